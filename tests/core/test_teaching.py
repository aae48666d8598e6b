"""What comes up for the first time has a lesson, if the game wrote one."""

import msgspec

from miskatonic.core.game import Ask
from miskatonic.core.teaching import lesson, topics
from miskatonic.core.text import Speech, Text

HORROR = Speech("en", ["miskatonic.core", "miskatonic.games.horror"])


class Doing(msgspec.Struct):
    what: str


class View(msgspec.Struct):
    phase: str
    resolving: tuple[Doing, ...]


def test_a_position_brings_up_what_was_read_what_goes_on_and_what_is_asked() -> None:
    ask = Ask("window", Text("ask-window-enemy-end"), (), "")
    view = View("enemy", (Doing("attacks"),))
    assert topics([Text("engaged"), Text("engaged")], view, ask) == [
        *("welcome", "engaged", "phase-enemy", "resolving-attacks"),
        *("ask-window", "ask-window-enemy-end"),
    ]


def test_a_lesson_has_a_title_a_text_and_a_clause() -> None:
    found = lesson(HORROR, "ask-commit")
    assert found is not None
    assert found.title == "Committing cards"
    assert found.said.startswith("You may throw cards")
    assert found.cite == "test.5"


def test_there_is_no_lesson_about_what_nobody_wrote_about() -> None:
    assert lesson(HORROR, "gained") is None
