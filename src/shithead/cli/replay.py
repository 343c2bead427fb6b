"""``shithead replay``: plays recorded games again and checks how they end."""

from pathlib import Path

import click

from shithead.cli.said import Problem, SaidCommand, say
from shithead.errors import NotationError
from shithead.notation.record import parse_record, prove_record


@click.command("replay", cls=SaidCommand, help="help-replay")
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True, metavar="FILE…")
def command(files: tuple[Path, ...]) -> None:
    """Play records again; the first that does not end as it says ends the program with status 1."""
    for path in files:
        click.echo(_replay(path))


def _replay(path: Path) -> str:
    try:
        parsed = parse_record(path.read_text(encoding="utf-8"))
        prove_record(parsed)
    except (OSError, UnicodeDecodeError):
        raise Problem("wrong-file", file=str(path)) from None
    except NotationError as error:
        if error.line is None:
            raise Problem("file-problem-whole", file=str(path), problem=error.problem) from None
        raise Problem("file-problem", file=str(path), line=error.line, problem=error.problem) from None
    return say("replay-fine", file=str(path), moves=len(parsed.record.moves))
