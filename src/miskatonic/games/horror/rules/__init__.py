"""The rules of Horror, a module for each part of the rulebook. A rule is a step or a small function."""

from miskatonic.games.horror import (
    in_force,  # noqa: F401 - it says what is worked out for a cache
    keywords,  # noqa: F401 - they hang themselves on the points of the rules
)
from miskatonic.games.horror.rules import (  # noqa: F401 - they register what words do
    doing_actions,
    doing_cards,
    doing_decks,
    doing_ends,
    doing_flow,
    doing_layout,
    doing_log,
    doing_moves,
    doing_scenario,
    doing_tests,
    doing_tokens,
)
from miskatonic.games.horror.rules.setup import Deck, new_game

__all__ = ["Deck", "new_game"]
