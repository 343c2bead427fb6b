"""The swap phase: what may be exchanged, until when, and what others see of it."""

import pytest

from shithead.cards import parse_card
from shithead.engine.events import Readied, RowsShown, Swapped, redact
from shithead.engine.legal import acting_seats
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.errors import Reason
from tests.engine.tables import (
    CLASSIC,
    IDIOT,
    TABLETOP,
    dealt,
    everybody_ready,
    happened,
    legal_texts,
    played,
    refused,
    shown,
)

OTHER = "9D JD QD/KC 9C 4H/8C 8D 8H"


def table() -> State:
    """Seat 0 may swap 3C, 4D and 2H with TS, KD and 5C."""
    return dealt(CLASSIC, "3C 4D 2H/TS KD 5C/7C 7D 7H", OTHER)


def test_classic_5_any_number_of_cards_may_be_exchanged() -> None:
    """classic-5: cards are exchanged one for one, as often as one likes, back and forth too."""
    state = played(table(), "0 swap 2H 5C", "0 swap 4D KD", "0 swap KD 4D")

    assert shown(state.hands[0]) == "3C 4D 5C"
    assert shown(state.face_up[0]) == "TS KD 2H"
    assert everybody_ready(table()).phase is not Phase.SWAP, "no exchange at all is fine too"


def test_classic_5_a_swap_keeps_both_zones_at_three_cards() -> None:
    """classic-5: the row keeps its order; the card takes the place of the one that leaves."""
    state = played(table(), "0 swap 3C KD")

    assert shown(state.face_up[0]) == "TS 3C 5C"
    assert len(state.hands[0]) == 3


def test_classic_6_face_down_cards_are_never_shown() -> None:
    """classic-6: nobody sees a face-down card, not even the owner; only their number is known."""
    for viewer in (0, 1, None):
        seen = repr(view(table(), viewer))

        assert "7C" not in seen
        assert "8D" not in seen
        assert view(table(), viewer).seats[0].face_down_count == 3


def test_classic_6_face_down_cards_cannot_be_swapped() -> None:
    """classic-6: a face-down card is not held, so it cannot be named in a swap."""
    assert refused(table(), "0 swap 3C 7C") is Reason.NOT_HELD
    assert refused(table(), "0 swap 7C TS") is Reason.NOT_HELD


def test_classic_7_swapping_ends_when_play_begins() -> None:
    """classic-7: after the first card, and already when all are ready, no swap is accepted."""
    state = everybody_ready(table())
    ready = played(state, *(["0 pass", "1 pass"] if state.phase is Phase.CALL else []))

    assert refused(ready, "0 swap 3C KD") is Reason.WRONG_PHASE
    assert refused(played(ready, "0 play 3C"), "0 swap 4D KD") is Reason.WRONG_PHASE


def test_tabletop_2_face_down_cards_are_neither_seen_nor_changed() -> None:
    """tabletop-2: only a count is shown, and a swap with a face-down card is refused."""
    state = dealt(TABLETOP, "3C 4D AH/5S 6S KD/7C 7D 7H", OTHER)

    assert "7C" not in repr(view(state, 0))
    assert view(state, 0).seats[0].face_down_count == 3
    assert refused(state, "0 swap 3C 7C") is Reason.NOT_HELD


def test_tabletop_3_hand_and_row_may_be_exchanged_before_play() -> None:
    """tabletop-3: the ace goes up, the five into the hand."""
    state = played(dealt(TABLETOP, "3C 4D AH/5S 6S KD/7C 7D 7H", OTHER), "0 swap AH 5S")

    assert shown(state.hands[0]) == "3C 4D 5S"
    assert shown(state.face_up[0]) == "AH 6S KD"


def test_idiot_2_both_confirmed_means_locked() -> None:
    """idiot-2: any number of swaps until both have confirmed, and none for the rest of the game."""
    state = dealt(IDIOT, "3C 4D 2H/TS KD 5C/7C 7D 7H", OTHER)
    swapped = played(state, "0 swap 2H 5C", "0 swap 4D KD")

    assert refused(everybody_ready(swapped), "0 swap 3C TS") is Reason.WRONG_PHASE
    assert refused(everybody_ready(swapped), "0 unready") is Reason.WRONG_PHASE


def test_being_ready_freezes_the_seat() -> None:
    """Who is ready cannot swap, but may take that back while others still swap."""
    state = played(table(), "0 ready")

    assert refused(state, "0 swap 3C KD") is Reason.ALREADY_READY
    assert refused(state, "0 ready") is Reason.ALREADY_READY
    assert legal_texts(state, 0) == ["unready"]
    assert shown(played(state, "0 unready", "0 swap 3C KD").face_up[0]) == "TS 3C 5C"


def test_nobody_takes_back_what_was_not_said() -> None:
    """Only a seat that is ready can withdraw it."""
    assert refused(table(), "0 unready") is Reason.NOT_READY


def test_swapping_is_open_to_all_seats_at_once() -> None:
    """All seats swap at the same time; the decision waits for those that are not ready."""
    assert acting_seats(table()) == (0, 1)
    assert acting_seats(played(table(), "0 ready")) == (1,)
    assert len(legal_texts(table(), 1)) == 10


@pytest.mark.parametrize("move", ["play 3C", "take", "flip 0", "gamble", "pass", "call"])
def test_nothing_else_is_possible_while_cards_are_swapped(move: str) -> None:
    """Playing, taking the pile, turning, passing and calling wait until all are ready."""
    assert refused(table(), f"0 {move}") is Reason.WRONG_PHASE


def test_others_see_the_row_as_dealt_and_who_is_ready() -> None:
    """Swaps are secret until all are ready: others see the dealt row, the owner the row as it lies."""
    state = played(table(), "0 swap 3C KD", "0 ready")

    assert shown(view(state, 0).seats[0].face_up) == "TS 3C 5C"
    for viewer in (1, None):
        assert shown(view(state, viewer).seats[0].face_up) == "TS KD 5C"
        assert view(state, viewer).seats[0].ready


def test_a_swap_is_told_to_nobody_else() -> None:
    """The event of a swap reaches its own seat alone; being ready is told to all."""
    (swapped,) = happened(table(), "0 swap 3C KD")
    (readied,) = happened(table(), "0 ready")

    assert swapped == Swapped(seat=0, hand=parse_card("3C"), face_up=parse_card("KD"))
    assert redact(swapped, 0) == swapped
    assert redact(swapped, 1) is None
    assert redact(swapped, None) is None
    assert redact(readied, 1) == Readied(seat=0, on=True)


def test_all_rows_appear_together() -> None:
    """When the last seat is ready the rows are shown as they now lie, to everybody."""
    events = happened(table(), "0 swap 3C KD", "0 ready", "1 ready")
    rows = next(event for event in events if isinstance(event, RowsShown))

    assert shown(rows.rows[0]) == "TS 3C 5C"
    assert redact(rows, None) == rows
