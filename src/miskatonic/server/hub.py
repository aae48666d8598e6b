"""All tables of this process: opened, loaded when somebody comes, put away when nobody is there.

Nobody owns a table for good: any process may serve any table. Not for what happens at one (see `desk`).
"""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from miskatonic import bots, games
from miskatonic.core.game import check_options
from miskatonic.core.lesson import Lesson
from miskatonic.core.rng import SEED_BITS
from miskatonic.core.text import text
from miskatonic.server import entries as kept
from miskatonic.server.bell import Bell
from miskatonic.server.commands import Decision, Denied, expire
from miskatonic.server.desk import Desk, Unreadable, load, now_ms
from miskatonic.server.observe import METRICS
from miskatonic.server.present import index, played_this_evening
from miskatonic.server.protocol import SeatLink
from miskatonic.server.protocol_http import NewTable
from miskatonic.server.readers import Readers
from miskatonic.server.retention import DAY_MS, Sweeper
from miskatonic.server.seats import hashed, is_table_id, new_table_id, new_token
from miskatonic.server.settings import Settings
from miskatonic.server.spelling import clean_name, numbered
from miskatonic.server.store import Store, Unavailable
from miskatonic.server.table import Table
from miskatonic.server.thinkers import Thinkers

log = logging.getLogger(__name__)

MINUTE, HOUR = 60, 3600
EXPIRING_AT_ONCE = 500
MOST_DESERTED = 500
"""Tables in memory that everybody has left; beyond that they wait for nobody to come back."""
LONELY_SECONDS = 2
READY_SECONDS = 1.0
LONGEST_EVENING = 100
"""So many matches count into the score over rematches; what was longer ago is forgotten."""

Seating = tuple[list[kept.AnyEntry], tuple[SeatLink, ...]]
"""Who sits where at a new table, and the reclaim links of whoever opens it."""


