"""The shape of the code: who imports whom, what may know what, how large things are, how they are called.

Each detector is run over the whole project, and is first shown to find a fault that was planted for it.
"""

import subprocess
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.architecture.dependencies import foreign_imports, global_chance, side_effects
from tests.architecture.layers import wrong_imports
from tests.architecture.shape import (
    MAX_FILE_LINES,
    MAX_FUNCTION_LINES,
    long_file,
    long_functions,
    missing_docstrings,
)
from tests.architecture.source import ROOT, Source, package_sources
from tests.architecture.words import NEIGHBOUR, empty_names, outside_folders, preset_names

Detector = Callable[[Source], Iterable[str]]

PRESETS = frozenset(path.stem for path in (ROOT / "src/shithead/rules/presets").glob("*.toml"))
LONG_BODY = "    x = 1\n" * MAX_FUNCTION_LINES
SOURCES = package_sources()


def long_source(source: Source) -> Iterator[str]:
    """Apply the cap for files to a Python file."""
    return long_file(source.name, source.text)


DETECTORS: dict[str, Detector] = {
    "imports go one way": wrong_imports,
    "libraries stay in their layers": foreign_imports,
    "pure layers have no side effects": side_effects,
    "chance is passed in": global_chance,
    "files are short": long_source,
    "functions are short": long_functions,
    "public names have docstrings": missing_docstrings,
    "names say something": empty_names,
    "rules do not know the presets": partial(preset_names, presets=PRESETS),
}


@pytest.mark.parametrize("claim", DETECTORS)
def test_the_package(claim: str) -> None:
    """No file of the package contradicts a claim about its architecture."""
    findings = [finding for source in SOURCES for finding in DETECTORS[claim](source)]

    assert not findings, "\n".join(findings)


FAULTS: list[tuple[Detector, str, str]] = [
    (wrong_imports, "engine.pile", "from shithead.table import Table"),
    (wrong_imports, "engine.pile", "import shithead.bots.greedy"),
    (wrong_imports, "engine.pile", "from ..notation import cards"),
    (wrong_imports, "engine.pile", "def f():\n    from shithead import server"),
    (wrong_imports, "engine.pile", "from shithead import Game"),
    (wrong_imports, "engine.pile", "from shithead.testing import strategies"),
    (wrong_imports, "engine.pile", "from shithead.nowhere import x"),
    (wrong_imports, "nowhere", ""),
    (wrong_imports, "lab.arena", "from shithead.table import Table"),
    (wrong_imports, "env.aec", "from shithead.client import session"),
    (wrong_imports, "server.app", "from shithead.tui import app"),
    (wrong_imports, "table.seats", "from shithead.locale.catalogue import Catalogue"),
    (wrong_imports, "rulebook.pages", "from shithead.engine.pile import Pile"),
    (wrong_imports, "testing.seats", "from shithead.server import app"),
    (foreign_imports, "engine.pile", "import asyncio"),
    (foreign_imports, "engine.pile", "from os import path"),
    (foreign_imports, "bots.greedy", "from time import monotonic"),
    (foreign_imports, "notation.cards", "import logging"),
    (foreign_imports, "engine.pile", "import numpy"),
    (foreign_imports, "kernel.pile", "import importlib"),
    (foreign_imports, "kernel.loading", "import os"),
    (foreign_imports, "protocol.codec", "import socket"),
    (foreign_imports, "client.session", "from starlette.routing import Route"),
    (foreign_imports, "client.session", "import websockets"),
    (foreign_imports, "server.app", "import sqlalchemy"),
    (foreign_imports, "server.storage", "import sqlalchemy"),
    (foreign_imports, "lab.html", "import matplotlib"),
    (side_effects, "engine.pile", "def f():\n    print(1)"),
    (side_effects, "rules.load", "open('x')"),
    (global_chance, "engine.deal", "import random\nrandom.shuffle([])"),
    (global_chance, "lab.match", "from random import choice"),
    (long_source, "engine.pile", "x = 1\n" * (MAX_FILE_LINES + 1)),
    (long_functions, "engine.pile", f"def f():\n{LONG_BODY}"),
    (long_functions, "engine.pile", f"class C:\n  async def f():\n{LONG_BODY}"),
    (missing_docstrings, "engine.pile", "x = 1"),
    (missing_docstrings, "engine.pile", "'''Doc.'''\ndef f(): ..."),
    (missing_docstrings, "engine.pile", "'''Doc.'''\nclass C:\n  '''Doc.'''\n  def f(self): ..."),
    (empty_names, "server.app", "class TableManager: ..."),
    (empty_names, "server.utils", ""),
    (partial(preset_names, presets=frozenset({"classic"})), "engine.turn", "if name == 'classic': ..."),
    (partial(preset_names, presets=frozenset({"classic"})), "rules.load", "def load_classic(): ..."),
    (partial(preset_names, presets=frozenset({"classic"})), "rules.load", "x = f'the Classic {y}'"),
]


