"""Everything that a rulebook says, and what the Fluent files have for it."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from shithead.rulebook.clause import Clause, Phrase, Phrases, Rulebook


class Named(Visitor):
    """Collects the variables and the messages that a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        """Collect a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        """Collect a message."""
        self.messages.add(node.id.name)


@cache
def messages(language: str, part: str) -> dict[str, Named]:
    """The messages of a Fluent file by their ids."""
    text = files("shithead.locale").joinpath(language, f"{part}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert isinstance(entry, Message) or "Comment" in type(entry).__name__, entry.span
        if isinstance(entry, Message):
            assert entry.id.name not in found, entry.id.name
            named = Named()
            named.visit(entry)
            found[entry.id.name] = named
    return found


@cache
def variables(language: str, message_id: str) -> frozenset[str]:
    """What a message needs, with what the messages that it names need."""
    known = messages(language, "game") | messages(language, "rulebook")
    named = known[message_id]
    inner = (variables(language, other) for other in named.messages)
    return frozenset(named.variables).union(*inner)


def spoken(rulebook: Rulebook) -> Iterator[Phrase | Clause]:
    """Every phrase of a rulebook, those within others too."""
    for section in (*rulebook.sections, *rulebook.gone):
        yield from _within(section.title)
        for clause in section.clauses:
            yield from _within(clause)
    for row in rulebook.specials:
        yield from _within(row.card)
        for effect in row.effects:
            yield from _within(effect)


def clauses(rulebook: Rulebook) -> Iterator[Clause]:
    """Every clause of a rulebook, the cells of its table too."""
    for section in rulebook.sections:
        yield from section.clauses
    for row in rulebook.specials:
        yield from row.effects


def _within(phrase: Phrase | Clause) -> Iterator[Phrase | Clause]:
    yield phrase
    for _, value in phrase.args:
        if isinstance(value, Phrases):
            yield from (Phrase(f"join-{value.join}", (("left", ""), ("right", ""))),)
            for item in value.items:
                yield from _within(item)
