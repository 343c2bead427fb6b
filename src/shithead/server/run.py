"""Runs the server until it is stopped: sockets first, so that a taken port is known before anything else."""

import asyncio
import contextlib
import errno
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from shithead.server.clock import SystemClock
from shithead.server.limits import Limits
from shithead.server.store.sql import open_store
from shithead.server.wire.crowd import Crowd
from shithead.server.wire.protocols import guarded

BACKLOG: Final = 512
STOP_SECONDS: Final = 3
"""How long open requests may take after a stop is asked for; sockets are closed at once with 1012."""

UNSENT_MS: Final = 60_000
"""A peer that takes no bytes for so long is cut off by the operating system."""

SPARE_FILES: Final = 64
"""Files that the program opens beside connections: the database, the built client, listening sockets."""

ANY_ADDRESS: Final = "0.0.0.0"  # noqa: S104 - to be reached from the network is what hosting means


class PortTakenError(Exception):
    """Another program listens there."""


class AddressError(Exception):
    """This machine has no such address, or may not listen there."""


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen.

    Args:
        host: an address; ``0.0.0.0`` listens everywhere, with IPv6 where there is one.
        port: 0 takes a free one.

    Raises:
        PortTakenError: another program listens on the port.
        AddressError: the address cannot be listened on.
    """
    first = _listen(host, port)
    if host != ANY_ADDRESS:
        return [first]
    with contextlib.suppress(AddressError, PortTakenError):
        return [first, _listen("::", first.getsockname()[1])]
    return [first]


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        # Named as TCP, or asyncio would leave small frames waiting for an acknowledgement of the last one.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError as error:
        raise AddressError(str(error)) from None
    try:
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNSENT_MS)
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise PortTakenError(str(port)) from None
        raise AddressError(str(error)) from None
    return listener


def check_store(path: Path | None) -> None:
    """Make sure that the database can be used; raises ``StoreError``."""

    async def check() -> None:
        store = await open_store(path)
        await store.close()

    asyncio.run(check())


def configure(app: ASGIApp, limits: Limits | None = None, *, is_proxied: bool = False) -> uvicorn.Config:
    """How uvicorn runs the server: no compression on game sockets, no log of addresses, which are secrets.

    Args:
        app: the application.
        limits: other limits.
        is_proxied: everybody seems to come from the proxy, so nobody is counted by address.
    """
    limits = limits or Limits()
    crowd = Crowd(_most_connections(limits), None if is_proxied else limits.connections_per_address)
    http, ws = guarded(limits, SystemClock(), crowd)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def _most_connections(limits: Limits) -> int:
    """As many as wanted, or as the system has files for."""
    if sys.platform == "win32":
        return limits.connections
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return limits.connections
    return max(1, min(limits.connections, files - SPARE_FILES))


def _ask_for_files(limits: Limits) -> None:
    """Have the system allow a file for each connection, as far as it lets this program ask."""
    if sys.platform == "win32":
        return
    import resource

    wanted = limits.connections + SPARE_FILES
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if files != resource.RLIM_INFINITY and files < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class _Announcing(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.error: Exception | None = None

    async def main_loop(self) -> None:
        try:
            self._ready()
        except Exception as error:  # noqa: BLE001 - it is raised when the server has ended in good order
            self.error = error
        else:
            await super().main_loop()


def _leave_in_good_order() -> None:
    """Let the signal to terminate end this program as its own end does.

    The server puts it again when it has stopped, and by default the process would go at once and leave the
    semaphores of the workers behind.
    """
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())


def run(
    app: ASGIApp, sockets: Sequence[socket.socket], ready: Callable[[], None], *, is_proxied: bool = False
) -> None:
    """Serve until a signal says stop.

    Args:
        app: the application.
        sockets: they listen already.
        ready: called as soon as requests are answered; an error that it raises ends the server.
        is_proxied: everybody seems to come from the proxy.
    """
    limits = Limits()
    _ask_for_files(limits)
    server = _Announcing(configure(app, limits, is_proxied=is_proxied), ready)
    _leave_in_good_order()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=list(sockets))
    if server.error is not None:
        raise server.error
