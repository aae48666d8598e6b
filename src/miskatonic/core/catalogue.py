"""What a game with decks tells those who build them: its cards, its ready decks, and what is wrong with one.

Not every game has one. Not for the rules of the match.
"""

from collections.abc import Sequence
from typing import Any, Protocol


class Catalogue(Protocol):
    """The cards of a game, for people who look them up and build decks; everything it returns is plain."""

    card_type: type
    deck_type: type
    check_type: type
    scenario_type: type

    def cards(self) -> Sequence[Any]:
        """Return every card, as `card_type`."""
        ...

    def decks(self) -> Sequence[Any]:
        """Return every ready deck, as `deck_type`."""
        ...

    def scenarios(self) -> Sequence[Any]:
        """Return every scenario the decks can be played in, as `scenario_type`."""
        ...

    def check(self, source: str, before: str = "", experience: int = 0) -> Any:
        """Return the deck in a text and everything that is wrong with it, as `check_type`; never raise.

        `before` is the deck that it grew out of, and `experience` what may be spent on that.
        """
        ...
