"""The powers of one rank or card in a share code: short words with dots, such as ``wild.le7`` or ``skip2``.

Each word sets one field; those that end in a rank, several ranks or a number are listed as prefixes.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from shithead.cards import Rank, Suit
from shithead.rules.code_words import format_ranks, parse_number, parse_rank, parse_ranks
from shithead.rules.plain import differing
from shithead.rules.powers import Power
from shithead.rules.values import Again, Follow, Give, GivenThen, Inverts

PLAIN: Final = "plain"
"""No power at all."""

WORDS: Final[dict[str, tuple[str, Any]]] = {
    "wild": ("wild", True),
    "not-empty": ("not_on_empty", True),
    "on-lower": ("lower_only", True),
    "reset": ("follow", Follow.ANY),
    "le": ("follow", Follow.AT_MOST),
    "lt": ("follow", Follow.BELOW),
    "same": ("follow", Follow.SAME),
    "choice": ("follow", Follow.CHOICE),
    "invert": ("inverts", Inverts.PILE),
    "invert-game": ("inverts", Inverts.GAME),
    "transparent": ("transparent", True),
    "own": ("own_on_empty", True),
    "copies": ("copies", True),
    "mirror": ("mirror", True),
    "burn": ("burn", True),
    "leaves": ("leaves", True),
    "skip": ("skip", 1),
    "reverse": ("reverse", True),
    "cover": ("again", Again.COVER),
    "again": ("again", Again.BEAT),
    "may-again": ("again", Again.MAY),
    "last-takes": ("again_last_takes", True),
    "give": ("gives", Give.NEXT),
    "give-previous": ("gives", Give.PREVIOUS),
    "give-chosen": ("gives", Give.CHOSEN),
    "then-giver": ("given_then", GivenThen.GIVER),
    "target": ("target", True),
}
"""The words that stand by themselves: a field and its value."""

_BY_VALUE: Final = {said: word for word, said in WORDS.items()}

PREFIXES: Final[dict[str, tuple[str, Any, Callable[[str], Any]]]] = {
    "not": ("blocked_by", UNSET, parse_ranks),
    "on": ("goes_on", UNSET, parse_ranks),
    "as": ("value", UNSET, parse_rank),
    "le": ("follow_rank", Follow.AT_MOST, parse_rank),
    "lt": ("follow_rank", Follow.BELOW, parse_rank),
    "in": ("follow_ranks", Follow.ONE_OF, parse_ranks),
    "skip": ("skip", UNSET, parse_number),
    "mimic": ("mimic", UNSET, parse_ranks),
    "set": ("set_burn", UNSET, parse_number),
}
"""The words that end in ranks or a number: the field of these, and the demand that the word stands for."""

_PREFIX_OF: Final = {"blocked_by": "not", "goes_on": "on", "value": "as", "mimic": "mimic", "set_burn": "set"}
_PREFIXED: Final = re.compile(r"([a-z]+)([0-9A-Z_]+)")


def _format_follow(power: Power) -> str:
    if power.follow is Follow.ONE_OF:
        return f"in{format_ranks(power.follow_ranks)}"
    limit = "" if power.follow_rank is None else format_ranks((power.follow_rank,))
    return _BY_VALUE["follow", power.follow] + limit


def _format_word(power: Power, field: str, value: Any) -> str:
    if field == "follow":
        return _format_follow(power)
    if (field, value) in _BY_VALUE:
        return _BY_VALUE[field, value]
    if isinstance(value, Rank):
        value = (value,)
    return _PREFIX_OF.get(field, field) + (format_ranks(value) if isinstance(value, tuple) else str(value))


def format_power(power: Power) -> str:
    """The words of a power, in the order of its fields.

    >>> format_power(Power(rank=Rank.FIVE, wild=True, follow=Follow.AT_MOST))
    'wild.le'
    """
    said = ("suit", "follow_rank", "follow_ranks")
    fields = ((field, value) for field, value in differing(power) if field not in said)
    return ".".join(_format_word(power, field, value) for field, value in fields) or PLAIN


def _parse_word(word: str) -> Iterator[tuple[str, Any]]:
    if word in WORDS:
        yield WORDS[word]
        return
    match = _PREFIXED.fullmatch(word)
    if match is None or match[1] not in PREFIXES:
        raise ValueError(word)
    field, follow, parse = PREFIXES[match[1]]
    if follow is not UNSET:
        yield "follow", follow
    yield field, parse(match[2])


def parse_power(rank: Rank, suit: Suit | None, text: str) -> Power:
    """Read the words of a power, in any order.

    Raises:
        ValueError: there is no such word, or two of them say the same thing; it holds the word.

    >>> parse_power(Rank.EIGHT, None, "skip2").skip
    2
    """
    values: dict[str, Any] = {}
    for word in () if text == PLAIN else text.split("."):
        try:
            said = dict(_parse_word(word))
        except ValueError:
            raise ValueError(word) from None
        if not values.keys().isdisjoint(said):
            raise ValueError(word)
        values |= said
    return replace(Power(rank=rank, suit=suit), **values)
