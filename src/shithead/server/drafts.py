"""Rules that somebody is about to write: read, judged, and compared with their preset."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from shithead.errors import Code, NotationError, Refused
from shithead.locale.catalogue import Catalogue
from shithead.protocol.rulebook import DraftRules, ReadRules, RuleProblem
from shithead.rules.check import problems
from shithead.rules.code import read_code as parse_parts
from shithead.rules.faults import Fault, Problem
from shithead.rules.load import Preset, load_preset, preset_names, read_rules, rules_fields
from shithead.rules.model import Rules
from shithead.rules.plain import write_defaults
from shithead.rules.ranges import problem_details
from shithead.server.changes import changed_lines
from shithead.table.rulesets import read_preset, rule_set

DEEPEST: Final = 3
"""Levels of lists and tables in the fields of rules: the powers, one of them, and a list of ranks in it."""

LARGEST: Final = 2**53
"""No browser sends a whole number beyond this one."""


def read_code(code: str, language: str) -> ReadRules:
    """The rules of a share code, with everything that is wrong with them.

    Raises:
        Refused: ``table/unknown_rules``; it cannot be read.
    """
    try:
        rules = parse_parts(code)
    except NotationError as error:
        raise Refused(Code.UNKNOWN_RULES, {"problem": error.problem}) from None
    found = list(problems(rules))
    if found:
        return _faulty(code.partition("+")[0], rules_fields(rules), found, language)
    return _playable(read_preset(code), language)


def read_draft(draft: DraftRules, language: str) -> ReadRules:
    """Rules from the fields of a form, with everything that is wrong with them.

    Raises:
        Refused: ``protocol/malformed``; the fields are nothing that a form could send.
    """
    if len(draft.fields) > len(Rules.__struct_fields__) or not _is_plain(draft.fields, DEEPEST + 1):
        raise Refused(Code.MALFORMED)
    found: list[Problem] = []
    rules = read_rules(draft.fields, found)
    fields = draft.fields if found else rules_fields(rules)
    if not found:
        found.extend(problems(rules))
    if draft.preset not in preset_names():
        return _faulty(draft.preset, fields, [("preset", Fault.UNKNOWN_PRESET), *found], language)
    if found:
        return _faulty(draft.preset, fields, found, language)
    return _playable(replace(load_preset(draft.preset), rules=rules), language)


def _playable(preset: Preset, language: str) -> ReadRules:
    base = load_preset(preset.name).rules
    return ReadRules(
        preset=preset.name,
        fields=rules_fields(preset.rules),
        preset_fields=rules_fields(base),
        defaults=write_defaults(),
        rules=rule_set(preset),
        problems=(),
        changes=changed_lines(preset.rules, base, language),
    )


def _faulty(preset: str, fields: dict[str, Any], found: list[Problem], language: str) -> ReadRules:
    known = preset in preset_names()
    return ReadRules(
        preset=preset,
        fields=fields,
        preset_fields=rules_fields(load_preset(preset).rules) if known else {},
        defaults=write_defaults(),
        rules=None,
        problems=tuple(_said(problem, language) for problem in found),
        changes=(),
    )


def _said(problem: Problem, language: str) -> RuleProblem:
    field, fault = problem
    details = tuple(sorted(problem_details(problem).items()))
    return RuleProblem(field=field, text=_say_fault(language, fault, details))


@lru_cache
def _say_fault(language: str, fault: str, details: tuple[tuple[str, str | int], ...]) -> str:
    return Catalogue(language, "problems").format(f"problem-{fault.replace('_', '-')}", **dict(details))


def _is_plain(value: object, levels: int) -> bool:
    """Whether a value is no deeper and no larger than anything that rules may say."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list):
        return levels > 0 and all(_is_plain(item, levels - 1) for item in value)
    return not isinstance(value, int) or abs(value) <= LARGEST
