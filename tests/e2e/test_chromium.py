"""Where the browser comes from, and what is said if there is none."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.chromium import chromium

ROOT = Path(__file__).parents[2]


def test_the_browser_that_somebody_names_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    named = tmp_path / "browser"
    named.touch(mode=0o755)
    monkeypatch.setenv("CHROMIUM", str(named))
    assert chromium() == str(named)


def test_a_missing_browser_is_said_plainly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.e2e.chromium"]
    done = subprocess.run(command, cwd=ROOT, env={"PATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 1
    assert "need Chromium" in done.stderr
