"""Every error that this package raises on purpose, and every code that it sends.

    ShitheadError
    ├── RulesError       rules that contradict themselves, all problems at once
    ├── NotationError    text that cannot be read; carries the line
    ├── IllegalMove      a move that the rules of the table forbid; carries a reason
    ├── Refused          a command that a table does not take; carries a code
    └── KernelError      a compiled kernel that must not be used

Reasons and codes are enums: the sentence that a person reads belongs to the message catalogues.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

Details: TypeAlias = Mapping[str, str | int]


class Reason(StrEnum):
    """Why the rules forbid a move."""

    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_READY = "already_ready"
    NOT_READY = "not_ready"
    ALREADY_ANSWERED = "already_answered"
    RANK_NOT_HELD = "rank_not_held"
    NO_CARDS = "no_cards"
    CARD_NAMED_TWICE = "card_named_twice"
    NOT_HELD = "not_held"
    MIXED_RANKS = "mixed_ranks"
    HAND_FIRST = "hand_first"
    FACE_UP_FIRST = "face_up_first"
    BLIND_ONLY = "blind_only"
    NO_SUCH_SLOT = "no_such_slot"
    TOO_LOW = "too_low"
    NOT_ABOVE = "not_above"
    TOO_HIGH = "too_high"
    SET_NOT_BEATEN = "set_not_beaten"
    PAIR_NOT_NEEDED = "pair_not_needed"
    NOT_A_COMPLETION = "not_a_completion"
    PILE_EMPTY = "pile_empty"
    MUST_PLAY = "must_play"
    FEE_DUE = "fee_due"
    NO_FEE_DUE = "no_fee_due"
    GAMBLE_OFF = "gamble_off"
    STOCK_EMPTY = "stock_empty"
    NOTHING_TO_PASS = "nothing_to_pass"  # noqa: S105
    MUST_PASS = "must_pass"  # noqa: S105
    MUST_COVER = "must_cover"
    NOT_BELOW = "not_below"
    NOT_ONE_OF = "not_one_of"
    NOT_THE_SAME = "not_the_same"
    TOO_FEW = "too_few"
    TOO_MANY = "too_many"
    ONE_AT_A_TIME = "one_at_a_time"
    NOT_A_RUN = "not_a_run"
    NEEDS_PARTNER = "needs_partner"
    NOT_ON_EMPTY = "not_on_empty"
    NOT_ON_THIS = "not_on_this"
    BLOCKED = "blocked"
    ONLY_ON_LOWER = "only_on_lower"
    WRONG_LEAD = "wrong_lead"
    ONLY_DRAWN = "only_drawn"
    LAST_CARD = "last_card"
    WRONG_FEE = "wrong_fee"
    BLIND_IN_ORDER = "blind_in_order"
    NOT_STUCK = "not_stuck"
    NO_GAMBLE_NOW = "no_gamble_now"
    SWAP_OVER = "swap_over"
    NOTHING_TO_LAY_ON = "nothing_to_lay_on"
    CHOOSE_FIRST = "choose_first"
    RANK_NOT_OPEN = "rank_not_open"
    NOT_A_CHOICE = "not_a_choice"


class ShitheadError(Exception):
    """The root of all errors of this package."""


class RulesError(ShitheadError):
    """Rules that cannot be played.

    Args:
        problems: one ``(field, problem)`` pair for each thing that is wrong; both are identifiers.
    """

    def __init__(self, problems: tuple[tuple[str, str], ...]) -> None:
        super().__init__("; ".join(f"{field}: {problem}" for field, problem in problems))
        self.problems = problems


class NotationError(ShitheadError):
    """Text that does not follow its format.

    Args:
        problem: what is wrong, in one clause.
        line: the number of the line, from 1, where the text has lines.
    """

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem if line is None else f"line {line}: {problem}")
        self.problem = problem
        self.line = line


class IllegalMove(ShitheadError):  # noqa: N818
    """A move that the rules forbid.

    Args:
        reason: which rule forbids it.
        details: what a sentence about it needs, for instance the rank that has to be beaten.
    """

    def __init__(self, reason: Reason, **details: str | int) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.details: Details = details


class Code(StrEnum):
    """Why a table or a server does not take a command; ``move/…`` codes come from ``Reason``."""

    NOT_SEATED = "table/not_seated"
    NOT_HOST = "table/not_host"
    TABLE_FULL = "table/full"
    ALREADY_STARTED = "table/already_started"
    ALREADY_SEATED = "table/already_seated"
    NOT_STARTED = "table/not_started"
    GAME_RUNNING = "table/game_running"
    TOO_FEW_SEATS = "table/too_few_seats"
    TOO_MANY_SEATS = "table/too_many_seats"
    NO_SUCH_SEAT = "table/no_such_seat"
    SEAT_PRESENT = "table/seat_present"
    JUST_LEFT = "table/just_left"
    SEAT_TAKEN = "table/seat_taken"
    TAKEN_OVER = "table/taken_over"
    TOO_MANY_SPECTATORS = "table/too_many_spectators"
    NO_RECORD = "table/no_record"
    STALE_DECISION = "table/stale_decision"
    ID_REUSED = "table/id_reused"
    FROZEN = "table/frozen"
    UNKNOWN_RULES = "table/unknown_rules"
    BAD_NAME = "table/bad_name"
    NO_SUCH_TABLE = "table/no_such_table"
    MALFORMED = "protocol/malformed"
    TOO_LARGE = "protocol/too_large"
    TOO_FAST = "protocol/too_fast"
    TOO_SLOW = "protocol/too_slow"
    WRONG_VERSION = "protocol/wrong_version"
    TOO_MANY_TABLES = "protocol/too_many_tables"
    WRONG_ORIGIN = "protocol/wrong_origin"
    NO_GUEST = "protocol/no_guest"
    NO_SUCH_PAGE = "protocol/no_such_page"
    STORAGE = "protocol/storage"
    FAILED = "protocol/failed"


def move_code(reason: Reason) -> str:
    """The wire code of a reason, for instance ``move/too_low``."""
    return f"move/{reason.value}"


class Refused(ShitheadError):  # noqa: N818
    """A command that is refused and changes nothing.

    Args:
        code: a ``Code``, or ``move/<reason>``.
        details: what a sentence about it needs.
    """

    def __init__(self, code: str, details: Details | None = None) -> None:
        super().__init__(str(code))
        self.code = str(code)
        self.details: Details = details or {}


class KernelError(ShitheadError):
    """A compiled kernel that does not fit its sources or is incomplete; the text says what to do."""
