"""House rules on the command line: a preset, a share code, fields as JSON, or a file."""

import os
from pathlib import Path
from typing import Final
from urllib.parse import quote

from shithead.cli.files import read_text
from shithead.cli.said import Problem
from shithead.errors import NotationError, RulesError
from shithead.locale.catalogue import Catalogue, preferred_language
from shithead.notation.rules import parse_rules
from shithead.rules.check import check_rules
from shithead.rules.code import format_code, read_code
from shithead.rules.load import load_toml, preset_names
from shithead.rules.model import Rules
from shithead.rules.ranges import problem_details

FILE_ENDING: Final = ".toml"


def read_rules(text: str) -> Rules:
    """Rules from the name of a preset, a share code, fields as JSON, or the path of a TOML file.

    Raises:
        Problem: it is none of them, or its rules cannot be played.
    """
    try:
        return _read(text)
    except NotationError as error:
        raise Problem("wrong-rules", rules=text, problem=str(error)) from None
    except RulesError as error:
        raise Problem("wrong-rules-problems", rules=text, problems=said_problems(error)) from None


def _read(text: str) -> Rules:
    if text.endswith(FILE_ENDING):
        return load_toml(read_text(Path(text))).rules
    if text.startswith("{"):
        return parse_rules(text)
    rules = read_code(text)
    check_rules(rules)
    return rules


def said_problems(error: RulesError) -> str:
    """All that is wrong with rules, each with its field and in the user's language."""
    catalogue = Catalogue(preferred_language(os.environ), "problems")
    said = (
        f"{problem[0]}: "
        + catalogue.format(f"problem-{problem[1].replace('_', '-')}", **problem_details(problem))
        for problem in error.problems
    )
    return " ".join(said)


def base_of(text: str) -> str | None:
    """The preset that a share code names; rules from a file or from fields come from none."""
    named = text.partition("+")[0]
    return named if named in preset_names() else None


def start_address(address: str, rules: str | None) -> str:
    """Where the start page opens with certain rules chosen.

    Args:
        address: of the server.
        rules: as typed; ``None`` for the usual choice.

    Raises:
        Problem: the rules cannot be read.
    """
    if rules is None:
        return address
    return f"{address.rstrip('/')}/?rules={quote(format_code(read_rules(rules)), safe='=,.-~!')}"
