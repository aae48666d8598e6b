"""Matches as files: the record of a match and who sits where, in one JSON file.

Records without seats can be read as well, to be replayed. Not for what a record means (see `core.record`).
"""

import os
import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from miskatonic import games
from miskatonic.core import record as records
from miskatonic.core.record import BadRecord, Match, Record
from miskatonic.core.text import MissingMessage, Speech, text

FORMAT = "miskatonic-table"
FORMAT_VERSION = 1
PRIVATE_FILE, PRIVATE_FOLDER, SHARED_FILE = 0o600, 0o700, 0o666


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat."""

    name: str
    bot: str = ""
    """The bot's kind; empty for a person."""
    by: str = ""
    """The name of the seat in which the same person sits first; empty if it is this one."""


class Saved(msgspec.Struct, frozen=True):
    """What a file held."""

    record: Record
    sitters: tuple[Sitter, ...] = ()
    """Empty if the file does not say."""
    over: bool = False
    """Whether the match was finished when it was saved."""


def folder() -> Path:
    """Return where matches are kept on this kind of machine."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "miskatonic"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "miskatonic"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "miskatonic"


def new_path(game: str) -> Path:
    """Return a file name that is still free."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M}"
    free = (folder() / f"{stem}{suffix}.json" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in free if not path.exists())


def found(path: Path) -> Path:
    """Return the file that somebody means: one in our own folder may be called by its bare name."""
    ours = folder() / f"{path.name.removesuffix('.json')}.json"
    return ours if path.name == str(path) and not path.exists() and ours.exists() else path


def called(path: Path) -> str:
    """Return what to type so that `found` finds the file again."""
    return shlex.quote(path.stem) if path.parent == folder() else shown(path)


def shown(path: Path) -> str:
    """Return the path as one would type it into a shell."""
    try:
        return "~/" + shlex.quote(str(path.relative_to(Path.home())))
    except (ValueError, RuntimeError):
        return shlex.quote(str(path))


def write(path: Path, match: Match, sitters: tuple[Sitter, ...]) -> None:
    """Write the match; the file is whole at any moment, the old one or the new one. May raise OSError."""
    record = match.record([each.name for each in sitters], checkpoint=True)
    head = {"format": FORMAT, "version": FORMAT_VERSION, "over": match.outcome is not None}
    table = {**head, "sitters": sitters, "record": record}
    write_bytes(path, msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n")


def write_bytes(path: Path, data: bytes, mode: int = PRIVATE_FILE) -> None:
    """Write a file that is whole at any moment, the old one or the new one. May raise OSError.

    A match holds hidden cards, so nobody else on this machine may read it, nor look into our own folder. What
    is written for others they may read, as far as the umask lets them.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if folder() in (path.parent, *path.parent.parents):
        folder().chmod(PRIVATE_FOLDER)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def read(path: Path) -> Saved:
    """Return what the file holds; raise BadRecord if it is no match, OSError if it cannot be read."""
    with path.open("rb") as file:
        data = file.read(2 * records.MAX_RECORD_BYTES)
    try:
        head = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        head = {}
    if head.get("format") != FORMAT:
        return Saved(records.decode(data))
    if head.get("version") != FORMAT_VERSION:
        found = str(head.get("version"))[:20]
        raise BadRecord("version", text("bad-record-version", found=found, known=FORMAT_VERSION))
    try:
        sitters = msgspec.convert(head.get("sitters"), tuple[Sitter, ...])
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRecord("sitters", text("bad-record-shape", detail=str(error)[:200])) from None
    record = records.decode(msgspec.json.encode(head.get("record")))
    return Saved(record, sitters, head.get("over") is True)


def rebuild(saved: Saved, words: Speech) -> Match:
    """Return the match of a file whose game is known; raise BadRecord if it cannot have happened."""
    game = games.get(saved.record.game)
    match = records.rebuild(saved.record, game)
    if saved.record.rules != game.version:
        _try_out(match, words)
    return match


def resume(saved: Saved, words: Speech) -> Match:
    """Return the match of a file to go on with; raise BadRecord if it ends elsewhere than the file says.

    After a change of rules `rebuild` has compared its stored position already.
    """
    match = rebuild(saved, words)
    if saved.record.rules == match.game.version:
        records.check_position(saved.record, match)
    return match


def _try_out(match: Match, words: Speech) -> None:
    """Refuse a stored position and log that the rules and words of today cannot go on with."""
    try:
        for line in match.log:
            words.say(line.event.text)
        for seat in range(match.options.seats):
            match.game.view(match.state, seat)
        if match.outcome is None and not match.asks:
            raise ValueError("nobody is asked")
    except (MissingMessage, LookupError, TypeError, ValueError) as error:
        raise BadRecord("checkpoint", text("bad-record-shape", detail=str(error)[:200])) from None
