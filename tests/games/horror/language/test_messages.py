"""What the reader says of texts that it does not understand: nothing is written that it never says."""

import re
from pathlib import Path

import pytest

from miskatonic.games.horror import language

ROOM = Path(str(language.__file__)).parent
SOURCE = "".join(path.read_text("utf-8") for path in sorted(ROOM.rglob("*.py")))
MISPLACED = "language-misplaced-"


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_everything_that_is_written_is_said(spoken: str) -> None:
    file = ROOM.parent / f"messages.{spoken}/language.ftl"
    written = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
    assert len(written) > 20
    assert [each for each in written if f'"{each.removeprefix(MISPLACED)}"' not in SOURCE] == []
