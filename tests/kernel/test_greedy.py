"""Greedy play is one policy, whether a bot plays it or the kernel does."""

from random import Random

import pytest

from shithead.bots.greedy import GreedyBot
from shithead.engine.apply import apply
from shithead.engine.deal import deal
from shithead.engine.legal import acting_seats
from shithead.engine.moves import Flip
from shithead.engine.state import Phase
from shithead.engine.view import view
from shithead.kernel.policy import GREEDY
from shithead.kernel.positions import move_code, state_words
from shithead.kernel.tables import table_words
from shithead.rules.load import load_preset, preset_names
from shithead.testing.play import random_step

OWN_WAYS = {
    "at-shead": "which card of a rank comes from the row",
    "misfits": "which of several runs is laid",
    "palace-fr": "whether a mirror goes along",
    "wikipedia-2019": "what the joker, which counts as a queen, is worth",
}
"""Where the two differ, in what is left to taste."""


def _differences(name: str) -> int:
    """In how many of some hundred positions the two choose differently; blind cards are left to chance."""
    rules, found = load_preset(name).rules, 0
    for seed in range(4):
        rng = Random(seed)
        seats = rng.randint(rules.min_seats, min(rules.max_seats, max(rules.min_seats, 4)))
        state, _ = deal(rules, seats, 0, rng)
        t, bot = table_words(state.table, seats), GreedyBot(rules)
        for _ in range(60):
            if state.phase is Phase.ENDED:
                break
            seat = acting_seats(state)[0]
            move = bot.choose(view(state, seat), (), Random(1))
            if not isinstance(move, Flip):
                chosen = state_words(state, t).policy_move(seat, GREEDY, seed)
                found += move_code(state, seat, move, t) != chosen
            state, _ = apply(state, *random_step(state, rng))
    return found


@pytest.mark.parametrize("name", preset_names())
def test_bot_and_kernel_play_greedily_alike(name: str) -> None:
    """In every position, but where ``OWN_WAYS`` says; there they do differ, or the word would be idle."""
    assert (_differences(name) > 0) is (name in OWN_WAYS)
