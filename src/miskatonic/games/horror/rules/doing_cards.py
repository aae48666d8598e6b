"""What effects on cards do: drawing, discarding, putting into play, attaching. Not for searching decks (see
`doing_decks`).
"""

from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in, numbers_in
from miskatonic.games.horror import asks, laid, looking, numbers, told, zones
from miskatonic.games.horror.evaluation import evaluating
from miskatonic.games.horror.profiles import X_COST
from miskatonic.games.horror.rules import (
    cards,
    discarding,
    drawing,
    encounter,
    ending,
    enemies,
    initiating,
    limits,
    moving,
    paying,
    playing,
    resolving,
)
from miskatonic.games.horror.rules.doing import LEADS, does, failed, needs, worth
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror, kind_of, step
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.costs import Cost, Resources
from miskatonic.games.horror.words.costs import Exile as ByExile
from miskatonic.games.horror.words.costs import RemoveFromGame as ByRemoval
from miskatonic.games.horror.words.things import Choose


def seats(g: Horror, targets: tuple[int, ...]) -> list[Seat]:
    """Return whose investigator cards these are."""
    return [seat for card in targets if (seat := zones.investigator(g, card)) != NOBODY]


@does(fx.Draw)
def draw(g: Horror, context: Context, word: fx.Draw, targets: tuple[int, ...]) -> None:
    """drawing-cards.1"""
    for seat in seats(g, targets):
        drawing.draw(g, seat, looking.amount(g, context, word.count))


@does(fx.DrawEncounter)
def draw_encounter(g: Horror, context: Context, word: fx.DrawEncounter, targets: tuple[int, ...]) -> None:
    """drawing-cards.2"""
    for seat in seats(g, targets):
        count = looking.amount(g, context, word.count)
        g.then(encounter.draw_encounters, seat, count, word.gains, context.source)


@does(fx.DrawTopmost)
def draw_topmost(g: Horror, context: Context, word: fx.DrawTopmost, targets: tuple[int, ...]) -> None:
    """drawing-cards.2, encounter-draw.3: it is drawn like any other encounter card."""
    for seat in seats(g, targets):
        g.then(draw_from_discard, context.id, seat)


@step
def draw_from_discard(g: Horror, number: int, seat: Seat) -> None:
    """discard-pile.5, encounter-draw.3: the topmost card that fits, looked for when it is drawn."""
    context, word = g.contexts[number], resolving.in_hand(g, number, fx.DrawTopmost)
    found = topmost(g, context, word)
    if found == NONE or g.people[seat].status != "playing":
        failed(g, context)
        return
    cards.lay(g, found, "limbo")
    g.tell(told.drew_discarded(g, seat, found))
    encounter.resolve(g, seat, found)


def topmost(g: Horror, context: Context, word: fx.DrawTopmost) -> int:
    """Return the topmost card of the encounter discard pile that fits, or NONE."""
    pile = reversed(g.pile("encounter-discard"))
    return next((card for card in pile if looking.matches(g, context, word.what, card)), NONE)


@worth(fx.DrawTopmost)
def is_in_discard(g: Horror, context: Context, word: fx.DrawTopmost) -> bool:
    """target.2"""
    return topmost(g, context, word) != NONE


@needs(fx.DiscardCards)
def has_cards_to_discard(g: Horror, context: Context, word: fx.DiscardCards, card: int) -> bool:
    """target.7, elimination.2: somebody without a card to discard cannot discard one."""
    if not is_playing(g, context, word, card):
        return False
    able = cards.may_be_discarded_from_hand(g, zones.investigator(g, card), random=word.random)
    what = word.what
    return bool(able) if what is None else any(looking.matches(g, context, what, each) for each in able)


@needs(fx.Draw, fx.DrawEncounter, fx.DrawTopmost)
def is_playing(g: Horror, context: Context, word: Any, card: int) -> bool:
    """elimination.2: eliminated investigators no longer interact with the game."""
    seat = zones.investigator(g, card)
    return seat != NOBODY and g.people[seat].status == "playing"


