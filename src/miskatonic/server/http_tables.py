"""Tables over HTTP: lists, opening one, coming back to a seat, looking back, notes; what one has played.

Not for commands at a table, which go over its WebSocket (see `sockets`).
"""

from functools import partial

import msgspec
from starlette.responses import Response

from miskatonic.core.record import encode
from miskatonic.core.text import text
from miskatonic.server.desk import Desk, Unreadable
from miskatonic.server.http import Context, Endpoint, Refusal, come_back, may_open, refuse
from miskatonic.server.limits import household
from miskatonic.server.protocol_http import (
    MatchCourse,
    NewTable,
    Note,
    Position,
    Problem,
    Reclaim,
    Reclaimed,
    Statistics,
    TableOpened,
    Tables,
    TableSummary,
)
from miskatonic.server.readers import Busy, Reader
from miskatonic.server.results import read_standing, statistics
from miskatonic.server.retention import kept_until
from miskatonic.server.store import Row
from miskatonic.server.table import Table

LISTED = 50


async def list_tables(context: Context) -> Tables:
    """Return the session's tables, those that wait for it first, and open public tables."""
    rows = await context.hub.store.list_tables(context.session, LISTED)
    mine = sorted((row for row in rows if row.mine), key=lambda row: (not row.turn, row.handed_over))
    others = (row for row in rows if not row.mine)
    return Tables(tuple(map(summary, mine)), tuple(map(summary, others)))


def summary(row: Row) -> TableSummary:
    """Return what a list tells of a table: of its questions only the session's own."""
    shown, stands = row.listing, read_standing(row.standing)
    questions = [stands.asks[seat] for seat in row.seats if seat in stands.asks]
    return TableSummary(
        id=row.id,
        game=shown.game,
        status=row.status,
        names=shown.names,
        open_seats=shown.open_seats,
        updated=row.updated,
        my_turn=row.turn,
        mine=row.mine,
        handed_over=row.handed_over,
        sitters=stands.sitters,
        seats=row.seats,
        round=stands.round,
        waiting=stands.waiting,
        question=questions[0] if questions else None,
        winners=stands.winners,
    )


async def my_statistics(context: Context) -> Statistics:
    """Return what the session has played to the end."""
    return statistics(await context.hub.store.results(context.session), partial(_kept_until, context))


def _kept_until(context: Context, changed: int) -> int:
    return kept_until(context.hub.settings.retention, changed)


async def export_statistics(context: Context) -> Response:
    """Return the same as a file."""
    data = msgspec.json.format(msgspec.json.encode(await my_statistics(context)), indent=1)
    headers = {"content-disposition": 'attachment; filename="miskatonic-statistics.json"'}
    return Response(data, media_type="application/json", headers=headers)


async def read_course(context: Context) -> MatchCourse:
    """Return how a match went that is over: rounds, and what was counted."""
    table = await (await _desk(context)).settled()
    if table.match is None or table.status not in ("over", "closed"):
        raise refuse(409, "denied-not-over")
    try:
        found = await context.hub.readers.course(table)
    except Busy:
        raise await come_back(1) from None
    course = msgspec.json.decode(found, type=MatchCourse)
    return msgspec.structs.replace(course, kept_until=_kept_until(context, table.touched))


async def open_table(context: Context) -> TableOpened:
    """Open a table; all at an address together have only so many public ones that gather people."""
    await may_open(context)
    most = context.hub.settings.limits.public_tables * context.hub.settings.limits.people_per_address
    public = context.body.public
    if public and context.hub.gathering_from(household(context.address)) >= most:
        raise Refusal(409, Problem(text("denied-many-public", most=most)))
    id, links = await context.hub.open_table(context.body, context.session)
    if public:
        context.hub.note_public(household(context.address), id)
    return TableOpened(id, links[0].reclaim if links else "", links)


async def reclaim_seat(context: Context) -> Reclaimed:
    """Give a seat back to whoever has its link."""
    desk = await _desk(context)
    seat, token = await desk.reclaim(context.session, context.body.token)
    return Reclaimed(seat, token)


