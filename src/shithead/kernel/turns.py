"""How a turn ends: exit, end of the game, no progress, whose decision is next; as in ``engine/turn.py``."""

from __future__ import annotations

from typing import Final

from shithead.kernel.drawing import AFTER_PLAY, START_OF_TURN, refill, take_row
from shithead.kernel.fields import (
    BIT,
    COVER,
    DIRECTION,
    DUTY,
    DUTY_CARD,
    DUTY_COUNT,
    DUTY_RANK,
    DUTY_SEAT,
    DUTY_SKIPS,
    END_AGAIN,
    END_GIVER,
    END_PICKED,
    END_RECEIVER,
    END_REVERSALS,
    END_SKIPS,
    END_STAYS,
    END_SUCCESSOR,
    ENDED,
    ENDING,
    FIRST_OUT,
    IDLE,
    IN,
    LAST_LEFT,
    LOSER,
    MATCH,
    MAY_PASS,
    NEXT,
    NO_DUTY,
    NO_PROGRESS,
    NO_REPLAY,
    NOBODY,
    NONE,
    OUTS,
    OWN,
    PHASE,
    PLACES,
    PLAY,
    REPLAY_MAY,
    REPLAY_NO,
    SEATS,
    SECOND,
    T_DRAW_WHEN,
    T_FIRST_WINS,
    T_LIMIT,
    T_LONG_END,
    T_MOST_CARDS,
    T_OUT_CLEARS,
    T_SKIP_PASSES_SELF,
    T_TWO_SKIPS,
    TOP,
    TURN,
)
from shithead.kernel.pile import forget
from shithead.kernel.seats import after, next_seat, others
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import cards_left, drop_pile

AGAIN_COVER: Final = 1
AGAIN_MAY: Final = 3


def free_duty(s: vec[i64]) -> None:
    """Let the open turn be one with nothing special about it."""
    s[DUTY] = NO_DUTY
    s[DUTY_RANK] = NONE
    s[DUTY_CARD] = NONE
    s[DUTY_COUNT] = 0
    s[DUTY_SKIPS] = 0
    s[DUTY_SEAT] = NONE


def no_ending(s: vec[i64]) -> None:
    """Let the play that is judged end its turn in the usual way."""
    s[END_SKIPS] = 0
    s[END_REVERSALS] = 0
    s[END_AGAIN] = 0
    s[END_RECEIVER] = NONE
    s[END_GIVER] = 0
    s[END_SUCCESSOR] = NONE
    s[END_PICKED] = 0
    s[END_STAYS] = 0


def end_game(s: vec[i64], ending: i64, loser: i64) -> None:
    """End the game."""
    s[PHASE] = ENDED
    s[TURN] = NONE
    s[MAY_PASS] = 0
    s[ENDING] = ending
    s[LOSER] = loser
    free_duty(s)


def most_cards(s: vec[i64]) -> i64:
    """The seat that has more cards than any other; ``NOBODY`` where several have as many."""
    best: i64 = NOBODY
    most: i64 = -1
    seat: i64 = 0
    while seat < s[SEATS]:
        n: i64 = cards_left(s, seat)
        if n == most:
            best = NOBODY
        elif n > most:
            most = n
            best = seat
        seat += 1
    return best


def next_turn(s: vec[i64], t: vec[i64], seat: i64, skips: i64) -> i64:
    """The seat after this one, so many seats skipped (R6b)."""
    if not skips:
        return next_seat(s, t, seat, 1)
    there: i64 = others(s, t, seat)
    inside: bool = s[IN] & t[BIT + seat] != 0
    if not t[T_SKIP_PASSES_SELF]:
        return after(s, t, seat, skips % (there + 1 if inside else there) + 1)
    left: i64 = skips % there
    return seat if inside and not left else after(s, t, seat, left + 1)


