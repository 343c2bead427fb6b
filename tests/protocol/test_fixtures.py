"""The wire as it was agreed: one fixture for each message of a protocol version."""

from typing import get_args

import pytest

from shithead.engine.events import Event
from shithead.engine.moves import Move
from shithead.protocol.codec import decode, decode_client_message, decode_server_message, encode
from shithead.protocol.messages import ClientMessage, ServerMessage
from shithead.table.commands import Command
from tests.protocol.samples import CLIENT, COMMANDS, EVENTS, FOLDER, MOVES, SAMPLES, SERVER


@pytest.mark.parametrize("name", SAMPLES)
def test_messages_look_as_agreed(name: str) -> None:
    """No byte of a message changes within a protocol version."""
    assert encode(SAMPLES[name]) + b"\n" == (FOLDER / f"{name}.json").read_bytes()


@pytest.mark.parametrize("name", SAMPLES)
def test_messages_come_back_as_they_were(name: str) -> None:
    """Reading is the inverse of writing."""
    sample = SAMPLES[name]

    assert decode((FOLDER / f"{name}.json").read_bytes(), type(sample)) == sample


def test_there_is_a_fixture_for_everything() -> None:
    """Every message, command, move and event has one."""
    pairs = (
        (ClientMessage, CLIENT.values()),
        (ServerMessage, SERVER.values()),
        (Command, COMMANDS.values()),
        (Move, MOVES.values()),
        (Event, EVENTS),
    )
    for union, samples in pairs:
        assert {type(sample) for sample in samples} == set(get_args(union))
    assert {path.stem for path in FOLDER.iterdir()} == set(SAMPLES)


def test_both_sides_read_what_the_other_writes() -> None:
    """The decoders of client and server take each message of the other side."""
    for sample in CLIENT.values():
        assert decode_client_message(encode(sample)) == sample
    for sample in SERVER.values():
        assert decode_server_message(encode(sample)) == sample
