"""What a request costs, by its route, and who pays: the session and its address, each from a bucket.

One unit is about a millisecond of somebody's processor. Whoever has nothing left is told when to come back.
Not for how fast commands and chat may come (see `sockets`), nor for sizes (see `guard` and `requests`).
"""

import math

from miskatonic.server.limits import Buckets, household
from miskatonic.server.settings import Limits

PRICES: dict[str, float] = {
    "POST /api/session": 2,
    "GET /api/games": 2,
    "GET /api/games/{game}/messages/{language}": 4,
    "GET /api/games/{game}/rulebook/{language}": 4,
    "GET /api/games/{game}/rulebook/{language}/index": 4,
    "GET /api/games/{game}/aid/{language}": 2,
    "GET /api/games/{game}/lesson": 2,
    "POST /api/games/{game}/lesson": 10,
    "GET /api/games/{game}/cards": 6,
    "GET /api/games/{game}/decks": 4,
    "GET /api/games/{game}/scenarios": 4,
    "POST /api/games/{game}/decks/check": 10,
    "GET /api/games/{game}/saga": 4,
    "GET /api/me": 4,
    "GET /api/me/export": 4,
    "GET /api/me/devices": 4,
    "POST /api/me/devices": 20,
    "POST /api/me/devices/link": 10,
    "DELETE /api/me/devices/{device}": 4,
    "GET /api/tables": 4,
    "POST /api/tables": 10,
    "POST /api/tables/{table}/reclaim": 4,
    "GET /api/tables/{table}/moves/{move}": 2,
    "GET /api/tables/{table}/course": 20,
    "GET /api/tables/{table}/record": 4,
    "GET /api/tables/{table}/note": 2,
    "PUT /api/tables/{table}/note": 2,
    "GET /api/rooms": 6,
    "POST /api/rooms": 20,
    "POST /api/rooms/import": 40,
    "GET /api/rooms/{room}": 4,
    "POST /api/rooms/{room}/come": 6,
    "POST /api/rooms/{room}/reclaim": 6,
    "POST /api/rooms/{room}/invitation": 6,
    "POST /api/rooms/{room}/change": 10,
    "POST /api/rooms/{room}/match": 20,
    "POST /api/rooms/{room}/again": 20,
    "GET /api/rooms/{room}/document": 10,
}
"""Of every route of the HTTP part."""
PAGE, FILE = 1, 2
"""Of a page of the client and of one of its files."""
HINT, EXPLANATION = 10, 4
"""Of what is asked over a table's socket and changes nothing there."""


class Till:
    """Where everybody pays; people at one address pay together as well, where many of them are believed."""

    def __init__(self, limits: Limits) -> None:
        """Let everybody spend as much as the limits say."""
        people = limits.people_per_address
        self._work = _both(limits.work_per_second, limits.work_burst, people)
        self._tables = _both(limits.tables_per_hour / 3600, limits.tables_burst, people)
        self._sessions = Buckets(limits.sessions_per_hour / 3600 * people, limits.sessions_burst * people)

    def pay(self, units: float, session: str, address: str, now: float) -> int:
        """Pay for work; return 0, or how many seconds to wait, and then nothing is paid.

        Without a session the address pays alone; without an address (nobody knows it yet) the session does.
        """
        return _take(self._work, units, session, address, now)

    def open_table(self, session: str, address: str, now: float) -> int:
        """Open one more table; return 0, or how many seconds to wait."""
        return _take(self._tables, 1, session, address, now)

    def begin_session(self, address: str, now: float) -> int:
        """Begin one more session; return 0, or how many seconds to wait."""
        return _take((self._sessions, self._sessions), 1, "", address, now)


def _both(rate: float, size: float, people: int) -> tuple[Buckets, Buckets]:
    """Return the buckets of sessions, and those of addresses, which hold as much as some people's."""
    return Buckets(rate, size), Buckets(rate * people, size * people)


def _take(buckets: tuple[Buckets, Buckets], units: float, session: str, address: str, now: float) -> int:
    """Take from both or from neither."""
    payers = [(buckets[0], session)] if session else []
    if address:
        payers.append((buckets[1], household(address)))
    lacking = max((each.lacking(key, units, now) for each, key in payers), default=0.0)
    if lacking > 0:
        return math.ceil(lacking)
    for each, key in payers:
        each.take(key, now, units)
    return 0
