"""``shithead arena``: what it prints, what it writes, and what can go wrong."""

import csv
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from shithead.cli import arena as command
from shithead.cli import main
from shithead.cli.files import growing
from shithead.kernel import backend
from shithead.lab import arena
from shithead.lab.arena import Chunk

DOCS = (Path(__file__).parents[2] / "docs" / "reference" / "arena.md").read_text(encoding="utf-8")
QUICK = ("arena", "greedy", "random", "--deals", "3", "--jobs", "1")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(*arguments: str, language: str = "en") -> "subprocess.CompletedProcess[str]":
    """Run the program to its end."""
    return subprocess.run(
        [sys.executable, "-m", "shithead", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env=os.environ | {"LC_ALL": f"{language}.UTF-8", "PYTHONUTF8": "1"},
    )


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a run that goes well prints."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    said = capsys.readouterr()
    assert (end.value.code, said.err) == (0, "")
    return said.out


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The status and the one line of a run that goes wrong."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return int(end.value.code or 0), said.err


@pytest.mark.parametrize(("language", "word"), [("en", "confidence interval"), ("it", "intervallo")])
def test_the_language_is_the_readers(language: str, word: str) -> None:
    """Wherever the games are played."""
    ran = run("arena", "greedy", "random", "--deals", "2", language=language)

    assert (ran.returncode, ran.stderr, word in ran.stdout.replace("\n", " ")) == (0, "", True)


def test_the_rules_are_those_that_are_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A preset, a share code or a file; they are named by their shortest share code."""
    file = tmp_path / "mine.toml"
    file.write_text('[[powers]]\nrank = "7"\nfollow = "at_most"\n', encoding="utf-8")

    assert "rules idiot," in printed(capsys, *QUICK, "--rules", "idiot")
    assert "rules classic+8=skip," in printed(capsys, *QUICK, "--rules", "classic+8=skip")
    assert "poophead+2=plain" in printed(capsys, *QUICK, "--rules", str(file))


def test_the_figures_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The keys are those that the reference lists, in a file or on the terminal."""
    file = tmp_path / "figures.json"
    table = printed(capsys, *QUICK, "--json", str(file))
    figures = json.loads(printed(capsys, *QUICK, "--json", "-"))

    assert table.startswith("6 games")
    assert figures["kernel"] == backend()
    assert json.loads(file.read_text(encoding="utf-8")) == figures
    assert [figures[key] for key in ("rules", "seats", "deals", "seed", "games")] == ["classic", 2, 3, 1, 6]
    assert list(figures) == "version kernel rules seats deals seed games no_progress mean_turns bots".split()
    (greedy, _) = figures["bots"]
    assert list(greedy) == (
        "bot games wins win_rate win_interval shithead shithead_rate shithead_interval mean_place "
        "place_interval rating".split()
    )
    assert (greedy["bot"], greedy["games"], greedy["wins"] + greedy["shithead"]) == ("greedy", 6, 6)
    assert list(greedy["rating"]) == ["mu", "sigma", "ordinal"]
    assert all(f"`{key}`" in DOCS for key in (*figures, *greedy, *greedy["rating"]))


def test_the_figures_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each bot; what a single deal cannot say stays empty."""
    file = tmp_path / "figures.csv"
    printed(capsys, *QUICK, "--csv", str(file))
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))

    assert [row["bot"] for row in rows] == ["greedy", "random"]
    assert float(rows[0]["win_low"]) <= float(rows[0]["win_rate"]) <= float(rows[0]["win_high"])
    assert all(f"`{name}`" in DOCS for name in rows[0])
    once = printed(capsys, *QUICK, "--deals", "1", "--csv", "-").splitlines()
    assert ",," in once[1]


def test_going_on_gives_the_same_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """3 deals and then 4 more are 7 deals; fewer than there are is fine too."""
    save = ("--save", str(tmp_path / "saved"))
    whole = printed(capsys, *QUICK, "--deals", "7")
    printed(capsys, *QUICK, *save)

    assert printed(capsys, *QUICK, "--deals", "7", *save) == whole
    assert printed(capsys, *QUICK, *save) == printed(capsys, *QUICK)
    assert len((tmp_path / "saved").read_text(encoding="utf-8").splitlines()) == 8


@pytest.mark.parametrize("save", [True, False])
def test_ctrl_c(
    save: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line that says how far it came, and a file that can be gone on with."""
    file = tmp_path / "saved"
    asked = (*QUICK, "--deals", "50", *(("--save", str(file)) if save else ()))
    with monkeypatch.context() as patch:
        patch.setattr(command, "_progress", interrupted_after(4))
        status, line = mistake(capsys, *asked)

    assert status == 130
    assert "4 of 50 deals" in line
    if save:
        assert (str(file) in line, len(file.read_bytes().splitlines())) == (True, 5)
        assert printed(capsys, *asked, "--deals", "6") == printed(capsys, *QUICK, "--deals", "6")


def interrupted_after(steps: int) -> Callable[[int], AbstractContextManager[Callable[[], None]]]:
    """A progress bar at which somebody presses Ctrl+C after so many steps."""

    @contextmanager
    def progress(length: int) -> Iterator[Callable[[], None]]:
        taken = 0

        def step() -> None:
            nonlocal taken
            taken += 1
            if taken == steps:
                raise KeyboardInterrupt

        yield step

    return progress


def die(chunk: Chunk) -> NoReturn:
    """End the process without a word, as for want of memory."""
    os._exit(1)


def test_a_worker_that_is_lost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line; what was played before is kept."""
    file = tmp_path / "saved"
    with monkeypatch.context() as patch:
        patch.setattr(arena, "play_chunk", die)
        status, line = mistake(capsys, *QUICK, "--jobs", "2", "--save", str(file))

    assert (status, "0 of 3 deals" in line, str(file) in line) == (1, True, True)
    assert printed(capsys, *QUICK, "--save", str(file)) == printed(capsys, *QUICK)


@pytest.mark.usefixtures("more_bots")
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("cheat", "illegal move: gamble (wrong_phase)"),
        ("mute", "no move: None"),
        ("restless", "without end"),
        ("broken", "failed: ValueError: out of luck (players.py:"),
    ],
)
def test_a_bot_that_does_what_no_bot_may_do(bot: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line that names the bot and the game."""
    status, line = mistake(capsys, "arena", "greedy", bot, "--jobs", "1")

    assert (status, f"The bot {bot} " in line, said in line, "deal 1, game 1" in line) == (
        1,
        True,
        True,
        True,
    )


@pytest.mark.parametrize(
    ("arguments", "status", "named"),
    [
        (["greedy", "gredy"], 2, "gredy"),
        (["greedy"], 2, "one bot"),
        (["greedy"] * 7, 2, "2–6"),
        (["greedy"] * 3 + ["--rules", "idiot"], 2, "idiot is for 2 players"),
        (["greedy", "random", "--rules", "clasic"], 1, "classic"),
        (["greedy", "random", "--deals", "0"], 2, "--deals"),
        (["greedy", "random", "--seed", "-1"], 2, "--seed"),
        (["greedy", "random", "--json", "-", "--csv", "-"], 2, "--csv"),
        (["greedy", "random", "--save", "-"], 2, "--save"),
        (["greedy", "random", "--save", ""], 2, "No file is named"),
        (["greedy", "random", "--json", ""], 2, "No file is named"),
        (["greedy", "random", "--csv", ""], 2, "No file is named"),
        (["greedy", "net-007"], 2, "1 to 10,000,000"),
        (["greedy", "random", "--jobs", "2", "--cluster", "tcp://127.0.0.1:1"], 2, "--cluster"),
        (["greedy", "random", "--cluster", "nowhere"], 1, "nowhere"),
        ([], 2, "BOT"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_mistakes(arguments: list[str], status: int, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line that names what is wrong."""
    found, line = mistake(capsys, "arena", *arguments)

    assert (found, named in line) == (status, True), line


@pytest.mark.parametrize("option", ["--json", "--csv", "--save"])
def test_files_that_cannot_be_written(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said before anything is played."""
    for file in (tmp_path, tmp_path / "none" / "file"):
        status, line = mistake(capsys, *QUICK, "--deals", "1000000", option, str(file))

        assert (status, str(file) in line) == (1, True)


@pytest.mark.skipif(os.name != "posix", reason="needs pipes with a name")
def test_what_is_no_regular_file_takes_no_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A pipe would have to be read by somebody, and cannot be gone on with."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    assert str(pipe) in mistake(capsys, *QUICK, "--save", str(pipe))[1]


@pytest.mark.parametrize("options", [("--save", "--json"), ("--save", "--csv"), ("--json", "--csv")])
def test_each_file_is_written_once(
    options: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two options that name the same file, be it in two ways, are refused, and the file stays as it was."""
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("kept", encoding="utf-8")
    link.symlink_to(file)
    for other in (file, link, tmp_path / "." / ".." / tmp_path.name / "file"):
        status, line = mistake(capsys, *QUICK, options[0], str(file), options[1], str(other))

        assert (status, f"{options[0]} and {options[1]} both name" in line) == (2, True)
    assert file.read_text(encoding="utf-8") == "kept"


@pytest.mark.skipif(os.name != "posix", reason="needs limits")
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """One line; what there was room for is kept, and can be gone on with."""
    file = tmp_path / "saved"
    asked = (sys.executable, "-m", "shithead", *QUICK, "--deals", "200", "--save", str(file))
    ran = subprocess.run(
        ["sh", "-c", 'ulimit -f 8 && exec "$@"', "sh", *asked],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
    assert f"{file} cannot be written" in ran.stderr
    kept = file.read_bytes()
    assert run(*asked[3:]).returncode == 0
    assert file.read_bytes().startswith(kept[: kept.rindex(b"\n") + 1])


def test_files_that_cannot_be_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Other games, a damaged file, a file of another kind, and one that is in use."""
    file = tmp_path / "saved"
    save = ("--save", str(file))
    printed(capsys, *QUICK, *save)
    status, line = mistake(capsys, "arena", "greedy", "greedy", *save)
    assert (status, "greedy, random by the rules classic, seed 1" in line) == (1, True)
    with growing(file):
        assert "Another program" in mistake(capsys, *QUICK, *save)[1]
    file.write_text(file.read_text(encoding="utf-8").replace('"deal":2', '"deal":3'), encoding="utf-8")
    assert "line 3" in mistake(capsys, *QUICK, *save)[1]
    file.write_text("Dear diary\n", encoding="utf-8")
    assert "does not hold games" in mistake(capsys, *QUICK, *save)[1]


def test_a_package_that_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clusters are an extra; the line says how to install it."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    status, line = mistake(capsys, *QUICK[:-2], "--cluster", "tcp://127.0.0.1:1")

    assert (status, "pip install" in line) == (1, True)


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On standard error, so that it is in nobody's way."""
    assert printed(capsys, *QUICK)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with pytest.raises(SystemExit):
        main([*QUICK, "--json", "-"])
    said = capsys.readouterr()

    assert json.loads(said.out)["deals"] == 3
    assert "Playing" in said.err


def test_other_commands_do_not_wait_for_the_arena() -> None:
    """The libraries of the arena are loaded when it plays, not before."""
    heavy = ("joblib", "openskill", "distributed")
    code = (
        "import sys, shithead, shithead.cli.arena, shithead.testing.bots;"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )

    assert found.stdout == "[]\n"
