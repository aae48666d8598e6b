"""Skill tests, ST.1 to ST.8 (test, skill-tests, chaos-tokens, auto-success-fail).

Not for who commits which cards in ST.2 (see `committing`), nor for what succeeding at a fight or an
investigation means (see `results`).
"""

from typing import Any

import msgspec
from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import word_in
from miskatonic.games.horror import (
    asks,
    during,
    lines,
    looking,
    numbers,
    optional,
    optional_said,
    tested,
    zones,
)
from miskatonic.games.horror.abilities import first_of
from miskatonic.games.horror.noting import SOMETHING
from miskatonic.games.horror.rules import (
    committing,
    discarding,
    lasting,
    limits,
    resolving,
    results,
    timing,
    windows,
)
from miskatonic.games.horror.state import NONE, Context, Happening, Horror, Test, TestKind, step
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import ElderSign, Symbol
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.things import NUMBERED


def begin(
    g: Horror,
    context: Context,
    seat: Seat,
    skills: tuple[str, ...],
    difficulty: int,
    *,
    kind: TestKind = "",
    target: int = NONE,
    success: tuple[Effect, ...] = (),
    failure: tuple[Effect, ...] = (),
    revealing: tuple[Effect, ...] = (),
) -> None:
    """test.1, test.3, test.4: a test of a kind begins; the performing investigator chooses between skills."""
    able = (*skills, *_other_skills(g, seat, skills))
    test = Test(
        seat, able[0], difficulty, context.id, kind, target, context.source,
        success=success, failure=failure, revealing=revealing, skills=able, number=g.number(),
        began_ready=target != NONE and not g.cards[target].exhausted,
    )  # fmt: skip
    g.begin_test(test)
    lasting.adopt(g, context.id, test.number)
    g.then(timing.open_frame, False)
    if kind == "fight":
        timing.happen(g, Happening("is-attacked", seat, target, context.source), run_test)
        g.then(call_off_test, test.number)
    else:
        g.then(run_test)


@step
def run_test(g: Horror) -> None:
    """test.3: the skill, then the steps of the test."""
    if len(g.tests[-1].skills) > 1:
        g.then(choose_skill)
    g.then(st1_begins)


@step
def call_off_test(g: Horror, number: int) -> None:
    """cancel.2: an attack that was cancelled has no test."""
    if g.tests and g.tests[-1].number == number:
        test_over(g)


def is_void(g: Horror) -> bool:
    """elimination.2: whoever performs the test is out of the game; only its formal end is left."""
    return g.people[g.tests[-1].seat].status != "playing"


def _other_skills(g: Horror, seat: Seat, skills: tuple[str, ...]) -> tuple[str, ...]:
    if mod.UseSkill not in g.in_force.by_kind:
        return ()
    found = looking.applying(g, mod.UseSkill, g.people[seat].card)
    return tuple(word.skill for _, word in found if word.instead_of in skills and word.skill not in skills)


def amend(g: Horror, **what: Any) -> Test:
    """Replace the test under way by a changed one."""
    return g.amend_test(**what)


def come_to(g: Horror, step: int) -> Test:
    """test.34: the test under way has come to a step."""
    test = g.tests[-1]
    if test.step != step:
        test = g.tests[-1] = replace(test, step=step)
        g.unsettled |= SOMETHING
    return test


@step
def choose_skill(g: Horror) -> None:
    """test.3"""
    test = g.tests[-1]
    g.ask(test.seat, asks.skill(g, test), skill_chosen)


@step
def skill_chosen(g: Horror, seat: Seat, choice: str) -> None:
    """test.3"""
    amend(g, skill=word_in(choice))


@step
def st1_begins(g: Horror) -> None:
    """test.1, test.34: the formal beginning; then a window, commits, a window, and the token."""
    test = g.tests[-1]
    g.tell(tested.test_begins(g, test))
    timing.mark(g, Happening("test-begins", test.seat, test.target, test.source))
    g.then(windows.open, "test-1")
    g.then(committing.st2_commit, ())
    g.then(windows.open, "test-2")
    g.then(st3_reveal, 1)
    g.then(committing.commit_late, ())
    g.then(st6_determine)
    g.then(st8_end, test.number)


