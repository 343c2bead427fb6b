"""``legal``: what a seat may do, a number for each move that differs to the rules; as ``engine/legal.py``."""

from __future__ import annotations

from typing import Final

from shithead.kernel.bits import lowest
from shithead.kernel.effects import A_RANK, A_WAY, open_question, open_ranks, open_seats
from shithead.kernel.fields import (
    BIT,
    CALL,
    CALL_RANK,
    CHOOSE,
    CLASS,
    COVER,
    DOWN,
    DOWN_SIZE,
    DOWNS,
    DUTY,
    DUTY_SEAT,
    END,
    ENDED,
    FEE_PLACE,
    HANDS,
    IN,
    LAY_OFF,
    MATCH,
    MAY_PASS,
    NEXT,
    NO_DUTY,
    NONE,
    PHASE,
    PLAY,
    RANK,
    READY,
    ROW,
    ROWS,
    SEATS,
    SECOND,
    SIZE,
    SWAP,
    T_BLIND_PICKUP,
    T_FEE,
    T_FORCED,
    T_FROM,
    T_GAMBLE,
    T_IN_ORDER,
    T_LATE_SWAP,
    T_LAY_OFF,
    T_OUT_OF_TURN,
    T_PASS_EMPTY,
    T_PREVIOUS,
    T_UNTIL_FIRST,
    TOP,
    TURN,
)
from shithead.kernel.moves import CALL as CALL_MOVE
from shithead.kernel.moves import (
    DECLARE,
    FLIP,
    GAMBLE,
    NAME,
    PASS,
    PICK_UP,
    POINT,
)
from shithead.kernel.moves import LAY_OFF as LAY_OFF_MOVE
from shithead.kernel.moves import READY as READY_MOVE
from shithead.kernel.moves import SWAP as SWAP_MOVE
from shithead.kernel.pile import beats, wanted
from shithead.kernel.plays import legal_plays, out_of_turn_plays
from shithead.kernel.start import rank_in_zone
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import cards_left, source_of

ANY_TIME: Final = 2
OWN_ROW: Final = 1
ANY_ROW: Final = 2
TO_PILE: Final = 3
JUMP_IN: Final = 2
READY_ON: Final = READY_MOVE | 16

NO_FEE: Final = 0
OPTIONAL: Final = 1
ONE_RANK: Final = 2
LOWEST: Final = 3
TRIED: Final = 4
ONE_CHOSEN: Final = 5


def is_on_turn(s: vec[i64], seat: i64) -> bool:
    """Whether the open turn is that of a seat: of either neighbour while the direction is open (D26)."""
    return seat == s[TURN] or (s[DUTY] != NO_DUTY and s[DUTY_SEAT] == seat)


