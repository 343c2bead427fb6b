"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from shithead.engine.events import Event
from shithead.engine.moves import Move
from shithead.engine.view import View

T = TypeVar("T")


class Generator(Protocol):
    """What a bot needs of a generator of chance; ``random.Random`` has it."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of the elements, each equally likely."""


class Bot(Protocol):
    """A player that is a program. It keeps nothing between calls, so any process may run it."""

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose one of ``view.legal``.

        Args:
            view: what the bot's seat may see.
            events: everything that its seat was shown since the deal, in order.
            rng: the bot's own generator.
        """
