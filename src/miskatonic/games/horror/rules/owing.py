"""Additional costs that fall due while an effect resolves (costs.16 to .19). Not for paying as such."""

from miskatonic.games.horror import zones
from miskatonic.games.horror.rules import fighting, initiating, paying, resolving
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror, step
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.costs import Actions, Cost
from miskatonic.games.horror.words.effects import Effect

DOING = {
    fx.Move: "move",
    fx.Draw: "draw",
    fx.GainResources: "gain-resources",
    fx.DiscoverClues: "discover",
    fx.Engage: "engage",
    fx.Evade: "evade",
}
"""costs.16: what somebody does by an effect, and may have to pay more for."""


def done_by(g: Horror, context: Context, effect: Effect, targets: tuple[int, ...]) -> tuple[str, int] | None:
    """costs.16: what "you" would do by an effect, and with which card or place; None: nothing such."""
    what = DOING.get(type(effect))
    if what is None or context.you == NOBODY:
        return None
    yours = g.people[context.you].card in targets
    second = resolving.second_of(effect)
    if second is not None:
        places = context.second or resolving.aimed_at(g, context, second)
        return (what, places[0]) if places and (yours or isinstance(effect, fx.DiscoverClues)) else None
    if isinstance(effect, fx.Engage | fx.Evade):
        return (what, targets[0]) if targets else None
    return (what, NONE) if yours else None


def owed(g: Horror, context: Context, what: str, card: int) -> tuple[Cost, ...]:
    """costs.14, costs.19: the additional costs of an effect that are not paid yet."""
    if context.settled or context.mandatory:
        return ()
    return paying.additional(g, context, what, card)


def settle(g: Horror, number: int, what: str, card: int) -> bool:
    """costs.17, costs.18: pay at the moment the effect would be resolved; False if that is impossible."""
    context = g.contexts[number]
    costs = owed(g, context, what, card)
    if paying.why_not_payable(g, context, costs) is not None:
        return False
    g.amend(number, bill=costs, paid=())
    for place in range(len(costs)):
        g.then(pay_owed, number, place)
    g.then(settled, number, what)
    return True


@step
def pay_owed(g: Horror, number: int, place: int) -> None:
    """costs.17: one of the additional costs."""
    paying.pay_part(g, number, place)


@step
def settled(g: Horror, number: int, what: str = "") -> None:
    """costs.17, costs.18: nothing more is owed for the effect that is next, or it fails."""
    bill = g.contexts[number].bill
    if bill:
        g.amend(number, settled=True, bill=None, paid=())
        provoke(g, number, bill, what)
    else:
        fail(g, number)


def fail(g: Horror, number: int) -> None:
    """costs.18: that part of the effect is not resolved; others whom it lets do the same still do."""
    context = g.contexts[number]
    others = others_of(g, context)
    if others:
        g.amend(number, picked=others, ok=False, bill=None)
    else:
        g.amend(number, todo=context.todo[1:], ok=False, picked=None, second=None, bill=None)


def others_of(g: Horror, context: Context) -> tuple[int, ...]:
    """costs.16: the other investigators who would do what the next effect says; only "you" pays for it."""
    effect, you = context.todo[0], g.people[context.you].card
    aimed = context.picked
    if aimed is None:
        aimed = resolving.targets_of(g, context, effect, getattr(effect, "target", None))
    people = [card for card in aimed if zones.investigator(g, card) != NOBODY]
    return tuple([card for card in people if card != you])


def provoke(g: Horror, number: int, costs: tuple[Cost, ...], what: str) -> None:
    """attack-of-opportunity.8, .4: an action that is spent while an ability is resolved provokes attacks of
    opportunity, unless actions were spent for it before.
    """
    context = g.contexts[number]
    if context.provoked or Actions not in [type(cost) for cost in costs]:
        return
    g.amend(number, provoked=True)
    if what not in initiating.SAFE and context.designator not in initiating.SAFE:
        fighting.attacks_of_opportunity(g, context.you, what)
        g.then(go_on_if_there, number)


@step
def go_on_if_there(g: Horror, number: int) -> None:
    """attack-of-opportunity.q3: who fell to the attacks gets nothing for what was paid."""
    if g.people[g.contexts[number].you].status != "playing":
        g.amend(number, todo=(), ok=False)
