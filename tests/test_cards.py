"""Cards: 53 shared values, sorted by rank and suit."""

import copy
import pickle

import pytest

from shithead.cards import (
    CARDS,
    JOKER,
    PACK,
    RANK_LETTERS,
    Card,
    Rank,
    Suit,
    card_index,
    parse_card,
    remove_cards,
    sort_cards,
)
from shithead.errors import NotationError


def test_there_are_53_different_cards() -> None:
    """Thirteen ranks in four suits, and the joker."""
    assert len(CARDS) == len({card.text for card in CARDS}) == 53
    assert CARDS[:-1] == PACK
    assert {(card.rank, card.suit) for card in PACK} == {
        (rank, suit) for rank in Rank if rank is not Rank.JOKER for suit in Suit
    }
    assert (JOKER.rank, JOKER.suit) == (Rank.JOKER, None)


def test_the_index_is_the_place_in_the_order() -> None:
    """Cards are sorted by rank and then by suit; the joker is last."""
    assert [card.index for card in CARDS] == list(range(53))
    assert sort_cards(reversed(CARDS)) == CARDS
    assert [card_index(card) for card in CARDS] == list(range(53))


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_text_and_card_are_inverses(card: Card) -> None:
    """Reading the text of a card gives the same object."""
    assert parse_card(card.text) is card
    assert repr(card) == card.text


@pytest.mark.parametrize("text", ["", "9", "9s", "10S", "1S", "S9", "JKS", " 9S", "9S ", "XX", "9S9S", "jk"])
def test_other_text_is_not_a_card(text: str) -> None:
    """Anything else is refused, and the error names it."""
    with pytest.raises(NotationError, match="is not a card"):
        parse_card(text)


def test_a_card_that_is_no_text_is_refused() -> None:
    """Values of other types are refused in the same way."""
    with pytest.raises(NotationError):
        parse_card(["9S"])  # type: ignore[arg-type]


def test_copies_are_the_same_object() -> None:
    """Copying and pickling give the shared card."""
    card = parse_card("9S")

    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_a_card_never_changes() -> None:
    """No attribute can be set."""
    with pytest.raises(AttributeError):
        parse_card("9S").rank = Rank.ACE


def test_removing_takes_one_copy_of_each() -> None:
    """Order and other copies stay; a card that is not there is an error."""
    cards = (JOKER, parse_card("9S"), JOKER)

    assert remove_cards(cards, [JOKER]) == (parse_card("9S"), JOKER)
    with pytest.raises(ValueError, match="not in list"):
        remove_cards(cards, [parse_card("9D")])


def test_rank_letters_are_in_the_natural_order() -> None:
    """2 to ace, then the joker."""
    assert [RANK_LETTERS[rank] for rank in Rank] == "2 3 4 5 6 7 8 9 T J Q K A JK".split()
