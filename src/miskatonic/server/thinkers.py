"""Where bots think: in worker processes, so that no table waits for them.

A worker gets the position, gives the bot what its seat may see, and returns the choice. What a bot
draws by chance follows from the seed and the move, so every process would choose the same. Not for
when bots are asked (see `desk`).
"""

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

import msgspec

from miskatonic import bots, games
from miskatonic.core.bot import Sight, look
from miskatonic.core.game import Choice, Seat
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text

log = logging.getLogger(__name__)

YIELDING = 10
"""How much workers hold back: people wait for the server, bots may wait for both."""

T = TypeVar("T")
Hinting = tuple[tuple[str, ...], tuple[Text, ...]]
"""What a bot would choose, and why."""


class Thinkers:
    """A pool of worker processes, started when the first bot has to think."""

    def __init__(self, workers: int, seconds: float) -> None:
        """Prepare a pool; `seconds` is how long a bot may think."""
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._one_by_one = asyncio.Lock()

    async def think(self, match: Match, seat: Seat, bot: str) -> tuple[str, ...]:
        """Return the bot's choice; raise whatever went wrong with the bot, or TimeoutError."""
        task = partial(think, match.game.name, bot, *_position(match, seat))
        return task() if bot == "random" else await self._in_a_worker(task)

    async def hint(self, match: Match, seat: Seat) -> Hinting:
        """Return what the game's adviser would choose in that seat, and why; raise as `think` does."""
        return await self._in_a_worker(partial(hint, match.game.name, *_position(match, seat)))

    async def _in_a_worker(self, task: Callable[[], T]) -> T:
        if self._pool is None:
            self._pool = _new_pool(self._workers)
        try:
            return await self._think_in(self._pool, task)
        except BrokenProcessPool:
            log.warning("a worker died; its bots think again")
            return await self._think_alone(task)

    async def _think_in(self, pool: ProcessPoolExecutor, task: Callable[[], T]) -> T:
        """Think in a pool, which is given up if a worker dies or hangs."""
        try:
            work = asyncio.get_running_loop().run_in_executor(pool, task)
            return await asyncio.wait_for(work, self._seconds)
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self._pool = None
            _stop(pool)
            raise

    async def _think_alone(self, task: Callable[[], T]) -> T:
        """Think in a worker of one's own: whose bot it was that broke the pool shows now."""
        async with self._one_by_one:
            pool = _new_pool(1)
            try:
                return await self._think_in(pool, task)
            finally:
                _stop(pool)

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            _stop(self._pool)
            self._pool = None


def _new_pool(workers: int) -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, mp_context=spawn, initializer=_set_up_worker)


def _stop(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=False)


def dice_seed(seed: int, number: int, seat: Seat) -> int:
    """Return the seed of a bot's own chance at this move."""
    return int.from_bytes(hashlib.sha256(f"bot:{seed:x}:{number}:{seat}".encode()).digest(), "big")


def _position(match: Match, seat: Seat) -> tuple[bytes, Seat, int]:
    """Return what a worker needs to know of a match."""
    return msgspec.json.encode(match.state), seat, dice_seed(match.seed, match.number, seat)


def think(game_name: str, bot: str, state: bytes, seat: Seat, dice: int) -> tuple[str, ...]:
    """Let a bot choose; runs in a worker."""
    return _picked(bots.get(game_name, bot).choose(_sight(game_name, state, seat, dice)))


def hint(game_name: str, state: bytes, seat: Seat, dice: int) -> Hinting:
    """Let the adviser choose and say why; runs in a worker."""
    choice, reasons = bots.advise(_sight(game_name, state, seat, dice))
    return _picked(choice), reasons


def _picked(choice: Choice) -> tuple[str, ...]:
    return (choice,) if isinstance(choice, str) else tuple(choice)


def _sight(game_name: str, state: bytes, seat: Seat, dice: int) -> Sight:
    game = games.get(game_name)
    position = msgspec.json.decode(state, type=game.state_type)
    return look(game, position, seat, Rng.seeded(dice))


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
