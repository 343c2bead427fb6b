"""uvicorn's protocols with limits, so that no connection holds up, fills up or uses up the server.

Whatever goes beyond a limit here is no client of ours: it is cut off without a word, since writing to
somebody who floods or does not read is work, too. What arrives is parsed in small pieces, so that little is
parsed beyond a limit, however much comes at once.
"""

import asyncio
from collections.abc import Iterator
from typing import Any, ClassVar, Final

from msgspec import Struct
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from shithead.server.clock import Clock
from shithead.server.limits import Limits
from shithead.server.rate import Bucket
from shithead.server.wire.crowd import Crowd

PIECE: Final = 1024
"""Bytes parsed in one go: nearly every honest message, or 170 of the smallest frames."""

FRAME_COST: Final = 64
"""What a frame costs beside its bytes: an empty one takes about as long to parse as so many bytes to copy."""


class Guard(Struct, frozen=True):
    """What the connections of one server share."""

    limits: Limits
    clock: Clock
    crowd: Crowd

    def bucket(self) -> Bucket:
        """What one WebSocket may send: enough for all messages that the session would answer."""
        limits = self.limits
        answered = limits.message_burst + limits.refusals_before_close
        return Bucket(
            self.clock,
            per_second=limits.messages_per_second * limits.message_bytes,
            burst=limits.frame_bytes + answered * limits.message_bytes,
        )


def _pieces(data: bytes) -> Iterator[bytes]:
    return (data[begin : begin + PIECE] for begin in range(0, len(data), PIECE))


class GuardedHttp(HttpToolsProtocol):
    """An HTTP connection that has to be allowed in, and to come to the end of each request in time."""

    guard: ClassVar[Guard]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._deadline: asyncio.TimerHandle | None = None
        self._is_receiving = False
        self._head_bytes = 0
        self._is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Take a place and wait for a request, or be cut off."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.guard.crowd.enter(transport, address):
            self._start_deadline()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place."""
        self._stop_deadline()
        self.guard.crowd.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse a part of a request."""
        self._start_deadline()
        for piece in _pieces(data):
            if self.transport.is_closing() or self._is_upgraded:
                return
            super().data_received(piece)
            self._head_bytes = self._head_bytes + len(piece) if self._is_receiving else 0
            limits = self.guard.limits
            if self._head_bytes > limits.head_bytes or len(self.pipeline) > limits.requests_ahead:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """Expect the rest of a request."""
        super().on_message_begin()
        self._is_receiving = True
        self._start_deadline()

    def on_body(self, body: bytes) -> None:
        """Take a part of a body, which the application limits."""
        self._head_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Be content with a whole request."""
        self._is_receiving = False
        self._stop_deadline()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with its place."""
        self._is_upgraded = True
        self._stop_deadline()
        super().handle_websocket_upgrade()

    def _start_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(self.guard.limits.handshake_seconds, self.transport.abort)

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose bytes and frames are counted before they cost anything."""

    guard: ClassVar[Guard]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._bucket = self.guard.bucket()
        self._fragments = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the handshake: of some heads uvicorn never hears that they were wrong."""
        super().connection_made(transport)
        self._deadline = self.loop.call_later(self.guard.limits.handshake_seconds, self._check_handshake)

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the place."""
        if self._deadline is not None:
            self._deadline.cancel()
        self.guard.crowd.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what the bucket allows; more ends the connection, and what comes after that is not parsed."""
        for piece in _pieces(data):
            if self.transport.is_closing():
                return
            if self._bucket.take(len(piece)):
                super().data_received(piece)
            else:
                self.transport.abort()

    def handle_events(self) -> None:
        """Answer frames, unless there are too many, or the answers are not read."""
        frames = self.conn.events
        unfinished = sum(not getattr(frame, "fin", True) for frame in frames)
        self._fragments = 0 if self.conn.current_size is None else self._fragments + unfinished
        limits = self.guard.limits
        if self._fragments > limits.fragments or not self._bucket.take(FRAME_COST * len(frames)):
            self.transport.abort()
            return
        super().handle_events()
        if self.transport.get_write_buffer_size() > limits.out_bytes:
            self.transport.abort()

    def _check_handshake(self) -> None:
        if not self.handshake_complete:
            self.transport.abort()


def guarded(limits: Limits, clock: Clock, crowd: Crowd) -> tuple[type[GuardedHttp], type[GuardedWebSocket]]:
    """The protocols of one server, in the form in which uvicorn takes them."""
    shared = Guard(limits, clock, crowd)

    class Http(GuardedHttp):
        guard = shared

    class WebSocket(GuardedWebSocket):
        guard = shared

    return Http, WebSocket
