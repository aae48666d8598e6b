"""Using abilities and playing cards: the checks, the costs, and the beginning of the effects (initiation).

Not for who may use which card (see `abilities`) and not for what effects do (see `doing`).
"""

from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.horror import during, looking, naming, numbers, told, zones
from miskatonic.games.horror.abilities import abilities_of, concerns, text_named, words_of, works_there
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import (
    acts,
    cards,
    fighting,
    lasting,
    limits,
    paying,
    playing,
    resolving,
    timing,
)
from miskatonic.games.horror.state import Context, Happening, Horror, step
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words.abilities import Ability, Action, Forced, Objective, Play
from miskatonic.games.horror.words.chaos import SealToken
from miskatonic.games.horror.words.effects import Effect

SAFE = ("fight", "evade", "parley", "resign")
"""attack-of-opportunity.1: the kinds of action that provoke no attack."""

DOING: dict[type[Ability], tuple[str, ...]] = {Play: ("play",), Action: ("activate", "trigger")}
"""triggered-ability.1, .14, quick-reference.22: what cards call using an ability; any other is triggered."""


# The checks


def why_not(g: Horror, context: Context, text: Text, ability: Ability) -> Reason | None:
    """initiation.2 to .6: why an ability cannot be used, or a card not played, now; None: it can."""
    if g.people[context.you].spare:
        context = msgspec.structs.replace(context, designator=getattr(ability, "designator", ""))
    return why_not_at_any_price(g, context, text, ability) or paying.why_not_payable(
        g, context, paying.costs_of(g, context, text, ability)
    )


def why_not_at_any_price(g: Horror, context: Context, text: Text, ability: Ability) -> Reason | None:
    """initiation.2 to .5: why not, whatever it costs."""
    may_be_forbidden = g.perils or g.in_force.forbidding or g.phase == "setup"
    has_words = text.index >= 0
    return (
        (_forbidden(g, context, text, ability) if may_be_forbidden else None)
        or (_not_met(g, context, text, ability) if has_words else None)
        or (playing.why_not(g, context, text.card) if type(ability) is Play else None)
        or (acts.why_not_spend(g, context, ability) if type(ability) is Objective else None)
        or (_pointless(g, context, ability) if has_words else None)
    )


def _forbidden(g: Horror, context: Context, text: Text, ability: Ability) -> Reason | None:
    """peril.3, peril.4, setup.26, cannot.1"""
    if zones.kept_out(g, context.you):
        return reason("peril", "peril.3" if type(ability) is Play else "peril.4")
    if g.phase == "setup":
        on = getattr(ability, "on", None)
        if on is None or on.what != "game-begins":
            return reason("setup", "setup.26")
    if g.in_force.forbidding:
        for doing in DOING.get(type(ability), ("trigger",)):
            source = numbers.cannot(g, g.people[context.you].card, doing, text.card)
            if source is not None:
                return reason("cannot", "cannot.1", card=naming.name(g, source))
    return None


def _not_met(g: Horror, context: Context, text: Text, ability: Ability) -> Reason | None:
    """play-restrictions.1, limit-max.4"""
    condition = getattr(ability, "condition", None)
    if condition is not None and not looking.holds(g, context, condition):
        return reason("condition", "play-restrictions.1")
    limit = getattr(ability, "limit", None)
    if limit is not None and not limits.allows(g, context, text, limit):
        return reason("limit", "limit-max.4")
    return None


def _pointless(g: Horror, context: Context, ability: Ability) -> Reason | None:
    """costs.12, target.2, .4, initiation.3, seal.7: it must be able to change something; one that chooses
    needs something to choose, one that seals its token in the bag, whatever else they do.
    """
    effects: tuple[Effect, ...] = getattr(ability, "effects", ())
    for effect in effects:
        if type(effect) is SealToken and not cards.sealable(g, effect.token):
            return reason("no-token", "seal.7")
    if effects and not resolving.can_do_any(g, context, effects):
        return reason("no-target", "target.2")
    if len(effects) > 1 and resolving.lacks_targets(g, context, effects):
        return reason("no-target", "target.4")
    return None


def forced_can_change(g: Horror, context: Context, ability: Forced) -> bool:
    """forced-ability.3"""
    return resolving.can_do_any(g, context, ability.effects)


# Initiating


def initiate(g: Horror, context: Context, text: Text, ability: Ability) -> None:
    """initiation.7: both checks are passed; fix X, pay, suffer attacks of opportunity, begin."""
    number = g.number()
    designator = getattr(ability, "designator", "")
    g.contexts[number] = msgspec.structs.replace(context, id=number, designator=designator, used=True)
    g.tell(told.initiates(g, context.you, text, ability))
    for cost in paying.costs_of(g, context, text, ability):
        if type(cost) is price.ChosenResources:
            g.then(fix_x, number)
        elif type(cost) is price.SpendUses and cost.most:
            g.then(fix_uses, number, cost.count, cost.most)
    g.then(pay_all, number, text.key)


