"""No connection holds up, fills up or uses up the server, and honest ones are not touched."""

import asyncio
import contextlib
from asyncio import BaseTransport
from typing import cast

import pytest

from shithead.protocol.codec import encode
from shithead.protocol.messages import PROTOCOL_VERSION, Ack, Do, Nack, Ping, Pong, Resume
from shithead.server.limits import Limits
from shithead.server.wire.crowd import Crowd
from shithead.server.wire.protocols import FRAME_COST
from shithead.table.commands import Join
from tests.server.raw import BEGIN, MORE, PATIENCE, PING, PONG, TEXT, frame, get, raw_socket, upgrade, wire
from tests.server.support import Person, live, run

LIMITS = Limits()
BURST = LIMITS.frame_bytes + LIMITS.message_bytes * (LIMITS.message_burst + LIMITS.refusals_before_close)


FLOODS = {
    "pings": frame(PING) * 100_000,
    "pongs": frame(PONG) * 100_000,
    "empty fragments": frame(BEGIN, b"{") + frame(MORE) * 100_000,
    "tiny texts": frame(TEXT, b"1") * 100_000,
    "large pings": frame(PING, b"x" * 125) * 5000,
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_is_cut_off(kind: str) -> None:
    """Of 600 KB only the burst is taken; meanwhile and after that an honest socket gets its answers."""

    async def test() -> None:
        async with live(limits=LIMITS) as server:
            ada = Person(server)
            link = await ada.open()
            await ada.connect(link)
            async with raw_socket(server, link) as flooder:
                flood = asyncio.create_task(flooder.send(FLOODS[kind]))
                end = asyncio.create_task(flooder.rest())
                await ada.catch_up()
                answered = (await end).count(bytes([PONG]))
                await flood
            await ada.catch_up()
            assert len([each for each in ada.messages if isinstance(each, Pong)]) == 2
            assert answered <= BURST // FRAME_COST

    run(test)


def test_pings_without_reading_are_cut_off() -> None:
    """Answers that nobody takes do not pile up, even where the pings themselves are allowed."""

    async def test() -> None:
        limits = Limits(messages_per_second=100_000, message_burst=100_000, out_bytes=16 * 1024)
        async with live(limits=limits) as server:
            ada = Person(server)
            link = await ada.open()
            async with raw_socket(server, link, room=4096) as deaf:
                pings = frame(PING, b"x" * 125) * 80_000
                async with asyncio.timeout(PATIENCE):
                    await deaf.send(pings)
                received = await deaf.rest()
                assert len(received) < len(pings) // 4
            await ada.connect(link)

    run(test)


def test_a_message_has_only_so_many_fragments() -> None:
    """However slowly they come; fewer make a message."""

    async def test() -> None:
        async with live(limits=Limits(fragments=4)) as server:
            link = await Person(server).open()
            text = encode(Ping())
            async with raw_socket(server, link) as wired:
                pieces = [frame(BEGIN, text[:3]), frame(MORE, text[3:5]), frame(PING), frame(0x80, text[5:])]
                await wired.send(b"".join(pieces) * 3)
                async with asyncio.timeout(PATIENCE):
                    for _ in range(3):
                        await wired.reader.readuntil(encode(Pong()))
                await wired.send(frame(BEGIN) + frame(MORE) * 3 + frame(PING))
                async with asyncio.timeout(PATIENCE):
                    await wired.reader.readuntil(bytes([PONG, 0]))
                await wired.send(frame(MORE))
                await wired.rest()

    run(test)


BEGINNINGS = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    "an empty line": b"\r\n",
}


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_who_does_not_come_to_the_point_is_cut_off(kind: str) -> None:
    """After the deadline, whatever part of a request there is."""

    async def test() -> None:
        async with live(limits=Limits(handshake_seconds=0.2)) as server:
            beginning = BEGINNINGS[kind].replace(b"127.0.0.1", f"127.0.0.1:{server.port}".encode())
            async with wire(server, beginning) as slow:
                await slow.rest()

    run(test)


def test_a_drip_does_not_move_the_deadline() -> None:
    """A byte now and then does not keep a connection, nor does it after a whole request or a refused one."""

    async def test() -> None:
        async with live(limits=Limits(handshake_seconds=0.2)) as server:
            for beginning in (b"GET /", get(server), get(server, "Connection: upgrade\r\nUpgrade: x\r\n")):
                async with wire(server, beginning) as slow:
                    end = asyncio.create_task(slow.rest())
                    while not end.done():
                        await slow.send(b"x" if beginning == b"GET /" else b"\r\n")
                        await Person(server).get("/health")
                    await end

    run(test)


