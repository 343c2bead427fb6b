"""The bots by name."""

from collections.abc import Callable

from shithead.bots.base import Bot
from shithead.bots.greedy import GreedyBot
from shithead.bots.random import RandomBot
from shithead.rules.model import Rules

_BOTS: dict[str, Callable[[Rules], Bot]] = {
    "greedy": GreedyBot,
    "random": RandomBot,
}


def bot_names() -> tuple[str, ...]:
    """The names of all bots, sorted."""
    return tuple(sorted(_BOTS))


def make_bot(name: str, rules: Rules) -> Bot:
    """The bot of a name, ready to play by these rules.

    Raises:
        KeyError: there is no such bot.
    """
    return _BOTS[name](rules)
