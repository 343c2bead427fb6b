"""A bad network: sockets die at any moment, and every command is sent again until it is answered."""

import random
from collections import Counter

import pytest
from websockets.exceptions import ConnectionClosed

from shithead.protocol.codec import encode
from shithead.protocol.messages import Ack, Do, Nack
from shithead.server.settings import Settings
from shithead.table.clock import Pace
from shithead.table.commands import Act, Command, Deal, Join
from shithead.table.entries import By, Moved
from shithead.table.updates import Stage
from tests.server.support import Person, live, run
from tests.server.test_clock import lasting_store
from tests.server.test_play import next_move


class Unlucky(Person):
    """Somebody whose socket dies often, before or after a command was heard."""

    rng = random.Random(0)
    link = ""
    answers: list[Ack | Nack]

    async def again(self) -> None:
        """Connect again and resume."""
        await self.connect(self.link, self.updates[-1].version if self.updates else -1)

    async def insist(self, command: Command) -> Ack | Nack:
        """Send a command under one id until its answer is heard."""
        command_id = next(self._ids)
        while True:
            chance = self.rng.random()
            try:
                if chance < 0.2:
                    await self.close()
                    await self.again()
                if chance < 0.5:
                    await self.send(Do(id=command_id, command=command))
                    await self.close()
                    await self.again()
                return await self.do(command, command_id)
            except ConnectionClosed:
                await self.again()


@pytest.mark.parametrize("seed", range(3))
def test_every_command_is_done_exactly_once(seed: int) -> None:
    """However often it was sent; and at the end everybody sees the same game, to the byte."""

    async def test() -> None:
        pace = Pace(bot_ms=0, call_ms=1)
        async with lasting_store() as store, live(Settings(pace=pace), store=store) as server:
            people = [Unlucky(server) for _ in range(3)]
            ada = people[0]
            link = await ada.open(seats=4)
            for number, person in enumerate(people):
                person.link, person.rng = link, random.Random(seed * 10 + number)
                await person.again()
                if person is not ada:
                    await person.insist(Join(name="X"))
            await ada.insist(Deal(decision=0))
            done = Counter[int]()
            moves = 0
            while ada.updates[-1].view.stage is not Stage.RESULT and moves < 120:
                for seat, person in enumerate(people):
                    await person.again()
                    move = next_move(person)
                    if move is None:
                        continue
                    answer = await person.insist(Act(decision=person.updates[-1].view.decision, move=move))
                    moves += 1
                    done[seat] += isinstance(answer, Ack)
            log = await store.load(link)
            assert Counter(e.seat for e in log if isinstance(e, Moved) and e.by is By.PERSON) == done
            for person in people:
                await person.close()
                update = await Person(server, person.secret).connect(link)
                await person.again()
                assert encode(update.view) == encode(person.updates[-1].view)

    run(test)
