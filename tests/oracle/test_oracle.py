"""The engine and the oracle agree on what is legal and on what follows from it, by any rules."""

from random import Random

import pytest

from shithead.engine.apply import apply
from shithead.engine.legal import legal_moves
from shithead.engine.moves import Move
from shithead.engine.state import Phase, State
from shithead.notation.moves import format_move
from shithead.notation.state import format_state
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.testing.rulesets import random_rules
from tests.oracle.position import Position
from tests.oracle.positions import (
    action_of,
    facts_of_oracle,
    facts_of_state,
    for_oracle,
    named_by_class,
    opened,
)
from tests.oracle.reading import legal, perform
from tests.soak import examples

GAMES = 5
LONGEST_GAME = 60


def assert_same_legal(state: State, position: Position) -> None:
    """Every seat may do the same by both."""
    for seat in range(len(state.hands)):
        expected = legal(position, seat)
        actual = {named_by_class(position, seat, move) for move in legal_moves(state, seat)}

        assert expected == actual, f"seat {seat} in {format_state(state)}"


def compare_a_game(rules: Rules, rng: Random) -> int:
    """Carry both through a game, move by move; returns the number of positions compared."""
    state = opened(rules, rng)
    position = for_oracle(state)
    for compared in range(LONGEST_GAME):
        assert_same_legal(state, position)
        choices = [(seat, move) for seat in range(len(state.hands)) for move in legal_moves(state, seat)]
        if not choices:
            return compared
        seat, move = chosen(rng, choices)
        before = format_state(state)
        position = perform(position, seat, action_of(move))
        state, _ = apply(state, seat, move)
        if state.phase is not Phase.CHOOSE:
            assert facts_of_oracle(position) == facts_of_state(state), (
                f"{seat} {format_move(move)} in {before}"
            )
        else:
            assert (position.phase, position.turn) == ("choose", state.turn), before
    return LONGEST_GAME


def chosen(rng: Random, choices: list[tuple[int, Move]]) -> tuple[int, Move]:
    """A move of anybody, rare kinds as often as common ones."""
    kinds = sorted({type(move).__name__ for _, move in choices})
    kind = rng.choice(kinds)
    return rng.choice([choice for choice in choices if type(choice[1]).__name__ == kind])


@pytest.mark.parametrize("name", preset_names())
def test_games_of_each_preset_agree(name: str) -> None:
    """By each preset both readings give the same moves and the same results, move after move."""
    rng = Random(name)
    for _ in range(examples(1)):
        compare_a_game(load_preset(name).rules, rng)


@pytest.mark.parametrize("seed", range(8))
def test_games_by_random_rules_agree(seed: int) -> None:
    """By any rules that can be played both readings give the same moves and the same results."""
    rng = Random(seed)
    for _ in range(examples(GAMES)):
        compare_a_game(random_rules(rng), rng)
