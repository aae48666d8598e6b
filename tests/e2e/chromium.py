"""Where Chromium is. `python -m tests.e2e.chromium` installs Debian's package if there is none and it may."""

import os
import shutil
import subprocess
import sys

NAMES = (
    *("chromium-headless-shell", "headless_shell"),
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)
"""The same engine without a window comes first: a test looks at pages, and the window costs time."""
PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's; older releases know only the second."""
MISSING = """\
The browser tests need Chromium, and there is none on this machine.
On Debian:  apt-get install chromium-headless-shell   (as root, this is done by itself)
Elsewhere:  install Chromium or Chrome, or name one:  CHROMIUM=/where/it/is make test
"""


def chromium() -> str | None:
    """Return the browser to test with: the one that CHROMIUM names, else the machine's own."""
    named = os.environ.get("CHROMIUM")
    found = map(shutil.which, [named] if named else NAMES)
    return next((path for path in found if path), None)


def install() -> None:
    """Install Debian's package."""
    print("Installing Chromium (once) ...", flush=True)
    if _apt("update"):
        next((package for package in PACKAGES if _apt("install -y --no-install-recommends", package)), None)


def _apt(*words: str) -> bool:
    """Say whether apt-get did it."""
    command = " ".join(("apt-get -qq", *words)).split()
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL).returncode == 0


def main() -> None:
    """Make sure that there is a browser, or say plainly that there is none."""
    may_install = "CHROMIUM" not in os.environ and os.geteuid() == 0 and shutil.which("apt-get")
    if chromium() is None and may_install:
        install()
    if chromium() is None:
        sys.exit(MISSING)


if __name__ == "__main__":
    main()
