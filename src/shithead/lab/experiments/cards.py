"""What is a card worth? How much more success a seat has for a card in its hand and row as dealt.

Success is explained by the numbers of cards of each class that a seat is dealt, by least squares over all
seats of all games. The worth of a card is its coefficient less that of the average dealt card: so much
changes if an average card is exchanged for it.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from shithead.engine.deal import pack_for
from shithead.lab.estimates import Estimate, jackknife
from shithead.lab.least_squares import solve
from shithead.lab.setting import LONGEST, Batch, Setting, ending, greedy_trials
from shithead.lab.sums import Sums
from shithead.rules.compile import compile_rules

COLUMNS: Final = 256
"""More than there can be columns; see ``product``."""
RESULT: Final = COLUMNS - 1
"""Stands for the result in place of a column."""
LEAST_SEEN: Final = 30
"""A class that was dealt less often has no worth that could be told."""


class CardWorth(Struct, frozen=True):
    """What a card of a class is worth.

    Attributes:
        card_class: the number of the class in the rules.
        worth: in success, against an average card.
    """

    card_class: int
    worth: Estimate


def play(batch: Batch) -> Sums:
    """Play the games of a batch."""
    seats, aim = batch.setting.seats, batch.setting.aim
    trials, chance = greedy_trials(batch.setting), batch.chance
    sums: Sums = {}
    for game in range(batch.games):
        trials.shuffle(chance.deal(game))
        trials.deal()
        held = [trials.held(seat) for seat in range(seats)]
        trials.play(LONGEST, trials.begin(chance.play(game)))
        success = ending(trials, seats).success(aim)
        for counts, result in zip(held, success, strict=True):
            observe(sums, [*counts, 1], result)
    return sums


def observe(sums: Sums, columns: Sequence[int], result: float) -> None:
    """Add the products of an observation; most columns are 0.

    This is done for every game, and takes longer than to play it: hence the plain numbers as keys.
    """
    some = [(place, value) for place, value in enumerate(columns) if value]
    get = sums.get
    for at, (place, value) in enumerate(some):
        if result:
            key = product(place, RESULT)
            sums[key] = get(key, 0.0) + value * result
        for other, more in some[at:]:
            key = place * COLUMNS + other
            sums[key] = get(key, 0.0) + value * more


def product(column: int, other: int) -> int:
    """The key of the sum of the products of two columns, or of one with ``RESULT``.

    >>> product(3, 5), product(5, 3)
    (773, 773)
    """
    return min(column, other) * COLUMNS + max(column, other)


def coefficients(sums: Sums, columns: Sequence[int]) -> list[float]:
    """The coefficients of some columns that fit best; 0 for one that follows from others."""
    products = [[sums.get(product(row, other), 0.0) for other in columns] for row in columns]
    fitted = solve(products, [sums.get(product(row, RESULT), 0.0) for row in columns])
    return [value or 0.0 for value in fitted]


def against_average(values: Sequence[float], weights: Sequence[float]) -> list[float]:
    """The same less their mean, each as often as it comes.

    >>> against_average([3.0, 0.0], [1.0, 2.0])
    [2.0, -1.0]
    """
    mean = sum(value * weight for value, weight in zip(values, weights, strict=True)) / sum(weights)
    return [value - mean for value in values]


def classes_of(setting: Setting) -> tuple[int, ...]:
    """The classes of which the pack has cards, sorted."""
    classes = compile_rules(setting.rules).classes
    return tuple(sorted({classes[card.index] for card in pack_for(setting.rules, setting.seats)}))


def found(setting: Setting, parts: Sequence[Sums]) -> tuple[CardWorth, ...]:
    """What the batches come to: each class of the pack that was dealt often enough."""
    classes = len(compile_rules(setting.rules).powers)

    def dealt(sums: Sums) -> list[float]:
        return [sums.get(product(card_class, classes), 0.0) for card_class in range(classes)]

    def worths(sums: Sums) -> list[float]:
        return against_average(coefficients(sums, range(classes + 1))[:classes], dealt(sums))

    worth = jackknife(parts, worths)
    seen = [
        sum(part.get(product(card_class, classes), 0.0) for part in parts) for card_class in range(classes)
    ]
    return tuple(
        CardWorth(card_class, worth[card_class])
        for card_class in classes_of(setting)
        if seen[card_class] >= LEAST_SEEN
    )
