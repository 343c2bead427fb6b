"""From the deal to the first turn: laying off, a turned card, who leads; as in ``engine/start.py``."""

from __future__ import annotations

from typing import Final

from shithead.kernel.bits import lowest
from shithead.kernel.drawing import take_row
from shithead.kernel.fields import (
    CALL,
    CALL_RANK,
    CLASS,
    DEALER,
    DEALT_ROWS,
    DOWN_SIZE,
    DUTY,
    DUTY_CARD,
    DUTY_RANK,
    END,
    HANDS,
    LAID,
    LAID_BOUND,
    LAID_CLASS,
    LAID_LOWER,
    LAID_NAMED,
    LAID_RUN,
    LAID_ZONE,
    LAY_OFF,
    LEAD,
    LEADER,
    NEXT,
    NONE,
    ORDER_SIZE,
    PHASE,
    PLAY,
    RANK,
    READY,
    ROW_ORDER,
    ROWS,
    SEARCH,
    SEATS,
    SIZE,
    STOCK,
    STOCK_AT,
    STRENGTH,
    SUIT_PLACE,
    T_CALL,
    T_CHOSEN,
    T_LAY_OFF,
    T_LEAD,
    T_SEARCH,
    T_START_CARD,
    T_STARTER,
    T_TIES,
    TOP,
    TURN,
)
from shithead.kernel.pile import push
from shithead.kernel.turns import free_duty
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import add, count

BY_SUIT: Final = 1
BY_COPIES: Final = 2
BY_NEXT_RANK: Final = 3

IN_HAND: Final = 0
IN_ROW: Final = 1
IN_BOTH: Final = 2
IN_DEALT_ROW: Final = 3

GIVEN_LEADER: Final = 0
DEALER_LEFT: Final = 1
DEALER_RIGHT: Final = 2
WEAKEST_HAND: Final = 3
LOWEST_HAND: Final = 4
LOWEST_ROW: Final = 5
LOWEST_OPEN: Final = 6
SEARCH_HAND: Final = 7
ROW_AS_DEALT: Final = 8
ROW_AT_START: Final = 9
ROW_FIRST_DEALT: Final = 10

LEAD_RANK: Final = 1
LEAD_CARD: Final = 2
FAR: Final = 99


def rank_in_zone(s: vec[i64], t: vec[i64], zone: i64, rank: i64) -> i64:
    """How many cards of a rank a zone has."""
    found: i64 = 0
    mask: i64 = s[zone + 1]
    while mask:
        k: i64 = lowest(t, mask)
        mask &= mask - 1
        if t[RANK + t[CLASS + k]] == rank:
            found += count(s, t, zone, k)
    return found


def suit_in_zone(s: vec[i64], t: vec[i64], zone: i64, rank: i64) -> i64:
    """The card of a rank with the lowest suit in a zone; ``NONE`` where it has none."""
    best: i64 = NONE
    mask: i64 = s[zone + 1]
    while mask:
        k: i64 = lowest(t, mask)
        mask &= mask - 1
        if t[RANK + t[CLASS + k]] == rank and (best == NONE or t[SUIT_PLACE + k] < t[SUIT_PLACE + best]):
            best = k
    return best


def holds(s: vec[i64], t: vec[i64], where: i64, seat: i64, rank: i64) -> i64:
    """How many cards of a rank a seat has in the zones where they are looked for."""
    if where == IN_HAND:
        return rank_in_zone(s, t, HANDS + seat * SIZE, rank)
    if where == IN_ROW:
        return rank_in_zone(s, t, ROWS + seat * SIZE, rank)
    if where == IN_BOTH:
        return holds(s, t, IN_HAND, seat, rank) + holds(s, t, IN_ROW, seat, rank)
    found: i64 = 0
    at: i64 = DEALT_ROWS + seat * DOWN_SIZE
    place: i64 = at + s[at]
    while place > at:
        if t[RANK + t[CLASS + s[place]]] == rank:
            found += 1
        place -= 1
    return found


