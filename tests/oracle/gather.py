"""The plays that can be put together from some cards, whether or not they may be laid.

A play is gathered once for each choice of classes; which of several equal cards are in it does not matter.
"""

from itertools import product

from shithead.rules.model import Rules
from tests.oracle.classes import class_of, is_mirror, power_of, rank_of, step_of, suit_of


def by_class(rules: Rules, cards: list[str]) -> dict[str, list[str]]:
    """The cards of each class."""
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(class_of(rules, card), []).append(card)
    return found


def selections(rules: Rules, cards: list[str]) -> list[list[str]]:
    """Every choice of one card or more, told apart by classes alone."""
    groups = list(by_class(rules, cards).values())
    counts = product(*(range(len(group) + 1) for group in groups))
    taken = [
        [card for group, number in zip(groups, numbers, strict=True) for card in group[:number]]
        for numbers in counts
    ]
    return [
        chosen
        for chosen in taken
        if chosen and (is_of_one_class(rules, chosen) or not has_mimic(rules, chosen))
    ]


def is_of_one_class(rules: Rules, cards: list[str]) -> bool:
    """No rule tells the cards apart."""
    return len({class_of(rules, card) for card in cards}) == 1


def has_mimic(rules: Rules, cards: list[str]) -> bool:
    """One of the cards is named when it is laid; such cards are laid only with those of their class."""
    return any(power_of(rules, class_of(rules, card)).mimic for card in cards)


def sets_of_one_rank(rules: Rules, cards: list[str]) -> list[list[str]]:
    """Every set of cards of one rank, mirrors among them."""
    ranks = list(dict.fromkeys(rank_of(card) for card in cards))
    return [
        chosen
        for rank in ranks
        for chosen in selections(rules, [card for card in cards if rank_of(card) == rank])
    ]


def mirrored_sets(rules: Rules, cards: list[str]) -> list[list[str]]:
    """Every set of one rank, without mirrors of its own, together with one mirror or more of another rank."""
    plain = [card for card in cards if not is_mirror(rules, card)]
    mirrors = [card for card in cards if is_mirror(rules, card)]
    return [
        [*chosen, *joined]
        for chosen in sets_of_one_rank(rules, plain)
        for joined in selections(rules, [card for card in mirrors if rank_of(card) != rank_of(chosen[0])])
        if not has_mimic(rules, chosen) and not is_mirror(rules, rank_of(chosen[0]))
    ]


def neighbours(rules: Rules, cards: list[str]) -> list[list[str]]:
    """One card of each class by where its rank is listed in the ladder, mimics and mirrors left out."""
    steps: list[list[str]] = [[] for _ in rules.ladder]
    for cls, group in by_class(rules, cards).items():
        power, step = power_of(rules, cls), step_of(rules, cls)
        if step >= 0 and not power.mimic and not power.mirror:
            steps[step].append(group[0])
    return steps


def runs_in_any_suit(rules: Rules, cards: list[str]) -> list[list[str]]:
    """Every run, the lowest card first."""
    steps = neighbours(rules, cards)
    found: list[list[str]] = []
    for first in range(len(steps)):
        for last in range(first + rules.runs, len(steps) + 1):
            found += [list(chosen) for chosen in product(*steps[first:last])]
    return found


def all_runs(rules: Rules, cards: list[str]) -> list[list[str]]:
    """Every run that the rules know."""
    if not rules.runs:
        return []
    if not rules.run_suited:
        return runs_in_any_suit(rules, cards)
    return [
        run
        for suit in ("C", "D", "H", "S")
        for run in runs_in_any_suit(rules, [card for card in cards if suit_of(card) == suit])
    ]
