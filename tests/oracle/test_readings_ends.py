"""The oracle plays by the rulings of the catalogue: pick-ups, rows, blind cards, gambles, ends."""

import pytest

from shithead.rules.values import (
    BlindFail,
    DrawResult,
    DrawWhen,
    End,
    Fee,
    Gamble,
    MatchSize,
    Pickup,
    PickupBy,
    RowUse,
    Swapping,
)
from tests.oracle.position import Action, Laid
from tests.oracle.reading import legal
from tests.oracle.tables import classic, does, house, laying, lays, may, power, table, top

PICKUP: Action = ("pickup", ())

# ---- pick-ups -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pickup", "hand", "allowed"),
    [
        pytest.param(Pickup.FREE, "AC", True, id="D22-free"),
        pytest.param(Pickup.FORCED, "AC", False, id="D22-forced-with-a-play"),
        pytest.param(Pickup.FORCED, "3C", True, id="D22-forced-without"),
    ],
)
def test_when_the_pile_may_be_taken(pickup: Pickup, hand: str, allowed: bool) -> None:
    """D22: free, or only without a play."""
    position = table(classic(pickup=pickup), f"{hand} 4C / 4S", pile="KH")

    assert (PICKUP in legal(position, 0)) is allowed


def test_an_empty_pile_is_not_taken() -> None:
    """C-44: everything is playable; where the rules let one pass, one may, also from blind cards."""
    position = table(classic(), "3C 4C / 4S", blind="9C/9D")
    passing = table(classic(pass_empty=True), "3C 4C / 4S", blind="9C/9D")
    blind = table(classic(pass_empty=True), " / 4S", blind="9C/9D")

    assert legal(position, 0) == {laying("3"), laying("4")}
    assert does(passing, ("pass",)).turn == 1
    assert legal(blind, 0) == {("flip", 0), ("pass",)}


@pytest.mark.parametrize(("plays_on", "turn"), [(False, 1), (True, 0)], ids=["D24-next", "D24-self"])
def test_who_plays_after_a_pick_up(plays_on: bool, turn: int) -> None:
    """D24, C-61: the next seat opens, or whoever took the pile; nobody draws."""
    rules = classic(pickup_plays=plays_on)
    after = does(table(rules, "3C / 4S", stock="5C", pile="KH"), PICKUP)
    failed = does(table(rules, " / 4S", blind="3C/9D", pile="KH"), ("flip", 0))

    assert (after.turn, sorted(after.hands[0]), after.stock) == (turn, ["3C", "KH"], ["5C"])
    assert (failed.turn, sorted(failed.hands[0])) == (turn, ["3C", "KH"])


def test_nobody_draws_after_a_pick_up() -> None:
    """D21, C-61: not even where hands are filled at the end of the turn; after a pass they are."""
    rules = classic(draw_when=DrawWhen.END_OF_TURN, pass_empty=True, draw_to=(5,))
    taken = does(table(rules, "3C / 4S", stock="5C", pile="KH"), PICKUP)
    passed = does(table(rules, "3C / 4S", stock="5C"), ("pass",))

    assert (taken.stock, passed.stock) == (["5C"], [])


def test_the_seat_before_takes_the_pile() -> None:
    """D27: no fee, and the turn stays with the seat that could not play."""
    rules = classic(pickup=Pickup.FORCED, pickup_by=PickupBy.PREVIOUS, pickup_fee=Fee.ONE_CHOSEN)
    position = table(rules, " / 4S / 4H", rows="3C 5C//", blind="9C/9D/9H", pile="KH")
    after = does(position, PICKUP)

    assert (after.turn, after.hands[2], after.rows[0]) == (0, ["4H", "KH"], ["3C", "5C"])


