"""What is thinking ahead worth? A bot that searches plays among greedy ones in the arena.

Bots of the arena see what a person on their seat would see.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from shithead.lab.arena import run
from shithead.lab.crew import ALONE, Crew
from shithead.lab.deals import Contest
from shithead.lab.scores import DealScore
from shithead.lab.setting import Aim, Setting
from shithead.lab.stats import Interval
from shithead.lab.tally import Tally

BOT: Final = "careful"
OTHERS: Final = "greedy"


class Search(Struct, frozen=True):
    """How a bot that thinks ahead does among greedy ones.

    Attributes:
        bot: its name.
        games: how many games it played.
        rate: how often it had success.
        interval: of the rate; ``None`` for a single deal.
    """

    bot: str
    games: int
    rate: float
    interval: Interval | None


def contest(setting: Setting, seed: int) -> Contest:
    """Who plays."""
    return Contest(setting.rules, (BOT, *[OTHERS] * (setting.seats - 1)), seed)


def play(setting: Setting, seed: int, deals: int, crew: Crew = ALONE) -> Iterator[DealScore]:
    """Play deals in the arena and give their scores, in the order of the deals."""
    return run(contest(setting, seed), range(1, deals + 1), crew)


def found(setting: Setting, seed: int, scores: list[DealScore]) -> Search:
    """What the deals come to."""
    tally = Tally(contest(setting, seed))
    for score in scores:
        tally.add(score)
    bot = tally.figures.bots[0]
    if setting.aim is Aim.WIN:
        return Search(BOT, bot.games, bot.win_rate, bot.win_interval)
    return Search(BOT, bot.games, 1 - bot.shithead_rate, turned(bot.shithead_interval))


def turned(interval: Interval | None) -> Interval | None:
    """The interval of all that is missing to 1.

    >>> turned((0.25, 0.5))
    (0.5, 0.75)
    """
    return None if interval is None else (1 - interval[1], 1 - interval[0])
