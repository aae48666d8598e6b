"""The exact chance to succeed at a test, from the chaos bag as everybody knows it. Changes nothing.

Tokens that bring others are followed to the end; what else an effect of a symbol might move or cost, and what
players might do about a token, is not foreseen.
"""

from fractions import Fraction
from math import inf

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.horror import draws, numbers
from miskatonic.games.horror.rules import committing, testing
from miskatonic.games.horror.state import NONE, Horror, Test, TestKind
from miskatonic.games.horror.words.things import NUMBERED

SKILL_OF = {"fight": "combat", "evade": "agility", "investigate": "intellect"}
STAT_OF = {"fight": "fight", "evade": "evade", "investigate": "shroud"}


class Odds(msgspec.Struct, frozen=True):
    """The chance as it stands, and with each card that could still be committed."""

    now: Fraction
    with_card: dict[int, Fraction]


def chance(g: Horror, test: Test) -> Fraction:
    """skill-tests.3, auto-success-fail.5: how likely the test succeeds as it stands."""
    return by_icons(g, test, 0)[0]


def by_icons(g: Horror, test: Test, least: int) -> tuple[Fraction, ...]:
    """skill-icons.1, test.18: how likely the test succeeds with no icon more, with one more, … with at least
    so many, and on until more change nothing.
    """
    if test.automatic or not g.bag or test.tokens:
        return (Fraction(testing.outcome(g, test, test.tokens)[0]),) * (least + 1)
    sums = draws.sums(g.bag, lambda token: _meaning(g, test, token))
    value, against = testing.skill_value(g, test, ()), testing.difficulty(g, test)
    worst = min((adds for adds in sums if adds is not None), default=inf)
    most = least if worst == inf else max(least, int(against - value - worst))
    return tuple([draws.chance(sums, value + more, against) for more in range(most + 1)])


def _meaning(g: Horror, test: Test, token: str) -> draws.Token:
    """test.12, chaos-tokens.2 to .5: what a token does to this test."""
    if token == "auto-fail":
        return draws.Token(draws.FAILS)
    symbol = None if token[0] in NUMBERED else testing.symbol_effect(g, test, token)
    return draws.token(testing.modifier_of(g, test, token), symbol)


def added(g: Horror, seat: Seat) -> dict[int, int]:
    """test.8, test.9: how many icons each card adds that this seat may commit to the test under way."""
    skill = g.tests[-1].skill
    return {card: numbers.icons(g, card, skill) for card in committing.committable(g, seat)}


def _with_cards(g: Horror, test: Test, adds: dict[int, int]) -> Odds:
    by = by_icons(g, test, max(adds.values(), default=0))
    return Odds(by[0], {card: by[icons] for card, icons in adds.items()})


def odds(g: Horror, seat: Seat) -> Odds | None:
    """Return the chance of the test under way, and with each card this seat may commit; None without a
    test.
    """
    if not g.tests:
        return None
    test = g.tests[-1]
    return _with_cards(g, test, added(g, seat) if test.step <= 2 and not test.tokens else {})


def preview(g: Horror, seat: Seat, action: TestKind, target: int = NONE) -> Odds:
    """Return the chance of a basic fight, evasion or investigation before it begins, and with each card in
    hand.
    """
    goal = g.people[seat].location if action == "investigate" else target
    test = Test(seat, SKILL_OF[action], numbers.value(g, goal, STAT_OF[action]), 0, action, goal, NONE)
    g = g.copy()
    g.begin_test(test)
    return _with_cards(g, test, added(g, seat))
