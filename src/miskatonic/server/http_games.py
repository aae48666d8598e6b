"""Games over HTTP: which there are, their rulebooks and aids, their cards, and being taught one.

Not for tables (see `http_tables`).
"""

import asyncio
import gzip
import hashlib
from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec
from starlette.responses import Response

from miskatonic import games
from miskatonic.core import aid, index, rulebook, text
from miskatonic.core.aid import AidSection
from miskatonic.core.catalogue import Catalogue
from miskatonic.core.text import LANGUAGES
from miskatonic.server.http import Context, Endpoint, may_open, refuse
from miskatonic.server.protocol_http import (
    ClauseInfo,
    DeckText,
    GameInfo,
    IndexEntry,
    LessonInfo,
    MessageSource,
    NewLesson,
    TableOpened,
)
from miskatonic.server.table import offered_bots


async def list_games(context: Context) -> list[GameInfo]:
    """Say which games there are, with their options, bots and phrases."""
    return [_game_info(name, context.hub.settings.bots) for name in context.hub.games]


def _game_info(name: str, guests: Collection[str]) -> GameInfo:
    game = games.get(name)
    return GameInfo(
        name,
        game.version,
        game.fields,
        offered_bots(name, guests),
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
    deck = context.body
    return await asyncio.to_thread(catalogue.check, deck.text, deck.before, deck.experience)


def _catalogue(context: Context) -> tuple[str, Catalogue]:
    name = context.request.path_params["game"]
    found = games.catalogue(name) if name in context.hub.games else None
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
    if game not in context.hub.games or language not in LANGUAGES:
        raise refuse(404, "denied-no-game")
    clauses = rulebook.load(games.package(game), language).values()
    return [ClauseInfo(each.id, each.section, each.title, each.text) for each in clauses]


async def read_index(context: Context) -> list[IndexEntry]:
    """Return the terms of a game's rulebook in one language, in the order of the alphabet."""
    game, language = context.request.path_params["game"], context.request.path_params["language"]
    if game not in context.hub.games or language not in LANGUAGES:
        raise refuse(404, "denied-no-game")
    entries = index.index(games.package(game), language)
    return [IndexEntry(each.letter, each.term, each.sections, each.see) for each in entries]


async def read_aid(context: Context) -> tuple[AidSection, ...]:
    """Return a game's player aid in one language."""
    game, language = context.request.path_params["game"], context.request.path_params["language"]
    if game not in context.hub.games or language not in LANGUAGES:
        raise refuse(404, "denied-no-game")
    return aid.load(games.package(game), language)


async def read_messages(context: Context) -> MessageSource:
    """Return a game's sentences in one language, for a client that was built without them."""
    game, language = context.request.path_params["game"], context.request.path_params["language"]
    if game not in context.hub.games or language not in LANGUAGES:
        raise refuse(404, "denied-no-game")
    return MessageSource(text.source(games.package(game), language))


async def read_lesson(context: Context) -> LessonInfo:
    """Return what is said in the lesson of a game."""
    game = context.request.path_params["game"]
    lesson = games.lesson(game) if game in context.hub.games else None
    if lesson is None:
        raise refuse(404, "denied-no-lesson")
    return LessonInfo(tuple(step.pages for step in lesson.steps), lesson.end)


async def open_lesson(context: Context) -> TableOpened:
    """Open a table where the game is taught, and begin."""
    await may_open(context)
    game = context.request.path_params["game"]
    return TableOpened(await context.hub.open_lesson(game, context.body.name, context.session), "", ())


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

GAME_ROUTES = (
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
        "/api/games/{game}/messages/{language}",
        read_messages,
        "Read the sentences of a game",
        MessageSource,
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
)
