"""A bot for Omen that imagines how the others stand before it trades."""

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice

IMAGINED = 20


class Careful:
    """Trades a rune that would lose more often than it would win."""

    def choose(self, sight: Sight) -> Choice:
        """Return the answer to `sight.ask`."""
        mine = sight.view.runes[sight.seat]
        won = sum(mine == max(sight.sample(sight.rng).runes) for _ in range(IMAGINED))
        return "keep" if 2 * won > IMAGINED else "trade"
