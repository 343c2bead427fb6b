"""``shithead arena``: bots play each other on the same deals, and are counted."""

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from shithead.bots.registry import MOST_PLAYOUTS, SEARCHES, bot_names, is_bot
from shithead.cli.arena_table import table_lines
from shithead.cli.files import check_different, check_writable, growing, write_text, written
from shithead.cli.house import read_rules
from shithead.cli.said import Problem, SaidCommand, SaidOption, say, tell
from shithead.cli.suggest import check_name

if TYPE_CHECKING:
    from shithead.lab.arena import Offence
    from shithead.lab.crew import Crew
    from shithead.lab.deals import Contest
    from shithead.lab.save import SaveError
    from shithead.lab.scores import DealScore
    from shithead.lab.tally import Figures, Tally

RULES: Final = "classic"
DEALS: Final = 1000
SEED: Final = 1
STDOUT: Final = "-"

Keep = Callable[["DealScore"], None]

seed_option: Final = click.option(
    "--seed",
    metavar="N",
    cls=SaidOption,
    type=click.IntRange(0, 2**53 - 1),
    default=SEED,
    show_default=True,
    help="help-arena-seed",
)
jobs_option: Final = click.option(
    "--jobs", metavar="N", cls=SaidOption, type=click.IntRange(1, 1024), help="help-arena-jobs"
)


def _names() -> str:
    """The names of all bots, and those that take a number."""
    return ", ".join((*bot_names(), *(f"{kind}-N" for kind in SEARCHES)))


class BotsArgument(click.Argument):
    """The bots; the help says which ones there are."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        """The line of the argument in the help."""
        return self.make_metavar(ctx), say("help-arena-bots", bots=_names(), most=MOST_PLAYOUTS)


@click.command("arena", cls=SaidCommand, help="help-arena")
@click.argument("bots", metavar="BOT…", cls=BotsArgument, nargs=-1, required=True)
@click.option(
    "--rules", metavar="RULES", cls=SaidOption, default=RULES, show_default=True, help="help-arena-rules"
)
@click.option(
    "--deals",
    metavar="N",
    cls=SaidOption,
    type=click.IntRange(1, 10_000_000),
    default=DEALS,
    show_default=True,
    help="help-arena-deals",
)
@seed_option
@jobs_option
@click.option("--cluster", metavar="ADDRESS", cls=SaidOption, help="help-arena-cluster")
@click.option("--json", "json_file", metavar="FILE", cls=SaidOption, help="help-arena-json")
@click.option("--csv", "csv_file", metavar="FILE", cls=SaidOption, help="help-arena-csv")
@click.option(
    "--save", metavar="FILE", cls=SaidOption, type=click.Path(path_type=Path), help="help-arena-save"
)
def command(
    *,
    bots: tuple[str, ...],
    rules: str,
    deals: int,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    json_file: str | None,
    csv_file: str | None,
    save: Path | None,
) -> None:
    """Play, and give the figures."""
    _check_outputs(json_file, csv_file, save)
    if jobs is not None and cluster is not None:
        raise Problem("wrong-jobs-cluster", status=2)
    contest = read_contest(bots, rules, seed)
    figures = _played(contest, deals, save, jobs, cluster)
    _give(contest, figures, json_file, csv_file)


def read_contest(bots: tuple[str, ...], rules: str, seed: int) -> "Contest":
    """What is to be played.

    Raises:
        Problem: the rules cannot be read, there is no such bot, or there are too few or too many.
    """
    from shithead.lab.deals import Contest

    check_name(rules)
    read = read_rules(rules)
    for bot in bots:
        if not is_bot(bot):
            raise Problem("wrong-bot", status=2, bot=bot, bots=_names(), most=MOST_PLAYOUTS)
    if not read.min_seats <= len(bots) <= read.max_seats:
        allowed = "–".join(map(str, dict.fromkeys((read.min_seats, read.max_seats))))
        raise Problem("wrong-bots-seats", status=2, rules=rules, allowed=allowed, seats=len(bots))
    return Contest(read, bots, seed)


def _check_outputs(json_file: str | None, csv_file: str | None, save: Path | None) -> None:
    if json_file == csv_file == STDOUT:
        raise Problem("wrong-two-outputs", status=2)
    if save == Path(STDOUT):
        raise Problem("wrong-save-stdout", status=2)
    named = (("--json", json_file), ("--csv", csv_file))
    files = {option: Path(file) for option, file in named if file is not None and file != STDOUT}
    for path in files.values():
        check_writable(path)
    check_different(files if save is None else {"--save": save, **files})


def _played(
    contest: "Contest", deals: int, save: Path | None, jobs: int | None, cluster: str | None
) -> "Figures":
    from shithead.lab.arena import run
    from shithead.lab.tally import Tally

    tally = Tally(contest)
    with _explained(tally, deals, save, cluster or ""), _kept(save, contest) as (before, keep):
        for score in before[:deals]:
            tally.add(score)
        left = range(len(before) + 1, deals + 1)
        if left:
            with _crew(jobs, cluster, len(left)) as crew, _progress(len(left)) as step:
                for score in run(contest, left, crew):
                    keep(score)
                    tally.add(score)
                    step()
    return tally.figures


def _crew(jobs: int | None, cluster: str | None, deals: int) -> "AbstractContextManager[Crew]":
    """Whoever plays; no more processes than there are deals."""
    from shithead.lab.workers import cores, on_cluster, on_cores

    return nullcontext(on_cores(min(jobs or cores(), deals))) if cluster is None else on_cluster(cluster)


@contextmanager
def _kept(save: Path | None, contest: "Contest") -> "Iterator[tuple[list[DealScore], Keep]]":
    """What was saved before, and what saves more."""
    from shithead.lab.save import SaveError, append, resume

    if save is None:
        yield [], lambda _: None
        return
    with growing(save) as file:
        try:
            with written(save):
                before = resume(file, contest)
        except SaveError as error:
            raise _save_problem(error, save) from None

        def keep(score: "DealScore") -> None:
            with written(save):
                append(file, score)

        yield before, keep


def _save_problem(error: "SaveError", save: Path) -> Problem:
    from shithead.lab.save import SaveProblem

    match error.problem, error.header:
        case SaveProblem.OTHER, header if header is not None:
            return Problem(
                "save-other",
                file=str(save),
                bots=", ".join(header.bots),
                rules=header.rules,
                seed=str(header.seed),
                version=header.version,
                kernel=header.kernel,
            )
        case SaveProblem.DAMAGED, _:
            return Problem("save-damaged", file=str(save), line=str(error.line))
        case _:
            return Problem("save-not-ours", file=str(save))


@contextmanager
def _progress(length: int) -> Iterator[Callable[[], None]]:
    """A bar that shows how far the work is, where somebody can see it."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    with click.progressbar(length=length, label=say("arena-playing"), file=sys.stderr) as bar:
        yield lambda: bar.update(1)


