"""Scripted seats."""

from random import Random

import pytest

from shithead.engine.moves import Ready
from shithead.engine.view import view
from shithead.errors import NotationError
from shithead.testing.seats import ScriptedBot, ScriptEnded
from tests.engine.tables import CLASSIC, dealt


def test_a_script_is_played_move_by_move() -> None:
    """Its moves come in order, and then no more."""
    bot = ScriptedBot(["swap 3C TS", "ready"])
    seen = view(dealt(CLASSIC, "3C/TS/7C", "9D/KC/8C"), 0)
    first, second = (bot.choose(seen, (), Random(1)) for _ in range(2))

    assert first in seen.legal
    assert second == Ready(on=True)
    assert bot.left == 0
    with pytest.raises(ScriptEnded, match="seat 0"):
        bot.choose(seen, (), Random(1))


def test_a_script_is_read_at_once() -> None:
    """A move that cannot be read is found before the game begins."""
    with pytest.raises(NotationError):
        ScriptedBot(["ready", "jump"])
