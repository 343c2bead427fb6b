"""``apply``: a legal move changes the game; as in ``engine/apply.py``, without asking whether it is legal."""

from __future__ import annotations

from typing import Final

from shithead.kernel.bits import ones
from shithead.kernel.drawing import join_row, leave_row
from shithead.kernel.effects import (
    refresh,
    say_rank,
    say_seat,
    settle,
    settle_odd,
    settle_plain,
    take_card,
    take_pile,
)
from shithead.kernel.fields import (
    ACTS,
    BIT,
    CALL_RANK,
    CLASS,
    DIRECTION,
    DOWN,
    DOWN_SIZE,
    DOWNS,
    DUTY,
    DUTY_CARD,
    DUTY_SEAT,
    DUTY_SKIPS,
    END,
    END_SKIPS,
    HAND,
    HANDS,
    LAID,
    LAID_BOUND,
    LAID_CLASS,
    LAID_LOWER,
    LAID_NAMED,
    LAID_PICKS,
    LAID_RECEIVER,
    LAID_RUN,
    LAID_START,
    LAID_SUCCESSOR,
    LAID_ZONE,
    LAY_OFF,
    MEMBERS,
    NEXT,
    NO_DUTY,
    NO_REPLAY,
    NONE,
    ORDER_SIZE,
    PHASE,
    PILE,
    PLAY,
    RANK,
    READY,
    ROW,
    ROW_ORDER,
    ROWS,
    SEATS,
    SECOND,
    SINGLE,
    SIZE,
    STOCK,
    STOCK_AT,
    SUIT_OF,
    T_BINDING,
    T_LATE_SWAP,
    T_MIRROR,
    T_ODD,
    T_PLAIN,
    T_PREVIOUS,
    T_ROW_ORDER,
    T_SUITED,
    T_TAKE_CARD,
    TURN,
)
from shithead.kernel.moves import (
    CALL as CALL_MOVE,
)
from shithead.kernel.moves import (
    DECLARE,
    FLIP,
    GAMBLE,
    MIX,
    NAME,
    PASS,
    PICK_UP,
    PICKS_AT,
    POINT,
    count_of,
    mirror_count,
    plain_count,
    rank_of,
    row_plain_count,
    row_single_count,
    run_length,
    run_suit,
    single_count,
)
from shithead.kernel.moves import LAY_OFF as LAY_OFF_MOVE
from shithead.kernel.moves import PLAY as PLAY_MOVE
from shithead.kernel.moves import (
    READY as READY_MOVE,
)
from shithead.kernel.moves import (
    RUN as RUN_MOVE,
)
from shithead.kernel.moves import (
    SWAP as SWAP_MOVE,
)
from shithead.kernel.pile import binding, stays
from shithead.kernel.seats import next_seat
from shithead.kernel.sets import counts_as, run_class
from shithead.kernel.start import IN_HAND, after_lay_off, after_swap, first_holder, lay_single, lead
from shithead.kernel.turns import end_turn, free_duty, no_ending
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import add, count, remove, source_of, transfer

PAID_AT: Final = 10


