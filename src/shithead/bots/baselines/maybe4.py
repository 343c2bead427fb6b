"""``Maybe4Bot``: burns a pile that has grown, and otherwise gives away its lowest group."""

from typing import Final

from shithead.bots.base import Generator
from shithead.bots.baselines.policy import Policy, Turn
from shithead.bots.baselines.reading import Kind, Option, by_rank, lowest
from shithead.cards import Card
from shithead.engine.events import BurnCause
from shithead.engine.moves import Flip, Move

BIG_PILE: Final = 4
"""So many cards are worth a burn."""

_UP: Final = {Kind.WILD: 4, Kind.BURN: 3, Kind.RESET: 2, Kind.TRANSPARENT: 1}
_SPENT: Final = (Kind.RESET, Kind.TRANSPARENT, Kind.LIMIT, Kind.WILD, Kind.ORDINARY, Kind.BURN)


class Maybe4Bot(Policy):
    """Wins if it can, completes sets, burns big piles, then plays the lowest group and special cards last."""

    def worth(self, card: Card) -> tuple[int, ...]:
        """A joker before a 10, a 2 and a 3; then the ladder from above."""
        return _UP.get(self.reading.kind(card), 0), self.reading.place(card)

    def play(self, turn: Turn) -> Move:
        """Choose a play."""
        winning = [option for option in turn.options if option.wins]
        if winning:
            return winning[0].play
        burning = [option for option in turn.options if option.burns is not None]
        sets = [option for option in burning if option.burns is BurnCause.SET]
        if sets:
            return lowest(sets).play
        if burning and turn.pile_size >= BIG_PILE:
            return lowest(by_rank(burning, lambda _: True)).play
        groups = by_rank(turn.options, lambda option: option.is_special)
        return min(groups, key=_given_away).play

    def flip(self, flips: list[Flip], rng: Generator) -> Move:
        """Choose any face-down card."""
        return rng.choice(flips)


def _given_away(option: Option) -> tuple[bool, int, int]:
    """Ordinary ranks from low to high; then a 2 before the other special cards, and a 10 last."""
    return option.is_special, _SPENT.index(option.kind) if option.is_special else 0, option.place
