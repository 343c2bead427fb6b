"""Phrases within phrases: an id with arguments that may be lists of phrases, said in one language.

Whoever speaks another programming language does the same in a few lines: say each item of a list by itself;
put the last two together by the message ``join-<join>`` and all before them by ``join-comma``, from left to
right, each with ``$left`` and ``$right``; then say the whole with the lists as texts. Of a sentence the first
letter becomes a capital one.
"""

from collections.abc import Sequence
from typing import Protocol

from shithead.locale.catalogue import Catalogue


class Sayable(Protocol):
    """Anything with an id and arguments."""

    @property
    def id(self) -> str:
        """The message."""

    @property
    def args(self) -> "Sequence[tuple[str, str | int | Listed]]":
        """Its arguments by name."""


class Listed(Protocol):
    """A list of phrases."""

    @property
    def items(self) -> Sequence[Sayable]:
        """What is listed."""

    @property
    def join(self) -> str:
        """How the last two are joined."""


def say_phrase(catalogue: Catalogue, phrase: Sayable) -> str:
    """A phrase in the language of the catalogue.

    Raises:
        KeyError: there is no such message.
    """
    arguments = {
        name: value if isinstance(value, str | int) else say_list(catalogue, value)
        for name, value in phrase.args
    }
    return catalogue.format(phrase.id, **arguments)


def say_sentence(catalogue: Catalogue, phrase: Sayable) -> str:
    """A phrase that stands by itself: its first letter is a capital one.

    Raises:
        KeyError: there is no such message.
    """
    text = say_phrase(catalogue, phrase)
    return text[:1].upper() + text[1:]


def say_list(catalogue: Catalogue, listed: Listed) -> str:
    """A list of phrases as one text."""
    texts = [say_phrase(catalogue, item) for item in listed.items]
    text = texts[0]
    for place, right in enumerate(texts[1:], start=2):
        join = listed.join if place == len(texts) else "comma"
        text = catalogue.format(f"join-{join}", left=text, right=right)
    return text
