"""``Policy``: what all baselines do alike in each phase, with places for their own habits."""

from collections.abc import Sequence

from msgspec import Struct

from shithead.bots.base import Generator
from shithead.bots.baselines.reading import Option, Reading, lowest, read_rules
from shithead.cards import Card
from shithead.engine.events import Event
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Ready, Swap
from shithead.engine.state import Phase
from shithead.engine.view import View
from shithead.rules.model import Rules


class Turn(Struct, frozen=True):
    """What a policy looks at when it can lay something.

    Attributes:
        view: what the seat sees.
        events: what it was shown.
        options: its plays, at least one.
    """

    view: View
    events: Sequence[Event]
    options: list[Option]

    @property
    def pile_size(self) -> int:
        """How many cards lie on the pile."""
        return sum(len(laid.cards) for laid in self.view.pile)


class Policy:
    """Answers every phase: it is ready at once, calls when it can, and plays the lowest card first.

    It lays off to others whatever is nothing special. It takes the pile only when it must; a pass comes
    before that, then a gamble. Of what a play leaves open it says the highest rank, "lower", and the opponent
    with the fewest cards.

    Args:
        rules: the rules of the table.
    """

    def __init__(self, rules: Rules) -> None:
        self.reading: Reading = read_rules(rules)

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        if view.phase is Phase.CHOOSE:
            return said(view)
        exchange = self.exchange(view)
        if exchange is not None:
            return exchange
        for answer in (*self.given(view), Ready(on=True), Call()):
            if answer in view.legal:
                return answer
        options = self.reading.options(view)
        if options:
            return self.play(Turn(view, events, options))
        flips = [move for move in view.legal if isinstance(move, Flip)]
        return self.flip(flips, rng) if flips else self.stuck(view)

    def exchange(self, view: View) -> Move | None:
        """An exchange that makes the row worth more; ``None`` where there is none."""
        swaps = [move for move in view.legal if isinstance(move, Swap)]
        if not swaps:
            return None
        best = max((move.hand for move in swaps), key=lambda card: (self.worth(card), -card.index))
        worst = min((move.face_up for move in swaps), key=lambda card: (self.worth(card), card.index))
        return Swap(best, worst) if self.worth(best) > self.worth(worst) else None

    def given(self, view: View) -> list[LayOff]:
        """What it lays off: to others, and no special card."""
        laid = [move for move in view.legal if isinstance(move, LayOff) and move.row != view.viewer]
        return [move for move in laid if not self.reading.is_special(move.card)]

    def worth(self, card: Card) -> tuple[int, ...]:
        """What a card is worth in the row; where all are worth the same, nothing is exchanged."""
        del card
        return ()

    def play(self, turn: Turn) -> Move:
        """Choose a play, or something else on purpose."""
        return lowest(turn.options).play

    def flip(self, flips: list[Flip], rng: Generator) -> Move:
        """Choose a face-down card."""
        del rng
        return flips[0]

    def stuck(self, view: View) -> Move:
        """Choose where nothing can be laid."""
        for move in (Pass(), Gamble()):
            if move in view.legal:
                return move
        return self.pick_up(view) or view.legal[0]

    def pick_up(self, view: View) -> Move | None:
        """Take the pile with the fee that is worth least; ``None`` where that is not open."""
        taken = [move for move in view.legal if isinstance(move, PickUp)]
        if not taken:
            return None
        return min(taken, key=lambda move: sorted(map(self._given_away, move.fee), reverse=True))

    def _given_away(self, card: Card) -> tuple[bool, int]:
        return self.reading.is_special(card), self.reading.place(card)


def said(view: View) -> Move:
    """What is said of a play: the highest rank, lower, or the opponent with the fewest cards."""
    choices = [move for move in view.legal if isinstance(move, Choose)]
    if choices[0].rank is not None:
        return max(choices, key=lambda choice: -1 if choice.rank is None else choice.rank)
    if choices[0].lower is not None:
        return Choose(lower=True)
    return min(choices, key=lambda choice: view.seats[choice.seat or 0].hand_count)
