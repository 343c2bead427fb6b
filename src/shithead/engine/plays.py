"""Which sets of cards a seat may lay now, the pair escape among them.

Most house rules leave it at sets of one rank from one zone; those are found here. The others are found card
class by card class in ``combinations``.
"""

from shithead.cards import Card, sort_cards
from shithead.engine.combinations import combined_plays
from shithead.engine.events import Zone
from shithead.engine.pile import Demanded, beats, demanded, missing_to_complete
from shithead.engine.source import open_cards, source
from shithead.engine.state import State

Group = tuple[Card, ...]

ESCAPE = 2
"""An escape is exactly a pair (C-22 g)."""


def by_rank(cards: tuple[Card, ...]) -> list[Group]:
    """The cards as one group a rank, ranks ascending, each group sorted."""
    if not cards:
        return []
    groups: list[Group] = []
    ordered = sort_cards(cards)
    start, rank = 0, ordered[0].rank
    for place, card in enumerate(ordered):
        if card.rank is not rank:
            groups.append(ordered[start:place])
            start, rank = place, card.rank
    groups.append(ordered[start:])
    return groups


def has_escape(state: State, zone: Zone, wanted: Demanded, groups: list[Group]) -> bool:
    """Whether the pair escape is open (C-22).

    It is closed on an empty pile, while a number binds, and to whoever has a single card that may be laid,
    be it that it beats the pile or that it completes a set.
    """
    if not state.table.rules.pair_escape or wanted.base is None or wanted.bound or zone is Zone.FACE_DOWN:
        return False
    classes = {state.table.classes[card.index] for group in groups for card in group}
    return not any(beats(state, wanted, card_class, 1) for card_class in classes)


def legal_sets(state: State, seat: int) -> list[Group]:
    """The plays that a seat may make with its open cards, one for each that differs to the rules, sorted."""
    zone = source(state, seat)
    wanted = demanded(state, zone)
    if not state.table.plain_sets or state.duty is not None:
        groups = by_rank(open_cards(state, seat))
        return combined_plays(state, seat, zone, wanted, escape=has_escape(state, zone, wanted, groups))
    groups = by_rank(open_cards(state, seat))
    if wanted.bound or state.table.rules.pair_escape or state.table.mimics:
        return _bound_sets(state, zone, wanted, groups)
    return _free_sets(state, wanted.classes, groups)


def _free_sets(state: State, classes: int, groups: list[Group]) -> list[Group]:
    """The sets where no number binds: any number of a class that fits, or what completes a set."""
    found: list[Group] = []
    for group in groups:
        rank = group[0].rank
        if classes >> rank & 1:
            least = 1
        elif state.pile and state.table.rules.completion_beats:
            least = missing_to_complete(state, rank)
        else:
            continue
        found += [group[:count] for count in range(least, len(group) + 1)]
    return found


def _bound_sets(state: State, zone: Zone, wanted: Demanded, groups: list[Group]) -> list[Group]:
    """The sets where each number of cards has to be judged: it binds, or may complete a set by its name."""
    escape = has_escape(state, zone, wanted, groups)
    return [
        group[:count]
        for group in groups
        for count in range(1, len(group) + 1)
        if (escape and count == ESCAPE) or beats(state, wanted, group[0].rank, count)
    ]
