"""The kernel beside its twin in C and beside itself in Python: the same games, or no comparison."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from shithead.cards import Rank
from shithead.cli.kernel_speed import YARDSTICK, Tally, course, play
from shithead.kernel import fields as at
from shithead.kernel.board import Numbers
from shithead.kernel.policy import GREEDY, RANDOM
from shithead.rules.load import load_preset
from tools.kernel_bench import compare
from tools.kernel_bench.twin import NoTwinError, OutsideError, Twin, compiler, constants, header


@pytest.fixture(scope="module")
def twin() -> Iterator[Twin]:
    """The twin, where the machine can compile it."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            yield Twin(Path(folder))
        except NoTwinError as reason:
            pytest.skip(str(reason))


@pytest.mark.parametrize("policies", [[RANDOM, RANDOM], [GREEDY, GREEDY], [GREEDY, RANDOM]], ids=str)
def test_the_twin_plays_the_same_games(twin: Twin, policies: list[int]) -> None:
    """Moves, losers and the place of the generator are the same for the same seed, game after game."""
    one = course(YARDSTICK, 2)
    for games, seed in ((1, 1), (1, 2), (60, 3)):
        assert twin.play(one, policies, games, seed)[0] == play(one, policies, games, seed)[0]


@pytest.mark.parametrize(
    ("word", "value"),
    [("T_DRAW_TO", 4), ("BURNS", 1), ("T_SET_REPLAY", at.REPLAY_NO), ("SET_SIZE", 3), ("T_ON_EMPTY", 0x1FFE)],
)
def test_a_twin_that_plays_otherwise_is_found(twin: Twin, word: str, value: int) -> None:
    """One other word of the rules, and the tallies differ."""
    one = course(YARDSTICK, 2)
    words = list(one.t)
    place = getattr(at, word) + (0 if word.startswith("T_") else Rank.FIVE)
    assert words[place] != value
    words[place] = value
    changed = one._replace(rules=Numbers(words))

    assert twin.play(changed, [RANDOM, RANDOM], 60, 3)[0] != play(one, [RANDOM, RANDOM], 60, 3)[0]


@pytest.mark.parametrize("name", ["classic", "tabletop", "idiot", "paskahousu"])
def test_the_twin_refuses_what_it_does_not_know(twin: Twin, name: str) -> None:
    """A game by other rules is not played wrongly; and the twin plays on as before."""
    rules = load_preset(name).rules
    with pytest.raises(OutsideError):
        twin.play(course(rules, 2), [RANDOM, RANDOM], 20, 1)

    one = course(YARDSTICK, 2)
    assert twin.play(one, [RANDOM, RANDOM], 5, 1)[0] == play(one, [RANDOM, RANDOM], 5, 1)[0]


def test_the_names_are_the_kernels_own() -> None:
    """Every place in the arrays is in the header, so that no number stands in two texts."""
    assert f"#define STOCK_AT INT64_C({at.STOCK_AT})\n" in header()
    assert {name for name in vars(at) if name.isupper()} <= set(constants())


def test_without_a_compiler_there_is_no_twin(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The line says so, and the rest is measured all the same."""
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(compare, "backend", lambda: "python")
    with pytest.raises(NoTwinError, match="no C compiler"):
        compiler()

    assert list(compare.lines(tmp_path)) == [
        "Kernel beside its twin in C: not measured, there is no C compiler",
        "Kernel beside itself in Python: not measured, it is not compiled",
    ]


def test_a_compiler_that_fails_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Its first error is the reason."""
    monkeypatch.setattr("tools.kernel_bench.twin.header", lambda: "#error not like this\n")
    monkeypatch.setattr("tools.kernel_bench.twin.compiler", compiler)

    with pytest.raises(NoTwinError, match=r"not like this|no C compiler"):
        Twin(tmp_path)


# ---- the comparisons ---------------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparisons by a few games."""
    monkeypatch.setattr(compare, "ROUNDS", 1)
    monkeypatch.setattr(compare, "GAMES", {"greedy": 40})
    monkeypatch.setattr(compare, "FEW_GAMES", {"greedy": 20})


@pytest.mark.usefixtures("short")
def test_both_comparisons_are_told(monkeypatch: pytest.MonkeyPatch, twin: Twin, tmp_path: Path) -> None:
    """Ratios with the speeds that they come from, and what is wished."""
    monkeypatch.setattr(compare, "backend", lambda: "compiled")
    in_c, in_python = compare.lines(tmp_path)

    assert in_c.startswith("Kernel beside its twin in C, the same games: greedy 0.")
    assert in_c.endswith("; wished: at least 0.4")
    assert in_python.startswith("Kernel beside itself in Python, the same games: greedy ")
    assert in_python.endswith("; wished: at least 25")


@pytest.mark.usefixtures("short")
def test_other_games_are_no_comparison(monkeypatch: pytest.MonkeyPatch, twin: Twin) -> None:
    """Where a twin or the other form of the kernel plays otherwise, nothing is told."""
    monkeypatch.setattr(compare, "SEED", 2)
    wrong = compare._by_kernel("greedy", 40)
    monkeypatch.setattr(compare, "SEED", 1)
    monkeypatch.setattr(compare, "_by_python", lambda policy, games: wrong)
    with pytest.raises(compare.DifferentGamesError):
        list(compare.against_python())
    monkeypatch.setattr(twin, "play", lambda *arguments: wrong)
    with pytest.raises(compare.DifferentGamesError):
        list(compare.against_twin(twin))


def test_the_best_of_both_counts() -> None:
    """Whoever has a slow moment in one round is judged by another one; the rounds alternate."""
    told: list[str] = []

    def spent(name: str, seconds: list[float]) -> compare.Played:
        told.append(name)
        return Tally(1000, 0, (0, 0), 0), seconds.pop()

    slow, fast = [1.0] * (compare.ROUNDS - 1) + [0.5], [0.1] + [0.4] * (compare.ROUNDS - 1)
    ratio = compare._best("random", lambda: spent("kernel", slow), lambda: spent("other", fast))

    assert (ratio.kernel, ratio.other, ratio.value) == (2000, 10_000, 0.2)
    assert told == ["kernel", "other"] * compare.ROUNDS


def test_the_other_process_runs_in_python() -> None:
    """Whatever kernel runs here, the comparison is with the sources."""
    told = compare.played_in_python("greedy", 5)

    assert told["backend"] == "python"
    assert compare._by_python("greedy", 5)[0] == compare._by_kernel("greedy", 5)[0]
