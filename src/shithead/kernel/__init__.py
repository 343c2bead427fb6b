"""The rules on counts of card classes, for millions of games: search, self-play and the lab.

Plain typed Python that mypyc compiles when the package is built; where it was not compiled it runs as it is.
``SHITHEAD_KERNEL=python`` loads the sources even so. A compiled kernel that does not fit its sources, or is
there in part only, is refused when this package is imported: wrong results would be worse than none.
"""

import os
from pathlib import Path
from typing import Literal, TypeAlias

from shithead.errors import KernelError
from shithead.kernel.loading import compiled_names, fault, load_sources_only

Backend: TypeAlias = Literal["compiled", "python"]


def _chosen(kernel: str) -> Backend:
    if os.environ.get("SHITHEAD_KERNEL") == "python":
        load_sources_only(kernel)
        return "python"
    folder = Path(kernel)
    if not folder.is_dir() or not compiled_names(folder):
        return "python"
    problem = fault(folder)
    if problem is not None:
        raise KernelError(problem)
    return "compiled"


_BACKEND = _chosen(__path__[0])


def backend() -> Backend:
    """Whether the kernel's modules run compiled or in Python."""
    return _BACKEND
