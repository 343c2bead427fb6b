"""The store on SQLite, through SQLAlchemy Core.

WAL with ``synchronous=FULL``: when a commit returns, it is on the disk. Transactions begin with
``BEGIN IMMEDIATE``, so that two writers wait for each other and never deadlock.
"""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from shithead.protocol.codec import decode, encode
from shithead.server.store import schema
from shithead.server.store.base import Conflict, OldSchemaError, Receipt, StoreError, Summary
from shithead.table.entries import Entry

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


def _engine(path: Path | None) -> AsyncEngine:
    if path is None:
        engine = create_async_engine("sqlite+aiosqlite://", poolclass=StaticPool)
    else:
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=1, max_overflow=0)
    event.listen(engine.sync_engine, "connect", _set_up_connection)
    event.listen(engine.sync_engine, "begin", _begin_immediate)
    return engine


class SqlStore:
    """The logs of all tables in one SQLite file; get one from ``open_store``."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """One transaction after the other: SQLite writes one at a time, and so nobody has to poll for it."""
        try:
            async with self._turn, self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Conflict from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(type(error).__name__) from error

    async def prepare(self) -> None:
        """Make the tables, or make sure that they are the ones that this program knows."""
        async with self._transaction() as connection:
            await connection.run_sync(schema.metadata.create_all)
            known = select(schema.facts.c.value).where(schema.facts.c.name == "schema")
            version = (await connection.execute(known)).scalar_one_or_none()
            if version is None:
                row = {"name": "schema", "value": schema.SCHEMA_VERSION}
                await connection.execute(insert(schema.facts), row)
            elif version != schema.SCHEMA_VERSION:
                raise OldSchemaError(f"schema {version}, not {schema.SCHEMA_VERSION}")

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
        async with self._transaction() as connection:
            await connection.execute(insert(schema.entries), rows)
            if receipt is not None:
                await connection.execute(insert(schema.commands), _receipt_row(table_id, receipt))
            await connection.execute(*_summary(table_id, summary, new=version == 0))

    async def load(self, table_id: str, after: int = -1) -> tuple[Entry, ...]:
        """The entries of a log whose version is higher; empty where there is no such table."""
        rows = schema.entries.c
        query = select(rows.body).where(rows.table_id == table_id, rows.version > after)
        async with self._transaction() as connection:
            bodies = (await connection.execute(query.order_by(rows.version))).scalars().all()
        return tuple(decode(body, Entry) for body in bodies)

    async def receipts(self, table_id: str) -> tuple[Receipt, ...]:
        """The commands that a table has taken."""
        rows = schema.commands.c
        query = select(rows.sender, rows.command_id, rows.body_hash, rows.version)
        async with self._transaction() as connection:
            found = (await connection.execute(query.where(rows.table_id == table_id))).all()
        return tuple(Receipt(*row) for row in found)

    async def due_tables(self) -> tuple[str, ...]:
        """The tables where the clock has work."""
        query = select(schema.tables.c.table_id).where(schema.tables.c.due_at.is_not(None))
        async with self._transaction() as connection:
            return tuple((await connection.execute(query)).scalars().all())

    async def count(self, opened_by: str | None = None, since: int = 0) -> int:
        """How many tables there are, of one guest or of all, opened at an instant or later."""
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.opened_at >= since)
        if opened_by is not None:
            query = query.where(schema.tables.c.opened_by == opened_by)
        async with self._transaction() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def remove_idle(self, lobby_before: int, any_before: int, keep: Collection[str] = ()) -> int:
        """Remove tables without change since an instant, undealt ones sooner; say how many."""
        rows = schema.tables.c
        idle = (rows.changed_at < any_before) | ((rows.changed_at < lobby_before) & (rows.dealt == 0))
        async with self._transaction() as connection:
            found = (await connection.execute(select(rows.table_id).where(idle))).scalars()
            links = [link for link in found if link not in keep]
            for table in (schema.entries, schema.commands, schema.tables):
                for link in links:
                    await connection.execute(delete(table).where(table.c.table_id == link))
        return len(links)

    async def ping(self) -> None:
        """Make sure that the database answers; raises ``StoreError``."""
        async with self._transaction() as connection:
            await connection.execute(select(schema.facts.c.value))

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()


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
