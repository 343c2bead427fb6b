"""The figures of ``shithead arena`` as a table that fits into 80 columns."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Final

from shithead.cli.said import say

if TYPE_CHECKING:
    from shithead.lab.deals import Contest
    from shithead.lab.stats import Interval
    from shithead.lab.tally import BotFigures, Figures

WIDTH: Final = 80
GAP: Final = "  "
LONGEST_NAME: Final = 28


def table_lines(contest: "Contest", figures: "Figures", *, reduced: bool = False) -> Iterator[str]:
    """What was played, a line for each bot, and what the figures mean.

    Args:
        contest: what was played.
        figures: what it came to.
        reduced: whether one of the bots thinks less than it would elsewhere.
    """
    from shithead.rules.code import format_code

    head = say(
        "arena-head",
        games=figures.games,
        rules=format_code(contest.rules),
        seed=str(contest.seed),
        deals=figures.deals,
        seats=len(contest.bots),
    )
    yield from _wrapped(head)
    yield ""
    yield from _aligned([_titles(), *map(_row, _names(contest.bots), figures.bots)])
    yield ""
    if len(figures.bots) == 2:
        yield from _wrapped(_against(_names(contest.bots), figures.bots[0]))
    yield from _wrapped(
        say("arena-length", turns=_number(figures.mean_turns, 1), no_progress=figures.no_progress)
    )
    legend = ["arena-interval", "arena-legend"] if figures.deals > 1 else ["arena-legend"]
    yield from _wrapped(" ".join(map(say, legend)))
    if reduced:
        yield from _wrapped(say("arena-reduced"))


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _titles() -> list[str]:
    return [say(f"arena-column-{name}") for name in ("bot", "wins", "shithead", "place", "rating")]


def _names(bots: Sequence[str]) -> list[str]:
    """The name of each bot; from the second time on with a number.

    >>> _names(["greedy", "random", "greedy"])
    ['greedy', 'random', 'greedy (2)']
    """
    return [
        bot if bot not in bots[:place] else f"{bot} ({bots[: place + 1].count(bot)})"
        for place, bot in enumerate(bots)
    ]


def _row(name: str, bot: "BotFigures") -> list[str]:
    return [
        name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…",
        _estimate(bot.win_rate, bot.win_interval, 100, 1),
        _estimate(bot.shithead_rate, bot.shithead_interval, 100, 1),
        _estimate(bot.mean_place, bot.place_interval, 1, 2),
        _number(bot.rating.ordinal, 1),
    ]


def _estimate(value: float, interval: "Interval | None", unit: int, digits: int) -> str:
    """A value with how far its interval reaches to the wider side."""
    text = _number(value * unit, digits)
    if interval is None:
        return text
    return f"{text} ± {_number(max(interval[1] - value, value - interval[0]) * unit, digits)}"


def _number(value: float, digits: int) -> str:
    """A number as the reader's language writes it."""
    return f"{value:.{digits}f}".replace(".", say("decimal-mark"))


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Columns as wide as they need to be, the first to the left and all others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield GAP.join([first, *others]).rstrip()


def _against(names: Sequence[str], bot: "BotFigures") -> str:
    """How often the first of two bots beats the second."""
    low, high = bot.win_interval or (bot.win_rate, bot.win_rate)
    numbers = {"rate": bot.win_rate, "low": low, "high": high}
    return say(
        "arena-against" if bot.win_interval else "arena-against-once",
        first=names[0],
        second=names[1],
        **{name: _number(value * 100, 1) for name, value in numbers.items()},
    )
