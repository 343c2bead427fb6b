"""``Store``: what the server needs of a database. The rest of the server knows no more of it than this."""

from collections.abc import Collection
from typing import Protocol

from msgspec import Struct

from shithead.table.entries import Entry


class StoreError(Exception):
    """The database did not do what it was asked to; nothing is known to be written."""


class Conflict(StoreError):  # noqa: N818 - it is not a fault: somebody else was faster
    """Another writer appended first; read again and decide again."""


class OldSchemaError(StoreError):
    """The database was written by another version of this program."""


class Receipt(Struct, frozen=True):
    """A command that was taken.

    Attributes:
        sender: who sent it.
        command_id: under which id.
        body_hash: a digest of what it said.
        version: the version that the sender was told.
    """

    sender: str
    command_id: str
    body_hash: bytes
    version: int


class Summary(Struct, frozen=True):
    """What is looked up across tables.

    Attributes:
        opened_by: the guest who opened it.
        opened_at: when.
        changed_at: the instant of the last entry.
        dealt: a game was dealt.
        due_at: when the clock has work there, if it has.
    """

    opened_by: str
    opened_at: int
    changed_at: int
    dealt: bool
    due_at: int | None


class Store(Protocol):
    """The logs of all tables."""

    async def append(
        self,
        table_id: str,
        version: int,
        entries: tuple[Entry, ...],
        summary: Summary,
        receipt: Receipt | None = None,
    ) -> None:
        """Add entries to a log, the first under the given version, all or none; return when on disk.

        Raises:
            Conflict: the version is there already.
            StoreError: it could not be written.
        """

    async def load(self, table_id: str, after: int = -1) -> tuple[Entry, ...]:
        """The entries of a log whose version is higher; empty where there is no such table."""

    async def receipts(self, table_id: str) -> tuple[Receipt, ...]:
        """The commands that a table has taken."""

    async def due_tables(self) -> tuple[str, ...]:
        """The tables where the clock has work."""

    async def count(self, opened_by: str | None = None, since: int = 0) -> int:
        """How many tables there are, of one guest or of all, opened at an instant or later."""

    async def remove_idle(self, lobby_before: int, any_before: int, keep: Collection[str] = ()) -> int:
        """Remove tables without change since an instant, undealt ones sooner; say how many."""

    async def ping(self) -> None:
        """Make sure that the database answers; raises ``StoreError``."""

    async def close(self) -> None:
        """Let go of the database."""
