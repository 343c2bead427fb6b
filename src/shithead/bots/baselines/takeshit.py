"""``TakeshitBot``: takes the pile on purpose when that makes sets, and keeps what is good for the end."""

from typing import Final

from shithead.bots.baselines.policy import Policy, Turn
from shithead.bots.baselines.reading import Kind, Option, by_rank, lowest, opponents_in
from shithead.cards import Card, Rank
from shithead.engine.events import BurnCause
from shithead.engine.moves import Move
from shithead.engine.view import View

FEW: Final = 3
"""A hand of so many cards or fewer is small."""
WORTH_TAKING: Final = 1
"""Taking the pile has to save more turns than this."""
LEFT_OVER: Final = 1
"""So many turns may be left when the first opponent has emptied its hand."""
KEPT: Final = 3
"""So many of the highest ranks are kept: queen, king and ace."""
PRESSING: Final = 2
"""So many of the highest ranks make the pile hard to beat: king and ace."""

_UP: Final = {Kind.BURN: 2, Kind.RESET: 1, Kind.TRANSPARENT: 1, Kind.WILD: 1}
_PRESSED: Final = (Kind.TRANSPARENT, Kind.RESET)
_EASY: Final = (Kind.RESET, Kind.TRANSPARENT)


class TakeshitBot(Policy):
    """Completes every set it can, counts the turns that its hand needs, takes piles that lower the count."""

    def worth(self, card: Card) -> tuple[int, ...]:
        """A 10 is best; then what goes on anything and the three highest ranks, then the others."""
        kind, place = self.reading.kind(card), self.reading.place(card)
        high = not self.reading.is_special(card) and self.reading.is_among_highest(place, KEPT)
        return 1 if high else _UP.get(kind, 0), place

    def play(self, turn: Turn) -> Move:
        """Choose a play, or take the pile on purpose."""
        kills = [option for option in turn.options if option.burns is BurnCause.SET]
        if kills:
            return lowest(kills).play
        taken = self.pick_up(turn.view) if self._wants(turn.view) else None
        if taken is not None:
            return taken
        options = by_rank(turn.options, lambda option: self._is_single(turn.view, option))
        under_pressure = self._is_pressed(turn.view)
        return min(options, key=lambda option: _given_away(option, under_pressure=under_pressure)).play

    def _is_single(self, view: View, option: Option) -> bool:
        """Low cards are dumped; the others one by one while the stock refills, the best ones always."""
        if option.is_special or self.reading.is_among_highest(option.place, KEPT):
            return True
        skips = self.reading.table.powers[option.rank].skip and len(opponents_in(view)) == 1
        return bool(skips) or (view.stock_count > 0 and not self.reading.is_under(option.place, Rank.EIGHT))

    def _is_pressed(self, view: View) -> bool:
        """Whether a 7, a king or an ace makes the requirement."""
        if self.reading.base_kind(view) is Kind.LIMIT:
            return True
        return self.reading.is_among_highest(self.reading.base_place(view), PRESSING)

    def _wants(self, view: View) -> bool:
        """Whether taking the pile makes the hand easier to empty."""
        pile = tuple(card for laid in view.pile for card in laid.cards)
        if not pile or not view.hand:
            return False
        seats = len(view.seats)
        after = self.reading.turns((*view.hand, *pile), seats)
        if len(view.hand) > FEW:
            return self.reading.turns(view.hand, seats) - after > WORTH_TAKING
        if not (view.stock_count and self._is_good(view.hand, pile)):
            return False
        return after - self._rounds_left(view) <= LEFT_OVER

    def _is_good(self, hand: tuple[Card, ...], pile: tuple[Card, ...]) -> bool:
        """Whether a pile is of ranks that are held or are good to have, with a very good one among them."""
        held = {card.rank for card in hand}
        if any(card.rank not in held and not self._is_useful(card, KEPT) for card in pile):
            return False
        return any(self._is_useful(card, 1) for card in pile)

    def _is_useful(self, card: Card, highest: int) -> bool:
        if self.reading.kind(card) in _EASY:
            return True
        place = self.reading.place(card)
        return not self.reading.is_special(card) and self.reading.is_among_highest(place, highest)

    def _rounds_left(self, view: View) -> int:
        """How many turns pass until the first opponent has no card in hand and the stock is gone."""
        others = opponents_in(view)
        if not others:
            return 0
        drawing = -(-view.stock_count // len(others))
        return drawing + min(view.seats[seat].hand_count for seat in others)


def _given_away(option: Option, *, under_pressure: bool) -> tuple[bool, int, int, int]:
    """Ordinary cards from below; then a 2, or a 3 under pressure, before the other; a 10 last."""
    first = _PRESSED if under_pressure else _EASY
    order = (*first, Kind.LIMIT, Kind.WILD, Kind.ORDINARY, Kind.BURN)
    spent = order.index(option.kind) if option.is_special else 0
    return option.is_special, spent, option.place, -option.count
