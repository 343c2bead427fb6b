"""What playing here and hosting for others have in common: folder, sockets, and what can go wrong."""

import os
import shutil
import socket
import sys
from pathlib import Path

from shithead.cli.said import Problem
from shithead.server.run import AddressError, PortTakenError, check_store, listen
from shithead.server.store.base import OldSchemaError, StoreError


def data_folder(environment: dict[str, str], home: Path, platform: str) -> Path:
    """The user's own folder for what this program keeps.

    Args:
        environment: the variables of the environment.
        home: the home folder.
        platform: as in ``sys.platform``.
    """
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "shithead"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "shithead"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "shithead"


def own_command(started_as: str) -> str:
    """How this program was started, as somebody would type it.

    Args:
        started_as: as in ``sys.argv[0]``.
    """
    path = Path(started_as)
    if path.suffix == ".py":
        return f"{Path(sys.executable).name} -m shithead"
    found = shutil.which(path.stem)
    if found is not None and Path(found).resolve() == path.resolve():
        return path.stem
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def prepare_folder(chosen: str | None, database: str) -> Path:
    """The folder for tables, made if need be and tried out.

    Raises:
        Problem: it cannot be used.
    """
    folder = Path(chosen) if chosen else data_folder(dict(os.environ), Path.home(), sys.platform)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        check_store(folder / database)
    except OldSchemaError:
        raise Problem("wrong-schema", folder=str(folder)) from None
    except (OSError, StoreError):
        raise Problem("wrong-data", folder=str(folder)) from None
    return folder


def open_port(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen.

    Raises:
        Problem: they cannot.
    """
    try:
        return listen(host, port)
    except PortTakenError:
        raise Problem("wrong-port-taken", port=str(port)) from None
    except AddressError:
        raise Problem("wrong-address", host=host, port=str(port)) from None


def open_any_port(host: str, preferred: int) -> list[socket.socket]:
    """Sockets that listen on the preferred port, or on a free one."""
    try:
        return listen(host, preferred)
    except (PortTakenError, AddressError):
        return open_port(host, 0)
