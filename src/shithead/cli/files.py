"""Files that a user names or that the program keeps: read, written whole, or used by one program alone."""

import os
from collections.abc import Iterator, Mapping
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
        Problem: it cannot, or none is named.
    """
    _check_named(path)
    try:
        folder = path.parent
        inside = folder.is_dir() and not path.is_dir()
        writable = inside and os.access(path if path.exists() else folder, os.W_OK)
    except OSError:
        writable = False
    if not writable:
        raise Problem("wrong-write", file=str(path))


def check_different(files: Mapping[str, Path]) -> None:
    """Make sure that no file is to be written twice.

    Args:
        files: each by the option that names it.

    Raises:
        Problem: two of the options name the same file.
    """
    options: dict[str, str] = {}
    for option, file in files.items():
        first = options.setdefault(os.path.realpath(file), option)
        if first != option:
            raise Problem("wrong-same-file", status=2, first=first, second=option, file=str(file))


def _check_named(path: Path) -> None:
    """An empty name becomes that of the folder in which the program runs."""
    if path == Path():
        raise Problem("wrong-no-file", status=2)


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all.

    Raises:
        Problem: it cannot be written.
    """
    with written(path):
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


@contextmanager
def growing(path: Path) -> Iterator[BinaryIO]:
    """A file that this program alone reads and adds to until the end of the block; it is made if need be.

    Raises:
        Problem: it cannot be used, is no regular file, or another program adds to it.
    """
    _check_named(path)
    file = _opened(path)
    try:
        file.seek(0)  # where one byte is locked on Windows
        if not _try_lock(file):
            raise Problem("wrong-growing", file=str(path))
        yield file
    finally:
        with written(path):  # what could not be written is tried once more
            file.close()


def _opened(path: Path) -> BinaryIO:
    with written(path):
        if path.is_file() or not path.exists():
            return path.open("a+b")
    raise Problem("wrong-write", file=str(path))


@contextmanager
def written(path: Path) -> Iterator[None]:
    """In the block a file is written.

    Raises:
        Problem: it cannot be written.
    """
    try:
        yield
    except OSError:
        raise Problem("wrong-write", file=str(path)) from None


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
