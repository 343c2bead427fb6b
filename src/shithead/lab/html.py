"""A report as one HTML file that needs nothing from elsewhere."""

from collections.abc import Iterable, Iterator
from html import escape
from importlib.metadata import version
from importlib.resources import files
from typing import Final

from shithead.lab.answers.document import Chart, Document, Listing, Section, Table, unbroken
from shithead.lab.answers.wording import Wording
from shithead.lab.plots import as_svg, can_draw

WORDED: Final = 18
"""From so many letters on the headings of rows are phrases, which need room."""

MANY: Final = 8
"""So many columns are set closer."""


def as_html(document: Document) -> str:
    """The whole report; without pictures where the package that draws them is not installed."""
    wording = Wording(document.language)
    style = files("shithead.lab").joinpath("page.css").read_text(encoding="utf-8")
    head = [
        "<!doctype html>",
        f'<html lang="{document.language}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(document.title)}</title>",
        f"<style>\n{style}</style>",
        "</head>",
    ]
    body = [
        "<body>",
        "<main>",
        f"<h1>{escape(document.title)}</h1>",
        *_paragraphs(document.paragraphs),
        *_listing(document.names),
        *([] if can_draw() else _paragraphs([wording.say("lab-page-no-plots")], "note")),
        *(line for section in document.sections for line in _section(section, wording)),
        "</main>",
        f"<footer>{_code(wording.say('lab-page-made', version=version('shithead')))}</footer>",
        "</body>",
        "</html>",
    ]
    return "\n".join([*head, *body]) + "\n"


def _plain(text: str) -> str:
    """Text as it stands in an element or in the value of an attribute."""
    return escape(unbroken(text))


def _heading(text: str) -> str:
    """A heading of a column; a share code in it may go on in the next line with its next rule.

    >>> _heading("classic+7=le")
    'classic<wbr>+7=le'
    """
    return _plain(text).replace("+", "<wbr>+")


def _code(text: str) -> str:
    """Text with what stands between backticks set as code."""
    parts = _plain(text).split("`")
    return "".join(f"<code>{part}</code>" if place % 2 else part for place, part in enumerate(parts))


def _paragraphs(texts: Iterable[str], kind: str = "") -> Iterator[str]:
    mark = f' class="{kind}"' if kind else ""
    for text in texts:
        yield f"<p{mark}>{_code(text)}</p>"


def _listing(listing: Listing) -> Iterator[str]:
    items = [f"<li>{_code(text)}</li>" for text in listing.items]
    if listing.lead:
        yield from _paragraphs([listing.lead])
    if items:
        yield from ("<ul>", *items, "</ul>")


def _section(section: Section, wording: Wording) -> Iterator[str]:
    yield f'<section id="{section.name}" aria-labelledby="{section.name}-heading">'
    yield f'<h2 id="{section.name}-heading">{_plain(section.title)}</h2>'
    yield from _paragraphs(section.paragraphs)
    for listing in section.lists:
        yield from _listing(listing)
    if can_draw():
        for chart in section.charts:
            yield from _figure(chart, wording)
    for table in section.tables:
        yield from _detail(table, wording) if table.detail else _table(table)
    yield from _paragraphs(section.notes, "note")
    yield "</section>"


def _figure(chart: Chart, wording: Wording) -> Iterator[str]:
    """A picture; who does not see it is told what it says."""
    yield "<figure>"
    yield f'<figcaption id="{chart.name}-title">{_plain(chart.title)}</figcaption>'
    yield as_svg(chart, lambda value: wording.number(value, 0 if value == round(value) else 1))
    yield f'<p class="hidden" id="{chart.name}-text">{_plain(chart.text)}</p>'
    yield "</figure>"


def _detail(table: Table, wording: Wording) -> Iterator[str]:
    yield f"<details><summary>{_plain(wording.say('lab-page-numbers'))}: {_plain(table.caption)}</summary>"
    yield from _table(table)
    yield "</details>"


def _table(table: Table) -> Iterator[str]:
    # A box that scrolls has to be reached by keyboard, and so to have a name.
    yield f'<div class="wide" tabindex="0" role="region" aria-label="{_plain(table.caption)}">'
    kinds = [
        *(["worded"] if max(len(row[0]) for row in table.rows) >= WORDED else []),
        *(["many"] if len(table.columns) >= MANY else []),
    ]
    kind = f' class="{" ".join(kinds)}"' if kinds else ""
    yield f"<table{kind}><caption>{_plain(table.caption)}</caption>"
    yield (
        "<thead><tr>"
        + "".join(f'<th scope="col">{_heading(title)}</th>' for title in table.columns)
        + "</tr></thead>"
    )
    yield "<tbody>"
    for first, *others in table.rows:
        cells = "".join(f"<td>{_plain(text)}</td>" for text in others)
        yield f'<tr><th scope="row">{_plain(first)}</th>{cells}</tr>'
    yield "</tbody></table></div>"
