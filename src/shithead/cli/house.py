"""House rules on the command line: a preset, a share code, fields as JSON, or a file."""

from pathlib import Path
from typing import Final
from urllib.parse import quote

from shithead.cli.files import read_text
from shithead.cli.said import Problem
from shithead.errors import NotationError, RulesError
from shithead.notation.rules import parse_rules
from shithead.rules.code import format_code
from shithead.rules.load import load_toml, preset_names
from shithead.rules.model import Rules

FILE_ENDING: Final = ".toml"


def read_rules(text: str) -> Rules:
    """Rules from the name of a preset, a share code, fields as JSON, or the path of a TOML file.

    Raises:
        Problem: it is none of them, or its rules cannot be played.
    """
    try:
        if text.endswith(FILE_ENDING):
            return load_toml(read_text(Path(text))).rules
        return parse_rules(text)
    except (NotationError, RulesError) as error:
        raise Problem("wrong-rules", rules=text, problem=str(error)) from None


def base_of(text: str, rules: Rules) -> str:
    """The preset from which rules come: the one that a share code names, else the nearest."""
    named = text.partition("+")[0]
    return named if named in preset_names() else format_code(rules).partition("+")[0]


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
