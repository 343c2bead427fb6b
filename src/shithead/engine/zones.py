"""The cards of all seats in one kind of zone, and the exchange of cards between two zones of one seat."""

from shithead.cards import Card, remove_cards, sort_cards
from shithead.engine.moves import Swap

Zones = tuple[tuple[Card, ...], ...]


def with_seat(zones: Zones, seat: int, cards: tuple[Card, ...]) -> Zones:
    """The zones of all seats with one of them changed."""
    return (*zones[:seat], cards, *zones[seat + 1 :])


def exchange(
    hand: tuple[Card, ...], row: tuple[Card, ...], swap: Swap
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Hand and row after an exchange: the hand is sorted, and the row keeps its places (D06).

    Raises:
        ValueError: one of the two cards does not lie there.
    """
    place = row.index(swap.face_up)
    left = sort_cards((*remove_cards(hand, (swap.hand,)), swap.face_up))
    return left, (*row[:place], swap.hand, *row[place + 1 :])
