"""What a bot is: somebody who sees a view and an ask, may imagine positions, and chooses.

A bot never gets the state. It may call `sample` for positions its seat cannot tell from the real one,
and plays those on by the rules. Not for any particular way to play (see `bots` and each game's `bot`).
"""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from miskatonic.core.game import Ask, Choice, Game, Seat
from miskatonic.core.hint import Hint, hinted
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text, text


class Sight(msgspec.Struct, frozen=True):
    """All that a bot gets to decide with."""

    game: Game[Any]
    seat: Seat
    view: Any
    ask: Ask
    sample: Callable[[Rng], Any]
    rng: Rng
    """Its own chance; never the game's."""


class Bot(Protocol):
    """A way to play. Keeps nothing between decisions, so that it can think anywhere."""

    def choose(self, sight: Sight) -> Choice:
        """Return the answer to `sight.ask`."""
        ...


class Summary(msgspec.Struct, frozen=True):
    """What is worth counting about a finished match; the message `count-<name>` says what is counted."""

    numbers: dict[str, int] = {}
    """How much there was of something, like {"rounds": 4}."""
    marks: dict[str, str] = {}
    """What kind of match it was, as a message's id, like {"ending": "ending-loss"}."""
    sides: dict[str, tuple[str, ...]] = {}
    """For each seat what it played, as messages' ids; wins are counted, like {"god": ("god-hastur", …)}."""


class Guide(Protocol):
    """What a game tells those who play it by the thousand: what to count, and how to think ahead fast."""

    trust: int
    """As how many simulations its first opinion counts."""
    horizon: int
    """How many stages a playout goes on."""
    budget: int
    """How many simulations a decision usually takes."""
    imagined: int
    """How many positions are imagined for each that is played on: 1 where `likelihood` is always the same."""

    def options(self, ask: Ask) -> tuple[str, ...]:
        """Return the ids a bot may choose from; some options are for people only."""
        ...

    def summary(self, state: Any) -> Summary:
        """Return what is worth counting about a finished match."""
        ...

    def advice(self, sight: Sight) -> dict[Choice, float]:
        """Return every answer worth trying, with a first opinion: about what `value` will be after it."""
        ...

    def hint(self, sight: Sight) -> Hint:
        """Return an answer for a person who asks, and what decides it, from what the seat may know."""
        ...

    def likelihood(self, sight: Sight, imagined: Any) -> float:
        """Return how well a sampled position explains what the others did, relative to other samples."""
        ...

    def rollout(self, state: Any, seat: Seat, rng: Rng) -> Choice:
        """Return a quick answer for the seat, from what that seat could know."""
        ...

    def stage(self, state: Any) -> int:
        """Return how many stages of the match have begun; playouts stop where one begins."""
        ...

    def value(self, state: Any, seat: Seat) -> float:
        """Return the seat's chance to win, from 0 to 1, in a position where a stage begins or all is over."""
        ...


def first_opinion(guide: Guide, sight: Sight) -> Hint:
    """Return the answer that a guide thinks best at first sight: the plainest of hints."""
    worths = guide.advice(sight)
    top = sorted(worths.values(), reverse=True)
    lead = top[0] - top[1] if len(top) > 1 else 0.0
    return hinted(
        sight.ask, worths, chance_to_win, lambda choice: text("hint-ahead", points=round(100 * lead))
    )


def chance_to_win(worth: float) -> Text:
    """Say a chance to win."""
    return text("hint-rated", percent=round(100 * worth))


def look(game: Game[Any], state: Any, seat: Seat, rng: Rng) -> Sight:
    """Return what a bot in that seat may see; the seat must be asked."""
    ask = game.asks(state)[seat]
    return Sight(game, seat, game.view(state, seat), ask, lambda dice: game.sample(state, seat, dice), rng)
