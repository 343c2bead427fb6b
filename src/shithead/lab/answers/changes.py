"""What does a house rule change? The rules that differ, and every figure that surely does."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from shithead.lab.answers.cards import named
from shithead.lab.answers.document import Chart, Listing, Section, Series, Shape, Table
from shithead.lab.answers.starting import percent
from shithead.lab.answers.wording import Told
from shithead.lab.estimates import Estimate, difference, missing
from shithead.lab.evidence import holm
from shithead.lab.figures import Key, estimates
from shithead.lab.setting import Aim
from shithead.lab.study import Findings, Question
from shithead.locale.phrases import say_phrase, say_sentence
from shithead.rulebook.write import write_rulebook

MOST_RULES: Final = 12
"""So many differing rules are listed."""
RISK: Final = 0.05
"""So likely may it be that any of the changes that are listed for a rule set is one of chance."""
MOST_CARDS: Final = 3
"""So many cards whose worth changes most are named."""


class Headline(NamedTuple):
    """A figure that is compared.

    Attributes:
        key: which.
        unit: in which it is told.
        is_missing: what it misses to 1 is told.
    """

    key: Key
    unit: float = 100
    is_missing: bool = False


def headlines(told: Told) -> dict[str, Headline]:
    """The figures that are compared, by their names in messages."""
    is_win = told.setting.aim is Aim.WIN
    what = "win" if is_win else "shithead"
    return {
        "mean": Headline(Key(Question.LENGTH, "mean"), 1),
        "no-progress": Headline(Key(Question.LENGTH, "no_progress")),
        f"{what}-rules": Headline(Key(Question.STARTING, f"{what}_rules", "0")),
        f"{what}-lot": Headline(Key(Question.STARTING, f"{what}_lot", "0")),
        "dealt": Headline(Key(Question.LUCK, "dealt")),
        "hidden": Headline(Key(Question.LUCK, "hidden")),
        "play": Headline(Key(Question.LUCK, "play")),
        "loose": Headline(Key(Question.SKILL, "loose"), is_missing=not is_win),
        "random": Headline(Key(Question.SKILL, "random"), is_missing=not is_win),
    }


def _figures(told: Told, found: Findings) -> dict[str, Estimate]:
    """What the headlines come to."""
    known = estimates(found)
    return {
        name: missing(known[each.key]) if each.is_missing else known[each.key]
        for name, each in headlines(told).items()
    }


def _changed(told: Told, found: Findings) -> dict[str, Estimate]:
    """How much the headlines are above those of the first rule set."""
    before = _figures(told, told.findings[0])
    return {name: difference(after, before[name]) for name, after in _figures(told, found).items()}


def _moved(told: Told, found: Findings) -> dict[str, Estimate]:
    """How much more each card is worth than by the first rule set, by its name in a sentence."""
    base = told.findings[0]
    before, after = (
        named(told, at, each.cards) for at, each in ((0, base), (told.findings.index(found), found))
    )
    names = {
        told.wording.card(found.setting, each.card_class): told.wording.card(
            found.setting, each.card_class, "rank-a"
        )
        for each in found.cards
    }
    return {names[card]: difference(after[card], before[card]) for card in after if card in before}


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
    units = {name: each.unit for name, each in headlines(told).items()}
    changed, moved = _changed(told, found), _moved(told, found)
    sure = holm([by.doubt for by in (*changed.values(), *moved.values())], RISK)
    for place, (name, by) in enumerate(changed.items()):
        if place in sure:
            yield _sentence(told, name, by, units[name])
    cards = [card for place, card in enumerate(moved, start=len(changed)) if place in sure]
    for card in sorted(cards, key=lambda card: -abs(moved[card].value))[:MOST_CARDS]:
        yield _sentence(told, "card", moved[card], card=card)


def _sentence(told: Told, name: str, by: Estimate, unit: float = 100, **more: str) -> str:
    """A difference in words."""
    wording = told.wording
    return wording.say(
        f"lab-change-{name}",
        by=wording.number(abs(by.value) * unit, wording.digits(unit)),
        ends=wording.ends(by.interval, unit, signed=True),
        more="more" if by.value > 0 else "less",
        aim=told.setting.aim,
        **more,
    )


def _table(told: Told) -> Table:
    wording = told.wording
    columns = [(told.names[0], _figures(told, told.findings[0]), False)]
    for name, found in told.others:
        columns.append((name, _figures(told, found), False))
        columns.append((told.minus(name), _changed(told, found), True))
    rows = tuple(
        (
            wording.say(f"lab-main-{name}", aim=told.setting.aim),
            *(wording.estimate(values[name], each.unit, signed=signed) for _, values, signed in columns),
        )
        for name, each in headlines(told).items()
    )
    titles = (wording.say("lab-figure"), *(title for title, _, _ in columns))
    return Table(wording.say("lab-changes-table"), titles, rows)


def _chart(told: Told) -> Chart:
    """The differences in parts; that in turns has another unit and is in the table."""
    say = told.wording.say
    shown = [name for name, each in headlines(told).items() if each.unit == 100]
    series = []
    for style, (name, found) in enumerate(told.others, start=1):
        changed = _changed(told, found)
        series.append(Series(told.minus(name), tuple(percent(changed[each]) for each in shown), style))
    texts = [sentence for _, found in told.others for sentence in _sentences(told, found)]
    return Chart(
        name="changes",
        shape=Shape.POINTS,
        title=say("lab-changes-chart", base=told.names[0]),
        text=" ".join(texts) or say("lab-changes-nothing"),
        axis=say("lab-points"),
        labels=tuple(say(f"lab-main-{name}", aim=told.setting.aim) for name in shown),
        series=tuple(series),
        baseline=0.0,
    )
