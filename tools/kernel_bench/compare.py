"""The compiled kernel beside its twin in C, and beside itself in Python: the same games, in the same run.

How fast each of them is depends on the machine and the moment. How often the one is as fast as the other does
not, as long as they take turns; so these are the figures to compare between machines and days.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from shithead.cli.kernel_speed import POLICIES, YARDSTICK, Tally, course, play
from shithead.kernel import backend
from tools.kernel_bench.twin import NoTwinError, Twin

ROOT: Final = Path(__file__).resolve().parents[2]
ROUNDS: Final = 7
SEED: Final = 1
GAMES: Final = {"random": 6_000, "greedy": 40_000}
"""So many that a compiled kernel takes about a tenth of a second."""
FEW_GAMES: Final = {"random": 120, "greedy": 800}
"""The same for a kernel in Python."""
TWIN_WISH: Final = 0.4
"""So fast the kernel should be, beside its twin."""
PYTHON_WISH: Final = 25
"""So many times as fast as in Python it should be once it is compiled."""
MILLION: Final = 1e6

Played = tuple[Tally, float]


class DifferentGamesError(Exception):
    """Two that should play the same games do not, so nothing that was measured counts."""


class Ratio(NamedTuple):
    """Turns a second of the kernel, and of what it is compared with."""

    policy: str
    kernel: float
    other: float

    @property
    def value(self) -> float:
        """How many times as fast the kernel is."""
        return self.kernel / self.other


def _best(policy: str, kernel: Callable[[], Played], other: Callable[[], Played]) -> Ratio:
    """The best of both after some rounds in which they take turns."""
    speeds: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        mine, theirs = kernel(), other()
        speeds.append((mine[0].moves / mine[1], theirs[0].moves / theirs[1]))
    return Ratio(policy, max(mine for mine, _ in speeds), max(theirs for _, theirs in speeds))


def _by_kernel(policy: str, games: int) -> Played:
    one = course(YARDSTICK, YARDSTICK.max_seats)
    return play(one, [POLICIES[policy]] * one.seats, games, SEED)


def played_in_python(policy: str, games: int) -> dict[str, Any]:
    """What a process in which nothing is compiled says about its games."""
    command = [sys.executable, "-m", "tools.kernel_bench.in_python", policy, str(games), str(SEED)]
    environment = {**os.environ, "SHITHEAD_KERNEL": "python"}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    played: dict[str, Any] = json.loads(done.stdout)
    return played


def _by_python(policy: str, games: int) -> Played:
    played = played_in_python(policy, games)
    moves, open_games, lost, chance = played["tally"]
    return Tally(moves, open_games, tuple(lost), chance), played["seconds"]


def _expect_the_same(policy: str, kernel: Tally, other: Tally) -> None:
    if kernel != other:
        raise DifferentGamesError(f"{policy}: {kernel} and {other}")


def against_twin(twin: Twin) -> Iterator[Ratio]:
    """The kernel beside its twin, by each policy.

    Raises:
        DifferentGamesError: they do not play the same.
    """
    one = course(YARDSTICK, YARDSTICK.max_seats)
    for policy, games in GAMES.items():
        policies = [POLICIES[policy]] * one.seats
        _expect_the_same(policy, _by_kernel(policy, games)[0], twin.play(one, policies, games, SEED)[0])
        yield _best(
            policy,
            partial(_by_kernel, policy, games),
            partial(twin.play, one, policies, games, SEED),
        )


def against_python() -> Iterator[Ratio]:
    """The compiled kernel beside the same one in Python, in a process of its own, by each policy.

    Raises:
        DifferentGamesError: they do not play the same.
    """
    for policy, games in GAMES.items():
        few = FEW_GAMES[policy]
        _expect_the_same(policy, _by_kernel(policy, few)[0], _by_python(policy, few)[0])
        yield _best(
            policy,
            partial(_by_kernel, policy, games),
            partial(_by_python, policy, few),
        )


def _told(ratios: Iterator[Ratio], digits: int) -> str:
    return ", ".join(
        f"{ratio.policy} {ratio.value:.{digits}f} "
        f"({ratio.kernel / MILLION:.2f} and {ratio.other / MILLION:.2f} million turns a second)"
        for ratio in ratios
    )


def lines(folder: Path) -> Iterator[str]:
    """What is told about the kernel, measured while it is asked for.

    Args:
        folder: where the twin is compiled.
    """
    try:
        twin = Twin(folder)
    except NoTwinError as reason:
        yield f"Kernel beside its twin in C: not measured, {reason}"
    else:
        told = _told(against_twin(twin), 2)
        yield f"Kernel beside its twin in C, the same games: {told}; wished: at least {TWIN_WISH}"
    if backend() == "python":
        yield "Kernel beside itself in Python: not measured, it is not compiled"
        return
    told = _told(against_python(), 0)
    yield f"Kernel beside itself in Python, the same games: {told}; wished: at least {PYTHON_WISH}"
