"""``Thoughts``: what the bots of one table are thinking about, and what they have come to.

A bot is asked when its decision opens, and its answer waits until the instant that was drawn for it: how long
it thought is not seen, unless that was longer.
"""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from shithead.engine.moves import Move
from shithead.errors import Refused
from shithead.server.bots import Bots, answer_of
from shithead.server.tasks import Tasks
from shithead.table.entries import Entry
from shithead.table.table import Table
from shithead.table.timing import BotTurn, bot_turns

Key: TypeAlias = tuple[int, int | None, int, str]


class Thought(Struct, eq=False):
    """What one bot thinks.

    Attributes:
        key: about what.
        moves: its answer, once it has one.
    """

    key: Key
    moves: tuple[Move, ...] = ()


def _key(table: Table, seat: int) -> Key:
    """The decision, and who takes it: another bot on the seat has to think anew."""
    chair = table.chairs[seat]
    return table.decision, chair.bot, chair.bot_since, chair.level


class Thoughts:
    """What the bots of one table think.

    Args:
        bots: think.
        tasks: holds what runs in the background.
        done: is called when a bot has an answer.
    """

    def __init__(self, bots: Bots, tasks: Tasks, done: Callable[[], None]) -> None:
        self._bots = bots
        self._tasks = tasks
        self._done = done
        self._open: dict[int, Thought] = {}

    def __bool__(self) -> bool:
        return bool(self._open)

    def follow(self, table: Table) -> None:
        """Ask every bot that owes an answer and was not asked; forget what nobody waits for any more."""
        owed = {turn.seat: _key(table, turn.seat) for turn in bot_turns(table)}
        self._open = {seat: thought for seat, thought in self._open.items() if owed.get(seat) == thought.key}
        for seat, key in owed.items():
            if seat not in self._open:
                self._open[seat] = Thought(key)
                self._tasks.start(self._think(table, seat, self._open[seat]))

    def forget(self) -> None:
        """Wait for no answer any more; one that comes is dropped."""
        self._open.clear()

    async def _think(self, table: Table, seat: int, thought: Thought) -> None:
        moves = await self._bots.answer(table, seat)
        if self._open.get(seat) is thought:
            thought.moves = moves
            self._done()

    def due(self, table: Table) -> int | None:
        """When the next answer that is there may be given; ``None`` where none is there."""
        return min((turn.due for turn in self._ready(table)), default=None)

    def answer(self, table: Table, now: int) -> tuple[Entry, ...]:
        """The entries of the first answer that is due; empty where none is.

        An answer that others have made impossible is dropped, and its bot asked again.
        """
        for turn in self._ready(table):
            if turn.due <= now:
                try:
                    return answer_of(table, turn.seat, self._open[turn.seat].moves, now)
                except Refused:
                    del self._open[turn.seat]
        return ()

    def _ready(self, table: Table) -> list[BotTurn]:
        """The answers that are there, the earliest due first."""
        ready = []
        for turn in bot_turns(table):
            thought = self._open.get(turn.seat)
            if thought is not None and thought.moves and thought.key == _key(table, turn.seat):
                ready.append(turn)
        return ready
