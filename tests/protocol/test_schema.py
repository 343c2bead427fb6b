"""The types of the browser client follow from the structs of the server."""

from pathlib import Path
from typing import get_args

import pytest

from shithead.errors import Code, Reason
from shithead.protocol.messages import PROTOCOL_VERSION
from shithead.protocol.schema import BODIES, UNIONS, main, typescript

PROTOCOL = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_client_are_up_to_date() -> None:
    """``python -m shithead.protocol.schema web/src/protocol.ts`` was run after the last change."""
    assert PROTOCOL.read_text(encoding="utf-8") == typescript()


def test_everything_on_the_wire_has_a_type() -> None:
    """Every struct is an interface, every code a member."""
    text = typescript()

    for struct in (*BODIES, *(struct for union in UNIONS.values() for struct in get_args(union))):
        assert f"export interface {struct.__name__} {{" in text
    for member in (*Code, *Reason):
        assert f'"{member.value}"' in text
    assert f"PROTOCOL_VERSION = {PROTOCOL_VERSION};" in text


def test_check_finds_an_old_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that differs in a single byte fails the check, and writing it mends it."""
    path = tmp_path / "protocol.ts"
    assert main(["--check", str(path)]) == 1
    assert main([str(path)]) == 0
    assert main(["--check", str(path)]) == 0

    path.write_text(path.read_text(encoding="utf-8") + " ", encoding="utf-8")

    assert main(["--check", str(path)]) == 1
    assert "out of date" in capsys.readouterr().err


def test_it_says_how_to_use_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a path nothing is written."""
    assert main([]) == 2
    assert "usage" in capsys.readouterr().err
