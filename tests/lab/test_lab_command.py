"""``shithead lab``: what it prints, what it writes, and what can go wrong."""

import csv
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

from shithead.cli import lab_study, main
from shithead.cli.lab_compare import HTML
from shithead.lab import study
from shithead.locale.catalogue import Catalogue

QUICK = ("--games", "100", "--jobs", "1")
HOUSE = "classic+7=le"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Each test has a current folder of its own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a run that goes well prints."""
    with pytest.raises(SystemExit) as end:
        main(["lab", *arguments])
    said = capsys.readouterr()
    assert (end.value.code, said.err) == (0, "")
    return said.out


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The status and the one line of a run that goes wrong."""
    with pytest.raises(SystemExit) as end:
        main(["lab", *arguments])
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return int(end.value.code or 0), said.err


def test_a_report_answers_all_questions(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    """In the terminal alone, unless files are asked for."""
    text = printed(capsys, "report", "classic", *QUICK)

    assert re.findall(r"^.*\?$", text, re.MULTILINE) == [
        "Does it help to start?",
        "What is each card worth?",
        "Which cards belong face up?",
        "How long is a game?",
        "How much is luck, how much is skill?",
    ]
    assert list(folder.iterdir()) == []


def test_the_same_seed_gives_the_same_report(capsys: pytest.CaptureFixture[str]) -> None:
    """On one core or on many; another seed gives another one."""
    alone = printed(capsys, "report", "classic", *QUICK)

    assert printed(capsys, "report", "classic", "--games", "100", "--jobs", "2") == alone
    assert printed(capsys, "report", "classic", *QUICK, "--seed", "2") != alone


def test_a_comparison_writes_a_page_and_its_figures(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    """Beside each other; the terminal says where, and what changes."""
    text = printed(capsys, "compare", "classic", HOUSE, *QUICK)

    assert sorted(file.name for file in folder.iterdir()) == ["shithead-lab.csv", HTML]
    assert text.endswith(f"The report with pictures is {HTML}, and its figures are shithead-lab.csv.\n")
    assert "What changes?" in text
    page = (folder / HTML).read_text(encoding="utf-8")
    assert page.count("<svg ") == 6
    rows = list(csv.DictReader((folder / "shithead-lab.csv").read_text(encoding="utf-8").splitlines()))
    assert {row["rules"] for row in rows} == {"classic", HOUSE}


def test_files_are_written_where_they_are_asked_for(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    """The figures follow the page, unless they have a name of their own; - is the terminal."""
    printed(capsys, "compare", "classic", HOUSE, *QUICK, "--html", "a.html")
    printed(capsys, "report", "classic", *QUICK, "--html", "b.html", "--csv", "c.csv")
    lines = printed(capsys, "compare", "classic", HOUSE, *QUICK, "--html", "d.html", "--csv", "-")

    assert sorted(file.name for file in folder.iterdir()) == ["a.csv", "a.html", "b.html", "c.csv", "d.html"]
    assert lines == (folder / "a.csv").read_text(encoding="utf-8")
    assert printed(capsys, "report", "classic", *QUICK, "--csv", "-") == (folder / "c.csv").read_text(
        encoding="utf-8"
    )


def test_rules_come_from_files_too(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    """As everywhere; the report names them by their share code."""
    (folder / "mine.toml").write_text('[[powers]]\nrank = "7"\nfollow = "at_most"\n', encoding="utf-8")

    assert "+2=plain" in printed(capsys, "report", "mine.toml", *QUICK)


def test_the_number_of_seats_is_one_that_all_rules_allow(capsys: pytest.CaptureFixture[str]) -> None:
    """The lowest, or the one that is asked for."""
    assert "\n3 players," in printed(capsys, "compare", "classic", "threes", *QUICK)
    assert "\n5 players," in printed(capsys, "report", "classic", *QUICK, "--seats", "5")


@pytest.mark.parametrize(("language", "word"), [("en", "Does it help"), ("it", "Conviene cominciare?")])
def test_the_language_is_the_readers(language: str, word: str, folder: Path) -> None:
    """In the terminal and on the page."""
    ran = subprocess.run(
        [sys.executable, "-m", "shithead", "lab", "report", "classic", *QUICK, "--html", "x.html"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env=os.environ | {"LC_ALL": f"{language}.UTF-8", "PYTHONUTF8": "1"},
    )

    assert (ran.returncode, ran.stderr, word in ran.stdout) == (0, "", True)
    page = (folder / "x.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in page
    assert word in page


@pytest.mark.parametrize(
    ("arguments", "status", "named"),
    [
        (["report", "clasic"], 1, "Did you mean classic?"),
        (["report", "classic", "--seats", "7"], 2, "classic for 2–6"),
        (["report", "idiot", "--seats", "3"], 2, "idiot for 2."),
        (["report", "classic", "--games", "99"], 2, "--games"),
        (["report", "classic", "--html", "-"], 2, "--html"),
        (["report", "classic", "--html", "x", "--csv", "x"], 2, "--csv"),
        (["report"], 2, "RULES"),
        (["compare", "classic"], 2, "shithead lab report"),
        (["compare", *["classic"] * 7], 2, "7 rule sets"),
        (["compare", "classic", "classic+8=plain"], 2, "the same rules"),
        (["compare", "idiot", "threes"], 2, "idiot for 2; threes for 3–10"),
        (["compare", "classic", HOUSE, "--seats", "9"], 2, "--seats"),
        (["compare"], 2, "RULES"),
        (["measure"], 2, "measure"),
        ([], 2, "shithead lab --help"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_mistakes(
    arguments: list[str], status: int, named: str, capsys: pytest.CaptureFixture[str], folder: Path
) -> None:
    """One line that names what is wrong, and no file."""
    found, line = mistake(capsys, *arguments)

    assert (found, named in line) == (status, True), line
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("option", ["--html", "--csv"])
@pytest.mark.parametrize(
    ("file", "status", "said"),
    [
        ("{folder}", 1, "{folder} is a folder. Give {option} the name of a file, such as {folder}"),
        ("{folder}/none/file", 1, "there is no folder {folder}/none. Make it, or choose another file with"),
        ("{folder}/a/file", 1, "there is no folder {folder}/a."),
        ("a" * 300, 1, "Choose another file with {option}, or make this one and its folder writable."),
        ("", 2, "No file is named."),
    ],
)
def test_files_that_cannot_be_written(
    file: str, status: int, said: str, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said before anything is played, with what helps."""
    folder = Path.cwd()
    (folder / "a").write_text("", encoding="utf-8")
    there = str(Path(file.format(folder=folder))) if file else ""
    found, line = mistake(capsys, "report", "classic", "--games", "10000000", option, there)

    assert found == status
    assert said.format(folder=folder, option=option).replace("/", os.sep) in line


def test_a_folder_that_nobody_may_look_into(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    """It is there, and what helps is to open it."""

    def refuse(*_: object, **__: object) -> NoReturn:
        raise PermissionError

    monkeypatch.setattr(Path, "stat", refuse)
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    status, line = mistake(capsys, "report", "classic", *QUICK, "--html", str(folder / "shut" / "x.html"))

    assert (status, "make this one and its folder writable" in line) == (1, True)


@pytest.mark.skipif(os.name == "nt", reason="devices have other names there")
@pytest.mark.parametrize("arguments", [("report", "classic"), ("compare", "classic", HOUSE)])
def test_a_page_goes_to_an_ordinary_file(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """A device would swallow it, and what is written beside it has no place there."""
    status, line = mistake(capsys, *arguments, *QUICK, "--html", os.devnull)

    assert (status, f"ordinary file, and {os.devnull} is none. Give --html" in line) == (1, True)
    assert not Path(os.devnull).with_suffix(".csv").exists()


def test_a_folder_is_no_page(capsys: pytest.CaptureFixture[str]) -> None:
    """Not even the current one, of which no name for the figures could be made."""
    status, line = mistake(capsys, "compare", "classic", HOUSE, *QUICK, "--html", ".")

    assert status == 1
    assert f". is a folder. Give --html the name of a file, such as {HTML}." in line


@pytest.mark.parametrize(("columns", "width"), [(20, 40), (40, 40), (72, 72), (100, 100), (300, 100)])
def test_a_report_is_as_wide_as_the_terminal(
    columns: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless nobody could read that."""
    monkeypatch.setattr("shutil.get_terminal_size", lambda *_: os.terminal_size((columns, 24)))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert lab_study.terminal_width() == width

    monkeypatch.setattr(sys.stdout, "isatty", lambda: False)
    assert lab_study.terminal_width() == 80


def interrupted_after(steps: int) -> Callable[[int], AbstractContextManager[Callable[[Any], Any]]]:
    """A progress bar at which somebody presses Ctrl+C after so many steps."""

    @contextmanager
    def progress(length: int) -> Iterator[Callable[[Any], Any]]:
        taken = 0

        def step(made: Any) -> Any:
            nonlocal taken
            taken += 1
            if taken == steps:
                raise KeyboardInterrupt
            return made

        yield step

    return progress


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c(
    jobs: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    """One line, and no file that is half of something."""
    monkeypatch.setattr(lab_study, "_progress", interrupted_after(7))
    status, line = mistake(capsys, "compare", "classic", HOUSE, "--games", "100", "--jobs", jobs)

    assert (status, "Stopped" in line, list(folder.iterdir())) == (130, True, [])


def die(task: object) -> NoReturn:
    """End the process without a word, as for want of memory."""
    os._exit(1)


def test_a_worker_that_is_lost(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One line that says what helps."""
    monkeypatch.setattr(study, "do", die)
    status, line = mistake(capsys, "report", "classic", "--games", "100", "--jobs", "2")

    assert (status, "--jobs" in line) == (1, True)


def test_progress_is_shown_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On standard error, so that it is in nobody's way."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with pytest.raises(SystemExit):
        main(["lab", "report", "classic", *QUICK, "--csv", "-"])
    said = capsys.readouterr()

    assert said.out.startswith("rules,against,")
    assert "Playing" in said.err


def test_without_matplotlib_a_page_has_no_pictures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    """It says how to get them; everything else is there."""
    from shithead.lab import plots

    plots.can_draw.cache_clear()
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    try:
        printed(capsys, "compare", "classic", HOUSE, *QUICK)
    finally:
        plots.can_draw.cache_clear()
    page = (folder / HTML).read_text(encoding="utf-8")

    assert ("<svg" in page, "shithead[plots]" in page, "<table>" in page) == (False, True, True)


def test_a_search_is_played_where_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    """One deal, from each seat."""
    text = printed(capsys, "report", "idiot", *QUICK, "--search", "1")

    assert "the bot careful, which thinks ahead, wins" in text.replace("\n", " ")


@pytest.mark.parametrize("language", ["en", "it"])
def test_both_commands_have_their_help(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the language of the reader, with the numbers that hold by default."""
    monkeypatch.setattr("shithead.cli.said._catalogue", lambda: Catalogue(language, "cli"))
    listed = printed(capsys, "--help")
    usual = {"en": "20,000", "it": "20.000"}[language]

    assert re.findall(r"^  (report|compare)  +\S", listed, re.MULTILINE) == ["report", "compare"]
    for name in ("report", "compare"):
        assert usual in printed(capsys, name, "--help")


def test_other_commands_do_not_wait_for_the_lab() -> None:
    """The libraries that play and draw are loaded when they are used."""
    heavy = ("joblib", "matplotlib", "numpy", "shithead.kernel.trials")
    code = (
        "import sys, shithead.cli.lab, shithead.cli.lab_report, shithead.cli.lab_compare;"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )

    assert found.stdout == "[]\n"
