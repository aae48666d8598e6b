"""What a bot of Cultists thinks about the others, however it came to think so. Not for choosing."""

from typing import Protocol

from miskatonic.games.cultists.cards import Card, Figure


class Mind(Protocol):
    """An opinion about everything that is hidden."""

    def suspect(self, figure: Figure) -> float:
        """Return how likely somebody is a cultist."""
        ...

    def dead(self, figure: Figure) -> float:
        """Return how likely a figure's pulse deck holds a Dead card."""
        ...

    def next_face(self, room: str, face: Card) -> float:
        """Return how likely the next card out of a room deck has this face."""
        ...
