"""What a table does by itself, and when."""

from shithead.bots.levels import DEFAULT_LEVEL, MANNERS, Manner
from shithead.engine.moves import LayOff, Ready, Swap
from shithead.engine.state import Phase
from shithead.table.clock import Pace, bot_delay, draw
from shithead.table.fold import fold_all
from shithead.table.timing import bot_turns, due, rearm, wake
from tests.table.support import GUEST, HOST, Driver, playing
from tests.table.test_game import calling

PACE = Pace(bot_ms=1000, call_ms=5000)
MANNER = MANNERS[DEFAULT_LEVEL]


def test_nothing_is_due_while_people_think() -> None:
    """Without bots and without a window the clock has nothing to do."""
    assert due(playing(pace=PACE).table) is None
    assert due(Driver(pace=PACE).table) is None


def test_bots_take_their_time() -> None:
    """A bot answers about its pace after the decision was opened."""
    driver = Driver(seats=3, pace=PACE)
    driver.now = 10_000
    driver.deal()

    turns = bot_turns(driver.table)

    assert {turn.seat for turn in turns} == {1, 2}
    assert all(10_800 <= turn.due <= 11_200 for turn in turns)


def test_a_stand_in_takes_its_time_from_the_hand_over() -> None:
    """A bot that has just sat down does not answer at once, however long the decision was open."""
    driver = playing(pace=PACE)
    driver.now = 60_000
    driver.present.discard(GUEST)

    driver.hand_over(HOST, 1)

    assert due(driver.table) is not None
    assert (due(driver.table) or 0) >= 60_800


def test_the_window_closes_at_a_fixed_time() -> None:
    """The end of the window depends on when it was opened and on nothing else."""
    driver = calling(PACE)

    assert driver.table.deadline == 700 + 5000
    assert due(driver.table) == 5700


def test_bots_answer_a_call_inside_the_window() -> None:
    """The moment is drawn from public facts, and the same for a call and for a pass."""
    for seat in range(6):
        delay = bot_delay(PACE, draw("link", 3, seat), Manner(1.0), calling=True)
        assert 1250 <= delay <= 3750


def test_the_moment_of_a_bot_does_not_depend_on_cards() -> None:
    """Other cards, same link and decision: every bot answers at the same instant."""
    tables = []
    for seed in range(30):
        driver = Driver(seats=4, pace=PACE, seed=seed)
        driver.deal()
        tables.append(driver.table)

    assert len({bot_turns(table) for table in tables}) == 1


def test_a_restart_opens_the_window_again() -> None:
    """People who could not be heard while the server was away get the whole window again."""
    driver = calling(PACE)
    driver.now = 100_000

    driver.take(rearm(driver.table, driver.now))

    assert driver.table.deadline == 105_000
    assert fold_all(driver.log) == driver.table


def test_a_restart_is_nothing_to_other_tables() -> None:
    """Where no window is open there is nothing to open again."""
    assert rearm(playing().table, 5) == ()


def test_waking_too_early_does_nothing() -> None:
    """An alarm that rings early passes for nobody."""
    driver = calling(PACE)

    assert wake(driver.table, 5699) == ()
    assert len(wake(driver.table, 5700)) == 2


def test_an_answered_window_closes_at_once() -> None:
    """When everybody has answered nobody waits for the clock."""
    driver = calling(PACE)
    driver.start_play()

    assert driver.phase is Phase.PLAY
    assert due(driver.table) is None


def test_swapping_has_no_deadline_for_people() -> None:
    """Only bots are on the clock in the swap phase."""
    driver = playing(pace=PACE)
    driver.act(HOST, Ready(on=True))

    assert due(driver.table) is None


def test_a_clock_that_was_set_back_makes_no_bot_wait() -> None:
    """After a restart with an earlier wall clock, bots owe their answers from now on, not from the future."""
    driver = Driver(seats=3, pace=PACE)
    driver.now = 3_600_000
    driver.deal()
    earlier = 1_000
    entries = rearm(driver.table, earlier)
    driver.take(entries)

    assert entries
    assert (due(driver.table) or 0) <= earlier + 2 * PACE.bot_ms


def laying_off(seed: int) -> Driver:
    """A table of a person and a bot that may lay a card off before play."""
    driver = Driver("vandtia", seats=2, pace=PACE, seed=seed)
    driver.now = 10_000
    driver.deal()
    while driver.phase is Phase.SWAP:
        driver.step(driver.table.acting[0], Ready(on=True))
    return driver


def test_a_bot_that_lays_off_takes_its_time_again() -> None:
    """From its own last card on, and drawn anew: neither the first instant nor the cards of others count."""
    for driver in filter(lambda each: len(each.legal(1)) > 1, map(laying_off, range(20))):
        (first,) = bot_turns(driver.table)
        usual = draw("link", driver.table.decision, 1)
        assert first.due == 10_000 + bot_delay(PACE, usual, MANNER, calling=False)
        driver.now = first.due + 5000
        driver.bot(1, driver.legal(1)[0])
        driver.now += 100
        laid = next((move for move in driver.legal(0) if isinstance(move, LayOff)), None)
        if laid is not None:
            driver.act(HOST, laid)
        drawn = draw("link", driver.table.decision, 1, answers=1)
        assert drawn != usual
        (again,) = bot_turns(driver.table)
        assert again.due == first.due + 5000 + bot_delay(PACE, drawn, MANNER, calling=False)
        assert due(fold_all(driver.log)) == again.due
        driver.take(rearm(driver.table, 5))
        assert bot_turns(driver.table)[0].due <= 5 + 2 * PACE.bot_ms
        return
    raise AssertionError("nobody could lay a card off")


def test_exchanges_of_a_person_do_not_move_the_instant_of_a_stand_in() -> None:
    """Otherwise everybody could read from it how many there were."""
    dues = set()
    for count in range(4):
        driver = playing(pace=PACE, seed=3)
        for _ in range(count):
            driver.act(GUEST, next(move for move in driver.legal(1) if isinstance(move, Swap)))
        driver.present.discard(GUEST)
        driver.hand_over(HOST, 1)
        dues.add(due(driver.table))

    assert len(dues) == 1


def test_exchanges_are_a_part_of_the_answer_that_ends_them() -> None:
    """A bot's own do not move its instant either, nor that of anybody else."""
    driver = Driver(seats=3, pace=PACE)
    driver.deal()
    turns = bot_turns(driver.table)
    driver.now = turns[0].due
    seat = turns[0].seat
    driver.bot(seat, next(move for move in driver.legal(seat) if isinstance(move, Swap)))
    assert bot_turns(driver.table) == turns
    driver.bot(seat, Ready(on=True))
    assert bot_turns(driver.table) == turns[1:]


def test_instants_of_old_logs_stay() -> None:
    """What was drawn for a first answer before second ones were told apart is drawn still."""
    assert draw("link", 3, 1) == draw("link", 3, 1, answers=0) == 0.6854232978075743
