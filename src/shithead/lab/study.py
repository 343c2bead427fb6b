"""A study: all experiments with the rules of one table, batch by batch, on one core or on many."""

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from shithead.lab.crew import ALONE, Crew
from shithead.lab.experiments import cards, length, luck, rows, skill, starting
from shithead.lab.experiments.cards import CardWorth
from shithead.lab.experiments.length import Length
from shithead.lab.experiments.luck import Luck
from shithead.lab.experiments.rows import Rows
from shithead.lab.experiments.search import Search
from shithead.lab.experiments.skill import Skill
from shithead.lab.experiments.starting import Starting
from shithead.lab.setting import Batch, Setting
from shithead.lab.sums import Sums

BATCHES: Final = 40
"""So many parts have the games of each experiment; between them is measured how sure figures are."""


class Question(StrEnum):
    """What is asked of rules; the name of the experiment that answers it."""

    STARTING = "starting"
    CARDS = "cards"
    ROWS = "rows"
    LENGTH = "length"
    LUCK = "luck"
    SKILL = "skill"


class Experiment(NamedTuple):
    """How a question is answered: by games of a batch, and by what all batches come to.

    Attributes:
        play: plays the games of a batch.
        found: what the batches come to.
        games: in how many games of a batch each figure is counted.
    """

    play: Callable[[Batch], Sums]
    found: Callable[[Setting, Sequence[Sums]], Any]
    games: Callable[[Batch], int] = lambda batch: batch.games


EXPERIMENTS: Final = {
    Question.STARTING: Experiment(starting.play, starting.found),
    Question.CARDS: Experiment(cards.play, cards.found),
    Question.ROWS: Experiment(rows.play, rows.found, rows.played),
    Question.LENGTH: Experiment(length.play, length.found),
    Question.LUCK: Experiment(luck.play, luck.found, luck.played),
    Question.SKILL: Experiment(skill.play, skill.found, skill.played),
}


class Study(Struct, frozen=True):
    """What is to be studied.

    Attributes:
        settings: the tables, one for each rule set; all have as many seats.
        games: of each experiment, with each rule set.
        seed: from which all chance follows.
    """

    settings: tuple[Setting, ...]
    games: int
    seed: int


class Findings(Struct, frozen=True):
    """What was found out about the rules of one table.

    Attributes:
        setting: the table.
        starting: what starting is worth.
        cards: what cards are worth.
        rows: what face-up rows are worth; ``None`` where nothing is exchanged before play.
        length: how long games are.
        luck: what decides a game.
        skill: what better play is worth.
        search: what thinking ahead is worth; ``None`` where that was not asked.
    """

    setting: Setting
    starting: Starting
    cards: tuple[CardWorth, ...]
    rows: Rows | None
    length: Length
    luck: Luck
    skill: Skill
    search: Search | None = None


class Task(Struct, frozen=True):
    """One batch of one experiment.

    Attributes:
        question: which experiment.
        batch: its games.
    """

    question: Question
    batch: Batch


def batch_sizes(games: int) -> list[int]:
    """How many games each batch has: as equal as can be, and none without a game.

    >>> batch_sizes(3), batch_sizes(82)[:3]
    ([1, 1, 1], [3, 3, 2])
    """
    batches = min(BATCHES, games)
    return [games // batches + (number < games % batches) for number in range(batches)]


def games_of(study: Study, setting: Setting) -> dict[Question, int]:
    """In how many games the figures of each question are counted, at one of the tables."""
    batches = [
        Batch(setting, study.seed, number, games) for number, games in enumerate(batch_sizes(study.games))
    ]
    return {question: sum(map(each.games, batches)) for question, each in EXPERIMENTS.items()}


def tasks_of(study: Study) -> list[Task]:
    """Everything that is to be done, in the order in which it is told."""
    sizes = batch_sizes(study.games)
    return [
        Task(question, Batch(setting, study.seed, number, games))
        for setting in study.settings
        for question in Question
        for number, games in enumerate(sizes)
    ]


def do(task: Task) -> Sums:
    """Play the games of a task."""
    return EXPERIMENTS[task.question].play(task.batch)


def run(study: Study, crew: Crew = ALONE) -> Iterator[Sums]:
    """Do all tasks and give what they come to, in their order."""
    return crew.work(do, tasks_of(study))


def findings(study: Study, sums: Sequence[Sums]) -> tuple[Findings, ...]:
    """What all tasks come to, for each table.

    Args:
        study: what was studied.
        sums: of each task, as ``run`` gives them.
    """
    batches = len(batch_sizes(study.games))
    results = []
    at = 0
    for setting in study.settings:
        answers = {}
        for question in Question:
            answers[question.value] = EXPERIMENTS[question].found(setting, sums[at : at + batches])
            at += batches
        results.append(Findings(setting, **answers))
    return tuple(results)


def with_search(found: Sequence[Findings], searches: Sequence[Search]) -> tuple[Findings, ...]:
    """Findings with what thinking ahead is worth at each of their tables."""
    return tuple(replace(each, search=search) for each, search in zip(found, searches, strict=True))
