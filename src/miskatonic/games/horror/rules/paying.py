"""Costs: what is to be paid, whether it can be, and paying it (costs, initiation.8 to .10). Not for
effects.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.games.horror import asks, looking, numbers, told, zones
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.profiles import ONE_ACTION, X_COST
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import allowance, cards, from_hand, harm, timing, tokens
from miskatonic.games.horror.state import NOBODY, NONE, Context, Happening, Horror, step
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Ability, Action, Play
from miskatonic.games.horror.words.costs import Cost
from miskatonic.games.horror.words.things import Choose, Each, Target


def costs_of(g: Horror, context: Context, text: Text, ability: Ability) -> tuple[Cost, ...]:
    """initiation.6, costs.2: everything that is to be paid, additional costs included."""
    own: tuple[Cost, ...] = getattr(ability, "costs", ())
    if type(ability) is Play:
        paid = play_costs(g, context, text.card)
        own = (*paid, *own) if own else paid
    if context.granted:
        own = _one_action_less(own)
    if not g.in_force.prices:
        return own
    return (*own, *additional(g, context, _doing(g, text, ability), text.card))


def _one_action_less(costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """action-designator.2: what an effect lets somebody do takes no action of its own."""
    for place, cost in enumerate(costs):
        if type(cost) is price.Actions:
            rest = (price.Actions(cost.count - 1),) if cost.count > 1 else ()
            return (*costs[:place], *rest, *costs[place + 1 :])
    return costs


def _doing(g: Horror, text: Text, ability: Ability) -> str:
    if type(ability) is Play:
        return "play"
    return "activate" if type(ability) is Action else "trigger"


def play_costs(g: Horror, context: Context, card: int) -> tuple[Cost, ...]:
    """costs.3, fast.2, play-action.2, .5: an action unless it is fast, and the resource cost."""
    printed = g.printed[g.cards[card].code]
    profile, force = printed.profile, g.in_force
    free = numbers.has_keyword(g, card, "fast") if force.keywords else "fast" in profile.keyword_names
    if not force.prices or printed.cost == X_COST:
        return profile.price if free else profile.price_in_turn
    resources = price.Resources(play_cost(g, context.you, card))
    return (resources,) if free else (ONE_ACTION, resources)


def play_cost(g: Horror, seat: Seat, card: int) -> int:
    """initiation.8: the resource cost with everything that changes it, never below 0."""
    return max(0, max(0, g.print(card).cost or 0) - discount(g, seat, card))


def discount(g: Horror, seat: Seat, card: int) -> int:
    """initiation.8, letter-x.4: how much less playing a card costs."""
    if mod.CostsLess not in g.in_force.by_kind:
        return 0

    def use(context: Context, word: mod.CostsLess) -> int | None:
        meant = looking.matches(g, context, word.what, card)
        return looking.amount(g, context, word.by) if meant else None

    return sum(looking.applied(g, mod.CostsLess, g.people[seat].card, use))


def additional(g: Horror, context: Context, doing: str, card: int) -> tuple[Cost, ...]:
    """costs.14, costs.15, move.4: additional costs for doing something with a card; who moves leaves one
    location and enters another.
    """
    if context.you == NOBODY or mod.CostsMore not in g.in_force.by_kind:
        return ()
    if doing == "investigate" and card == NONE:
        card = looking.here(g, context)
    with_what = {doing: card}
    if doing == "move":
        with_what |= {"enter": card, "leave": g.people[context.you].location}

    def use(seen: Context, word: mod.CostsMore) -> Cost | None:
        if word.doing not in with_what:
            return None
        to = with_what[word.doing]
        meant = word.to is None or (to != NONE and looking.matches(g, seen, word.to, to))
        return word.cost if meant else None

    return tuple(looking.applied(g, mod.CostsMore, g.people[context.you].card, use))


# Whether it can be paid


def why_not_payable(g: Horror, context: Context, costs: tuple[Cost, ...]) -> Reason | None:
    """initiation.6, triggered-ability.5, costs.7: the first part that cannot be paid with the rest; actions
    and resources do not get in the way of anything else.
    """
    different = len({*map(type, costs)}) == len(costs)
    resources = others = 0
    for cost in costs if different else together(costs):
        if type(cost) is price.Resources:
            count = cost.count
            resources += count if type(count) is int else looking.amount(g, context, count)
        elif type(cost) is price.Actions and g.people[context.you].actions >= cost.count:
            continue
        elif type(cost) is price.ChosenResources:
            resources += x_price(context, less_for_x(g, context))
        elif (why := _CAN_PAY[type(cost)](g, context, cost)) is not None:
            return why
        else:
            others += 1
    if context.you != NOBODY and g.cards[g.people[context.you].card].resources < resources:
        return reason("resources", "costs.4", count=resources)
    return _why_not_all(g, context, costs) if others > 1 else None


def _why_not_all(g: Horror, context: Context, costs: tuple[Cost, ...]) -> Reason | None:
    """costs.7: why parts that can be paid one by one cannot be paid at the same time."""
    for place, cost in enumerate(costs):
        if type(cost) is price.OneOf:
            ways = [(*costs[:place], each, *costs[place + 1 :]) for each in cost.any]
            whys = [why_not_payable(g, context, way) for way in ways]
            return None if None in whys else whys[0]
    return (
        _too_few_cards(g, context, costs)
        or _too_few_clues(g, context, costs)
        or _too_few_tokens(g, costs)
        or from_hand.too_few_for_all(g, context, costs)
    )


SUMMED = (price.Actions, price.SpendUses, price.SpendClues, price.DiscardCards, price.RemoveTokens)


def together(costs: tuple[Cost, ...]) -> list[Cost]:
    """costs.7: parts of the same kind are paid at the same time, so they count together."""
    summed: dict[Cost, int] = {}
    others: list[Cost] = []
    for cost in costs:
        if isinstance(cost, SUMMED) and isinstance(cost.count, int):
            kind = msgspec.structs.replace(cost, count=0)
            summed[kind] = summed.get(kind, 0) + cost.count
        else:
            others.append(cost)
    return [*(msgspec.structs.replace(kind, count=count) for kind, count in summed.items()), *others]


USED: dict[str, type[price.Exhaust | price.Discard]] = {"exhaust": price.Exhaust, "discard": price.Discard}
"""costs.9: how a card in play is used to pay."""


def _too_few_cards(g: Horror, context: Context, costs: tuple[Cost, ...]) -> Reason | None:
    """costs.7, costs.9: a card can be exhausted, or discarded, for one part of a cost only."""
    for how, clause in (("exhaust", "exhaust.3"), ("discard", "costs.9")):
        if not _one_for_each(_wanted(g, context, costs, how), ()):
            return reason("exhausted" if how == "exhaust" else "discard", clause)
    return None


def _wanted(g: Horror, context: Context, costs: Iterable[Cost], how: str) -> list[list[int]]:
    """costs.9: for every part of a cost that takes a card in play, the cards that it can take."""
    return [
        [card for card in payers(g, context, cost.target) if _fit(g, card, how)]
        for cost in costs
        if isinstance(cost, USED[how]) and not isinstance(cost.target, Each)
    ]


def _too_few_clues(g: Horror, context: Context, costs: tuple[Cost, ...]) -> Reason | None:
    """costs.7, costs.11: what the group spends comes on top of the payer's own clues."""
    own = total = 0
    for cost in costs:
        if isinstance(cost, price.SpendClues):
            count = looking.amount(g, context, cost.count)
            own, total = own + (0 if cost.group else count), total + count
    if own <= clues_for(g, context.you, False) and total <= clues_for(g, context.you, True):
        return None
    return reason("clues", "clues.8", count=total)


