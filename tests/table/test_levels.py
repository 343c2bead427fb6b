"""How well bots play: chosen when a table opens and in its lobby, kept in its log, shown at its seats."""

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from shithead.bots.levels import DEFAULT_LEVEL, MANNERS, Level
from shithead.errors import Code, Refused
from shithead.protocol.codec import decode, encode
from shithead.table.clock import Pace, bot_delay
from shithead.table.commands import ChooseLevel, Configure
from shithead.table.entries import Entry, Opened
from shithead.table.fold import fold_all, open_table
from shithead.table.project import table_view
from shithead.table.table import Table
from shithead.table.timing import bot_turns
from tests.table.support import GUEST, HOST, STRANGER, Driver, playing


def shown(table: Table) -> list[Level | None]:
    """The level at each seat, as the host sees it."""
    return [seat.level for seat in table_view(table, 0).seats]


def opened(*levels: Level, seats: int = 4) -> Driver:
    """A table that somebody opened with these levels."""
    driver = Driver(seats=seats)
    first = driver.log[0]
    assert isinstance(first, Opened)
    entry = replace(first, levels=levels)
    driver.log, driver.table = [entry], open_table(entry)
    return driver


def test_a_table_opens_with_levels() -> None:
    """In the order of the seats; the usual one where none is named; a person has none."""
    assert shown(opened(Level.MASTER, Level.BEGINNER).table) == [
        None,
        Level.MASTER,
        Level.BEGINNER,
        DEFAULT_LEVEL,
    ]


def test_bots_have_the_level_of_the_seat_that_they_take() -> None:
    """From the deal on."""
    driver = opened(Level.MASTER, Level.BEGINNER, Level.EXPERT)
    driver.deal()

    assert shown(driver.table) == [None, Level.MASTER, Level.BEGINNER, Level.EXPERT]
    assert [chair.bot for chair in driver.table.chairs] == [None, 0, 1, 2]


def test_the_host_chooses_in_the_lobby() -> None:
    """For a free seat, as often as they like; it is in the log."""
    driver = Driver(seats=3)
    for level in (Level.MASTER, Level.CAREFUL):
        driver.do(HOST, ChooseLevel(seat=2, level=level))

    assert shown(driver.table) == [None, DEFAULT_LEVEL, Level.CAREFUL]
    assert fold_all(driver.log) == driver.table


@pytest.mark.parametrize(
    ("sender", "seat", "code"),
    [
        (STRANGER, 2, Code.NOT_SEATED),
        (GUEST, 2, Code.NOT_HOST),
        (HOST, 1, Code.SEAT_TAKEN),
        (HOST, 3, Code.NO_SUCH_SEAT),
        (HOST, -1, Code.NO_SUCH_SEAT),
    ],
)
def test_nobody_else_chooses_and_not_for_people(sender: str, seat: int, code: Code) -> None:
    """Each refusal says why."""
    driver = Driver(seats=3)
    driver.join(GUEST)

    with pytest.raises(Refused) as refused:
        driver.do(sender, ChooseLevel(seat=seat, level=Level.MASTER))
    assert refused.value.code == code


def test_levels_are_fixed_once_the_cards_are_dealt() -> None:
    """They belong to the time before the first deal."""
    driver = playing(seats=3)

    with pytest.raises(Refused) as refused:
        driver.do(HOST, ChooseLevel(seat=2, level=Level.MASTER))
    assert refused.value.code == Code.ALREADY_STARTED


def test_other_rules_and_seats_leave_the_levels() -> None:
    """Free seats keep theirs in their order; new ones have the usual one."""
    driver = opened(Level.MASTER, Level.BEGINNER, Level.EXPERT)
    driver.do(HOST, Configure(rules="tabletop", seats=3))
    driver.do(HOST, Configure(rules="tabletop", seats=4))

    assert shown(driver.table) == [None, Level.MASTER, Level.BEGINNER, DEFAULT_LEVEL]


def test_a_stand_in_plays_at_the_usual_level() -> None:
    """It is shown as long as it plays."""
    driver = playing(seats=2)
    driver.present.discard(GUEST)
    driver.hand_over(HOST, 1)

    assert shown(driver.table) == [None, DEFAULT_LEVEL]


def test_an_older_log_has_the_usual_level() -> None:
    """A log that says nothing of levels is read as before there were any."""
    driver = Driver(seats=3)
    driver.deal()
    bodies = [msgspec.json.decode(encode(entry)) for entry in driver.log]
    assert bodies[0].pop("levels") == []
    log = [decode(encode(body), Entry) for body in bodies]

    assert fold_all(log) == driver.table
    assert shown(driver.table) == [None, DEFAULT_LEVEL, DEFAULT_LEVEL]


def test_a_higher_level_seems_to_think_longer() -> None:
    """For one and the same draw, and before play too."""
    pace = Pace(bot_ms=1000, call_ms=5000)
    for arranging in (False, True):
        delays = [bot_delay(pace, 0.5, MANNERS[level], calling=False, arranging=arranging) for level in Level]
        assert all(one <= other for one, other in pairwise(delays))
        assert delays[0] < delays[-1]


def test_when_a_bot_answers_depends_on_its_level_and_on_no_card() -> None:
    """Two deals, the same instants."""
    instants = set()
    for seed in range(5):
        driver = opened(Level.BEGINNER, Level.MASTER, seats=3)
        driver.table = replace(driver.table, pace=Pace())
        driver.rng.seed(seed)
        driver.deal()
        instants.add(bot_turns(driver.table))

    assert len(instants) == 1
