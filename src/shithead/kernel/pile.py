"""The pile and what it demands; the same rules as in ``engine/pile.py``, on counts.

The pile is a zone and a summary: what lies on top, what it demands, how many cards count for a set. Where the
rules look further down (sets through transparent cards, runs) there is a list as well: one entry for each
group of cards that lie together, from the bottom, packed as ``rank | transparent << 4 | count << 5``.
"""

from __future__ import annotations

from typing import Final

from shithead.kernel.fields import (
    BASE,
    BASE_BOUND,
    BASE_LOWER,
    BEFORE,
    BINDS,
    BIT,
    BURNS,
    COVER,
    DEPTH,
    DOWN,
    DUTY,
    DUTY_SEAT,
    ENTRIES,
    FOLLOW,
    HIGHER,
    INVERTED,
    INVERTS,
    LAID,
    LAID_BOUND,
    LAID_CLASS,
    LAID_LOWER,
    LAID_PICKS,
    LAID_RUN,
    LAID_START,
    MATCH,
    MIMIC,
    NONE,
    OWN_ON_EMPTY,
    PARITY,
    PILE,
    RANK,
    RANKS,
    ROW,
    RUN,
    SET_SIZE,
    SINGLE,
    STOCK,
    SUMMARY,
    T_ACROSS,
    T_ANYWHERE,
    T_AT_LEAST,
    T_BINDING,
    T_COMPLETION,
    T_ENDS_SIZE,
    T_ENTRIES,
    T_ESCAPE,
    T_EVERY,
    T_MIMICS,
    T_ON_EMPTY,
    T_THROUGH,
    T_TURNS,
    TOP,
    TOP_BOUND,
    TOP_ENTRIES,
    TRANSPARENT,
    TURN,
)
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import move_all

BREAK: Final = 0
IGNORED: Final = 1
JOINED: Final = 2
PILE_TURNS: Final = 1
FREED: Final = 2
"""``T_ENTRIES`` of rules in which some transparent rank joins or is left aside."""


def forget(s: vec[i64]) -> None:
    """Set the summary to that of an empty pile."""
    s[TOP] = NONE
    s[TOP_BOUND] = 0
    s[TOP_ENTRIES] = 0
    s[BASE] = NONE
    s[BASE_LOWER] = 0
    s[BASE_BOUND] = 0
    s[RUN] = 0
    s[PARITY] = 0
    s[DEPTH] = 0


def base_class(s: vec[i64], t: vec[i64]) -> i64:
    """The class that the next play has to answer (R4, R4a); ``NONE`` where anything may follow."""
    if s[BASE] != NONE:
        return s[BASE]
    if s[TOP] != NONE and t[OWN_ON_EMPTY + s[TOP]]:
        return s[TOP]
    return NONE


def order_is_turned(s: vec[i64]) -> i64:
    """1 where higher and lower have changed places (R3c)."""
    return s[INVERTED] ^ s[PARITY]


def wanted(s: vec[i64], t: vec[i64], zone: i64) -> i64:
    """Mask of the classes that may be laid singly from a zone, a binding number left aside."""
    if s[DUTY] == COVER or s[DUTY] == MATCH:
        return t[T_EVERY]
    if s[TOP] == NONE:
        return t[T_ON_EMPTY]
    base: i64 = base_class(s, t)
    if base == NONE:
        return t[T_EVERY]
    variant: i64 = 1 if zone == ROW else 0
    if t[T_TURNS]:
        variant += 2 * (s[INVERTED] ^ s[PARITY])
    if s[BASE] != NONE:
        variant += 4 * s[BASE_LOWER]
    return t[FOLLOW + (variant << 6) + base]


def answered(s: vec[i64], t: vec[i64]) -> i64:
    """The class that the next play answers: none while it covers, adds or lies on an empty pile."""
    if s[DUTY] == COVER or s[DUTY] == MATCH:
        return NONE
    return base_class(s, t)


def bound(s: vec[i64], t: vec[i64]) -> i64:
    """How many cards bind the next play; 0 where the number is free (D16)."""
    if not t[T_BINDING] or s[DUTY] == COVER or s[DUTY] == MATCH or s[TOP] == NONE:
        return 0
    if s[BASE] != NONE:
        return s[BASE_BOUND]
    return s[TOP_BOUND] if t[OWN_ON_EMPTY + s[TOP]] else 0


def fits(s: vec[i64], t: vec[i64], mask: i64, number: i64, c: i64, n: i64) -> bool:
    """Whether so many cards of a class are what the pile demands; sets and the escape left aside.

    Args:
        s: the game.
        t: the rules.
        mask: what ``wanted`` gave.
        number: what ``bound`` gave.
        c: the class.
        n: how many.
    """
    right: bool = (mask & t[BIT + c]) != 0
    if not number:
        return right
    if right and t[T_ENDS_SIZE] & t[BIT + c]:
        return True
    if t[T_ESCAPE]:
        return n > number or (n == number and t[HIGHER + base_class(s, t)] & t[BIT + c] != 0)
    return right and n >= number


