"""What is special about each preset, by the catalogue of house rules (section 3)."""

from typing import Any

import pytest

from shithead.rules.code_powers import format_power
from shithead.rules.load import load_preset, preset_names, rules_fields
from shithead.rules.plain import owner_letters

CLASSIC = "3456789JQKA"
NATURAL = "23456789TJQKA"
TWO_AND_TEN = "2=wild.reset T=wild.burn"

POWERS = {
    "at-shead": (
        "2=wild.not9.reset 3=wild.transparent 7=in234567T 8=skip 9=in3579 T=wild.not9.burn Q=reverse"
    ),
    "bga-palace": "2=wild.reset 9=le T=wild.burn",
    "cardgames-io": "2=wild.reset 5=wild.le T=wild.burn",
    "classic": f"{TWO_AND_TEN} JK=wild.transparent",
    "engine-spec": (
        "2=wild.reset 7=le 8=wild.transparent T=wild.burn J=wild.transparent.reverse "
        "JK=wild.give-chosen.then-giver"
    ),
    "everything2-palace": "2=wild.burn T=wild.reset.again",
    "garfield": "2=wild.notJ.reset T=on23456789.burn J=same JK=wild.notJ.transparent.reverse",
    "glass-seven": (
        "2=wild.reset 7=wild.transparent 8=on-lower.skip 9=on-lower.lt T=wild.burn Q=on-lower A=wild.again"
    ),
    "idiot": "2=wild.reset 5=wild.le T=wild.burn",
    "jollyopolis": "2=wild.reset 7=le T=wild.burn JK=wild.reverse",
    "maski": "2=wild.reset 7=le 8=wild.transparent.own T=wild.burn",
    "masters-of-shithead": ("2=wild.reset 3=wild.transparent 7=le 8=skip T=wild.not7.burn Q=cover K=reverse"),
    "misfits": "2=wild.reset A=wild.burn",
    "norwegian-idiot": TWO_AND_TEN,
    "pagat": TWO_AND_TEN,
    "palace-fr": "2=wild.reset 7=wild.skip 8=le 9=mirror T=wild.not8.burn JD=not-empty.invert A=target",
    "paskahousu": (
        "2=wild.same T=not-empty.on3456789.burn J=on789J Q=on789JQ K=on789JQK A=not-empty.onJQK.burn"
    ),
    "pintertamas": "2=wild.reset 6=le 8=wild.transparent.own 9=reverse T=burn",
    "poophead": "2=wild.reset 5=again 7=le 8=wild.transparent T=wild.burn JK=mimic23456789TJQKA",
    "royal": (
        "4=invert-game 5=skip 6=reverse J=wild.transparent Q=wild.burn K=wild.reset JK=wild.give-chosen"
    ),
    "scheissekopf": "2=wild.reset 3=wild.transparent T=wild.burn JK=wild.transparent",
    "shed": TWO_AND_TEN,
    "shit-bond": (
        "2=wild.not7.reset 5=wild.not7.transparent 7=choice 8=skip T=wild.not7.burn JK=mimic346789JQKA"
    ),
    "spielwiki": TWO_AND_TEN,
    "tabletop": "",
    "thack-uk": "2=wild.reset 3=wild.transparent 7=le 8=skip T=wild.not7.burn",
    "threes": "2=wild.reset 7=le 8=wild.transparent T=burn JK=wild.burn",
    "tts-seven": TWO_AND_TEN,
    "vandtia": TWO_AND_TEN,
    "vtange": "2=wild.reset.again 7=wild.lt 8=wild.again T=wild.burn",
    "wikibooks": TWO_AND_TEN,
    "wikipedia": TWO_AND_TEN,
    "wikipedia-2008": "2=wild.reset 8=wild.transparent 9=le T=wild.burn A=in28TA JK=wild.transparent",
    "wikipedia-2011": ("2=wild.reset 3=wild.transparent.copies.reverse 7=le 8=skip T=wild.burn J=give"),
    "wikipedia-2019": "2=wild.reset 3=wild.transparent 7=lt 8=skip T=wild.burn JK=as8.reverse",
    "wikipedia-it": TWO_AND_TEN,
}

