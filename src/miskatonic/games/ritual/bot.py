"""How to play Ritual: the bots of this game, and the guide for bots that play any game."""

from collections.abc import Callable, Mapping
from typing import Any

from miskatonic.core.bot import Bot, Sight
from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.ritual.state import Ritual


class RitualGuide:
    """What Ritual tells bots and those who count."""

    def options(self, ask: Ask) -> tuple[str, ...]:
        """No bot has ever seen its card by accident, so none confesses (faq.1)."""
        return tuple(option.id for option in ask.options if option.id != "confess")

    def summary(self, state: Ritual) -> dict[str, int]:
        """Count the rounds."""
        return {"rounds": state.round}

    def advice(self, sight: Sight) -> dict[str, float]:
        """Return a first opinion on every option."""
        return dict.fromkeys(self.options(sight.ask), 0.5)

    def likelihood(self, sight: Sight, imagined: Any) -> float:
        """Return how well a sampled position explains what the others did."""
        return 1.0

    def rollout(self, state: Ritual, seat: Seat, rng: Rng) -> Choice:
        """Return a quick answer."""
        return rng.choice(self.options(state.asks()[seat]))

    def stage(self, state: Ritual) -> int:
        """A playout ends with the round."""
        return state.round

    def value(self, state: Ritual, seat: Seat) -> float:
        """Return the seat's chance to win."""
        return 0.5


BOTS: Mapping[str, Callable[[], Bot]] = {}
GUIDE = RitualGuide()
