"""The worker processes in which bots think: real ones, that answer, hang, fail and are killed."""

import asyncio
import os
import pickle
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from shithead.bots.base import Bot
from shithead.engine.deal import deal
from shithead.engine.moves import Move
from shithead.engine.view import view
from shithead.errors import IllegalMove, Reason, RulesError
from shithead.protocol.codec import decode, encode
from shithead.rules.load import load_preset
from shithead.server import thinking
from shithead.server.processes import Processes, usual_workers
from shithead.server.settings import Settings
from shithead.server.shift import PATIENCE_MS
from shithead.server.thinkers import Thinkers
from shithead.server.thinking import BotFailedError, Question, think
from shithead.table.clock import NO_WAITING
from shithead.table.project import shown_events
from tests.server.support import HandClock, Person, live, pending, run
from tests.server.test_play import play_on

CLASSIC = load_preset("classic").rules
ENDLESS = "flat-10000000"
"""Thinks for hours."""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")


def question(bot: str) -> Question:
    """What to do with freshly dealt cards."""
    state, events = deal(CLASSIC, 2, 0, Random(4))
    return Question(bot, encode(CLASSIC), encode(view(state, 0)), encode(shown_events(events, 0)), seed=1)


@contextmanager
def thinkers(clock: HandClock, workers: int = 1) -> Iterator[Thinkers]:
    """Real workers, until the end of the block."""
    made = Thinkers(clock, lambda: Processes(workers))
    try:
        yield made
    finally:
        made.close()


def pids(made: Thinkers) -> tuple[int, ...]:
    """The processes that run."""
    return made.crew.pids if isinstance(made.crew, Processes) else ()


def is_move(answer: bytes | None) -> bool:
    """Whether an answer is a legal move."""
    state, _ = deal(CLASSIC, 2, 0, Random(4))
    return answer is not None and decode(answer, tuple[Move, ...])[0] in view(state, 0).legal


def test_a_worker_answers_as_the_bot_would_here() -> None:
    """No process runs before the first question; the second question goes to the same one."""

    async def test() -> None:
        with thinkers(HandClock()) as made:
            assert made.crew is None
            asked = question("maybe4")
            assert await made.ask(asked) == think(asked)
            first = pids(made)
            assert is_move(await made.ask(question("careful")))
            assert pids(made) == first
            assert len(first) == 1

    run(test)


def test_a_bot_that_fails_gives_no_answer(caplog: pytest.LogCaptureFixture) -> None:
    """The fault is logged, and the worker goes on."""

    async def test() -> None:
        with thinkers(HandClock()) as made:
            assert await made.ask(question("nobody")) is None
            first = pids(made)
            assert is_move(await made.ask(question("greedy")))
            assert pids(made) == first

    run(test)
    assert "a bot failed" in caplog.text


@pytest.mark.parametrize("error", [IllegalMove(Reason.TOO_LOW), RulesError((("a", "b"),)), StopIteration()])
def test_what_a_bot_raises_comes_back_as_a_failure(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """Also errors that cannot be sent from process to process, or mean something else there."""

    def fail(name: str, rules: bytes) -> Bot:
        del name, rules
        raise error

    monkeypatch.setattr(thinking, "_bot", fail)
    with pytest.raises(BotFailedError, match=type(error).__name__) as raised:
        think(question("greedy"))
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


def test_a_worker_that_is_killed_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """Idle or in thought: the question is answered by another one."""

    async def test() -> None:
        with thinkers(HandClock()) as made:
            await made.ask(question("greedy"))
            (idle,) = pids(made)
            os.kill(idle, signal.SIGKILL)
            assert is_move(await made.ask(question("greedy")))
            (busy,) = pids(made)
            assert busy != idle
            endless = asyncio.create_task(made.ask(question(ENDLESS)))
            waiting = asyncio.create_task(made.ask(question("greedy")))
            await asyncio.sleep(0)
            os.kill(busy, signal.SIGKILL)
            await pending(lambda: pids(made) not in ((), (busy,)))
            made.close()
            assert await endless is None
            assert await waiting is None

    run(test)
    assert "a worker died" in caplog.text


def test_a_worker_that_hangs_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    """After the time-out there is no answer, its process is gone, and the next question is answered."""

    async def test() -> None:
        clock = HandClock()
        with thinkers(clock) as made:
            endless = asyncio.create_task(made.ask(question(ENDLESS)))
            await pending(lambda: pids(made))
            (stuck,) = pids(made)
            clock.turn(PATIENCE_MS)
            assert await endless is None
            assert is_move(await made.ask(question("greedy")))
            assert stuck not in pids(made)
            await pending(lambda: is_gone(stuck))

    run(test)
    assert "did not answer in time" in caplog.text


def is_gone(pid: int) -> bool:
    """Whether there is no such process any more."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_questions_of_others_are_put_again() -> None:
    """Who waited behind a bot that hangs is answered by the next worker."""

    async def test() -> None:
        clock = HandClock()
        with thinkers(clock) as made:
            endless = asyncio.create_task(made.ask(question(ENDLESS)))
            await pending(lambda: pids(made))
            clock.turn(PATIENCE_MS - 1)
            waiting = asyncio.create_task(made.ask(question("greedy")))
            await asyncio.sleep(0)
            clock.turn(1)
            assert await endless is None
            assert is_move(await waiting)

    run(test)


def test_a_game_with_real_workers_and_their_end() -> None:
    """Two bots play with somebody; when the server stops, no worker is left."""

    async def test() -> None:
        crews: list[Processes] = []

        def hire() -> Processes:
            crews.append(Processes(2))
            return crews[-1]

        async with live(Settings(pace=NO_WAITING), hire=hire) as server:
            assert not crews
            person = Person(server)
            await person.connect(await person.open(seats=3, others=False))
            await play_on(person, moves=6)
            (crew,) = crews
            running = crew.pids
            assert 1 <= len(running) <= 2
        await pending(lambda: all(map(is_gone, running)))

    run(test)


def test_one_core_is_left_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with one core has one worker all the same."""
    for cores, workers in ((None, 1), (1, 1), (2, 1), (8, 7), (500, 60)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert usual_workers() == workers
