"""What happens, and who reacts: when, at, after (nested-sequences).

`happen(g, what, impact)` runs an event through its points in time: would, when, the impact, at, after. At
each point forced abilities come before reactions, those on scenario cards before those on player cards, and
ties are the lead investigator's; after each resolution eligibility is looked at again. An event inside
another nests by itself.
"""

from typing import Any

import msgspec

from miskatonic.core.flow import Step
from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, kind_in, number_in
from miskatonic.games.horror import asks, during, looking, zones
from miskatonic.games.horror.abilities import (
    delayed_now,
    forced_now,
    reactions_now,
    referring,
    seen_from,
    text_named,
    words_of,
)
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.noting import HARM, PLACES
from miskatonic.games.horror.rules import (
    acts,
    forbidding,
    initiating,
    limits,
    ordering,
    resolving,
    standing,
    windows,
)
from miskatonic.games.horror.state import NONE, Context, Frame, Happening, Horror, Point, Sequence, step
from miskatonic.games.horror.words.abilities import Objective

AFTER = frozenset({"after"})


def happen(g: Horror, what: Happening, impact: Step, *args: Any) -> None:
    """nested-sequences.1 to .3, cannot.1: let something happen, if it can; nobody listening, only its impact
    does.
    """
    hindered = bool(g.in_force.forbidding) and forbidding.may_forbid(g, what.what)
    if hindered and forbidding.cannot_happen(g, what):
        fall_short(g)
        return
    if what.what not in g.listening and not hindered:
        g.queue.append((impact.__name__, args))
        if what.what in g.box.mentions:
            g.queue.append(("afterwards", what.plain()))
        return
    g.then(begin_sequence, ("would", "when"), impact.__name__, args, "after_impact", *what.plain())


def would_happen(g: Horror, what: Happening, impact: Step, *args: Any) -> None:
    """instead.3: what would happen is replaced before anybody knows what it is, like a token still in the
    bag; its impact lets the rest happen by `come_about`.
    """
    if what.what not in g.listening:
        g.then(impact, *args)
        return
    g.then(begin_sequence, ("would",), impact.__name__, args, "drop_sequence", *what.plain())


def come_about(g: Horror, what: Happening, impact: Step, *args: Any) -> None:
    """nested-sequences.1 to .3, when.1, .2: let something happen that nothing has replaced."""
    g.then(begin_sequence, ("when",), impact.__name__, args, "after_impact", *what.plain())


def come_to_pass(g: Horror, what: Happening, end: Step) -> None:
    """test.q6: let something happen whose consequences are a step of their own, which `end` begins after all
    that comes "after" it, if it `is_past`.
    """
    g.then(begin_sequence, ("would", "when"), nothing.__name__, (), end.__name__, *what.plain())


def is_past(g: Horror) -> bool:
    """nested-sequences.3: end what came to pass; return whether it did."""
    sequence = g.sequences[-1]
    end_sequence(g)
    return not _undone(sequence)


def be_resolved(g: Horror, what: Happening, impact: Step) -> None:
    """at-timing.2: what has come to pass is resolved, together with all that refers to the moment of it."""
    if _is_awaited(g, what.what, "at"):
        g.then(begin_sequence, (), impact.__name__, (), "at_last", *what.plain())
    else:
        g.then(impact)


@step(during=during.Ends.SEQUENCE)
def at_last(g: Horror) -> None:
    """at-timing.2: those who may react to that moment; then it is over."""
    g.then(timing_point, "at")
    g.then(drop_sequence)


def take_place(g: Horror, what: Happening, impact: Step, *args: Any) -> None:
    """Let something happen that has been interrupted already, and nobody can interrupt again."""
    g.then(begin_sequence, (), impact.__name__, args, "after_impact", *what.plain())


def mark(g: Horror, what: Happening) -> None:
    """Let something happen that has no impact of its own, like the beginning of a phase."""
    if what.what in g.box.mentions:
        g.queue.append(("point_in_time", what.plain()))


@step
def point_in_time(g: Horror, *what: Any) -> None:
    """nested-sequences.1: something happens by itself; nobody listening, nothing is to be done. If all who
    listen refer to what comes after it, it is at once past everything else.
    """
    heard = g.listening.get(what[0])
    if heard is None:
        return
    if g.delayed or not heard.keys() <= AFTER:
        happen(g, Happening(*what), nothing)
    else:
        afterwards(g, *what)


