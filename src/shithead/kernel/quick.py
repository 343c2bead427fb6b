"""The common turn in one piece, for games by the million.

Most turns of most rule sets are the same few steps: find what may be laid, lay cards of one class, burn or
not, draw, and pass the turn on. Here they are one function without detours. It is used where the rules are
plain enough (``T_QUICK``) and leaves everything else, turn by turn, to ``apply``; it decides nothing that
``apply`` would not decide in the same way.
"""

from __future__ import annotations

from shithead.kernel.apply import apply, put_together
from shithead.kernel.bits import lowest, nth, ones
from shithead.kernel.chance import MASK31
from shithead.kernel.effects import refresh, settle_odd, take_pile
from shithead.kernel.fields import (
    ACTS,
    BASE,
    BIT,
    BURNS,
    END,
    FOLLOW,
    HAND,
    HANDS,
    IDLE,
    IN,
    LAID,
    MAY_PASS,
    NEXT,
    NO_REPLAY,
    NONE,
    PILE,
    POWERED,
    RANK,
    ROW,
    ROWS,
    RUN,
    SEATS,
    SET_SIZE,
    SHIFT,
    SIZE,
    SPEND,
    STOCK_AT,
    T_BITS,
    T_BURN_REPLAY,
    T_COMPLETION,
    T_DRAW_TO,
    T_JUST_TAKES,
    T_LIMIT,
    T_NATURAL,
    T_ON_EMPTY,
    T_ORDINARY,
    T_SET_REPLAY,
    TOP,
    TRANSPARENT,
    TURN,
)
from shithead.kernel.pile import forget, wanted
from shithead.kernel.policy import LOOSE, RANDOM, is_loose, random_slot, stuck
from shithead.kernel.turns import end_turn
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import drop_pile


def quick_turn(s: vec[i64], t: vec[i64], policy: i64, x: i64, out: vec[i64]) -> None:
    """Make one move of a seat on turn to which nothing special applies.

    Args:
        s: the game, in the play phase and without a duty.
        t: rules that are ``T_QUICK``.
        policy: how the move is chosen.
        x: the generator's state, already advanced for this move.
        out: room for moves.
    """
    seat: i64 = s[TURN]
    zone: i64 = HANDS + seat * SIZE
    where: i64 = HAND
    if not s[zone] and s[NEXT] >= s[END]:
        where = ROW
        zone = ROWS + seat * SIZE
        if not s[zone]:
            apply(s, t, seat, random_slot(s, t, seat, x))
            return
    held: i64 = s[zone + 1]
    top: i64 = s[TOP]
    base: i64 = s[BASE]
    least: i64 = 1
    right: i64 = 0
    mask: i64 = held
    if base != NONE:
        right = held & t[FOLLOW + where * 64 + base]
        mask = right
        if held & ~right & t[BIT + top] and t[T_COMPLETION]:
            size: i64 = t[SET_SIZE + t[RANK + top]]
            missing: i64 = size - s[RUN] if size > s[RUN] else 1
            if size and missing <= (s[zone + 2] >> t[SHIFT + top]) & t[T_BITS]:
                least = missing
                mask |= t[BIT + top]
    elif top == NONE:
        right = held & t[T_ON_EMPTY]
        mask = right
    else:
        right = held & wanted(s, t, where)
        mask = right
    if not mask:
        if t[T_JUST_TAKES] > where:
            take_pile(s, t, seat, seat, False)
            return
        apply(s, t, seat, stuck(s, t, seat, out))
        return
    c: i64 = 0
    n: i64 = 0
    if policy == RANDOM or (policy == LOOSE and is_loose(x)):
        c = nth(t, mask, ((x & MASK31) * ones(t, mask)) >> 31)
        n = (s[zone + 2] >> t[SHIFT + c]) & t[T_BITS]
        if right & t[BIT + c]:
            least = 1
        n = least + (((x >> 31) & 0xFFFF) * (n - least + 1) >> 16)
    else:
        c = spent_first(t, mask)
        n = (s[zone + 2] >> t[SHIFT + c]) & t[T_BITS]
        if t[POWERED + c]:
            n = 1 if right & t[BIT + c] else least
    lay(s, t, seat, zone, where, c, n)


def spent_first(t: vec[i64], mask: i64) -> i64:
    """The class that greedy play gives away first."""
    ordinary: i64 = mask & t[T_ORDINARY]
    if ordinary and t[T_NATURAL]:
        return lowest(t, ordinary)
    place: i64 = 0
    while not mask & t[BIT + t[SPEND + place]]:
        place += 1
    return t[SPEND + place]


def lay(s: vec[i64], t: vec[i64], seat: i64, zone: i64, where: i64, c: i64, n: i64) -> None:
    """Lay cards of one class, and let everything follow from it."""
    bit: i64 = t[BIT + c]
    some: i64 = n << t[SHIFT + c]
    left: i64 = s[zone + 2] - some
    s[zone + 2] = left
    if not (left >> t[SHIFT + c]) & t[T_BITS]:
        s[zone + 1] ^= bit
    rest: i64 = s[zone] - n
    s[zone] = rest
    if not rest:
        refresh(s, t, seat)
    if t[ACTS + c]:
        put_together(s, where, c, NONE, 0)
        s[LAID] = n
        s[LAID + 1] = bit
        s[LAID + 2] = some
        settle_odd(s, t, seat)
        return
    rank: i64 = t[RANK + c]
    run: i64 = n
    if s[TOP] == c:
        run += s[RUN]
    size: i64 = t[SET_SIZE + rank]
    replay: i64 = NO_REPLAY
    if t[BURNS + c] or (size and run >= size):
        replay = t[T_BURN_REPLAY] if t[BURNS + c] else t[T_SET_REPLAY]
        drop_pile(s, t)
        forget(s)
    else:
        s[RUN] = run
        s[TOP] = c
        if not t[TRANSPARENT + c]:
            s[BASE] = c
        s[PILE] += n
        s[PILE + 1] |= bit
        s[PILE + 2] += some
    progress: bool = replay != NO_REPLAY
    if where == HAND:
        at: i64 = s[NEXT]
        end: i64 = at + t[T_DRAW_TO] - rest
        end = min(end, s[END])
        if at < end:
            s[NEXT] = end
            s[zone] = rest + end - at
            s[IN] |= t[BIT + seat]
            progress = True
            while at < end:
                k: i64 = s[STOCK_AT + at]
                s[zone + 1] |= t[BIT + k]
                s[zone + 2] += t[BIT + t[SHIFT + k]]
                at += 1
    if progress or not s[IN] & t[BIT + seat] or s[IDLE] + 1 >= t[T_LIMIT]:
        end_turn(s, t, seat, progress, replay, False)
        return
    s[IDLE] += 1
    s[MAY_PASS] = 0
    s[TURN] = left_of(s, t, seat)


def left_of(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """The next seat, clockwise, that is in."""
    other: i64 = seat + 1
    while True:
        if other >= s[SEATS]:
            other = 0
        if s[IN] & t[BIT + other]:
            return other
        other += 1
