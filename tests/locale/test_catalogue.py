"""Sentences by their id, in the reader's language."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from shithead.locale.catalogue import Catalogue, languages, preferred_language


class Variables(Visitor):
    """Collects the variables of a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Collect one."""
        self.names.add(node.id.name)


def sentences(language: str, part: str) -> dict[str, set[str]]:
    """The ids of a part and the variables of each."""
    text = files("shithead.locale").joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("part", ["cli", "lab"])
def test_every_language_says_the_same_in_the_terminal(part: str) -> None:
    """The same ids with the same variables."""
    english = sentences("en", part)

    assert english
    for language in languages():
        assert sentences(language, part) == english


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "it-CH"}, "it"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
        ({"LANG": "it_IT", "LC_MESSAGES": "en_US"}, "en"),
        ({"LANG": "../en"}, "en"),
        ({"LANG": "en_US", "LANGUAGE": "it"}, "it"),
        ({"LC_ALL": "it_IT", "LANGUAGE": "en_GB:it"}, "en"),
        ({"LANG": "en_US", "LANGUAGE": "xx:it_CH:en"}, "it"),
        ({"LANG": "it_IT", "LANGUAGE": "xx:"}, "it"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "it"}, "en"),
        ({"LANGUAGE": "it"}, "it"),
    ],
    ids=str,
)
def test_the_environment_names_the_language(environment: dict[str, str], language: str) -> None:
    """The strongest variable that is set decides; what there is not becomes English."""
    assert preferred_language(environment) == language


def test_sentences_take_arguments() -> None:
    """In the language, with plurals."""
    assert Catalogue("en", "cli").format("wrong-text", file="x") == "x is not text in UTF-8."
    assert Catalogue("it", "cli").format("wrong-text", file="x") == "Il file x non è testo in UTF-8."
    assert Catalogue("it", "client").format("pile-count", count=1) == "1 carta"
    assert Catalogue("it", "client").format("pile-count", count=3) == "3 carte"


def test_an_unknown_language_is_english() -> None:
    """Nobody sees an id instead of a sentence."""
    assert Catalogue("xx", "cli").format("heading-usage") == "Usage"


def test_an_unknown_sentence_is_an_error() -> None:
    """It is a fault of the program."""
    with pytest.raises(KeyError):
        Catalogue("en", "cli").format("no-such-sentence")
