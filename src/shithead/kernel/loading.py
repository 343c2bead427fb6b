"""Which kernel is loaded: the compiled one where it is there and fits, or the sources.

The build writes a stamp beside the modules that it compiled, and what stands in it is compared here.
The build loads this file by its path, so that both mean the same; so it imports nothing of the package.
"""

import hashlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path
from typing import Final, NamedTuple

NOT_COMPILED: Final = frozenset({"__init__", "loading", "positions", "tables", "words"})
"""The modules of the kernel that stay Python: they choose it, read the rules for it, and name its types."""

GROUP: Final = "shithead_kernel"
LIBRARY: Final = f"{GROUP}__mypyc"
"""The compiled modules share one library, which mypyc puts beside the package and names in this way."""

STAMP: Final = ".built-from"


class Stamp(NamedTuple):
    """What the compiled modules were built from: the hash of the sources, the tools, and their own names."""

    sources: str
    tools: str
    modules: tuple[str, ...]

    def write(self, kernel: Path) -> None:
        """Write it into the folder of the kernel."""
        lines = (self.sources, self.tools, *self.modules)
        (kernel / STAMP).write_text("\n".join(lines), encoding="utf-8")


def read_stamp(kernel: Path) -> Stamp | None:
    """The stamp in the folder of the kernel; ``None`` where there is none that can be read."""
    try:
        sources, tools, *modules = (kernel / STAMP).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return None
    return Stamp(sources, tools, tuple(modules))


def source_names(kernel: Path) -> list[str]:
    """The names of the kernel's modules that have a source, hidden files aside."""
    return sorted(path.stem for path in kernel.glob("*.py") if not path.name.startswith("."))


def digest(kernel: Path) -> str:
    """One hash over the names and the contents of all sources of the kernel."""
    result = hashlib.sha256()
    for name in source_names(kernel):
        content = (kernel / f"{name}.py").read_bytes()
        result.update(f"{name}\0{len(content)}\0".encode() + content)
    return result.hexdigest()


def compiled_names(folder: Path) -> frozenset[str]:
    """The names in a folder that this Python would load compiled; what is for another one does not count."""
    parts = (path.name.partition(".") for path in folder.iterdir())
    return frozenset(name for name, dot, ending in parts if dot + ending in EXTENSION_SUFFIXES)


def fault(kernel: Path) -> str | None:
    """What is wrong with the compiled kernel, in one sentence; ``None`` where it is right or not there."""
    found = compiled_names(kernel)
    if not found:
        return None
    stamp = read_stamp(kernel)
    library = kernel.parent.parent / LIBRARY
    whole = any(library.with_name(LIBRARY + ending).is_file() for ending in EXTENSION_SUFFIXES)
    if stamp is None or found != set(stamp.modules) or not whole:
        return "The compiled kernel is incomplete; run `make kernel`, or set SHITHEAD_KERNEL=python."
    # A package may come without its sources, and then there is nothing that the modules could differ from.
    if found.isdisjoint(source_names(kernel)) or digest(kernel) == stamp.sources:
        return None
    return (
        "The compiled kernel was built from other sources than those beside it; "
        "run `make kernel`, or set SHITHEAD_KERNEL=python."
    )


def load_sources_only(kernel: str) -> None:
    """Make the import system look for sources only in this folder, where it prefers compiled modules."""
    sys.path_importer_cache[kernel] = FileFinder(kernel, (SourceFileLoader, SOURCE_SUFFIXES))
