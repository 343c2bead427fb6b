"""Whole games look as they did."""

from itertools import zip_longest

import pytest

from tests.golden.playthrough import FOLDER, GAMES, path_of, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_looks_as_it_did(name: str) -> None:
    """What everybody sees at each step of one game is what the file says; the module says how to renew it."""
    recorded = path_of(name).read_text(encoding="utf-8").splitlines()
    different = [
        f"line {number}:\n- {old}\n+ {new}"
        for number, (old, new) in enumerate(zip_longest(recorded, playthrough(name).splitlines()), 1)
        if old != new
    ]

    assert not different, "\n".join(different[:5])


def test_every_game_is_kept() -> None:
    """There is a file for each game, and no other one; the three rule texts have theirs."""
    assert {path_of(name) for name in GAMES} == set(FOLDER.iterdir())
    assert {"classic", "idiot", "tabletop"} <= set(GAMES)


def test_the_games_show_much() -> None:
    """Together they have both kinds of burns, fees, gambles, bound pairs, and what special cards do."""
    text = "".join(path_of(name).read_text(encoding="utf-8") for name in GAMES)
    features = ["'rank'", "'set'", "stays=True", "stays=False", "Gambled", "fee=", "+2", "pass", "place 2"]
    features += [
        "Named",
        "Declared",
        "Given",
        "Skipped",
        "Reversed",
        "LaidOff",
        "Targeted",
        "RowTaken",
        "cover",
    ]

    assert [feature for feature in features if feature not in text] == []