@pytest.mark.parametrize(
    ("fee", "found"),
    [
        pytest.param(Fee.NONE, {()}, id="D43-none"),
        pytest.param(Fee.ONE_CHOSEN, {("3",), ("A",), ("T",)}, id="C-45-one-chosen"),
        pytest.param(Fee.OPTIONAL, {(), ("3",), ("A",), ("T",)}, id="2.8-optional"),
        pytest.param(Fee.ONE_RANK, {("3",), ("3", "3"), ("A",), ("T",)}, id="D43-one-rank"),
        pytest.param(Fee.LOWEST, {("3",)}, id="D43-lowest"),
        pytest.param(Fee.TRIED, {("3",)}, id="D43-tried"),
    ],
)
def test_the_fee_of_a_pick_up(fee: Fee, found: set[tuple[str, ...]]) -> None:
    """C-45, D43: which face-up cards go with the pile; a card that would beat may be chosen."""
    position = table(classic(pickup_fee=fee), " / 4S", rows="3C 3D AC TC/", blind="9C/9D", pile="KH")
    taken = {action[1] for action in legal(position, 0) if action[0] == "pickup"}

    assert taken == found


def test_no_fee_where_each_card_beats() -> None:
    """D43: with ``tried`` none is due if each card may be laid."""
    position = table(classic(pickup_fee=Fee.TRIED), " / 4S", rows="AC TC/", pile="KH")

    assert PICKUP in legal(position, 0)


def test_a_card_is_tried_by_its_rank_alone() -> None:
    """D43: a number that binds does not count, a strict comparison from the row does; mirrors never beat."""
    rules = classic(
        power("9", mirror=True),
        pickup_fee=Fee.TRIED,
        match_size=MatchSize.AT_LEAST,
        strict_row=True,
        set_burn=(0,),
    )
    bound = [Laid(["QH", "QD"], 1, "hand", bound=2)]
    position = table(rules, " / 4S", rows="KC QC 9C/", pile=bound)

    assert legal(position, 0) == {laying("9 K"), ("pickup", ("Q",)), ("pickup", ("9",))}


def test_the_fee_has_no_effect() -> None:
    """C-45, C-46: a 10 goes to the hand with the pile; from the hand no fee is due."""
    rules = classic(pickup_fee=Fee.ONE_CHOSEN)
    after = does(table(rules, " / 4S", rows="TC 5C/", pile="KH"), ("pickup", ("T",)))
    held = table(rules, "3C / 4S", rows="TC 5C/", pile="KH")

    assert (sorted(after.hands[0]), after.rows[0], after.burned) == (["KH", "TC"], ["5C"], [])
    assert legal(held, 0) == {PICKUP}


# ---- rows and blind cards -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("use", "hand", "row"),
    [
        pytest.param(RowUse.ON_TABLE, [], ["6C", "7C"], id="D41-on-table"),
        pytest.param(RowUse.TAKEN, ["6C", "7C"], [], id="D41-taken"),
        pytest.param(RowUse.ONE_BY_ONE, ["6C"], ["7C"], id="D41-one-by-one"),
    ],
)
def test_how_the_row_is_used(use: RowUse, hand: list[str], row: list[str]) -> None:
    """D41: after the last card of the hand, with the stock gone."""
    after = lays(table(classic(row_use=use), "AC / 4S", rows="6C 7C/", pile="KH"), "A")

    held = lays(table(classic(row_use=use), "AC 4C / 4S", rows="6C 7C/", pile="KH"), "A")

    assert (after.hands[0], after.rows[0]) == (hand, row)
    assert (held.hands[0], held.rows[0]) == (["4C"], ["6C", "7C"])


@pytest.mark.parametrize(("sets", "allowed"), [(True, True), (False, False)], ids=["D42-sets", "D42-single"])
def test_row_cards_of_one_rank(sets: bool, allowed: bool) -> None:
    """D42: several face-up cards of one rank together, or one at a time."""
    position = table(classic(row_sets=sets), " / 4S", rows="6C 6D/", pile="5H")

    assert may(position, "6 6") is allowed


def test_blind_cards_are_turned_and_not_left() -> None:
    """C-50, D45, D47: a flip only, of any card or of the first, or the pile where the rules let one."""
    blind = "9C 9D 9H/"
    flips = {("flip", 0), ("flip", 1), ("flip", 2)}

    assert legal(table(classic(), " / 4S", blind=blind, pile="5H"), 0) == flips
    assert legal(table(classic(blind_in_order=True), " / 4S", blind=blind, pile="5H"), 0) == {("flip", 0)}
    assert legal(table(classic(blind_pickup=True), " / 4S", blind=blind, pile="5H"), 0) == flips | {PICKUP}
    forced = classic(blind_pickup=True, pickup=Pickup.FORCED)
    assert legal(table(forced, " / 4S", blind=blind, pile="5H"), 0) == flips


