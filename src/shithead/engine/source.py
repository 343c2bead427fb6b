"""From where a seat plays, and who sits next (D26, D40, D49)."""

from shithead.cards import Card
from shithead.engine.events import Zone
from shithead.engine.state import State


def source(state: State, seat: int) -> Zone:
    """The open zone: the hand; once hand and stock are gone the row, and after it the blind cards."""
    if state.hands[seat] or state.stock:
        return Zone.HAND
    return Zone.FACE_UP if state.face_up[seat] else Zone.FACE_DOWN


def open_cards(state: State, seat: int) -> tuple[Card, ...]:
    """The cards that a seat may lay by name, in no particular order; none in the blind stage."""
    zone = source(state, seat)
    if zone is Zone.HAND:
        return state.hands[seat]
    return state.face_up[seat] if zone is Zone.FACE_UP else ()


def is_in(state: State, seat: int) -> bool:
    """Whether a seat still has a card."""
    return bool(state.hands[seat] or state.face_up[seat] or state.face_down[seat])


def cards_left(state: State, seat: int) -> int:
    """How many cards a seat has in all its zones."""
    return len(state.hands[seat]) + len(state.face_up[seat]) + len(state.face_down[seat])


def next_seat(state: State, seat: int, way: int = 1) -> int:
    """The next seat in the direction of play that still has a card; the same seat if there is no other.

    Args:
        state: the game.
        seat: from where.
        way: -1 for the seat before. While the direction is open it counts as clockwise.
    """
    seats = len(state.hands)
    step = way if state.direction >= 0 else -way
    other = seat
    for _ in range(seats):
        other = (other + step) % seats
        if is_in(state, other):
            return other
    return seat


def others_in(state: State, seat: int) -> list[int]:
    """The other seats that still have a card, in the direction of play from the next one."""
    found = []
    other = next_seat(state, seat)
    while other != seat and other not in found:
        found.append(other)
        other = next_seat(state, other)
    return found
