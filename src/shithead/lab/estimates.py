"""Estimates with an interval, from batches of games, by the delete-one jackknife (Tukey, 1958).

A figure is computed from all batches, and again without each of them. How far these differ says how sure it
is, whatever the figure is made of: a rate, a ratio, a coefficient. Games of one deal stay in one batch, so
nothing has to be assumed of them. Figures of two experiments on the same deals can be subtracted batch by
batch, and what they have in common falls out.
"""

from collections.abc import Callable, Sequence
from math import hypot, sqrt
from typing import Final

from msgspec import Struct

from shithead.lab.evidence import tails
from shithead.lab.stats import CONFIDENCE, Interval, share_interval, student
from shithead.lab.sums import Sums, total, without

RARE: Final = 5
"""A rate of fewer games than that, or of all but fewer, has an interval that formulas for counts widen."""

Figures = Callable[[Sums], Sequence[float]]
"""Computes figures from sums, always the same number of them."""


class Estimate(Struct, frozen=True):
    """A figure, and how sure it is.

    Attributes:
        value: from all batches.
        rest: from all but one of them, for each batch.
        trials: of a rate: in how many independent games it was counted. 0 for a figure that may be anything.
        least: the interval reaches at least so far, where it is known that batches show too little.
    """

    value: float
    rest: tuple[float, ...] = ()
    trials: int = 0
    least: Interval | None = None

    @property
    def is_rare(self) -> bool:
        """Whether it is a rate of something that nearly never, or nearly always happened."""
        return bool(self.trials) and min(self.value, 1 - self.value) * self.trials < RARE

    @property
    def interval(self) -> Interval | None:
        """Where the true figure lies with 95 % confidence; ``None`` for less than two batches.

        Student's interval with the error of the jackknife. That of a rate is cut off at 0 and 1, and reaches
        at least as far as Wilson's where few games came out one way; where none did it reaches to the rate at
        which that would still happen in 2.5 % of all cases.
        """
        batches = len(self.rest)
        if batches < 2:
            return None
        if self.trials and self.value in (0, 1):
            unseen: float = 1 - ((1 - CONFIDENCE) / 2) ** (1 / self.trials)
            return (0.0, unseen) if self.value == 0 else (1 - unseen, 1.0)
        mean = sum(self.rest) / batches
        error = sqrt((batches - 1) / batches * sum((each - mean) ** 2 for each in self.rest))
        low, high = self.value - student(batches - 1) * error, self.value + student(batches - 1) * error
        if self.is_rare:
            low, high = _hull((low, high), share_interval(self.value, self.trials))
        if self.least:
            low, high = _hull((low, high), self.least)
        return (max(0.0, low), min(1.0, high)) if self.trials else (low, high)

    @property
    def reach(self) -> float:
        """How far the interval reaches to its wider side; 0 where there is none."""
        low, high = self.interval or (self.value, self.value)
        return max(high - self.value, self.value - low)

    @property
    def doubt(self) -> float:
        """How often chance alone would bring a figure at least so far from 0, were the true one 0.

        From Student's distribution, with an error that fits the side of the interval that lies towards 0.
        It is 1 where there is no interval.
        """
        if self.interval is None or not self.value:
            return 1.0
        low, high = self.interval
        towards = self.value - low if self.value > 0 else high - self.value
        if not towards:
            return 0.0
        freedom = len(self.rest) - 1
        return tails(abs(self.value) / towards * student(freedom), freedom)

    @property
    def is_certain(self) -> bool:
        """Whether the figure is surely not 0: its interval lies on one side of it."""
        return self.interval is not None and (self.interval[0] > 0 or self.interval[1] < 0)


def jackknife(parts: Sequence[Sums], figures: Figures, trials: int = 0) -> tuple[Estimate, ...]:
    """Figures with their intervals.

    Args:
        parts: the sums of each batch.
        figures: computes the figures.
        trials: see ``Estimate``.
    """
    whole = total(parts)
    rest = [figures(without(whole, part)) for part in parts] if len(parts) > 1 else []
    return tuple(
        Estimate(value, tuple(each[place] for each in rest), trials)
        for place, value in enumerate(figures(whole))
    )


def difference(one: Estimate, other: Estimate) -> Estimate:
    """One figure less the other. Both come from as many batches, and batch by batch from the same deals.

    Where one of them is a rate of what nearly never happened, batches hardly show how far off it may be. Then
    the interval reaches at least as far as follows from the intervals of both (Newcombe, 1998).
    """
    pairs = zip(one.rest, other.rest, strict=True)
    value = one.value - other.value
    least = _apart(value, one, other) if one.is_rare or other.is_rare else None
    return Estimate(value, tuple(mine - theirs for mine, theirs in pairs), least=least)


def missing(rate: Estimate) -> Estimate:
    """What is missing of a rate to 1: how often something did not happen."""
    return Estimate(1 - rate.value, tuple(1 - each for each in rate.rest), rate.trials)


def _apart(value: float, one: Estimate, other: Estimate) -> Interval | None:
    """The interval of a difference of two figures that have nothing in common."""
    if one.interval is None or other.interval is None:
        return None
    (low, high), (other_low, other_high) = one.interval, other.interval
    return (
        value - hypot(one.value - low, other_high - other.value),
        value + hypot(high - one.value, other.value - other_low),
    )


def _hull(one: Interval, other: Interval) -> Interval:
    return min(one[0], other[0]), max(one[1], other[1])
