"""Share codes: rules as one short word that can be typed, sent and put into a link.

A code is the name of a preset and what differs from it: ``classic+7=le+8=skip``, ``idiot+seats=2-4``. The
order of the parts does not matter. ``docs/reference/presets.md`` lists the words.
"""

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final, get_args

from msgspec.structs import replace

from shithead.cards import Rank, Suit
from shithead.errors import NotationError, RulesError
from shithead.rules import code_words as words
from shithead.rules.check import check_rules
from shithead.rules.code_powers import PLAIN, format_power, parse_power
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.rules.plain import field_types, owner_letters, power_order
from shithead.rules.powers import Power

LONGEST_CODE: Final = 16_000
"""More than the longest code that rules can have."""
LONGEST_QUOTE: Final = 60
"""So much of a wrong part is repeated in the error."""

AS_RANK: Final = "rank"
"""Of a single card: it has the powers of its rank again."""
SEATS: Final = "seats"
"""The part for ``min_seats`` and ``max_seats``."""

Owner = tuple[Rank, Suit | None]

_SWITCH: Final = {"on": True, "off": False}
_OWNER: Final = re.compile(r"(JK)|([2-9TJQKA])([CDHS])?")
_SEATS: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")
_SEAT_FIELDS: Final = ("min_seats", "max_seats")


def _format_value(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, Rank):
        return words.format_ranks((value,))
    if not isinstance(value, tuple):
        return str(value)
    if any(isinstance(item, Suit) for item in value):
        return words.format_suits(value)
    if any(isinstance(item, Rank) for item in value) or not value:
        return words.format_ranks(value)
    return words.format_numbers(value)


def _parse_value(kind: Any, word: str) -> Any:
    """Raises ``ValueError`` or ``KeyError`` if the word is no value of that kind."""
    if kind is bool:
        return _SWITCH[word]
    if kind is int:
        return words.parse_number(word)
    if kind is str:
        return words.parse_text(word)
    if kind is Rank:
        return words.parse_rank(word)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind(word)
    of_lists = {int: words.parse_numbers, Rank: words.parse_ranks, Suit: words.parse_suits}
    return of_lists[get_args(kind)[0]](word)


def _owned(powers: tuple[Power, ...]) -> dict[Owner, Power]:
    return {(power.rank, power.suit): power for power in powers}


def _power_parts(rules: Rules, base: Rules) -> Iterator[str]:
    ours, theirs = _owned(rules.powers), _owned(base.powers)
    changed = [theirs[owner] for owner in theirs.keys() - ours.keys()]
    changed.extend(power for owner, power in ours.items() if theirs.get(owner) != power)
    for power in sorted(changed, key=power_order):
        owner = (power.rank, power.suit)
        if owner in ours:
            said = format_power(power)
        else:
            said = PLAIN if power.suit is None else AS_RANK
        yield f"{owner_letters(*owner)}={said}"


def _field_parts(rules: Rules, base: Rules) -> Iterator[str]:
    if any(getattr(rules, name) != getattr(base, name) for name in _SEAT_FIELDS):
        most = "" if rules.min_seats == rules.max_seats else f"-{rules.max_seats}"
        yield f"{SEATS}={rules.min_seats}{most}"
    for name in Rules.__struct_fields__:
        value = getattr(rules, name)
        if name in _SEAT_FIELDS or name == "powers" or value == getattr(base, name):
            continue
        yield f"{name}={words.format_text(value) if name == 'forfeit' else _format_value(value)}"


def code_parts(rules: Rules, base: Rules) -> tuple[str, ...]:
    """What differs from other rules, part by part.

    >>> code_parts(Rules(max_seats=4, set_burn=(3,)), Rules())
    ('seats=2-4', 'set_burn=3')
    """
    return (*_power_parts(rules, base), *_field_parts(rules, base))


def _code(rules: Rules, preset: str) -> str:
    return "+".join((preset, *code_parts(rules, load_preset(preset).rules)))


@lru_cache(maxsize=256)
def format_code(rules: Rules) -> str:
    """The shortest code of rules; of several the first in alphabetical order.

    >>> format_code(load_preset("classic").rules)
    'classic'
    """
    codes = (_code(rules, preset) for preset in preset_names())
    return min(codes, key=lambda code: (len(code), code))


def _wrong(part: str, what: str) -> NotationError:
    quoted = part if len(part) <= LONGEST_QUOTE else f"{part[:LONGEST_QUOTE]}…"
    return NotationError(f"{quoted!r} in the share code {what}")


def _parse_owner(key: str) -> Owner | None:
    match = _OWNER.fullmatch(key)
    if match is None:
        return None
    return words.parse_rank(match[1] or match[2]), None if match[3] is None else Suit(match[3])


def _parse_seats(word: str) -> dict[str, int]:
    match = _SEATS.fullmatch(word)
    if match is None:
        raise ValueError(word)
    return {"min_seats": int(match[1]), "max_seats": int(match[2] or match[1])}


def _parse_field(key: str, word: str) -> dict[str, Any]:
    types = field_types(Rules)
    if key == SEATS:
        return _parse_seats(word)
    if key not in types or key in _SEAT_FIELDS or key == "powers":
        raise _wrong(key, "is not a rule, a rank or a card")
    return {key: _parse_value(types[key], word)}


def _change_power(powers: dict[Owner, Power], owner: Owner, word: str) -> None:
    powers.pop(owner, None)
    is_whole_rank = owner[1] is None
    if word != (PLAIN if is_whole_rank else AS_RANK):
        powers[owner] = parse_power(*owner, word)


def _apply(base: Rules, parts: list[str]) -> Rules:
    fields: dict[str, Any] = {}
    powers = _owned(base.powers)
    seen: set[str] = set()
    for part in parts:
        key, equals, word = part.partition("=")
        if not equals:
            raise _wrong(part, "has no =")
        if key in seen:
            raise _wrong(key, "stands there twice")
        seen.add(key)
        owner = _parse_owner(key)
        try:
            if owner is None:
                fields |= _parse_field(key, word)
            else:
                _change_power(powers, owner, word)
        except (ValueError, KeyError):
            raise _wrong(part, "is not understood") from None
    return replace(base, **fields, powers=tuple(sorted(powers.values(), key=power_order)))


def parse_code(text: str) -> Rules:
    """Read a share code.

    Raises:
        NotationError: it is not one, or its rules cannot be played; says which part is wrong.

    >>> parse_code("classic+8=skip").powers[1].skip
    1
    """
    rules = read_code(text)
    try:
        check_rules(rules)
    except RulesError as error:
        raise NotationError(f"the rules of the share code cannot be played: {error}") from None
    return rules


def read_code(text: str) -> Rules:
    """Read a share code whether or not its rules can be played.

    Raises:
        NotationError: it is not one; says which part is wrong.
    """
    if len(text) > LONGEST_CODE:
        raise NotationError(f"a share code has at most {LONGEST_CODE} characters")
    preset, *parts = text.split("+")
    if preset not in preset_names():
        raise _wrong(preset, "is not a preset")
    return _apply(load_preset(preset).rules, parts)
