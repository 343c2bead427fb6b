"""Everything that a seat may lay: cards put together class by class, and judged one by one.

Most house rules leave it at sets of one class from one zone; those are found by ``plain_plays``. All others
are put together as numbers that ``moves`` explains; the same rules as in ``engine/plays.py`` and
``engine/combinations.py``.
"""

from __future__ import annotations

from typing import Final

from shithead.kernel.bits import lowest
from shithead.kernel.fields import (
    BIT,
    CLASS,
    COVER,
    DUTY,
    DUTY_CARD,
    HAND,
    HANDS,
    MATCH,
    MEMBERS,
    NO_DUTY,
    NONE,
    OF_RANK,
    ORDER_SIZE,
    RANK,
    RANKS,
    ROW_ORDER,
    ROWS,
    SINGLE,
    SIZE,
    SUIT_OF,
    T_BINDING,
    T_COMPLETION,
    T_LADDER,
    T_MIMICS,
    T_MIRROR,
    T_MIX,
    T_PLAIN,
    T_RUN_SUITED,
    T_RUNS,
    T_SINGLES,
    T_SUITED,
    TOP,
)
from shithead.kernel.moves import (
    MIRRORS_AT,
    MIX,
    PICKS_AT,
    ROW_AT,
    count_of,
    plain_count,
    rank_of,
    row_plain_count,
    row_single_count,
    simple,
    single_count,
)
from shithead.kernel.moves import RUN as RUN_MOVE
from shithead.kernel.pile import (
    beats,
    bound,
    completes_set,
    missing,
    wanted,
)
from shithead.kernel.sets import PAIR, allowed, classes_of, counts_as, fits_limits, has_escape, may_finish
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import class_count, classes, count, has_stock, open_zone, source_of

ALWAYS: Final = 2


