"""The server as an ASGI application: pages, the HTTP part, and the WebSockets of tables and rooms.

`create_app(settings)` is the one door. Not for what happens at a table (see `hub` and `desk`).
"""

import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from miskatonic import __version__
from miskatonic.server.desk import Unreadable
from miskatonic.server.guard import Guard, same_origin
from miskatonic.server.http import SESSION_ROUTES, Endpoint, address_of, device_of, serve, session_of
from miskatonic.server.http_devices import DEVICE_ROUTES
from miskatonic.server.http_games import GAME_ROUTES
from miskatonic.server.http_rooms import ROOM_ROUTES
from miskatonic.server.http_tables import TABLE_ROUTES
from miskatonic.server.hub import Hub
from miskatonic.server.observe import METRICS
from miskatonic.server.openapi import describe
from miskatonic.server.prices import FILE, PAGE, Till
from miskatonic.server.room_sockets import serve_room
from miskatonic.server.settings import Settings
from miskatonic.server.sockets import (
    NO_SESSION,
    NO_TABLE,
    NOT_ALLOWED,
    RESTART,
    TOO_FAST,
    UNREADABLE,
    Pace,
    Socket,
)
from miskatonic.server.store import Unavailable
from miskatonic.server.stores import open_store

CLIENT = Path(__file__).parent / "client"
"""The built browser client (`make web`)."""
PAGES = (
    *("/", "/t/{table}", "/t/{table}/replay", "/rules/{game}", "/learn/{game}", "/aid/{game}"),
    *("/cards", "/cards/{card}", "/decks", "/decks/{deck}", "/new", "/new/{game}"),
    *("/campaign", "/campaign/{room}"),
    *("/me", "/settings", "/credits", "/help"),
)
ALL_ROUTES = (*SESSION_ROUTES, *DEVICE_ROUTES, *GAME_ROUTES, *TABLE_ROUTES, *ROOM_ROUTES)
NOT_BUILT = "The browser client is not built. Run `make web`, then start the server again.\n"


def create_app(settings: Settings) -> Starlette:
    """Return the application."""
    hub = Hub(open_store(settings.database), settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        yield
        await hub.stop()

    till = Till(settings.limits)
    routes: list[BaseRoute] = [_http_route(each, hub, till) for each in ALL_ROUTES]
    routes += _plain_routes(hub)
    open_sockets: Counter[str] = Counter()
    routes.append(WebSocketRoute("/ws/{table}", _table_socket(hub, open_sockets, till)))
    routes.append(WebSocketRoute("/ws/room/{room}", _room_socket(hub, open_sockets)))
    routes += _client_routes(till)
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, settings)],
        exception_handlers={404: _nothing_here},
    )
    app.state.hub = hub
    return app


def _http_route(endpoint: Endpoint, hub: Hub, till: Till) -> Route:
    async def handle(request: Request) -> Response:
        return await serve(endpoint, hub, request, till)

    return Route(endpoint.path, handle, methods=[endpoint.method])


def _plain_routes(hub: Hub) -> list[BaseRoute]:
    description = msgspec.json.encode(describe(ALL_ROUTES, __version__))

    async def openapi(request: Request) -> Response:
        return Response(description, media_type="application/json")

    async def health(request: Request) -> Response:
        status = "stopping" if hub.stopping else "ok"
        return PlainTextResponse(status + "\n", 503 if hub.stopping else 200)

    async def ready(request: Request) -> Response:
        why_not = await hub.why_not_ready()
        return PlainTextResponse((why_not or "ready") + "\n", 503 if why_not else 200)

    async def metrics(request: Request) -> Response:
        return Response(METRICS.page(), media_type="text/plain; version=0.0.4")

    return [
        Route("/api/openapi.json", openapi),
        Route("/healthz", health),
        Route("/readyz", ready),
        Route("/metrics", metrics),
    ]


