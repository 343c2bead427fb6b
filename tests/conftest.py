"""What holds for all tests: how Hypothesis searches, which kernel runs, and that browser tests come last."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from shithead.errors import KernelError
from tests.soak import SOAK, examples

BROWSER_TESTS = Path(__file__).parent / "browser"

# A usual run tries the same examples each time, so it cannot fail by bad luck; a soak looks for new ones.
# Time is not judged: a busy machine must not fail a test.
settings.register_profile(
    "shithead",
    max_examples=examples(50),
    derandomize=SOAK == 1,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("shithead")

# Tests that choose a language do it by the other variables, which this one would overrule.
os.environ.pop("LANGUAGE", None)


def pytest_report_header() -> str:
    """Say which kernel is tested, or why none can be."""
    try:
        from shithead.kernel import backend
    except KernelError as refused:
        return f"kernel: {refused}"
    return f"kernel: {backend()}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser tests last: they are slow, and their driver keeps an event loop running."""
    for item in items:
        if is_browser_test(item):
            item.add_marker("browser")
    items.sort(key=is_browser_test)


def is_browser_test(item: pytest.Item) -> bool:
    """Tell whether a test lies in tests/browser."""
    return BROWSER_TESTS in item.path.parents
