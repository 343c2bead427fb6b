"""Coming back: the tail or a snapshot, two tabs, and who is there."""

import pytest

from shithead.engine.moves import Ready
from shithead.errors import Code
from shithead.protocol.codec import encode
from shithead.protocol.messages import PROTOCOL_VERSION, Ack, Bye, Nack, Presence, Resume
from shithead.server.limits import Limits
from shithead.server.settings import Settings
from shithead.table.commands import Deal, HandOver, Join, Leave
from shithead.table.updates import Occupant, Stage
from tests.server.support import SLOW, HandClock, Live, Person, live, run
from tests.server.test_play import next_move, play_on


async def pair(server: Live) -> tuple[Person, Person, str]:
    """Two people at a table, dealt."""
    ada, bea = Person(server), Person(server)
    link = await ada.open(seats=2)
    await ada.connect(link)
    await bea.connect(link)
    await bea.do(Join(name="Bea"))
    await ada.do(Deal(decision=0))
    for person in (ada, bea):
        await person.until_update(lambda update: update.view.stage is Stage.PLAYING)
    return ada, bea, link


async def swaps(person: Person, count: int) -> None:
    """Let a person exchange cards."""
    for _ in range(count):
        game = person.updates[-1].view.game
        assert game is not None
        answer = await person.act(game.legal[0])
        await person.until_version(answer.version)


def test_who_was_away_a_moment_gets_what_was_missed() -> None:
    """The tail has every version once, with its events, and ends where the live view is."""

    async def test() -> None:
        async with live() as server:
            ada, bea, link = await pair(server)
            version = bea.updates[-1].version
            await swaps(ada, 2)
            shadow = Person(server, ada.secret)
            await shadow.connect(link, version)
            missed = [update.version for update in shadow.updates]
            assert missed == [version + 1, version + 2]
            assert not any(update.snapshot for update in shadow.updates)
            assert [update.events for update in shadow.updates] == [
                update.events for update in ada.updates[-2:]
            ]
            assert shadow.updates[-1].view == ada.updates[-1].view

    run(test)


def test_a_snapshot_equals_the_live_view() -> None:
    """At every step of a game, for a seat and for a spectator, to the byte."""

    async def test() -> None:
        async with live() as server:
            ada, eve = Person(server), Person(server)
            link = await ada.open(seats=3, others=False)
            await ada.connect(link)
            await eve.connect(link)
            while ada.updates[-1].view.stage is Stage.PLAYING:
                move = next_move(ada)
                if move is None:
                    await ada.receive()
                    continue
                await ada.until_version((await ada.act(move)).version)
            seats = ada.updates[-1]
            await eve.until_update(lambda update: update.view.stage is Stage.RESULT)
            for person, secret in ((ada, ada.secret), (eve, eve.secret)):
                again = Person(server, secret)
                update = await again.connect(link)
                assert update.snapshot
                assert encode(update.view) == encode(person.updates[-1].view)
            assert seats.view.games == 1

    run(test)


def test_too_old_a_version_gets_a_snapshot() -> None:
    """What is not kept in memory is not missed: the snapshot says it all."""

    async def test() -> None:
        async with live(limits=Limits(history=2)) as server:
            ada, _, link = await pair(server)
            await swaps(ada, 4)
            for version in (-1, 0, 1, 10_000, -(2**62)):
                again = Person(server, ada.secret)
                update = await again.connect(link, version)
                assert update.snapshot
                assert update.view == ada.updates[-1].view

    run(test)


def test_nothing_missed_still_gets_an_answer() -> None:
    """A client that is up to date hears so."""

    async def test() -> None:
        async with live() as server:
            ada, _, link = await pair(server)
            again = Person(server, ada.secret)
            update = await again.connect(link, ada.updates[-1].version)
            assert (update.snapshot, update.version) == (True, ada.updates[-1].version)

    run(test)


def test_the_last_tab_wins() -> None:
    """The older one is told so and closed; it is not to come back by itself."""

    async def test() -> None:
        async with live() as server:
            ada, bea, link = await pair(server)
            newer = Person(server, ada.secret)
            await newer.connect(link)
            bye = await ada.until(lambda each: isinstance(each, Bye))
            assert bye == Bye(code=Code.TAKEN_OVER)
            assert await ada.closed() == 1000
            await swaps(newer, 1)
            assert newer.presence is not None
            assert newer.presence.present == (0, 1)
            assert not any(isinstance(each, Presence) and each.present == (1,) for each in bea.messages)

    run(test)


def test_a_name_opens_no_seat() -> None:
    """Somebody else with the link and the same name does not get the seat of who is away."""

    async def test() -> None:
        async with live() as server:
            ada, bea, link = await pair(server)
            await bea.close()
            await ada.until(lambda each: isinstance(each, Presence) and each.present == (0,))
            eve = Person(server)
            update = await eve.connect(link)
            answer = await eve.do(Join(name="Bea"))
            assert update.view.you is None
            assert isinstance(answer, Nack)
            assert answer.code == Code.ALREADY_STARTED

    run(test)


def test_presence_says_for_whom_the_table_waits() -> None:
    """Who is gone, who has the buttons, and that the seat can be handed over; all of it undone on return."""

    async def test() -> None:
        clock = HandClock()
        async with live(Settings(pace=SLOW), clock=clock) as server:
            ada, bea, link = await pair(server)
            await ada.close()
            gone = await bea.until(lambda each: isinstance(each, Presence) and each.present == (1,))
            assert gone == Presence(present=(1,), host=1, waiting_for=(0,))
            hasty = await bea.do(HandOver(seat=0))
            assert (isinstance(hasty, Nack), getattr(hasty, "code", "")) == (True, Code.JUST_LEFT)
            clock.turn(Limits().away_ms)
            assert isinstance(await bea.do(HandOver(seat=0)), Ack)
            covered = await bea.until(lambda each: isinstance(each, Presence))
            assert covered == Presence(present=(1,), host=1, waiting_for=())
            await ada.connect(link)
            back = await bea.until(lambda each: isinstance(each, Presence))
            assert back == Presence(present=(0, 1), host=0, waiting_for=())

    run(test)


