"""What is each card worth, as dealt and face up?"""

from collections.abc import Sequence
from typing import Final

from shithead.lab.answers.document import Chart, Section, Series, Shape, Table
from shithead.lab.answers.starting import percent
from shithead.lab.answers.wording import Told
from shithead.lab.estimates import Estimate, difference
from shithead.lab.experiments.cards import CardWorth
from shithead.lab.experiments.rows import OFTEN, RowRate
from shithead.lab.setting import Aim
from shithead.lab.study import Findings

LISTED: Final = 5
"""So many of the best rows are listed, and of the worst."""

Worths = tuple[CardWorth, ...]


def cards_section(told: Told) -> Section:
    """What a dealt card is worth."""
    say = told.wording.say
    worths = [found.cards for found in told.findings]
    return Section(
        name="cards",
        title=say("lab-cards-title"),
        paragraphs=(
            say("lab-cards-explained", aim=told.setting.aim),
            *(_extremes(told, "lab-cards-said", at, worth) for at, worth in enumerate(worths) if worth),
        ),
        charts=_charts(told, "cards", worths),
        tables=(_table(told, "lab-cards-table", worths),),
    )


def rows_section(told: Told) -> Section:
    """What face-up rows are worth."""
    say = told.wording.say
    without = [name for name, found in told.pairs if found.rows is None]
    none = tuple(say("lab-rows-none", rules=name) for name in without)
    if len(without) == len(told.findings):
        return Section(name="rows", title=say("lab-rows-title"), paragraphs=none)
    worths = [found.rows.worths if found.rows else () for found in told.findings]
    return Section(
        name="rows",
        title=say("lab-rows-title"),
        paragraphs=(
            say("lab-rows-explained", aim=told.setting.aim),
            *(_extremes(told, "lab-rows-said", at, worth) for at, worth in enumerate(worths) if worth),
            *none,
        ),
        charts=_charts(told, "rows", worths),
        tables=(
            _table(told, "lab-rows-table", worths),
            *(
                _best_and_worst(told, name, found, found.rows.rates)
                for name, found in told.pairs
                if found.rows and found.rows.rates
            ),
        ),
        notes=(
            say("lab-rows-swap"),
            *(
                say("lab-rows-rare", rules=name, often=OFTEN)
                for name, found in told.pairs
                if found.rows and not found.rows.rates
            ),
            *(
                (say("lab-rows-order", often=OFTEN),)
                if any(f.rows and f.rows.rates for f in told.findings)
                else ()
            ),
        ),
    )


def _extremes(told: Told, message_id: str, at: int, worths: Worths) -> str:
    """Which card is worth most, and which least."""
    ordered = sorted(worths, key=lambda worth: worth.worth.value)
    found = told.findings[at]
    least, most = (
        told.wording.card(found.setting, each.card_class, "rank-a") for each in (ordered[0], ordered[-1])
    )
    return told.wording.say(
        message_id,
        rules=told.names[at],
        most=most,
        most_points=told.wording.points(ordered[-1].worth.value),
        least=least,
        least_points=told.wording.points(ordered[0].worth.value),
    )


def named(told: Told, at: int, worths: Worths) -> dict[str, Estimate]:
    """What each card is worth by a rule set, by its name."""
    setting = told.findings[at].setting
    return {told.wording.card(setting, each.card_class): each.worth for each in worths}


def _table(told: Told, caption: str, worths: Sequence[Worths]) -> Table:
    """A column for each rule set, and one for each difference from the first."""
    say = told.wording.say
    columns = [named(told, at, worth) for at, worth in enumerate(worths)]
    titles = list(told.names) if len(columns) > 1 else [say("lab-points")]
    for at, other in enumerate(columns[1:], start=1):
        titles.append(told.minus(told.names[at]))
        columns.append(
            {card: difference(other[card], columns[0][card]) for card in other if card in columns[0]}
        )
    rows = tuple(
        (card, *(told.wording.estimate(each[card], signed=True) if card in each else "–" for each in columns))
        for card in told.cards()
        if any(card in each for each in columns)
    )
    return Table(say(caption), (say("lab-card"), *titles), rows)


def _charts(told: Told, name: str, worths: Sequence[Worths]) -> tuple[Chart, ...]:
    """A picture of what cards are worth; none where too few games were played to tell."""
    if not any(worths):
        return ()
    columns = [named(told, at, worth) for at, worth in enumerate(worths)]
    labels = tuple(card for card in told.cards() if any(card in each for each in columns))
    say = told.wording.say
    chart = Chart(
        name=name,
        shape=Shape.POINTS,
        title=say(f"lab-{name}-table"),
        text=" ".join(
            _extremes(told, f"lab-{name}-said", at, worth) for at, worth in enumerate(worths) if worth
        ),
        axis=say("lab-points"),
        labels=labels,
        series=tuple(
            Series(
                told.names[at], tuple(percent(each[card]) if card in each else None for card in labels), at
            )
            for at, each in enumerate(columns)
            if each
        ),
        baseline=0.0,
    )
    return (chart,)


def _shown(told: Told, success: float) -> float:
    """How often a seat wins, or is the Shithead where that is what counts."""
    return success if told.setting.aim is Aim.WIN else 1 - success


def _span(told: Told, row: RowRate) -> dict[str, str]:
    """The ends of the interval of a row."""
    low, high = sorted(_shown(told, end) for end in row.interval)
    return {"first": told.wording.percent(low), "last": told.wording.percent(high)}


def _best_and_worst(told: Told, name: str, found: Findings, rates: Sequence[RowRate]) -> Table:
    """The first and the last rows of a list, with their rates; all rows of a short one."""
    wording = told.wording
    is_part = len(rates) > 2 * LISTED
    some = [*rates[:LISTED], *rates[-LISTED:]] if is_part else rates
    rows = tuple(
        (
            " ".join(wording.card(found.setting, card_class, "rank-cell") for card_class in row.classes),
            str(row.games),
            wording.percent(_shown(told, row.rate)),
            wording.say("lab-span", **_span(told, row)),
            wording.percent(_shown(told, row.likely)),
        )
        for row in some
    )
    aim = told.setting.aim
    best, count = ("lab-rows-best", LISTED) if is_part else ("lab-rows-all", len(rates))
    caption = wording.say(best, rules=name, count=count)
    columns = ("lab-row", "lab-games", f"lab-rate-{aim}", "lab-interval", "lab-likely")
    return Table(caption, tuple(map(wording.say, columns)), rows)
