"""A real server in a thread of the test, for browsers to connect to."""

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from shithead.server.app import create_app
from shithead.server.run import configure, listen
from shithead.server.settings import Settings
from shithead.table.clock import NO_WAITING, Pace
from tests.server.support import Here


@contextmanager
def hosted(seed: int = 1, pace: Pace = NO_WAITING, **parts: Any) -> Iterator[str]:
    """A server whose deals and bots follow a seed; the value is its address."""
    parts = {"hire": Here, "dealer_rng": random.Random(seed), "bot_rng": random.Random(seed), **parts}
    app = create_app(Settings(pace=pace), **parts)
    (listener,) = listen("127.0.0.1", 0)
    server = uvicorn.Server(configure(app))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
