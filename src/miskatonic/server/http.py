"""The HTTP part: sessions, lists, opening tables, replay, records, notes, rulebooks.

`ROUTES` says it all once: from it come the handlers' wiring and the OpenAPI description. Commands at a
table go over its WebSocket, not here.
"""

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from miskatonic import bots, games
from miskatonic.core import aid, index, rulebook
from miskatonic.core.aid import AidSection
from miskatonic.core.catalogue import Catalogue
from miskatonic.core.game import BadOptions
from miskatonic.core.record import BadRecord, encode
from miskatonic.core.text import LANGUAGES, text
from miskatonic.server.commands import Denied
from miskatonic.server.desk import Desk, Unreadable, now_ms
from miskatonic.server.hub import DAY_MS, Hub
from miskatonic.server.limits import Buckets, household
from miskatonic.server.protocol import (
    ClauseInfo,
    DeckText,
    GameInfo,
    IndexEntry,
    LessonInfo,
    MatchCourse,
    NewLesson,
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
from miskatonic.server.seats import hashed, new_token
from miskatonic.server.settings import Limits
from miskatonic.server.store import Row
from miskatonic.server.table import Table

COOKIE = "miskatonic_session"
LISTED = 50
WAITING_SECONDS = 1
"""How long somebody waits who looks back too often, before he is told: asking faster brings nothing."""


class Allowed:
    """How much may be done over HTTP."""

    def __init__(self, limits: Limits) -> None:
        """Let everybody do as much as the limits say."""
        self.opening = Buckets(limits.tables_per_hour / 3600, limits.tables_burst)
        self.checking = Buckets(limits.decks_per_minute / 60, limits.decks_burst)
        self.looking = Buckets(limits.looks_per_second, limits.looks_burst)
        self.looking_from = Buckets(
            limits.looks_per_second_from_an_address, limits.looks_burst_from_an_address
        )


class Context(msgspec.Struct):
    """What a handler works with."""

    hub: Hub
    request: Request
    session: str
    """Hash of the session's token; "" without a session."""
    body: Any
    allowed: Allowed


class Refusal(Exception):
    """A request is refused with a status and a reason."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.reason.id)
        self.status = status
        self.problem = problem


Handler = Callable[[Context], Awaitable[Any]]


class Endpoint(msgspec.Struct, frozen=True):
    """One entry of the HTTP part."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any = None
    body: Any = None
    status: int = 200
    session: bool = False
    """Whether it needs a session."""
    query: tuple[str, ...] = ()
    refusals: tuple[int, ...] = ()


def refuse(status: int, reason: str) -> Refusal:
    """Return the refusal with this reason."""
    return Refusal(status, Problem(text(reason)))


async def session_of(hub: Hub, cookies: dict[str, str]) -> str:
    """Return the hash of the session's token, or "" if there is none or it has expired."""
    token = cookies.get(COOKIE, "")
    if not 16 <= len(token) <= 64:
        return ""
    session, now = hashed(token), now_ms()
    oldest = now - hub.settings.session_days * DAY_MS
    return session if await hub.store.touch_session(session, now, oldest) else ""


async def begin_session(context: Context) -> Response:
    """Give a browser without a session one; keep the one it has."""
    response = Response(status_code=204)
    if context.session:
        return response
    token = new_token()
    await context.hub.store.add_session(hashed(token), now_ms())
    settings = context.hub.settings
    response.set_cookie(
        COOKIE,
        token,
        max_age=settings.session_days * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )
    return response


async def list_games(context: Context) -> list[GameInfo]:
    """Say which games there are, with their options, bots and phrases."""
    return [_game_info(name) for name in games.NAMES]


def _game_info(name: str) -> GameInfo:
    game = games.get(name)
    return GameInfo(
        name,
        game.version,
        game.fields,
        bots.names(name),
        game.phrases(),
        game.several_seats,
        saga=games.saga(name) is not None,
        catalogue=games.catalogue(name) is not None,
        lesson=games.lesson(name) is not None,
    )


async def list_cards(context: Context) -> Response:
    """Return every card of a game, with its text in both languages; unchanged since the ETag: nothing."""
    return _lasting(context, await _made(context, "cards"))


async def list_decks(context: Context) -> Response:
    """Return the decks of a game that are ready to play; unchanged since the ETag: nothing."""
    return _lasting(context, await _made(context, "decks"))


async def list_scenarios(context: Context) -> Response:
    """Return the scenarios that decks can be played in; unchanged since the ETag: nothing."""
    return _lasting(context, await _made(context, "scenarios"))


async def check_deck(context: Context) -> Any:
    """Read a deck that somebody pasted, and say everything that is wrong with it."""
    _, catalogue = _catalogue(context)
    if not context.allowed.checking.take(context.session, now_ms() / 1000):
        raise refuse(429, "trouble-too-many-decks")
    deck = context.body
    return await asyncio.to_thread(catalogue.check, deck.text, deck.before, deck.experience)


def _catalogue(context: Context) -> tuple[str, Catalogue]:
    name = context.request.path_params["game"]
    found = games.catalogue(name) if name in games.NAMES else None
    if found is None:
        raise refuse(404, "denied-no-cards")
    return name, found


async def _made(context: Context, what: str) -> tuple[bytes, str]:
    """Putting all card texts together takes a while, the first time; tables are not kept waiting."""
    game, _ = _catalogue(context)
    return await asyncio.to_thread(_encoded, game, what)


@cache
def _encoded(game: str, what: str) -> tuple[bytes, str]:
    """Return a catalogue as JSON, made once, with its ETag."""
    catalogue = games.catalogue(game)
    data = msgspec.json.encode(getattr(catalogue, what)())
    return data, f'"{hashlib.sha256(data).hexdigest()[:32]}"'


def _lasting(context: Context, made: tuple[bytes, str]) -> Response:
    """Answer so that a browser keeps it, and asks next time whether it is still true."""
    data, tag = made
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    held = context.request.headers.get("if-none-match", "")
    if tag in held.replace("W/", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in context.request.headers.get("accept-encoding", ""):
        return Response(
            _zipped(data), media_type="application/json", headers=headers | {"content-encoding": "gzip"}
        )
    return Response(data, media_type="application/json", headers=headers)


@cache
def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, mtime=0)


async def read_rulebook(context: Context) -> list[ClauseInfo]:
    """Return a game's clauses in one language."""
    game, language = context.request.path_params["game"], context.request.path_params["language"]
    if game not in games.NAMES or language not in LANGUAGES:
        raise refuse(404, "denied-no-game")
    clauses = rulebook.load(games.package(game), language).values()
    return [ClauseInfo(each.id, each.section, each.title, each.text) for each in clauses]


async def read_index(context: Context) -> list[IndexEntry]:
    """Return the terms of a game's rulebook in one language, in the order of the alphabet."""
    game, language = context.request.path_params["game"], context.request.path_params["language"]
    if game not in games.NAMES or language not in LANGUAGES:
        raise refuse(404, "denied-no-game")
    entries = index.index(games.package(game), language)
    return [IndexEntry(each.letter, each.term, each.sections, each.see) for each in entries]


async def read_aid(context: Context) -> tuple[AidSection, ...]:
    """Return a game's player aid in one language."""
    game, language = context.request.path_params["game"], context.request.path_params["language"]
    if game not in games.NAMES or language not in LANGUAGES:
        raise refuse(404, "denied-no-game")
    return aid.load(games.package(game), language)


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
    return statistics(await context.hub.store.results(context.session))


async def export_statistics(context: Context) -> Response:
    """Return the same as a file."""
    data = msgspec.json.format(msgspec.json.encode(await my_statistics(context)), indent=1)
    headers = {"content-disposition": 'attachment; filename="miskatonic-statistics.json"'}
    return Response(data, media_type="application/json", headers=headers)


async def read_course(context: Context) -> Response:
    """Return how a match went that is over: rounds, and what was counted."""
    await _may_look(context)
    table = await (await _desk(context)).settled()
    if table.match is None or table.status not in ("over", "closed"):
        raise refuse(409, "denied-not-over")
    try:
        return Response(await context.hub.readers.course(table), media_type="application/json")
    except Busy:
        raise await _come_back() from None


async def open_table(context: Context) -> TableOpened:
    """Open a table."""
    if not context.allowed.opening.take(context.session, now_ms() / 1000):
        raise refuse(429, "trouble-too-many-tables")
    id, links = await context.hub.open_table(context.body, context.session)
    return TableOpened(id, links[0].reclaim if links else "", links)


async def read_lesson(context: Context) -> LessonInfo:
    """Return what is said in the lesson of a game."""
    game = context.request.path_params["game"]
    lesson = games.lesson(game) if game in games.NAMES else None
    if lesson is None:
        raise refuse(404, "denied-no-lesson")
    return LessonInfo(tuple(step.pages for step in lesson.steps), lesson.end)


async def open_lesson(context: Context) -> TableOpened:
    """Open a table where the game is taught, and begin."""
    if not context.allowed.opening.take(context.session, now_ms() / 1000):
        raise refuse(429, "trouble-too-many-tables")
    game = context.request.path_params["game"]
    return TableOpened(await context.hub.open_lesson(game, context.body.name, context.session), "", ())


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
    await _may_look(context)
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
        raise await _come_back() from None
    return Response(found, media_type="application/json")


async def _may_look(context: Context) -> None:
    """Let nobody look back too often, neither by himself nor together with all at his address."""
    client, now = context.request.client, now_ms() / 1000
    in_session = not context.session or context.allowed.looking.take(context.session, now)
    if not in_session or not context.allowed.looking_from.take(household(client.host if client else ""), now):
        raise await _come_back()


async def _come_back() -> Refusal:
    await asyncio.sleep(WAITING_SECONDS)
    return refuse(429, "trouble-too-many-looks")


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
    await _may_look(context)
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
    await context.hub.store.save_note(context.session, desk.table.id, context.body.text)
    return Response(status_code=204)


async def _desk(context: Context) -> Desk:
    try:
        desk = await context.hub.desk(context.request.path_params["table"])
    except Unreadable:
        raise refuse(409, "denied-unreadable") from None
    if desk is None:
        raise refuse(404, "denied-no-table")
    return desk


async def answer(endpoint: Endpoint, context: Context) -> Response:
    """Run a handler and turn what comes out, refusals too, into a response."""
    try:
        if endpoint.session and not context.session:
            raise refuse(401, "denied-no-session")
        if endpoint.body is not None:
            context.body = _decoded(await context.request.body(), endpoint.body)
        result = await endpoint.handler(context)
    except Refusal as refusal:
        return _json(refusal.problem, refusal.status)
    except Denied as denied:
        return _json(Problem(denied.reason, clause=denied.clause), 409)
    except BadOptions as bad:
        return _json(Problem(bad.reason, bad.field, bad.clause), 422)
    except BadRecord as bad:
        return _json(Problem(bad.reason, bad.where), 409)
    return result if isinstance(result, Response) else _json(result, endpoint.status)


def _decoded(data: bytes, type: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise refuse(422, "trouble-not-understood") from None


def _json(value: Any, status: int) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


_TABLE = "/api/tables/{table}"
_CARDS = games.catalogue("horror")
assert _CARDS is not None, "the one game with cards describes what the others would return"

CATALOGUE_ROUTES = (
    Endpoint(
        "GET",
        "/api/games/{game}/cards",
        list_cards,
        "List the cards of a game",
        list[_CARDS.card_type],  # type: ignore[name-defined]
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/decks",
        list_decks,
        "List the decks of a game that are ready to play",
        list[_CARDS.deck_type],  # type: ignore[name-defined]
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/scenarios",
        list_scenarios,
        "List the scenarios that decks can be played in",
        list[_CARDS.scenario_type],  # type: ignore[name-defined]
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/decks/check",
        check_deck,
        "Read and check a deck",
        _CARDS.check_type,
        DeckText,
        200,
        True,
        refusals=(401, 404, 422, 429),
    ),
)

ROUTES = (
    Endpoint("POST", "/api/session", begin_session, "Begin a session", status=204),
    Endpoint("GET", "/api/games", list_games, "List games", list[GameInfo]),
    Endpoint(
        "GET",
        "/api/games/{game}/rulebook/{language}",
        read_rulebook,
        "Read a rulebook",
        list[ClauseInfo],
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rulebook/{language}/index",
        read_index,
        "Read the index of a rulebook",
        list[IndexEntry],
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/aid/{language}",
        read_aid,
        "Read a player aid",
        list[AidSection],
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/lesson",
        read_lesson,
        "Read what a lesson says",
        LessonInfo,
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/lesson",
        open_lesson,
        "Be taught a game",
        TableOpened,
        NewLesson,
        201,
        True,
        refusals=(401, 409, 422, 429),
    ),
    *CATALOGUE_ROUTES,
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
