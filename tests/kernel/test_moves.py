"""Moves as numbers: what is packed into one is read out of it again, and no part reaches into another."""

from random import Random
from typing import Final

import pytest

from shithead.kernel import moves as code

EXAMPLES: Final = 300
KINDS: Final = ("PLAY MIX RUN FLIP PICK_UP GAMBLE PASS CALL READY SWAP LAY_OFF NAME DECLARE POINT").split()


def _signed_word(move: int) -> bool:
    return 0 <= move < 2**63


def test_every_kind_has_a_number_of_its_own() -> None:
    """Four bits tell them apart, and ``kind`` reads them whatever else the move says."""
    numbers = [getattr(code, name) for name in KINDS]

    assert sorted(numbers) == list(range(len(KINDS)))
    assert all(code.kind(number | 0x7FFF << 4) == number for number in numbers)


def test_what_a_move_names() -> None:
    """Six bits for what it names first, and all the rest for the second."""
    for first in range(64):
        for second in (0, 1, 63, 200):
            move = code.SWAP | first << 4 | second << 10
            assert (code.kind(move), code.first(move), code.second(move)) == (code.SWAP, first, second)


def test_a_play_of_one_class() -> None:
    """Rank and number, and nothing else; the number zero of all kinds, so that it costs nothing to make."""
    for rank in range(14):
        for n in range(1, 17):
            move = code.simple(rank, n)
            assert (code.kind(move), code.rank_of(move), code.plain_count(move)) == (code.PLAY, rank, n)
            assert code.count_of(move) == n
            assert [code.single_count(move, place) for place in range(4)] == [0] * 4
            assert code.mirror_count(move) == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_play_with_single_cards_and_mirrors(seed: int) -> None:
    """Every part is read as it was written, up to the most that a part may be."""
    rng = Random(seed)
    for _ in range(EXAMPLES):
        rank, plain, mirrors = rng.randrange(14), rng.randint(0, 31), rng.randint(0, 15)
        singles = [rng.randint(0, 7) for _ in range(4)]
        move = code.simple(rank, plain) | mirrors << code.MIRRORS_AT
        move |= sum(n << code.SINGLES_AT + 3 * place for place, n in enumerate(singles))

        assert _signed_word(move)
        assert (code.kind(move), code.rank_of(move), code.plain_count(move)) == (code.PLAY, rank, plain)
        assert [code.single_count(move, place) for place in range(4)] == singles
        assert code.mirror_count(move) == mirrors
        assert code.count_of(move) == plain + sum(singles) + mirrors


@pytest.mark.parametrize("seed", range(3))
def test_a_play_from_hand_and_row(seed: int) -> None:
    """What comes from the row stands beside what comes from the hand."""
    rng = Random(seed)
    for _ in range(EXAMPLES):
        rank, plain, more = rng.randrange(14), rng.randint(0, 31), rng.randint(0, 31)
        singles, others = ([rng.randint(0, 7) for _ in range(4)] for _ in range(2))
        move = code.MIX | code.simple(rank, plain) | more << code.ROW_AT
        move |= sum(n << code.SINGLES_AT + 3 * place for place, n in enumerate(singles))
        move |= sum(n << code.ROW_SINGLES_AT + 3 * place for place, n in enumerate(others))

        assert _signed_word(move)
        assert (code.kind(move), code.rank_of(move)) == (code.MIX, rank)
        assert (code.plain_count(move), code.row_plain_count(move)) == (plain, more)
        assert [code.single_count(move, place) for place in range(4)] == singles
        assert [code.row_single_count(move, place) for place in range(4)] == others
        assert code.count_of(move) == plain + more + sum(singles) + sum(others)


@pytest.mark.parametrize("seed", range(3))
def test_a_run(seed: int) -> None:
    """First place, length, suit, and which class it takes at each of up to thirteen places."""
    rng = Random(seed)
    for _ in range(EXAMPLES):
        start, length, suit = rng.randrange(14), rng.randint(3, 14), rng.randint(0, 4)
        picks = [rng.randint(0, 4) for _ in range(length)]
        move = code.RUN | start << 4 | length << 8 | suit << 12
        move |= sum(pick << code.PICKS_AT + 3 * place for place, pick in enumerate(picks))

        assert _signed_word(move)
        assert (code.kind(move), code.first(move) & 15) == (code.RUN, start)
        assert (code.run_length(move), code.run_suit(move), code.count_of(move)) == (length, suit, length)
        assert [move >> code.PICKS_AT + 3 * place & 7 for place in range(length)] == picks