def legal(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the legal moves of a seat to the front of ``out``; returns how many."""
    phase: i64 = s[PHASE]
    if phase == PLAY:
        if is_on_turn(s, seat):
            found: i64 = turn_moves(s, t, seat, out)
            return late_swaps(s, t, seat, out, found) if t[T_LATE_SWAP] else found
        return others_moves(s, t, seat, out)
    if phase == CHOOSE:
        return said(s, t, seat, out) if seat == s[TURN] else 0
    if phase == ENDED:
        return 0
    return set_up_moves(s, t, seat, out)


def others_moves(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """The moves of a seat that is not on turn."""
    found: i64 = 0
    if t[T_OUT_OF_TURN] and s[IN] & t[BIT + seat] and source_of(s, seat) != DOWN:
        found = out_of_turn_plays(s, t, seat, t[T_OUT_OF_TURN] == JUMP_IN, out)
    if t[T_LATE_SWAP] and t[T_UNTIL_FIRST]:
        found = late_swaps(s, t, seat, out, found)
    return found


def late_swaps(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64], found: i64) -> i64:
    """Add the exchanges of the play phase (D06)."""
    if s[READY] & t[BIT + seat]:
        return found
    return swaps(s, t, seat, out, found)


def swaps(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64], found: i64) -> i64:
    """Add all exchanges between hand and row."""
    hand: i64 = s[HANDS + seat * SIZE + 1]
    while hand:
        mine: i64 = lowest(t, hand)
        hand &= hand - 1
        row: i64 = s[ROWS + seat * SIZE + 1]
        while row:
            out[found] = SWAP_MOVE | mine << 4 | lowest(t, row) << 10
            found += 1
            row &= row - 1
    return found


def turn_moves(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """The moves of the seat whose turn it is, exchanges aside."""
    found: i64 = 0
    if source_of(s, seat) == DOWN:
        slots: i64 = 1 if t[T_IN_ORDER] else s[DOWNS + seat * DOWN_SIZE]
        while found < slots:
            out[found] = FLIP | found << 4
            found += 1
        if t[T_BLIND_PICKUP] and not t[T_FORCED]:
            found = pick_ups(s, t, seat, out, found)
    else:
        plays: i64 = legal_plays(s, t, seat, out)
        found = plays
        if s[NEXT] < s[END] and t[T_GAMBLE] and (s[DUTY] == NO_DUTY or s[DUTY] == SECOND):
            out[found] = GAMBLE
            found += 1 if not plays or t[T_GAMBLE] == ANY_TIME else 0
        if not plays or not t[T_FORCED]:
            found = pick_ups(s, t, seat, out, found)
    if s[MAY_PASS] or (t[T_PASS_EMPTY] and s[TOP] == NONE and s[DUTY] != COVER):
        out[found] = PASS
        found += 1
    return found


def pick_ups(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64], found: i64) -> i64:
    """Add the ways to take the pile, one for each fee (D22, D43)."""
    if s[TOP] == NONE or s[DUTY] == COVER or s[DUTY] == MATCH:
        return found
    fee: i64 = t[T_FEE]
    if fee == NO_FEE or t[T_PREVIOUS] or source_of(s, seat) != ROW:
        out[found] = PICK_UP
        return found + 1
    start: i64 = found
    mask: i64 = s[ROWS + seat * SIZE + 1]
    least: i64 = lowest_fee(t, mask)
    while mask:
        k: i64 = lowest(t, mask)
        mask &= mask - 1
        if fee == LOWEST and t[FEE_PLACE + k] != least:
            continue
        if fee == TRIED and beats(s, t, wanted(s, t, ROW), 0, t[CLASS + k], 1):
            continue
        out[found] = PICK_UP | (k + 1) << 4 | 1 << 10
        found += 1
    if fee == ONE_RANK:
        found = rank_fees(s, t, seat, out, found)
    if fee == OPTIONAL or found == start:
        out[found] = PICK_UP
        found += 1
    return found


def lowest_fee(t: vec[i64], mask: i64) -> i64:
    """The lowest place in the ladder of a row."""
    least: i64 = 99
    while mask:
        k: i64 = lowest(t, mask)
        mask &= mask - 1
        least = min(least, t[FEE_PLACE + k])
    return least


def rank_fees(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64], found: i64) -> i64:
    """Add the fees of two cards or more of one rank."""
    row: i64 = ROWS + seat * SIZE
    rank: i64 = 0
    while rank < 14:
        most: i64 = rank_in_zone(s, t, row, rank)
        n: i64 = 2
        while n <= most:
            out[found] = PICK_UP | (rank + 1) << 4 | n << 10
            found += 1
            n += 1
        rank += 1
    return found


def said(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """What may be said about the play that was just laid."""
    question: i64 = open_question(s, t, seat)
    if question == A_WAY:
        out[0] = DECLARE
        out[1] = DECLARE | 16
        return 2
    mask: i64 = open_ranks(s, t) if question == A_RANK else open_seats(s, t, seat)
    kind: i64 = NAME if question == A_RANK else POINT
    found: i64 = 0
    while mask:
        out[found] = kind | lowest(t, mask) << 4
        found += 1
        mask &= mask - 1
    return found


# ---- before play -------------------------------------------------------------------------------------


def set_up_moves(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """The moves of a seat before the play phase."""
    if s[READY] & t[BIT + seat]:
        out[0] = READY_MOVE
        return 0 if s[PHASE] == CALL else 1
    found: i64 = 0
    if s[PHASE] == SWAP:
        found = swaps(s, t, seat, out, 0)
        out[found] = READY_ON
    elif s[PHASE] == LAY_OFF:
        found = lay_offs(s, t, seat, out)
        out[found] = READY_ON
    else:
        if rank_in_zone(s, t, HANDS + seat * SIZE, s[CALL_RANK]):
            out[0] = CALL_MOVE
            found = 1
        out[found] = PASS
    return found + 1


def lay_offs(s: vec[i64], t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """The cards that a seat may lay off, and where (D07)."""
    found: i64 = 0
    last: bool = s[NEXT] >= s[END] and cards_left(s, seat) == 1
    hand: i64 = s[HANDS + seat * SIZE + 1]
    while hand:
        k: i64 = lowest(t, hand)
        hand &= hand - 1
        rank: i64 = t[RANK + t[CLASS + k]]
        if t[T_LAY_OFF] == TO_PILE:
            if rank == t[T_FROM] and not last:
                out[found] = LAY_OFF_MOVE | k << 4
                found += 1
            continue
        row: i64 = 0
        while row < s[SEATS]:
            wide: bool = t[T_LAY_OFF] == ANY_ROW or row == seat
            if wide and (row == seat or not last) and rank_in_zone(s, t, ROWS + row * SIZE, rank):
                out[found] = LAY_OFF_MOVE | k << 4 | (row + 1) << 10
                found += 1
            row += 1
    return found
