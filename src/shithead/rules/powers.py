"""What a rank can do beyond its place in the ladder (catalogue R1 to R5)."""

from enum import StrEnum

from msgspec import Struct

from shithead.cards import Rank


class Follow(StrEnum):
    """What a card demands of the next play (R3)."""

    OWN = "own"
    """At least its own rank."""
    ANY = "any"
    """Anything: the card is a reset."""
    AT_MOST = "at_most"
    """Its own rank or a lower one."""


class Power(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The powers of one rank.

    Attributes:
        rank: which rank has them.
        wild: it goes on anything (R1).
        follow: what it demands of the next play (R3); unused where it burns or is transparent.
        transparent: the requirement is that of the first card below that is not transparent; with none
            below, anything may follow (R4, R4a).
        burn: it burns the pile and its player goes again (R5).
    """

    rank: Rank
    wild: bool = False
    follow: Follow = Follow.OWN
    transparent: bool = False
    burn: bool = False
