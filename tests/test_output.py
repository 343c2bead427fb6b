"""What commands print, where nobody can take it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["arena", "--help"],
        ["--version"],
        ["rules", "--list"],
        ["arena", "greedy", "random", "--deals", "1", "--jobs", "1"],
        ["--no-browser", "--port", "0"],
        ["serve", "--host", "127.0.0.1", "--port", "0"],
    ],
    ids=" ".join,
)
def test_output_that_has_no_room_is_said(arguments: list[str], tmp_path: Path) -> None:
    """One line on standard error, and status 1."""
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "shithead", *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
            env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
        )

    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1)
    assert "cannot be written" in ran.stderr


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["rules", "--list"]], ids=" ".join)
def test_whoever_stops_reading_is_told_nothing(arguments: list[str]) -> None:
    """A pipe that nobody reads any more is no mistake."""
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        [sys.executable, "-m", "shithead", *arguments],
        stdout=writer,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writer)

    assert (ran.returncode, ran.stderr) == (0, b"")
