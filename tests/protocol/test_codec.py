"""Bytes to messages: everything that is wrong is refused in the same way."""

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shithead.cards import CARDS, Rank
from shithead.errors import Code, Refused
from shithead.protocol.codec import decode, decode_client_message, decode_server_message, encode
from tests.protocol.malformed import MALFORMED


@pytest.mark.parametrize("name", MALFORMED)
def test_malformed_messages_are_refused(name: str) -> None:
    """One code, and no word of what is inside."""
    with pytest.raises(Refused) as refusal:
        decode_client_message(MALFORMED[name])

    assert (refusal.value.code, refusal.value.details) == (Code.MALFORMED, {})
    assert refusal.value.__suppress_context__


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_no_bytes_are_anything_but_a_message_or_a_refusal(data: bytes) -> None:
    """Whatever comes in, nothing but ``Refused`` comes out."""
    for read in (decode_client_message, decode_server_message):
        try:
            read(data)
        except Refused:
            continue


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=10,
)


@given(st.sampled_from(["do", "resume", "ping"]), json_values, json_values)
def test_no_json_is_anything_but_a_message_or_a_refusal(kind: str, command: object, version: object) -> None:
    """The same for JSON that looks like a message."""
    message = {"type": kind, "id": "0" * 32, "command": command, "version": version}
    with contextlib.suppress(Refused):
        decode_client_message(json.dumps(message))


@pytest.mark.parametrize("card", CARDS, ids=repr)
def test_a_card_is_its_text(card: object) -> None:
    """All 53 cards survive the wire, as the same object."""
    assert decode(encode(card), type(card)) is card


def test_a_rank_is_its_number() -> None:
    """Ranks are numbers on the wire."""
    assert encode(tuple(Rank)) == b"[0,1,2,3,4,5,6,7,8,9,10,11,12,13]"


def test_what_has_no_form_is_not_sent() -> None:
    """A value that nobody has decided about raises instead of being sent somehow."""
    with pytest.raises(NotImplementedError):
        encode({"x": object()})


def test_the_largest_legal_command_fits_into_a_frame() -> None:
    """A play of a whole pack with jokers is far below the limit for frames."""
    pack = [*(card.text for card in CARDS), "JK"]
    play = {"type": "play", "cards": pack}
    command = {"type": "act", "decision": 10**9, "move": play}

    assert len(json.dumps({"type": "do", "id": "0" * 32, "command": command})) < 1000
