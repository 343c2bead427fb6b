"""``shithead lab compare``: what a house rule changes."""

from pathlib import Path
from typing import Final

import click

from shithead.cli.arena import STDOUT
from shithead.cli.lab_study import EXAMPLES, check_outputs, options, read_study, studied, write_results
from shithead.cli.said import Problem, SaidCommand, say, tell

HTML: Final = EXAMPLES["--html"]
"""The report, where no other file is named."""
MOST: Final = 6
"""So many rule sets can be told apart in a chart."""


class RuleSetsArgument(click.Argument):
    """The rules that are compared; the help says what they may be."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The line of the argument in the help."""
        return self.make_metavar(ctx), say("help-lab-rule-sets", most=MOST)


@click.command("compare", cls=SaidCommand, help="help-lab-compare")
@click.argument("rules", metavar="RULES RULES…", cls=RuleSetsArgument, nargs=-1, required=True)
@options
def command(
    *,
    rules: tuple[str, ...],
    seats: int | None,
    games: int | None,
    seed: int,
    jobs: int | None,
    deals: int,
    html_file: str | None,
    csv_file: str | None,
) -> None:
    """Play, and say what the rules change."""
    if not 1 < len(rules) <= MOST:
        raise Problem("lab-how-many", status=2, most=MOST, count=len(rules))
    html_file = HTML if html_file is None else html_file
    check_outputs(html_file, csv_file)
    csv_file = str(Path(html_file).with_suffix(".csv")) if csv_file is None else csv_file
    check_outputs(html_file, csv_file)
    study = read_study(rules, seats, games, seed)
    tell(write_results(study, studied(study, jobs, deals), html_file, csv_file))
    if csv_file != STDOUT:
        tell("\n" + say("lab-written", html=html_file, csv=csv_file))
