"""The kernel deals as the engine does, whatever the rules say about packs, zones and who leads."""

from random import Random

import pytest

from shithead.cards import Card
from shithead.cli.kernel_speed import course
from shithead.engine.deal import deal_pack, open_game, pack_for
from shithead.kernel import fields as at
from shithead.kernel.board import Numbers
from shithead.kernel.playout import deal
from shithead.kernel.positions import counted, state_words
from shithead.kernel.storage import numbers
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.testing.rulesets import random_rules
from tests.engine.tables import with_jokers
from tests.kernel.comparison import Facts, differences, facts

RANDOM_SETS = 150


def _engine(rules: Rules, pack: tuple[Card, ...], seats: int, dealer: int, t: Numbers) -> Facts:
    state, _ = open_game(compile_rules(rules), deal_pack(rules, pack, seats, dealer), dealer)
    return facts(state_words(state, t), t)


def _kernel(
    rules: Rules, pack: tuple[Card, ...], seats: int, dealer: int, *, before: int = 0
) -> tuple[Facts, Numbers]:
    one, classes = course(rules, seats), compile_rules(rules).classes
    s = numbers([before] * at.GAME)
    words = numbers([counted(card, classes, one.rules) for card in pack])
    deal(s, one.t, words, numbers(list(one.sizes)), dealer)
    return facts(s, one.t), one.rules


def _dealt_differently(rules: Rules, seats: int, seed: int) -> list[str]:
    rng = Random(seed)
    cards = list(pack_for(rules, seats))
    rng.shuffle(cards)
    pack, dealer = tuple(cards), rng.randrange(seats)
    mine, t = _kernel(rules, pack, seats, dealer)
    return differences(mine, _engine(rules, pack, seats, dealer, t))


@pytest.mark.parametrize("name", preset_names())
def test_presets_are_dealt_alike(name: str) -> None:
    """From the same pack everything lies in the same place, for every number of seats."""
    rules = load_preset(name).rules
    for seats in range(rules.min_seats, rules.max_seats + 1):
        for seed in range(3):
            assert _dealt_differently(rules, seats, seed) == []


def test_any_rules_are_dealt_alike() -> None:
    """The same by rules that nobody has thought of: several packs, jokers, cards set aside, empty rows."""
    for number in range(RANDOM_SETS):
        rules = random_rules(Random(number))
        for seats in {rules.min_seats, rules.max_seats}:
            assert _dealt_differently(rules, seats, number) == []


def test_the_largest_pack_is_dealt_to_the_last_card() -> None:
    """Four packs and eight jokers between two players fill the hands with all that is left of them."""
    rules = with_jokers(packs=(4,), jokers=(8,), deal_rest=True)
    pack = pack_for(rules, 2)
    mine, _ = _kernel(rules, pack, 2, 0)

    assert _dealt_differently(rules, 2, 1) == []
    assert mine["stock"] == ()
    assert len(pack) == 4 * 52 + 8 <= at.MOST_CARDS


def test_room_that_was_used_before_makes_no_difference() -> None:
    """Whatever stood in the array of the game, the deal is the same."""
    rules = load_preset("classic").rules
    pack = pack_for(rules, 4)

    assert _kernel(rules, pack, 4, 2, before=77) == _kernel(rules, pack, 4, 2)


def test_another_pack_or_dealer_is_another_deal() -> None:
    """The comparison tells deals apart."""
    rules = load_preset("classic").rules
    pack = pack_for(rules, 4)
    mine, t = _kernel(rules, pack, 4, 2)

    assert differences(mine, _engine(rules, pack, 4, 3, t))
    assert differences(mine, _engine(rules, pack[::-1], 4, 2, t))
