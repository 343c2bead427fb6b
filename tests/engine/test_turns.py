"""Drawing, taking the pile, passing, the stock, blind cards and the end, field by field."""

import pytest

from shithead.cards import Rank
from shithead.engine.events import BurnCause, Drew, PileBurned, RowTaken, Termination
from shithead.engine.legal import acting_seats
from shithead.engine.outcome import Outcome
from shithead.engine.state import Phase, State
from shithead.errors import Reason
from shithead.rules.model import Rules
from shithead.rules.powers import Power
from shithead.rules.values import (
    BlindFail,
    Direction,
    DrawResult,
    DrawWhen,
    End,
    Fee,
    Gamble,
    Pickup,
    PickupBy,
    RowUse,
    Swapping,
)
from tests.engine.tables import (
    CLASSIC,
    OTHER,
    PLAIN,
    changed,
    happened,
    legal_texts,
    pile_of,
    played,
    position,
    refused,
    shown,
    with_powers,
)

EIGHT = Rank.EIGHT


def sizes(state: State) -> list[int]:
    """How many cards each hand has."""
    return [len(hand) for hand in state.hands]


def drawing(when: DrawWhen, **fields: object) -> State:
    """Seat 0 has a 10 that burns and three other cards; the stock is large."""
    rules = changed(CLASSIC, draw_when=when, draw_to=(4,), **fields)
    return position(
        rules, "TC 4D 5D JC/KC/QC", "6C 6D 7C 7D/KD/QD", pile="9H", stock="8C 8D 8H 8S 9C 9D 9S AC AD"
    )


@pytest.mark.parametrize(
    ("when", "burned", "over", "back"),
    [
        (DrawWhen.AFTER_PLAY, [4, 4], [4, 4], [4, 4]),
        (DrawWhen.END_OF_TURN, [3, 4], [4, 4], [4, 4]),
        (DrawWhen.START_OF_TURN, [3, 4], [2, 4], [4, 3]),
    ],
)
def test_d21_when_a_hand_is_refilled(
    when: DrawWhen, burned: list[int], over: list[int], back: list[int]
) -> None:
    """D20, D21, C-32: after each play, when the turn is over, or when one's own begins."""
    state = drawing(when)

    assert sizes(played(state, "play TC")) == burned
    assert sizes(played(state, "play TC", "play 4D")) == over
    assert sizes(played(state, "play TC", "play 4D", "play 6C")) == back


@pytest.mark.parametrize("when", list(DrawWhen))
def test_d21_an_emptied_hand_draws_at_once(when: DrawWhen) -> None:
    """D21, C-49: whatever the rule, a hand without a card draws up to the full number after the play."""
    rules = changed(PLAIN, draw_when=when)
    state = position(rules, "9C/KC/QC", OTHER, pile="8H", stock="4D 5D 6D 7D")

    assert Drew in [type(event) for event in happened(state, "play 9C")]
    assert sizes(played(state, "play 9C"))[0] == 3


@pytest.mark.parametrize("when", list(DrawWhen))
def test_d21_nobody_draws_after_a_pick_up(when: DrawWhen) -> None:
    """D21: who takes the pile draws nothing in that turn."""
    state = position(changed(PLAIN, draw_when=when), "4D/KC/QC", "6C 6D 7C/KD/QD", pile="9H", stock="8C 8D")

    assert sizes(played(state, "take"))[0] == 2


MATCH = with_powers(Power(rank=EIGHT, skip=1), drawn_match=True)


def test_d19_drawn_cards_of_the_rank_may_be_added() -> None:
    """D19: who draws a 9 after laying a 9 may add it or pass; nothing else, and not more than were drawn."""
    state = position(MATCH, "9C 9D 5C/KC/QC", OTHER, pile="7H", stock="9H")
    asked = played(state, "play 9C")

    assert legal_texts(asked) == ["play 9D", "pass"]
    assert refused(asked, "play 5C") is Reason.ONLY_DRAWN
    assert refused(asked, "play 9D 9H") is Reason.ONLY_DRAWN
    assert refused(asked, "take") is Reason.MUST_PASS
    assert played(asked, "pass").turn == 1
    assert played(asked, "play 9H").turn == 1


def test_d19_the_question_tells_nobody_what_was_drawn() -> None:
    """D19: who drew no 9 is asked all the same, and can only pass; with no stock left nobody is asked."""
    drew = played(position(MATCH, "9C 4C 5C/KC/QC", OTHER, pile="7H", stock="JD"), "play 9C")

    assert legal_texts(drew) == ["pass"]
    assert played(position(MATCH, "9C 4C 5C/KC/QC", OTHER, pile="7H"), "play 9C").turn == 1


