"""The one place where messages become bytes and bytes become messages.

JSON, as ``msgspec`` writes it. A card travels as its text, such as ``9S`` or ``JK``; a rank as its number.
Nothing outside this package knows the library.
"""

from typing import Any, Final

import msgspec

from shithead.cards import Card, parse_card
from shithead.errors import Code, NotationError, Refused
from shithead.protocol.messages import ClientMessage, ServerMessage


def encode_special(value: object) -> object:
    """What stands on the wire for a value that JSON does not know."""
    if isinstance(value, Card):
        return value.text
    raise NotImplementedError(f"{type(value).__name__} has no form on the wire")


def decode_special(wanted: type[object], value: object) -> object:
    """The value of a wanted type from what stood on the wire."""
    if wanted is Card and isinstance(value, str):
        try:
            return parse_card(value)
        except NotationError as error:
            raise ValueError(str(error)) from None
    raise ValueError("not a card")


_encoder = msgspec.json.Encoder(enc_hook=encode_special)
_client_messages: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(
    ClientMessage, dec_hook=decode_special
)
_server_messages: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(
    ServerMessage, dec_hook=decode_special
)


def encode(value: object) -> bytes:
    """The bytes of a message, or of any value that is made of what messages are made of."""
    return _encoder.encode(value)


def decode(data: bytes | str, wanted: Any) -> Any:
    """A value of the wanted type, which may be a union.

    Raises:
        Refused: ``protocol/malformed``; the text of the fault is not passed on.
    """
    try:
        return msgspec.json.decode(data, type=wanted, dec_hook=decode_special)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise Refused(Code.MALFORMED) from None


def _decode_with(decoder: "msgspec.json.Decoder[Any]", data: bytes | str) -> Any:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise Refused(Code.MALFORMED) from None


def decode_client_message(data: bytes | str) -> ClientMessage:
    """A client's message.

    Raises:
        Refused: ``protocol/malformed``, whatever is wrong with it.
    """
    message: ClientMessage = _decode_with(_client_messages, data)
    return message


def decode_server_message(data: bytes | str) -> ServerMessage:
    """A server's message, as a client reads it.

    Raises:
        Refused: ``protocol/malformed``.
    """
    message: ServerMessage = _decode_with(_server_messages, data)
    return message
