"""A generator of chance that is the same in every version of Python, for files that are compared exactly."""

from collections.abc import Sequence
from typing import TypeVar

from shithead.cards import Card

T = TypeVar("T")

MODULUS = 2**31 - 1
FACTOR = 48271


class Chance:
    """Lehmer's generator: shuffles cards, and chooses for bots."""

    def __init__(self, seed: int) -> None:
        self._value = seed % MODULUS or 1

    def below(self, limit: int) -> int:
        """A number from 0 up to, but not including, the limit."""
        self._value = self._value * FACTOR % MODULUS
        return self._value * limit // MODULUS

    def shuffle(self, x: list[Card], /) -> None:
        """Put a list of cards into a random order."""
        for place in range(len(x) - 1, 0, -1):
            other = self.below(place + 1)
            x[place], x[other] = x[other], x[place]

    def choice(self, seq: Sequence[T], /) -> T:
        """One of the elements."""
        return seq[self.below(len(seq))]
