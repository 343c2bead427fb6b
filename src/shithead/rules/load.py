"""Rules from plain values and from TOML, and the presets: named rules with their source.

The presets are the TOML files of the folder beside this module. A file of one's own looks the same; what it
says beside the rules may be left out, and so may the heading ``[rules]``.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from msgspec import Struct

from shithead.errors import NotationError, RulesError
from shithead.rules.check import check_rules
from shithead.rules.faults import Fault, Problem
from shithead.rules.model import Rules
from shithead.rules.plain import CARD, Plain, read_fields, read_powers, write_rules
from shithead.rules.ranges import VERSIONS, is_within

LONGEST_FILE: Final = 50_000
"""No file of rules needs more characters: one that says everything has about 10,000."""

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class About(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a file of rules says beside the rules.

    Attributes:
        name: lower case with hyphens; empty where a file of one's own gives none.
        version: raised when the rules change.
        source: where the rules come from.
        loser: the loser's title, a key of the message catalogues.
        names_winner: the result names a winner too.
        inferred: fields that the source does not state outright; those of a power as ``powers.JK``.
    """

    name: str = ""
    version: int = 1
    source: str = ""
    loser: str = "shithead"
    names_winner: bool = False
    inferred: tuple[str, ...] = ()


class Preset(About, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules with a name, and what there is to say about them.

    Attributes:
        rules: the rules.
    """

    rules: Rules


def read_rules(fields: Plain, problems: list[Problem]) -> Rules:
    """Rules from plain values, as far as they can be read; whether they can be played is not asked.

    Args:
        fields: the plain values.
        problems: where what cannot be read is added.
    """
    values = read_fields(Rules, {name: fields[name] for name in fields if name != "powers"}, problems)
    powers = read_powers(fields.get("powers", ()), problems)
    return Rules(**values, powers=powers)


def rules_from(fields: Plain) -> Rules:
    """Rules from plain values, ranks and suits given by their letters, powers in any order.

    A power is that of a ``rank`` or of a single ``card``.

    Raises:
        RulesError: fields are unknown, have wrong values, or the rules cannot be played.

    >>> rules_from({"max_seats": 4, "powers": [{"rank": "8", "skip": 1}]}).powers[0].skip
    1
    """
    problems: list[Problem] = []
    rules = read_rules(fields, problems)
    if problems:
        raise RulesError(tuple(problems))
    check_rules(rules)
    return rules


def rules_fields(rules: Rules) -> dict[str, Any]:
    """The fields that differ from the defaults, as plain values; the inverse of ``rules_from``.

    >>> rules_fields(Rules(max_seats=4))
    {'max_seats': 4}
    """
    return write_rules(rules)


def _is_field(name: str) -> bool:
    field, dot, owner = name.partition(".")
    if not dot:
        return field in Rules.__struct_fields__
    return field == "powers" and bool(owner == "JK" or CARD.fullmatch(owner) or CARD.fullmatch(f"{owner}C"))


def _read_about(fields: Plain, problems: list[Problem]) -> dict[str, Any]:
    about = read_fields(About, fields, problems)
    names = (name for name in ("name", "loser") if name in about)
    problems.extend((name, Fault.NOT_A_NAME) for name in names if not _NAME.fullmatch(about[name]))
    if not is_within(about.get("version", 1), VERSIONS):
        problems.append(("version", Fault.OUT_OF_RANGE))
    if not all(_is_field(name) for name in about.get("inferred", ())):
        problems.append(("inferred", Fault.UNKNOWN_FIELD))
    return about


def _parse_toml(text: str) -> dict[str, Any]:
    if len(text) > LONGEST_FILE:
        raise NotationError(f"the file has more than {LONGEST_FILE} characters")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise NotationError(f"the file is not TOML: {error}") from None


def load_toml(text: str) -> Preset:
    """Read a file of rules: with a table ``rules``, or with the fields of the rules alone.

    Raises:
        NotationError: it is not TOML, or too long.
        RulesError: fields are unknown, have wrong values, or the rules cannot be played.
    """
    fields = _parse_toml(text)
    plain = fields.pop("rules") if "rules" in fields else fields
    about = fields if plain is not fields else {}
    if not isinstance(plain, Mapping):
        raise RulesError((("rules", Fault.NOT_A_TABLE),))
    problems: list[Problem] = []
    said = _read_about(about, problems)
    rules = read_rules(plain, problems)
    if problems:
        raise RulesError(tuple(problems))
    check_rules(rules)
    return Preset(**said, rules=rules)


@cache
def preset_names() -> tuple[str, ...]:
    """The names of all presets, sorted."""
    folder = files("shithead.rules").joinpath("presets")
    return tuple(
        sorted(path.name.removesuffix(".toml") for path in folder.iterdir() if path.name.endswith(".toml"))
    )


@cache
def load_preset(name: str) -> Preset:
    """The preset of a name.

    Raises:
        RulesError: there is none.
    """
    if name not in preset_names():
        raise RulesError((("preset", Fault.UNKNOWN_PRESET),))
    return load_toml(files("shithead.rules").joinpath("presets", f"{name}.toml").read_text(encoding="utf-8"))
