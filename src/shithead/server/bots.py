"""Bots at a table: they see what a person on their seat would see, and answer through the same door."""

import logging
import random
from typing import Final

from msgspec.structs import replace

from shithead.bots.arranging import MAX_SWAPS
from shithead.engine.moves import Move, Play, Swap
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

SEED_BITS: Final = 64


def question_of(
    table: Table, seat: int, seed: int, *, out_of_turn: bool = False, settled: bool = False
) -> Question:
    """What the bot of a seat is asked: the bytes that a client there would be sent, and the rules.

    Args:
        table: as it stands.
        seat: whose bot is asked.
        seed: its chance.
        out_of_turn: it is not asked, but may move before the one that is.
        settled: it has exchanged enough, and is offered no further exchange.
    """
    view = game_view(table, seat)
    if settled and view is not None:
        view = replace(view, legal=tuple(move for move in view.legal if not isinstance(move, Swap)))
    events = shown_events(table.game.events, seat) if table.game else ()
    return Question(
        bot=table.chairs[seat].level.value,
        rules=encode(table.preset.rules),
        view=encode(view),
        events=encode(events),
        seed=seed,
        out_of_turn=out_of_turn,
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


def _after_exchanges(table: Table, seat: int, moves: tuple[Move, ...]) -> Table:
    """The table after the exchanges of an answer; all its moves have to be legal.

    Raises:
        Refused: one of them is not.
    """
    for move in moves:
        entries = decide_bot(table, seat, move, now=0)
        for entry in entries if isinstance(move, Swap) else ():
            table, _ = fold(table, entry)
    return table


class Bots:
    """Answers for the seats that bots play.

    Args:
        thinkers: choose the moves.
        aside: the same for seats that are not asked. They are others, so that nobody who is asked ever waits
            for somebody who is not.
        rng: the chance of the bots, apart from the one that deals.
    """

    def __init__(self, thinkers: Thinkers, aside: Thinkers, rng: random.Random) -> None:
        self._thinkers = thinkers
        self._aside = aside
        self._rng = rng

    def close(self) -> None:
        """Let no bot think any more."""
        self._thinkers.close()
        self._aside.close()

    async def answer(self, table: Table, seat: int) -> tuple[Move, ...]:
        """The moves of one answer; nothing has happened yet.

        Before play the bot is asked once, and answers with all exchanges and the end of exchanging: how many
        there are must not be seen from outside. In the play phase everybody sees them, and the bot is asked
        again after each, until there are too many.
        """
        moves: tuple[Move, ...] = ()
        while len(moves) < MAX_SWAPS:
            step = await self._ask(self._thinkers, table, seat) or _any_move(table, seat)
            for move in step:
                moves += (move,)
                if not isinstance(move, Swap):
                    return moves
            table = _after_exchanges(table, seat, step)
        last = await self._ask(self._thinkers, table, seat, settled=True)
        return *moves, *(last[:1] if last and not isinstance(last[0], Swap) else _any_move(table, seat))

    async def interrupt(self, table: Table, seat: int) -> tuple[Move, ...]:
        """The play of a seat that is not asked; empty where it lets others move. An exchange has time."""
        moves = await self._ask(self._aside, table, seat, out_of_turn=True)
        return moves[:1] if isinstance(next(iter(moves), None), Play) else ()

    async def _ask(
        self,
        thinkers: Thinkers,
        table: Table,
        seat: int,
        *,
        out_of_turn: bool = False,
        settled: bool = False,
    ) -> tuple[Move, ...]:
        """The legal moves of an answer; empty where there is none, or another one."""
        seed = self._rng.getrandbits(SEED_BITS)
        question = question_of(table, seat, seed, out_of_turn=out_of_turn, settled=settled)
        answer = await thinkers.ask(question)
        if answer is None:
            return ()
        try:
            moves: tuple[Move, ...] = decode(answer, tuple[Move, ...])
            _after_exchanges(table, seat, moves)
        except Refused as refused:
            log.error("a bot made the illegal move %s", refused.code)
            return ()
        return moves


def _any_move(table: Table, seat: int) -> tuple[Move]:
    """A legal move that needs no thought: the first of the list that is no exchange."""
    view = game_view(table, seat)
    assert view is not None  # noqa: S101 - a bot is only asked in a game
    return (next((move for move in view.legal if not isinstance(move, Swap)), view.legal[0]),)
