"""What each layer may import from outside of the package, and which calls a pure layer may not make."""

import ast
import sys
from collections.abc import Iterator

from tests.architecture.source import PACKAGE, Source

# The only modules of the standard library for layers that know no clock, no network and no files.
_PURE = frozenset(
    "__future__ abc array bisect collections contextlib copy dataclasses enum fractions functools "
    "hashlib heapq itertools math operator random re statistics string types typing".split()
)
STANDARD_LIBRARY = {
    "errors": _PURE,
    "cards": _PURE,
    # rules/load.py reads the package's own presets
    "rules": _PURE | {"importlib", "pathlib", "tomllib"},
    "engine": _PURE,
    "notation": _PURE,
    "kernel": _PURE,
    # these two decide which kernel is loaded: what the environment asks for, what lies there, and if it fits
    "kernel.__init__": _PURE | {"os", "pathlib"},
    "kernel.loading": _PURE | {"importlib", "pathlib", "sys"},
    "bots": _PURE,
    # it reads the trained networks, which come with the package
    "bots.nets": _PURE | {"importlib", "struct"},
    "rulebook": _PURE,
    "table": _PURE,
    # protocol/schema.py is a program that writes the browser client's types
    "protocol": _PURE | {"argparse", "base64", "json", "pathlib", "sys"},
}

# Where each library may be used: in a layer, or in one part of a layer.
LIBRARIES = {
    "msgspec": frozenset(
        "errors cards rules engine notation kernel bots rulebook table protocol client server tui lab env "
        "locale testing".split()
    ),
    "click": frozenset({"cli", "lab", "server", "tui"}),
    "distributed": frozenset({"lab"}),
    "fluent": frozenset({"locale"}),
    "hypothesis": frozenset({"testing"}),
    "joblib": frozenset({"lab"}),
    # the types of compiled code
    "librt": frozenset({"kernel.words"}),
    "mypy_extensions": frozenset({"kernel.words"}),
    "matplotlib": frozenset({"lab.plots"}),
    "openskill": frozenset({"lab"}),
    "regex": frozenset({"table", "protocol", "server"}),
    "segno": frozenset({"cli", "server", "tui"}),
    "sqlalchemy": frozenset({"server.store"}),
    "starlette": frozenset({"server"}),
    "textual": frozenset({"tui"}),
    "uvicorn": frozenset({"server"}),
    "uvloop": frozenset({"server"}),
    "websockets": frozenset({"client.remote"}),
}

EFFECTS = frozenset({"breakpoint", "input", "open", "print"})
GENERATORS = frozenset({"Random", "SystemRandom"})


def foreign_imports(source: Source) -> Iterator[str]:
    """Yield each import from outside of the package that has no business in its layer."""
    for imported in source.imports():
        if imported.top == PACKAGE:
            continue
        if imported.top in sys.stdlib_module_names:
            allowed = imported.top in _standard_library(source)
        else:
            allowed = any(_is_within(source, place) for place in LIBRARIES.get(imported.top, ()))
        if not allowed:
            yield source.finding(imported.line, f"{source.layer} may not import {imported.target}")


def _standard_library(source: Source) -> frozenset[str]:
    """What a file may import: its own entry counts before that of its layer, and without any, everything."""
    own = ".".join((*source.parts[1:], "__init__") if source.is_package else source.parts[1:])
    return STANDARD_LIBRARY.get(own, STANDARD_LIBRARY.get(source.layer, sys.stdlib_module_names))


def _is_within(source: Source, place: str) -> bool:
    wanted = tuple(place.split("."))
    return source.parts[1 : 1 + len(wanted)] == wanted


def side_effects(source: Source) -> Iterator[str]:
    """Yield each call in a pure layer that reads or writes something outside of the program."""
    if source.layer not in STANDARD_LIBRARY or source.layer == "protocol":
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EFFECTS:
            yield source.finding(node.lineno, f"calls {node.func.id}")


def global_chance(source: Source) -> Iterator[str]:
    """Yield each use of the generator that all of Python shares; chance is passed in, to be repeatable."""
    for imported in source.imports():
        if imported.target.startswith("random.") and imported.target[7:] not in GENERATORS:
            yield source.finding(imported.line, f"imports {imported.target}")
    for node in ast.walk(source.tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "random"
            and any(imported.target == "random" for imported in source.imports())
            and node.attr not in GENERATORS
        ):
            yield source.finding(node.lineno, f"uses random.{node.attr}")
