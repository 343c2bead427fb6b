"""The command line: help, mistakes in one line, and whole runs of the program."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn
from urllib.request import urlopen

import pytest

from shithead.cli import COMMANDS, kernel_speed, main, measures
from shithead.cli.files import locked
from shithead.cli.hosting import data_folder, own_command
from shithead.cli.said import Problem
from shithead.cli.serve import check_public_url, join_addresses
from shithead.errors import KernelError
from shithead.kernel import backend
from shithead.notation.moves import format_move
from shithead.notation.record import format_record
from shithead.rules.load import preset_names
from shithead.server.run import listen
from tests.table.support import playing

CASES = Path(__file__).parent / "data" / "cases"
HELP = [[], *([name] for name in COMMANDS)]
ANSWER_SECONDS = 30


def run(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Run the program to its end."""
    return subprocess.run(
        [sys.executable, "-m", "shithead", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env=os.environ | {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"} | environment,
    )


def mistake(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The status and the one line of a run that goes wrong."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return int(end.value.code or 0), printed.err


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize("command", HELP, ids=lambda words: " ".join(words) or "program")
def test_every_command_explains_itself(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """``--help`` prints sentences and ends well; no id and no placeholder is left over."""
    with pytest.raises(SystemExit) as end:
        main([*command, "--help"])
    text = capsys.readouterr().out

    assert end.value.code == 0
    assert text.startswith("Usage: shithead")
    assert not re.search(r"help-|\{|\$", text)


def test_help_in_italian() -> None:
    """The language of the environment is spoken, headings included."""
    text = run("--help", LC_ALL="it_IT.UTF-8").stdout

    assert text.startswith("Uso: shithead")
    assert "Opzioni:" in text
    assert "Options" not in text


@pytest.mark.parametrize(
    ("language", "title", "source"),
    [
        ("en", "Idiot (Norwegian)", "the Norwegian Wikipedia"),
        ("it", "Idiot (norvegese)", "la Wikipedia norvegese"),
    ],
)
def test_all_presets_are_listed(
    language: str, title: str, source: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One in a line, with its name, and its title and its source in the language."""
    with pytest.raises(SystemExit):
        main(["rules", "--list", "--lang", language])
    lines = capsys.readouterr().out.splitlines()

    assert [line.split()[0] for line in lines] == list(preset_names())
    (norwegian,) = (line for line in lines if line.startswith("norwegian-idiot"))
    assert title in norwegian
    assert norwegian.endswith(source)


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Name, number, and which kernel runs."""
    with pytest.raises(SystemExit):
        main(["--version"])
    kernel = {"compiled": "compiled kernel", "python": "kernel in Python"}[backend()]

    assert re.fullmatch(rf"shithead \d+\.\d+\.\d+\S* \({kernel}\)\n", capsys.readouterr().out)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_kernel_can_be_chosen(language: str) -> None:
    """``SHITHEAD_KERNEL=python`` runs it in Python, compiled or not; the version says so."""
    printed = run("--version", LC_ALL=f"{language}.UTF-8", SHITHEAD_KERNEL="python").stdout

    assert printed.endswith(" (kernel in Python)\n")


def test_a_kernel_that_there_is_not_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only one can be chosen; any other word would be taken for no choice."""
    monkeypatch.setenv("SHITHEAD_KERNEL", "Python3")
    status, line = mistake(capsys, "--version")

    assert status == 2
    assert "set to Python3. Set it to python" in line


def test_a_kernel_that_is_refused_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line that says what to do."""

    def refuse() -> NoReturn:
        raise KernelError("stale")

    monkeypatch.setattr("shithead.kernel.backend", refuse)
    status, line = mistake(capsys, "--version")

    assert status == 1
    assert "make kernel" in line


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--prot", "8000"], "--prot"),
        (["serve", "--prot", "8000"], "--prot"),
        (["host"], "host"),
        (["--port", "eighty"], "--port"),
        (["--port", "70000"], "--port"),
        (["--port", "-1"], "--port"),
        (["--port"], "--port"),
        (["serve", "--bot-seconds", "-3"], "--bot-seconds"),
        (["serve", "extra"], "--help"),
        (["cases"], "FILE"),
        (["serve", "--public-url", "cards.example.org"], "cards.example.org"),
    ],
    ids=" ".join,
)
def test_mistakes_on_the_command_line(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line that names what is wrong and says what helps; status 2."""
    status, line = mistake(capsys, *arguments)

    assert status == 2
    assert named in line


@pytest.mark.parametrize("command", [[], ["serve", "--host", "127.0.0.1"]], ids=["play", "serve"])
def test_a_taken_port_is_said(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Status 1 and the port, before anything is opened."""
    (taken,) = listen("127.0.0.1", 0)
    port = str(taken.getsockname()[1])
    with taken:
        status, line = mistake(capsys, *command, "--port", port, "--data", str(tmp_path))

    assert (status, port in line, "--port" in line) == (1, True, True)


def test_a_folder_that_cannot_be_used_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file where the folder should be, and a database that is none."""
    occupied = tmp_path / "file"
    occupied.write_text("x", encoding="utf-8")
    status, line = mistake(capsys, "--no-browser", "--port", "0", "--data", str(occupied))
    assert (status, str(occupied) in line, "--data" in line) == (1, True, True)

    (tmp_path / "tables.sqlite3").write_text("not a database, but long enough for one", encoding="utf-8")
    status, line = mistake(capsys, "--no-browser", "--port", "0", "--data", str(tmp_path))
    assert (status, str(tmp_path) in line) == (1, True)


def test_an_address_of_another_machine_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """This machine cannot listen there."""
    status, line = mistake(capsys, "serve", "--host", "192.0.2.1", "--port", "0", "--data", str(tmp_path))

    assert (status, "192.0.2.1" in line) == (1, True)


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[str]:
    """The program while it runs; gives what it prints first, up to the first address."""
    process = subprocess.Popen(
        [sys.executable, "-u", "-m", "shithead", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=os.environ | {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"} | environment,
    )
    too_late = threading.Timer(ANSWER_SECONDS, process.kill)
    too_late.start()
    printed = ""
    assert process.stdout is not None
    try:
        while "http://" not in printed and (line := process.stdout.readline()):
            printed += line
        yield printed
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
        process.stdout.close()
        too_late.cancel()
    assert process.returncode == 0


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_a_game_on_this_computer(tmp_path: Path) -> None:
    """It prints an address that answers at once, on this machine only, and ends quietly on Ctrl+C."""
    with running("--no-browser", "--port", "0", "--data", str(tmp_path)) as printed:
        found = re.search(r"http://127\.0\.0\.1:\d+", printed)
        assert found, printed
        with urlopen(f"{found.group()}/api/rules") as response:
            assert json.load(response)["local"] is True


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_hosting_for_the_network(tmp_path: Path) -> None:
    """It prints where others can join; settings also come from the environment."""
    with running("serve", "--port", "0", SHITHEAD_DATA=str(tmp_path)) as printed:
        assert re.search(r"http://\S+:\d+", printed), printed
    assert (tmp_path / "tables.sqlite3").exists()


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_the_preferred_port_may_be_taken(tmp_path: Path) -> None:
    """Two games at once on one machine: the second takes a free port."""
    with (
        running("--no-browser", "--data", str(tmp_path / "a")) as first,
        running("--no-browser", "--data", str(tmp_path / "b")) as second,
    ):
        ports = {match for text in (first, second) for match in re.findall(r"http://\S+", text)}

    assert len(ports) == 2


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "/home/ada/.local/share/shithead"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/shithead"),
        ("darwin", {}, "/home/ada/Library/Application Support/shithead"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/shithead"),
        ("win32", {}, "/home/ada/AppData/Local/shithead"),
    ],
    ids=str,
)
def test_tables_are_kept_in_the_users_own_folder(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    """Where programs of the platform keep their files."""
    assert data_folder(environment, Path("/home/ada"), platform) == Path(folder)


@pytest.mark.parametrize("value", ["https://cards.example.org", "http://box:8000", "https://[fd00::1]:1"])
def test_public_addresses(value: str) -> None:
    """With or without a slash at the end."""
    assert check_public_url(value) == check_public_url(f"{value}/") == value
    assert check_public_url(None) is None


@pytest.mark.parametrize(
    "value",
    [
        "",
        "cards",
        "ftp://x",
        "https://",
        "https://x/y",
        "https://x?y",
        "https://u@x",
        "http://x:99999",
        "http://x#",
    ],
)
def test_what_is_no_public_address(value: str) -> None:
    """Anything with a path, a user, or no host."""
    with pytest.raises(Problem):
        check_public_url(value)


def test_join_addresses() -> None:
    """None for this machine alone; the given one otherwise; all networks for every address."""
    assert join_addresses("127.0.0.1", 8000) == ()
    assert join_addresses("localhost", 8000) == ()
    assert join_addresses("192.168.1.20", 8000) == ("http://192.168.1.20:8000",)
    assert all(address.endswith(":8000") for address in join_addresses("0.0.0.0", 8000))
    assert all("[" in address for address in join_addresses("::", 8000))


def test_records_are_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A good one is printed and proven; a changed one names its line."""
    driver = playing()
    driver.finish()
    assert driver.table.finished is not None
    text = format_record(driver.table.finished)
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("dealer 0", "dealer 9").replace("dealer 1", "dealer 9"), encoding="utf-8")

    with pytest.raises(SystemExit) as end:
        main(["replay", str(good)])

    printed = capsys.readouterr().out
    assert end.value.code == 0
    assert all(format_move(move) in printed for _, move in driver.table.finished.moves)
    assert "The record checks out" in printed.splitlines()[-1]
    status, line = mistake(capsys, "replay", str(bad))
    assert (status, "line" in line) == (1, True)
    assert mistake(capsys, "replay", str(tmp_path / "none"))[0] == 1


def test_cases_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Failures are listed with what was expected and what came, then the counts; malformed is one line."""
    good = (CASES / "clauses.json").read_text(encoding="utf-8")
    bad, wrong = tmp_path / "bad.json", tmp_path / "wrong.json"
    bad.write_text(good.replace('"pile": "9C JH"', '"pile": "9C QH"'), encoding="utf-8")
    wrong.write_text("{", encoding="utf-8")

    with pytest.raises(SystemExit) as end:
        main(["cases", str(CASES / "clauses.json")])
    assert (end.value.code, capsys.readouterr().out) == (0, "97 passed, 0 failed\n")

    with pytest.raises(SystemExit) as end:
        main(["cases", str(bad), str(CASES / "clauses.json")])
    told = 'classic-8: pile should be "9C QH" and is "9C JH"\n193 passed, 1 failed\n'
    assert (end.value.code, capsys.readouterr().out) == (1, told)

    assert mistake(capsys, "cases", str(CASES / "clauses.json"), str(wrong))[0] == 1
    assert mistake(capsys, "cases", str(tmp_path / "none"))[0] == 1


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_the_measurements(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """All figures, as JSON; quicker and rougher than usual."""
    monkeypatch.setattr(measures, "ENGINE_SECONDS", 0.1)
    monkeypatch.setattr(measures, "ANSWERS", 3)
    monkeypatch.setattr(kernel_speed, "SLICE_SECONDS", 0.005)

    with pytest.raises(SystemExit) as end:
        main(["bench", "--json"])
    figures = json.loads(capsys.readouterr().out)

    assert end.value.code == 0
    assert figures["engine_turns_per_second"] > 100
    assert 0 < figures["acknowledgement_ms"] < 1000
    assert figures["server_start_ms"] > 0
    assert set(figures) == {
        "machine",
        "kernel",
        "engine_turns_per_second",
        "loop_rounds_per_second",
        "engine_turns_per_1000_loop_rounds",
        "kernel_games",
        "import_ms",
        "import_with_kernel_ms",
        "compile_ms",
        "rulebook_ms",
        "server_start_ms",
        "client_bytes",
        "acknowledgement_ms",
    }


def test_importing_the_command_line_is_cheap() -> None:
    """Neither the server nor the database is loaded before a command needs it."""
    heavy = ("sqlalchemy", "starlette", "uvicorn", "fluent")
    code = f"import sys, shithead.cli; print([name for name in {heavy} if name in sys.modules])"
    printed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    ).stdout

    assert printed == "[]\n"


def test_a_number_out_of_range_is_told_the_range(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever gives a number that does not fit reads which ones do; ``nan`` is no number of seconds."""
    assert "from 0 to 65535" in mistake(capsys, "--port", "99999")[1]
    assert "from 0 to 60" in mistake(capsys, "serve", "--bot-seconds", "nan")[1]
    assert "from 0 to 60" in mistake(capsys, "serve", "--call-seconds", "61")[1]


def test_a_switch_takes_no_value(capsys: pytest.CaptureFixture[str]) -> None:
    """A value where none belongs is said to be one too many, not missing."""
    assert mistake(capsys, "--no-browser=3")[1].startswith("shithead: --no-browser takes no value.")


def test_files_that_are_not_text_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Another encoding is named as the fault; a byte order mark in front does no harm."""
    other, marked = tmp_path / "other.txt", tmp_path / "marked.json"
    other.write_bytes("shithead-record 1\n".encode("utf-16"))
    marked.write_text("[]", encoding="utf-8-sig")

    assert "is not text" in mistake(capsys, "replay", str(other))[1]
    with pytest.raises(SystemExit) as end:
        main(["cases", str(marked)])
    assert end.value.code == 0


def test_a_folder_belongs_to_one_program(tmp_path: Path) -> None:
    """A second program on the same folder is told where the first one is, until that has ended."""
    here = "http://127.0.0.1:8642"
    with locked(tmp_path, here), pytest.raises(Problem, match=re.escape(here)), locked(tmp_path, "there"):
        pass
    with locked(tmp_path, "elsewhere"):
        pass


def test_the_command_for_hosting_is_as_the_program_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a checkout with its path, from PATH by its name, as a module with Python."""
    program = tmp_path / "bin" / "shithead"
    program.parent.mkdir()
    program.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    from_checkout = own_command(str(program))
    monkeypatch.setenv("PATH", str(program.parent))

    assert from_checkout == str(Path("bin") / "shithead")
    assert own_command(str(program)) == "shithead"
    assert own_command("/somewhere/shithead/__main__.py").endswith("-m shithead")


def test_rules_from_a_file_are_compared_with_no_preset(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever wrote them did not start from one, so nothing is marked as different."""
    file = tmp_path / "mine.toml"
    file.write_text('[[powers]]\nrank = "7"\nfollow = "at_most"\n', encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["rules", str(file), "--lang", "en"])

    assert "●" not in capsys.readouterr().out
