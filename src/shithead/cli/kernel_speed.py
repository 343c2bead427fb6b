"""Many games in the kernel, and how fast it plays them: the same games for the same seed, compiled or not."""

import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from shithead.cards import Rank
from shithead.engine.deal import pack_for
from shithead.kernel.board import Numbers
from shithead.kernel.chance import seeded
from shithead.kernel.fields import GAME, MOST_CARDS, MOST_SEATS, T_SEATS
from shithead.kernel.moves import MOST_MOVES
from shithead.kernel.playout import play_many
from shithead.kernel.policy import GREEDY, RANDOM
from shithead.kernel.positions import counted
from shithead.kernel.storage import numbers, zeros
from shithead.kernel.tables import table_words
from shithead.kernel.words import i64, vec
from shithead.rules.compile import compile_rules
from shithead.rules.load import load_preset
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Follow, Pickup, Starter, Swapping

YARDSTICK: Final = Rules(
    min_seats=2,
    max_seats=2,
    swap=Swapping.NONE,
    starter=Starter.LEAD_SEAT,
    pickup=Pickup.FORCED,
    no_progress_limit=100_000,
    powers=(
        Power(rank=Rank.TWO, wild=True, follow=Follow.ANY),
        Power(rank=Rank.TEN, wild=True, burn=True),
    ),
)
"""The rules by which kernels are compared: simple ones, so that what is measured is the machinery.

Two players without a swap, seat 0 leads. A two goes on anything and anything goes on it, a ten burns, as four
of a rank do; else equal or higher. The pile is taken only where nothing can be laid.
"""

LONGEST: Final = 2_000
"""A game of the measurements is broken off after so many moves."""

POLICIES: Final = {"random": RANDOM, "greedy": GREEDY}
WISHES: Final = {"random": 25_000_000, "greedy": 18_000_000}
"""So many turns a second the compiled kernel should make by the yardstick's rules, on a usual computer."""

YARDSTICK_NAME: Final = "yardstick"
TABLES: Final = ((YARDSTICK_NAME, 2), ("classic", 2), ("classic", 4), ("tabletop", 2), ("idiot", 2))
"""The rules and numbers of seats by which the kernel is measured."""

SLICE_SECONDS: Final = 0.1
ROUNDS: Final = 3
SEED: Final = 1


class Course(NamedTuple):
    """What many games by one rule set need.

    Attributes:
        rules: the words of the rules.
        pack: the cards as zones count them, sorted.
        sizes: face-down, face-up and hand cards of a seat, and how many cards of the pack play.
    """

    rules: Numbers
    pack: tuple[int, ...]
    sizes: tuple[int, ...]

    @property
    def t(self) -> "vec[i64]":
        """The same as the kernel's functions take it."""
        return self.rules.array

    @property
    def seats(self) -> int:
        """How many play."""
        return self.rules[T_SEATS]


class Speed(NamedTuple):
    """How fast games are played by one rule set, where every seat has the same policy."""

    rules: str
    seats: int
    policy: str
    turns_per_second: float
    games_per_second: float
    turns_per_game: float


class Tally(NamedTuple):
    """What came of many games.

    Attributes:
        moves: how many were made in all games together.
        open_games: games without a loser.
        lost: how many games each seat lost.
        chance: where the generator stands at the end.
    """

    moves: int
    open_games: int
    lost: tuple[int, ...]
    chance: int


def course(rules: Rules, seats: int) -> Course:
    """What is needed to play by these rules with so many seats."""
    table = compile_rules(rules)
    t = table_words(table, seats)
    pack = tuple(counted(card, table.classes, t) for card in pack_for(rules, seats))
    hand = MOST_CARDS if rules.deal_rest else rules.at(rules.deal_hand, seats)
    playing = len(pack) - rules.at(rules.set_aside, seats)
    sizes = (rules.at(rules.deal_down, seats), rules.at(rules.deal_up, seats), hand, playing)
    return Course(t, pack, sizes)


def play(one: Course, policies: Sequence[int], games: int, seed: int) -> tuple[Tally, float]:
    """Play many games, each seat by its policy.

    Returns:
        What came of them, and the seconds of processor time that they took.
    """
    s, out, tally = zeros(GAME), zeros(MOST_MOVES), zeros(2 + MOST_SEATS)
    pack, sizes, chosen = numbers(list(one.pack)), numbers(list(one.sizes)), numbers(list(policies))
    start = time.process_time()
    x = play_many(s, one.t, pack, sizes, chosen, games, seeded(seed), LONGEST, out, tally)
    spent = time.process_time() - start
    lost = tuple(tally[2 + seat] for seat in range(one.seats))
    return Tally(tally[0], tally[1], lost, x), spent


# ---- how fast ----------------------------------------------------------------------------------------


class _Best:
    """The best of several measurements of the same games.

    Args:
        name: the name of the rules.
        seats: how many play.
        policy: the name of the policy.
    """

    def __init__(self, name: str, seats: int, policy: str) -> None:
        self.name, self.seats, self.policy = name, seats, policy
        self.course = course(YARDSTICK if name == YARDSTICK_NAME else load_preset(name).rules, seats)
        self.games = 1
        self.spent = self._play()
        while self.spent < SLICE_SECONDS:
            self.games *= 2
            self.spent = self._play()

    def _play(self) -> float:
        self.tally, spent = play(self.course, [POLICIES[self.policy]] * self.seats, self.games, SEED)
        return spent

    def again(self) -> None:
        """Measure once more."""
        self.spent = min(self.spent, self._play())

    def speed(self) -> Speed:
        """What was measured."""
        moves, games = self.tally.moves, self.games
        speeds = moves / self.spent, games / self.spent, moves / games
        return Speed(self.name, self.seats, self.policy, *speeds)


def speeds() -> list[Speed]:
    """How fast the kernel plays by each of some rules, at random and greedily.

    All are measured in turn, and that several times, so that a slow moment of the computer hits none alone.
    """
    found = [_Best(name, seats, policy) for name, seats in TABLES for policy in POLICIES]
    for _ in range(ROUNDS - 1):
        for one in found:
            one.again()
    return [one.speed() for one in found]
