"""Rules that are asked for by a name that there is not, and what ``shithead rules`` says then."""

from pathlib import Path

import pytest

from shithead.cli import main
from shithead.cli.suggest import check_name, nearest_preset


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    """The status of ``shithead rules`` and all that it prints."""
    with pytest.raises(SystemExit) as end:
        main(["rules", *arguments])
    printed = capsys.readouterr()
    return end.value.code, printed.out + printed.err


@pytest.mark.parametrize(
    ("name", "preset"),
    [
        ("clasic", "classic"),
        ("CLASSIC", "classic"),
        ("masters of shithead", "masters-of-shithead"),
        ("Idiot (Norwegian)", "norwegian-idiot"),
        ("bridge", None),
        ("8=skip", None),
    ],
)
def test_the_nearest_preset(name: str, preset: str | None) -> None:
    """By its name or by its title, however it is spelled; none where nothing is like it."""
    assert nearest_preset(name) == preset


@pytest.mark.parametrize("text", ["classic", "idiot+seats=2-4", "{}", "no/such/file.toml"])
def test_what_may_be_right_is_left_to_the_reader(text: str) -> None:
    """Only what cannot be meant as it stands is refused here."""
    check_name(text)


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["clasic"], 1, "Did you mean classic?"),
        (["clasic+8=skip"], 1, "Did you mean classic+8=skip?"),
        (["bridge"], 1, "There are no rules called bridge."),
        (["8=skip"], 1, "a share code that begins with one"),
        ([""], 2, "No rules are named."),
        ([" "], 2, "No rules are named."),
        ([str(Path(__file__))], 1, "has to end in .toml"),
        (["no/such/file"], 1, "has to end in .toml"),
        (["--list", "classic"], 2, "Leave out one of the two."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_one_sentence_says_what_to_change(
    arguments: list[str], status: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In one line."""
    code, text = run(capsys, *arguments)

    assert code == status
    assert said in text
    assert text.count("\n") == 1


def test_the_help_explains_the_argument(capsys: pytest.CaptureFixture[str]) -> None:
    """It says what rules may be, and which are printed without."""
    _, text = run(capsys, "--help")

    assert "[RULES]      The name of a preset" in text
    assert "By default classic." in text


@pytest.mark.parametrize(("language", "title"), [("en", "Classic"), ("it", "Classico")])
def test_the_marks_name_the_title_of_the_preset(
    language: str, title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not the name of its file."""
    _, text = run(capsys, "--lang", language, "classic+8=skip")

    assert text.splitlines()[0].endswith(f" {title}.")
