"""How to play Fate: the bots of this game, and the guide for bots that play any game.

The rules of thumb stand in `thumb`, what things are worth in `worth`.
"""

from collections.abc import Callable, Mapping

from miskatonic.core.bot import Bot, Sight
from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.fate import thumb, worth
from miskatonic.games.fate.seen import seen
from miskatonic.games.fate.state import Fate


class SimpleBot:
    """Plays by rules of thumb, from one look at the table."""

    def choose(self, sight: Sight) -> Choice:
        """Return what the rules of thumb say."""
        return thumb.decide(seen(sight.view), sight.seat, sight.ask, sight.rng)


class FateGuide:
    """What Fate tells bots that play any game, and those who count."""

    def options(self, ask: Ask) -> tuple[str, ...]:
        """windows.9: a bot never minds being asked, so it leaves no standing orders."""
        return tuple([option.id for option in ask.options if not option.id.startswith("pass-")])

    def summary(self, state: Fate) -> dict[str, int]:
        """Count the rounds."""
        return {"rounds": state.round}

    def advice(self, sight: Sight) -> dict[str, float]:
        raise NotImplementedError

    def likelihood(self, sight: Sight, imagined: Fate) -> float:
        """Nothing is read from what the others did."""
        return 1.0

    def rollout(self, state: Fate, seat: Seat, rng: Rng) -> Choice:
        """Play by rules of thumb."""
        return thumb.decide(state, seat, state.asks()[seat], rng)

    def stage(self, state: Fate) -> int:
        return state.turn

    def value(self, state: Fate, seat: Seat) -> float:
        raise NotImplementedError


BOTS: Mapping[str, Callable[[], Bot]] = {"simple": SimpleBot}
GUIDE = FateGuide()
