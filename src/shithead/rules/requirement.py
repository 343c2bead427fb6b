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
    HIGHER_SET = "higher_set"
    """As many cards of a strictly higher rank, or more cards of any rank."""


class Requirement(Struct, frozen=True):
    """What the next play has to be, apart from ranks that go on anything.

    Attributes:
        demand: the kind.
        rank: the rank that it is measured against; ``None`` for ``ANYTHING``.
        count: the number of cards that bind, for ``HIGHER_SET``; otherwise 0.
    """

    demand: Demand
    rank: Rank | None = None
    count: int = 0


ANYTHING = Requirement(Demand.ANYTHING)
