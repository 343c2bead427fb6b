"""The common turn in one piece does what the long way does: move for move, by every policy."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from shithead.cards import Rank
from shithead.cli.kernel_speed import LONGEST, YARDSTICK, Course, course
from shithead.kernel import fields as at
from shithead.kernel.chance import seeded, shuffle
from shithead.kernel.moves import MOST_MOVES
from shithead.kernel.playout import deal, play_out
from shithead.kernel.policy import GREEDY, LOOSE, RANDOM
from shithead.kernel.storage import numbers, zeros
from shithead.kernel.words import i64, vec
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import Follow
from shithead.testing.rulesets import random_rules
from tests.engine.tables import CLASSIC, with_powers
from tests.kernel.comparison import differences, facts

Policies = Sequence[int]

PRESETS = {name: load_preset(name).rules for name in preset_names()}
QUICK = [name for name, rules in PRESETS.items() if course(rules, rules.min_seats).t[at.T_QUICK]]
RANDOM_SETS = 200
"""Of so many random rule sets those that are quick are played too."""
STEPS = 500
OUT = zeros(MOST_MOVES)
GAMES = 4


def _with(t: "vec[i64]", **words: int) -> "vec[i64]":
    """The rules with some words changed."""
    changed_words = list(t)
    for name, value in words.items():
        changed_words[getattr(at, name)] = value
    return numbers(changed_words)


class Run:
    """A game by policies that goes on move by move."""

    def __init__(self, one: Course, t: "vec[i64]", policies: Policies, seed: int) -> None:
        self.s, self.t = zeros(at.GAME), t
        self.policies = numbers(list(policies))
        pack = numbers(list(one.pack))
        self.x = shuffle(pack, len(pack), seeded(seed))
        deal(self.s, t, pack, numbers(list(one.sizes)), seed % one.seats)

    def go_on(self, moves: int) -> int:
        """Make so many moves at most; returns how many there were."""
        self.x = play_out(self.s, self.t, self.policies, self.x, moves, OUT)
        return OUT[0]


def _difference(one: Course, t: "vec[i64]", policies: Policies, seed: int, stride: int = 1) -> list[str]:
    """What differs first between the game in one piece and the same game the long way."""
    quick = Run(one, t, policies, seed)
    slow = Run(one, _with(t, T_QUICK=0), policies, seed)
    made = 0
    while made < LONGEST:
        moves = quick.go_on(stride)
        found = differences(facts(quick.s, t), facts(slow.s, t)) if slow.go_on(stride) == moves else ["moves"]
        if found or quick.x != slow.x:
            return found or ["chance"]
        if moves < stride:
            return []
        made += moves
    return []


def _policies(seats: int) -> Iterator[Policies]:
    yield from ([policy] * seats for policy in (RANDOM, GREEDY, LOOSE))
    yield [(RANDOM, GREEDY, LOOSE)[seat % 3] for seat in range(seats)]


def test_what_is_quick() -> None:
    """The rules of the yardstick are, and many presets, but none that takes a longer way for its rules."""
    assert course(YARDSTICK, 2).t[at.T_QUICK]
    assert {"classic", "idiot", "pagat"} <= set(QUICK)
    assert not {"tabletop", "palace-fr", "vandtia"} & set(QUICK)


@pytest.mark.parametrize("name", QUICK)
def test_a_preset_is_played_in_the_same_way(name: str) -> None:
    """With the switch off every turn has the same outcome, whoever plays, at small and large tables."""
    rules = PRESETS[name]
    for seats in {rules.min_seats, min(rules.max_seats, 5)}:
        one = course(rules, seats)
        for policies in _policies(seats):
            assert _difference(one, one.t, policies, seats) == []


@pytest.mark.parametrize("name", QUICK)
def test_games_end_in_the_same_way(name: str) -> None:
    """The same for more games, at every number of seats, compared now and then."""
    rules = PRESETS[name]
    for seats in range(rules.min_seats, rules.max_seats + 1):
        one = course(rules, seats)
        for policies in _policies(seats):
            for seed in range(GAMES):
                assert _difference(one, one.t, policies, seed, stride=97) == []


UNNATURAL = with_powers(Power(rank=Rank.SIX, value=Rank.KING))
"""Greedy play gives the six away after the king, so not in the order of the ranks."""

COMPLETING = with_powers(Power(rank=Rank.EIGHT, follow=Follow.BELOW), set_burn=(3,))
"""An eight goes on an eight only where it makes the third."""


@pytest.mark.parametrize("rules", [YARDSTICK, UNNATURAL, COMPLETING], ids=["yardstick", "unnatural", "set"])
def test_rules_made_for_it_are_played_in_the_same_way(rules: Rules) -> None:
    """The same for the games by which kernels are compared, and for rules that reach rare branches."""
    one = course(rules, 2)
    assert one.t[at.T_QUICK]
    for policies in _policies(2):
        for seed in range(GAMES):
            assert _difference(one, one.t, policies, seed) == []


def test_any_quick_rules_are_played_in_the_same_way() -> None:
    """The same for rules that nobody has thought of."""
    found = 0
    for number in range(RANDOM_SETS):
        rules = random_rules(Random(number))
        one = course(rules, rules.min_seats)
        if one.t[at.T_QUICK]:
            found += 1
            for policies in _policies(one.seats):
                assert _difference(one, one.t, policies, number) == []

    assert found >= 5


@pytest.mark.parametrize(
    ("rules", "word", "value"),
    [
        (UNNATURAL, "T_NATURAL", 1),
        (CLASSIC, "T_ORDINARY", 0xF00),
        (CLASSIC, "T_DRAW_TO", 4),
        (COMPLETING, "T_COMPLETION", 0),
        (CLASSIC, "T_ON_EMPTY", 0x1F),
        (CLASSIC, "T_LIMIT", 10),
    ],
)
def test_a_planted_fault_is_found(rules: Rules, word: str, value: int) -> None:
    """Where the quick turn reads another word of the rules, the games part."""
    one = course(rules, 2)
    assert one.t[at.T_QUICK]
    assert one.t[getattr(at, word)] != value
    found = [
        _parted(one, _with(one.t, **{word: value}), policies, seed)
        for policies in _policies(2)
        for seed in range(GAMES)
    ]

    assert any(found)


def _parted(one: Course, wrong: "vec[i64]", policies: Policies, seed: int) -> bool:
    """Whether a quick game by wrong rules differs from the slow one by the right rules."""
    quick, slow = Run(one, wrong, policies, seed), Run(one, _with(one.t, T_QUICK=0), policies, seed)
    moves = quick.go_on(STEPS), slow.go_on(STEPS)
    return moves[0] != moves[1] or bool(differences(facts(quick.s, one.t), facts(slow.s, one.t)))
