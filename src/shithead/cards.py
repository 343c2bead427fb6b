"""Cards: a rank and a suit, nothing else.

The 53 different cards are made once, when the module is loaded, and shared: two equal cards are the same
object, several packs are counts of it. What a rank does is a matter of the rules and is not known here.
"""

from collections.abc import Iterable
from enum import Enum, IntEnum
from operator import attrgetter

from shithead.errors import NotationError


class Rank(IntEnum):
    """The thirteen ranks in their natural order, and the joker."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12
    JOKER = 13


class Suit(Enum):
    """The four suits, in the order in which cards of one rank are sorted."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


RANK_LETTERS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "JK")


class Card:
    """One of the 53 cards. Get one from ``parse_card`` or from ``PACK``; there is no other instance.

    Attributes:
        rank: its rank.
        suit: its suit; ``None`` for the joker.
        index: its place in the sort order, 0 to 52: by rank, then by suit.
    """

    __slots__ = ("index", "rank", "suit", "text")

    rank: Rank
    suit: Suit | None
    index: int
    text: str

    def __init__(self, rank: Rank, suit: Suit | None, index: int) -> None:
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "index", index)
        object.__setattr__(self, "text", RANK_LETTERS[rank] + (suit.value if suit else ""))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card never changes")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_card, (self.text,)

    def __copy__(self) -> "Card":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Card":
        return self

    def __repr__(self) -> str:
        return self.text


def _make_cards() -> tuple[Card, ...]:
    plain = [(rank, suit) for rank in Rank if rank is not Rank.JOKER for suit in Suit]
    cards = [Card(rank, suit, index) for index, (rank, suit) in enumerate(plain)]
    return (*cards, Card(Rank.JOKER, None, len(cards)))


CARDS: tuple[Card, ...] = _make_cards()
PACK: tuple[Card, ...] = CARDS[:-1]
JOKER: Card = CARDS[-1]

_BY_TEXT = {card.text: card for card in CARDS}

card_index = attrgetter("index")
"""The sort key of a card."""


def parse_rank(letters: str) -> Rank:
    """Read a rank from its letters: ``2`` to ``9``, ``T``, ``J``, ``Q``, ``K``, ``A``, ``JK``.

    Raises:
        NotationError: there is no such rank.
    """
    if letters not in RANK_LETTERS:
        raise NotationError(f"{letters!r} is not a rank")
    return Rank(RANK_LETTERS.index(letters))


def parse_card(text: str) -> Card:
    """Read one card.

    Args:
        text: rank and suit, such as ``9S`` or ``TD``; ``JK`` is the joker.

    Raises:
        NotationError: there is no such card.

    >>> parse_card("9S").rank.name
    'NINE'
    """
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise NotationError(f"{text!r} is not a card") from None


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards by rank, then by suit."""
    return tuple(sorted(cards, key=card_index))


def remove_cards(cards: tuple[Card, ...], taken: Iterable[Card]) -> tuple[Card, ...]:
    """The cards without one copy of each taken card, in the same order.

    Raises:
        ValueError: a taken card is not among them.
    """
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
