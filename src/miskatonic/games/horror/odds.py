"""The exact chance to succeed at a test, from the chaos bag as everybody knows it. Changes nothing.

One token is revealed; what an effect of a symbol might reveal, move or cost beyond its number is not
foreseen.
"""

from collections import Counter
from fractions import Fraction

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.horror import numbers
from miskatonic.games.horror.rules import testing
from miskatonic.games.horror.state import NONE, Committed, Horror, Test

SKILL_OF = {"fight": "combat", "evade": "agility", "investigate": "intellect"}
STAT_OF = {"fight": "fight", "evade": "evade", "investigate": "shroud"}


class Odds(msgspec.Struct, frozen=True):
    """The chance as it stands, and with each card that could still be committed."""

    now: Fraction
    with_card: dict[int, Fraction]


def chance(g: Horror, test: Test) -> Fraction:
    """skill-tests.3, auto-success-fail.5: the share of tokens with which the test succeeds."""
    if test.automatic or not g.bag or test.tokens:
        return Fraction(testing.outcome(g, test, test.tokens)[0])
    tokens = Counter(g.bag)
    good = sum(count for token, count in tokens.items() if testing.outcome(g, test, (token,))[0])
    return Fraction(good, tokens.total())


def committing(g: Horror, test: Test, seat: Seat, card: int) -> Fraction:
    """test.8: the chance if this card were committed, too."""
    return chance(g, msgspec.structs.replace(test, committed=(*test.committed, Committed(seat, card))))


def odds(g: Horror, seat: Seat) -> Odds | None:
    """Return the chance of the test under way, and with each card this seat may commit; None without a
    test.
    """
    if not g.tests:
        return None
    test = g.tests[-1]
    able = testing.committable(g, seat) if test.step <= 2 and not test.tokens else []
    return Odds(chance(g, test), {card: committing(g, test, seat, card) for card in able})


def preview(g: Horror, seat: Seat, action: str, target: int = NONE) -> Odds:
    """Return the chance of a basic fight, evasion or investigation before it begins, and with each card in
    hand.
    """
    goal = g.people[seat].location if action == "investigate" else target
    test = Test(seat, SKILL_OF[action], numbers.value(g, goal, STAT_OF[action]), 0, action, goal, NONE)
    g = g.copy()
    g.tests.append(test)
    g.forget_indexes()
    able = testing.committable(g, seat)
    return Odds(chance(g, test), {card: committing(g, test, seat, card) for card in able})
