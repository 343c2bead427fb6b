"""Before the first deal: who sits where, who may change what."""

import pytest

from shithead.engine.moves import Ready
from shithead.errors import Code, Refused
from shithead.table.commands import Act, Command, Configure, Deal, HandOver, Join, Leave
from shithead.table.seats import host_seat
from shithead.table.updates import Occupant, Stage
from tests.table.support import GUEST, HOST, STRANGER, THIRD, Driver


def refused(driver: Driver, sender: str, command: Command) -> Refused:
    """The refusal of a command, which must not have changed anything."""
    before = driver.table
    with pytest.raises(Refused) as refusal:
        driver.do(sender, command)
    assert driver.table is before
    return refusal.value


def test_opening_seats_the_owner_first() -> None:
    """Whoever opens a table sits on seat 0 and owns it."""
    table = Driver(seats=3).table

    assert (table.seat_of(HOST), table.owner, table.stage, table.version) == (0, 0, Stage.LOBBY, 0)


def test_who_joins_takes_the_first_free_seat() -> None:
    """Seats fill from the owner on, and every one raises the version by one."""
    driver = Driver(seats=3)

    driver.join(GUEST, THIRD)

    assert [chair.name for chair in driver.table.chairs] == ["Ada", "Guest", "Third"]
    assert driver.table.version == 2


@pytest.mark.parametrize(
    ("sender", "command", "code"),
    [
        (HOST, Join(name="Ada"), Code.ALREADY_SEATED),
        (STRANGER, Join(name="Eve"), Code.TABLE_FULL),
        (STRANGER, Leave(), Code.NOT_SEATED),
        (STRANGER, Deal(decision=0), Code.NOT_SEATED),
        (GUEST, Deal(decision=0), Code.NOT_HOST),
        (HOST, Deal(decision=7), Code.STALE_DECISION),
        (GUEST, Configure(rules="classic", seats=3), Code.NOT_HOST),
        (HOST, Configure(rules="nonsense", seats=3), Code.UNKNOWN_RULES),
        (HOST, Configure(rules="../classic", seats=3), Code.UNKNOWN_RULES),
        (HOST, Configure(rules="classic", seats=1), Code.TOO_FEW_SEATS),
        (HOST, Configure(rules="classic", seats=99), Code.TOO_MANY_SEATS),
        (HOST, Configure(rules="classic", seats=-(2**70)), Code.TOO_FEW_SEATS),
        (HOST, Act(decision=0, move=Ready(on=True)), Code.NOT_STARTED),
        (HOST, HandOver(seat=1), Code.NOT_STARTED),
    ],
)
def test_refusals_of_the_lobby(sender: str, command: Command, code: Code) -> None:
    """Each thing that may not be done before the first deal has its own code."""
    driver = Driver(seats=2)
    driver.join(GUEST)

    assert refused(driver, sender, command).code == code


def test_a_table_never_gets_fewer_seats_than_people() -> None:
    """Three people cannot be put on two seats."""
    driver = Driver(seats=3)
    driver.join(GUEST, THIRD)

    assert refused(driver, HOST, Configure(rules="classic", seats=2)).code == Code.TOO_FEW_SEATS


def test_configuring_moves_people_together() -> None:
    """A guest on the third seat moves up when the table gets smaller; the owner stays the owner."""
    driver = Driver(seats=3)
    driver.join(GUEST, THIRD)
    driver.do(GUEST, Leave())

    driver.do(HOST, Configure(rules="classic", seats=2))

    assert [chair.guest for chair in driver.table.chairs] == [HOST, THIRD]
    assert driver.table.owner == 0


def test_leaving_frees_the_seat() -> None:
    """A seat that was given up can be taken by somebody else."""
    driver = Driver(seats=2)
    driver.join(GUEST)

    driver.do(GUEST, Leave())
    driver.join(THIRD)

    assert driver.table.seat_of(THIRD) == 1


def test_ownership_passes_to_who_sat_down_first() -> None:
    """When the owner leaves, the person who has been there longest owns the table."""
    driver = Driver(seats=4)
    driver.join(GUEST, THIRD)
    driver.do(GUEST, Leave())
    driver.join(GUEST)

    driver.do(HOST, Leave())

    assert driver.table.owner == driver.table.seat_of(THIRD)


def test_an_empty_table_belongs_to_who_comes_next() -> None:
    """A table that everybody left is not lost: the next person owns it."""
    driver = Driver(seats=2)
    driver.do(HOST, Leave())

    driver.join(GUEST)

    assert (driver.table.seat_of(GUEST), driver.table.owner) == (0, 0)


def test_the_buttons_pass_while_the_owner_is_away() -> None:
    """An absent owner holds nobody up: of those present, who sat down first may deal."""
    driver = Driver(seats=3)
    driver.join(GUEST, THIRD)
    driver.present.discard(HOST)

    assert host_seat(driver.table.chairs, driver.table.owner, driver.present) == 1
    assert refused(driver, THIRD, Deal(decision=0)).code == Code.NOT_HOST
    driver.do(GUEST, Deal(decision=0))
    assert driver.table.stage is Stage.PLAYING
    driver.present.add(HOST)
    assert host_seat(driver.table.chairs, driver.table.owner, driver.present) == 0


def test_nobody_has_the_buttons_when_nobody_is_there() -> None:
    """Without a person present there is no host."""
    driver = Driver(seats=2)

    assert host_seat(driver.table.chairs, driver.table.owner, frozenset()) is None


def test_free_seats_take_bots_at_the_first_deal() -> None:
    """Bots are numbered from 0, and people keep their seats."""
    driver = Driver(seats=4)
    driver.join(GUEST)

    driver.deal()

    assert [chair.bot for chair in driver.table.chairs] == [None, None, 0, 1]
    assert driver.table.chairs[2].occupant is Occupant.BOT


def test_nobody_joins_after_the_first_deal() -> None:
    """A started table says so, also where a bot sits on the seat."""
    driver = Driver(seats=3)
    driver.deal()

    assert refused(driver, STRANGER, Join(name="Eve")).code == Code.ALREADY_STARTED
