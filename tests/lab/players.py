"""Bots for tests of the lab: a steady one, and some that do what no bot may do."""

from collections.abc import Callable, Sequence
from random import Random

from shithead.bots.base import Bot, Generator
from shithead.bots.registry import make_bot
from shithead.engine.events import Event
from shithead.engine.moves import Gamble, Move, Play, Ready, Swap
from shithead.engine.view import View
from shithead.lab.deals import Contest
from shithead.rules.load import load_preset
from shithead.rules.model import Rules

CLASSIC = load_preset("classic").rules


def contest(*bots: str, rules: Rules = CLASSIC, seed: int = 1) -> Contest:
    """What is played."""
    return Contest(rules, bots, seed)


def rngs(count: int) -> list[Random]:
    """A generator for each bot."""
    return [Random(seat) for seat in range(count)]


class Steady:
    """Makes the first move that is not an exchange: no chance, no thought."""

    def __init__(self, rules: Rules) -> None:
        del rules

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move."""
        return next(move for move in view.legal if not isinstance(move, Swap))


class Cheat(Steady):
    """Gambles where nobody may."""

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move."""
        return Gamble()


class Mute(Steady):
    """Says nothing."""

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose no move."""
        return None  # type: ignore[return-value]


class Restless(Steady):
    """Exchanges cards as long as it may."""

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move."""
        return next((move for move in view.legal if isinstance(move, Swap)), view.legal[0])


class Broken(Steady):
    """Has a fault."""

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move."""
        raise ValueError("out\nof luck")


class Jumper(Steady):
    """Never waits when it has cards that fit."""

    def interrupt(self, view: View, events: Sequence[Event], rng: Generator) -> Move | None:
        """Choose a move out of turn."""
        plays = [move for move in view.legal if isinstance(move, Play)]
        return plays[-1] if plays else None


class Fidget(Steady):
    """Exchanges cards whenever it is not its turn."""

    def interrupt(self, view: View, events: Sequence[Event], rng: Generator) -> Move | None:
        """Choose a move out of turn."""
        return next((move for move in view.legal if isinstance(move, Swap)), None)


class Turncoat(Steady):
    """Jumps in with what it may not."""

    def interrupt(self, view: View, events: Sequence[Event], rng: Generator) -> Move | None:
        """Choose a move out of turn."""
        return Ready(on=True)


PLAYERS: dict[str, Callable[[Rules], Bot]] = {
    "steady": Steady,
    "cheat": Cheat,
    "mute": Mute,
    "restless": Restless,
    "broken": Broken,
}


def make_any_bot(name: str, rules: Rules) -> Bot:
    """The bots of these tests, and those that there are."""
    return PLAYERS[name](rules) if name in PLAYERS else make_bot(name, rules)
