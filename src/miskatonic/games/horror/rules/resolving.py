"""Carrying out effects, one word after another, with targets chosen on the way (effects, target, then).

`doing` says what each word does. Not for costs and not for when something may begin (see `initiating`).
"""

from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from miskatonic.core.game import Ask, Seat
from miskatonic.core.ids import number_in, numbers_in
from miskatonic.games.horror import asks, during, looking, numbers, zones
from miskatonic.games.horror.rules import ahead, doing, lasting, owing, timing
from miskatonic.games.horror.state import NOBODY, Context, Horror, step
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.chaos import ReleaseTokens
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.things import AllOf, AtRandom, Choose, Each, Farthest, Nearest, Target

E = TypeVar("E")
MANY = lru_cache(8192)


def carry_out(g: Horror, context: Context, effects: tuple[Effect, ...]) -> int:
    """effects.3: resolve effects as well as possible; return the number of the context."""
    number = g.number()
    g.contexts[number] = msgspec.structs.replace(context, id=number, todo=effects, bill=None)
    begin(g, number)
    return number


def begin(g: Horror, number: int) -> None:
    """effects.3: resolve what a context has to do."""
    g.then(begin_effect, number)
    g.then(finish, number)


def set_aside(g: Horror, context: Context, seat: Seat, effects: tuple[Effect, ...]) -> int:
    """simultaneous-priority.2: effects for one of several, who decides before any of it is carried out."""
    number = g.number()
    now = g.contexts[context.id]
    g.contexts[number] = msgspec.structs.replace(now, id=number, you=seat, todo=effects, bill=None, before=())
    return number


def carry_out_within(g: Horror, context: Context, effects: tuple[Effect, ...]) -> int:
    """then.1: resolve a part of an effect by itself; whoever asked for it reads how it went and forgets
    it.
    """
    number = g.number()
    g.contexts[number] = msgspec.structs.replace(g.contexts[context.id], id=number, todo=effects, ok=True)
    g.then(go_on, number)
    return number


@step
def begin_effect(g: Horror, number: int) -> None:
    """effects.6: what is due after the parts of this effect waits until it is done."""
    timing.open_frame(g, True)
    go_on(g, number)


@step
def go_on(g: Horror, number: int) -> None:
    """effects.3: the next part of an effect; its targets are chosen first (target.5)."""
    context = g.contexts[number]
    if not context.todo or g.ended:
        return
    if g.frames[-1].context != number:
        g.frames[-1] = msgspec.structs.replace(g.frames[-1], context=number)
    if context.ahead:
        context = ahead.take_up(g, context)
    effect = context.todo[0]
    target, second = getattr(effect, "target", None), second_of(effect)
    if isinstance(target, Choose) and context.picked is None:
        _choose(g, context, effect, target)
        return
    if isinstance(target, AtRandom) and context.picked is None:
        _let_chance_decide(g, context, effect, target)
        return
    if isinstance(second, Choose | AtRandom) and context.second is None:
        _choose_second(g, context, effect, second)
        return
    picked = context.picked
    targets = (
        targets_of(g, context, effect, target)
        if picked is None
        else tuple([card for card in picked if can_change(g, context, effect, card)])
    )
    what = owing.done_by(g, context, effect, targets)
    if what is not None and owing.owed(g, context, *what):
        if not owing.settle(g, number, *what):
            owing.fail(g, number)
        g.then(go_on, number)
        return
    chosen = context.second or (picked if picked is not None and chooses(effect) else context.chosen)
    now = g.amend(
        number, todo=context.todo[1:], doing=effect, picked=None, second=None, chosen=chosen, settled=False
    )
    if context.second is not None:
        now = msgspec.structs.replace(now, second=context.second)
    doing.do(g, now, effect, targets)
    g.then(go_on, number)


@step(during=during.of_context("resolves"))
def finish(g: Horror, number: int) -> None:
    """effects.6: the effect is done; now what is due after its parts."""
    del g.contexts[number]
    lasting.test_ended(g, -number)
    timing.close_frame(g)


def in_hand(g: Horror, number: int, kind: type[E]) -> E:
    """Return the word that a context is carrying out right now."""
    word = g.contexts[number].doing
    assert isinstance(word, kind)
    return word


def do_first(g: Horror, context: Context, effects: tuple[Effect, ...], **known: Any) -> None:
    """Let a context do other effects before the rest of its own."""
    now = g.contexts[context.id]
    g.amend(context.id, todo=(*effects, *now.todo), **known)


