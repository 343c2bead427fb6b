"""Move-tree counts stay what they are."""

import pytest

from shithead.notation.state import parse_state
from shithead.rules.load import preset_names
from tests.engine.tables import CLASSIC, IDIOT, TABLETOP, position
from tests.golden.perft import Tree, oracle_perft, oracle_position, perft, read_trees

TREES = read_trees()
ORACLE_DEPTH = 2


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_counts_are_what_they_were(tree: Tree) -> None:
    """From a fixed position there are exactly so many lines of one, two, three … moves."""
    state = parse_state(tree["state"])
    depths = range(1, len(tree["counts"]) + 1)

    assert tree["counts"] == [perft(state, depth) for depth in depths]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_oracle_counts_the_same(tree: Tree) -> None:
    """The second reading of the rules finds as many lines, as deep as it is quick enough to look."""
    depths = range(1, ORACLE_DEPTH + 1)

    assert tree["counts"][:ORACLE_DEPTH] == [oracle_perft(oracle_position(tree), depth) for depth in depths]


def test_each_preset_has_two_trees() -> None:
    """One from the beginning of a game and one from its end."""
    assert sorted(tree["name"].partition(" ")[0] for tree in TREES) == sorted(preset_names() * 2)
    assert all(len(tree["counts"]) >= 3 for tree in TREES)


def test_by_hand_a_classic_end() -> None:
    """A has 9 and 10, B has J; on an 8 there is nothing else.

    One move: A lays 9, lays 10, or takes: 3.
    Two: after the 9 B lays the jack, which ends the game, or takes (2); after the 10 A goes on with the 9,
    which ends it (1); after A has taken the 8, B lays the jack, which ends it (1): 4.
    Three: B took 8 and 9 after A's 9, so A, with a 10 and no pile, lays it and is out (1): 1.
    """
    state = position(CLASSIC, "9S TS", "JC", pile="8H")

    assert [perft(state, depth) for depth in (1, 2, 3, 4)] == [3, 4, 1, 0]


def test_by_hand_an_escape() -> None:
    """A has 5 5 6 6 on a king, B has 7 7 A.

    One move: the two escapes, and neither a single nor the pile: 2.
    Two: each pair is answered by the sevens alone, so 1 and 1: 2.
    Three: A has the other pair, which does not answer two sevens, and takes the pile: 2.
    Four: B leads the ace, being left with nothing else: it is out and the game is over: 2.
    """
    state = position(TABLETOP, "5S 5C 6S 6C", "7S 7C AD", pile="KS")

    assert [perft(state, depth) for depth in (1, 2, 3, 4, 5)] == [2, 2, 2, 2, 0]


def test_by_hand_a_gamble() -> None:
    """A has 3 4 6, B has 9 9 9; the pile is a 5 and the stock is one jack.

    One move: 3, 4, gamble, take; the 6 is too high for a 5: 4.
    Two: after the 3 or the 4 A draws the jack and B lays one, two or three nines or takes, with no stock to
    gamble (4 and 4); the jack fails as a gamble, and B leads one, two or three nines (3); after taking B
    leads likewise, or gambles the jack (4): 15.
    """
    state = position(IDIOT, "3S 4S 6S", "9S 9C 9D", pile="5S", stock="JC")

    assert [perft(state, depth) for depth in (1, 2)] == [4, 15]
