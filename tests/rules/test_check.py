"""What makes rules impossible to play."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from shithead.cards import Rank, Suit
from shithead.errors import RulesError
from shithead.rules.check import check_rules, problems
from shithead.rules.faults import Fault
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import NATURAL_LADDER, Rules
from shithead.rules.plain import field_types
from shithead.rules.powers import Power
from shithead.rules.values import Finish, Follow, LayOff, Row, StarterLead
from shithead.testing.rulesets import any_rules
from tests.rules.faulty import FAULTY, SHORT


@pytest.mark.parametrize(("field", "fault", "fields"), FAULTY)
def test_a_fault_is_found(field: str, fault: str, fields: dict[str, Any]) -> None:
    """Each fault is found, named with its field, and it is the only one found."""
    assert set(problems(Rules(**fields))) == {(field, fault)}


def test_every_fault_has_a_test() -> None:
    """The list of faulty rules holds each fault that a check can find, but that of an empty ladder."""
    reading = list(Fault)[: list(Fault).index(Fault.OUT_OF_RANGE)]

    assert {fault for _, fault, _ in FAULTY} | {Fault.NO_RANKS} == set(Fault) - set(reading)


def test_an_empty_ladder_has_no_place_for_any_rank() -> None:
    """It is one fault, and each rank is another, and so is the search for a starter."""
    found = problems(Rules(ladder=()))

    assert ("ladder", "no_ranks") in found
    assert ("starter_from", "not_in_ladder") in found
    assert sum(fault == "no_place" for _, fault in found) == len(NATURAL_LADDER)


@pytest.mark.parametrize("name", preset_names())
def test_presets_have_no_problem(name: str) -> None:
    """Every preset can be played."""
    assert problems(load_preset(name).rules) == ()


def test_all_problems_are_reported_at_once() -> None:
    """Who writes rules sees everything that is wrong with them, and the error carries it."""
    powers = (
        Power(rank=Rank.SEVEN, transparent=True, leaves=True, follow=Follow.ANY),
        Power(rank=Rank.JOKER, mimic=(Rank.SEVEN,), skip=12),
    )
    rules = Rules(deal_hand=(0,), draw_to=(0,), run_suited=True, ladder=SHORT, powers=powers)
    expected = {
        ("deal_hand", "out_of_range"),
        ("draw_to", "out_of_range"),
        ("run_suited", "needs_runs"),
        ("powers.2", "no_place"),
        ("powers.7", "transparent_with_demand"),
        ("powers.7", "transparent_leaves"),
        ("powers.7", "leaves_with_demand"),
        ("powers.JK", "mimic_with_power"),
        ("powers.JK.skip", "out_of_range"),
    }

    assert set(problems(rules)) == expected
    with pytest.raises(RulesError) as caught:
        check_rules(rules)
    assert caught.value.problems == problems(rules)


def test_wrong_numbers_hide_whether_there_are_cards_enough() -> None:
    """With impossible numbers there is nothing to count."""
    assert problems(Rules(max_seats=10, deal_hand=(0,))) == (("deal_hand", "out_of_range"),)


PLAYABLE: list[dict[str, Any]] = [
    {"powers": (Power(rank=Rank.EIGHT, follow=Follow.ANY), Power(rank=Rank.TEN, burn=True))},
    # six seats with two jokers have exactly the 54 cards that they need
    {"max_seats": 6, "jokers": (0, 0, 0, 0, 2), "powers": (Power(rank=Rank.JOKER, wild=True),)},
    # a rank outside the ladder has a way onto the pile
    *(
        {"ladder": SHORT, "powers": (power,)}
        for power in (
            Power(rank=Rank.TWO, wild=True),
            Power(rank=Rank.TWO, wild=True, follow=Follow.SAME),
            Power(rank=Rank.TWO, mirror=True),
            Power(rank=Rank.TWO, goes_on=(Rank.ACE,)),
            Power(rank=Rank.TWO, value=Rank.ACE),
            Power(rank=Rank.TWO, value=Rank.ACE, follow=Follow.AT_MOST),
            Power(rank=Rank.TWO, wild=True, follow=Follow.AT_MOST, follow_rank=Rank.FIVE),
            Power(rank=Rank.TWO, mimic=tuple(SHORT), wild=True, not_on_empty=True),
        )
    ),
    {"ladder": SHORT, "powers": tuple(Power(rank=Rank.TWO, suit=suit, wild=True) for suit in Suit)},
    {"ladder": SHORT, "without": (Rank.TWO,)},
    # a single card may be excepted from the powers of its rank, or be the only one that has some
    {"powers": (Power(rank=Rank.JACK, skip=1), Power(rank=Rank.JACK, suit=Suit.HEARTS))},
    {"powers": (Power(rank=Rank.JACK, suit=Suit.HEARTS, mimic=(Rank.JACK, Rank.ACE)),)},
    {"set_burn": (0,), "powers": (Power(rank=Rank.JOKER, wild=True, set_burn=2),), "jokers": (2,)},
    {"set_burn": tuple(range(2, 6))},
    {"deal_up": (0,), "lay_off": LayOff.TO_PILE},
    {"row": Row.CHOSEN},
    {"deal_rest": True, "deal_hand": (1,), "exchange": 4},
    {"start_card": True, "lay_off": LayOff.TO_PILE},
    {"starter_lead": StarterLead.CARD, "lay_off": LayOff.ANY_ROW},
    {"finish": Finish.NO_SPECIAL, "powers": tuple(Power(rank=rank, skip=1) for rank in SHORT)},
    {"forfeit": "Wash up! Ð–🂡"},
]


@pytest.mark.parametrize("fields", PLAYABLE, ids=range(len(PLAYABLE)))
def test_unusual_rules_are_not_faulty(fields: dict[str, Any]) -> None:
    """What has a meaning may be played, however strange."""
    assert problems(Rules(**fields)) == ()


@given(any_rules(), st.data())
def test_any_change_of_a_field_is_judged(rules: Rules, data: st.DataObject) -> None:
    """Whatever is mixed together, the check ends with a list of known faults of known fields."""
    other = data.draw(any_rules())
    names = data.draw(st.sets(st.sampled_from(Rules.__struct_fields__)))
    mixed = replace(rules, **{name: getattr(other, name) for name in names})

    for field, fault in problems(mixed):
        assert field.partition(".")[0] in field_types(Rules)
        assert fault in set(Fault)
