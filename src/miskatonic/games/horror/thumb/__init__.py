"""Rules of thumb for an investigator, and why they say what they say.

Everything is read from the view of the seat and from what it is asked. Not for looking ahead.
"""

from miskatonic.core.bot import BY_THUMB, ONLY_ONE, Sight
from miskatonic.core.game import Choice
from miskatonic.core.text import Text
from miskatonic.games.horror.thumb import turns
from miskatonic.games.horror.thumb.answers import ANSWERS
from miskatonic.games.horror.thumb.reasons import reasons
from miskatonic.games.horror.thumb.scene import Scene


def decide(sight: Sight) -> Choice:
    """Return what the rules of thumb say; the first that is allowed where they say nothing."""
    answer = ANSWERS.get(sight.ask.kind)
    if answer is not None:
        return answer(Scene(sight.view), sight.ask)
    ids = [option.id for option in sight.ask.options]
    return ids[0] if sight.ask.one else tuple(ids[: sight.ask.least])


def explain(sight: Sight) -> tuple[Text, ...]:
    """Return why the rules of thumb say so."""
    if len(sight.ask.options) == 1 and sight.ask.least == 1:
        return (ONLY_ONE,)
    return reasons(Scene(sight.view), sight.ask, decide(sight)) or (BY_THUMB,)


def behind(sight: Sight) -> dict[str, float]:
    """Return for each option of a turn how much less it is worth than the best; of other asks nothing."""
    if sight.ask.kind != "turn":
        return {}
    scene = Scene(sight.view)
    worths = {option.id: turns.weigh(scene, option.id).worth for option in sight.ask.options}
    best = max(worths.values())
    return {id: best - worth for id, worth in worths.items()}