def legal_plays(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the plays that a seat may make on its turn to the front of ``out``; returns how many."""
    if t[T_PLAIN] and s[DUTY] == NO_DUTY:
        return plain_plays(s, t, seat, out)
    return combined_plays(s, t, seat, out)


def plain_plays(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """The plays where sets are cards of one class from one zone."""
    zone: i64 = open_zone(s, seat)
    mask: i64 = wanted(s, t, source_of(s, seat))
    binding: bool = t[T_BINDING] != 0 or t[T_MIMICS] != 0
    number: i64 = bound(s, t)
    escape: bool = has_escape(s, t, seat)
    found: i64 = 0
    held: i64 = s[zone + 1]
    while held:
        c: i64 = lowest(t, held)
        held &= held - 1
        most: i64 = count(s, t, zone, c)
        least: i64 = 1
        if not binding:
            if not mask & t[BIT + c]:
                least = missing(s, t, c) if t[T_COMPLETION] else most + 1
            while least <= most:
                out[found] = simple(c, least)
                found += 1
                least += 1
            continue
        while least <= most:
            if (escape and least == PAIR) or beats(s, t, mask, number, c, least):
                out[found] = simple(c, least)
                found += 1
            least += 1
    return found


def set_codes(s: vec[i64], t: vec[i64], zone: i64, rank: i64, alone: bool, out: vec[i64], found: i64) -> i64:
    """Write all sets of a rank after the first ``found`` numbers; returns how many there are then.

    Args:
        s: the game.
        t: the rules.
        zone: where the cards lie.
        rank: the rank.
        alone: mirrors among themselves count too.
        out: where they are written.
        found: how many stand there already.
    """
    mirror: i64 = NONE if alone else t[T_MIRROR]
    start: i64 = found
    out[found] = rank << 4
    found += 1
    place: i64 = -1
    last: i64 = 4 if t[T_SINGLES] else 0
    while place < last:
        c: i64 = rank if place < 0 else t[SINGLE + 4 * rank + place]
        at: i64 = 8 if place < 0 else 13 + 3 * place
        most: i64 = 0 if c == NONE or c == mirror else class_count(s, t, zone, c)
        end: i64 = found
        n: i64 = 1
        while n <= most:
            old: i64 = start
            while old < end:
                out[found] = out[old] | n << at
                found += 1
                old += 1
            n += 1
        place += 1
    return without_lone_mimics(t, out, start, found)


def without_lone_mimics(t: vec[i64], out: vec[i64], start: i64, end: i64) -> i64:
    """Drop the empty set, and those in which a mimic lies with cards of another class (R11)."""
    kept: i64 = start
    at: i64 = start
    while at < end:
        mask: i64 = classes_of(t, out[at])
        lone: bool = mask & t[T_MIMICS] != 0 and mask & (mask - 1) != 0
        if mask and not lone:
            out[kept] = out[at]
            kept += 1
        at += 1
    return kept


def mirrored_codes(s: vec[i64], t: vec[i64], zone: i64, out: vec[i64], start: i64, end: i64) -> i64:
    """Write the sets from ``start`` to ``end`` once more with mirrors (R4c); returns the new end."""
    mirror: i64 = t[T_MIRROR]
    if mirror == NONE:
        return end
    most: i64 = class_count(s, t, zone, mirror)
    found: i64 = end
    at: i64 = start
    while at < end:
        mask: i64 = classes_of(t, out[at])
        if rank_of(out[at]) != t[RANK + mirror] and not mask & t[T_MIMICS]:
            n: i64 = 1
            while n <= most:
                out[found] = out[at] | n << MIRRORS_AT
                found += 1
                n += 1
        at += 1
    return found


def mixed_codes(s: vec[i64], t: vec[i64], seat: i64, rank: i64, out: vec[i64], found: i64) -> i64:
    """Write the sets of a rank from hand and row (D50); returns the new end."""
    hand: i64 = HANDS + seat * SIZE
    row: i64 = ROWS + seat * SIZE
    start: i64 = set_codes(s, t, hand, rank, True, out, found)
    end: i64 = set_codes(s, t, row, rank, True, out, start)
    at: i64 = end
    mine: i64 = found
    while mine < start:
        theirs: i64 = start
        while theirs < end:
            move: i64 = (out[mine] | MIX) | (out[theirs] >> 8 & 0x1FFFF) << ROW_AT
            mask: i64 = classes_of(t, move)
            lone: bool = mask & t[T_MIMICS] != 0 and mask & (mask - 1) != 0
            if not lone and not keeps_equal(s, t, seat, move):
                out[at] = move
                at += 1
            theirs += 1
        mine += 1
    kept: i64 = found
    while end < at:
        out[kept] = out[end]
        kept += 1
        end += 1
    return kept


def keeps_equal(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> bool:
    """Whether the hand keeps a card equal to one from the row; then it would be the hand's that is laid."""
    if not t[T_SUITED]:
        return False
    rank: i64 = rank_of(move)
    place: i64 = -1
    while place < 4:
        c: i64 = rank if place < 0 else t[SINGLE + 4 * rank + place]
        if c != NONE:
            mine: i64 = plain_count(move) if place < 0 else single_count(move, place)
            theirs: i64 = row_plain_count(move) if place < 0 else row_single_count(move, place)
            if theirs and mine < equal_cards(s, t, seat, c, theirs):
                return True
        place += 1
    return False


def equal_cards(s: vec[i64], t: vec[i64], seat: i64, c: i64, n: i64) -> i64:
    """How many cards of the hand have to be laid where n cards of a class are taken from the row.

    Those are taken of which the hand has fewest; the hand's cards that are equal to them go first. So does
    the card that has to be led, where it is of that class.
    """
    hand: i64 = HANDS + seat * SIZE
    order: i64 = ROW_ORDER + seat * ORDER_SIZE
    led: i64 = s[DUTY_CARD]
    found: i64 = 1 if led != NONE and t[CLASS + led] == c else 0
    taken: i64 = 0
    few: i64 = 0
    while n > 0 and few < 9:
        place: i64 = order + 1
        while place <= order + s[order] and n > 0:
            k: i64 = s[place]
            place += 1
            if t[CLASS + k] != c or count(s, t, hand, k) != few:
                continue
            n -= 1
            if not taken & t[BIT + k]:
                taken |= t[BIT + k]
                found += few if k != led else few - 1
        few += 1
    return found


def run_codes(s: vec[i64], t: vec[i64], zone: i64, out: vec[i64], found: i64) -> i64:
    """Write all runs (D17) after the first ``found`` numbers; returns the new end."""
    if not t[T_RUNS]:
        return found
    suit: i64 = 1 if t[T_RUN_SUITED] else 0
    last: i64 = 4 if t[T_RUN_SUITED] else 0
    while suit <= last:
        start: i64 = 0
        while start + t[T_RUNS] <= t[T_LADDER]:
            found = longer_runs(s, t, zone, suit, RUN_MOVE | start << 4 | suit << 12, 0, out, found)
            start += 1
        suit += 1
    return found


def longer_runs(
    s: vec[i64], t: vec[i64], zone: i64, suit: i64, move: i64, length: i64, out: vec[i64], found: i64
) -> i64:
    """Write the runs that begin with a run of so many cards, that one included; returns the new end."""
    if length >= t[T_RUNS]:
        out[found] = move
        found += 1
    place: i64 = ((move >> 4) & 15) + length
    if place >= t[T_LADDER]:
        return found
    rank: i64 = t[RANKS + place]
    pick: i64 = 0
    while pick < 5:
        c: i64 = rank if not pick else t[SINGLE + 4 * rank + pick - 1]
        if c != NONE and in_run(s, t, zone, suit, c):
            more: i64 = (move + 256) | pick << (PICKS_AT + 3 * length)
            found = longer_runs(s, t, zone, suit, more, length + 1, out, found)
        pick += 1
    return found


def in_run(s: vec[i64], t: vec[i64], zone: i64, suit: i64, c: i64) -> bool:
    """Whether a zone has a card of a class, and of a suit where that counts, that may be part of a run."""
    if t[T_MIMICS] & t[BIT + c] or c == t[T_MIRROR]:
        return False
    if not suit:
        return class_count(s, t, zone, c) > 0
    place: i64 = 0
    while place < 4:
        k: i64 = t[MEMBERS + 4 * c + place]
        if k != NONE and t[SUIT_OF + k] == suit - 1 and count(s, t, zone, k):
            return True
        place += 1
    return False


def combined_plays(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write every play that a seat may make to the front of ``out``; returns how many."""
    where: i64 = source_of(s, seat)
    zone: i64 = open_zone(s, seat)
    mask: i64 = wanted(s, t, where)
    number: i64 = bound(s, t)
    escape: bool = has_escape(s, t, seat)
    covering: bool = s[DUTY] == COVER
    held: i64 = classes(s, t, zone)
    late: bool = t[T_MIX] == ALWAYS or (t[T_MIX] != 0 and not has_stock(s))
    mixes: bool = late and where == HAND and s[zone] > 0
    end: i64 = 0
    kept: i64 = 0
    rank: i64 = 0
    while rank < 14:
        if held & t[OF_RANK + rank]:
            end = set_codes(s, t, zone, rank, covering, out, kept)
            end = mirrored_codes(s, t, zone, out, kept, end)
            if mixes:
                end = mixed_codes(s, t, seat, rank, out, end)
            kept = judge(s, t, seat, where, mask, number, escape, out, kept, end)
        rank += 1
    if not covering:
        end = run_codes(s, t, zone, out, kept)
        kept = judge(s, t, seat, where, mask, number, escape, out, kept, end)
    if kept or s[TOP] != NONE or s[DUTY] == MATCH:
        return kept
    return anything(s, t, seat, out)


def judge(
    s: vec[i64],
    t: vec[i64],
    seat: i64,
    where: i64,
    mask: i64,
    number: i64,
    escape: bool,
    out: vec[i64],
    start: i64,
    end: i64,
) -> i64:
    """Keep the plays from ``start`` to ``end`` that are allowed; returns where they end."""
    kept: i64 = start
    while start < end:
        if allowed(s, t, seat, where, mask, number, escape, out[start]):
            out[kept] = out[start]
            kept += 1
        start += 1
    return kept


def anything(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Every set of one rank, where an empty pile leaves nothing else (the nothing-left rule)."""
    where: i64 = source_of(s, seat)
    zone: i64 = open_zone(s, seat)
    held: i64 = classes(s, t, zone)
    kept: i64 = 0
    rank: i64 = 0
    while rank < 14:
        end: i64 = kept
        if held & t[OF_RANK + rank]:
            end = set_codes(s, t, zone, rank, True, out, kept)
        at: i64 = kept
        while at < end:
            if fits_limits(t, where, out[at]):
                out[kept] = out[at]
                kept += 1
            at += 1
        rank += 1
    return kept


def out_of_turn_plays(s: vec[i64], t: vec[i64], seat: i64, jump_in: bool, out: vec[i64]) -> i64:
    """Write the plays that a seat may make when it is not its turn (D33, C-41); returns how many."""
    if s[TOP] == NONE:
        return 0
    where: i64 = source_of(s, seat)
    zone: i64 = open_zone(s, seat)
    held: i64 = classes(s, t, zone)
    kept: i64 = 0
    rank: i64 = 0
    while rank < 14:
        end: i64 = kept
        if held & t[OF_RANK + rank]:
            end = set_codes(s, t, zone, rank, True, out, kept)
        at: i64 = kept
        while at < end:
            if fits_out_of_turn(s, t, seat, where, jump_in, out[at]):
                out[kept] = out[at]
                kept += 1
            at += 1
        rank += 1
    return kept


def fits_out_of_turn(s: vec[i64], t: vec[i64], seat: i64, where: i64, jump_in: bool, move: i64) -> bool:
    """Whether cards of one rank may be laid out of turn."""
    mask: i64 = classes_of(t, move)
    if mask & t[T_MIMICS] or (t[T_MIRROR] != NONE and mask & t[BIT + t[T_MIRROR]]):
        return False
    if not (fits_limits(t, where, move) and may_finish(s, t, seat, move)):
        return False
    if jump_in:
        return rank_of(move) == t[RANK + s[TOP]]
    c: i64 = counts_as(t, move)
    n: i64 = count_of(move)
    if not completes_set(s, t, c, n):
        return False
    return n == 1 or not completes_set(s, t, c, n - 1)
