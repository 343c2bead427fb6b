"""The locks: every pin has a hash, no lock names an address, and they lock what pyproject.toml asks for."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tests.architecture.source import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NAME = re.compile(r"[A-Za-z0-9._-]+")
PIN = re.compile(r"^([a-z0-9-]+)==[^ ]+(?: ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")


def pinned(text: str) -> set[str]:
    """Return the names of the packages that a lock pins."""
    return {match[1] for line in text.splitlines() if (match := PIN.match(line))}


def asked_for(requirements: list[object]) -> set[str]:
    """Return the normalised names of requirements; groups that include others name only their own."""
    names = (NAME.match(entry) for entry in requirements if isinstance(entry, str))
    return {re.sub(r"[-_.]+", "-", name[0]).lower() for name in names if name}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_a_lock_holds_pins_and_hashes_and_nothing_else(lock: Path) -> None:
    """An option or an address in a lock would tie it to one index."""
    odd = [line for line in lock.read_text().splitlines() if not PIN.match(line) and not HASH.match(line)]

    assert odd == []


def test_the_locks_pin_what_the_project_asks_for() -> None:
    """Whoever adds a dependency also runs `make lock`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    asked = {"runtime": project["project"]["dependencies"], **project["dependency-groups"]}
    missing = {
        (lock, name)
        for lock, requirements in asked.items()
        for name in asked_for(requirements) - pinned((ROOT / f"requirements/{lock}.txt").read_text())
    }

    assert missing == set()


def test_the_npm_lock_names_no_place_to_download_from() -> None:
    """npm finds the packages in whatever registry a machine is set up for, and checks their hashes."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]

    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