def _too_few_tokens(g: Horror, costs: tuple[Cost, ...]) -> Reason | None:
    """costs.7, seal.7: a token is sealed for one part of a cost only."""
    sealed = [cost.token for cost in costs if isinstance(cost, price.SealToken)]
    if all(sealed.count(token) <= g.bag.count(token) for token in sealed):
        return None
    return reason("no-token", "seal.7")


def _one_for_each(wanted: list[list[int]], taken: tuple[int, ...]) -> bool:
    """Say whether every list can give a card of its own."""
    if not wanted:
        return True
    return any(_one_for_each(wanted[1:], (*taken, card)) for card in wanted[0] if card not in taken)


def _no_actions(g: Horror, context: Context, cost: price.Actions) -> Reason | None:
    if allowance.left_for(g.people[context.you], context.designator) < cost.count:
        return reason("actions", "activate-action.3", count=cost.count)
    return None


def _cannot_exhaust(g: Horror, context: Context, cost: price.Exhaust) -> Reason | None:
    if any(_fit(g, card, "exhaust") for card in payers(g, context, cost.target)):
        return None
    return reason("exhausted", "exhaust.3")


def _no_uses(g: Horror, context: Context, cost: price.SpendUses) -> Reason | None:
    card = g.cards[context.source]
    if card.uses < cost.count or numbers.uses_type(g, context.source) != cost.type:
        return reason("uses", "uses.5", count=cost.count)
    return None


