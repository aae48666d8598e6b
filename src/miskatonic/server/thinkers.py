"""Where bots think: in worker processes, so that no table waits for them.

A worker gets the position, gives the bot what its seat may see, and returns the choice. What a bot
draws by chance follows from the seed and the move, so every process would choose the same. Not for
when bots are asked (see `desk`).
"""

import asyncio
import hashlib
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor

import msgspec

from miskatonic import bots, games
from miskatonic.core.bot import look
from miskatonic.core.game import Seat
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng


class Thinkers:
    """A pool of worker processes, started when the first bot has to think."""

    def __init__(self, workers: int, seconds: float) -> None:
        """Prepare a pool; `seconds` is how long a bot may think."""
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, match: Match, seat: Seat, bot: str) -> tuple[str, ...]:
        """Return the bot's choice; raise whatever went wrong with the bot, or TimeoutError."""
        state = msgspec.json.encode(match.state)
        dice = dice_seed(match.seed, match.number, seat)
        if bot == "random":
            return think(match.game.name, bot, state, seat, dice)
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._ready(), think, match.game.name, bot, state, seat, dice)
        return await asyncio.wait_for(work, self._seconds)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_leave_signals)
        return self._pool

    def renew(self) -> None:
        """Drop a pool in which a worker died or hangs; the next bot gets a new one."""
        self.close()

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def dice_seed(seed: int, number: int, seat: Seat) -> int:
    """Return the seed of a bot's own chance at this move."""
    return int.from_bytes(hashlib.sha256(f"bot:{seed:x}:{number}:{seat}".encode()).digest(), "big")


def think(game_name: str, bot: str, state: bytes, seat: Seat, dice: int) -> tuple[str, ...]:
    """Let a bot choose; runs in a worker."""
    game = games.get(game_name)
    position = msgspec.json.decode(state, type=game.state_type)
    choice = bots.get(game_name, bot).choose(look(game, position, seat, Rng.seeded(dice)))
    return (choice,) if isinstance(choice, str) else tuple(choice)


def _leave_signals() -> None:
    """Ctrl-C is the server's business; it stops its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
