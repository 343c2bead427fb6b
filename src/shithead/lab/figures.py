"""All figures of findings, each under a key that does not change, and as CSV; ``lab.md`` lists them."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from shithead.cards import RANK_LETTERS
from shithead.lab.estimates import Estimate, difference
from shithead.lab.experiments.rows import RowRate
from shithead.lab.ratings import DIGITS
from shithead.lab.setting import Setting
from shithead.lab.stats import Interval
from shithead.lab.study import Findings, Question, Study, games_of
from shithead.rules.code import format_code
from shithead.rules.compile import compile_rules

COLUMNS: Final = (
    "rules",
    "against",
    "seats",
    "games",
    "seed",
    "question",
    "figure",
    "subject",
    "value",
    "low",
    "high",
)


class Key(NamedTuple):
    """What a figure is about.

    Attributes:
        question: which experiment it comes from.
        figure: what it is.
        subject: of what: a distance from the starter, a class of cards, a row; empty for the game itself.
    """

    question: Question
    figure: str
    subject: str = ""


Plain = tuple[float, Interval | None]
"""A figure with its interval, of which nothing else is known."""


def class_code(setting: Setting, card_class: int) -> str:
    """A class of cards in letters: ``7``, ``T``, ``JK``, or ``JH`` for a single card."""
    power = compile_rules(setting.rules).powers[card_class]
    return RANK_LETTERS[power.rank] + (power.suit.value if power.suit else "")


def estimates(found: Findings) -> dict[Key, Estimate]:
    """All figures that can be subtracted from those of other rules."""
    result: dict[Key, Estimate] = {}
    for lead, places in (("rules", found.starting.rules), ("lot", found.starting.lot)):
        for distance, place in enumerate(places):
            result[Key(Question.STARTING, f"win_{lead}", str(distance))] = place.win
            result[Key(Question.STARTING, f"shithead_{lead}", str(distance))] = place.last
    for question, worths in (
        (Question.CARDS, found.cards),
        (Question.ROWS, found.rows.worths if found.rows else ()),
    ):
        for worth in worths:
            result[Key(question, "worth", class_code(found.setting, worth.card_class))] = worth.worth
    result[Key(Question.LENGTH, "mean")] = found.length.mean
    result[Key(Question.LENGTH, "no_progress")] = found.length.no_progress
    for name in found.luck.__struct_fields__:
        result[Key(Question.LUCK, name)] = getattr(found.luck, name)
    for name in found.skill.__struct_fields__:
        result[Key(Question.SKILL, name)] = getattr(found.skill, name)
    return result


def differences(base: Findings, other: Findings) -> dict[Key, Estimate]:
    """How much the figures of other rules are above those of a base, as far as both have them."""
    before = estimates(base)
    return {
        key: difference(estimate, before[key]) for key, estimate in estimates(other).items() if key in before
    }


def played(found: Findings) -> dict[Key, int]:
    """From how many games those figures come that have others than their question.

    These are rows, and what a bot did that thinks ahead.
    """
    own = {Key(Question.SKILL, "search"): found.search.games} if found.search else {}
    for row in found.rows.rates if found.rows else ():
        for figure in ("likely", "rate"):
            own[Key(Question.ROWS, figure, _row_code(found.setting, row))] = row.games
    return own


def _row_code(setting: Setting, row: RowRate) -> str:
    return " ".join(class_code(setting, card_class) for card_class in row.classes)


def _others(found: Findings) -> Iterator[tuple[Key, Plain]]:
    """The figures that are only told."""
    length = found.length
    for name in ("median", "low", "high"):
        yield Key(Question.LENGTH, name), (getattr(length, name), None)
    games = sum(games for _, games in length.counts)
    for turns, count in length.counts:
        yield Key(Question.LENGTH, "share", str(turns)), (count / games, None)
    if found.search:
        yield Key(Question.SKILL, "search"), (found.search.rate, found.search.interval)
    for row in found.rows.rates if found.rows else ():
        codes = _row_code(found.setting, row)
        yield Key(Question.ROWS, "likely", codes), (row.likely, None)
        yield Key(Question.ROWS, "rate", codes), (row.rate, row.interval)


def as_csv(study: Study, all_found: Sequence[Findings]) -> str:
    """All figures, one in a line, and the differences from the first rule set, below the names."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    base = all_found[0]
    against = format_code(base.setting.rules)
    for found in all_found:
        figures: dict[Key, Plain] = {
            key: (each.value, each.interval) for key, each in estimates(found).items()
        }
        writer.writerows(_lines(study, found, figures | dict(_others(found))))
        if found is not base:
            by = {key: (each.value, each.interval) for key, each in differences(base, found).items()}
            writer.writerows(_lines(study, found, by, against))
    return text.getvalue()


def _lines(
    study: Study, found: Findings, figures: Mapping[Key, Plain], against: str = ""
) -> Iterator[tuple[object, ...]]:
    code, seats = format_code(found.setting.rules), found.setting.seats
    of_question, own = games_of(study, found.setting), played(found)
    for key, figure in figures.items():
        games = own.get(key, of_question[key.question])
        yield (code, against, seats, games, study.seed, *key, *_numbers(figure))


def _numbers(figure: Plain) -> tuple[float | str, ...]:
    value, interval = figure
    low, high = interval or ("", "")
    # A zero has no sign.
    return tuple(each if isinstance(each, str) else round(each, DIGITS) + 0.0 for each in (value, low, high))
