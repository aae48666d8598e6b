"""The HTTP part's frame: what a handler gets, how it refuses, whose session it is, what is answered.

The handlers live in `http_games`, `http_tables`, `http_devices` and `http_rooms`; their routes say it all
once: from them come the wiring and the OpenAPI description. Commands at a table go over its WebSocket.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from miskatonic.core.game import BadOptions
from miskatonic.core.record import BadRecord
from miskatonic.core.text import text
from miskatonic.server.commands import Denied
from miskatonic.server.desk import now_ms
from miskatonic.server.hub import Hub
from miskatonic.server.observe import METRICS
from miskatonic.server.prices import PRICES, Till
from miskatonic.server.protocol_http import Problem
from miskatonic.server.retention import DAY_MS
from miskatonic.server.seats import hashed, new_token
from miskatonic.server.settings import Settings

COOKIE = "miskatonic_session"
SECURE_COOKIE = "__Host-miskatonic_session"
"""By https: browsers take that name from this very host alone, and only marked Secure."""
WAITING_SECONDS = 1
"""How long somebody waits who wants too much, before he is told: asking faster brings nothing."""


class Context(msgspec.Struct):
    """What a handler works with."""

    hub: Hub
    request: Request
    session: str
    """Whose request it is: the hash of a session's token; "" without a session."""
    body: Any
    till: Till

    @property
    def device(self) -> str:
        """Return the hash of this very browser's token; one person may have several."""
        return device_of(self.hub, self.request.cookies)

    @property
    def address(self) -> str:
        """Return where the request comes from."""
        return address_of(self.request)


class Refusal(Exception):
    """A request is refused with a status and a reason."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.reason.id)
        self.status = status
        self.problem = problem
        self.wait = 0
        """In how many seconds one may come back; 0: that does not matter."""


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


async def come_back(seconds: int, reason: str = "trouble-too-much") -> Refusal:
    """Return the refusal of whoever wants too much; asking faster brings nothing."""
    METRICS.troubles.inc()
    await asyncio.sleep(WAITING_SECONDS)
    refusal = Refusal(429, Problem(text(reason, seconds=seconds)))
    refusal.wait = max(1, seconds)
    return refusal


def address_of(connection: HTTPConnection) -> str:
    """Return where somebody connects from; behind a proxy that is trusted, for whom it asks."""
    return connection.client.host if connection.client else ""


async def may_open(context: Context) -> None:
    """Let nobody open too many tables or rooms, neither by himself nor together with all at his address."""
    wait = context.till.open_table(context.session, context.address, time.monotonic())
    if wait:
        raise await come_back(wait, "trouble-too-many-tables")
    if await context.hub.store.unfinished(context.session) >= context.hub.settings.limits.unfinished_tables:
        raise refuse(429, "denied-too-many-unfinished")


def device_of(hub: Hub, cookies: dict[str, str]) -> str:
    """Return the hash of a browser's token; "" if it has none."""
    token = token_of(hub, cookies)
    return hashed(token) if token else ""


def token_of(hub: Hub, cookies: dict[str, str]) -> str:
    """Return a browser's token, also from the cookie of the version before; "" if there is none."""
    token = (hub.settings.secure and cookies.get(SECURE_COOKIE)) or cookies.get(COOKIE, "")
    return token if 16 <= len(token) <= 64 else ""


async def session_of(hub: Hub, cookies: dict[str, str]) -> str:
    """Return whose browser it is; "" if it has no session, or one that has expired."""
    device = device_of(hub, cookies)
    return await hub.person(device) if device else ""


async def begin_session(context: Context) -> Response:
    """Give a browser without a session one; keep the one it has, from now on under its proper name."""
    response = Response(status_code=204)
    cookies, settings = context.request.cookies, context.hub.settings
    if context.session:
        named = cookie_name(settings) in cookies
        return response if named else with_cookie(response, token_of(context.hub, cookies), settings)
    wait = context.till.begin_session(context.address, time.monotonic())
    if wait:
        raise await come_back(wait)
    token = new_token()
    await context.hub.store.add_session(hashed(token), now_ms())
    return with_cookie(response, token, settings)


def cookie_name(settings: Settings) -> str:
    """Return under which name a browser keeps its token."""
    return SECURE_COOKIE if settings.secure else COOKIE


def with_cookie(response: Response, token: str, settings: Settings) -> Response:
    """Let the browser keep its token."""
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=int(settings.retention.sessions * DAY_MS) // 1000,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        path="/",
    )
    return response


async def serve(endpoint: Endpoint, hub: Hub, request: Request, till: Till) -> Response:
    """Let a request pay, first its address and then its session, and answer it."""
    price, now = PRICES[f"{endpoint.method} {endpoint.path}"], time.monotonic()
    wait = till.pay(price, "", address_of(request), now)
    session = "" if wait else await session_of(hub, request.cookies)
    wait = wait or till.pay(price, session, "", now)
    return await answer(endpoint, Context(hub, request, session, None, till), wait)


async def answer(endpoint: Endpoint, context: Context, wait: int = 0) -> Response:
    """Run a handler and turn what comes out, refusals too, into a response; `wait`: refuse it for now."""
    try:
        if wait:
            raise await come_back(wait)
        if endpoint.session and not context.session:
            raise refuse(401, "denied-no-session")
        if endpoint.body is not None:
            context.body = _decoded(await context.request.body(), endpoint.body)
        result = await endpoint.handler(context)
    except Refusal as refusal:
        METRICS.refused.labels(refusal.problem.reason.id).inc()
        headers = {"retry-after": str(refusal.wait)} if refusal.wait else {}
        return as_json(refusal.problem, refusal.status, headers)
    except Denied as denied:
        return as_json(Problem(denied.reason, clause=denied.clause), 409)
    except BadOptions as bad:
        return as_json(Problem(bad.reason, bad.field, bad.clause), 422)
    except BadRecord as bad:
        return as_json(Problem(bad.reason, bad.where), 409)
    return result if isinstance(result, Response) else as_json(result, endpoint.status)


def _decoded(data: bytes, type: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=type)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise refuse(422, "trouble-not-understood") from None


def as_json(value: Any, status: int, headers: dict[str, str] | None = None) -> Response:
    """Return a value as an answer."""
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


SESSION_ROUTES = (Endpoint("POST", "/api/session", begin_session, "Begin a session", status=204),)