# The other fields that differ from the defaults; ladders as letters, one number by seats as a number.
FIELDS: dict[str, dict[str, Any]] = {
    "at-shead": {
        "starter": "lead_seat",
        "starter_call": False,
        "next_dealer": "same",
        "skip_passes_self": True,
        "mix_row": "always",
        "blind_pickup": True,
    },
    "bga-palace": {
        "max_seats": 4,
        "deal_down": [6, 4, 3],
        "deal_up": [6, 4, 3],
        "deal_hand": [6, 4, 3],
        "draw_to": [6, 4, 3],
        "starter": "lowest_hand",
        "starter_lead": "card",
        "ladder": CLASSIC,
    },
    "cardgames-io": {"max_seats": 2, "ladder": CLASSIC, "stock_gamble": "any_time"},
    "classic": {"max_seats": 6, "jokers": [0, 0, 0, 0, 2], "ladder": CLASSIC, "pickup_fee": "one_chosen"},
    "engine-spec": {
        "max_seats": 6,
        "jokers": 2,
        "starter": "hand",
        "starter_call": False,
        "ladder": CLASSIC,
        "pickup": "forced",
        "pickup_fee": "lowest",
    },
    "everything2-palace": {
        "max_seats": 4,
        "deal_down": 4,
        "deal_up": 4,
        "row": "chosen",
        "starter": "hand",
        "starter_call": False,
        "ladder": CLASSIC,
        "pickup": "forced",
    },
    "garfield": {
        "jokers": 1,
        "row": "chosen",
        "starter": "row_at_start",
        "next_dealer": "rotate",
        "ladder": CLASSIC,
        "set_anywhere": True,
        "pickup_fee": "one_chosen",
    },
    "glass-seven": {
        "packs": 2,
        "row": "chosen",
        "start_card": True,
        "ladder": "345689JQK",
        "strict": True,
        "set_max": 4,
        "pickup": "forced",
    },
    "idiot": {
        "max_seats": 2,
        "starter": "lead_seat",
        "starter_call": False,
        "next_dealer": "same",
        "ladder": CLASSIC,
        "stock_gamble": "any_time",
    },
    "jollyopolis": {
        "max_seats": 6,
        "jokers": 2,
        "starter": "lot",
        "ladder": f"2{CLASSIC}",
        "set_max": 4,
        "end": "first_wins",
    },
    "maski": {"starter": "row_first_dealt", "ladder": CLASSIC, "pickup": "forced"},
    "masters-of-shithead": {
        "max_seats": 6,
        "packs": [1, 1, 2, 2, 2],
        "starter": "lowest_hand",
        "starter_from": "4",
        "starter_ties": "suit",
        "suit_order": list("CSDH"),
        "ladder": "456789JQKA",
        "drawn_match": True,
        "mix_row": "last_hand",
        "pickup_fee": "one_rank",
    },
    "misfits": {
        "max_seats": 2,
        "row": "chosen",
        "starter": "lead_seat",
        "next_dealer": "same",
        "ladder": "23456789TJQK",
        "runs": 3,
        "pickup": "forced",
        "set_burn": 0,
        "row_use": "taken",
        "end": "first_wins",
    },
    "norwegian-idiot": {
        "starter": "lowest_hand",
        "ladder": CLASSIC,
        "drawn_match": True,
        "stock_gamble": "any_time",
    },
    "pagat": {
        "starter": "row_first_dealt",
        "next_dealer": "rotate",
        "ladder": CLASSIC,
        "pickup_fee": "one_chosen",
    },
    "palace-fr": {
        "starter": "weakest_hand",
        "pickup": "forced",
        "set_anywhere": True,
        "mix_row": "last_hand",
        "pickup_fee": "one_rank",
        "out_effects": False,
        "scoring": "places",
    },
    "paskahousu": {
        "max_seats": 6,
        "deal_down": 0,
        "deal_up": 0,
        "deal_hand": 5,
        "draw_to": 5,
        "swap": "none",
        "starter": "lot",
        "ladder": "3456789TJQKA2",
        "wild_set": "normal",
    },
    "pintertamas": {
        "max_seats": 10,
        "packs": [1, 1, 1, 1, 2],
        "starter": "lead_seat",
        "set_burn_replay": "no",
        "blind_pickup": True,
    },
    "poophead": {"jokers": 2, "pickup": "forced"},
    "royal": {"jokers": 2, "starter_from": "2", "ladder": "23456789TA", "reverse_once": True},
    "scheissekopf": {
        "max_seats": 10,
        "packs": [1, 1, 1, 2],
        "jokers": [2, 2, 2, 4],
        "starter": "hand",
        "starter_from": "4",
        "starter_lead": "rank",
        "ladder": "456789JQKA",
        "pickup": "forced",
        "scoring": "points",
    },
    "shed": {
        "max_seats": 8,
        "packs": [1, 1, 1, 2],
        "deal_hand": 7,
        "starter": "hand",
        "starter_call": False,
        "starter_ties": "suit",
        "suit_order": list("DCHS"),
        "starter_lead": "card",
        "ladder": CLASSIC,
    },
    "shit-bond": {
        "jokers": 2,
        "row": "chosen",
        "starter": "lead_seat",
        "ladder": "23456789TJKQA",
        "pickup": "forced",
        "set_burn_through": "ignored",
        "row_use": "taken",
        "scoring": "places",
    },
    "spielwiki": {
        "min_seats": 3,
        "max_seats": 10,
        "packs": [2, 2, 2, 2, 2, 3],
        "deal_down": 4,
        "deal_up": 4,
        "deal_hand": 5,
        "starter": "hand",
        "starter_lead": "rank",
        "ladder": CLASSIC,
        "pickup": "forced",
        "set_burn": 5,
    },
    "tabletop": {
        "starter": "row_at_start",
        "starter_call": False,
        "strict_row": True,
        "pair_escape": True,
        "pickup": "forced",
        "set_burn_replay": "may",
    },
    "thack-uk": {"starter_from": "4", "ladder": "456789JQKA", "pickup": "forced"},
    "threes": {
        "min_seats": 3,
        "max_seats": 10,
        "packs": [1, 1, 1, 2],
        "jokers": [2, 2, 2, 4],
        "starter": "hand",
        "starter_call": False,
        "ladder": "345679TJQKA",
        "pickup": "forced",
        "pickup_plays": True,
        "set_burn_through": "ignored",
    },
    "tts-seven": {
        "max_seats": 6,
        "packs": [1, 1, 2],
        "deal_hand": 7,
        "draw_to": 7,
        "starter": "dealer_left",
        "starter_lead": "rank",
        "ladder": CLASSIC,
    },
    "vandtia": {
        "max_seats": 10,
        "packs": [1, 1, 1, 1, 2],
        "lay_off": "any_row",
        "starter": "lowest_hand",
        "starter_ties": "suit",
        "suit_order": list("HCDS"),
        "ladder": CLASSIC,
        "stock_gamble": "when_stuck",
    },
    "vtange": {
        "max_seats": 4,
        "swap": "first_turn",
        "ladder": CLASSIC,
        "pickup": "forced",
        "end": "first_wins",
    },
    "wikibooks": {
        "max_seats": 10,
        "packs": [2, 2, 2, 2, 2, 2, 2, 2, 3],
        "jokers": 4,
        "deal_hand": 5,
        "row": "chosen",
        "starter": "row_at_start",
        "ladder": f"{NATURAL}+",
    },
    "wikipedia": {"starter": "row_first_dealt", "ladder": CLASSIC, "set_burn_replay": "may"},
    "wikipedia-2008": {
        "max_seats": 6,
        "jokers": [0, 0, 0, 0, 2],
        "ladder": "345679JQKA",
        "scoring": "redemption",
    },
    "wikipedia-2011": {"starter_from": "4", "ladder": "456789JQKA"},
    "wikipedia-2019": {"jokers": 2, "starter": "hand", "starter_lead": "rank", "ladder": CLASSIC},
    "wikipedia-it": {"starter": "hand", "starter_lead": "rank", "ladder": CLASSIC, "pickup": "forced"},
}


