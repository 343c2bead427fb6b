"""The engine and the oracle agree on what is legal and on what follows from it."""

from random import Random

import pytest

from shithead.engine.apply import apply
from shithead.engine.deal import deal
from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Ready
from shithead.engine.state import Phase, State
from shithead.notation.moves import format_move
from shithead.notation.state import format_state
from shithead.rules.model import Rules
from tests.oracle.houses import House
from tests.oracle.oracle import Position, legal, perform
from tests.oracle.positions import (
    action_of,
    cards_named,
    facts_of_oracle,
    facts_of_state,
    for_oracle,
    playable,
    random_position,
    random_table,
    replace_house,
)
from tests.soak import examples

POSITIONS = 700
GAMES = 8
LONGEST_GAME = 400

OPTIONS = [
    "strict_row",
    "escape",
    "forced",
    "fee",
    "gamble",
    "pair_skips",
    "out_of_turn",
    "wild_sets_burn",
    "burner_may",
    "set_may",
]


def assert_same_legal(state: State, position: Position) -> None:
    """Every seat may do the same by both."""
    for seat in range(len(state.hands)):
        expected = legal(position, seat)
        actual = {action_of(move) for move in legal_moves(state, seat)}

        assert expected == actual, f"seat {seat} in {format_state(state)}"


def assert_same_effects(state: State, house: House) -> None:
    """Every legal move of every seat leads to the same position by both."""
    position = for_oracle(state, house)
    for seat in range(len(state.hands)):
        for move in legal_moves(state, seat):
            after, _ = apply(state, seat, move)
            kind = action_of(move)[0]
            expected = facts_of_oracle(perform(position, seat, kind, cards_named(state, seat, move)))

            assert expected == facts_of_state(after), f"{seat} {format_move(move)} in {format_state(state)}"


@pytest.mark.parametrize("seed", range(8))
def test_legality_and_effects_agree_in_random_positions(seed: int) -> None:
    """In random positions, by random options, both readings give the same moves and the same results."""
    rng = Random(seed)
    for _ in range(examples(POSITIONS)):
        rules, house = random_table(rng)
        state = random_position(rng, rules)
        if playable(state):
            assert_same_legal(state, for_oracle(state, house))
            assert_same_effects(state, house)


def opened(rules: Rules, rng: Random) -> State:
    """A game in which nobody swapped or called, at its first turn."""
    state, _ = deal(rules, rng.randint(rules.min_seats, rules.max_seats), 0, rng)
    while state.phase is not Phase.PLAY:
        seat = acting_seats(state)[0]
        moves = legal_moves(state, seat)
        state, _ = apply(state, seat, Ready(on=True) if Ready(on=True) in moves else moves[-1])
    return state


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_agree(seed: int) -> None:
    """Through whole games the oracle, which carries its own position along, stays equal to the engine."""
    rng = Random(seed)
    for _ in range(examples(GAMES)):
        rules, house = random_table(rng)
        state = opened(rules, rng)
        position = for_oracle(state, house)
        for _ in range(LONGEST_GAME):
            assert_same_legal(state, position)
            choices = [(seat, move) for seat in range(len(state.hands)) for move in legal_moves(state, seat)]
            if not choices:
                break
            seat, move = rng.choice(choices)
            position = perform(position, seat, action_of(move)[0], cards_named(state, seat, move))
            state, _ = apply(state, seat, move)

            assert facts_of_oracle(position) == facts_of_state(state)


def compare_by_other_option(option: str) -> None:
    """Compare the engine with an oracle that plays by the opposite of one option."""
    rng = Random(0)
    for _ in range(10 * POSITIONS):
        rules, house = random_table(rng)
        state = random_position(rng, rules)
        other = replace_house(house, **{option: not getattr(house, option)})
        if playable(state):
            assert_same_legal(state, for_oracle(state, other))
            assert_same_effects(state, other)


@pytest.mark.parametrize("option", OPTIONS)
def test_an_oracle_with_another_option_disagrees(option: str) -> None:
    """The random positions reach every option: an oracle that plays by another one is caught."""
    with pytest.raises(AssertionError, match="phase=play"):
        compare_by_other_option(option)
