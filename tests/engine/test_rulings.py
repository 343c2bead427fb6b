"""Every ruling on what the rule texts leave open has a test that names it; and those that fit nowhere else.

``python -m tests.engine.test_rulings`` prints the tests of each ruling.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from shithead.errors import Reason
from shithead.rules.check import problems
from shithead.rules.load import load_preset
from shithead.rules.values import NextDealer
from tests.engine.tables import IDIOT, changed, played, position, refused
from tests.test_clauses import texts_of_tests

TESTS = Path(__file__).parents[1]
RULINGS = [f"C-{number:02}" for number in range(1, 68)]
RANGE = re.compile(r"\bC-(\d\d)\b(?: to C-(\d\d))?")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def named_in(text: str) -> set[str]:
    """The rulings that a text names, one by one or as ``C-25 to C-28``."""
    found = ((int(first), int(last or first)) for first, last in RANGE.findall(text))
    return {f"C-{number:02}" for first, last in found for number in range(first, last + 1)}


def proofs(path: Path) -> Iterator[tuple[str, str]]:
    """Each ruling that a test of a file names, with the test."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, Function) and node.name.startswith("test_"):
            alone = ast.Module(body=[node], type_ignores=[])
            for ruling in set().union(*map(named_in, texts_of_tests(alone))):
                yield ruling, f"{path.relative_to(TESTS)}::{node.name}"


def all_proofs() -> dict[str, list[str]]:
    """The tests of each ruling, of the engine's and all others."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for ruling, name in proofs(path):
            found.setdefault(ruling, []).append(name)
    return found


PROOFS = all_proofs()


@pytest.mark.parametrize("ruling", RULINGS)
def test_each_ruling_has_a_test(ruling: str) -> None:
    """A ruling without a test that names it is only a wish."""
    assert PROOFS.get(ruling)


def test_no_ruling_is_made_up() -> None:
    """Tests name only rulings that exist."""
    assert set(RULINGS) >= set(PROOFS)


def test_how_rulings_are_named() -> None:
    """Alone, several, or from one to another; in a docstring and not anywhere else."""
    assert named_in("C-40: one. C-42, C-44") == {"C-40", "C-42", "C-44"}
    assert named_in("C-25 to C-28") == {"C-25", "C-26", "C-27", "C-28"}
    assert named_in("C 40, c-41, XC-4") == set()


def test_c_65_the_worked_example_is_no_record_without_gaps() -> None:
    """C-65: a 2 and then a 3 by the same player, as the example has them, need another's turn between."""
    state = position(IDIOT, "2S 3S 9C", "KC 8C 8D", pile="AH", stock="4C 4D 4H 4S")

    assert refused(played(state, "play 2S"), "0 play 3S") is Reason.NOT_YOUR_TURN
    assert played(state, "play 2S", "play 8C", "take").pile == ()


def test_c_66_the_deal_rotates_or_goes_to_the_loser() -> None:
    """C-66: by the preset it rotates; the loser as dealer is a value of the same field."""
    rules = load_preset("pagat").rules

    assert rules.next_dealer is NextDealer.ROTATE
    assert problems(changed(rules, next_dealer=NextDealer.LOSER)) == ()


if __name__ == "__main__":
    for ruling in RULINGS:
        print(ruling, *PROOFS.get(ruling, []), sep="\n  ")  # noqa: T201
