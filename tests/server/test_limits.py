"""Everything has a limit, and who goes beyond one harms nobody else."""

import asyncio
import re

import httpx
import pytest

from shithead.errors import Code
from shithead.protocol.messages import PROTOCOL_VERSION, Ack, Bye, Nack, Ping, Pong, Resume
from shithead.server.limits import HOUR_MS, Limits
from shithead.server.outbox import Outbox
from shithead.server.rate import Bucket
from shithead.server.settings import Settings
from shithead.table.commands import Join
from shithead.table.updates import Update
from tests.server.support import SLOW, HandClock, Person, live, run


def test_every_limit_has_its_reason() -> None:
    """The docstring says what each one is and why it is as it is."""
    documented = re.findall(r"^        (\w+): .*", Limits.__doc__ or "", re.MULTILINE)

    assert tuple(documented) == Limits.__struct_fields__


@pytest.mark.parametrize("size", [4097, 5000, 70_000, 1_000_000])
def test_too_large_a_message_closes_the_socket(size: int) -> None:
    """With 1009, before anything reads it; the table goes on."""

    async def test() -> None:
        async with live() as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open()
            await ada.connect(link)
            await bea.connect(link)
            await ada.send_raw(" " * size)
            assert await ada.closed() == 1009
            await bea.do(Join(name="Bea"))
            await bea.until_update(lambda update: update.view.seats[1].name == "Bea")

    run(test)


def test_the_largest_message_is_still_read() -> None:
    """4096 bytes come in."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect(await person.open())
            await person.send_raw('{"type":"ping"}'.ljust(4096))
            assert isinstance(await person.until(lambda each: isinstance(each, Pong)), Pong)

    run(test)


def test_who_talks_too_fast_is_told_and_at_last_closed() -> None:
    """A burst is taken; beyond it each message is refused by its code, and then the socket is closed."""

    async def test() -> None:
        limits = Limits(message_burst=5, messages_per_second=1, refusals_before_close=3)
        async with live(limits=limits, clock=HandClock()) as server:
            person = Person(server)
            await person.connect(await person.open())
            for _ in range(10):
                await person.send(Ping())
            assert await person.closed() == 1008
            pongs = [each for each in person.messages if isinstance(each, Pong)]
            slow = [each for each in person.messages if isinstance(each, Nack)]
            assert len(pongs) == 5
            assert [each.code for each in slow] == [Code.TOO_FAST] * 3

    run(test)


def test_tokens_come_back() -> None:
    """Half a second gives back half of what a second gives, and never more than the burst."""
    clock = HandClock()
    bucket = Bucket(clock, per_second=16, burst=32)

    assert sum(bucket.take() for _ in range(100)) == 32
    clock.turn(500)
    assert sum(bucket.take() for _ in range(100)) == 8
    clock.turn(60_000)
    assert sum(bucket.take() for _ in range(100)) == 32


def test_a_silent_socket_is_closed() -> None:
    """Who opens a socket and says nothing does not keep it."""

    async def test() -> None:
        async with live(limits=Limits(handshake_seconds=0.05)) as server:
            person = Person(server)
            await person.connect_only(await person.open())
            assert await person.receive() == Bye(code=Code.TOO_SLOW)
            assert await person.closed() == 1000

    run(test)


def test_a_socket_has_to_begin_with_resume() -> None:
    """Anything else first ends it."""

    async def test() -> None:
        async with live() as server:
            for first in ('{"type":"ping"}', "null", "x"):
                person = Person(server)
                await person.connect_only(await person.open())
                await person.send_raw(first)
                assert await person.receive() == Bye(code=Code.MALFORMED)

    run(test)


def test_a_table_has_only_so_many_spectators() -> None:
    """Beyond them a stranger is told so; people with a seat always get in."""

    async def test() -> None:
        async with live(limits=Limits(spectators=1)) as server:
            ada, eve, bob = Person(server), Person(server), Person(server)
            link = await ada.open()
            await eve.connect(link)
            await bob.connect_only(link)
            await bob.send(Resume(protocol=PROTOCOL_VERSION))
            assert await bob.receive() == Bye(code=Code.TOO_MANY_SPECTATORS)
            await ada.connect(link)

    run(test)


def test_a_server_has_only_so_many_sockets() -> None:
    """Beyond them a socket is closed at once."""

    async def test() -> None:
        async with live(limits=Limits(sockets=1)) as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open()
            await ada.connect(link)
            await bea.connect_only(link)
            assert await bea.closed() == 1008

    run(test)


@pytest.mark.parametrize(
    ("frames", "closing"),
    [([10] * 3, False), ([10] * 4, True), ([999], False), ([1001], True), ([600, 600], True)],
)
def test_who_does_not_read_is_cut_off(frames: list[int], closing: bool) -> None:
    """An outbox takes so many frames and so many bytes; one more closes the socket."""

    async def test() -> None:
        outbox = Outbox(Limits(out_frames=3, out_bytes=1000))
        for size in frames:
            outbox.put(b"x" * size)
        assert outbox.is_closing is closing

    run(test)


def test_a_stalled_client_does_not_stall_the_table() -> None:
    """One spectator never reads a byte; the others play on, and the stalled one is let go."""

    async def test() -> None:
        limits = Limits(out_frames=4, send_seconds=0.2, messages_per_second=10**5, message_burst=10**5)
        async with live(Settings(pace=SLOW), limits=limits) as server:
            ada = Person(server)
            link = await ada.open(seats=2, others=False)
            await ada.connect(link)
            _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1)
            await stall(writer, server.base, link)
            for _ in range(300):
                game = ada.updates[-1].view.game
                assert game is not None
                await ada.until_version((await ada.act(game.legal[0])).version)
            writer.close()

    run(test)


async def stall(writer: asyncio.StreamWriter, base: str, link: str) -> None:
    """Open a socket by hand, resume, and never read."""
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    host = base.removeprefix("http://")
    cookie = "shithead_guest=" + "a" * 43
    request = (
        f"GET /ws/{link} HTTP/1.1\r\nhost: {host}\r\norigin: {base}\r\ncookie: {cookie}\r\n"
        f"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: {key}\r\n"
        "sec-websocket-version: 13\r\n\r\n"
    )
    writer.write(request.encode())
    message = b'{"type":"resume","protocol":2,"version":-1}'
    writer.write(bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message)
    await writer.drain()


def test_a_stop_closes_sockets_with_1012() -> None:
    """Clients know that the server starts again, and come back at once."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect(await person.open())
            server.server.should_exit = True
            assert await person.closed() == 1012

    run(test)


