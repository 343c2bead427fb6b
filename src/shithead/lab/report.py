"""Figures for other programs, as JSON and as CSV; ``docs/reference/arena.md`` lists the keys."""

import csv
import io
from importlib.metadata import version
from typing import Any

import msgspec

from shithead.kernel import backend
from shithead.lab.deals import Contest
from shithead.lab.stats import Interval
from shithead.lab.tally import BotFigures, Figures
from shithead.rules.code import format_code


def as_json(contest: Contest, figures: Figures) -> str:
    """All figures, as JSON in several lines."""
    asked = {
        "version": version("shithead"),
        "kernel": backend(),
        "rules": format_code(contest.rules),
        "seats": len(contest.bots),
        "deals": figures.deals,
        "seed": contest.seed,
    }
    text = msgspec.json.format(msgspec.json.encode(asked | msgspec.to_builtins(figures)), indent=2)
    return text.decode() + "\n"


def as_csv(figures: Figures) -> str:
    """The figures of each bot in a line, below a line with their names."""
    text = io.StringIO()
    rows = [_row(bot) for bot in figures.bots]
    writer = csv.DictWriter(text, rows[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _row(bot: BotFigures) -> dict[str, Any]:
    return {
        "bot": bot.bot,
        "games": bot.games,
        "wins": bot.wins,
        "win_rate": bot.win_rate,
        **_ends("win", bot.win_interval),
        "shithead": bot.shithead,
        "shithead_rate": bot.shithead_rate,
        **_ends("shithead", bot.shithead_interval),
        "mean_place": bot.mean_place,
        **_ends("place", bot.place_interval),
        "mu": bot.rating.mu,
        "sigma": bot.rating.sigma,
        "ordinal": bot.rating.ordinal,
    }


def _ends(name: str, interval: Interval | None) -> dict[str, float | None]:
    low, high = (None, None) if interval is None else interval
    return {f"{name}_low": low, f"{name}_high": high}