def _no_clues(g: Horror, context: Context, cost: price.SpendClues) -> Reason | None:
    needed = looking.amount(g, context, cost.count)
    if clues_for(g, context.you, cost.group) < needed:
        return reason("clues", "clues.8" if cost.group else "costs.5", count=needed)
    return None


def clues_for(g: Horror, seat: Seat, group: bool) -> int:
    """costs.11: the clues of an investigator, or of all together."""
    if not group:
        return g.cards[g.people[seat].card].clues
    return sum([g.cards[each.card].clues for each in g.people if each.status == "playing"])


def payers(g: Horror, context: Context, target: Target) -> list[int]:
    """costs.9: the cards in play under the payer's control, or the card itself, that can be used to pay."""
    if isinstance(target, Choose | Each):
        found = looking.find(g, context, target.what)
        return [card for card in found if g.cards[card].controller == context.you]
    return list(looking.refer(g, context, str(target)))


def _cannot_discard(g: Horror, context: Context, cost: price.Discard) -> Reason | None:
    if any(_fit(g, card, "discard") for card in payers(g, context, cost.target)):
        return None
    return reason("discard", "costs.9")


def _cannot_go(g: Horror, context: Context, cost: Any) -> Reason | None:
    """permanent.8, costs.5"""
    if not zones.in_play(g, context.source) or cards.can_leave_play(g, context.source):
        return None
    return reason("discard", "permanent.8")


def _no_tokens(g: Horror, context: Context, cost: price.RemoveTokens) -> Reason | None:
    if getattr(g.cards[context.source], cost.kind) < cost.count:
        return reason("tokens", "costs.5", count=cost.count)
    return None


def _no_token_in_bag(g: Horror, context: Context, cost: price.SealToken) -> Reason | None:
    return None if cost.token in g.bag else reason("no-token", "seal.7")


def _nothing_sealed(g: Horror, context: Context, cost: price.ReleaseToken) -> Reason | None:
    return None if g.cards[context.source].sealed else reason("nothing-sealed", "seal.10")


def _nothing_to_show(g: Horror, context: Context, cost: price.Reveal) -> Reason | None:
    hand = g.pile(id_of("hand", context.you))
    if any(looking.matches(g, context, cost.what, card) for card in hand if card != context.source):
        return None
    return reason("cards", "costs.10", count=1)


def _none_payable(g: Horror, context: Context, cost: price.OneOf) -> Reason | None:
    whys = [why_not_payable(g, context, (each,)) for each in cost.any]
    return None if None in whys else whys[0]


def _cannot_suffer(g: Horror, context: Context, cost: price.Suffer) -> Reason | None:
    """costs.13, cannot.1: damage that cannot be dealt pays for nothing."""
    if cost.damage and numbers.cannot(g, g.people[context.you].card, "be-damaged") is not None:
        return reason("cannot-be", "cannot.1")
    return None


