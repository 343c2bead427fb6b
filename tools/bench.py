"""Measure what `shithead bench` measures, the kernel beside its twins, and how soon a browser shows a card.

Figures depend on the machine, which is printed with them.
What can be compared across machines and days are ratios: of engine or kernel and loop, of the kernel and its
twin in C, and of the kernel compiled and in Python.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from shithead.cli.measures import Started, started_server
from tests.browser.conftest import ARGUMENTS
from tools.chromium import ADVICE, find_chromium
from tools.kernel_bench.compare import lines as kernel_lines

VISITS = 5
PLAYABLE = "body[data-ready=true] [data-testid=hand] button[data-card]"


def first_card_ms(page: Page, address: str) -> float:
    """The time from opening a table where one has something to do to the first card that can be touched."""
    start = time.perf_counter()
    page.goto(address)
    page.wait_for_selector(PLAYABLE)
    return (time.perf_counter() - start) * 1000


def open_table(page: Page, server: Started) -> str:
    """Open a table against a bot, and return its address; every player has something to do there at once."""
    page.goto(server.base)
    page.wait_for_selector("body[data-ready=true]")
    page.locator("[data-action=play-bots]").click()
    page.wait_for_selector(PLAYABLE)
    return page.url


def browser_line() -> str:
    """The median time to the first playable card, in a fresh browser each time but for the guest's cookie."""
    executable = find_chromium()
    if executable is None:
        return ADVICE
    with (
        tempfile.TemporaryDirectory() as folder,
        started_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS))
        first = browser.new_context()
        address = open_table(first.new_page(), server)
        times = []
        for _ in range(VISITS):
            context = browser.new_context(storage_state=first.storage_state())
            times.append(first_card_ms(context.new_page(), address))
            context.close()
        browser.close()
    times.sort()
    return (
        f"Browser: first playable card {times[VISITS // 2]:.0f} ms after opening the table "
        f"({times[0]:.0f} to {times[-1]:.0f} in {VISITS} visits with an empty cache)"
    )


def main() -> None:
    """Print everything."""
    subprocess.run([sys.executable, "-m", "shithead", "bench"], check=True)
    with tempfile.TemporaryDirectory() as folder:
        for line in kernel_lines(Path(folder)):
            print(line)
    print(browser_line())


if __name__ == "__main__":
    main()
