"""What makes rules impossible to play. Every problem is found at once, each with its field."""

from collections.abc import Iterator

from shithead.errors import RulesError
from shithead.rules.check_powers import card_classes, rank_problems
from shithead.rules.faults import Fault, Problem
from shithead.rules.model import Rules
from shithead.rules.ranges import MOST_SEATS, number_problems, text_problems
from shithead.rules.values import (
    DrawWhen,
    End,
    Finish,
    Gamble,
    LayOff,
    MatchSize,
    MixRow,
    Pickup,
    PickupBy,
    Row,
    RowUse,
    Scoring,
    StarterLead,
    Swapping,
)

__all__ = ["MOST_SEATS", "Problem", "check_rules", "problems"]

LATE = (Swapping.FIRST_TURN, Swapping.UNTIL_FIRST_MOVE)
IN_A_ROW = (LayOff.OWN_ROW, LayOff.ANY_ROW)


def _seats(rules: Rules) -> range:
    return range(rules.min_seats, rules.max_seats + 1)


def _dealt(rules: Rules, seats: int) -> int:
    """How many cards are dealt to all seats together, before any rest."""
    return seats * sum(rules.at(cards, seats) for cards in (rules.deal_down, rules.deal_up, rules.deal_hand))


def _stock(rules: Rules, seats: int) -> int:
    """How many cards are left after the deal; below zero if there are too few."""
    return rules.pack_size(seats) - _dealt(rules, seats)


def _hand(rules: Rules, seats: int) -> int:
    """The smallest hand after the deal."""
    rest = _stock(rules, seats) // seats if rules.deal_rest else 0
    return rules.at(rules.deal_hand, seats) + rest


def _pack(rules: Rules) -> Iterator[Problem]:
    """Whether there are cards enough; the numbers are right in themselves."""
    left = {seats: _stock(rules, seats) for seats in _seats(rules)}
    whole = {seats: left[seats] + rules.at(rules.set_aside, seats) for seats in left}
    if min(whole.values()) < 0:
        yield "max_seats", Fault.PACK_TOO_SMALL
    elif min(left.values()) < 0:
        yield "set_aside", Fault.TOO_MANY_SET_ASIDE
    else:
        if rules.start_card and (rules.deal_rest or min(left.values()) == 0):
            yield "start_card", Fault.NEEDS_STOCK
        if rules.exchange > min(_hand(rules, seats) for seats in left):
            yield "exchange", Fault.MORE_THAN_A_HAND
    if min(rules.at(rules.deal_up, seats) for seats in left) == 0:
        if rules.row is Row.CHOSEN:
            yield "row", Fault.NEEDS_ROW
        if rules.lay_off in IN_A_ROW:
            yield "lay_off", Fault.NEEDS_ROW


def _setting_up(rules: Rules) -> Iterator[Problem]:
    if rules.row is Row.CHOSEN and rules.swap is not Swapping.BEFORE_PLAY:
        yield "row", Fault.NEEDS_SWAP_BEFORE_PLAY
    if rules.deal_rest and rules.stock_gamble is not Gamble.OFF:
        yield "stock_gamble", Fault.NEEDS_STOCK
    pile_begun = rules.start_card or rules.lay_off is LayOff.TO_PILE
    if rules.starter_lead is not StarterLead.ANY and pile_begun:
        yield "starter_lead", Fault.NEEDS_EMPTY_PILE
    if rules.starter_lead is not StarterLead.ANY and rules.swap in LATE:
        yield "starter_lead", Fault.NEEDS_SWAP_BEFORE_LEADING


def _playing(rules: Rules) -> Iterator[Problem]:
    if rules.pickup_by is PickupBy.PREVIOUS and rules.pickup is not Pickup.FORCED:
        yield "pickup_by", Fault.NEEDS_FORCED_PICKUP
    if rules.drawn_match and rules.draw_when is not DrawWhen.AFTER_PLAY:
        yield "drawn_match", Fault.NEEDS_DRAW_AFTER_PLAY
    if rules.pair_escape and rules.match_size is not MatchSize.OFF:
        yield "pair_escape", Fault.TWO_SIZE_RULES
    if rules.set_max == 1 and rules.pair_escape:
        yield "pair_escape", Fault.NEEDS_PAIRS
    if rules.set_max == 1 and rules.pair_skips:
        yield "pair_skips", Fault.NEEDS_PAIRS
    if rules.run_suited and not rules.runs:
        yield "run_suited", Fault.NEEDS_RUNS
    if rules.runs > len(rules.ladder) > 0:
        yield "runs", Fault.RUN_TOO_LONG


def _ending(rules: Rules) -> Iterator[Problem]:
    if rules.mix_row is not MixRow.NO and rules.row_use is not RowUse.ON_TABLE:
        yield "mix_row", Fault.NEEDS_ROW_ON_TABLE
    if rules.scoring is Scoring.LETTERS and rules.end is End.FIRST_WINS and rules.max_seats > 2:
        yield "scoring", Fault.NEEDS_LOSER
    if rules.finish is not Finish.ANY:
        special = set(rules.powers)
        barred = [
            power.burn if rules.finish is Finish.NO_BURN else power in special
            for power in card_classes(rules)
        ]
        if all(barred):
            yield "finish", Fault.NOBODY_CAN_FINISH


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Everything that is wrong with rules, as ``(field, fault)``; empty for playable rules.

    Whether there are cards enough is only asked where the numbers are right in themselves.
    """
    numbers = tuple(number_problems(rules))
    return (
        *numbers,
        *text_problems(rules),
        *(() if numbers else _pack(rules)),
        *rank_problems(rules),
        *_setting_up(rules),
        *_playing(rules),
        *_ending(rules),
    )


def check_rules(rules: Rules) -> None:
    """Make sure that rules can be played.

    Raises:
        RulesError: with all problems.
    """
    found = problems(rules)
    if found:
        raise RulesError(found)
