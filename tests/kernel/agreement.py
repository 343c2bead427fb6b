"""Play by engine and kernel at random, for as long as is wanted, and report where they differ.

``python -m tests.kernel.agreement --moves 1000000`` plays so many moves by each preset, and ``--random`` as
many by random rules, anew for each game. Each game follows from the name of its row and a number, so a run
goes on where another one stopped: ``--seed`` is the number of the first game, and the table has the next.
The exit status is 1 where engine and kernel differed.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from shithead.kernel import backend
from shithead.rules.load import load_preset, preset_names
from shithead.rules.model import Rules
from shithead.testing.rulesets import random_rules
from tests.kernel.comparison import DisagreementError, compare_game, compare_started, opened

RANDOM_RULES: Final = "random rules"
MOST_MOVES: Final = {RANDOM_RULES: 300}
"""Moves of a game: few by random rules, so that there are many rule sets."""
LONG_GAME: Final = 2_000
ENOUGH_FAULTS: Final = 5
PROGRESS_SECONDS: Final = 5.0


class Row(NamedTuple):
    """What came of the games of one row.

    Attributes:
        name: a preset, or ``RANDOM_RULES``.
        games: how many were played.
        moves: how many moves they had.
        seconds: how long it took.
        seed: the number of the game after the last one.
        faults: the numbers of the games in which engine and kernel differed.
    """

    name: str
    seed: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    faults: tuple[int, ...] = ()


def rules_of(name: str, rng: Random) -> Rules:
    """The rules of a game: those of a preset, or any."""
    return random_rules(rng) if name == RANDOM_RULES else load_preset(name).rules


def compare_numbered(name: str, number: int, most: int) -> int:
    """Play the game of a row that has a number; the same each time. One of three begins with the first turn.

    Returns:
        How many moves it had.

    Raises:
        DisagreementError: engine and kernel differ.
    """
    rng = Random(f"{name} {number}")
    state = opened(rules_of(name, rng), rng)
    compare = compare_started if number % 3 == 2 else compare_game
    return compare(state, rng, min(most, MOST_MOVES.get(name, LONG_GAME)))


def play_row(name: str, seed: int, moves: int) -> Iterator[Row]:
    """Play games until they have so many moves, or enough of them went wrong.

    Yields:
        What has come of them so far, after each game.
    """
    row, start = Row(name, seed), time.monotonic()
    while row.moves < moves and len(row.faults) < ENOUGH_FAULTS:
        made, faults = 0, row.faults
        try:
            made = compare_numbered(name, row.seed, moves - row.moves)
        except DisagreementError as difference:
            faults = (*faults, row.seed)
            tell(f"{name}, game {row.seed}: {difference}")
        spent = time.monotonic() - start
        row = Row(name, row.seed + 1, row.games + 1, row.moves + made, spent, faults)
        yield row


def tell(text: str) -> None:
    """Say something while the games are played."""
    print(text, file=sys.stderr, flush=True)  # noqa: T201 - a program that reports


def finished(rows: Iterator[Row], moves: int) -> Iterator[Row]:
    """The rows as they are so far, with a line of progress now and then."""
    told = time.monotonic()
    for row in rows:
        if time.monotonic() - told >= PROGRESS_SECONDS:
            told = time.monotonic()
            tell(f"{row.name}: {row.moves} of {moves} moves, {row.games} games")
        yield row


def play_all(names: Sequence[str], seed: int, moves: int) -> list[Row]:
    """Play all rows; an interrupt ends the run early, and what was played counts."""
    rows: list[Row] = []
    try:
        for name in names:
            rows.append(Row(name, seed))
            for row in finished(play_row(name, seed, moves), moves):
                rows[-1] = row
    except KeyboardInterrupt:
        tell("stopped")
    return rows


def table(rows: Sequence[Row]) -> str:
    """The rows as a table, with a sum below."""
    head = ("rules", "games", "moves", "moves/s", "next seed", "games that differ")
    lines = [
        (
            row.name,
            str(row.games),
            str(row.moves),
            f"{row.moves / row.seconds:.0f}" if row.seconds else "",
            str(row.seed),
            " ".join(map(str, row.faults)) or "none",
        )
        for row in rows
    ]
    total = ("all", str(sum(row.games for row in rows)), str(sum(row.moves for row in rows)), "", "", "")
    cells = [head, *lines, total]
    widths = [max(len(line[column]) for line in cells) for column in range(len(head))]
    return "\n".join("  ".join(map(str.ljust, line, widths)).rstrip() for line in cells)


def read_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """What is to be played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--moves", type=int, default=10_000, help="moves of each row of the table")
    parser.add_argument(
        "--presets", nargs="*", choices=preset_names(), metavar="PRESET", help="all, if none is named"
    )
    parser.add_argument("--random", action="store_true", help="random rules; without --presets, nothing else")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first game of each row")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, print the table and return the exit status."""
    wanted = read_arguments(arguments)
    names = list(wanted.presets or ())
    if not names and (wanted.presets is not None or not wanted.random):
        names = list(preset_names())
    if wanted.random:
        names.append(RANDOM_RULES)
    rows = play_all(names, wanted.seed, wanted.moves)
    print(f"kernel: {backend()}\n{table(rows)}")  # noqa: T201 - a program that reports
    return int(any(row.faults for row in rows))


if __name__ == "__main__":
    sys.exit(main())
