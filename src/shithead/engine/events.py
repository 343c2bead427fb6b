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
    LEAD_SEAT = "lead_seat"
    DEALER_LEFT = "dealer_left"


class BurnCause(StrEnum):
    """What burned the pile: a burn rank or a full set."""

    RANK = "rank"
    SET = "set"


class Termination(StrEnum):
    """How a game ended: one seat is left with cards, or nothing moves any more (C-67)."""

    LAST_LEFT = "last_left"
    NO_PROGRESS = "no_progress"


class Dealt(Struct, frozen=True, tag="dealt"):
    """Cards were dealt: the dealer's seat, the number of seats, cards left as stock."""

    dealer: int
    seats: int
    stock: int


class Swapped(Struct, frozen=True, tag="swapped"):
    """A seat exchanged a hand card with a face-up card; nobody else is shown it."""

    seat: int
    hand: Card
    face_up: Card


class Readied(Struct, frozen=True, tag="readied"):
    """A seat finished swapping, or took that back."""

    seat: int
    on: bool


class RowsShown(Struct, frozen=True, tag="rows_shown"):
    """Everybody is ready: the face-up rows as they now lie, by seat."""

    rows: tuple[tuple[Card, ...], ...]


class CallOpened(Struct, frozen=True, tag="call_opened"):
    """No row shows this rank, but a hand holds it: the first to call it leads."""

    rank: Rank


class Called(Struct, frozen=True, tag="called"):
    """A seat called the rank from its hand."""

    seat: int
    rank: Rank


class Passed(Struct, frozen=True, tag="passed"):
    """A seat let the call or its extra play go by."""

    seat: int


class Started(Struct, frozen=True, tag="started"):
    """Play begins: who leads, because of which rank, and why."""

    seat: int
    rank: Rank | None
    by: StartedBy


class Played(Struct, frozen=True, tag="played"):
    """Cards of one rank were laid from the hand or from the face-up row."""

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


class PileBurned(Struct, frozen=True, tag="pile_burned"):
    """The pile left the game: so many cards, because of a burn rank or a full set."""

    seat: int
    count: int
    cause: BurnCause


class Drew(Struct, frozen=True, tag="drew"):
    """A seat refilled its hand; the cards are shown to that seat only."""

    seat: int
    count: int
    cards: tuple[Card, ...]


class PickedUp(Struct, frozen=True, tag="picked_up"):
    """A seat took the pile: so many cards, the fee or the turned card among them."""

    seat: int
    count: int
    fee: Card | None


class Skipped(Struct, frozen=True, tag="skipped"):
    """A seat lost its turn."""

    seat: int


class WentOut(Struct, frozen=True, tag="went_out"):
    """A seat has no card left; ``place`` counts from 1."""

    seat: int
    place: int


class GameEnded(Struct, frozen=True, tag="game_ended"):
    """The game is over; ``loser`` is ``None`` in a draw."""

    termination: Termination
    loser: int | None


Event: TypeAlias = (
    Dealt
    | Swapped
    | Readied
    | RowsShown
    | CallOpened
    | Called
    | Passed
    | Started
    | Played
    | Flipped
    | Gambled
    | PileBurned
    | Drew
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
            return event if event.seat == viewer else None
        case Drew():
            return event if event.seat == viewer else replace(event, cards=())
        case (
            Dealt()
            | Readied()
            | RowsShown()
            | CallOpened()
            | Called()
            | Passed()
            | Started()
            | Played()
            | Flipped()
            | Gambled()
            | PileBurned()
            | PickedUp()
            | Skipped()
            | WentOut()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
