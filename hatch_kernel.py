"""The build step of the kernel: compiles src/shithead/kernel with mypyc while a wheel is made.

The kernel is plain typed Python and runs as it is, so a machine without a C compiler gets a slower one,
and one line that says so.
What is compiled lies beside its sources, where git ignores it. A stamp, written last, says what it was built
from: the step compares it to tell whether it is due, and `shithead.kernel` does when it is imported.

`SHITHEAD_KERNEL=python` compiles nothing, and removes what was compiled before.

`hatch_build.py` runs the step. As a program this file runs mypyc, for the step alone: mypyc and setuptools
change the process that they run in, so they get one of their own.
"""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shithead.kernel import loading
else:
    # By its path, for the package cannot be imported yet, and would refuse a stale kernel.
    _spec = importlib.util.spec_from_file_location(
        "shithead_kernel_loading", Path(__file__).resolve().parent / "src/shithead/kernel/loading.py"
    )
    loading = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(loading)

# Exactly this one: the code that mypyc makes, and its mistakes, change from release to release.
MYPY = "2.4.1"
REQUIREMENTS = (f"mypy[mypyc]=={MYPY}", "setuptools>=77,<85")
OPT_LEVEL = "3"
DEBUG_LEVEL = "0"

NO_CPYTHON = "mypyc compiles for CPython alone"
NO_COMPILER = "there is no C compiler"
NO_HEADERS = "the headers of Python are missing; on Debian and Ubuntu they are the package python3-dev"
NO_TOOLS = f"mypy {MYPY} and setuptools are not installed here"


class NotCompiledError(Exception):
    """The kernel cannot be compiled here; the text is one line that says why."""


# ---- what the machine has ------------------------------------------------------------------------


def c_compiler() -> str | None:
    """Return the path of the C compiler that setuptools would start. On Windows it looks for one itself."""
    if os.name == "nt":
        return "cl"
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def has_tools() -> bool:
    """Tell whether mypyc, in the one version that counts, and setuptools are installed where this runs."""
    try:
        return version("mypy") == MYPY and bool(version("setuptools"))
    except PackageNotFoundError:
        return False


def obstacle() -> str | None:
    """Say why this machine cannot compile, apart from Python packages; `None` if it probably can."""
    if sys.implementation.name != "cpython":
        return NO_CPYTHON
    if c_compiler() is None:
        return NO_COMPILER
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return NO_HEADERS
    return None


