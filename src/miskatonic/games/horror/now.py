"""What is going on in a position, as a seat may know it: what is being resolved, and the test under way.

What is being resolved is read off the stack: some steps wait there from the beginning of something until its
end, and say what that is (see `during`). Not for what lies on the table (see `view`).
"""

from collections.abc import Iterator

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.text import Text
from miskatonic.games.horror import lines, numbers, odds
from miskatonic.games.horror.during import Awaits, Doing, Ends
from miskatonic.games.horror.rules import committing, testing
from miskatonic.games.horror.sight import seen, sees
from miskatonic.games.horror.state import NOBODY, NONE, Automatic, Horror, Point, Test, TestKind
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.things import NUMBERED


class ResolvingView(msgspec.Struct, frozen=True):
    """Something that is being resolved right now."""

    what: str
    """"act-move", "pays", "uses", "plays", "attacks", "opportunity", "draws-encounter", "resolves", "test",
    "advances", or something that happens, by the name it has in triggers."""
    who: Seat
    card: int
    point: Point = ""


class SkillChange(msgspec.Struct, frozen=True):
    """What a card adds to a number, or takes from it."""

    card: int
    by: int


class CommittedView(msgspec.Struct, frozen=True):
    """A card committed to a test: by whom, and how many of its icons count."""

    card: int
    seat: Seat
    icons: int


class TokenView(msgspec.Struct, frozen=True):
    """A chaos token that was revealed: what it adds, and what stands behind its symbol."""

    token: str
    by: int
    ignored: bool
    said: Text | None


class TestView(msgspec.Struct, frozen=True):
    """A test under way, with everything that adds to it."""

    seat: Seat
    skill: str
    difficulty: int
    against: int
    """The difficulty before anything changes it."""
    difficulty_changes: tuple[SkillChange, ...]
    kind: TestKind
    target: int
    source: int
    step: int
    base: int
    changes: tuple[SkillChange, ...]
    """What adds to the skill: from which card, how much, as far as this seat can see the card."""
    icons: int
    tokens: tuple[TokenView, ...]
    committed: tuple[CommittedView, ...]
    value: int
    """The skill with everything that counts so far, as this seat can work it out."""
    total: int
    passed: bool | None
    by: int
    """By how much it was passed or failed."""
    automatic: Automatic
    chance: float | None
    """The exact chance to succeed, until a token is revealed."""
    adds: dict[int, int]
    """How many icons each card adds that this seat could commit."""
    eased: tuple[int, ...]
    """As how many icons more it counts that so many cards have left this seat's hand: none, one, …"""
    chances: tuple[float, ...]
    """The chance with no icon more, with one more, … with all that this seat could add, and on until more
    change nothing: others may add to it.
    """
    may_commit: tuple[Seat, ...]
    """test.5, .6: who may still commit cards, as far as everybody can tell."""
    if_passed: Text | None
    """What succeeding brings besides what every such test brings, until it is decided."""
    if_failed: Text | None
    """What failing costs, until it is decided."""


# The test


STATS = {"fight": "fight", "evade": "evade", "investigate": "shroud"}


def test_view(g: Horror, seat: Seat | None) -> TestView | None:
    """Return the test under way, if there is one."""
    if not g.tests:
        return None
    test = g.tests[-1]
    card = g.people[test.seat].card
    decided = test.passed is not None or bool(test.tokens)
    adds = {} if decided else _adds(g, seat, test)
    eased = odds.eased(g, seat, tuple(adds)) if adds and seat is not None else (0,)
    most = sum(adds.values()) + max(eased)
    chances = () if decided else tuple([float(each) for each in odds.by_icons(g, test, most)])
    return TestView(
        seat=test.seat,
        skill=test.skill,
        difficulty=testing.difficulty(g, test),
        against=_printed_difficulty(g, test),
        difficulty_changes=_difficulty_changes(g, seat, test),
        kind=test.kind,
        target=seen(g, seat, test.target),
        source=seen(g, seat, test.source),
        step=test.step,
        base=numbers.printed_value(g, card, test.skill),
        changes=_changes(g, seat, card, test.skill),
        icons=sum(numbers.icons(g, each.card, test.skill) for each in test.committed),
        tokens=tuple([_token(g, test, place) for place in range(len(test.tokens))]),
        committed=tuple(
            [
                CommittedView(each.card, each.seat, numbers.icons(g, each.card, test.skill))
                for each in test.committed
            ]
        ),
        value=testing.skill_value(g, test, test.tokens),
        total=test.total,
        passed=test.passed,
        by=test.by,
        automatic=test.automatic,
        chance=None if decided else chances[0],
        adds=adds,
        eased=eased,
        chances=chances,
        may_commit=_may_commit(g, test),
        if_passed=_stakes(g, seat, test, test.success),
        if_failed=_stakes(g, seat, test, test.failure),
    )