async def read_position(context: Context) -> Response:
    """Return the match as it was after a move: one's own seat's view, or anybody's after the end.

    "all" instead of a seat is what spectators see, also for those who play; "open", once the match is over,
    shows all cards.
    """
    table = await (await _desk(context)).settled()
    reader = _reader(context, table)
    if table.match is None:
        raise refuse(409, "denied-not-started")
    move = context.request.path_params["move"]
    if not move.isascii() or not move.isdigit() or len(move) > 9:
        raise refuse(422, "denied-move")
    try:
        found = await context.hub.readers.look(table, reader, int(move))
    except Busy:
        raise await come_back(1) from None
    return Response(found, media_type="application/json")


def _reader(context: Context, table: Table) -> Reader:
    """Return through whose eyes the request may look."""
    mine = table.seats_of(context.session)
    asked = context.request.query_params.get("seat", "")
    over = table.status in ("over", "closed")
    if asked == "open":
        if not over:
            raise refuse(403, "denied-not-over")
        return "open"
    if asked == "all" or not (asked or mine):
        if not (table.created.spectators or over):
            raise refuse(403, "denied-no-spectators")
        return None
    if not asked:
        return mine[0]
    if not asked.isascii() or not asked.isdigit() or len(asked) > 2 or int(asked) not in table.seats:
        raise refuse(422, "denied-no-seat")
    if not over and int(asked) not in mine:
        raise refuse(403, "denied-not-your-seat")
    return int(asked)


async def read_record(context: Context) -> Response:
    """Return the record of a match that is over."""
    table = await (await _desk(context)).settled()
    if table.match is None or table.status not in ("over", "closed"):
        raise refuse(409, "denied-not-over")
    names = [chair.name for chair in table.chairs]
    return Response(
        encode(table.match.record(names)),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"'},
    )


async def read_note(context: Context) -> Note:
    """Return the session's private notes on a table."""
    desk = await _desk(context)
    return Note(await context.hub.store.load_note(context.session, desk.table.id))


async def write_note(context: Context) -> Response:
    """Keep the session's private notes on a table."""
    desk = await _desk(context)
    store, table, text = context.hub.store, desk.table.id, context.body.text
    is_new = bool(text) and not await store.load_note(context.session, table)
    if is_new and await store.count_notes(context.session) >= context.hub.settings.limits.notes:
        raise refuse(409, "denied-too-many-notes")
    await store.save_note(context.session, table, text)
    return Response(status_code=204)


async def _desk(context: Context) -> Desk:
    try:
        desk = await context.hub.desk(context.request.path_params["table"])
    except Unreadable:
        raise refuse(409, "denied-unreadable") from None
    if desk is None:
        raise refuse(404, "denied-no-table")
    return desk


_TABLE = "/api/tables/{table}"

TABLE_ROUTES = (
    Endpoint(
        "GET",
        "/api/me",
        my_statistics,
        "See what I have played",
        Statistics,
        session=True,
        refusals=(401,),
    ),
    Endpoint(
        "GET",
        "/api/me/export",
        export_statistics,
        "Download what I have played",
        Statistics,
        session=True,
        refusals=(401,),
    ),
    Endpoint("GET", "/api/tables", list_tables, "List tables", Tables),
    Endpoint(
        "POST",
        "/api/tables",
        open_table,
        "Open a table",
        TableOpened,
        NewTable,
        201,
        True,
        refusals=(401, 409, 422, 429),
    ),
    Endpoint(
        "POST",
        _TABLE + "/reclaim",
        reclaim_seat,
        "Reclaim a seat",
        Reclaimed,
        Reclaim,
        200,
        True,
        refusals=(401, 404, 409, 422),
    ),
    Endpoint(
        "GET",
        _TABLE + "/moves/{move}",
        read_position,
        "Look at an earlier position",
        Position,
        query=("seat",),
        refusals=(403, 404, 409, 422, 429),
    ),
    Endpoint(
        "GET",
        _TABLE + "/course",
        read_course,
        "See how a match went that is over",
        MatchCourse,
        refusals=(404, 409, 429),
    ),
    Endpoint("GET", _TABLE + "/record", read_record, "Download the record", dict, refusals=(404, 409, 429)),
    Endpoint(
        "GET", _TABLE + "/note", read_note, "Read private notes", Note, session=True, refusals=(401, 404, 409)
    ),
    Endpoint(
        "PUT",
        _TABLE + "/note",
        write_note,
        "Keep private notes",
        None,
        Note,
        204,
        True,
        refusals=(401, 404, 409, 422),
    ),
)
