"""A position in one line of text, hidden cards included; parse and format are exact inverses.

``phase=play dealer=0 lead=0 turn=1 decision=3 idle=0 ready=00 call=- pass=0 out=- end=-
seats=3C4D5H/9STDQC/2H7S8S/9STDQC,… pile=9S9C@1h,KD@-h stock=7D burned=- rules=classic`` (one line)

A seat is hand, face-up row, face-down cards and the row as dealt. A play is its cards, then the seat that
laid it (``-`` where unknown), the first letter of its zone, and ``+n`` where n cards bind: the borders of
plays matter, since a pair that binds is a play and not two cards.
"""

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from shithead.cards import Card, sort_cards
from shithead.engine.deal import pack_for
from shithead.engine.events import Termination, Zone
from shithead.engine.outcome import Outcome
from shithead.engine.pile import cards_of
from shithead.engine.state import Laid, Phase, State
from shithead.errors import NotationError
from shithead.notation.cards import format_cards, format_rank, parse_cards, parse_rank_or_none
from shithead.notation.rules import format_rules, parse_rules
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules

T = TypeVar("T")

_ZONES = {Zone.HAND: "h", Zone.FACE_UP: "u", Zone.FACE_DOWN: "d", Zone.STOCK: "s"}
_ZONE_LETTERS = {letter: zone for zone, letter in _ZONES.items()}
_KEYS = "phase dealer lead turn decision idle ready call pass out end seats pile stock burned rules".split()
_ZONES_OF_A_SEAT = 4
NOBODY = -1
"""The turn while it is nobody's."""


def _join(parts: list[str]) -> str:
    return ",".join(parts) or "-"


def _split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _cards(cards: tuple[Card, ...]) -> str:
    return format_cards(cards, "") or "-"


def _parse_cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else parse_cards(text)


def _format_laid(laid: Laid) -> str:
    seat = "-" if laid.seat is None else str(laid.seat)
    bound = f"+{laid.bound}" if laid.bound else ""
    return f"{_cards(laid.cards)}@{seat}{_ZONES[laid.zone]}{bound}"


def _parse_laid(text: str) -> Laid:
    laid, _, rest = text.partition("@")
    where, _, bound = rest.partition("+")
    cards = _parse_cards(laid)
    if where[-1:] not in _ZONE_LETTERS or len({card.rank for card in cards}) != 1:
        raise NotationError(f"{text!r} is not a play")
    seat = None if where[:-1] == "-" else _number(where[:-1])
    return Laid(cards, seat, _ZONE_LETTERS[where[-1]], _number(bound) if bound else 0)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise NotationError(f"{text!r} is not a number")
    return int(text)


def _flags(text: str) -> tuple[bool, ...]:
    if set(text) - {"0", "1"}:
        raise NotationError(f"{text!r} is not a row of 0 and 1")
    return tuple(letter == "1" for letter in text)


def _format_outcome(outcome: Outcome | None) -> str:
    if outcome is None:
        return "-"
    return f"{outcome.termination}:{'-' if outcome.loser is None else outcome.loser}"


def _parse_outcome(text: str, out: tuple[int, ...], rules: Rules) -> Outcome | None:
    if text == "-":
        return None
    termination, _, loser = text.partition(":")
    if termination not in set(Termination):
        raise NotationError(f"{text!r} is not an end")
    if loser == "-":
        return Outcome(Termination(termination), None, out)
    return Outcome(Termination(termination), _number(loser), out, rules.forfeit)


def format_position(state: State) -> str:
    """A position as one line, without its rules."""
    zones = zip(state.hands, state.face_up, state.face_down, state.dealt_up, strict=True)
    values = {
        "phase": state.phase.value,
        "dealer": str(state.dealer),
        "lead": str(state.lead),
        "turn": str(state.turn),
        "decision": str(state.decision),
        "idle": str(state.idle),
        "ready": "".join("01"[ready] for ready in state.ready),
        "call": format_rank(state.call_rank),
        "pass": "01"[state.may_pass],
        "out": _join([str(seat) for seat in state.out]),
        "end": _format_outcome(state.outcome),
        "seats": _join(["/".join(map(_cards, seat)) for seat in zones]),
        "pile": _join([_format_laid(laid) for laid in state.pile]),
        "stock": _cards(state.stock),
        "burned": _cards(state.burned),
    }
    return " ".join(f"{key}={value}" for key, value in values.items())


