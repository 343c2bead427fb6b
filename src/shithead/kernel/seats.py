"""Who sits next (D26, D40, D49)."""

from __future__ import annotations

from shithead.kernel.fields import BIT, DIRECTION, IN, SEATS
from shithead.kernel.words import i64, vec


def is_in(s: vec[i64], t: vec[i64], seat: i64) -> bool:
    """Whether a seat still has a card, as far as its last turn has told."""
    return s[IN] & t[BIT + seat] != 0


def next_seat(s: vec[i64], t: vec[i64], seat: i64, way: i64) -> i64:
    """The next seat in the direction of play that is in; the same one if there is no other.

    Args:
        s: the game.
        t: the rules.
        seat: from where.
        way: 1, or -1 for the seat before. While the direction is open it counts as clockwise.
    """
    seats: i64 = s[SEATS]
    step: i64 = way if s[DIRECTION] >= 0 else -way
    other: i64 = seat
    turn: i64 = 0
    while turn < seats:
        other += step
        if other == seats:
            other = 0
        elif other < 0:
            other = seats - 1
        if s[IN] & t[BIT + other]:
            return other
        turn += 1
    return seat


def others(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """How many other seats are in."""
    found: i64 = 0
    other: i64 = 0
    while other < s[SEATS]:
        if other != seat and s[IN] & t[BIT + other]:
            found += 1
        other += 1
    return found


def after(s: vec[i64], t: vec[i64], seat: i64, steps: i64) -> i64:
    """The seat so many steps after another one, among those that are in; itself after none."""
    while steps > 0:
        seat = next_seat(s, t, seat, 1)
        steps -= 1
    return seat
