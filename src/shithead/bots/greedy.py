"""``GreedyBot``: the lowest ordinary rank with all its copies, else a wild rank, else a burn rank.

In the swap it puts its best three cards face up. It calls when it can, takes the pile only when it must,
and gambles only when it is stuck.
"""

from collections.abc import Sequence

from shithead.bots.base import Generator
from shithead.cards import Card, Rank
from shithead.engine.events import Event
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.engine.state import Phase
from shithead.engine.view import View
from shithead.rules.model import Rules


def _spending_order(rules: Rules) -> dict[Rank, int]:
    """Each rank's place in the order in which it is given away: ordinary, without a place, wild, burn."""
    wild = {power.rank for power in rules.powers if power.wild and not power.burn}
    burn = {power.rank for power in rules.powers if power.burn}
    ordinary = [rank for rank in rules.ladder if rank not in wild | burn]
    ordinary += [rank for rank in Rank if rank not in {*ordinary, *wild, *burn}]
    placeless = [rank for rank in Rank if rank not in {*rules.ladder, *wild, *burn}]
    order = [*ordinary, *placeless, *_by_worth(rules, wild), *sorted(burn)]
    return {rank: place for place, rank in enumerate(order)}


def _by_worth(rules: Rules, wild: set[Rank]) -> list[Rank]:
    """The wild ranks from low to high, transparent ones last."""
    transparent = {power.rank for power in rules.powers if power.transparent}
    return sorted(wild, key=lambda rank: (rank in transparent, rank))


def _lay_off(view: View) -> Move:
    """Lay off what goes to others, or onto the pile; give nothing to one's own row."""
    given = [move for move in view.legal if isinstance(move, LayOff) and move.row != view.viewer]
    return given[0] if given else Ready(on=True)


class GreedyBot:
    """The yardstick of all bots.

    Args:
        rules: the rules of the table.
    """

    def __init__(self, rules: Rules) -> None:
        self._order = _spending_order(rules)
        self._powers = {power.rank for power in rules.powers if power.wild or power.burn}

    def choose(self, view: View, events: Sequence[Event], rng: Generator) -> Move:
        """Choose a move; see ``Bot.choose``."""
        del events
        if view.phase is Phase.SWAP:
            return self._swap(view) or Ready(on=True)
        if view.phase is Phase.LAY_OFF:
            return _lay_off(view)
        if view.phase is Phase.CHOOSE:
            return self._said(view)
        late = self._swap(view)
        if late is not None:
            return late
        if Call() in view.legal:
            return Call()
        plays = [move for move in view.legal if isinstance(move, Play)]
        if plays:
            return min(plays, key=self._cost)
        flips = [move for move in view.legal if isinstance(move, Flip)]
        if flips:
            return rng.choice(flips)
        return self._stuck(view)

    def _place(self, card: Card) -> int:
        return self._order[card.rank]

    def _cost(self, play: Play) -> tuple[int, int]:
        """Lower is better: all copies of an ordinary rank, one copy of a rank with a power."""
        count = len(play.cards)
        rank = play.cards[0].rank
        return self._order[rank], count if rank in self._powers else -count

    def _swap(self, view: View) -> Move | None:
        """An exchange that makes the row better; ``None`` where there is none."""
        swaps = [move for move in view.legal if isinstance(move, Swap)]
        if swaps:
            best = max(swaps, key=lambda move: (self._place(move.hand), -self._place(move.face_up)))
            if self._place(best.hand) > self._place(best.face_up):
                return best
        return None

    def _said(self, view: View) -> Move:
        """The highest rank, lower rather than higher, the opponent with the fewest cards."""
        choices = [move for move in view.legal if isinstance(move, Choose)]
        if choices[0].rank is not None:
            return max(choices, key=lambda choice: self._order[choice.rank or Rank.TWO])
        if choices[0].lower is not None:
            return Choose(lower=True)
        return min(choices, key=lambda choice: view.seats[choice.seat or 0].hand_count)

    def _stuck(self, view: View) -> Move:
        if Pass() in view.legal:
            return Pass()
        if Gamble() in view.legal:
            return Gamble()
        taken = [move for move in view.legal if isinstance(move, PickUp)]
        if taken:
            return min(taken, key=lambda move: sum(self._place(card) for card in move.fee))
        return view.legal[0]
