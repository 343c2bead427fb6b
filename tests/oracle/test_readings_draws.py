"""The oracle plays by the rulings of the catalogue: the direction, drawing, what is added, jumping in."""

import pytest

from shithead.rules.values import Again, Direction, DrawWhen, Gamble, Give, GivenThen, OutOfTurn
from tests.oracle.position import Owed
from tests.oracle.reading import legal
from tests.oracle.tables import BURNER, classic, does, house, laying, lays, may, power, table, top

SKIP = power("8", skip=1)
BLIND = "9C/9D/9H/9S"


@pytest.mark.parametrize(
    ("seat", "direction", "turn"), [(1, 1, 2), (3, -1, 2)], ids=["D26-left", "D26-right"]
)
def test_the_second_player_fixes_the_direction(seat: int, direction: int, turn: int) -> None:
    """D26: either neighbour of the starter may play."""
    rules = house(direction=Direction.SECOND_PLAYER)
    position = table(rules, "4C 6C / 5S 8S / 5H 8H / 5D 8D", blind=BLIND, direction=0)
    opened = lays(position, "4")
    after = lays(opened, "5", seat=seat)

    assert [bool(legal(opened, other)) for other in range(4)] == [False, True, False, True]
    assert (after.direction, after.turn, after.race) == (direction, turn, [])


def test_a_skip_fixes_the_direction_at_once() -> None:
    """D26: clockwise."""
    position = table(house(SKIP), "8C 6C / 5S / 5H / 5D", blind=BLIND, direction=0)
    after = lays(position, "8")

    assert (after.direction, after.turn, after.race) == (1, 2, [])


@pytest.mark.parametrize(
    ("fields", "chosen", "turn"),
    [
        pytest.param({"target": True}, 3, 3, id="R10-named"),
        pytest.param({"gives": Give.NEXT}, None, 2, id="R9-after-the-receiver"),
    ],
)
def test_a_card_that_names_the_next_player_fixes_the_direction(
    fields: dict[str, object], chosen: int | None, turn: int
) -> None:
    """D26: clockwise, by a card that names a seat and by the turn of the seat after a receiver."""
    position = table(house(power("8", **fields)), "8C 6C / 5S / 5H / 5D", blind=BLIND, direction=0)
    after = lays(position, "8")
    after = after if chosen is None else does(after, ("choose", "seat", chosen))

    assert (after.direction, after.turn, after.race) == (1, turn, [])


def test_a_giver_that_goes_on_leaves_the_direction_open() -> None:
    """D26, R9a: its turn has not passed on, and a reversal does nothing yet."""
    rules = house(power("8", gives=Give.NEXT, given_then=GivenThen.GIVER, reverse=True))
    after = lays(table(rules, "8C 6C / 5S / 5H / 5D", blind=BLIND, direction=0), "8")

    assert (after.direction, after.turn, after.hands[1]) == (0, 0, ["5S", "8C"])
    assert lays(after, "6").race == [1, 3]


@pytest.mark.parametrize(
    ("when", "first", "second"),
    [
        pytest.param(DrawWhen.AFTER_PLAY, ["4C", "6C", "3D"], ["7S", "9S", "3H"], id="D21-after-play"),
        pytest.param(DrawWhen.END_OF_TURN, ["4C", "6C", "3D"], ["7S", "9S", "3H"], id="D21-end-of-turn"),
        pytest.param(DrawWhen.START_OF_TURN, ["4C", "6C", "3D"], ["7S", "9S"], id="D21-start-of-turn"),
    ],
)
def test_when_a_hand_is_filled(when: DrawWhen, first: list[str], second: list[str]) -> None:
    """D21: after two plays of two seats."""
    rules = classic(draw_when=when)
    position = table(rules, "5C 4C 6C / 5S 7S 9S", stock="3D 3H", pile="5H")
    after = lays(lays(position, "5"), "5", seat=1)

    assert (after.hands[0], after.hands[1]) == (first, second)


@pytest.mark.parametrize(
    ("when", "hand"),
    [(DrawWhen.AFTER_PLAY, ["4C", "6C", "3D"]), (DrawWhen.END_OF_TURN, ["4C", "6C"])],
    ids=["C-32-before", "D21-only-when-over"],
)
def test_drawing_before_an_extra_play(when: DrawWhen, hand: list[str]) -> None:
    """D21, C-32: a hand with a card left is filled before the extra play, or when the turn is over."""
    after = lays(table(classic(draw_when=when), "TC 4C 6C / 4S", stock="3D", pile="5H"), "T")

    assert (after.turn, after.hands[0]) == (0, hand)


def test_a_hand_without_a_card_draws_at_once() -> None:
    """C-49: an empty hand with stock left never opens the row."""
    rules = classic(draw_when=DrawWhen.START_OF_TURN)
    after = lays(table(rules, "AC / 4S 4C 4D", rows="6C/", stock="3D 7D", pile="5H"), "A")

    assert after.hands[0] == ["3D", "7D"]