# ST.3 and ST.4

TAKEN_BACK = "taken-back"
"""The name under which tokens that went back into the bag during a test are counted."""


def reveals_more(g: Horror) -> bool:
    """test.q5: whether a test can have another token; after so many it is as if the bag were empty."""
    return bool(g.tests) and len(g.tests[-1].tokens) + limits.times_this_test(g, TAKEN_BACK) < limits.ENOUGH


@step
def st3_reveal(g: Horror, count: int) -> None:
    """test.11, test.q5, auto-success-fail.5: a random token leaves the bag, unless the outcome is already
    certain.
    """
    test = come_to(g, 3)
    if is_void(g) or (test.automatic and not test.tokens):
        return
    for _ in range(min(count, len(g.bag))):
        g.then(reveal_next)


@step
def reveal_next(g: Horror) -> None:
    """test.11, instead.3: a token would be revealed; what comes in its place comes before."""
    test = g.tests[-1]
    timing.would_happen(g, Happening("reveals-token", test.seat, amount=len(test.tokens)), reveal_token)


@step
def reveal_token(g: Horror) -> None:
    """test.11, test.33: the token is not in the bag until the test ends."""
    if g.bag and reveals_more(g):
        show_token(g, take_token(g))


def take_token(g: Horror) -> int:
    """test.11: a random token leaves the bag; return its place among the tokens of the test."""
    return put_before(g, g.bag.pop(g.rng.below(len(g.bag))))


def put_before(g: Horror, token: str, *, lent: bool = False) -> int:
    """test.11: a token is one of those revealed for the test; `lent`: it lies elsewhere all the same."""
    test = g.tests[-1]
    place = len(test.tokens)
    amend(g, tokens=(*test.tokens, token), lent=(*test.lent, place) if lent else test.lent)
    g.tell(tested.token(test.seat, token, _counts(g, test, token)))
    return place


def _counts(g: Horror, test: Test, token: str) -> int | None:
    """test.12: what a symbol counts, if it stands for something here."""
    if token[0] in NUMBERED or symbol_effect(g, test, token) is None:
        return None
    return modifier_of(g, test, token)


def show_token(g: Horror, place: int) -> None:
    """test.11, test.12: a token has been revealed, and is resolved."""
    test = g.tests[-1]
    what = Happening("reveals-token", test.seat, amount=place)
    if test.revealing or what.what in g.listening:
        timing.come_about(g, what, st4_resolve, place)
    else:
        g.then(st4_resolve, place)


def not_lent(test: Test) -> tuple[str, ...]:
    """test.33: the revealed tokens that come from the bag."""
    if not test.lent:
        return test.tokens
    return tuple([token for place, token in enumerate(test.tokens) if place not in test.lent])


@step
def st4_resolve(g: Horror, place: int) -> None:
    """test.12 to .16, chaos-tokens.2 to .4: what the symbol on the token does."""
    test = come_to(g, 4)
    if place < len(test.tokens) and test.revealing:
        resolving.carry_out(g, seen_at_reveal(g, test), test.revealing)
    if place >= len(test.tokens) or place in test.ignored:
        return
    token = test.tokens[place]
    if token == "auto-fail":
        amend(g, automatic="failure")
        if optional.active(g, "athena") and "athena" not in g.people[test.seat].boons_used:
            g.alter(test.seat, boons_used=(*g.people[test.seat].boons_used, "athena"))
            g.ask(test.seat, optional_said.athena(), draw_in_its_place)
        return
    effect = symbol_effect(g, test, token)
    if effect is not None and (effect.effects or effect.success or effect.failure):
        g.tell(tested.symbol(test.seat, lines.symbol_said(g, effect)))
    if effect is not None and effect.effects:
        source = seen_by_symbol(g, test, token).source
        timing.happen(g, Happening("resolves-token", test.seat), resolve_symbol, source, place)


@step
def draw_in_its_place(g: Horror, seat: Seat, choice: str) -> None:
    """boons.2, .q1, .q2: the first auto-fail token of a game may be cancelled and put back, and a new one
    drawn; who declines has used it up as well.
    """
    if choice == "yes":
        g.tell(optional_said.put_back(seat))
        take_back(g)
        g.then(st3_reveal, 1)


