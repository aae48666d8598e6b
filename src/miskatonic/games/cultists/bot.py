"""How to play Cultists: the bots of this game, and the guide for bots that play any game.

A bot is what it thinks (`thumb`, `belief`) and what its team does with that (`deciding`).
"""

from collections.abc import Callable, Mapping

from miskatonic.core.bot import Bot, Sight
from miskatonic.core.game import Choice
from miskatonic.games.cultists.belief import public_belief
from miskatonic.games.cultists.deciding import decide, obvious, seeing
from miskatonic.games.cultists.guide import CultistsGuide
from miskatonic.games.cultists.insight import believe
from miskatonic.games.cultists.scene import Scene
from miskatonic.games.cultists.thumb import by_thumb
from miskatonic.games.cultists.view import CultistsView


class SimpleBot:
    """Suspects by rule of thumb."""

    def choose(self, sight: Sight) -> Choice:
        """Return what seems right from one look at the table."""
        if (only := obvious(sight)) is not None:
            return only
        scene, own, public = by_thumb(sight.view)
        return decide(sight, scene, seeing(own, scene), public)


class BeliefBot:
    """Weighs every way the teams may be."""

    def choose(self, sight: Sight) -> Choice:
        """Return what is best on average over all ways; a cultist also asks what betrays least."""
        view: CultistsView = sight.view
        if (only := obvious(sight)) is not None:
            return only
        scene = Scene(view)
        own = seeing(believe(view), scene)
        return decide(sight, scene, own, lambda more: public_belief(view, more))


BOTS: Mapping[str, Callable[[], Bot]] = {"simple": SimpleBot, "belief": BeliefBot}
GUIDE = CultistsGuide()