# Targets


def targets_of(g: Horror, context: Context, effect: Effect, target: Target | None) -> tuple[int, ...]:
    """target.7, target.11, immune.1: the cards an effect is about that it can change."""
    if target is None:
        return ()
    if type(target) is Each:
        cards = _in_player_order(g, looking.find(g, context, target.what))
        return tuple([card for card in cards if can_change(g, context, effect, card)])
    return tuple(
        [card for card in looking.refer(g, context, str(target)) if can_change(g, context, effect, card)]
    )


TAKES_TOKENS = (fx.RemoveTokens, fx.Heal, ReleaseTokens)
"""immune.q1: what only moves or removes tokens that are already on a card."""

SECOND = {
    fx.Attach: "to",
    fx.Spawn: "at",
    fx.DiscoverClues: "at",
    fx.MoveTokens: "from_",
    fx.Move: "to",
    fx.MoveEnemy: "to",
    fx.MoveToward: "to",
    fx.PutBeneath: "under",
    fx.DealBeneath: "under",
    fx.TakeAction: "as_if_at",
    fx.PlayCard: "as_if_at",
    fx.PutIntoPlay: "under",
}
"""The words with a second target: a host, a place, where tokens come from."""


def second_of(effect: Effect) -> Target | None:
    """Return where to, at what or from where, if the effect has such a second target."""
    name = SECOND.get(type(effect))
    found: Target | None = None if name is None else getattr(effect, name)
    return found


def aimed_at(g: Horror, context: Context, target: Target) -> tuple[int, ...]:
    """Return what the second target of an effect stands for."""
    if isinstance(target, Choose | AtRandom):
        return context.second or ()
    if isinstance(target, Each):
        return tuple(looking.find(g, context, target.what))
    return looking.refer(g, context, target)


def _in_player_order(g: Horror, cards: list[int]) -> list[int]:
    """simultaneous-priority.1: investigators in player order, other cards as they are."""
    order = zones.playing(g)
    people = [g.people[seat].card for seat in order if g.people[seat].card in cards]
    return people + [card for card in cards if zones.investigator(g, card) == NOBODY]


def candidates(
    g: Horror, context: Context, effect: Effect, target: Choose | AtRandom, more: tuple[Effect, ...] = ()
) -> list[int]:
    """target.7, .8, .x1: what may be chosen: whatever this part, or `more` about it, can change."""
    found = looking.find(g, context, target.what)
    if not more:
        return [card for card in found if can_change(g, context, effect, card)]
    parts = (effect, *_about_chosen(more))
    return [card for card in found if any(can_change(g, context, part, card) for part in parts)]


def _about_chosen(more: tuple[Effect, ...]) -> list[Effect]:
    """target.8: the parts of an effect that do something to what was chosen for an earlier part."""
    found: list[Effect] = []
    for each in more:
        if chooses(each):
            break
        if getattr(each, "target", None) == "chosen":
            found.append(each)
    return found


def chooses(effect: Effect) -> bool:
    """Say whether something is chosen for an effect."""
    return isinstance(getattr(effect, "target", None), Choose | AtRandom) or isinstance(
        second_of(effect), Choose
    )


def can_change(g: Horror, context: Context, effect: Effect, card: int) -> bool:
    """target.7, immune.1, immune.q1: taking tokens off a card does not affect the card."""
    can_be_immune = mod.Immune in g.in_force.by_kind and type(effect) not in TAKES_TOKENS
    if can_be_immune and numbers.immune(g, card, context.source):
        return False
    check = doing.CHANGES.get(type(effect))
    return check is None or check(g, context, effect, card)


def _choose(g: Horror, context: Context, effect: Effect, target: Choose) -> None:
    """target.4 to .6, target.q1, lead-investigator.3: whoever decides chooses among valid targets."""
    found = candidates(g, context, effect, target, context.todo[1:])
    if not found:
        g.amend(context.id, todo=context.todo[1:], ok=False, chosen=())
        g.then(go_on, context.id)
        return
    least, most = how_many(target, found)
    if not is_to_be_asked(g, found, least, most):
        g.amend(context.id, picked=tuple(found[:most]))
        g.then(go_on, context.id)
        return
    seat = decider(g, context, target)
    g.ask(seat, asks.targets(g, context, effect, tuple(found), least, most), chosen, context.id)


