"""How to play Cultists: the bots of this game, and the guide for bots that play any game.

A bot is what it thinks (`thumb`, `belief`) and what its team does with that (`hunt`, `scheme`, `speech`).
"""

from collections.abc import Callable, Mapping, Sequence

from miskatonic.core.bot import Bot, Sight
from miskatonic.core.game import Choice, Seat
from miskatonic.games.cultists import hunt, scheme, speech
from miskatonic.games.cultists.belief import public_belief
from miskatonic.games.cultists.cards import CULTISTS, SEER, Card, Figure
from miskatonic.games.cultists.clues import gather
from miskatonic.games.cultists.guide import CultistsGuide
from miskatonic.games.cultists.insight import believe
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.scene import Scene, Way
from miskatonic.games.cultists.scheme import Public
from miskatonic.games.cultists.thumb import Thumb
from miskatonic.games.cultists.view import CultistsView

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


def _seeing(mind: Mind, scene: Scene) -> Mind:
    """Return what a player thinks who may be the Seer."""
    return SeerMind(mind, scene.mine.cultists, HINT) if scene.mine.role == SEER else mind


# Bots


class SimpleBot:
    """Suspects by rule of thumb."""

    def choose(self, sight: Sight) -> Choice:
        """Return what seems right from one look at the table."""
        view: CultistsView = sight.view
        if (only := _obvious(sight)) is not None:
            return only
        scene = Scene(view)
        own = _seeing(Thumb(scene, gather(view)), scene)
        return _decide(sight, scene, own, lambda more: Thumb(scene, gather(view, more), public=True))


class BeliefBot:
    """Weighs every way the teams may be."""

    def choose(self, sight: Sight) -> Choice:
        """Return what is best on average over all ways; a cultist also asks what betrays least."""
        view: CultistsView = sight.view
        if (only := _obvious(sight)) is not None:
            return only
        scene = Scene(view)
        own = _seeing(believe(view), scene)
        return _decide(sight, scene, own, lambda more: public_belief(view, more))


def _obvious(sight: Sight) -> Choice | None:
    """decisions.12, characters.d2: what needs no thought"""
    if sight.ask.kind == "character":
        return "any"
    if len(sight.ask.options) == 1 and sight.ask.least:
        return sight.ask.options[0].id
    return None


def _decide(sight: Sight, scene: Scene, own: Mind, public: Public) -> Choice:
    options = [option.id for option in sight.ask.options]
    if sight.ask.kind == "discussion":
        return speech.claims(scene, own, options)
    if scene.mine.team == CULTISTS:
        return _cultist(sight, scene, own, public, options)
    return _investigator(sight.ask.kind, scene, own, options)


def _investigator(kind: str, scene: Scene, mind: Mind, options: Sequence[str]) -> str:
    if kind == "move" and scene.ghost:
        return "to:" + hunt.choose_haunt(scene, mind, [option.partition(":")[2] for option in options])
    if kind == "move":
        return _first_step(hunt.choose_way(scene, mind))
    if kind == "encounter":
        return hunt.choose_gift(scene, mind, options)
    if kind == "action":
        return hunt.choose_action(scene, mind, options)
    if kind == "vote":
        return hunt.choose_vote(scene, mind, options)
    if kind == "change":
        return hunt.choose_change(scene, mind, options)
    return options[0]


def _cultist(sight: Sight, scene: Scene, own: Mind, public: Public, options: Sequence[str]) -> str:
    kind = sight.ask.kind
    if kind == "move" and scene.ghost:
        return "to:" + scheme.choose_haunt(scene, own, [each.partition(":")[2] for each in options])
    if kind == "move":
        return _first_step(scheme.choose_way(scene, own, public))
    if kind == "encounter":
        return scheme.choose_gift(scene, public, options)
    if kind == "action":
        return scheme.choose_action(scene, own, public, options)
    if kind == "check-state":
        check = scene.view.check
        assert check is not None
        return "report" if scheme.reports(scene, public, check.target) else "silent"
    if kind == "help":
        return "agree" if scheme.helps(scene, public(())) else "refuse"
    if kind == "vote":
        return scheme.choose_vote(scene, own, options)
    if kind == "change":
        return scheme.choose_change(scene, public(()), options)
    if kind == "fire":
        return scheme.choose_fire(scene, options)
    if kind == "clean-up":
        return "claim" if scheme.claims_now(scene) else "confirm"
    return _guess(sight, scene, options)


def _guess(sight: Sight, scene: Scene, options: Sequence[str]) -> str:
    """seer-guess.1"""
    marks = scheme.seer_marks(scene)
    named = [figure for figure, mark in marks.items() if mark == max(marks.values())]
    return f"figure:{sight.rng.choice(named)}"


def _first_step(way: Way) -> str:
    return f"to:{way[0]}" if way else "stop"


BOTS: Mapping[str, Callable[[], Bot]] = {"simple": SimpleBot, "belief": BeliefBot}
GUIDE = CultistsGuide()