class Hub:
    """The tables of this process."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Serve tables from a store; call `start` to begin."""
        self.store = store
        self.settings = settings
        self.games = (*games.NAMES, *settings.games)
        """Those that may be played here: our own, and others' that the operator lists."""
        self.desks: dict[str, Desk] = {}
        self.stopping = False
        self.bell = Bell()
        """Rings for a room that has changed, by its id."""
        self.readers = Readers(settings.bot_seconds)
        self._thinkers = Thinkers(settings.workers, settings.bot_seconds)
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._tasks: list[asyncio.Task[None]] = []
        self._pages: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)
        """How the open sockets of each device are closed."""
        self._public_from: defaultdict[str, list[str]] = defaultdict(list)
        """The public tables that were opened from an address; no address is ever kept on disk."""
        self._readiness = asyncio.Lock()
        self._checked, self._not_ready = -READY_SECONDS, ""
        self._lonely: set[str] = set()
        """Tables that were taken up though nobody had come to them."""
        self._unreadable: set[str] = set()
        """Tables of which the log tells already that they cannot be loaded."""

    async def start(self) -> None:
        """Open the store. Matches that are being played are taken up when somebody comes, or in turn."""
        await self.store.open()
        sweeper = Sweeper(self.store, self.settings.retention, self.desks)
        background = (
            *(self._listen(), self._tick(), self._look_after_the_lonely(), sweeper.run()),
            *(self._check_devices(), self._expire_tables()),
        )
        self._tasks = [asyncio.create_task(each) for each in background]

    async def stop(self) -> None:
        """Finish everything and let go of the store."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(desk.stop() for desk in self.desks.values()), return_exceptions=True)
        self._thinkers.close()
        self.readers.close()
        await self.store.close()

    async def why_not_ready(self) -> str:
        """Return in a word why nobody should be sent here now; "": the store keeps what it is given.

        However often that is asked, the store is not asked more than once a second.
        """
        if self.stopping:
            return "stopping"
        async with self._readiness:
            if time.monotonic() - self._checked > READY_SECONDS:
                try:
                    async with asyncio.timeout(READY_SECONDS):
                        await self.store.check()
                    self._not_ready = ""
                except (Unavailable, TimeoutError):
                    self._not_ready = "store"
                self._checked = time.monotonic()
        return self._not_ready

    async def desk(self, id: str) -> Desk | None:
        """Return the table at work, loaded if need be; None if there is no such table; raise Unreadable."""
        if id in self.desks:
            return self.desks[id]
        if not is_table_id(id):
            return None
        async with self._loading[id]:
            if id not in self.desks:
                table = await self._load(id)
                if table is not None:
                    self._take_up(table)
        self._loading.pop(id, None)
        return self.desks.get(id)

    async def _load(self, id: str) -> Table | None:
        """Load a table; the log tells once of one that cannot be, however many ask for it."""
        try:
            return await load(self.store, id, self.settings.bots)
        except Unreadable:
            if id not in self._unreadable:
                self._unreadable.add(id)
                log.exception("table cannot be loaded", extra={"table": id})
                METRICS.errors.inc()
            raise

    def _take_up(self, table: Table) -> Desk:
        desk = Desk(table, self.store, self._thinkers, self.settings)
        self.desks[table.id] = desk
        METRICS.desks.set(len(self.desks))
        desk.start()
        return desk

    # People and their devices

    async def person(self, device: str) -> str:
        """Return whose device it is; "" if it is nobody's, or was not here for too long."""
        now, patience = now_ms(), int(self.settings.retention.sessions * DAY_MS)
        return await self.store.touch_session(device, now, now - patience)

    @contextmanager
    def open_page(self, device: str, close: Callable[[], None]) -> Iterator[None]:
        """Know that a device has a page open, and how to close it."""
        self._pages[device].append(close)
        try:
            yield
        finally:
            self._pages[device].remove(close)
            if not self._pages[device]:
                del self._pages[device]

    def sign_out(self, device: str) -> None:
        """Close what a device has open."""
        for close in list(self._pages.get(device, ())):
            close()

    async def _check_devices(self) -> None:
        """Close what devices have open that were let go elsewhere, perhaps at another process."""
        while True:
            await asyncio.sleep(MINUTE)
            with suppress(Unavailable):
                for device in list(self._pages):
                    if not await self.person(device):
                        self.sign_out(device)

    # Opening tables

    async def open_table(self, wish: NewTable, session: str) -> tuple[str, tuple[SeatLink, ...]]:
        """Open a table; return its id and the host's reclaim links; raise BadOptions or Denied."""
        most = self.settings.limits.public_tables
        if wish.public and await self.store.public_tables(session) >= most:
            raise Denied(text("denied-many-public", most=most))
        return await self._open(wish, session, lambda table: _first_seats(wish, session, table))

    def gathering_from(self, household: str) -> int:
        """Return how many public tables from an address still gather people; those at rest do not count."""
        found = [id for id in self._public_from.pop(household, []) if self._gathers(id)]
        if found:
            self._public_from[household] = found
        return len(found)

    def note_public(self, household: str, id: str) -> None:
        """Note that a public table was opened from an address."""
        self._public_from[household].append(id)

    def _gathers(self, id: str) -> bool:
        return id in self.desks and self.desks[id].table.status == "gathering"

    async def open_for_room(
        self, wish: NewTable, host: str, room: str, seating: Seating
    ) -> tuple[str, tuple[SeatLink, ...]]:
        """Open the table of a room's next match, where people sit as the room says."""
        return await self._open(wish, host, lambda _: seating, room)

    async def open_lesson(self, game: str, name: str, session: str) -> str:
        """Open a table where a game is taught and begin at once; return its id; raise Denied."""
        lesson = games.lesson(game) if game in self.games else None
        if lesson is None:
            raise Denied(text("denied-no-lesson"))
        seats = range(games.get(game).options(**lesson.options).seats)
        chairs = tuple("me" if seat == lesson.seat else bots.default(game) for seat in seats)
        wish = NewTable(game, lesson.options, spectators=False, name=name, chairs=chairs)

        def seating(table: Table) -> Seating:
            entries, links = _first_seats(wish, session, table)
            return [*entries, kept.Started(at=now_ms())], links

        id, _ = await self._open(wish, session, seating, lesson=lesson)
        return id

    async def _open(
        self,
        wish: NewTable,
        host: str,
        seating: Callable[[Table], Seating],
        room: str = "",
        lesson: Lesson | None = None,
        evening: tuple[kept.PlayedBefore, ...] = (),
    ) -> tuple[str, tuple[SeatLink, ...]]:
        """Open a table where people sit as `seating` says."""
        if wish.game not in self.games:
            raise Denied(text("denied-no-game"))
        game = games.get(wish.game)
        options = msgspec.to_builtins(game.options(**check_options(game.fields, wish.options)))
        _check_pace(wish.pace)
        created = kept.Created(
            at=now_ms(),
            game=wish.game,
            rules=game.version,
            options=options,
            seed=f"{secrets.randbits(SEED_BITS) if lesson is None else lesson.seed:x}",
            host=host,
            public=wish.public,
            spectators=wish.spectators,
            pace=wish.pace,
            room=room,
            lesson=lesson is not None,
            evening=evening,
        )
        table = Table(new_table_id(), created, self.settings.bots)
        entries, links = seating(table)
        for seq, entry in enumerate(entries, 2):
            table.apply(seq, entry)
        data = [kept.encode_entry(entry) for entry in (created, *entries)]
        await self.store.append(table.id, 1, data, index(table))
        self._take_up(table)
        return table.id, links

    async def rematch(self, desk: Desk, session: str) -> tuple[int, tuple[SeatLink, ...]]:
        """Open the next table as this one was: options, bots and everybody's seat; nobody is taken there.

        Its host is the host of this one if he plays and is here, otherwise whoever wishes it. Return the
        number of that news at this table, and the reclaim links to the seats of whoever wishes it.
        """
        async with desk.rematching:
            table = await desk.settled()
            if table.match is None or not table.seats_of(session) or table.status not in ("over", "closed"):
                raise Denied(text("denied-rematch"))
            if table.created.room:
                raise Denied(text("denied-settled-in-room"))
            if table.rematch:
                return table.told, ()
            id, links = await self._open_again(desk, session)

            def decide(table: Table) -> Decision:
                if table.rematch:
                    raise Denied(text("denied-rematch"))
                return Decision((kept.Rematched(at=now_ms(), table=id),))

            try:
                number, _ = await desk.do(decide)
            except Denied:
                if not desk.table.rematch:
                    raise
                await self.withdraw(id)  # another process was quicker
                return desk.table.told, ()
            return number, links

    async def _open_again(self, desk: Desk, session: str) -> tuple[str, tuple[SeatLink, ...]]:
        """Open a table as the desk's is, for whoever wishes it."""
        table, created = desk.table, desk.table.created
        wish = NewTable(
            created.game,
            msgspec.to_builtins(table.options),
            created.public,
            created.spectators,
            created.pace,
        )
        host = created.host if created.host in desk.present and table.seats_of(created.host) else session
        evening = played_this_evening(table)[-LONGEST_EVENING:]
        return await self._open(wish, host, lambda _: _same_seats(table, session), evening=evening)

    async def withdraw(self, id: str) -> None:
        """Close a table that nobody has heard of, with nobody in it, so that it stands in nobody's list."""
        desk = await self.desk(id)
        assert desk is not None, "it was opened just now"

        def decide(table: Table) -> Decision:
            now = now_ms()
            emptied = [kept.Emptied(at=now, seat=seat) for seat in table.seats]
            return Decision((*emptied, kept.Closed(at=now, why="host")))

        await desk.do(decide)

    # What goes on in the background

    async def _listen(self) -> None:
        """Take in what other processes append; an empty id means that anything may have changed."""
        async for id in self.store.woken():
            for desk in list(self.desks.values()) if id == "" else [self.desks.get(id)]:
                if desk is not None:
                    self._spawn(desk.woken())

    async def _tick(self) -> None:
        """Look after clocks, and put away tables that nobody is at."""
        while True:
            await asyncio.sleep(1)
            for desk in list(self.desks.values()):
                if desk.restless:
                    self._spawn(desk.tick())
                if desk.clients:
                    self._lonely.discard(desk.table.id)
            for desk in self._to_put_away():
                self.desks.pop(desk.table.id, None)
                self._lonely.discard(desk.table.id)
                self._spawn(desk.stop())
            METRICS.desks.set(len(self.desks))

    def _to_put_away(self) -> list[Desk]:
        """Return tables that nobody has been at for a while, or of too many of them the first to be left.

        A bot goes on where nobody is only at a table that was taken up for it.
        """
        now = time.monotonic()
        deserted = sorted(
            (desk for desk in self.desks.values() if not desk.clients), key=lambda desk: desk.idle_since
        )
        too_many = max(0, len(deserted) - MOST_DESERTED)
        return [
            desk
            for number, desk in enumerate(deserted)
            if (lonely := desk.table.id in self._lonely)
            or number < too_many
            or now - desk.idle_since > self._patience(desk)
            if not desk.is_needed(for_bots=lonely)
        ]

    def _patience(self, desk: Desk) -> float:
        """Return the seconds that a deserted table waits for somebody; where nobody plays, few."""
        patience = self.settings.idle_minutes * MINUTE
        return patience if desk.table.status == "playing" else min(patience, MINUTE)

    async def _look_after_the_lonely(self) -> None:
        """Take up tables where nobody is, a few at a time: a clock has run out, or a bot is asked."""
        while True:
            await asyncio.sleep(LONELY_SECONDS)
            with suppress(Unavailable):
                await self._take_up_lonely()

    async def _take_up_lonely(self) -> None:
        room = self.settings.background - len(self._lonely)
        if room <= 0:
            return
        known = len(self.desks) + len(self._unreadable)
        overdue = now_ms() - int(self.settings.grace * 1000)  # who has it in memory is quicker
        ids = await self.store.due(overdue, room + known)
        ids += await self.store.waiting_for_bots(room + known)
        waiting = [id for id in dict.fromkeys(ids) if id not in self.desks and id not in self._unreadable]
        for id in waiting[:room]:
            await self._take_up_alone(id)

    async def _take_up_alone(self, id: str) -> None:
        """Take a table up for its clock or its bots; one that cannot be loaded leaves the others alone."""
        self._lonely.add(id)
        try:
            desk = await self.desk(id)
            if desk is None:  # deleted meanwhile
                self._lonely.discard(id)
            else:
                await desk.note_due()
        except (Unreadable, Unavailable):
            self._lonely.discard(id)  # the log tells of the one, and the other is tried again
        except Exception:
            self._lonely.discard(id)
            self._unreadable.add(id)
            log.exception("table was not taken up", extra={"table": id})
            METRICS.errors.inc()

    async def _expire_tables(self) -> None:
        """Close tables that gather people in vain, once an hour; each is announced a day before."""
        while True:
            await asyncio.sleep(HOUR)
            with suppress(Unavailable):
                await self.expire_tables(now_ms())

    async def expire_tables(self, now: int) -> None:
        """Announce which tables will be closed, and close those whose day has passed."""
        patience = int(self.settings.retention.gathering * DAY_MS)
        for id in await self.store.waiting_since(now - patience, EXPIRING_AT_ONCE):
            with suppress(Denied, Unreadable):
                desk = await self.desk(id)
                if desk is not None:
                    await desk.do(lambda table: expire(table, patience, now))

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        task.add_done_callback(_report)


