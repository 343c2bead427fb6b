"""Bots at a table of the server: what they are asked, what they answer, and what if they do not."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from shithead.engine.events import Event
from shithead.engine.moves import Ready, Swap
from shithead.engine.view import View
from shithead.protocol.codec import decode, encode
from shithead.rules.model import Rules
from shithead.server.bots import Bots, answer_of, question_of
from shithead.server.settings import Settings
from shithead.server.tasks import Tasks
from shithead.server.thinkers import PATIENCE_MS, Thinkers
from shithead.server.thinking import Question
from shithead.server.thoughts import Thoughts
from shithead.table.entries import By, Moved
from shithead.table.fold import fold
from shithead.table.project import project
from shithead.table.updates import Stage
from tests.server.support import SLOW, HandClock, Here, Person, live, pending, run
from tests.table.support import Driver, playing


def test_a_bot_exchanges_and_is_ready_in_one_go() -> None:
    """Over many deals: some exchanges, then the end of exchanging, all at the same instant and all legal."""
    thinkers = Thinkers(HandClock(), Here)
    bots = Bots(thinkers, thinkers, random.Random(1))
    exchanges = 0
    for seed in range(30):
        driver = Driver(seats=3, seed=seed)
        driver.deal()
        moves = asyncio.run(bots.answer(driver.table, 1))
        entries = answer_of(driver.table, 1, moves, now=77)
        assert moves[-1] == Ready(on=True)
        assert all(isinstance(move, Swap) for move in moves[:-1])
        assert {(entry.at, entry.by) for entry in entries if isinstance(entry, Moved)} == {(77, By.BOT)}
        exchanges += len(moves) - 1
        table = driver.table
        for entry in entries:
            table, _ = fold(table, entry)

    assert exchanges > 0


def test_a_bot_that_searches_is_asked_once_before_play() -> None:
    """However many exchanges it makes: the time until it is ready cannot tell."""
    lengths = set()
    for seed in range(40):
        crew = Here("flat-60")
        thinkers = Thinkers(HandClock(), lambda crew=crew: crew)  # type: ignore[misc]
        driver = Driver(seats=3, seed=seed)
        driver.deal()
        moves = asyncio.run(Bots(thinkers, thinkers, random.Random(1)).answer(driver.table, 1))
        assert len(crew.executor.questions) == 1
        assert moves[-1] == Ready(on=True)
        answer_of(driver.table, 1, moves, now=77)
        lengths.add(len(moves))

    assert len(lengths) > 2


@pytest.mark.parametrize("out_of_turn", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_is_asked_with_the_bytes_that_a_client_is_sent(seed: int, *, out_of_turn: bool) -> None:
    """At each decision, whoever is on turn: the client's view, and the events that it was sent."""
    driver = playing(seed=seed)
    sent: dict[int, list[Event]] = {0: [], 1: []}
    asked = 0
    while driver.table.stage is Stage.PLAYING and asked < 200:
        for seat, events in sent.items():
            update = project(driver.table, driver.events, seat, now=0)
            events.extend(update.events)
            question = question_of(driver.table, seat, seed=5, out_of_turn=out_of_turn)
            assert question.view == encode(update.view.game)
            assert question.events == encode(events)
            assert decode(question.rules, Rules) == driver.table.preset.rules
            asked += 1
        acting = driver.table.acting[0]
        driver.step(acting, driver.rng.choice(driver.legal(acting)))

    assert asked > 40


class Slow(Executor):
    """Answers a question when a test says so; it has begun with each, so that none can be taken back."""

    def __init__(self) -> None:
        self.asked: list[tuple[Question, Future[bytes]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        """Keep a question."""
        del fn, kwargs
        answer: Future[bytes] = Future()
        answer.set_running_or_notify_cancel()
        self.asked.append((args[0], answer))
        return answer


class SlowCrew:
    """Workers that do not hurry."""

    def __init__(self) -> None:
        self.executor = Slow()
        self.dismissed = False

    def dismiss(self) -> None:
        """Send them away."""
        self.dismissed = True


def test_a_bot_that_hangs_stops_no_game(caplog: pytest.LogCaptureFixture) -> None:
    """After the time-out it makes some legal move, other workers are hired, and the fault is logged."""
    crews: list[SlowCrew] = []

    def hire() -> SlowCrew:
        crews.append(SlowCrew())
        return crews[-1]

    async def test() -> None:
        clock = HandClock()
        async with live(Settings(pace=SLOW), clock=clock, hire=hire) as server:
            person = Person(server)
            await person.connect(await person.open(seats=3, others=False))
            await pending(lambda: crews and len(crews[0].executor.asked) == 2)
            clock.turn(PATIENCE_MS - 1)
            await person.catch_up()
            assert not is_ready(person, 1)
            clock.turn(1)
            await person.until_update(lambda _: is_ready(person, 1) and is_ready(person, 2))
            assert crews[0].dismissed
            await person.act(Ready(on=True))

    run(test)
    assert caplog.text.count("did not answer in time") == 1


def is_ready(person: Person, seat: int) -> bool:
    """Whether a seat is done exchanging."""
    game = person.updates[-1].view.game
    return game is not None and game.seats[seat].ready


def test_bots_of_one_table_think_at_once_and_answer_when_due() -> None:
    """All are asked when the cards are dealt; an answer that is there waits for its instant."""

    async def test() -> None:
        clock, crew = HandClock(), SlowCrew()
        async with live(Settings(pace=SLOW), clock=clock, hire=lambda: crew) as server:
            person = Person(server)
            await person.connect(await person.open(seats=4, others=False))
            asked = crew.executor.asked
            await pending(lambda: len(asked) == 3)
            answers = {decode(question.view, View).viewer: answer for question, answer in asked}
            answers[2].set_result(encode((Ready(on=True),)))
            await person.catch_up()
            assert not is_ready(person, 2)
            clock.turn(2000)
            await person.until_update(lambda _: is_ready(person, 2))
            assert not is_ready(person, 1)
            for seat in (1, 3):
                answers[seat].set_result(encode((Ready(on=True),)))
            await person.until_update(lambda _: is_ready(person, 1) and is_ready(person, 3))

    run(test)


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    """Once somebody else has decided, what the bot comes to changes nothing and wakes nobody."""

    async def test() -> None:
        crew, tasks = SlowCrew(), Tasks()
        woken: list[int] = []
        thinkers = Thinkers(HandClock(), lambda: crew)
        bots = Bots(thinkers, thinkers, random.Random(1))
        thoughts = Thoughts(bots, tasks, lambda: woken.append(1))
        driver = Driver()
        driver.deal()
        thoughts.follow(driver.table, now=0)
        await pending(lambda: crew.executor.asked)
        driver.bot(1, Ready(on=True))
        thoughts.follow(driver.table, now=0)
        assert not thoughts
        crew.executor.asked[0][1].set_result(encode((Ready(on=True),)))
        await tasks.stop()
        assert not woken
        assert thoughts.answer(driver.table, now=10_000) == ()

    run(test)
