"""Where bots think: in worker processes, so that no table waits for them.

A worker gets the position, gives the bot what its seat may see, and returns the choice. What a bot
draws by chance follows from the seed and the move, so every process would choose the same. Where many are
asked at once they wait in a fair queue (see `fairness`), for which is noted here how long each kind of bot
takes. Not for when bots are asked (see `desk`).
"""

import hashlib
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import msgspec

from miskatonic import bots, games
from miskatonic.core.bot import Sight, look
from miskatonic.core.game import Seat
from miskatonic.core.ids import ids_in
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text
from miskatonic.server.fairness import Claim
from miskatonic.server.observe import METRICS
from miskatonic.server.protocol import Rating
from miskatonic.server.workers import Workers

Hinting = tuple[tuple[Rating, ...], Text]
"""What a bot would choose and the best others, as they go over the wire, and why."""


USUAL_SECONDS, SEARCH_SECONDS = 0.005, 0.3
"""How long bots think, before anybody has seen them do so."""
NEW = 0.2
"""How much the last time counts in what is expected of the next."""
HINT = "a hint"

T = TypeVar("T")


class Asker(msgspec.Struct, frozen=True):
    """For whom a bot thinks."""

    table: str = ""
    person: str = ""
    """Whose table it is."""
    awaited: bool = True
    """Whether anybody is there who waits for it."""


ANYBODY = Asker()


class Thinkers:
    """Bots and advisers, who think in workers of their own."""

    def __init__(self, workers: int, seconds: float) -> None:
        """Prepare so many workers; `seconds` is how long a bot may think."""
        self._workers = Workers(workers, seconds)
        self._expected: dict[tuple[str, str], float] = {}
        """Seconds that a bot takes for an answer in a game, by experience."""

    @property
    def have_time(self) -> bool:
        """Say whether no bot waits for a worker."""
        return self._workers.have_time

    async def think(self, match: Match, seat: Seat, bot: str, asker: Asker = ANYBODY) -> tuple[str, ...]:
        """Return the bot's choice; raise whatever went wrong with the bot, or TimeoutError."""
        task = partial(think, match.game.name, bot, *_position(match, seat))
        return task() if bot == "random" else await self._timed(task, match.game.name, bot, asker)

    async def hint(self, match: Match, seat: Seat, asker: Asker = ANYBODY) -> Hinting:
        """Return what the game advises that seat to choose, and why; raise as `think` does."""
        task = partial(hint, match.game.name, *_position(match, seat))
        return await self._timed(task, match.game.name, HINT, asker)

    async def _timed(self, task: Callable[[], T], game: str, what: str, asker: Asker) -> T:
        """Work something out in its turn, and note how long it took."""
        usual = SEARCH_SECONDS if what.startswith("search") else USUAL_SECONDS
        expected = self._expected.get((game, what), usual)
        claim = Claim(asker.table, asker.person, expected, asker.awaited)
        with METRICS.bots_waiting.track_inprogress():
            choice, seconds = await self._workers.run(partial(timed, task), claim)
        self._expected[game, what] = expected + NEW * (seconds - expected)
        return choice

    def close(self) -> None:
        """Stop the workers."""
        self._workers.close()


def dice_seed(seed: int, number: int, seat: Seat) -> int:
    """Return the seed of a bot's own chance at this move."""
    return int.from_bytes(hashlib.sha256(f"bot:{seed:x}:{number}:{seat}".encode()).digest(), "big")


def _position(match: Match, seat: Seat) -> tuple[bytes, Seat, int]:
    """Return what a worker needs to know of a match."""
    return msgspec.json.encode(match.state), seat, dice_seed(match.seed, match.number, seat)


def timed(task: Callable[[], T]) -> tuple[T, float]:
    """Return what a task returns, and how many seconds it took; runs in a worker."""
    began = time.perf_counter()
    return task(), time.perf_counter() - began


def think(game_name: str, bot: str, state: bytes, seat: Seat, dice: int) -> tuple[str, ...]:
    """Let a bot choose; runs in a worker."""
    return ids_in(bots.get(game_name, bot).choose(_sight(game_name, state, seat, dice)))


def hint(game_name: str, state: bytes, seat: Seat, dice: int) -> Hinting:
    """Let the game advise somebody; runs in a worker."""
    advised = bots.advise(_sight(game_name, state, seat, dice))
    return tuple([Rating(ids_in(each.choice), each.measure) for each in advised.ratings]), advised.reason


def _sight(game_name: str, state: bytes, seat: Seat, dice: int) -> Sight:
    game = games.get(game_name)
    position = msgspec.json.decode(state, type=game.state_type)
    return look(game, position, seat, Rng.seeded(dice))
