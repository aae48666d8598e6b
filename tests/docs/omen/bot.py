"""How to play Omen, and what bots that play any game should know about it."""

from typing import Any

from miskatonic.core.bot import Sight, Summary, first_opinion
from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.hint import Hint
from miskatonic.core.rng import Rng
from tests.docs.omen.rules import Omen

GOOD_ENOUGH = 6


class SimpleBot:
    """Keeps what is better than the average rune."""

    def choose(self, sight: Sight) -> Choice:
        """Return the answer to `sight.ask`."""
        return _keep_or_trade(sight.view.runes[sight.seat])


class OmenGuide:
    """What Omen tells those who play it by the thousand."""

    trust = 10
    horizon = 1
    budget = 50
    imagined = 1

    def options(self, ask: Ask) -> tuple[str, ...]:
        """Return the ids a bot may choose from: all."""
        return tuple(option.id for option in ask.options)

    def summary(self, state: Omen) -> Summary:
        """Return what is worth counting about a finished match."""
        return Summary({"trades": len(state.discard)})

    def advice(self, sight: Sight) -> dict[Choice, float]:
        """Return a first opinion: a rune is worth its place among the nine, a trade the middle one."""
        return {"keep": sight.view.runes[sight.seat] / 9, "trade": 5 / 9}

    def hint(self, sight: Sight) -> Hint:
        """Advise what seems best at first sight."""
        return first_opinion(self, sight)

    def likelihood(self, sight: Sight, imagined: Any) -> float:
        """Return 1: nothing is read from what the others did."""
        return 1.0

    def rollout(self, state: Omen, seat: Seat, rng: Rng) -> Choice:
        """Return a quick answer, from the rune the seat may see."""
        return _keep_or_trade(state.runes[seat])

    def stage(self, state: Omen) -> int:
        """Return 0 always: a playout goes on to the end."""
        return 0

    def value(self, state: Omen, seat: Seat) -> float:
        """Return whether the seat has won; a playout always reaches the end."""
        return float(state.outcome is not None and seat in state.outcome.winners)


def _keep_or_trade(rune: int) -> str:
    return "keep" if rune >= GOOD_ENOUGH else "trade"


BOTS = {"simple": SimpleBot}
GUIDE = OmenGuide()