@pytest.mark.parametrize(
    ("fail", "hand", "pile"),
    [
        pytest.param(BlindFail.TAKE_PILE, ["3C", "KH"], "", id="D46-pile"),
        pytest.param(BlindFail.TAKE_CARD, ["3C"], "KH", id="2.8-card-only"),
    ],
)
def test_a_blind_card_that_fails(fail: BlindFail, hand: list[str], pile: str) -> None:
    """D46, C-46: pile and card go to the hand, or the card alone; the turn ends."""
    after = does(table(classic(blind_fail=fail), " / 4S", blind="3C 9C/", pile="KH"), ("flip", 0))

    assert (sorted(after.hands[0]), top(after), after.turn) == (hand, pile, 1)


def test_choices_of_a_blind_card_come_after_it_is_seen() -> None:
    """C-52, D48: a blind joker is named among what may be laid; it fails if nothing may."""
    rules = classic(power("JK", mimic="4 Q A 2"))
    asked = does(table(rules, " / 4S", blind="JK 9C/", pile="QH"), ("flip", 0))
    failed = does(table(classic(power("JK", mimic="4 5")), " / 4S", blind="JK 9C/", pile="QH"), ("flip", 0))

    assert legal(asked, 0) == {("choose", "rank", rank) for rank in ("Q", "A", "2")}
    assert top(asked) == "QH JK"
    assert sorted(failed.hands[0]) == ["JK", "QH"]


# ---- going out and the end ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clears", "pile"), [(False, "KH AC"), (True, "")], ids=["C-53-stays", "D52-cleared"]
)
def test_the_pile_after_an_exit(clears: bool, pile: str) -> None:
    """C-53, D52: the next player must beat it, or it leaves the game."""
    after = lays(table(classic(out_clears=clears), "AC / 4S 4C / 4D", pile="KH"), "A")

    assert (top(after), after.turn, after.out) == (pile, 1, [0])


def test_the_last_one_left_loses_at_once() -> None:
    """C-59: the game ends the moment one seat is left."""
    after = lays(table(classic(), "AC / AD / ", out=[2], pile="KH"), "A")

    assert (after.over, after.loser, legal(after, 1)) == (True, 1, set())


@pytest.mark.parametrize(("hands", "loser"), [("AC / 4S", 1), ("AC / 4S / 4D", None)], ids=["two", "three"])
def test_the_first_out_may_end_the_game(hands: str, loser: int | None) -> None:
    """D54: with two seats the other one loses, with more no loser is named."""
    after = lays(table(classic(end=End.FIRST_WINS), hands, pile="KH"), "A")

    assert (after.over, after.loser) == (True, loser)


def test_a_card_drawn_keeps_the_seat_in() -> None:
    """C-49: winning is checked after the refill."""
    after = lays(table(classic(), "AC / 4S", stock="3D", pile="KH"), "A")

    assert (after.out, after.over) == ([], False)


@pytest.mark.parametrize(
    ("result", "loser"), [(DrawResult.DRAW, None), (DrawResult.MOST_CARDS, 0)], ids=["draw", "most-cards"]
)
def test_a_game_without_progress_ends(result: DrawResult, loser: int | None) -> None:
    """C-67: after so many moves in a row; a draw, or the seat with most cards loses."""
    rules = classic(no_progress_limit=20, no_progress_result=result)
    before = table(rules, "3C / 4S", blind="9C/9D", pile="KH", idle=18)
    once = does(before, PICKUP)
    over = lays(once, "4", seat=1)

    assert (once.over, once.idle) == (False, 19)
    assert (over.over, over.loser) == (True, loser)


def test_a_blind_card_is_progress() -> None:
    """C-67: a card turned blind or from the stock, drawn or burned begins the count again."""
    blind = does(table(classic(), " / 4S", blind="AC 9C/9D", pile="KH", idle=7), ("flip", 0))
    drawn = lays(table(classic(), "AC / 4S", stock="9C", pile="KH", idle=7), "A")
    burned = lays(table(classic(), "TC 9C / 4S", pile="KH", idle=7), "T")
    neither = lays(table(classic(), "AC 9C / 4S", pile="KH", idle=7), "A")

    assert (blind.idle, drawn.idle, burned.idle, neither.idle) == (0, 0, 0, 8)


