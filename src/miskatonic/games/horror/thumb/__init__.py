"""Rules of thumb for an investigator, and why they say what they say.

Everything is read from the view of the seat and from what it is asked. Not for looking ahead.
"""

from math import inf

from miskatonic.core.bot import Sight
from miskatonic.core.game import Choice
from miskatonic.core.hint import Hint, best, hinted
from miskatonic.games.horror.thumb import answers, reasons
from miskatonic.games.horror.thumb.scene import Scene


def decide(sight: Sight) -> Choice:
    """Return what the rules of thumb say; the first that is allowed where they say nothing."""
    return best(answers.weighed(Scene(sight.view), sight.ask))


def hint(sight: Sight) -> Hint:
    """Return what the rules of thumb say, and what decides it."""
    scene, ask = Scene(sight.view), sight.ask
    return hinted(
        ask,
        answers.weighed(scene, ask),
        reasons.measure(ask),
        lambda choice: reasons.reason(scene, ask, choice),
        alike=lambda choice: reasons.alike(scene, ask, choice),
    )


def behind(sight: Sight) -> dict[str, float]:
    """Return for each option of a turn how much less it is worth than the best; of other asks nothing."""
    if sight.ask.kind != "turn":
        return {}
    worths = answers.in_turn(Scene(sight.view), sight.ask)
    most = max(worths.values())
    return {option.id: most - worths.get(option.id, -inf) for option in sight.ask.options}
