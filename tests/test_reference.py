"""The reference of the rules speaks of everything that there is, and of nothing else."""

import re
from enum import StrEnum
from pathlib import Path

import pytest

from shithead.rules import values
from shithead.rules.model import Rules
from shithead.rules.powers import Power

PAGE = (Path(__file__).parent.parent / "docs" / "reference" / "rules.md").read_text(encoding="utf-8")
WORDS = {word for code in re.findall(r"`([^`]+)`", PAGE) for word in re.findall(r"[a-z_]+", code)}

CHOICES = [
    kind
    for kind in vars(values).values()
    if isinstance(kind, type) and issubclass(kind, StrEnum) and list(kind)
]
PLAIN = {"off", "no", "none", "any", "normal", "burns", "self", "losses", "same", "free", "must", "may"}
"""Values that say by their name that nothing special holds, or that stand in the table of the values."""


@pytest.mark.parametrize("field", Rules.__struct_fields__)
def test_every_field_is_explained(field: str) -> None:
    """The page names each field of the rules."""
    assert field in WORDS


@pytest.mark.parametrize("field", Power.__struct_fields__)
def test_every_power_is_explained(field: str) -> None:
    """The page names each thing that a rank can do."""
    assert field in WORDS or field == "rank"


def test_every_value_is_documented_where_it_is_defined() -> None:
    """A value whose name does not say everything has a sentence of its own beside it."""
    source = Path(values.__file__).read_text(encoding="utf-8")
    bare = {
        value.value
        for kind in CHOICES
        for value in kind
        if not re.search(rf'{value.name} = "{value.value}"\n    """', source)
    }

    assert bare <= PLAIN | {
        "dealer_left",
        "dealer_right",
        "loser",
        "winner",
        "lot",
        "clockwise",
        "counter",
        "on_table",
        "one_chosen",
        "last_loses",
        "first_wins",
        "draw",
        "next",
        "any_time",
        "always",
        "previous",
        "chosen",
        "after_receiver",
        "giver",
    }
