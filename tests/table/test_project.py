"""What each viewer is shown, and what nobody is."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from shithead.engine.events import Drew, Swapped
from shithead.engine.moves import Ready, Swap
from shithead.engine.state import State
from shithead.protocol.codec import encode
from shithead.rules.load import load_preset, preset_names
from shithead.table.project import project, snapshot, table_view
from shithead.table.rulesets import rule_set
from shithead.table.table import Table
from shithead.table.updates import Mark, Stage
from tests.table.support import GUEST, HOST, Driver, playing


def with_state(table: Table, state: State) -> Table:
    """The table with another state of its game."""
    assert table.game is not None
    return replace(table, game=replace(table.game, state=state))


def reshuffled(table: Table, viewer: int | None, rng: random.Random) -> Table:
    """The table with all cards that a viewer cannot see dealt anew."""
    assert table.game is not None
    state = table.game.state
    hidden = [*state.stock, *(card for zone in state.face_down for card in zone)]
    hidden += [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
    rng.shuffle(hidden)
    cards = iter(hidden)
    hands = tuple(
        hand if seat == viewer else tuple(next(cards) for _ in hand) for seat, hand in enumerate(state.hands)
    )
    down = tuple(tuple(next(cards) for _ in zone) for zone in state.face_down)
    stock = tuple(next(cards) for _ in state.stock)
    return with_state(table, replace(state, hands=hands, face_down=down, stock=stock))


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("steps", [0, 3, 12, 40])
def test_hidden_cards_change_no_byte(viewer: int | None, steps: int) -> None:
    """Whatever the cards are that a viewer cannot see, the viewer is sent the same bytes."""
    driver = playing(seats=3)
    driver.start_play() if steps else None
    for _ in range(steps):
        if driver.table.stage is Stage.PLAYING:
            seat = driver.table.acting[0]
            driver.step(seat, driver.rng.choice(driver.legal(seat)))
    rng = random.Random(steps)
    seen = {encode(snapshot(reshuffled(driver.table, viewer, rng), viewer, 0)) for _ in range(10)}

    assert len(seen) == 1


def test_a_swap_is_shown_to_its_seat_only() -> None:
    """The others get no event, no changed row, no version."""
    driver = playing(seats=3)
    before = driver.table
    move = driver.legal(0)[0]
    assert isinstance(move, Swap)

    driver.act(HOST, move)

    own = project(driver.table, driver.events, 0, 0)
    assert [type(event) for event in own.events] == [Swapped]
    assert own.version == before.shown_version(0) + 1
    for viewer in (1, 2, None):
        assert project(driver.table, driver.events, viewer, 0) == project(before, (), viewer, 0)


def test_versions_have_no_gap_for_any_viewer() -> None:
    """Each viewer counts what it is shown: one more every time, whoever swapped in between."""
    driver = playing(seats=3)
    tables = [driver.table]
    for seat in (0, 1, 0, 2, 1, 1):
        driver.step(seat, driver.legal(seat)[0])
        tables.append(driver.table)
    driver.start_play()
    tables.append(driver.table)

    for viewer in (0, 1, 2, None):
        shown = [table.shown_version(viewer) for table in tables[:-1]]
        assert all(later - earlier in (0, 1) for earlier, later in pairwise(shown))
    assert tables[-2].shown_version(None) == tables[0].shown_version(None)


def test_drawn_cards_are_shown_to_who_drew_them() -> None:
    """The others see how many."""
    driver = playing()
    driver.start_play()
    while not any(isinstance(event, Drew) and event.count for event in driver.events):
        seat = driver.table.acting[0]
        driver.step(seat, driver.legal(seat)[0])
    (drew,) = (event for event in driver.events if isinstance(event, Drew))

    for viewer in (0, 1, None):
        shown = [e for e in project(driver.table, driver.events, viewer, 0).events if isinstance(e, Drew)]
        assert [len(event.cards) for event in shown] == [drew.count if viewer == drew.seat else 0]


def test_a_spectator_sees_no_hand_and_no_move() -> None:
    """Public facts only."""
    game = table_view(playing().table, None).game

    assert game is not None
    assert (game.viewer, game.hand, game.legal) == (None, (), ())


def test_guests_are_named_and_never_identified() -> None:
    """No identity of a guest is in anything that is sent."""
    driver = playing()
    driver.finish()

    for viewer in (0, 1, None):
        text = encode(snapshot(driver.table, viewer, 0))
        assert HOST.encode() not in text.replace(b'"host":', b"")
        assert b'"guest' not in text
        assert GUEST.encode() not in text


def test_decisions_of_the_game_are_numbered_by_the_table() -> None:
    """The number in the game is the one that a command has to name."""
    driver = playing()
    driver.finish()
    driver.deal()
    view = table_view(driver.table, 0)

    assert view.game is not None
    assert view.game.decision == view.decision > 1


def test_after_the_end_there_is_a_decision_of_its_own() -> None:
    """The result is state, not an event: a snapshot shows it, with the outcome."""
    driver = playing()
    driver.finish()
    update = snapshot(driver.table, 0, 9)

    assert update.view.stage is Stage.RESULT
    assert update.view.game is not None
    assert update.view.game.outcome is not None
    assert update.snapshot


def test_marks_of_the_presets() -> None:
    """The ranks that do something carry the mark of what they do."""
    marks = {name: rule_set(load_preset(name)).marks for name in preset_names()}

    assert marks["classic"] == {"2": Mark.RESET, "T": Mark.BURN, "JK": Mark.TRANSPARENT}
    assert marks["idiot"] == {"2": Mark.RESET, "5": Mark.LOW, "T": Mark.BURN}


def test_the_window_tells_nobody_who_holds() -> None:
    """Others' views are the same whoever can call."""
    driver = Driver(seats=3)
    driver.deal()
    driver.act(HOST, Ready(on=True))

    views = [encode(table_view(reshuffled(driver.table, 0, random.Random(n)), 0)) for n in range(5)]

    assert len(set(views)) == 1
