"""Find a Chromium for the browser tests, and install one where that can be done without a question.

`python tools/chromium.py` installs the distribution's package if there is no browser yet, apt is there, and
the user is root or may use sudo without a password.
Otherwise it does nothing: the browser tests say what they lack.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
MAC_APPLICATIONS = ("Chromium", "Google Chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")  # without a font every letter is a box

ADVICE = (
    "No Chromium found. Install the package chromium (Debian, Fedora) or Google Chrome, "
    f"so that one of {', '.join(NAMES)} is on PATH."
)


def find_chromium() -> str | None:
    """Return the path of a Chromium or Chrome, or None."""
    on_path = (shutil.which(name) for name in NAMES)
    on_mac = (f"/Applications/{name}.app/Contents/MacOS/{name}" for name in MAC_APPLICATIONS)
    return next((path for path in (*on_path, *on_mac) if path and Path(path).is_file()), None)


def as_root() -> list[str] | None:
    """Return what to put before a command to run it as root; None if that would ask for a password."""
    if not hasattr(os, "geteuid"):
        return None
    if os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    asked = subprocess.run(["sudo", "-n", "true"], stderr=subprocess.DEVNULL, check=False)
    return ["sudo", "-n"] if asked.returncode == 0 else None


def install() -> int:
    """Install the packages with apt, if possible, and return the exit code; 0 if it is not possible."""
    prefix = as_root()
    if prefix is None or not shutil.which("apt-get"):
        return 0
    print(f"Installing the system packages {', '.join(PACKAGES)} with apt-get, for the browser tests")
    environment = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive"]
    subprocess.run([*environment, "apt-get", "update", "-qq"], check=False)
    return subprocess.run(
        [*environment, "apt-get", "install", "-qq", "-y", "--no-install-recommends", *PACKAGES],
        stdout=subprocess.DEVNULL,
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(0 if find_chromium() else install())
