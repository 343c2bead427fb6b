"""The command ``shithead``: one file for each subcommand, loaded when it is used.

Every sentence comes from the catalogue; a mistake of the user is one line that says what to do, and status 2
where the command line is wrong or 1 where the machine is.
"""

import os
import sys
from typing import Final, NoReturn

import click

from shithead.cli.said import Group, Problem, SaidOption, say, tell
from shithead.errors import KernelError

PROGRAM: Final = "shithead"

PREFERRED_PORT: Final = 8642
"""Where a game on this computer is found, unless another program is there."""

COMMANDS: Final = {
    "serve": "shithead.cli.serve",
    "arena": "shithead.cli.arena",
    "bench": "shithead.cli.bench",
    "cases": "shithead.cli.cases",
    "lab": "shithead.cli.lab",
    "replay": "shithead.cli.replay",
    "rules": "shithead.cli.rulebook",
}
"""Each subcommand and the module in which it is the attribute ``command``."""


def _print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        from importlib.metadata import version

        from shithead.kernel import backend

        tell(say(f"version-{backend()}", program=PROGRAM, version=version(PROGRAM)))
        context.exit()


@click.group(cls=Group, modules=COMMANDS, help="help-program", invoke_without_command=True)
@click.option(
    "--port",
    metavar="N",
    cls=SaidOption,
    type=click.IntRange(0, 65535),
    help="help-port",
    said={"port": str(PREFERRED_PORT)},
)
@click.option("--no-browser", cls=SaidOption, is_flag=True, help="help-no-browser")
@click.option("--data", metavar="DIR", cls=SaidOption, type=click.Path(), help="help-data")
@click.option("--rules", metavar="RULES", cls=SaidOption, help="help-rules-option")
@click.option(
    "--version",
    cls=SaidOption,
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_print_version,
    help="help-version",
)
@click.pass_context
def program(
    context: click.Context, *, port: int | None, no_browser: bool, data: str | None, rules: str | None
) -> None:
    """Start a game on this computer, unless a subcommand says something else."""
    if context.invoked_subcommand is None:
        from shithead.cli.play import play

        play(port=port, preferred=PREFERRED_PORT, browser=not no_browser, data=data, rules=rules)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the program and end with its status."""
    try:
        _check_kernel(os.environ.get("SHITHEAD_KERNEL", ""))
        # Outside of its standalone mode click returns the status that a command ends with.
        status = program.main(arguments, prog_name=PROGRAM, standalone_mode=False) or 0
    except click.Abort:
        status = 130
    except Problem as problem:
        click.echo(f"{PROGRAM}: {problem}", err=True)
        status = problem.status
    except click.UsageError as error:
        click.echo(f"{PROGRAM}: {_mistake(error)}", err=True)
        status = 2
    except KernelError:
        click.echo(f"{PROGRAM}: {say('wrong-kernel')}", err=True)
        status = 1
    except BrokenPipeError:
        status = 0
    sys.exit(status)


def _check_kernel(value: str) -> None:
    """Refuse what would be taken for no choice at all."""
    if value not in {"", "python"}:
        raise Problem("wrong-kernel-name", status=2, value=value)


def _mistake(error: click.UsageError) -> str:
    """What is wrong with the command line, in one line."""
    path = error.ctx.command_path if error.ctx is not None else PROGRAM
    match error:
        case click.exceptions.NoArgsIsHelpError():
            return say("wrong-missing", what=say("usage-command"), program=path)
        case click.NoSuchOption():
            return say("wrong-option", option=error.option_name, program=path)
        case click.BadOptionUsage() if _is_too_much(error):
            return say("wrong-no-value", option=error.option_name, program=path)
        case click.BadOptionUsage():
            return say("wrong-missing", what=error.option_name, program=path)
        case click.MissingParameter():
            what = error.param.get_error_hint(error.ctx) if error.param and error.ctx else ""
            return say("wrong-missing", what=(what or error.format_message()).strip("'"), program=path)
        case click.BadParameter():
            option = error.param.opts[0] if error.param else ""
            kind = error.param.type if error.param else None
            if isinstance(kind, click.IntRange | click.FloatRange):
                limits = {"min": str(kind.min), "max": str(kind.max)}
                return say("wrong-range", value=str(_given(error)), option=option, **limits)
            return say("wrong-value", value=str(_given(error)), option=option, program=path)
    command = getattr(error, "unknown_command", None)
    if command is not None:
        return say("wrong-command", command=command, program=path)
    return say("wrong-usage", program=path)


def _is_too_much(error: click.BadOptionUsage) -> bool:
    """A value was given where none belongs; click tells that by its sentence only, which stays English."""
    return "does not take" in error.message


def _given(error: click.BadParameter) -> str:
    """The value that does not fit; click quotes it at the beginning of its sentence."""
    quoted = error.message.split("'")
    return quoted[1] if len(quoted) > 1 else error.message.split(" ")[0]