SocketEndpoint = Callable[[WebSocket], Awaitable[None]]


def _room_socket(hub: Hub, open_sockets: Counter[str]) -> SocketEndpoint:
    async def serve(web: WebSocket) -> None:
        session = await session_of(hub, web.cookies)
        if not same_origin(web.headers, hub.settings):
            await _turn_away(web, NOT_ALLOWED)
        elif not session:
            await _turn_away(web, NO_SESSION)
        elif open_sockets[session] >= hub.settings.limits.sockets:
            await _turn_away(web, TOO_FAST)
        else:
            await web.accept()
            with _counted(open_sockets, session):
                await serve_room(web, hub)

    return serve


@contextmanager
def _counted(open_sockets: Counter[str], session: str) -> Iterator[None]:
    """Count a socket of a session while it is open."""
    open_sockets[session] += 1
    try:
        yield
    finally:
        open_sockets[session] -= 1
        if not open_sockets[session]:
            del open_sockets[session]


def _table_socket(hub: Hub, open_sockets: Counter[str], till: Till) -> SocketEndpoint:
    limits = hub.settings.limits
    pace = Pace(limits, till)

    async def serve(web: WebSocket) -> None:
        if not same_origin(web.headers, hub.settings):
            await _turn_away(web, NOT_ALLOWED)
            return
        try:
            session = await session_of(hub, web.cookies)
            desk = await hub.desk(web.path_params["table"]) if session else None
        except Unreadable:
            await _turn_away(web, UNREADABLE)
            return
        except Unavailable:
            await _turn_away(web, RESTART)
            return
        if not session:
            await _turn_away(web, NO_SESSION)
        elif desk is None:
            await _turn_away(web, NO_TABLE)
        elif not desk.table.admits(session):
            await _turn_away(web, NOT_ALLOWED)
        elif open_sockets[session] >= limits.sockets or not desk.has_room_for(session):
            await _turn_away(web, TOO_FAST)
        else:
            await web.accept()
            socket = Socket(web, session, hub, pace)
            with _counted(open_sockets, session), hub.open_page(device_of(hub, web.cookies), socket.sign_out):
                await socket.run(desk)

    return serve


async def _turn_away(web: WebSocket, code: int) -> None:
    """Accept and close at once: browsers see a code only of a socket that was open."""
    await web.accept()
    await web.close(code)


class _Paid:
    """Files for which an address pays."""

    def __init__(self, app: ASGIApp, till: Till) -> None:
        self._app = app
        self._till = till

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        wait = self._till.pay(FILE, "", address_of(HTTPConnection(scope)), time.monotonic())
        app = Response(status_code=429, headers={"retry-after": str(wait)}) if wait else self._app
        await app(scope, receive, send)


def _client_routes(till: Till) -> list[BaseRoute]:
    """Serve the built client; every page of it is the same file."""

    async def page(request: Request) -> Response:
        wait = till.pay(PAGE, "", address_of(request), time.monotonic())
        if wait:
            return PlainTextResponse(f"Please come back in {wait} s.\n", 429, {"retry-after": str(wait)})
        if not (CLIENT / "index.html").exists():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})

    routes: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if (CLIENT / "assets").exists():
        routes.append(Mount("/assets", _Paid(GZipMiddleware(_Immutable(directory=CLIENT / "assets")), till)))
        routes.append(Mount("/", _Paid(StaticFiles(directory=CLIENT), till)))
    return routes


async def _nothing_here(request: Request, error: Exception) -> Response:
    """Answer a person with the client, which says so in his language, and a program in one word."""
    if "text/html" in request.headers.get("accept", "") and (CLIENT / "index.html").exists():
        return FileResponse(CLIENT / "index.html", 404, headers={"cache-control": "no-cache"})
    return PlainTextResponse("Not Found\n", 404)


class _Immutable(StaticFiles):
    """Files whose names change with their content."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """Return the file with leave to keep it for good."""
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response
