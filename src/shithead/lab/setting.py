"""A table in the lab: the rules and the number of seats, and the kernel that plays there."""

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from random import Random
from typing import Final

from msgspec import Struct

from shithead.engine.deal import pack_for
from shithead.engine.events import Termination
from shithead.engine.outcome import Outcome
from shithead.kernel.chance import seeded
from shithead.kernel.policy import GREEDY
from shithead.kernel.positions import counted
from shithead.kernel.tables import table_words
from shithead.kernel.trials import Trials
from shithead.lab.scores import places, shares
from shithead.rules.compile import compile_rules
from shithead.rules.model import Rules
from shithead.rules.values import End, Swapping

LONGEST: Final = 5_000
"""A game that takes more turns is broken off, and counts as one without progress."""
REST: Final = 99
"""More cards than anybody is dealt: where the whole pack goes into the hands."""
SEED_BITS: Final = 52
STATE_BITS: Final = 60
"""A random number of so many bits is as good as any state of the generator of the kernel."""
DECIDING: Final = 3
"""Each game has so many generators: for the deal, for play, and for what an experiment decides."""


class Aim(StrEnum):
    """What counts as success."""

    WIN = "win"
    """To go out first; where two play this is all there is."""
    SAFE = "safe"
    """Not to be the Shithead."""


class Setting(Struct, frozen=True):
    """Who plays by which rules.

    Attributes:
        rules: the rules; they allow so many seats.
        seats: how many play.
        aim: what counts as success.
    """

    rules: Rules
    seats: int
    aim: Aim

    @property
    def fair(self) -> float:
        """How often each seat would have success if all were alike."""
        return 1 / self.seats if self.aim is Aim.WIN else 1 - 1 / self.seats

    @property
    def exchanges(self) -> bool:
        """Whether hand and row are arranged before play."""
        return self.rules.swap is Swapping.BEFORE_PLAY


def settings_for(rule_sets: Sequence[Rules], seats: int) -> tuple[Setting, ...]:
    """Tables that can be compared: what counts as success is the same at all of them.

    Where any of the rules end the game with the first one out, there may be no Shithead, so winning counts.
    """
    first_wins = any(rules.end is End.FIRST_WINS for rules in rule_sets)
    aim = Aim.WIN if seats == 2 or first_wins else Aim.SAFE
    return tuple(Setting(rules, seats, aim) for rules in rule_sets)


class Ending(Struct, frozen=True):
    """How a game ended, by seat; whoever shares a place has a part of it.

    Attributes:
        wins: 1 for the seat that went out first.
        lasts: 1 for the Shithead.
    """

    wins: tuple[float, ...]
    lasts: tuple[float, ...]

    def success(self, aim: Aim) -> tuple[float, ...]:
        """By seat: 1 for success, 0 for none."""
        return self.wins if aim is Aim.WIN else tuple(1 - last for last in self.lasts)


class Batch(Struct, frozen=True):
    """Some games of an experiment, the least that is played at one time.

    Attributes:
        setting: the table.
        seed: from which all chance follows.
        number: which batch it is, from 0.
        games: how many games, at least 1.
    """

    setting: Setting
    seed: int
    number: int
    games: int

    @property
    def chance(self) -> "Chance":
        """Where the chance of its games comes from."""
        return Chance(Random(f"lab {self.seed} {self.number}").getrandbits(SEED_BITS))


class Chance(Struct, frozen=True):
    """The generators of the games of a batch. They hang on no rules: by all rules the packs are alike.

    Attributes:
        start: the seed of the first one.
    """

    start: int

    def deal(self, game: int) -> int:
        """For the order of the pack."""
        return seeded(self.start + DECIDING * game)

    def play(self, game: int) -> int:
        """For what happens from there on."""
        return seeded(self.start + DECIDING * game + 1)

    def decide(self, game: int) -> Random:
        """For what an experiment changes."""
        return Random(self.start + DECIDING * game + 2)


@lru_cache(maxsize=16)
def trials_of(setting: Setting) -> Trials:
    """The kernel at a table; one for each process, used by one experiment after the other."""
    rules, seats = setting.rules, setting.seats
    table = compile_rules(rules)
    words = table_words(table, seats)
    pack = [counted(card, table.classes, words) for card in pack_for(rules, seats)]
    sizes = [
        rules.at(rules.deal_down, seats),
        rules.at(rules.deal_up, seats),
        REST if rules.deal_rest else rules.at(rules.deal_hand, seats),
        len(pack) - rules.at(rules.set_aside, seats),
    ]
    return Trials(words, pack, sizes)


def greedy_trials(setting: Setting) -> Trials:
    """The same, with all seats greedy again, whatever was played before."""
    trials = trials_of(setting)
    trials.set_policies([GREEDY] * setting.seats)
    return trials


def ending(trials: Trials, seats: int) -> Ending:
    """How the game ended that has been played."""
    loser = trials.loser()
    return _ending(seats, loser if loser >= 0 else None, tuple(trials.outs()))


@lru_cache(maxsize=4096)
def _ending(seats: int, loser: int | None, order: tuple[int, ...]) -> Ending:
    by_seat = places(Outcome(Termination.LAST_LEFT, loser, order), seats)
    return Ending(shares(by_seat, min(by_seat)), shares(by_seat, max(by_seat)))
