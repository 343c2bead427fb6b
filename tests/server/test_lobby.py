"""Rooms come and go; tables stay."""

import asyncio

from shithead.engine.moves import Ready
from shithead.protocol.messages import Ack
from shithead.server.limits import DAY_MS, Limits
from shithead.server.lobby import LINK_LETTERS, new_link
from shithead.server.settings import Settings
from shithead.table.updates import Stage
from tests.server.support import SLOW, HandClock, Person, live, run


def test_links_are_drawn_anew() -> None:
    """No two are the same, and all can be read out."""
    links = {new_link() for _ in range(1000)}

    assert len(links) == 1000
    assert set("".join(links)) <= set(LINK_LETTERS)


def test_idle_rooms_are_forgotten_and_read_again() -> None:
    """With room for one, ten tables can still all be visited."""

    async def test() -> None:
        async with live(limits=Limits(idle_rooms=1)) as server:
            person = Person(server)
            links = [await person.open(seats=2) for _ in range(10)]
            for link in links:
                response = await person.get(f"/api/tables/{link}")
                assert response.status_code == 200
            update = await person.connect(links[0])
            assert update.view.link == links[0]

    run(test)


def test_a_room_in_use_is_not_forgotten() -> None:
    """Two people see each other although many other tables are visited in between."""

    async def test() -> None:
        async with live(Settings(pace=SLOW), limits=Limits(idle_rooms=1)) as server:
            ada = Person(server)
            link = await ada.open(seats=2, others=False)
            await ada.connect(link)
            for _ in range(5):
                await Person(server).open()
            eve = Person(server)
            await eve.connect(link)
            assert isinstance(await ada.act(Ready(on=True)), Ack)
            await eve.until_update(
                lambda update: update.view.game is not None and update.view.game.seats[0].ready
            )

    run(test)


def test_tables_without_life_are_swept() -> None:
    """A table that was never dealt goes after a day, a game after a month, one in use never."""

    async def test() -> None:
        clock = HandClock()
        limits = Limits(idle_rooms=0)
        async with live(Settings(pace=SLOW), clock=clock, limits=limits) as server:
            person = Person(server)
            empty = await person.open(seats=2)
            clock.turn(2 * DAY_MS)
            kept = await person.open(seats=2)
            assert (await person.get(f"/api/tables/{empty}")).status_code == 404
            assert (await person.get(f"/api/tables/{kept}")).status_code == 200

    run(test)


def test_visitors_of_one_table_at_once_share_a_room() -> None:
    """However many ask at the same moment, the log is read into one room."""

    async def test() -> None:
        async with live(Settings(pace=SLOW), limits=Limits(idle_rooms=0)) as server:
            ada = Person(server)
            link = await ada.open(seats=2, others=False)
            people = [ada, *(Person(server) for _ in range(5))]
            await asyncio.gather(*(person.connect(link) for person in people))
            await ada.act(Ready(on=True))
            for person in people:
                update = await person.until_update(
                    lambda each: each.view.game is not None and each.view.game.seats[0].ready
                )
                assert update.view.stage is Stage.PLAYING

    run(test)
