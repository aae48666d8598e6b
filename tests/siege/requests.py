"""Bad requests, each kind a function that writes one: bytes to send, and for how many requests they count."""

import asyncio
import random
from collections.abc import Callable

import msgspec

Request = tuple[bytes, int]


class Facts(msgspec.Struct):
    """What a stranger knows."""

    cookie: bytes = b""
    table: bytes = b"none"


Kind = Callable[[random.Random, Facts], Request]
REQUESTS: dict[str, Kind] = {}


def written(start: bytes, body: bytes, facts: Facts, *more: bytes) -> bytes:
    """Return a request as a browser of ours would send it."""
    head = [
        start + b" HTTP/1.1",
        b"Host: 127.0.0.1",
        b"X-Miskatonic: 1",
        b"Content-Type: application/json",
        b"Content-Length: %d" % len(body),
        *([b"Cookie: " + facts.cookie] if facts.cookie else []),
        *more,
    ]
    return b"\r\n".join(head) + b"\r\n\r\n" + body


async def raw(port: int, source: str, start: bytes, body: bytes, facts: Facts) -> bytes:
    """Send a request and return the beginning of what came back."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(written(start, body, facts, b"Connection: close"))
    answer = await reader.read(65_536)
    writer.close()
    return answer


def kind(name: str) -> Callable[[Kind], Kind]:
    """Enter a kind of request."""

    def entered(function: Kind) -> Kind:
        REQUESTS[name] = function
        return function

    return entered


def _noise(dice: random.Random, length: int) -> bytes:
    return bytes(dice.choices(range(33, 127), k=length))


def _get(path: bytes) -> Kind:
    return lambda dice, facts: (written(b"GET " + path, b"", facts), 1)


def _look_at(part: bytes) -> Kind:
    return lambda dice, facts: (written(b"GET /api/tables/" + facts.table + part, b"", facts), 1)


def _open_with(body: bytes) -> Kind:
    return lambda dice, facts: (written(b"POST /api/tables", body, facts), 1)


# Addresses and heads

PATHS = {
    "unknown-path": b"/api/nothing/here",
    "long-path": b"/" + b"a" * 9000,
    "bad-percent": b"/t/%zz%1",
    "path-out": b"/../../../../etc/passwd",
    "null-in-path": b"/api/tables/%00",
    "cards": b"/api/games/horror/cards",
    "rules": b"/api/games/horror/rulebook/de",
    "scenarios": b"/api/games/horror/scenarios",
    "list": b"/api/tables",
    "results": b"/api/me/export",
    "metrics": b"/metrics",
    "openapi": b"/api/openapi.json",
    "room-guess": b"/api/rooms/aaaaaaaaaaaaaaaaaaaaaa",
    "unknown-game": b"/api/games/chess/rulebook/en",
}
REQUESTS |= {name: _get(path) for name, path in PATHS.items()}

PARTS = {
    "old-position": b"/moves/3",
    "far-position": b"/moves/99999999",
    "negative-position": b"/moves/-1",
    "no-number": b"/moves/x",
    "record-too-soon": b"/record",
    "course-too-soon": b"/course",
    "foreign-notes": b"/note",
}
REQUESTS |= {name: _look_at(part) for name, part in PARTS.items()}


@kind("random-position")
def _random_position(dice: random.Random, facts: Facts) -> Request:
    return written(b"GET /api/tables/%s/moves/%d" % (facts.table, dice.randrange(300)), b"", facts), 1


@kind("unknown-method")
def _unknown_method(dice: random.Random, facts: Facts) -> Request:
    return written(b"BREW /api/tables", b"", facts), 1


@kind("no-http")
def _no_http(dice: random.Random, facts: Facts) -> Request:
    return _noise(dice, 200) + b"\r\n\r\n", 1


@kind("large-header")
def _large_header(dice: random.Random, facts: Facts) -> Request:
    return written(b"GET /", b"", facts, b"X-Large: " + b"x" * 40_000), 1


@kind("many-headers")
def _many_headers(dice: random.Random, facts: Facts) -> Request:
    return written(b"GET /", b"", facts, *[b"X-%d: y" % number for number in range(400)]), 1


@kind("two-lengths")
def _two_lengths(dice: random.Random, facts: Facts) -> Request:
    return written(b"POST /api/tables", b"{}", facts, b"Content-Length: 7"), 1


@kind("bad-chunks")
def _bad_chunks(dice: random.Random, facts: Facts) -> Request:
    return b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n", 1


@kind("half-a-head")
def _half_a_head(dice: random.Random, facts: Facts) -> Request:
    return b"GET / HTTP/1.1\r\nHost: x\r\nX-Sl", 1


@kind("half-a-body")
def _half_a_body(dice: random.Random, facts: Facts) -> Request:
    return written(b"POST /api/tables", b"{" + b" " * 50, facts)[:-30], 1


@kind("pipeline")
def _pipeline(dice: random.Random, facts: Facts) -> Request:
    return written(b"GET /api/tables", b"", facts) * 20, 20


# Bodies

BODIES = {
    "no-json": b"{{{",
    "wrong-shape": b"[1, 2, 3]",
    "deep": b"[" * 20_000,
    "huge-number": b'{"game": "ritual", "options": {"seats": 1' + b"0" * 5_000 + b"}}",
    "too-long": b'{"game": "' + b"x" * 70_000 + b'"}',
    "bad-game": b'{"game": "\\u0000"}',
    "bad-options": b'{"game": "ritual", "options": {"seats": -1, "start": "x", "nothing": [[]]}}',
    "bad-chairs": b'{"game": "fate", "name": "E", "chairs": ["me", "me", "me", "me"]}',
    "bad-pace": b'{"game": "fate", "name": "E", "pace": {"kind": "live", "limit": 1e300}}',
    "no-utf8": b'{"game": "\xff\xfe"}',
    "surrogates": b'{"game": "ritual", "name": "\\ud800"}',
    "table-flood": b'{"game": "ritual", "name": "Evil", "public": true}',
    "bot-table": b'{"game": "ritual", "name": "Evil", "bots": "search"}',
}
REQUESTS |= {name: _open_with(body) for name, body in BODIES.items()}


@kind("session-flood")
def _session_flood(dice: random.Random, facts: Facts) -> Request:
    return written(b"POST /api/session", b"{}", Facts()), 1


@kind("no-csrf")
def _no_csrf(dice: random.Random, facts: Facts) -> Request:
    return b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}", 1


@kind("foreign-origin")
def _foreign_origin(dice: random.Random, facts: Facts) -> Request:
    return written(b"POST /api/tables", b"{}", facts, b"Origin: http://evil.example"), 1


@kind("reclaim-guess")
def _reclaim_guess(dice: random.Random, facts: Facts) -> Request:
    body = b'{"token": "%s"}' % _noise(dice, 22).replace(b'"', b"x").replace(b"\\", b"x")
    return written(b"POST /api/tables/" + facts.table + b"/reclaim", body, facts), 1


@kind("deck-noise")
def _deck_noise(dice: random.Random, facts: Facts) -> Request:
    body = msgspec.json.encode({"deck": _noise(dice, 3000).decode()})
    return written(b"POST /api/games/horror/decks/check", body, facts), 1


@kind("foreign-cookie")
def _foreign_cookie(dice: random.Random, facts: Facts) -> Request:
    guessed = Facts(b"miskatonic_session=" + _noise(dice, 22).replace(b";", b"x"), facts.table)
    return written(b"GET /api/tables", b"", guessed), 1


@kind("socket-without-origin")
def _socket_without_origin(dice: random.Random, facts: Facts) -> Request:
    return _upgrade(b"/ws/" + facts.table, facts), 1


@kind("socket-nowhere")
def _socket_nowhere(dice: random.Random, facts: Facts) -> Request:
    return _upgrade(b"/ws/nowhere", facts, b"Origin: http://127.0.0.1"), 1


@kind("socket-old")
def _socket_old(dice: random.Random, facts: Facts) -> Request:
    return _upgrade(b"/ws/" + facts.table, facts).replace(b"Version: 13", b"Version: 7"), 1


def _upgrade(path: bytes, facts: Facts, *more: bytes) -> bytes:
    upgrade = (b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13")
    return written(b"GET " + path, b"", facts, *upgrade, b"Sec-WebSocket-Key: " + b"A" * 22 + b"==", *more)
