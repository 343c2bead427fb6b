"""``Thoughts``: what the bots of one table are thinking about, and what they have come to.

A bot is asked when its decision opens, and its answer waits until the instant that was drawn for it: how long
it thought is not seen, unless that was longer. Where the rules let seats move out of turn, the bots that are
not asked think too, and answer later or not at all; nothing waits for them.
"""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from shithead.engine.moves import Move
from shithead.errors import Refused
from shithead.server.bots import Bots, answer_of
from shithead.server.tasks import Tasks
from shithead.table.entries import Entry
from shithead.table.table import Table
from shithead.table.timing import BotTurn, bot_interruptions, bot_turns

Key: TypeAlias = tuple[int, int, int | None, int, str]


class Thought(Struct, eq=False):
    """What one bot thinks.

    Attributes:
        key: about what.
        moves: its answer, once it has one; empty where it lets others move.
        task: thinks.
    """

    key: Key
    moves: tuple[Move, ...] | None = None
    task: asyncio.Task[None] | None = None


def _key(table: Table, seat: int) -> Key:
    """The decision, how often the seat has answered it, and who does: another bot has to think anew."""
    chair = table.chairs[seat]
    answers = 0 if table.game is None else len(table.game.answered(seat))
    return table.decision, answers, chair.bot, chair.bot_since, chair.level


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
        self._decision = -1
        self._since = 0

    def __bool__(self) -> bool:
        return any(thought.moves != () for thought in self._open.values())

    def follow(self, table: Table, now: int) -> None:
        """Ask every bot that may answer and was not asked; forget what nobody waits for any more."""
        if table.decision != self._decision:
            self._decision, self._since = table.decision, now
        wanted = {turn.seat: _key(table, turn.seat) for turn in self._turns(table)}
        for seat, thought in tuple(self._open.items()):
            if wanted.get(seat) != thought.key:
                self._drop(seat)
        for seat, key in wanted.items():
            if seat not in self._open:
                thought = self._open[seat] = Thought(key)
                thought.task = self._tasks.start(self._think(table, seat, thought))

    def forget(self) -> None:
        """Wait for no answer any more; one that comes is dropped."""
        for seat in tuple(self._open):
            self._drop(seat)

    def _drop(self, seat: int) -> None:
        """Forget a thought; one that no worker has begun with is never begun."""
        task = self._open.pop(seat).task
        if task is not None:
            task.cancel()

    async def _think(self, table: Table, seat: int, thought: Thought) -> None:
        think = self._bots.answer if seat in table.acting else self._bots.interrupt
        thought.moves = await think(table, seat)
        if thought.moves and self._open.get(seat) is thought:
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
                    return answer_of(table, turn.seat, self._open[turn.seat].moves or (), now)
                except Refused:
                    self._drop(turn.seat)
        return ()

    def _turns(self, table: Table) -> list[BotTurn]:
        """When bots may answer, the earliest first; of two at one instant, who is asked."""
        turns = (*bot_turns(table), *bot_interruptions(table, self._since))
        return sorted(turns, key=lambda turn: turn.due)

    def _ready(self, table: Table) -> list[BotTurn]:
        """The answers that are there, the earliest due first."""
        ready = []
        for turn in self._turns(table):
            thought = self._open.get(turn.seat)
            if thought is not None and thought.moves and thought.key == _key(table, turn.seat):
                ready.append(turn)
        return ready