def test_game_sockets_are_not_compressed() -> None:
    """Length must say nothing that the facts do not say; a client that offers compression gets none."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect_only(await person.open(), compression="deflate")
            assert person.extensions == []
            await person.send(Resume(protocol=PROTOCOL_VERSION))
            assert isinstance(await person.receive(), Update)

    run(test)


def test_one_address_opens_so_many_tables_an_hour() -> None:
    """Made-up guests do not help; after a while the address may open tables again, and nobody else is hit."""

    async def test() -> None:
        clock = HandClock()
        async with live(clock=clock, limits=Limits(tables_per_address_hour=3)) as server:
            links = [await Person(server).open() for _ in range(3)]
            body = {"rules": "classic", "seats": 2, "name": "Ada", "open": True}
            async with httpx.AsyncClient(base_url=server.base) as client:
                refused = await client.post("/api/tables", json=body, headers=Person(server).headers)
            clock.turn(HOUR_MS)
            again = await Person(server).open()
            assert len({*links, again}) == 4
            assert (refused.status_code, refused.json()["code"]) == (429, Code.TOO_MANY_TABLES)

    run(test)


def test_changes_of_mind_have_a_limit() -> None:
    """A log does not grow without end while nothing is decided; a moment later it goes on."""

    async def test() -> None:
        clock = HandClock()
        limits = Limits(message_burst=1000, idle_burst=5)
        async with live(Settings(pace=SLOW), clock=clock, limits=limits) as server:
            ada = Person(server)
            await ada.connect(await ada.open(seats=2, others=False))
            codes = []
            for number in range(7):
                game = ada.updates[-1].view.game
                assert game is not None
                answer = await ada.act(game.legal[0])
                codes.append(getattr(answer, "code", number))
                await ada.catch_up()
            clock.turn(1000)
            answer = await ada.act(ada.updates[-1].view.game.legal[0])  # type: ignore[union-attr]
            assert codes == [0, 1, 2, 3, 4, Code.TOO_FAST, Code.TOO_FAST]
            assert isinstance(answer, Ack)

    run(test)
