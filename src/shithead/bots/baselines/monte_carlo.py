"""``MonteCarloBot`` and ``DeepshitBot``: play every candidate out in imagined worlds, and grow no tree."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from shithead.bots.base import Generator
from shithead.bots.baselines.maybe4 import Maybe4Bot
from shithead.bots.baselines.takeshit import TakeshitBot
from shithead.bots.search import SearchBot, Thinking
from shithead.engine.events import Event
from shithead.engine.moves import Move, PickUp, Play, Ready, Swap
from shithead.engine.state import Phase
from shithead.engine.view import View
from shithead.kernel.policy import GREEDY
from shithead.rules.model import Rules

PLAYOUTS: Final = 150
"""Games for each candidate."""
LONGEST: Final = 300
"""Moves after which a game that is played out has no result."""
FEW_PLAYOUTS: Final = 30
"""The same of ``DeepshitBot``."""


def candidates(legal: Sequence[Move]) -> tuple[Move, ...]:
    """One card or all cards of each rank that may be laid, and no pick-up where something may be."""
    plays = [move for move in legal if isinstance(move, Play)]
    if not plays:
        return tuple(legal)
    most = Counter({play.cards[0].rank: 0 for play in plays})
    least = dict(most)
    for play in plays:
        rank, count = play.cards[0].rank, len(play.cards)
        most[rank] = max(most[rank], count)
        least[rank] = min(least[rank] or count, count)
    return tuple(
        move
        for move in legal
        if not isinstance(move, PickUp)
        and (
            not isinstance(move, Play)
            or len(move.cards) in (least[move.cards[0].rank], most[move.cards[0].rank])
        )
    )


class MonteCarloBot:
    """Plays out each candidate equally often, and puts its strongest cards face up.

    Args:
        rules: the rules of the table.
    """

    def __init__(self, rules: Rules) -> None:
        self._rows = Maybe4Bot(rules)
        self._search = SearchBot(rules, Thinking(PLAYOUTS, flat=True, each=True, most=LONGEST))

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        exchange = self._rows.exchange(view)
        if exchange is not None:
            return exchange
        if view.phase is Phase.SWAP:
            return Ready(on=True)
        legal = tuple(move for move in candidates(view.legal) if not isinstance(move, Swap))
        return self._search.choose(replace(view, legal=legal), events, rng)


class DeepshitBot:
    """Plays like ``TakeshitBot`` until two are left and the stock is gone, and then plays every move out.

    Args:
        rules: the rules of the table.
    """

    def __init__(self, rules: Rules) -> None:
        self._habits = TakeshitBot(rules)
        thinking = Thinking(FEW_PLAYOUTS, flat=True, each=True, policy=GREEDY, most=LONGEST)
        self._search = SearchBot(rules, thinking)

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        two = sum(seat.place is None for seat in view.seats) == 2
        if view.stock_count or not two or view.phase is not Phase.PLAY:
            return self._habits.choose(view, events, rng)
        legal = tuple(move for move in view.legal if not isinstance(move, Swap))
        return self._search.choose(replace(view, legal=legal), events, rng)
