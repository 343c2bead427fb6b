"""``before_exchanges``: what a seat saw before it began to exchange hand cards with cards of its row."""

from collections.abc import Sequence

from msgspec.structs import replace

from shithead.engine.events import Event, Readied, Swapped
from shithead.engine.moves import Swap
from shithead.engine.view import View
from shithead.engine.zones import exchange


def before_exchanges(view: View, events: Sequence[Event]) -> tuple[View, Sequence[Event], tuple[Swap, ...]]:
    """Take back the exchanges that the viewer of a view made last.

    Where two equal cards of several packs lie in the row, the wrong one of them may be taken back.

    Args:
        view: what a seat sees now.
        events: everything that it was shown since the deal.

    Returns:
        The view without them and without legal moves, the events before the first of them, and the exchanges
        in their order.

    Raises:
        ValueError: the view is that of a spectator.
    """
    seat = view.viewer
    if seat is None:
        raise ValueError("a spectator has exchanged nothing")
    made: list[Swap] = []
    first = len(events)
    hand, row = view.hand, view.seats[seat].face_up
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if isinstance(event, Swapped) and event.seat == seat:
            made.append(Swap(event.hand, event.face_up))
            hand, row = exchange(hand, row, Swap(event.face_up, event.hand))
            first = at
        elif not isinstance(event, Swapped | Readied):
            break
    seats = (*view.seats[:seat], replace(view.seats[seat], face_up=row), *view.seats[seat + 1 :])
    return replace(view, hand=hand, seats=seats, legal=()), events[:first], tuple(reversed(made))
