"""What a seat may do. A move is data; whether it is allowed is decided in ``check``."""

from typing import TypeAlias

from msgspec import Struct

from shithead.cards import Card, Rank


class Swap(Struct, frozen=True, tag="swap"):
    """Exchange a hand card with a card of one's own face-up row (D06)."""

    hand: Card
    face_up: Card


class Ready(Struct, frozen=True, tag="ready"):
    """Finish swapping or laying off, or take that back while others have not finished (D06b, D07)."""

    on: bool


class LayOff(Struct, frozen=True, tag="lay_off"):
    """Before play, lay a hand card on a card of its rank in a seat's face-up row, or on the pile (D07)."""

    card: Card
    row: int | None


class Call(Struct, frozen=True, tag="call"):
    """Call the searched rank from the hand in order to lead (D09)."""


class Pass(Struct, frozen=True, tag="pass"):
    """Let a call go by, or decline a play that is only permitted (D09, D19, D23, C-42)."""


class Play(Struct, frozen=True, tag="play"):
    """Lay cards of one rank, or a run, from the zone that is open. In a canonical move they are sorted."""

    cards: tuple[Card, ...]


class Flip(Struct, frozen=True, tag="flip"):
    """Turn the face-down card in a slot, counted from 0 over the cards still there (D45)."""

    slot: int


class Gamble(Struct, frozen=True, tag="gamble"):
    """Turn the top card of the stock onto the pile (D25)."""


class PickUp(Struct, frozen=True, tag="pick_up"):
    """Take the pile, with the face-up cards that go along where some are due (D22, D43)."""

    fee: tuple[Card, ...] = ()


class Choose(Struct, frozen=True, tag="choose", omit_defaults=True):
    """Say what a play of one's own leaves open; exactly one of the three is given.

    Attributes:
        rank: as which rank the cards count (R11).
        lower: whether the next play has to be lower, or higher (R3d).
        seat: who takes the pile, or who plays next (R9, R10).
    """

    rank: Rank | None = None
    lower: bool | None = None
    seat: int | None = None


Move: TypeAlias = Swap | Ready | LayOff | Call | Pass | Play | Flip | Gamble | PickUp | Choose
