"""What makes rules impossible to play."""

import ast
import inspect
from typing import Any

import pytest
from msgspec.structs import replace

from shithead.cards import Rank
from shithead.errors import RulesError
from shithead.rules import check
from shithead.rules.check import MOST_SEATS, check_rules, problems
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import NATURAL_LADDER, Rules
from shithead.rules.powers import Follow, Power

SHORT = tuple(rank for rank in NATURAL_LADDER if rank is not Rank.TWO)

FAULTS: list[tuple[str, str, dict[str, Any]]] = [
    ("max_seats", "seats_out_of_range", {"min_seats": 1}),
    ("max_seats", "seats_out_of_range", {"min_seats": 4, "max_seats": 3}),
    ("max_seats", "seats_out_of_range", {"max_seats": MOST_SEATS + 1, "deal_down": 0}),
    ("deal_hand", "hand_is_empty", {"deal_hand": 0}),
    ("deal_up", "negative", {"deal_up": -1}),
    ("deal_up", "negative", {"deal_down": -1}),
    ("draw_to", "hand_is_never_refilled", {"draw_to": 0}),
    ("set_burn", "set_too_small", {"set_burn": 1}),
    ("set_burn", "set_too_small", {"set_burn": -4}),
    ("no_progress_limit", "negative", {"no_progress_limit": -1}),
    ("jokers", "negative", {"jokers": (0, -1)}),
    ("jokers", "negative", {"jokers": ()}),
    ("max_seats", "pack_too_small", {"max_seats": 6}),
    ("max_seats", "pack_too_small", {"deal_hand": 12}),
    ("ladder", "rank_twice", {"ladder": (*NATURAL_LADDER, Rank.ACE)}),
    ("ladder", "rank_two_has_no_place", {"ladder": SHORT}),
    ("ladder", "rank_joker_has_no_place", {"jokers": (2,)}),
    (
        "powers",
        "rank_twice_or_out_of_order",
        {"powers": (Power(rank=Rank.TEN, wild=True), Power(rank=Rank.TWO, wild=True))},
    ),
    (
        "powers",
        "rank_twice_or_out_of_order",
        {"powers": (Power(rank=Rank.TEN, wild=True), Power(rank=Rank.TEN, burn=True))},
    ),
    (
        "powers",
        "outside_the_ladder_and_not_wild",
        {"ladder": SHORT, "powers": (Power(rank=Rank.TWO, follow=Follow.ANY),)},
    ),
    (
        "powers",
        "outside_the_ladder_with_a_demand",
        {"ladder": SHORT, "powers": (Power(rank=Rank.TWO, wild=True),)},
    ),
    (
        "powers",
        "outside_the_ladder_with_a_demand",
        {"ladder": SHORT, "powers": (Power(rank=Rank.TWO, wild=True, follow=Follow.AT_MOST),)},
    ),
    (
        "powers",
        "transparent_and_burns",
        {"powers": (Power(rank=Rank.TWO, wild=True, transparent=True, burn=True),)},
    ),
    (
        "powers",
        "transparent_and_has_a_demand",
        {"powers": (Power(rank=Rank.TWO, wild=True, transparent=True, follow=Follow.ANY),)},
    ),
]


@pytest.mark.parametrize(("field", "problem", "fields"), FAULTS)
def test_a_fault_is_found(field: str, problem: str, fields: dict[str, Any]) -> None:
    """Each fault is found, named with its field, and it is the only one found."""
    assert ((field, problem),) == problems(Rules(**fields))


def test_every_problem_has_a_test() -> None:
    """The list above names each problem that the code can report."""
    tree = ast.parse(inspect.getsource(check))
    reported = {
        (node.value.elts[0].value, node.value.elts[1].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Yield)
        and isinstance(node.value, ast.Tuple)
        and all(isinstance(part, ast.Constant) for part in node.value.elts)
        and isinstance(node.value.elts[0], ast.Constant)
        and isinstance(node.value.elts[1], ast.Constant)
    }

    assert reported
    assert reported <= {(field, problem) for field, problem, _ in FAULTS}


@pytest.mark.parametrize("name", preset_names())
def test_presets_have_no_problem(name: str) -> None:
    """Every preset can be played."""
    assert problems(load_preset(name).rules) == ()


def test_all_problems_are_reported_at_once() -> None:
    """Who writes rules sees everything that is wrong with them, and the error carries it."""
    rules = Rules(deal_hand=0, draw_to=0, set_burn=1)

    assert [field for field, _ in problems(rules)] == ["deal_hand", "draw_to", "set_burn"]
    with pytest.raises(RulesError) as caught:
        check_rules(rules)
    assert caught.value.problems == problems(rules)


def test_wrong_numbers_hide_the_rest() -> None:
    """With impossible numbers neither pack nor ranks are judged, since they build on the numbers."""
    assert problems(Rules(deal_hand=0, ladder=())) == (("deal_hand", "hand_is_empty"),)


def test_a_power_inside_the_ladder_may_do_without_being_wild() -> None:
    """A rank with a place in the ladder may burn or reset by its own value."""
    powers = (Power(rank=Rank.EIGHT, follow=Follow.ANY), Power(rank=Rank.TEN, burn=True))

    assert problems(replace(Rules(), powers=powers)) == ()
