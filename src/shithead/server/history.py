"""The last versions of a table, so that somebody who was away a moment is told only what they missed."""

from collections import deque
from itertools import pairwise

from msgspec import Struct

from shithead.engine.events import Event
from shithead.table.project import project, snapshot
from shithead.table.table import Table
from shithead.table.updates import Update


class Step(Struct, frozen=True):
    """A version of a table, and what happened to make it."""

    table: Table
    events: tuple[Event, ...]


class History:
    """The last versions, oldest first; the newest is the table as it stands.

    So many versions that everybody is shown are kept; those that only one seat is shown come on top. How far
    back somebody can resume therefore says nothing about what others did in secret.
    """

    def __init__(self, table: Table, length: int) -> None:
        self._length = length
        self._steps = deque([Step(table, ())])

    def add(self, table: Table, events: tuple[Event, ...]) -> None:
        """Add the next version."""
        self._steps.append(Step(table, events))
        newest = table.shown_version(None)
        while newest - self._steps[0].table.shown_version(None) > self._length:
            self._steps.popleft()

    def since(self, version: int, guest: str, now: int) -> tuple[Update, ...]:
        """What a guest missed, or a snapshot where that is not known or too much; never nothing.

        Args:
            version: the last version that the guest has, as it counts for the guest; -1 for none.
            guest: who asks.
            now: the time.
        """
        current = self._steps[-1].table
        seat = current.seat_of(guest)
        tail = self._tail(version, guest, seat, now)
        return tail or (snapshot(current, seat, now),)

    def _tail(self, version: int, guest: str, seat: int | None, now: int) -> tuple[Update, ...]:
        missed = self._steps[-1].table.shown_version(seat) - version
        first = self._steps[0].table.shown_version(seat)
        if not 0 < missed <= self._length or version < first:
            return ()
        if any(step.table.seat_of(guest) != seat for step in self._steps):
            return ()
        return tuple(
            project(after.table, after.events, seat, now)
            for before, after in pairwise(self._steps)
            if version < after.table.shown_version(seat) != before.table.shown_version(seat)
        )