def _always(g: Horror, context: Context, cost: Any) -> Reason | None:
    return None


_CAN_PAY: dict[type[Any], Callable[[Horror, Context, Any], Reason | None]] = {
    price.Actions: _no_actions,
    price.Exhaust: _cannot_exhaust,
    price.SpendUses: _no_uses,
    price.SpendClues: _no_clues,
    price.DiscardCards: from_hand.too_few_cards,
    price.DiscardIcons: from_hand.too_few_icons,
    price.Discard: _cannot_discard,
    price.Exile: _cannot_go,
    price.RemoveFromGame: _cannot_go,
    price.Suffer: _cannot_suffer,
    price.RemoveTokens: _no_tokens,
    price.PlaceTokens: _always,
    price.SealToken: _no_token_in_bag,
    price.ReleaseToken: _nothing_sealed,
    price.Reveal: _nothing_to_show,
    price.OneOf: _none_payable,
}


# Paying


def fixed_first(costs: tuple[Cost, ...]) -> list[int]:
    """costs.7: the places of the parts in the order of paying: whatever leaves a choice comes last."""
    chosen = [type(getattr(cost, "target", None)) is Choose for cost in costs]
    return sorted(range(len(costs)), key=chosen.__getitem__)


def pay(g: Horror, number: int, cost: Cost) -> None:
    """costs.7: pay a cost that consists of this part alone."""
    _pay_part(g, g.amend(number, bill=(cost,), paid=(0,)), cost)


def pay_part(g: Horror, number: int, place: int) -> bool:
    """costs.7, initiation.9, .10, .q1: pay one part of a cost; if it can no longer be paid, nothing is, and
    what was already paid is given back.
    """
    context = g.contexts[number]
    if not context.bill:
        return False
    cost = context.bill[place]
    if why_not_payable(g, context, (cost,)) is None:
        _pay_part(g, g.amend(number, paid=(*context.paid, place)), cost)
        return True
    for each in context.paid:
        give_back(g, g.contexts[number], context.bill[each])
    g.amend(number, bill=(), paid=())
    return False


def _pay_part(g: Horror, context: Context, cost: Cost) -> None:
    _PAY[type(cost)](g, context, cost)


def _pay_actions(g: Horror, context: Context, cost: price.Actions) -> None:
    """activate-action.3: spend actions."""
    spared = allowance.spend(g, context.you, cost.count, context.designator)
    if spared:
        g.amend(context.id, spared=context.spared + spared)


def give_back(g: Horror, context: Context, cost: Cost) -> None:
    """initiation.10: take back a part of a cost; cards discarded and harm taken stay so."""
    own, source = g.people[context.you].card, context.source
    if isinstance(cost, price.Actions):
        spared = min(cost.count, context.spared)
        allowance.give_back(g, context.you, cost.count, context.designator, spared)
        g.amend(context.id, spared=context.spared - spared)
    elif isinstance(cost, price.Resources | price.ChosenResources):
        count = looking.amount(g, context, getattr(cost, "count", x_price(context, less_for_x(g, context))))
        tokens.give_back(g, own, "resources", count)
    elif isinstance(cost, price.SpendUses):
        tokens.give_back(g, source, "uses", uses_spent(context, cost))
    elif isinstance(cost, price.RemoveTokens | price.PlaceTokens):
        sign = 1 if isinstance(cost, price.RemoveTokens) else -1
        tokens.give_back(g, source, cost.kind, sign * cost.count)
    elif isinstance(cost, price.Exhaust) and cost.target == "this":
        cards.give_back(g, source)


def _pay_x(g: Horror, context: Context, cost: price.ChosenResources) -> None:
    """letter-x.4: X keeps its value, whatever is paid for it."""
    tokens.spend_resources(g, context.you, x_price(context, less_for_x(g, context)))


def less_for_x(g: Horror, context: Context) -> int:
    """letter-x.4: how much less than X is paid; only cards from hand have a cost that can be reduced."""
    in_hand = g.cards[context.source].zone == id_of("hand", context.you)
    return discount(g, context.you, context.source) if in_hand else 0


