"""Bots at a table: they see what a person on their seat would see, and answer through the same door."""

import logging
import random
from typing import Final

from shithead.engine.moves import Move, Swap
from shithead.errors import Refused
from shithead.protocol.codec import decode, encode
from shithead.server.thinkers import Thinkers
from shithead.server.thinking import Question
from shithead.table.decide import decide_bot
from shithead.table.entries import Entry
from shithead.table.fold import fold
from shithead.table.project import game_view, shown_events
from shithead.table.table import Table

log = logging.getLogger(__name__)

MAX_SWAPS: Final = 12
"""So many exchanges reach every arrangement of six cards; a bot that goes on is dealt in as it is."""

SEED_BITS: Final = 64


def question_of(table: Table, seat: int, seed: int) -> Question:
    """What the bot of a seat is asked: the bytes that a client there would be sent, and the rules."""
    events = shown_events(table.game.events, seat) if table.game else ()
    return Question(
        bot=table.chairs[seat].level.value,
        rules=encode(table.preset.rules),
        view=encode(game_view(table, seat)),
        events=encode(events),
        seed=seed,
    )


def answer_of(table: Table, seat: int, moves: tuple[Move, ...], now: int) -> tuple[Entry, ...]:
    """The entries of an answer.

    Raises:
        Refused: the table has changed, and the moves cannot be made any more.
    """
    entries: tuple[Entry, ...] = ()
    for move in moves:
        step = decide_bot(table, seat, move, now)
        entries += step
        for entry in step:
            table, _ = fold(table, entry)
    return entries


class Bots:
    """Answers for the seats that bots play.

    Args:
        thinkers: choose the moves.
        rng: the chance of the bots, apart from the one that deals.
    """

    def __init__(self, thinkers: Thinkers, rng: random.Random) -> None:
        self._thinkers = thinkers
        self._rng = rng

    def close(self) -> None:
        """Let no bot think any more."""
        self._thinkers.close()

    async def answer(self, table: Table, seat: int) -> tuple[Move, ...]:
        """The moves of one answer; nothing has happened yet.

        All exchanges before play are one answer together with the end of exchanging: how many there are must
        not be seen from outside.
        """
        moves: tuple[Move, ...] = ()
        while True:
            move = await self._choose(table, seat) if len(moves) < MAX_SWAPS else _any_move(table, seat)
            moves += (move,)
            if not isinstance(move, Swap):
                return moves
            for entry in decide_bot(table, seat, move, now=0):
                table, _ = fold(table, entry)

    async def _choose(self, table: Table, seat: int) -> Move:
        answer = await self._thinkers.ask(question_of(table, seat, self._rng.getrandbits(SEED_BITS)))
        if answer is not None:
            try:
                move: Move = decode(answer, Move)
                decide_bot(table, seat, move, now=0)
            except Refused as refused:
                log.error("a bot made the illegal move %s", refused.code)
            else:
                return move
        return _any_move(table, seat)


def _any_move(table: Table, seat: int) -> Move:
    """A legal move that needs no thought: the first of the list that is no exchange."""
    view = game_view(table, seat)
    assert view is not None  # noqa: S101 - a bot is only asked in a game
    return next((move for move in view.legal if not isinstance(move, Swap)), view.legal[0])
