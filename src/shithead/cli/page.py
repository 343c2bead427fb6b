"""A rulebook as plain text for a terminal."""

from collections.abc import Iterator
from textwrap import fill
from typing import Final

from shithead.locale.catalogue import Catalogue
from shithead.locale.phrases import say_phrase, say_sentence
from shithead.rulebook.clause import Phrase, Rulebook, Section

WIDTH: Final = 78
CHANGED: Final = "●"
BULLET: Final = "-"


def format_rulebook(rulebook: Rulebook, catalogue: Catalogue, *, base: str | None = None) -> str:
    """The rules as text: headings, one paragraph for each clause, and a table of the special cards.

    Args:
        rulebook: the rules.
        catalogue: the parts ``rulebook`` and ``game`` in the reader's language.
        base: the name of the rules that it was compared with, for the line that explains the marks.
    """
    blocks = [_section(section, catalogue) for section in rulebook.sections]
    name = base or say_phrase(catalogue, Phrase("unknown-base"))
    changed = any(clause.changed for section in rulebook.sections for clause in section.clauses)
    if changed or any(row.changed for row in rulebook.specials):
        note = Phrase("changed-note", (("mark", CHANGED), ("base", name)))
        blocks.insert(0, _wrapped(say_phrase(catalogue, note), ""))
    if rulebook.specials:
        blocks.append(_table(rulebook, catalogue))
    if rulebook.gone:
        blocks.append(_heading(say_phrase(catalogue, Phrase("section-gone"))))
        blocks[-1] += "\n" + "\n".join(_gone(rulebook, catalogue, name))
    return "\n\n".join(blocks) + "\n"


def _wrapped(text: str, start: str) -> str:
    return fill(
        text,
        WIDTH,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _heading(text: str) -> str:
    return f"{text}\n{'-' * len(text)}"


def _section(section: Section, catalogue: Catalogue) -> str:
    lines = [_heading(say_phrase(catalogue, section.title))]
    for clause in section.clauses:
        mark = CHANGED if clause.changed else BULLET
        lines.append(_wrapped(say_sentence(catalogue, clause), f"{mark} "))
    return "\n".join(lines)


def _table(rulebook: Rulebook, catalogue: Catalogue) -> str:
    rows = [(say_phrase(catalogue, Phrase("column-card")), say_phrase(catalogue, Phrase("column-effect")))]
    for special in rulebook.specials:
        name = say_phrase(catalogue, special.card)
        mark = f"{CHANGED} " if special.changed else ""
        rows.append((mark + name, "; ".join(say_phrase(catalogue, effect) for effect in special.effects)))
    width = max(len(name) for name, _ in rows) + 2
    lines = [_wrapped(effects, name.ljust(width)) for name, effects in rows]
    return "\n".join([_heading(say_phrase(catalogue, Phrase("section-specials"))), *lines])


def _gone(rulebook: Rulebook, catalogue: Catalogue, base: str) -> Iterator[str]:
    yield _wrapped(say_phrase(catalogue, Phrase("gone-note", (("base", base),))), "")
    for section in rulebook.gone:
        for clause in section.clauses:
            yield _wrapped(f"{say_phrase(catalogue, section.title)}: {say_sentence(catalogue, clause)}", "- ")