def all_skips(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """Seats that a play skips, reversals between the last two among them (R7b)."""
    if not s[END_REVERSALS] or not t[T_TWO_SKIPS] or not s[IN] & t[BIT + seat]:
        return s[END_SKIPS]
    return s[END_SKIPS] + (s[END_REVERSALS] if others(s, t, seat) == 1 else 0)


def successor(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """Who plays next where a play does something to the order of turns."""
    if s[END_SUCCESSOR] != NONE:
        return s[END_SUCCESSOR]
    if s[END_RECEIVER] != NONE:
        if s[END_GIVER] and s[IN] & t[BIT + seat]:
            return seat
        return next_seat(s, t, seat if s[END_GIVER] else s[END_RECEIVER], 1)
    return next_turn(s, t, seat, all_skips(s, t, seat))


def end_turn(s: vec[i64], t: vec[i64], seat: i64, progress: bool, replay: i64, extra: bool) -> None:
    """Close the decision that a seat has answered and open the next one.

    Args:
        s: the game after the play itself and the refill.
        t: the rules.
        seat: who played.
        progress: a card was drawn, burned or turned blind (C-67).
        replay: the pile burned, and whether the seat goes on.
        extra: the fields ``END_…`` say more.
    """
    idle: i64 = s[IDLE] + 1
    inside: bool = s[IN] & t[BIT + seat] != 0
    if progress or not inside:
        idle = 0
    if not inside and goes_out(s, t, seat):
        return
    goes_on: bool = replay > REPLAY_NO
    if extra and replay == NO_REPLAY:
        goes_on = s[END_AGAIN] != 0 or s[END_STAYS] != 0
    if inside and goes_on:
        stay_on(s, seat, replay, extra)
        s[IDLE] = idle
    elif extra or t[T_LONG_END]:
        if not extra:
            no_ending(s)
        pass_on(s, t, seat, idle)
    else:
        if s[DUTY] != NO_DUTY:
            free_duty(s)
        s[TURN] = next_seat(s, t, seat, 1)
        s[MAY_PASS] = 0
        s[IDLE] = idle
        s[PHASE] = PLAY
    if idle >= t[T_LIMIT] and s[IDLE]:
        end_game(s, NO_PROGRESS, most_cards(s) if t[T_MOST_CARDS] else NOBODY)


def goes_out(s: vec[i64], t: vec[i64], seat: i64) -> bool:
    """Let a seat go out; returns whether the game is over."""
    s[PLACES + s[OUTS]] = seat
    s[OUTS] += 1
    if t[T_OUT_CLEARS] and s[TOP] != NONE:
        drop_pile(s, t)
        forget(s)
    last: i64 = NONE
    left: i64 = 0
    other: i64 = 0
    while other < s[SEATS]:
        if s[IN] & t[BIT + other]:
            left += 1
            last = other
        other += 1
    if left == 1:
        end_game(s, LAST_LEFT, last)
        return True
    if t[T_FIRST_WINS]:
        end_game(s, FIRST_OUT, NOBODY)
        return True
    return False


def stay_on(s: vec[i64], seat: i64, replay: i64, extra: bool) -> None:
    """Give a seat an extra play."""
    s[PHASE] = PLAY
    s[TURN] = seat
    free_duty(s)
    again: i64 = s[END_AGAIN] if extra and replay == NO_REPLAY else 0
    if again:
        s[DUTY] = COVER if again == AGAIN_COVER else OWN
    s[MAY_PASS] = 1 if replay == REPLAY_MAY or again == AGAIN_MAY else 0


def pass_on(s: vec[i64], t: vec[i64], seat: i64, idle: i64) -> None:
    """Give the turn to another seat, or to the same one as a new turn."""
    simple: bool = s[END_SUCCESSOR] == NONE and s[END_RECEIVER] == NONE and not s[END_SKIPS]
    turn: i64 = successor(s, t, seat)
    goes_on: bool = s[END_GIVER] != 0 and turn == seat
    free_duty(s)
    if not s[DIRECTION]:
        other: i64 = next_seat(s, t, seat, -1)
        if simple and turn != other and turn != seat:
            s[DUTY] = SECOND
            s[DUTY_SEAT] = other
        elif not goes_on:
            s[DIRECTION] = 1
    if t[T_DRAW_WHEN] != AFTER_PLAY and not goes_on:
        stock: i64 = s[NEXT]
        draw_between(s, t, seat, turn)
        if s[NEXT] != stock:
            idle = 0
    s[PHASE] = PLAY
    s[TURN] = turn
    s[MAY_PASS] = 0
    s[IDLE] = idle


def draw_between(s: vec[i64], t: vec[i64], seat: i64, turn: i64) -> None:
    """Draw at the end of a turn, or at the start of the next one, where it is known whose that is (D21)."""
    if t[T_DRAW_WHEN] == START_OF_TURN:
        if s[DUTY] == NO_DUTY:
            refill(s, t, turn)
            take_row(s, t, turn)
    elif not s[END_PICKED] and s[IN] & t[BIT + seat]:
        refill(s, t, seat)


def offer_match(s: vec[i64], t: vec[i64], seat: i64, rank: i64, count: i64, progress: bool) -> None:
    """Let a seat add drawn cards of the rank that it just laid, or pass (D19)."""
    skips: i64 = all_skips(s, t, seat)
    free_duty(s)
    s[DUTY] = MATCH
    s[DUTY_RANK] = rank
    s[DUTY_COUNT] = count
    s[DUTY_SKIPS] = skips
    s[PHASE] = PLAY
    s[TURN] = seat
    s[MAY_PASS] = 1
    s[IDLE] = 0 if progress else s[IDLE] + 1
