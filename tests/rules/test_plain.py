"""Plain values, read and written."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shithead.cards import RANK_LETTERS, Rank, Suit
from shithead.errors import RulesError
from shithead.rules.faults import Fault
from shithead.rules.load import rules_fields, rules_from
from shithead.rules.model import Rules
from shithead.rules.plain import field_types
from shithead.rules.powers import Power
from shithead.testing.rulesets import any_rules

MALFORMED: list[tuple[dict[str, Any], list[tuple[str, str]]]] = [
    ({"unknown": 1}, [("unknown", "unknown_field")]),
    ({"__class__": 1}, [("__class__", "unknown_field")]),
    ({"min_seats": "two"}, [("min_seats", "not_a_number")]),
    ({"min_seats": 2.0}, [("min_seats", "not_a_number")]),
    ({"min_seats": True}, [("min_seats", "not_a_number")]),
    ({"min_seats": None}, [("min_seats", "not_a_number")]),
    ({"strict": 1}, [("strict", "not_a_switch")]),
    ({"strict": "on"}, [("strict", "not_a_switch")]),
    ({"swap": 1}, [("swap", "unknown_value")]),
    ({"swap": ["none"]}, [("swap", "unknown_value")]),
    ({"starter": "nobody"}, [("starter", "unknown_value")]),
    ({"starter": "HAND"}, [("starter", "unknown_value")]),
    ({"ladder": 5}, [("ladder", "not_a_list")]),
    ({"ladder": None}, [("ladder", "not_a_list")]),
    ({"ladder": "23456789TJQKA"}, [("ladder", "not_a_list")]),
    ({"ladder": ["3", "11"]}, [("ladder", "unknown_rank")]),
    ({"ladder": ["3", 4]}, [("ladder", "unknown_rank")]),
    ({"ladder": [["3"]]}, [("ladder", "unknown_rank")]),
    ({"starter_from": "1"}, [("starter_from", "unknown_rank")]),
    ({"starter_from": 3}, [("starter_from", "unknown_rank")]),
    ({"suit_order": ["c"]}, [("suit_order", "unknown_suit")]),
    ({"suit_order": [1]}, [("suit_order", "unknown_suit")]),
    ({"jokers": ["a"]}, [("jokers", "not_a_number")]),
    ({"jokers": "2"}, [("jokers", "not_a_list")]),
    ({"jokers": False}, [("jokers", "not_a_number")]),
    ({"jokers": {"2": 1}}, [("jokers", "not_a_list")]),
    ({"forfeit": 5}, [("forfeit", "not_a_text")]),
    ({"powers": 5}, [("powers", "not_a_list")]),
    ({"powers": {"rank": "2"}}, [("powers", "not_a_list")]),
    ({"powers": [5, "2"]}, [("powers", "not_a_table"), ("powers", "not_a_table")]),
    ({"powers": [{}]}, [("powers", "rank_or_card")]),
    ({"powers": [{"rank": "J", "card": "JH"}]}, [("powers", "rank_or_card")]),
    ({"powers": [{"rank": "JH"}]}, [("powers", "unknown_rank")]),
    ({"powers": [{"card": "J"}]}, [("powers", "unknown_card")]),
    ({"powers": [{"card": "JK"}]}, [("powers", "unknown_card")]),
    ({"powers": [{"card": 5}]}, [("powers", "unknown_card")]),
    ({"powers": [{"rank": "2", "colour": "red"}]}, [("powers.2.colour", "unknown_field")]),
    ({"powers": [{"rank": "J", "suit": "H"}]}, [("powers.J.suit", "unknown_field")]),
    ({"powers": [{"rank": "2", "wild": "yes"}]}, [("powers.2.wild", "not_a_switch")]),
    ({"powers": [{"card": "2H", "follow_rank": None}]}, [("powers.2H.follow_rank", "unknown_rank")]),
    ({"powers": [{"rank": "2", "set_burn": "4"}]}, [("powers.2.set_burn", "not_a_number")]),
    ({"powers": [{"rank": "2", "follow": "le"}]}, [("powers.2.follow", "unknown_value")]),
    ({"deal_hand": 0}, [("deal_hand", "out_of_range")]),
    (
        {"unknown": 1, "strict": 1, "deal_hand": 0, "powers": [{}, {"rank": "8", "skip": "1", "x": 1}]},
        [
            ("unknown", "unknown_field"),
            ("strict", "not_a_switch"),
            ("powers", "rank_or_card"),
            ("powers.8.skip", "not_a_number"),
            ("powers.8.x", "unknown_field"),
        ],
    ),
]


@pytest.mark.parametrize(("fields", "expected"), MALFORMED, ids=range(len(MALFORMED)))
def test_malformed_fields_are_refused(fields: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    """Unknown fields, wrong types, unknown ranks: each is named with its field, all at once."""
    with pytest.raises(RulesError) as caught:
        rules_from(fields)

    assert list(caught.value.problems) == expected


def test_every_fault_of_reading_has_a_test() -> None:
    """But for those of files, which are read elsewhere."""
    reading = list(Fault)[: list(Fault).index(Fault.OUT_OF_RANGE)]
    here = {fault for _, expected in MALFORMED for _, fault in expected}

    assert set(reading) - here == {Fault.UNKNOWN_PRESET, Fault.NOT_A_NAME}


@given(any_rules())
def test_fields_and_rules_are_inverses(some: Rules) -> None:
    """Plain values hold every field that differs from the defaults."""
    assert rules_from(rules_fields(some)) == some


def test_the_defaults_have_no_fields() -> None:
    """Only what differs is written."""
    assert rules_fields(Rules()) == {}
    assert rules_from({}) == Rules()


def test_ranks_suits_and_cards_are_written_by_their_letters() -> None:
    """A power says whose it is by ``rank`` or by ``card``; values are the words of the enums."""
    heart = Power(rank=Rank.JACK, suit=Suit.HEARTS, wild=True, blocked_by=(Rank.TEN, Rank.JOKER))
    rules = Rules(suit_order=(Suit.SPADES, Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS), powers=(heart,))

    assert rules_fields(rules) == {
        "suit_order": ["S", "C", "H", "D"],
        "powers": [{"card": "JH", "wild": True, "blocked_by": ["T", "JK"]}],
    }


def test_a_single_number_stands_for_a_list_by_seats() -> None:
    """Most tables need no more than one."""
    assert rules_from({"deal_hand": 4, "draw_to": [4]}) == Rules(deal_hand=(4,), draw_to=(4,))


def test_powers_may_be_given_in_any_order() -> None:
    """They are sorted: by rank, the rank before its cards, these by suit."""
    plain = [
        {"card": "JH", "skip": 1},
        {"rank": "J", "wild": True},
        {"card": "JC", "skip": 2},
        {"rank": "2", "skip": 1},
    ]

    assert [(power.rank, power.suit) for power in rules_from({"powers": plain}).powers] == [
        (Rank.TWO, None),
        (Rank.JACK, None),
        (Rank.JACK, Suit.CLUBS),
        (Rank.JACK, Suit.HEARTS),
    ]


def test_every_letter_is_a_rank() -> None:
    """And nothing else is."""
    ladder = rules_from({"ladder": list(RANK_LETTERS), "jokers": 1}).ladder

    assert ladder == tuple(Rank)
    for wrong in ("", "1", "10", "t", "j", None, 2, ["2"]):
        with pytest.raises(RulesError) as caught:
            rules_from({"starter_from": wrong})
        assert caught.value.problems == (("starter_from", "unknown_rank"),)


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(RANK_LETTERS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
power_fields = st.sampled_from(["rank", "card", "colour", *field_types(Power)])
rule_fields = st.sampled_from(["colour", *field_types(Rules)])
plain_powers = st.lists(st.dictionaries(power_fields, json_values, max_size=4) | json_values, max_size=3)


@given(st.dictionaries(rule_fields, json_values | plain_powers, max_size=8))
def test_any_plain_values_are_read_or_refused(fields: dict[str, Any]) -> None:
    """No value makes anything else happen."""
    found: tuple[tuple[str, str], ...] = ()
    try:
        rules = rules_from(fields)
    except RulesError as error:
        found = error.problems
    else:
        assert rules_from(rules_fields(rules)) == rules

    assert all(isinstance(fault, Fault) for _, fault in found)
