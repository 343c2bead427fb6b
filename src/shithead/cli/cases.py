"""``shithead cases``: checks files of position cases against the engine."""

import json
from pathlib import Path

import click

from shithead.cli.files import read_text
from shithead.cli.said import Problem, SaidCommand, say, tell
from shithead.errors import NotationError
from shithead.notation.cases import Case, Value, parse_cases
from shithead.notation.verdict import CaseResult, run_case


@click.command("cases", cls=SaidCommand, help="help-cases")
@click.argument(
    "files", type=click.Path(path_type=Path, readable=False), nargs=-1, required=True, metavar="FILE…"
)
@click.pass_context
def command(context: click.Context, files: tuple[Path, ...]) -> None:
    """Check files of cases; the status is 1 if one of them fails.

    All files are read before the first case runs, so that a malformed one is the only thing that is said.
    """
    results = [result for cases in map(_read, files) for result in map(run_case, cases)]
    failed = [result for result in results if result.wrong]
    for result in failed:
        _report(result)
    # Programs read this line, so it is the same in every language.
    tell(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    context.exit(1 if failed else 0)


def _read(path: Path) -> tuple[Case, ...]:
    try:
        return parse_cases(read_text(path))
    except NotationError as error:
        raise Problem("file-problem-whole", file=str(path), problem=str(error)) from None


def _report(result: CaseResult) -> None:
    for wrong in result.wrong:
        expected, actual = _shown(wrong.expected), _shown(wrong.actual)
        tell(say("case-mismatch", id=result.id, key=wrong.key, expected=expected, actual=actual))


def _shown(value: Value) -> str:
    """A value as it would stand in the file."""
    return json.dumps(value, ensure_ascii=False)
