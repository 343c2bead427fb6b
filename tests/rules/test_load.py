"""Presets and plain values."""

from typing import Any

import pytest
from hypothesis import given

from shithead.cards import Rank, parse_rank
from shithead.errors import RulesError
from shithead.rules.load import load_preset, preset_names, rules_fields, rules_from
from shithead.rules.model import Fee, Gamble, NextDealer, Pickup, Replay, Rules, Starter
from shithead.testing.strategies import rules


def test_there_are_three_presets() -> None:
    """Their names are sorted."""
    assert preset_names() == ("classic", "idiot", "tabletop")


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_says_what_it_is(name: str) -> None:
    """Each has its name, a version, a source, and marks only fields that exist as inferred."""
    preset = load_preset(name)

    assert preset.name == name
    assert preset.version >= 1
    assert preset.source
    assert {field.partition(".")[0] for field in preset.inferred} <= set(Rules.__struct_fields__)


def test_where_the_three_presets_differ() -> None:
    """The points that tell the rule sets apart, one by one."""
    classic, tabletop, idiot = (load_preset(name).rules for name in ("classic", "tabletop", "idiot"))

    assert (classic.max_seats, tabletop.max_seats, idiot.max_seats) == (6, 5, 2)
    assert (classic.starter, tabletop.starter, idiot.starter) == tuple(Starter)
    assert (classic.pickup, tabletop.pickup, idiot.pickup) == (Pickup.FREE, Pickup.FORCED, Pickup.FREE)
    assert (classic.pickup_fee, tabletop.pickup_fee, idiot.pickup_fee) == (Fee.ONE_CHOSEN, Fee.NONE, Fee.NONE)
    assert (classic.stock_gamble, idiot.stock_gamble) == (Gamble.OFF, Gamble.ANY_TIME)
    assert (classic.set_burn_replay, tabletop.set_burn_replay) == (Replay.MUST, Replay.MAY)
    assert [rules.pair_escape for rules in (classic, tabletop, idiot)] == [False, True, False]
    assert [rules.strict_row for rules in (classic, tabletop, idiot)] == [False, True, False]
    assert idiot.next_dealer is NextDealer.SAME


def test_only_the_duel_names_a_winner() -> None:
    """idiot-50: titles and winners are the preset's, not the engine's."""
    assert [load_preset(name).names_winner for name in preset_names()] == [False, True, False]
    assert load_preset("idiot").loser == "idiot"


def test_an_unknown_preset_is_refused() -> None:
    """There is no preset of another name, and a path is none either."""
    for name in ("", "Classic", "../classic", "classic.toml"):
        with pytest.raises(RulesError) as caught:
            load_preset(name)
        assert caught.value.problems == (("preset", "unknown"),)


@given(rules())
def test_fields_and_rules_are_inverses(some: Rules) -> None:
    """Plain values hold every field that differs from the defaults."""
    assert rules_from(rules_fields(some)) == some


def test_the_defaults_have_no_fields() -> None:
    """Only what differs is written."""
    assert rules_fields(Rules()) == {}
    assert rules_from({}) == Rules()


MALFORMED: list[dict[str, Any]] = [
    {"unknown": 1},
    {"min_seats": "two"},
    {"min_seats": 2.5},
    {"min_seats": None},
    {"swap": 1},
    {"starter": "nobody"},
    {"ladder": 5},
    {"ladder": ["3", "11"]},
    {"ladder": ["3", 4]},
    {"ladder": [["3"]]},
    {"ladder": None},
    {"ladder": "23456789TJQKA"},
    {"starter_from": "1"},
    {"starter_from": 3},
    {"powers": 5},
    {"powers": [5]},
    {"powers": ["2"]},
    {"powers": {"rank": "2"}},
    {"powers": [{}]},
    {"powers": [{"rank": "2", "colour": "red"}]},
    {"powers": [{"rank": "2", "wild": "yes"}]},
    {"jokers": 2},
    {"jokers": ["a"]},
    {"forfeit": 5},
    {"deal_hand": 0},
]


@pytest.mark.parametrize("fields", MALFORMED, ids=str)
def test_malformed_fields_are_refused(fields: dict[str, Any]) -> None:
    """Unknown fields, wrong types, unknown ranks: always a rules error, never another exception."""
    with pytest.raises(RulesError):
        rules_from(fields)


def test_ranks_are_read_from_their_letters() -> None:
    """Each letter is a rank; anything else is an unknown rank."""
    assert [parse_rank(letters) for letters in ("2", "T", "A", "JK")] == [
        Rank.TWO,
        Rank.TEN,
        Rank.ACE,
        Rank.JOKER,
    ]
    for wrong in ("", "1", "10", "t", "j", None, 2, ["2"]):
        with pytest.raises(RulesError) as caught:
            rules_from({"ladder": [wrong]})
        assert caught.value.problems == (("ladder", "unknown_rank"),)
