"""Write the locks again: requirements/*.txt from pyproject.toml, and web/package-lock.json from package.json.

Pins stay as they are where they still fit; `--upgrade` takes the newest versions that pyproject.toml admits.
A lock names versions and hashes, never an address: it works with any index that a machine is set up for.
uv resolves for every platform and Python at once, which pip cannot; it is installed for this one run.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv>=0.9,<1"

COMPILE = (
    "pip", "compile", "--quiet", "--universal", "--python-version=3.11", "--generate-hashes",
    "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links",
)  # fmt: skip

# Each lock, what goes into it, and the lock that it must agree with, because one environment gets both.
LOCKS = (
    ("runtime", ("pyproject.toml",), None),
    ("dev", ("pyproject.toml", "--group", "dev"), "runtime"),
    ("build", ("--group", "build"), "dev"),
    ("node", ("--group", "node"), "dev"),
)


def lock_file(name: str) -> str:
    """Return the path of a lock, relative to the project's root."""
    return f"requirements/{name}.txt"


def compile_locks(uv: Path, upgrade: list[str]) -> None:
    """Write every requirements file, in an order in which each can hold the next one to its versions."""
    for name, sources, agrees_with in LOCKS:
        held = [] if agrees_with is None else ["--constraint", lock_file(agrees_with)]
        command = [str(uv), *COMPILE, *upgrade, *sources, *held, "--output-file", lock_file(name)]
        subprocess.run(command, cwd=ROOT, check=True)


def main(arguments: list[str]) -> int:
    """Write all locks. arguments: nothing, or `--upgrade`."""
    if arguments not in ([], ["--upgrade"]):
        print(__doc__, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True, symlinks=True)
        programs = Path(folder) / "bin"
        subprocess.run([programs / "python", "-m", "pip", "install", "--quiet", UV], check=True)
        compile_locks(programs / "uv", arguments)
    npm = ["update"] if arguments else ["install", "--package-lock-only"]
    return subprocess.run([sys.executable, "hatch_build.py", "npm", *npm], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