def test_d19_adding_may_chain_and_skips_add_up() -> None:
    """D19: an added 8 draws another 8; the three skips come when the seat is done."""
    seats = ("8C 4C 5C/KC/QC", OTHER, OTHER, OTHER, OTHER)
    state = position(MATCH, *seats, pile="7H", stock="8D 8H JD JH")
    chained = played(state, "play 8C", "play 8D")

    assert legal_texts(chained) == ["play 8H", "pass"]
    assert played(chained, "play 8H", "pass").turn == 4
    assert played(state, "play 8C", "pass").turn == 2


def test_d19_a_reversal_between_two_counts_when_the_seat_is_done() -> None:
    """D19, R7b: with two seats a reversal is a skip, also when a drawn card might be added."""
    rules = with_powers(Power(rank=EIGHT, reverse=True), drawn_match=True, reverse_two_skips=True)
    state = position(rules, "8C 4C 5C/KC/QC", OTHER, pile="7H", stock="8D JD")

    assert played(state, "play 8C", "pass").turn == 0


def test_d19_a_run_is_no_play_of_one_rank() -> None:
    """D19, D17: after a run nothing is added."""
    rules = changed(PLAIN, drawn_match=True, runs=3)
    state = position(rules, "7C 8C 9C/KC/QC", OTHER, pile="6H", stock="9D 8D 7D")

    assert played(state, "play 7C 8C 9C").turn == 1


@pytest.mark.parametrize("pickup", list(Pickup))
def test_d22_when_the_pile_may_be_taken(pickup: Pickup) -> None:
    """D22: freely, or only by who can lay nothing."""
    rules = changed(PLAIN, pickup=pickup)
    able = position(rules, "9C/KC/QC", OTHER, pile="8H")

    assert ("take" in legal_texts(able)) is (pickup is Pickup.FREE)
    assert legal_texts(position(rules, "4C/KC/QC", OTHER, pile="8H")) == ["take"]
    assert pickup is Pickup.FREE or refused(able, "take") is Reason.MUST_PLAY


def test_d23_passing_on_an_empty_pile() -> None:
    """D23, C-44: where the rules let one pass, an empty pile may be left empty; a pile may not."""
    rules = changed(PLAIN, pass_empty=True)
    state = position(rules, "9C/KC/QC", OTHER)

    assert legal_texts(state) == ["play 9C", "pass"]
    assert (played(state, "pass").turn, played(state, "pass").pile) == (1, ())
    assert legal_texts(position(rules, "//QC", OTHER)) == ["flip 0", "pass"]
    assert refused(position(rules, "9C", OTHER, pile="8H"), "pass") is Reason.NOTHING_TO_PASS
    assert refused(position(PLAIN, "9C", OTHER), "pass") is Reason.NOTHING_TO_PASS


def test_d24_who_takes_the_pile_may_play_on() -> None:
    """D24: on the empty pile, after a blind card and a gamble that failed too."""
    rules = changed(PLAIN, pickup_plays=True, stock_gamble=Gamble.ANY_TIME)

    assert played(position(rules, "4C/KC/QC", OTHER, pile="8H", stock="AC"), "take").turn == 0
    assert played(position(rules, "//4C QC", OTHER, pile="8H"), "flip 0").turn == 0
    assert played(position(rules, "9C/KC/QC", OTHER, pile="8H", stock="4C 4D"), "gamble").turn == 0
    assert played(position(PLAIN, "4C/KC/QC", OTHER, pile="8H"), "take").turn == 1


def test_d27_the_seat_before_takes_the_pile() -> None:
    """D27: who cannot play stays on turn, on the empty pile; a failed blind card is its own player's."""
    rules = changed(PLAIN, pickup=Pickup.FORCED, pickup_by=PickupBy.PREVIOUS, pickup_fee=Fee.ONE_CHOSEN)
    state = position(rules, "/4C 5C/QC", OTHER, "9C/9D/9S", pile="8H JH")
    blind = position(rules, "//4C QC", OTHER, "9C/9D/9S", pile="8H JH")

    assert legal_texts(state) == ["take"]
    assert (shown(played(state, "take").hands[2]), played(state, "take").turn) == ("8H 9C JH", 0)
    assert len(played(blind, "flip 0").hands[0]) == 3


