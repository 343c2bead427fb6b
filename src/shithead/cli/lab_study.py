"""What the commands of ``shithead lab`` have in common: their options, and the games that they play."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISDIR
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from shithead.cli.arena import STDOUT, jobs_option, seed_option
from shithead.cli.files import check_writable, write_text
from shithead.cli.house import read_rules
from shithead.cli.said import Problem, SaidOption, say
from shithead.cli.suggest import check_name
from shithead.rules.model import Rules

if TYPE_CHECKING:
    from shithead.lab.crew import Crew
    from shithead.lab.study import Findings, Study

GAMES: Final = 20_000
"""So many games for each question, where the kernel is compiled."""
GAMES_UNCOMPILED: Final = 2_000
"""The same where a game takes many times as long."""
EXAMPLES: Final = {"--html": "shithead-lab.html", "--csv": "shithead-lab.csv"}
"""What a file might be called, by the option that names it."""
WIDTH: Final = 80
"""So many columns a report has where it does not go to a terminal."""
NARROWEST: Final = 40
WIDEST: Final = 100

Command = TypeVar("Command", bound=Callable[..., Any])


def options(command: Command) -> Command:
    """Add the options that all commands of the lab have."""
    numbers = {"most": GAMES, "fewer": GAMES_UNCOMPILED}
    for option in (
        click.option("--csv", "csv_file", metavar="FILE", cls=SaidOption, help="help-lab-csv"),
        click.option("--html", "html_file", metavar="FILE", cls=SaidOption, help="help-lab-html"),
        click.option(
            "--search",
            "deals",
            metavar="DEALS",
            cls=SaidOption,
            type=click.IntRange(0, 100_000),
            default=0,
            show_default=True,
            help="help-lab-search",
        ),
        jobs_option,
        seed_option,
        click.option(
            "--games",
            metavar="N",
            cls=SaidOption,
            type=click.IntRange(100, 10_000_000),
            help="help-lab-games",
            said=numbers,
        ),
        click.option(
            "--seats", metavar="N", cls=SaidOption, type=click.IntRange(2, 10), help="help-lab-seats"
        ),
    ):
        command = option(command)
    return command


def read_study(texts: Sequence[str], seats: int | None, games: int | None, seed: int) -> "Study":
    """What is to be studied.

    Args:
        texts: the rules as typed.
        seats: how many play; ``None`` for the lowest number that all rules allow.
        games: of each experiment; ``None`` for a good number.
        seed: from which all chance follows.

    Raises:
        Problem: rules cannot be read, two of them are the same, or they are not for so many seats.
    """
    from shithead.kernel import backend
    from shithead.lab.setting import settings_for
    from shithead.lab.study import Study

    rule_sets: list[Rules] = []
    for text in texts:
        check_name(text)
        rules = read_rules(text)
        if rules in rule_sets:
            raise Problem("lab-same", status=2, rules=text, other=texts[rule_sets.index(rules)])
        rule_sets.append(rules)
    usual = GAMES if backend() == "compiled" else GAMES_UNCOMPILED
    return Study(settings_for(rule_sets, _seats(texts, rule_sets, seats)), games or usual, seed)


def _seats(texts: Sequence[str], rule_sets: Sequence[Rules], wanted: int | None) -> int:
    """The number of seats at all tables."""
    low = max(rules.min_seats for rules in rule_sets)
    high = min(rules.max_seats for rules in rule_sets)
    allowed = [
        say(
            "lab-allowed",
            rules=text,
            seats="–".join(map(str, dict.fromkeys((rules.min_seats, rules.max_seats)))),
        )
        for text, rules in zip(texts, rule_sets, strict=True)
    ]
    if low > high:
        raise Problem("lab-no-seats", status=2, allowed="; ".join(allowed))
    if wanted is not None and not low <= wanted <= high:
        raise Problem("lab-seats", status=2, seats=wanted, allowed="; ".join(allowed))
    return wanted or low


def check_outputs(html_file: str | None, csv_file: str | None) -> None:
    """Make sure that the results can probably be written, before anything is played for them.

    Raises:
        Problem: a file cannot be written, the page is not for a file, or both are the same.
    """
    if html_file == STDOUT:
        raise Problem("lab-html-stdout", status=2)
    if html_file and csv_file and os.path.realpath(html_file) == os.path.realpath(csv_file):
        raise Problem("lab-same-file", status=2, file=csv_file)
    for option, file in (("--html", html_file), ("--csv", csv_file)):
        if file is not None and file != STDOUT:
            _check_output(option, file)


def _check_output(option: str, file: str) -> None:
    """Make sure that one file can probably be written.

    Raises:
        Problem: it cannot; it says what to do about that.
    """
    path = Path(file)
    if not file:
        raise Problem("wrong-no-file", status=2)
    if os.path.isdir(path):  # noqa: PTH112 - what cannot be looked into is no folder, and no error
        example = path / EXAMPLES[option]
        raise Problem("lab-folder", option=option, file=file, example=str(example))
    if option == "--html" and os.path.exists(path) and not os.path.isfile(path):  # noqa: PTH110, PTH113
        # A device would swallow the page, and has no folder for what is written beside it.
        raise Problem("lab-device", file=file, example=EXAMPLES[option])
    if _is_missing(path.parent):
        raise Problem("lab-no-folder", option=option, file=file, folder=str(path.parent))
    try:
        check_writable(path)
    except Problem:
        raise Problem("lab-no-write", option=option, file=file) from None


def _is_missing(folder: Path) -> bool:
    """Whether there is no such folder; one that nobody may look into is there."""
    try:
        return not S_ISDIR(folder.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False


def studied(study: "Study", jobs: int | None, deals: int) -> "tuple[Findings, ...]":
    """Play all games, and what they come to.

    Args:
        study: what is studied.
        jobs: how many processes play; ``None`` for one on each core.
        deals: so many deals are played by a bot that thinks ahead.

    Raises:
        Problem: it was ended before its time.
    """
    from shithead.lab.experiments import search
    from shithead.lab.study import findings, run, tasks_of, with_search
    from shithead.lab.workers import cores, on_cores

    steps = len(tasks_of(study)) + deals * len(study.settings)
    with _explained(), _progress(steps) as step:
        crew: Crew = on_cores(jobs or cores())
        found = findings(study, [step(sums) for sums in run(study, crew)])
        if not deals:
            return found
        searches = []
        for setting in study.settings:
            scores = [step(score) for score in search.play(setting, study.seed, deals, crew)]
            searches.append(search.found(setting, study.seed, scores))
        return with_search(found, searches)


Made = TypeVar("Made")


@contextmanager
def _progress(length: int) -> Iterator[Callable[[Made], Made]]:
    """A bar that shows how far the work is, where somebody can see it; it moves on with each result."""
    if not sys.stderr.isatty():
        yield lambda made: made
        return
    with click.progressbar(length=length, label=say("arena-playing"), file=sys.stderr) as bar:

        def step(made: Made) -> Made:
            bar.update(1)
            return made

        yield step


@contextmanager
def _explained() -> Iterator[None]:
    """Whatever ends the work before its time is said in a line."""
    from shithead.lab.arena import OffenceError
    from shithead.lab.workers import WorkError

    try:
        yield
    except KeyboardInterrupt:
        raise Problem("lab-stopped", status=130) from None
    except WorkError:
        raise Problem("lab-lost") from None
    except OffenceError as error:
        raise Problem("lab-bot-failed", bot=error.offence.bot, detail=error.offence.detail) from None


def write_results(
    study: "Study",
    found: "tuple[Findings, ...]",
    html_file: str | None,
    csv_file: str | None,
    width: int | None = None,
) -> str:
    """Write the files that are wanted.

    Args:
        study: what was studied.
        found: what was found out.
        html_file: for the page.
        csv_file: for the figures.
        width: so many columns the report for the terminal has; ``None`` for as many as it shows.

    Returns:
        The report for the terminal, or the numbers where they go there.

    Raises:
        Problem: a file cannot be written.
    """
    from shithead.lab.answers.write import write_document
    from shithead.lab.figures import as_csv
    from shithead.lab.html import as_html
    from shithead.lab.plain import as_text
    from shithead.locale.catalogue import preferred_language

    document = write_document(study, found, preferred_language(os.environ))
    if html_file is not None:
        write_text(Path(html_file), as_html(document))
    if csv_file == STDOUT:
        return as_csv(study, found).rstrip("\n")
    if csv_file is not None:
        write_text(Path(csv_file), as_csv(study, found))
    return as_text(document, width or terminal_width()).rstrip("\n")


def terminal_width() -> int:
    """So many columns the report has: as many as the terminal, if it is of a usual size."""
    if not sys.stdout.isatty():
        return WIDTH
    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size((WIDTH, 24)).columns))