@does(fx.DiscardCards)
def discard_cards(g: Horror, context: Context, word: fx.DiscardCards, targets: tuple[int, ...]) -> None:
    """weakness.9, simultaneous-priority.1, .2: chosen in player order, or at random; then discarded."""
    count = looking.amount(g, context, word.count)
    g.then(
        discard_some, tuple(seats(g, targets)), -count if word.all_but else count, word.random, context.id, ()
    )


@step
def discard_some(
    g: Horror, left: tuple[Seat, ...], count: int, random: bool, number: int, picked: tuple[int, ...]
) -> None:
    """effects.5, simultaneous-priority.2: as many as there are; when all have chosen, all at once. Less than
    none: all but so many.
    """
    if not left:
        if random:
            discarding.in_order(g, picked, discarding.discard_one)
        else:
            for card in picked:
                cards.discard(g, card)
        return
    able = _such_as(g, number, cards.may_be_discarded_from_hand(g, left[0], random=random))
    wanted = count if count >= 0 else max(0, len(g.pile(id_of("hand", left[0]))) + count)
    most = min(wanted, len(able))
    if most < count and number in g.contexts:
        g.amend(number, ok=False)
    if random:
        g.rng.shuffle(able)
    if random or not most:
        able = able[:most]
    pile = id_of("discard", left[0])
    if most == len(able) and (random or not discarding.order_matters(g, pile, tuple(able))):
        g.then(discard_some, left[1:], count, random, number, (*picked, *able))
    else:
        ask = asks.discard_from_hand(g, tuple(able), most, "effects.3")
        g.ask(left[0], ask, discard_chosen, left[1:], count, number, picked)


def _such_as(g: Horror, number: int, able: list[int]) -> list[int]:
    """effects.5: the cards that fit what is to be discarded, if anything is said about it."""
    word = g.contexts[number].doing if number in g.contexts else None
    if not isinstance(word, fx.DiscardCards) or word.what is None:
        return able
    return [card for card in able if looking.matches(g, g.contexts[number], word.what, card)]


@step
def discard_chosen(
    g: Horror,
    seat: Seat,
    choice: Any,
    left: tuple[Seat, ...],
    count: int,
    number: int,
    picked: tuple[int, ...],
) -> None:
    """simultaneous-priority.1: the next one chooses."""
    chosen = numbers_in(choice)
    g.then(discard_some, left, count, False, number, (*picked, *chosen))


def deck_zone(context: Context, deck: str) -> str:
    """decks.3: whose deck."""
    if deck in ("yours", "discard"):
        return id_of("deck" if deck == "yours" else deck, context.you)
    return "encounter-discard" if deck == "encounter-discard" else "encounter"


@does(fx.DiscardTop)
def discard_top(g: Horror, context: Context, word: fx.DiscardTop, targets: tuple[int, ...]) -> None:
    """effects.5, encounter-deck.3"""
    zone = deck_zone(context, word.deck)
    count = looking.amount(g, context, word.count)
    found = drawing.top(g, zone, count)
    g.amend(context.id, drawn=tuple(found), ok=len(found) == count)
    drawing.discard_top(g, zone, count)


# Moving cards


@does(fx.ShuffleInto)
def shuffle_into(g: Horror, context: Context, word: fx.ShuffleInto, targets: tuple[int, ...]) -> None:
    """ownership-control.7: into the owner's deck."""
    for card in targets:
        zone = drawing.owner_deck(g, card, context.you)
        if cards.take_away(g, card, zone):
            drawing.shuffle(g, zone)
            g.tell(told.shuffled_in(g, card))


@does(fx.PutOnDeck)
def put_on_deck(g: Horror, context: Context, word: fx.PutOnDeck, targets: tuple[int, ...]) -> None:
    """ownership-control.7"""
    for card in targets:
        cards.take_away(g, card, drawing.owner_deck(g, card, context.you), bottom=word.bottom)


