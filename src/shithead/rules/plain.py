"""Plain values, as TOML and JSON have them, read into the structs of the rules and written from them.

Ranks, suits and cards are given by their letters. Where a number by seats is wanted, a single one will do.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT
from msgspec.structs import fields as struct_fields

from shithead.cards import RANK_LETTERS, Rank, Suit
from shithead.rules.faults import Fault, Problem
from shithead.rules.model import Rules
from shithead.rules.powers import Power

Plain: TypeAlias = Mapping[str, Any]

CARD: Final = re.compile(r"([2-9TJQKA])([CDHS])")
_SUITS: Final = {suit.value: suit for suit in Suit}


class _Unreadable(Exception):  # noqa: N818
    """A value that cannot be read, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.value)
        self.fault = fault


def _read_number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _Unreadable(Fault.NOT_A_NUMBER)
    return value


def _read_switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise _Unreadable(Fault.NOT_A_SWITCH)
    return value


def _read_text(value: object) -> str:
    if not isinstance(value, str):
        raise _Unreadable(Fault.NOT_A_TEXT)
    return value


def _read_rank(value: object) -> Rank:
    if not isinstance(value, str) or value not in RANK_LETTERS:
        raise _Unreadable(Fault.UNKNOWN_RANK)
    return Rank(RANK_LETTERS.index(value))


def _read_suit(value: object) -> Suit:
    if not isinstance(value, str) or value not in _SUITS:
        raise _Unreadable(Fault.UNKNOWN_SUIT)
    return _SUITS[value]


def _read_list(kind: Any, value: object) -> tuple[Any, ...]:
    if kind is int and isinstance(value, int):
        value = [value]
    if not isinstance(value, list | tuple):
        raise _Unreadable(Fault.NOT_A_LIST)
    return tuple(_read(kind, item) for item in value)


_READERS: Final[dict[Any, Callable[[object], object]]] = {
    int: _read_number,
    bool: _read_switch,
    str: _read_text,
    Rank: _read_rank,
    Suit: _read_suit,
}


def _read(kind: Any, value: object) -> object:
    if get_origin(kind) is UnionType:
        kind = next(part for part in get_args(kind) if part is not NoneType)
    if get_origin(kind) is tuple:
        return _read_list(get_args(kind)[0], value)
    if kind in _READERS:
        return _READERS[kind](value)
    if not isinstance(value, str) or value not in kind.__members__.values():
        raise _Unreadable(Fault.UNKNOWN_VALUE)
    return kind(value)


@cache
def field_types(struct: type) -> dict[str, Any]:
    """The types of the fields of a struct, by name."""
    return get_type_hints(struct)


@cache
def field_defaults(struct: type) -> dict[str, Any]:
    """The defaults of the fields of a struct that have one, by name."""
    return {field.name: field.default for field in struct_fields(struct) if field.default is not NODEFAULT}


def read_fields(struct: type, plain: Plain, problems: list[Problem], within: str = "") -> dict[str, Any]:
    """Read the fields of a struct, as far as they can be read.

    Args:
        struct: whose fields they are.
        plain: their plain values.
        problems: where what is wrong with them is added.
        within: what stands before the name of a field in a problem.
    """
    types, values = field_types(struct), {}
    for name, value in plain.items():
        if name not in types:
            problems.append((f"{within}{name}", Fault.UNKNOWN_FIELD))
            continue
        try:
            values[name] = _read(types[name], value)
        except _Unreadable as unreadable:
            problems.append((f"{within}{name}", unreadable.fault))
    return values


def _read_owner(plain: Plain) -> tuple[Rank, Suit | None]:
    """The rank or the single card that has a power."""
    if ("rank" in plain) == ("card" in plain):
        raise _Unreadable(Fault.RANK_OR_CARD)
    if "rank" in plain:
        return _read_rank(plain["rank"]), None
    match = CARD.fullmatch(plain["card"]) if isinstance(plain["card"], str) else None
    if match is None:
        raise _Unreadable(Fault.UNKNOWN_CARD)
    return _read_rank(match[1]), _read_suit(match[2])


def _read_power(plain: object, problems: list[Problem]) -> Power | None:
    if not isinstance(plain, Mapping):
        problems.append(("powers", Fault.NOT_A_TABLE))
        return None
    try:
        rank, suit = _read_owner(plain)
    except _Unreadable as unreadable:
        problems.append(("powers", unreadable.fault))
        return None
    effects = {name: value for name, value in plain.items() if name not in ("rank", "card")}
    unknown = effects.keys() & {"suit"}
    place = f"powers.{owner_letters(rank, suit)}"
    problems.extend((f"{place}.{name}", Fault.UNKNOWN_FIELD) for name in sorted(unknown))
    readable = {name: value for name, value in effects.items() if name not in unknown}
    values = read_fields(Power, readable, problems, f"{place}.")
    return Power(rank=rank, suit=suit, **values)


def read_powers(plain: object, problems: list[Problem]) -> tuple[Power, ...]:
    """Read powers, as far as they can be read, and sort them by rank and suit."""
    if not isinstance(plain, list | tuple):
        problems.append(("powers", Fault.NOT_A_LIST))
        return ()
    powers = [_read_power(power, problems) for power in plain]
    return tuple(sorted((power for power in powers if power is not None), key=power_order))


def power_order(power: Power) -> tuple[int, int]:
    """The sort key of powers: by rank, the rank before its single cards, these by suit."""
    return power.rank, -1 if power.suit is None else list(Suit).index(power.suit)


def owner_letters(rank: Rank, suit: Suit | None) -> str:
    """The letters of the rank or of the single card that has a power."""
    return RANK_LETTERS[rank] + ("" if suit is None else suit.value)


def power_field(power: Power) -> str:
    """The field of a power in a problem, such as ``powers.7`` or ``powers.JH``."""
    return f"powers.{owner_letters(power.rank, power.suit)}"


def _write(value: object) -> object:
    if isinstance(value, tuple):
        return [_write(item) for item in value]
    if isinstance(value, Rank):
        return RANK_LETTERS[value]
    if isinstance(value, Suit | StrEnum):
        return value.value
    return value


def differing(struct: Rules | Power) -> Iterator[tuple[str, Any]]:
    """The fields of a struct that differ from their defaults, with their values."""
    for name, default in field_defaults(type(struct)).items():
        value = getattr(struct, name)
        if value != default:
            yield name, value


def _write_power(power: Power) -> dict[str, Any]:
    owner = "rank" if power.suit is None else "card"
    effects = {name: _write(value) for name, value in differing(power) if name != "suit"}
    return {owner: owner_letters(power.rank, power.suit), **effects}


def write_rules(rules: Rules) -> dict[str, Any]:
    """The fields of rules that differ from the defaults, as plain values."""
    fields = {name: _write(value) for name, value in differing(rules) if name != "powers"}
    if rules.powers:
        fields["powers"] = [_write_power(power) for power in rules.powers]
    return fields


def write_defaults() -> dict[str, Any]:
    """All fields of rules with their default values, as plain values."""
    return {name: _write(default) for name, default in field_defaults(Rules).items()}
