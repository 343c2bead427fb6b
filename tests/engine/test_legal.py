"""The list of legal moves: canonical, sorted, and for each seat that may act."""

from shithead.engine.legal import acting_seats, legal_moves
from shithead.engine.moves import Call, Pass, Ready, Swap
from shithead.rules.values import OutOfTurn
from tests.engine.tables import CLASSIC, IDIOT, TABLETOP, changed, dealt, legal_texts, played, position

OTHER = "4C 5C 6C/3C 3D 3H/7C 7D 7H"


def test_one_play_for_each_rank_and_number() -> None:
    """Suits do not matter, so three nines are three moves, the first suits standing for all."""
    state = position(CLASSIC, "9S 9C 9H JD 4D/KC/QC", OTHER, pile="8H", stock="AC")

    assert legal_texts(state) == ["play 9C", "play 9C 9H", "play 9C 9H 9S", "play JD", "take"]


def test_plays_then_gamble_then_pick_up_then_pass() -> None:
    """Kinds of moves come in a fixed order."""
    gamble = position(IDIOT, "9S JD 4D/KC/QC", OTHER, pile="8H", stock="AC")
    burned = played(position(TABLETOP, "7C 9S/KC/QC", OTHER, pile="7D 7H 7S", stock="AC"), "play 7C")

    assert legal_texts(gamble) == ["play 9S", "play JD", "gamble", "take"]
    assert legal_texts(burned) == ["play 9S", "play AC", "pass"]


def test_one_pick_up_for_each_face_up_card() -> None:
    """Where a fee is due each card of the row is a move of its own, sorted; equal jokers are one."""
    six = changed(CLASSIC, jokers=(2,), max_seats=5)

    assert legal_texts(position(CLASSIC, "/8D 4S 7D/QC", OTHER, pile="9H")) == [
        "take 4S",
        "take 7D",
        "take 8D",
    ]
    assert legal_texts(position(six, "/JK JK 4S/QC", OTHER, pile="9H"))[-2:] == ["take 4S", "take JK"]


def test_swaps_come_before_being_ready() -> None:
    """In the swap phase each pair of a hand card and a row card is a move, and equal jokers make one."""
    six = changed(CLASSIC, jokers=(2,), max_seats=5)
    state = dealt(six, "3C JK JK/TS KD 5C/7C 7D 7H", "9D JD QD/KC 9C 4H/8C 8D 8H")
    moves = legal_moves(state, 0)
    twins = dealt(six, "3C 4D 5H/JK JK KC/7C 7D 7H", "9D JD QD/KD 9C 4H/8C 8D 8H")

    assert len(moves) == 2 * 3 + 1
    assert len(legal_moves(twins, 0)) == 3 * 2 + 1
    assert moves[-1] == Ready(on=True)
    assert all(isinstance(move, Swap) for move in moves[:-1])


def test_call_comes_before_pass() -> None:
    """A holder of the rank may call it or pass."""
    state = dealt(CLASSIC, "3C 4D 2H/TS KD 5C/7C 7D 7H", "9D JD QD/KC 9C 4H/8C 8D 8H")

    assert legal_moves(played(state, "0 ready", "1 ready"), 0) == (Call(), Pass())


def test_a_seat_that_is_not_on_turn_has_no_move() -> None:
    """In the play phase the others wait, unless sets may be completed at any time."""
    state = position(CLASSIC, "9S/KC/QC", "7C/KD/QD", pile="7D 7H 7S")
    jumps = position(
        changed(CLASSIC, out_of_turn=OutOfTurn.COMPLETE), "9S/KC/QC", "7C/KD/QD", pile="7D 7H 7S"
    )

    assert legal_moves(state, 1) == ()
    assert legal_texts(jumps, 1) == ["play 7C"]
    assert acting_seats(jumps) == (0,), "the decision waits for the seat on turn only"


def test_a_seat_that_is_out_has_no_move() -> None:
    """Who is out has none, whatever lies on the pile."""
    state = position(
        changed(CLASSIC, out_of_turn=OutOfTurn.COMPLETE), "9S/KC/QC", "7C/KD/QD", "", pile="7D 7H 7S"
    )

    assert legal_moves(state, 2) == ()
