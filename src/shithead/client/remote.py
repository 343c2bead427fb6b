"""A program at a table of a server, over a WebSocket: it sends commands and waits for their answers."""

import itertools
from types import TracebackType
from typing import Self

from websockets.sync.client import connect
from websockets.typing import Origin

from shithead.protocol.codec import decode_server_message, encode
from shithead.protocol.messages import PROTOCOL_VERSION, Ack, Do, Nack, Resume, ServerMessage
from shithead.table.commands import Command
from shithead.table.updates import Update

PATIENCE_SECONDS = 30.0
"""How long an answer may take."""


class RemoteTable:
    """A connection to one table, for use in a ``with`` block.

    Args:
        base: the address of the server, such as ``http://127.0.0.1:8000``.
        link: the secret part of the table's address.
        cookie: the header by which the server knows the guest.
    """

    def __init__(self, base: str, link: str, cookie: str) -> None:
        address = f"ws{base.removeprefix('http')}/ws/{link}"
        headers = {"cookie": cookie}
        self._connecting = connect(address, origin=Origin(base), additional_headers=headers, compression=None)
        self._ids = itertools.count()
        self.update: Update | None = None

    def __enter__(self) -> Self:
        self._socket = self._connecting.__enter__()
        self._socket.send(encode(Resume(protocol=PROTOCOL_VERSION)).decode())
        while self.update is None:
            self.receive()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connecting.__exit__(kind, error, trace)

    def receive(self) -> ServerMessage:
        """Wait for the next message; the last update is kept."""
        message = decode_server_message(self._socket.recv(PATIENCE_SECONDS))
        if isinstance(message, Update):
            self.update = message
        return message

    def do(self, command: Command) -> Ack | Nack:
        """Send a command and wait for its answer."""
        command_id = f"{next(self._ids):032x}"
        self._socket.send(encode(Do(id=command_id, command=command)).decode())
        while True:
            message = self.receive()
            if isinstance(message, Ack | Nack) and message.id == command_id:
                return message
