"""``NextPlayerBot``: looks at what the next player has to play from."""

from typing import Final

from shithead.bots.baselines.policy import Policy, Turn
from shithead.bots.baselines.reading import Kind, Option, by_rank, next_opponent
from shithead.cards import Card, Rank
from shithead.engine.events import Zone
from shithead.engine.moves import Move
from shithead.engine.view import View

PLENTY: Final = 3
"""With more cards in the stock special ones are kept; with fewer all copies are laid."""
_IMPORTANCE: Final = {
    Kind.BURN: 1000,
    Kind.RESET: 100,
    Kind.TRANSPARENT: 100,
    Kind.WILD: 100,
    Kind.LIMIT: 0,
}


class NextPlayerBot(Policy):
    """Plays what matters least, unless the next player has only open or only face-down cards left.

    It would rather take the pile, where the rules let it, than spend a special card while the stock lasts.
    """

    def worth(self, card: Card) -> tuple[int, ...]:
        """The most important cards go up."""
        return (self._importance(self.reading.kind(card), self.reading.place(card)),)

    def _importance(self, kind: Kind, place: int) -> int:
        return _IMPORTANCE.get(kind, place + 1)

    def _cost(self, option: Option) -> tuple[int, int]:
        return self._importance(option.kind, option.place), -option.count

    def _is_single(self, option: Option, stock: int) -> bool:
        if option.kind not in (Kind.ORDINARY, Kind.LIMIT):
            return True
        return stock >= PLENTY and not self.reading.is_under(option.place, Rank.NINE)

    def play(self, turn: Turn) -> Move:
        """Choose a play, or take the pile to keep a special card."""
        view = turn.view
        options = by_rank(turn.options, lambda option: self._is_single(option, view.stock_count))
        opponent = next_opponent(view)
        if opponent is not None and not (view.stock_count or view.seats[opponent].hand_count):
            row = view.seats[opponent].face_up
            return (self._against_row(turn, options, row) if row else self._highest(options)).play
        least = min(options, key=self._cost)
        if least.kind not in (Kind.ORDINARY, Kind.LIMIT) and self._keeps_specials(view):
            return self.pick_up(view) or least.play
        return least.play

    def _keeps_specials(self, view: View) -> bool:
        """Not with a hand so large that it does not draw: then the stock would never get shorter."""
        size = self.reading.table.draw_to[len(view.seats)]
        return view.stock_count > PLENTY and len(view.hand) <= size

    def _against_row(self, turn: Turn, options: list[Option], row: tuple[Card, ...]) -> Option:
        """The least important play that most cards of a row do not beat; else the one that fewest beat."""
        beating = {
            option.play: self.reading.beating(turn.view, option, row, Zone.FACE_UP) for option in options
        }
        hard = [option for option in options if 2 * beating[option.play] < len(row)]
        if hard:
            return min(hard, key=self._cost)
        return min(options, key=lambda option: (beating[option.play], self._cost(option)))

    def _highest(self, options: list[Option]) -> Option:
        """The highest ordinary card, since a card that is turned blind is less likely to beat it."""
        ordinary = [option for option in options if not option.is_special]
        if ordinary:
            return max(ordinary, key=lambda option: option.place)
        return min(options, key=self._cost)
