"""Make the virtual environment that everything is installed into, or say what the machine lacks for it."""

import importlib.util
import shutil
import sys
import venv
from pathlib import Path


def what_is_missing() -> str | None:
    """Return what to install before an environment can be made, or None. Debian splits this off Python."""
    if importlib.util.find_spec("ensurepip") is not None:
        return None
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        f"{sys.executable} cannot make virtual environments, because its module ensurepip is missing. "
        f"On Debian and Ubuntu: apt install python{version}-venv"
    )


def main(folder: Path) -> int:
    """Make the environment in `folder`. A broken or pip-less one is replaced, an interrupted one removed."""
    missing = what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 1
    try:
        venv.create(folder, clear=True, with_pip=True, symlinks=True)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
