"""Masks of classes: how many, and which."""

from __future__ import annotations

from shithead.kernel.fields import NTH, ONES
from shithead.kernel.words import i64, vec


def ones(t: vec[i64], mask: i64) -> i64:
    """How many bits are set."""
    found: i64 = 0
    while mask:
        found += t[ONES + (mask & 127)]
        mask >>= 7
    return found


def nth(t: vec[i64], mask: i64, n: i64) -> i64:
    """The place of the n-th bit that is set, counted from 0; there are more than n."""
    place: i64 = 0
    while True:
        here: i64 = t[ONES + (mask & 127)]
        if n < here:
            return place + t[NTH + ((mask & 127) << 3) + n]
        n -= here
        mask >>= 7
        place += 7


def lowest(t: vec[i64], mask: i64) -> i64:
    """The place of the lowest bit that is set."""
    place: i64 = 0
    while not mask & 127:
        mask >>= 7
        place += 7
    return place + t[NTH + ((mask & 127) << 3)]
