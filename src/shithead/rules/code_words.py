"""The words of share codes for single values: ranks, suits, numbers, texts.

They need only letters, digits and ``, . - _ ~``, which stand in a link as they are.
"""

import re
from collections.abc import Sequence
from typing import Final

from shithead.cards import RANK_LETTERS, Rank, Suit

NOTHING: Final = "none"
"""An empty list of ranks."""

_RANK: Final = "(?:JK|[2-9TJQKA])"
_RANKS: Final = re.compile(rf"{_RANK}(?:_?{_RANK})*")
_NUMBERS: Final = re.compile(r"[0-9]{1,6}(?:,[0-9]{1,6})*")
_PLAIN: Final = re.compile(r"[A-Za-z0-9.,-]")
_TEXT: Final = re.compile(r"(?:[A-Za-z0-9.,_-]|~[0-9a-f]{1,6}~)*")
_ESCAPED: Final = re.compile(r"~([0-9a-f]+)~")


def format_ranks(ranks: Sequence[Rank]) -> str:
    """The letters of ranks; a line keeps jack and king from looking like the joker.

    >>> format_ranks((Rank.TEN, Rank.JACK, Rank.KING, Rank.JOKER))
    'TJ_KJK'
    """
    letters = ".".join(RANK_LETTERS[rank] for rank in ranks)
    return letters.replace("J.K", "J_K").replace(".", "") or NOTHING


def parse_ranks(word: str) -> tuple[Rank, ...]:
    """Read ranks.

    Raises:
        ValueError: it is something else.
    """
    if word == NOTHING:
        return ()
    if not _RANKS.fullmatch(word):
        raise ValueError(word)
    letters = (letter for part in word.split("_") for letter in re.findall(_RANK, part))
    return tuple(Rank(RANK_LETTERS.index(letter)) for letter in letters)


def parse_rank(word: str) -> Rank:
    """Read one rank.

    Raises:
        ValueError: it is something else.
    """
    return Rank(RANK_LETTERS.index(word))


def format_suits(suits: Sequence[Suit]) -> str:
    """The letters of suits."""
    return "".join(suit.value for suit in suits)


def parse_suits(word: str) -> tuple[Suit, ...]:
    """Read suits.

    Raises:
        ValueError: it is something else.
    """
    return tuple(Suit(letter) for letter in word)


def format_numbers(numbers: Sequence[int]) -> str:
    """Numbers by seats, with commas."""
    return ",".join(map(str, numbers))


def parse_numbers(word: str) -> tuple[int, ...]:
    """Read numbers by seats.

    Raises:
        ValueError: it is something else.
    """
    if not _NUMBERS.fullmatch(word):
        raise ValueError(word)
    return tuple(map(int, word.split(",")))


def parse_number(word: str) -> int:
    """Read one number.

    Raises:
        ValueError: it is something else.
    """
    (number,) = parse_numbers(word)
    return number


def _format_sign(sign: str) -> str:
    if sign == " ":
        return "_"
    return sign if _PLAIN.fullmatch(sign) else f"~{ord(sign):x}~"


def format_text(text: str) -> str:
    """A text, with a line for a space and the number of every other sign that a link would change.

    >>> format_text("Make tea!")
    'Make_tea~21~'
    """
    return "".join(map(_format_sign, text))


def parse_text(word: str) -> str:
    """Read a text.

    Raises:
        ValueError: it is something else.
    """
    if not _TEXT.fullmatch(word):
        raise ValueError(word)
    return _ESCAPED.sub(lambda match: chr(int(match[1], 16)), word.replace("_", " "))
