"""Bots that are not asked: they lay cards out of turn, after a while, and nobody waits for them."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from shithead.bots.levels import MANNERS, Level
from shithead.cards import Card
from shithead.engine.deal import deal_pack, pack_for
from shithead.engine.events import Event, PileBurned, Played
from shithead.engine.moves import Move, PickUp, Play, Ready
from shithead.engine.view import View
from shithead.notation.cards import parse_cards
from shithead.protocol.codec import encode
from shithead.protocol.messages import Ack, Nack
from shithead.rules.code import parse_code
from shithead.server import thinking
from shithead.server.processes import Processes
from shithead.server.settings import Settings
from shithead.table.clock import NO_WAITING, bot_delay, draw, interruption_delay
from shithead.table.commands import ChooseLevel, Deal, Join
from shithead.table.updates import Stage, Update
from tests.secrecy.stage import ScriptedDealer
from tests.server.support import SLOW, HandClock, Here, Person, live, pending, run
from tests.server.test_bots import SlowCrew
from tests.server.test_play import next_move
from tests.server.test_thinkers import is_gone

COMPLETES = "classic+starter=lead_seat+out_of_turn=complete"
JUMPS = "tabletop+starter=lead_seat+out_of_turn=jump_in"
CALLS = "classic+out_of_turn=jump_in"
"""With a window for calling."""
LINK = "interruptions"
MANNER = MANNERS[Level.CASUAL]
FOURS = {0: "4C 4D 4H", 1: "6C 7C 8C", 2: "4S JC JD", 3: "QC QD QH"}
"""The first seat lays three fours; the third one has the last."""
NO_FOURS = FOURS | {2: "9S JC JD"}
FIVES = {0: "4C 6C 7C", 1: "5C 5D JC"}
"""After the first two plays a five lies on top, and who laid it has another."""


class Eager:
    """Exchanges nothing, makes the first legal move, and jumps in whenever it can."""

    def choose(self, view: View, events: Sequence[Event], rng: object) -> Move:
        """Make the first legal move."""
        return Ready(on=True) if Ready(on=True) in view.legal else view.legal[0]

    def interrupt(self, view: View, events: Sequence[Event], rng: object) -> Move | None:
        """Lay the first cards that may be laid."""
        return next((move for move in view.legal if isinstance(move, Play)), None)


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """All bots are eager."""
    monkeypatch.setattr(thinking, "_bot", lambda name, rules: Eager())


def arranged(code: str, hands: dict[int, str]) -> tuple[Card, ...]:
    """A pack that deals these hands."""
    rules = parse_code(code)
    pack = list(pack_for(rules, len(hands)))
    usual = deal_pack(rules, tuple(pack), len(hands), 0).hands
    places = {seat: [pack.index(card) for card in usual[seat]] for seat in hands}
    for seat, text in hands.items():
        for place, card in zip(places[seat], parse_cards(text), strict=True):
            other = pack.index(card)
            pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


class Sitting:
    """Two people, or one, and bots at a table at which the cards are dealt."""

    def __init__(self, clock: HandClock, people: list[Person]) -> None:
        self.clock = clock
        self.people = people

    @property
    def now(self) -> View:
        """The game as the first person sees it."""
        game = self.people[0].updates[-1].view.game
        assert game is not None
        return game

    def delay(self, seat: int) -> int:
        """After how long a bot that is not asked may lay cards."""
        return interruption_delay(SLOW, draw(LINK, self.now.decision, seat), MANNER)

    async def settle(self) -> None:
        """Let everything happen that can happen now: until two commands in a row bring no news."""
        quiet = 0
        while quiet < 2:
            known = len(self.people[0].updates)
            for person in self.people:
                assert isinstance(await person.do(ChooseLevel(seat=0, level=Level.CASUAL)), Nack)
                await person.catch_up()
            quiet = quiet + 1 if len(self.people[0].updates) == known else 0

    async def turn(self, milliseconds: int) -> None:
        """Turn the clock, and let happen what is due."""
        self.clock.turn(milliseconds)
        await self.settle()

    async def act(self, person: int, move: Move) -> Ack | Nack:
        """Let a person move."""
        answer = await self.people[person].act(move)
        await self.settle()
        return answer

    def laid(self, seat: int) -> list[Played]:
        """What a seat has laid."""
        events = (event for update in self.people[0].updates for event in update.events)
        return [event for event in events if isinstance(event, Played) and event.seat == seat]


@asynccontextmanager
async def sitting(code: str, hands: dict[int, str], people: int, **parts: Any) -> AsyncIterator[Sitting]:
    """A table of a real server, up to the first lead."""
    clock = HandClock()
    dealer = ScriptedDealer(arranged(code, hands))
    parts = {"hire": lambda: Here(None), **parts}
    async with live(
        Settings(pace=SLOW), clock=clock, dealer_rng=dealer, make_link=lambda: LINK, **parts
    ) as server:
        ada, *others = (Person(server) for _ in range(people))
        link = await ada.open(code, seats=len(hands))
        await ada.connect(link)
        for person in others:
            await person.connect(link)
            assert isinstance(await person.do(Join(name="Bea")), Ack)
        table = Sitting(clock, [ada, *others])
        assert isinstance(await ada.do(Deal(decision=ada.updates[-1].view.decision)), Ack)
        await table.settle()
        for number in range(people):
            await table.act(number, Ready(on=True))
        await table.turn(2000)
        assert table.now.turn == 0
        yield table


def cards(text: str) -> tuple[Card, ...]:
    """Cards from their texts."""
    return parse_cards(text)


@pytest.mark.usefixtures("eager")
def test_a_bot_completes_four_of_a_kind_after_its_delay() -> None:
    """Not a millisecond before, once, and the person on turn is asked again afterwards."""

    async def test() -> None:
        async with sitting(COMPLETES, FOURS, people=2) as table:
            await table.act(0, Play(cards("4C 4D 4H")))
            delay = table.delay(2)
            assert 720 <= delay <= 1620
            await table.turn(delay - 1)
            assert (table.now.turn, table.laid(2)) == (1, [])
            await table.turn(1)
            assert [event.cards for event in table.laid(2)] == [cards("4S")]
            burned = [event for update in table.people[0].updates for event in update.events]
            assert sum(isinstance(event, PileBurned) for event in burned) == 1
            assert (table.now.pile, table.now.turn) == ((), 2)

    run(test)


@pytest.mark.usefixtures("eager")
def test_a_person_who_moves_first_is_first() -> None:
    """The bot's answer is dropped: it lays nothing then, and nobody is told that it could have."""

    async def test() -> None:
        async with sitting(COMPLETES, FOURS, people=2) as table:
            await table.act(0, Play(cards("4C 4D 4H")))
            delay = table.delay(2)
            await table.turn(delay - 1)
            assert isinstance(await table.act(1, Play(cards("6C"))), Ack)
            asked = table.now
            assert asked.turn == 2
            await table.turn(1)
            assert (table.now, table.laid(2)) == (asked, [])
            await table.turn(2000)
            assert len(table.laid(2)) <= 1
            assert all(event.cards != cards("4S") for event in table.laid(2))

    run(test)


