"""Lists of cards as text: ``9S TD JK`` with spaces, ``9STDJK`` without."""

import re
from collections.abc import Iterable

from shithead.cards import RANK_LETTERS, Card, Rank, parse_card, parse_rank
from shithead.errors import NotationError

_CARD = re.compile(r"JK|[2-9TJQKA][CDHS]")
_CARDS = re.compile(rf"(?:{_CARD.pattern})*")


def format_cards(cards: Iterable[Card], separator: str = " ") -> str:
    """The cards in their order."""
    return separator.join(card.text for card in cards)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards that are separated by spaces, or not at all; the order is kept.

    Raises:
        NotationError: something in it is not a card.

    >>> parse_cards("9S TD"), parse_cards("JK9S")
    ((9S, TD), (JK, 9S))
    """
    cards: list[Card] = []
    for word in text.split():
        if not _CARDS.fullmatch(word):
            raise NotationError(f"{word!r} is not a list of cards")
        cards.extend(parse_card(card) for card in _CARD.findall(word))
    return tuple(cards)


def format_rank(rank: Rank | None) -> str:
    """The letters of a rank, ``-`` for none."""
    return "-" if rank is None else RANK_LETTERS[rank]


def parse_rank_or_none(text: str) -> Rank | None:
    """Read a rank from its letters, ``-`` for none.

    Raises:
        NotationError: there is no such rank.
    """
    return None if text == "-" else parse_rank(text)