def x_price(context: Context, less: int) -> int:
    """letter-x.4: what is paid for X."""
    return max(0, context.x - less)


def choose_x(g: Horror, context: Context, less: int) -> None:
    """letter-x.3, letter-x.4: any X that can be paid for with what it costs less."""
    most = g.cards[g.people[context.you].card].resources + less
    g.ask(context.you, asks.choose_x(most), x_chosen, context.id)


@step
def x_chosen(g: Horror, seat: Seat, choice: str, number: int) -> None:
    """letter-x.3"""
    g.amend(number, x=number_in(choice))


def _pay_with(g: Horror, context: Context, target: Target, how: str) -> None:
    """costs.9: exhaust or discard a card; several possible ones: the payer chooses."""
    able = [card for card in payers(g, context, target) if _fit(g, card, how)]
    rest = _others_used(g, context, how)
    able = [card for card in able if _one_for_each(rest, (card,))] if rest else able
    if len(able) == 1 or not isinstance(target, Choose):
        for card in able:
            use_to_pay(g, context.you, id_of("card", card), how)
        return
    g.ask(context.you, asks.pay_with(g, tuple(able), how), use_to_pay, how)


def _others_used(g: Horror, context: Context, how: str) -> list[list[int]]:
    """costs.7: the cards that the parts still to be paid can take in the same way."""
    return _wanted(g, context, context.to_come, how)


def _fit(g: Horror, card: int, how: str) -> bool:
    """exhaust.3, costs.9, cannot.1"""
    return cards.can_exhaust(g, card) if how == "exhaust" else cards.can_be_discarded(g, card)


@step
def use_to_pay(g: Horror, seat: Seat, choice: str, how: str) -> None:
    """costs.9"""
    card = number_in(choice)
    if how == "exhaust":
        cards.exhaust(g, card)
    else:
        cards.discard(g, card)


def _pay_uses(g: Horror, context: Context, cost: price.SpendUses) -> None:
    """uses.5"""
    tokens.spend_uses(g, context.source, uses_spent(context, cost), cost.type)


def uses_spent(context: Context, cost: price.SpendUses) -> int:
    """letter-x.3: how many uses a cost takes."""
    return context.x if cost.most else cost.count


def choose_uses(g: Horror, context: Context, least: int, most: int) -> None:
    """letter-x.3, uses.5: as many as there are, from the least to the most."""
    able = min(most, g.cards[context.source].uses)
    if able <= least:
        g.amend(context.id, x=least)
    else:
        g.ask(context.you, asks.choose_x(able, least), x_chosen, context.id)


def _pay_clues(g: Horror, context: Context, cost: price.SpendClues) -> None:
    """clues.8, costs.11, act-agenda-deck.q7: exactly as many as needed, from whoever contributes."""
    needed = looking.amount(g, context, cost.count)
    spend_clues(g, context.you, needed, cost.group)
    if needed:
        timing.mark(g, Happening("spends-clues", context.you, context.source, NONE, needed))


def spend_clues(g: Horror, seat: Seat, needed: int, group: bool) -> None:
    """clues.8: the payer first, then the others in player order, each as many as they like."""
    others = tuple(each for each in zones.playing(g) if each != seat) if group else ()
    g.then(contribute, (seat, *others), needed)


@step
def contribute(g: Horror, seats: tuple[Seat, ...], needed: int) -> None:
    """clues.8, act-agenda-deck.4: how many clues the next one gives, if there is anything to decide."""
    if not seats or not needed:
        return
    there = [g.cards[g.people[each].card].clues for each in seats]
    least, most = max(0, needed - sum(there[1:])), min(needed, there[0])
    if least == most:
        give_clues(g, seats[0], id_of("x", most), seats, needed)
    else:
        g.ask(seats[0], asks.contribute(least, most, needed), give_clues, seats, needed)


