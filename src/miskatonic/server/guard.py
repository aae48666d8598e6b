"""What stands before every request: security headers, size of bodies, and where requests come from.

Not for sessions and seats (see `http` and `sockets`).
"""

import logging
from collections.abc import Mapping

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from miskatonic.core.text import text
from miskatonic.server.protocol_http import Problem
from miskatonic.server.settings import Settings
from miskatonic.server.store import Unavailable

log = logging.getLogger(__name__)

CSRF_HEADER = "x-miskatonic"
PROBES = ("/healthz", "/readyz", "/metrics")
"""Whoever watches the server asks by its address, whatever people call it."""
SAFE = ("GET", "HEAD", "OPTIONS")
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(Exception):
    """A body is longer than allowed."""


def same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Say whether a request comes from one of our own pages."""
    origin = headers.get("origin", "")
    own = {f"{scheme}://{headers.get('host', '')}" for scheme in ("http", "https")}
    return origin in own or origin in settings.origins


def is_our_host(headers: Mapping[str, str], settings: Settings) -> bool:
    """Say whether a request asks for one of our names: a foreign name may lead here, too."""
    if not settings.hosts:
        return True
    host = headers.get("host", "").lower()
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    return name in settings.hosts or host in settings.hosts


class Guard:
    """ASGI middleware: checks what comes in, adds headers to what goes out."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        """Stand before `app`."""
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "websocket" and not is_our_host(Headers(scope=scope), self._settings):
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = False

        async def guarded_send(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):  # unless it says that it may be kept
                    headers.setdefault("cache-control", "no-store")
                if self._settings.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(guarded_send, *refusal)
            return
        try:
            await self._app(scope, self._bounded(receive), guarded_send)
        except ClientDisconnect:
            pass  # nobody is there any more to be answered
        except TooLarge:
            await _refuse(guarded_send, 413, "trouble-too-large")
        except Exception as error:
            log.exception("request failed", extra={"path": scope["path"], "method": scope["method"]})
            if not started:
                status = 503 if isinstance(error, Unavailable) else 500
                await _refuse(guarded_send, status, "trouble-inside")

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        if scope["path"] not in PROBES and not is_our_host(headers, self._settings):
            return 421, "denied-host"
        if scope["method"] in SAFE:
            return None
        if "origin" in headers and not same_origin(headers, self._settings):
            return 403, "denied-origin"
        if headers.get(CSRF_HEADER) != "1":
            return 403, "denied-csrf"
        return None

    def _bounded(self, receive: Receive) -> Receive:
        taken = 0

        async def bounded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self._settings.limits.body_bytes:
                raise TooLarge
            return message

        return bounded


async def _refuse(send: Send, status: int, reason: str) -> None:
    body = msgspec.json.encode(Problem(text(reason)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
