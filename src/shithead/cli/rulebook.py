"""``shithead rules``: prints the rules of a table, in full sentences."""

import os
from collections.abc import Iterator

import click

from shithead.cli.house import base_of, read_rules
from shithead.cli.page import format_rulebook
from shithead.cli.said import Problem, SaidCommand, SaidOption, say, tell
from shithead.cli.suggest import check_name
from shithead.locale.catalogue import Catalogue, languages, preferred_language
from shithead.rulebook.write import write_rulebook
from shithead.rules.code import format_code
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules

DEFAULT = "classic"


class RulesArgument(click.Argument):
    """The rules that are asked for; the help says what they may be."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The line of the argument in the help."""
        return self.make_metavar(ctx), say("help-rules-argument", preset=DEFAULT)


@click.command("rules", cls=SaidCommand, help="help-rules")
@click.argument("rules", metavar="[RULES]", cls=RulesArgument, required=False)
@click.option("--seats", metavar="N", cls=SaidOption, type=click.IntRange(2, 10), help="help-rules-seats")
@click.option(
    "--lang", metavar="LANG", cls=SaidOption, type=click.Choice(languages()), help="help-rules-lang"
)
@click.option("--list", "listing", cls=SaidOption, is_flag=True, help="help-rules-list")
@click.option("--code", "as_code", cls=SaidOption, is_flag=True, help="help-rules-code")
def command(*, rules: str | None, seats: int | None, lang: str | None, listing: bool, as_code: bool) -> None:
    """Print rules, their share code, or the names of all presets."""
    language = lang or preferred_language(os.environ)
    if listing:
        if rules is not None:
            raise Problem("wrong-rules-list", status=2, rules=rules)
        tell("\n".join(preset_lines(language)))
        return
    asked = DEFAULT if rules is None else rules
    check_name(asked)
    read = read_rules(asked)
    if as_code:
        tell(format_code(read))
        return
    tell(rulebook_page(read, base_of(asked), seats, language))


def preset_lines(language: str) -> Iterator[str]:
    """All presets, one in a line: name, title and source."""
    catalogue = Catalogue(language, "presets")
    titles = {name: catalogue.format(f"preset-{name}-title") for name in preset_names()}
    name_width, title_width = max(map(len, titles)) + 2, max(map(len, titles.values())) + 2
    for name, title in titles.items():
        source = catalogue.format(f"preset-{name}-source")
        yield f"{name.ljust(name_width)}{title.ljust(title_width)}{source}"


def rulebook_page(rules: Rules, preset: str | None, seats: int | None, language: str) -> str:
    """The rules as text; what differs from the preset that they come from is marked.

    Args:
        rules: the rules.
        preset: the name of that preset; ``None`` where they come from none.
        seats: the number of seats, for exact numbers; ``None`` for all.
        language: two letters.

    Raises:
        Problem: the rules are not for so many seats.
    """
    if seats is not None and not rules.min_seats <= seats <= rules.max_seats:
        raise Problem("wrong-rules-seats", seats=seats, min=rules.min_seats, max=rules.max_seats)
    said = Catalogue(language, "rulebook", "game")
    if preset is None:
        return format_rulebook(write_rulebook(rules, seats=seats), said).rstrip("\n")
    rulebook = write_rulebook(rules, seats=seats, base=load_preset(preset).rules)
    title = Catalogue(language, "presets").format(f"preset-{preset}-title")
    return format_rulebook(rulebook, said, base=title).rstrip("\n")
