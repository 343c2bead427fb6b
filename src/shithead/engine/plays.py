"""Which sets of cards a seat may lay now, the pair escape among them."""

from itertools import groupby

from shithead.cards import Card, Rank, card_index
from shithead.engine.events import Zone
from shithead.engine.pile import Pile, beats, effective_play
from shithead.rules.compile import RuleTable

Group = tuple[Card, ...]

ESCAPE = 2
"""An escape is exactly a pair (C-22 g)."""


def _rank(card: Card) -> Rank:
    return card.rank


def by_rank(cards: tuple[Card, ...]) -> list[Group]:
    """The cards as one group a rank, ranks ascending, each group sorted."""
    return [tuple(group) for _, group in groupby(sorted(cards, key=card_index), key=_rank)]


def has_escape(table: RuleTable, pile: Pile, zone: Zone, groups: list[Group]) -> bool:
    """Whether the pair escape is open (C-22).

    It is closed on an empty pile, while a number binds, and to whoever has a single card that may be laid,
    be it that it beats the pile or that it completes a set.
    """
    if not table.rules.pair_escape:
        return False
    laid = effective_play(table, pile)
    if laid is None or laid.bound:
        return False
    return not any(beats(table, pile, zone, group[0].rank, 1) for group in groups)


def legal_sets(table: RuleTable, pile: Pile, zone: Zone, cards: tuple[Card, ...]) -> list[Group]:
    """The sets that may be laid, one for each rank and number, sorted."""
    groups = by_rank(cards)
    escape = has_escape(table, pile, zone, groups)
    return [
        group[:count]
        for group in groups
        for count in range(1, len(group) + 1)
        if (escape and count == ESCAPE) or beats(table, pile, zone, group[0].rank, count)
    ]
