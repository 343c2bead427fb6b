"""The public interface of the package."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import shithead


@pytest.mark.parametrize("name", shithead.__all__)
def test_every_public_name_is_the_one_from_its_home(name: str) -> None:
    """Each name of ``__all__`` is loaded on use from the module that defines it."""
    value = getattr(shithead, name)
    home = getattr(value, "__module__", None)

    assert home is None or getattr(import_module(home), name) is value


def test_the_typed_names_are_the_public_names() -> None:
    """What a type checker sees and what ``__all__`` lists are the same."""
    tree = ast.parse(Path(shithead.__file__).read_text(encoding="utf-8"))
    typed = {
        alias.asname
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("shithead.")
        for alias in node.names
    }

    assert typed == set(shithead.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    """A name that is not public says so."""
    with pytest.raises(AttributeError, match="no attribute 'Helper'"):
        _ = shithead.Helper


def test_importing_the_package_loads_nothing_else() -> None:
    """Importing the package stays cheap: no engine and no codec is loaded by it."""
    heavy = "n.startswith(('shithead.', 'msgspec'))"
    code = f"import sys, shithead; print([n for n in sys.modules if {heavy}])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert loaded.stdout.strip() == "[]"
