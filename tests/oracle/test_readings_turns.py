"""The oracle plays by the rulings of the catalogue: skips, reversals, burns, extra plays, pile given away."""

import pytest

from shithead.rules.model import Rules
from shithead.rules.values import Again, Follow, Gamble, Give, GivenThen, Inverts, Replay
from tests.oracle.reading import legal
from tests.oracle.tables import classic, does, house, laying, lays, may, power, table, top

SKIP = power("8", skip=1)
TURN = power("K", reverse=True)
FOUR_SEATS = "{} / 4S / 4H / 4D"
SEATS = {2: "{} / 4S 4C", 3: "{} / 4S / 4H", 4: FOUR_SEATS}
BLIND = "9C/9D/9H/9S"


def seated(rules: Rules, seats: int, hand: str, pile: str = "5H", direction: int = 1) -> int:
    """Whose turn it is after seat 0 has laid all but the last card of its hand."""
    blind = "/".join(BLIND.split("/")[:seats])
    position = table(rules, SEATS[seats].format(hand), blind=blind, pile=pile, direction=direction)
    return lays(position, " ".join(card[0] for card in hand.split()[:-1])).turn


# ---- skips --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats", "hand", "turn"),
    [
        pytest.param(house(SKIP), 2, "8C 6C", 0, id="C-25-one"),
        pytest.param(house(SKIP), 2, "8C 8D 6C", 1, id="C-25-two"),
        pytest.param(house(SKIP, skip_passes_self=True), 2, "8C 8D 6C", 0, id="C-25-two-without-self"),
        pytest.param(house(SKIP), 3, "8C 8D 6C", 0, id="C-26-two"),
        pytest.param(house(SKIP, skip_passes_self=True), 3, "8C 8D 6C", 0, id="C-26-two-without-self"),
        pytest.param(house(SKIP), 3, "8C 8D 8H 6C", 1, id="C-26-three"),
        pytest.param(house(SKIP, skip_passes_self=True), 3, "8C 8D 8H 6C", 2, id="C-26-three-without-self"),
        pytest.param(house(SKIP), 4, "8C 8D 6C", 3, id="R6a-each"),
        pytest.param(house(SKIP, skip_once=True), 4, "8C 8D 6C", 2, id="R6a-once"),
        pytest.param(house(pair_skips=True), 4, "8C 8D 6C", 2, id="R6-pair"),
        pytest.param(house(pair_skips=True), 4, "8C 8D 8H 6C", 1, id="R6-three-are-no-pair"),
        pytest.param(house(SKIP), 4, "8C 8D 8H 8S 6C", 0, id="C-31-burn-wins"),
    ],
)
def test_skips_are_counted(rules: Rules, seats: int, hand: str, turn: int) -> None:
    """C-25, C-26, C-31, R6: whose turn it is after skip cards."""
    assert seated(rules, seats, hand) == turn


def test_only_the_card_that_skips_most_counts() -> None:
    """R6a, R15: an 8 skips one and the 8 of hearts two; with ``skip_once`` that makes two."""
    rules = house(SKIP, power("8H", skip=2))
    once = house(SKIP, power("8H", skip=2), skip_once=True)
    seats = "8C 8H 6C / 4S / 4H / 4D / 5D"

    assert lays(table(rules, seats, pile="5H"), "8 8H").turn == 4
    assert lays(table(once, seats, pile="5H"), "8 8H").turn == 3


def test_a_run_skips_by_its_highest_card_alone() -> None:
    """C-23: the 7 in it does nothing, the 8 skips once."""
    rules = house(SKIP, power("7", skip=2), runs=3)

    assert lays(table(rules, "6C 7C 8C 9C / 4S / 4H / 4D", pile="5H"), "6 7 8").turn == 2


def test_a_skipped_opponent_leaves_the_card_to_its_player() -> None:
    """C-25: with two seats the 8 has to be beaten by whoever laid it."""
    after = lays(table(house(SKIP), "8C 6C 9C / 4S 4C", blind="9H/9D", pile="5H"), "8")

    assert (after.turn, may(after, "6"), may(after, "9")) == (0, False, True)


