"""Which of many figures are not 0, where each of them may seem so by chance."""

from collections.abc import Sequence
from itertools import accumulate, takewhile
from math import atan, cos, pi, sin, sqrt


def tails(distance: float, freedom: int) -> float:
    """How often Student's distribution is at least so many standard errors from 0, to either side.

    Exact, by the series for whole degrees of freedom (Abramowitz and Stegun, 26.7.3 and 26.7.4).

    Args:
        distance: at least 0.
        freedom: degrees of freedom, at least 1.

    >>> [round(tails(*each), 4) for each in ((12.706, 1), (4.303, 2), (2.776, 4), (2.0227, 39))]
    [0.05, 0.05, 0.05, 0.05]
    """
    angle = atan(distance / sqrt(freedom))
    odd = freedom % 2
    steps: list[float] = [1.0, *(number / (number + 1) for number in range(1 + odd, freedom - 1, 2))]
    total = sum(accumulate(steps, lambda term, step: term * step * cos(angle) ** 2))
    if not odd:
        return max(0.0, 1 - sin(angle) * total)
    series = sin(angle) * cos(angle) * total if freedom > 1 else 0.0
    return max(0.0, 1 - 2 / pi * (angle + series))


def holm(doubts: Sequence[float], risk: float) -> frozenset[int]:
    """Which of many figures are surely not 0: the risk that even one of these is, is no higher than wanted.

    Holm's procedure (1979), which holds whatever the figures have to do with each other.

    Args:
        doubts: of each figure: how often chance alone would bring it so far from 0.
        risk: what is accepted.

    >>> sorted(holm([0.04, 0.001, 0.02, 0.5], 0.05))
    [1]
    """
    order = sorted(range(len(doubts)), key=lambda place: doubts[place])
    passed = takewhile(lambda each: doubts[each[1]] <= risk / (len(doubts) - each[0]), enumerate(order))
    return frozenset(place for _, place in passed)