# ---- the step ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kernel:
    """The sources of the kernel in a checkout or an sdist, and what is compiled from them."""

    root: Path

    @property
    def sources(self) -> Path:
        """The folder that the package lies in; mypyc puts the shared library here."""
        return self.root / "src"

    @property
    def folder(self) -> Path:
        """The folder of the kernel."""
        return self.sources / "shithead/kernel"

    def wanted_modules(self) -> list[str]:
        """Return the names of the modules to compile: all but a few, and none if Python is asked for."""
        if os.environ.get("SHITHEAD_KERNEL") == "python":
            return []
        return [name for name in loading.source_names(self.folder) if name not in loading.NOT_COMPILED]

    def is_stale(self) -> bool:
        """Tell whether there is something to compile or to remove."""
        wanted = self.wanted_modules()
        if not wanted:
            return any(self.built_files())
        return (
            loading.read_stamp(self.folder) != self._stamp(wanted)
            or loading.compiled_names(self.folder) != set(wanted)
            or loading.fault(self.folder) is not None
        )

    def requirements(self) -> list[str]:
        """Return what the step needs from an index: something only if it is due, possible, and lacks it."""
        due = self.wanted_modules() and self.is_stale() and obstacle() is None
        return list(REQUIREMENTS) if due and not has_tools() else []

    def built_files(self) -> Iterator[Path]:
        """Yield everything that a build puts beside the sources, the stamp first."""
        if (self.folder / loading.STAMP).is_file():
            yield self.folder / loading.STAMP
        for ending in ("so", "pyd"):
            yield from self.folder.glob(f"*.{ending}")
            yield from self.sources.glob(f"*__mypyc.*{ending}")

    def build(self, *, verbose: bool = False) -> None:
        """Compile the kernel, or say in one line why it stays Python. A part of one is never left behind."""
        started = time.monotonic()
        # Before anything is compiled: a source that changes in the meantime has to count as changed.
        wanted = self.wanted_modules()
        stamp = self._stamp(wanted)
        try:
            self._remove()
            if not wanted:
                return
            self._compile(stamp, verbose=verbose)
        except (NotCompiledError, OSError) as problem:
            with suppress(OSError):
                self._remove()
            print(f"shithead: the kernel runs in Python, which is slower: {problem}", file=sys.stderr)
        except BaseException:
            with suppress(OSError):
                self._remove()
            raise
        else:
            print(f"kernel compiled in {time.monotonic() - started:.1f} s", file=sys.stderr)

    def _stamp(self, modules: list[str]) -> loading.Stamp:
        tools = f"mypyc {MYPY} -O{OPT_LEVEL} -g{DEBUG_LEVEL} inlined {sysconfig.get_config_var('EXT_SUFFIX')}"
        return loading.Stamp(loading.digest(self.folder), tools, tuple(modules))

    def _remove(self) -> None:
        for path in list(self.built_files()):
            path.unlink()

    def _compile(self, stamp: loading.Stamp, *, verbose: bool) -> None:
        """Compile in a temporary folder, and put the result in place. The stamp is written last."""
        problem = obstacle() or (None if has_tools() else NO_TOOLS)
        if problem is not None:
            raise NotCompiledError(problem)
        with tempfile.TemporaryDirectory(prefix="shithead-kernel-") as temporary:
            run_mypyc(self.sources, Path(temporary), stamp.modules, verbose=verbose)
            result = Path(temporary) / "result"
            for path in sorted(path for path in result.rglob("*") if path.is_file()):
                shutil.copy(path, self.sources / path.relative_to(result))
        if loading.compiled_names(self.folder) != set(stamp.modules):
            raise NotCompiledError("mypyc left out a module")
        stamp.write(self.folder)


def build_if_stale(root: Path, *, verbose: bool = False) -> list[Path]:
    """Compile the kernel unless it is fresh. Return what is compiled, with its stamp; nothing for Python."""
    kernel = Kernel(root)
    if kernel.is_stale():
        kernel.build(verbose=verbose)
    return [] if kernel.is_stale() else list(kernel.built_files())


# ---- mypyc, in a process of its own --------------------------------------------------------------


def run_mypyc(sources: Path, temporary: Path, modules: tuple[str, ...], *, verbose: bool) -> None:
    """Compile modules of the kernel into `temporary`/result."""
    command = [sys.executable, "-P", str(Path(__file__).resolve()), str(temporary), *modules]
    environment = {name: value for name, value in os.environ.items() if name != "MYPYPATH"}
    done = subprocess.run(
        command,
        cwd=sources,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if verbose:
        print(done.stdout, file=sys.stderr)
    if done.returncode:
        raise NotCompiledError(_first_error(done.stdout))


def _first_error(output: str) -> str:
    """Return the line that tells most of what a compiler printed."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    telling = (line for line in lines if "error" in line.lower())
    return next(telling, lines[-1] if lines else "mypyc failed")[:300]


def compile_modules(temporary: Path, modules: list[str]) -> None:
    """Compile modules of the kernel; the working directory has to be the folder that the package lies in."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]  # comes without types

    extensions = mypycify(
        [
            # What the build makes must not depend on settings for the linters, nor on what else is installed.
            "--config-file=",
            "--follow-imports=silent",
            "--ignore-missing-imports",
            f"--cache-dir={temporary / 'cache'}",
            *(f"shithead/kernel/{name}.py" for name in modules),
        ],
        opt_level=OPT_LEVEL,
        debug_level=DEBUG_LEVEL,
        target_dir=str(temporary / "c"),
        group_name=loading.GROUP,
    )
    if sys.platform == "linux":
        for extension in extensions:
            # The kernel is many small functions. Without this the compiler may inline none of them, since
            # another library could put its own in their place: a third of the speed.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    places = ["--build-lib", str(temporary / "result"), "--build-temp", str(temporary / "objects")]
    setup(
        name=loading.GROUP,
        ext_modules=extensions,
        packages=[],
        py_modules=[],
        script_args=["--quiet", "build_ext", *places],
    )


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2:])
