"""The log on disk."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from shithead.rules.load import load_preset
from shithead.server.store.base import Conflict, OldSchemaError, Receipt, StoreError, Summary
from shithead.server.store.sql import SqlStore, open_store
from shithead.table.clock import Pace
from shithead.table.entries import By, Entry, HandedOver, Moved, Opened
from tests.server.support import run
from tests.table.support import playing

SUMMARY = Summary(opened_by="ada", opened_at=10, changed_at=20, dealt=False, due_at=None)


def opened(link: str = "link") -> Opened:
    """The first entry of a log."""
    return Opened(
        at=10,
        link=link,
        preset=load_preset("classic"),
        seats=2,
        pace=Pace(),
        guest="ada",
        name="Ada",
    )


def with_store(test: Callable[[SqlStore], Awaitable[None]], path: Path | None = None) -> None:
    """Run a test with a store."""

    async def opening() -> None:
        store = await open_store(path)
        try:
            await test(store)
        finally:
            await store.close()

    run(opening)


def test_a_log_comes_back_as_it_was(tmp_path: Path) -> None:
    """Every entry of a whole game, after closing and opening the file again."""
    driver = playing(seats=3)
    driver.finish()
    log = tuple(driver.log)

    async def write(store: SqlStore) -> None:
        await store.append("link", 0, log[:5], SUMMARY)
        for version, entry in enumerate(log[5:], start=5):
            await store.append("link", version, (entry,), SUMMARY)

    async def read(store: SqlStore) -> None:
        assert await store.load("link") == log
        assert await store.load("link", after=len(log) - 2) == log[-1:]
        assert await store.load("other") == ()

    with_store(write, tmp_path / "x.sqlite3")
    with_store(read, tmp_path / "x.sqlite3")


def test_a_version_is_written_once() -> None:
    """The second writer of a version is refused, and nothing of it is kept."""

    async def test(store: SqlStore) -> None:
        await store.append("link", 0, (opened(),), SUMMARY)
        entries: tuple[Entry, ...] = (HandedOver(at=1, seat=0), HandedOver(at=1, seat=1))
        await store.append("link", 1, entries[:1], SUMMARY)
        receipt = Receipt("ada", "a" * 32, b"hash", 2)
        with pytest.raises(Conflict):
            await store.append("link", 1, entries, SUMMARY, receipt)
        assert len(await store.load("link")) == 2
        assert await store.receipts("link") == ()

    with_store(test)


def test_many_writers_at_once_make_one_log(tmp_path: Path) -> None:
    """Two connections and many tasks: every version once, no gap."""

    async def test() -> None:
        stores = [await open_store(tmp_path / "x.sqlite3") for _ in range(2)]
        await stores[0].append("link", 0, (opened(),), SUMMARY)

        async def write(store: SqlStore, seat: int) -> int:
            for version in range(1, 1000):
                try:
                    await store.append("link", version, (HandedOver(at=version, seat=seat),), SUMMARY)
                except Conflict:
                    continue
                return version
            return 0

        versions = await asyncio.gather(*(write(stores[seat % 2], seat) for seat in range(20)))
        assert sorted(versions) == list(range(1, 21))
        assert len(await stores[0].load("link")) == 21
        for store in stores:
            await store.close()

    run(test)


@pytest.mark.parametrize("lasting", [True, False], ids=["file", "memory"])
def test_many_tables_are_written_at_once(tmp_path: Path, lasting: bool) -> None:
    """Writes and reads of different tables in the same moment do not disturb each other."""

    async def test(store: SqlStore) -> None:
        async def play(link: str) -> None:
            await store.append(link, 0, (opened(link),), SUMMARY)
            for version in range(1, 10):
                await store.append(link, version, (HandedOver(at=version, seat=0),), SUMMARY)
                assert len(await store.load(link)) == version + 1

        await asyncio.gather(*(play(f"table{number}") for number in range(20)))
        assert await store.count() == 20

    with_store(test, tmp_path / "x.sqlite3" if lasting else None)


def test_a_command_is_kept_with_its_entries() -> None:
    """Both or none; the same id of the same sender is refused by the database itself."""

    async def test(store: SqlStore) -> None:
        receipt = Receipt("ada", "a" * 32, b"hash", 1)
        await store.append("link", 0, (opened(),), SUMMARY, receipt)
        assert await store.receipts("link") == (receipt,)
        with pytest.raises(Conflict):
            await store.append("link", 1, (HandedOver(at=1, seat=0),), SUMMARY, receipt)
        assert len(await store.load("link")) == 1

    with_store(test)


def test_commits_are_synced(tmp_path: Path) -> None:
    """WAL, and every commit on the disk before it returns."""

    async def test(store: SqlStore) -> None:
        with store._engine.connect() as connection:
            mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
            synced = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        assert (mode, synced) == ("wal", 2)

    with_store(test, tmp_path / "x.sqlite3")


def test_tables_with_work_for_the_clock_are_found() -> None:
    """Those whose last entry left something due."""

    async def test(store: SqlStore) -> None:
        await store.append("one", 0, (opened("one"),), SUMMARY)
        await store.append("two", 0, (opened("two"),), Summary("ada", 10, 20, dealt=True, due_at=99))
        assert await store.due_tables() == ("two",)
        await store.append("two", 1, (HandedOver(at=1, seat=0),), SUMMARY)
        assert await store.due_tables() == ()

    with_store(test)


def test_tables_are_counted() -> None:
    """By guest and time, and all."""

    async def test(store: SqlStore) -> None:
        for link, guest, at in (("a", "ada", 10), ("b", "ada", 20), ("c", "bea", 30)):
            await store.append(link, 0, (opened(link),), Summary(guest, at, at, dealt=False, due_at=None))
        assert await store.count() == 3
        assert await store.count("ada") == 2
        assert await store.count("ada", since=20) == 1

    with_store(test)


def test_tables_without_life_are_removed() -> None:
    """Undealt ones first; what is in use stays; nothing of a removed one is left."""

    async def test(store: SqlStore) -> None:
        for link, changed, is_dealt in (
            ("a", 10, False),
            ("b", 10, True),
            ("c", 90, False),
            ("d", 10, False),
        ):
            summary = Summary("ada", 5, changed, dealt=is_dealt, due_at=None)
            await store.append(link, 0, (opened(link),), summary, Receipt("ada", link * 32, b"", 0))
        assert await store.remove_idle(lobby_before=50, any_before=5, keep={"d"}) == 1
        assert (await store.load("a"), await store.receipts("a")) == ((), ())
        assert await store.remove_idle(lobby_before=50, any_before=50, keep={"d"}) == 1
        assert await store.count() == 2

    with_store(test)


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    """An older program does not write into what a newer one made."""
    path = tmp_path / "x.sqlite3"

    async def nothing(store: SqlStore) -> None:
        await store.ping()

    with_store(nothing, path)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE facts SET value = 99")
    database.close()

    with pytest.raises(OldSchemaError):
        with_store(nothing, path)


@pytest.mark.parametrize("content", [b"this is no database at all, but long enough", b"\x00" * 5000])
def test_a_file_that_is_no_database_is_an_error(tmp_path: Path, content: bytes) -> None:
    """It is neither used nor overwritten."""
    path = tmp_path / "x.sqlite3"
    path.write_bytes(content)

    async def nothing(store: SqlStore) -> None:
        await store.ping()

    if content.startswith(b"this"):
        with pytest.raises(StoreError):
            with_store(nothing, path)
        assert path.read_bytes() == content


def test_a_move_keeps_who_made_it() -> None:
    """Person, bot or clock: the log says who."""
    driver = playing(seats=3)
    driver.finish()

    assert {entry.by for entry in driver.log if isinstance(entry, Moved)} == {By.PERSON, By.BOT}
