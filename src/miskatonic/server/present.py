"""What a client is told of a table: built up for one session from what it may know.

Not for sending (see `desk`). Nothing of an entry goes out as it is.
"""

from collections.abc import Collection, Iterable, Iterator

import msgspec
from msgspec.structs import replace

from miskatonic import bots
from miskatonic.core.game import Seat
from miskatonic.core.record import CannotUndo, Record, rebuild
from miskatonic.server.protocol import (
    Chair,
    ChatLine,
    Position,
    SeatInfo,
    TableInfo,
    TableState,
    TableUpdate,
    UndoOffer,
    UndoQuestion,
    Waiting,
)
from miskatonic.server.store import Holding, Index
from miskatonic.server.table import Chairholder, Table


class Presence(msgspec.Struct):
    """Who is connected right now; kept by the desk."""

    sessions: Collection[str] = ()
    watching: int = 0


class Sent(msgspec.Struct):
    """What one client has got already."""

    logs: dict[Seat | None, int] = {}
    chat: int = 0


def whole(table: Table, session: str, presence: Presence, now: int, sent: Sent) -> TableState:
    """Return everything this client may know."""
    sent.logs, sent.chat = {}, 0
    chairs, chat = _news(table, session, sent)
    return TableState(table.seq, now, _own_info(table, session, info(table, presence)), chairs, chat)


def updates(
    table: Table, clients: Iterable[tuple[str, Sent]], presence: Presence, now: int
) -> Iterator[TableUpdate]:
    """Yield for each client what it may know, with the log and chat lines that are new to it."""
    shared = info(table, presence)
    for session, sent in clients:
        chairs, chat = _news(table, session, sent)
        yield TableUpdate(table.seq, now, _own_info(table, session, shared), chairs, chat)


def _news(table: Table, session: str, sent: Sent) -> tuple[tuple[Chair, ...], tuple[ChatLine, ...]]:
    mine: list[Seat | None] = [*table.seats_of(session)]
    readers = mine or [None]
    chairs = tuple(chair(table, reader, sent.logs.get(reader, 0)) for reader in readers)
    sent.logs = {reader: len(table.logs[reader]) for reader in readers}
    chat = tuple(line for line in table.chat[sent.chat :] if _may_hear(table, line, bool(mine)))
    sent.chat = len(table.chat)
    return chairs, chat


def _may_hear(table: Table, line: ChatLine, player: bool) -> bool:
    """Players and spectators talk apart until the match is over."""
    return (line.seat is not None) == player or table.status in ("over", "closed")


def chair(table: Table, reader: Seat | None, logged: int) -> Chair:
    """Return the game as a seat or a spectator sees it."""
    match = table.match
    if match is None:
        return Chair(reader, None, None, None, ())
    ask = None if reader is None or table.status != "playing" else match.asks.get(reader)
    view = table.game.view(match.state, reader)
    return Chair(reader, view, ask, _undo_offer(table, reader), tuple(table.logs[reader][logged:]))


def _undo_offer(table: Table, reader: Seat | None) -> UndoOffer | None:
    if reader is None or table.match is None or table.status != "playing":
        return None
    try:
        keep, free = table.match.undo_target(reader)
    except CannotUndo:
        return None
    return UndoOffer(free, table.match.answers - keep)


def info(table: Table, presence: Presence) -> TableInfo:
    """Return the table itself as everybody at it sees it."""
    over = table.status in ("over", "closed")
    return TableInfo(
        id=table.id,
        game=table.game.name,
        options=table.created.options,
        status=table.status,
        seats=tuple(_seat(holder, presence) for holder in table.chairs),
        host=False,
        public=table.created.public,
        spectators=table.created.spectators,
        watching=presence.watching,
        pace=table.created.pace,
        bots=bots.names(table.game.name),
        waiting=waiting(table),
        number=table.match.number if table.match else 0,
        undo=_undo_question(table),
        end_votes=tuple(sorted(table.end_votes)),
        outcome=table.match.outcome if table.match else None,
        seed_hash=table.seed_hash,
        seed=table.created.seed if over and table.match else "",
        rematch=table.rematch,
    )


def _seat(holder: Chairholder, presence: Presence) -> SeatInfo:
    connected = holder.kind == "bot" or (holder.kind == "person" and holder.session in presence.sessions)
    kept = holder.kind == "bot" and holder.session != ""
    return SeatInfo(holder.kind, holder.name, holder.bot, connected, kept, mine=False)


def _own_info(table: Table, session: str, shared: TableInfo) -> TableInfo:
    """Return the shared part with what is this client's own: its seats, and whether it is the host."""
    seats = tuple(
        replace(seat, mine=True) if holder.session == session else seat
        for seat, holder in zip(shared.seats, table.chairs, strict=True)
    )
    return replace(shared, seats=seats, host=table.created.host == session)


def waiting(table: Table) -> tuple[Waiting, ...]:
    """Return whom the game waits for, for what, and since when."""
    if table.status != "playing" or table.match is None:
        return ()
    limit = table.created.pace.limit
    until = table.since + limit * 1000 if limit else None
    return tuple(
        Waiting(seat, ask.kind, table.since, until if table.chairs[seat].kind == "person" else None)
        for seat, ask in table.match.asks.items()
    )


def _undo_question(table: Table) -> UndoQuestion | None:
    if table.undo is None:
        return None
    return UndoQuestion(
        table.undo.seat, tuple(sorted(table.undo_agreed)), tuple(sorted(table.undo_missing()))
    )


def index(table: Table, updated: int) -> Index:
    """Return how the table is found in lists."""
    asked = {each.seat for each in waiting(table)}
    return Index(
        game=table.game.name,
        status=table.status,
        public=table.created.public,
        names=tuple(chair.name for chair in table.chairs if chair.kind == "person"),
        open_seats=sum(chair.kind == "open" for chair in table.chairs),
        updated=updated,
        holdings=tuple(Holding(table.chairs[seat].session, seat in asked) for seat in table.people()),
    )


def position(table: Table, reader: Seat | None, move: int) -> Position:
    """Return the match as it was after so many moves, as the reader saw it."""
    assert table.match is not None, "only a match can be replayed"
    record = table.match.record()
    earliest = record.base.moves if record.base else 0  # older moves were made by older rules
    move = max(earliest, min(move, len(record.moves)))
    past = rebuild(_first(record, move), table.game)
    view = table.game.view(past.state, reader)
    lines = tuple(line for line in table.logs[reader] if line.move <= move)
    return Position(move, len(record.moves), Chair(reader, view, None, None, lines))


def _first(record: Record, moves: int) -> Record:
    return replace(record, moves=record.moves[:moves])
