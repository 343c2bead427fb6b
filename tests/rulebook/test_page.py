"""Rules as text, and the command that prints them."""

from pathlib import Path

import pytest

from shithead.cli import main
from shithead.cli.page import CHANGED, WIDTH, format_rulebook
from shithead.locale.catalogue import Catalogue, languages
from shithead.locale.phrases import say_list, say_phrase
from shithead.rulebook.clause import Phrase, Phrases
from shithead.rulebook.write import write_rulebook
from shithead.rules.load import preset_names
from tests.rulebook.houses import HOUSES, MASTERS
from tests.rulebook.variety import bases


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints when all is well."""
    with pytest.raises(SystemExit) as end:
        main(["rules", *arguments])
    text = capsys.readouterr().out
    assert end.value.code == 0, text
    return text


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that the command prints when something is wrong."""
    with pytest.raises(SystemExit) as end:
        main(["rules", *arguments])
    text = capsys.readouterr().err
    assert end.value.code != 0
    assert text.count("\n") == 1
    return text


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests read English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", HOUSES)
def test_a_page_fits_a_terminal(name: str, language: str) -> None:
    """No line is too long, no blank line is doubled, no space hangs over."""
    page = format_rulebook(write_rulebook(HOUSES[name]), Catalogue(language, "rulebook", "game"))

    assert max(map(len, page.splitlines())) <= WIDTH
    assert "\n\n\n" not in page
    assert all(line == line.rstrip() for line in page.splitlines())


def test_lists_read_naturally() -> None:
    """Commas between all but the last two."""

    def ranks(*numbers: int) -> Phrases:
        return Phrases(tuple(Phrase("rank-a", (("rank", number),)) for number in numbers), "or")

    english, italian = (Catalogue(language, "rulebook", "game") for language in ("en", "it"))

    assert say_list(english, ranks(7)) == "a 7"
    assert say_list(english, ranks(7, 8)) == "a 7 or an 8"
    assert say_list(english, ranks(7, 8, 9)) == "a 7, an 8 or a 9"
    assert say_list(italian, ranks(7, 8, 9)) == "un 7, un 8 o un 9"
    assert say_phrase(italian, Phrase("card-the", (("rank", "A"), ("suit", "H")))) == "l’asso di cuori"


def test_changes_are_marked_and_explained() -> None:
    """The mark is explained first; without a change there is none."""
    catalogue = Catalogue("en", "rulebook", "game")
    page = format_rulebook(write_rulebook(MASTERS, base=bases()["classic"]), catalogue, base="classic")
    same = format_rulebook(write_rulebook(MASTERS, base=MASTERS), catalogue)

    assert page.startswith(f"{CHANGED} marks what is different from classic.\n")
    assert f"{CHANGED} It skips the next player." in page
    assert "- Get rid of all your cards." in page
    assert "Not at this table" in page
    assert CHANGED not in same
    assert "Not at this table" not in same


def test_the_command_prints_rules(capsys: pytest.CaptureFixture[str]) -> None:
    """The usual ones without a name, others by their name, in another language, for so many players."""
    assert printed(capsys) == printed(capsys, "classic")
    assert "Whoever opened the table leads" in printed(capsys, "idiot")
    assert "Comincia sempre chi ha aperto il tavolo" in printed(capsys, "idiot", "--lang", "it")
    assert "The other 16 cards are the stock." in printed(capsys, "--seats", "4")


def test_the_command_speaks_the_language_of_the_reader(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of the environment."""
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")

    assert printed(capsys, "idiot").startswith("Lo scopo\n")


def test_the_command_reads_share_codes(capsys: pytest.CaptureFixture[str]) -> None:
    """And marks what they change in their preset."""
    assert f"{CHANGED} It skips the next player." in printed(capsys, "classic+8=skip")
    assert printed(capsys, "--code", "classic+8=skip") == "classic+8=skip\n"
    assert printed(capsys, "idiot", "--code") == "idiot\n"


def test_the_command_reads_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Rules as TOML."""
    path = tmp_path / "mine.toml"
    path.write_text("max_seats = 3\n[[powers]]\nrank = '8'\nskip = 1\n", encoding="utf-8")

    assert "It skips the next player." in printed(capsys, str(path))


def test_the_command_lists_presets(capsys: pytest.CaptureFixture[str]) -> None:
    """Each with its source."""
    lines = printed(capsys, "--list").splitlines()

    assert [line.split()[0] for line in lines] == list(preset_names())
    assert all(len(line.split()) > 2 for line in lines)


def test_what_is_no_set_of_rules_is_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """In one line."""
    broken = tmp_path / "broken.toml"
    broken.write_text("max_seats = 99\n", encoding="utf-8")

    assert "nothing" in refused(capsys, "nothing")
    assert "max_seats" in refused(capsys, str(broken))
    assert "cannot be read" in refused(capsys, str(tmp_path / "missing.toml"))
    assert "2 to 6 players" in refused(capsys, "--seats", "9")
    assert "--lang" in refused(capsys, "--lang", "xx")
