"""The words of the form for house rules, in every language."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, get_args

import pytest

from shithead.locale.catalogue import Catalogue, languages
from shithead.rules.model import Rules
from shithead.rules.plain import field_types
from shithead.rules.powers import Power
from shithead.server.forms import GROUPS, POWER_GROUPS, ZERO_MEANS, message_name, value_id
from tests.locale.test_catalogue import sentences

SAID_OF_ALL = {"switch-on", "switch-off", "no-ranks", "no-text", "no-power", "powers-of-its-rank"}
LINES = {"change", "change-card"}
LONGEST_LABEL = 75
LONGEST_VALUE = 65
LONGEST_HELP = 110

FIELDS: list[tuple[str, str, Any]] = [
    (start, name, declared)
    for start, struct in (("field", Rules), ("power", Power))
    for name, declared in field_types(struct).items()
    if name not in ("powers", "rank", "suit")
]


def choices(declared: Any) -> type[StrEnum] | None:
    """The values of a field that is a choice."""
    is_choice = isinstance(declared, type) and issubclass(declared, StrEnum) and not get_args(declared)
    return declared if is_choice else None


def values() -> Iterator[str]:
    """The ids of all answers."""
    for _, name, declared in FIELDS:
        for value in choices(declared) or ():
            yield value_id(name, value.value)
    for name in ZERO_MEANS:
        yield value_id(name, 0)


LABELS = {f"{start}-{message_name(name)}" for start, name, _ in FIELDS}
TITLES = {f"group-{group}" for group in (*GROUPS, *POWER_GROUPS)}


@pytest.mark.parametrize("language", languages())
def test_every_rule_and_every_answer_has_words(language: str) -> None:
    """Labels, answers and headings are there in every language, and nothing that no rule needs."""
    there = set(sentences(language, "editor"))
    helps = {message for message in there if message.endswith("-help")}

    assert there - helps == LABELS | TITLES | set(values()) | SAID_OF_ALL | LINES
    assert {message.removesuffix("-help") for message in helps} <= LABELS


def test_every_language_says_the_same() -> None:
    """The same ids, so the same rules have a help, with the same variables."""
    english = sentences("en", "editor")

    for language in languages():
        assert sentences(language, "editor") == english


@pytest.mark.parametrize("language", languages())
def test_questions_and_answers_are_short(language: str) -> None:
    """A label is a question that fits a telephone, an answer fits a button, a help is one line or two."""
    catalogue = Catalogue(language, "editor")

    for label in LABELS:
        text = catalogue.format(label)
        assert text.find("?") == len(text) - 1, text
        assert len(text) <= LONGEST_LABEL, text
        if catalogue.has(f"{label}-help"):
            said = catalogue.format(f"{label}-help")
            assert said.endswith("."), said
            assert len(said) <= LONGEST_HELP, said
    for answer in values():
        text = catalogue.format(answer)
        assert text[0].isupper() or text[0].isdigit(), text
        assert not text.endswith((".", "?")), text
        assert len(text) <= LONGEST_VALUE, text


@pytest.mark.parametrize("language", languages())
def test_no_two_questions_and_no_two_answers_of_one_are_alike(language: str) -> None:
    """Whoever reads a line about a rule knows which one is meant."""
    catalogue = Catalogue(language, "editor")
    questions = [
        catalogue.format(f"field-{message_name(name)}") for start, name, _ in FIELDS if start == "field"
    ]

    assert len(set(questions)) == len(questions)
    for _, name, declared in FIELDS:
        answers = [catalogue.format(value_id(name, value.value)) for value in choices(declared) or ()]
        assert len(set(answers)) == len(answers)


@pytest.mark.parametrize("language", languages())
def test_texts_keep_to_the_signs_of_their_language(language: str) -> None:
    """Apostrophes and quotation marks as printers set them, and single spaces."""
    for part in ("editor", "presets"):
        catalogue = Catalogue(language, part)
        for message in sentences(language, part):
            text = catalogue.format(message, label="x", value="x", card="x", effects="x")
            assert not any(sign in text for sign in ("'", '"', "  ")), text
