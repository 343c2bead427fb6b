"""Moves as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shithead.cards import Rank
from shithead.engine.moves import Call, Choose, Flip, Gamble, LayOff, Move, Pass, PickUp, Play, Ready, Swap
from shithead.errors import NotationError
from shithead.notation.moves import format_move, parse_move
from shithead.testing.strategies import cards

MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(Swap, cards(), cards()),
    st.builds(Ready, st.booleans()),
    st.sampled_from((Call(), Pass(), Gamble(), PickUp())),
    st.builds(Play, st.lists(cards(), min_size=1, max_size=6).map(tuple)),
    st.builds(Flip, st.integers(0, 999)),
    st.builds(PickUp, st.lists(cards(), min_size=1, max_size=4).map(tuple)),
    st.builds(LayOff, cards(), st.none() | st.integers(0, 9)),
    st.builds(Choose, rank=st.sampled_from(Rank)),
    st.builds(Choose, lower=st.booleans()),
    st.builds(Choose, seat=st.integers(0, 9)),
)


@given(MOVES)
def test_text_and_move_are_inverses(move: Move) -> None:
    """Every move has one text, which reads as that move."""
    assert parse_move(format_move(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "play",
        "play ",
        "play 9",
        "play 9S  9C",
        "play 9S9C",
        "play 9S ",
        " play 9S",
        "Play 9S",
        "flip",
        "flip x",
        "flip -1",
        "flip 01",
        "flip 1.0",
        "flip ١",
        "flip 1000",
        "swap 3C",
        "swap 3C KD 4D",
        "take 9S  9C",
        "take 9S9C",
        "lay",
        "lay 9S 9C",
        "lay 9S on",
        "lay 9S on x",
        "lay 9S on 01",
        "lay 9S  on 1",
        "name",
        "name 10",
        "name jk",
        "name -",
        "choose",
        "choose K",
        "choose -1",
        "higher 7",
        "Lower",
        "take it",
        "ready now",
        "gamble 9S",
        "pass ",
        "jump",
        "play 9S\n",
    ],
)
def test_malformed_moves_are_refused(text: str) -> None:
    """There is no second spelling of a move, and nothing is guessed."""
    with pytest.raises(NotationError):
        parse_move(text)


@given(
    st.one_of(
        st.text(), st.from_regex(r"(play|flip|take|swap|ready|lay|name|choose|higher) ?[2-9TJQKACDHS ]*")
    )
)
def test_any_text_is_read_or_refused(text: str) -> None:
    """What can be read is printed as it was."""
    try:
        move = parse_move(text)
    except NotationError:
        return

    assert format_move(move) == text


def test_a_play_keeps_its_order() -> None:
    """Cards are laid in the order in which they are named."""
    move = parse_move("play 9S 9C 9D")

    assert isinstance(move, Play)
    assert [card.text for card in move.cards] == ["9S", "9C", "9D"]
