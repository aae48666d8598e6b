"""The exact chance to succeed at a test, from the chaos bag as everybody knows it. Changes nothing.

Tokens that bring others are followed to the end, and what a symbol does is tried on a copy. What players
might do about a token is not foreseen.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import inf

import msgspec

from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.games.horror import draws, looking, numbers, zones
from miskatonic.games.horror.rules import cards as piles
from miskatonic.games.horror.rules import committing, resolving, testing
from miskatonic.games.horror.state import NONE, Context, Horror, Test, TestKind
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Ability, Forced
from miskatonic.games.horror.words.chaos import (
    FailAutomatically,
    ResolveSealed,
    RevealToken,
    SucceedAutomatically,
)
from miskatonic.games.horror.words.effects import Effect
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
    sums = draws.sums(g.bag, lambda token: _meaning(g, test, token), _sealed_first(g))
    value, against = testing.skill_value(g, test, ()), testing.difficulty(g, test)
    worst = min((adds for adds in sums if adds is not None), default=inf)
    most = least if worst == inf else max(least, int(against - value - worst))
    return tuple([draws.chance(sums, value + more, against) for more in range(most + 1)])


def _meaning(g: Horror, test: Test, token: str) -> draws.Token:
    """test.12, chaos-tokens.2 to .5: what a token does to this test."""
    if token == "auto-fail":
        return draws.Token(draws.FAILS)
    adds = testing.modifier_of(g, test, token)
    symbol = None if token[0] in NUMBERED else testing.symbol_effect(g, test, token)
    effects = () if symbol is None else symbol.effects
    if effects:
        effects = _as_things_are(g, testing.seen_by_symbol(g, test, token), effects)
    drawn = draws.token(adds, effects)
    others = tuple([each for each in effects if not isinstance(each, FORESEEN)])
    if drawn.adds in (draws.FAILS, inf) or not (others or test.revealing):
        return drawn
    change = _change(g, test, token, others)
    return draws.Token(draws.FAILS if change is None else adds + change, drawn.brings)


def _sealed_first(g: Horror) -> tuple[str, ...]:
    """instead.3: sealed tokens that are resolved in the place of the next one that would be revealed."""
    for card in zones.cards_in_play(g):
        if g.cards[card].sealed and any(_replaces(each) for each in g.print(card).abilities):
            return g.cards[card].sealed
    return ()


def _replaces(ability: Ability) -> bool:
    """Say whether an ability resolves sealed tokens instead of revealing one."""
    if not isinstance(ability, Forced) or (ability.on.timing, ability.on.what) != ("would", "reveals-token"):
        return False
    instead = [word for each in ability.effects if isinstance(each, fx.Instead) for word in each.effects]
    return any(isinstance(each, ResolveSealed) for each in instead)


FORESEEN = (RevealToken, FailAutomatically, SucceedAutomatically, fx.May, fx.Delayed)
"""What `draws` follows, what somebody need not do, and what comes too late to matter."""


def _as_things_are(g: Horror, context: Context, effects: Sequence[Effect]) -> tuple[Effect, ...]:
    """Return effects without conditions: those whose conditions hold now."""
    found: list[Effect] = []
    for each in effects:
        if isinstance(each, fx.If):
            either = each.then if looking.holds(g, context, each.condition) else each.otherwise
            found += _as_things_are(g, context, either)
        else:
            found.append(each)
    return tuple(found)


def _change(g: Horror, test: Test, token: str, effects: tuple[Effect, ...]) -> int | None:
    """Return how much better the test stands after a token has done what it does: who hinders it may be
    gone, or a spell that helps; None: so may whom it was about. What is hidden or left to chance is not
    foreseen.
    """
    twin = g.copy()
    twin.pending.clear()
    twin.stack = []
    drawn = testing.amend(twin, tokens=(*test.tokens, token))
    if test.revealing:
        resolving.carry_out(twin, testing.seen_at_reveal(twin, drawn), test.revealing)
    if effects:
        resolving.carry_out(twin, testing.seen_by_symbol(twin, drawn, token), effects)
    told = list(twin.run())
    while twin.pending and not any(event.reveals for event in told):
        told += twin.answer(twin.pending[0].seat, _first(twin.pending[0].ask))
    if twin.rng != g.rng or any(event.reveals for event in told):
        return 0
    if twin.outcome is not None or not twin.tests or testing.is_void(twin):
        return None
    then = twin.tests[-1]
    return _ahead(twin, then) - _ahead(g, test)


def _ahead(g: Horror, test: Test) -> int:
    """Return by how much the skill value is above the difficulty, before any token."""
    return testing.skill_value(g, test, ()) - testing.difficulty(g, test)


def _first(ask: Ask) -> Choice:
    """Return what is chosen if nobody minds: not to react, else the first."""
    ids = [option.id for option in ask.options]
    if not ask.one:
        return tuple(ids[: ask.least])
    return "pass" if "pass" in ids else ids[0]


def added(g: Horror, seat: Seat) -> dict[int, int]:
    """test.8, test.9: how many icons each card adds that this seat may commit to the test under way."""
    skill = g.tests[-1].skill
    return {card: numbers.icons(g, card, skill) for card in committing.committable(g, seat)}


def eased(g: Horror, seat: Seat, cards: Sequence[int]) -> tuple[int, ...]:
    """test-difficulty.1, limbo.4: how much better the test under way stands, besides icons, with so many of
    these cards out of this seat's hand: none, one, …; nothing where hands do not count.
    """
    test = g.tests[-1]
    doing = g.contexts[test.context].doing if test.context in g.contexts else None
    if test.seat != seat or not isinstance(doing, fx.Test) or isinstance(doing.difficulty, int):
        return (0,) * (len(cards) + 1)
    twin = g.copy()
    found = [0]
    for card in cards:
        piles.lay(twin, card, "limbo")
        found.append(_ahead(twin, twin.tests[-1]) - _ahead(g, test))
    return tuple(found)


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
