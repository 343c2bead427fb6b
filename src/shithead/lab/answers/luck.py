"""How much is luck, how much is skill?"""

from typing import Final

from shithead.lab.answers.document import Chart, Mark, Section, Series, Shape, Table
from shithead.lab.answers.wording import Told
from shithead.lab.estimates import Estimate, missing
from shithead.lab.experiments.search import turned
from shithead.lab.setting import Aim
from shithead.lab.study import Findings

PARTS: Final = ("dealt", "hidden", "play")
SKILLS: Final = ("loose", "random")


def section(told: Told) -> Section:
    """What decides a game."""
    say = told.wording.say
    searches = tuple(_search_sentence(told, name, found) for name, found in told.pairs if found.search)
    return Section(
        name="luck",
        title=say("lab-luck-title"),
        paragraphs=(
            *(_luck_sentence(told, name, found) for name, found in told.pairs),
            *(_skill_sentence(told, name, found) for name, found in told.pairs),
            *searches,
        ),
        charts=(_chart(told),),
        tables=(_parts_table(told), _skill_table(told)),
        notes=(say("lab-luck-note"),),
    )


def _luck_sentence(told: Told, name: str, found: Findings) -> str:
    wording, luck = told.wording, found.luck
    parts = {part: wording.percent(_part(found, part)) for part in PARTS}
    return wording.say(
        "lab-luck-said",
        aim=found.setting.aim,
        rules=name,
        again=wording.percent(min(1.0, max(0.0, luck.again.value))),
        fair=wording.percent(1 / found.setting.seats),
        **parts,
    )


def _part(found: Findings, part: str) -> float:
    """A part of what decides: where chance took its estimate below 0 or above 1, that."""
    measured: float = getattr(found.luck, part).value
    return min(1.0, max(0.0, measured))


def _skill_sentence(told: Told, name: str, found: Findings) -> str:
    wording = told.wording
    return wording.say(
        "lab-skill-said",
        aim=found.setting.aim,
        seats=found.setting.seats,
        rules=name,
        loose=wording.percent(skill(found, "loose").value),
        random=wording.percent(skill(found, "random").value),
        fair=wording.percent(1 / found.setting.seats),
    )


def _shown(found: Findings, success: float) -> float:
    """How often a seat wins, or is the Shithead."""
    return success if found.setting.aim is Aim.WIN else 1 - success


def skill(found: Findings, others: str) -> Estimate:
    """How often a greedy player wins among others, or is the Shithead where that is what counts."""
    success: Estimate = getattr(found.skill, others)
    return success if found.setting.aim is Aim.WIN else missing(success)


def _search_sentence(told: Told, name: str, found: Findings) -> str:
    wording, search = told.wording, found.search
    assert search is not None  # noqa: S101 - only those are asked
    return wording.say(
        "lab-search-said",
        aim=found.setting.aim,
        seats=found.setting.seats,
        rules=name,
        bot=search.bot,
        rate=wording.percent(_shown(found, search.rate)),
        ends=wording.ends(search.interval if found.setting.aim is Aim.WIN else turned(search.interval)),
        games=search.games,
        fair=wording.percent(1 / found.setting.seats),
    )


def _parts_table(told: Told) -> Table:
    say, wording = told.wording.say, told.wording
    rows = tuple(
        (
            say(f"lab-figure-{part}", aim=told.setting.aim),
            *(wording.estimate(getattr(found.luck, part)) for found in told.findings),
        )
        for part in (*PARTS, "again")
    )
    return Table(say("lab-luck-table"), (say("lab-figure"), *told.names), rows)


def _skill_table(told: Told) -> Table:
    say, wording = told.wording.say, told.wording
    rows = tuple(
        (
            say(f"lab-figure-{part}"),
            *(wording.estimate(skill(found, part)) for found in told.findings),
        )
        for part in SKILLS
    )
    return Table(say("lab-skill-table", aim=told.setting.aim), (say("lab-figure"), *told.names), rows)


def _chart(told: Told) -> Chart:
    say = told.wording.say
    return Chart(
        name="luck",
        shape=Shape.PARTS,
        title=say("lab-luck-table"),
        text=" ".join(_luck_sentence(told, name, found) for name, found in told.pairs),
        axis=say("lab-axis-parts"),
        labels=tuple(say(f"lab-figure-{part}") for part in PARTS),
        series=tuple(
            Series(name, tuple(Mark(100 * _part(found, part)) for part in PARTS), style)
            for style, (name, found) in enumerate(told.pairs)
        ),
    )