@pytest.mark.usefixtures("eager")
def test_a_bot_jumps_in_between_two() -> None:
    """Of two seats: it lays a five in turn, and out of turn another one, unless the person is faster."""

    async def test(*, quick: bool) -> None:
        async with sitting(JUMPS, FIVES, people=1) as table:
            await table.act(0, Play(cards("4C")))
            await table.turn(1300)
            assert table.now.turn == 0
            assert [event.cards for event in table.laid(1)] == [cards("5C")]
            await table.turn(table.delay(1) - 301)
            if quick:
                assert isinstance(await table.act(0, Play(cards("6C"))), Ack)
            await table.turn(301)
            laid = [cards("5C")] if quick else [cards("5C"), cards("5D")]
            assert [event.cards for event in table.laid(1)] == laid

    run(lambda: test(quick=False))
    run(lambda: test(quick=True))


@pytest.mark.usefixtures("eager")
def test_a_late_command_of_a_person_is_stale() -> None:
    """Who answers what is not open any more is told so, and the bot's cards lie there once."""

    async def test() -> None:
        async with sitting(COMPLETES, FOURS, people=2) as table:
            await table.act(0, Play(cards("4C 4D 4H")))
            slow = table.people[1]
            decision = slow.updates[-1].view.decision
            await table.turn(table.delay(2))
            assert slow.updates[-1].view.decision > decision
            slow.updates.append(
                replace(slow.updates[-1], view=replace(slow.updates[-1].view, decision=decision))
            )
            assert isinstance(await table.act(1, PickUp()), Nack)
            assert len(table.laid(2)) == 1

    run(test)


