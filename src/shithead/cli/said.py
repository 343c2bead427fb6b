"""Commands and options whose help comes from the catalogue, in the reader's language."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

if TYPE_CHECKING:
    from shithead.locale.catalogue import Catalogue


@cache
def _catalogue() -> "Catalogue":
    from shithead.locale.catalogue import Catalogue, preferred_language

    return Catalogue(preferred_language(os.environ), "cli")


def say(message_id: str, **arguments: str | int) -> str:
    """A sentence in the reader's language."""
    return _catalogue().format(message_id, **arguments)


def tell(text: str) -> None:
    """Print a line; somebody who stopped reading must not end the program.

    Raises:
        Problem: it cannot be written, as where a disk is full.
    """
    try:
        click.echo(text)
    except BrokenPipeError:
        _say_no_more()
    except OSError:
        _say_no_more()
        raise Problem("wrong-output") from None


def _say_no_more() -> None:
    """What is printed from here on goes nowhere, with what could not be written so far."""
    nowhere = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - for the rest of the run
    with suppress(OSError, ValueError):  # where the output is no file
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    sys.stdout = nowhere


class Problem(Exception):  # noqa: N818 - it is what the user sees, not what failed
    """Something that the user has to change; the text is one line that says what.

    Args:
        message_id: of the sentence.
        status: with which the program ends.
        arguments: of the sentence.
    """

    def __init__(self, message_id: str, status: int = 1, **arguments: str | int) -> None:
        super().__init__(say(message_id, **arguments))
        self.status = status


class SaidOption(click.Option):
    """An option whose help is the id of a sentence.

    Args:
        said: arguments of the sentence.
    """

    def __init__(self, *args: Any, said: Mapping[str, str | int] | None = None, **kwargs: Any) -> None:
        self._said = dict(said or {})
        super().__init__(*args, **kwargs)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The line of the option in the help."""
        record = super().get_help_record(ctx)
        if record is None or self.help is None:
            return record
        text = say(self.help, **self._said)
        if self.show_default and self.default is not None:
            text = f"{text} [{say('default-value', value=str(self.default))}]"
        return record[0], text


class _Said(click.Command):
    """What a command and a group have in common."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The first line of the help."""
        formatter.write_usage(
            ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=f"{say('heading-usage')}: "
        )

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What follows the name of the command."""
        pieces = [piece for param in self.get_params(ctx) for piece in param.get_usage_pieces(ctx)]
        return [say("usage-options"), *pieces]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """What the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(self.help or ""))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options of the command."""
        records = [param.get_help_record(ctx) for param in self.get_params(ctx)]
        with formatter.section(say("heading-options")):
            formatter.write_dl([record for record in records if record is not None])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option that prints the help."""
        option = super().get_help_option(ctx)
        if option is None or isinstance(option, SaidOption):
            return option
        return SaidOption(
            option.opts,
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_print_help,
            help="help-help",
        )


def _print_help(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        tell(context.get_help())
        context.exit()


class SaidCommand(_Said):
    """A command whose help is the id of a sentence."""


class Group(_Said, click.Group):
    """A group that loads each command from its own module, when it is needed.

    The line of a command in the help is the sentence ``help-`` and its name.

    Args:
        modules: the module of each command.
        said: what comes before the name, for a group within the program.
    """

    def __init__(self, *args: Any, modules: Mapping[str, str], said: str = "help", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._modules = dict(modules)
        self._said = said

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The names of all commands."""
        return list(self._modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """A command by its name."""
        if cmd_name not in self._modules:
            return None
        command: click.Command = import_module(self._modules[cmd_name]).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments ask for."""
        if args and args[0] not in self._modules and not args[0].startswith("-"):
            _no_such_command(ctx, args[0])
        return super().resolve_command(ctx, args)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What follows the name of the program."""
        return [*super().collect_usage_pieces(ctx), say("usage-command")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options and the commands."""
        super().format_options(ctx, formatter)
        with formatter.section(say("heading-commands")):
            formatter.write_dl([(name, say(f"{self._said}-{name}")) for name in self.list_commands(ctx)])


def _no_such_command(ctx: click.Context, name: str) -> NoReturn:
    error = click.UsageError(name, ctx)
    error.unknown_command = name  # type: ignore[attr-defined]
    raise error
