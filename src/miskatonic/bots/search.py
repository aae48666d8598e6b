"""Information-set Monte-Carlo search for any game with a guide."""

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice


class SearchBot:
    """Plays imagined positions on and chooses what turned out best."""

    def __init__(self, budget: int = 200) -> None:
        self.budget = budget

    def choose(self, sight: Sight) -> Choice:
        """Return the answer whose playouts ended best."""
        raise NotImplementedError
