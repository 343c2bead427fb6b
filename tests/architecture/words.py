"""Words that do not belong: empty names, presets in the interpreter of the rules, folders outside."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.shape import Documented, docstring_lines
from tests.architecture.source import ROOT, Source

EMPTY_SUFFIXES = ("Manager", "Helper", "Helpers", "Util", "Utils", "Handler", "Data", "Info")
EMPTY_MODULES = frozenset({"util", "utils", "helper", "helpers"})

# Spelled in two parts, so that this file does not find itself.
NEIGHBOUR = ".." + "/shared"


def empty_names(source: Source) -> Iterator[str]:
    """Yield modules and classes whose name says nothing about what they are."""
    if source.parts[-1] in EMPTY_MODULES:
        yield source.finding(1, "name the module after the concept in it")
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ClassDef) and node.name.endswith(EMPTY_SUFFIXES):
            yield source.finding(node.lineno, f"name the class {node.name} after what it is")


def preset_names(source: Source, presets: frozenset[str]) -> Iterator[str]:
    """Yield each name or string that names a preset: rules are data, and the code may not know whose.

    Docstrings and comments may cite presets.
    """
    if source.layer not in {"rules", "engine"}:
        return
    for line, text in _written(source.tree):
        for preset in sorted(presets):
            if re.search(rf"(?<![a-z0-9]){re.escape(preset)}(?![a-z0-9]|-\d)", text.lower()):
                yield source.finding(line, f"names the preset {preset}")


def _written(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the names and strings in the code with their lines, without docstrings."""
    docstrings: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, Documented):
            docstrings.update(docstring_lines(node))
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and line not in docstrings:
                yield line, node.value
            continue
        for field in ("name", "id", "attr", "arg"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield line, value


def outside_folders(path: Path, text: str) -> Iterator[str]:
    """Yield each line that reaches for a folder beside the checkout; the project stands alone."""
    meant = (path.parent / NEIGHBOUR).resolve()
    if meant.is_relative_to(ROOT) and meant.exists():
        return
    for number, line in enumerate(text.splitlines(), start=1):
        if NEIGHBOUR in line:
            yield f"{path}:{number}: names {NEIGHBOUR}"
