"""A report as plain text for a terminal."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Final

from shithead.lab.answers.document import Document, Listing, Section, Table

WIDTH: Final = 80
"""So many columns has a terminal of which nothing is known."""
GAP: Final = "  "
BULLET: Final = "- "


def as_text(document: Document, width: int = WIDTH) -> str:
    """The whole report, without its charts and details.

    Args:
        document: the report.
        width: so many columns the terminal has.
    """
    head = [
        *_heading(document.title, width, "="),
        *_paragraphs(document.paragraphs, width),
        *_listing(document.names, width),
    ]
    blocks = [head, *(list(_section(section, width)) for section in document.sections)]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _wrapped(text: str, width: int, start: str = "") -> list[str]:
    return wrap(
        text,
        width,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _heading(text: str, width: int, line: str) -> Iterator[str]:
    lines = _wrapped(text, width)
    yield from lines
    yield line * max(map(len, lines))


def _paragraphs(texts: Sequence[str], width: int) -> Iterator[str]:
    for text in texts:
        yield from _wrapped(text, width)


def _listing(listing: Listing, width: int) -> Iterator[str]:
    if listing.lead:
        yield ""
        yield from _wrapped(listing.lead, width)
    for text in listing.items:
        yield from _wrapped(text, width, BULLET)


def _section(section: Section, width: int) -> Iterator[str]:
    yield from _heading(section.title, width, "-")
    yield from _paragraphs(section.paragraphs, width)
    for listing in section.lists:
        yield from _listing(listing, width)
    for table in section.tables:
        if not table.detail:
            yield ""
            yield from _table(table, width)
    if section.notes:
        yield ""
        yield from _paragraphs(section.notes, width)


def _table(table: Table, width: int) -> Iterator[str]:
    """A table, in several blocks below each other where it is too wide."""
    yield from _wrapped(f"{table.caption}:", width)
    titles, *rows = ([_cell(text, width // 2) for text in line] for line in (table.columns, *table.rows))
    widths = [
        max(len(text) for cell in column for text in cell) for column in zip(titles, *rows, strict=True)
    ]
    for place, columns in enumerate(blocks(widths, width)):
        if place:
            yield ""
        shown = [0, *columns]
        lines = (_bottom(titles, shown), *([row[column] for column in shown] for row in rows))
        for line in lines:
            for texts in zip_longest(*line, fillvalue=""):
                cells = [text.rjust(widths[column]) for text, column in zip(texts, shown, strict=True)]
                yield GAP.join([texts[0].ljust(widths[0]), *cells[1:]]).rstrip()


def _cell(text: str, width: int) -> list[str]:
    """The lines of a cell, of which a table has two side by side at least."""
    return _wrapped(text, width - 1) or [""]


def _bottom(titles: Sequence[list[str]], shown: Sequence[int]) -> list[list[str]]:
    """The headings that are shown, all ending in the same line."""
    height = max(len(titles[column]) for column in shown)
    return [[*[""] * (height - len(titles[column])), *titles[column]] for column in shown]


def blocks(widths: Sequence[int], width: int = WIDTH) -> list[list[int]]:
    """Which columns stand beside each other, where the first one is repeated in each block.

    >>> blocks([20, 30, 20, 30])
    [[1, 2], [3]]
    """
    found: list[list[int]] = [[]]
    used = widths[0]
    for column, needed in enumerate(widths[1:], start=1):
        if found[-1] and used + len(GAP) + needed > width:
            found.append([])
            used = widths[0]
        found[-1].append(column)
        used += len(GAP) + needed
    return found
