"""What is going on in a position, as a seat may know it: what is being resolved, and the test under way.

What is being resolved is read off the stack: some steps wait there from the beginning of something until its
end. Not for what lies on the table (see `view`).
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.text import Text
from miskatonic.games.horror import lines, numbers, odds, zones
from miskatonic.games.horror.rules import testing
from miskatonic.games.horror.sight import seen, sees
from miskatonic.games.horror.state import NOBODY, NONE, Horror, Test
from miskatonic.games.horror.words.things import NUMBERED


class ResolvingView(msgspec.Struct, frozen=True):
    """Something that is being resolved right now."""

    what: str
    """"act-move", "pays", "uses", "plays", "attacks", "opportunity", "draws-encounter", "resolves", "test",
    "advances", or something that happens, by the name it has in triggers."""
    who: Seat
    card: int
    point: str = ""
    """Of something that happens: "would", "when", "at" or "after"; nothing while it is carried out."""


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
    kind: str
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
    automatic: str
    chance: float | None
    """The exact chance to succeed, until a token is revealed."""
    adds: dict[int, int]
    """How many icons each card adds that this seat could commit."""
    chances: tuple[float, ...]
    """The chance with no icon more, with one more, … with all that this seat could add."""
    may_commit: tuple[Seat, ...]
    """test.5, .6: who may still commit cards, as far as everybody can tell."""


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
    chances = () if decided else tuple([float(each) for each in odds.by_icons(g, test, sum(adds.values()))])
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
        chances=chances,
        may_commit=_may_commit(g, test),
    )


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
    done = next((each.args[0] for each in g.pending if each.then == testing.commit.__name__), None)
    if done is None and test.step == 2:
        return ()
    return tuple([seat for seat in testing.could_commit(g) if seat not in (done or ())])


# What is being resolved


Entry = tuple[str, Seat, int, str]


def resolving(g: Horror, seat: Seat | None) -> tuple[ResolvingView, ...]:
    """nested-sequences.4: what is being resolved, outermost first; a card out of sight stays unnamed."""
    found: list[Entry] = []
    for entry in _nested(g):
        if found and _is_same(found[-1], entry):
            outer = found.pop()
            entry = entry if entry[3] or outer[1] == NOBODY else outer
        found.append(entry)
    return tuple([ResolvingView(what, who, seen(g, seat, card), point) for what, who, card, point in found])


OUTER = frozenset({"pays", "uses", "plays", "attacks", "draws-encounter", "advances", "resolves"})
"""What is still the same thing when an effect of the same card follows inside it."""
INNER = frozenset({*OUTER, "resolves-revelation", "act-advances", "agenda-advances"})


def _is_same(outer: Entry, inner: Entry) -> bool:
    return outer[2] == inner[2] != NONE and not outer[3] and outer[0] in OUTER and inner[0] in INNER


def _nested(g: Horror) -> Iterator[Entry]:
    """Walk up the stack, from what began first.

    Something that happens is named only while it stands at a point in time, where somebody may react. While
    it is carried out it must not show: whether it is on the stack at all depends on who listens, and that may
    be a card in a hand.
    """
    sequences, tests = iter(g.sequences), iter(g.tests)
    for place, (name, args) in enumerate(g.stack):
        if name in ("after_impact", "st6_over", "at_last", "end_sequence", "drop_sequence"):
            sequence = next(sequences, None)
            if sequence is not None and _waits(g, place):
                what = sequence.happening
                yield what.what, what.who, what.card, sequence.point
        elif name in ("st8_end", "test_over"):
            if (test := next(tests, None)) is not None:
                yield "test", test.seat, test.target, ""
        else:
            yield from _marked(g, name, args)


def _waits(g: Horror, place: int) -> bool:
    """Whether a sequence is at a point in time, not being carried out."""
    name, above = g.stack[place][0], [name for name, _ in g.stack[place + 1 : place + 2]]
    return name == "drop_sequence" or above == ([] if name == "end_sequence" else ["make_impact"])


def _marked(g: Horror, name: str, args: tuple[Any, ...]) -> Iterator[Entry]:
    """What a step that waits for its end says about what is going on."""
    if name == "carry_out" and args[1] != "":
        yield f"act-{args[1]}", args[0], args[2], ""
    elif name == "attack_over":
        yield "attacks", args[2], args[0], ""
    elif name == "opportunity" and args[1]:
        yield "opportunity", args[0], NONE, ""
    elif name == "resolved":
        yield "draws-encounter", args[0], args[1], ""
    elif name in ("event_done", "asset_played"):
        yield "plays", g.cards[args[0]].controller, args[0], ""
    elif name == "next_card":
        yield "advances", NOBODY, args[1], ""
    elif name in CONTEXT_STEPS and (context := g.contexts.get(args[0])) is not None:
        if name == "forget" and zones.investigator(g, context.source) == context.you:
            return  # a basic action
        yield CONTEXT_STEPS[name], context.you, context.source, ""


CONTEXT_STEPS = {"pay_all": "pays", "begin": "pays", "forget": "uses", "finish": "resolves"}
"""Steps that end paying for, using and carrying out an ability, with the number of its context."""