@pytest.mark.parametrize(("detector", "name", "text"), FAULTS)
def test_a_planted_fault_is_found(detector: Detector, name: str, text: str) -> None:
    """Each detector finds what it is for."""
    assert list(detector(Source(f"shithead.{name}", text)))


INNOCENT: list[tuple[Detector, str, str]] = [
    (wrong_imports, "engine.pile", "from shithead.rules.model import Rules\nfrom .state import State"),
    (wrong_imports, "tui.app", "from shithead.locale.catalogue import Catalogue"),
    (wrong_imports, "testing.seats", "from shithead.client import session"),
    (foreign_imports, "engine.pile", "import msgspec\nfrom collections.abc import Iterator"),
    (foreign_imports, "server.store.sql", "import sqlalchemy, asyncio"),
    (foreign_imports, "client.remote", "import websockets"),
    (foreign_imports, "kernel.loading", "import importlib, pathlib"),
    (side_effects, "cli", "print(1)"),
    (global_chance, "engine.deal", "from random import Random\nimport random\nrandom.Random(1)"),
    (global_chance, "bots.random", "class Random: ...\nrandom = Random()\nrandom.choice()"),
    (long_source, "engine.pile", "# Generated by x.\n" + "x = 1\n" * MAX_FILE_LINES),
    (long_functions, "engine.pile", f"def f():\n  '''{LONG_BODY}'''\n  # y\n\n  x = 1"),
    (missing_docstrings, "engine.pile", "'''Doc.'''\ndef _f(): ...\nclass _C: ...\nx = 1"),
    (partial(preset_names, presets=frozenset({"classic"})), "engine.turn", "'''Classic, `classic-57`.'''"),
    (partial(preset_names, presets=frozenset({"classic"})), "engine.turn", "x = classical = 'classic-57'"),
    (partial(preset_names, presets=frozenset({"classic"})), "server.lobby", "x = 'classic'"),
]


@pytest.mark.parametrize(("detector", "name", "text"), INNOCENT)
def test_what_is_right_is_let_pass(detector: Detector, name: str, text: str) -> None:
    """No detector objects to code that is as it should be."""
    assert list(detector(Source(f"shithead.{name}", text))) == []


def test_relative_imports_of_a_package_start_at_itself() -> None:
    """`from .. import x` in `a/b/__init__.py` means `a.x`, and in `a/b/c.py` the same."""
    package = Source("a.b", "from .. import x\nfrom . import y", is_package=True)
    module = Source("a.b.c", "from .. import x\nfrom . import y")

    assert [imported.target for imported in package.imports()] == ["a.x", "a.b.y"]
    assert [imported.target for imported in module.imports()] == ["a.x", "a.b.y"]


def project_files(*folders: str) -> Iterator[tuple[Path, str]]:
    """Yield the text files of the project, or of some of its folders, that git tracks or would track."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", *folders]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in listed.split("\0"):
        path = ROOT / name
        if name and path.is_file():
            content = path.read_bytes()
            if b"\0" not in content:
                yield path, content.decode()


def test_files_of_the_browser_client_are_short() -> None:
    """The browser client keeps to the same cap for files."""
    files = project_files("web/src")
    findings = [finding for path, text in files for finding in long_file(path.relative_to(ROOT), text)]

    assert not findings, "\n".join(findings)


def test_the_project_stands_alone() -> None:
    """No file reaches for a folder beside the checkout."""
    findings = [finding for path, text in project_files() for finding in outside_folders(path, text)]

    assert not findings, "\n".join(findings)


def test_a_folder_outside_is_found() -> None:
    """The detector for folders outside of the project finds one."""
    assert list(outside_folders(ROOT / "docs/x.md", f"see {NEIGHBOUR}/x.md"))
