"""Does it help to start?"""

from collections.abc import Iterator
from typing import NamedTuple

from shithead.lab.answers.document import Chart, Mark, Section, Series, Shape, Table
from shithead.lab.answers.wording import Told
from shithead.lab.estimates import Estimate
from shithead.lab.experiments.starting import Lead, Place
from shithead.lab.setting import Aim
from shithead.lab.study import Findings


def section(told: Told) -> Section:
    """What starting is worth."""
    say = told.wording.say
    return Section(
        name="starting",
        title=say("lab-starting-title"),
        paragraphs=tuple(_sentence(told, name, found) for name, found in told.pairs),
        charts=(_chart(told),),
        tables=tuple(_table(told, what) for what in _measures(told)),
        notes=(say("lab-starting-note"),),
    )


def _measures(told: Told) -> tuple[str, ...]:
    """What is counted; for two seats one is what the other is not."""
    if told.setting.seats == 2:
        return ("win",)
    return ("win",) if told.setting.aim is Aim.WIN else ("last", "win")


def _rate(place: Place, what: str) -> Estimate:
    return place.win if what == "win" else place.last


def verdict(rate: Estimate, fair: float, what: str) -> str:
    """Whether a rate shows that starting helps, or hurts: ``helps``, ``hurts`` or ``none``."""
    low, high = rate.interval or (fair, fair)
    if low <= fair <= high:
        return "none"
    return "helps" if (rate.value > fair) == (what == "win") else "hurts"


def _sentence(told: Told, name: str, found: Findings) -> str:
    wording, what = told.wording, _measures(told)[0]
    fair = 1 / found.setting.seats
    rules, lot = (_rate(places[0], what) for places in (found.starting.rules, found.starting.lot))
    return wording.say(
        "lab-starting-said",
        what=what,
        rules=name,
        rate=wording.percent(rules.value),
        ends=wording.ends(rules.interval),
        fair=wording.percent(fair),
        lot=wording.percent(lot.value),
        lot_ends=wording.ends(lot.interval),
        verdict=verdict(lot, fair, what),
    )


class Column(NamedTuple):
    """A rule set with one way to find the starter.

    Attributes:
        title: what it is called.
        places: the figures, by the distance from the starter.
        style: the number of the rule set.
        lead: how the starter is found.
    """

    title: str
    places: tuple[Place, ...]
    style: int
    lead: Lead


def _columns(told: Told) -> Iterator[Column]:
    """Each rule set with both ways to find the starter."""
    for style, (name, found) in enumerate(told.pairs):
        for lead, places in ((Lead.RULES, found.starting.rules), (Lead.LOT, found.starting.lot)):
            alone = len(told.findings) == 1
            title = f"lab-starting-{lead}" if alone else f"lab-starting-{lead}-of"
            yield Column(told.wording.say(title, rules=name), places, style, lead)


def _labels(told: Told) -> tuple[str, ...]:
    return tuple(
        told.wording.say("lab-starting-place", distance=distance) for distance in range(told.setting.seats)
    )


def _table(told: Told, what: str) -> Table:
    columns = list(_columns(told))
    rows = tuple(
        (label, *(told.wording.estimate(_rate(each.places[distance], what)) for each in columns))
        for distance, label in enumerate(_labels(told))
    )
    say = told.wording.say
    titles = (say("lab-starting-seat"), *(each.title for each in columns))
    return Table(say("lab-starting-table", what=what), titles, rows)


def _chart(told: Told) -> Chart:
    what = _measures(told)[0]
    return Chart(
        name="starting",
        shape=Shape.POINTS,
        title=told.wording.say("lab-starting-table", what=what),
        text=" ".join(_sentence(told, name, found) for name, found in told.pairs),
        axis=told.wording.say("lab-axis", what=what),
        labels=_labels(told),
        series=tuple(
            Series(
                each.title,
                tuple(percent(_rate(place, what)) for place in each.places),
                each.style,
                hollow=each.lead is Lead.LOT,
            )
            for each in _columns(told)
        ),
        baseline=100 / told.setting.seats,
    )


def percent(estimate: Estimate) -> Mark:
    """A part as a mark in percent."""
    interval = estimate.interval
    return Mark(100 * estimate.value, interval and (100 * interval[0], 100 * interval[1]))
