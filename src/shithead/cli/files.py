"""Files that a user names or that the program keeps: read, written whole, or used by one program alone."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, BinaryIO

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


def check_writable(path: Path) -> None:
    """Make sure that a file can probably be written, before work is done for it.

    Raises:
        Problem: it cannot.
    """
    folder = path.parent
    if path.is_dir() or not folder.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        raise Problem("wrong-write", file=str(path))


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        Problem: it cannot be written.
    """
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        target = path.resolve()
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            part.write_text(text, encoding="utf-8", newline="\n")
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
    except OSError:
        raise Problem("wrong-write", file=str(path)) from None


@contextmanager
def growing(path: Path) -> Iterator[BinaryIO]:
    """A file that this program alone reads and adds to until the end of the block; it is made if need be.

    Raises:
        Problem: it cannot be used, or another program adds to it.
    """
    try:
        file = path.open("a+b")
    except OSError:
        raise Problem("wrong-write", file=str(path)) from None
    with file:
        file.seek(0)  # where one byte is locked on Windows
        if not _try_lock(file):
            raise Problem("wrong-growing", file=str(path))
        yield file


def _try_lock(file: IO[Any]) -> bool:
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
