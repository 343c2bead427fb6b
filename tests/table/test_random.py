"""Random commands of random people at random times: the promises of a table hold."""

from hypothesis import given
from hypothesis import strategies as st

from shithead.engine.moves import Pass, PickUp, Ready
from shithead.errors import Refused
from shithead.protocol.codec import decode, encode
from shithead.table.clock import Pace
from shithead.table.commands import Act, Command, Configure, Deal, HandOver, Join, Leave
from shithead.table.entries import Entry
from shithead.table.fold import fold_all
from shithead.table.timing import bot_turns
from shithead.table.updates import Occupant, Stage
from tests.table.support import GUEST, HOST, STRANGER, THIRD, Driver

GUESTS = (HOST, GUEST, THIRD, STRANGER)

commands: st.SearchStrategy[Command] = st.one_of(
    st.just(Join(name="X")),
    st.just(Leave()),
    st.builds(Configure, rules=st.sampled_from(["classic", "idiot", "tabletop"]), seats=st.integers(1, 7)),
    st.builds(HandOver, seat=st.integers(-1, 6)),
    st.builds(
        Act,
        decision=st.integers(0, 9),
        move=st.sampled_from([Ready(on=True), Ready(on=False), Pass(), PickUp()]),
    ),
)
steps = st.lists(
    st.tuples(
        st.sampled_from(["command", "deal", "move", "come", "go", "clock"]), st.sampled_from(GUESTS), commands
    ),
    max_size=60,
)


def perform(driver: Driver, kind: str, guest: str, command: Command) -> None:
    """One step of a story."""
    match kind:
        case "come":
            driver.come_back(guest)
        case "go":
            driver.present.discard(guest)
        case "clock":
            driver.now += 1000
            for turn in bot_turns(driver.table)[:1]:
                driver.bot(turn.seat, driver.rng.choice(driver.legal(turn.seat)))
            driver.wake()
        case "deal":
            driver.do(guest, Deal(decision=driver.table.decision))
        case "move":
            seat = driver.table.seat_of(guest)
            legal = () if seat is None else driver.legal(seat)
            if legal:
                driver.act(guest, driver.rng.choice(legal))
        case _:
            driver.do(guest, command)


def check(driver: Driver) -> None:
    """What always holds."""
    table = driver.table
    people = [chair.guest for chair in table.chairs if chair.is_person]
    bots = [chair.bot for chair in table.chairs if chair.bot is not None]
    assert len(people) == len(set(people))
    assert len(bots) == len(set(bots))
    assert 0 <= table.owner < len(table.chairs)
    assert table.chairs[table.owner].is_person or not people
    assert table.version == len(driver.log) - 1
    if table.stage is not Stage.LOBBY:
        assert all(chair.occupant is not Occupant.OPEN for chair in table.chairs)
    for viewer in (None, *range(len(table.chairs))):
        assert 0 <= table.shown_version(viewer) <= table.version


@given(st.integers(0, 2**32), st.integers(2, 5), steps)
def test_promises_of_a_table(seed: int, seats: int, story: list[tuple[str, str, Command]]) -> None:
    """A refusal changes nothing, decisions only rise, the log says it all, also after a trip through JSON."""
    driver = Driver(seats=seats, seed=seed, pace=Pace(bot_ms=500, call_ms=1500))
    for kind, guest, command in story:
        before, written = driver.table, len(driver.log)
        try:
            perform(driver, kind, guest, command)
        except Refused:
            assert (driver.table, len(driver.log)) == (before, written)
        assert driver.table.decision >= before.decision
        check(driver)

    log = [decode(encode(entry), Entry) for entry in driver.log]
    assert log == driver.log
    assert fold_all(log) == driver.table
