"""What happened in a game, in order. Events are facts in the past; a client draws motion and a log from them.

``redact`` is the only door through which an event reaches a viewer.
"""

from enum import StrEnum
from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from shithead.cards import Card, Rank


class Zone(StrEnum):
    """Where a card came from when it was laid."""

    HAND = "hand"
    FACE_UP = "face_up"
    FACE_DOWN = "face_down"
    STOCK = "stock"


class StartedBy(StrEnum):
    """Why a seat leads (D09)."""

    ROW = "row"
    CALL = "call"
    HAND = "hand"
    LOWEST = "lowest"
    WEAKEST = "weakest"
    LEAD_SEAT = "lead_seat"
    LAST_LOSER = "last_loser"
    LOT = "lot"
    DEALER_LEFT = "dealer_left"
    DEALER_RIGHT = "dealer_right"


class BurnCause(StrEnum):
    """What burned the pile: a burn rank, a full set, or a seat that went out (D52)."""

    RANK = "rank"
    SET = "set"
    OUT = "out"


class Termination(StrEnum):
    """How a game ended: one seat is left with cards, one went out first (D54), nothing moves (C-67)."""

    LAST_LEFT = "last_left"
    FIRST_OUT = "first_out"
    NO_PROGRESS = "no_progress"


class Dealt(Struct, frozen=True, tag="dealt", omit_defaults=True):
    """Cards were dealt: the dealer's seat, the number of seats, cards left as stock, the face-up rows.

    The rows are those that lie open: none where each player chooses its own.
    """

    dealer: int
    seats: int
    stock: int
    rows: tuple[tuple[Card, ...], ...] = ()


class Exchanged(Struct, frozen=True, tag="exchanged"):
    """The last loser gave cards to the last winner and got others back (D57); only the two see them."""

    giver: int
    taker: int
    count: int
    given: tuple[Card, ...]
    returned: tuple[Card, ...]


class Swapped(Struct, frozen=True, tag="swapped"):
    """A seat exchanged a hand card with a face-up card; before play nobody else is shown it."""

    seat: int
    hand: Card
    face_up: Card
    shown: bool = False


class Readied(Struct, frozen=True, tag="readied"):
    """A seat finished swapping, or took that back."""

    seat: int
    on: bool


class RowsShown(Struct, frozen=True, tag="rows_shown"):
    """Everybody is ready: the face-up rows as they now lie, by seat."""

    rows: tuple[tuple[Card, ...], ...]


class LaidOff(Struct, frozen=True, tag="laid_off"):
    """A seat laid off a card on the row of a seat, or on the pile (D07)."""

    seat: int
    card: Card
    row: int | None


class CardTurned(Struct, frozen=True, tag="card_turned"):
    """The first card of the pile was turned from the stock (D08)."""

    card: Card


class CallOpened(Struct, frozen=True, tag="call_opened"):
    """No row shows this rank, but a hand holds it: the first to call it leads."""

    rank: Rank


class Called(Struct, frozen=True, tag="called"):
    """A seat called the rank from its hand."""

    seat: int
    rank: Rank


class Passed(Struct, frozen=True, tag="passed"):
    """A seat let the call, its extra play or an empty pile go by."""

    seat: int


class Started(Struct, frozen=True, tag="started"):
    """Play begins: who leads, because of which rank, and why."""

    seat: int
    rank: Rank | None
    by: StartedBy


class Played(Struct, frozen=True, tag="played"):
    """Cards of one rank, or a run, were laid from the hand or from the face-up row."""

    seat: int
    zone: Zone
    cards: tuple[Card, ...]


class Flipped(Struct, frozen=True, tag="flipped"):
    """A face-down card was turned for all to see; it stays on the pile or goes to the hand with it."""

    seat: int
    slot: int
    card: Card
    stays: bool


