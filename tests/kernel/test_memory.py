"""What Python code asks of the kernel leaves no arrays behind; see ``board`` for why it might."""

import tracemalloc
from collections.abc import Callable
from random import Random

import pytest

from shithead.bots.search import SearchBot, Thinking
from shithead.engine.view import view
from shithead.kernel import fields as at
from shithead.kernel.board import Board, Decimals, Numbers
from shithead.kernel.chance import seeded
from shithead.kernel.policy import GREEDY
from shithead.kernel.positions import state_words
from shithead.kernel.storage import zeros
from shithead.kernel.tables import table_words
from tests.engine.tables import CLASSIC
from tests.kernel.comparison import facts, opened, play_phase

TIMES = 60
ARRAY_BYTES = 8 * at.GAME
STATE = play_phase(opened(CLASSIC, Random(1), 3), Random(1))
WORDS = table_words(STATE.table, 3)


def _grown(work: Callable[[], object]) -> int:
    """How many bytes more are in use after some work was done many times, and nothing of it kept."""
    work()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(TIMES):
            work()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return after - before


def _a_board() -> None:
    Board(WORDS).add(at.HANDS, 3, 1)


def _numbers() -> None:
    Numbers([1] * at.GAME).as_list()
    Decimals([1.0] * at.GAME)


def _a_position() -> None:
    board = state_words(STATE, WORDS)
    facts(board, WORDS)
    board.apply(STATE.turn, board.legal(STATE.turn)[0])
    board.policy_move(board.acting_seat(), GREEDY, seeded(1))


def _a_search() -> None:
    for flat in (False, True):
        bot = SearchBot(CLASSIC, Thinking(4, flat=flat, most=20))
        bot.choose(view(STATE, STATE.turn), (), Random(1))


@pytest.mark.parametrize("work", [_a_board, _numbers, _a_position, _a_search], ids=lambda work: work.__name__)
def test_nothing_is_left_behind(work: Callable[[], object]) -> None:
    """However often it is done, no array is kept for each time."""
    assert _grown(work) < TIMES * ARRAY_BYTES // 10


def test_an_array_that_is_kept_is_noticed() -> None:
    """What is measured are the arrays: where one is kept each time, it is as much as they take."""
    kept = []

    assert _grown(lambda: kept.append(zeros(at.GAME))) >= TIMES * ARRAY_BYTES
