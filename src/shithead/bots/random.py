"""``RandomBot``: any legal move, each equally likely."""

from collections.abc import Sequence

from shithead.bots.base import Generator
from shithead.engine.events import Event
from shithead.engine.moves import Move, Ready, Swap
from shithead.engine.view import View
from shithead.rules.model import Rules


class RandomBot:
    """Plays uniformly over the legal list; it exchanges no cards and lays none off.

    Args:
        rules: the rules of the table, which make no difference to it.
    """

    def __init__(self, rules: Rules) -> None:
        del rules

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        del events
        ready = Ready(on=True)
        if ready in view.legal:
            return ready
        return rng.choice([move for move in view.legal if not isinstance(move, Swap)])
