"""What does a house rule change? The rules that differ, and every figure that surely does."""

from collections.abc import Iterator
from typing import Final

from shithead.lab.answers.cards import named
from shithead.lab.answers.document import Chart, Listing, Mark, Section, Series, Shape, Table
from shithead.lab.answers.wording import Told
from shithead.lab.estimates import Estimate, difference
from shithead.lab.figures import Key, differences, estimates
from shithead.lab.setting import Aim
from shithead.lab.study import Findings, Question
from shithead.locale.phrases import say_phrase, say_sentence
from shithead.rulebook.write import write_rulebook

MOST_RULES: Final = 12
"""So many differing rules are listed."""
MOST_CARDS: Final = 3
"""So many cards whose worth changes most are named."""


def headlines(told: Told) -> dict[str, tuple[Key, float]]:
    """The figures that are compared, by their names in messages; each with the unit in which it is told."""
    what = "win" if told.setting.aim is Aim.WIN else "shithead"
    return {
        "mean": (Key(Question.LENGTH, "mean"), 1),
        "no-progress": (Key(Question.LENGTH, "no_progress"), 100),
        f"{what}-rules": (Key(Question.STARTING, f"{what}_rules", "0"), 100),
        f"{what}-lot": (Key(Question.STARTING, f"{what}_lot", "0"), 100),
        "dealt": (Key(Question.LUCK, "dealt"), 100),
        "hidden": (Key(Question.LUCK, "hidden"), 100),
        "play": (Key(Question.LUCK, "play"), 100),
        "loose": (Key(Question.SKILL, "loose"), 100),
        "random": (Key(Question.SKILL, "random"), 100),
    }


def section(told: Told) -> Section:
    """What differs from the first rule set."""
    say = told.wording.say
    base = told.findings[0]
    lists: list[Listing] = []
    for name, found in told.others:
        lists.append(Listing(say("lab-changes-rules", rules=name), tuple(_rules(told, base, found))))
        effects = tuple(_sentences(told, found)) or (say("lab-changes-nothing"),)
        lists.append(Listing(say("lab-changes-effects", rules=name), effects))
    return Section(
        name="changes",
        title=say("lab-changes-title"),
        paragraphs=(say("lab-changes-base", base=told.names[0]),),
        lists=tuple(lists),
        charts=(_chart(told),),
        tables=(_table(told),),
        notes=(say("lab-changes-note"),),
    )


def _rules(told: Told, base: Findings, other: Findings) -> Iterator[str]:
    """The rules that differ, and how many more where there are too many."""
    rules = list(_differing_rules(told, base, other))
    yield from rules[:MOST_RULES]
    if len(rules) > MOST_RULES:
        yield told.wording.say("lab-changes-more", count=len(rules) - MOST_RULES)


def _differing_rules(told: Told, base: Findings, other: Findings) -> Iterator[str]:
    """The clauses of the rulebook that are not those of the base, and those of the base that do not hold."""
    catalogue, setting = told.wording.catalogue, other.setting
    book = write_rulebook(setting.rules, seats=setting.seats, base=base.setting.rules)
    for part, is_gone in ((book.sections, False), (book.gone, True)):
        for each in part:
            for clause in each.clauses:
                if (clause.changed or is_gone) and each.id not in ("tips", "edges"):
                    title, sentence = say_phrase(catalogue, each.title), say_sentence(catalogue, clause)
                    yield told.wording.say(
                        "lab-changes-gone" if is_gone else "lab-changes-clause", title=title, rule=sentence
                    )


def _sentences(told: Told, found: Findings) -> Iterator[str]:
    """All differences that are surely none of chance, in words."""
    wording, base = told.wording, told.findings[0]
    changed = differences(base, found)
    for figure, (key, unit) in headlines(told).items():
        by = changed[key]
        if by.is_certain:
            yield wording.say(
                f"lab-change-{figure}",
                by=wording.number(abs(by.value) * unit, wording.digits(unit)),
                ends=wording.ends(by.interval, unit, signed=True),
                more="more" if by.value > 0 else "less",
            )
    before, after = (
        named(told, at, each.cards) for at, each in ((0, base), (told.findings.index(found), found))
    )
    names = {
        wording.card(found.setting, each.card_class): wording.card(found.setting, each.card_class, "rank-a")
        for each in found.cards
    }
    moved = {card: difference(after[card], before[card]) for card in after if card in before}
    certain = sorted(
        (card for card in moved if moved[card].is_certain), key=lambda card: -abs(moved[card].value)
    )
    for card in certain[:MOST_CARDS]:
        by = moved[card]
        yield wording.say(
            "lab-change-card",
            card=names[card],
            by=wording.number(abs(by.value) * 100),
            ends=wording.ends(by.interval, signed=True),
            more="more" if by.value > 0 else "less",
        )


def _table(told: Told) -> Table:
    wording = told.wording
    columns = [(told.names[0], estimates(told.findings[0]), False)]
    for name, found in told.others:
        columns.append((name, estimates(found), False))
        columns.append((told.minus(name), differences(told.findings[0], found), True))
    rows = tuple(
        (
            wording.say(f"lab-main-{figure}", aim=told.setting.aim),
            *(wording.estimate(values[key], unit, signed=signed) for _, values, signed in columns),
        )
        for figure, (key, unit) in headlines(told).items()
    )
    titles = (wording.say("lab-figure"), *(title for title, _, _ in columns))
    return Table(wording.say("lab-changes-table"), titles, rows)


def _chart(told: Told) -> Chart:
    """The differences in parts; that in turns has another unit and is in the table."""
    say = told.wording.say
    shown = {figure: key for figure, (key, unit) in headlines(told).items() if unit == 100}
    series = []
    for name, found in told.others:
        changed = differences(told.findings[0], found)
        marks = tuple(_mark(changed[key]) for key in shown.values())
        series.append(Series(told.minus(name), marks))
    texts = [sentence for _, found in told.others for sentence in _sentences(told, found)]
    return Chart(
        name="changes",
        shape=Shape.POINTS,
        title=say("lab-changes-chart", base=told.names[0]),
        text=" ".join(texts) or say("lab-changes-nothing"),
        axis=say("lab-points"),
        labels=tuple(say(f"lab-main-{figure}", aim=told.setting.aim) for figure in shown),
        series=tuple(series),
        baseline=0.0,
    )


def _mark(by: Estimate) -> Mark:
    interval = by.interval
    return Mark(100 * by.value, interval and (100 * interval[0], 100 * interval[1]))
