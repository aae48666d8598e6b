"""What the outcome of a test brings: ST.7, and fights, evasions and investigations (test.28 to .30).

Not for the test itself (see `testing`).
"""

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, kind_in, number_in, read_id
from miskatonic.games.horror import asks, looking, numbers, told, zones
from miskatonic.games.horror.abilities import abilities_of, text_named, words_of
from miskatonic.games.horror.rules import (
    cards,
    enemies,
    harm,
    lasting,
    moving,
    ordering,
    points,
    resolving,
    testing,
    timing,
)
from miskatonic.games.horror.state import NONE, Context, Happening, Horror, Test, step
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Haunted
from miskatonic.games.horror.words.decks import Draw
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.things import NUMBERED


def outcome_of(test: Test) -> Happening:
    """test.21: the test succeeds or fails."""
    what = "test-succeeds" if test.passed else "test-fails"
    return Happening(what, test.seat, test.target, test.source, test.by)


@step
def st7_begins(g: Horror) -> None:
    """test.28, at-timing.2: the results are applied, together with what is due "if" it succeeds or fails."""
    testing.come_to(g, 7)
    timing.be_resolved(g, outcome_of(g.tests[-1]), st7_apply)


@step
def st7_apply(g: Horror) -> None:
    """test.28 to .30: every result that matches the outcome, in the order the performing investigator
    chooses.
    """
    due = [] if testing.is_void(g) else before_the_action(g, results_due(g))
    if not due:
        return
    if len(due) == 1:
        apply_result(g, g.tests[-1].seat, due[0])
        return
    seat, ask = g.tests[-1].seat, asks.order_results(g, tuple(due))
    if any(_draws(g, each) for each in due):
        g.ask(seat, ask, apply_result)
    else:
        ordering.choose_next(g, seat, ask, apply_result)


def _draws(g: Horror, result: str) -> bool:
    """test.30: whether a result is a card drawn, and so may matter to all the others (see `ordering`)."""
    if result == "action":
        return False
    words = result_words(g, result)
    return len(words) == 1 and type(words[0]) is Draw


def before_the_action(g: Horror, due: list[str]) -> list[str]:
    """fight-action.4, test.30: what changes this attack or investigation comes before its own result."""
    if "action" not in due or len(due) == 1:
        return due
    first = [each for each in due if each != "action" and lasting.changes_test(result_words(g, each))]
    return first or due


def result_words(g: Horror, result: str) -> tuple[Effect, ...]:
    """Return what a result other than the action's own says."""
    test = g.tests[-1]
    if result == "ability":
        return test.success if test.passed else test.failure
    due = read_id(result)
    if due.kind == "token":
        effect = testing.symbol_effect(g, test, test.tokens[due.number])
        assert effect is not None
        return effect.success if test.passed else effect.failure
    if due.kind == "delayed":
        return next(each.effects for each in g.delayed if each.id == due.number)
    return getattr(words_of(g, text_named(result)), "effects", ())


def results_due(g: Horror) -> list[str]:
    """test.29: the action's own result, what the ability says, symbols, and forced abilities "if" it
    succeeds.
    """
    test = g.tests[-1]
    due = []
    if _action_brings_something(g, test):
        due.append("action")
    says = test.success if test.passed else test.failure
    if says and resolving.can_do_any(g, seen_after(g, test), says):
        due.append("ability")
    for place, token in enumerate(test.tokens):
        effect = testing.symbol_effect(g, test, token) if token[0] not in NUMBERED else None
        if (
            effect is not None
            and place not in test.ignored
            and (effect.success if test.passed else effect.failure)
        ):
            due.append(id_of("token", place))
    due += _forced_at(g)
    return [each for each in due if each not in test.done] if due and test.done else due


def _action_brings_something(g: Horror, test: Test) -> bool:
    """test.29: a failed action brings nothing, unless an attack hits somebody else (fight-action.5)."""
    if test.kind not in _ACTION or test.passed:
        return test.kind in _ACTION
    return test.kind == "fight" and _friend_in_the_way(g, test) is not None


def _forced_at(g: Horror) -> list[str]:
    """at-timing.2, skill-cards.4: forced abilities with "if the test is successful", on committed cards
    for instance.
    """
    if not g.sequences or g.sequences[-1].happening.what != outcome_of(g.tests[-1]).what:
        return []
    place = len(g.sequences) - 1
    sequence = g.sequences[place]
    return [key for key, _ in timing.forced_due(g, sequence, "at", place)]


def seen_after(g: Horror, test: Test) -> Context:
    """test.28: how the ability that began the test sees its outcome."""
    context = g.contexts.get(test.context, Context(0, test.source, test.seat))
    return msgspec.structs.replace(context, that=test.target, who=test.seat, amount=test.by)


@step
def apply_result(g: Horror, seat: Seat, choice: str) -> None:
    """test.28"""
    test = testing.amend(g, done=(*g.tests[-1].done, choice))
    context = seen_after(g, test)
    if choice == "action":
        _ACTION[test.kind](g, test)
    elif choice == "ability":
        resolving.carry_out(g, context, result_words(g, choice))
    elif kind_in(choice) == "token":
        token = test.tokens[number_in(choice)]
        source = g.people[seat].card if token == "elder-sign" else g.pile("reference")[0]
        resolving.carry_out(g, Context(0, source, test.seat, that=test.target), result_words(g, choice))
    else:
        timing.trigger_forced_now(g, choice, "at")
    g.then(st7_apply)


# Fights


