"""While a game runs: who may answer what, and what is stale."""

import pytest

from shithead.engine.moves import Flip, Pass, PickUp, Play, Ready, Swap
from shithead.engine.state import Phase
from shithead.errors import Code, Reason, Refused, move_code
from shithead.table.clock import Pace
from shithead.table.commands import Act, Configure, Deal, Leave
from shithead.table.fold import fold_all
from shithead.table.updates import Stage
from tests.table.support import GUEST, HOST, STRANGER, Driver, playing
from tests.table.test_lobby import refused


def test_two_deals_at_once_deal_once() -> None:
    """A double click on the button: the second command names a decision that is gone."""
    driver = Driver(seats=2)
    decision = driver.table.decision
    driver.deal()

    assert refused(driver, HOST, Deal(decision=decision)).code == Code.STALE_DECISION
    assert refused(driver, HOST, Deal(decision=driver.table.decision)).code == Code.GAME_RUNNING


def test_a_stale_refusal_names_the_open_decision() -> None:
    """Whoever is late is told which decision is open now."""
    driver = playing()

    refusal = refused(driver, HOST, Act(decision=0, move=Ready(on=True)))

    assert (refusal.code, refusal.details) == (Code.STALE_DECISION, {"decision": driver.table.decision})


def test_swaps_of_others_never_make_a_command_stale() -> None:
    """Two people exchange cards at the same time and both name the same decision."""
    driver = playing()
    decision = driver.table.decision

    driver.act(GUEST, driver.legal(1)[0])
    driver.act(GUEST, Ready(on=True))
    driver.do(HOST, Act(decision=decision, move=driver.legal(0)[0]))

    assert driver.table.decision == decision


def test_ready_can_be_taken_back_until_all_are() -> None:
    """Ready, not ready, ready again; and once all are, it is too late."""
    driver = playing()
    decision = driver.table.decision
    driver.act(HOST, Ready(on=True))
    driver.act(HOST, Ready(on=False))
    driver.act(HOST, Ready(on=True))
    driver.act(GUEST, Ready(on=True))

    assert refused(driver, HOST, Act(decision=decision, move=Ready(on=False))).code == Code.STALE_DECISION


def test_every_turn_opens_a_decision_of_its_own() -> None:
    """Decision numbers only rise, through moves, games and results."""
    driver = playing()
    seen = [driver.table.decision]
    for _ in range(2):
        driver.start_play()
        while driver.table.stage is Stage.PLAYING:
            before = driver.table.decision
            driver.step(seat := driver.table.acting[0], driver.rng.choice(driver.legal(seat)))
            assert driver.table.decision > before
        seen.append(driver.table.decision)
        driver.deal()
        seen.append(driver.table.decision)

    assert seen == sorted(set(seen))


def test_a_spectator_cannot_act() -> None:
    """Who has no seat has no moves."""
    driver = playing()

    refusal = refused(driver, STRANGER, Act(decision=driver.table.decision, move=Ready(on=True)))

    assert refusal.code == Code.NOT_SEATED


@pytest.mark.parametrize(
    "move", [Flip(slot=-1), Flip(slot=2**62), Play(cards=()), PickUp(), Pass()], ids=repr
)
def test_odd_moves_are_refused_by_the_rules(move: Flip | Play | PickUp | Pass) -> None:
    """A move that makes no sense now gets a reason of the rules, whatever it is."""
    driver = playing()

    refusal = refused(driver, HOST, Act(decision=driver.table.decision, move=move))

    assert refusal.code == move_code(Reason.WRONG_PHASE)


def test_only_the_seat_whose_turn_it_is_moves() -> None:
    """A legal-looking move out of turn is refused."""
    driver = playing()
    driver.start_play()
    other = 1 - driver.table.acting[0]

    refusal = refused(driver, (HOST, GUEST)[other], Act(decision=driver.table.decision, move=PickUp()))

    assert refusal.code == move_code(Reason.NOT_YOUR_TURN)


def test_a_seat_cannot_exchange_the_cards_of_another() -> None:
    """The refusal is the same whether another hand or the stock holds the card."""
    driver = playing()
    state = driver.table.game.state if driver.table.game else None
    assert state is not None
    mine = state.face_up[0][0]
    decision = driver.table.decision
    codes = {
        refused(driver, HOST, Act(decision=decision, move=Swap(card, mine))).code
        for card in (state.hands[1][0], state.stock[0], state.face_down[0][0], state.face_down[1][0])
    }

    assert codes == {move_code(Reason.NOT_HELD)}


def test_a_seat_is_not_given_up_during_a_game() -> None:
    """Leaving and changing the rules have to wait for the end of the game."""
    driver = playing()

    assert refused(driver, GUEST, Leave()).code == Code.GAME_RUNNING
    assert refused(driver, HOST, Configure(rules="classic", seats=3)).code == Code.ALREADY_STARTED


def test_after_the_end_there_is_nothing_to_move() -> None:
    """A move that comes after the end is refused as such."""
    driver = playing()
    driver.finish()

    refusal = refused(driver, HOST, Act(decision=driver.table.decision, move=PickUp()))

    assert refusal.code == move_code(Reason.GAME_OVER)


def test_a_silent_seat_lets_the_call_go_by() -> None:
    """At the end of the window the clock passes for whoever has not answered, and play begins."""
    driver = calling()
    driver.now = driver.table.deadline or 0

    driver.wake()

    assert driver.phase is Phase.PLAY


def test_the_window_is_open_until_its_end() -> None:
    """A moment before the end nothing happens."""
    driver = calling()
    driver.now = (driver.table.deadline or 0) - 1

    driver.wake()

    assert driver.phase is Phase.CALL


def calling(pace: Pace | None = None) -> Driver:
    """A table of two people at which a card may be called."""
    for seed in range(1000):
        driver = playing(seed=seed, pace=pace or Pace(bot_ms=1000, call_ms=5000))
        driver.now = 700
        driver.act(HOST, Ready(on=True))
        driver.act(GUEST, Ready(on=True))
        if driver.phase is Phase.CALL:
            return driver
    raise AssertionError("no deal with a call")


def test_a_log_makes_the_same_table_again() -> None:
    """Folding the whole log gives the table that grew entry by entry."""
    driver = playing(seats=3)
    driver.finish()
    driver.deal()
    driver.start_play()

    assert fold_all(driver.log) == driver.table


def test_folding_twice_gives_the_same() -> None:
    """Fold keeps nothing and needs no chance."""
    driver = playing()
    driver.finish()

    assert fold_all(driver.log) == fold_all(driver.log)


def test_decide_changes_nothing() -> None:
    """The same command decided twice gives the same entries."""
    driver = playing()
    before = driver.table
    move = driver.legal(0)[0]

    for _ in range(2):
        with pytest.raises(Refused):
            driver.do(HOST, Act(decision=driver.table.decision + 1, move=move))

    assert driver.table is before