class Gambled(Struct, frozen=True, tag="gambled"):
    """The top card of the stock was turned; it stays on the pile or goes to the hand with it."""

    seat: int
    card: Card
    stays: bool


class Named(Struct, frozen=True, tag="named"):
    """A seat said as which rank its cards count (R11)."""

    seat: int
    rank: Rank


class Declared(Struct, frozen=True, tag="declared"):
    """A seat said whether the next play has to be lower, or higher (R3d)."""

    seat: int
    lower: bool


class Given(Struct, frozen=True, tag="given"):
    """A card gave the pile, so many cards, to another seat (R9)."""

    seat: int
    receiver: int
    count: int


class CardsLeft(Struct, frozen=True, tag="cards_left"):
    """Cards left the game by themselves; the pile stays (R5)."""

    seat: int
    cards: tuple[Card, ...]


class Reversed(Struct, frozen=True, tag="reversed"):
    """The direction of play turned round (R7)."""

    seat: int
    clockwise: bool


class OrderTurned(Struct, frozen=True, tag="order_turned"):
    """The order of the ladder turned round (R3c)."""

    seat: int
    inverted: bool


class Targeted(Struct, frozen=True, tag="targeted"):
    """A seat chose who plays next (R10)."""

    seat: int
    successor: int


class PileBurned(Struct, frozen=True, tag="pile_burned"):
    """The pile left the game: so many cards, and why."""

    seat: int
    count: int
    cause: BurnCause


class Drew(Struct, frozen=True, tag="drew"):
    """A seat refilled its hand; the cards are shown to that seat only."""

    seat: int
    count: int
    cards: tuple[Card, ...]


class RowTaken(Struct, frozen=True, tag="row_taken"):
    """A seat took its face-up row, or the first card of it, into the hand (D41)."""

    seat: int
    cards: tuple[Card, ...]


class PickedUp(Struct, frozen=True, tag="picked_up"):
    """A seat took the pile: so many cards, the fee or the turned card among them."""

    seat: int
    count: int
    fee: tuple[Card, ...]


class Skipped(Struct, frozen=True, tag="skipped"):
    """A seat lost its turn."""

    seat: int


class WentOut(Struct, frozen=True, tag="went_out"):
    """A seat has no card left; ``place`` counts from 1."""

    seat: int
    place: int


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """The game is over; ``loser`` is ``None`` where nobody is named."""

    termination: Termination
    loser: int | None


Event: TypeAlias = (
    Dealt
    | Exchanged
    | Swapped
    | Readied
    | RowsShown
    | LaidOff
    | CardTurned
    | CallOpened
    | Called
    | Passed
    | Started
    | Played
    | Flipped
    | Gambled
    | Named
    | Declared
    | Given
    | CardsLeft
    | Reversed
    | OrderTurned
    | Targeted
    | PileBurned
    | Drew
    | RowTaken
    | PickedUp
    | Skipped
    | WentOut
    | GameEnded
)


def redact(event: Event, viewer: int | None) -> Event | None:
    """The event as a viewer may see it.

    Args:
        event: what happened.
        viewer: a seat; ``None`` is a spectator.

    Returns:
        The event without what the viewer may not know; ``None`` where it may not know of it at all.
    """
    match event:
        case Swapped():
            return event if event.shown or event.seat == viewer else None
        case Exchanged():
            return event if viewer in (event.giver, event.taker) else replace(event, given=(), returned=())
        case Drew():
            return event if event.seat == viewer else replace(event, cards=())
        case (
            Dealt()
            | Readied()
            | RowsShown()
            | LaidOff()
            | CardTurned()
            | CallOpened()
            | Called()
            | Passed()
            | Started()
            | Played()
            | Flipped()
            | Gambled()
            | Named()
            | Declared()
            | Given()
            | CardsLeft()
            | Reversed()
            | OrderTurned()
            | Targeted()
            | PileBurned()
            | RowTaken()
            | PickedUp()
            | Skipped()
            | WentOut()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
