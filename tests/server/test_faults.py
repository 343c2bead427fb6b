"""Faults of the store, of bots and of the engine: what is told to whom, and what is not changed."""

import asyncio
import random
from collections.abc import Sequence

import pytest

import shithead.server.room
from shithead.bots.levels import Level
from shithead.engine.events import Event
from shithead.engine.moves import Flip, Move, Ready
from shithead.engine.view import View
from shithead.errors import Code
from shithead.protocol.messages import PROTOCOL_VERSION, Ack, Bye, Nack, Resume
from shithead.server import thinking
from shithead.server.app import create_app
from shithead.server.settings import Settings
from shithead.server.store.base import Receipt, StoreError, Summary
from shithead.server.store.sql import SqlStore, open_store
from shithead.table.clock import NO_WAITING
from shithead.table.commands import Configure, Deal, Join
from shithead.table.entries import Entry, HandedOver, Moved
from shithead.table.fold import BrokenTableError, fold
from shithead.table.updates import Stage
from tests.server.support import SLOW, Here, Person, live, pending, run
from tests.server.test_clock import lasting_store


class FaultyStore(SqlStore):
    """A store on a disk that is full, or goes on writing, as long as a test says so."""

    full = False
    gate: asyncio.Event | None = None
    begun = 0

    async def append(
        self,
        table_id: str,
        version: int,
        entries: tuple[Entry, ...],
        summary: Summary,
        receipt: Receipt | None = None,
    ) -> None:
        """Fail, or append when the gate opens, if there is one."""
        if self.full:
            raise StoreError("disk full")
        if self.gate is not None:
            self.begun += 1
            await self.gate.wait()
        await super().append(table_id, version, entries, summary, receipt)


async def faulty_store() -> FaultyStore:
    """A fresh one."""
    store = await open_store(None)
    store.__class__ = FaultyStore
    assert isinstance(store, FaultyStore)
    return store


def test_a_full_disk_refuses_and_changes_nothing() -> None:
    """The sender is told; memory is as it was; the same command goes through once there is room."""

    async def test() -> None:
        store = await faulty_store()
        async with live(store=store) as server:
            person = Person(server)
            await person.connect(await person.open(seats=2))
            store.full = True
            refused = await person.do(Deal(decision=0), "aa" * 16)
            assert isinstance(refused, Nack)
            assert (refused.code, refused.version) == (Code.STORAGE, 0)
            store.full = False
            taken = await person.do(Deal(decision=0), "aa" * 16)
            assert taken == Ack(id="aa" * 16, version=1)
            update = await person.until_version(1)
            assert update.view.stage is Stage.PLAYING

    run(test)


def test_a_full_disk_opens_no_table() -> None:
    """The request is refused with 503."""

    async def test() -> None:
        store = await faulty_store()
        async with live(store=store) as server:
            store.full = True
            with pytest.raises(AssertionError, match=Code.STORAGE):
                await Person(server).open()

    run(test)


def test_another_writer_is_noticed() -> None:
    """Somebody else appended to the log first: the room reads it, decides again, and everybody sees both."""

    async def test() -> None:
        async with (
            lasting_store() as store,
            live(Settings(pace=SLOW), store=store) as one,
            live(Settings(pace=SLOW), store=store) as two,
        ):
            ada, bea = Person(one), Person(two)
            link = await ada.open(seats=3)
            await ada.connect(link)
            await bea.connect(link)
            await bea.do(Join(name="Bea"))
            await ada.do(Configure(rules="tabletop", seats=4))
            update = await ada.until_version(2)
            assert [seat.name for seat in update.view.seats] == ["Ada", "Bea", "", ""]
            assert update.view.rules.preset == "tabletop"

    run(test)


def test_a_table_that_breaks_freezes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its people are told; nothing is written; other tables go on."""

    def breaking(table: object, entry: object) -> object:
        if isinstance(entry, Moved) and table.link == broken[0]:  # type: ignore[attr-defined]
            raise BrokenTableError("planted")
        return fold(table, entry)  # type: ignore[arg-type]

    broken = [""]

    async def test() -> None:
        async with live(Settings(pace=SLOW)) as server:
            ada, bea = Person(server), Person(server)
            broken[0] = await ada.open(seats=2, others=False)
            await ada.connect(broken[0])
            monkeypatch.setattr(shithead.server.room, "fold", breaking)
            answer = await ada.act(Ready(on=True))
            assert isinstance(answer, Nack)
            assert answer.code == Code.FROZEN
            await ada.closed()
            assert ada.messages[-1] == Bye(code=Code.FROZEN)
            again = Person(server, ada.secret)
            await again.connect_only(broken[0])
            await again.send(Resume(protocol=PROTOCOL_VERSION))
            assert await again.receive() == Bye(code=Code.FROZEN)
            await bea.connect(await bea.open(seats=2, others=False))
            assert isinstance(await bea.act(Ready(on=True)), Ack)

    run(test)


def test_a_log_that_contradicts_itself_is_not_played_on() -> None:
    """Such a table is frozen from the start, and the server starts all the same."""

    async def test() -> None:
        async with lasting_store() as store:
            async with live(store=store) as server:
                link = await Person(server).open(seats=2)
            summary = Summary("x", 0, 2**50, dealt=False, due_at=5)
            await store.append(link, 1, (HandedOver(at=0, seat=77),), summary)
            async with live(store=store) as server:
                response = await Person(server).get(f"/api/tables/{link}")
                assert (response.status_code, response.json()["code"]) == (409, Code.FROZEN)
                await Person(server).open()

    run(test)


def test_no_bot_answers_when_the_server_has_stopped() -> None:
    """What is being written is the last thing; the bots that would come next are not even asked."""

    async def test() -> None:
        store = await faulty_store()
        app = create_app(Settings(pace=NO_WAITING), store=store, hire=Here)
        async with app.router.lifespan_context(app):
            server = app.state.server
            levels = (Level.CASUAL,) * 4
            await server.lobby.open_table("g" * 8, None, "Ada", "classic", 5, deal=True, levels=levels)
            store.gate = asyncio.Event()
            await pending(lambda: store.begun)
            server.lobby.stop()
            store.gate.set()
        assert store.begun == 1

    run(test)


class BadBot:
    """A bot that makes a move that nobody may make, or none."""

    def __init__(self, *, raises: bool) -> None:
        self._raises = raises

    def choose(self, view: View, events: Sequence[Event], rng: random.Random) -> Move:
        """Fail."""
        if self._raises:
            raise ZeroDivisionError
        return Flip(slot=53)


@pytest.mark.parametrize("raises", [True, False])
def test_a_bad_bot_stops_no_game(monkeypatch: pytest.MonkeyPatch, raises: bool) -> None:
    """Its answer is replaced by a legal one."""
    monkeypatch.setattr(thinking, "_bot", lambda name, rules: BadBot(raises=raises))

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect(await person.open(seats=3, others=False))
            await person.act(Ready(on=True))
            await person.until_update(
                lambda update: update.view.game is not None and update.view.game.phase != "swap"
            )

    run(test)


class SwappingBot:
    """A bot that never stops to exchange cards."""

    def choose(self, view: View, events: Sequence[Event], rng: random.Random) -> Move:
        """Take the first move."""
        return view.legal[0]


def test_a_bot_that_never_stops_swapping_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a dozen exchanges it is ready."""
    monkeypatch.setattr(thinking, "_bot", lambda name, rules: SwappingBot())

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect(await person.open(seats=2, others=False))
            await person.until_update(
                lambda update: update.view.game is not None and update.view.game.seats[1].ready
            )

    run(test)
