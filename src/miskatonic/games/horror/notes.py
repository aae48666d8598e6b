"""Notes of the campaign log as plain data, and how they read. Not for writing them (see `rules.logbook`)."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from miskatonic.core.text import Text, text

Name = Annotated[str, Meta(max_length=80)]


class LogNote(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """record.1, record.4: a note in the campaign log, exactly as it was given."""

    what: Annotated[str, Meta(pattern="^[a-z0-9-]{1,60}$")]
    """Its phrase is the message `note-<what>`."""
    card: tuple[Name, Name] = ("", "")
    """The name in it, in English and in German."""
    number: Annotated[int, Meta(ge=-999, le=9999)] = 0
    """The number in it."""
    crossed_out: bool = False


def is_recorded(log: Iterable[LogNote], what: str, card: str = "") -> bool:
    """record.2, record.3: whether a note stands there, not crossed out; with that English name, if any."""
    return any(note.what == what and not note.crossed_out and card in ("", note.card[0]) for note in log)


def phrase(note: LogNote) -> Text:
    """record.4, record.x1: the exact phrase of a note, with its name and its number."""
    return text(
        f"note-{note.what}", card=text("card-name", en=note.card[0], de=note.card[1]), number=note.number
    )
