"""The kernel's twin in C: compiled when it is wanted, and played with the arrays of the kernel."""

import ctypes
import os
import shlex
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from shithead.cli.kernel_speed import LONGEST, Course, Tally
from shithead.kernel import (
    apply,
    chance,
    drawing,
    effects,
    fields,
    legal,
    pile,
    playout,
    policy,
    quick,
    turns,
)
from shithead.kernel.chance import seeded
from shithead.kernel.moves import MOST_MOVES, PLAIN_AT
from shithead.kernel.start import GIVEN_LEADER

SOURCE: Final = Path(__file__).parent / "c/twin.c"
NAMES_FROM: Final[tuple[ModuleType, ...]] = (
    fields,
    apply,
    chance,
    drawing,
    effects,
    legal,
    pile,
    playout,
    policy,
    quick,
    turns,
)
FLAGS: Final = ("-O3", "-shared", "-fPIC")
LEFT_THE_WAY: Final = -1

Words = ctypes.Array[ctypes.c_int64]


class OutsideError(Exception):
    """A game by these rules goes ways that the twin does not know."""


class NoTwinError(Exception):
    """The twin cannot be compiled here; the text says why."""


def constants() -> dict[str, int]:
    """The numbers that have a name in the modules of which the twin is a translation.

    Raises:
        ValueError: two modules mean different numbers by a name.
    """
    found = {"GIVEN_LEADER": GIVEN_LEADER, "PLAIN_AT": PLAIN_AT}
    for module in NAMES_FROM:
        for name, value in vars(module).items():
            if name.isupper() and isinstance(value, int) and found.setdefault(name, value) != value:
                raise ValueError(f"{name} is {found[name]}, and {value} in {module.__name__}")
    return found


def header() -> str:
    """The same names for C."""
    return "".join(f"#define {name} INT64_C({value})\n" for name, value in sorted(constants().items()))


def compiler() -> list[str]:
    """The command of the machine's C compiler.

    Raises:
        NoTwinError: there is none, or one that takes other options.
    """
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    path = None if os.name == "nt" else shutil.which(command[0])
    if path is None:
        raise NoTwinError("there is no C compiler")
    return [path, *command[1:]]


def _words(values: Sequence[int]) -> Words:
    return (ctypes.c_int64 * len(values))(*values)


class Twin:
    """The compiled twin.

    Args:
        folder: where it is compiled, and has to stay while it is used.

    Raises:
        NoTwinError: there is no compiler, or it failed.
    """

    def __init__(self, folder: Path) -> None:
        (folder / "fields.h").write_text(header(), encoding="utf-8")
        library = folder / "twin.so"
        command = [*compiler(), *FLAGS, "-I", str(folder), str(SOURCE), "-o", str(library)]
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if "error" in line]
            raise NoTwinError(errors[0] if errors else "the C compiler failed")
        self._play_many = ctypes.CDLL(str(library)).play_many
        self._play_many.restype = ctypes.c_int64

    def play(self, one: Course, policies: Sequence[int], games: int, seed: int) -> tuple[Tally, float]:
        """Play the games that ``kernel_speed.play`` plays for the same seed.

        Returns:
            What came of them, and the seconds of processor time that they took.

        Raises:
            OutsideError: the rules are not among those that the twin knows.
        """
        s, out, tally = _words([0] * fields.GAME), _words([0] * MOST_MOVES), _words([0] * (2 + one.seats))
        t, pack, sizes, chosen = (_words(list(values)) for values in (one.t, one.pack, one.sizes, policies))
        numbers = [ctypes.c_int64(number) for number in (len(one.pack), games, seeded(seed), LONGEST)]
        cards, many, chance_word, most = numbers
        start_time = time.process_time()
        x = self._play_many(s, t, pack, cards, sizes, chosen, many, chance_word, most, out, tally)
        spent = time.process_time() - start_time
        if x == LEFT_THE_WAY:
            raise OutsideError
        return Tally(tally[0], tally[1], tuple(tally[2 : 2 + one.seats]), x), spent