@step
def give_clues(g: Horror, seat: Seat, choice: str, seats: tuple[Seat, ...], needed: int) -> None:
    """clues.8"""
    given = number_in(choice)
    tokens.spend_clues(g, seat, given)
    g.then(contribute, seats[1:], needed - given)


def _pay_harm(g: Horror, context: Context, cost: price.Suffer) -> None:
    """costs.13: damage and horror as a cost, wherever it is assigned."""
    target = (g.people[context.you].card,)
    harm.deal(g, target, cost.damage, cost.horror, source=context.source, direct=cost.direct)


def _pay_tokens(g: Horror, context: Context, cost: price.RemoveTokens | price.PlaceTokens) -> None:
    """costs.5"""
    if type(cost) is price.RemoveTokens:
        tokens.remove(g, context.source, cost.kind, cost.count)
    else:
        tokens.place(g, (context.source,), cost.kind, cost.count)


def _pay_seal(g: Horror, context: Context, cost: price.SealToken) -> None:
    cards.seal(g, context.source, cost.token)


def _pay_release(g: Horror, context: Context, cost: price.ReleaseToken) -> None:
    cards.release(g, context.source)


def _pay_one_of(g: Horror, context: Context, cost: price.OneOf) -> None:
    """Whoever pays chooses between the prices that can be paid."""
    rest = context.to_come
    able = [
        place for place, each in enumerate(cost.any) if why_not_payable(g, context, (each, *rest)) is None
    ]
    if len(able) < 2:
        for place in able:
            _pay_this_one(g, context, cost.any[place])
        return
    g.ask(context.you, asks.pay_one_of(g, context, cost, tuple(able)), price_chosen, context.id)


@step
def price_chosen(g: Horror, seat: Seat, choice: str, number: int) -> None:
    """costs.7: pay the price that was chosen."""
    context = g.contexts[number]
    prices = context.being_paid
    assert isinstance(prices, price.OneOf)
    _pay_this_one(g, context, prices.any[number_in(choice)])


def _pay_this_one(g: Horror, context: Context, cost: Cost) -> None:
    """costs.7, initiation.10: it takes the place of all of them in the bill."""
    bill, place = context.bill or (), context.paid[-1]
    _pay_part(g, g.amend(context.id, bill=(*bill[:place], cost, *bill[place + 1 :])), cost)


def _pay_exile(g: Horror, context: Context, cost: price.Exile) -> None:
    cards.exile(g, context.source)


def _pay_removal(g: Horror, context: Context, cost: price.RemoveFromGame) -> None:
    cards.remove_from_game(g, context.source)


def _pay_resources_word(g: Horror, context: Context, cost: price.Resources) -> None:
    tokens.spend_resources(g, context.you, looking.amount(g, context, cost.count))


def _pay_by_showing(g: Horror, context: Context, cost: price.Reveal) -> None:
    """A matching card is shown to all; it stays in hand."""
    hand = g.pile(id_of("hand", context.you))
    card = next(
        card for card in hand if card != context.source and looking.matches(g, context, cost.what, card)
    )
    g.tell(told.shown(g, context.you, card))


_PAY: dict[type[Any], Callable[[Horror, Context, Any], None]] = {
    price.Actions: _pay_actions,
    price.Resources: _pay_resources_word,
    price.ChosenResources: _pay_x,
    price.Exhaust: lambda g, c, cost: _pay_with(g, c, cost.target, "exhaust"),
    price.SpendUses: _pay_uses,
    price.SpendClues: _pay_clues,
    price.DiscardCards: from_hand.pay_cards,
    price.DiscardIcons: from_hand.pay_icons,
    price.Discard: lambda g, c, cost: _pay_with(g, c, cost.target, "discard"),
    price.Exile: _pay_exile,
    price.RemoveFromGame: _pay_removal,
    price.Suffer: _pay_harm,
    price.RemoveTokens: _pay_tokens,
    price.PlaceTokens: _pay_tokens,
    price.SealToken: _pay_seal,
    price.ReleaseToken: _pay_release,
    price.Reveal: _pay_by_showing,
    price.OneOf: _pay_one_of,
}
