"""What cards laid together are, and whether a seat may lay them; as in ``engine/combinations.py``."""

from __future__ import annotations

from typing import Final

from shithead.kernel.bits import lowest
from shithead.kernel.fields import (
    BIT,
    CLASS,
    COVER,
    DUTY,
    DUTY_CARD,
    DUTY_COUNT,
    DUTY_RANK,
    HANDS,
    LAID_CLASS,
    LAID_PICKS,
    LAID_RUN,
    LAID_START,
    LEAD,
    MATCH,
    NONE,
    PLACE,
    RANK,
    RANKS,
    ROW,
    SINGLE,
    SIZE,
    SUIT_OF,
    T_COMPLETION,
    T_ESCAPE,
    T_FINISH,
    T_MIRROR,
    T_MIX,
    T_ROW_SETS,
    T_RUN_SUITED,
    T_SET_MAX,
    T_SINGLES,
    T_SPECIAL,
)
from shithead.kernel.moves import (
    MIX,
    PICKS_AT,
    PLAY,
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
from shithead.kernel.moves import RUN as RUN_MOVE
from shithead.kernel.pile import (
    answered,
    beats,
    bound,
    completes_set,
    fits,
    is_set_anywhere,
    wanted,
    would_burn,
)
from shithead.kernel.words import i64, vec
from shithead.kernel.zones import cards_left, classes, has_stock, open_zone, source_of

NO_BURN: Final = 1
NO_SPECIAL: Final = 2
LAST_HAND: Final = 1
ALWAYS: Final = 2
PAIR: Final = 2


def has_escape(s: vec[i64], t: vec[i64], seat: i64) -> bool:
    """Whether the pair escape is open to a seat (C-22)."""
    if not t[T_ESCAPE] or answered(s, t) == NONE or bound(s, t):
        return False
    zone: i64 = open_zone(s, seat)
    mask: i64 = wanted(s, t, source_of(s, seat))
    held: i64 = classes(s, t, zone)
    while held:
        c: i64 = lowest(t, held)
        held &= held - 1
        if beats(s, t, mask, 0, c, 1):
            return False
    return True


# ---- what a play is ----------------------------------------------------------------------------------


def classes_of(t: vec[i64], move: i64) -> i64:
    """Mask of the classes of the cards of a play that is no run, mirrors aside."""
    rank: i64 = rank_of(move)
    mask: i64 = 0
    mixes: bool = move & 15 == MIX
    if plain_count(move) or (mixes and row_plain_count(move)):
        mask |= t[BIT + rank]
    if not t[T_SINGLES]:
        return mask
    place: i64 = 0
    while place < 4:
        if single_count(move, place) or (mixes and row_single_count(move, place)):
            mask |= t[BIT + t[SINGLE + 4 * rank + place]]
        place += 1
    return mask


def run_class(t: vec[i64], move: i64, place: i64) -> i64:
    """The class of a card of a run, counted from its lowest."""
    rank: i64 = t[RANKS + ((move >> 4) & 15) + place]
    pick: i64 = (move >> (PICKS_AT + 3 * place)) & 7
    return rank if not pick else t[SINGLE + 4 * rank + pick - 1]


def counts_as(t: vec[i64], move: i64) -> i64:
    """The class that a play counts as once it lies on the pile: single cards lie on top, mirrors below."""
    if move & 15 == RUN_MOVE:
        return run_class(t, move, run_length(move) - 1)
    rank: i64 = rank_of(move)
    if move & 15 == PLAY and mirror_count(move):
        return rank
    if not t[T_SINGLES]:
        return rank
    top: i64 = NONE
    place: i64 = 3
    while place >= 0:
        if single_count(move, place) or (move & 15 == MIX and row_single_count(move, place)):
            top = t[SINGLE + 4 * rank + place]
            if top != t[T_MIRROR]:
                return top
        place -= 1
    if top == NONE or plain_count(move) or (move & 15 == MIX and row_plain_count(move)):
        return rank
    return top


def all_classes(t: vec[i64], move: i64) -> i64:
    """Mask of the classes of all cards of a play."""
    if move & 15 != RUN_MOVE:
        mask: i64 = classes_of(t, move)
        if move & 15 == PLAY and mirror_count(move):
            mask |= t[BIT + t[T_MIRROR]]
        return mask
    found: i64 = 0
    place: i64 = 0
    while place < run_length(move):
        found |= t[BIT + run_class(t, move, place)]
        place += 1
    return found


# ---- whether it may be laid --------------------------------------------------------------------------


def fits_limits(t: vec[i64], zone: i64, move: i64) -> bool:
    """Whether so many cards may be laid together (D15, D42)."""
    n: i64 = count_of(move)
    if not t[T_ROW_SETS] and zone == ROW and n > 1:
        return False
    return move & 15 == RUN_MOVE or not t[T_SET_MAX] or n <= t[T_SET_MAX]


def leads_rightly(s: vec[i64], t: vec[i64], move: i64) -> bool:
    """Whether a play is what the starter has to lead (D10)."""
    if s[DUTY] != LEAD:
        return True
    card: i64 = s[DUTY_CARD]
    if move & 15 == RUN_MOVE:
        rank: i64 = s[DUTY_RANK] if card == NONE else t[RANK + t[CLASS + card]]
        place: i64 = t[PLACE + rank] - ((move >> 4) & 15)
        if t[PLACE + rank] == NONE or place < 0 or place >= run_length(move):
            return False
        if card == NONE:
            return True
        if t[T_RUN_SUITED] and t[SUIT_OF + card] != run_suit(move) - 1:
            return False
        return run_class(t, move, place) == t[CLASS + card]
    if card == NONE:
        return rank_of(move) == s[DUTY_RANK]
    mask: i64 = all_classes(t, move)
    return mask & t[BIT + t[CLASS + card]] != 0


def adds_rightly(s: vec[i64], move: i64) -> bool:
    """Whether a play is of drawn cards of the rank just laid, where that is what is open (D19)."""
    if s[DUTY] != MATCH:
        return True
    if move & 15 != PLAY or mirror_count(move):
        return False
    return rank_of(move) == s[DUTY_RANK] and count_of(move) <= s[DUTY_COUNT]


def hand_part(move: i64) -> i64:
    """How many cards a play that mixes takes from the hand."""
    place: i64 = 0
    n: i64 = plain_count(move)
    while place < 4:
        n += single_count(move, place)
        place += 1
    return n


def mixes_rightly(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> bool:
    """Whether a play that mixes zones takes as much from the hand as it has to (D50)."""
    if move & 15 != MIX:
        return True
    return t[T_MIX] == ALWAYS or hand_part(move) >= s[HANDS + seat * SIZE]


def set_burns(s: vec[i64], t: vec[i64], move: i64) -> bool:
    """Whether a play would burn the pile."""
    s[LAID_RUN] = 1 if move & 15 == RUN_MOVE else 0
    s[LAID_START] = (move >> 4) & 15
    s[LAID_PICKS] = move >> PICKS_AT
    s[LAID_CLASS] = counts_as(t, move)
    return would_burn(s, t, count_of(move))


def may_finish(s: vec[i64], t: vec[i64], seat: i64, move: i64) -> bool:
    """Whether a play that leaves its seat without a card may be that (D51)."""
    rule: i64 = t[T_FINISH]
    if (rule != NO_BURN and rule != NO_SPECIAL) or has_stock(s) or s[DUTY] == COVER:
        return True
    if cards_left(s, seat) > count_of(move):
        return True
    if rule == NO_BURN:
        return not set_burns(s, t, move)
    return all_classes(t, move) & t[T_SPECIAL] == 0


def beats_together(s: vec[i64], t: vec[i64], mask: i64, number: i64, move: i64) -> bool:
    """Whether the cards of a play may be laid on the pile, the escape left aside."""
    if s[DUTY] == COVER:
        return move & 15 != RUN_MOVE
    n: i64 = count_of(move)
    if move & 15 == RUN_MOVE:
        return fits(s, t, mask, number, run_class(t, move, 0), n)
    rank: i64 = rank_of(move)
    held: i64 = classes_of(t, move)
    if move & 15 == PLAY and mirror_count(move):
        held = t[BIT + rank]
    if t[T_MIRROR] != NONE and held & t[BIT + t[T_MIRROR]]:
        return False
    fit: bool = True
    left: i64 = held
    while left and fit:
        fit = beats(s, t, mask, number, lowest(t, left), n)
        left &= left - 1
    if fit:
        return True
    if t[T_COMPLETION] and completes_set(s, t, counts_as(t, move), n):
        return True
    return is_set_anywhere(t, rank, n)


def allowed(
    s: vec[i64], t: vec[i64], seat: i64, zone: i64, mask: i64, number: i64, escape: bool, move: i64
) -> bool:
    """Whether a seat may lay cards together, the nothing-left rule aside."""
    if not (fits_limits(t, zone, move) and leads_rightly(s, t, move) and adds_rightly(s, move)):
        return False
    if not (mixes_rightly(s, t, seat, move) and may_finish(s, t, seat, move)):
        return False
    if escape and move & 15 == PLAY and not mirror_count(move) and count_of(move) == PAIR:
        return True
    return beats_together(s, t, mask, number, move)
