"""Who leads: the search through rows and hands, calling, and the seat that always leads."""

import pytest

from shithead.cards import Rank
from shithead.engine.events import Called, CallOpened, Started, StartedBy
from shithead.engine.legal import acting_seats
from shithead.engine.start import from_left
from shithead.engine.state import Phase, State
from shithead.errors import Reason
from shithead.rules.compile import compile_rules
from shithead.rules.values import NextDealer
from tests.engine.tables import (
    CLASSIC,
    IDIOT,
    TABLETOP,
    changed,
    dealt,
    everybody_ready,
    happened,
    legal_texts,
    played,
    refused,
)

DOWN = "8C 8D 8H"


def rows(*up: str, hands: tuple[str, ...] = (), dealer: int = -1) -> State:
    """A game by the first preset in which all seats are ready."""
    held = hands or ("9D JD QD",) * len(up)
    seats = [f"{hand}/{row}/{DOWN}" for hand, row in zip(held, up, strict=True)]
    return everybody_ready(dealt(CLASSIC, *seats, dealer=dealer))


def test_classic_3_the_search_starts_at_the_dealers_left() -> None:
    """classic-3: the loser deals the next game, and the search then begins at that dealer's left."""
    state = dealt(CLASSIC, *(f"9D JD QD/KD 9C 4H/{DOWN}" for _ in "ABC"), dealer=2)

    assert CLASSIC.next_dealer is NextDealer.LOSER
    assert from_left(state) == [0, 1, 2]
    assert from_left(dealt(CLASSIC, *(f"9D/KD/{DOWN}" for _ in "ABC"), dealer=0)) == [1, 2, 0]


def test_classic_11_first_seat_from_the_left_with_a_face_up_3_starts() -> None:
    """classic-11, C-04: seat order counts, not the order in which the 3s were dealt."""
    assert rows("KD 9C 4H", "3S QH 8D", "3H 5C 6C").turn == 1
    assert rows("KD 9C 3D", "3S QH 8D", "3H 5C 6C").turn == 0


def test_classic_11_the_dealer_comes_last() -> None:
    """classic-11: a dealer with a face-up 3 leads only if nobody else has one."""
    assert rows("3C 9C 4H", "KS 3S 8D", "JH 5C 6C", dealer=0).turn == 1
    assert rows("3C 9C 4H", "KS QS 8D", "JH 5C 6C", dealer=0).turn == 0


def test_classic_12_the_row_as_dealt_counts() -> None:
    """classic-12, C-03: a 3 that was swapped away still makes its seat lead."""
    state = dealt(
        CLASSIC, f"9D JD QD/KD 9C 4H/{DOWN}", f"9D JC QD/3S QH 8D/{DOWN}", f"9H JS QD/3H 5C 6C/{DOWN}"
    )

    assert everybody_ready(played(state, "1 swap JC 3S")).turn == 1


def test_classic_12_a_3_swapped_up_does_not_count() -> None:
    """classic-12, C-03: a 3 that came into the row by a swap was not dealt there."""
    state = dealt(
        CLASSIC, f"3D JD QD/KD 9C 4H/{DOWN}", f"9D JC QD/KS QH 8D/{DOWN}", f"9H JS QD/3H 5C 6C/{DOWN}"
    )

    assert everybody_ready(played(state, "0 swap 3D KD")).turn == 2


def test_c_03_a_3_swapped_up_is_not_in_the_hand_either() -> None:
    """C-03: the call is for hands as they are when play starts, so a 3 in the row cannot be called."""
    state = dealt(CLASSIC, f"3D JD QD/KD 9C 4H/{DOWN}", f"4D JC QD/KS QH 8D/{DOWN}")
    after = everybody_ready(played(state, "0 swap 3D KD"))

    assert after.turn == 0
    assert after.phase is Phase.PLAY, "a dealt face-up 4 decides, since no hand holds a 3"


HANDS_13 = ("3C 9D QH", "3D 4S 8H", "5D 6D 7D")


def called_13() -> State:
    """No 3 face up; two hands hold one."""
    return rows("KD 9C 4H", "KS QS 8D", "JH 5C 6C", hands=HANDS_13)


