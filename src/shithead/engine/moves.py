"""What a seat may do. A move is data; whether it is allowed is decided in ``check``."""

from typing import TypeAlias

from msgspec import Struct

from shithead.cards import Card


class Swap(Struct, frozen=True, tag="swap"):
    """Exchange a hand card with a card of one's own face-up row, before play (D06)."""

    hand: Card
    face_up: Card


class Ready(Struct, frozen=True, tag="ready"):
    """Finish swapping, or take that back while others still swap (D06b)."""

    on: bool


class Call(Struct, frozen=True, tag="call"):
    """Call the searched rank from the hand in order to lead (D09)."""


class Pass(Struct, frozen=True, tag="pass"):
    """Let a call go by, or decline an extra play that is only permitted (D09, C-42)."""


class Play(Struct, frozen=True, tag="play"):
    """Lay cards of one rank from the zone that is open. In a canonical move they are sorted."""

    cards: tuple[Card, ...]


class Flip(Struct, frozen=True, tag="flip"):
    """Turn the face-down card in a slot, counted from 0 over the cards still there (D45)."""

    slot: int


class Gamble(Struct, frozen=True, tag="gamble"):
    """Turn the top card of the stock onto the pile (D25)."""


class PickUp(Struct, frozen=True, tag="pick_up"):
    """Take the pile, with the face-up card that goes along where one is due (D22, D43)."""

    fee: Card | None = None


Move: TypeAlias = Swap | Ready | Call | Pass | Play | Flip | Gamble | PickUp