def as_loaded(name: str, value: object) -> object:
    """A value of the table above as ``rules_fields`` has it."""
    if name == "ladder":
        return ["JK" if letter == "+" else letter for letter in str(value)]
    by_seats = ("packs", "jokers", "deal_down", "deal_up", "deal_hand", "draw_to", "set_burn")
    return [value] if name in by_seats and isinstance(value, int) else value


@pytest.mark.parametrize("name", preset_names())
def test_the_powers_of_a_preset(name: str) -> None:
    """Rank by rank."""
    powers = load_preset(name).rules.powers
    written = " ".join(f"{owner_letters(power.rank, power.suit)}={format_power(power)}" for power in powers)

    assert written == POWERS[name]


@pytest.mark.parametrize("name", preset_names())
def test_the_other_fields_of_a_preset(name: str) -> None:
    """Every field that differs from the defaults."""
    fields = rules_fields(load_preset(name).rules)
    fields.pop("powers", None)

    assert fields == {field: as_loaded(field, value) for field, value in FIELDS[name].items()}


def test_every_preset_has_a_row() -> None:
    """And every row is a preset."""
    assert set(POWERS) == set(FIELDS) == set(preset_names())


def test_who_names_a_winner() -> None:
    """Duels, games that the first one out wins, and two sources that call the first one the winner."""
    winners = {name for name in preset_names() if load_preset(name).names_winner}
    idiots = {name for name in preset_names() if load_preset(name).loser == "idiot"}

    assert winners == {
        "cardgames-io",
        "engine-spec",
        "idiot",
        "jollyopolis",
        "misfits",
        "vtange",
        "wikibooks",
    }
    assert idiots == {"cardgames-io", "idiot", "norwegian-idiot"}


@pytest.mark.parametrize("name", preset_names())
def test_a_power_that_is_marked_as_inferred_exists(name: str) -> None:
    """What the source does not say of a rank is said by the preset."""
    preset = load_preset(name)
    owners = {f"powers.{owner_letters(power.rank, power.suit)}" for power in preset.rules.powers}

    assert {field for field in preset.inferred if field.startswith("powers")} <= owners
