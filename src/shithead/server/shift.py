"""``Shift``: one crew of workers, and what they are working on."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, Protocol, TypeAlias

from msgspec import Struct

from shithead.server.clock import Alarm, Clock
from shithead.server.thinking import Question, think

PATIENCE_MS: Final = 15_000
"""A bot that has not answered after so long is not waited for."""


class Crew(Protocol):
    """Workers that can be asked, and be sent away."""

    @property
    def executor(self) -> Executor:
        """Takes the questions."""

    @property
    def workers(self) -> int:
        """How many questions they work on at one time; at least one."""

    def dismiss(self) -> None:
        """Send all of them away at once, whatever they are doing."""


class Job(Struct, eq=False):
    """A question that somebody has put.

    Attributes:
        question: what a bot is asked.
        answer: whoever asked waits for it; cancelled or answered, there is nothing left to do.
        attempts: how often workers were given it.
    """

    question: Question
    answer: asyncio.Future[bytes | None]
    attempts: int = 0

    def settle(self, answer: bytes | None) -> None:
        """Answer whoever asked, unless nobody waits any more."""
        if not self.answer.done():
            self.answer.set_result(answer)


Finished: TypeAlias = Callable[[Job, asyncio.Future[bytes]], None]
Overdue: TypeAlias = Callable[[list[Job]], None]


class Shift:
    """Gives each worker one question at a time, and watches over the time that it takes.

    Whoever has asked may go away: a worker is free when it has finished, and not before.

    Args:
        crew: the workers.
        clock: measures patience.
        finished: is called when a worker has finished, with what became of it.
        overdue: is called when workers have not answered in time, with what they were asked.
    """

    def __init__(self, crew: Crew, clock: Clock, finished: Finished, overdue: Overdue) -> None:
        self.crew = crew
        self._clock = clock
        self._finished = finished
        self._overdue = overdue
        self._at_work: dict[Job, tuple[int, Alarm]] = {}
        """What the workers have, the oldest question first, and until when they may take."""

    @property
    def is_busy(self) -> bool:
        """No worker is free."""
        return len(self._at_work) >= self.crew.workers

    def begin(self, job: Job) -> None:
        """Give a question to a worker that is free.

        Raises:
            BrokenExecutor: a worker has died.
            Exception: another reason why these workers take no questions.
        """
        job.attempts += 1
        work = self.crew.executor.submit(think, job.question)
        # A question that no worker has begun with is taken back; nothing happens if one has.
        job.answer.add_done_callback(lambda _: work.cancel())
        until = self._clock.now() + PATIENCE_MS
        self._at_work[job] = until, self._clock.call_at(until, lambda: self._ring(job))
        asyncio.wrap_future(work).add_done_callback(lambda done: self._end(job, done))

    def _ring(self, job: Job) -> None:
        """Tell of a question that takes too long, and of others that do so since the same instant."""
        now = self._clock.now()
        self._overdue([each for each, (until, _) in self._at_work.items() if each is job or until <= now])

    def _end(self, job: Job, done: asyncio.Future[bytes]) -> None:
        """Take note of how work ended; what ends because the workers were sent away is of no interest."""
        if job in self._at_work:
            _, alarm = self._at_work.pop(job)
            alarm.cancel()
            self._finished(job, done)
        elif not done.cancelled():
            done.exception()

    def close(self) -> list[Job]:
        """Send the workers away; returns what they were working on, the oldest question first."""
        jobs = list(self._at_work)
        for _, alarm in self._at_work.values():
            alarm.cancel()
        self._at_work.clear()
        self.crew.dismiss()
        return jobs