@step
def nothing(g: Horror) -> None:
    """timing.6: nothing changes; it is a point in time."""


@step
def begin_sequence(
    g: Horror, points: tuple[Point, ...], impact: str, args: tuple[Any, ...], end: str, *what: Any
) -> None:
    """nested-sequences.4: a new sequence, before the one it interrupts goes on; it is at once past the points
    in time that nobody refers to.
    """
    past = 0
    while past < len(points) and not _is_awaited(g, what[0], points[past]):
        past += 1
    g.sequences.append(Sequence(Happening(*what), point=points[past - 1] if past else ""))
    for timing in points[past:]:
        g.then(timing_point, timing)
    g.then(make_impact, impact, args)
    g.queue.append((end, ()))


def _is_awaited(g: Horror, what: str, timing: str) -> bool:
    return bool(g.delayed) or timing in g.listening.get(what, ())


@step
def make_impact(g: Horror, name: str, args: tuple[Any, ...]) -> None:
    """nested-sequences.2, cancel.2, instead.1, .2, cannot.1: it is resolved, unless it is cancelled or
    replaced, or cannot happen by now.
    """
    sequence = g.sequences[-1]
    if g.in_force.forbidding and forbidding.cannot_happen(g, sequence.happening):
        sequence = g.sequences[-1] = msgspec.structs.replace(sequence, ignored=True)
    happens = not (sequence.cancelled or sequence.replaced or sequence.ignored)
    replacement = g.contexts.pop(sequence.instead, None)
    replaced = sequence.replaced or replacement is not None
    g.sequences[-1] = msgspec.structs.replace(sequence, used=(), replaced=replaced, standing=False)
    if happens and replacement is not None:
        resolving.carry_out(g, replacement, replacement.todo)
    elif happens:
        g.queue.append((name, args))
    if replaced:
        g.then(standing.look_again, HARM)  # what came in place of a defeat may not be enough


@step(during=during.Ends.SEQUENCE)
def after_impact(g: Horror) -> None:
    """nested-sequences.2, at-variant.1 to .3: who refers to the moment it happens, then its end."""
    if _is_awaited(g, g.sequences[-1].happening.what, "at"):
        g.then(timing_point, "at")
        g.then(end_sequence)
    else:
        end_sequence(g)


@step(during=during.Ends.SEQUENCE)
def end_sequence(g: Horror) -> None:
    """nested-sequences.3, cancel.3: after it, if it happened at all."""
    sequence = g.sequences.pop()
    if not _undone(sequence):
        afterwards(g, *sequence.happening.plain())
    else:
        fall_short(g)


def _undone(sequence: Sequence) -> bool:
    """cancel.3, cancel.q1: it has not happened; but a card whose effect was cancelled was played all the
    same.
    """
    if sequence.happening.what in ("plays", "uses"):
        return sequence.replaced
    return sequence.cancelled or sequence.replaced or sequence.ignored


@step
def afterwards(g: Horror, *what: Any) -> None:
    """after.1, effects.6, then.3: "after" comes at once, or when the effect that caused it is wholly done."""
    if what[0] not in g.listening:
        return
    if what[0] in ACHIEVED and _while_results_apply(g):
        test = g.tests[-1]
        g.tests[-1] = msgspec.structs.replace(test, achieved=(*(test.achieved or ()), Happening(*what)))
        return
    if g.frames and g.frames[-1].defers:
        frame = g.frames[-1]
        g.frames[-1] = msgspec.structs.replace(frame, later=(*frame.later, Happening(*what)))
        return
    if not g.queue and not _is_awaited(g, what[0], "after"):
        return
    g.sequences.append(Sequence(Happening(*what)))
    g.then(timing_point, "after")
    g.then(drop_sequence)


ACHIEVED = frozenset({"investigates", "evades", "evades-successfully"})
"""test.q6: what a test achieves."""


def _while_results_apply(g: Horror) -> bool:
    """test.q6: whether ST.7 is under way, so that nobody reacts yet to what the test has achieved."""
    return bool(g.tests) and g.tests[-1].step == 7 and g.tests[-1].achieved is not None


@step(during=during.Ends.SEQUENCE)
def drop_sequence(g: Horror) -> None:
    """nested-sequences.5: back to where the game was interrupted."""
    g.sequences.pop()


