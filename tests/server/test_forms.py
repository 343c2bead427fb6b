"""The form for house rules."""

from enum import StrEnum
from typing import Any, get_origin

import pytest

from shithead.locale.catalogue import languages
from shithead.protocol.rulebook import DraftRules, FormField, FormGroup
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.plain import field_types, write_defaults
from shithead.rules.powers import Power
from shithead.rules.ranges import LIMITS, LONGEST_FORFEIT, POWER_LIMITS
from shithead.server.drafts import read_draft
from shithead.server.forms import FIRST_PRESETS, presets_in_order, rules_form


def fields(groups: tuple[FormGroup, ...]) -> dict[str, FormField]:
    """The fields of groups by their name; a name that occurs twice is a fault."""
    found = [field for group in groups for field in group.fields]
    assert len({field.name for field in found}) == len(found)
    return {field.name: field for field in found}


RULES = fields(rules_form("en").groups)
POWERS = fields(rules_form("en").powers)


def test_every_rule_is_in_the_form_once() -> None:
    """The powers are a form of their own, for a rank or a card that is named outside of it."""
    assert set(RULES) == set(Rules.__struct_fields__) - {"powers"}
    assert set(POWERS) == set(Power.__struct_fields__) - {"rank", "suit"}


def test_limits_are_those_of_the_rules() -> None:
    """No number is written down a second time."""
    for found, ranges in ((RULES, LIMITS), (POWERS, POWER_LIMITS)):
        for name, bounds in ranges.items():
            assert (found[name].least, found[name].most) == bounds
            assert found[name].kind in ("number", "by_seats")
    assert RULES["forfeit"].most == LONGEST_FORFEIT


def test_choices_are_those_of_the_rules() -> None:
    """Every value is offered, in the order in which the rules list them."""
    for found, struct in ((RULES, Rules), (POWERS, Power)):
        for name, declared in field_types(struct).items():
            is_choice = isinstance(declared, type) and issubclass(declared, StrEnum)
            if name in found:
                assert (found[name].kind == "choice") == is_choice
            if is_choice:
                assert [option.value for option in found[name].options] == [each.value for each in declared]


def test_kinds_follow_from_the_types() -> None:
    """One of each."""
    kinds = {name: RULES[name].kind for name in RULES}

    assert kinds["strict"] == "switch"
    assert kinds["rounds"] == "number"
    assert kinds["draw_to"] == "by_seats"
    assert kinds["starter_from"] == "rank"
    assert kinds["without"] == "ranks"
    assert kinds["ladder"] == "order"
    assert kinds["suit_order"] == "suits"
    assert kinds["forfeit"] == "text"
    lists = {name for name, declared in field_types(Rules).items() if get_origin(declared) is tuple}
    assert {name for name, kind in kinds.items() if kind == "by_seats"} == lists & LIMITS.keys()
    assert (RULES["starter_from"].least, POWERS["follow_rank"].least, POWERS["value"].least) == (1, 0, 0)


def _some_value(field: FormField, default: Any) -> Any:
    values: dict[str, Any] = {
        "switch": True,
        "number": field.most,
        "by_seats": [field.most],
        "rank": "4",
        "ranks": ["5"],
        "order": default,
        "suits": default,
        "text": "x",
    }
    return field.options[-1].value if field.kind == "choice" else values[field.kind]


@pytest.mark.parametrize("name", RULES)
def test_what_the_form_offers_can_be_read(name: str) -> None:
    """No value of a field is unreadable or out of range, whatever else it contradicts."""
    value = _some_value(RULES[name], write_defaults()[name])
    read = read_draft(DraftRules("classic", {name: value}), "en")

    faults = " ".join(problem.text for problem in read.problems if problem.field == name)
    assert not any(words in faults for words in ("does not exist", "Write", "Choose a number from"))


@pytest.mark.parametrize("language", languages())
def test_the_form_is_in_the_language(language: str) -> None:
    """Labels, answers and presets."""
    form = rules_form(language)
    asked = {field.name: field for group in form.groups for field in group.fields}

    assert form.language == language
    assert (asked["pickup"].options[0].label.startswith("Yes")) == (language == "en")
    assert {len(group.fields) > 0 for group in (*form.groups, *form.powers)} == {True}


def test_presets_are_in_the_order_to_show_them() -> None:
    """All of them, with what a list says of each."""
    form = rules_form("en")

    assert presets_in_order()[: len(FIRST_PRESETS)] == FIRST_PRESETS
    assert sorted(presets_in_order()) == sorted(preset_names())
    assert list(presets_in_order()[len(FIRST_PRESETS) :]) == sorted(presets_in_order()[len(FIRST_PRESETS) :])
    for line, name in zip(form.presets, presets_in_order(), strict=True):
        preset = load_preset(name)
        assert line.name == name
        assert line.source
        assert (line.min_seats, line.max_seats) == (preset.rules.min_seats, preset.rules.max_seats)
        assert line.title
        assert line.character
