"""How long things are kept, and the sweep that lets go of what is too old.

Nothing goes because a clock says so once. What a sweep finds too old is *doomed*; it goes if it is still too
old when the house has *served* for a while since. Service is counted by the machine's monotonic clock, a
sweep at a time, and kept in the store: neither a jump of the clock nor a night without a server adds to it.
Not for the statements (see `stores.aging`), nor for tables in memory (see `hub`).
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection

from miskatonic.server.archive import packed
from miskatonic.server.observe import METRICS
from miskatonic.server.settings import Retention
from miskatonic.server.store import Bounds, Doomed, Store, Unavailable

log = logging.getLogger(__name__)

DAY_MS = 24 * 3600 * 1000
AT_ONCE = 100
"""Tables that are asked for together; between any two of them others have their turn."""


def bounds(keep: Retention, now: int) -> Bounds:
    """Return what is too old at a moment."""

    def ago(days: float) -> int:
        return now - int(days * DAY_MS)

    return Bounds(
        unpacked=ago(keep.unpacked),
        finished=ago(keep.finished),
        abandoned=ago(keep.abandoned),
        gathering=ago(keep.gathering),
        rooms=ago(keep.rooms),
        results=ago(keep.results),
        sessions=ago(keep.sessions),
    )


def kept_until(keep: Retention, changed: int) -> int:
    """Return when the record of a finished match may go, in milliseconds since 1970; never sooner."""
    return changed + int((keep.finished + keep.sure) * DAY_MS)


class Sweeper:
    """Looks from time to time at what is too old."""

    def __init__(
        self,
        store: Store,
        keep: Retention,
        in_memory: Collection[str],
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        elapsed: Callable[[], float] = time.monotonic,
    ) -> None:
        """Sweep a store; tables in memory are left alone until they are put away."""
        self._store = store
        self._keep = keep
        self._in_memory = in_memory
        self._now = now
        self._elapsed = elapsed
        self._begun = elapsed()
        self._served_before: int | None = None

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            try:
                await self.sweep()
            except Unavailable:
                pass  # the next time
            except Exception:
                log.exception("a sweep failed")
                METRICS.errors.inc()
            await asyncio.sleep(self._keep.sweep)

    async def sweep(self) -> None:
        """Doom what is too old, and let go of what has been doomed for long enough."""
        served = await self._serve()
        too_old = bounds(self._keep, self._now())
        await self._store.doom(too_old, served)
        before = served - int(self._keep.sure * DAY_MS)
        if before <= 0:
            return
        await self._sweep_tables(too_old, before)
        await self._store.forget(too_old, before)

    async def _serve(self) -> int:
        """Return for how long the house has served, at least 1: as long as was known, and while this runs."""
        if self._served_before is None:
            self._served_before = await self._store.serve(1)
        return await self._store.serve(self._served_before + int((self._elapsed() - self._begun) * 1000))

    async def _sweep_tables(self, too_old: Bounds, before: int) -> None:
        """Let go of tables, each once; those in memory wait for a later sweep."""
        passed_over = set(self._in_memory)
        while True:
            found = await self._store.doomed(too_old, before, AT_ONCE + len(passed_over))
            found = [each for each in found if each.id not in passed_over]
            if not found:
                return
            for each in found:
                passed_over.add(each.id)
                if each.id not in self._in_memory:
                    await self._let_go(each)

    async def _let_go(self, table: Doomed) -> None:
        if not table.to_pack:
            await self._store.delete_table(table.id, table.seq)
            METRICS.tables_deleted.inc()
            return
        entries = await self._store.read(table.id)
        archive = await asyncio.to_thread(packed, entries, await self._store.load_checkpoint(table.id))
        await self._store.archive(table.id, table.seq, archive)
        METRICS.tables_archived.inc()
