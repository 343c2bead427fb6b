"""Bots at a table of the server: what they are asked, what they answer, and what if they do not."""

import asyncio
import random
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from shithead.bots.arranging import MAX_SWAPS
from shithead.engine.events import Event
from shithead.engine.moves import Move, Ready, Swap
from shithead.engine.state import Phase
from shithead.engine.view import View
from shithead.protocol.codec import decode, encode
from shithead.rules.model import Rules
from shithead.server import thinking
from shithead.server.bots import Bots, answer_of, question_of
from shithead.server.settings import Settings
from shithead.server.shift import PATIENCE_MS
from shithead.server.tasks import Tasks
from shithead.server.thinkers import Thinkers
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


@pytest.mark.parametrize("bot", ["flat-60", "beginner", "casual", "greedy", "maybe4"])
def test_a_bot_is_asked_once_before_play(bot: str) -> None:
    """However many exchanges it makes: neither its time nor a queue before the workers can tell."""
    lengths = set()
    for seed in range(40):
        crew = Here(bot)
        thinkers = Thinkers(HandClock(), lambda crew=crew: crew)  # type: ignore[misc]
        driver = Driver(seats=3, seed=seed)
        driver.deal()
        moves = asyncio.run(Bots(thinkers, thinkers, random.Random(1)).answer(driver.table, 1))
        assert len(crew.executor.questions) == 1
        assert moves[-1] == Ready(on=True)
        answer_of(driver.table, 1, moves, now=77)
        lengths.add(len(moves))

    assert len(lengths) > 2


class Restless:
    """Exchanges as long as it may, and then makes the last legal move."""

    def choose(self, view: View, events: Sequence[Event], rng: object) -> Move:
        """Exchange, if that is legal."""
        return next((move for move in view.legal if isinstance(move, Swap)), view.legal[-1])


class Stubborn(Restless):
    """Exchanges even where it is not offered to."""

    def choose(self, view: View, events: Sequence[Event], rng: object) -> Move:
        """Exchange the first hand card with the first one of the row."""
        return Swap(view.hand[0], view.seats[view.viewer or 0].face_up[0])


def at_once(monkeypatch: pytest.MonkeyPatch, driver: Driver, bot: object) -> tuple[tuple[Move, ...], Here]:
    """What a bot answers whose decision is open, and who was asked."""
    monkeypatch.setattr(thinking, "_bot", lambda name, rules: bot)
    crew = Here(None)
    thinkers = Thinkers(HandClock(), lambda: crew)
    bots = Bots(thinkers, thinkers, random.Random(1))
    return asyncio.run(bots.answer(driver.table, driver.table.acting[-1])), crew


@pytest.mark.parametrize("bot", [Restless(), Stubborn()])
def test_a_bot_that_never_stops_exchanging_is_dealt_in(
    monkeypatch: pytest.MonkeyPatch, bot: Restless
) -> None:
    """Before play, after so many exchanges as reach every arrangement; all of them are legal."""
    driver = Driver(seats=3)
    driver.deal()
    moves, crew = at_once(monkeypatch, driver, bot)
    assert len(moves) == MAX_SWAPS + 1
    assert moves[-1] == Ready(on=True)
    assert answer_of(driver.table, driver.table.acting[-1], moves, now=0)
    assert len(crew.executor.questions) == 1


def late() -> Driver:
    """A game in which a bot is on turn and may still exchange cards."""
    driver = Driver(preset="vtange", seats=3, seed=1)
    driver.deal()
    while driver.table.chairs[driver.table.acting[-1]].bot is None:
        seat = driver.table.acting[-1]
        driver.step(seat, driver.legal(seat)[-1])
    assert driver.phase is Phase.PLAY
    return driver


def test_a_bot_that_never_stops_exchanging_moves_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the play phase it is asked once more, offered no exchange, and makes a move of its own."""
    driver = late()
    legal = driver.legal(driver.table.acting[-1])
    moves, crew = at_once(monkeypatch, driver, Restless())
    assert all(isinstance(move, Swap) for move in moves[:MAX_SWAPS])
    (last,) = moves[MAX_SWAPS:]
    views = [decode(question.view, View) for question in crew.executor.questions]
    assert len(views) == MAX_SWAPS + 1
    assert all(any(isinstance(move, Swap) for move in view.legal) for view in views[:-1])
    assert not any(isinstance(move, Swap) for move in views[-1].legal)
    assert len(views[-1].legal) > 1
    assert last == views[-1].legal[-1]
    assert len(legal) > len(views[-1].legal)
    assert answer_of(driver.table, driver.table.acting[-1], moves, now=0)


def test_a_bot_that_exchanges_without_being_offered_to_makes_any_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An exchange would be legal still, and yet it comes to an end."""
    driver = late()
    moves, _ = at_once(monkeypatch, driver, Stubborn())
    assert len(moves) == MAX_SWAPS + 1
    assert not isinstance(moves[-1], Swap)
    assert answer_of(driver.table, driver.table.acting[-1], moves, now=0)


def test_a_bot_without_workers_makes_any_move() -> None:
    """Where none can be hired the game goes on."""

    def hire() -> Here:
        raise OSError(24, "Too many open files")

    thinkers = Thinkers(HandClock(), hire)
    driver = Driver(seats=3)
    driver.deal()
    bots = Bots(thinkers, thinkers, random.Random(1))
    assert asyncio.run(bots.answer(driver.table, 1)) == (Ready(on=True),)


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
    """Workers that do not hurry.

    Args:
        workers: so many.
    """

    def __init__(self, workers: int = 8) -> None:
        self.workers = workers
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
