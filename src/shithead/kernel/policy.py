"""Policies: how play goes on where nobody thinks. Each chooses a move for the seat whose decision is open.

``RANDOM`` takes any rank that may be laid, each equally likely, and then any number of its cards; where plays
are more than that, any of them. ``GREEDY`` is the yardstick: the lowest ordinary cards first, all of a rank,
then one wild card, then one that burns; it takes the pile only when it must.
"""

from __future__ import annotations

from typing import Final

from shithead.kernel.bits import lowest, nth, ones
from shithead.kernel.chance import MASK31
from shithead.kernel.fields import (
    BIT,
    CHOOSE,
    CLASS,
    DOWN,
    DOWN_SIZE,
    DOWNS,
    DUTY,
    HANDS,
    NO_DUTY,
    NONE,
    PHASE,
    PLAY,
    POWERED,
    READY,
    ROWS,
    SEATS,
    SIZE,
    SPEND,
    SPEND_PLACE,
    SWAP,
    T_BINDING,
    T_COMPLETION,
    T_IN_ORDER,
    T_LATE_SWAP,
    T_MIMICS,
    T_PLAIN,
    TOP,
    TURN,
)
from shithead.kernel.legal import READY_ON, legal
from shithead.kernel.moves import CALL as CALL_MOVE
from shithead.kernel.moves import DECLARE, FLIP, GAMBLE, MIX, NAME, PASS, PICK_UP, POINT, count_of, simple
from shithead.kernel.moves import LAY_OFF as LAY_OFF_MOVE
from shithead.kernel.moves import RUN as RUN_MOVE
from shithead.kernel.moves import SWAP as SWAP_MOVE
from shithead.kernel.pile import missing, wanted
from shithead.kernel.sets import counts_as
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import count, open_zone, source_of

RANDOM: Final = 0
GREEDY: Final = 1
LOOSE: Final = 2
"""Greedy, but for one move in ten, which is a random one."""
LOOSE_MOVES: Final = 26
"""Random moves among 256 of ``LOOSE``."""
FAR: Final = 1 << 30


def acting_seat(s: vec[i64], t: vec[i64]) -> i64:
    """The seat that is asked next; ``NONE`` in a game that has ended."""
    if s[PHASE] >= PLAY:
        return s[TURN]
    seat: i64 = 0
    while seat < s[SEATS]:
        if not s[READY] & t[BIT + seat]:
            return seat
        seat += 1
    return NONE


def layable(s: vec[i64], t: vec[i64], zone: i64, where: i64) -> i64:
    """Mask of the classes of a zone that may be laid, where sets are plain and no number binds."""
    held: i64 = s[zone + 1]
    right: i64 = held & wanted(s, t, where)
    if s[TOP] != NONE and t[T_COMPLETION]:
        left: i64 = held & ~right & t[BIT + s[TOP]]
        if left and missing(s, t, s[TOP]) <= count(s, t, zone, s[TOP]):
            right |= left
    return right


def is_plain(s: vec[i64], t: vec[i64]) -> bool:
    """Whether the open turn is one of plain sets, in which no number binds."""
    if not t[T_PLAIN] or t[T_BINDING] or t[T_MIMICS]:
        return False
    return s[DUTY] == NO_DUTY and s[PHASE] == PLAY


def random_move(s: vec[i64], t: vec[i64], seat: i64, x: i64, out: vec[i64]) -> i64:
    """A move at random.

    Args:
        s: the game.
        t: the rules.
        seat: who moves.
        x: the generator's state, already advanced for this move.
        out: room for moves.
    """
    if not is_plain(s, t) or t[T_LATE_SWAP]:
        return any_move(s, t, seat, x, out)
    where: i64 = source_of(s, seat)
    if where == DOWN:
        return random_slot(s, t, seat, x)
    zone: i64 = open_zone(s, seat)
    mask: i64 = layable(s, t, zone, where)
    if not mask:
        return stuck(s, t, seat, out)
    c: i64 = nth(t, mask, ((x & MASK31) * ones(t, mask)) >> 31)
    least: i64 = 1 if wanted(s, t, where) & t[BIT + c] else missing(s, t, c)
    n: i64 = count(s, t, zone, c) - least + 1
    return simple(c, least + (((x >> 31) & 0xFFFF) * n >> 16))


def random_slot(s: vec[i64], t: vec[i64], seat: i64, x: i64) -> i64:
    """Turn any face-down card."""
    slots: i64 = 1 if t[T_IN_ORDER] else s[DOWNS + seat * DOWN_SIZE]
    return FLIP | (((x & MASK31) * slots) >> 31) << 4


def any_move(s: vec[i64], t: vec[i64], seat: i64, x: i64, out: vec[i64]) -> i64:
    """Any move; before play no exchange, and nothing laid off."""
    if s[PHASE] < PLAY:
        n: i64 = legal(s, t, seat, out)
        return out[n - 1]
    n = legal(s, t, seat, out)
    if t[T_LATE_SWAP]:
        kept: i64 = 0
        at: i64 = 0
        while at < n:
            if out[at] & 15 != SWAP_MOVE:
                out[kept] = out[at]
                kept += 1
            at += 1
        n = kept
    return out[((x & MASK31) * n) >> 31]


