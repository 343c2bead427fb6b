"""Least squares from sums of products, without a library."""

from collections.abc import Sequence
from typing import Final

ALIKE: Final = 1e-9
"""A column of which less than this part is left is a combination of those before it."""


def solve(products: Sequence[Sequence[float]], targets: Sequence[float]) -> list[float | None]:
    """The coefficients that fit best.

    The normal equations are solved from the first column to the last; their matrix is positive, so that needs
    no exchange of rows. A column that follows from those before it, as a count that is always the same sum of
    others, gets no coefficient and is left out, as if it were not there.

    Args:
        products: the sum of the products of each two columns.
        targets: the sum of the products of each column with what is to be explained.

    >>> solve([[2.0, 1.0, 3.0], [1.0, 2.0, 3.0], [3.0, 3.0, 6.0]], [4.0, 5.0, 9.0])
    [1.0, 2.0, None]
    """
    size = len(targets)
    rows = [[*row, target] for row, target in zip(products, targets, strict=True)]
    used: list[int] = []
    for pivot in range(size):
        if rows[pivot][pivot] <= ALIKE * products[pivot][pivot]:
            continue
        used.append(pivot)
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            if factor:
                for column in range(pivot, size + 1):
                    rows[row][column] -= factor * rows[pivot][column]
    found: list[float | None] = [None] * size
    for pivot in reversed(used):
        known = sum(rows[pivot][later] * (found[later] or 0.0) for later in used if later > pivot)
        found[pivot] = (rows[pivot][size] - known) / rows[pivot][pivot]
    return found
