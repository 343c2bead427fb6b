"""Sums that batches of games come to; those of several batches are added up."""

from collections.abc import Hashable, Iterable
from typing import TypeAlias

Sums: TypeAlias = dict[Hashable, float]
"""Each with a name that the experiment chose. What is not there is 0."""


def count(sums: Sums, key: Hashable, value: float = 1.0) -> None:
    """Add to one of them."""
    sums[key] = sums.get(key, 0.0) + value


def total(parts: Iterable[Sums]) -> Sums:
    """All parts together, added in their order.

    >>> total([{"games": 1.0}, {"games": 2.0, "wins": 1.0}])
    {'games': 3.0, 'wins': 1.0}
    """
    found: Sums = {}
    for part in parts:
        for key, value in part.items():
            count(found, key, value)
    return found


def without(whole: Sums, part: Sums) -> Sums:
    """What is left of a whole without one of its parts."""
    return whole | {key: whole[key] - value for key, value in part.items()}
