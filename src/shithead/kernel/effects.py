"""What a play does: it burns or has its effects, and its player draws; as in ``engine/effects.py``."""

from __future__ import annotations

from typing import Final

from shithead.kernel.bits import lowest, ones
from shithead.kernel.drawing import draw_after_play, drawn_matches, take_row
from shithead.kernel.fields import (
    ACTS,
    AGAIN,
    AGAIN_LAST,
    BASE,
    BIT,
    CHOOSE,
    COPIES,
    DECLARED,
    DIRECTION,
    DOWN,
    DUTY,
    DUTY_SKIPS,
    END_AGAIN,
    END_GIVER,
    END_PICKED,
    END_PROGRESS,
    END_RECEIVER,
    END_REVERSALS,
    END_SKIPS,
    END_STAYS,
    END_SUCCESSOR,
    GIVER_PLAYS,
    GIVES,
    HAND,
    HANDS,
    IN,
    INVERTED,
    INVERTS,
    LAID,
    LAID_BOUND,
    LAID_CLASS,
    LAID_LOWER,
    LAID_NAMED,
    LAID_RECEIVER,
    LAID_RUN,
    LAID_SUCCESSOR,
    LAID_ZONE,
    LEAVES,
    MAY_PASS,
    MIMIC,
    NO_DUTY,
    NO_REPLAY,
    NONE,
    PHASE,
    PILE,
    RANK,
    REVERSE,
    SKIP,
    STOCK,
    T_BURN_REPLAY,
    T_COMPLETION,
    T_FINISH,
    T_MATCH,
    T_ODD,
    T_ON_EMPTY,
    T_OUT_EFFECTS,
    T_PAIR_SKIPS,
    T_PICKUP_PLAYS,
    T_REVERSE_ONCE,
    T_ROW_USE,
    T_SET_REPLAY,
    T_SINGLES,
    T_SKIP_ONCE,
    T_SPECIAL,
    TARGET,
    TOP,
    TRANSPARENT,
    TURN,
)
from shithead.kernel.pile import (
    beats,
    binding,
    bound,
    burns,
    completes_set,
    forget,
    sum_up,
    take_back,
    wanted,
    would_burn,
)
from shithead.kernel.seats import next_seat
from shithead.kernel.turns import end_turn, no_ending, offer_match
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import (
    cards_left,
    class_count,
    classes,
    drop_laid,
    drop_pile,
    has_stock,
    move_all,
)

TAKES_PILE: Final = 3
GAME_TURNS: Final = 2
GIVES_PREVIOUS: Final = 2
GIVES_CHOSEN: Final = 3
PAIR: Final = 2

NOTHING: Final = 0
A_RANK: Final = 1
A_WAY: Final = 2
A_SEAT: Final = 3


