"""The bots by name."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from shithead.bots.registry import LEVELS, SEARCHES, bot_names, is_bot, make_bot
from shithead.rules.load import load_preset, preset_names

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "bots.md"


def test_bots_have_names() -> None:
    """The names are sorted, and each makes a bot for each preset."""
    assert bot_names() == tuple(sorted(bot_names()))
    assert {"greedy", "random"} <= set(bot_names())
    for name in bot_names():
        for preset in preset_names():
            assert hasattr(make_bot(name, load_preset(preset).rules), "choose")


def test_an_unknown_bot_is_an_error() -> None:
    """There is no bot of another name."""
    with pytest.raises(KeyError):
        make_bot("nobody", load_preset("classic").rules)


@pytest.mark.parametrize("number", ["1", "500", "10000000"])
@pytest.mark.parametrize("kind", SEARCHES)
def test_bots_that_take_a_number(kind: str, number: str) -> None:
    """From 1 to ten million."""
    assert is_bot(f"{kind}-{number}")


@pytest.mark.parametrize(
    "number", ["", "0", "007", "-7", "+7", "7 ", "7\n", "1_000", "1.5", "٣", "²", "10000001", "9" * 5000]
)
def test_numbers_that_no_bot_takes(number: str) -> None:
    """One bot has one name, in the digits from 0 to 9, and no name is too long to be read."""
    assert not is_bot(f"net-{number}")


def test_bots_of_different_names_are_different() -> None:
    """No name is a second one of the same kind; levels differ by numbers."""
    rules = load_preset("classic").rules
    others = [name for name in bot_names() if name not in LEVELS]

    assert len({type(make_bot(name, rules)) for name in others}) == len(others)


def test_a_bot_is_imported_when_it_is_asked_for() -> None:
    """The list of names costs nothing, and one bot does not bring the others."""
    program = (
        "import sys\n"
        "from shithead.bots.registry import bot_names, make_bot\n"
        "from shithead.rules.model import Rules\n"
        "bot_names()\n"
        "before = {name for name in sys.modules if name.startswith('shithead.bots.')}\n"
        "make_bot('random', Rules())\n"
        "after = {name for name in sys.modules if name.startswith('shithead.bots.')}\n"
        "print(*sorted(before), '|', *sorted(after - before))\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert said.split() == ["shithead.bots.base", "shithead.bots.registry", "|", "shithead.bots.random"]


def test_every_level_is_documented() -> None:
    """The section on the levels names all of them, the lowest first."""
    section = PAGE.read_text(encoding="utf-8").partition("## Levels")[2].partition("\n## ")[0]

    assert tuple(re.findall(r"^- `([^`]+)`", section, re.M)) == LEVELS


def test_every_bot_is_documented() -> None:
    """The table of the reference has a line for each bot, in their order, and no other."""
    lines = re.findall(r"^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$", PAGE.read_text(encoding="utf-8"), re.M)

    assert tuple(name for name, _, _ in lines) == bot_names()
    assert all(what.strip() and source.strip() for _, what, source in lines)
