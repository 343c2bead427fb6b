"""``shithead lab``: answers questions about rules with numbers and pictures."""

from typing import Final

import click

from shithead.cli.said import Group

COMMANDS: Final = {
    "report": "shithead.cli.lab_report",
    "compare": "shithead.cli.lab_compare",
}
"""Each subcommand and its module."""


@click.group(cls=Group, modules=COMMANDS, said="help-lab", help="help-lab")
def command() -> None:
    """Answer questions about rules."""