def format_state(state: State) -> str:
    """A position as one line."""
    return f"{format_position(state)} rules={format_rules(state.table.rules)}"


def _read_keys(text: str) -> dict[str, str]:
    words = text.split(" ", len(_KEYS) - 1)
    pairs = dict(word.partition("=")[::2] for word in words)
    if list(pairs) != list(_KEYS) or not all(pairs.values()):
        raise NotationError(f"a position has the parts {', '.join(_KEYS)}, in this order")
    return pairs


def _seats(text: str) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    seats = [tuple(_parse_cards(zone) for zone in seat.split("/")) for seat in _split(text)]
    if len(seats) < 2 or any(len(seat) != _ZONES_OF_A_SEAT for seat in seats):
        raise NotationError("each seat has four lists of cards, and there are at least two seats")
    return tuple(zip(*seats, strict=True))


def _one_of(kind: Callable[[str], T], text: str) -> T:
    try:
        return kind(text)
    except ValueError:
        raise NotationError(f"{text!r} is not one of the values that stand there") from None


def _in_range(state: State) -> None:
    seats = range(len(state.hands))
    named = [
        state.dealer,
        state.lead,
        *state.out,
        *(laid.seat for laid in state.pile if laid.seat is not None),
    ]
    turn_is_open = state.turn in seats if state.phase is Phase.PLAY else state.turn == NOBODY
    if not (turn_is_open and all(seat in seats for seat in named) and len(state.ready) == len(seats)):
        raise NotationError("it names a seat that is not there")
    if (state.phase is Phase.ENDED) is (state.outcome is None) or (state.phase is Phase.CALL) is (
        state.call_rank is None
    ):
        raise NotationError("its parts contradict each other")


def _check_cards(state: State) -> None:
    zones = (*state.hands, *state.face_up, *state.face_down, state.stock, cards_of(state.pile), state.burned)
    counts = Counter(card for zone in zones for card in zone)
    pack = Counter(pack_for(state.table.rules, len(state.hands)))
    if counts - pack:
        raise NotationError("it holds cards more often than the pack")
    if any(hand != sort_cards(hand) for hand in state.hands):
        raise NotationError("a hand is not sorted")


def parse_state(text: str) -> State:
    """Read a position.

    Raises:
        NotationError: the text does not follow the format.
    """
    parts = _read_keys(text)
    hands, face_up, face_down, dealt_up = _seats(parts["seats"])
    out = tuple(_number(seat) for seat in _split(parts["out"]))
    rules = parse_rules(parts["rules"])
    state = State(
        table=compile_rules(rules),
        dealer=_number(parts["dealer"]),
        lead=_number(parts["lead"]),
        phase=_one_of(Phase, parts["phase"]),
        decision=_number(parts["decision"]),
        turn=NOBODY if parts["turn"] == str(NOBODY) else _number(parts["turn"]),
        hands=hands,
        face_up=face_up,
        face_down=face_down,
        dealt_up=dealt_up,
        stock=_parse_cards(parts["stock"]),
        pile=tuple(_parse_laid(laid) for laid in _split(parts["pile"])),
        burned=_parse_cards(parts["burned"]),
        ready=_flags(parts["ready"]),
        call_rank=parse_rank_or_none(parts["call"]),
        may_pass=_flags(parts["pass"]) == (True,),
        idle=_number(parts["idle"]),
        out=out,
        outcome=_parse_outcome(parts["end"], out, rules),
    )
    _in_range(state)
    _check_cards(state)
    if format_state(state) != text:
        raise NotationError("it is not written as it would be printed")
    return state
