"""What a rulebook is made of: phrases, clauses, sections, and the rows of the table of special cards.

A phrase is the id of a message with its arguments. An argument is a number, a text, or a list of phrases that
is said first and joined by the message of the list, so that "7, 8 and 10" reads naturally in every language.
"""

from typing import TypeAlias

from msgspec import Struct


class Phrase(Struct, frozen=True):
    """Words to be said.

    Attributes:
        id: of the message.
        args: its arguments by name, in order.
    """

    id: str
    args: "Arguments" = ()


class Phrases(Struct, frozen=True):
    """A list in a sentence.

    Attributes:
        items: what is listed; never empty.
        join: how: ``join-<join>`` and ``join-comma`` put two texts together, ``$left`` and ``$right``.
    """

    items: tuple[Phrase, ...]
    join: str


Argument: TypeAlias = str | int | Phrases
"""Ranks are given as game messages want them: the letter, or the number that the card shows."""

Arguments: TypeAlias = tuple[tuple[str, Argument], ...]


class Clause(Struct, frozen=True):
    """One rule, in one sentence or two.

    Attributes:
        id: of the message.
        args: its arguments.
        fields: the fields of ``Rules`` that it speaks of; the powers of a rank are ``powers.7``, those of a
            single card ``powers.JH``.
        changed: one of these fields differs from the rules that the rulebook is compared with.
    """

    id: str
    args: Arguments = ()
    fields: tuple[str, ...] = ()
    changed: bool = False


class Section(Struct, frozen=True):
    """Clauses that belong together.

    Attributes:
        id: unique in the rulebook, such as ``turn`` or ``special-7``.
        title: its heading.
        clauses: in reading order; each is the start of no line of its own but follows the one before.
    """

    id: str
    title: Phrase
    clauses: tuple[Clause, ...]


class SpecialRow(Struct, frozen=True):
    """One row of the table of special cards.

    Attributes:
        card: its name.
        effects: what it does, in a few words each.
        changed: its powers differ from those of the rules that the rulebook is compared with.
    """

    card: Phrase
    effects: tuple[Clause, ...]
    changed: bool = False


class Rulebook(Struct, frozen=True):
    """The rules of a table.

    Attributes:
        sections: in reading order.
        specials: the special cards, by rank.
        gone: sections with those clauses of the rules compared with that do not hold here.
    """

    sections: tuple[Section, ...]
    specials: tuple[SpecialRow, ...]
    gone: tuple[Section, ...] = ()