def _stakes(g: Horror, seat: Seat | None, test: Test, effects: tuple[Effect, ...]) -> Text | None:
    """What effects a test will have, as long as it is open and the card they stand on can be seen."""
    context = g.contexts.get(test.context)
    if not effects or test.passed is not None or context is None or not sees(g, seat, context.source):
        return None
    return lines.effects_said(g, context, effects)


def _changes(g: Horror, seat: Seat | None, card: int, stat: str) -> tuple[SkillChange, ...]:
    return tuple([SkillChange(*each) for each in numbers.changes(g, card, stat) if sees(g, seat, each[0])])


def _printed_difficulty(g: Horror, test: Test) -> int:
    """test-difficulty.1: what is printed on the enemy or location, or what the ability says."""
    if test.target != NONE and test.kind in STATS:
        return numbers.printed_value(g, test.target, STATS[test.kind])
    return test.difficulty


def _difficulty_changes(g: Horror, seat: Seat | None, test: Test) -> tuple[SkillChange, ...]:
    found = _changes(g, seat, g.people[test.seat].card, "difficulty")
    if test.target != NONE and test.kind in STATS:
        found = (*_changes(g, seat, test.target, STATS[test.kind]), *found)
    return found


def _token(g: Horror, test: Test, place: int) -> TokenView:
    token = test.tokens[place]
    effect = None if token[0] in NUMBERED else testing.symbol_effect(g, test, token)
    by = 0 if token == "auto-fail" else testing.modifier_of(g, test, token)
    said = None if effect is None else lines.ability_said(g, effect)
    return TokenView(token, by, place in test.ignored, said)


def _adds(g: Horror, seat: Seat | None, test: Test) -> dict[int, int]:
    """How many icons each card adds that this seat could commit."""
    if seat is None or test.step > 2 or g.people[seat].status != "playing":
        return {}
    return odds.added(g, seat)


def _may_commit(g: Horror, test: Test) -> tuple[Seat, ...]:
    """test.5, test.6, test.q2, peril.5: whoever is there and has not made up their mind yet, as far as
    everybody can tell.
    """
    if test.step > 2 or testing.is_void(g):
        return ()
    waits = [each for each in g.pending if g.steps.during.get(each.then) is Awaits.COMMITMENTS]
    done = waits[0].args[0] if waits else None
    if done is None and test.step == 2:
        return ()
    return tuple([seat for seat in committing.could_commit(g) if seat not in (done or ())])


# What is being resolved


def resolving(g: Horror, seat: Seat | None) -> tuple[ResolvingView, ...]:
    """nested-sequences.4: what is being resolved, outermost first; a card out of sight stays unnamed."""
    found: list[Doing] = []
    for inner in _nested(g):
        if found and _is_same(found[-1], inner):
            outer = found.pop()
            inner = inner if inner.point or outer.who == NOBODY else outer
        found.append(inner)
    return tuple([ResolvingView(what, who, seen(g, seat, card), point) for what, who, card, point in found])


OUTER = frozenset({"pays", "uses", "plays", "attacks", "draws-encounter", "advances", "resolves"})
"""What is still the same thing when an effect of the same card follows inside it."""
INNER = frozenset({*OUTER, "resolves-revelation", "act-advances", "agenda-advances"})


def _is_same(outer: Doing, inner: Doing) -> bool:
    same_card = outer.card == inner.card != NONE
    return same_card and not outer.point and outer.what in OUTER and inner.what in INNER


def _nested(g: Horror) -> Iterator[Doing]:
    """Walk up the stack, from what began first, and ask each step what it ends.

    Something that happens is named only while it stands at a point in time, where somebody may react. While
    it is carried out it must not show: whether it is on the stack at all depends on who listens, and that may
    be a card in a hand.
    """
    sequences = iter(g.sequences)
    for name, args in g.stack:
        during = g.steps.during.get(name)
        if during is Ends.SEQUENCE:
            sequence = next(sequences)
            if sequence.standing:
                yield Doing(*sequence.happening.plain()[:3], sequence.point)
        elif callable(during) and (doing := during(g, *args)) is not None:
            yield doing