def apply(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> None:
    """Make a legal move."""
    kind: i64 = move & 15
    if s[PHASE] == PLAY and kind != SWAP_MOVE:
        before(s, t, seat)
    if kind <= RUN_MOVE:
        play(s, t, seat, move)
    elif kind == FLIP:
        flip(s, t, seat, move >> 4)
    elif kind == PICK_UP:
        pick_up(s, t, seat, move)
    elif kind == GAMBLE:
        gamble(s, t, seat)
    elif kind == PASS:
        pass_by(s, t, seat)
    elif kind == NAME:
        say_rank(s, t, seat, move >> 4)
        settle(s, t, seat)
    elif kind == DECLARE:
        s[LAID_LOWER] = move >> 4
        settle(s, t, seat)
    elif kind == POINT:
        say_seat(s, t, move >> 4)
        settle(s, t, seat)
    else:
        set_up(s, t, seat, move)


def set_up(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> None:
    """Make a move from before the play phase, or an exchange."""
    kind: i64 = move & 15
    if kind == SWAP_MOVE:
        swap(s, t, seat, (move >> 4) & 63, move >> 10)
    elif kind == READY_MOVE:
        if not move >> 4:
            s[READY] ^= t[BIT + seat]
            return
        s[READY] |= t[BIT + seat]
        if ones(t, s[READY]) < s[SEATS]:
            return
        if s[PHASE] == LAY_OFF:
            after_lay_off(s, t)
        else:
            after_swap(s, t)
    elif kind == LAY_OFF_MOVE:
        lay_off(s, t, seat, (move >> 4) & 63, move >> 10)
    elif kind == CALL_MOVE:
        lead(s, t, seat, s[CALL_RANK])


def before(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """What any move of the play phase settles first: the direction, and that exchanging is over."""
    if t[T_LATE_SWAP]:
        s[READY] |= t[BIT + seat]
    if s[DUTY] != SECOND:
        return
    other: i64 = s[DUTY_SEAT]
    free_duty(s)
    if seat == s[TURN] or seat == other:
        s[DIRECTION] = -1 if seat == other else 1
        s[TURN] = seat


def swap(s: vec[i64], t: vec[i64], seat: i64, mine: i64, shown: i64) -> None:
    """Exchange a hand card with a card of the row (D06)."""
    hand: i64 = HANDS + seat * SIZE
    row: i64 = ROWS + seat * SIZE
    remove(s, t, hand, mine, 1)
    remove(s, t, row, shown, 1)
    add(s, t, hand, shown, 1)
    add(s, t, row, mine, 1)
    if t[T_ROW_ORDER]:
        place: i64 = ROW_ORDER + seat * ORDER_SIZE + 1
        while s[place] != shown:
            place += 1
        s[place] = mine


def lay_off(s: vec[i64], t: vec[i64], seat: i64, k: i64, row: i64) -> None:
    """Lay a card off and replace it from the stock at once (D07); rows count from 1, 0 is the pile."""
    hand: i64 = HANDS + seat * SIZE
    remove(s, t, hand, k, 1)
    if s[NEXT] < s[END]:
        add(s, t, hand, s[STOCK_AT + s[NEXT]], 1)
        s[NEXT] += 1
    if not row:
        lay_single(s, t, k, HAND)
    else:
        add(s, t, ROWS + (row - 1) * SIZE, k, 1)
        join_row(s, t, row - 1, k)


def pass_by(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Let the call go by, or decline what is only permitted."""
    if s[PHASE] == PLAY:
        skips: i64 = s[DUTY_SKIPS]
        no_ending(s)
        s[END_SKIPS] = skips
        end_turn(s, t, seat, False, NO_REPLAY, True)
        return
    s[READY] |= t[BIT + seat]
    if ones(t, s[READY]) == s[SEATS]:
        lead(s, t, first_holder(s, t, IN_HAND, s[CALL_RANK]), s[CALL_RANK])


def put_together(s: vec[i64], zone: i64, c: i64, named: i64, bound: i64) -> None:
    """Say what the play is that lies ready."""
    s[LAID_ZONE] = zone
    s[LAID_CLASS] = c
    s[LAID_NAMED] = named
    s[LAID_BOUND] = bound
    s[LAID_LOWER] = NONE
    s[LAID_RECEIVER] = NONE
    s[LAID_SUCCESSOR] = NONE
    s[LAID_RUN] = 0


def play(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> None:
    """Lay cards; what a seat was owed that is interrupted lapses (C-41)."""
    if t[T_PLAIN] and s[DUTY] == NO_DUTY and seat == s[TURN]:
        play_plain(s, t, seat, (move >> 4) & 15, move >> 8)
        return
    if seat != s[TURN]:
        free_duty(s)
    zone: i64 = source_of(s, seat)
    c: i64 = counts_as(t, move)
    is_run: bool = move & 15 == RUN_MOVE
    number: i64 = 0
    if t[T_BINDING]:
        number = binding(s, t, seat, zone, c, count_of(move), is_run)
    named: i64 = NONE
    if move & 15 == PLAY_MOVE and mirror_count(move):
        named = rank_of(move)
    put_together(s, zone, c, named, number)
    source: i64 = ROWS + seat * SIZE if zone == ROW else HANDS + seat * SIZE
    if is_run:
        s[LAID_RUN] = 1
        s[LAID_START] = (move >> 4) & 15
        s[LAID_PICKS] = move >> PICKS_AT
        take_run(s, t, source, move)
    elif move & 15 == MIX:
        take_mixed(s, t, seat, move)
    else:
        take_set(s, t, source, move)
    if t[T_ROW_ORDER]:
        reorder(s, t, seat)
    refresh(s, t, seat)
    settle(s, t, seat)


def play_plain(s: vec[i64], t: vec[i64], seat: i64, c: i64, n: i64) -> None:
    """Lay cards of one class from one zone, where sets are nothing else and the turn is a usual one."""
    zone: i64 = source_of(s, seat)
    at: i64 = ROWS + seat * SIZE if zone == ROW else HANDS + seat * SIZE
    number: i64 = binding(s, t, seat, zone, c, n, False) if t[T_BINDING] else 0
    remove(s, t, at, c, n)
    if not s[at]:
        refresh(s, t, seat)
    if t[ACTS + c] or t[T_ODD]:
        put_together(s, zone, c, NONE, number)
        add(s, t, LAID, c, n)
        settle_odd(s, t, seat)
        return
    s[LAID_ZONE] = zone
    s[LAID_CLASS] = c
    s[LAID_BOUND] = number
    s[LAID_LOWER] = NONE
    add(s, t, PILE, c, n)
    settle_plain(s, t, seat, c, n)


def take_set(s: vec[i64], t: vec[i64], source: i64, move: i64) -> None:
    """Put the cards of a set that come from one zone together."""
    rank: i64 = rank_of(move)
    transfer(s, t, source, LAID, rank, plain_count(move), s[DUTY_CARD])
    if move >> 13:
        place: i64 = 0
        while place < 4:
            n: i64 = single_count(move, place)
            if n:
                transfer(s, t, source, LAID, t[SINGLE + 4 * rank + place], n, s[DUTY_CARD])
            place += 1
        if move & 15 == PLAY_MOVE and mirror_count(move):
            transfer(s, t, source, LAID, t[T_MIRROR], mirror_count(move), s[DUTY_CARD])


def take_mixed(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> None:
    """Put the cards of a set from hand and row together."""
    rank: i64 = rank_of(move)
    row: i64 = ROWS + seat * SIZE
    hand: i64 = HANDS + seat * SIZE
    place: i64 = -1
    while place < 4:
        c: i64 = rank if place < 0 else t[SINGLE + 4 * rank + place]
        theirs: i64 = row_plain_count(move) if place < 0 else row_single_count(move, place)
        if theirs and t[T_SUITED]:
            take_rare(s, t, seat, c, theirs)
        elif theirs:
            transfer(s, t, row, LAID, c, theirs, NONE)
        place += 1
    place = -1
    while place < 4:
        c = rank if place < 0 else t[SINGLE + 4 * rank + place]
        mine: i64 = plain_count(move) if place < 0 else single_count(move, place)
        if mine and t[T_SUITED]:
            mine -= take_equal(s, t, hand, c, mine)
        transfer(s, t, hand, LAID, c, mine, s[DUTY_CARD])
        place += 1


def take_rare(s: vec[i64], t: vec[i64], seat: i64, c: i64, n: i64) -> None:
    """Take cards of a class from the row, those first of which the hand has fewest."""
    row: i64 = ROWS + seat * SIZE
    hand: i64 = HANDS + seat * SIZE
    order: i64 = ROW_ORDER + seat * ORDER_SIZE
    few: i64 = 0
    while n > 0:
        place: i64 = order + 1
        while place <= order + s[order] and n > 0:
            k: i64 = s[place]
            place += 1
            if t[CLASS + k] == c and count(s, t, hand, k) == few:
                remove(s, t, row, k, 1)
                add(s, t, LAID, k, 1)
                n -= 1
        few += 1


def take_equal(s: vec[i64], t: vec[i64], hand: i64, c: i64, n: i64) -> i64:
    """Take cards of a class from the hand that are equal to one that is laid already; returns how many."""
    taken: i64 = 0
    place: i64 = 0
    while place < 4 and taken < n:
        k: i64 = t[MEMBERS + 4 * c + place]
        place += 1
        if k == NONE or not count(s, t, LAID, k):
            continue
        some: i64 = count(s, t, hand, k)
        some = min(some, n - taken)
        if some:
            remove(s, t, hand, k, some)
            add(s, t, LAID, k, some)
            taken += some
    return taken


def take_run(s: vec[i64], t: vec[i64], source: i64, move: i64) -> None:
    """Put the cards of a run together."""
    suit: i64 = run_suit(move)
    place: i64 = 0
    while place < run_length(move):
        c: i64 = run_class(t, move, place)
        place += 1
        if not suit:
            transfer(s, t, source, LAID, c, 1, s[DUTY_CARD])
            continue
        which: i64 = 0
        while which < 4:
            k: i64 = t[MEMBERS + 4 * c + which]
            which += 1
            if k != NONE and t[SUIT_OF + k] == suit - 1:
                remove(s, t, source, k, 1)
                add(s, t, LAID, k, 1)


def reorder(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Take out of the order of a row what is no longer there."""
    at: i64 = ROW_ORDER + seat * ORDER_SIZE
    row: i64 = ROWS + seat * SIZE
    place: i64 = 1
    while s[at] > s[row]:
        k: i64 = s[at + place]
        there: i64 = 0
        other: i64 = 1
        while other <= s[at]:
            if s[at + other] == k:
                there += 1
            other += 1
        if there > count(s, t, row, k):
            leave_row(s, t, seat, k)
        else:
            place += 1


def turned(s: vec[i64], t: vec[i64], seat: i64, k: i64, zone: i64, on_pile: bool) -> None:
    """Lay a card that was turned, or take it."""
    add(s, t, LAID, k, 1)
    refresh(s, t, seat)
    if on_pile:
        put_together(s, zone, t[CLASS + k], NONE, 0)
        settle(s, t, seat)
    elif zone == DOWN and t[T_TAKE_CARD]:
        take_card(s, t, seat)
    else:
        take_pile(s, t, seat, seat, True)


def flip(s: vec[i64], t: vec[i64], seat: i64, slot: i64) -> None:
    """Turn a face-down card (D45)."""
    at: i64 = DOWNS + seat * DOWN_SIZE
    k: i64 = s[at + 1 + slot]
    on_pile: bool = stays(s, t, t[CLASS + k])
    last: i64 = at + s[at]
    place: i64 = at + 1 + slot
    while place < last:
        s[place] = s[place + 1]
        place += 1
    s[at] -= 1
    turned(s, t, seat, k, DOWN, on_pile)


def gamble(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Turn the top card of the stock (D25)."""
    k: i64 = s[STOCK_AT + s[NEXT]]
    on_pile: bool = stays(s, t, t[CLASS + k])
    s[NEXT] += 1
    turned(s, t, seat, k, STOCK, on_pile)


def pick_up(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> None:
    """Take the pile, with the fee that goes along (D22, D43)."""
    if t[T_PREVIOUS]:
        take_pile(s, t, seat, next_seat(s, t, seat, -1), False)
        return
    which: i64 = ((move >> 4) & 63) - 1
    n: i64 = move >> PAID_AT
    if which >= 0:
        row: i64 = ROWS + seat * SIZE
        if n == 1:
            remove(s, t, row, which, 1)
            add(s, t, LAID, which, 1)
            leave_row(s, t, seat, which)
        else:
            pay_rank(s, t, seat, which, n)
    take_pile(s, t, seat, seat, False)


def pay_rank(s: vec[i64], t: vec[i64], seat: i64, rank: i64, n: i64) -> None:
    """Let so many cards of a rank go along with the pile, those that are sorted first."""
    row: i64 = ROWS + seat * SIZE
    k: i64 = 0
    while n > 0:
        if t[RANK + t[CLASS + k]] == rank:
            while n > 0 and count(s, t, row, k):
                remove(s, t, row, k, 1)
                add(s, t, LAID, k, 1)
                leave_row(s, t, seat, k)
                n -= 1
        k += 1