@step
def fix_x(g: Horror, number: int) -> None:
    """letter-x.3: X is chosen before anything is paid."""
    context = g.contexts[number]
    paying.choose_x(g, context, paying.less_for_x(g, context))


@step
def fix_uses(g: Horror, number: int, least: int, most: int) -> None:
    """letter-x.3, uses.5: how many uses are spent is chosen before anything is paid."""
    paying.choose_uses(g, g.contexts[number], least, most)


@step(during=during.of_context("pays"))
def pay_all(g: Horror, number: int, key: str) -> None:
    """initiation.8 to .11, .q1: all costs are paid, or none of them, and then the process stops."""
    text, context = text_named(key), g.contexts[number]
    ability = words_of(g, text)
    costs = paying.costs_of(g, context, text, ability)
    if paying.why_not_payable(g, context, costs) is not None:
        stop(g, number, text.card)
        return
    g.amend(number, bill=costs)
    limits.count(g, context, text, getattr(ability, "limit", None))
    for place in paying.fixed_first(costs):
        g.then(pay_part, number, key, place)
    kinds = [type(cost) for cost in costs]
    if price.SpendUses in kinds:
        g.then(cards.discard_if_spent, text.card)
    if price.Actions in kinds:
        g.then(provoke, number, key)
    g.then(begin, number, key)


@step
def pay_part(g: Horror, number: int, key: str, place: int) -> None:
    """initiation.9, .10, costs.7: one part of the cost, if it can still be paid."""
    if number in g.contexts and not paying.pay_part(g, number, place):
        stop(g, number, text_named(key).card)


def stop(g: Horror, number: int, card: int) -> None:
    """initiation.10, .q1: the process stops, and nothing is paid."""
    g.tell(told.cannot_pay(g, g.contexts[number].you, card))
    del g.contexts[number]


@step
def provoke(g: Horror, number: int, key: str) -> None:
    """initiation.11, activate-action.8, play-action.3: attacks of opportunity, unless the action is a safe
    one.
    """
    if number not in g.contexts:
        return
    context = g.amend(number, provoked=True)
    ability = words_of(g, text_named(key))
    usual = "play" if type(ability) is Play else "activate"
    if context.designator not in SAFE and not getattr(ability, "safe", False):
        fighting.attacks_of_opportunity(g, context.you, context.designator or usual)


@step(during=during.of_context("pays"))
def begin(g: Horror, number: int, key: str) -> None:
    """initiation.12, .q2: the attempt is made; it can be cancelled now."""
    if number not in g.contexts:
        return
    context = g.contexts[number]
    text = text_named(key)
    if g.people[context.you].status != "playing":
        del g.contexts[number]
        return
    ability = words_of(g, text)
    if type(ability) is Play:
        playing.play(g, context, text)
        return
    what = Happening("uses", context.you, text.card)
    timing.happen(g, what, activate if type(ability) is Action else resolve_ability, number, key)
    g.then(forget, number)


@step
def activate(g: Horror, number: int, key: str) -> None:
    """activate-action.2: an [action] ability; what it is going to do is known already."""
    text = text_named(key)
    context = g.amend(number, todo=getattr(words_of(g, text), "effects", ()), bill=None)
    what = Happening("activates", context.you, text.card, amount=number)
    timing.happen(g, what, resolve_ability, number, key)


@step
def resolve_ability(g: Horror, number: int, key: str) -> None:
    """initiation.13, initiation.16"""
    effects = getattr(words_of(g, text_named(key)), "effects", ())
    inner = resolving.carry_out(g, g.contexts[number], effects)
    lasting.adopt(g, number, -inner)


@step(during=during.using)
def forget(g: Horror, number: int) -> None:
    """initiation.15: the ability counts as resolved."""
    g.contexts.pop(number, None)


# What is forced


def trigger_forced_ability(g: Horror, text: Text, context: Context, ability: Any) -> None:
    """forced-ability.4, act.10"""
    if isinstance(ability, Objective):
        acts.fulfil(g, text.card)
        return
    limits.count(g, context, text, ability.limit)
    g.tell(told.forced(g, text))
    resolving.carry_out(g, context, ability.effects)


def due_at_game_end(g: Horror, card: int, seat: Seat) -> list[Text]:
    """elimination.3, forced-ability.3: a weakness's "when the game ends" abilities that can do something."""
    context = Context(0, card, seat)
    return [
        text
        for text, ability in abilities_of(g, card)
        if isinstance(ability, Forced)
        and works_there(g, card, ability)
        and concerns(g, ability.on, Happening("game-ends"), context)
        and forced_can_change(g, context, ability)
    ]