def take_back(g: Horror) -> None:
    """ignore.x1: the last revealed token goes back into the bag; what it would do is cancelled."""
    test = g.tests[-1]
    if test.tokens:
        place = len(test.tokens) - 1
        if place not in test.lent:
            g.bag.append(test.tokens[-1])
        limits.count_in_test(g, TAKEN_BACK)
        amend(
            g,
            tokens=test.tokens[:-1],
            lent=tuple(each for each in test.lent if each != place),
            automatic="" if test.tokens[-1] == "auto-fail" else test.automatic,
        )


def seen_at_reveal(g: Horror, test: Test) -> Context:
    """at-timing.x2, ignore.x1: how the ability that began the test sees a token being revealed."""
    context = g.contexts.get(test.context, Context(0, test.source, test.seat))
    return msgspec.structs.replace(context, that=test.target, who=test.seat, sequence=len(g.sequences) - 1)


@step
def resolve_symbol(g: Horror, source: int, place: int) -> None:
    """chaos-tokens.2, chaos-tokens.4"""
    test = g.tests[-1]
    effect = symbol_effect(g, test, test.tokens[place]) if place < len(test.tokens) else None
    if effect is not None:
        resolving.carry_out(g, Context(0, source, test.seat, that=test.target), effect.effects)


def symbol_effect(g: Horror, test: Test, token: str) -> Symbol | ElderSign | None:
    """test.13 to .16, symbols.2 to .4, card-type-scenario-reference.2, difficulty-level.4, .5: the words
    behind a symbol: on a card, or in the guide.
    """
    if token == "elder-sign":
        card = g.people[test.seat].card
        return first_of(g, card, ElderSign)
    hard = g.options.difficulty in ("hard", "expert")
    for card in g.pile("reference"):
        for ability in g.print(card).abilities:
            if isinstance(ability, Symbol) and ability.token == token and ability.hard == hard:
                return ability
    return next((each for each in g.scenario.symbols if each.token == token), None)


# ST.5 and ST.6


def modifier_of(g: Horror, test: Test, token: str) -> int:
    """chaos-tokens.5: the number a token adds."""
    if token[0] in NUMBERED:
        return int(token)
    effect = symbol_effect(g, test, token)
    if effect is None:
        return 0
    return looking.amount(g, seen_by_symbol(g, test, token), effect.modifier)


def seen_by_symbol(g: Horror, test: Test, token: str) -> Context:
    """chaos-tokens.2, .4: how the words behind a symbol see the test: from the investigator, or the guide."""
    source = g.people[test.seat].card if token == "elder-sign" else g.pile("reference")[0]
    return Context(0, source, test.seat, that=test.target)


def skill_value(g: Horror, test: Test, tokens: tuple[str, ...]) -> int:
    """test.17 to .20, modifiers.7: base, icons, tokens and every other modifier; may be below 0 until the
    end.
    """
    total = numbers.raw_value(g, g.people[test.seat].card, test.skill)
    total += sum([numbers.icons(g, each.card, test.skill) for each in test.committed])
    total += sum(
        [modifier_of(g, test, token) for place, token in enumerate(tokens) if place not in test.ignored]
    )
    return total + test.modifier


def difficulty(g: Horror, test: Test) -> int:
    """test-difficulty.1, auto-success-fail.4: with everything that changes it; 0 if success is automatic."""
    if test.automatic == "success":
        return 0
    now = _said_difficulty(g, test)
    if test.target != NONE and test.kind in ("fight", "evade", "investigate"):
        now = numbers.value(g, test.target, "shroud" if test.kind == "investigate" else test.kind)
    if "difficulty" in g.in_force.changing:
        now += sum([by for _, by in numbers.changes(g, g.people[test.seat].card, "difficulty")])
    return now if now > 0 else 0


def _said_difficulty(g: Horror, test: Test) -> int:
    """modifiers.1, test-difficulty.5: what the ability says now, until the outcome is known."""
    context = g.contexts.get(test.context)
    if test.passed is None and context is not None and isinstance(context.doing, fx.Test):
        return looking.amount(g, context, context.doing.difficulty)
    return test.difficulty