@step
def open_frame(g: Horror, defers: bool) -> None:
    """effects.6, enemy-cards.q1: an effect begins, or a part of the framework inside one, which does not wait
    for the effect.
    """
    if not defers and g.frames and g.frames[-1].freed:
        g.unsettled |= PLACES
    g.frames.append(Frame(defers))


@step
def close_frame(g: Horror) -> None:
    """effects.6, enemy-cards.q1: the effect is done; now what is due after its parts, and enemies that it
    disengaged engage again, unless it was part of another.
    """
    done = g.frames.pop()
    if done.freed and g.frames and g.frames[-1].defers:
        g.frames[-1] = msgspec.structs.replace(g.frames[-1], freed=(*g.frames[-1].freed, *done.freed))
    elif done.freed:
        g.unsettled |= PLACES
    for happening in done.later:
        g.then(afterwards, *happening.plain())


def free(g: Horror, enemy: int) -> None:
    """enemy-cards.q1: an effect has disengaged an enemy, which engages again only when it is done."""
    if g.frames and g.frames[-1].defers:
        g.frames[-1] = msgspec.structs.replace(g.frames[-1], freed=(*g.frames[-1].freed, enemy))


def is_free(g: Horror, enemy: int) -> bool:
    """enemy-cards.q1: whether an effect that has disengaged the enemy is still going on."""
    for frame in reversed(g.frames):
        if not frame.defers:
            return False
        if enemy in frame.freed:
            return True
    return False


ENDS = ("go_on", "finish", "close_frame")
"""The steps with which a part of an effect, or the whole of it, is done."""


def in_the_middle(g: Horror) -> bool:
    """effects.6, elusive.q3, upkeep.3: whether a part of an effect is being carried out."""
    if not g.frames or not g.frames[-1].defers:
        return False
    return next_step(g) not in ENDS


def next_step(g: Horror) -> str:
    """Return what is to be done next, if nothing comes before it."""
    waiting = g.queue[0] if g.queue else g.stack[-1] if g.stack else ("", ())
    return waiting[0]


def resolving_an_effect(g: Horror) -> bool:
    """encounter-deck.3: whether an effect is still being resolved, however deep inside it the game is."""
    frames = g.frames
    return bool(frames) and (frames[-1].defers or True in [frame.defers for frame in frames])


def fall_short(g: Horror) -> None:
    """then.4: a part of the effect that is being resolved did not come about, or not in full."""
    number = g.frames[-1].context if g.frames else NONE
    if number in g.contexts:
        g.amend(number, ok=False)


# A point in time


@step
def timing_point(g: Horror, timing: str) -> None:
    """forced-ability.7, simultaneous-priority.3, .4, .q1: forced abilities first, then reactions."""
    sequence = g.sequences[-1]
    if sequence.cancelled or sequence.replaced or g.ended:
        return
    if sequence.point != timing or not sequence.standing:
        sequence = g.sequences[-1] = msgspec.structs.replace(sequence, point=timing, standing=True)
    if not _is_awaited(g, sequence.happening.what, timing):
        return
    place = len(g.sequences) - 1
    forced = forced_due(g, sequence, timing, place)
    if forced:
        first_tier = [key for key, scenario in forced if scenario]
        _trigger_first(g, first_tier or [key for key, _ in forced], timing)
        return
    _offer_reactions(g, sequence, timing, place)


def forced_due(g: Horror, sequence: Sequence, timing: str, place: int) -> list[tuple[str, bool]]:
    """Return what is forced now and not yet done, with whether it is on a scenario card."""
    happening = sequence.happening
    if not g.delayed and not referring(g, happening.what, timing).forced:
        return []
    found = [
        (text.key, zones.is_scenario_card(g, text.card))
        for text, context, ability in forced_now(g, happening, timing, place)
        if text.key not in sequence.used
        and not (timing == "would" and _takes_its_place(g, text.key, happening))
        and limits.allows(g, context, text, getattr(ability, "limit", None))
        and _must_happen(g, context, ability)
    ]
    waiting = [
        (id_of("delayed", each.id), zones.is_scenario_card(g, each.source))
        for each in delayed_now(g, happening, timing)
    ]
    return found + [each for each in waiting if each[0] not in sequence.used]


