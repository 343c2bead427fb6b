"""Bots at a table of the server."""

import random

from shithead.engine.moves import Ready, Swap
from shithead.server.bots import Bots
from shithead.table.entries import By, Moved
from shithead.table.fold import fold
from tests.table.support import Driver


def test_a_bot_exchanges_and_is_ready_in_one_go() -> None:
    """Over many deals: some exchanges, then the end of exchanging, all at the same instant and all legal."""
    bots = Bots("greedy", random.Random(1))
    exchanges = 0
    for seed in range(30):
        driver = Driver(seats=3, seed=seed)
        driver.deal()
        entries = bots.answer(driver.table, 1, now=77)
        moves = [entry.move for entry in entries if isinstance(entry, Moved)]
        assert len(moves) == len(entries)
        assert moves[-1] == Ready(on=True)
        assert all(isinstance(move, Swap) for move in moves[:-1])
        assert {(entry.at, entry.by) for entry in entries if isinstance(entry, Moved)} == {(77, By.BOT)}
        exchanges += len(moves) - 1
        table = driver.table
        for entry in entries:
            table, _ = fold(table, entry)

    assert exchanges > 0
