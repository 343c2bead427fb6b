"""``Document``: what a report says, in words, tables and charts, however it is shown."""

from enum import StrEnum

from msgspec import Struct

from shithead.lab.stats import Interval


class Table(Struct, frozen=True):
    """Texts in rows and columns.

    Attributes:
        caption: what the table shows.
        columns: the headings.
        rows: the first text of each is its heading.
        detail: only for who wants to know exactly; a terminal leaves it out.
    """

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    detail: bool = False


class Shape(StrEnum):
    """How a chart shows its series."""

    POINTS = "points"
    """A point with its interval for each label."""
    LINES = "lines"
    """A stepped line over numbers."""
    PARTS = "parts"
    """A bar for each series, made of one part for each label."""


class Mark(Struct, frozen=True):
    """One value of a series.

    Attributes:
        value: the value.
        interval: where it has one.
        at: where on the axis, in a chart of lines.
    """

    value: float
    interval: Interval | None = None
    at: float = 0.0


class Series(Struct, frozen=True):
    """Values that belong together.

    Attributes:
        name: as the legend says it.
        marks: one for each label of the chart, ``None`` where there is none; or the points of a line.
        style: which of the colours and markers it has, from 0; a rule set has the same ones in all charts.
        hollow: it is the second series of its rule set, and drawn fainter.
    """

    name: str
    marks: tuple[Mark | None, ...]
    style: int = 0
    hollow: bool = False


class Chart(Struct, frozen=True):
    """A picture of numbers that stand in a table as well.

    Attributes:
        name: in letters, unique in its document.
        shape: how it is drawn.
        title: what it shows.
        text: the same in a sentence or two, for whoever does not see it.
        axis: what the values are.
        labels: what stands along the other axis.
        series: what is drawn.
        baseline: a value with which all are compared.
    """

    name: str
    shape: Shape
    title: str
    text: str
    axis: str
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    baseline: float | None = None


class Listing(Struct, frozen=True):
    """Sentences below each other.

    Attributes:
        lead: what they are; empty where that is plain.
        items: the sentences.
    """

    lead: str
    items: tuple[str, ...]


class Section(Struct, frozen=True):
    """The answer to one question.

    Attributes:
        name: in letters, unique in its document.
        title: the question.
        paragraphs: what is said first.
        lists: what follows in short.
        charts: pictures.
        tables: numbers.
        notes: what is said at last.
    """

    name: str
    title: str
    paragraphs: tuple[str, ...] = ()
    lists: tuple[Listing, ...] = ()
    charts: tuple[Chart, ...] = ()
    tables: tuple[Table, ...] = ()
    notes: tuple[str, ...] = ()


def unbroken(text: str) -> str:
    r"""A text in which no line begins with a percent sign.

    >>> unbroken("Wins, %").split(" ")
    ['Wins,\xa0%']
    """
    return text.replace(" %", "\N{NO-BREAK SPACE}%")


class Document(Struct, frozen=True):
    """A whole report.

    Attributes:
        language: two letters.
        title: its heading.
        paragraphs: what was played, and how the figures are meant.
        names: those of the rule sets, where they are too long for tables.
        sections: the answers.
    """

    language: str
    title: str
    paragraphs: tuple[str, ...]
    names: Listing
    sections: tuple[Section, ...]
