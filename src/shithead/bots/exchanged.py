"""``before_exchanges``: what a seat saw before it began to exchange hand cards with cards of its row."""

from collections.abc import Sequence

from msgspec.structs import replace

from shithead.cards import sort_cards
from shithead.engine.events import Event, Readied, Swapped
from shithead.engine.moves import Swap
from shithead.engine.view import View


def before_exchanges(view: View, events: Sequence[Event]) -> tuple[View, Sequence[Event], tuple[Swap, ...]]:
    """Take back the exchanges that the viewer of a view made last.

    Where two equal cards of several packs lie in the row, the wrong one of them may be taken back.

    Args:
        view: what a seat sees now.
        events: everything that it was shown since the deal.

    Returns:
        The view without them and without legal moves, the events before the first of them, and the exchanges
        in their order.
    """
    made: list[Swap] = []
    first = len(events)
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if isinstance(event, Swapped) and event.seat == view.viewer:
            made.append(Swap(event.hand, event.face_up))
            first = at
        elif not isinstance(event, Swapped | Readied):
            break
    hand, seats = list(view.hand), list(view.seats)
    row = [] if view.viewer is None else list(seats[view.viewer].face_up)
    for swap in made:
        hand.remove(swap.face_up)
        hand.append(swap.hand)
        row[row.index(swap.hand)] = swap.face_up
    if view.viewer is not None:
        seats[view.viewer] = replace(seats[view.viewer], face_up=tuple(row))
    earlier = replace(view, hand=sort_cards(hand), seats=tuple(seats), legal=())
    return earlier, events[:first], tuple(reversed(made))
