"""Whole games at full speed."""

from __future__ import annotations

from typing import Final

from shithead.kernel.apply import apply
from shithead.kernel.chance import advance, shuffle
from shithead.kernel.fields import (
    BIT,
    CALL_RANK,
    DEALER,
    DEALT_ROWS,
    DIRECTION,
    DOWN_SIZE,
    DOWNS,
    DUTY,
    END,
    ENDED,
    HANDS,
    IN,
    LEADER,
    LOSER,
    MAY_PASS,
    NO_DUTY,
    NOBODY,
    NONE,
    ORDER_SIZE,
    PHASE,
    PLAY,
    ROW_ORDER,
    ROWS,
    SEATS,
    SIZE,
    STOCK_AT,
    SWAP,
    T_DIRECTION,
    T_QUICK,
    T_SEATS,
    T_SWAP,
    TURN,
)
from shithead.kernel.pile import forget
from shithead.kernel.policy import acting_seat, policy_move
from shithead.kernel.quick import quick_turn
from shithead.kernel.start import after_swap
from shithead.kernel.turns import free_duty
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import add, clear

BEFORE_PLAY: Final = 1


def play_out(s: vec[i64], t: vec[i64], policies: vec[i64], x: i64, most: i64, out: vec[i64]) -> i64:
    """Play a game on to its end, each seat by its policy.

    Args:
        s: the game.
        t: the rules.
        policies: by seat.
        x: the generator's state.
        most: so many moves at most.
        out: room for moves; the first word holds, at the end, how many were made.

    Returns:
        The generator's state.
    """
    moves: i64 = 0
    while moves < most and s[PHASE] != ENDED:
        x = advance(x)
        moves += 1
        if s[PHASE] == PLAY and t[T_QUICK] and s[DUTY] == NO_DUTY and not s[MAY_PASS]:
            quick_turn(s, t, policies[s[TURN]], x, out)
            continue
        seat: i64 = acting_seat(s, t)
        apply(s, t, seat, policy_move(s, t, seat, policies[seat], x, out))
    out[0] = moves
    return x


def deal(s: vec[i64], t: vec[i64], pack: vec[i64], sizes: vec[i64], dealer: i64) -> None:
    """Deal a shuffled pack: face-down cards, face-up cards, hands, then the stock; as in ``engine/deal.py``.

    Args:
        s: becomes the game, before its first decision.
        t: the rules.
        pack: the cards, as zones count them, in their order.
        sizes: face-down, face-up and hand cards of a seat, and how many cards of the pack play.
        dealer: the dealer's seat.
    """
    seats: i64 = t[T_SEATS]
    blank(s, t, seats)
    s[SEATS] = seats
    s[DEALER] = dealer
    s[LEADER] = 0
    s[TURN] = NONE
    s[PHASE] = SWAP
    s[DIRECTION] = t[T_DIRECTION]
    s[CALL_RANK] = NONE
    s[LOSER] = NOBODY
    forget(s)
    free_duty(s)
    next_card: i64 = 0
    zone: i64 = 0
    while zone < 3:
        turn: i64 = 0
        while turn < sizes[zone]:
            step: i64 = 1
            while step <= seats:
                if next_card < sizes[3]:
                    deal_card(s, t, zone, (dealer + step) % seats, pack[next_card])
                    next_card += 1
                step += 1
            turn += 1
        zone += 1
    s[END] = sizes[3] - next_card
    at: i64 = 0
    while at < s[END]:
        s[STOCK_AT + at] = pack[next_card + at]
        at += 1
    seat: i64 = 0
    while seat < seats:
        s[IN] |= t[BIT + seat]
        seat += 1
    if t[T_SWAP] != BEFORE_PLAY:
        after_swap(s, t)


def blank(s: vec[i64], t: vec[i64], seats: i64) -> None:
    """Let nothing lie anywhere."""
    at: i64 = 0
    while at < HANDS:
        s[at] = 0
        at += 1
    seat: i64 = 0
    while seat < seats:
        clear(s, t, HANDS + seat * SIZE)
        clear(s, t, ROWS + seat * SIZE)
        s[DOWNS + seat * DOWN_SIZE] = 0
        s[DEALT_ROWS + seat * DOWN_SIZE] = 0
        s[ROW_ORDER + seat * ORDER_SIZE] = 0
        seat += 1


def deal_card(s: vec[i64], t: vec[i64], zone: i64, seat: i64, k: i64) -> None:
    """Give a seat a card: face down, face up or into the hand."""
    if zone == 0:
        at: i64 = DOWNS + seat * DOWN_SIZE
        s[at] += 1
        s[at + s[at]] = k
    elif zone == 1:
        add(s, t, ROWS + seat * SIZE, k, 1)
        at = DEALT_ROWS + seat * DOWN_SIZE
        s[at] += 1
        s[at + s[at]] = k
        at = ROW_ORDER + seat * ORDER_SIZE
        s[at] += 1
        s[at + s[at]] = k
    else:
        add(s, t, HANDS + seat * SIZE, k, 1)


def play_many(
    s: vec[i64],
    t: vec[i64],
    pack: vec[i64],
    sizes: vec[i64],
    policies: vec[i64],
    games: i64,
    x: i64,
    most: i64,
    out: vec[i64],
    tally: vec[i64],
) -> i64:
    """Deal and play many games; seat 0 deals.

    Args:
        s: room for a game.
        t: the rules.
        pack: the cards; shuffled again for every game.
        sizes: see ``deal``.
        policies: by seat.
        games: how many.
        x: the generator's state.
        most: so many moves a game at most.
        out: room for moves.
        tally: gets moves, games without a loser, and by seat how often it lost.

    Returns:
        The generator's state.
    """
    game: i64 = 0
    while game < games:
        x = shuffle(pack, len(pack), x)
        deal(s, t, pack, sizes, 0)
        x = play_out(s, t, policies, x, most, out)
        tally[0] += out[0]
        if s[LOSER] == NOBODY:
            tally[1] += 1
        else:
            tally[2 + s[LOSER]] += 1
        game += 1
    return x