def test_classic_13_the_first_to_call_a_3_starts() -> None:
    """classic-13: with no 3 face up everybody may answer, and the first call decides."""
    state = called_13()

    assert state.phase is Phase.CALL
    assert state.call_rank is Rank.THREE
    assert acting_seats(state) == (0, 1, 2)
    assert played(state, "1 call").turn == 1
    assert played(state, "0 pass", "1 call").turn == 1
    assert happened(state, "1 call") == (Called(1, Rank.THREE), Started(1, Rank.THREE, StartedBy.CALL))


def test_classic_13_without_calls_the_first_holder_from_the_left_starts() -> None:
    """classic-13, C-05: if nobody calls, the first holder from the dealer's left leads, passed or not."""
    state = played(called_13(), "1 pass", "2 pass", "0 pass")

    assert state.turn == 0
    assert state.phase is Phase.PLAY
    assert state.pile == ()


def test_classic_13_only_a_holder_may_call() -> None:
    """classic-13: everybody may pass, but only who holds the rank in the hand may call it."""
    state = called_13()

    assert legal_texts(state, 0) == ["call", "pass"]
    assert legal_texts(state, 2) == ["pass"]
    assert refused(state, "2 call") is Reason.RANK_NOT_HELD


def test_a_seat_answers_a_call_once() -> None:
    """Who has passed has answered: neither a call nor another pass follows."""
    state = played(called_13(), "0 pass")

    assert legal_texts(state, 0) == []
    assert acting_seats(state) == (1, 2)
    assert refused(state, "0 call") is Reason.ALREADY_ANSWERED
    assert refused(state, "0 pass") is Reason.ALREADY_ANSWERED


def test_without_calling_the_first_holder_starts_at_once() -> None:
    """Where no rank is called the search goes through the hands in seat order."""
    rules = changed(CLASSIC, starter_call=False)
    seats = [f"{hand}/KD 9C 4H/{DOWN}" for hand in HANDS_13]

    assert everybody_ready(dealt(rules, *seats)).turn == 0
    assert everybody_ready(dealt(rules, *seats, dealer=0)).turn == 1


def test_classic_14_nobody_has_a_3_so_a_4_is_looked_for() -> None:
    """classic-14: for each rank first all rows are searched, then all hands."""
    state = rows("KD 9C JS", "KS QS 8D", "JH 5C 4H", hands=("4C 9D QH", "6D 9H 8H", "5D 6C 7D"))

    assert state.turn == 2


def test_classic_14_the_search_goes_on_upward() -> None:
    """classic-14: with no 3, 4 or 5 the lowest rank there decides."""
    state = rows("KD 9C JS", "KS QS 8D", "JH 6C 9H", hands=("7C 9D QH", "7D 9H 8H", "8S 9S 7H"))

    assert state.turn == 2


def test_c_01_ranks_outside_the_ladder_are_not_searched() -> None:
    """C-01: 2s and 10s lead nobody; they stand outside the ladder."""
    state = rows("2D TC 2S", "KS QS AD", hands=("2C TD 2H", "KD QH AC"))

    assert state.turn == 1
    assert compile_rules(CLASSIC).search == CLASSIC.ladder


def test_c_01_the_dealers_left_leads_when_no_searched_rank_is_there() -> None:
    """C-01: if every dealt card stood outside the ladder, the seat at the dealer's left would lead."""
    state = dealt(CLASSIC, "2C/2D/8C", "TC/TD/8D", "2H/TH/8H", dealer=1)
    *_, started = happened(played(state, "0 ready", "1 ready"), "2 ready")

    assert started == Started(2, None, StartedBy.DEALER_LEFT)


def test_c_02_one_rank_at_a_time() -> None:
    """C-02: a 3 in a hand comes before a 4 face up, since each rank is searched through in turn."""
    state = rows("KD 9C JS", "KS QS 8D", "JH 5C 4H", hands=("9D QD QH", "3D 9H 8H", "5D 6C 7D"))

    assert state.phase is Phase.CALL
    assert state.call_rank is Rank.THREE
    assert happened(dealt_for_c_02(), "0 ready", "1 ready", "2 ready")[-1] == CallOpened(Rank.THREE)


