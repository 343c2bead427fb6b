"""What a play does: burning, sets, refilling, blind and gambled cards."""

import pytest

from shithead.cards import parse_card
from shithead.engine.events import BurnCause, Drew, Flipped, Gambled, PickedUp, PileBurned, Played, Zone
from shithead.engine.state import State
from shithead.errors import Reason
from shithead.notation.cards import parse_cards
from shithead.rules.model import Rules
from shithead.rules.values import OutOfTurn, Replay, WildSet
from tests.engine.tables import (
    CLASSIC,
    IDIOT,
    TABLETOP,
    changed,
    happened,
    legal_texts,
    pile_of,
    played,
    position,
    refused,
    shown,
)

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"
SIX = changed(CLASSIC, jokers=(2,), max_seats=5)


def alone(rules: Rules, seat: str, pile: str = "", stock: str = "") -> State:
    """Seat 0 with some cards, and another seat."""
    return position(rules, seat, OTHER, pile=pile, stock=stock)


def test_c_32_refill_comes_before_the_extra_play() -> None:
    """C-32: the burner draws, and a drawn card may be laid at once."""
    state = alone(CLASSIC, "TS 4H 5D/KC/QC", "AH", "QD 6D")
    kinds = [type(event) for event in happened(state, "play TS")]

    assert kinds == [Played, PileBurned, Drew]
    assert "play QD" in legal_texts(played(state, "play TS"))


def test_c_33_the_stock_runs_out_during_that_refill() -> None:
    """C-33: what is there is drawn; the turn goes on from hand, row or blind card, whichever is open."""
    drawn = alone(CLASSIC, "TS TC/KD/QC", "AH", "QD")
    row = alone(CLASSIC, "TS/KD/QC", "AH")
    blind = alone(CLASSIC, "TS//QC 9C", "AH")

    assert legal_texts(played(drawn, "play TC TS")) == ["play QD"]
    assert legal_texts(played(row, "play TS")) == ["play KD"]
    assert legal_texts(played(blind, "play TS")) == ["flip 0", "flip 1"]


@pytest.mark.parametrize("seat", ["TS", "/TS", "//TS"], ids=["hand", "row", "blind"])
def test_c_34_a_burn_as_very_last_card(seat: str) -> None:
    """C-34: out at once, no extra play; the next active seat opens an empty pile."""
    state = position(CLASSIC, seat, OTHER, "8C 8D 8H", pile="AH")
    after = played(state, "flip 0" if seat.startswith("//") else "play TS")

    assert after.out == (0,)
    assert after.turn == 1
    assert after.pile == ()
    assert "play 4C" in legal_texts(after)


