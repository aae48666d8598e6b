"""Which modifiers are in force at all: those of constant abilities and of lasting effects, in whose name.

Not for whether their conditions are met, and about which cards they are (see `looking`).
"""

from miskatonic.games.horror import looking
from miskatonic.games.horror.caches import Caches
from miskatonic.games.horror.indexes import Entry, InForce, sort_out
from miskatonic.games.horror.state import NONE, Context, Horror, Lasting
from miskatonic.games.horror.words import things
from miskatonic.games.horror.words.things import Word


@Caches.in_force.worked_out
def _work_out_in_force(g: Horror) -> InForce:
    """Return every modifier of constant abilities in play and of lasting effects."""
    index: dict[type[Word], list[Entry]] = {}
    printed, cards = g.printed, g.cards
    for card in (*g.in_play, *g.out_of_play):
        constants = printed[cards[card].code].profile.constants
        if constants:
            context = looking.view_from(g, card)
            for word, condition in constants:
                index.setdefault(type(word), []).append((context, word, condition, None, False))
    for each in g.lasting:
        context = Context(0, each.source, each.you, that=_tested(g, each))
        for word in each.modifiers:
            condition = _while_it_lasts(each, getattr(word, "condition", None))
            index.setdefault(type(word), []).append((context, word, condition, each.cards, True))
    return sort_out(index)


def _tested(g: Horror, lasting: Lasting) -> int:
    """lasting-effects.1: what lasts for a test knows what the test is about: the attacked enemy, say."""
    for_a_test = lasting.until in ("test", "attack")
    found = [test.target for test in g.tests if for_a_test and test.number == lasting.mark]
    return found[0] if found else NONE


_UPKEEP = things.DuringPhase("upkeep")


def _while_it_lasts(lasting: Lasting, condition: things.Condition | None) -> things.Condition | None:
    """lasting-effects.1: something for the next upkeep phase holds in that phase only."""
    if lasting.until != "next-upkeep":
        return condition
    return _UPKEEP if condition is None else things.Both((_UPKEEP, condition))
