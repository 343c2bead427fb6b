"""``HabitBot``: plays by habits, and errs as people do: it overlooks things, it wastes things, it forgets.

How often it does so stands in ``Habits``. Whether it happens is drawn from the generator that is passed in,
from nothing else, so that the same view and an equal generator give the same move.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from shithead.bots.base import Generator
from shithead.bots.baselines.policy import Policy, Turn
from shithead.bots.baselines.reading import Kind, Option, by_rank, lowest, next_opponent
from shithead.cards import Card
from shithead.engine.events import BurnCause, Event, PickedUp, PileBurned, Played, Zone
from shithead.engine.moves import Call, Flip, Move, Pass
from shithead.engine.view import View
from shithead.rules.model import Rules

PERCENT: Final = 100
BIG_PILE: Final = 5
"""So many cards are worth forcing on somebody."""

_UP: Final = {Kind.BURN: 4, Kind.RESET: 3, Kind.WILD: 2, Kind.TRANSPARENT: 1}


class Habits(Struct, frozen=True):
    """How somebody plays; the numbers are per cent of the times when there is something to do so with.

    Attributes:
        first: lays the first card that fits, whatever else would.
        single: lays one card where it could lay several of a rank.
        waste: lays a special card although an ordinary one would do.
        fours: sees that it could complete a set that burns the pile.
        calls: calls when it can.
        notices: sees that it could lay something out of turn.
        arranges: puts its special cards up before play; otherwise it keeps those and puts high ones up.
        watches: knows what the next seat has just taken, and plays on it.
    """

    first: int
    single: int
    waste: int
    fours: int
    calls: int
    notices: int
    arranges: bool
    watches: bool


BEGINNER: Final = Habits(
    first=45, single=45, waste=30, fours=20, calls=60, notices=10, arranges=False, watches=False
)
CASUAL: Final = Habits(
    first=0, single=0, waste=0, fours=85, calls=95, notices=60, arranges=True, watches=True
)


def happens(rng: Generator, percent: int) -> bool:
    """Whether something happens that happens so often."""
    return rng.choice(range(PERCENT)) < percent


class HabitBot(Policy):
    """Gives away its lowest cards first, as well as its habits let it.

    Args:
        rules: the rules of the table.
        habits: how it plays.
    """

    def __init__(self, rules: Rules, habits: Habits) -> None:
        super().__init__(rules)
        self._habits = habits

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        if Call() in view.legal and Pass() in view.legal and not happens(rng, self._habits.calls):
            return Pass()
        turn = Turn(view, events, self.reading.options(view))
        if not turn.options or self.exchange(view) is not None:
            return super().choose(view, events, rng)
        return self._lay(turn, rng).play

    def interrupt(self, view: View, events: Sequence[Event], rng: Generator) -> Move | None:
        """Lay cards out of turn where it notices that it may; see ``Interrupter``."""
        options = self.reading.options(view)
        if not options or not happens(rng, self._habits.notices):
            return None
        return self._lay(Turn(view, events, options), rng).play

    def worth(self, card: Card) -> tuple[int, ...]:
        """Special cards come first in the row, or last; the others by the ladder, the highest first."""
        special = _UP.get(self.reading.kind(card), 0) if self.reading.is_special(card) else 0
        return special if self._habits.arranges else -special, self.reading.place(card)

    def flip(self, flips: list[Flip], rng: Generator) -> Move:
        """Choose any face-down card."""
        return rng.choice(flips)

    def _lay(self, turn: Turn, rng: Generator) -> Option:
        habits, options = self._habits, turn.options
        winning = [option for option in options if option.wins]
        if winning:
            return winning[0]
        if happens(rng, habits.first):
            return options[0]
        sets = [option for option in options if option.burns is BurnCause.SET]
        if sets and happens(rng, habits.fours):
            return lowest(sets)
        special = [option for option in options if option.is_special]
        if special and happens(rng, habits.waste):
            return rng.choice(by_rank(special, lambda _: True))
        alone = happens(rng, habits.single)
        groups = by_rank(options, lambda option: option.is_special or alone)
        forcing = self._forcing(turn, groups) if habits.watches else []
        return lowest(forcing or groups)

    def _forcing(self, turn: Turn, options: list[Option]) -> list[Option]:
        """The ordinary plays on a big pile that nothing beats of what the next seat has just taken."""
        taken = just_taken(turn.events, next_opponent(turn.view))
        if turn.pile_size < BIG_PILE or not taken:
            return []
        plain = (option for option in options if not option.is_special)
        return [option for option in plain if not self.reading.beating(turn.view, option, taken, Zone.HAND)]


def just_taken(events: Sequence[Event], seat: int | None) -> tuple[Card, ...]:
    """What a seat took with the last pile that anybody took, less what it has laid since.

    Only what was laid card by card on that pile is seen; nothing if another seat took it.
    """
    last = next((at for at in range(len(events) - 1, -1, -1) if isinstance(events[at], PickedUp)), None)
    if last is None:
        return ()
    picked = events[last]
    if not isinstance(picked, PickedUp) or picked.seat != seat:
        return ()
    taken = [*picked.fee]
    for event in reversed(events[:last]):
        if isinstance(event, PickedUp | PileBurned):
            break
        if isinstance(event, Played):
            taken += event.cards
    for event in events[last:]:
        if isinstance(event, Played) and event.seat == seat:
            for card in event.cards:
                if card in taken:
                    taken.remove(card)
    return tuple(taken)
