"""Commands: answered exactly once, whatever the network does; nothing wrong changes anything."""

import asyncio
import random

import pytest

from shithead.engine.moves import Ready, Swap
from shithead.errors import Code
from shithead.protocol.messages import PROTOCOL_VERSION, Ack, Nack, Ping, Pong, Presence, Resume
from shithead.server.limits import Limits
from shithead.server.settings import Settings
from shithead.table.commands import Act, Configure, Deal, Join, Leave
from shithead.table.updates import Stage
from tests.protocol.malformed import ID, MALFORMED, ODD
from tests.server.support import SLOW, HandClock, Person, live, run

COMMAND = "c0" * 16


async def dealt(person: Person) -> str:
    """Let a person open a table with one bot and connect; returns its link."""
    link = await person.open(seats=2, others=False)
    await person.connect(link)
    return link


def test_a_repeated_command_gets_the_same_answer() -> None:
    """Sent three times, done once: the version does not move and the deal does not change."""

    async def test() -> None:
        async with live(Settings(pace=SLOW)) as server:
            person = Person(server)
            await dealt(person)
            game = person.updates[-1].view.game
            assert game is not None
            swap = Act(decision=person.updates[-1].view.decision, move=game.legal[0])
            answers = [await person.do(swap, COMMAND) for _ in range(3)]
            assert answers[0] == answers[1] == answers[2] == Ack(id=COMMAND, version=2)
            assert [update.version for update in person.updates] == [1, 2]

    run(test)


def test_a_repeated_command_is_answered_on_another_socket() -> None:
    """The answer was lost with the socket: the new one gets it, though the decision is gone."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            link = await person.open(seats=2)
            await person.connect(link)
            deal = Deal(decision=0)
            first = await person.do(deal, COMMAND)
            await person.close()
            await person.connect(link)
            assert await person.do(deal, COMMAND) == first
            assert isinstance(first, Ack)

    run(test)


def test_an_id_cannot_be_used_for_something_else() -> None:
    """The same id with another command is refused; the first answer stands."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect(await person.open(seats=2))
            first = await person.do(Deal(decision=0), COMMAND)
            second = await person.do(Leave(), COMMAND)
            assert isinstance(second, Nack)
            assert second.code == Code.ID_REUSED
            assert await person.do(Deal(decision=0), COMMAND) == first

    run(test)


def test_ids_belong_to_their_sender() -> None:
    """Two people may use the same id."""

    async def test() -> None:
        async with live() as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open(seats=2)
            await ada.connect(link)
            await bea.connect(link)
            assert isinstance(await bea.do(Join(name="Bea"), COMMAND), Ack)
            assert isinstance(await ada.do(Deal(decision=0), COMMAND), Ack)

    run(test)


def test_a_repeated_refusal_is_the_same_refusal() -> None:
    """Although the reason may be gone by then."""

    async def test() -> None:
        clock = HandClock()
        async with live(clock=clock) as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open(seats=2)
            await ada.connect(link)
            await bea.connect(link)
            first = await bea.do(Deal(decision=0), COMMAND)
            await bea.do(Join(name="Bea"))
            await ada.close()
            await bea.until(lambda each: isinstance(each, Presence) and each.host == 1)
            assert await bea.do(Deal(decision=0), COMMAND) == first
            hasty = await bea.do(Deal(decision=0))
            assert (isinstance(hasty, Nack), getattr(hasty, "code", "")) == (True, Code.JUST_LEFT)
            clock.turn(Limits().away_ms)
            assert isinstance(await bea.do(Deal(decision=0)), Ack)

    run(test)


def test_a_stale_command_says_so() -> None:
    """Refused with the table's version, and nothing happens."""

    async def test() -> None:
        async with live(Settings(pace=SLOW)) as server:
            person = Person(server)
            await dealt(person)
            answer = await person.do(Act(decision=0, move=Ready(on=True)))
            assert isinstance(answer, Nack)
            assert (answer.code, answer.details) == (Code.STALE_DECISION, {"decision": 1})
            assert answer.version == person.updates[-1].version

    run(test)


def test_two_people_swap_at_the_same_moment() -> None:
    """Neither makes the other's command stale; each sees its own swap only."""

    async def test() -> None:
        async with live() as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open(seats=2)
            await ada.connect(link)
            await bea.connect(link)
            await bea.do(Join(name="Bea"))
            await ada.do(Deal(decision=0))
            for person in (ada, bea):
                await person.until_update(lambda update: update.view.stage is Stage.PLAYING)
            answers = await asyncio.gather(*(swap_three_times(person) for person in (ada, bea)))
            assert all(isinstance(answer, Ack) for each in answers for answer in each)
            for person in (ada, bea):
                swaps = [update for update in person.updates if update.events and update.version > 2]
                seats = {getattr(event, "seat", None) for update in swaps for event in update.events}
                assert len(swaps) == 3
                assert seats == {person.updates[-1].view.you}

    async def swap_three_times(person: Person) -> list[Ack | Nack]:
        answers = []
        for _ in range(3):
            game = person.updates[-1].view.game
            assert game is not None
            assert isinstance(game.legal[0], Swap)
            answers.append(await person.act(game.legal[0]))
            await person.until_version(answers[-1].version)
        return answers

    run(test)


