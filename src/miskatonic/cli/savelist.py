"""`miskatonic saves`: the matches and campaigns in our own folder, the newest first.

Tells who plays and how far a match is, and nothing of what is hidden in it.
"""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec

from miskatonic.cli import saves
from miskatonic.cli.flags import Language
from miskatonic.cli.screen import Screen
from miskatonic.cli.words import print_json, speech
from miskatonic.core.record import BadRecord
from miskatonic.core.text import Text, text


class Kept(msgspec.Struct, frozen=True):
    """A saved match, as it stands in the list."""

    name: str
    saved: datetime
    game: str = ""
    """Empty if the file cannot be used."""
    people: tuple[str, ...] = ()
    moves: int = 0
    over: bool = False


def print_saves(language: Language, json: bool) -> None:
    """Print all that can be gone on with or watched again, and how."""
    matches, tales = list(kept_matches()), campaigns()
    if json:
        print_json({"matches": matches, "campaigns": tales})
        return
    words, screen = speech(language), Screen()
    if not matches and not tales:
        screen.line(words.say(text("saves-none", folder=saves.shown(saves.folder()))))
        screen.unbroken("  miskatonic play ritual")
    width = max((len(each.name) for each in matches), default=0)
    for each in matches:
        told = words.say(told_of(each))
        screen.line(f"{each.name:<{width}}  {each.saved:%Y-%m-%d %H:%M}  {told}", indent=4)
    if any(each.game for each in matches):
        screen.line(words.say(text("saves-how")))
    if tales:
        screen.line(words.say(text("saves-campaigns", names=", ".join(tales))))


def told_of(kept: Kept) -> Text:
    """Return who plays what, and how far they are."""
    if not kept.game:
        return text("saves-unusable")
    game, people = kept.game.capitalize(), ", ".join(kept.people)
    if kept.over:
        return text("saves-over", game=game, people=people)
    return text("saves-open", game=game, people=people, moves=kept.moves)


def kept_matches() -> Iterator[Kept]:
    """Yield the matches in our own folder, the one that was saved last first."""
    for saved, path in _newest_first(saves.folder()):
        try:
            found = saves.read(path)
        except (OSError, BadRecord):
            yield Kept(path.stem, saved)
            continue
        people = tuple([each.name for each in found.sitters if not each.bot and not each.by])
        yield Kept(path.stem, saved, found.record.game, people, len(found.record.moves), found.over)


def campaigns() -> list[str]:
    """Return the campaigns in our own folder, the newest first; a match under way is part of its campaign."""
    files = _newest_first(saves.folder() / "campaigns")
    return [path.stem for _, path in files if not path.stem.endswith(".match")]


def _newest_first(folder: Path) -> list[tuple[datetime, Path]]:
    """Return the files of a folder, which may not be there yet."""
    files = [(path.stat().st_mtime, path) for path in folder.glob("*.json")]
    return [(datetime.fromtimestamp(changed), path) for changed, path in sorted(files, reverse=True)]