def dealt_for_c_02() -> State:
    """No 3 face up, one in the hand of seat 1, a 4 face up at seat 2."""
    return dealt(CLASSIC, f"9D QD QH/KD/{DOWN}", f"3D 9H 8H/KS/{DOWN}", f"5D 6C 7D/4H/{DOWN}")


def test_c_05_no_window_opens_for_a_rank_that_nobody_holds() -> None:
    """C-05: the window is for a rank that some hand holds; who starts makes that public anyway."""
    state = rows("KD 9C JS", "KS QS 8D", hands=("9D QD QH", "9S 9H 8H"))

    assert state.phase is Phase.PLAY


TABLETOP_4 = (f"9D JD QD/9C QD 4H/{DOWN}", f"9D JD QD/3S JD 8C/{DOWN}", f"9D JD QD/3H 6C 7C/{DOWN}")


def test_tabletop_4_first_seat_from_the_dealer_with_a_face_up_3() -> None:
    """tabletop-4: with C dealing, B has the first face-up 3; the dealer is counted last."""
    assert everybody_ready(dealt(TABLETOP, *TABLETOP_4)).turn == 1


def test_tabletop_4_rows_count_as_they_lie_when_play_starts() -> None:
    """tabletop-4, C-03: here a 3 that was swapped into the hand does not lead."""
    state = dealt(TABLETOP, *TABLETOP_4)

    assert everybody_ready(played(state, "1 swap 9D 3S")).turn == 2


@pytest.mark.parametrize(
    "hands", [("4D 5D 6D", "3C 8D 9D"), ("5H 5D 6D", "4S 8D 9D")], ids=["a 3 in hand", "no 3 at all"]
)
def test_tabletop_5_then_hands_are_searched_and_then_higher_ranks(hands: tuple[str, str]) -> None:
    """tabletop-5: without a face-up 3 the first seat with one in hand; without any 3 the same with 4, 5 …"""
    state = everybody_ready(dealt(TABLETOP, *(f"{hand}/9C QD JH/{DOWN}" for hand in hands)))

    assert state.turn == 1
    assert state.phase is Phase.PLAY, "nobody has to call"


def test_tabletop_5_a_2_is_searched_last() -> None:
    """tabletop-5, C-01: in the natural ladder the 2 has a place, but the search begins with the 3."""
    search = compile_rules(TABLETOP).search

    assert search[0] is Rank.THREE
    assert search[-1] is Rank.TWO
    assert len(search) == 13


@pytest.mark.parametrize("lead", [0, 1])
def test_idiot_3_the_leading_seat_is_given(lead: int) -> None:
    """idiot-3: the same seat leads every game, whatever the cards."""
    state = dealt(IDIOT, f"9D JD QD/9C QS JH/{DOWN}", f"3D 3C 3H/3S JD 8C/{DOWN}", lead=lead)
    after = everybody_ready(state)

    assert after.turn == lead
    assert after.pile == ()


def test_idiot_50_the_loser_has_no_duty() -> None:
    """idiot-50: the dealer stays the same, since dealing is nobody's duty, and the same seat leads again."""
    again = everybody_ready(dealt(IDIOT, f"9D JD QD/9C QS JH/{DOWN}", f"3D 3C 3H/3S JD 8C/{DOWN}"))

    assert IDIOT.next_dealer is NextDealer.SAME
    assert IDIOT.forfeit == ""
    assert again.turn == 0


@pytest.mark.parametrize("card", ["KD", "9S", "TS", "2D"])
def test_c_06_any_card_may_be_led(card: str) -> None:
    """C-06, C-07: the starter need not lead the rank that made it start; a 2 or a 10 may be led too."""
    state = rows("3C 9C 4H", "KS QS 8D", hands=(f"3D {card} 6S", "JD QD QC"))

    assert state.turn == 0
    assert f"play {card}" in legal_texts(state)


def test_c_07_a_10_led_burns_itself() -> None:
    """C-07: a 10 as very first card burns at once, and the starter goes on."""
    state = played(rows("3C 9C 4H", "KS QS 8D", hands=("TS KD 9S", "JD TD 2D")), "play TS")

    assert state.turn == 0
    assert state.pile == ()
    assert [card.text for card in state.burned] == ["TS"]