def _takes_its_place(g: Horror, key: str, happening: Happening) -> bool:
    """instead.4: within what came in place of something, an ability does not replace the same thing again."""
    outer = g.sequences[:-1]
    return any(key in each.used and each.happening.what == happening.what for each in outer)


def _must_happen(g: Horror, context: Context, ability: Any) -> bool:
    """forced-ability.3, act.10: it would change something; an Objective must be met and leave no choice."""
    if not isinstance(ability, Objective):
        return initiating.forced_can_change(g, context, ability)
    met = ability.condition is None or looking.holds(g, context, ability.condition)
    return met and not ability.may and not ability.adds


def _trigger_first(g: Horror, keys: list[str], timing: str) -> None:
    """simultaneous-priority.4: the lead investigator orders what is forced at the same time."""
    if len(keys) == 1:
        g.then(trigger_forced, g.lead, keys[0], timing)
        return
    ordering.choose_next(g, g.lead, asks.order_forced(g, keys), trigger_forced, timing)


@step
def trigger_forced(g: Horror, lead: Seat, key: str, timing: str) -> None:
    """forced-ability.4, delayed-effects.2"""
    trigger_forced_now(g, key, timing)
    g.then(timing_point, timing)


def trigger_forced_now(g: Horror, key: str, timing: str) -> None:
    """forced-ability.4: one of the forced abilities that are due, once."""
    sequence = g.sequences[-1]
    place = len(g.sequences) - 1
    g.sequences[-1] = msgspec.structs.replace(sequence, used=(*sequence.used, key))
    if kind_in(key) == "delayed":
        _trigger_delayed(g, number_in(key), sequence.happening, place)
        return
    for text, context, ability in forced_now(g, sequence.happening, timing, place):
        if text.key == key:
            initiating.trigger_forced_ability(g, text, context, ability)
            return


def _trigger_delayed(g: Horror, number: int, happening: Happening, place: int) -> None:
    each = next(each for each in g.delayed if each.id == number)
    g.wait([waiting for waiting in g.delayed if waiting is not each])
    context = seen_from(g, each.source, each.you, happening, place)
    chosen = (each.card,) if each.card != NONE else ()
    resolving.carry_out(g, msgspec.structs.replace(context, chosen=chosen), each.effects)


# Reactions


def _offer_reactions(g: Horror, sequence: Sequence, timing: str, place: int) -> None:
    """triggered-ability.13, timing.q3, event-card.6: each player in order may
    react, one ability after another.
    """
    if not referring(g, sequence.happening.what, timing).reactions:
        return
    for seat in zones.playing(g):
        if (timing, seat) in sequence.passed or zones.kept_out(g, seat):
            continue
        keys = reactions_of(g, seat, sequence, timing, place)
        if keys:
            windows.tell_of_hidden(g, seat, [text_named(key).card for key in keys])
            may_pass = True not in [getattr(words_of(g, text_named(key)), "must", False) for key in keys]
            ask = asks.reaction(g, seat, sequence.happening, timing, tuple(keys), may_pass)
            g.ask(seat, ask, react, timing)
            return


def reactions_of(g: Horror, seat: Seat, sequence: Sequence, timing: str, place: int) -> list[str]:
    """Return the names of the abilities and events this player can react with now."""
    return [
        text.key
        for text, context, ability in reactions_now(g, seat, sequence.happening, timing, place)
        if text.key not in sequence.used and initiating.why_not(g, context, text, ability) is None
    ]


@step
def react(g: Horror, seat: Seat, choice: str, timing: str) -> None:
    """triggered-ability.4, trigger-condition.8, act.10"""
    sequence = g.sequences[-1]
    if choice == "pass":
        g.sequences[-1] = msgspec.structs.replace(sequence, passed=(*sequence.passed, (timing, seat)))
        g.then(timing_point, timing)
        return
    text: Text = text_named(choice)
    used = (*sequence.used, text.key)
    g.sequences[-1] = msgspec.structs.replace(sequence, used=used, passed=())
    if isinstance(words_of(g, text), Objective):
        acts.fulfil(g, text.card, seat)
    else:
        context = seen_from(g, text.card, seat, sequence.happening, len(g.sequences) - 1)
        initiating.initiate(g, context, text, words_of(g, text))
    g.then(timing_point, timing)
