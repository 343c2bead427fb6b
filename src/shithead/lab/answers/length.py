"""How long is a game?"""

from collections.abc import Sequence
from typing import Final

from shithead.lab.answers.document import Chart, Mark, Section, Series, Shape, Table
from shithead.lab.answers.wording import Told
from shithead.lab.experiments.length import Length
from shithead.lab.study import Findings

BINS: Final = 24
"""At most so many groups of turns."""
WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
"""A group may be so many turns wide."""


def section(told: Told) -> Section:
    """How long games are."""
    say = told.wording.say
    bins = _bins([found.length for found in told.findings])
    return Section(
        name="length",
        title=say("lab-length-title"),
        paragraphs=tuple(_sentence(told, name, found) for name, found in told.pairs),
        charts=(_chart(told, bins),),
        tables=(_table(told), _histogram(told, bins)),
    )


def _sentence(told: Told, name: str, found: Findings) -> str:
    wording, length = told.wording, found.length
    return wording.say(
        "lab-length-said",
        rules=name,
        mean=wording.number(length.mean.value, wording.digits(1)),
        ends=wording.ends(length.mean.interval, 1),
        median=length.median,
        low=length.low,
        high=length.high,
        stuck="none" if length.no_progress.value == 0 else "some",
        share=_rare(told, length.no_progress.value),
    )


def _rare(told: Told, part: float) -> str:
    """A part in percent, without the sign, with as many digits as tell it from 0."""
    digits = 2
    while part and not round(100 * part, digits):
        digits += 1
    return told.wording.number(100 * part, digits)


def _table(told: Told) -> Table:
    say, wording = told.wording.say, told.wording
    lengths = [found.length for found in told.findings]
    rows = (
        (say("lab-figure-mean"), *(wording.estimate(each.mean, 1) for each in lengths)),
        (say("lab-figure-median"), *(str(each.median) for each in lengths)),
        (say("lab-figure-low"), *(str(each.low) for each in lengths)),
        (say("lab-figure-high"), *(str(each.high) for each in lengths)),
        (say("lab-figure-no-progress"), *(wording.estimate(each.no_progress) for each in lengths)),
    )
    return Table(say("lab-length-table"), (say("lab-figure"), *told.names), rows)


def _bins(lengths: Sequence[Length]) -> range:
    """The first turns of each group: as fine as few groups allow, up to where nearly all games have ended."""
    last = max(_nearly_all(each) for each in lengths)
    first = min(each.counts[0][0] for each in lengths)
    width = next((each for each in WIDTHS if (last - first) // each < BINS), WIDTHS[-1])
    return range(first - first % width, last + 1, width)


def _nearly_all(length: Length) -> int:
    """So many turns are not exceeded by all but five of a thousand games."""
    left = 0.005 * sum(games for _, games in length.counts)
    for turns, games in reversed(length.counts):
        left -= games
        if left < 0:
            return turns
    return length.counts[0][0]


def _shares(length: Length, bins: range) -> list[float]:
    """Which part of the games is in each group; the last one has all that are longer."""
    found = [0.0] * len(bins)
    for turns, games in length.counts:
        found[min((turns - bins.start) // bins.step, len(bins) - 1)] += games
    return [games / sum(found) for games in found]


def _labels(told: Told, bins: range) -> list[str]:
    ends = [
        str(first)
        if bins.step == 1
        else told.wording.say("lab-span", first=str(first), last=str(first + bins.step - 1))
        for first in bins
    ]
    return [*ends[:-1], told.wording.say("lab-from", first=str(bins[-1]))]


def _histogram(told: Told, bins: range) -> Table:
    say, wording = told.wording.say, told.wording
    columns = [_shares(found.length, bins) for found in told.findings]
    rows = tuple(
        (label, *(wording.percent(column[at]) for column in columns))
        for at, label in enumerate(_labels(told, bins))
    )
    return Table(say("lab-length-histogram"), (say("lab-turns"), *told.names), rows, detail=True)


def _chart(told: Told, bins: range) -> Chart:
    say = told.wording.say
    return Chart(
        name="length",
        shape=Shape.LINES,
        title=say("lab-length-histogram"),
        text=" ".join(_sentence(told, name, found) for name, found in told.pairs),
        axis=say("lab-turns"),
        labels=(),
        series=tuple(
            Series(
                name,
                tuple(
                    Mark(100 * share, None, float(first))
                    for first, share in zip(
                        (*bins, bins.stop), (*_shares(found.length, bins), 0.0), strict=False
                    )
                ),
                style,
            )
            for style, (name, found) in enumerate(told.pairs)
        ),
    )
