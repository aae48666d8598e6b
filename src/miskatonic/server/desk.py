"""A table at work: one thing is done after the other, kept, and told to everybody.

Whoever changes the table or shows it to somebody has his turn alone, so nobody hears of anything that is
not yet durable. Another process may have appended first; then the desk loads the table anew and
decides again. An error here is this table's error alone. Not for what commands mean (see `commands`).
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

import msgspec

from miskatonic.core.delay import person_delay
from miskatonic.core.game import Ask, Seat
from miskatonic.core.text import text
from miskatonic.server import entries as kept
from miskatonic.server import protocol as sent
from miskatonic.server.commands import (
    Decision,
    Denied,
    answer_for_bot,
    answer_itself,
    bring_back,
    conclude,
    decide,
    explained,
    hand_over,
    hintable,
    may_recover,
    reclaim,
    time_out,
)
from miskatonic.server.observe import METRICS
from miskatonic.server.presence import noted
from miskatonic.server.present import (
    Sent,
    bot_is_asked,
    bots_are_asked,
    due,
    has_news,
    index,
    updates,
    waiting,
    whole,
)
from miskatonic.server.settings import Settings
from miskatonic.server.store import Conflict, Store, Unavailable
from miskatonic.server.table import Table
from miskatonic.server.thinkers import Asker, Thinkers

log = logging.getLogger(__name__)

CHECKPOINT_SECONDS = 60
TRIES = 20
"""How often a command is decided anew because another process was quicker."""

LOADING_SECONDS = 0.004
"""So long a table is built up before others have their turn."""

UNDO_PATIENCE_MS = 30_000
"""How long bots wait while people vote on an undo."""

BOT_PACES: dict[kept.BotPace, float] = {"quick": 0.2, "usual": 1.0, "slow": 3.0}
"""How long bots wait, as multiples of what is usual on this server; never by what they decide."""
SOON_MS = 300_000
"""A table whose clock runs out within that time stays in memory, or is back there in time."""

T = TypeVar("T")


def now_ms() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Client(Protocol):
    """A socket that belongs to a session; see `sockets`."""

    session: str
    seen: Sent

    def send(self, message: sent.AnyMessage) -> None:
        """Send a message, or cut the client off if too much waits for it."""
        ...

    def keeps_up(self) -> bool:
        """Say whether it may be told news now; if not, it calls for `catch_up` when it may."""
        ...

    def turn_away(self) -> None:
        """Let the client hear no more of a table that no longer admits it."""
        ...


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants done, and who is to be told when it is."""

    decide: Callable[[Table], Decision]
    key: str = ""
    """By which the table knows a command that it has carried out already."""
    id: str = ""
    asker: Client | None = None


class Unreadable(Exception):
    """What is kept of a table no longer makes one: it is damaged, or of rules that are not known here."""


async def load(store: Store, id: str, guests: Collection[str] = ()) -> Table | None:
    """Return the table as the store knows it, or None if there is none; raise Unreadable.

    Playing a long match again takes a while; everybody else has his turn meanwhile.
    """
    stored = await store.read(id)
    if not stored:
        return None
    checkpoint = await store.load_checkpoint(id)
    since = time.perf_counter()
    try:
        for table in Table.growing(id, stored, checkpoint[1] if checkpoint else None, guests):  # noqa: B007
            if time.perf_counter() - since > LOADING_SECONDS:
                await asyncio.sleep(0)
                since = time.perf_counter()
    except Exception as error:  # damage can show as anything
        raise Unreadable(id) from error
    return table


