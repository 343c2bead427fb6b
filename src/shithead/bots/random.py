"""``RandomBot``: any legal move, each equally likely."""

from collections.abc import Sequence

from shithead.bots.base import Generator
from shithead.engine.events import Event
from shithead.engine.moves import Move, Ready
from shithead.engine.view import View
from shithead.rules.model import Rules


class RandomBot:
    """Plays uniformly over the legal list; in the swap phase it is ready at once.

    Args:
        rules: the rules of the table, which make no difference to it.
    """

    def __init__(self, rules: Rules) -> None:
        del rules

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        del events
        ready = Ready(on=True)
        return ready if ready in view.legal else rng.choice(view.legal)
