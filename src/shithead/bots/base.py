"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

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


@runtime_checkable
class Interrupter(Protocol):
    """A bot that also moves when it is not asked to: out of turn, where the rules let it.

    A table asks it once for each decision, and lets it lay cards when others had time to; an exchange is no
    answer there. Games of the lab ask it before each move, and take any.
    """

    def interrupt(self, view: View, events: Sequence[Event], rng: Generator) -> Move | None:
        """Choose one of ``view.legal`` before the seat moves that would be next, or ``None`` to let it.

        The arguments are those of ``Bot.choose``; there is always a legal move.
        """


@runtime_checkable
class Arranger(Protocol):
    """A bot that settles with one look how it arranges hand and row before play.

    So it takes as long for many exchanges as for none, and nobody can tell from that how many there were.
    """

    def arrange(self, view: View, events: Sequence[Event], rng: Generator) -> tuple[Move, ...]:
        """Choose all exchanges before play and, last, to be ready.

        The arguments are those of ``Bot.choose``; the moves are those that it would choose one by one.
        """
