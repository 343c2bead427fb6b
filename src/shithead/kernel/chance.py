"""The kernel's generator: multiply with carry, the same stream compiled or not.

``x = A * (x & M31) + (x >> 31)`` with ``A * 2**31 - 1`` a safe prime (Marsaglia 1994; the multiplier was
checked with a primality test). The state stays below 2**62, so signed 64-bit arithmetic never overflows.
"""

from __future__ import annotations

from typing import Final

from shithead.kernel.words import i64, vec

MULTIPLIER: Final = 2147480310
MASK31: Final = 0x7FFFFFFF


def advance(x: i64) -> i64:
    """The next state of the generator; its lowest 31 bits are the random number."""
    return MULTIPLIER * (x & MASK31) + (x >> 31)


def seeded(seed: i64) -> i64:
    """A state for any seed, warmed up so that neighbouring seeds have nothing in common.

    ``advance`` alone is linear and would leave all neighbours as far apart, however often it is called. So
    the warm-up also mixes the halves.
    """
    x: i64 = (seed & 0x1FFFFFFFFFFFFFF) * 2 + 1
    turn: i64 = 0
    while turn < 16:
        x = advance(x)
        x ^= x >> 31
        turn += 1
    return advance(x)


def shuffle(values: vec[i64], count: i64, x: i64) -> i64:
    """Put the first values into a random order (Fisher and Yates); returns the generator's state."""
    left: i64 = count
    while left > 1:
        x = advance(x)
        place: i64 = ((x & MASK31) * left) >> 31
        left -= 1
        kept: i64 = values[left]
        values[left] = values[place]
        values[place] = kept
    return x
