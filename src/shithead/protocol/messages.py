"""Every message on the wire, as tagged structs.

A client opens a socket to a table and sends ``Resume``; from then on it sends ``Do`` messages. The server
answers every ``Do`` with exactly one ``Ack`` or ``Nack``, and sends an ``Update`` for every new version of
the table, ``Presence`` when somebody comes or goes, and ``Bye`` before it closes the socket.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from shithead.table.commands import Command
from shithead.table.updates import Update

PROTOCOL_VERSION: Final = 3

CommandId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Resume(Struct, frozen=True, forbid_unknown_fields=True, tag="resume"):
    """The first message of a client.

    Attributes:
        protocol: the client's ``PROTOCOL_VERSION``.
        version: the last version of the table that the client has; -1 for none.
    """

    protocol: int
    version: int = -1


class Do(Struct, frozen=True, forbid_unknown_fields=True, tag="do"):
    """A command.

    Attributes:
        id: made by the client, 32 hexadecimal digits; a repeated id gets the first answer again.
        command: what to do; the answer to a decision names it.
    """

    id: CommandId
    command: Command


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """A sign of life, answered by ``Pong``."""


class Ack(Struct, frozen=True, tag="ack"):
    """The command is committed; ``version`` is the table's version that holds it."""

    id: str
    version: int


class Nack(Struct, frozen=True, tag="nack"):
    """The command changed nothing.

    Attributes:
        id: the command's id; empty where none could be read.
        code: a ``Code``, or ``move/<reason>``.
        details: what a sentence about it needs.
        version: the table's current version.
    """

    id: str
    code: str
    details: dict[str, str | int]
    version: int


class Presence(Struct, frozen=True, tag="presence"):
    """Who is there.

    Attributes:
        present: seats whose person is connected.
        host: the seat that has the host's buttons now.
        waiting_for: seats of absent persons that have to act.
    """

    present: tuple[int, ...]
    host: int | None
    waiting_for: tuple[int, ...]


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to ``Ping``."""


class Bye(Struct, frozen=True, tag="bye"):
    """The server is about to close the socket, with the reason as a code."""

    code: str


ClientMessage: TypeAlias = Resume | Do | Ping
ServerMessage: TypeAlias = Update | Ack | Nack | Presence | Pong | Bye
