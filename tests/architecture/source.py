"""A source file as the detectors see it: its dotted name, its text, its syntax tree and what it imports.

A detector is a function from a source to the findings in it.
A finding is a line of text that says where and what.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "shithead"


@dataclass(frozen=True)
class Import:
    """One imported module or name, spelled in full: `from a.b import c` is `a.b.c`."""

    target: str
    line: int

    @property
    def top(self) -> str:
        """The distribution-like first part: `a` of `a.b.c`."""
        return self.target.partition(".")[0]


@dataclass(frozen=True)
class Source:
    """One Python file. name: its dotted name, `shithead.engine.pile`; a package is named by its folder."""

    name: str
    text: str
    is_package: bool = False

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree."""
        return ast.parse(self.text)

    @property
    def parts(self) -> tuple[str, ...]:
        """The dotted name in parts."""
        return tuple(self.name.split("."))

    @property
    def layer(self) -> str:
        """The part of the package that the file belongs to; the package's own files are called after it."""
        return self.parts[1] if len(self.parts) > 1 else PACKAGE

    def finding(self, line: int, fault: str) -> str:
        """Return a fault with its place."""
        return f"{self.name}:{line}: {fault}"

    def imports(self) -> Iterator[Import]:
        """Yield what the file imports, in functions and under TYPE_CHECKING too."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (Import(alias.name, node.lineno) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                base = self._absolute(node)
                yield from (Import(f"{base}.{alias.name}", node.lineno) for alias in node.names)

    def _absolute(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        up = node.level - 1 if self.is_package else node.level
        base = self.parts[: len(self.parts) - up]
        return ".".join((*base, node.module) if node.module else base)


def read_source(path: Path, root: Path) -> Source:
    """Return the file at `path`, named from `root` on."""
    parts = path.relative_to(root).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    return Source(".".join(parts[:-1] if is_package else parts), path.read_text(encoding="utf-8"), is_package)


def package_sources() -> list[Source]:
    """Return every Python file of the package."""
    return [read_source(path, ROOT / "src") for path in sorted((ROOT / "src" / PACKAGE).rglob("*.py"))]
