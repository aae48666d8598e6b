"""How a bot of Cultists answers, whatever it thinks of the others: what is weighed heaviest.

Not for what it thinks (`thumb`, `belief`).
"""

from collections.abc import Sequence

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice, Seat
from miskatonic.core.hint import best
from miskatonic.games.cultists import weighing
from miskatonic.games.cultists.cards import SEER, Card, Figure
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene
from miskatonic.games.cultists.scheme import Public
from miskatonic.games.cultists.temper import temper_of

HINT = 1.0
"""How much more than without his knowledge the Seer lets the table see whom he suspects."""


# Minds


class SeerMind:
    """What the Seer shows: what anybody could think, shifted a little towards what he knows (roles.i1)."""

    def __init__(self, mind: Mind, cultists: Sequence[Seat], hint: float) -> None:
        self.mind, self.cultists, self.hint = mind, cultists, hint

    def suspect(self, figure: Figure) -> float:
        """Return the suspicion he admits."""
        plain = self.mind.suspect(figure)
        odds = plain * (self.hint if figure in self.cultists else 1 / self.hint)
        return odds / (odds + 1 - plain) if plain < 1 else 1.0

    def dead(self, figure: Figure) -> float:
        """He knows as much as anybody."""
        return self.mind.dead(figure)

    def next_face(self, room: str, face: Card) -> float:
        """He knows as much as anybody."""
        return self.mind.next_face(room, face)


def seeing(mind: Mind, scene: Scene) -> Mind:
    """Return what a player thinks who may be the Seer."""
    return SeerMind(mind, scene.mine.cultists, HINT) if scene.mine.role == SEER else mind


# Answers


def obvious(sight: Sight) -> Choice | None:
    """decisions.12, characters.d2: what needs no thought"""
    if sight.ask.kind == "character":
        return "any"
    if len(sight.ask.options) == 1 and sight.ask.least:
        return sight.ask.options[0].id
    return None


def decide(sight: Sight, scene: Scene, own: Mind, public: Public) -> Choice:
    """Return the answer worth most; whom to take for the Seer among equals is chance."""
    worths = weighing.worths(sight.ask, scene, own, public, temper_of(scene.view))
    if sight.ask.kind == "guess":
        most = max(worths.values())
        return sight.rng.choice([choice for choice, worth in worths.items() if worth == most])
    return best(worths)
