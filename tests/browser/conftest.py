"""The Chromium that the browser tests drive: this machine's own, started without its network chatter."""

from typing import Any

import pytest

from tools.chromium import ADVICE, find_chromium

ARGUMENTS = (
    "--no-sandbox",  # CI runs as root in a container, where Chromium's own sandbox cannot start
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the machine's Chromium. Without one, browser tests fail: a skip would look like a pass."""
    executable = find_chromium()
    if executable is None:
        pytest.fail(ADVICE, pytrace=False)
    return {**browser_type_launch_args, "executable_path": executable, "args": list(ARGUMENTS)}
