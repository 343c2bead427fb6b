"""What many rates are likely to be, of which the best and the worst are shown."""

from collections.abc import Sequence
from operator import mul

from shithead.lab.least_squares import solve


def bent(measured: Sequence[float], straight: Sequence[float], games: Sequence[int]) -> list[float]:
    """What sums of cards let expect, once more fitted to what was measured, by a parabola.

    Two strong cards are not twice as good as one, for nobody can win more than always.

    >>> [round(rate, 2) for rate in bent([0.0, 0.3, 0.4, 0.4], [0.0, 0.3, 0.6, 0.9], [1, 1, 1, 1])]
    [0.01, 0.29, 0.41, 0.4]
    """
    columns = [[1.0] * len(straight), list(straight), [each**2 for each in straight]]
    weighted = [list(map(mul, column, games)) for column in columns]
    products = [[sum(map(mul, one, other)) for other in columns] for one in weighted]
    fitted = [value or 0.0 for value in solve(products, [sum(map(mul, one, measured)) for one in weighted])]
    return [min(1.0, max(0.0, sum(map(mul, fitted, row)))) for row in zip(*columns, strict=True)]


def shrunk(measured: Sequence[float], expected: Sequence[float], games: Sequence[int]) -> list[float]:
    """Rates drawn towards what is expected of them, the more the fewer games they come from.

    The best of many measured rates is nearly always too good. So how far rows truly are from what is expected
    is estimated from all of them, by moments, and each rate is weighed against its noise (empirical Bayes).

    Args:
        measured: the rates.
        expected: what a simple model says of each.
        games: from how many games each comes.

    >>> [round(rate, 2) for rate in shrunk([0.9, 0.5, 0.1], [0.5, 0.5, 0.5], [10, 10, 1000])]
    [0.85, 0.5, 0.1]
    """
    noise = [max(0.01, each * (1 - each)) / count for each, count in zip(expected, games, strict=True)]
    squares = [(rate - each) ** 2 for rate, each in zip(measured, expected, strict=True)]
    weight = sum(games) or 1
    spread = (
        sum(count * (square - each) for count, square, each in zip(games, squares, noise, strict=True))
        / weight
    )
    own = [max(0.0, spread) / (max(0.0, spread) + each) for each in noise]
    return [each + part * (rate - each) for rate, each, part in zip(measured, expected, own, strict=True)]