def outcome(g: Horror, test: Test, tokens: tuple[str, ...]) -> tuple[bool, int, int, int]:
    """skill-tests.3, test.21 to .27, auto-success-fail.3, .q1: passed, by how much, the total, and against
    which difficulty.
    """
    failed = test.automatic == "failure" or "auto-fail" in [
        token for place, token in enumerate(tokens) if place not in test.ignored
    ]
    total = 0 if failed else max(0, skill_value(g, test, tokens))
    against = difficulty(g, test)
    passed = total >= against and not failed
    return passed, abs(total - against), total, against


@step
def st6_determine(g: Horror) -> None:
    """test.21, test.q6: success or failure; then ST.7 applies the results, and what they achieved is past."""
    test = g.tests[-1]
    if is_void(g):
        return
    passed, by, total, against = outcome(g, test, test.tokens)
    enemy_ready = test.target != NONE and not g.cards[test.target].exhausted
    amend(g, passed=passed, by=by, total=total, step=6, ready=enemy_ready, difficulty=against)
    g.then(st6_outcome)
    g.then(results.after_results)


@step
def st6_outcome(g: Horror) -> None:
    """test.21, instead.1: it succeeds or fails; if that is replaced, the other outcome comes instead."""
    test = g.tests[-1]
    g.tell(tested.test_result(g, test))
    what = results.outcome_of(test)
    if what.what in g.listening:
        timing.come_to_pass(g, what, st6_over)
    else:
        results.st7_begins(g)
    g.then(st6_changed, bool(test.passed))


@step(during=during.Ends.SEQUENCE)
def st6_over(g: Horror) -> None:
    """test.q6: what comes after succeeding or failing, before ST.7 applies the results."""
    if timing.is_past(g):
        g.then(results.st7_begins)


@step
def st6_changed(g: Horror, passed: bool) -> None:
    """instead.1: the outcome has been replaced before it came about."""
    if g.tests[-1].passed != passed:
        g.then(st6_outcome)


def succeed_instead(g: Horror, by: int) -> None:
    """instead.1: the test under way, which would fail, succeeds by so much."""
    against = g.tests[-1].difficulty
    amend(g, passed=True, by=by, total=against + by)


# ST.8


@step(during=during.of_test)
def st8_end(g: Horror, *number: int) -> None:
    """test.31: the formal end of the test; ends that were stored before they named their test have no
    number.
    """
    test = come_to(g, 8)
    timing.happen(g, Happening("test-ends", test.seat, test.target, test.source), clear_away)
    g.then(test_over, test.number)


@step
def clear_away(g: Horror) -> None:
    """test.32, test.33, skill-tests.7: committed cards are discarded, tokens go back into the bag."""
    test = g.tests[-1]
    if not test.tokens and not test.committed:
        return
    if test.committed:
        used = tuple([each.card for each in test.committed if g.cards[each.card].zone == "limbo"])
        discarding.in_order(g, used, discarding.to_own_pile)
    g.bag += not_lent(test)
    amend(g, tokens=(), lent=(), committed=())


@step(during=during.of_test)
def test_over(g: Horror, *number: int) -> None:
    """lasting-effects.6, test.32, .33: what held for this test ends; nothing stays with it, even if
    something replaced its end.
    """
    clear_away(g)
    test = g.tests[-1]
    lasting.test_ended(g, test.number)
    g.end_test()
    timing.close_frame(g)
    if test.again and test.context in g.contexts and g.people[test.seat].status == "playing":
        g.then(take_again, *_the_same(test))


def _the_same(test: Test) -> tuple[Any, ...]:
    return (test.context, test.seat, test.skills, test.kind, test.target)


@step
def take_again(
    g: Horror, number: int, seat: Seat, skills: tuple[str, ...], kind: TestKind, target: int
) -> None:
    """test.1: the same test once more, from its beginning."""
    if target != NONE and not zones.in_play(g, target):
        return
    context = g.contexts[number]
    word = context.doing
    hard = looking.amount(g, context, word.difficulty) if isinstance(word, fx.Test) else 0
    begin(
        g, context, seat, skills, hard, kind=kind, target=target,
        success=getattr(word, "success", ()), failure=getattr(word, "failure", ()),
    )  # fmt: skip