@pytest.mark.parametrize("stage", ["lobby", "playing"])
def test_nothing_malformed_does_harm(stage: str) -> None:
    """Every message that no client sends is refused with a code and changes nothing; the socket lives on."""

    async def test() -> None:
        async with live(Settings(pace=SLOW)) as server:
            person = Person(server)
            await person.connect(await person.open(seats=2, others=stage == "lobby"))
            before = person.updates[-1]
            for name, text in (MALFORMED | ODD).items():
                await person.send_raw(text)
                answer = await person.until(lambda each: isinstance(each, Nack))
                assert isinstance(answer, Nack)
                assert answer.version == before.version, name
                if name in MALFORMED:
                    assert answer.code == Code.MALFORMED, name
            await person.send_raw(b"\x00\xff binary")
            await person.until(lambda each: isinstance(each, Nack) and each.code == Code.MALFORMED)
            await person.send(Ping())
            await person.until(lambda each: isinstance(each, Pong))
            assert len(person.updates) == 1

    run(test)


def test_a_refusal_names_the_command_where_it_can_be_read() -> None:
    """A client whose command is malformed need not wait for an answer for ever."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect(await person.open())
            await person.send_raw(MALFORMED["unknown command"])
            answer = await person.until(lambda each: isinstance(each, Nack))
            assert isinstance(answer, Nack)
            assert answer.id == ID

    run(test)


def test_a_second_resume_is_refused() -> None:
    """A socket is resumed once."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect(await person.open())
            await person.send(Resume(protocol=PROTOCOL_VERSION))
            answer = await person.until(lambda each: isinstance(each, Nack))
            assert isinstance(answer, Nack)
            assert answer.code == Code.MALFORMED

    run(test)


def test_names_are_cleaned_at_the_door() -> None:
    """What is shown is the cleaned name; a bad one is refused."""

    async def test() -> None:
        async with live() as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open()
            await bea.connect(link)
            answer = await bea.do(Join(name="a\u202eb"))
            assert isinstance(answer, Nack)
            assert answer.code == Code.BAD_NAME
            await bea.do(Join(name="  Bea   B "))
            await bea.until_update(lambda update: update.view.seats[1].name == "Bea B")

    run(test)


def test_full_and_started_tables_say_so() -> None:
    """A visitor of a full or started table may watch and is told why there is no seat."""

    async def test() -> None:
        async with live() as server:
            ada, bea, eve = Person(server), Person(server), Person(server)
            link = await ada.open(seats=2)
            await ada.connect(link)
            await bea.connect(link)
            await bea.do(Join(name="Bea"))
            await eve.connect(link)
            full = await eve.do(Join(name="Eve"))
            await ada.do(Deal(decision=0))
            started = await eve.do(Join(name="Eve"))
            assert isinstance(full, Nack)
            assert isinstance(started, Nack)
            assert (full.code, started.code) == (Code.TABLE_FULL, Code.ALREADY_STARTED)
            update = await eve.until_update(lambda each: each.view.stage is Stage.PLAYING)
            assert update.view.you is None
            assert update.view.game is not None
            assert update.view.game.hand == ()

    run(test)


def test_many_joins_at_once_fill_each_seat_once() -> None:
    """Eight people want three seats in the same moment: three get one, five are told that there is none."""

    async def test() -> None:
        async with live() as server:
            ada = Person(server)
            link = await ada.open(seats=4)
            people = [Person(server) for _ in range(8)]
            await asyncio.gather(*(person.connect(link) for person in people))
            answers = await asyncio.gather(*(person.do(Join(name="Bea")) for person in people))
            taken = [answer for answer in answers if isinstance(answer, Ack)]
            full = [answer for answer in answers if isinstance(answer, Nack)]
            assert len(taken) == 3
            assert {answer.code for answer in full} == {Code.TABLE_FULL}

    run(test)


def test_the_deal_comes_from_the_given_chance() -> None:
    """With the same generator the same cards are dealt; by default it is the operating system's."""

    async def hand(seed: int) -> object:
        async with live(Settings(pace=SLOW), dealer_rng=random.Random(seed)) as server:
            person = Person(server)
            await dealt(person)
            game = person.updates[-1].view.game
            assert game is not None
            return game.hand

    async def test() -> None:
        assert await hand(1) == await hand(1) != await hand(2)

    run(test)


def test_the_host_configures_the_table() -> None:
    """Everybody sees the new rules and seats."""

    async def test() -> None:
        async with live() as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open(seats=2)
            await ada.connect(link)
            await bea.connect(link)
            await ada.do(Configure(rules="tabletop", seats=4))
            update = await bea.until_update(lambda each: len(each.view.seats) == 4)
            assert update.view.rules.preset == "tabletop"

    run(test)
