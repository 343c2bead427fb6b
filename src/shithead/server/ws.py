"""The WebSocket side: one session for each socket.

A session first hears ``Resume``, lets the guest into the room and then passes on commands. It knows no rules;
whatever is wrong with a message is answered with a code and changes nothing.
"""

import asyncio
import logging
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from starlette.websockets import WebSocket

from shithead.errors import Code, Refused
from shithead.protocol.codec import decode, decode_client_message
from shithead.protocol.messages import (
    PROTOCOL_VERSION,
    ClientMessage,
    CommandId,
    Do,
    Nack,
    Ping,
    Pong,
    Resume,
)
from shithead.server.audience import dismiss
from shithead.server.clock import Clock
from shithead.server.identity import guest_of
from shithead.server.limits import Limits
from shithead.server.lobby import Lobby
from shithead.server.names import clean_name
from shithead.server.outbox import POLICY_VIOLATION, TOO_LARGE, Outbox
from shithead.server.rate import Bucket
from shithead.server.room import Room
from shithead.table.commands import Join

log = logging.getLogger(__name__)

PONG: Final = Pong()


class _Named(Struct):
    """A message that is wrong, but whose id can be read."""

    id: CommandId


def _id_of(data: str) -> str:
    try:
        named: _Named = decode(data, _Named)
    except Refused:
        return ""
    return named.id


class Sockets:
    """All sockets of a server."""

    def __init__(self, limits: Limits, clock: Clock, lobby: Lobby) -> None:
        self._limits = limits
        self._clock = clock
        self._lobby = lobby
        self._open = 0

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one socket until it closes."""
        await websocket.accept()
        outbox = Outbox(self._limits)
        session = Session(websocket, outbox, self._limits, self._clock, self._lobby)
        writer = asyncio.create_task(outbox.drain(websocket))
        self._open += 1
        try:
            if self._open > self._limits.sockets:
                outbox.close(POLICY_VIOLATION)
            else:
                await session.run(writer)
        finally:
            self._open -= 1
            outbox.close()
            await writer


class Session:
    """One socket, from the first message to the last."""

    def __init__(
        self, websocket: WebSocket, outbox: Outbox, limits: Limits, clock: Clock, lobby: Lobby
    ) -> None:
        self._websocket = websocket
        self._outbox = outbox
        self._limits = limits
        self._lobby = lobby
        self._bucket = Bucket(clock, limits.messages_per_second, limits.message_burst)
        self._refused_in_a_row = 0

    async def run(self, writer: "asyncio.Task[None]") -> None:
        """Serve the socket until either side closes it."""
        guest = guest_of(self._websocket.cookies)
        if guest is None:
            dismiss(self._outbox, Code.NO_GUEST)
            return
        resume = await self._greeting(writer)
        if resume is None:
            return
        try:
            async with self._lobby.using(self._websocket.path_params["link"]) as room:
                await self._attend(room, guest, resume, writer)
        except Refused as refused:
            dismiss(self._outbox, Code(refused.code))

    async def _greeting(self, writer: "asyncio.Task[None]") -> Resume | None:
        """The first message, which has to come soon and to be ``Resume``."""
        try:
            async with asyncio.timeout(self._limits.handshake_seconds):
                data = await self._receive(writer)
        except TimeoutError:
            dismiss(self._outbox, Code.TOO_SLOW)
            return None
        if data is None:
            return None
        try:
            message = decode_client_message(data)
        except Refused:
            message = None
        if not isinstance(message, Resume):
            dismiss(self._outbox, Code.MALFORMED)
            return None
        if message.protocol != PROTOCOL_VERSION:
            dismiss(self._outbox, Code.WRONG_VERSION)
            return None
        return message

    async def _attend(self, room: Room, guest: str, resume: Resume, writer: "asyncio.Task[None]") -> None:
        await room.enter(guest, resume.version, self._outbox)
        try:
            while (data := await self._receive(writer)) is not None:
                await self._handle(room, guest, data)
        finally:
            await room.leave(guest, self._outbox)

    async def _receive(self, writer: "asyncio.Task[None]") -> str | None:
        """The next message as text, empty where it is none; ``None`` once the socket is closed."""
        receive = asyncio.ensure_future(self._websocket.receive())
        try:
            await asyncio.wait((receive, writer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not receive.done():
                receive.cancel()
        if receive.cancelled() or not receive.done():
            return None
        message = receive.result()
        if message["type"] != "websocket.receive":
            return None
        text: str = message.get("text") or ""
        if len(text.encode()) > self._limits.frame_bytes:
            self._outbox.close(TOO_LARGE)
            return None
        return text

    async def _handle(self, room: Room, guest: str, data: str) -> None:
        if not self._bucket.take():
            self._slow_down(room, guest, data)
            return
        self._refused_in_a_row = 0
        try:
            message = _shown(decode_client_message(data))
        except Refused as refused:
            self._nack(room, guest, _id_of(data), refused)
            return
        if isinstance(message, Do):
            await room.do(guest, message, self._outbox)
        elif isinstance(message, Ping):
            self._outbox.send(PONG)
        else:
            self._nack(room, guest, "", Refused(Code.MALFORMED))

    def _slow_down(self, room: Room, guest: str, data: str) -> None:
        self._refused_in_a_row += 1
        if self._refused_in_a_row > self._limits.refusals_before_close:
            self._outbox.close(POLICY_VIOLATION)
            return
        self._nack(room, guest, _id_of(data), Refused(Code.TOO_FAST))

    def _nack(self, room: Room, guest: str, command_id: str, refused: Refused) -> None:
        version = room.table.shown_version(room.table.seat_of(guest))
        self._outbox.send(
            Nack(id=command_id, code=refused.code, details=dict(refused.details), version=version)
        )


def _shown(message: ClientMessage) -> ClientMessage:
    """The message with names as they will be shown; raises ``Refused``."""
    if isinstance(message, Do) and isinstance(message.command, Join):
        return replace(message, command=Join(name=clean_name(message.command.name)))
    return message
