"""The sentences about what is wrong with rules."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from shithead.locale.catalogue import Catalogue, languages
from shithead.rules.check import problems
from shithead.rules.faults import Fault
from shithead.rules.model import Rules
from shithead.rules.ranges import problem_details


def message_id(fault: str) -> str:
    """The id of the sentence about a fault."""
    return f"problem-{fault.replace('_', '-')}"


@pytest.mark.parametrize("language", languages())
def test_there_is_a_sentence_for_each_fault(language: str) -> None:
    """In every language, and no sentence for anything else."""
    text = files("shithead.locale").joinpath(language, "problems.ftl").read_text(encoding="utf-8")
    written = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)]

    assert len(written) == len(set(written))
    assert set(written) == {message_id(fault) for fault in Fault}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fault", Fault)
def test_a_sentence_says_what_to_do(language: str, fault: Fault) -> None:
    """One line with a full stop at its end, complete with the details of the problem."""
    details = problem_details(("draw_to", fault))
    sentence = Catalogue(language, "problems").format(message_id(fault), **details)

    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert "{" not in sentence


def test_a_number_is_explained_with_its_range() -> None:
    """The range is that of the field."""
    [problem] = problems(Rules(draw_to=(0,)))

    sentence = Catalogue("it", "problems").format(message_id(problem[1]), **problem_details(problem))
    assert sentence == "Scegli un numero da 1 a 12."