class Desk:
    """One table and its clients."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        """Take charge of a loaded table; call `start` to begin."""
        self.table = table
        self.clients: list[Client] = []
        self.present: frozenset[str] = frozenset()
        """The sessions of the clients."""
        self.rematching = asyncio.Lock()
        """Held by whoever opens the next table, of which there is one."""
        self.lost: dict[str, float] = {}
        """When a session's last socket went; its clock waits for a while."""
        self.idle_since = self._came = time.monotonic()
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._turn = asyncio.Lock()
        """Held by whoever changes the table or shows it; others wait in the order in which they came."""
        self._watched = asyncio.Event()
        """Set while somebody is here, to play or to watch."""
        self._thinking: dict[tuple[int, Seat, str], asyncio.Task[None]] = {}
        self._checkpointed = time.monotonic()
        self._in_doubt = False
        """Something is not yet kept, or the store failed: what is in memory may not be what is kept."""
        self._listed = 0
        """The arrangement of the table of which the store's listing tells."""
        self._stopped = False

    def start(self) -> None:
        """Begin to work."""
        self._wake_bots()

    async def stop(self) -> None:
        """Finish what is under way, keep a checkpoint and stop."""
        self._stopped = True
        async with self._turn:
            for task in list(self._thinking.values()):
                task.cancel()
            if self.table.status == "playing" and not self._in_doubt:
                await self._save_checkpoint()

    # One thing after the other

    async def _in_turn(self, act: Callable[[], Awaitable[T]]) -> T:
        """Do this after everything that waits already.

        Whoever is cancelled in the middle leaves the table in doubt; the next one, or the clock, reloads it.
        """
        if self._stopped:
            raise Denied(text("denied-busy"))
        async with self._turn:
            try:
                return await act()
            except Denied:
                raise
            except Exception:
                log.exception("table failed", extra={"table": self.table.id})
                METRICS.errors.inc()
                raise

    async def _carry_out(self, wish: Wish) -> tuple[int, str]:
        """Decide, keep, tell; return the number and a reclaim token."""
        for _ in range(TRIES):
            if self._in_doubt:
                await self._reload()
            before = self.table.commands.get(wish.key) if wish.key else None
            if before is not None:
                if wish.asker is not None:
                    wish.asker.send(sent.Done(wish.id, before))
                return before, ""
            decision = wish.decide(self.table)
            first, *others = decision.entries
            try:
                await self._append([msgspec.structs.replace(first, command=wish.key), *others])
            except Conflict:
                METRICS.conflicts.inc()
                continue
            number = self.table.told
            await self._tell_of(wish, number, decision.reclaim)
            self._wake_bots()
            if self._checkpoint_is_due:
                with suppress(Unavailable):  # nobody waits for it: all have been told
                    await self._save_checkpoint()
            return number, decision.reclaim
        raise Denied(text("denied-busy"))

    async def _tell_of(self, wish: Wish, number: int, reclaim: str) -> None:
        """Tell that a wish is carried out: whoever plays, or asked for it, first, the crowd after them."""
        at_home = self.table.home
        players = [each for each in self.clients if each is wish.asker or each.session in at_home]
        self._tell(players, wish.asker)
        if wish.asker is not None:
            wish.asker.send(sent.Done(wish.id, number, reclaim))
        if len(players) < len(self.clients) and self.table.admits_strangers:
            crowd = [each for each in self.clients if each not in players]
            await asyncio.sleep(0)  # what was sent leaves now
            self._tell(crowd)

    async def _append(self, entries: Sequence[kept.AnyEntry]) -> None:
        """Let entries take effect and make them durable; nobody hears of them before they are."""
        first, told, before = self.table.seq + 1, self.table.told, self.table.status
        self._in_doubt = True
        for number, entry in enumerate(entries):
            self.table.apply(first + number, entry)
        data = [kept.encode_entry(entry) for entry in entries]
        listed = self._listed == self.table.arranged
        just_ended = self.table.status == "over" != before
        await self._store.append(self.table.id, first, data, index(self.table, listed, just_ended))
        self._listed = self.table.arranged
        self._in_doubt = False
        METRICS.entries.inc(self.table.told - told)

    @property
    def _checkpoint_is_due(self) -> bool:
        return time.monotonic() - self._checkpointed > CHECKPOINT_SECONDS and self.table.status == "playing"

    async def _save_checkpoint(self) -> None:
        self._checkpointed = time.monotonic()
        await self._store.save_checkpoint(self.table.id, self.table.seq, self.table.checkpoint())

    async def _reload(self) -> None:
        """Take the table as it is kept, with what others have done to it, and tell."""
        table = await load(self._store, self.table.id, self._settings.bots)
        if table is None:  # too old, and nobody was seen at it from where it was deleted
            raise Unreadable(self.table.id)
        self.table = table
        self._in_doubt = False
        for client in self.clients:
            client.seen.forget_views()
        self._tell(self.clients)
        self._wake_bots()

    async def settled(self) -> Table:
        """Return the table at a moment when everything about it is durable; to be used without delay."""

        async def act() -> None:
            if self._in_doubt:
                await self._reload()

        await self._in_turn(act)
        while self._in_doubt:  # the next change has begun before we came to look
            await self._in_turn(act)
        return self.table

    # Clients

    def has_room_for(self, session: str) -> bool:
        """Say whether one more socket of a session fits: a crowd of strangers keeps nobody from his seat."""
        at_home = self.table.home
        crowd = sum(client.session not in at_home for client in self.clients)
        return session in at_home or crowd < self._settings.limits.strangers_per_table

    async def join(self, client: Client) -> None:
        """Tell a new client everything it may know, and the others that it is here."""

        async def act() -> None:
            if self._in_doubt:
                await self._reload()
            self.clients.append(client)
            self._note_who_is_present()
            self.lost.pop(client.session, None)
            self._turn_away_strangers()
            if client not in self.clients:
                return
            client.send(whole(self.table, client.session, self.present, now_ms(), client.seen))
            self._tell(each for each in self.clients if each is not client)
            await self._find(client.session)
            self._wake_bots()

        await self._in_turn(act)

    async def _find(self, session: str) -> None:
        """Note at once that somebody who was missed is here; if the store fails, the clock does it later."""

        def decide(table: Table) -> Decision:
            if table.status != "playing" or session not in table.missed:
                raise Denied(text("refused-stale"))
            return Decision((kept.Found(at=now_ms(), session=session),))

        with suppress(Denied, Unavailable):
            await self._carry_out(Wish(decide))

    async def catch_up(self, client: Client) -> None:
        """Tell a client in one message all that it has missed because it did not keep up."""

        async def act() -> None:
            if self._in_doubt:
                await self._reload()
            client.seen.forget_views()
            self._tell(each for each in self.clients if each is client)

        await self._in_turn(act)

    async def part(self, client: Client) -> None:
        """Forget a client that has gone."""
        if self._stopped:
            return

        async def act() -> None:
            if client in self.clients:
                self.clients.remove(client)
                self._note_who_is_present()
            if client.session not in self.present:
                self.lost[client.session] = time.monotonic()
            self.idle_since = time.monotonic()
            self._tell(self.clients)

        await self._in_turn(act)

    def _note_who_is_present(self) -> None:
        self.present = frozenset(client.session for client in self.clients)
        (self._watched.set if self.present else self._watched.clear)()

    def _turn_away_strangers(self) -> None:
        """Whoever came while people gathered, or lost his seat, does not watch where nobody may."""
        if self.table.admits_strangers:
            return
        strangers = [client for client in self.clients if not self.table.admits(client.session)]
        for client in strangers:
            self.clients.remove(client)
            client.turn_away()
        if strangers:
            self._note_who_is_present()

    def _tell(self, clients: Iterable[Client], asker: Client | None = None) -> None:
        """Tell whom there is news for, and who asked for it; a sealed answer is news to its seat alone.

        Whoever does not keep up is told later, and then only how things stand: views that are outdated by
        then wait for nobody.
        """
        self._turn_away_strangers()
        table, present = self.table, self.present
        told = [
            each
            for each in clients
            if (each is asker or has_news(table, each.session, present, each.seen)) and each.keeps_up()
        ]
        news = updates(table, [(each.session, each.seen) for each in told], present, now_ms())
        for client, message in zip(told, news, strict=True):
            client.send(message)

    # Commands

    async def command(
        self, session: str, command: sent.AnyCommand, asker: Client | None = None
    ) -> tuple[int, str]:
        """Carry a command out; return its number and a reclaim token, and tell the asker; raise Denied."""
        key = f"{session[:16]}:{command.id}"  # two clients may use the same ids
        wish = Wish(lambda table: decide(table, session, command, now_ms()), key, command.id, asker)
        return await self._in_turn(lambda: self._carry_out(wish))

    async def hint(self, session: str, command: sent.Hint) -> sent.Hinted:
        """Return what a bot would do in the seat's place; the table goes on; raise Denied."""
        table = await self.settled()
        match = hintable(table, session, command.seat)
        number = match.number
        ratings, reason = await self._thinkers.hint(match, command.seat, Asker(table.id, session))
        return sent.Hinted(command.id, command.seat, number, ratings, reason)

    async def explain(self, session: str, command: sent.Explain) -> sent.Explained:
        """Return why a seat can do nothing with a thing of the board; raise Denied."""
        reasons = explained(await self.settled(), session, command)
        return sent.Explained(command.id, command.thing, reasons)

    async def do(self, decide: Callable[[Table], Decision]) -> tuple[int, str]:
        """Carry out what `decide` makes of the table when its turn has come."""
        return await self._in_turn(lambda: self._carry_out(Wish(decide)))

    async def reclaim(self, session: str, token: str) -> tuple[Seat, str]:
        """Give a seat back to whoever has its link; return the seat and its new token."""
        seats: list[Seat] = []

        def decide(table: Table) -> Decision:
            seat, decision = reclaim(table, session, token, now_ms())
            seats[:] = [seat]
            return decision

        _, fresh = await self.do(decide)
        return seats[0], fresh

    async def woken(self) -> None:
        """Another process may have appended: take it in and tell."""

        async def act() -> None:
            if self._in_doubt:
                await self._reload()
            news = await self._store.read(self.table.id, self.table.seq)
            for seq, data in news:
                self.table.apply(seq, kept.decode_entry(data))
            if news:
                self._tell(self.clients)
                self._wake_bots()

        await self._in_turn(act)

    # Bots and clock

    def _wake_bots(self) -> None:
        """Once for each move: let every bot think that is asked, and answer for people who need not be.

        For people only while they are here: nobody passes by hand who is visibly gone.
        """
        match = self.table.match
        if match is None or self.table.status != "playing" or self._in_doubt:
            return
        for seat in match.asks:
            chair = self.table.chairs[seat]
            if bot_is_asked(self.table, seat):
                self._begin(match.number, seat, chair.bot, partial(self._think, bot=chair.bot))
            elif chair.session in self.present and self.table.answers_itself(seat) is not None:
                self._begin(match.number, seat, "", self._answer_for_person)

    def _begin(
        self, number: int, seat: Seat, bot: str, think: Callable[[Seat, int], Coroutine[None, None, None]]
    ) -> None:
        key = (number, seat, bot)
        running = self._thinking.get(key)
        if running is None or running.done():
            task = asyncio.create_task(think(seat, number))
            self._thinking[key] = task
            task.add_done_callback(partial(self._forget_thought, key))

    async def _answer_for_person(self, seat: Seat, number: int) -> None:
        """Answer what a person has arranged, or has no choice about, when the person might have.

        It is no loss if the person was quicker or has gone, or if the store fails: when either is back this
        begins again.
        """

        def decide(table: Table) -> Decision:
            if table.chairs[seat].session not in self.present:
                raise Denied(text("refused-stale"))
            return answer_itself(table, seat, number, now_ms())

        await asyncio.sleep(person_delay(self._settings.person_delay))
        await self._undo_settled()
        with suppress(Denied, Unavailable):
            await self.do(decide)

    def _forget_thought(self, key: tuple[int, Seat, str], task: "asyncio.Task[None]") -> None:
        if self._thinking.get(key) is task:
            del self._thinking[key]

    async def _think(self, seat: Seat, number: int, bot: str) -> None:
        await asyncio.sleep(self._settings.bot_delay * BOT_PACES[self.table.bot_pace])
        await self._somebody_looks()
        await self._undo_settled()
        match = self.table.match
        if match is None or match.number != number:
            return
        if self._thinkers.have_time and may_recover(self.table, seat, now_ms()):
            with suppress(Denied, Unavailable):
                await self.do(lambda table: bring_back(table, seat, number, now_ms()))
            return  # the other one has been asked
        try:
            taught = self.table.taught(seat)
            asker = Asker(self.table.id, self.table.created.host, bool(self.present))
            choice = await self._thinkers.think(match, seat, bot, asker) if taught is None else taught
            await self._undo_settled()
            await self.do(lambda table: answer_for_bot(table, seat, bot, choice, number, now_ms()))
        except Denied as denied:
            if denied.reason.id != "refused-stale":
                await self._replace_bot(seat, number, bot)
        except Unavailable:
            return  # no fault of the bot's; it is woken again when the store is back
        except Exception:
            log.exception("bot failed", extra={"table": self.table.id, "bot": bot})
            await self._replace_bot(seat, number, bot)

    async def _somebody_looks(self) -> None:
        """Take one's time where nobody is here, until somebody comes."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._watched.wait(), self._settings.unwatched_delay)

    async def _undo_settled(self) -> None:
        """Let people vote on an undo before a bot goes on, which would void the question; not for ever."""
        while (undo := self.table.undo) is not None and now_ms() - undo.at < UNDO_PATIENCE_MS:
            await asyncio.sleep(0.1)

    async def _replace_bot(self, seat: Seat, number: int, bot: str) -> None:
        """A bot that failed gives its seat to a simpler one; in the end to the simplest, which cannot."""
        METRICS.bots_replaced.inc()

        def decide(table: Table) -> Decision:
            match, chair = table.match, table.chairs[seat]
            if match is None or match.number != number or (chair.kind, chair.bot) != ("bot", bot):
                raise Denied(text("refused-stale"))
            return Decision((hand_over(table, seat, "crashed", now_ms()),))

        with suppress(Denied, Unavailable):
            await self.do(decide)

    def is_needed(self, for_bots: bool) -> bool:
        """Say whether there is something to do though nobody is here: a clock runs out soon, or bots play."""
        if self.table.status != "playing":
            return False
        runs_out = due(self.table)
        return (runs_out is not None and runs_out < now_ms() + SOON_MS) or (
            for_bots and bots_are_asked(self.table)
        )

    async def note_due(self) -> None:
        """Correct what the store knows of when this table needs somebody."""
        await self._store.note_due(self.table.id, self.table.seq, due(self.table), bots_are_asked(self.table))

    @property
    def restless(self) -> bool:
        """Say whether time alone may change something: a clock, somebody's absence, a store that failed.

        Whoever has his turn settles doubts himself.
        """
        in_doubt = self._in_doubt and not self._turn.locked()
        clock_runs = self.table.status == "playing" and due(self.table) is not None
        return in_doubt or clock_runs or bool(self._brought_by_time(self.table))

    def _brought_by_time(self, table: Table) -> tuple[kept.AnyEntry, ...]:
        """Return who is missed or found; once that is known, what is settled without the absent."""
        if table.status != "playing":
            return ()
        now, grace = now_ms(), int(self._settings.grace * 1000)
        gone = {each: self._gone_since(each, now) for each in table.belonging() - self.present}
        return noted(table, self.present, gone, grace, now) or conclude(table, now)

    def _gone_since(self, session: str, now: int) -> int:
        """Return since when a session has no socket here, in milliseconds since 1970."""
        return now - int((time.monotonic() - self.lost.get(session, self._came)) * 1000)

    async def tick(self) -> None:
        """Look whether the store is back; let the game go on without the late and the absent."""
        if self._in_doubt:
            with suppress(Denied, Unavailable):
                await self.woken()
        if self._brought_by_time(self.table):
            with suppress(Denied, Unavailable):
                await self.do(self._take_note)
        if self.table.match is None:
            return
        asks, number = self.table.match.asks, self.table.match.number
        for each in waiting(self.table):
            ask = asks.get(each.seat)
            if ask is None or each.until is None or now_ms() < self._due(each.seat, ask, each.until):
                continue
            with suppress(Denied, Unavailable):
                await self.do(partial(time_out, seat=each.seat, number=number, now=now_ms()))

    def _take_note(self, table: Table) -> Decision:
        entries = self._brought_by_time(table)
        if not entries:
            raise Denied(text("refused-stale"))
        return Decision(entries)

    def _due(self, seat: Seat, ask: Ask, until: int) -> int:
        """Return when a seat's time is really over: whoever lost his connection gets some grace.

        Without a limit of the decision's own, so does everybody.
        """
        grace = int(self._settings.grace * 1000)
        due = until if ask.limit else until + grace
        lost = self._lost_since(self.table.chairs[seat].session)
        if lost is None:
            return due
        gone = int((time.monotonic() - lost) * 1000)
        return max(due, now_ms() - gone + 2 * grace)

    def _lost_since(self, session: str) -> float | None:
        """Return when a session's last socket went; none has come since we are here: when we came."""
        return None if session in self.present else self.lost.get(session, self._came)