@does(fx.ReturnToHand)
def return_to_hand(g: Horror, context: Context, word: fx.ReturnToHand, targets: tuple[int, ...]) -> None:
    """ownership-control.7: to the owner's hand."""
    for card in targets:
        owner = g.cards[card].owner
        if owner == NOBODY:
            failed(g, context)
            continue
        if cards.take_away(g, card, id_of("hand", owner)):
            g.tell(told.returned(g, card))
            drawing.weakness_in_hand(g, owner, card)


@does(fx.Discard)
def discard(g: Horror, context: Context, word: fx.Discard, targets: tuple[int, ...]) -> None:
    """discard-pile.1, victory.q2: a treachery's own text that discards it lets Victory X count."""
    won = tuple(card for card in targets if _is_overcome(g, context, card))
    for card in won:
        cards.to_victory(g, card)
    discarding.in_order(g, tuple(card for card in targets if card not in won), discarding.discard_one)


def _is_overcome(g: Horror, context: Context, card: int) -> bool:
    """victory.q2"""
    own = card == context.source and g.print(card).type == "treachery"
    return own and zones.in_play(g, card) and bool(numbers.value(g, card, "victory"))


@does(fx.Exile)
def exile(g: Horror, context: Context, word: fx.Exile, targets: tuple[int, ...]) -> None:
    """exile.2"""
    for card in targets:
        cards.exile(g, card)


@does(fx.RemoveFromGame)
def remove(g: Horror, context: Context, word: fx.RemoveFromGame, targets: tuple[int, ...]) -> None:
    """removed-from-game.1"""
    for card in targets:
        seen = zones.in_play(g, card)
        cards.remove_from_game(g, card)
        if seen and g.cards[card].zone == "removed":
            g.tell(told.removed(g, card))


@does(fx.SetAside)
def set_aside(g: Horror, context: Context, word: fx.SetAside, targets: tuple[int, ...]) -> None:
    """in-play.3"""
    for card in targets:
        seen = zones.in_play(g, card)
        if not cards.take_away(g, card, "facedown" if word.facedown else "aside"):
            continue
        if word.facedown:
            g.change(card, revealed=False)
            g.tell(laid.set_aside())
        elif seen:
            g.tell(told.set_aside(g, card))


@does(fx.ToVictoryDisplay)
def to_victory(g: Horror, context: Context, word: fx.ToVictoryDisplay, targets: tuple[int, ...]) -> None:
    """victory.2"""
    for card in targets:
        cards.to_victory(g, card)


@needs(fx.Discard, fx.Exile, fx.RemoveFromGame, fx.SetAside, fx.ToVictoryDisplay)
@needs(fx.ReturnToHand, fx.ShuffleInto, fx.PutOnDeck, fx.AddToHand)
def can_go(g: Horror, context: Context, word: Any, card: int) -> bool:
    """permanent.5, hidden.7, target.7, signature.7: whether a card can leave where it is; what has been
    shuffled into a deck does not return from there.
    """
    if type(word) is fx.ReturnToHand and kind_of(g.cards[card].zone) == "deck":
        return False
    if g.print(card).type == "investigator" or kind_of(g.cards[card].zone) == "removed":
        return False
    if type(word) is fx.AddToHand and zones.is_anothers_signature(g, card, context.you):
        return False
    if zones.is_hidden(g, card) and card != context.source:
        return False
    if type(word) in TO_A_PLAYER and not _can_be_held(g, card, word):
        return False
    return not zones.in_play(g, card) or cards.can_leave_play(g, card, context.source)


TO_A_PLAYER = (fx.ReturnToHand, fx.ShuffleInto, fx.PutOnDeck, fx.AddToHand)


def _can_be_held(g: Horror, card: int, word: Any) -> bool:
    """ownership-control.7, hidden.2, weakness.6: only player cards and encounter cards; those in hand only if
    Hidden.
    """
    if g.print(card).type in ("location", "act", "agenda", "reference", "story"):
        return False
    if type(word) is fx.AddToHand:
        return can_be_in_hand(g, card)
    return type(word) is not fx.ReturnToHand or g.cards[card].owner != NOBODY or zones.has_hidden(g, card)