def test_d25_gambling_only_when_stuck() -> None:
    """D25: with a card that goes the stock is not turned; without one it is, in place of a pick-up."""
    rules = changed(PLAIN, stock_gamble=Gamble.WHEN_STUCK, pickup=Pickup.FORCED)

    assert refused(position(rules, "9C", OTHER, pile="8H", stock="AC"), "gamble") is Reason.NOT_STUCK
    assert legal_texts(position(rules, "4C", OTHER, pile="8H", stock="AC")) == ["gamble", "take"]


def test_d26_counter_clockwise() -> None:
    """D26: the turn goes to the seat on the right."""
    state = position(
        changed(PLAIN, direction=Direction.COUNTER), "9C 4C", OTHER, OTHER, pile="8H", direction=-1
    )

    assert played(state, "play 9C").turn == 2


def test_d26_the_second_player_fixes_the_direction() -> None:
    """D26: after the starter either neighbour may play; whoever does so first sends play on that way."""
    rules = changed(PLAIN, direction=Direction.SECOND_PLAYER)
    seats = ("9C 4C", "TC TD", "JC JD", "QC QD")
    open_ = played(position(rules, *seats, pile="8H", direction=0), "play 9C")

    assert acting_seats(open_) == (1, 3)
    assert refused(open_, "2 play JC") is Reason.NOT_YOUR_TURN
    assert (played(open_, "1 play TC").turn, played(open_, "1 play TC").direction) == (2, 1)
    assert (played(open_, "3 play QC").turn, played(open_, "3 play QC").direction) == (2, -1)
    assert played(open_, "3 play QC", "2 take").turn == 1


def test_d26_both_neighbours_may_exchange_first() -> None:
    """D26, D06: on a turn that is open to two seats each of them may exchange before its first move."""
    rules = changed(PLAIN, direction=Direction.SECOND_PLAYER, swap=Swapping.FIRST_TURN)
    state = position(rules, "9C 4C/KC", "TC/KD", "JC/KH", "QC/KS", pile="8H", direction=0)
    open_ = played(state, "play 9C")

    assert [bool(legal_texts(open_, seat)) for seat in range(4)] == [False, True, False, True]
    assert played(open_, "3 swap QC KS").direction == 0
    assert played(open_, "3 swap QC KS", "3 play KS").direction == -1


def test_d26_a_skip_or_two_seats_leave_nothing_to_fix() -> None:
    """D26: skips send play clockwise at once; between two seats there is only one other."""
    rules = with_powers(Power(rank=EIGHT, skip=1), direction=Direction.SECOND_PLAYER)
    skipped = played(position(rules, "8C 4C", OTHER, OTHER, OTHER, pile="7H", direction=0), "play 8C")
    two = played(position(rules, "9C 4C", OTHER, pile="7H", direction=0), "play 9C")

    assert (skipped.turn, skipped.direction, skipped.duty) == (2, 1, None)
    assert (two.turn, two.duty) == (1, None)


def test_d41_the_row_is_taken_into_the_hand() -> None:
    """D41: as a whole, or one card after another, once hand and stock are gone."""
    seats = ("9C/KC AC/QC", OTHER)
    whole, single = (
        position(changed(PLAIN, row_use=use), *seats, pile="8H") for use in (RowUse.TAKEN, RowUse.ONE_BY_ONE)
    )

    assert [
        shown(zone[0]) for zone in (played(whole, "play 9C").hands, played(whole, "play 9C").face_up)
    ] == [
        "KC AC",
        "",
    ]
    assert isinstance(happened(whole, "play 9C")[-1], RowTaken)
    assert [
        shown(zone[0]) for zone in (played(single, "play 9C").hands, played(single, "play 9C").face_up)
    ] == ["KC", "AC"]


FEES: list[tuple[Fee, str, list[str]]] = [
    (Fee.NONE, "4C 4D TC", ["take"]),
    (Fee.ONE_CHOSEN, "4C 4D TC", ["take 4C", "take 4D", "take TC"]),
    (Fee.OPTIONAL, "4C 4D TC", ["take", "take 4C", "take 4D", "take TC"]),
    (Fee.ONE_RANK, "4C 4D TC", ["take 4C", "take 4D", "take TC", "take 4C 4D"]),
    (Fee.LOWEST, "4C 4D TC", ["take 4C", "take 4D"]),
    (Fee.TRIED, "4C 5D TC", ["take 4C", "take 5D"]),
    (Fee.TRIED, "TC TD AC", ["take"]),
]


