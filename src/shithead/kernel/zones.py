"""Zones: how many cards of each class lie in one place."""

from __future__ import annotations

from shithead.kernel.bits import lowest
from shithead.kernel.fields import (
    BIT,
    CLASS,
    DOWN,
    DOWN_SIZE,
    DOWNS,
    END,
    HAND,
    HANDS,
    LAID,
    MEMBERS,
    NEXT,
    NONE,
    PILE,
    ROW,
    ROWS,
    SHIFT,
    SIZE,
    T_BITS,
    T_SUITED,
    T_WORDS,
    WORD,
)
from shithead.kernel.words import i64, vec


def count(s: vec[i64], t: vec[i64], zone: i64, k: i64) -> i64:
    """How many cards of a counted class a zone has."""
    return (s[zone + 2 + t[WORD + k]] >> t[SHIFT + k]) & t[T_BITS]


def add(s: vec[i64], t: vec[i64], zone: i64, k: i64, n: i64) -> None:
    """Put cards of a counted class into a zone; at least one."""
    s[zone] += n
    s[zone + 1] |= t[BIT + k]
    s[zone + 2 + t[WORD + k]] += n << t[SHIFT + k]


def remove(s: vec[i64], t: vec[i64], zone: i64, k: i64, n: i64) -> None:
    """Take cards of a counted class out of a zone that has so many."""
    s[zone] -= n
    at: i64 = zone + 2 + t[WORD + k]
    left: i64 = s[at] - (n << t[SHIFT + k])
    s[at] = left
    if not (left >> t[SHIFT + k]) & t[T_BITS]:
        s[zone + 1] ^= t[BIT + k]


def clear(s: vec[i64], t: vec[i64], zone: i64) -> None:
    """Empty a zone."""
    s[zone] = 0
    s[zone + 1] = 0
    word: i64 = 0
    while word < t[T_WORDS]:
        s[zone + 2 + word] = 0
        word += 1


def move_all(s: vec[i64], t: vec[i64], source: i64, target: i64) -> None:
    """Put all cards of one zone into another."""
    s[target] += s[source]
    s[target + 1] |= s[source + 1]
    s[source] = 0
    s[source + 1] = 0
    word: i64 = 2
    end: i64 = 2 + t[T_WORDS]
    while word < end:
        s[target + word] += s[source + word]
        s[source + word] = 0
        word += 1


def classes(s: vec[i64], t: vec[i64], zone: i64) -> i64:
    """Mask of the classes of a zone, those of the rules, whatever the zone counts."""
    mask: i64 = s[zone + 1]
    if not t[T_SUITED]:
        return mask
    found: i64 = 0
    while mask:
        k: i64 = lowest(t, mask)
        mask &= mask - 1
        found |= t[BIT + t[CLASS + k]]
    return found


def class_count(s: vec[i64], t: vec[i64], zone: i64, c: i64) -> i64:
    """How many cards of a class of the rules a zone has."""
    if not t[T_SUITED]:
        return count(s, t, zone, c)
    found: i64 = 0
    place: i64 = 0
    while place < 4:
        k: i64 = t[MEMBERS + 4 * c + place]
        if k != NONE:
            found += count(s, t, zone, k)
        place += 1
    return found


def transfer(s: vec[i64], t: vec[i64], source: i64, target: i64, c: i64, n: i64, first: i64) -> None:
    """Move cards of a class of the rules from one zone to another.

    Args:
        s: the game.
        t: the rules.
        source: a zone that has so many.
        target: where they go.
        c: the class.
        n: how many.
        first: a card of which all copies go first where suits count, or ``NONE``; then the lowest suits go.
    """
    if n <= 0:
        return
    if not t[T_SUITED]:
        remove(s, t, source, c, n)
        add(s, t, target, c, n)
        return
    place: i64 = 0 if first == NONE or t[CLASS + first] != c else -1
    while place < 4 and n > 0:
        k: i64 = first if place < 0 else t[MEMBERS + 4 * c + place]
        place += 1
        if k == NONE:
            continue
        some: i64 = count(s, t, source, k)
        some = min(some, n)
        if some:
            remove(s, t, source, k, some)
            add(s, t, target, k, some)
            n -= some


def hand_of(seat: i64) -> i64:
    """The zone of a hand."""
    return HANDS + seat * SIZE


def row_of(seat: i64) -> i64:
    """The zone of a face-up row."""
    return ROWS + seat * SIZE


def down_of(seat: i64) -> i64:
    """Where the face-down cards of a seat stand: their number, then their classes by slot."""
    return DOWNS + seat * DOWN_SIZE


def has_stock(s: vec[i64]) -> bool:
    """Whether the stock has a card."""
    return s[NEXT] < s[END]


def source_of(s: vec[i64], seat: i64) -> i64:
    """From where a seat plays: ``HAND``, ``ROW`` or ``DOWN`` (D40)."""
    if s[HANDS + seat * SIZE] or s[NEXT] < s[END]:
        return HAND
    return ROW if s[ROWS + seat * SIZE] else DOWN


def open_zone(s: vec[i64], seat: i64) -> i64:
    """The zone from which a seat plays by name; the hand, empty, in the blind stage."""
    return ROWS + seat * SIZE if source_of(s, seat) == ROW else HANDS + seat * SIZE


def cards_left(s: vec[i64], seat: i64) -> i64:
    """How many cards a seat has in all its zones."""
    return s[HANDS + seat * SIZE] + s[ROWS + seat * SIZE] + s[DOWNS + seat * DOWN_SIZE]


def drop_pile(s: vec[i64], t: vec[i64]) -> None:
    """Take the cards of the pile out of the game."""
    clear(s, t, PILE)


def drop_laid(s: vec[i64], t: vec[i64]) -> None:
    """Empty the place where a play is put together."""
    clear(s, t, LAID)
