"""Presets: named rules with their source, as TOML files in this package."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from shithead.cards import RANK_LETTERS, Rank, parse_rank
from shithead.errors import NotationError, RulesError
from shithead.rules.check import check_rules
from shithead.rules.model import Rules


class Preset(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules with a name.

    Attributes:
        name: lower case with hyphens.
        version: raised when the rules change.
        source: where the rules come from.
        loser: the loser's title, a key of the message catalogues.
        names_winner: the result names a winner too.
        inferred: fields that the source does not state outright.
        rules: the rules.
    """

    name: str
    version: int
    source: str
    loser: str
    names_winner: bool
    inferred: tuple[str, ...]
    rules: Rules


def _rank(letters: object) -> Rank:
    try:
        if isinstance(letters, str):
            return parse_rank(letters)
    except NotationError:
        pass
    raise RulesError((("ladder", "unknown_rank"),))


def _list(fields: dict[str, Any], name: str) -> list[Any]:
    if not isinstance(fields[name], list | tuple):
        raise RulesError(((name, "not_a_list"),))
    return list(fields[name])


def _with_ranks(fields: dict[str, Any]) -> dict[str, Any]:
    fields = dict(fields)
    if "ladder" in fields:
        fields["ladder"] = [_rank(letters) for letters in _list(fields, "ladder")]
    if "starter_from" in fields:
        fields["starter_from"] = _rank(fields["starter_from"])
    if "powers" in fields:
        powers = _list(fields, "powers")
        fields["powers"] = [{**power, "rank": _rank(power.get("rank"))} for power in powers]
    return fields


def rules_from(fields: dict[str, Any]) -> Rules:
    """Rules from plain values, ranks given by their letters.

    Raises:
        RulesError: a field is unknown, has a wrong value, or the rules cannot be played.
    """
    try:
        rules = msgspec.convert(_with_ranks(fields), Rules)
    except (msgspec.ValidationError, TypeError, AttributeError) as error:
        raise RulesError((("rules", str(error)),)) from None
    check_rules(rules)
    return rules


def rules_fields(rules: Rules) -> dict[str, Any]:
    """The fields that differ from the defaults, as plain values; the inverse of ``rules_from``."""
    default = Rules()
    fields: dict[str, Any] = {
        name: msgspec.to_builtins(getattr(rules, name))
        for name in Rules.__struct_fields__
        if getattr(rules, name) != getattr(default, name)
    }
    if "ladder" in fields:
        fields["ladder"] = [RANK_LETTERS[rank] for rank in rules.ladder]
    if "starter_from" in fields:
        fields["starter_from"] = RANK_LETTERS[rules.starter_from]
    if "powers" in fields:
        for power in fields["powers"]:
            power["rank"] = RANK_LETTERS[power["rank"]]
    return fields


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
        RulesError: there is none, or its file does not hold playable rules.
    """
    if name not in preset_names():
        raise RulesError((("preset", "unknown"),))
    text = files("shithead.rules").joinpath("presets", f"{name}.toml").read_text(encoding="utf-8")
    fields = tomllib.loads(text)
    rules = rules_from(fields.pop("rules"))
    return msgspec.convert({**fields, "rules": rules}, Preset)
