"""Keeps rooms: loads them, changes them one at a time whoever asks, and plays their matches at tables.

A change is a pure function of the room as it is (see `rooms`). If another change was quicker it is made
again of what that one left, so two purchases at once both happen. Not for what a change may be.
"""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from miskatonic import bots
from miskatonic.core.record import Match
from miskatonic.core.rng import SEED_BITS
from miskatonic.core.saga import Refused
from miskatonic.core.series import Series
from miskatonic.core.text import text
from miskatonic.server import entries as kept
from miskatonic.server import rooms
from miskatonic.server.commands import Denied
from miskatonic.server.desk import Unreadable, now_ms
from miskatonic.server.hub import Hub, Seating
from miskatonic.server.protocol import SeatLink
from miskatonic.server.protocol_http import NewTable
from miskatonic.server.rooms import Member, Room
from miskatonic.server.seats import hashed, is_table_id, new_table_id, new_token
from miskatonic.server.spelling import clean_name, numbered
from miskatonic.server.store import Conflict

TRIES = 20
"""So often a change is made anew because others were quicker."""


def new_seed() -> int:
    """Return chance that nobody can foresee."""
    return secrets.randbits(SEED_BITS)


class Keeper:
    """The rooms of this process; nobody owns one, any process may change any."""

    def __init__(self, hub: Hub) -> None:
        """Keep rooms in the hub's store, and play at its tables."""
        self._hub = hub
        self._store = hub.store

    async def open(self, series: Series, session: str, name: str) -> tuple[str, str, str]:
        """Open a room; return its id, the host's reclaim token and the invitation."""
        host = clean_name(name)
        if not host:
            raise Denied(text("denied-name"))
        token, invitation, id = new_token(), new_token(), new_table_id()
        saga = rooms.saga_of(series.game)
        others = [each for each in saga.people(series.tale) if each and each != host]
        members = (Member(host, session, hashed(token)), *(Member(each) for each in others))
        await self._save(id, 1, Room(series, host, hashed(invitation), members))
        await self._store.enter_room(session, id, now_ms())
        return id, token, invitation

    async def look(self, id: str) -> tuple[int, Room] | None:
        """Return a room as it is, once what its table brought has been taken in; None if there is none."""
        found = await self._load(id)
        if found is None or not found[1].table:
            return found
        over, match = await self._at_table(found[1].table)
        return await self.alter(id, lambda room: _taken_in(room, match)) if over else found

    async def alter(self, id: str, how: Callable[[Room], Room]) -> tuple[int, Room]:
        """Change a room; raise Denied, and change nothing, if `how` does."""
        for _ in range(TRIES):
            found = await self._load(id)
            if found is None:
                raise Denied(text("denied-no-room"))
            seq, room = found
            changed = how(room)
            if changed == room:
                return seq, room
            try:
                await self._save(id, seq + 1, changed)
            except Conflict:
                continue
            return seq + 1, changed
        raise Denied(text("denied-busy"))

    async def begin_match(self, id: str, session: str) -> tuple[str, tuple[SeatLink, ...]]:
        """Open the table of the next match, with everybody's seat kept; return it and the host's links."""
        found = await self.look(id)
        if found is None:
            raise Denied(text("denied-no-room"))
        _, room = found
        rooms.may_begin(room, session)
        seed = new_seed()
        tale = rooms.begun(room, "", seed).series.tale
        saga = rooms.saga_of(room.series.game)
        wish = NewTable(room.series.game, saga.options(tale))
        seating = _seats(room, saga.seats(tale), session)
        table, links = await self._hub.open_for_room(wish, session, id, seating)

        def how(latest: Room) -> Room:
            rooms.may_begin(latest, session)
            if latest.series.tale != room.series.tale:
                raise Denied(text("denied-busy"))
            return rooms.begun(latest, table, seed)

        try:
            await self.alter(id, how)
        except Denied:
            await self._hub.withdraw(table)  # somebody was quicker
            raise
        return table, links

    async def go_on(self, id: str, session: str, wish: Any, name: str) -> tuple[str, str, str]:
        """Open the room in which the tale goes on, for the same people; return what `open` does."""
        found = await self.look(id)
        if found is None:
            raise Denied(text("denied-no-room"))
        _, room = found
        tale = rooms.goes_on(room, session, wish, new_seed())
        token, invitation, new = new_token(), new_token(), new_table_id()
        members = tuple(
            replace(each, token=hashed(token)) if each.name == room.host else each for each in room.members
        )
        series = Series(room.series.game, name or room.series.name, tale=tale)
        await self._save(new, 1, Room(series, room.host, hashed(invitation), members))

        def how(latest: Room) -> Room:
            if latest.next:
                raise Denied(text("denied-goes-on"))
            return replace(latest, next=new)

        await self.alter(id, how)
        for each in members:
            if each.session:
                await self._store.enter_room(each.session, new, now_ms())
        return new, token, invitation

    async def _at_table(self, table: str) -> tuple[bool, Match | None]:
        """Say whether the match at a table is over, and return it if it has an outcome."""
        try:
            desk = await self._hub.desk(table)
        except Unreadable:
            return True, None
        if desk is None:
            return True, None
        found = await desk.settled()
        if found.match is not None and found.match.outcome is not None:
            return True, found.match
        return found.status == "closed", None

    async def _load(self, id: str) -> tuple[int, Room] | None:
        found = await self._store.load_room(id) if is_table_id(id) else None
        return None if found is None else (found[0], msgspec.json.decode(found[1], type=Room))

    async def _save(self, id: str, seq: int, room: Room) -> None:
        await self._store.save_room(id, seq, msgspec.json.encode(room), now_ms())
        self._hub.bell.ring(id)


def _taken_in(room: Room, match: Match | None) -> Room:
    """Return the room after its match; if somebody else has taken it in already, as it is."""
    if not room.table:
        return room
    if match is None:
        return rooms.called_off(room)
    try:
        return rooms.finished(room, match)
    except Refused:
        return rooms.called_off(room)


def _seats(room: Room, owners: tuple[str, ...], session: str) -> Seating:
    """Seat whoever begins and the bots; keep everybody else's seat, and leave those open whom nobody is."""
    sessions = {each.name: each.session for each in room.members}
    made: list[kept.AnyEntry] = []
    links: list[SeatLink] = []
    now, bot = now_ms(), bots.default(room.series.game)
    for seat, owner in enumerate(owners):
        called = numbered(owner, owners[: seat + 1].count(owner))
        if not owner:
            made.append(kept.BotPlaced(at=now, seat=seat, bot=bot, why="host"))
        elif sessions.get(owner) == session:
            token = new_token()
            links.append(SeatLink(seat, token))
            made.append(kept.Sat(at=now, seat=seat, name=called, session=session, token=hashed(token)))
        elif sessions.get(owner):
            made.append(kept.Reseated(at=now, seat=seat, name=called, session=sessions[owner]))
    return made, tuple(links)
