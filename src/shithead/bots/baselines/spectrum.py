"""``SpectrumBot``: a short memory for what others took, cards that block, piles that are forced on them."""

from typing import Final

from shithead.bots.baselines.policy import Policy, Turn
from shithead.bots.baselines.reading import Kind, Option, by_rank, lowest, next_opponent
from shithead.bots.memory import remember
from shithead.cards import Card, Rank
from shithead.engine.events import BurnCause, Zone
from shithead.engine.moves import Move
from shithead.rules.model import Rules

REMEMBERED: Final = 25
"""So many cards it keeps in mind."""
HEAVY_PILE: Final = 8
"""So many cards are worth forcing on somebody."""
NEARLY_OUT: Final = 2
"""Who has fewer cards in hand, and none face down, is about to go out."""

_UP: Final = {Kind.RESET: 3, Kind.BURN: 2, Kind.TRANSPARENT: 1, Kind.WILD: 1}
_ALWAYS_SINGLE: Final = (Kind.LIMIT, Kind.BURN, Kind.RESET)


class SpectrumBot(Policy):
    """Blocks who is nearly out, forces big piles on others, completes sets, then plays its lowest card.

    It lays one card of a rank that an opponent is known to hold, so as not to help a set.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._rules = rules

    def worth(self, card: Card) -> tuple[int, ...]:
        """An ace before a 2; then other special cards, then the ladder from above."""
        kind, place = self.reading.kind(card), self.reading.place(card)
        if not self.reading.is_special(card) and self.reading.is_among_highest(place, 1):
            return 4, 0
        return _UP.get(kind, 0), place

    def play(self, turn: Turn) -> Move:
        """Choose a play."""
        winning = [option for option in turn.options if option.wins]
        if winning:
            return winning[0].play
        opponent = next_opponent(turn.view)
        theirs = self._remembered(turn, opponent)
        held = {card.rank for card in theirs}
        options = by_rank(turn.options, lambda option: self._is_single(option, held))
        if opponent is not None:
            shown = turn.view.seats[opponent]
            if not shown.face_down_count and shown.hand_count < NEARLY_OUT:
                return self._block(turn, options).play
            forcing = self._forcing(turn, options, theirs) if turn.pile_size >= HEAVY_PILE else None
            if forcing is not None:
                return forcing.play
        sets = [option for option in turn.options if option.burns is BurnCause.SET]
        return lowest(sets or options).play

    def _remembered(self, turn: Turn, opponent: int | None) -> tuple[Card, ...]:
        """What the others are known to hold, the next one first, as far as it keeps it in mind."""
        memory = remember(self._rules, turn.view, turn.events)
        seats = len(memory.seats)
        order = [] if opponent is None else [(opponent + step) % seats for step in range(seats)]
        held = [card for seat in order if seat != turn.view.viewer for card in memory.seats[seat].known]
        return tuple(held[:REMEMBERED])

    def _is_single(self, option: Option, held: set[Rank]) -> bool:
        highest = not option.is_special and self.reading.is_among_highest(option.place, 1)
        return highest or option.kind in _ALWAYS_SINGLE or option.rank in held

    def _limit_on_picture(self, turn: Turn, options: list[Option]) -> Option | None:
        limits = [option for option in options if option.kind is Kind.LIMIT]
        return limits[0] if limits and self.reading.shows_picture(turn.view) else None

    def _block(self, turn: Turn, options: list[Option]) -> Option:
        """A picture or an ace, the highest; else a 7 on a picture card; else a low card."""
        plain = [option for option in options if not option.is_special and option.kind is not Kind.LIMIT]
        high = [option for option in plain if not self.reading.is_under(option.place, Rank.JACK)]
        if high:
            return max(high, key=lambda option: option.place)
        return self._limit_on_picture(turn, options) or lowest(options)

    def _forcing(self, turn: Turn, options: list[Option], theirs: tuple[Card, ...]) -> Option | None:
        """A 7 on a picture card; else the lowest play that no card beats that others are known to hold."""
        limit = self._limit_on_picture(turn, options)
        if limit is not None or not theirs:
            return limit
        view = turn.view
        enough = [option for option in options if not self.reading.beating(view, option, theirs, Zone.HAND)]
        return lowest(enough) if enough else None
