"""What requests have in common: a body of bounded size, and the address that other devices are given."""

import io
from typing import Final

import segno
from starlette.requests import ClientDisconnect, Request

from shithead.errors import Code, Refused
from shithead.server.settings import Settings

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")


async def read_body(request: Request, most: int) -> bytes:
    """The body of a request.

    Args:
        request: the request.
        most: the largest number of bytes.

    Raises:
        Refused: ``protocol/too_large``, or ``protocol/malformed`` if it does not come as a whole.
    """
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Refused(Code.TOO_LARGE, {"max": most})
    except ClientDisconnect:
        raise Refused(Code.MALFORMED) from None
    return bytes(body)


def join_base(request: Request, settings: Settings) -> str:
    """Where another device reaches this server: the address that was used, unless it is of no use."""
    if settings.public_url is not None:
        return settings.public_url.rstrip("/")
    host = request.headers["host"]
    if host.startswith(LOOPBACK) and settings.addresses:
        return settings.addresses[0]
    return f"{request.url.scheme}://{host}"


def draw_code(address: str) -> bytes:
    """An address as a QR code, black on white, as SVG."""
    drawn = io.BytesIO()
    code = segno.make(address, micro=False)
    code.save(drawn, kind="svg", scale=4, dark="#000", light="#fff", omitsize=True)
    return drawn.getvalue()
