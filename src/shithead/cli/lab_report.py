"""``shithead lab report``: what the rules of one table do."""

import click

from shithead.cli.lab_study import check_outputs, options, read_study, studied, write_results
from shithead.cli.said import SaidCommand, say, tell


class RulesArgument(click.Argument):
    """The rules that are asked about; the help says what they may be."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The line of the argument in the help."""
        return self.make_metavar(ctx), say("help-lab-rules")


@click.command("report", cls=SaidCommand, help="help-lab-report")
@click.argument("rules", metavar="RULES", cls=RulesArgument)
@options
def command(
    *,
    rules: str,
    seats: int | None,
    games: int | None,
    seed: int,
    jobs: int | None,
    deals: int,
    html_file: str | None,
    csv_file: str | None,
) -> None:
    """Play, and say what the rules do."""
    check_outputs(html_file, csv_file)
    study = read_study([rules], seats, games, seed)
    tell(write_results(study, studied(study, jobs, deals), html_file, csv_file))
