"""``Rules``: all house rules of a table as one frozen value.

Each field names the dimension of the rule catalogue that it stands for (D01, R3, …). A value is only data:
``check`` says whether it can be played, ``compile`` turns it into what the engine reads.
"""

from enum import StrEnum

from msgspec import Struct

from shithead.cards import Rank
from shithead.rules.powers import Power


class Starter(StrEnum):
    """Who leads (D09)."""

    ROW_AS_DEALT = "row_as_dealt"
    """The first seat from the dealer's left that was dealt the lowest rank face up, swaps ignored."""
    ROW_AT_START = "row_at_start"
    """The same, with the face-up rows as they lie when play starts."""
    LEAD_SEAT = "lead_seat"
    """Always the same seat: whoever opened the table."""


class Pickup(StrEnum):
    """When the pile may be taken (D22)."""

    FREE = "free"
    FORCED = "forced"


class Fee(StrEnum):
    """Which face-up cards go along with a pick-up from the face-up row (D43)."""

    NONE = "none"
    ONE_CHOSEN = "one_chosen"


class Gamble(StrEnum):
    """When the top card of the stock may be turned onto the pile as one's play (D25)."""

    OFF = "off"
    ANY_TIME = "any_time"


class Replay(StrEnum):
    """Whether the player who burned goes again (R5a, D32)."""

    MUST = "must"
    MAY = "may"


class WildSet(StrEnum):
    """What four of a wild rank do (D35)."""

    BURNS = "burns"
    NORMAL = "normal"


class NextDealer(StrEnum):
    """Who deals the next game of a series (D11)."""

    LOSER = "loser"
    SAME = "same"


NATURAL_LADDER = tuple(rank for rank in Rank if rank is not Rank.JOKER)


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All house rules of a table.

    Attributes:
        min_seats: fewest seats (D01).
        max_seats: most seats (D01).
        jokers: jokers in the pack at ``min_seats`` seats, at one more, and so on; the last number also
            holds for every larger table (D03).
        deal_down: face-down cards dealt to each seat (D04).
        deal_up: face-up cards dealt to each seat (D04).
        deal_hand: hand cards dealt to each seat (D04).
        swap: hand and face-up cards may be exchanged before play (D06).
        starter: who leads (D09).
        starter_call: a rank that is not found face up is called from the hand, and the first to call
            leads; otherwise the first holder from the dealer's left does (D09).
        starter_from: the rank with which the search begins; it goes up the ladder (D09b).
        next_dealer: who deals the next game (D11).
        ladder: the ranks that are compared, from low to high; the others stand outside (D12).
        strict_row: from the face-up row a card must be strictly higher (D44).
        pair_escape: who has no single card that beats may lay a pair of any rank, which binds (D16).
        pair_skips: two cards of one rank laid together skip the next player (R6).
        powers: what single ranks can do, in the order of ranks.
        draw_to: a hand below this is refilled after a play (D20).
        pickup: when the pile may be taken (D22).
        pickup_fee: what goes along with a pick-up from the face-up row (D43).
        stock_gamble: when the top of the stock may be turned as a play (D25).
        burn_replay: whether the player of a burn rank goes again (R5a).
        set_burn: so many cards of one rank on top burn the pile; 0 switches it off (D30).
        set_burn_replay: whether the player who completed the set goes again (D32).
        wild_set: what a full set of a wild rank does (D35).
        out_of_turn: who holds all missing cards may complete a set at any time (D33).
        forfeit: what the loser has to do; never affects play (D56).
        no_progress_limit: after so many moves in a row without a card drawn, burned or turned blind and
            without a seat going out the game is a draw; 0 switches it off (C-67).
    """

    min_seats: int = 2
    max_seats: int = 5
    jokers: tuple[int, ...] = (0,)
    deal_down: int = 3
    deal_up: int = 3
    deal_hand: int = 3
    swap: bool = True
    starter: Starter = Starter.ROW_AS_DEALT
    starter_call: bool = True
    starter_from: Rank = Rank.THREE
    next_dealer: NextDealer = NextDealer.LOSER
    ladder: tuple[Rank, ...] = NATURAL_LADDER
    strict_row: bool = False
    pair_escape: bool = False
    pair_skips: bool = False
    powers: tuple[Power, ...] = ()
    draw_to: int = 3
    pickup: Pickup = Pickup.FREE
    pickup_fee: Fee = Fee.NONE
    stock_gamble: Gamble = Gamble.OFF
    burn_replay: Replay = Replay.MUST
    set_burn: int = 4
    set_burn_replay: Replay = Replay.MUST
    wild_set: WildSet = WildSet.BURNS
    out_of_turn: bool = False
    forfeit: str = ""
    no_progress_limit: int = 500

    def jokers_at(self, seats: int) -> int:
        """How many jokers are in the pack of a table with so many seats."""
        return self.jokers[min(seats - self.min_seats, len(self.jokers) - 1)]

    def pack_size(self, seats: int) -> int:
        """How many cards the pack of a table with so many seats has."""
        return 52 + self.jokers_at(seats)
