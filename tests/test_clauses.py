"""Every clause of the three rule texts has a position case or a test that names it."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CASES = TESTS / "data/cases"

CLAUSES = {"classic": 86, "tabletop": 32, "idiot": 54}
ALL = [f"{name}-{number}" for name, count in CLAUSES.items() for number in range(1, count + 1)]

NAMED = re.compile(r"(?<![a-z-])(classic|tabletop|idiot)[-_](\d+)(?!\d)")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def named_in(text: str) -> set[str]:
    """The clauses that a text names, as ``classic-57`` or, in the name of a function, ``classic_57``."""
    return {f"{name}-{number}" for name, number in NAMED.findall(text)}


def case_clauses(text: str) -> set[str]:
    """The clauses of the cases of a file: their identifiers, which may end in a letter."""
    return {clause for case in json.loads(text) for clause in named_in(case["id"])}


def clauses_of_tests(source: str) -> set[str]:
    """The clauses that the tests of a module name, in their name, docstring or parametrised identifiers."""
    return {clause for text in texts_of_tests(ast.parse(source)) for clause in named_in(text)}


def texts_of_tests(tree: ast.Module) -> Iterator[str]:
    """What the tests of a module say: their names, docstrings and parametrised identifiers."""
    for node in ast.walk(tree):
        if isinstance(node, Function) and node.name.startswith("test_"):
            yield node.name
            yield ast.get_docstring(node) or ""
            for decorator in node.decorator_list:
                if "parametrize" in ast.unparse(decorator):
                    yield from _strings(decorator)


def _strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def covered() -> set[str]:
    """Every clause that a case or a test names."""
    cases = (case_clauses(path.read_text(encoding="utf-8")) for path in CASES.glob("*.json"))
    modules = (path for path in TESTS.rglob("test_*.py") if path != Path(__file__))
    tests = (clauses_of_tests(path.read_text(encoding="utf-8")) for path in modules)
    return set().union(*cases, *tests)


COVERED = covered()


def missing(named: set[str]) -> list[str]:
    """The clauses that are not among these."""
    return [clause for clause in ALL if clause not in named]


def test_there_are_172_clauses() -> None:
    """86 of the table game, 32 of the tabletop text, 54 of the duel."""
    assert len(ALL) == len(set(ALL)) == 172


def test_each_clause_has_a_case_or_a_test() -> None:
    """No clause is left without a place that shows it."""
    assert missing(COVERED) == []


def test_a_missing_clause_is_found() -> None:
    """Were the last test of a clause taken away, it would be named."""
    assert missing(COVERED - {"classic-57", "idiot-3"}) == ["classic-57", "idiot-3"]


def test_no_clause_is_made_up() -> None:
    """Cases and tests name only clauses that exist."""
    assert set(ALL) >= COVERED


@pytest.mark.parametrize(
    "source",
    [
        "def test_classic_5_swaps(): ...",
        "def test_swaps():\n    '''classic-5: any number.'''",
        "@pytest.mark.parametrize('x', ['classic-5'])\ndef test_x(x): ...",
        "class TestSwaps:\n    async def test_classic_5(self): ...",
    ],
)
def test_a_test_that_names_a_clause_is_found(source: str) -> None:
    """The name, the docstring and the parametrised identifiers of a test count."""
    assert clauses_of_tests(source) == {"classic-5"}


@pytest.mark.parametrize(
    "source",
    [
        "def classic_5(): ...",
        "# classic-5\ndef test_x(): ...",
        "def test_classic_57_fee(): ...",
        "def test_x():\n    x = 'classic-5'",
        "def test_x():\n    '''subclassic-5, classic-50.'''",
    ],
)
def test_what_does_not_count(source: str) -> None:
    """Another clause, a comment or another function does not cover one."""
    assert "classic-5" not in clauses_of_tests(source)


def test_cases_count_by_their_identifiers() -> None:
    """A second case of a clause has a letter behind its number."""
    assert case_clauses('[{"id": "idiot-48-b"}, {"id": "classic-5"}]') == {"idiot-48", "classic-5"}
