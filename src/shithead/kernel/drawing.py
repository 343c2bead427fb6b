"""Drawing from the stock, and the row that comes to the hand after it (D19 to D21, D41)."""

from __future__ import annotations

from typing import Final

from shithead.kernel.fields import (
    CLASS,
    END,
    HANDS,
    NEXT,
    ORDER_SIZE,
    RANK,
    ROW_ORDER,
    ROWS,
    SIZE,
    STOCK_AT,
    T_DRAW_TO,
    T_DRAW_WHEN,
    T_ROW_ORDER,
    T_ROW_USE,
)
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import add, move_all, remove

AFTER_PLAY: Final = 0
END_OF_TURN: Final = 1
START_OF_TURN: Final = 2
ON_TABLE: Final = 0
TAKEN: Final = 1


def refill(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """Draw up to the size of a hand while the stock lasts (D20, D58); returns how many cards."""
    hand: i64 = HANDS + seat * SIZE
    n: i64 = t[T_DRAW_TO] - s[hand]
    at: i64 = s[NEXT]
    left: i64 = s[END] - at
    n = min(n, left)
    if n <= 0:
        return 0
    end: i64 = at + n
    while at < end:
        add(s, t, hand, s[STOCK_AT + at], 1)
        at += 1
    s[NEXT] = end
    return n


def draw_after_play(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """Draw after a play; a hand with no card left draws in any case (D21). Returns how many cards."""
    if t[T_DRAW_WHEN] == AFTER_PLAY or not s[HANDS + seat * SIZE]:
        return refill(s, t, seat)
    return 0


def take_row(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Take the face-up row, or its first card, once hand and stock are gone, where the rules say so (D41)."""
    hand: i64 = HANDS + seat * SIZE
    row: i64 = ROWS + seat * SIZE
    if t[T_ROW_USE] == ON_TABLE or s[hand] or s[NEXT] < s[END] or not s[row]:
        return
    if t[T_ROW_USE] == TAKEN:
        move_all(s, t, row, hand)
        s[ROW_ORDER + seat * ORDER_SIZE] = 0
        return
    k: i64 = s[ROW_ORDER + seat * ORDER_SIZE + 1]
    leave_row(s, t, seat, k)
    remove(s, t, row, k, 1)
    add(s, t, hand, k, 1)


def leave_row(s: vec[i64], t: vec[i64], seat: i64, k: i64) -> None:
    """Take the first card of a kind out of the order of a row, where that is kept."""
    if not t[T_ROW_ORDER]:
        return
    at: i64 = ROW_ORDER + seat * ORDER_SIZE
    end: i64 = at + s[at]
    place: i64 = at + 1
    while s[place] != k:
        place += 1
    while place < end:
        s[place] = s[place + 1]
        place += 1
    s[at] -= 1


def join_row(s: vec[i64], t: vec[i64], seat: i64, k: i64) -> None:
    """Put a card at the end of the order of a row, where that is kept."""
    if not t[T_ROW_ORDER]:
        return
    at: i64 = ROW_ORDER + seat * ORDER_SIZE
    s[at] += 1
    s[at + s[at]] = k


def drawn_matches(s: vec[i64], t: vec[i64], n: i64, rank: i64) -> i64:
    """How many of the last n cards drawn are of a rank (D19)."""
    found: i64 = 0
    at: i64 = s[NEXT] - n
    while at < s[NEXT]:
        if t[RANK + t[CLASS + s[STOCK_AT + at]]] == rank:
            found += 1
        at += 1
    return found
