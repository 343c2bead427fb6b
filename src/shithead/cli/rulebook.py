"""``shithead rules``: prints the rules of a table, in full sentences."""

import os
from pathlib import Path

import click

from shithead.cli.files import read_text
from shithead.cli.page import format_rulebook
from shithead.cli.said import Problem, SaidCommand, SaidOption, tell
from shithead.errors import NotationError, RulesError
from shithead.locale.catalogue import Catalogue, languages, preferred_language
from shithead.notation.rules import parse_rules
from shithead.rulebook.write import write_rulebook
from shithead.rules.code import format_code
from shithead.rules.load import load_preset, load_toml, preset_names
from shithead.rules.model import Rules

DEFAULT = "classic"


@click.command("rules", cls=SaidCommand, help="help-rules")
@click.argument("rules", metavar="[RULES]", default=DEFAULT, required=False)
@click.option("--seats", metavar="N", cls=SaidOption, type=click.IntRange(2, 10), help="help-rules-seats")
@click.option(
    "--lang", metavar="LANG", cls=SaidOption, type=click.Choice(languages()), help="help-rules-lang"
)
@click.option("--list", "listing", cls=SaidOption, is_flag=True, help="help-rules-list")
@click.option("--code", "as_code", cls=SaidOption, is_flag=True, help="help-rules-code")
def command(*, rules: str, seats: int | None, lang: str | None, listing: bool, as_code: bool) -> None:
    """Print rules, their share code, or the names of all presets."""
    if listing:
        width = max(map(len, preset_names())) + 2
        for name in preset_names():
            tell(f"{name.ljust(width)}{load_preset(name).source}")
        return
    read = read_rules(rules)
    code = format_code(read)
    if as_code:
        tell(code)
        return
    named = rules.partition("+")[0]
    base = named if named in preset_names() else code.partition("+")[0]
    tell(rulebook_page(read, base, seats, lang or preferred_language(os.environ)))


def read_rules(text: str) -> Rules:
    """Rules from the name of a preset, a share code, fields as JSON, or the path of a TOML file.

    Raises:
        Problem: it is none of them, or its rules cannot be played.
    """
    try:
        if text.endswith(".toml"):
            return load_toml(read_text(Path(text))).rules
        return parse_rules(text)
    except (NotationError, RulesError) as error:
        raise Problem("wrong-rules", rules=text, problem=str(error)) from None


def rulebook_page(rules: Rules, preset: str, seats: int | None, language: str) -> str:
    """The rules as text; what differs from the preset that they come from is marked.

    Args:
        rules: the rules.
        preset: the name of that preset.
        seats: the number of seats, for exact numbers; ``None`` for all.
        language: two letters.

    Raises:
        Problem: the rules are not for so many seats.
    """
    if seats is not None and not rules.min_seats <= seats <= rules.max_seats:
        raise Problem("wrong-rules-seats", seats=seats, min=rules.min_seats, max=rules.max_seats)
    rulebook = write_rulebook(rules, seats=seats, base=load_preset(preset).rules)
    return format_rulebook(rulebook, Catalogue(language, "rulebook", "game"), base=preset).rstrip("\n")
