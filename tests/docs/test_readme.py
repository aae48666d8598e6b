"""What the README tells people to type does something: every command of it, in both languages."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.driver import run
from tests.docs.documents import blocks


def commands() -> Iterator[list[str]]:
    """Yield what `miskatonic` is given by each line of the README's blocks, also by `make terminal`."""
    for block in blocks("README.md"):
        for line in block.body.splitlines() if block.language == "sh" else ():
            program, *words = shlex.split(line, comments=True) or [""]
            if program == ".venv/bin/miskatonic":
                yield words
            elif words[:1] == ["terminal"]:
                given = dict(word.split("=", 1) for word in words[1:])
                yield ["play", given.get("GAME", "ritual"), *given.get("ARGS", "").split()]


COMMANDS = list(commands())


def test_the_readme_shows_every_command_in_both_languages() -> None:
    shown = [words[0] for words in COMMANDS]
    half = len(shown) // 2
    assert half >= 10
    assert shown[:half] == shown[half:]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_of_the_readme_does_something(words: list[str], tmp_path: Path) -> None:
    """A match ends with the input, at once; of many games three are enough."""
    fewer = re.sub(r"--games \d+", "--games 3", shlex.join(words))
    done = run(*shlex.split(fewer), env={"HOME": str(tmp_path), "LANG": "en_GB.UTF-8"})
    assert (done.exit_code, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 1
