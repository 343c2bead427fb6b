"""Charts as SVG within a page, from where they take colours and letters; the same numbers look the same.

Drawn by matplotlib, which is an extra.
"""

import io
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from shithead.lab.answers.document import Chart, Mark, Series, Shape, unbroken

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK: Final = "#010203"
FAINT: Final = "#040506"
COLOURS: Final = ("#070809", "#0a0b0c", "#0d0e0f", "#101112", "#131415", "#161718")
"""Stand-ins for what the style of the page says, so that pictures fit light and dark pages."""
VARIABLES: Final = {INK: "--ink", FAINT: "--faint"} | {
    colour: f"--series-{place}" for place, colour in enumerate(COLOURS, 1)
}

MARKERS: Final = ("o", "s", "^", "D", "v", "P")
LINES: Final = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
HATCHES: Final = ("", "//", "\\\\")
SHADES: Final = (1.0, 0.55, 0.2)
"""How strong the colour of each part of a bar is."""
WIDTH_IN: Final = 5.0
"""At 72 units an inch this is as wide as a phone, so that letters keep their size there."""
LABEL_IN: Final = 0.3
LETTERS: Final = 24
"""A label that has more goes on in the next line, so that the picture keeps its width."""
NAME_LETTERS: Final = 18
"""The same for the name of a rule set, which goes on with its next rule."""
LETTER_IN: Final = 0.19
LINE_IN: Final = 2.6
FRAME_IN: Final = 1.0
SIZE: Final = 11

Number = Callable[[float], str]
"""Writes a number in the language of the reader."""


@cache
def can_draw() -> bool:
    """Whether the package that draws is installed, and whole."""
    try:
        import matplotlib.figure  # noqa: F401 - this is the part that is used
    except ImportError:
        return False
    return True


def as_svg(chart: Chart, number: Number) -> str:
    """A chart as an element of a page.

    Args:
        chart: what is drawn.
        number: writes the numbers of the axis.
    """
    with _style(chart.name):
        from matplotlib.figure import Figure

        figure = Figure(figsize=(WIDTH_IN, _height(chart)), layout="constrained")
        axes = figure.add_subplot()
        DRAWERS[chart.shape](axes, chart)
        value_axis = axes.yaxis if chart.shape is Shape.LINES else axes.xaxis
        value_axis.set_major_formatter(lambda value, _: number(value))
        # Room above the axes, since a legend beside them would squeeze them on a phone.
        if len(chart.series) > 1 or chart.shape is Shape.PARTS:
            figure.legend(loc="outside upper left", frameon=False, ncols=1, handlelength=2.2)
        file = io.StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    return _embedded(file.getvalue(), chart)


@contextmanager
def _style(name: str) -> Iterator[None]:
    """The settings of all charts; the ids in a picture hang on its name alone."""
    from matplotlib import rc_context, rcdefaults

    settings: dict[Any, Any] = {
        "svg.hashsalt": name,
        "svg.fonttype": "none",
        "font.size": SIZE,
        "text.color": INK,
        "axes.edgecolor": FAINT,
        "axes.labelcolor": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "xtick.color": FAINT,
        "ytick.color": FAINT,
        "xtick.labelcolor": INK,
        "ytick.labelcolor": INK,
        "grid.color": FAINT,
        "grid.alpha": 0.35,
        "hatch.color": INK,
        "hatch.linewidth": 0.5,
    }
    with rc_context():
        # Whatever style the user has chosen for other pictures does not belong here.
        rcdefaults()
        with rc_context(settings):
            yield


def _height(chart: Chart) -> float:
    legend = 0.25 * (len(chart.labels) if chart.shape is Shape.PARTS else len(chart.series))
    if chart.shape is Shape.LINES:
        return LINE_IN + legend
    if chart.shape is Shape.PARTS:
        lines = max(len(_lines_of_name(series.name)) for series in chart.series)
        return FRAME_IN + legend + len(chart.series) * max(LABEL_IN, LETTER_IN * lines)
    lines = max(len(_lines_of(label)) for label in chart.labels)
    room = max(LABEL_IN, 0.6 * LABEL_IN * len(chart.series), LETTER_IN * lines)
    return FRAME_IN + legend + len(chart.labels) * room


def _lines_of(label: str) -> list[str]:
    return wrap(unbroken(label), LETTERS, break_long_words=False, break_on_hyphens=False)


def _lines_of_name(name: str) -> list[str]:
    """The lines of a share code, each as many rules as fit.

    >>> _lines_of_name("classic+4=skip+5=skip+6=skip")
    ['classic+4=skip', '+5=skip+6=skip']
    """
    lines = wrap(name.replace("+", " +"), NAME_LETTERS, break_long_words=False, break_on_hyphens=False)
    return [line.replace(" +", "+") for line in lines]