def counted(s: vec[i64], t: vec[i64]) -> i64:
    """How many cards count together for a set on top, found in the list (D31, D34)."""
    bottom: i64 = 0
    if not t[T_ACROSS]:
        bottom = s[DEPTH] - s[TOP_ENTRIES]
    place: i64 = s[DEPTH] - 1
    through: i64 = t[T_THROUGH]
    top: i64 = shown(s, place) if through == JOINED else s[ENTRIES + place] & 15
    found: i64 = 0
    while place >= bottom:
        entry: i64 = s[ENTRIES + place]
        rank: i64 = shown(s, place) if through == JOINED else entry & 15
        if rank == top:
            found += entry >> 5
            if through == JOINED and not t[T_ACROSS]:
                return found
        elif not (through == IGNORED and entry & 16):
            return found
        place -= 1
    return found


def shown(s: vec[i64], place: i64) -> i64:
    """The rank that an entry of the list counts as where transparent cards join what they show (D34)."""
    at: i64 = place
    while at >= 0:
        entry: i64 = s[ENTRIES + at]
        if not entry & 16:
            return entry & 15
        at -= 1
    return s[ENTRIES + place] & 15


def shown_rank(s: vec[i64], t: vec[i64], c: i64) -> i64:
    """The rank as which cards of a class join a set on top."""
    if t[T_THROUGH] == JOINED and t[TRANSPARENT + c]:
        at: i64 = s[DEPTH] - 1
        while at >= 0:
            if not s[ENTRIES + at] & 16:
                return s[ENTRIES + at] & 15
            at -= 1
    return t[RANK + c]


def top_rank(s: vec[i64], t: vec[i64]) -> i64:
    """The rank that counts on top for a set."""
    if t[T_THROUGH] == JOINED:
        return shown(s, s[DEPTH] - 1)
    return t[RANK + s[TOP]]


def completes_set(s: vec[i64], t: vec[i64], c: i64, n: i64) -> bool:
    """Whether laying so many cards makes what lies on top a full set that burns (D30, D31)."""
    if s[TOP] == NONE or not t[T_ACROSS]:
        return False
    rank: i64 = shown_rank(s, t, c)
    size: i64 = t[SET_SIZE + rank]
    if not size:
        return False
    if t[T_THROUGH] == IGNORED:
        run: i64 = counted_for(s, rank)
        return run > 0 and run + n >= size
    return top_rank(s, t) == rank and s[RUN] + n >= size


def counted_for(s: vec[i64], rank: i64) -> i64:
    """How many cards on top count with a card of a rank, transparent ones of others left aside (D34)."""
    place: i64 = s[DEPTH] - 1
    found: i64 = 0
    while place >= 0:
        entry: i64 = s[ENTRIES + place]
        if entry & 15 == rank:
            found += entry >> 5
        elif not entry & 16:
            return found
        place -= 1
    return found


def missing(s: vec[i64], t: vec[i64], c: i64) -> i64:
    """So many cards of a class at least complete the set on top; 99 where none do."""
    if s[TOP] == NONE or not t[T_ACROSS]:
        return 99
    rank: i64 = shown_rank(s, t, c)
    size: i64 = t[SET_SIZE + rank]
    run: i64 = 0
    if not size:
        return 99
    if t[T_THROUGH] == IGNORED:
        run = counted_for(s, rank)
    elif top_rank(s, t) == rank:
        run = s[RUN]
    if not run:
        return 99
    return size - run if size > run else 1


def is_set_anywhere(t: vec[i64], rank: i64, n: i64) -> bool:
    """Whether so many cards of a rank go on anything as a full set (D37)."""
    size: i64 = t[SET_SIZE + rank]
    return t[T_ANYWHERE] != 0 and size > 0 and size <= n


def beats(s: vec[i64], t: vec[i64], mask: i64, number: i64, c: i64, n: i64) -> bool:
    """Whether so many cards of a class may be laid, the pair escape left aside; see ``fits``."""
    if fits(s, t, mask, number, c, n):
        return True
    if t[T_MIMICS] & t[BIT + c]:
        if s[TOP] == NONE:
            return False
        names: i64 = t[MIMIC + c]
        rank: i64 = 0
        while rank < 14:
            if names & t[BIT + rank] and beats(s, t, mask, number, rank, n):
                return True
            rank += 1
        return False
    if t[T_COMPLETION] and completes_set(s, t, c, n):
        return True
    return is_set_anywhere(t, t[RANK + c], n)


