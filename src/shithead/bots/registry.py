"""The bots by name. A bot is imported when one of its kind is asked for, and not before."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from shithead.bots.base import Bot
from shithead.rules.model import Rules

LEVELS: Final = ("beginner", "casual", "careful", "expert", "master")
"""The bots that people play against, from the weakest to the strongest; see ``levels.py``."""

_NAMES = (
    "beginner",
    "careful",
    "casual",
    "deepshit",
    "expert",
    "first-legal",
    "greedy",
    "lowest",
    "master",
    "maybe4",
    "monte-carlo",
    "next-player-aware",
    "random",
    "spectrum",
    "takeshit",
)


SEARCHES: Final = ("flat", "net", "tree")
"""Families of bots, to be named with a number of games that they play out for a decision."""
MOST_PLAYOUTS: Final = 10_000_000
"""The largest such number; the smallest is 1."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots, sorted."""
    return _NAMES


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name."""
    try:
        _kind(name)
    except KeyError:
        return False
    return True


def _kind(name: str) -> Callable[[Rules], Bot]:
    match name:
        case "first-legal":
            from shithead.bots.baselines.plain import FirstLegalBot

            return FirstLegalBot
        case "deepshit":
            from shithead.bots.baselines.monte_carlo import DeepshitBot

            return DeepshitBot
        case "monte-carlo":
            from shithead.bots.baselines.monte_carlo import MonteCarloBot

            return MonteCarloBot
        case "greedy":
            from shithead.bots.greedy import GreedyBot

            return GreedyBot
        case "lowest":
            from shithead.bots.baselines.plain import LowestBot

            return LowestBot
        case "maybe4":
            from shithead.bots.baselines.maybe4 import Maybe4Bot

            return Maybe4Bot
        case "next-player-aware":
            from shithead.bots.baselines.next_player import NextPlayerBot

            return NextPlayerBot
        case "random":
            from shithead.bots.random import RandomBot

            return RandomBot
        case "spectrum":
            from shithead.bots.baselines.spectrum import SpectrumBot

            return SpectrumBot
        case "takeshit":
            from shithead.bots.baselines.takeshit import TakeshitBot

            return TakeshitBot
        case _:
            return _level(name) if name in LEVELS else _searching(name)


def _level(name: str) -> Callable[[Rules], Bot]:
    from shithead.bots.levels import Level, make_level

    return partial(make_level, Level(name))


def _searching(name: str) -> Callable[[Rules], Bot]:
    """A bot that searches with so many games: ``flat-500``, ``tree-2000``.

    Raises:
        KeyError: the name is not of that form.
    """
    kind, _, number = name.partition("-")
    if kind not in SEARCHES or not re.fullmatch("[1-9][0-9]{0,7}", number) or int(number) > MOST_PLAYOUTS:
        raise KeyError(name)
    from shithead.bots.search import SearchBot, Thinking

    thinking = Thinking(int(number), flat=kind == "flat", judges=kind == "net", reads=kind == "net")
    return lambda rules: SearchBot(rules, thinking)


def make_bot(name: str, rules: Rules) -> Bot:
    """The bot of a name, ready to play by these rules.

    Raises:
        KeyError: there is no such bot.
    """
    return _kind(name)(rules)
