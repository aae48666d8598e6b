"""What is explained the first time it occurs: the topics of a decision, a line of the log, a position.

A game teaches if it has a message `teach-welcome`. A lesson is the message `teach-<topic>` with the
attributes `title` and `cite` (a clause of the rulebook). A topic is the id of an event's message
("phase-mythos"), of a question's message ("ask-window-test-2"), or "ask-" and a question's kind ("ask-turn");
what a view says of its phase and of what is being resolved counts like an event. So a game teaches by
messages alone. Not for showing lessons, nor for remembering which were shown.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from miskatonic.core.game import Ask
from miskatonic.core.text import Speech, Text

WELCOME = "welcome"


class Lesson(msgspec.Struct, frozen=True):
    """Something worth knowing."""

    topic: str
    title: str
    said: str
    cite: str


def lesson(speech: Speech, topic: str) -> Lesson | None:
    """Return what there is to say about a topic, if anything."""
    id = f"teach-{topic}"
    if not speech.has(id):
        return None
    title, said, cite = (speech.say(Text(id + part)) for part in (".title", "", ".cite"))
    return Lesson(topic, title, said, cite)


def topics(lines: Iterable[Text], view: Any, ask: Ask | None) -> list[str]:
    """Return what comes up in a position: what was read, what is going on, and what is asked."""
    going_on = [f"phase-{getattr(view, 'phase', '')}"]
    going_on += [f"resolving-{each.what}" for each in getattr(view, "resolving", ())]
    asked = [] if ask is None else [f"ask-{ask.kind}", ask.text.id]
    return list(dict.fromkeys([WELCOME, *(line.id for line in lines), *going_on, *asked]))