def test_a_stand_in_plays_until_the_person_is_back() -> None:
    """The bot moves in its time; back again, the person plays from the next decision on."""

    async def test() -> None:
        clock = HandClock()
        async with live(Settings(pace=SLOW), clock=clock) as server:
            ada, bea, link = await pair(server)
            await ada.close()
            await bea.until(lambda each: isinstance(each, Presence) and each.waiting_for == (0,))
            clock.turn(Limits().away_ms)
            await bea.do(HandOver(seat=0))
            clock.turn(2000)
            update = await bea.until_update(
                lambda each: each.view.game is not None and each.view.game.seats[0].ready
            )
            assert update.view.seats[0].bot == 0
            again = await ada.connect(link, -1)
            mine = await ada.until_update(lambda each: each.view.seats[0].bot is None)
            assert again.view.you == mine.view.you == 0
            assert isinstance(await ada.act(next(iter(mine.view.game.legal if mine.view.game else ()))), Ack)

    run(test)


@pytest.mark.parametrize("link", ["nosuchtable", "x" * 500])
def test_a_socket_to_no_table_is_told_so(link: str) -> None:
    """The client need not try again."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect_only(link)
            await person.send(Resume(protocol=PROTOCOL_VERSION))
            assert await person.receive() == Bye(code=Code.NO_SUCH_TABLE)
            assert await person.closed() == 1000

    run(test)


def test_another_protocol_is_told_so() -> None:
    """A page from before an update has to be loaded again."""

    async def test() -> None:
        async with live() as server:
            person = Person(server)
            await person.connect_only(await person.open())
            await person.send(Resume(protocol=PROTOCOL_VERSION + 1))
            assert await person.receive() == Bye(code=Code.WRONG_VERSION)

    run(test)


def test_a_guest_without_a_secret_is_told_so() -> None:
    """Cookies are off, or the page was never loaded."""

    async def test() -> None:
        async with live() as server:
            link = await Person(server).open()
            nobody = Person(server, "short")
            await nobody.connect_only(link)
            assert await nobody.receive() == Bye(code=Code.NO_GUEST)

    run(test)


def test_versions_go_on_after_a_game_was_watched_and_resumed() -> None:
    """Resume works across the end of a game and the next deal."""

    async def test() -> None:
        async with live() as server:
            ada = Person(server)
            link = await ada.open(seats=2, others=False)
            await ada.connect(link)
            await play_on(ada)
            version = ada.updates[-1].version
            await ada.do(Deal(decision=ada.updates[-1].view.decision))
            again = Person(server, ada.secret)
            await again.connect(link, version)
            assert again.updates[0].version == version + 1
            assert again.updates[0].view.stage is Stage.PLAYING

    run(test)


def test_who_leaves_between_games_goes_on_watching() -> None:
    """The seat is a bot's; what comes is a snapshot, since a spectator counts versions in another way."""

    async def test() -> None:
        async with live() as server:
            ada, bea, _ = await pair(server)
            for person in (ada, bea):
                await swaps(person, 2)
                await person.act(Ready(on=True))
            while bea.updates[-1].view.stage is Stage.PLAYING:
                for person in (ada, bea):
                    await person.catch_up()
                    move = next_move(person)
                    if move is not None:
                        await person.until_version((await person.act(move)).version)
            answer = await bea.do(Leave())
            update = await bea.until_update(lambda each: each.view.you is None)
            assert isinstance(answer, Ack)
            assert (update.snapshot, update.version) == (True, answer.version)
            assert update.view.seats[1].occupant is Occupant.BOT

    run(test)


@pytest.mark.parametrize("behind", [1, Limits().history - 1, Limits().history, Limits().history + 1, 70])
def test_however_far_somebody_is_behind_they_get_back_in(behind: int) -> None:
    """What is missed comes as a tail that fits into what may wait for a socket, or as a snapshot."""

    async def test() -> None:
        async with live(Settings(pace=SLOW), clock=HandClock(), limits=Limits(message_burst=1000)) as server:
            ada, bea, link = await pair(server)
            for number in range(75):
                await bea.act(Ready(on=number % 2 == 0))
            await bea.catch_up()
            newest = await ada.until_version(bea.updates[-1].version)
            await ada.close()
            ada.updates.clear()
            latest = await ada.connect(link, newest.version - behind)
            tail = [update.version for update in ada.updates if not update.snapshot]
            missed = list(range(newest.version - behind + 1, newest.version + 1))

            assert latest.version == newest.version
            assert tail == (missed if behind <= Limits().history else [])

    run(test)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_how_far_back_one_can_resume_says_nothing_about_others_swaps(count: int) -> None:
    """The oldest version that is answered with a tail is the same however often the opponent swapped."""

    async def test() -> None:
        async with live(Settings(pace=SLOW), clock=HandClock(), limits=Limits(message_burst=1000)) as server:
            ada, bea, link = await pair(server)
            for number in range(Limits().history + 4):
                await bea.act(Ready(on=number % 2 == 0))
            await ada.catch_up()
            await swaps(ada, count)
            await bea.catch_up()
            newest = bea.updates[-1].version
            kinds = []
            for behind in (Limits().history, Limits().history + 1):
                await bea.close()
                bea.updates.clear()
                await bea.connect(link, newest - behind)
                kinds.append(bea.updates[0].snapshot)

            assert kinds == [False, True]

    run(test)
