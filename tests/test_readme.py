"""What the README says is true."""

import re
from pathlib import Path

import pytest

from shithead.cli import COMMANDS
from shithead.rules.load import load_preset, preset_names

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROSE = [path for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")) if path.name != "node_modules"]


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """The code for programs plays a game and prints its record."""
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})

    assert "shithead-record 1" in capsys.readouterr().out


def test_every_command_is_listed() -> None:
    """The table of commands names all of them."""
    assert {f"shithead {name}" for name in COMMANDS} <= set(re.findall(r"`(shithead \w+)", README))


def test_the_number_of_presets_is_right() -> None:
    """Three are explained, and so many more are there."""
    assert f"has {len(preset_names()) - 3} others" in README


@pytest.mark.parametrize("name", ["classic", "tabletop", "idiot"])
def test_the_rule_sets_of_the_start_page_are_listed(name: str) -> None:
    """With the number of seats that their rules say."""
    rules = load_preset(name).rules
    seats = (
        str(rules.min_seats)
        if rules.min_seats == rules.max_seats
        else f"{rules.min_seats} to {rules.max_seats}"
    )

    assert f"| `{name}` | {seats} |" in README


@pytest.mark.parametrize("page", PROSE, ids=[path.relative_to(ROOT).as_posix() for path in PROSE])
def test_links_lead_somewhere(page: Path) -> None:
    """Every link to a file of the project, pictures included, is there."""
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target
