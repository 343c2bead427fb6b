"""Possible worlds: games that agree with everything that a seat knows, drawn at random.

What is known stands in a game in which the hidden cards are missing. ``plan`` says where they are to go, and
``unseen`` which they are; there may be more of them than places, for cards set aside.
"""

from __future__ import annotations

from typing import Final

from shithead.kernel.chance import shuffle
from shithead.kernel.fields import (
    BIT,
    CLASS,
    DEALT_ROWS,
    DEPTH,
    DOWN_SIZE,
    DOWNS,
    END,
    ENTRIES,
    HANDS,
    IN,
    NEXT,
    ORDER_SIZE,
    PHASE,
    PLAY,
    ROW_ORDER,
    ROWS,
    SEATS,
    SIZE,
    STOCK_AT,
    T_ENTRIES,
    T_ROW_ORDER,
    T_WORDS,
)
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import add

MOST_PROOFS: Final = 12
"""For a seat; guesses that are taken for true in some worlds count among them."""
PROOF: Final = 4
"""A proof: a mask of classes, how many of the unknown cards are of them at least and at most, a counter."""
PLAN_SEAT: Final = 4 + MOST_PROOFS * PROOF
"""Words for a seat: unknown cards in the hand, in the row, face down, the number of proofs, each proof. More
proofs than that number may stand there."""
PLAN_STOCK: Final = 10 * PLAN_SEAT
PLAN_UNSEEN: Final = PLAN_STOCK + 1
PLAN: Final = PLAN_UNSEEN + 1
"""Words of a plan; the last ones are the number of cards in the stock, and of all that are unseen."""


def copy_game(source: vec[i64], target: vec[i64], t: vec[i64]) -> None:
    """Copy what matters of a game over another one."""
    copy_part(source, target, 0, HANDS)
    seats: i64 = source[SEATS]
    words: i64 = 2 + t[T_WORDS]
    seat: i64 = 0
    while seat < seats:
        copy_part(source, target, HANDS + seat * SIZE, words)
        copy_part(source, target, ROWS + seat * SIZE, words)
        copy_part(source, target, DOWNS + seat * DOWN_SIZE, 1 + source[DOWNS + seat * DOWN_SIZE])
        if t[T_ROW_ORDER]:
            place: i64 = ROW_ORDER + seat * ORDER_SIZE
            copy_part(source, target, place, 1 + source[place])
        if source[PHASE] < PLAY:
            place = DEALT_ROWS + seat * DOWN_SIZE
            copy_part(source, target, place, 1 + source[place])
        seat += 1
    copy_part(source, target, STOCK_AT + source[NEXT], source[END] - source[NEXT])
    if t[T_ENTRIES]:
        copy_part(source, target, ENTRIES, source[DEPTH])


def copy_part(source: vec[i64], target: vec[i64], start: i64, length: i64) -> None:
    """Copy some words from one game to the same place in another one."""
    at: i64 = start
    end: i64 = start + length
    while at < end:
        target[at] = source[at]
        at += 1


def imagine(known: vec[i64], s: vec[i64], t: vec[i64], unseen: vec[i64], plan: vec[i64], x: i64) -> i64:
    """Make a possible world.

    Args:
        known: the game with everything that is known.
        s: becomes the world.
        t: the rules.
        unseen: the cards that are somewhere else; their order changes.
        plan: where cards are missing; see ``PLAN_SEAT``.
        x: the generator's state.

    Returns:
        The generator's state.
    """
    copy_game(known, s, t)
    x = shuffle(unseen, plan[PLAN_UNSEEN], x)
    at: i64 = 0
    seat: i64 = 0
    while seat < s[SEATS]:
        if plan[seat * PLAN_SEAT + 3]:
            at = fill_proven(s, t, seat, unseen, plan, at)
        seat += 1
    seat = 0
    while seat < s[SEATS]:
        place: i64 = seat * PLAN_SEAT
        if not plan[place + 3]:
            at = fill(s, t, HANDS + seat * SIZE, plan[place], unseen, at)
        at = fill_row(s, t, seat, plan[place + 1], unseen, at)
        down: i64 = DOWNS + seat * DOWN_SIZE
        left: i64 = plan[place + 2]
        while left > 0:
            s[down] += 1
            s[down + s[down]] = unseen[at]
            at += 1
            left -= 1
        s[IN] |= t[BIT + seat] if s[HANDS + seat * SIZE] + s[ROWS + seat * SIZE] + s[down] else 0
        seat += 1
    left = plan[PLAN_STOCK]
    s[NEXT] = 0
    s[END] = left
    while left > 0:
        left -= 1
        s[STOCK_AT + left] = unseen[at]
        at += 1
    return x


