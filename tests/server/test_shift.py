"""How questions are shared out among workers, by a hand-turned clock and workers that do what a test says."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from shithead.server.shift import PATIENCE_MS
from shithead.server.thinkers import Thinkers
from shithead.server.thinking import Question
from tests.server.support import HandClock, run
from tests.server.test_bots import SlowCrew


def question(name: str) -> Question:
    """A question that is known by its name."""
    return Question(name, b"", b"", b"", seed=1)


class Office:
    """Thinkers, whoever has asked them something, and the crews that they have hired.

    Args:
        workers: so many at one time.
    """

    def __init__(self, workers: int = 1) -> None:
        self.clock = HandClock()
        self.crews: list[SlowCrew] = []
        self.asking: dict[str, asyncio.Task[bytes | None]] = {}
        self._workers = workers
        self.thinkers = Thinkers(self.clock, self._hire)

    def _hire(self) -> SlowCrew:
        self.crews.append(SlowCrew(self._workers))
        return self.crews[-1]

    async def ask(self, names: str) -> None:
        """Put questions of one letter each, one after the other."""
        for name in names:
            self.asking[name] = asyncio.create_task(self.thinkers.ask(question(name)))
            await settle()

    async def leave(self, name: str) -> None:
        """Let somebody who has asked go away."""
        self.asking[name].cancel()
        await settle()

    async def turn(self, milliseconds: int) -> None:
        """Turn the clock."""
        self.clock.turn(milliseconds)
        await settle()

    def at_work(self, name: str) -> "Future[bytes]":
        """What the workers are to find out."""
        return next(work for asked, work in self.crews[-1].executor.asked if asked.bot == name)

    async def answer(self, *names: str) -> None:
        """Let workers answer with the name of the question."""
        for name in names:
            self.at_work(name).set_result(name.encode())
            await settle()

    async def die(self) -> None:
        """Let all workers die, as those of a real pool do if one dies."""
        for _, work in self.crews[-1].executor.asked:
            if not work.done():
                work.set_exception(BrokenProcessPool())
        await settle()

    def given(self) -> list[str]:
        """What each crew has been given, one after the other."""
        return ["".join(asked.bot for asked, _ in crew.executor.asked) for crew in self.crews]

    def answers(self, names: str) -> list[bytes | None]:
        """What came of questions."""
        return [self.asking[name].result() for name in names]

    def dismissed(self) -> list[bool]:
        """Which crews have been sent away."""
        return [crew.dismissed for crew in self.crews]


async def settle() -> None:
    """Let the loop do what there is to do."""
    for _ in range(10):
        await asyncio.sleep(0)


def working(workers: int) -> Callable[[Callable[[Office], Coroutine[Any, Any, None]]], Callable[[], None]]:
    """Make a test of what happens in an office with so many workers."""

    def decorate(test: Callable[[Office], Coroutine[Any, Any, None]]) -> Callable[[], None]:
        async def in_office() -> None:
            office = Office(workers)
            try:
                await test(office)
            finally:
                office.thinkers.close()
                await settle()

        def wrapped() -> None:
            run(in_office)

        wrapped.__doc__ = test.__doc__
        return wrapped

    return decorate


@working(2)
async def test_each_worker_has_one_question_at_a_time(office: Office) -> None:
    """The others wait, and come on in the order in which they were asked."""
    await office.ask("abcde")
    assert office.given() == ["ab"]
    await office.answer("b")
    assert office.given() == ["abc"]
    await office.answer("a", "c", "d", "e")
    assert office.given() == ["abcde"]
    assert office.answers("abcde") == [b"a", b"b", b"c", b"d", b"e"]


@working(1)
async def test_patience_begins_with_the_work(office: Office) -> None:
    """However long a question had to wait for a worker, and many slow answers replace nobody."""
    await office.ask("abc")
    for name in "abc":
        await office.turn(PATIENCE_MS - 1)
        await office.answer(name)
    assert office.answers("abc") == [b"a", b"b", b"c"]
    assert office.dismissed() == [False]
    assert not office.clock.alarms


@working(2)
async def test_only_who_hangs_has_no_answer(office: Office) -> None:
    """What others were at work on is put again, and comes before what waited."""
    await office.ask("a")
    await office.turn(5000)
    await office.ask("bcd")
    await office.turn(PATIENCE_MS - 5000)
    assert office.answers("a") == [None]
    assert office.dismissed() == [True, False]
    assert office.given() == ["ab", "bc"]
    await office.turn(PATIENCE_MS - 1)
    await office.answer("b", "c", "d")
    assert office.answers("bcd") == [b"b", b"c", b"d"]


@working(2)
async def test_who_hangs_since_one_instant_goes_at_one_instant(office: Office) -> None:
    """The bots of a table are asked together: a fault that they share costs the patience once."""
    await office.ask("abc")
    await office.turn(PATIENCE_MS)
    assert office.answers("ab") == [None, None]
    assert office.given() == ["ab", "c"]


@working(1)
async def test_who_waits_outlives_any_number_of_crews(office: Office) -> None:
    """Whether their workers hang or die: those who were not at work lose nothing by that."""
    await office.ask("abcd")
    await office.turn(PATIENCE_MS)
    await office.turn(PATIENCE_MS)
    await office.die()
    await office.die()
    assert office.given() == ["a", "b", "c", "c", "d"]
    assert office.answers("abc") == [None, None, None]
    await office.answer("d")
    assert office.answers("d") == [b"d"]


@working(2)
async def test_a_question_is_not_put_for_ever(office: Office) -> None:
    """Twice at work when workers were replaced, whosever fault that was, it has no answer."""
    await office.ask("a")
    await office.turn(1)
    await office.ask("b")
    await office.turn(PATIENCE_MS - 1)
    await office.ask("c")
    assert office.given() == ["ab", "bc"]
    await office.die()
    assert office.answers("ab") == [None, None]
    assert office.given() == ["ab", "bc", "c"]


@working(1)
async def test_a_question_that_nobody_waits_for_is_not_put(office: Office) -> None:
    """Whoever goes away before a worker is free has asked nothing."""
    await office.ask("abc")
    await office.leave("b")
    await office.answer("a")
    assert office.given() == ["ac"]


@working(1)
async def test_a_worker_is_free_when_it_has_finished(office: Office) -> None:
    """And not when whoever has asked it goes away: the next question would stand before a closed door."""
    await office.ask("ab")
    await office.leave("a")
    assert office.given() == ["a"]
    await office.turn(PATIENCE_MS - 1)
    await office.answer("a")
    assert office.given() == ["ab"]
    await office.turn(PATIENCE_MS - 1)
    await office.answer("b")
    assert office.answers("b") == [b"b"]
    assert office.dismissed() == [False]


@working(1)
async def test_a_worker_that_hangs_is_replaced_though_nobody_waits(office: Office) -> None:
    """Otherwise it would be lost for good, and the next question with it."""
    await office.ask("a")
    await office.leave("a")
    await office.turn(PATIENCE_MS)
    assert office.dismissed() == [True]
    await office.ask("b")
    await office.answer("b")
    assert office.answers("b") == [b"b"]
    assert office.given() == ["a", "b"]


@working(2)
async def test_what_nobody_waits_for_is_not_put_again(office: Office) -> None:
    """When workers are replaced, what they were asked in vain is forgotten."""
    await office.ask("abc")
    await office.leave("b")
    await office.die()
    assert office.given() == ["ab", "ac"]


@working(1)
async def test_no_question_is_open_after_the_end(office: Office) -> None:
    """Not those at work, nor those that wait, nor those that come later; no alarm is left."""
    await office.ask("ab")
    office.thinkers.close()
    await office.ask("c")
    assert office.answers("abc") == [None, None, None]
    assert office.dismissed() == [True]
    assert not office.clock.alarms


def test_workers_that_cannot_be_hired_are_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """A question that finds none has no answer, the fault is logged, and the next one is answered."""

    async def test() -> None:
        crews: list[SlowCrew] = []

        def hire() -> SlowCrew:
            crews.append(SlowCrew())
            if len(crews) == 1:
                raise OSError(24, "Too many open files")
            return crews[-1]

        thinkers = Thinkers(HandClock(), hire)
        assert await thinkers.ask(question("a")) is None
        later = asyncio.create_task(thinkers.ask(question("b")))
        await settle()
        crews[1].executor.asked[0][1].set_result(b"b")
        assert await later == b"b"

    run(test)
    assert "Too many open files" in caplog.text


def test_workers_that_cannot_start_are_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """They may be hired and still take no question; what others are at work on is put again."""

    async def test() -> None:
        office = Office(workers=2)
        await office.ask("a")

        def fail(*_: object) -> "Future[bytes]":
            raise OSError(24, "Too many open files")

        office.crews[0].executor.submit = fail  # type: ignore[method-assign]
        await office.ask("b")
        assert office.answers("b") == [None]
        assert office.dismissed() == [True, False]
        await office.answer("a")
        assert office.answers("a") == [b"a"]

    run(test)
    assert "Too many open files" in caplog.text
