"""Means with their 95 % interval."""

from math import cos, pi, sin, sqrt
from typing import Final

CONFIDENCE: Final = 0.95
NORMAL: Final = 1.959963984540054
"""So many standard errors to each side hold 95 % of a normal distribution."""

EQUAL: Final = 1e-12
"""Observations that differ by no more than this part of their range are equal."""

Interval = tuple[float, float]


def student(freedom: int) -> float:
    """So many standard errors to each side hold 95 % of Student's distribution.

    For 1 and 2 degrees of freedom it is exact; from there on it is the expansion of Cornish and Fisher, which
    is right to 0.004 for 3 and to 0.0001 from 7 on.

    Args:
        freedom: degrees of freedom, at least 1.

    >>> [round(student(freedom), 3) for freedom in (1, 2, 4, 30, 1000)]
    [12.706, 4.303, 2.776, 2.042, 1.962]
    """
    if freedom == 1:
        return cos(pi * (1 - CONFIDENCE) / 2) / sin(pi * (1 - CONFIDENCE) / 2)
    if freedom == 2:
        return CONFIDENCE * sqrt(2 / (1 - CONFIDENCE**2))
    z, n = NORMAL, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(n) ** power for power, term in enumerate(terms, 1))


class Sample:
    """Independent observations of one quantity, each between two bounds; only their sums are kept.

    Args:
        low: no observation is smaller.
        high: no observation is larger.
    """

    def __init__(self, low: float, high: float) -> None:
        self._low, self._high = low, high
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Take one more observation (Welford's sums, which lose no digits)."""
        self._count += 1
        off = value - self._mean
        self._mean += off / self._count
        self._squares += off * (value - self._mean)

    @property
    def mean(self) -> float:
        """The mean; 0 where nothing was observed."""
        return self._mean

    @property
    def _is_uniform(self) -> bool:
        """Whether all observations are equal, but for how their last digits were rounded."""
        return self._squares <= self._count * (EQUAL * (self._high - self._low)) ** 2

    @property
    def interval(self) -> Interval | None:
        """Where the true mean lies with 95 % confidence; ``None`` for less than two observations.

        It is Student's interval, cut off at the bounds. Where all observations are equal, that would have no
        width; then it reaches as far as the true mean could be with all of them coming out like that in 2.5 %
        of all cases, were the others at one of the bounds.
        """
        if self._count < 2:
            return None
        if self._is_uniform:
            unseen = 1 - ((1 - CONFIDENCE) / 2) ** (1 / self._count)
            return (
                self._mean - unseen * (self._mean - self._low),
                self._mean + unseen * (self._high - self._mean),
            )
        error = sqrt(self._squares / (self._count - 1) / self._count)
        reach = student(self._count - 1) * error
        return max(self._low, self._mean - reach), min(self._high, self._mean + reach)


def share_interval(share: float, count: int) -> Interval:
    """Where the true share lies with 95 % confidence, of so many independent observations (Wilson, 1927).

    Where one observation may count in parts, the interval is a little too wide.

    >>> tuple(round(end, 3) for end in share_interval(0.5, 100))
    (0.404, 0.596)
    """
    square = NORMAL**2 / count
    middle = (share + square / 2) / (1 + square)
    reach = NORMAL / (1 + square) * sqrt(share * (1 - share) / count + square / (4 * count))
    return max(0.0, middle - reach), min(1.0, middle + reach)