def fill(s: vec[i64], t: vec[i64], zone: i64, n: i64, unseen: vec[i64], at: i64) -> i64:
    """Put the next unseen cards into a zone; returns the place of the one that follows them."""
    while n > 0:
        add(s, t, zone, unseen[at], 1)
        at += 1
        n -= 1
    return at


def fill_row(s: vec[i64], t: vec[i64], seat: i64, n: i64, unseen: vec[i64], at: i64) -> i64:
    """The same for a row that is not shown."""
    order: i64 = ROW_ORDER + seat * ORDER_SIZE
    while n > 0:
        add(s, t, ROWS + seat * SIZE, unseen[at], 1)
        if t[T_ROW_ORDER]:
            s[order] += 1
            s[order + s[order]] = unseen[at]
        at += 1
        n -= 1
    return at


def fill_proven(s: vec[i64], t: vec[i64], seat: i64, unseen: vec[i64], plan: vec[i64], at: i64) -> i64:
    """Fill a hand with cards that agree with what is proven about it, as far as there are such cards."""
    place: i64 = seat * PLAN_SEAT
    end: i64 = place + 4 + plan[place + 3] * PROOF
    about: i64 = place + 4
    while about < end:
        plan[about + 3] = 0
        about += PROOF
    left: i64 = plan[place]
    about = place + 4
    while about < end:
        while plan[about + 3] < plan[about + 1] and left > 0:
            at = put(
                s, t, seat, unseen, at, choose(t, unseen, at, plan[PLAN_UNSEEN], plan[about], True), plan
            )
            left -= 1
        about += PROOF
    while left > 0:
        at = put(
            s, t, seat, unseen, at, choose(t, unseen, at, plan[PLAN_UNSEEN], barred(seat, plan), False), plan
        )
        left -= 1
    return at


def barred(seat: i64, plan: vec[i64]) -> i64:
    """Mask of the classes of which the unknown cards of a hand may have no more."""
    about: i64 = seat * PLAN_SEAT + 4
    end: i64 = about + plan[about - 1] * PROOF
    mask: i64 = 0
    while about < end:
        if plan[about + 3] >= plan[about + 2]:
            mask |= plan[about]
        about += PROOF
    return mask


def choose(t: vec[i64], unseen: vec[i64], at: i64, cards: i64, mask: i64, wanted: bool) -> i64:
    """The place of the next unseen card that is of some classes, or is not; ``at`` where there is none."""
    place: i64 = at
    while place < cards:
        inside: bool = mask & t[BIT + t[CLASS + unseen[place]]] != 0
        if inside == wanted:
            return place
        place += 1
    return at


def put(s: vec[i64], t: vec[i64], seat: i64, unseen: vec[i64], at: i64, place: i64, plan: vec[i64]) -> i64:
    """Put an unseen card into a hand, and count it; returns the place of the next one."""
    k: i64 = unseen[place]
    unseen[place] = unseen[at]
    unseen[at] = k
    add(s, t, HANDS + seat * SIZE, k, 1)
    about: i64 = seat * PLAN_SEAT + 4
    end: i64 = about + plan[about - 1] * PROOF
    while about < end:
        if plan[about] & t[BIT + t[CLASS + k]]:
            plan[about + 3] += 1
        about += PROOF
    return at + 1
