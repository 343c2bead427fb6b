"""``Thinkers``: the processes in which bots think, so that the server itself never does.

They start when the first question is put, not with the server. One that dies is replaced and the question is
put again; one that does not answer in time is killed together with the others, whose questions are put again
too. Whoever asks gets an answer or, after that, none; it never waits for ever.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Final, Protocol

from shithead.server.clock import Clock
from shithead.server.thinking import Question, think

log = logging.getLogger(__name__)

PATIENCE_MS: Final = 15_000
"""A bot that has not answered after so long is not waited for."""

ATTEMPTS: Final = 2
"""So often a question is put, if workers die over it."""


class Crew(Protocol):
    """Workers that can be asked, and be sent away."""

    @property
    def executor(self) -> Executor:
        """Takes the questions."""

    def dismiss(self) -> None:
        """Send all of them away at once, whatever they are doing."""


class Thinkers:
    """Puts questions to workers.

    Args:
        clock: measures patience.
        hire: makes the workers, when they are needed.
    """

    def __init__(self, clock: Clock, hire: Callable[[], Crew]) -> None:
        self._clock = clock
        self._hire = hire
        self._crew: Crew | None = None
        self._closed = False
        self._waiting: set[asyncio.Future[None]] = set()

    @property
    def crew(self) -> Crew | None:
        """The workers, once there are some."""
        return self._crew

    def close(self) -> None:
        """Send the workers away; all open questions end without an answer."""
        self._closed = True
        if self._crew is not None:
            self._crew.dismiss()
            self._crew = None
        for waiting in self._waiting:
            _end(waiting)

    async def ask(self, question: Question) -> bytes | None:
        """A bot's answer; ``None`` where it fails, is too slow, or the server is closing."""
        for _ in range(ATTEMPTS):
            if self._closed:
                return None
            if self._crew is None:
                self._crew = self._hire()
            crew = self._crew
            try:
                return await self._answer(crew, question)
            except BrokenExecutor:
                self._replace(crew, "a worker died")
            except TimeoutError:
                self._replace(crew, "a worker did not answer in time")
                return None
            except Exception:
                log.exception("a bot failed")
                return None
        log.error("workers died over the same question %d times", ATTEMPTS)
        return None

    def _replace(self, crew: Crew, why: str) -> None:
        """Send workers away, unless that has been done; others are hired with the next question."""
        if self._crew is crew and not self._closed:
            log.error("%s; the workers of the bots are replaced", why)
            self._crew = None
            crew.dismiss()

    async def _answer(self, crew: Crew, question: Question) -> bytes:
        loop = asyncio.get_running_loop()
        work = crew.executor.submit(think, question)
        answer = asyncio.wrap_future(work)
        answer.add_done_callback(_look_at)
        late: asyncio.Future[None] = loop.create_future()
        self._waiting.add(late)
        alarm = self._clock.call_at(self._clock.now() + PATIENCE_MS, lambda: _end(late))
        try:
            await asyncio.wait((answer, late), return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            answer.cancel()
            raise
        finally:
            alarm.cancel()
            self._waiting.discard(late)
            _end(late)
        if not answer.done():
            raise TimeoutError
        return answer.result()


def _end(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_result(None)


def _look_at(answer: "asyncio.Future[bytes]") -> None:
    """Take note of how it ended, even where nobody waits for it any more."""
    if not answer.cancelled():
        answer.exception()