def test_a_handshake_that_is_not_understood_ends() -> None:
    """A head that HTTP lets through and WebSockets do not gets no answer, and no place for ever."""

    async def test() -> None:
        async with live(limits=Limits(handshake_seconds=0.2)) as server:
            head = upgrade(server, "x" * 16, f"X: {'x' * 9000}\r\n")
            async with wire(server, head) as lost:
                assert await lost.rest() == b""

    run(test)


ENDLESS = {
    "a long line": b"GET /" + b"x" * 300_000,
    "a long header": b"GET / HTTP/1.1\r\nX: " + b"x" * 300_000,
    "many headers": b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 50_000,
    "many trailers": b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: x\r\n" * 50_000,
    "tiny chunks": b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 50_000,
    "requests ahead": b"GET / HTTP/1.1\r\n\r\n" * 20_000,
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_an_endless_request_is_cut_off(kind: str) -> None:
    """Long before the deadline, and few of many requests at once are answered."""

    async def test() -> None:
        async with live() as server, wire(server) as talker:
            sending = asyncio.create_task(talker.send(ENDLESS[kind]))
            assert (await talker.rest()).count(b"HTTP/1.1 ") <= LIMITS.requests_ahead
            await sending
            assert (await Person(server).get("/health")).status_code == 200

    run(test)


def test_a_head_full_of_cookies_is_read() -> None:
    """Other programs on this machine set them, too; and a few requests may be sent ahead."""

    async def test() -> None:
        async with live() as server:
            requests = get(server, f"Cookie: {'x' * 15_000}\r\n") + get(server) * 4
            async with wire(server, requests) as wired:
                for _ in range(5):
                    assert b" 200 " in await wired.answer()

    run(test)


@pytest.mark.parametrize("limits", [Limits(connections=3), Limits(connections_per_address=3)])
def test_only_so_many_connections(limits: Limits) -> None:
    """The next one is refused; there is room again when one closes, be it a WebSocket or not."""

    async def test() -> None:
        async with live(limits=limits) as server, contextlib.AsyncExitStack() as stack:
            link = await Person(server).open()
            silent = await stack.enter_async_context(wire(server, get(server)))
            assert await silent.answer()
            taken = [await stack.enter_async_context(raw_socket(server, link)) for _ in range(2)]
            for closing in (silent, taken[0]):
                refused = await stack.enter_async_context(wire(server, get(server)))
                assert await refused.answer() == b""
                closing.writer.close()
                answer = b""
                while not answer:
                    again = await stack.enter_async_context(wire(server, get(server)))
                    answer = await again.answer()

    run(test)


def test_a_crowd_is_counted_by_home() -> None:
    """Addresses of one IPv6 network are one home; behind a proxy there are none; only a place can be left."""
    connections = [cast("BaseTransport", object()) for _ in range(6)]
    crowd = Crowd(most=5, most_of_one=2)
    proxied = Crowd(most=5, most_of_one=None)

    homes = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1", "192.0.2.1", "192.0.2.2"]
    entered = [crowd.enter(*each) for each in zip(connections, homes, strict=True)]
    assert entered == [True, True, False, True, True, True]
    assert [proxied.enter(each, "192.0.2.1") for each in connections] == [True] * 5 + [False]
    crowd.leave(connections[2])
    assert not crowd.enter(connections[2], "2001:db8::3")
    crowd.leave(connections[0])
    assert crowd.enter(connections[2], "2001:db8::3")


def test_honest_connections_stay() -> None:
    """Deadlines do not end a kept connection between requests, nor a WebSocket that plays on."""

    async def test() -> None:
        limits = Limits(handshake_seconds=0.5, messages_per_second=100_000)
        async with live(limits=limits) as server, wire(server, get(server)) as kept:
            assert b" 200 " in await kept.answer()
            ada = Person(server)
            await ada.connect(await ada.open())
            loop = asyncio.get_running_loop()
            start = loop.time()
            while loop.time() < start + 2 * limits.handshake_seconds:
                await ada.catch_up()
            await kept.send(get(server))
            assert b" 200 " in await kept.answer()

    run(test)


def test_the_most_that_a_client_sends_is_read() -> None:
    """Whoever comes back repeats thirty commands at once; one of them takes all that a message may."""

    async def test() -> None:
        async with live(limits=LIMITS) as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open()
            await bea.connect(link)
            await bea.close()
            await bea.connect_only(link)
            await bea.send(Resume(protocol=PROTOCOL_VERSION, version=0))
            for number in range(29):
                await bea.send(Do(id=f"{number:032x}", command=Join(name="Bea" * 8)))
            await bea.send_raw(
                encode(Do(id=f"{29:032x}", command=Join(name="Bea"))).decode().ljust(LIMITS.frame_bytes)
            )
            for _ in range(30):
                await bea.until(lambda each: isinstance(each, Ack | Nack))
            answers = [each.id for each in bea.messages if isinstance(each, Ack | Nack)]
            assert answers == [f"{number:032x}" for number in range(30)]
            await bea.catch_up()

    run(test)
