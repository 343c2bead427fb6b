"""What a viewer sees: own hand, all rows, numbers of everything else."""

from shithead.cards import Rank
from shithead.engine.state import Phase, State
from shithead.engine.view import view
from shithead.rules.requirement import ANYTHING, Demand, Requirement
from tests.engine.tables import CLASSIC, TABLETOP, dealt, everybody_ready, played, position, shown


def table() -> State:
    """Seat 0 on turn; every card of the table is another one."""
    return position(
        CLASSIC, "9S 4H 5D/KC AC/QC QD", "6C 6D/KH KS/7C 7D", "/AD AH/8C 8D", pile="3S 8H", stock="JC JD"
    )


def test_a_seat_sees_its_own_hand() -> None:
    """The viewer's hand is shown to the viewer, and to nobody else."""
    assert shown(view(table(), 0).hand) == "4H 5D 9S"
    assert "9S" not in repr(view(table(), 1))
    assert "9S" not in repr(view(table(), None))


def test_everybody_sees_rows_and_pile() -> None:
    """Face-up rows and the pile are open to all."""
    for viewer in (0, 1, 2, None):
        seen = view(table(), viewer)

        assert [shown(seat.face_up) for seat in seen.seats] == ["KC AC", "KH KS", "AD AH"]
        assert [shown(laid.cards) for laid in seen.pile] == ["3S", "8H"]


def test_of_the_rest_only_numbers_are_known() -> None:
    """Hands of others, face-down cards, stock and burned cards are numbers."""
    state = played(position(CLASSIC, "TS 4H 5D/KC/QC", "6C 6D/KH/7C", pile="3S 8H", stock="JC JD"), "play TS")
    seen = view(state, None)

    assert [seat.hand_count for seat in seen.seats] == [3, 2]
    assert [seat.face_down_count for seat in seen.seats] == [1, 1]
    assert seen.stock_count == 1
    assert seen.burned_count == 3
    assert "JD" not in repr(seen)
    assert "JC" not in repr(seen)


def test_legal_moves_are_the_viewers_own() -> None:
    """A view carries its viewer's moves; a spectator and a waiting seat have none."""
    assert view(table(), 0).legal
    assert view(table(), 1).legal == ()
    assert view(table(), None).legal == ()


def test_the_requirement_is_for_the_seat_on_turn() -> None:
    """It is measured for the zone from which that seat plays."""
    row = position(TABLETOP, "/KC 4D/QC", "6C", pile="8H")
    hand = position(TABLETOP, "KC 4D/AC/QC", "6C", pile="8H")

    assert view(row, 1).requirement == Requirement(Demand.ABOVE, Rank.EIGHT)
    assert view(hand, 1).requirement == Requirement(Demand.AT_LEAST, Rank.EIGHT)


def test_outside_of_play_nothing_is_required() -> None:
    """In the swap phase and after the end there is no turn and no requirement."""
    swap = view(dealt(CLASSIC, "3C/TS/7C", "9D/KC/8C"), 0)
    end = view(played(position(CLASSIC, "JS", "4D", pile="9H"), "play JS"), 1)

    for seen in (swap, end):
        assert seen.turn is None
        assert seen.requirement == ANYTHING


def test_the_place_counts_from_one() -> None:
    """A seat that is out shows its place; one that is in shows none."""
    state = played(position(CLASSIC, "JS", "QS", "4D 5D", pile="9H"), "play JS")

    assert [seat.place for seat in view(state, None).seats] == [1, None, None]


def test_in_a_call_nobody_is_told_who_holds_the_rank() -> None:
    """Others see who has answered, and nothing of who could call."""
    state = everybody_ready(dealt(CLASSIC, "3C 4D/TS/7C", "9D JC/KC/8C"))
    seen = view(state, 1)

    assert state.phase is Phase.CALL
    assert seen.call_rank is Rank.THREE
    assert [seat.ready for seat in seen.seats] == [False, False]
    assert "Call" not in repr(seen.legal)
