"""Who is away, who plays for them, and how they come back."""

import pytest

from shithead.engine.moves import Ready
from shithead.engine.state import Phase
from shithead.errors import Code
from shithead.table.commands import Act, HandOver, Leave
from shithead.table.project import table_view, waiting_for
from shithead.table.updates import Occupant, Stage
from tests.table.support import GUEST, HOST, STRANGER, Driver, playing
from tests.table.test_game import calling
from tests.table.test_lobby import refused


def bot_of(driver: Driver, seat: int) -> int | None:
    """The number of the bot that plays a seat."""
    return driver.table.chairs[seat].bot


def test_the_table_waits_for_who_is_away() -> None:
    """An absent person who has to act is waited for, in the swap phase too; one who has acted is not."""
    driver = playing()
    driver.act(HOST, Ready(on=True))
    driver.present = set()

    assert waiting_for(driver.table, driver.present) == (1,)


def test_nobody_waits_in_a_window_for_calling() -> None:
    """The window ends by itself, so nobody holds it up."""
    driver = calling()

    assert waiting_for(driver.table, frozenset()) == ()


def test_a_bot_can_play_for_who_is_away() -> None:
    """Anyone seated may hand the seat over; the person stays the person."""
    driver = playing()
    driver.present.discard(GUEST)

    driver.hand_over(HOST, 1)

    chair = driver.table.chairs[1]
    assert (chair.occupant, chair.guest, chair.bot) == (Occupant.PERSON, GUEST, 0)
    assert waiting_for(driver.table, driver.present) == ()


@pytest.mark.parametrize(
    ("sender", "seat", "code"),
    [
        (HOST, 1, Code.SEAT_PRESENT),
        (HOST, 0, Code.SEAT_PRESENT),
        (HOST, 2, Code.NO_SUCH_SEAT),
        (HOST, 7, Code.NO_SUCH_SEAT),
        (HOST, -1, Code.NO_SUCH_SEAT),
        (STRANGER, 1, Code.NOT_SEATED),
    ],
)
def test_refused_hand_overs(sender: str, seat: int, code: Code) -> None:
    """Present people, bots and seats that are not there cannot be handed over, nor by a stranger."""
    driver = playing(seats=3)

    assert refused(driver, sender, HandOver(seat=seat)).code == code


def test_a_seat_is_handed_over_once() -> None:
    """A second hand-over says that a bot plays there already."""
    driver = playing()
    driver.present.discard(GUEST)
    driver.hand_over(HOST, 1)

    assert refused(driver, HOST, HandOver(seat=1)).code == Code.SEAT_TAKEN


def test_who_comes_back_gets_the_seat_at_the_next_decision() -> None:
    """The stand-in still answers what is open for the seat; then the person is in control."""
    driver = playing()
    driver.present.discard(GUEST)
    driver.hand_over(HOST, 1)

    driver.come_back(GUEST)

    assert bot_of(driver, 1) is not None
    refusal = refused(driver, GUEST, Act(decision=driver.table.decision, move=Ready(on=True)))
    assert refusal.code == Code.SEAT_TAKEN
    driver.bot(1, Ready(on=True))
    assert bot_of(driver, 1) is None
    driver.act(GUEST, Ready(on=False))


def test_who_has_nothing_to_decide_gets_the_seat_at_once() -> None:
    """Nothing is open for the seat, so the person is in control immediately."""
    driver = playing()
    driver.act(GUEST, Ready(on=True))
    driver.present.discard(GUEST)
    driver.hand_over(HOST, 1)

    driver.come_back(GUEST)

    assert bot_of(driver, 1) is None


def test_the_person_plays_on_after_a_burn_of_the_stand_in() -> None:
    """A new decision of the same seat is the person's, not the bot's."""
    for seed in range(200):
        driver = playing(seed=seed)
        driver.present.discard(GUEST)
        driver.hand_over(HOST, 1)
        driver.start_play()
        while driver.table.stage is Stage.PLAYING and bot_of(driver, 1) is not None:
            seat = driver.table.acting[0]
            if seat == 1 and not driver.table.chairs[1].returning:
                driver.come_back(GUEST)
            before = driver.table.acting
            driver.step(seat, driver.legal(seat)[0])
            if seat == 1 and before == driver.table.acting:
                assert bot_of(driver, 1) is None
                return
    raise AssertionError("no game in which the stand-in burned")


def test_a_person_sees_no_moves_while_a_bot_plays_for_them() -> None:
    """What cannot be done is not offered."""
    driver = playing()
    driver.present.discard(GUEST)
    driver.hand_over(HOST, 1)

    game = table_view(driver.table, 1).game

    assert game is not None
    assert game.legal == ()


def test_coming_back_without_having_been_away_changes_nothing() -> None:
    """A person who plays in person takes nothing back; nor does a stranger."""
    driver = playing()
    before = driver.table

    driver.come_back(GUEST)
    driver.come_back(STRANGER)

    assert driver.table is before


def test_who_leaves_between_games_is_replaced_by_a_bot() -> None:
    """The next game is dealt with a bot on the seat, which keeps what the series counted."""
    driver = playing()
    driver.finish()
    losses = driver.table.chairs[1].losses

    driver.do(GUEST, Leave())
    driver.deal()

    chair = driver.table.chairs[1]
    assert (chair.occupant, chair.guest, chair.losses, chair.bot) == (Occupant.BOT, "", losses, 0)


def test_an_owner_who_leaves_between_games_passes_the_table_on() -> None:
    """The person who is left may deal the next game."""
    driver = playing()
    driver.finish()

    driver.do(HOST, Leave())

    assert driver.table.owner == 1


@pytest.mark.parametrize("steps", range(0, 60, 7))
def test_a_hand_over_works_at_every_ply(steps: int) -> None:
    """Wherever the game stands, a bot can take over and the game goes on to its end."""
    driver = playing(seats=3)
    for _ in range(steps):
        if driver.table.stage is Stage.PLAYING:
            seat = driver.table.acting[0]
            move = Ready(on=True) if driver.phase is Phase.SWAP else driver.legal(seat)[-1]
            driver.step(seat, move)
    if driver.table.stage is Stage.PLAYING:
        driver.present.discard(GUEST)
        driver.hand_over(HOST, 1)

    driver.finish()

    assert driver.table.games == 1


def test_bots_of_a_table_have_different_numbers() -> None:
    """A stand-in gets a number that no other bot has."""
    driver = Driver(seats=4)
    driver.join(GUEST)
    driver.deal()
    driver.present.discard(GUEST)

    driver.hand_over(HOST, 1)

    numbers = [chair.bot for chair in driver.table.chairs if chair.bot is not None]
    assert sorted(numbers) == [0, 1, 2]
