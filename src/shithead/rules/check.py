"""What makes rules impossible to play. Every problem is found at once, each with its field."""

from collections.abc import Iterator

from shithead.cards import Rank
from shithead.errors import RulesError
from shithead.rules.model import Rules
from shithead.rules.powers import Follow, Power

Problem = tuple[str, str]

MOST_SEATS = 10
"""More people than this do not sit round one table."""


def _numbers(rules: Rules) -> Iterator[Problem]:
    if not 2 <= rules.min_seats <= rules.max_seats <= MOST_SEATS:
        yield "max_seats", "seats_out_of_range"
    if rules.deal_hand < 1:
        yield "deal_hand", "hand_is_empty"
    if min(rules.deal_up, rules.deal_down) < 0:
        yield "deal_up", "negative"
    if rules.draw_to < 1:
        yield "draw_to", "hand_is_never_refilled"
    if rules.set_burn < 0 or rules.set_burn == 1:
        yield "set_burn", "set_too_small"
    if rules.no_progress_limit < 0:
        yield "no_progress_limit", "negative"
    if not rules.jokers or min(rules.jokers) < 0:
        yield "jokers", "negative"


def _pack(rules: Rules) -> Iterator[Problem]:
    dealt = rules.deal_down + rules.deal_up + rules.deal_hand
    for seats in range(rules.min_seats, rules.max_seats + 1):
        if seats * dealt > rules.pack_size(seats):
            yield "max_seats", "pack_too_small"
            return


def _power(rules: Rules, power: Power) -> Iterator[Problem]:
    if power.rank not in rules.ladder and not power.wild:
        yield "powers", "outside_the_ladder_and_not_wild"
    if power.transparent and power.burn:
        yield "powers", "transparent_and_burns"
    if power.transparent and power.follow is not Follow.OWN:
        yield "powers", "transparent_and_has_a_demand"
    if not (power.rank in rules.ladder or power.transparent or power.burn or power.follow is Follow.ANY):
        yield "powers", "outside_the_ladder_with_a_demand"


def _ranks(rules: Rules) -> Iterator[Problem]:
    if len(set(rules.ladder)) != len(rules.ladder):
        yield "ladder", "rank_twice"
    powers = [power.rank for power in rules.powers]
    if powers != sorted(set(powers)):
        yield "powers", "rank_twice_or_out_of_order"
    in_pack = set(Rank) if max(rules.jokers, default=0) > 0 else set(Rank) - {Rank.JOKER}
    for rank in sorted(in_pack - set(rules.ladder) - set(powers)):
        yield "ladder", f"rank_{rank.name.lower()}_has_no_place"
    for power in rules.powers:
        yield from _power(rules, power)


def problems(rules: Rules) -> tuple[Problem, ...]:
    """Everything that is wrong with rules, as ``(field, problem)`` identifiers; empty for playable rules."""
    numbers = tuple(_numbers(rules))
    return numbers or (*_pack(rules), *_ranks(rules))


def check_rules(rules: Rules) -> None:
    """Make sure that rules can be played.

    Raises:
        RulesError: with all problems.
    """
    found = problems(rules)
    if found:
        raise RulesError(found)