def test_drawn_cards_of_the_rank_may_be_added_and_bring_their_effects() -> None:
    """D19, 2.8: an 8 drawn for an 8 is added; both skip."""
    rules = house(SKIP, drawn_match=True)
    position = table(rules, "8C 6C 7C / 4S / 4H / 4D", stock="8D 9D", pile="5H")
    drawn = lays(position, "8")
    after = lays(drawn, "8")

    assert legal(drawn, 0) == {laying("8"), ("pass",)}
    assert (does(drawn, ("pass",)).turn, after.turn, after.hands[0]) == (2, 0, ["6C", "7C", "9D"])
    assert does(after, ("pass",)).turn == 3


@pytest.mark.parametrize(
    "fields",
    [{"again": Again.MAY}, {"gives": Give.NEXT}, {"target": True}, {"burn": True}],
    ids=["R8", "R9", "R10", "R5"],
)
def test_nothing_is_added_where_the_play_settles_who_is_next(fields: dict[str, object]) -> None:
    """D19: not after an extra play of one's own, a pile given away, a burn or a seat that was named."""
    rules = house(power("8", **fields), drawn_match=True)
    after = lays(table(rules, "8C 6C 7C / 4S 4C", stock="8D 9D", pile="5H"), "8")

    assert after.duty != "add"
    assert (after.owed, ("pass",) in legal(after, 0)) == (Owed(), "again" in fields)


def test_only_a_set_from_the_hand_is_added_to() -> None:
    """D19: neither a card of the stock nor a run."""
    rules = house(drawn_match=True, stock_gamble=Gamble.ANY_TIME, runs=3)
    gambled = does(table(rules, "6C 7C / 4S", stock="8C 8D 9D", pile="5H"), ("gamble",))
    run = lays(table(rules, "6C 7C 8C / 4S", stock="8D 9D", pile="5H"), "6 7 8")

    assert [(after.duty, after.turn) for after in (gambled, run)] == [("", 1), ("", 1)]


def test_no_more_cards_are_added_than_were_drawn() -> None:
    """D19: one 8 drawn, two in the hand; either of them goes, and only one."""
    rules = house(drawn_match=True, set_burn=(0,))
    drawn = lays(table(rules, "8C 8S 7C / 4S", stock="8D 9D", pile="5H"), "8")

    assert legal(drawn, 0) == {laying("8"), ("pass",)}


def test_a_turn_that_comes_back_is_over_all_the_same() -> None:
    """D21, C-25: with two seats a skip ends the turn, and the hand is filled."""
    rules = house(SKIP, draw_when=DrawWhen.END_OF_TURN)
    after = lays(table(rules, "8C 6C 7C / 4S", stock="9D", pile="5H"), "8")

    assert (after.turn, after.hands[0]) == (0, ["6C", "7C", "9D"])


def test_drawn_cards_may_chain() -> None:
    """2.8: the card drawn for the added one may be added too."""
    rules = house(drawn_match=True, set_burn=(0,))
    drawn = lays(table(rules, "8C 6C 7C / 4S", stock="8D 8H 9D", pile="5H"), "8")
    twice = lays(drawn, "8")

    assert legal(twice, 0) == {laying("8"), ("pass",)}
    assert top(lays(twice, "8")) == "5H 8C 8D 8H"


def test_a_jump_in_moves_the_turn() -> None:
    """2.8 D33: play goes on from whoever jumped in; the seats between lose their turn."""
    rules = classic(out_of_turn=OutOfTurn.JUMP_IN)
    position = table(rules, "AC 6C / 4S / 5D 7D / 4D", blind=BLIND, pile="5H")

    assert lays(position, "5", seat=2).turn == 3


def test_a_jump_in_ends_what_the_seat_on_turn_had_to_do() -> None:
    """2.8 D33: nobody covers the queen any more; the jumped-in queen is to be covered."""
    rules = house(power("Q", again=Again.COVER), out_of_turn=OutOfTurn.JUMP_IN)
    laid = lays(table(rules, "QC 4C / 4S / QD 5D 6D / 4D", blind=BLIND, pile="5H"), "Q")
    after = lays(laid, "Q", seat=2)

    assert (after.turn, after.duty, legal(after, 0)) == (2, "cover", set())


def test_whoever_loses_the_turn_to_a_jump_in_draws_nothing() -> None:
    """D21, 2.8: what an interrupted seat was owed lapses, drawing at the end of the turn included."""
    rules = house(
        power("Q", again=Again.COVER), out_of_turn=OutOfTurn.JUMP_IN, draw_when=DrawWhen.END_OF_TURN
    )
    position = table(rules, "QC 4C 5C / 4S / QD 5D 6D / 4D", stock="7C 7D 7H", blind=BLIND, pile="5H")
    after = lays(lays(position, "Q"), "Q", seat=2)

    assert (after.hands[0], after.stock) == (["4C", "5C"], ["7C", "7D", "7H"])


def test_a_burner_by_the_ladder_is_no_wild_card() -> None:
    """2.7: a 10 that is not wild burns only where it beats."""
    rules = house(power("T", burn=True))

    assert not may(table(rules, "TC 6C / 4S", pile="JH"), "T")
    assert lays(table(rules, "TC 6C / 4S", pile="9H"), "T").burned == ["9H", "TC"]
    assert may(table(house(BURNER), "TC 6C / 4S", pile="JH"), "T")
