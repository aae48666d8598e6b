"""Keeps requests from piling up before a database that does not answer.

A call that fails after a long wait opens the breaker: from then on calls fail at once, and one task asks
again and again, until the database answers. What fails quickly opens nothing: nobody waits for it.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from miskatonic.server.observe import METRICS
from miskatonic.server.store import Unavailable

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that a call may take."""
QUICK = 1.0
"""A failure that came sooner lets nobody wait."""
PROBE_EVERY = 0.25


class Breaker:
    """Stands before a store; `check` is how one asks whether it is there."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self.away = False
        self._check = check
        self._probing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def passing(self, kind: str) -> AsyncIterator[None]:
        """Let a call through, for so long; raise Unavailable while the store is away."""
        if self.away:
            raise Unavailable("the store does not answer")
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                yield
        except TimeoutError as error:
            self._open()
            raise Unavailable("the store has not answered in time") from error
        except Unavailable:
            if time.perf_counter() - began > QUICK:
                self._open()
            raise
        finally:
            METRICS.store_seconds.labels(kind).observe(time.perf_counter() - began)

    def _open(self) -> None:
        if not self.away:
            log.warning("the store does not answer")
            self._set(True)
            self._probing = asyncio.create_task(self._probe(), name="store-probe")

    async def _probe(self) -> None:
        while self.away:
            await asyncio.sleep(PROBE_EVERY)
            with suppress(Unavailable, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._check()
                log.warning("the store answers again")
                self._set(False)

    def _set(self, away: bool) -> None:
        self.away = away
        METRICS.store_away.set(away)

    def close(self) -> None:
        """Ask no more."""
        if self._probing is not None:
            self._probing.cancel()
