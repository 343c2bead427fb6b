"""What waits to be sent to one socket.

Putting something in never waits, so a client that does not read holds up nobody else. When too much waits the
socket is closed; the client comes back and resumes.
"""

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from shithead.protocol.codec import encode
from shithead.protocol.messages import ServerMessage
from shithead.server.limits import Limits

NORMAL: Final = 1000
TOO_LARGE: Final = 1009
POLICY_VIOLATION: Final = 1008
TRY_AGAIN: Final = 1013


class Outbox:
    """A bounded queue of frames with a close code at its end."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._close_code: int | None = None
        self._changed = asyncio.Event()

    def send(self, message: ServerMessage) -> None:
        """Put a message in."""
        self.put(encode(message))

    def put(self, frame: bytes) -> None:
        """Put a frame in; too many close the socket."""
        if self._close_code is not None:
            return
        if len(self._frames) >= self._limits.out_frames or self._bytes + len(frame) > self._limits.out_bytes:
            self._frames.clear()
            self.close(TRY_AGAIN)
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        self._changed.set()

    def close(self, code: int = NORMAL) -> None:
        """Close the socket once all that waits is sent; what is put in later is lost."""
        if self._close_code is None:
            self._close_code = code
            self._changed.set()

    @property
    def is_closing(self) -> bool:
        """Nothing more is sent."""
        return self._close_code is not None

    async def drain(self, websocket: WebSocket) -> None:
        """Send what comes, until the socket is closed from either side or the client reads no more."""
        try:
            while True:
                await self._changed.wait()
                self._changed.clear()
                async with asyncio.timeout(self._limits.send_seconds):
                    await self._send_waiting(websocket)
                if self._close_code is not None:
                    return
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            self.close(TRY_AGAIN)

    async def _send_waiting(self, websocket: WebSocket) -> None:
        while self._frames:
            frame = self._frames.popleft()
            await websocket.send_text(frame.decode())
            self._bytes -= len(frame)
        if self._close_code is not None:
            await websocket.close(self._close_code)
