"""Nothing but the environments themselves needs the extra `lab`; without it they say what is missing."""

import subprocess
import sys

import pytest

WITHOUT = """\
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "scipy"):
    sys.modules[name] = None
"""


def without_it(source: str) -> str:
    done = subprocess.run([sys.executable, "-c", WITHOUT + source], capture_output=True, text=True)
    return done.stdout + done.stderr


@pytest.mark.parametrize("module", ["zoo", "spiel"])
def test_without_the_extra_an_environment_says_what_is_missing(module: str) -> None:
    told = without_it(f"import miskatonic.lab.{module}")
    assert 'is not installed; it comes with the extra "lab": pip install "miskatonic[lab]"' in told


def test_nothing_else_needs_it() -> None:
    told = without_it(
        "from miskatonic import bots, games\n"
        "from miskatonic.cli.commands import app\n"
        "from miskatonic.lab import arena, observing, simulate\n"
        "from miskatonic.server import app\n"
        "print([games.encoding(name) is not None for name in games.NAMES])"
    )
    assert told == "[True, True, True, False]\n"
