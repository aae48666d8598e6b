"""The rooms over HTTP: beginning a series, coming to one, changing it, taking it away as a file.

Not for the tables at which its matches are played, nor for who may change what (see `rooms`).
"""

import base64
import binascii
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.responses import Response

from miskatonic import games
from miskatonic.core import series as documents
from miskatonic.core.saga import Refused
from miskatonic.core.series import BadSeries, Series
from miskatonic.server import protocol_rooms as sent
from miskatonic.server import rooms
from miskatonic.server.commands import Denied
from miskatonic.server.desk import now_ms
from miskatonic.server.http import Context, Endpoint, Refusal, may_open, refuse
from miskatonic.server.keeper import Keeper, new_seed
from miskatonic.server.protocol_http import Problem, Reclaim, TableOpened
from miskatonic.server.protocol_rooms import RoomInfo, RoomOpened
from miskatonic.server.rooms import Room
from miskatonic.server.seats import new_token
from miskatonic.server.spelling import clean

LISTED = 20
GZIP = 31
"""zlib's way to say that a gzip header comes first."""


async def list_plans(context: Context) -> Any:
    """Say what tales a game can tell over several matches."""
    name = context.request.path_params["game"]
    saga = games.saga(name) if name in games.NAMES else None
    if saga is None:
        raise refuse(404, "denied-no-saga")
    return saga.plans()


async def list_rooms(context: Context) -> list[sent.RoomSummary]:
    """Return the rooms that the session belongs to, the last visited first."""
    keeper, found = Keeper(context.hub), []
    for id in await context.hub.store.own_rooms(context.session, LISTED):
        looked = await keeper.look(id)
        if looked is not None and rooms.member(looked[1], context.session):
            room = looked[1]
            found.append(sent.RoomSummary(id, room.series.game, room.series.name, room.table))
    return found


async def open_room(context: Context) -> RoomOpened:
    """Begin a tale."""
    await _may_open(context)
    wanted: sent.NewRoom = context.body
    saga = rooms.saga_of(wanted.game)
    wish = _converted(wanted.wish, saga.wish_type)
    try:
        tale = saga.begin(wish, wanted.me, new_seed())
    except Refused as refused:
        raise Denied(refused.reason, refused.clause) from None
    series = Series(wanted.game, clean(wanted.name), tale=tale)
    return RoomOpened(*await Keeper(context.hub).open(series, context.session, wanted.me))


async def import_room(context: Context) -> RoomOpened:
    """Go on with a tale from a file; a match that was being played there counts as not begun."""
    await _may_open(context)
    try:
        series = documents.read(_unpacked(context.body.packed))
        saga = rooms.saga_of(series.game)
        saga.read(series)
    except BadSeries as bad:
        raise Refusal(422, Problem(bad.reason, bad.where)) from None
    series = msgspec.structs.replace(series, tale=saga.call_off(series.tale))
    return RoomOpened(*await Keeper(context.hub).open(series, context.session, context.body.me))


async def _may_open(context: Context) -> None:
    await may_open(context)
    if await context.hub.store.count_rooms(context.session) >= context.hub.settings.limits.rooms:
        raise refuse(429, "denied-too-many-rooms")