def suit_place(s: vec[i64], t: vec[i64], where: i64, seat: i64, rank: i64) -> i64:
    """The place of the lowest suit of a rank that a seat has there; ``FAR`` where it has none."""
    best: i64 = FAR
    if where == IN_DEALT_ROW:
        at: i64 = DEALT_ROWS + seat * DOWN_SIZE
        place: i64 = at + s[at]
        while place > at:
            k: i64 = s[place]
            if t[RANK + t[CLASS + k]] == rank and t[SUIT_PLACE + k] < best:
                best = t[SUIT_PLACE + k]
            place -= 1
        return best
    if where != IN_ROW:
        mine: i64 = suit_in_zone(s, t, HANDS + seat * SIZE, rank)
        if mine != NONE:
            best = t[SUIT_PLACE + mine]
    if where != IN_HAND:
        open_card: i64 = suit_in_zone(s, t, ROWS + seat * SIZE, rank)
        if open_card != NONE and t[SUIT_PLACE + open_card] < best:
            best = t[SUIT_PLACE + open_card]
    return best


def is_lower(s: vec[i64], t: vec[i64], where: i64, one: i64, other: i64) -> bool:
    """Whether the cards of one seat come before those of another, compared from the lowest (D09)."""
    place: i64 = 0
    while place < 14:
        rank: i64 = t[SEARCH + place]
        mine: i64 = holds(s, t, where, one, rank)
        theirs: i64 = holds(s, t, where, other, rank)
        if mine != theirs:
            more: i64 = other if mine > theirs else one
            ended: bool = True
            further: i64 = place + 1
            while further < 14 and ended:
                ended = holds(s, t, where, more, t[SEARCH + further]) == 0
                further += 1
            return ended == (mine < theirs)
        place += 1
    return False


def first_holder(s: vec[i64], t: vec[i64], where: i64, rank: i64) -> i64:
    """Who leads among the seats that hold a rank (D09); ``NONE`` if nobody does."""
    best: i64 = NONE
    ties: i64 = t[T_TIES]
    step: i64 = 1
    while step <= s[SEATS]:
        seat: i64 = (s[DEALER] + step) % s[SEATS]
        step += 1
        if not holds(s, t, where, seat, rank):
            continue
        if best == NONE:
            best = seat
        elif ties == BY_SUIT:
            if suit_place(s, t, where, seat, rank) < suit_place(s, t, where, best, rank):
                best = seat
        elif ties == BY_COPIES:
            if holds(s, t, where, seat, rank) > holds(s, t, where, best, rank):
                best = seat
        elif ties == BY_NEXT_RANK and is_lower(s, t, where, seat, best):
            best = seat
    return best


def first_dealt(s: vec[i64], t: vec[i64], rank: i64) -> i64:
    """The seat that was the first in time to be dealt a rank face up; ``NONE`` if nobody was."""
    place: i64 = 1
    while place < DOWN_SIZE:
        step: i64 = 1
        while step <= s[SEATS]:
            seat: i64 = (s[DEALER] + step) % s[SEATS]
            at: i64 = DEALT_ROWS + seat * DOWN_SIZE
            if t[T_CHOSEN]:
                at = ROW_ORDER + seat * ORDER_SIZE
            if place <= s[at] and t[RANK + t[CLASS + s[at + place]]] == rank:
                return seat
            step += 1
        place += 1
    return NONE


def weakest(s: vec[i64], t: vec[i64]) -> i64:
    """The seat whose hand is lowest, compared card by card from the highest (D09)."""
    best: i64 = (s[DEALER] + 1) % s[SEATS]
    step: i64 = 2
    while step <= s[SEATS]:
        seat: i64 = (s[DEALER] + step) % s[SEATS]
        if is_weaker(s, t, HANDS + seat * SIZE, HANDS + best * SIZE):
            best = seat
        step += 1
    return best


def is_weaker(s: vec[i64], t: vec[i64], one: i64, other: i64) -> bool:
    """Whether a hand is lower than another one."""
    strength: i64 = 47
    while strength >= 0:
        mine: i64 = of_strength(s, t, one, strength)
        theirs: i64 = of_strength(s, t, other, strength)
        if mine != theirs:
            return mine < theirs
        strength -= 1
    return False


def of_strength(s: vec[i64], t: vec[i64], zone: i64, strength: i64) -> i64:
    """How many cards of a zone have a strength."""
    found: i64 = 0
    mask: i64 = s[zone + 1]
    while mask:
        k: i64 = lowest(t, mask)
        mask &= mask - 1
        if t[STRENGTH + k] == strength:
            found += count(s, t, zone, k)
    return found


# ---- the phases --------------------------------------------------------------------------------------


def after_swap(s: vec[i64], t: vec[i64]) -> None:
    """Open the phase in which cards are laid off (D07), or go on where there is none."""
    s[READY] = 0
    if t[T_LAY_OFF]:
        s[PHASE] = LAY_OFF
    else:
        begin(s, t)


