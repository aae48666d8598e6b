"""How a bot of Cultists answers, whatever it thinks of the others: by what is weighed, and by what is not.

Not for what it thinks (`thumb`, `belief`).
"""

from collections.abc import Sequence

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice, Seat
from miskatonic.core.ids import id_of
from miskatonic.games.cultists import hunt, scheme, speech, weighing
from miskatonic.games.cultists.cards import CULTISTS, SEER, Card, Figure
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene
from miskatonic.games.cultists.scheme import Public

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
    """Return the answer worth most, or what is simply done."""
    options = [option.id for option in sight.ask.options]
    if sight.ask.kind == "discussion":
        return speech.claims(scene, own, options)
    worths = weighing.worths(sight.ask.kind, scene, own, public, options)
    if worths is not None:
        return max(worths, key=worths.__getitem__)
    if scene.mine.team == CULTISTS:
        return _cultist(sight, scene, own, public, options)
    return hunt.choose_vote(scene, own, options) if sight.ask.kind == "vote" else options[0]


def _cultist(sight: Sight, scene: Scene, own: Mind, public: Public, options: Sequence[str]) -> str:
    kind = sight.ask.kind
    if kind == "check-state":
        check = scene.view.check
        assert check is not None
        return "report" if scheme.reports(scene, public, check.target) else "silent"
    if kind == "help":
        return "agree" if scheme.helps(scene, public(())) else "refuse"
    if kind == "vote":
        return scheme.choose_vote(scene, own, options)
    if kind == "fire":
        return scheme.choose_fire(scene, options)
    if kind == "clean-up":
        return "claim" if scheme.claims_now(scene) else "confirm"
    return _guess(sight, scene, options)


def _guess(sight: Sight, scene: Scene, options: Sequence[str]) -> str:
    """seer-guess.1"""
    marks = scheme.seer_marks(scene)
    named = [figure for figure, mark in marks.items() if mark == max(marks.values())]
    return id_of("figure", sight.rng.choice(named))