def attack_damage(g: Horror, test: Test) -> int:
    """fight-action.3, .4: 1 damage, and whatever adds to it."""
    card = g.people[test.seat].card

    def use(context: Context, word: mod.AttackDeals | mod.DealsMore) -> int | None:
        counts = word.condition is None or looking.holds(g, context, word.condition)
        return looking.amount(g, context, word.damage) if counts else None

    base = [1, *looking.applied(g, mod.AttackDeals, card, use)][-1]
    return max(0, base + sum(looking.applied(g, mod.DealsMore, card, use)))


def _fight(g: Horror, test: Test) -> None:
    """fight-action.3, .5, .6, .q1, massive.10: the enemy is hit, or whoever else it is engaged with."""
    if not zones.in_play(g, test.target):
        return
    if test.passed:
        harm.deal(g, (test.target,), attack_damage(g, test), 0, source=test.source, attack=True, by=test.seat)
        return
    friend = _friend_in_the_way(g, test)
    if friend is not None:
        g.tell(told.hit_friend(test.seat, friend))
        target = (g.people[friend].card,)
        harm.deal(g, target, attack_damage(g, test), 0, source=test.source, by=test.seat)


def _friend_in_the_way(g: Horror, test: Test) -> Seat | None:
    """fight-action.5, .6, massive.10: the one other investigator whom a failed attack hits."""
    engaged = zones.engaged_with(g, test.target) if zones.in_play(g, test.target) else []
    if len(engaged) != 1 or engaged[0] == test.seat or numbers.has_keyword(g, test.target, "massive"):
        return None
    return engaged[0]


# Evasions


def _evade(g: Horror, test: Test) -> None:
    """evade.3, evade.4, .10: only a test can succeed, so an automatic evasion is not a successful one."""
    if test.passed and zones.in_play(g, test.target):
        evade(g, test.seat, test.target)
        what = Happening("evades-successfully", test.seat, test.target, test.source, test.by)
        timing.mark(g, what)


def evade(g: Horror, seat: Seat, enemy: int) -> None:
    """evade.5 to .7, evade.11: the enemy is exhausted and disengaged."""
    timing.happen(g, Happening("evades", seat, enemy), slip_away, seat, enemy)


@step
def slip_away(g: Horror, seat: Seat, enemy: int) -> None:
    """evade.5 to .7"""
    g.tell(told.evaded(g, seat, enemy))
    cards.exhaust(g, enemy)
    enemies.disengage(g, enemy)


# Investigations


def _investigate(g: Horror, test: Test) -> None:
    """investigate-action.3, .5, .6: succeeded, 1 clue there, and whatever adds to it."""
    if not test.passed or test.target == NONE:
        return
    card = g.people[test.seat].card

    def use(context: Context, word: mod.DiscoversMore) -> int | None:
        counts = word.condition is None or looking.holds(g, context, word.condition)
        return looking.amount(g, context, word.clues) if counts else None

    more = sum(looking.applied(g, mod.DiscoversMore, card, use))
    what = Happening("investigates", test.seat, test.target, test.source, test.by)
    timing.happen(g, what, find_clues, test.seat, test.target, 1 + more)


@step
def find_clues(g: Horror, seat: Seat, location: int, count: int) -> None:
    """investigate-action.3, trigger-condition.7: what comes "after" the investigation comes after this."""
    moving.discover(g, seat, location, count)


_ACTION = {"fight": _fight, "evade": _evade, "investigate": _investigate}


# After the results


@step
def after_results(g: Horror) -> None:
    """test.q6, alert.3, retaliate.2, haunted.1, elusive.q4: what follows once all results have been applied:
    first what comes after that which the test achieved.
    """
    test = g.tests[-1]
    for happening in test.achieved or ():
        g.then(timing.afterwards, *happening.plain())
    testing.amend(g, achieved=None)
    if test.target == NONE:
        return
    if test.kind == "investigate" and not test.passed:
        g.then(haunt, test.seat, test.target, ())
    if test.kind in ("fight", "evade") and zones.in_play(g, test.target):
        if not test.passed and test.ready:
            point = "attack-failed" if test.kind == "fight" else "evasion-failed"
            points.reach(g, point, test.target, test.seat)
        if test.kind == "fight" and test.began_ready:
            g.then(attacked, test.target)


@step
def attacked(g: Horror, enemy: int) -> None:
    """elusive.2, elusive.q1, .q4: an enemy that was ready has been attacked."""
    if zones.in_play(g, enemy):
        points.reach(g, "attack-over", enemy)


@step
def haunt(g: Horror, seat: Seat, location: int, done: tuple[str, ...]) -> None:
    """haunted.1, haunted.q1: every haunted ability of the location, in the order the investigator chooses."""
    if g.people[seat].status != "playing" or not zones.in_play(g, location):
        return
    due = [text.key for text, ability in abilities_of(g, location) if isinstance(ability, Haunted)]
    left = tuple(key for key in due if key not in done)
    if len(left) == 1:
        haunted_by(g, seat, left[0], location, done)
    elif left:
        ordering.choose_next(g, seat, asks.order_haunted(g, left), haunted_by, location, done)


@step
def haunted_by(g: Horror, seat: Seat, choice: str, location: int, done: tuple[str, ...]) -> None:
    """haunted.1"""
    for text, ability in abilities_of(g, location):
        if text.key == choice and isinstance(ability, Haunted):
            g.tell(told.haunted(g, location))
            resolving.carry_out(g, Context(0, location, seat), ability.effects)
    g.then(haunt, seat, location, (*done, choice))
