"""Estimates with an interval, from batches of games, by the delete-one jackknife (Tukey, 1958).

A figure is computed from all batches, and again without each of them. How far these differ says how sure it
is, whatever the figure is made of: a rate, a ratio, a coefficient. Games of one deal stay in one batch, so
nothing has to be assumed of them. Figures of two experiments on the same deals can be subtracted batch by
batch, and what they have in common falls out.
"""

from collections.abc import Callable, Sequence
from math import sqrt

from msgspec import Struct

from shithead.lab.stats import CONFIDENCE, Interval, student
from shithead.lab.sums import Sums, total, without

Figures = Callable[[Sums], Sequence[float]]
"""Computes figures from sums, always the same number of them."""


class Estimate(Struct, frozen=True):
    """A figure, and how sure it is.

    Attributes:
        value: from all batches.
        rest: from all but one of them, for each batch.
        trials: of a rate: in how many independent games it was counted. 0 for a figure that may be anything.
    """

    value: float
    rest: tuple[float, ...] = ()
    trials: int = 0

    @property
    def interval(self) -> Interval | None:
        """Where the true figure lies with 95 % confidence; ``None`` for less than two batches.

        Student's interval with the error of the jackknife. That of a rate is cut off at 0 and 1; where all
        games came out alike it reaches to the rate at which that would still happen in 2.5 % of all cases.
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
        return (max(0.0, low), min(1.0, high)) if self.trials else (low, high)

    @property
    def reach(self) -> float:
        """How far the interval reaches to its wider side; 0 where there is none."""
        low, high = self.interval or (self.value, self.value)
        return max(high - self.value, self.value - low)

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
    """One figure less the other. Both come from as many batches, and batch by batch from the same deals."""
    pairs = zip(one.rest, other.rest, strict=True)
    return Estimate(one.value - other.value, tuple(mine - theirs for mine, theirs in pairs))
