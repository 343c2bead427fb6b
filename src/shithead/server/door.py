"""The door: which requests come in at all, and what every answer carries.

A page of another site may make a browser send requests here, with the cookie. So the host has to be one that
cannot be pointed at this machine by a name server, and what changes something, or opens a socket, has to come
from a page of the same host and port.
"""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shithead.errors import Code
from shithead.server.answers import problem

DEFAULT_PORTS: Final = {"http": 80, "ws": 80, "https": 443, "wss": 443}
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "manifest-src 'self'; connect-src {connect}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FIXED_HEADERS: Final = {
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class Place(Struct, frozen=True):
    """A host and a port."""

    host: str
    port: int


def read_place(text: str, scheme: str) -> Place | None:
    """The host and port of ``host[:port]``; ``None`` where that cannot be read."""
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not host or parts.netloc != text or "@" in text or "%" in text or port == 0:
        return None
    return Place(host.removesuffix("."), port or DEFAULT_PORTS.get(scheme, 0))


def own_names() -> frozenset[str]:
    """The names of this machine on its network."""
    name = socket.gethostname().lower().removesuffix(".local")
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"} - {"", ".local"})


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class Door:
    """Refuses strangers before anything else sees the request.

    Args:
        app: what is behind the door.
        public_url: where the server is reached from outside, if that has a name.
        names: further names of this machine.
    """

    def __init__(self, app: ASGIApp, public_url: str | None, names: Iterable[str] | None = None) -> None:
        self._app = app
        self._names = frozenset(own_names() if names is None else names)
        self._public: Place | None = None
        self._public_origin: str | None = None
        if public_url is not None:
            parts = urlsplit(public_url)
            self._public = read_place(parts.netloc, parts.scheme)
            self._public_origin = f"{parts.scheme}://{parts.netloc}".lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it here."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        reads = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        is_own_host = self._is_own_host(headers, scope["scheme"])
        if is_own_host and (reads or self._is_own_page(headers, scope)):
            await self._app(scope, receive, _with_headers(send, headers.get("host", "")))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await problem(403, Code.WRONG_ORIGIN)(scope, receive, _with_headers(send, "localhost"))

    def _is_own_host(self, headers: Headers, scheme: str) -> bool:
        if len(headers.getlist("host")) != 1:
            return False
        place = read_place(headers["host"].lower(), scheme)
        if place is None:
            return False
        public = self._public is not None and place.host == self._public.host
        return public or place.host in self._names or _is_address(place.host)

    def _is_own_page(self, headers: Headers, scope: Scope) -> bool:
        origins = [origin.lower() for origin in headers.getlist("origin")]
        if len(origins) != 1:
            return False
        (origin,) = origins
        if origin == self._public_origin:
            return True
        scheme, _, netloc = origin.partition("://")
        if scheme != {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"]):
            return False
        place = read_place(netloc, scheme)
        return place is not None and place == read_place(headers["host"].lower(), scheme)


def _with_headers(send: Send, host: str) -> Send:
    policy = POLICY.format(connect=f"'self' ws://{host} wss://{host}")

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers["content-security-policy"] = policy
            for name, value in FIXED_HEADERS.items():
                headers[name] = value
        await send(message)

    return send_with_headers