# ---- reversals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "seats", "hand", "turn"),
    [
        pytest.param(house(TURN), 3, "KC 6C", 2, id="C-27-three-seats"),
        pytest.param(house(TURN), 2, "KC 6C", 1, id="C-27-two-seats"),
        pytest.param(house(TURN, reverse_two_skips=True), 2, "KC 6C", 0, id="R7b-skips"),
        pytest.param(house(TURN, reverse_two_skips=True), 3, "KC 6C", 2, id="R7b-two-seats-only"),
        pytest.param(house(TURN), 3, "KC KD 6C", 1, id="C-28-parity"),
        pytest.param(house(TURN, reverse_once=True), 3, "KC KD 6C", 2, id="C-28-once"),
        pytest.param(house(power("K", reverse=True, skip=1)), 4, "KC 6C", 2, id="R7-with-skip"),
    ],
)
def test_reversals_turn_the_direction(rules: Rules, seats: int, hand: str, turn: int) -> None:
    """C-27, C-28, R7: whose turn it is after reverse cards."""
    assert seated(rules, seats, hand) == turn


@pytest.mark.parametrize(
    ("copies", "turn", "direction"), [(False, 1, 1), (True, 2, 1)], ids=["C-13-default", "R4b-copies"]
)
def test_a_transparent_card_may_copy_a_skip(copies: bool, turn: int, direction: int) -> None:
    """C-13, R4b: a 3 on an 8 skips too where the rules say so."""
    glass = power("3", wild=True, transparent=True, copies=copies)
    after = lays(table(house(glass, SKIP), "3C 6C / 4S / 4H / 4D", blind=BLIND, pile="8H"), "3")

    assert (after.turn, after.direction) == (turn, direction)


def test_a_copied_reversal_counts_beside_ones_own() -> None:
    """R4b, R7a: a 3 that reverses copies a king: both cancel out, or count once."""
    glass = power("3", wild=True, transparent=True, copies=True, reverse=True)
    hands = "3C 6C / 4S / 4H / 4D"
    both = lays(table(house(glass, TURN), hands, blind=BLIND, pile="KH"), "3")
    once = lays(table(house(glass, TURN, reverse_once=True), hands, blind=BLIND, pile="KH"), "3")
    two = house(power("3", wild=True, transparent=True, copies=True), TURN, reverse_two_skips=True)
    skipping = lays(table(two, "3C 6C / 4S", blind="9C/9D", pile="KH"), "3")

    assert (both.turn, once.turn, skipping.turn) == (1, 3, 0)


def test_a_transparent_reversal_sends_the_card_below_back() -> None:
    """C-29: whoever laid the king below has to beat it."""
    glass = power("JK", wild=True, transparent=True, reverse=True)
    position = table(house(glass), "JK 6C / 4S / 4H QD AD", blind="9C/9D/9H", pile="KH")
    after = lays(position, "JK")

    assert after.turn == 2
    assert (may(after, "Q", seat=2), may(after, "A", seat=2)) == (False, True)


@pytest.mark.parametrize(
    ("effects", "turn"), [(True, 2), (False, 1)], ids=["C-30-applies", "D53-does-not-apply"]
)
def test_the_last_card_of_a_seat_acts_on_the_others(effects: bool, turn: int) -> None:
    """C-30, D53: the seat that goes out is left out of the count."""
    after = lays(table(house(SKIP, out_effects=effects), "8C / 4S / 4H / 4D", pile="5H"), "8")
    earlier = lays(table(house(SKIP, out_effects=effects), "8C 5C / 4S / 4H / 4D", pile="5H"), "8")

    assert (after.out, after.turn) == ([0], turn)
    assert earlier.turn == 2


def test_two_cards_of_one_play_turn_the_order_once() -> None:
    """R3c: once for a play; it counts as long as the play lies there, even as the last one of a seat."""
    rules = house(power("4", inverts=Inverts.PILE), out_effects=False)
    pair = lays(table(rules, "4C 4D 8C / 3S 9S", pile="3H"), "4 4")
    last = lays(table(rules, "4C / 3S 9S / 8H", pile="3H"), "4")

    assert (may(pair, "3", seat=1), may(pair, "9", seat=1)) == (True, False)
    assert (may(last, "3", seat=1), may(last, "9", seat=1)) == (True, False)


# ---- burns --------------------------------------------------------------------------------------------


def test_a_burn_is_followed_by_the_refill_and_the_extra_play() -> None:
    """C-32: draw, then play again; a drawn card may be used."""
    position = table(classic(), "TC 5C 6C / 4S 4C 4D", stock="AD", pile="KH")
    after = lays(position, "T")

    assert (after.turn, after.hands[0], after.pile) == (0, ["5C", "6C", "AD"], [])
    assert may(after, "A")
    assert ("pass",) not in legal(after, 0)


