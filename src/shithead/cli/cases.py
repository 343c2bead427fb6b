"""``shithead cases``: checks files of rule cases against the engine."""

from pathlib import Path

import click

from shithead.cli.said import Problem, SaidCommand, say
from shithead.errors import NotationError
from shithead.notation.cases import CaseResult, parse_cases, run_case


@click.command("cases", cls=SaidCommand, help="help-cases")
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True, metavar="FILE…")
@click.pass_context
def command(context: click.Context, files: tuple[Path, ...]) -> None:
    """Check files of rule cases; the status is 1 if one of them fails."""
    failed = [path for path in files if not _check(path)]
    context.exit(1 if failed else 0)


def _check(path: Path) -> bool:
    try:
        results = tuple(map(run_case, parse_cases(path.read_text(encoding="utf-8"))))
    except (OSError, UnicodeDecodeError):
        raise Problem("wrong-file", file=str(path)) from None
    except NotationError as error:
        raise Problem("file-problem-whole", file=str(path), problem=str(error)) from None
    return _report(path, results)


def _report(path: Path, results: tuple[CaseResult, ...]) -> bool:
    failed = [result for result in results if result.wrong]
    for result in failed:
        for wrong in result.wrong:
            expected, actual = str(wrong.expected), str(wrong.actual)
            click.echo(say("case-mismatch", id=result.id, key=wrong.key, expected=expected, actual=actual))
    if failed:
        click.echo(say("cases-failed", file=str(path), failed=len(failed), count=len(results)))
    else:
        click.echo(say("cases-passed", file=str(path), count=len(results)))
    return not failed
