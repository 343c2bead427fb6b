"""A report as plain text for a terminal of 80 columns."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from shithead.lab.answers.document import Document, Listing, Section, Table

WIDTH: Final = 80
GAP: Final = "  "
BULLET: Final = "- "


def as_text(document: Document) -> str:
    """The whole report, without its charts and details."""
    blocks = [
        [
            document.title,
            "=" * len(document.title),
            *_paragraphs(document.paragraphs),
            *_listing(document.names),
        ]
    ]
    blocks += [list(_section(section)) for section in document.sections]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _wrapped(text: str, start: str = "") -> list[str]:
    return wrap(
        text,
        WIDTH,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _paragraphs(texts: Sequence[str]) -> Iterator[str]:
    for text in texts:
        yield from _wrapped(text)


def _listing(listing: Listing) -> Iterator[str]:
    if listing.lead:
        yield ""
        yield from _wrapped(listing.lead)
    for text in listing.items:
        yield from _wrapped(text, BULLET)


def _section(section: Section) -> Iterator[str]:
    yield section.title
    yield "-" * len(section.title)
    yield from _paragraphs(section.paragraphs)
    for listing in section.lists:
        yield from _listing(listing)
    for table in section.tables:
        if not table.detail:
            yield ""
            yield from _table(table)
    if section.notes:
        yield ""
        yield from _paragraphs(section.notes)


def _table(table: Table) -> Iterator[str]:
    """A table, in several blocks below each other where it is too wide."""
    yield from _wrapped(f"{table.caption}:")
    lines = [table.columns, *table.rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for place, columns in enumerate(blocks(widths)):
        if place:
            yield ""
        for line in lines:
            cells = [line[0].ljust(widths[0]), *(line[column].rjust(widths[column]) for column in columns)]
            yield GAP.join(cells).rstrip()


def blocks(widths: Sequence[int]) -> list[list[int]]:
    """Which columns stand beside each other, where the first one is repeated in each block.

    >>> blocks([20, 30, 20, 30])
    [[1, 2], [3]]
    """
    found: list[list[int]] = [[]]
    used = widths[0]
    for column, width in enumerate(widths[1:], start=1):
        if found[-1] and used + len(GAP) + width > WIDTH:
            found.append([])
            used = widths[0]
        found[-1].append(column)
        used += len(GAP) + width
    return found