def can_be_in_hand(g: Horror, card: int) -> bool:
    """card-types.2, .3, .5, hidden.2: a hand holds player cards, weaknesses and Hidden cards."""
    return bool(g.print(card).subtype) or not zones.is_scenario_card(g, card) or zones.has_hidden(g, card)


@does(fx.PutIntoPlay)
def put_cards_into_play(g: Horror, context: Context, word: fx.PutIntoPlay, targets: tuple[int, ...]) -> None:
    """put-into-play.1 to .4"""
    under = seats(g, resolving.aimed_at(g, context, word.under)) if word.under is not None else [context.you]
    if not under:
        failed(g, context)
        return
    for card in targets:
        cards.enter_in_state(g, card, exhausted=word.exhausted)
        put_into_play(g, under[0], card, word.area)


def put_into_play(g: Horror, seat: Seat, card: int, area: str) -> None:
    """put-into-play.3, slots.q5: straight into play, where it would normally go."""
    if zones.is_type(g, card, "enemy"):
        enemies.spawn(g, card, seat)
    elif g.print(card).type == "location":
        cards.enter_play(g, card, "map")
    elif area == "agenda":
        cards.enter_play(g, card, "beside")
    elif area == "location":
        cards.enter_play(g, card, id_of("at", g.people[seat].location))
    elif g.print(card).type == "asset" and cards.must_be_attached(g, card):
        cards.attach_to_some_host(g, card, seat)
    elif area == "threat":
        cards.enter_play(g, card, id_of("threat", seat), seat if g.print(card).type == "asset" else NOBODY)
    else:
        cards.enter_play(g, card, id_of("play", seat), seat)


@needs(fx.PutIntoPlay)
def is_out_of_play(g: Horror, context: Context, word: Any, card: int) -> bool:
    """put-into-play.1, unique.2, signature.6, elimination.2: of what has a place of its own only locations;
    an investigator who is out of the game does not come back.
    """
    if zones.is_anothers_signature(g, card, context.you) and g.print(card).type == "asset":
        return False
    if zones.is_frame(g, card) and g.print(card).type != "location":
        return False
    return not zones.in_play(g, card) and cards.can_enter_play(g, card)


@does(fx.Attach)
def attach(g: Horror, context: Context, word: fx.Attach, targets: tuple[int, ...]) -> None:
    """attachments.1"""
    hosts = resolving.aimed_at(g, context, word.to)
    if not hosts:
        failed(g, context)
        for card in targets:
            if kind_of(g.cards[card].zone) == "limbo":
                cards.discard(g, card)
        return
    for card in targets:
        if not cards.attach(g, card, hosts[0]):
            failed(g, context)


@needs(fx.Attach)
def can_be_attached(g: Horror, context: Context, word: fx.Attach, card: int) -> bool:
    """attachments.5, in-play.2, setup.1, removed-from-game.1: investigators and the frame of the scenario
    stay where they are.
    """
    return not zones.is_frame(g, card) and kind_of(g.cards[card].zone) != "removed"


def _can_be_host(g: Horror, context: Context, word: fx.Attach, cards_: tuple[int, ...], host: int) -> bool:
    """attachments.3, limit-max.6"""
    return zones.in_play(g, host) and all(cards.legal_host(g, card, host) for card in cards_)


LEADS[fx.Attach] = _can_be_host


@does(fx.TakeControl)
def take_control(g: Horror, context: Context, word: fx.TakeControl, targets: tuple[int, ...]) -> None:
    """ownership-control.6, signature.8, .q1: not with another's signature card on it, which is discarded."""
    for card in targets:
        others = [
            each for each in g.pile(id_of("on", card)) if zones.is_anothers_signature(g, each, context.you)
        ]
        if others:
            failed(g, context)
            discarding.in_order(g, tuple(others), discarding.discard_one)
        else:
            g.then(cards.take_control, card, context.you)