async def bot_on_turn(hands: dict[int, str], aside: Here | SlowCrew) -> list[Update]:
    """A bot on turn moves after three fours, at the instant drawn for it; returns what a person was sent."""
    async with sitting(COMPLETES, hands, people=1, hire_aside=lambda: aside) as table:
        await table.act(0, Play(cards("4C 4D 4H")))
        drawn = draw(LINK, table.now.decision, 1)
        await table.turn(bot_delay(SLOW, drawn, MANNER, calling=False) - 1)
        assert (table.now.turn, table.laid(1)) == (1, [])
        await table.turn(1)
        assert len(table.laid(1)) == 1
        return table.people[0].updates


class Patient(Eager):
    """Sees that it could jump in, and does not."""

    def interrupt(self, view: View, events: Sequence[Event], rng: object) -> Move | None:
        """Let others move."""
        return None


def test_nobody_sees_whether_a_bot_could_jump_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot on turn moves at the same instant, as many are asked, and what is sent is the same."""
    monkeypatch.setattr(thinking, "_bot", lambda name, rules: Patient())

    async def test() -> None:
        could, could_not = Here(None), Here(None)
        assert encode(await bot_on_turn(FOURS, could)) == encode(await bot_on_turn(NO_FOURS, could_not))
        assert len(could.executor.questions) == len(could_not.executor.questions) > 0

    run(test)


@pytest.mark.usefixtures("eager")
def test_who_is_on_turn_waits_for_nobody_who_is_not() -> None:
    """Bots that are not asked may hang: the one that is asked answers at its instant all the same."""

    async def test() -> None:
        hanging = SlowCrew()
        await bot_on_turn(FOURS, hanging)
        assert hanging.executor.asked

    run(test)


def test_a_game_out_of_turn_with_real_workers() -> None:
    """Some are hired for who is asked, and others for who is not; all are gone when the server stops."""

    async def test() -> None:
        crews: dict[bool, Processes] = {}

        def hire(*, yielding: bool) -> Processes:
            crews[yielding] = Processes(1, yielding=yielding)
            return crews[yielding]

        usual, aside = partial(hire, yielding=False), partial(hire, yielding=True)
        async with live(Settings(pace=NO_WAITING), hire=usual, hire_aside=aside) as server:
            person = Person(server)
            await person.connect(await person.open(JUMPS, seats=4, others=False))
            await until_over(person)
            assert person.updates[-1].view.games == 1
            running = [pid for crew in crews.values() for pid in crew.pids]
            assert len(running) == len(crews) == 2
        await pending(lambda: all(map(is_gone, running)))

    run(test)


async def until_over(person: Person) -> None:
    """Let a person play on; where somebody was faster, they look again."""
    while person.updates[-1].view.stage is Stage.PLAYING:
        move = next_move(person)
        if move is None:
            await person.receive()
            continue
        answer = await person.act(move)
        if isinstance(answer, Ack):
            await person.until_version(answer.version)
