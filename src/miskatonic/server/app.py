"""The server as an ASGI application: pages, the HTTP part, and the WebSockets of tables and rooms.

`create_app(settings)` is the one door. Not for what happens at a table (see `hub` and `desk`).
"""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from miskatonic.server.desk import Unreadable
from miskatonic.server.guard import Guard, same_origin
from miskatonic.server.http import ROUTES, Allowed, Context, Endpoint, answer, session_of
from miskatonic.server.http_rooms import ROOM_ROUTES
from miskatonic.server.hub import Hub
from miskatonic.server.observe import METRICS
from miskatonic.server.openapi import describe
from miskatonic.server.room_sockets import serve_room
from miskatonic.server.settings import Settings
from miskatonic.server.sockets import NO_SESSION, NO_TABLE, NOT_ALLOWED, TOO_FAST, UNREADABLE, Pace, Socket
from miskatonic.server.stores import open_store

CLIENT = Path(__file__).parent / "client"
"""The built browser client (`make web`)."""
PAGES = (
    *("/", "/t/{table}", "/t/{table}/replay", "/rules/{game}", "/learn/{game}", "/aid/{game}"),
    *("/cards", "/cards/{card}", "/decks", "/decks/{deck}", "/new", "/new/{game}"),
    *("/campaign", "/campaign/{room}"),
    *("/me", "/settings", "/credits", "/help"),
)
ALL_ROUTES = (*ROUTES, *ROOM_ROUTES)
NOT_BUILT = "The browser client is not built. Run `make web`, then start the server again.\n"


def create_app(settings: Settings) -> Starlette:
    """Return the application."""
    hub = Hub(open_store(settings.database), settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        yield
        await hub.stop()

    allowed = Allowed(settings.limits)
    routes: list[BaseRoute] = [_http_route(each, hub, allowed) for each in ALL_ROUTES]
    routes += _plain_routes(hub)
    open_sockets: Counter[str] = Counter()
    routes.append(WebSocketRoute("/ws/{table}", _table_socket(hub, open_sockets)))
    routes.append(WebSocketRoute("/ws/room/{room}", _room_socket(hub, open_sockets)))
    routes += _client_routes()
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, settings)],
        exception_handlers={404: _nothing_here},
    )
    app.state.hub = hub
    return app


def _http_route(endpoint: Endpoint, hub: Hub, allowed: Allowed) -> Route:
    async def handle(request: Request) -> Response:
        session = await session_of(hub, request.cookies)
        return await answer(endpoint, Context(hub, request, session, None, allowed))

    return Route(endpoint.path, handle, methods=[endpoint.method])


def _plain_routes(hub: Hub) -> list[BaseRoute]:
    description = msgspec.json.encode(describe(ALL_ROUTES, version("miskatonic")))

    async def openapi(request: Request) -> Response:
        return Response(description, media_type="application/json")

    async def health(request: Request) -> Response:
        status = "stopping" if hub.stopping else "ok"
        return PlainTextResponse(status + "\n", 503 if hub.stopping else 200)

    async def metrics(request: Request) -> Response:
        return Response(METRICS.page(), media_type="text/plain; version=0.0.4")

    return [
        Route("/api/openapi.json", openapi),
        Route("/healthz", health),
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


def _table_socket(hub: Hub, open_sockets: Counter[str]) -> SocketEndpoint:
    limits = hub.settings.limits
    pace = Pace(limits)

    async def serve(web: WebSocket) -> None:
        if not same_origin(web.headers, hub.settings):
            await _turn_away(web, NOT_ALLOWED)
            return
        session = await session_of(hub, web.cookies)
        try:
            desk = await hub.desk(web.path_params["table"]) if session else None
        except Unreadable:
            await _turn_away(web, UNREADABLE)
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
            with _counted(open_sockets, session):
                await Socket(web, session, hub, pace).run(desk)

    return serve


async def _turn_away(web: WebSocket, code: int) -> None:
    """Accept and close at once: browsers see a code only of a socket that was open."""
    await web.accept()
    await web.close(code)


def _client_routes() -> list[BaseRoute]:
    """Serve the built client; every page of it is the same file."""

    async def page(request: Request) -> Response:
        if not (CLIENT / "index.html").exists():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})

    routes: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if (CLIENT / "assets").exists():
        routes.append(Mount("/assets", GZipMiddleware(_Immutable(directory=CLIENT / "assets"))))
        routes.append(Mount("/", StaticFiles(directory=CLIENT)))
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
