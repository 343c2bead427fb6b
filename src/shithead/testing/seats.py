"""``ScriptedBot``: a seat that does what a test wrote down for it."""

from collections.abc import Iterable, Sequence

from shithead.bots.base import Generator
from shithead.engine.events import Event
from shithead.engine.moves import Move
from shithead.engine.view import View
from shithead.notation.moves import parse_move


class ScriptEnded(Exception):  # noqa: N818
    """A scripted seat was asked for one move more than its script has."""


class ScriptedBot:
    """Plays the moves of a script, one after another, legal or not.

    Unlike a real bot it remembers how far it has come, so use one for one seat of one game.

    Args:
        script: moves as text, such as ``ready`` or ``play 9S 9C``.

    >>> bot = ScriptedBot(["ready"])
    >>> bot.left
    1
    """

    def __init__(self, script: Iterable[str]) -> None:
        self._moves = [parse_move(text) for text in script]

    @property
    def left(self) -> int:
        """How many moves have not been played yet."""
        return len(self._moves)

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Return the next move of the script; see ``Bot.choose``.

        Raises:
            ScriptEnded: there is none.
        """
        del events, rng
        if not self._moves:
            raise ScriptEnded(f"seat {view.viewer} has no more moves in its script")
        return self._moves.pop(0)
