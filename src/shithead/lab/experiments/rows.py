"""Which cards belong face up? One seat puts any of its cards there, each choice equally likely.

The others arrange theirs as greedy play does, and all play greedily. So rows are compared that say nothing of
the hands they come from. What a card is worth face up rather than in the hand follows from least squares over
what the seat was dealt and what of it went into the row, once more against an average card: so much changes
if it takes the place of an average card in the row, which goes into the hand.
"""

from collections.abc import Sequence
from operator import mul
from typing import Final

from msgspec import Struct

from shithead.lab.estimates import jackknife
from shithead.lab.experiments.cards import (
    LEAST_SEEN,
    CardWorth,
    against_average,
    classes_of,
    coefficients,
    observe,
    product,
)
from shithead.lab.setting import LONGEST, STATE_BITS, Batch, Setting, ending, greedy_trials
from shithead.lab.shrinkage import bent, shrunk
from shithead.lab.stats import Interval, share_interval
from shithead.lab.sums import Sums, count, total
from shithead.rules.compile import compile_rules

TIMES: Final = 4
"""So many times as many games as elsewhere: there are hundreds of rows."""
OFTEN: Final = 80
"""A row that was seen less often is not listed."""


class RowRate(Struct, frozen=True):
    """How one row did.

    Attributes:
        classes: its cards, by the numbers of their classes, sorted.
        games: in how many games it lay there.
        rate: how often its seat had success.
        interval: of the rate.
        likely: how often it should have: what was measured, drawn towards what its cards let expect.
    """

    classes: tuple[int, ...]
    games: int
    rate: float
    interval: Interval
    likely: float


class Rows(Struct, frozen=True):
    """What rows are worth.

    Attributes:
        worths: of each class: in the row rather than in the hand.
        rates: of each row that was seen often enough, the likely best first.
    """

    worths: tuple[CardWorth, ...]
    rates: tuple[RowRate, ...]


def played(batch: Batch) -> int:
    """How many games are played for a batch, where anything is exchanged."""
    return batch.games * TIMES


def play(batch: Batch) -> Sums:
    """Play the games of a batch; nothing where nothing is exchanged before play."""
    setting = batch.setting
    if not setting.exchanges:
        return {}
    trials, chance = greedy_trials(setting), batch.chance
    sums: Sums = {}
    for game in range(played(batch)):
        rng = chance.decide(game)
        seat = rng.randrange(setting.seats)
        trials.shuffle(chance.deal(game))
        trials.deal()
        held = trials.held(seat)
        trials.arrange(seat, rng.getrandbits(STATE_BITS))
        row = trials.row(seat)
        trials.play(LONGEST, trials.begin(chance.play(game)))
        result = ending(trials, setting.seats).success(setting.aim)[seat]
        record(sums, held, row, result)
    return sums


def record(sums: Sums, held: Sequence[int], row: Sequence[int], result: float) -> None:
    """Add what came of a row.

    Args:
        sums: get the products of two columns for each class, what the seat was dealt and what of it lies in
            the row, and of a constant one.
        held: how many cards of each class the seat was dealt.
        row: how many of them lie in the row.
        result: success.
    """
    observe(sums, [*held, *row, 1], result)
    count(sums, ("row", tuple(row)))
    count(sums, ("success", tuple(row)), result)


def found(setting: Setting, parts: Sequence[Sums]) -> Rows | None:
    """What the batches come to; ``None`` where nothing is exchanged before play."""
    if not setting.exchanges:
        return None
    classes = len(compile_rules(setting.rules).powers)

    def in_rows(sums: Sums) -> list[float]:
        return [sums.get(product(classes + card_class, 2 * classes), 0.0) for card_class in range(classes)]

    def worths(sums: Sums) -> list[float]:
        return against_average(coefficients(sums, range(2 * classes + 1))[classes:-1], in_rows(sums))

    whole = total(parts)
    worth, seen = jackknife(parts, worths), in_rows(whole)
    return Rows(
        worths=tuple(
            CardWorth(card_class, worth[card_class])
            for card_class in classes_of(setting)
            if seen[card_class] >= LEAST_SEEN
        ),
        rates=_rates(whole, classes),
    )


def _rates(sums: Sums, classes: int) -> tuple[RowRate, ...]:
    """The rows that were seen often enough."""
    games = {
        key[1]: round(value) for key, value in sums.items() if isinstance(key, tuple) and key[0] == "row"
    }
    measured = [sums[("success", row)] / count for row, count in games.items()]
    # What the cards of a row let expect, whatever else the seat was dealt.
    fitted = coefficients(sums, range(classes, 2 * classes + 1))
    sum_of_cards = [sum(map(mul, fitted, [*row, 1])) for row in games]
    expected = bent(measured, sum_of_cards, list(games.values()))
    likely = shrunk(measured, expected, list(games.values()))
    rates = [
        RowRate(_cards(row), seen, rate, share_interval(rate, seen), each)
        for (row, seen), rate, each in zip(games.items(), measured, likely, strict=True)
        if seen >= OFTEN
    ]
    return tuple(sorted(rates, key=lambda row: (-row.likely, row.classes)))


def _cards(row: Sequence[int]) -> tuple[int, ...]:
    """Counts by class as the classes of the cards."""
    return tuple(card_class for card_class, copies in enumerate(row) for _ in range(copies))
