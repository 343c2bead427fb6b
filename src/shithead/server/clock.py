"""The clock of the server, which a test may replace."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None:
        """Call it off."""


class Clock(Protocol):
    """Time in milliseconds since 1970."""

    def now(self) -> int:
        """The instant now."""

    def call_at(self, instant: int, action: Callable[[], None]) -> Alarm:
        """Do something at an instant, or at once where it has passed."""


class SystemClock:
    """The real time: set by the wall clock once, then steady, so that a jump of that clock does no harm."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        """The instant now."""
        return round((time.monotonic() + self._offset) * 1000)

    def call_at(self, instant: int, action: Callable[[], None]) -> Alarm:
        """Do something at an instant, in the running event loop."""
        return asyncio.get_running_loop().call_later(max(0, instant - self.now()) / 1000, action)
