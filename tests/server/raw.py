"""Connections that say what they like, as no client of ours does."""

import asyncio
import contextlib
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

from shithead.protocol.codec import encode
from shithead.protocol.messages import PROTOCOL_VERSION, Resume
from tests.server.support import Live, Person

PATIENCE = 20.0
"""Seconds after which a connection that should have been closed will not be."""

TEXT, PING, PONG = 0x81, 0x89, 0x8A
BEGIN, MORE = 0x01, 0x00


class Wire(Struct):
    """A connection that says what it likes."""

    reader: StreamReader
    writer: StreamWriter

    async def send(self, data: bytes) -> None:
        """Send bytes, as far as somebody takes them."""
        with contextlib.suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def line(self) -> bytes:
        """The next line; empty at the end."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.readline()
        except ConnectionError:
            return b""

    async def answer(self) -> bytes:
        """The head and body of one response; empty if the connection was closed instead."""
        head = b""
        while (line := await self.line()).strip():
            head += line
        if not head:
            return b""
        lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        return head + await self.reader.readexactly(int(lengths[0].split(b":")[1]) if lengths else 0)

    async def rest(self) -> bytes:
        """All that comes until the server closes the connection, which it has to do."""
        received = bytearray()
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while data := await self.reader.read(65536):
                    received += data
        return bytes(received)


@asynccontextmanager
async def wire(server: Live, beginning: bytes = b"", room: int = 0) -> AsyncIterator[Wire]:
    """A connection until the end of the block; ``room`` is how many bytes it can take without reading."""
    plain = socket.socket()
    if room:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=room or 65536)
    opened = Wire(reader, writer)
    try:
        if beginning:
            await opened.send(beginning)
        yield opened
    finally:
        writer.transport.abort()


def get(server: Live, more: str = "") -> bytes:
    """A whole request, or with more in its head."""
    return f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{more}\r\n".encode()


def upgrade(server: Live, link: str, more: str = "") -> bytes:
    """The request for a WebSocket."""
    headers = "".join(f"{name}: {value}\r\n" for name, value in Person(server).headers.items())
    return (
        f"GET /ws/{link} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{headers}{more}"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A frame of less than 126 bytes, masked by nothing."""
    return bytes([kind, 0x80 | len(payload)]) + bytes(4) + payload


@asynccontextmanager
async def raw_socket(server: Live, link: str, room: int = 0) -> AsyncIterator[Wire]:
    """A WebSocket at a table that says what it likes."""
    async with wire(server, upgrade(server, link), room) as opened:
        assert b"101" in await opened.line()
        while (await opened.line()).strip():
            pass
        await opened.send(frame(TEXT, encode(Resume(protocol=PROTOCOL_VERSION, version=-1))))
        yield opened
