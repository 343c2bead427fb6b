"""Whole games look as they did."""

from itertools import zip_longest

import pytest

from shithead.rules.load import preset_names
from tests.golden.playthrough import GAMES, path_of, playthrough


@pytest.mark.parametrize("name", preset_names())
def test_the_game_looks_as_it_did(name: str) -> None:
    """What everybody sees at each step of one game is what the file says; the module says how to renew it."""
    recorded = path_of(name).read_text(encoding="utf-8").splitlines()
    different = [
        f"line {number}:\n- {old}\n+ {new}"
        for number, (old, new) in enumerate(zip_longest(recorded, playthrough(name).splitlines()), 1)
        if old != new
    ]

    assert not different, "\n".join(different[:5])


def test_every_preset_has_a_game() -> None:
    """A new preset needs a game of its own."""
    assert set(GAMES) == set(preset_names())


def test_the_games_show_much() -> None:
    """Together they have both kinds of burns, good and bad turns, fees, gambles, bound pairs, an exit."""
    text = "".join(path_of(name).read_text(encoding="utf-8") for name in preset_names())
    features = ["'rank'", "'set'", "stays=True", "stays=False", "Gambled", "fee=", "+2", "pass", "place 2"]

    assert [feature for feature in features if feature not in text] == []
