"""Plays scripts on a real server and keeps every byte that the viewer is sent."""

import asyncio
import random
from collections.abc import Sequence

import httpx
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from shithead.cards import Card
from shithead.protocol.codec import decode_server_message, encode
from shithead.protocol.messages import PROTOCOL_VERSION, Ack, Do, Nack, Ping, Pong, Resume
from shithead.server.identity import COOKIE
from shithead.server.limits import Limits
from shithead.server.settings import Settings
from shithead.table.clock import Pace
from shithead.table.commands import Act, Command, Deal, Join
from shithead.table.updates import Update
from tests.secrecy.script import DEALER, Asks, Moves, Probes, Returns, Script
from tests.server.support import PATIENCE, HandClock, Live, live

LINK = "secrecy-test-link"
HOST = "localhost:8000"
"""Answers repeat the port that a browser asked for; each run of the server has another."""

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim")


class ScriptedDealer:
    """A generator that deals the pack of a script."""

    def __init__(self, pack: Sequence[Card]) -> None:
        self._pack = pack

    def shuffle(self, x: list[Card], /) -> None:
        """Put the pack into its order."""
        assert sorted(x, key=repr) == sorted(self._pack, key=repr)
        x[:] = self._pack

    def randrange(self, stop: int, /) -> int:
        """The first dealer."""
        return DEALER % stop


class Wire:
    """One guest's connection; keeps all that comes in, as bytes."""

    def __init__(self, server: Live, number: int) -> None:
        self._server = server
        self._number = number
        self._count = 0
        self._socket: ClientConnection | None = None
        self.received: list[bytes] = []
        self.version = -1
        self.decision = 0

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends with every request."""
        return {"cookie": f"{COOKIE}={self._number:043d}", "origin": self._server.base}

    async def open(self, version: int) -> None:
        """Connect and resume."""
        url = f"ws://127.0.0.1:{self._server.port}/ws/{LINK}"
        cookie = {"cookie": self.headers["cookie"]}
        self._socket = await connect(
            url, origin=Origin(self._server.base), additional_headers=cookie, compression=None
        )
        await self._send(Resume(protocol=PROTOCOL_VERSION, version=version))
        await self.settle()

    async def cut(self) -> None:
        """Close the connection; whatever still comes is kept."""
        assert self._socket is not None
        await self._socket.close()

    async def settle(self) -> None:
        """Take in all that was sent up to now: the answer to a ping comes after it."""
        await self._send(Ping())
        while not isinstance(await self._receive(), Pong):
            pass

    async def do(self, command: Command) -> Ack | Nack:
        """Send a command and wait for its answer."""
        self._count += 1
        await self._send(Do(id=f"{self._number:016x}{self._count:016x}", command=command))
        while True:
            message = await self._receive()
            if isinstance(message, Ack | Nack):
                return message

    async def ask(self, path: str) -> None:
        """Ask for something over HTTP and keep the whole answer but its date."""
        async with httpx.AsyncClient(base_url=self._server.base) as client:
            response = await client.get(path.format(link=LINK), headers={**self.headers, "host": HOST})
        headers = sorted((name, value) for name, value in response.headers.raw if name.lower() != b"date")
        self.received.append(repr((response.status_code, headers)).encode() + response.content)

    async def post(self, path: str, body: dict[str, object]) -> None:
        """Ask for a change over HTTP."""
        async with httpx.AsyncClient(base_url=self._server.base) as client:
            response = await client.post(path, json=body, headers=self.headers)
        assert response.status_code == 201, response.text

    async def _send(self, message: Struct) -> None:
        assert self._socket is not None
        await self._socket.send(encode(message).decode())

    async def _receive(self) -> object:
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE):
            data = await self._socket.recv(decode=False)
        self.received.append(data)
        message = decode_server_message(data)
        if isinstance(message, Update):
            self.version, self.decision = message.version, message.view.decision
        return message


async def _take_seats(server: Live, script: Script) -> tuple[list[Wire], Wire]:
    players = [Wire(server, seat) for seat in range(script.seats)]
    table = {"rules": script.preset, "seats": script.seats, "name": NAMES[0], "open": True}
    await players[0].post("/api/tables", table)
    for seat, player in enumerate(players):
        await player.open(-1)
        if seat:
            assert isinstance(await player.do(Join(name=NAMES[seat])), Ack)
    if script.viewer is not None:
        return players, players[script.viewer]
    spectator = Wire(server, len(players))
    await spectator.open(-1)
    return players, spectator


async def _perform(script: Script, players: list[Wire], viewer: Wire) -> None:
    for step in script.steps:
        match step:
            case Moves():
                player = players[step.seat]
                await player.settle()
                answer = await player.do(Act(decision=player.decision, move=step.move))
                assert isinstance(answer, Ack), answer
            case Probes():
                await viewer.settle()
                answer = await viewer.do(Act(decision=viewer.decision, move=step.move))
                assert isinstance(answer, Nack), answer
            case Returns():
                await viewer.settle()
                await viewer.cut()
                await viewer.open(viewer.version if step.keeps_version else -1)
            case Asks():
                await viewer.ask(step.path)
        await viewer.settle()


async def watch(script: Script) -> tuple[bytes, ...]:
    """Everything that the viewer of a script is sent, frame by frame and answer by answer."""
    async with live(
        Settings(pace=Pace(bot_ms=0, call_ms=5000)),
        Limits(message_burst=1_000_000, idle_burst=1_000_000),
        clock=HandClock(),
        dealer_rng=ScriptedDealer(script.pack),
        bot_rng=random.Random(1),
        make_link=lambda: LINK,
    ) as server:
        players, viewer = await _take_seats(server, script)
        await players[0].settle()
        assert isinstance(await players[0].do(Deal(decision=players[0].decision)), Ack)
        await viewer.settle()
        await _perform(script, players, viewer)
        for wire in {*players, viewer}:
            await wire.cut()
    return tuple(viewer.received)
