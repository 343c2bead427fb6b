"""What happens by itself: bots, the window for calling, and all of it again after a restart."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from shithead.engine.moves import Pass, Ready
from shithead.engine.state import Phase
from shithead.protocol.messages import Ack, Nack
from shithead.server.settings import Settings
from shithead.server.store.sql import SqlStore, open_store
from shithead.table.commands import Act, Deal, Join
from shithead.table.updates import Stage, Update
from tests.server.support import SLOW, HandClock, Live, Person, live, run


class LastingStore(SqlStore):
    """A store in memory that outlives the server."""

    async def close(self) -> None:
        """Stay open."""


@asynccontextmanager
async def lasting_store() -> AsyncIterator[LastingStore]:
    """A fresh one, until the end of the block."""
    store = await open_store(None)
    store.__class__ = LastingStore
    assert isinstance(store, LastingStore)
    try:
        yield store
    finally:
        await SqlStore.close(store)


def phase(update: Update) -> Phase | None:
    """What is being decided."""
    return None if update.view.game is None else update.view.game.phase


async def calling(server: Live) -> tuple[Person, Person, str]:
    """Two people at a table with a window for calling open."""
    for _ in range(200):
        ada, bea = Person(server), Person(server)
        link = await ada.open(seats=2)
        await ada.connect(link)
        await bea.connect(link)
        await bea.do(Join(name="Bea"))
        await ada.do(Deal(decision=0))
        for person in (ada, bea):
            await person.until_update(lambda update: update.view.stage is Stage.PLAYING)
            await person.act(Ready(on=True))
        for person in (ada, bea):
            await person.until_update(lambda update: phase(update) is not Phase.SWAP)
        if phase(ada.updates[-1]) is Phase.CALL:
            return ada, bea, link
        await ada.close()
        await bea.close()
    raise AssertionError("no deal with a call")


def test_bots_move_when_their_time_has_come() -> None:
    """Not before: a turned clock decides, and nothing else."""

    async def test() -> None:
        clock = HandClock()
        async with live(Settings(pace=SLOW), clock=clock) as server:
            person = Person(server)
            await person.connect(await person.open(seats=2, others=False))
            clock.turn(700)
            await person.act(Ready(on=True))
            seats = person.updates[-1].view.game
            assert seats is not None
            assert not seats.seats[1].ready
            clock.turn(600)
            await person.until_update(lambda update: phase(update) is not Phase.SWAP)

    run(test)


def test_all_exchanges_of_a_bot_come_at_once_and_unseen() -> None:
    """Others get one update for them, whose version is the next."""

    async def test() -> None:
        clock = HandClock()
        async with live(Settings(pace=SLOW), clock=clock, dealer_rng=random.Random(5)) as server:
            person = Person(server)
            await person.connect(await person.open(seats=6, others=False))
            clock.turn(2000)
            for _ in range(5):
                await person.until_version(person.updates[-1].version + 1)
            assert [update.version for update in person.updates] == [1, 2, 3, 4, 5, 6]
            assert all(len(update.events) == 1 for update in person.updates[1:])

    run(test)


def test_the_window_closes_by_itself() -> None:
    """At its end play begins although nobody answered; a late answer is stale."""

    async def test() -> None:
        clock = HandClock()
        async with live(Settings(pace=SLOW), clock=clock) as server:
            ada, bea, _ = await calling(server)
            update = ada.updates[-1]
            assert update.view.deadline_ms == clock.now() + SLOW.call_ms
            clock.turn(SLOW.call_ms)
            for person in (ada, bea):
                await person.until_update(lambda each: phase(each) is Phase.PLAY)
            late = await bea.do(Act(decision=update.view.decision, move=Pass()))
            assert isinstance(late, Nack)
            assert late.code == "table/stale_decision"

    run(test)


def test_the_window_is_opened_again_after_a_restart() -> None:
    """Nobody loses the chance to call because the server was away; then it closes by itself."""

    async def test() -> None:
        clock = HandClock()
        async with lasting_store() as store:
            async with live(Settings(pace=SLOW), clock=clock, store=store) as server:
                ada, _, link = await calling(server)
            clock.turn(60_000)
            async with live(Settings(pace=SLOW), clock=clock, store=store) as server:
                again = Person(server, ada.secret)
                update = await again.connect(link, ada.updates[-1].version)
                assert phase(update) is Phase.CALL
                assert update.view.deadline_ms == clock.now() + SLOW.call_ms
                clock.turn(SLOW.call_ms)
                await again.until_update(lambda each: phase(each) is Phase.PLAY)

    run(test)


def test_bots_go_on_after_a_restart() -> None:
    """Nobody has to come for them: the clock is set again when the server starts."""

    async def test() -> None:
        clock = HandClock()
        async with lasting_store() as store:
            async with live(Settings(pace=SLOW), clock=clock, store=store) as server:
                person = Person(server)
                link = await person.open(seats=2, others=False)
            async with live(Settings(pace=SLOW), clock=clock, store=store) as server:
                assert len(clock.alarms) == 1
                clock.turn(2000)
                again = Person(server, person.secret)
                await again.connect(link)
                await again.until_update(
                    lambda update: update.view.game is not None and update.view.game.seats[1].ready
                )

    run(test)


def test_a_command_is_remembered_over_a_restart() -> None:
    """Sent again to the new server it gets the first answer."""

    async def test() -> None:
        async with lasting_store() as store:
            async with live(Settings(pace=SLOW), store=store) as server:
                person = Person(server)
                link = await person.open(seats=2)
                await person.connect(link)
                first = await person.do(Deal(decision=0), "ab" * 16)
            async with live(Settings(pace=SLOW), store=store) as server:
                again = Person(server, person.secret)
                update = await again.connect(link)
                assert update.view.stage is Stage.PLAYING
                assert await again.do(Deal(decision=0), "ab" * 16) == first
                assert isinstance(first, Ack)

    run(test)