@contextmanager
def _explained(tally: "Tally", deals: int, save: Path | None, address: str) -> Iterator[None]:
    """Whatever ends the work before its time is said in a line."""
    from importlib.metadata import version

    from shithead.kernel import backend
    from shithead.lab.arena import OffenceError
    from shithead.lab.workers import Trouble, WorkError

    def broken_off(message_id: str, status: int = 1) -> Problem:
        done, wanted = str(tally.deals), str(deals)
        if save is None:
            return Problem(message_id, status, done=done, deals=wanted)
        return Problem(f"{message_id}-kept", status, done=done, deals=wanted, file=str(save))

    try:
        yield
    except KeyboardInterrupt:
        raise broken_off("arena-stopped", status=130) from None
    except OffenceError as error:
        raise _offence_problem(error.offence) from None
    except WorkError as error:
        if error.trouble is Trouble.LOST:
            raise broken_off("work-lost") from None
        name = error.trouble.replace("_", "-")
        here = version("shithead")
        raise Problem(f"work-{name}", address=address, version=here, kernel=backend()) from None


def _offence_problem(offence: "Offence") -> Problem:
    name = offence.mistake.replace("_", "-")
    return Problem(
        f"bot-{name}",
        bot=offence.bot,
        detail=offence.detail,
        deal=str(offence.deal),
        game=str(offence.game),
        seat=str(offence.seat),
    )


def _give(contest: "Contest", figures: "Figures", json_file: str | None, csv_file: str | None) -> None:
    """Write the figures where they are wanted; the table, unless something else goes to the terminal."""
    from shithead.bots.levels import thinks_less
    from shithead.lab.report import as_csv, as_json

    texts = ((json_file, as_json(contest, figures)), (csv_file, as_csv(figures)))
    for file, text in texts:
        if file is not None and file != STDOUT:
            write_text(Path(file), text)
    shown = next((text for file, text in texts if file == STDOUT), None)
    if shown is None:
        shown = "\n".join(table_lines(contest, figures, reduced=any(map(thinks_less, contest.bots))))
    tell(shown.rstrip("\n"))
