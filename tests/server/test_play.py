"""Whole games over real sockets."""

from shithead.engine.moves import Move, Ready
from shithead.protocol.messages import Ack
from shithead.server.settings import Settings
from shithead.table.commands import Deal, Join
from shithead.table.updates import Stage, Update
from tests.server.support import SLOW, HandClock, Person, live, run


def next_move(person: Person) -> Move | None:
    """A move that the person may make now and that brings the game on."""
    game = person.updates[-1].view.game
    moves = game.legal if game is not None else ()
    if Ready(on=False) in moves:
        return None
    return Ready(on=True) if Ready(on=True) in moves else next(iter(moves), None)


async def play_on(person: Person, *, moves: int = 10_000) -> None:
    """Let a person play until the game is over, or for so many moves."""
    while moves and person.updates[-1].view.stage is Stage.PLAYING:
        move = next_move(person)
        if move is None:
            await person.receive()
            continue
        answer = await person.act(move)
        moves -= 1
        await person.until_version(answer.version)


def test_a_game_against_bots() -> None:
    """Open, deal, play to the end, deal again."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            link = await person.open(seats=4, others=False)
            await person.connect(link)
            await play_on(person)
            assert person.updates[-1].view.games == 1
            answer = await person.do(Deal(decision=person.updates[-1].view.decision))
            assert isinstance(answer, Ack)
            await person.until_version(answer.version)
            await play_on(person)
            assert person.updates[-1].view.games == 2

    run(test)


def test_a_game_of_two_people() -> None:
    """Both see every version once and in order, and at the end the same result."""

    async def test() -> None:
        async with live(Settings(pace=SLOW), clock=HandClock()) as server:
            ada, bea = Person(server), Person(server)
            link = await ada.open(seats=2)
            await ada.connect(link)
            await bea.connect(link)
            await bea.do(Join(name="Bea"))
            await ada.until_update(lambda update: update.view.seats[1].name == "Bea")
            await ada.do(Deal(decision=ada.updates[-1].view.decision))
            for person in (ada, bea):
                await person.until_update(lambda update: update.view.stage is Stage.PLAYING)
            while ada.updates[-1].view.stage is Stage.PLAYING:
                for person, other in ((ada, bea), (bea, ada)):
                    move = next_move(person)
                    if move is None or person.updates[-1].view.stage is not Stage.PLAYING:
                        continue
                    answer = await person.act(move)
                    assert isinstance(answer, Ack)
                    for each in (person, other):
                        await each.until_version(answer.version)

        for person in (ada, bea):
            versions = [update.version for update in person.updates]
            assert versions == list(range(versions[0], versions[-1] + 1))
        assert ada.updates[-1].view.game is not None
        assert bea.updates[-1].view.game is not None
        assert ada.updates[-1].view.game.outcome == bea.updates[-1].view.game.outcome

    run(test)


def test_the_answer_comes_before_the_update() -> None:
    """Whoever did something hears first that it is done."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect(await person.open(seats=2, others=False))
            await person.act(Ready(on=True))
            kinds = [type(message) for message in person.messages]
            assert kinds.index(Ack) > kinds.index(Update)
            ack = next(message for message in person.messages if isinstance(message, Ack))
            later = await person.until_update(lambda update: update.version == ack.version)
            assert later.version == ack.version

    run(test)