@needs(fx.TakeControl)
def is_not_yours(g: Horror, context: Context, word: Any, card: int) -> bool:
    """target.7, signature.6"""
    return (
        zones.in_play(g, card)
        and g.cards[card].controller != context.you
        and not zones.is_anothers_signature(g, card, context.you)
        and g.print(card).type == "asset"
        and limits.room_in(g, card, id_of("play", context.you))
    )


@does(fx.BecomeBearer)
def become_bearer(g: Horror, context: Context, word: fx.BecomeBearer, targets: tuple[int, ...]) -> None:
    """ownership-control.q2"""
    for card in targets:
        ending.become_bearer(g, card, context.you)


@needs(fx.BecomeBearer)
def is_nobodys(g: Horror, context: Context, word: fx.BecomeBearer, card: int) -> bool:
    """ownership-control.q2: an asset, event or skill, or a weakness, that is in nobody's deck or zone."""
    printed = g.print(card)
    free = g.cards[card].owner == NOBODY and context.you != NOBODY
    return free and (bool(printed.subtype) or printed.type not in zones.SCENARIO_TYPES)


@does(fx.AddToHand)
def add_to_hand(g: Horror, context: Context, word: fx.AddToHand, targets: tuple[int, ...]) -> None:
    """hidden.2, hidden.3: secretly, if the card is Hidden."""
    for card in targets:
        drawing.add_to_hand(g, context.you, card)
        g.tell(told.to_hand(g, context.you, card))


@does(fx.Spawn)
def spawn(g: Horror, context: Context, word: fx.Spawn, targets: tuple[int, ...]) -> None:
    """spawn.6, spawn.q2"""
    places = None
    if word.at is not None:
        places = tuple([each for each in resolving.aimed_at(g, context, word.at) if zones.is_place(g, each)])
    for card in targets:
        seat = context.you if context.you != NOBODY else g.lead
        enemies.spawn(g, card, seat, places)


@needs(fx.Spawn)
def can_spawn(g: Horror, context: Context, word: fx.Spawn, card: int) -> bool:
    """spawn.2, target.7, removed-from-game.1: only an enemy, and only from out of play, spawns."""
    out_of_play = not zones.in_play(g, card) and kind_of(g.cards[card].zone) != "removed"
    return out_of_play and zones.is_type(g, card, "enemy")


LEADS[fx.Spawn] = lambda g, context, word, enemies_, to: zones.is_place(g, to)


@does(fx.Flip)
def flip(g: Horror, context: Context, word: fx.Flip, targets: tuple[int, ...]) -> None:
    """A card is turned over: a location is revealed or hidden, another card shows its reverse."""
    for card in targets:
        if g.print(card).type == "location":
            if g.cards[card].revealed:
                moving.turn_down(g, card)
            else:
                moving.reveal(g, card, context.you)
        elif reverse := g.print(card).reverse_card:
            g.change(card, code=reverse)
        else:
            g.change(card, revealed=not g.cards[card].revealed)


# Playing a card by an effect


@does(fx.PlayCard)
def play_card(g: Horror, context: Context, word: fx.PlayCard, targets: tuple[int, ...]) -> None:
    """play-action.5, .q2, letter-x.5: play one, cheaper or free; it is no Play action."""
    place = NONE
    if word.as_if_at is not None:
        places = resolving.aimed_at(g, context, word.as_if_at)
        if not places:
            failed(g, context)
            return
        place = places[0]
    g.then(offer_play, context.id, place)


@step
def offer_play(g: Horror, number: int, place: int) -> None:
    """play-action.5, as-if.5: as if at that place, if the effect names one."""
    context, word = g.contexts[number], resolving.in_hand(g, number, fx.PlayCard)
    able = tuple(playable(g, msgspec.structs.replace(context, as_if=place), word))
    if not able:
        failed(g, context)
        return
    cheaper = looking.amount(g, context, word.cheaper)
    if word.found and len(able) == 1:
        play_chosen(g, context.you, id_of("card", able[0]), cheaper, word.free, place)
        return
    g.ask(context.you, asks.play_by_effect(g, able), play_chosen, cheaper, word.free, place)


