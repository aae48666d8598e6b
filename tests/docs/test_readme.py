"""What the README tells people to type does something: every command of it, in both languages."""

from pathlib import Path

import pytest

from tests.docs.documents import shell_lines, to_miskatonic
from tests.docs.test_commands import does_something

LINES = shell_lines("README.md")
COMMANDS = [words for line in LINES if (words := to_miskatonic(line))]


def test_the_readme_shows_every_command_in_both_languages() -> None:
    shown = [to_miskatonic(line)[:1] or line for line in LINES]
    half = len(shown) // 2
    assert half >= 10
    assert shown[:half] == shown[half:]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_of_the_readme_does_something(words: list[str], tmp_path: Path) -> None:
    does_something(words, tmp_path)