def _unpacked(packed: str) -> bytes:
    """Return what was packed; however small it came, never more than a document may be long."""
    unpacking = zlib.decompressobj(GZIP)
    try:
        found = unpacking.decompress(base64.b64decode(packed, validate=True), documents.MAX_SERIES_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        raise refuse(422, "denied-packed") from None
    if not unpacking.eof:
        raise refuse(422, "denied-packed")
    return found


def _converted(given: Any, type: Any) -> Any:
    try:
        return msgspec.convert(given, type)
    except (msgspec.ValidationError, RecursionError):
        raise refuse(422, "trouble-not-understood") from None


async def read_room(context: Context) -> RoomInfo | Response:
    """Return a room to whoever has its address; nothing if it is as it was at the number `after`."""
    seq, room = await _looked(context)
    if context.request.query_params.get("after") == str(seq):
        return Response(status_code=204)
    return _info(context, seq, room)


async def _looked(context: Context) -> tuple[int, Room]:
    found = await Keeper(context.hub).look(context.request.path_params["room"])
    if found is None:
        raise refuse(404, "denied-no-room")
    return found


def _info(context: Context, seq: int, room: Room) -> RoomInfo:
    """A room as this session sees it: no hash of a session or a token goes out."""
    return RoomInfo(
        id=context.request.path_params["room"],
        seq=seq,
        game=room.series.game,
        name=room.series.name,
        me=rooms.member(room, context.session),
        host=room.host,
        people=tuple(sent.RoomPerson(each.name, bool(each.session)) for each in room.members),
        votes=tuple(sent.RoomVote(who, msgspec.json.decode(what)) for who, what in room.votes),
        table=room.table,
        next=room.next,
        played=len(room.series.matches),
        view=rooms.saga_of(room.series.game).view(room.series),
    )


async def come_to_room(context: Context) -> sent.RoomEntered:
    """Let somebody in by an invitation."""
    visit, token = context.body, new_token()
    return await _entered(
        context, token, lambda room: rooms.come(room, context.session, visit.name, visit.invitation, token)
    )


async def reclaim_place(context: Context) -> sent.RoomEntered:
    """Give somebody his place back who has its link."""
    token = new_token()
    return await _entered(
        context, token, lambda room: rooms.reclaim(room, context.session, context.body.token, token)
    )


async def _entered(context: Context, token: str, how: Callable[[Room], Room]) -> sent.RoomEntered:
    await _looked(context)
    room = context.request.path_params["room"]
    await Keeper(context.hub).alter(room, how)
    await context.hub.store.enter_room(context.session, room, now_ms())
    return sent.RoomEntered(token)


async def renew_invitation(context: Context) -> sent.Invitation:
    """Make a new invitation; the old one counts no more."""
    invitation = new_token()
    await Keeper(context.hub).alter(
        context.request.path_params["room"],
        lambda room: rooms.renew_invitation(room, context.session, invitation),
    )
    return sent.Invitation(invitation)


async def change_room(context: Context) -> RoomInfo:
    """Change the tale, if that is this person's business."""
    _, room = await _looked(context)
    saga = rooms.saga_of(room.series.game)
    wanted, seed = _converted(context.body.change, saga.change_type), new_seed()
    seq, changed = await Keeper(context.hub).alter(
        context.request.path_params["room"],
        lambda latest: rooms.change(latest, context.session, wanted, seed),
    )
    return _info(context, seq, changed)


async def begin_match(context: Context) -> TableOpened:
    """Open the table of the next match, where everybody's seat is kept."""
    id, links = await Keeper(context.hub).begin_match(context.request.path_params["room"], context.session)
    return TableOpened(id, links[0].reclaim if links else "", links)


async def go_on(context: Context) -> RoomOpened:
    """Go on from a tale that is over, with the same people."""
    _, room = await _looked(context)
    wanted: sent.RoomAgain = context.body
    wish = _converted(wanted.wish, rooms.saga_of(room.series.game).again_type)
    name = clean(wanted.name)
    id = context.request.path_params["room"]
    return RoomOpened(*await Keeper(context.hub).go_on(id, context.session, wish, name))


async def take_away(context: Context) -> Response:
    """Return the whole tale as a file."""
    _, room = await _looked(context)
    name = f"{room.series.game}-{context.request.path_params['room']}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(documents.write(room.series), media_type="application/json", headers=headers)


_ROOM = "/api/rooms/{room}"
_CHANGES = (401, 404, 409, 422)

ROOM_ROUTES = (
    Endpoint(
        "GET",
        "/api/games/{game}/saga",
        list_plans,
        "List what a game can tell over several matches",
        list,
        refusals=(404,),
    ),
    Endpoint("GET", "/api/rooms", list_rooms, "List own rooms", list[sent.RoomSummary]),
    Endpoint(
        "POST",
        "/api/rooms",
        open_room,
        "Begin a tale",
        RoomOpened,
        sent.NewRoom,
        201,
        True,
        refusals=(401, 409, 422, 429),
    ),
    Endpoint(
        "POST",
        "/api/rooms/import",
        import_room,
        "Go on with a tale from a file",
        RoomOpened,
        sent.RoomDocument,
        201,
        True,
        refusals=(401, 409, 422, 429),
    ),
    Endpoint("GET", _ROOM, read_room, "Look at a room", RoomInfo, query=("after",), refusals=(404, 409)),
    Endpoint(
        "POST",
        _ROOM + "/come",
        come_to_room,
        "Come by an invitation",
        sent.RoomEntered,
        sent.RoomVisit,
        200,
        True,
        refusals=_CHANGES,
    ),
    Endpoint(
        "POST",
        _ROOM + "/reclaim",
        reclaim_place,
        "Reclaim a place",
        sent.RoomEntered,
        Reclaim,
        200,
        True,
        refusals=_CHANGES,
    ),
    Endpoint(
        "POST",
        _ROOM + "/invitation",
        renew_invitation,
        "Make a new invitation",
        sent.Invitation,
        session=True,
        refusals=(401, 409),
    ),
    Endpoint(
        "POST",
        _ROOM + "/change",
        change_room,
        "Change the tale",
        RoomInfo,
        sent.RoomChange,
        200,
        True,
        refusals=_CHANGES,
    ),
    Endpoint(
        "POST",
        _ROOM + "/match",
        begin_match,
        "Begin the next match",
        TableOpened,
        session=True,
        status=201,
        refusals=(401, 409, 422),
    ),
    Endpoint(
        "POST",
        _ROOM + "/again",
        go_on,
        "Go on from a tale that is over",
        RoomOpened,
        sent.RoomAgain,
        201,
        True,
        refusals=_CHANGES,
    ),
    Endpoint("GET", _ROOM + "/document", take_away, "Take the tale away as a file", dict, refusals=(404,)),
)