def _let_chance_decide(g: Horror, context: Context, effect: Effect, target: AtRandom) -> None:
    """target.7: chance picks among the valid targets, as many as there are."""
    found = candidates(g, context, effect, target, context.todo[1:])
    g.rng.shuffle(found)
    g.amend(context.id, picked=tuple(found[: target.count]))
    g.then(go_on, context.id)


def how_many(target: Choose, found: list[int]) -> tuple[int, int]:
    """target.5, target.6: how few and how many of those found are to be chosen."""
    least = 0 if target.up_to else 1 if target.any_number else min(target.count, len(found))
    return least, len(found) if target.any_number else min(target.count, len(found))


def is_to_be_asked(g: Horror, found: list[int], least: int, most: int) -> bool:
    """target.5: whether there is a choice between those found."""
    return least != most or (len(found) != most and not _alike(g, found))


def _alike(g: Horror, cards: list[int]) -> bool:
    """copy.1: copies that are set aside differ in nothing, so there is nothing to choose; nor do cards that
    lie facedown together.
    """
    if all(zones.is_facedown(g, card) for card in cards):
        return len({g.cards[card].zone for card in cards}) == 1
    return len({(g.cards[card].code, g.cards[card].zone) for card in cards}) == 1 and (
        g.cards[cards[0]].zone == "aside"
    )


def _choose_second(g: Horror, context: Context, effect: Effect, target: Choose | AtRandom) -> None:
    """move.2, attachments.3: where to, or to what; nothing fits: the effect fails."""
    found = seconds(g, context, effect, target)
    if isinstance(target, AtRandom):
        g.rng.shuffle(found)
    if len(found) < 2 or isinstance(target, AtRandom):
        g.amend(context.id, second=tuple(found[:1]))
        g.then(go_on, context.id)
        return
    seat = decider(g, context, target)
    g.ask(seat, ask_second(g, context, effect, tuple(found)), second_chosen, context.id)


def seconds(g: Horror, context: Context, effect: Effect, target: Choose | AtRandom) -> list[int]:
    """move.2, attachments.3: the places or hosts that fit."""
    mover = context.picked
    if mover is None:
        mover = targets_of(g, context, effect, getattr(effect, "target", None))
    there = looking.find(g, context, target.what)
    return [card for card in there if doing.can_lead(g, context, effect, mover, card)]


def ask_second(g: Horror, context: Context, effect: Effect, found: tuple[int, ...]) -> Ask:
    """move.8, target.4: where to, or where tokens come from."""
    if isinstance(effect, fx.MoveTokens):
        return asks.origin(g, context, effect, found)
    return asks.targets(g, context, effect, found, 1, 1)


@step
def second_chosen(g: Horror, seat: Seat, choice: str, number: int) -> None:
    """target.5"""
    g.amend(number, second=(number_in(choice),))
    g.then(go_on, number)


def decider(g: Horror, context: Context, target: Choose) -> Seat:
    """nearest.2, farthest.2: which of several equally near or far ones it is, the lead investigator says."""
    what = target.what
    parts = what.all if isinstance(what, AllOf) else (what,)
    if any(isinstance(part, Nearest | Farthest) for part in parts):
        return g.lead
    return chooser(g, context, target.by)


def chooser(g: Horror, context: Context, by: str) -> Seat:
    """may.2, lead-investigator.3: who decides; without anybody else the lead investigator."""
    for card in looking.refer(g, context, by):
        if (seat := zones.investigator(g, card)) != NOBODY and g.people[seat].status == "playing":
            return seat
    if context.you != NOBODY and g.people[context.you].status == "playing":
        return context.you
    return g.lead


@step
def chosen(g: Horror, seat: Seat, choice: Any, number: int) -> None:
    """target.5: all targets are chosen at once."""
    g.amend(number, picked=numbers_in(choice))
    g.then(go_on, number)


@step
def chosen_ahead(g: Horror, seat: Seat, choice: Any, number: int) -> None:
    """simultaneous-priority.2: positions that were stored when targets were chosen ahead for the first part
    only still wait for these.
    """
    g.amend(number, picked=numbers_in(choice))


# Whether effects can do anything at all


