"""Lists of cards as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shithead.cards import Card, Rank
from shithead.errors import NotationError
from shithead.notation.cards import format_cards, format_rank, parse_cards, parse_rank_or_none
from shithead.testing.strategies import cards


@given(st.lists(cards()), st.sampled_from((" ", "")))
def test_text_and_cards_are_inverses(some: list[Card], separator: str) -> None:
    """With spaces or without, the cards and their order are kept."""
    assert parse_cards(format_cards(some, separator)) == tuple(some)


@pytest.mark.parametrize("text", ["9", "9S 10D", "9SX", "JKS", "9s", "9S,TD", "9S-TD", "JJK", "KJ"])
def test_what_is_not_a_list_of_cards_is_refused(text: str) -> None:
    """The word that cannot be read is named."""
    with pytest.raises(NotationError, match="is not a list of cards"):
        parse_cards(text)


def test_no_text_is_no_cards() -> None:
    """An empty list is written as nothing."""
    assert parse_cards("") == ()
    assert parse_cards("  ") == ()


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes anything else happen."""
    try:
        found = parse_cards(text)
    except NotationError:
        return

    assert format_cards(found, "") == "".join(text.split())


@pytest.mark.parametrize("rank", [*Rank, None], ids=str)
def test_rank_text_is_exact(rank: Rank | None) -> None:
    """Each rank and none at all have one text."""
    assert parse_rank_or_none(format_rank(rank)) is rank


@pytest.mark.parametrize("text", ["", "1", "10", "t", "--", "JOKER"])
def test_an_unknown_rank_is_refused(text: str) -> None:
    """Anything else is not a rank."""
    with pytest.raises(NotationError, match="is not a rank"):
        parse_rank_or_none(text)
