"""Events: what is told to whom."""

from typing import get_args

import pytest

from shithead.cards import Rank, parse_card
from shithead.engine.events import (
    CardsLeft,
    CardTurned,
    Declared,
    Drew,
    Event,
    Flipped,
    Gambled,
    Given,
    LaidOff,
    Named,
    OrderTurned,
    PickedUp,
    Played,
    Reversed,
    RowTaken,
    Skipped,
    Swapped,
    Targeted,
    Zone,
    redact,
)
from tests.engine.tables import CLASSIC, happened, position

CARD = parse_card("9S")
OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"

PUBLIC: list[Event] = [
    Played(0, Zone.HAND, (CARD,)),
    Flipped(0, 1, CARD, stays=False),
    PickedUp(0, 3, (CARD,)),
    Gambled(0, CARD, stays=True),
    LaidOff(0, CARD, 1),
    CardTurned(CARD),
    CardsLeft(0, (CARD,)),
    RowTaken(0, (CARD,)),
    Named(0, Rank.NINE),
    Declared(0, lower=True),
    Given(0, 1, 3),
    Targeted(0, 1),
    Reversed(0, clockwise=False),
    OrderTurned(0, inverted=True),
    Skipped(1),
    Swapped(0, CARD, CARD, shown=True),
]


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("event", PUBLIC, ids=lambda event: type(event).__name__)
def test_what_happens_on_the_table_is_told_to_all(event: Event, viewer: int | None) -> None:
    """Cards that are laid or turned for all to see, and the fee, are public."""
    assert redact(event, viewer) == event


def test_drawn_cards_are_for_their_seat() -> None:
    """Others learn how many cards were drawn, not which."""
    drew = Drew(0, 1, (CARD,))

    assert redact(drew, 0) == drew
    assert redact(drew, 1) == Drew(0, 1, ())
    assert redact(drew, None) == Drew(0, 1, ())


def test_swaps_are_for_their_seat() -> None:
    """Others do not even learn that cards were swapped."""
    swapped = Swapped(0, CARD, parse_card("KD"))

    assert redact(swapped, 0) == swapped
    assert redact(swapped, 1) is None


def test_every_kind_of_event_is_a_tagged_value() -> None:
    """Each event has its own tag, so it can be told apart on the wire."""
    tags = [kind.__struct_config__.tag for kind in get_args(Event)]

    assert len(tags) == len(set(tags)) == 28


def test_events_come_in_the_order_in_which_things_happen() -> None:
    """Laying, burning, drawing, going out, end."""
    state = position(CLASSIC, "TS", "4D", pile="8H")
    names = [type(event).__name__ for event in happened(state, "play TS")]

    assert names == ["Played", "PileBurned", "WentOut", "GameEnded"]


def test_a_pick_up_tells_how_many_cards_were_taken() -> None:
    """The number counts the fee too."""
    state = position(CLASSIC, "/8D 7D/QC", OTHER, pile="9H JD")

    assert happened(state, "take 7D") == (PickedUp(0, 3, (parse_card("7D"),)),)