def refresh(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Note whether a seat still has a card."""
    if cards_left(s, seat):
        s[IN] |= t[BIT + seat]
    elif s[IN] & t[BIT + seat]:
        s[IN] ^= t[BIT + seat]


# ---- what a play leaves open -------------------------------------------------------------------------


def effects_count(s: vec[i64], t: vec[i64], seat: i64) -> bool:
    """Whether what a play does to others counts: not always for a last card (D53)."""
    return t[T_OUT_EFFECTS] != 0 or has_stock(s) or s[IN] & t[BIT + seat] != 0


def may_be_named(s: vec[i64], t: vec[i64], rank: i64) -> bool:
    """Whether the play that is put together may be named as a rank (R11)."""
    if s[TOP] == NONE:
        return t[T_ON_EMPTY] & t[BIT + rank] != 0
    zone: i64 = s[LAID_ZONE]
    if zone != DOWN and zone != STOCK:
        return beats(s, t, wanted(s, t, zone), bound(s, t), rank, s[LAID])
    if wanted(s, t, DOWN) & t[BIT + rank]:
        return True
    return t[T_COMPLETION] != 0 and completes_set(s, t, rank, 1)


def open_ranks(s: vec[i64], t: vec[i64]) -> i64:
    """Mask of the ranks as which the play may be named."""
    names: i64 = t[MIMIC + s[LAID_CLASS]]
    found: i64 = 0
    rank: i64 = 0
    while rank < 14:
        if names & t[BIT + rank] and may_be_named(s, t, rank):
            found |= t[BIT + rank]
        rank += 1
    return found if found else names


def open_seats(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """Mask of the other seats that are in."""
    return s[IN] & ~t[BIT + seat]


def open_question(s: vec[i64], t: vec[i64], seat: i64) -> i64:
    """What has to be said next about the play that is put together; ``NOTHING`` where nothing is open."""
    c: i64 = s[LAID_CLASS]
    if s[LAID_NAMED] == NONE and t[MIMIC + c]:
        return A_RANK
    if would_burn(s, t, s[LAID]) or not effects_count(s, t, seat):
        return NOTHING
    if t[DECLARED + c] and s[LAID_LOWER] == NONE:
        return A_WAY
    asks: bool = t[GIVES + c] == GIVES_CHOSEN and s[LAID_RECEIVER] == NONE
    if asks or (t[TARGET + c] and s[LAID_SUCCESSOR] == NONE):
        return A_SEAT if open_seats(s, t, seat) else NOTHING
    return NOTHING


def say_rank(s: vec[i64], t: vec[i64], seat: i64, rank: i64) -> None:
    """Name the play."""
    s[LAID_NAMED] = rank
    s[LAID_CLASS] = rank
    s[LAID_BOUND] = binding(s, t, seat, s[LAID_ZONE], rank, s[LAID], s[LAID_RUN] != 0)


def say_seat(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Say who takes the pile, or who plays next."""
    if t[GIVES + s[LAID_CLASS]] == GIVES_CHOSEN and s[LAID_RECEIVER] == NONE:
        s[LAID_RECEIVER] = seat
    else:
        s[LAID_SUCCESSOR] = seat


def say_the_only(s: vec[i64], t: vec[i64], seat: i64) -> bool:
    """Say everything that has only one answer; returns whether something is still open."""
    while True:
        question: i64 = open_question(s, t, seat)
        if question == NOTHING:
            return False
        mask: i64 = 0
        if question == A_RANK:
            mask = open_ranks(s, t)
        elif question == A_SEAT:
            mask = open_seats(s, t, seat)
        if question == A_WAY or ones(t, mask) > 1:
            return True
        if question == A_RANK:
            say_rank(s, t, seat, lowest(t, mask))
        else:
            say_seat(s, t, lowest(t, mask))


# ---- what it does ------------------------------------------------------------------------------------


def turning(s: vec[i64], t: vec[i64]) -> None:
    """Note how many seats the play that is put together skips, and how often it reverses (R4b, R6, R7)."""
    c: i64 = s[LAID_CLASS]
    skips: i64 = 0
    most: i64 = 0
    reversals: i64 = 0
    more: i64 = 0
    if t[TRANSPARENT + c] and t[COPIES + c] and s[BASE] != NONE:
        more = t[SKIP + s[BASE]]
        reversals = t[REVERSE + s[BASE]] * s[LAID]
    if s[LAID_NAMED] == NONE and not s[LAID_RUN]:
        mask: i64 = classes(s, t, LAID)
        while mask:
            one: i64 = lowest(t, mask)
            mask &= mask - 1
            n: i64 = class_count(s, t, LAID, one)
            skips += n * (t[SKIP + one] + more)
            most = max(most, t[SKIP + one] + more)
            reversals += n * t[REVERSE + one]
    else:
        cards: i64 = 1 if s[LAID_NAMED] == NONE else s[LAID]
        most = t[SKIP + c] + more
        skips = most * cards
        reversals += t[REVERSE + c] * cards
    if t[T_REVERSE_ONCE] and reversals > 1:
        reversals = 1
    s[END_SKIPS] = most if t[T_SKIP_ONCE] else skips
    s[END_REVERSALS] = reversals


def act(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Let the play on top that did not burn have its effects (R3c to R10)."""
    c: i64 = s[LAID_CLASS]
    s[END_AGAIN] = t[AGAIN + c]
    s[END_SUCCESSOR] = s[LAID_SUCCESSOR]
    if t[INVERTS + c] == GAME_TURNS:
        s[INVERTED] ^= 1
    if t[LEAVES + c]:
        take_back(s)
        drop_laid(s, t)
        s[END_PROGRESS] = 1
    else:
        move_all(s, t, LAID, PILE)
    if t[GIVES + c]:
        receiver: i64 = s[LAID_RECEIVER]
        if t[GIVES + c] != GIVES_CHOSEN or receiver == NONE:
            receiver = next_seat(s, t, seat, -1 if t[GIVES + c] == GIVES_PREVIOUS else 1)
        move_all(s, t, PILE, HANDS + receiver * 8)
        forget(s)
        refresh(s, t, receiver)
        s[END_RECEIVER] = receiver
        s[END_GIVER] = t[GIVER_PLAYS + c]
    if s[END_REVERSALS] & 1:
        s[DIRECTION] = -s[DIRECTION]


def settle(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Put the play that is put together on the pile and let everything follow from it."""
    if t[ACTS + s[LAID_CLASS]] or t[T_ODD]:
        settle_odd(s, t, seat)
        return
    n: i64 = s[LAID]
    move_all(s, t, LAID, PILE)
    settle_plain(s, t, seat, s[LAID_CLASS], n)


def settle_plain(s: vec[i64], t: vec[i64], seat: i64, c: i64, n: i64) -> None:
    """The same for a play without effects of its own, once its cards are among those of the pile."""
    sum_up(s, t, c, n)
    cause: i64 = burns(s, t)
    replay: i64 = NO_REPLAY
    if cause:
        drop_pile(s, t)
        forget(s)
        replay = t[T_BURN_REPLAY] if cause == 1 else t[T_SET_REPLAY]
    if t[T_PAIR_SKIPS] or t[T_MATCH] or s[DUTY] != NO_DUTY:
        no_ending(s)
        if t[T_PAIR_SKIPS] and n == PAIR and not cause:
            s[END_SKIPS] = 1
        finish(s, t, seat, cause != 0, replay, True)
    else:
        finish(s, t, seat, cause != 0, replay, False)


def settle_odd(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """The same for a play that has more effects than burning, or that may be a last special card."""
    if t[T_FINISH] == TAKES_PILE and takes_instead(s, t, seat):
        sum_up(s, t, s[LAID_CLASS], s[LAID])
        move_all(s, t, LAID, PILE)
        take_instead(s, t, seat, False)
        return
    no_ending(s)
    s[END_PROGRESS] = 0
    n: i64 = s[LAID]
    acts: bool = t[ACTS + s[LAID_CLASS]] != 0 or t[T_SINGLES] != 0
    if acts:
        if say_the_only(s, t, seat):
            s[PHASE] = CHOOSE
            s[TURN] = seat
            s[MAY_PASS] = 0
            return
        acts = effects_count(s, t, seat) and (t[ACTS + s[LAID_CLASS]] != 0 or t[T_SINGLES] != 0)
    if acts:
        turning(s, t)
    sum_up(s, t, s[LAID_CLASS], n)
    cause: i64 = burns(s, t)
    replay: i64 = NO_REPLAY
    if cause:
        no_ending(s)
        drop_laid(s, t)
        drop_pile(s, t)
        forget(s)
        s[END_PROGRESS] = 1
        replay = t[T_BURN_REPLAY] if cause == 1 else t[T_SET_REPLAY]
    elif acts:
        act(s, t, seat)
    else:
        move_all(s, t, LAID, PILE)
    if not cause and t[T_PAIR_SKIPS] and n == PAIR:
        s[END_SKIPS] += 1
    finish(s, t, seat, s[END_PROGRESS] != 0, replay, True)


def takes_instead(s: vec[i64], t: vec[i64], seat: i64) -> bool:
    """Whether a last card makes its player take the pile instead of going out (D51)."""
    if s[LAID_ZONE] == DOWN or s[LAID_ZONE] == STOCK or has_stock(s) or s[IN] & t[BIT + seat]:
        return False
    return t[T_SPECIAL] & classes(s, t, LAID) != 0


def finish(s: vec[i64], t: vec[i64], seat: i64, progress: bool, replay: i64, extra: bool) -> None:
    """Draw, then offer what may be added, or end the turn."""
    drawn: i64 = draw_after_play(s, t, seat)
    if drawn:
        s[IN] |= t[BIT + seat]
        progress = True
    elif s[LAID_ZONE] == DOWN or s[LAID_ZONE] == STOCK:
        progress = True
    if extra:
        s[END_SKIPS] += s[DUTY_SKIPS]
        if t[T_MATCH] and drawn and s[LAID_ZONE] == HAND and not s[LAID_RUN] and replay == NO_REPLAY:
            keeps: bool = s[END_AGAIN] != 0 or s[END_RECEIVER] != NONE or s[END_SUCCESSOR] != NONE
            if not keeps:
                rank: i64 = t[RANK + s[LAID_CLASS]]
                offer_match(s, t, seat, rank, drawn_matches(s, t, drawn, rank), progress)
                return
    if t[T_ROW_USE]:
        take_row(s, t, seat)
    if not s[IN] & t[BIT + seat] and t[AGAIN_LAST + s[LAID_CLASS]] and s[TOP] != NONE:
        take_instead(s, t, seat, progress)
        return
    end_turn(s, t, seat, progress, replay, extra)


# ---- taking the pile ---------------------------------------------------------------------------------


def take_pile(s: vec[i64], t: vec[i64], seat: i64, taker: i64, progress: bool) -> None:
    """Let a seat take the pile and what lies ready to go along; the turn of ``seat`` ends."""
    hand: i64 = HANDS + taker * 8
    move_all(s, t, PILE, hand)
    move_all(s, t, LAID, hand)
    forget(s)
    s[IN] |= t[BIT + taker]
    refresh(s, t, seat)
    no_ending(s)
    s[END_SKIPS] = s[DUTY_SKIPS]
    s[END_PICKED] = 1
    s[END_STAYS] = 1 if t[T_PICKUP_PLAYS] or taker != seat else 0
    end_turn(s, t, seat, progress, NO_REPLAY, True)


def take_instead(s: vec[i64], t: vec[i64], seat: i64, progress: bool) -> None:
    """Take the pile in place of going out; the turn ends (D51, R8a)."""
    move_all(s, t, PILE, HANDS + seat * 8)
    forget(s)
    s[IN] |= t[BIT + seat]
    no_ending(s)
    s[END_PICKED] = 1
    end_turn(s, t, seat, progress, NO_REPLAY, True)


def take_card(s: vec[i64], t: vec[i64], seat: i64) -> None:
    """Take a turned card that did not beat the pile; the pile stays (D46)."""
    move_all(s, t, LAID, HANDS + seat * 8)
    s[IN] |= t[BIT + seat]
    no_ending(s)
    end_turn(s, t, seat, True, NO_REPLAY, True)
