"""A contest under way, saved deal by deal, so that it can go on where it stopped.

The file is JSON, one value in a line. The first line says what is played and by which version of the program;
each further one is the score of a deal, in the order of the deals. A last line that was cut off, as by a loss
of power, is dropped, and its deal is played again.
"""

from enum import StrEnum
from importlib.metadata import version
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from shithead.errors import ShitheadError
from shithead.kernel import Backend, backend
from shithead.lab.deals import Contest
from shithead.lab.scores import DealScore, GameScore
from shithead.rules.code import format_code

FORMAT: Final = 1


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line.

    Attributes:
        shithead_arena: the version of this format.
        version: that of the program, since rules and bots may change with it.
        rules: the share code of the rules.
        bots: their names.
        seed: from which all chance follows.
        kernel: whether it is compiled, since some bots think less where it is not. Files that do not say so
            were begun before it was written down, when nearly all were compiled.
    """

    shithead_arena: int
    version: str
    rules: str
    bots: tuple[str, ...]
    seed: int
    kernel: Backend = "compiled"


class SaveProblem(StrEnum):
    """Why a file cannot be gone on with."""

    NOT_OURS = "not_ours"
    """It is no saved contest."""
    OTHER = "other"
    """It is another one: other rules, bots or seed, or by another version of the program or its kernel."""
    DAMAGED = "damaged"
    """A line is not the score of the deal that comes next, and not just a last one that was cut off."""


class SaveError(ShitheadError):
    """A file that cannot be gone on with.

    Args:
        problem: why.
        line: where, counted from 1.
        header: what the file says it is, where it is another contest.
    """

    def __init__(self, problem: SaveProblem, line: int = 1, header: Header | None = None) -> None:
        super().__init__(problem, line, header)
        self.problem = problem
        self.line = line
        self.header = header


def header_of(contest: Contest) -> Header:
    """What the first line says."""
    rules = format_code(contest.rules)
    return Header(FORMAT, version("shithead"), rules, contest.bots, contest.seed, backend())


def resume(file: BinaryIO, contest: Contest) -> list[DealScore]:
    """Read what was played before, and make the file ready to take more; an empty one is begun.

    Args:
        file: open for reading and appending.
        contest: what is played.

    Raises:
        SaveError: the file cannot be gone on with; nothing was changed.
    """
    header = msgspec.json.encode(header_of(contest)) + b"\n"
    file.seek(0)
    lines = file.readlines()
    if not lines or (lines[0] != header and header.startswith(lines[0])):
        file.truncate(0)
        file.write(header)
        file.flush()
        return []
    _check_header(lines[0], contest)
    scores = _read_scores(lines[1:], len(contest.bots))
    file.truncate(sum(map(len, lines[: len(scores) + 1])))
    return scores


def append(file: BinaryIO, score: DealScore) -> None:
    """Add one deal; when this returns, a crash of the program does not lose it."""
    file.write(msgspec.json.encode(score) + b"\n")
    file.flush()


def _check_header(line: bytes, contest: Contest) -> None:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        raise SaveError(SaveProblem.NOT_OURS) from None
    if header != header_of(contest):
        raise SaveError(SaveProblem.OTHER, header=header)


def _read_scores(lines: list[bytes], bots: int) -> list[DealScore]:
    scores: list[DealScore] = []
    for deal, line in enumerate(lines, 1):
        try:
            score = _read_score(line)
        except msgspec.DecodeError:
            score = None
        if score is not None and _fits(score, deal, bots):
            scores.append(score)
        elif score is not None or deal < len(lines):
            raise SaveError(SaveProblem.DAMAGED, deal + 1)
    return scores


def _read_score(line: bytes) -> DealScore | None:
    return msgspec.json.decode(line, type=DealScore) if line.endswith(b"\n") else None


def _fits(score: DealScore, deal: int, bots: int) -> bool:
    """Whether it is the score of a deal, with a game for each bot."""
    return (
        score.deal == deal and len(score.games) == bots and all(_is_game(game, bots) for game in score.games)
    )


def _is_game(game: GameScore, bots: int) -> bool:
    """Whether each bot has a place, and all together share out those that there are."""
    return (
        len(game.places) == bots
        and all(1 <= place <= bots for place in game.places)
        and sum(game.places) == bots * (bots + 1) / 2
    )