def test_a_burn_that_ends_the_hand_goes_on_from_the_row() -> None:
    """C-33, C-47: the stock runs out, the hand is empty, and the same turn goes on face up."""
    after = lays(table(classic(), "TC / 4S 4C 4D", rows="6C 7C/", blind="9C/", pile="KH"), "T")

    assert (after.turn, legal(after, 0)) == (0, {laying("6"), laying("7")})


def test_an_ordinary_play_that_ends_the_hand_ends_the_turn() -> None:
    """C-47: only a burn lets the player go on from the row in the same turn."""
    assert lays(table(classic(), "AC / 4S 4C", rows="6C/", pile="KH"), "A").turn == 1


def test_a_burn_as_the_last_card_leaves_an_empty_pile_to_the_next_seat() -> None:
    """C-34: out at once, the extra play lapses."""
    after = lays(table(classic(), "TC / 4S 4C / 5D", pile="KH"), "T")

    assert (after.out, after.turn, after.pile, after.over) == ([0], 1, [], False)


def test_the_limit_burns_with_its_set() -> None:
    """C-38: four 5s burn; the same player leads what it likes."""
    five = power("5", wild=True, follow=Follow.AT_MOST)
    after = lays(table(classic(five), "5C KC / 4S", blind="9C/9D", pile="5H 5D 5S"), "5")

    assert (after.turn, may(after, "K")) == (0, True)


def test_a_blind_card_that_burns_goes_on_with_the_next_blind_card() -> None:
    """C-39, C-51: one blind card for each play."""
    after = does(table(classic(), " / 4S", blind="TC 7D/", pile="KH"), ("flip", 0))

    assert (after.turn, legal(after, 0)) == (0, {("flip", 0)})


@pytest.mark.parametrize(
    ("replay", "turn", "passes"),
    [
        pytest.param(Replay.MUST, 0, False, id="D32-must"),
        pytest.param(Replay.MAY, 0, True, id="C-42-may"),
        pytest.param(Replay.NO, 1, False, id="C-43-no"),
    ],
)
def test_the_extra_play_after_a_set(replay: Replay, turn: int, passes: bool) -> None:
    """C-42, C-43, D32: must, may or none, and only for sets; a burn rank has a value of its own."""
    rules = classic(set_burn_replay=replay, burn_replay=Replay.MUST)
    after = lays(table(rules, "7C TC 6C / 4S", blind="9C/9D", pile="7H 7D 7S"), "7")
    burner = lays(table(rules, "7C TC 6C / 4S", blind="9C/9D", pile="7H 7D 7S"), "T")

    assert (after.turn, ("pass",) in legal(after, after.turn)) == (turn, passes)
    assert (burner.turn, ("pass",) in legal(burner, 0)) == (0, False)


def test_a_declined_extra_play_lets_the_next_seat_open() -> None:
    """C-42: the next player opens the empty pile."""
    rules = classic(set_burn_replay=Replay.MAY)
    burned = lays(table(rules, "7C 6C / 4S", blind="9C/9D", pile="7H 7D 7S"), "7")

    assert does(burned, ("pass",)).turn == 1


# ---- again --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("again", "found"),
    [
        pytest.param(Again.NO, set(), id="R8-no"),
        pytest.param(Again.COVER, {laying("4"), laying("K")}, id="R8-cover"),
        pytest.param(Again.BEAT, {laying("K"), ("pickup", ())}, id="R8-beat"),
        pytest.param(Again.MAY, {laying("K"), ("pickup", ()), ("pass",)}, id="R8-may"),
    ],
)
def test_a_card_that_plays_again(again: Again, found: set[object]) -> None:
    """R8: cover by any card, or beat it, or decline; there is no gamble in any of these."""
    rules = house(power("Q", again=again), stock_gamble=Gamble.ANY_TIME, draw_to=(2,))
    after = lays(table(rules, "QC 4C KC / AS", stock="2D 3D", pile="5H"), "Q")

    assert legal(after, 0) == found


@pytest.mark.parametrize(("takes", "out"), [(False, [0]), (True, [])], ids=["C-56-lapses", "R8a-pick-up"])
def test_an_again_card_as_the_last_one(takes: bool, out: list[int]) -> None:
    """C-56, R8a: the duty lapses, or the seat takes the pile instead."""
    rules = house(power("Q", again=Again.COVER, again_last_takes=takes))
    after = lays(table(rules, "QC / AS / 4S", pile="5H"), "Q")

    assert (after.out, after.turn, after.duty) == (out, 1, "")
    assert after.hands[0] == (["5H", "QC"] if takes else [])


