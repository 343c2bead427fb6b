"""The store on SQLite, through SQLAlchemy Core.

WAL with ``synchronous=FULL``: when a commit returns, it is on the disk. Transactions begin with
``BEGIN IMMEDIATE``, so that two writers wait for each other and never deadlock. A whole transaction is one
visit to the store's own thread: the way there and back costs more than what is done there.
"""

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from shithead.protocol.codec import decode, encode
from shithead.server.store import schema
from shithead.server.store.base import Conflict, OldSchemaError, Receipt, StoreError, Summary
from shithead.table.entries import Entry

T = TypeVar("T")

BUSY_SECONDS = 5
"""How long a writer waits for another process that writes to the same file."""


def _set_up_connection(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _engine(path: Path | None) -> Engine:
    address = "sqlite://" if path is None else f"sqlite:///{path}"
    engine = create_engine(address, poolclass=StaticPool, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _set_up_connection)
    event.listen(engine, "begin", _begin_immediate)
    return engine


class SqlStore:
    """The logs of all tables in one SQLite file; get one from ``open_store``."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")

    async def _transaction(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction; one after the other, since SQLite writes one at a time."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, work)

    def _carry_out(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.begin() as connection:
                return work(connection)
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    async def prepare(self) -> None:
        """Make the tables, or make sure that they are the ones that this program knows."""

        def work(connection: Connection) -> None:
            schema.metadata.create_all(connection)
            known = select(schema.facts.c.value).where(schema.facts.c.name == "schema")
            version = connection.execute(known).scalar_one_or_none()
            if version is None:
                connection.execute(insert(schema.facts), {"name": "schema", "value": schema.SCHEMA_VERSION})
            elif version != schema.SCHEMA_VERSION:
                raise OldSchemaError(f"schema {version}, not {schema.SCHEMA_VERSION}")

        await self._transaction(work)

    async def append(
        self,
        table_id: str,
        version: int,
        entries: tuple[Entry, ...],
        summary: Summary,
        receipt: Receipt | None = None,
    ) -> None:
        """Add entries to a log, the first under the given version, all or none; return when on disk."""
        rows = [
            {"table_id": table_id, "version": version + step, "body": encode(entry)}
            for step, entry in enumerate(entries)
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.entries), rows)
            if receipt is not None:
                connection.execute(insert(schema.commands), _receipt_row(table_id, receipt))
            connection.execute(*_summary(table_id, summary, new=version == 0))

        await self._transaction(work)

    async def load(self, table_id: str, after: int = -1) -> tuple[Entry, ...]:
        """The entries of a log whose version is higher; empty where there is no such table."""
        rows = schema.entries.c
        query = (
            select(rows.body).where(rows.table_id == table_id, rows.version > after).order_by(rows.version)
        )
        bodies = await self._transaction(lambda connection: connection.execute(query).scalars().all())
        return tuple(decode(body, Entry) for body in bodies)

    async def receipts(self, table_id: str) -> tuple[Receipt, ...]:
        """The commands that a table has taken."""
        rows = schema.commands.c
        query = select(rows.sender, rows.command_id, rows.body_hash, rows.version)
        query = query.where(rows.table_id == table_id)
        found = await self._transaction(lambda connection: connection.execute(query).all())
        return tuple(Receipt(*row) for row in found)

    async def due_tables(self) -> tuple[str, ...]:
        """The tables where the clock has work."""
        query = select(schema.tables.c.table_id).where(schema.tables.c.due_at.is_not(None))
        return tuple(await self._transaction(lambda connection: connection.execute(query).scalars().all()))

    async def count(self, opened_by: str | None = None, since: int = 0) -> int:
        """How many tables there are, of one guest or of all, opened at an instant or later."""
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.opened_at >= since)
        if opened_by is not None:
            query = query.where(schema.tables.c.opened_by == opened_by)
        return int(await self._transaction(lambda connection: connection.execute(query).scalar_one()))

    async def remove_idle(self, lobby_before: int, any_before: int, keep: Collection[str] = ()) -> int:
        """Remove tables without change since an instant, undealt ones sooner; say how many."""
        rows = schema.tables.c
        idle = (rows.changed_at < any_before) | ((rows.changed_at < lobby_before) & (rows.dealt == 0))

        def work(connection: Connection) -> int:
            found = connection.execute(select(rows.table_id).where(idle)).scalars()
            links = [link for link in found if link not in keep]
            for table in (schema.entries, schema.commands, schema.tables):
                for link in links:
                    connection.execute(delete(table).where(table.c.table_id == link))
            return len(links)

        return await self._transaction(work)

    async def ping(self) -> None:
        """Make sure that the database answers; raises ``StoreError``."""
        await self._transaction(lambda connection: connection.execute(select(schema.facts.c.value)).all())

    async def close(self) -> None:
        """Let go of the database."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)


def _receipt_row(table_id: str, receipt: Receipt) -> dict[str, object]:
    return {
        "table_id": table_id,
        "sender": receipt.sender,
        "command_id": receipt.command_id,
        "body_hash": receipt.body_hash,
        "version": receipt.version,
    }


def _summary(table_id: str, summary: Summary, *, new: bool) -> tuple[Any, dict[str, object]]:
    changing: dict[str, object] = {
        "changed_at": summary.changed_at,
        "dealt": int(summary.dealt),
        "due_at": summary.due_at,
    }
    if not new:
        return update(schema.tables).where(schema.tables.c.table_id == table_id), changing
    opening = {"table_id": table_id, "opened_by": summary.opened_by, "opened_at": summary.opened_at}
    return insert(schema.tables), opening | changing


async def open_store(path: Path | None) -> SqlStore:
    """The store in a file, or in memory for tests.

    Args:
        path: the file; ``None`` keeps everything in memory.

    Raises:
        StoreError: it cannot be opened; ``OldSchemaError`` where another version wrote it.
    """
    store = SqlStore(_engine(path))
    try:
        await store.prepare()
    except StoreError:
        await store.close()
        raise
    return store
