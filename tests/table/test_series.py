"""One game after the other: who deals, what is counted."""

import pytest

from shithead.engine.outcome import Outcome
from shithead.table.commands import Deal, Leave
from shithead.table.fold import fold_all
from shithead.table.updates import Stage
from tests.table.support import GUEST, HOST, Driver, playing


def outcome(driver: Driver) -> Outcome:
    """How the last game ended."""
    assert driver.table.game is not None
    assert driver.table.game.state.outcome is not None
    return driver.table.game.state.outcome


def test_the_loser_deals_next() -> None:
    """Game after game the seat that lost is the next dealer; a draw keeps the dealer (D11)."""
    driver = playing(seats=3)
    for _ in range(6):
        driver.finish()
        ended = outcome(driver)
        before = driver.table.game.state.dealer if driver.table.game else None
        driver.deal()
        dealer = driver.table.game.state.dealer if driver.table.game else None

        assert dealer == (before if ended.loser is None else ended.loser)


def test_the_same_seat_deals_where_the_rules_say_so() -> None:
    """In the preset idiot the dealer never changes."""
    driver = Driver(preset="idiot", seats=2)
    driver.deal()
    first = driver.table.dealer
    for _ in range(3):
        driver.finish()
        driver.deal()

    assert driver.table.dealer == first


def test_idiot_3_whoever_owns_the_table_leads_every_game() -> None:
    """idiot-3: the owner leads, from whichever seat; if they leave, the person who takes the table over."""
    driver = Driver(preset="idiot", seats=2)
    driver.join(GUEST)
    driver.do(HOST, Leave())
    driver.present.remove(HOST)
    leads = []
    for _ in range(2):
        driver.do(GUEST, Deal(decision=driver.table.decision))
        driver.start_play()
        leads.append(driver.table.acting)
        driver.finish()

    assert driver.table.seat_of(GUEST) == 1
    assert leads == [(1,), (1,)]


def test_the_first_dealer_is_drawn() -> None:
    """Over many tables every seat deals first."""
    dealers = {playing(seats=3, seed=seed).table.dealer for seed in range(40)}

    assert dealers == {0, 1, 2}


def test_losses_are_counted_by_seat() -> None:
    """Games are losses of somebody, or draws."""
    driver = playing(seats=3)
    for _ in range(4):
        driver.finish()
        driver.deal()
    table = driver.table

    assert table.games == 4
    assert sum(chair.losses for chair in table.chairs) + table.draws == 4


def test_the_record_is_of_the_last_finished_game() -> None:
    """It stays while the next game runs."""
    driver = playing()
    unfinished = driver.table.finished
    driver.finish()
    record = driver.table.finished
    driver.deal()

    assert unfinished is None
    assert record is not None
    assert driver.table.finished is record
    assert record.moves


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_number_of_seats_plays_to_the_end(seats: int) -> None:
    """One person and bots, as many as the rules take, twice."""
    driver = Driver(seats=seats)
    for _ in range(2):
        driver.deal()
        driver.finish()

    assert (driver.table.stage, driver.table.games) == (Stage.RESULT, 2)
    assert fold_all(driver.log) == driver.table