# ---- stock gamble -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gamble", "hand", "stock", "open_now"),
    [
        pytest.param(Gamble.OFF, "3C", "9C", False, id="D25-off"),
        pytest.param(Gamble.ANY_TIME, "AC", "9C", True, id="C-60-any-time"),
        pytest.param(Gamble.WHEN_STUCK, "AC", "9C", False, id="D25-not-stuck"),
        pytest.param(Gamble.WHEN_STUCK, "3C", "9C", True, id="D25-stuck"),
        pytest.param(Gamble.ANY_TIME, "AC", "", False, id="C-64-no-stock"),
    ],
)
def test_when_the_stock_may_be_turned(gamble: Gamble, hand: str, stock: str, open_now: bool) -> None:
    """D25, C-60, C-64: as one's play, while there is a stock."""
    position = table(classic(stock_gamble=gamble), f"{hand} 4C / 4S", rows="6C/", stock=stock, pile="KH")

    assert (("gamble",) in legal(position, 0)) is open_now


def test_a_gamble_that_burns_gives_a_new_play() -> None:
    """C-60, C-62: with all effects, and one may gamble again; it lies there alone."""
    rules = classic(stock_gamble=Gamble.ANY_TIME)
    after = does(table(rules, "3C 4C 5C / 4S", stock="TC 9C", pile="KH"), ("gamble",))

    assert (after.turn, after.burned) == (0, ["KH", "TC"])
    assert ("gamble",) in legal(after, 0)


def test_a_gamble_that_fails_takes_pile_and_card() -> None:
    """C-61: no refill, and the turn ends; on an empty pile it cannot fail."""
    rules = classic(stock_gamble=Gamble.ANY_TIME)
    failed = does(table(rules, "5C / 4S", stock="3C 9C 8C", pile="KH"), ("gamble",))
    free = does(table(rules, "5C 6C 7C / 4S", stock="3C 9C"), ("gamble",))

    assert (sorted(failed.hands[0]), failed.turn, len(failed.stock)) == (["3C", "5C", "KH"], 1, 2)
    assert (top(free), free.turn) == ("3C", 1)


def test_a_gamble_is_followed_by_the_refill() -> None:
    """D25b, C-63: the hand is filled as after any play, with what is left of the stock."""
    rules = classic(stock_gamble=Gamble.ANY_TIME, draw_to=(3,))
    after = does(table(rules, "5C 6C / 4S", stock="AC 9C", pile="KH"), ("gamble",))

    assert (after.hands[0], after.stock) == (["5C", "6C", "9C"], [])


# ---- late exchanges -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("swap", "seat", "moved", "open_now"),
    [
        pytest.param(Swapping.BEFORE_PLAY, 0, [], False, id="D06-before-play"),
        pytest.param(Swapping.FIRST_TURN, 0, [], True, id="D06-first-turn"),
        pytest.param(Swapping.FIRST_TURN, 1, [], False, id="D06-first-turn-of-others"),
        pytest.param(Swapping.UNTIL_FIRST_MOVE, 1, [], True, id="D06-any-time"),
        pytest.param(Swapping.UNTIL_FIRST_MOVE, 1, [1], False, id="D06-moved"),
    ],
)
def test_when_cards_may_still_be_exchanged(
    swap: Swapping, seat: int, moved: list[int], open_now: bool
) -> None:
    """D06: on one's own first turn, or until one's own first move."""
    position = table(house(swap=swap), "3C / 4S", rows="AC/AD", pile="5H", moved=moved)
    action: Action = ("swap", "3", "A") if seat == 0 else ("swap", "4", "A")

    assert (action in legal(position, seat)) is open_now


def test_an_exchange_is_no_move() -> None:
    """D06: it may be repeated; the first move ends it."""
    position = table(house(swap=Swapping.FIRST_TURN), "3C 6C / 4S", rows="AC/AD", pile="5H", idle=3)
    swapped = does(position, ("swap", "3", "A"))
    moved = lays(swapped, "6")

    assert (swapped.hands[0], swapped.rows[0], swapped.turn, swapped.idle) == (["AC", "6C"], ["3C"], 0, 3)
    assert ("swap", "A", "3") in legal(swapped, 0)
    assert moved.moved == [0]