def test_whoever_takes_the_pile_with_its_last_card_loses_its_skips() -> None:
    """R8a: the next seat in direction plays, and the reversal of the card counts."""
    queen = power("Q", again=Again.BEAT, again_last_takes=True, skip=1, reverse=True)
    after = lays(table(house(queen), "QC / AS / 4S / 4H", pile="5H"), "Q")

    assert (after.turn, after.direction) == (3, -1)


def test_an_again_card_that_burned_leaves_nothing_to_take() -> None:
    """R8a: the fourth queen burns, and the seat is out."""
    rules = house(power("Q", again=Again.COVER, again_last_takes=True))
    after = lays(table(rules, "QC / AS / 4S", pile="QH QD QS"), "Q")

    assert (after.out, after.turn) == ([0], 1)


def test_an_extra_play_of_ones_own_drops_the_skips_and_keeps_the_reversal() -> None:
    """Section 1, step 7: skips lapse; the direction is turned for the play after."""
    queen = power("Q", again=Again.COVER, skip=1, reverse=True)
    after = lays(lays(table(house(queen), "QC 4C 5C / AS / 4S / 4H", pile="5H"), "Q"), "4")

    assert (after.turn, after.direction) == (3, -1)


# ---- the pile given away, and the next seat named -----------------------------------------------------


@pytest.mark.parametrize(
    ("gives", "then", "receiver", "turn"),
    [
        pytest.param(Give.NEXT, GivenThen.AFTER_RECEIVER, 1, 2, id="R9-next"),
        pytest.param(Give.PREVIOUS, GivenThen.AFTER_RECEIVER, 3, 0, id="R9-previous"),
        pytest.param(Give.NEXT, GivenThen.GIVER, 1, 0, id="R9a-giver"),
    ],
)
def test_a_card_gives_the_pile_away(gives: Give, then: GivenThen, receiver: int, turn: int) -> None:
    """R9, R9a: who gets the pile, this card included, and who plays then."""
    rules = house(power("J", gives=gives, given_then=then))
    after = lays(table(rules, "JC 6C / 4S / 4H / 4D", blind=BLIND, pile="5H"), "J")

    assert (after.hands[receiver][1:], after.turn, after.pile) == (["5H", "JC"], turn, [])


def test_the_receiver_may_be_chosen_among_the_others_that_are_in() -> None:
    """R9, C-54: a seat that is out cannot get the pile; with one seat left nobody is asked."""
    rules = house(power("J", gives=Give.CHOSEN))
    asked = lays(table(rules, "JC 6C / / 4H / 4D", blind="9C//9H/9D", out=[1], pile="5H"), "J")
    alone = lays(table(rules, "JC 6C / / 4H", blind="9C//9H", out=[1], pile="5H"), "J")

    assert legal(asked, 0) == {("choose", "seat", 2), ("choose", "seat", 3)}
    assert does(asked, ("choose", "seat", 3)).hands[3] == ["4D", "5H", "JC"]
    assert alone.hands[2] == ["4H", "5H", "JC"]


@pytest.mark.parametrize(("gives", "hand"), [(Give.NO, ["4S"]), (Give.NEXT, ["4S", "5H"])])
def test_a_card_may_leave_alone(gives: Give, hand: list[str]) -> None:
    """2.8 R5: it leaves the game having done what it does; the pile stays, or the rest is given away."""
    rules = house(power("JK", wild=True, leaves=True, gives=gives))
    after = lays(table(rules, "JK 6C / 4S / 4H", blind="9C/9D/9H", pile="5H"), "JK")

    assert (after.burned, after.hands[1]) == (["JK"], hand)
    assert top(after) == ("5H" if gives is Give.NO else "")


def test_a_card_names_the_next_player() -> None:
    """R10: any other seat, after which play goes on from there."""
    asked = lays(table(house(power("A", target=True)), "AC 6C / 4S / 4H / 4D", blind=BLIND, pile="5H"), "A")

    assert legal(asked, 0) == {("choose", "seat", seat) for seat in (1, 2, 3)}
    assert does(asked, ("choose", "seat", 2)).turn == 2
