"""How likely a fight, an evasion or an investigation succeeds, before it is begun: what its panel will say.

What begins with an ability or an event is rehearsed, up to its test, in a position that the seat cannot tell
from the real one; so nothing is told that the seat does not know. Where something must be chosen first, or
something hidden comes to light, nothing is foretold. Changes nothing.
"""

from miskatonic.core.game import Ask, Seat
from miskatonic.core.ids import read_id
from miskatonic.core.rng import Rng
from miskatonic.games.horror import odds
from miskatonic.games.horror.abilities import text_named, words_of
from miskatonic.games.horror.rules import committing, doing_actions, playing
from miskatonic.games.horror.sight import as_seen
from miskatonic.games.horror.state import NONE, Horror, TestKind
from miskatonic.games.horror.unseen import sample

KINDS: tuple[TestKind, ...] = ("fight", "evade", "investigate")


def prospects(g: Horror, seat: Seat) -> dict[str, float]:
    """Return by option how likely it succeeds; options that begin no such test are left out."""
    pending = next((each for each in g.pending if each.seat == seat and each.choice is None), None)
    if pending is None or not pending.ask.one:
        return {}
    found = _basic(as_seen(g, seat), seat, pending.ask)
    aims = pending.then == doing_actions.aimed.__name__
    rehearsed = [each.id for each in pending.ask.options if aims or _begins_test(g, each.id)]
    if rehearsed:
        twin = sample(g, seat, Rng.seeded(0))
        chances = {choice: _rehearsed(twin.copy(), seat, choice) for choice in rehearsed}
        found |= {choice: chance for choice, chance in chances.items() if chance is not None}
    return found


def _basic(g: Horror, seat: Seat, ask: Ask) -> dict[str, float]:
    """basic-actions.5, .7, .8: the basic actions among the options."""
    found = {}
    for option in ask.options:
        deed = read_id(option.id)
        for kind in KINDS:
            if deed.kind == kind:
                target = deed.number if deed.parts else NONE
                found[option.id] = float(odds.preview(g, seat, kind, target).now)
    return found


def _begins_test(g: Horror, choice: str) -> bool:
    """action-designator.1: whether an ability or an event is a fight, an evasion or an investigation."""
    deed = read_id(choice)
    if deed.kind == "use":
        ability: object = words_of(g, text_named(deed.word))
    elif deed.kind == "play":
        ability = playing.play_text(g, deed.number)[1]
    else:
        return False
    return getattr(ability, "designator", "") in KINDS


def _rehearsed(g: Horror, seat: Seat, choice: str) -> float | None:
    """test.1: the chance of the test that this choice begins, before cards are committed to it."""
    before = len(g.tests)
    g.take(seat, choice)
    for step in g.walk():
        if step == committing.st2_commit.__name__:
            break
    hidden = any(each.reveals for each in g.events)
    if hidden or len(g.tests) <= before or g.tests[-1].tokens or g.tests[-1].seat != seat:
        return None
    return float(odds.chance(g, g.tests[-1]))