@pytest.mark.parametrize(("fee", "row", "expected"), FEES)
def test_d43_which_cards_go_along(fee: Fee, row: str, expected: list[str]) -> None:
    """D43, C-45, C-46: the fees that may be paid from the row, and that none is due from the hand."""
    rules = changed(PLAIN, pickup_fee=fee)

    assert [
        text for text in legal_texts(position(rules, f"/{row}/QC", OTHER, pile="9H")) if "take" in text
    ] == (expected)
    assert "take" in legal_texts(position(rules, "4C/KC/QC", OTHER, pile="9H"))


def test_d43_a_fee_of_several_cards() -> None:
    """D43: cards of one rank go together with the pile; of two ranks, or not held, they are refused."""
    state = position(changed(PLAIN, pickup_fee=Fee.ONE_RANK), "/4C 4D 4H TC/QC", OTHER, pile="9H")

    assert shown(played(state, "take 4D 4H").hands[0]) == "4D 4H 9H"
    assert refused(state, "take 4C TC") is Reason.WRONG_FEE
    assert refused(state, "take 4C 4S") is Reason.NOT_HELD
    assert refused(state, "take") is Reason.FEE_DUE


def test_d45_blind_cards_in_their_order() -> None:
    """D45: only the first of them may be turned."""
    state = position(changed(PLAIN, blind_in_order=True), "//QC KC", OTHER, pile="9H")

    assert legal_texts(state) == ["flip 0"]
    assert refused(state, "flip 1") is Reason.BLIND_IN_ORDER


def test_d46_a_failed_blind_card_may_leave_the_pile() -> None:
    """D46: with take_card only the card goes to the hand, the pile stays and the turn ends."""
    state = position(changed(PLAIN, blind_fail=BlindFail.TAKE_CARD), "//4C KC", OTHER, pile="9H")
    after = played(state, "flip 0")

    assert (shown(after.hands[0]), pile_of(after), after.turn) == ("4C", "9H", 1)


def test_d47_the_pile_may_be_taken_unturned() -> None:
    """D47, C-50: by option, and never where taking is forced, since a card may always be turned."""
    free = position(changed(PLAIN, blind_pickup=True), "//4C KC", OTHER, pile="9H")
    forced = position(changed(PLAIN, blind_pickup=True, pickup=Pickup.FORCED), "//4C KC", OTHER, pile="9H")

    assert legal_texts(free) == ["flip 0", "flip 1", "take"]
    assert legal_texts(forced) == ["flip 0", "flip 1"]


def test_d52_the_pile_may_leave_with_the_seat() -> None:
    """D52, C-53: by option the pile leaves the game when a seat goes out; otherwise it stays."""
    seats = ("9C", OTHER, "JC JD")
    cleared = position(changed(PLAIN, out_clears=True), *seats, pile="8H")

    assert PileBurned(0, 2, BurnCause.OUT) in happened(cleared, "play 9C")
    assert (pile_of(played(cleared, "play 9C")), played(cleared, "play 9C").turn) == ("", 1)
    assert pile_of(played(position(PLAIN, *seats, pile="8H"), "play 9C")) == "8H 9C"


def test_d54_the_first_one_out_may_end_the_game() -> None:
    """D54, C-59: with more than two seats no loser is named; of two the other one loses."""
    rules = changed(PLAIN, end=End.FIRST_WINS)
    three = played(position(rules, "9C", OTHER, OTHER, pile="8H"), "play 9C")
    two = played(position(rules, "9C", OTHER, pile="8H"), "play 9C")

    assert three.outcome == Outcome(Termination.FIRST_OUT, None, (0,))
    assert two.outcome == Outcome(Termination.LAST_LEFT, 1, (0,))


@pytest.mark.parametrize(
    ("result", "hand", "loser"),
    [
        (DrawResult.DRAW, "4C", None),
        (DrawResult.MOST_CARDS, "4C", 1),
        (DrawResult.MOST_CARDS, "4C 5C 6C", None),
    ],
)
def test_c_67_what_a_game_without_progress_ends_with(
    result: DrawResult, hand: str, loser: int | None
) -> None:
    """C-67, D60: a draw, or the seat with most cards of all its zones loses; equal numbers are a draw."""
    rules: Rules = changed(PLAIN, no_progress_limit=20, no_progress_result=result)
    state = played(position(rules, f"9S {hand}", "JC/JD/JS", pile="8H", idle=19), "play 9S")

    assert state.phase is Phase.ENDED
    assert state.outcome == Outcome(Termination.NO_PROGRESS, loser, ())
