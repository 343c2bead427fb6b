"""``Requirement``: what the pile demands of the next play, in a form that can be shown and said."""

from enum import StrEnum

from msgspec import Struct

from shithead.cards import Rank


class Demand(StrEnum):
    """The kinds of requirement."""

    ANYTHING = "anything"
    AT_LEAST = "at_least"
    ABOVE = "above"
    AT_MOST = "at_most"
    BELOW = "below"
    ONE_OF = "one_of"
    SAME = "same"
    HIGHER_SET = "higher_set"
    """As many cards of a strictly higher rank, or more cards of any rank."""
    LEAD = "lead"
    """The starter leads a certain rank or card."""


class Requirement(Struct, frozen=True):
    """What the next play has to be, apart from ranks that go on anything.

    Attributes:
        demand: the kind.
        rank: the rank that it is measured against; ``None`` for ``ANYTHING`` and ``ONE_OF``.
        count: the number of cards that bind; otherwise 0.
        ranks: the ranks of ``ONE_OF``.
    """

    demand: Demand
    rank: Rank | None = None
    count: int = 0
    ranks: tuple[Rank, ...] = ()


ANYTHING = Requirement(Demand.ANYTHING)
