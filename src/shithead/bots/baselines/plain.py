"""The two plainest bots: the first legal move, and the lowest card."""

from collections.abc import Sequence

from shithead.bots.base import Generator
from shithead.bots.baselines.policy import Policy, Turn
from shithead.bots.baselines.reading import by_rank, lowest
from shithead.engine.events import Event
from shithead.engine.moves import Move, Swap
from shithead.engine.view import View
from shithead.rules.model import Rules


class FirstLegalBot:
    """Takes the first legal move; it exchanges no cards, since with that it would never end.

    Args:
        rules: the rules of the table, which make no difference to it.
    """

    def __init__(self, rules: Rules) -> None:
        del rules

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        del events, rng
        return next((move for move in view.legal if not isinstance(move, Swap)), view.legal[0])


class LowestBot(Policy):
    """Lays the lowest ordinary rank with all its copies, then one special card; it exchanges nothing."""

    def play(self, turn: Turn) -> Move:
        """Choose the play that is given away first."""
        return lowest(by_rank(turn.options, lambda option: option.is_special)).play
