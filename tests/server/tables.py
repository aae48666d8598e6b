"""Tiny tables without a server: how one is created, and commands carried out at it."""

from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games import get
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server import readers
from miskatonic.server.commands import decide
from miskatonic.server.protocol_http import Position
from miskatonic.server.table import Table

HOST, GUEST = "h" * 64, "g" * 64


def created(game: str, options: dict[str, Any], **other: Any) -> kept.Created:
    """Return the first entry of a table; `other`: what is not as it usually is."""
    usual: dict[str, Any] = {
        "at": 1,
        "rules": get(game).version,
        "seed": "7",
        "host": HOST,
        "public": False,
        "spectators": True,
        "pace": kept.Pace(),
    }
    return kept.Created(game=game, options=options, **(usual | other))


def table(game: str, options: dict[str, Any], **other: Any) -> Table:
    """Return a table that gathers people; nobody has sat down."""
    return Table("abcdefghjk", created(game, options, **other))


def do(at: Table, session: str, command: sent.AnyCommand, now: int = 1000) -> str:
    """Carry a command out, through what is stored of it; return the reclaim token, if one was given."""
    decision = decide(at, session, command, now)
    for entry in decision.entries:
        at.apply(at.seq + 1, kept.decode_entry(kept.encode_entry(entry)))
    return decision.reclaim


def looked_back(at: Table, reader: Seat | None, move: int) -> Position:
    """Look at an earlier position as the server does, but without a worker."""
    found = readers.without_view(at, reader, move)
    return msgspec.json.decode(readers.filled(found, readers.task(at, reader, found.move)()), type=Position)
