"""Going on where it stopped."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from shithead.kernel import backend
from shithead.lab.arena import run
from shithead.lab.deals import Contest
from shithead.lab.save import SaveError, SaveProblem, append, resume
from shithead.lab.scores import DealScore, GameScore
from tests.lab.players import contest

ASKED = contest("greedy", "random")
SCORES = list(run(ASKED, range(1, 6)))
KERNELS = sorted(("compiled", "python"), key=lambda kernel: kernel != backend())


def read(path: Path, asked: Contest = ASKED) -> list[DealScore]:
    """What is in a file, which is ready for more afterwards."""
    with path.open("a+b") as file:
        return resume(file, asked)


def write(path: Path, scores: list[DealScore]) -> bytes:
    """Go on with a file; returns what is in it then."""
    with path.open("a+b") as file:
        resume(file, ASKED)
        for score in scores:
            append(file, score)
    return path.read_bytes()


def test_what_was_saved_is_read_again(tmp_path: Path) -> None:
    """The same scores; a file that was begun twice is as one that was written at one time."""
    first, second = tmp_path / "first", tmp_path / "second"
    write(first, SCORES[:2])

    assert write(first, SCORES[2:]) == write(second, SCORES)
    assert read(first) == SCORES
    assert read(tmp_path / "third") == []


def test_a_file_may_be_cut_off_anywhere(tmp_path: Path) -> None:
    """Whole lines stay, a broken last one is dropped, and the games that follow make the file whole again."""
    file = tmp_path / "saved"
    whole = write(file, SCORES)
    header = whole.index(b"\n") + 1
    for length in range(0, len(whole) + 1, 7):
        file.write_bytes(whole[:length])
        kept = read(file)

        assert kept == SCORES[: whole[header : max(header, length)].count(b"\n")]
        assert write(file, SCORES[len(kept) :]) == whole


@pytest.mark.parametrize(
    "other",
    [
        replace(ASKED, seed=2),
        replace(ASKED, bots=("random", "greedy")),
        replace(ASKED, rules=replace(ASKED.rules, set_burn=3)),
    ],
)
def test_other_games_are_refused(other: Contest, tmp_path: Path) -> None:
    """They are named, and nothing of them is lost."""
    file = tmp_path / "saved"
    before = write(file, SCORES)
    with pytest.raises(SaveError) as caught:
        read(file, other)

    assert caught.value.problem is SaveProblem.OTHER
    assert caught.value.header is not None
    assert (caught.value.header.seed, caught.value.header.bots) == (ASKED.seed, ASKED.bots)
    assert file.read_bytes() == before


def test_games_of_another_version_are_refused(tmp_path: Path) -> None:
    """Bots and rules may have changed with it."""
    file = tmp_path / "saved"
    file.write_bytes(write(file, SCORES).replace(b'"version":"', b'"version":"9', 1))
    with pytest.raises(SaveError) as caught:
        read(file)

    assert caught.value.problem is SaveProblem.OTHER


def test_games_with_the_other_kernel_are_refused(tmp_path: Path) -> None:
    """Some bots think less where it is not compiled; a file that does not say is of a compiled one."""
    file = tmp_path / "saved"
    whole = write(file, SCORES)
    own, other = (f',"kernel":"{kernel}"'.encode() for kernel in KERNELS)
    file.write_bytes(whole.replace(own, other, 1))
    with pytest.raises(SaveError) as caught:
        read(file)

    assert caught.value.problem is SaveProblem.OTHER
    assert caught.value.header is not None
    assert caught.value.header.kernel == KERNELS[1]
    file.write_bytes(whole.replace(own, b"", 1))
    if KERNELS[0] == "compiled":
        assert read(file) == SCORES


@pytest.mark.parametrize("text", ["Dear diary,\n", "{}\n[]\n", "\n", '{"shithead_arena":1}\n'])
def test_any_other_file_is_left_alone(text: str, tmp_path: Path) -> None:
    """Nobody's diary is written over."""
    file = tmp_path / "diary"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        read(file)

    assert caught.value.problem is SaveProblem.NOT_OURS
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'{"deal":3', b'{"deal":4'),
        (b'{"deal":3', b'{"dea'),
        (b'{"deal":3,"games":[', b'{"deal":3,"games":[{"places":[1,2,3],"turns":4},'),
    ],
)
def test_a_line_before_the_last_that_is_damaged_is_named(old: bytes, new: bytes, tmp_path: Path) -> None:
    """A line before the last that is not the score of its deal: nothing is guessed."""
    file = tmp_path / "saved"
    damaged = write(file, SCORES).replace(old, new)
    file.write_bytes(damaged)
    with pytest.raises(SaveError) as caught:
        read(file)

    assert (caught.value.problem, caught.value.line) == (SaveProblem.DAMAGED, 4)
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("places", ["7.0,2.0", "0.0,3.0", "1.0,1.0", "-1.0,4.0", "1.0,2.0,3.0"])
@pytest.mark.parametrize("line", [3, 6])
def test_places_that_cannot_be_are_damage(places: str, line: int, tmp_path: Path) -> None:
    """Each lies between first and last, and together they are those that there are; in any line."""
    file = tmp_path / "saved"
    lines = write(file, SCORES).splitlines(keepends=True)
    lines[line - 1] = re.sub(rb"\[[0-9.]+,[0-9.]+\]", f"[{places}]".encode(), lines[line - 1], count=1)
    file.write_bytes(b"".join(lines))
    with pytest.raises(SaveError) as caught:
        read(file)

    assert (caught.value.problem, caught.value.line) == (SaveProblem.DAMAGED, line)
    assert file.read_bytes() == b"".join(lines)


def test_shared_places_are_read(tmp_path: Path) -> None:
    """In a draw of two both have place 1.5."""
    file = tmp_path / "saved"
    drawn = DealScore(1, (GameScore((1.5, 1.5), 400, no_progress=True),) * 2)
    write(file, [drawn])

    assert read(file) == [drawn]