def can_do_any(g: Horror, context: Context, effects: tuple[Effect, ...]) -> bool:
    """costs.12, target.2, target.8, initiation.5: whether resolving would change anything."""
    for place, effect in enumerate(effects):
        if place and getattr(effect, "target", None) == "chosen" and any(map(chooses, effects[:place])):
            continue
        if can_do(g, context, effect, effects[place + 1 :]):
            return True
    return False


def lacks_targets(g: Horror, context: Context, effects: tuple[Effect, ...]) -> bool:
    """target.4: whether somebody must choose for parts of an effect, and can choose for none of them."""
    parts = choosing_parts(effects)
    return bool(parts) and not any(can_do(g, context, effects[at], effects[at + 1 :]) for at in parts)


@MANY
def choosing_parts(effects: tuple[Effect, ...]) -> tuple[int, ...]:
    """target.4: the places of the parts for which something must be chosen: targets, or a card to play."""
    return tuple([place for place, effect in enumerate(effects) if _must_choose(effect)])


def _must_choose(effect: Effect) -> bool:
    if isinstance(effect, fx.PlayCard):
        return not effect.found
    aims = (getattr(effect, "target", None), second_of(effect))
    return any(isinstance(aim, Choose) and not aim.up_to for aim in aims)


WRAPPERS = (fx.May, fx.ForEach, fx.MustPay)
"""Words whose effects are what they do."""


def can_do(g: Horror, context: Context, effect: Effect, more: tuple[Effect, ...] = ()) -> bool:
    """target.2, .4, .8, effects.4: whether an effect has a valid target that it, or `more`, could change."""
    if type(effect) in COMPOSED:
        return _can_do_part(g, context, effect)
    if type(effect) is fx.Test and not _can_matter(g, context, effect):
        return False
    second = second_of(effect) if type(effect) in SECOND else None
    if isinstance(second, Choose | AtRandom) and not _can_reach_any(g, context, effect, second):
        return False
    target = getattr(effect, "target", None)
    if type(target) is Choose or type(target) is AtRandom:
        if not candidates(g, context, effect, target, more):
            return False
    elif target is not None and not _known_later(target) and not targets_of(g, context, effect, target):
        return False
    check = doing.WORTH.get(type(effect))
    return check is None or check(g, context, effect)


def _can_matter(g: Horror, context: Context, test: fx.Test) -> bool:
    """costs.12: whether passing or failing a test could change anything."""
    if not test.success and not test.failure:
        return True
    return can_do_any(g, context, test.success) or can_do_any(g, context, test.failure)


COMPOSED = frozenset({fx.Then, fx.EachInvestigator, fx.Choice, fx.If, *WRAPPERS})


def _can_do_part(g: Horror, context: Context, effect: Effect) -> bool:
    """effects.4: whether an effect made of others has a part that can do something."""
    if isinstance(effect, fx.Then):
        return can_do_any(g, context, effect.first) or can_do_any(g, context, effect.otherwise)
    if isinstance(effect, WRAPPERS):
        return can_do_any(g, context, effect.effects)
    if isinstance(effect, fx.EachInvestigator):
        them = (msgspec.structs.replace(context, you=seat) for seat in each_of(g, context, effect))
        return any(can_do_any(g, each, effect.effects) for each in them)
    if isinstance(effect, fx.Choice):
        return any(can_do_any(g, context, option) for option in effect.options)
    assert isinstance(effect, fx.If)
    branch = effect.then if looking.holds(g, context, effect.condition) else effect.otherwise
    return can_do_any(g, context, branch)


def each_of(g: Horror, context: Context, word: fx.EachInvestigator) -> list[Seat]:
    """simultaneous-priority.1: the investigators such an effect is about, in player order."""
    return [
        seat
        for seat in zones.playing(g)
        if word.who is None or looking.matches(g, context, word.who, g.people[seat].card)
    ]


def _can_reach_any(g: Horror, context: Context, effect: Effect, second: Choose | AtRandom) -> bool:
    """move.10: without any destination it cannot be attempted."""
    target = getattr(effect, "target", None)
    if isinstance(target, Choose | AtRandom):
        movers: list[tuple[int, ...]] = [(card,) for card in candidates(g, context, effect, target)]
    else:
        movers = [targets_of(g, context, effect, target)]
    places = looking.find(g, context, second.what)
    return any(doing.can_lead(g, context, effect, each, place) for each in movers for place in places)


def _known_later(target: Target) -> bool:
    """initiation.5: what an earlier part of the same effect will have chosen or drawn."""
    return target in ("chosen", "drawn", "each")
