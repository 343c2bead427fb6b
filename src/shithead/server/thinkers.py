"""``Thinkers``: the processes in which bots think, so that the server itself never does.

They start when the first question is put, not with the server. A question waits here until one of them is
free. If one dies all are replaced, and what they were working on is put again. The same is done if one does
not answer in time, but its own question has no answer. Whoever asks never waits for ever.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import Final

from shithead.server.clock import Clock
from shithead.server.shift import Crew, Job, Shift
from shithead.server.thinking import Question

log = logging.getLogger(__name__)

ATTEMPTS: Final = 2
"""So often workers are given a question, if they have to be replaced over it."""


class Thinkers:
    """Puts questions to workers, in the order in which they are asked.

    Args:
        clock: measures patience.
        hire: makes the workers, when they are needed.
    """

    def __init__(self, clock: Clock, hire: Callable[[], Crew]) -> None:
        self._clock = clock
        self._hire = hire
        self._shift: Shift | None = None
        self._closed = False
        self._waiting: deque[Job] = deque()

    @property
    def crew(self) -> Crew | None:
        """The workers, once there are some."""
        return None if self._shift is None else self._shift.crew

    def close(self) -> None:
        """Send the workers away; all open questions end without an answer."""
        self._closed = True
        for job in (*self._send_away(), *self._waiting):
            job.settle(None)
        self._waiting.clear()

    async def ask(self, question: Question) -> bytes | None:
        """A bot's answer; ``None`` where it fails, is too slow, or the server is closing."""
        if self._closed:
            return None
        job = Job(question, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._hand_out()
        return await job.answer

    def _hand_out(self) -> None:
        """Give questions to workers while one is free, but not those that nobody waits for any more."""
        while self._waiting and (self._shift is None or not self._shift.is_busy):
            job = self._waiting.popleft()
            if not job.answer.done():
                self._give(job)

    def _give(self, job: Job) -> None:
        """Give a question to a worker, hired for it if there is none."""
        try:
            if self._shift is None:
                self._shift = Shift(self._hire(), self._clock, self._finished, self._overdue)
            self._shift.begin(job)
        except BrokenExecutor:
            self._replace("a worker died", job)
        except Exception:
            # They may have been hired and still not start: the next question needs others.
            log.exception("no workers could be hired")
            job.settle(None)
            self._put_again(self._send_away())

    def _finished(self, job: Job, done: asyncio.Future[bytes]) -> None:
        error = None if done.cancelled() else done.exception()
        if isinstance(error, BrokenExecutor):
            self._replace("a worker died", job)
        elif error is not None:
            log.error("a bot failed", exc_info=error)
            job.settle(None)
        elif not done.cancelled():
            job.settle(done.result())
        self._hand_out()

    def _overdue(self, jobs: list[Job]) -> None:
        """Go on without the answers that take too long, and with other workers."""
        for job in jobs:
            job.settle(None)
        self._replace("a worker did not answer in time")
        self._hand_out()

    def _replace(self, why: str, *jobs: Job) -> None:
        """Send the workers away; others are hired with the next question.

        Args:
            why: is logged.
            jobs: what is to be put again, besides what they were working on.
        """
        log.error("%s; the workers of the bots are replaced", why)
        self._put_again([*jobs, *self._send_away()])

    def _send_away(self) -> list[Job]:
        """Send the workers away, if there are some; returns what they were working on."""
        shift, self._shift = self._shift, None
        return [] if shift is None else shift.close()

    def _put_again(self, jobs: list[Job]) -> None:
        """Put questions before all others, but none of them for ever."""
        for job in reversed(jobs):
            if job.attempts < ATTEMPTS:
                self._waiting.appendleft(job)
            elif not job.answer.done():
                log.error("workers were replaced over the same question %d times", ATTEMPTS)
                job.settle(None)
