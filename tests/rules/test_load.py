"""Files of rules, and the presets as such."""

import pytest

from shithead.cards import Rank
from shithead.errors import NotationError, RulesError
from shithead.rules.load import LONGEST_FILE, Preset, load_preset, load_toml, preset_names
from shithead.rules.model import Rules

PRESETS = 36


def test_the_presets_are_sorted() -> None:
    """Each of them is a file of the package."""
    assert list(preset_names()) == sorted(set(preset_names()))
    assert len(preset_names()) == PRESETS
    assert {"classic", "idiot", "tabletop"} <= set(preset_names())


@pytest.mark.parametrize("name", preset_names())
def test_a_preset_says_what_it_is(name: str) -> None:
    """Each has its name, a version, a source and a title for the loser that there are words for."""
    preset = load_preset(name)

    assert preset.name == name
    assert preset.version >= 1
    assert preset.source
    assert preset.loser in ("shithead", "idiot")
    assert len(set(preset.inferred)) == len(preset.inferred)
    assert "no_progress_limit" in preset.inferred


def test_no_two_presets_have_the_same_rules() -> None:
    """A name is for something of its own."""
    assert len({load_preset(name).rules for name in preset_names()}) == PRESETS


def test_an_unknown_preset_is_refused() -> None:
    """There is no preset of another name, and a path is none either."""
    for name in ("", "Classic", "../classic", "classic.toml"):
        with pytest.raises(RulesError) as caught:
            load_preset(name)
        assert caught.value.problems == (("preset", "unknown_preset"),)


FILE = """
name = "ours"
source = "our kitchen table"
inferred = ["jokers", "powers.T", "powers.JH", "powers.JK"]

[rules]
max_seats = 4

[[rules.powers]]
rank = "T"
burn = true
"""


def test_a_file_of_ones_own_is_read_as_a_preset() -> None:
    """What it does not say has a default."""
    ours = load_toml(FILE)

    assert (ours.name, ours.version, ours.source, ours.loser) == ("ours", 1, "our kitchen table", "shithead")
    assert ours.rules.max_seats == 4
    assert [power.rank for power in ours.rules.powers] == [Rank.TEN]


def test_a_file_may_hold_the_fields_alone() -> None:
    """Then it has neither name nor source; an empty file is the default rules."""
    bare = FILE.partition("[rules]")[2].replace("rules.", "")

    assert load_toml(bare) == Preset(rules=load_toml(FILE).rules)
    assert load_toml("") == Preset(rules=Rules())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("rules = 5", [("rules", "not_a_table")]),
        ("rules = [1]", [("rules", "not_a_table")]),
        ('colour = "red"', [("colour", "unknown_field")]),
        ('name = "ours"', [("name", "unknown_field")]),
        ('colour = "red"\n[rules]', [("colour", "unknown_field")]),
        ('base = "classic"\n[rules]', [("base", "unknown_field")]),
        ('name = "Our Rules"\n[rules]', [("name", "not_a_name")]),
        ('loser = ""\n[rules]', [("loser", "not_a_name")]),
        ("source = 1\n[rules]", [("source", "not_a_text")]),
        ("version = 0\n[rules]", [("version", "out_of_range")]),
        ("names_winner = 1\n[rules]", [("names_winner", "not_a_switch")]),
        ('inferred = ["colour"]\n[rules]', [("inferred", "unknown_field")]),
        ('inferred = ["powers.JX"]\n[rules]', [("inferred", "unknown_field")]),
        ('inferred = ["jokers.2"]\n[rules]', [("inferred", "unknown_field")]),
        ("rounds = 1979-05-27", [("rounds", "not_a_number")]),
        (
            'version = "1"\nx = 1\n[rules]\ny = 1\nstrict = 2',
            [
                ("version", "not_a_number"),
                ("x", "unknown_field"),
                ("y", "unknown_field"),
                ("strict", "not_a_switch"),
            ],
        ),
        ("[rules]\ndeal_hand = 0\nruns = 1", [("deal_hand", "out_of_range"), ("runs", "run_too_short")]),
    ],
    ids=range(17),
)
def test_what_is_wrong_with_a_file_is_named_at_once(text: str, expected: list[tuple[str, str]]) -> None:
    """Whatever can be read is read, so that everything else can be reported."""
    with pytest.raises(RulesError) as caught:
        load_toml(text)

    assert list(caught.value.problems) == expected


@pytest.mark.parametrize(
    "text", ["=", "[rules", "a = 1\na = 2", "x" * (LONGEST_FILE + 1), "a = " + "[" * 20_000]
)
def test_what_is_no_file_of_rules_is_refused(text: str) -> None:
    """One clause says why."""
    with pytest.raises(NotationError):
        load_toml(text)
