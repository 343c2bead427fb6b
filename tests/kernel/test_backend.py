"""Which kernel these tests run with: compiled where that is possible, Python where it is asked for."""

import os
from importlib import import_module
from pathlib import Path

import hatch_kernel
from shithead import kernel
from shithead.kernel.loading import NOT_COMPILED, source_names

NAMES = frozenset(source_names(Path(kernel.__path__[0]))) - {"__init__"}


def test_the_kernel_is_compiled_unless_python_is_asked_for() -> None:
    """Nobody should believe that compiled code was tested when it was not."""
    possible = hatch_kernel.obstacle() is None and hatch_kernel.has_tools()
    asked_for_python = os.environ.get("SHITHEAD_KERNEL") == "python"
    expected = "compiled" if possible and not asked_for_python else "python"

    assert kernel.backend() == expected, "`make kernel` compiles it, or says why it cannot"


def test_every_module_is_of_the_same_kind() -> None:
    """Either all come from sources, or all but the few that are never compiled."""
    files = {name: str(import_module(f"shithead.kernel.{name}").__file__) for name in NAMES}
    from_source = {name for name, file in files.items() if file.endswith(".py")}

    assert from_source == (NAMES if kernel.backend() == "python" else NAMES & NOT_COMPILED)
