"""No compiled source of the kernel has a shift that mypyc 2.4.1 compiles wrongly."""

from pathlib import Path

import pytest

from shithead import kernel
from shithead.kernel.loading import NOT_COMPILED, source_names
from tests.architecture.source import ROOT, Source, read_source
from tests.kernel.shifts import wrong_shifts

FOLDER = Path(kernel.__path__[0])
COMPILED = [name for name in source_names(FOLDER) if name not in NOT_COMPILED]


@pytest.mark.parametrize("name", COMPILED)
def test_no_constant_is_shifted_by_a_variable(name: str) -> None:
    """Powers of two come from the table, ``BIT``; constants may be shifted by constants."""
    assert list(wrong_shifts(read_source(FOLDER / f"{name}.py", FOLDER.parents[1]))) == []


def test_the_sources_are_looked_at() -> None:
    """Those that are compiled are the kernel, and they are those of this checkout."""
    assert ROOT in FOLDER.parents
    assert {"apply", "effects", "legal", "pile", "playout", "quick"} <= set(COMPILED)
    assert "tables" not in COMPILED, "this one makes the powers of two"


# All of these were compiled: with a 64-bit n of 40 each gave the low bits of a 32-bit shift.
FAULTS = [
    "def f(n: i64) -> i64:\n    return 1 << n",
    "def f(n: i64) -> i64:\n    return -1 << n",
    "def f(n: i64) -> i64:\n    return (2 - 1) << n",
    "def f(n: i64) -> i64:\n    return (1 << n) - 1",
    "def f(n: i64) -> i64:\n    return i64(1) << n",
    "ONE: Final = 1\ndef f(n: i64) -> i64:\n    return ONE << n",
    "ONE: Final = 1\ndef f(n: i64) -> i64:\n    return (3 | ONE) << n",
    "def f(n: i64) -> i64:\n    x: i64 = 1\n    return x << n",
    "def f(n: i64) -> i64:\n    x: i64 = 1\n    y: i64 = x\n    return y << n",
    "def f(s: vec[i64], n: i64) -> None:\n    s[3] |= 1 << n",
    "def f(s: vec[i64], n: i64) -> bool:\n    return s[0] & (1 << s[n]) != 0",
    "class C:\n    def f(self, n: i64) -> i64:\n        return 1 << self.n",
    "def f(n: i64) -> i64:\n    x: i64 = 1\n    def g() -> i64:\n        return 2 << n\n    return x",
]


@pytest.mark.parametrize("text", FAULTS)
def test_a_planted_fault_is_found(text: str) -> None:
    """The compiler can work out the left side, and not the right one."""
    assert len(list(wrong_shifts(Source("shithead.kernel.pile", text)))) == 1


INNOCENT = [
    "FAR: Final = 1 << 30",
    "AT: Final = 4\nTEN: Final = 10 << AT",
    "def f(n: i64) -> i64:\n    return n << 4",
    "def f(n: i64) -> i64:\n    return 4096 >> n",
    "def f(n: i64, m: i64) -> i64:\n    return n << m",
    "def f(t: vec[i64], n: i64) -> i64:\n    return n << t[SHIFT + n]",
    "def f(n: i64) -> i64:\n    x: i64 = 1\n    x <<= n\n    return x",
    "def f(n: i64) -> i64:\n    x: i64 = 1\n    while x < n:\n        x = x << n\n    return x",
    "def f(n: i64) -> i64:\n    return FLIP | n << 4",
    "def f(n: i64) -> i64:\n    '''Not 1 << n.'''\n    return n",
    "def f(n: i64) -> i64:\n    x: i64 = 1\n    return x\ndef g(x: i64, n: i64) -> i64:\n    return x << n",
]


@pytest.mark.parametrize("text", INNOCENT)
def test_what_is_right_is_let_pass(text: str) -> None:
    """A variable on the left, a constant on the right, or a shift to the right."""
    assert list(wrong_shifts(Source("shithead.kernel.pile", text))) == []
