"""Who may do what, and when: the whole table of it, walked."""

from collections.abc import Callable

import pytest

from shithead.engine.moves import Ready
from shithead.engine.state import Phase
from shithead.errors import Code, Refused
from shithead.table.commands import Act, Command, Configure, Deal, HandOver, Join, Leave
from tests.table.support import GUEST, HOST, STRANGER, Driver, playing
from tests.table.test_game import calling

TAKEN = "taken"
AWAY = 2
"""The seat of a third person, who is never there."""


def _lobby() -> Driver:
    driver = Driver(seats=4)
    driver.join(GUEST, "away")
    driver.present.discard("away")
    return driver


def _swapping() -> Driver:
    driver = playing(seats=4, guests=(GUEST, "away"))
    driver.present.discard("away")
    return driver


def _playing() -> Driver:
    driver = _swapping()
    driver.start_play()
    return driver


def _result() -> Driver:
    driver = _swapping()
    driver.finish()
    return driver


STAGES: dict[str, Callable[[], Driver]] = {
    "lobby": _lobby,
    "swap": _swapping,
    "play": _playing,
    "result": _result,
}

COMMANDS: dict[str, Callable[[Driver], Command]] = {
    "join": lambda _: Join(name="Eve"),
    "leave": lambda _: Leave(),
    "configure": lambda _: Configure(rules="classic", seats=5),
    "deal": lambda driver: Deal(decision=driver.table.decision),
    "hand over": lambda _: HandOver(seat=AWAY),
    "act": lambda driver: Act(decision=driver.table.decision, move=Ready(on=True)),
}

UNSEATED = Code.NOT_SEATED
WHO = (HOST, GUEST, STRANGER)

# For each command and stage: what the host, another seated person and a stranger get.
AUTHORITY: dict[tuple[str, str], tuple[str, str, str]] = {
    ("join", "lobby"): (Code.ALREADY_SEATED, Code.ALREADY_SEATED, TAKEN),
    ("join", "swap"): (Code.ALREADY_SEATED, Code.ALREADY_SEATED, Code.ALREADY_STARTED),
    ("join", "play"): (Code.ALREADY_SEATED, Code.ALREADY_SEATED, Code.ALREADY_STARTED),
    ("join", "result"): (Code.ALREADY_SEATED, Code.ALREADY_SEATED, Code.ALREADY_STARTED),
    ("leave", "lobby"): (TAKEN, TAKEN, UNSEATED),
    ("leave", "swap"): (Code.GAME_RUNNING, Code.GAME_RUNNING, UNSEATED),
    ("leave", "play"): (Code.GAME_RUNNING, Code.GAME_RUNNING, UNSEATED),
    ("leave", "result"): (TAKEN, TAKEN, UNSEATED),
    ("configure", "lobby"): (TAKEN, Code.NOT_HOST, UNSEATED),
    ("configure", "swap"): (Code.ALREADY_STARTED, Code.NOT_HOST, UNSEATED),
    ("configure", "play"): (Code.ALREADY_STARTED, Code.NOT_HOST, UNSEATED),
    ("configure", "result"): (Code.ALREADY_STARTED, Code.NOT_HOST, UNSEATED),
    ("deal", "lobby"): (TAKEN, Code.NOT_HOST, UNSEATED),
    ("deal", "swap"): (Code.GAME_RUNNING, Code.NOT_HOST, UNSEATED),
    ("deal", "play"): (Code.GAME_RUNNING, Code.NOT_HOST, UNSEATED),
    ("deal", "result"): (TAKEN, Code.NOT_HOST, UNSEATED),
    ("hand over", "lobby"): (Code.NOT_STARTED, Code.NOT_STARTED, UNSEATED),
    ("hand over", "swap"): (TAKEN, TAKEN, UNSEATED),
    ("hand over", "play"): (TAKEN, TAKEN, UNSEATED),
    ("hand over", "result"): (Code.NOT_STARTED, Code.NOT_STARTED, UNSEATED),
    ("act", "lobby"): (Code.NOT_STARTED, Code.NOT_STARTED, UNSEATED),
    ("act", "swap"): (TAKEN, TAKEN, UNSEATED),
    ("act", "play"): ("move/wrong_phase", "move/wrong_phase", UNSEATED),
    ("act", "result"): ("move/game_over", "move/game_over", UNSEATED),
}


def answer(driver: Driver, sender: str, command: Command) -> str:
    """What somebody gets for a command."""
    before = driver.table
    try:
        driver.do(sender, command)
    except Refused as refused:
        assert driver.table is before
        return refused.code
    return TAKEN


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_authorised_on_its_own(command: str, stage: str) -> None:
    """Host, seated person and stranger get exactly what the table of authority says."""
    answers = []
    for sender in WHO:
        driver = STAGES[stage]()
        answers.append(answer(driver, sender, COMMANDS[command](driver)))

    assert tuple(answers) == AUTHORITY[command, stage]


def test_in_a_window_for_calling_the_same_holds() -> None:
    """Strangers do nothing, the host cannot deal again, and a swap is too late."""
    driver = calling()

    assert driver.phase is Phase.CALL
    assert answer(driver, STRANGER, COMMANDS["act"](driver)) == Code.NOT_SEATED
    assert answer(driver, HOST, COMMANDS["deal"](driver)) == Code.GAME_RUNNING
    assert answer(driver, HOST, COMMANDS["act"](driver)) == "move/wrong_phase"


def test_nobody_takes_over_from_a_host_who_only_reloads() -> None:
    """While the host was there a moment ago nobody changes the rules or deals in the meantime."""
    driver = Driver(seats=3)
    driver.join(GUEST)
    driver.present.discard(HOST)
    driver.just_left = frozenset({HOST})

    for command in (Configure(rules="idiot", seats=2), Deal(decision=driver.table.decision)):
        with pytest.raises(Refused) as caught:
            driver.do(GUEST, command)
        assert caught.value.code == Code.JUST_LEFT
