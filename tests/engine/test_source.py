"""From where a seat plays."""

import pytest

from shithead.engine.events import Zone
from shithead.engine.source import next_seat, open_cards, source
from tests.engine.tables import CLASSIC, position, shown


@pytest.mark.parametrize(
    ("seat", "stock", "zone", "cards"),
    [
        ("9S/KC/QC", "", Zone.HAND, "9S"),
        ("9S/KC/QC", "4D", Zone.HAND, "9S"),
        ("/KC AC/QC", "", Zone.FACE_UP, "KC AC"),
        ("//QC QD", "", Zone.FACE_DOWN, ""),
        ("/KC/QC", "4D", Zone.HAND, ""),
    ],
)
def test_one_zone_is_open_at_a_time(seat: str, stock: str, zone: Zone, cards: str) -> None:
    """classic-51, classic-52, classic-69: hand, then row, then blind cards; no row while there is stock."""
    state = position(CLASSIC, seat, "3S", stock=stock)

    assert source(state, 0) is zone
    assert shown(open_cards(state, 0)) == cards


def test_the_next_seat_has_cards() -> None:
    """classic-76: seats without cards are passed over, round the table; alone one is one's own next."""
    state = position(CLASSIC, "9S", "", "4D", "", "")

    assert next_seat(state, 0) == 2
    assert next_seat(state, 2) == 0
    assert next_seat(position(CLASSIC, "9S", ""), 0) == 0