def after_lay_off(s: vec[i64], t: vec[i64]) -> None:
    """End the phase in which cards are laid off; an emptied hand may take its row (D41)."""
    seat: i64 = 0
    while seat < s[SEATS]:
        take_row(s, t, seat)
        seat += 1
    begin(s, t)


def lay_single(s: vec[i64], t: vec[i64], k: i64, zone: i64) -> None:
    """Put a card on the pile as a play without effect other than what it then demands."""
    add(s, t, LAID, k, 1)
    s[LAID_CLASS] = t[CLASS + k]
    s[LAID_NAMED] = NONE
    s[LAID_LOWER] = NONE
    s[LAID_BOUND] = 0
    s[LAID_ZONE] = zone
    s[LAID_RUN] = 0
    push(s, t)


def begin(s: vec[i64], t: vec[i64]) -> None:
    """Turn the first card where there is one, and find who leads."""
    if t[T_START_CARD] and s[NEXT] < s[END]:
        lay_single(s, t, s[STOCK_AT + s[NEXT]], STOCK)
        s[NEXT] += 1
    starter: i64 = t[T_STARTER]
    left: i64 = (s[DEALER] + 1) % s[SEATS]
    if starter == GIVEN_LEADER:
        lead(s, t, s[LEADER], NONE)
    elif starter == DEALER_LEFT:
        lead(s, t, left, NONE)
    elif starter == DEALER_RIGHT:
        lead(s, t, (s[DEALER] + s[SEATS] - 1) % s[SEATS], NONE)
    elif starter == WEAKEST_HAND:
        lead(s, t, weakest(s, t), NONE)
    elif starter <= LOWEST_OPEN:
        lead_lowest(s, t, starter - LOWEST_HAND)
    else:
        search(s, t)


def lead_lowest(s: vec[i64], t: vec[i64], where: i64) -> None:
    """Let the seat lead that has the lowest card there."""
    place: i64 = 0
    while place < 14:
        seat: i64 = first_holder(s, t, where, t[SEARCH + place])
        if seat != NONE:
            lead(s, t, seat, t[SEARCH + place])
            return
        place += 1
    lead(s, t, (s[DEALER] + 1) % s[SEATS], NONE)


def first_row(s: vec[i64], t: vec[i64], rank: i64) -> i64:
    """The seat that leads by its face-up row; ``NONE`` if none does."""
    if t[T_STARTER] == ROW_FIRST_DEALT:
        return first_dealt(s, t, rank)
    there: bool = t[T_STARTER] == ROW_AT_START or t[T_CHOSEN] != 0
    return first_holder(s, t, IN_ROW if there else IN_DEALT_ROW, rank)


def search(s: vec[i64], t: vec[i64]) -> None:
    """For each rank in turn search the rows of all seats, then all hands (C-02)."""
    place: i64 = 0
    while place < t[T_SEARCH]:
        rank: i64 = t[SEARCH + place]
        place += 1
        if t[T_STARTER] != SEARCH_HAND:
            seat: i64 = first_row(s, t, rank)
            if seat != NONE:
                lead(s, t, seat, rank)
                return
        holder: i64 = first_holder(s, t, IN_HAND, rank)
        if holder == NONE:
            continue
        if not t[T_CALL]:
            lead(s, t, holder, rank)
            return
        s[PHASE] = CALL
        s[CALL_RANK] = rank
        s[READY] = 0
        return
    lead(s, t, (s[DEALER] + 1) % s[SEATS], NONE)


def lead(s: vec[i64], t: vec[i64], seat: i64, rank: i64) -> None:
    """Let a seat lead: the play phase begins with its turn."""
    s[PHASE] = PLAY
    s[TURN] = seat
    s[CALL_RANK] = NONE
    s[READY] = 0
    free_duty(s)
    hand: i64 = HANDS + seat * SIZE
    if not t[T_LEAD] or not s[hand] or s[TOP] != NONE:
        return
    if rank == NONE or not rank_in_zone(s, t, hand, rank):
        place: i64 = 0
        while not rank_in_zone(s, t, hand, t[SEARCH + place]):
            place += 1
        rank = t[SEARCH + place]
    s[DUTY] = LEAD
    s[DUTY_RANK] = rank
    if t[T_LEAD] == LEAD_CARD:
        s[DUTY_CARD] = suit_in_zone(s, t, hand, rank)
