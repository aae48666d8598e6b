"""Processes that work things out beside the server, so that no table waits for them.

Whatever finds no free worker waits in a fair queue; only when its worker begins does its time begin. A pool
is given up when one of its workers dies or hangs; what others had under way there is done again. Not for
what is worked out (see `thinkers` and `readers`), nor for who is next (see `fairness`).
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from miskatonic.server.fairness import Claim, FairQueue

log = logging.getLogger(__name__)

YIELDING = 10
"""How much workers hold back: people wait for the server, bots may wait for both."""

NOBODYS = Claim()

T = TypeVar("T")


class Workers:
    """A pool of worker processes, started when there is something to do."""

    def __init__(self, count: int, seconds: float) -> None:
        """Prepare a pool; `seconds` is how long one task may take."""
        self._count = count
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._one_by_one = asyncio.Lock()
        self._line: FairQueue[asyncio.Future[None]] = FairQueue()
        self._busy = 0
        self._closed = False

    @property
    def have_time(self) -> bool:
        """Say whether nothing waits for them."""
        return not self._line

    async def run(self, task: Callable[[], T], claim: Claim = NOBODYS) -> T:
        """Return what the task returns, when its turn has come; raise what it raises, or TimeoutError."""
        await self._turn(claim)
        work = asyncio.create_task(self._work(task, claim))
        work.add_done_callback(_looked_at)
        return await asyncio.shield(work)  # a worker that has begun is busy until it is done

    async def _turn(self, claim: Claim) -> None:
        """Wait until a worker is free and nobody goes first."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.put(claim, turn)
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._line.drop(turn)
            else:  # it had come just then
                self._leave(claim, 0)
            raise

    def _let_in(self) -> None:
        while self._line and self._busy < self._count:
            claim, turn = self._line.take()
            if turn.cancelled():  # whoever waited has gone
                self._line.done(claim, 0)
                continue
            self._busy += 1
            turn.set_result(None)

    def _leave(self, claim: Claim, seconds: float) -> None:
        self._busy -= 1
        self._line.done(claim, seconds)
        self._let_in()

    async def _work(self, task: Callable[[], T], claim: Claim) -> T:
        began = time.monotonic()
        try:
            if self._pool is None:
                self._pool = _new_pool(self._count)
            return await self._run_in(self._pool, task)
        except BrokenProcessPool:
            if self._closed:
                raise
            log.warning("a worker died; its tasks begin again")
            return await self._run_alone(task)
        finally:
            self._leave(claim, time.monotonic() - began)

    async def _run_in(self, pool: ProcessPoolExecutor, task: Callable[[], T]) -> T:
        """Work in a pool, which is given up if a worker dies or hangs."""
        try:
            work = asyncio.get_running_loop().run_in_executor(pool, task)
            return await asyncio.wait_for(work, self._seconds)
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self._pool = None
            _stop(pool)
            raise

    async def _run_alone(self, task: Callable[[], T]) -> T:
        """Work in a pool of one's own: whose task it was that broke the other one shows now."""
        async with self._one_by_one:
            pool = _new_pool(1)
            try:
                return await self._run_in(pool, task)
            finally:
                _stop(pool)

    def close(self) -> None:
        """Stop the workers."""
        self._closed = True
        if self._pool is not None:
            _stop(self._pool)
            self._pool = None


def _looked_at(work: "asyncio.Task[T]") -> None:
    """Whoever waited for it may have gone: then nobody is told how it failed."""
    if not work.cancelled():
        work.exception()


def _new_pool(workers: int) -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=spawn, initializer=_set_up_worker)


def _stop(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False)


def _set_up_worker() -> None:
    """Let the server go first where cores are few, and leave Ctrl-C to it, which stops its workers itself.

    But do not outlive it if it is killed. Linux shares cores out among sessions before it looks at who
    yields, so that a worker in the server's own session would still take its time from it.
    """
    if hasattr(os, "nice"):
        os.setsid()
        os.nice(YIELDING)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
