"""The bot that thinks nothing: every answer it may give is equally likely. The yardstick for all others."""

from miskatonic import games
from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice


class RandomBot:
    """Chooses by chance."""

    def choose(self, sight: Sight) -> Choice:
        """Return a random answer."""
        options = list(games.guide(sight.game.name).options(sight.ask))
        if sight.ask.one:
            return sight.rng.choice(options)
        most = min(sight.ask.most, len(options))
        sight.rng.shuffle(options)
        return tuple(options[: sight.ask.least + sight.rng.below(most - sight.ask.least + 1)])
