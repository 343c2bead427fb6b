"""What a rank, or one single card, can do beyond its place in the ladder (catalogue R1 to R12, R15)."""

from msgspec import Struct

from shithead.cards import Rank, Suit
from shithead.rules.values import Again, Follow, Give, GivenThen, Inverts


class Power(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The powers of one rank or of one card.

    Attributes:
        rank: which rank has them.
        suit: only the card of this suit has them; the others of the rank keep those of the rank (R15).
        wild: it goes on anything (R1).
        blocked_by: ranks on which it is not wild but counts by its place in the ladder (R1b).
        not_on_empty: it may not be laid on an empty pile, unless nothing else may be laid there (R1b).
        goes_on: the only ranks on which it may be laid, whatever they demand; empty for no such limit. It may
            always be laid on an empty pile (R2).
        lower_only: it may only be laid on a card that is lower in the ladder (R2).
        value: it counts as this rank wherever ranks are compared; it keeps its own for sets (R12).
        follow: what it demands of the next play; unused where it burns or is transparent (R3).
        follow_rank: the rank of ``AT_MOST`` and ``BELOW``; its own where none is given (R3b).
        follow_ranks: the ranks of ``ONE_OF`` (R3).
        inverts: it turns the order of the ladder round (R3c).
        transparent: the requirement is that of the first card below that is not transparent (R4).
        own_on_empty: with no such card below, it counts as its own rank; otherwise anything may follow (R4a).
        copies: it also skips and reverses as the card does that it shows (R4b).
        mirror: it is laid only together with cards of another rank, and takes that rank; by itself only where
            nothing else may be laid on an empty pile (R4c).
        burn: it burns the pile (R5).
        leaves: having done what it does it leaves the game alone, and the pile stays (R5, section 2.8).
        skip: so many seats lose their turn, for each card (R6).
        reverse: it turns the direction of play round (R7).
        again: its player plays again (R8).
        again_last_takes: who goes out with it takes the pile instead; otherwise the duty lapses (R8a).
        gives: who takes the pile, this card included (R9).
        given_then: who plays after that (R9a).
        target: its player chooses who plays next (R10).
        mimic: the ranks as one of which its player names it; it then counts as that rank for everything.
            Several laid together are named as one rank (R11).
        set_burn: so many cards of this rank burn as a set, in place of the number for all ranks (D30).
    """

    rank: Rank
    suit: Suit | None = None
    wild: bool = False
    blocked_by: tuple[Rank, ...] = ()
    not_on_empty: bool = False
    goes_on: tuple[Rank, ...] = ()
    lower_only: bool = False
    value: Rank | None = None
    follow: Follow = Follow.OWN
    follow_rank: Rank | None = None
    follow_ranks: tuple[Rank, ...] = ()
    inverts: Inverts = Inverts.NO
    transparent: bool = False
    own_on_empty: bool = False
    copies: bool = False
    mirror: bool = False
    burn: bool = False
    leaves: bool = False
    skip: int = 0
    reverse: bool = False
    again: Again = Again.NO
    again_last_takes: bool = False
    gives: Give = Give.NO
    given_then: GivenThen = GivenThen.AFTER_RECEIVER
    target: bool = False
    mimic: tuple[Rank, ...] = ()
    set_burn: int | None = None
