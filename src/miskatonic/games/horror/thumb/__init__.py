"""Rules of thumb for an investigator, and why they say what they say.

Everything is read from the view of the seat and from what it is asked. Not for looking ahead.
"""

from math import inf

from miskatonic.core.bot import ONLY_ONE, Hint, Sight, is_forced
from miskatonic.core.game import Choice
from miskatonic.games.horror.thumb import answers, reasons
from miskatonic.games.horror.thumb.scene import Scene


def decide(sight: Sight) -> Choice:
    """Return what the rules of thumb say; the first that is allowed where they say nothing."""
    scene, ask = Scene(sight.view), sight.ask
    if ask.kind in answers.WEIGHED and (worths := answers.WEIGHED[ask.kind](scene, ask)):
        return max(worths, key=worths.__getitem__)
    answer = answers.ANSWERS.get(ask.kind)
    if answer is not None:
        return answer(scene, ask)
    ids = [option.id for option in ask.options]
    return ids[0] if ask.one else tuple(ids[: ask.least])


def hint(sight: Sight) -> Hint:
    """Return what the rules of thumb say, and what decides it."""
    choice = decide(sight)
    if is_forced(sight.ask):
        return Hint(choice, (ONLY_ONE,))
    return Hint(choice, reasons.reasons(Scene(sight.view), sight.ask, choice))


def behind(sight: Sight) -> dict[str, float]:
    """Return for each option of a turn how much less it is worth than the best; of other asks nothing."""
    if sight.ask.kind != "turn":
        return {}
    worths = answers.in_turn(Scene(sight.view), sight.ask)
    best = max(worths.values())
    return {option.id: best - worths.get(option.id, -inf) for option in sight.ask.options}