def stays(s: vec[i64], t: vec[i64], c: i64) -> bool:
    """Whether a blind or gambled card of a class stays on the pile, by its rank alone (C-22 h, C-62)."""
    if s[DUTY] == COVER or s[TOP] == NONE:
        return True
    if wanted(s, t, DOWN) & t[BIT + c]:
        return True
    return t[T_COMPLETION] != 0 and completes_set(s, t, c, 1)


def binding(s: vec[i64], t: vec[i64], seat: i64, zone: i64, c: i64, n: i64, is_run: bool) -> i64:
    """With how many cards the next play must answer a play that is about to be laid (D16)."""
    if not t[T_BINDING] or zone == DOWN or zone == STOCK:
        return 0
    if s[DUTY] == MATCH:
        return s[TOP_BOUND] if s[TOP] != NONE else 0
    if t[T_AT_LEAST]:
        free: bool = t[TRANSPARENT + c] != 0 or t[T_ENDS_SIZE] & t[BIT + c] != 0
        return 0 if free or n == 1 else n
    if answered(s, t) == NONE or not t[BINDS + c]:
        return 0
    number: i64 = bound(s, t)
    if number:
        return n
    if is_run:
        return 0
    if seat != s[TURN] and s[DUTY_SEAT] != seat:
        return 0
    return 0 if beats(s, t, wanted(s, t, zone), 0, c, n) else n


def push(s: vec[i64], t: vec[i64]) -> None:
    """Put the play that is put together on the pile, and sum it up anew."""
    sum_up(s, t, s[LAID_CLASS], s[LAID])
    move_all(s, t, LAID, PILE)


def would_burn(s: vec[i64], t: vec[i64], n: i64) -> bool:
    """Whether the play that is put together, so many cards, would burn the pile."""
    remember(s)
    sum_up(s, t, s[LAID_CLASS], n)
    result: bool = burns(s, t) != 0
    take_back(s)
    return result


def sum_up(s: vec[i64], t: vec[i64], c: i64, n: i64) -> None:
    """Make the summary that of the pile with one more play."""
    if t[T_ENTRIES]:
        remember(s)
        enter(s, t, c, n)
    rank: i64 = t[RANK + c]
    if s[TOP] != NONE and t[RANK + s[TOP]] == rank:
        s[RUN] += n
    else:
        s[RUN] = n
    s[TOP] = c
    if t[T_BINDING]:
        s[TOP_BOUND] = s[LAID_BOUND]
    if not t[TRANSPARENT + c]:
        s[BASE] = c
        s[BASE_LOWER] = 1 if s[LAID_LOWER] == 1 else 0
        s[BASE_BOUND] = s[LAID_BOUND]
    if t[INVERTS + c] == PILE_TURNS:
        s[PARITY] ^= 1
    if t[T_ENTRIES] >= FREED:
        s[RUN] = counted(s, t)


def remember(s: vec[i64]) -> None:
    """Keep the summary, so that the play that follows can be taken back."""
    word: i64 = 0
    while word < SUMMARY:
        s[BEFORE + word] = s[TOP + word]
        word += 1
    s[BEFORE + SUMMARY] = s[DEPTH]


def take_back(s: vec[i64]) -> None:
    """Make the summary that of before the last play."""
    word: i64 = 0
    while word < SUMMARY:
        s[TOP + word] = s[BEFORE + word]
        word += 1
    s[DEPTH] = s[BEFORE + SUMMARY]


def enter(s: vec[i64], t: vec[i64], c: i64, n: i64) -> None:
    """Add a play to the list: a run card by card, all else as one entry."""
    depth: i64 = s[DEPTH]
    s[TOP_ENTRIES] = 1
    if not s[LAID_RUN]:
        s[ENTRIES + depth] = t[RANK + c] | t[TRANSPARENT + c] << 4 | n << 5
        s[DEPTH] = depth + 1
        return
    place: i64 = 0
    while place < n:
        rank: i64 = t[RANKS + s[LAID_START] + place]
        pick: i64 = (s[LAID_PICKS] >> 3 * place) & 7
        card: i64 = rank if not pick else t[SINGLE + 4 * rank + pick - 1]
        s[ENTRIES + depth + place] = rank | t[TRANSPARENT + card] << 4 | 32
        place += 1
    s[DEPTH] = depth + n
    s[TOP_ENTRIES] = n


def burns(s: vec[i64], t: vec[i64]) -> i64:
    """Whether the play on top burns the pile: 1 by its rank, 2 as a set, 0 if not (R5, D30 to D35)."""
    c: i64 = s[TOP]
    if t[BURNS + c]:
        return 1
    rank: i64 = t[RANK + c] if t[T_ENTRIES] < FREED else top_rank(s, t)
    size: i64 = t[SET_SIZE + rank]
    return 2 if size and s[RUN] >= size else 0
