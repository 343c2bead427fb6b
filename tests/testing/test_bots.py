"""Games between bots, and the check that every bot has to pass."""

from collections.abc import Sequence
from random import Random

import pytest

from shithead.bots.base import Bot, Generator
from shithead.bots.random import RandomBot
from shithead.engine.events import Event
from shithead.engine.moves import Gamble, Move
from shithead.engine.state import Phase
from shithead.engine.view import View
from shithead.rules.load import load_preset
from shithead.rules.model import Rules
from shithead.rules.values import OutOfTurn
from shithead.testing.bots import BotFault, check_bot, play_game
from tests.engine.tables import changed

CLASSIC = load_preset("classic").rules
JUMPING = changed(CLASSIC, out_of_turn=OutOfTurn.JUMP_IN)


class Cheat:
    """A bot that makes a move of its own."""

    def __init__(self, rules: Rules) -> None:
        del rules

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Gamble where nobody may."""
        del view, events, rng
        return Gamble()


class Moody:
    """A bot that remembers how often it was asked, over all of its kind."""

    asked = 0

    def __init__(self, rules: Rules) -> None:
        del rules

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose another move each time."""
        del events, rng
        Moody.asked += 1
        return view.legal[Moody.asked % len(view.legal)]


class Hasty(RandomBot):
    """A bot that changes its mind whether to move out of turn."""

    asked = 0

    def interrupt(self, view: View, events: Sequence[Event], rng: Generator) -> Move | None:
        """Let others move every other time."""
        del events, rng
        Hasty.asked += 1
        return view.legal[0] if Hasty.asked % 2 else None


class Pushy(RandomBot):
    """A bot that makes a move of its own out of turn."""

    def interrupt(self, view: View, events: Sequence[Event], rng: Generator) -> Move | None:
        """Gamble where nobody may."""
        del view, events, rng
        return Gamble()


@pytest.mark.parametrize("make", [Cheat, Moody, Hasty, Pushy])
def test_a_bot_that_does_not_keep_to_the_rules_is_found(make: type[Bot]) -> None:
    """An illegal move and an answer that changes are faults, in turn and out of turn."""
    with pytest.raises(BotFault):
        check_bot(make, JUMPING, Random(1))


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_is_played_to_its_end(seats: int) -> None:
    """With any number of seats the last state is one that is over."""
    bots = [RandomBot(CLASSIC) for _ in range(seats)]

    assert play_game(CLASSIC, bots, Random(seats)).phase is Phase.ENDED


def test_equal_seeds_play_equal_games() -> None:
    """A game of bots can be repeated."""
    bots = [RandomBot(CLASSIC)] * 2

    assert play_game(CLASSIC, bots, Random(7)) == play_game(CLASSIC, bots, Random(7))