def _report(task: "asyncio.Task[None]") -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("background work failed", exc_info=task.exception())


def _check_pace(pace: kept.Pace) -> None:
    longest = 7 * 24 * 3600
    if pace.kind not in ("live", "days") or not (pace.limit is None or 5 <= pace.limit <= longest):
        raise Denied(text("denied-pace"))


def _first_seats(wish: NewTable, session: str, table: Table) -> Seating:
    """Seat the host and the bots as wished; return what was done, and the host's reclaim links."""
    entries: list[kept.AnyEntry] = []
    links: list[SeatLink] = []
    name, now = clean_name(wish.name), now_ms()
    for seat, who in enumerate(_wished_chairs(wish, name, table)):
        if who == "me":
            token = new_token()
            links.append(SeatLink(seat, token))
            called = numbered(name, len(links))
            entries.append(kept.Sat(at=now, seat=seat, name=called, session=session, token=hashed(token)))
        elif who != "open":
            entries.append(kept.BotPlaced(at=now, seat=seat, bot=who, why="host"))
    return entries, tuple(links)


def _same_seats(before: Table, session: str) -> Seating:
    """Seat the session as before and bots, too; keep everybody else's seat for him."""
    entries: list[kept.AnyEntry] = []
    links: list[SeatLink] = []
    now = now_ms()
    for seat, chair in enumerate(before.chairs):
        if before.holds(session, seat):
            token = new_token()
            links.append(SeatLink(seat, token))
            entries.append(kept.Sat(at=now, seat=seat, name=chair.name, session=session, token=hashed(token)))
        elif chair.kind == "person":
            entries.append(kept.Reseated(at=now, seat=seat, name=chair.name, session=chair.session))
        else:
            name = "" if chair.session or chair.kicked else chair.name
            entries.append(kept.Reseated(at=now, seat=seat, name=name, bot=chair.bot))
    # Bots that need a new name come last, when all other names are known.
    entries.sort(key=lambda entry: isinstance(entry, kept.Reseated) and not entry.name)
    return entries, tuple(links)


def _wished_chairs(wish: NewTable, name: str, table: Table) -> tuple[str, ...]:
    """Return "me", "open" or a bot for every seat; without a wish for each, the host takes the first seat."""
    others = wish.bots or "open"
    chairs = wish.chairs or tuple("me" if name and seat == 0 else others for seat in table.seats)
    for who in {*chairs} - {"me", "open"}:
        if who not in table.bots:
            raise Denied(text("denied-no-bot"))
    if len(chairs) != len(table.chairs):
        raise Denied(text("denied-chairs"))
    if "me" in chairs and not name:
        raise Denied(text("denied-name"))
    if chairs.count("me") > 1 and not table.game.several_seats:
        raise Denied(text("denied-already-seated"))
    return chairs
