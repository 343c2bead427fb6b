"""``Processes``: workers for the bots, each a process of its own; imported when the first one is needed."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, Final

from shithead.server.thinking import settle_in

MOST_WORKERS: Final = 60
"""More than that one pool cannot hold on every system."""


def usual_workers() -> int:
    """One process for each core but one, which is left to the server; at least one."""
    return max(1, min((os.cpu_count() or 1) - 1, MOST_WORKERS))


class _Context(SpawnContext):
    """Starts processes from nothing, and knows those that it has started."""

    def __init__(self) -> None:
        super().__init__()
        self.started: list[SpawnProcess] = []

    def Process(self, *arguments: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """Make a process."""
        process = SpawnProcess(*arguments, **named)
        self.started.append(process)
        return process


class Processes:
    """Worker processes.

    Attributes:
        workers: how many at most.
        executor: takes questions for them.

    Args:
        workers: how many at most; each starts when it is needed.
        yielding: they work only while other processes leave them time.
    """

    def __init__(self, workers: int, *, yielding: bool = False) -> None:
        self.workers = workers
        self._context = _Context()
        self.executor = ProcessPoolExecutor(
            workers, mp_context=self._context, initializer=settle_in, initargs=(yielding,)
        )

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the processes that run."""
        return tuple(process.pid for process in self._context.started if process.pid and process.is_alive())

    def dismiss(self) -> None:
        """Kill all of them; what they were asked is never answered."""
        for process in self._context.started:
            if process.pid is not None:
                process.kill()
        self.executor.shutdown(wait=False)