def stuck(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """What is done where nothing may be laid: pass, gamble, or take the pile with the cheapest fee."""
    n: i64 = legal(s, t, seat, out)
    best: i64 = out[0]
    least: i64 = FAR
    at: i64 = 0
    while at < n:
        kind: i64 = out[at] & 15
        if kind == PASS:
            return out[at]
        if kind == GAMBLE:
            return out[at]
        if kind == PICK_UP:
            paid: i64 = ((out[at] >> 4) & 63) - 1
            cost: i64 = 0 if paid < 0 else t[SPEND_PLACE + t[CLASS + paid]] + (out[at] >> 10) * 32
            if cost < least:
                least = cost
                best = out[at]
        at += 1
    return best


def greedy_move(s: vec[i64], t: vec[i64], seat: i64, x: i64, out: vec[i64]) -> i64:
    """The move of greedy play; see ``random_move``."""
    if not is_plain(s, t) or (t[T_LATE_SWAP] and not s[READY] & t[BIT + seat]):
        return greedy_of_all(s, t, seat, x, out)
    where: i64 = source_of(s, seat)
    if where == DOWN:
        return random_slot(s, t, seat, x)
    zone: i64 = open_zone(s, seat)
    mask: i64 = layable(s, t, zone, where)
    if not mask:
        return stuck(s, t, seat, out)
    place: i64 = 0
    while not mask & t[BIT + t[SPEND + place]]:
        place += 1
    c: i64 = t[SPEND + place]
    if t[POWERED + c]:
        return simple(c, 1 if wanted(s, t, where) & t[BIT + c] else missing(s, t, c))
    return simple(c, count(s, t, zone, c))


def greedy_of_all(s: vec[i64], t: vec[i64], seat: i64, x: i64, out: vec[i64]) -> i64:
    """Greedy play where moves are more than plain sets."""
    n: i64 = legal(s, t, seat, out)
    late: bool = t[T_LATE_SWAP] != 0 and s[PHASE] == PLAY and not s[READY] & t[BIT + seat]
    if s[PHASE] == SWAP or late:
        better: i64 = better_row(s, t, seat)
        if better != NONE:
            return better
        if s[PHASE] == SWAP:
            return READY_ON
    if s[PHASE] == CHOOSE:
        return greedy_word(s, t, n, out)
    best: i64 = NONE
    least: i64 = FAR
    at: i64 = 0
    while at < n:
        kind: i64 = out[at] & 15
        if kind <= RUN_MOVE:
            cost: i64 = greedy_cost(t, out[at])
            if cost < least:
                least = cost
                best = out[at]
        elif kind == FLIP:
            return random_slot(s, t, seat, x)
        elif kind == CALL_MOVE or (kind == LAY_OFF_MOVE and out[at] >> 10 != seat + 1):
            return out[at]
        at += 1
    if best != NONE:
        return best
    if s[PHASE] != PLAY:
        return out[n - 1]
    return stuck(s, t, seat, out)


def greedy_cost(t: vec[i64], move: i64) -> i64:
    """How much greedy play gives away with a play; the lowest is laid."""
    c: i64 = counts_as(t, move)
    n: i64 = count_of(move)
    if move & 15 == PLAY and (move >> 25) & 15:
        n -= (move >> 25) & 15
    return 64 * t[SPEND_PLACE + c] + (n if t[POWERED + c] else 32 - n) + (32 if move & 15 == MIX else 0)


def better_row(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """The exchange that makes the row better by most; ``NONE`` where none does."""
    best: i64 = NONE
    most: i64 = -1
    mask: i64 = s[HANDS + seat * SIZE + 1]
    while mask:
        k: i64 = lowest(t, mask)
        mask &= mask - 1
        if t[SPEND_PLACE + t[CLASS + k]] > most:
            most = t[SPEND_PLACE + t[CLASS + k]]
            best = k
    worst: i64 = NONE
    least: i64 = most
    mask = s[ROWS + seat * SIZE + 1]
    while mask:
        k = lowest(t, mask)
        mask &= mask - 1
        if t[SPEND_PLACE + t[CLASS + k]] < least:
            least = t[SPEND_PLACE + t[CLASS + k]]
            worst = k
    return NONE if worst == NONE else SWAP_MOVE | best << 4 | worst << 10


def greedy_word(s: vec[i64], t: vec[i64], n: i64, out: vec[i64]) -> i64:
    """The highest rank, lower rather than higher, the opponent with the fewest cards in the hand."""
    best: i64 = out[n - 1]
    least: i64 = FAR
    at: i64 = 0
    while at < n:
        kind: i64 = out[at] & 15
        cost: i64 = 0
        if kind == NAME:
            cost = -t[SPEND_PLACE + (out[at] >> 4)]
        elif kind == DECLARE:
            cost = -(out[at] >> 4)
        elif kind == POINT:
            cost = s[HANDS + (out[at] >> 4) * SIZE]
        if cost < least:
            least = cost
            best = out[at]
        at += 1
    return best


def is_loose(x: i64) -> bool:
    """Whether this is one of the random moves of ``LOOSE``."""
    return (x >> 48) & 255 < LOOSE_MOVES


def policy_move(s: vec[i64], t: vec[i64], seat: i64, policy: i64, x: i64, out: vec[i64]) -> i64:
    """The move of a policy."""
    if policy == RANDOM or (policy == LOOSE and is_loose(x)):
        return random_move(s, t, seat, x, out)
    return greedy_move(s, t, seat, x, out)