def _points(axes: "Axes", chart: Chart) -> None:
    """A line for each label, from top to bottom; the series lie a little below each other."""
    if chart.baseline is not None:
        axes.axvline(chart.baseline, color=FAINT, linewidth=1)
    step = 0.7 / len(chart.series)
    for place, series in enumerate(chart.series):
        shift = (place - (len(chart.series) - 1) / 2) * step
        there = [(at, mark) for at, mark in enumerate(series.marks) if mark is not None]
        values = [mark.value for _, mark in there]
        _, _, bars = axes.errorbar(
            values,
            [at + shift for at, _ in there],
            xerr=_reaches([mark for _, mark in there]),
            linestyle="none",
            marker=MARKERS[series.style % len(MARKERS)],
            markersize=5,
            markerfacecolor="none" if series.hollow else None,
            color=COLOURS[series.style % len(COLOURS)],
            elinewidth=0.8 if series.hollow else 1.5,
            capsize=2,
            label=series.name,
        )
        for bar in bars if series.hollow else ():
            bar.set_linestyle("--")
    axes.set_yticks(range(len(chart.labels)), ["\n".join(_lines_of(label)) for label in chart.labels])
    axes.set_ylim(len(chart.labels) - 0.4, -0.6)
    axes.set_xlabel(chart.axis)
    axes.grid(axis="x")


def _reaches(marks: Sequence[Mark]) -> list[list[float]]:
    """How far the intervals reach below and above."""
    ends = [mark.interval or (mark.value, mark.value) for mark in marks]
    low = [max(0.0, mark.value - end[0]) for mark, end in zip(marks, ends, strict=True)]
    high = [max(0.0, end[1] - mark.value) for mark, end in zip(marks, ends, strict=True)]
    return [low, high]


def _lines(axes: "Axes", chart: Chart) -> None:
    """A stepped line for each series, each with strokes of its own."""
    for series in chart.series:
        marks = [mark for mark in series.marks if mark is not None]
        axes.step(
            [mark.at for mark in marks],
            [mark.value for mark in marks],
            where="post",
            color=COLOURS[series.style % len(COLOURS)],
            linestyle=LINES[series.style % len(LINES)],
            label=series.name,
        )
    axes.set_ylim(bottom=0)
    axes.set_xlabel(chart.axis)
    axes.grid(axis="y")


def _parts(axes: "Axes", chart: Chart) -> None:
    """A bar for each series, its parts one after the other, told apart by shade and hatching."""
    from matplotlib.colors import to_rgba
    from matplotlib.patches import Rectangle

    starts = [0.0] * len(chart.series)
    for part, label in enumerate(chart.labels):
        widths = [_value(series, part) for series in chart.series]
        axes.barh(
            range(len(chart.series)),
            widths,
            left=starts,
            height=0.6,
            color=[to_rgba(COLOURS[series.style % len(COLOURS)], SHADES[part]) for series in chart.series],
            hatch=HATCHES[part],
            edgecolor=INK,
            linewidth=0.5,
        )
        # The legend shows a part in the colour of no rule set, by a bar that is out of sight.
        sample = Rectangle(
            (-9, -9),
            0,
            0,
            facecolor=to_rgba(FAINT, SHADES[part]),
            hatch=HATCHES[part],
            edgecolor=INK,
            linewidth=0.5,
            label=label,
        )
        axes.add_artist(sample)
        starts = [start + width for start, width in zip(starts, widths, strict=True)]
    names = ["\n".join(_lines_of_name(series.name)) for series in chart.series]
    axes.set_yticks(range(len(chart.series)), names)
    axes.set_ylim(len(chart.series) - 0.5, -0.5)
    axes.set_xlim(0, max(100.0, *starts))
    axes.set_xlabel(chart.axis)


def _value(series: Series, part: int) -> float:
    mark = series.marks[part]
    return 0.0 if mark is None else mark.value


DRAWERS: Final[dict[Shape, Callable[["Axes", Chart], None]]] = {
    Shape.POINTS: _points,
    Shape.LINES: _lines,
    Shape.PARTS: _parts,
}


def _embedded(svg: str, chart: Chart) -> str:
    """A picture as an element of a page: no header, no style, and only ids that are used."""
    inner = svg[svg.index(">", svg.index("<svg")) + 1 : svg.rindex("</svg>")]
    inner = re.sub(r"<metadata>.*?</metadata>|<style[^>]*>.*?</style>|<!--.*?-->", "", inner, flags=re.DOTALL)
    used = set(re.findall(r"#([\w-]+)", inner))
    inner = re.sub(r' id="([^"]*)"', lambda found: found[0] if found[1] in used else "", inner)
    inner = re.sub(r" font-family: [^;]*;", "", inner)
    inner = re.sub(r"(\d\.\d\d)\d+", r"\1", inner)
    inner = inner.replace("xlink:href", "href")
    for colour, variable in VARIABLES.items():
        inner = inner.replace(colour, f"var({variable})")
    inner = re.sub(r"\s*\n\s*", "\n", inner)
    (box,) = re.findall(r'viewBox="([^"]*)"', svg)
    return (
        f'<svg viewBox="{box}" role="img" aria-labelledby="{chart.name}-title {chart.name}-text">'
        f"{inner}</svg>"
    )
