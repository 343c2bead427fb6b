"""Making the flat arrays of the kernel."""

from __future__ import annotations

from shithead.kernel.words import i64, vec


def numbers(values: list[int]) -> vec[i64]:
    """An array of these numbers."""
    return vec[i64](values)


def zeros(length: int) -> vec[i64]:
    """An array of so many zeros."""
    return vec[i64]([0] * length)


def copied(source: vec[i64], target: vec[i64], length: i64) -> None:
    """Copy the first words of an array over those of another."""
    at: i64 = 0
    while at < length:
        target[at] = source[at]
        at += 1


def decimals(values: list[float]) -> vec[float]:
    """An array of these decimal numbers."""
    return vec[float](values)


def as_list(values: vec[i64]) -> list[int]:
    """The numbers of an array as a list."""
    found: list[int] = []
    at: i64 = 0
    while at < len(values):
        found.append(values[at])
        at += 1
    return found
