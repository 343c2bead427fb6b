"""The cards of all seats in one kind of zone."""

from shithead.cards import Card

Zones = tuple[tuple[Card, ...], ...]


def with_seat(zones: Zones, seat: int, cards: tuple[Card, ...]) -> Zones:
    """The zones of all seats with one of them changed."""
    return (*zones[:seat], cards, *zones[seat + 1 :])
