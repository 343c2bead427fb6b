"""Files that a user names or that the program keeps: texts to read, and a folder that one program uses."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from shithead.cli.said import Problem


def read_text(path: Path) -> str:
    """The text of a file; a mark of the byte order in front, as some editors write it, is dropped.

    Raises:
        Problem: it cannot be read, or is not text.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError:
        raise Problem("wrong-file", file=str(path)) from None
    except UnicodeDecodeError:
        raise Problem("wrong-text", file=str(path)) from None


def _try_lock(file: IO[str]) -> bool:
    """Take a file for this process until it ends, however it ends; says whether it was free."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def locked(folder: Path, address: str) -> Iterator[None]:
    """The folder for tables belongs to this program until the end of the block.

    Two programs on one folder would each show their own memory of a table.

    Args:
        folder: the folder.
        address: where this program will be reached; the next one that wants the folder is told.

    Raises:
        Problem: another program has it.
    """
    lock, note = folder / "lock", folder / "address"
    with lock.open("w", encoding="utf-8") as file:
        if not _try_lock(file):
            raise Problem("wrong-running", folder=str(folder), address=_noted(note))
        note.write_text(address, encoding="utf-8")
        yield


def _noted(note: Path) -> str:
    try:
        return note.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return "?"
