"""A real server on this machine, clients that speak its protocol, and a clock that tests turn by hand."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
import uvicorn
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from shithead.engine.moves import Move
from shithead.protocol.codec import decode_server_message, encode
from shithead.protocol.messages import (
    PROTOCOL_VERSION,
    Ack,
    Do,
    Nack,
    Ping,
    Pong,
    Presence,
    Resume,
    ServerMessage,
)
from shithead.server.app import create_app
from shithead.server.identity import COOKIE, new_secret
from shithead.server.limits import Limits
from shithead.server.run import configure, listen
from shithead.server.settings import Settings
from shithead.server.thinking import Question
from shithead.table.clock import NO_WAITING, Pace
from shithead.table.commands import Act, Command
from shithead.table.updates import Update

T = TypeVar("T")

PATIENCE = 60.0
"""Seconds after which a message that a test waits for will not come any more."""

HURRIED = Limits(messages_per_second=100_000, message_burst=100_000)
"""Tests play faster than people."""


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that is a coroutine."""

    async def bounded() -> None:
        async with asyncio.timeout(180):
            await test()

    asyncio.run(bounded())


async def pending(ready: Callable[[], object]) -> None:
    """Let the loop run until something is so."""
    while not ready():  # noqa: ASYNC110 - nothing tells when
        await asyncio.sleep(0)


class Alarm:
    """An alarm of the hand-turned clock."""

    def __init__(self, alarms: list["Alarm"], instant: int, action: Callable[[], None]) -> None:
        self.instant = instant
        self.action = action
        self._alarms = alarms
        alarms.append(self)

    def cancel(self) -> None:
        """Call it off."""
        if self in self._alarms:
            self._alarms.remove(self)


class HandClock:
    """A clock that goes only when a test turns it."""

    def __init__(self, start: int = 1_000_000) -> None:
        self._now = start
        self.alarms: list[Alarm] = []

    def now(self) -> int:
        """The instant now."""
        return self._now

    def call_at(self, instant: int, action: Callable[[], None]) -> Alarm:
        """Do something once the clock has been turned so far."""
        alarm = Alarm(self.alarms, instant, action)
        if instant <= self._now:
            asyncio.get_running_loop().call_soon(self._ring, alarm)
        return alarm

    def turn(self, milliseconds: int) -> None:
        """Turn the clock; what became due happens as soon as the loop runs."""
        self._now += milliseconds
        for alarm in sorted(self.alarms, key=lambda each: each.instant):
            if alarm.instant <= self._now:
                self._ring(alarm)

    def _ring(self, alarm: Alarm) -> None:
        if alarm in self.alarms:
            self.alarms.remove(alarm)
            alarm.action()


