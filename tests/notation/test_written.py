"""The cases that are written by hand: the JSON is that of the texts, and they leave out no rule."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from enum import Enum
from typing import Any, Final

import pytest

from shithead.notation.cases import Case, case_rules, parse_cases
from shithead.rules.load import preset_names
from shithead.rules.model import Rules
from shithead.rules.plain import field_types
from shithead.rules.powers import Power
from shithead.rules.values import Follow, GivenThen
from tests.notation.written import CASES, WRITTEN, as_json, read_cases, written

GIVEN: Final = {"classic", "tabletop", "idiot"}
FILES: Final = {name: parse_cases(text) for name, text in written().items()}
ALL: Final = [case for cases in FILES.values() for case in cases]

MOST_BYTES: Final = 400_000
REF: Final = re.compile(r"(?:[DR]\d+[a-z]?|C-\d\d)|clause:[a-z-]+")
RULINGS: Final = [f"C-{number:02}" for number in range(7, 65)]
"""Those on starting show in no position, nor do those on results; the last one is on games without an end."""

BEFORE_PLAY: Final = frozenset(
    """
    min_seats max_seats packs jokers without set_aside deal_down deal_up deal_hand deal_rest row lay_off
    start_card starter starter_call starter_from starter_ties suit_order starter_lead next_dealer scoring
    rounds exchange forfeit
    """.split()
)
"""Fields that do nothing while cards are played."""

IN_SETUP: Final = {("direction", "second_player"), ("swap", "none")}
"""Values that only a game from its beginning shows; ``test_setup_proofs`` does."""


@pytest.mark.parametrize("name", FILES)
def test_the_json_is_that_of_the_text(name: str) -> None:
    """``python -m tests.notation.written`` writes it."""
    text = (CASES / name).read_text(encoding="utf-8")

    assert text == written()[name]
    assert len(text.encode()) < MOST_BYTES


def test_there_are_many_cases() -> None:
    """Beyond those of the three rule texts."""
    presets = FILES["presets.json"]

    assert len(presets) >= 330
    assert len(ALL) >= 800
    assert len({case.id for case in ALL}) == len(ALL)


def test_every_preset_has_cases() -> None:
    """At least six of its own."""
    named = Counter(case.rules for case in FILES["presets.json"] if isinstance(case.rules, str))
    others = set(preset_names()) - GIVEN

    assert set(named) == others
    assert {name: count for name, count in named.items() if count < 6} == {}


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.id)
def test_a_case_names_its_rule(case: Case) -> None:
    """A dimension or a ruling of the catalogue, or a clause of the rulebook; and says what it shows."""
    assert REF.fullmatch(case.ref)
    assert re.fullmatch(r"[A-Z].*\.", case.req)
    assert "legal" in case.expect
    assert len(case.expect) > 1


def test_every_ruling_has_a_case() -> None:
    """Each ruling on play that a position can show, and the one on games without an end."""
    named = {case.ref for case in ALL}

    assert [ruling for ruling in (*RULINGS, "C-67") if ruling not in named] == []


def _values() -> Iterator[tuple[str, str]]:
    """What the rules of the cases say, field by field, that of the powers of their cards too."""
    for rules in {case_rules(case) for case in ALL}:
        for name in Rules.__struct_fields__:
            if name != "powers":
                yield name, _said(getattr(rules, name))
        for power in rules.powers:
            yield from ((f"power.{name}", _said(getattr(power, name))) for name in Power.__struct_fields__)


def _said(value: Any) -> str:
    return str(value.value if isinstance(value, Enum) else value)


def _wanted() -> Iterator[tuple[str, str]]:
    for kind, fields, prefix in ((Rules, BEFORE_PLAY, ""), (Power, frozenset[str](), "power.")):
        for name, values in field_types(kind).items():
            if name in fields or name in ("rank", "suit"):
                continue
            if values is bool:
                yield from ((prefix + name, str(value)) for value in (False, True))
            elif isinstance(values, type) and issubclass(values, Enum):
                yield from ((prefix + name, str(value.value)) for value in values)


def test_every_value_of_a_choice_has_a_case() -> None:
    """Of the fields that act while cards are played, and of the powers."""
    assert set(_wanted()) - set(_values()) - IN_SETUP == set()


def test_every_number_of_a_field_varies() -> None:
    """Fields that are numbers or lists have more than one value among the cases."""
    seen: dict[str, set[str]] = {}
    for name, value in _values():
        seen.setdefault(name, set()).add(value)
    still = {name for name, values in seen.items() if len(values) == 1}

    assert still - BEFORE_PLAY == set()


def test_the_text_of_a_case() -> None:
    """All that it can say."""
    (case,) = read_cases(
        "= shed\n\nC-41 It says.\nA 3C 4D/-/xx | B | turn B | pile 3D | stock -\n"
        "take 4S 4D; C 5D; swap 3C 4C; flip 4D; choose K\n-> no, A.hand -, B.down 2, out A B, turn -, over"
    )

    assert case == {
        "id": "shed-1",
        "ref": "C-41",
        "req": "It says.",
        "players": {
            "A": {"hand": ["3C", "4D"], "up": [], "down": ["x", "x"]},
            "B": {"hand": ["x", "x", "x"], "up": ["x", "x", "x"], "down": ["x", "x", "x"]},
        },
        "pile": ["3D"],
        "stock": [],
        "turn": "B",
        "actions": [
            ["pickup", "4S 4D"],
            ["playas", "C", "5D"],
            ["swap", "3C", "4C"],
            ["flip", "4D"],
            ["choose", "K"],
        ],
        "expect": {"legal": False, "h.A": "", "dn.B": 2, "out": "A B", "turn": None, "over": True},
        "rules": "shed",
    }


@pytest.mark.parametrize(
    "text", ["= shed\n\nC-41 It.\nA 3C | B\nplay 3C", "= shed\n\nC-41 It.\nfeet 3C\n-> no"]
)
def test_a_text_that_is_wrong_is_refused(text: str) -> None:
    """It expects nothing, or names a part that is none."""
    with pytest.raises(ValueError, match=r"expects nothing|is no part"):
        read_cases(text)


def test_no_text_is_forgotten() -> None:
    """Each has its JSON."""
    assert {path.stem for path in WRITTEN.glob("*.txt")} == {name.removesuffix(".json") for name in FILES}
    assert json.loads(as_json([])) == []


def test_the_values_are_those_of_the_rules() -> None:
    """What is looked for is what a preset can say."""
    assert ("power.follow", Follow.CHOICE.value) in set(_wanted())
    assert ("power.given_then", GivenThen.GIVER.value) in set(_values())