def playable(g: Horror, context: Context, word: fx.PlayCard) -> list[int]:
    """playing.1, initiation.2 to .6: the cards in hand that fit, can be played and paid for.

    Cards that play each other do not count on each other: whichever is played first has left the hand.
    """
    weighed = g.evaluation.plays
    with evaluating(weighed, context.source):
        pool = context.drawn if word.found else g.pile(id_of(word.zone, context.you))
        found = [card for card in pool if card not in weighed]
        return [card for card in found if _can_be_played(g, context, word, card)]


def _can_be_played(g: Horror, context: Context, word: fx.PlayCard, card: int) -> bool:
    """playing.1"""
    text, ability = playing.play_text(g, card)
    inner = Context(0, card, context.you, as_if=context.as_if)
    if not looking.matches(g, context, word.what, card) or getattr(ability, "on", None) is not None:
        return False
    if initiating.why_not_at_any_price(g, inner, text, ability) is not None:
        return False
    price = price_of(g, context.you, card, looking.amount(g, context, word.cheaper), word.free)
    bill = (Resources(price), *extra_costs(g, inner, card, word.free))
    return paying.why_not_payable(g, inner, bill) is None


def price_of(g: Horror, seat: Seat, card: int, cheaper: int, free: bool) -> int:
    """initiation.8, ignore.2"""
    return 0 if free else max(0, paying.play_cost(g, seat, card) - cheaper)


def extra_costs(g: Horror, context: Context, card: int, free: bool) -> tuple[Cost, ...]:
    """costs.2, costs.14, ignore.3, .8, .q2: what is to be paid besides actions and resources; free of all
    costs, only what exiles or removes a card.
    """
    _, ability = playing.play_text(g, card)
    costs = (*getattr(ability, "costs", ()), *paying.additional(g, context, "play", card))
    return tuple(each for each in costs if not free or isinstance(each, ByExile | ByRemoval))


@step
def play_chosen(g: Horror, seat: Seat, choice: str, cheaper: int, free: bool, place: int) -> None:
    """play-action.5, letter-x.5: pay the rest and play it; without paying, X is 0."""
    card = number_in(choice)
    text, ability = playing.play_text(g, card)
    number = g.number()
    context = g.contexts[number] = Context(number, card, seat, as_if=place)
    limits.count(g, context, text, getattr(ability, "limit", None))
    if g.print(card).cost == X_COST and not free:
        less = paying.discount(g, seat, card) + cheaper
        paying.choose_x(g, context, less)
        g.then(pay_for_x, number, text.key, less)
    else:
        pay_for(g, number, text.key, price_of(g, seat, card, cheaper, free), free)


@step
def pay_for_x(g: Horror, number: int, key: str, less: int) -> None:
    """letter-x.4, play-action.5: X is fixed, now it is paid for."""
    pay_for(g, number, key, paying.x_price(g.contexts[number], less), free=False)


def pay_for(g: Horror, number: int, key: str, price: int, free: bool) -> None:
    """costs.7, play-action.5: this many resources and everything else the card costs; then it is played."""
    context = g.contexts[number]
    costs = (Resources(price), *extra_costs(g, context, context.source, free))
    g.amend(number, bill=costs)
    for place in range(len(costs)):
        g.then(initiating.pay_part, number, key, place)
    g.then(initiating.begin, number, key)


def _can_play_there(g: Horror, context: Context, word: fx.PlayCard, movers: tuple[int, ...], to: int) -> bool:
    """as-if.6"""
    return bool(playable(g, msgspec.structs.replace(context, as_if=to), word))


LEADS[fx.PlayCard] = _can_play_there


@worth(fx.PlayCard)
def has_playable(g: Horror, context: Context, word: fx.PlayCard) -> bool:
    """target.2, as-if.5; a place to act as if at is looked for with all other targets."""
    return word.found or isinstance(word.as_if_at, Choose) or bool(playable(g, context, word))