class Instant(Executor):
    """Does at once what it is given.

    Args:
        bot: the bot that answers instead of whoever is asked; ``None`` asks the right one.
    """

    def __init__(self, bot: str | None) -> None:
        self._bot = bot
        self.questions: list[Question] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Answer a question."""
        (question,) = args
        self.questions.append(question)
        done: Future[Any] = Future()
        try:
            done.set_result(fn(question._replace(bot=self._bot or question.bot), **kwargs))
        except Exception as error:  # noqa: BLE001 - it is passed on
            done.set_exception(error)
        return done


class Here:
    """Workers that are this process: tests have no time for others, and see what these are asked."""

    workers = 8

    def __init__(self, bot: str | None = "greedy") -> None:
        self.executor = Instant(bot)

    def dismiss(self) -> None:
        """Nothing to send away."""


class Live(Struct):
    """A server that runs."""

    port: int
    server: uvicorn.Server

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"


@asynccontextmanager
async def live(
    settings: Settings | None = None, limits: Limits | None = None, **parts: Any
) -> AsyncIterator[Live]:
    """A server with bots that do not dawdle, on a free port, until the end of the block."""
    limits = limits or HURRIED
    app = create_app(settings or Settings(pace=NO_WAITING), limits=limits, **{"hire": Here, **parts})
    (listener,) = listen("127.0.0.1", 0)
    server = uvicorn.Server(configure(app, limits))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started:
            if serving.done():
                await serving
            await asyncio.sleep(0)
        yield Live(listener.getsockname()[1], server)
    finally:
        server.should_exit = True
        await serving


class Person:
    """Somebody with a browser: a cookie, and perhaps a socket to a table."""

    def __init__(self, server: Live, secret: str | None = None) -> None:
        self.server = server
        self.secret = secret or new_secret()
        self.updates: list[Update] = []
        self.presence: Presence | None = None
        self.messages: list[ServerMessage] = []
        self._ids = (f"{number:032x}" for number in itertools.count(random.getrandbits(100)))
        self._socket: ClientConnection | None = None

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends."""
        return {"cookie": f"{COOKIE}={self.secret}", "origin": self.server.base}

    async def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        async with httpx.AsyncClient(base_url=self.server.base) as client:
            return await client.get(path, headers=self.headers)

    async def open(
        self, preset: str = "classic", seats: int = 2, *, name: str = "Ada", others: bool = True
    ) -> str:
        """Open a table and return its link."""
        body = {"rules": preset, "seats": seats, "name": name, "open": others}
        async with httpx.AsyncClient(base_url=self.server.base) as client:
            response = await client.post("/api/tables", json=body, headers=self.headers)
        assert response.status_code == 201, response.text
        return str(response.json()["link"])

    async def connect_only(self, link: str, compression: str | None = None) -> None:
        """Open a socket to a table and say nothing."""
        self._socket = await connect(
            f"ws://127.0.0.1:{self.server.port}/ws/{link}",
            origin=Origin(self.server.base),
            additional_headers={"cookie": self.headers["cookie"]},
            compression=compression,
        )

    @property
    def extensions(self) -> list[object]:
        """What client and server agreed on beside the protocol itself."""
        assert self._socket is not None
        return list(self._socket.protocol.extensions)

    async def connect(self, link: str, version: int = -1) -> Update:
        """Open a socket to a table; returns once everything missed has come."""
        await self.connect_only(link)
        await self.send(Resume(protocol=PROTOCOL_VERSION, version=version))
        await self.until(lambda message: isinstance(message, Presence))
        return self.updates[-1]

    async def close(self) -> None:
        """Close the socket."""
        assert self._socket is not None
        await self._socket.close()

    async def send(self, message: Struct) -> None:
        """Send a message."""
        await self.send_raw(encode(message).decode())

    async def send_raw(self, text: str | bytes) -> None:
        """Send whatever."""
        assert self._socket is not None
        await self._socket.send(text)

    async def receive(self) -> ServerMessage:
        """The next message."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            data = await self._socket.recv()
        message = decode_server_message(data)
        self.messages.append(message)
        if isinstance(message, Update):
            self.updates.append(message)
        if isinstance(message, Presence):
            self.presence = message
        return message

    async def until(self, wanted: Callable[[ServerMessage], bool]) -> ServerMessage:
        """The next message that is wanted."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def until_update(self, wanted: Callable[[Update], bool]) -> Update:
        """The next update that is wanted, or the last one if it is."""
        if self.updates and wanted(self.updates[-1]):
            return self.updates[-1]
        message = await self.until(lambda each: isinstance(each, Update) and wanted(each))
        assert isinstance(message, Update)
        return message

    async def until_version(self, version: int) -> Update:
        """Wait for a version of the table, unless it has come."""
        return await self.until_update(lambda update: update.version >= version)

    async def catch_up(self) -> None:
        """Receive everything that was sent up to now."""
        await self.send(Ping())
        await self.until(lambda each: isinstance(each, Pong))

    async def do(self, command: Command, command_id: str | None = None) -> Ack | Nack:
        """Send a command; returns its answer."""
        asked = command_id or next(self._ids)
        await self.send(Do(id=asked, command=command))
        answer = await self.until(lambda each: isinstance(each, Ack | Nack) and each.id == asked)
        assert isinstance(answer, Ack | Nack)
        return answer

    async def act(self, move: Move) -> Ack | Nack:
        """Answer the open decision."""
        return await self.do(Act(decision=self.updates[-1].view.decision, move=move))

    async def closed(self) -> int:
        """Wait for the end of the socket; returns the close code."""
        assert self._socket is not None
        with contextlib.suppress(Exception):
            while True:
                await self.receive()
        await self._socket.wait_closed()
        return self._socket.close_code or 0


SLOW = Pace(bot_ms=1000, call_ms=5000)
