"""From where a seat plays: one zone is open at a time (D40, D49)."""

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


def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise that still has a card; the same seat if there is no other."""
    seats = len(state.hands)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if is_in(state, other):
            return other
    return seat