@pytest.mark.parametrize("pile", ["7H 7D 7S", "7H7D 7S", "7H7D7S", "2C 7H 7D7S"])
def test_c_35_a_set_is_four_raw_cards_on_top(pile: str) -> None:
    """C-35: the borders of plays do not matter; the whole play lies on the pile before the test."""
    state = alone(CLASSIC, "7C 4H 5D/KC/QC", pile, "8C")

    assert pile_of(played(state, "play 7C")) == ""
    assert happened(state, "play 7C")[1] == PileBurned(0, len(pile.replace(" ", "")) // 2 + 1, BurnCause.SET)


def test_c_36_four_2s_burn() -> None:
    """C-36: four of a wild rank are a set like any other, unless the rules keep them normal."""
    state = alone(CLASSIC, "2C 4H 5D/KC/QC", "KH 2H 2D 2S", "8C")

    assert played(state, "play 2C").turn == 0
    assert len(played(state, "play 2C").burned) == 5


def test_tabletop_30_four_of_a_wild_rank_stay_normal_by_option() -> None:
    """tabletop-30: with wild_set normal the four 2s stay, anything may follow, and the turn passes."""
    state = alone(changed(CLASSIC, wild_set=WildSet.NORMAL), "2C 4H 5D/KC/QC", "KH 2H 2D 2S", "8C")
    after = played(state, "play 2C")

    assert pile_of(after) == "KH 2H 2D 2S 2C"
    assert after.turn == 1
    assert "play 4C" in legal_texts(after)


def test_wild_set_normal_leaves_ordinary_sets_alone() -> None:
    """tabletop-30: the option concerns wild ranks only; four 7s burn as ever."""
    state = alone(changed(CLASSIC, wild_set=WildSet.NORMAL), "7C 4H 5D/KC/QC", "7H 7D 7S", "8C")

    assert pile_of(played(state, "play 7C")) == ""


def test_c_37_a_transparent_card_between_equals_breaks_the_set() -> None:
    """C-37: the top four cards count literally, so a joker in between prevents the burn."""
    state = alone(SIX, "7C 7S 5D/KC/QC", "7H 7D JK", "8C 8D")

    assert pile_of(played(state, "play 7C 7S")) == "7H 7D JK 7C 7S"


def test_c_38_four_5s_burn_their_limit() -> None:
    """C-38: the limit goes with the pile, and the same player leads anything."""
    state = alone(IDIOT, "5S KC 6D/KD/QC", "5H 5D 5C", "8C")

    assert "play KC" in legal_texts(played(state, "play 5S"))


def test_c_39_a_blind_burn_gives_another_blind_card() -> None:
    """C-39: after a blind card that burns another is turned; after the last one none is."""
    state = alone(CLASSIC, "//TC 9C", "AH")
    last = position(CLASSIC, "//TC", OTHER, "8C", pile="AH")

    assert legal_texts(played(state, "flip 0")) == ["flip 0"]
    assert played(last, "flip 0").out == (0,)


def test_c_40_completing_a_set_is_always_legal() -> None:
    """C-40: from a strict row the fourth card goes down although it is not higher; so do the last two."""
    one = alone(TABLETOP, "/9S 4H KD/QC", "9D 9C 9H")
    two = alone(TABLETOP, "/9S 9H 4H/QC", "9D 9C")

    assert "play 9S" in legal_texts(one)
    assert pile_of(played(two, "play 9S 9H")) == ""
    assert refused(two, "play 9S") is Reason.NOT_ABOVE


JUMPS = changed(TABLETOP, out_of_turn=OutOfTurn.COMPLETE)
THREE = ("4S 5D 6D/KC/QC", OTHER, "7C 8D 9D/KS/QS")


def test_tabletop_29_a_set_may_be_completed_at_any_time_by_option() -> None:
    """tabletop-29, C-41: C clears while A is to move, has the extra play, and play goes on from C."""
    state = position(JUMPS, *THREE, pile="7H 7D 7S", stock="8C 8H 8S JC")
    after = played(state, "2 play 7C")

    assert after.turn == 2
    assert after.pile == ()
    assert len(after.hands[2]) == 3
    assert played(after, "play 8D").turn == 0
    assert played(after, "pass").turn == 0


def test_c_41_all_missing_cards_have_to_be_laid() -> None:
    """C-41: whoever jumps in lays exactly the missing cards; fewer or others are refused."""
    state = position(JUMPS, "4S", OTHER, "7C 7S 9D/KS/QS", pile="7H 7D", stock="8C 8H 8S JC")

    assert legal_texts(state, 2) == ["play 7C 7S"]
    assert refused(state, "2 play 7C") is Reason.NOT_A_COMPLETION
    assert refused(state, "2 play 9D") is Reason.NOT_A_COMPLETION
    assert legal_texts(state, 1) == []


def test_c_41_only_from_the_open_zone_and_never_blind() -> None:
    """C-41: a seat with hand cards cannot complete from its row, and nobody completes with a blind card."""
    row = position(JUMPS, "4S", "KD/7C", "5S", pile="7H 7D 7S")
    open_row = position(JUMPS, "4S", "/7C 8D", "5S", pile="7H 7D 7S")
    blind = position(JUMPS, "4S", "//7C", "5S", pile="7H 7D 7S")

    assert refused(row, "1 play 7C") is Reason.HAND_FIRST
    assert played(open_row, "1 play 7C").turn == 1
    assert refused(blind, "1 play 7C") is Reason.NOT_YOUR_TURN
    assert refused(blind, "1 flip 0") is Reason.NOT_YOUR_TURN


def test_c_41_who_goes_out_by_jumping_in_has_no_extra_play() -> None:
    """C-41, C-34: if the completing cards were the last ones, the next active seat opens."""
    state = position(JUMPS, "4S", "7C", "5S", pile="7H 7D 7S")
    after = played(state, "1 play 7C")

    assert after.out == (1,)
    assert after.turn == 2


def test_c_41_nothing_else_is_possible_out_of_turn() -> None:
    """C-41: taking the pile and passing are for the seat on turn; an empty pile has no set."""
    state = position(JUMPS, *THREE, pile="7H 7D 7S")
    empty = position(JUMPS, "4S", OTHER, "7C 7S 7D 7H")

    assert refused(state, "2 take") is Reason.NOT_YOUR_TURN
    assert refused(state, "2 pass") is Reason.NOT_YOUR_TURN
    assert refused(empty, "2 play 7C 7S 7D 7H") is Reason.NOT_A_COMPLETION


def test_c_42_the_extra_play_may_be_declined_where_it_is_a_permission() -> None:
    """C-42, tabletop-28: with `may` a pass is legal right after the burn; with `must` it never is."""
    may = alone(TABLETOP, "7C KD 4H/KC/QC", "7H 7D 7S", "8C")
    must = alone(changed(TABLETOP, set_burn_replay=Replay.MUST), "7C KD 4H/KC/QC", "7H 7D 7S", "8C")

    assert legal_texts(played(may, "play 7C"))[-1] == "pass"
    assert played(may, "play 7C", "pass").turn == 1
    assert refused(played(must, "play 7C"), "pass") is Reason.NOTHING_TO_PASS
    assert refused(played(may, "play 7C", "play 4H"), "pass") is Reason.NOTHING_TO_PASS


def test_c_42_the_permission_lapses_with_the_exit() -> None:
    """C-42, C-34: if the clearing cards were the last ones, the next seat has nothing to decline."""
    state = position(TABLETOP, "7C", OTHER, "8C 8D 8H", pile="7H 7D 7S")

    assert played(state, "play 7C").turn == 1
    assert refused(played(state, "play 7C"), "pass") is Reason.NOTHING_TO_PASS


def test_c_42_burn_ranks_and_sets_have_their_own_permission() -> None:
    """C-42: burn_replay is for burn ranks, set_burn_replay for sets."""
    rules = changed(CLASSIC, burn_replay=Replay.MAY)
    ten = alone(rules, "TS 7C 4H/KC/QC", "7H 7D 7S", "8C")

    assert played(ten, "play TS").may_pass
    assert not played(ten, "play 7C").may_pass


def test_c_43_who_completes_a_set_plays_again() -> None:
    """C-43: a set gives the extra play by all three presets."""
    for rules in (CLASSIC, TABLETOP, IDIOT):
        assert played(alone(rules, "7C KD 4H/KC/QC", "7H 7D 7S", "8C"), "play 7C").turn == 0


def test_c_31_a_burn_cancels_a_skip() -> None:
    """C-31: a pair that completes four burns and skips nobody."""
    rules = changed(TABLETOP, pair_skips=True)
    state = position(rules, "7C 7S 4H/KC/QC", OTHER, "8C", pile="7H 7D")
    after = played(state, "play 7C 7S", "pass")

    assert after.turn == 1


def test_c_60_a_gamble_replaces_the_play() -> None:
    """C-60: one turn, one gamble; after a gambled burn a new one is open."""
    state = alone(IDIOT, "4S 7H 8D/KC/QC", "QH", "KC 9C")
    burn = alone(IDIOT, "4S 7H 8D/KC/QC", "QH", "TC 9C")

    assert played(state, "gamble").turn == 1
    assert "gamble" in legal_texts(played(burn, "gamble"))


def test_c_61_a_failed_gamble() -> None:
    """C-61: pile and card go to the hand and the turn ends; on an empty pile a gamble cannot fail."""
    state = alone(IDIOT, "4S 7H 8D/KC/QC", "QH", "3C 9C")
    events = happened(state, "gamble")
    lucky = alone(IDIOT, "4S 7H 8D/KC/QC", "", "3C 9C")

    assert events == (Gambled(0, parse_card("3C"), stays=False), PickedUp(0, 2, ()))
    assert shown(played(state, "gamble").hands[0]) == "3C 4S 7H 8D QH"
    assert len(played(state, "gamble").stock) == 1
    assert pile_of(played(lucky, "gamble")) == "3C"


def test_c_62_the_gambled_card_stands_alone() -> None:
    """C-62: equal hand cards do not join it."""
    state = alone(IDIOT, "KS KH 8D/KC/QC", "QH", "KD 9C")

    assert pile_of(played(state, "gamble")) == "QH KD"


def test_c_63_the_last_stock_card_is_gambled() -> None:
    """C-63: if it burns, the player goes on from the hand, and the stock is empty."""
    state = alone(IDIOT, "4S 7H 8D/KC/QC", "QH", "TC")
    after = played(state, "gamble")

    assert after.stock == ()
    assert after.turn == 0
    assert "play 4S" in legal_texts(after)
    assert refused(after, "gamble") is Reason.STOCK_EMPTY


def test_c_64_no_gamble_in_the_end_game() -> None:
    """C-64: with row or blind cards in play the stock is empty, so nothing can be gambled."""
    assert refused(alone(IDIOT, "/KC/QC", "QH"), "gamble") is Reason.STOCK_EMPTY
    assert refused(alone(IDIOT, "//QC", "QH"), "gamble") is Reason.STOCK_EMPTY


@pytest.mark.parametrize("rules", [CLASSIC, TABLETOP], ids=["classic", "tabletop"])
def test_gambling_is_off_elsewhere(rules: Rules) -> None:
    """The stock may be turned only where the rules say so."""
    assert refused(alone(rules, "4S 7H 8D/KC/QC", "QH", "TC"), "gamble") is Reason.GAMBLE_OFF


def test_a_turned_card_is_shown_to_all() -> None:
    """tabletop-23: the event of a turned card names it, with its slot and what becomes of it."""
    state = alone(CLASSIC, "//JC 6D", "9H")

    assert happened(state, "flip 0") == (Flipped(0, 0, parse_card("JC"), stays=True),)
    assert happened(state, "flip 1")[0] == Flipped(0, 1, parse_card("6D"), stays=False)
    assert happened(state, "flip 1")[1] == PickedUp(0, 2, ())


def test_the_pile_knows_where_a_card_came_from() -> None:
    """Each play keeps its seat and its zone: hand, row, blind cards or stock."""
    hand = played(alone(IDIOT, "9S 4H", "8H"), "play 9S")
    row = played(alone(IDIOT, "/9S 4H", "8H"), "play 9S")
    blind = played(alone(IDIOT, "//9S 4H", "8H"), "flip 0")
    gambled = played(alone(IDIOT, "4H 6D 7H", "8H", "9S"), "gamble")

    assert [state.pile[-1].zone for state in (hand, row, blind, gambled)] == list(Zone)
    assert {state.pile[-1].seat for state in (hand, row, blind, gambled)} == {0}


def test_a_turned_card_that_fails_has_no_effect() -> None:
    """A blind card that goes to the hand leaves nothing behind: the next seat opens an empty pile."""
    state = alone(IDIOT, "//6D 9C", "KH 5S")
    after = played(state, "flip 0")

    assert [type(event) for event in happened(state, "flip 0")] == [Flipped, PickedUp]
    assert after.turn == 1
    assert "play 6C" in legal_texts(after)


def test_the_order_of_laid_cards_is_kept() -> None:
    """Cards lie on the pile in the order in which they were named."""
    state = alone(CLASSIC, "9S 9C 9D/KC/QC", "8H")

    assert pile_of(played(state, "play 9D 9S 9C")) == "8H 9D 9S 9C"
    assert happened(state, "play 9D 9S")[0] == Played(0, Zone.HAND, parse_cards("9D 9S"))
