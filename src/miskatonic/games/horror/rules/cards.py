"""Cards on the move: entering and leaving play, discarding, exhausting, sealing (in-play, leaves-play,
ready, seal).

Not for drawing (see `drawing`) and not for playing cards (see `playing`).
"""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.games.horror import asks, looking, numbers, told, zones
from miskatonic.games.horror.rules import lasting, limits, moving, points, slots, timing, tokens
from miskatonic.games.horror.state import NOBODY, NONE, Happening, Horror, kind_of, step
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import AttachRule

NOT_LAID = zones.IN_PLAY | {"discard", "encounter-discard"}
"""Where cards come only by entering play, or by being discarded."""

# Entering play


def enter_play(g: Horror, card: int, zone: str, seat: Seat = NOBODY) -> None:
    """enter-play.1, unique.2: a card passes into play under somebody's control, unless it cannot."""
    if not can_enter_play(g, card) or not limits.room_in(g, card, zone):
        g.tell(told.cannot_enter(g, card))
        timing.fall_short(g)
        discard(g, card)
        return
    happening = Happening("enters-play", seat, card)
    timing.happen(g, happening, put_in_play, card, zone, seat)


def unique_copies(g: Horror, card: int) -> list[int]:
    """unique.1: the unique cards of the same title that are already in play."""
    printed = g.printed[g.cards[card].code]
    if not printed.unique:
        return []
    return [
        other
        for other in zones.cards_in_play(g)
        if other != card and g.print(other).unique and g.print(other).name[0] == printed.name[0]
    ]


def can_enter_play(g: Horror, card: int) -> bool:
    """unique.2, .3, .q1, .q2: not beside its copy; but a unique encounter card gives way to
    encounter cards only.
    """
    copies = unique_copies(g, card)
    if not copies:
        return True
    if zones.is_scenario_card(g, card):
        return not any(zones.is_scenario_card(g, copy) for copy in copies)
    return False


@step
def put_in_play(g: Horror, card: int, zone: str, seat: Seat) -> None:
    """enter-play.1, ready.2, uses.2, slots.13, attachments.1: the card is in play, ready, with its uses; what
    it cannot be beside gives way (see `standing`). What was brought into play meanwhile does not enter it.
    """
    if zones.in_play(g, card):
        timing.fall_short(g)
    elif kind_of(zone) not in ("play", "threat") or g.print(card).type != "asset":
        place_in_play(g, card, zone, seat, ())
    elif slots.room_for(g, seat, card):
        slots.settle_in(g, card, zone, seat)
    else:
        slots.make_room(g, seat, card, zone)


def place_in_play(g: Horror, card: int, zone: str, seat: Seat, taken: tuple[str, ...]) -> None:
    """limbo.7, ownership-control.5: from wherever it was, at the same moment."""
    g.change(card, controller=seat)
    zones.move_to(g, card, zone)
    g.change(card, exhausted=enters_exhausted(g, card), slots=taken)
    if zone == "map":
        moving.turn_down(g, card)
        g.change(card, first=True)
    g.tell(told.entered(g, card, seat))
    if zone == "map" and g.print(card).starts_revealed:
        moving.turn_up(g, card)
    points.reach(g, "enters-play", card)


def enter_in_state(g: Horror, card: int, *, exhausted: bool) -> None:
    """enter-play.2: what is about to put a card into play says in which state it enters."""
    if not zones.in_play(g, card):
        g.change(card, exhausted=exhausted)


def enters_exhausted(g: Horror, card: int) -> bool:
    """enter-play.2: in that state from the start, by what put it there or by a constant ability."""
    return g.cards[card].exhausted or looking.is_under(g, mod.EntersExhausted, card)


# Leaving play


def can_leave_play(g: Horror, card: int, by: int = NONE) -> bool:
    """permanent.5, cannot.1: the frame of the scenario stays, and so does a location where somebody is; some
    cards leave only `by` their own abilities.
    """
    kind = g.print(card).type
    if kind in ("investigator", "act", "agenda", "reference") or numbers.has_keyword(g, card, "permanent"):
        return False
    if kind == "location" and (zones.people_at(g, card) or zones.enemies_at(g, card)):
        return False
    if card != by and looking.is_under(g, mod.StaysInPlay, card):
        return False
    return numbers.cannot(g, card, "leave-play") is None


def acting_now(g: Horror) -> int:
    """Return the card whose ability is being carried out, if one is."""
    context = g.contexts.get(g.frames[-1].context) if g.frames else None
    return NONE if context is None else context.source


def pile_of(g: Horror, card: int) -> str:
    """discard-pile.1, .2, .q1, ownership-control.7: the discard pile of the card's owner."""
    owner = g.cards[card].owner
    if owner == NOBODY:
        return "encounter-discard"
    return id_of("discard", owner) if g.people[owner].status == "playing" else "removed"


def can_be_discarded(g: Horror, card: int) -> bool:
    """discard-pile.1, permanent.5, cannot.1: whether a card can be discarded from where it is."""
    if zones.in_play(g, card) and not can_leave_play(g, card):
        return False
    return numbers.cannot(g, card, "be-discarded") is None


def discard(g: Horror, card: int) -> None:
    """discard-pile.1: a card is discarded, from play or from elsewhere."""
    if zones.in_play(g, card) and not can_leave_play(g, card, acting_now(g)):
        g.tell(told.cannot_leave(g, card))
        timing.fall_short(g)
        return
    if numbers.cannot(g, card, "be-discarded") is not None:
        timing.fall_short(g)
        return
    controller = g.cards[card].controller
    happening = Happening("is-discarded", controller, card)
    timing.happen(g, happening, put_away, card, pile_of(g, card))


@step
def put_away(g: Horror, card: int, zone: str) -> None:
    """leaves-play.1 to .5: a card goes out of play (or from one zone out of play to another)."""
    found = card in g.searching and kind_of(g.cards[card].zone) == "deck"
    if zone == pile_of(g, card) and kind_of(g.cards[card].zone) != "removed" and not found:
        g.tell(told.discarded(g, card))
    if zones.in_play(g, card):
        leave(g, card, zone)
    else:
        zones.move_to(g, card, zone)


def lay(g: Horror, card: int, zone: str, *, bottom: bool = False) -> None:
    """limbo.1, decks.1: a card goes from one zone out of play to another, without being discarded; or to the
    top of its own.
    """
    old = g.cards[card].zone
    assert kind_of(old) not in zones.IN_PLAY, old
    assert zone == old or kind_of(zone) not in NOT_LAID, zone
    zones.move_to(g, card, zone, bottom=bottom)


def take_away(g: Horror, card: int, zone: str, *, bottom: bool = False) -> bool:
    """leaves-play.1, cannot.1: an effect brings a card to a zone out of play; return whether it could."""
    if not zones.in_play(g, card):
        zones.move_to(g, card, destination(g, card, zone), bottom=bottom)
        return True
    if not can_leave_play(g, card, acting_now(g)):
        g.tell(told.cannot_leave(g, card))
        timing.fall_short(g)
        return False
    leave(g, card, zone, bottom=bottom)
    return True


def destination(g: Horror, card: int, zone: str) -> str:
    """elimination.7: a card of somebody who is out of the game is removed when it leaves play."""
    owner = g.cards[card].owner
    gone = owner != NOBODY and g.people[owner].status != "playing"
    return "removed" if gone and kind_of(zone) in ("hand", "deck", "discard") else zone


def leave(g: Horror, card: int, zone: str, *, bottom: bool = False) -> None:
    """leaves-play.2 to .5, copy.3: all that follows at the very moment a card leaves play."""
    old = g.cards[card]
    zone = destination(g, card, zone)
    place = zones.location_of(g, card)
    if old.clues and not zones.is_scenario_card(g, card):
        tokens.drop_clues(g, card, place)
    g.bag += old.sealed
    zones.move_to(g, card, zone, bottom=bottom)
    g.change(
        card,
        copy=old.copy + 1,
        controller=old.owner,
        exhausted=False,
        damage=0,
        horror=0,
        clues=0,
        doom=0,
        resources=0,
        uses=0,
        sealed=(),
        slots=(),
    )
    if g.lasting or g.delayed:
        lasting.card_left(g, card)
        if card in [each.card for each in g.delayed]:
            g.wait([each for each in g.delayed if each.card != card])
    timing.mark(g, Happening("leaves-play", old.controller, card))


@step
def discard_if_spent(g: Horror, card: int) -> None:
    """uses.8: a card that is out of uses is discarded if it says so."""
    keyword = numbers.keyword(g, card, "uses") if zones.in_play(g, card) else None
    if keyword is not None and keyword.discard and not g.cards[card].uses:
        discard(g, card)


def remove_from_game(g: Horror, card: int) -> None:
    """removed-from-game.1, permanent.8"""
    if numbers.has_keyword(g, card, "permanent"):
        timing.fall_short(g)
    else:
        take_away(g, card, "removed")


def exile(g: Horror, card: int) -> None:
    """exile.2: removed from the game and returned to the collection."""
    remove_from_game(g, card)
    if g.cards[card].zone == "removed":
        g.exiled.append(card)
        g.tell(told.exiled(g, card))


def to_victory(g: Horror, card: int) -> None:
    """victory.2"""
    if take_away(g, card, "victory"):
        g.tell(told.to_victory(g, card))


def may_be_discarded_from_hand(g: Horror, seat: Seat, *, random: bool = False) -> list[int]:
    """weakness.9, hidden.7, limbo.q2: the cards in hand that a player may choose to discard; what is
    discarded at `random` is not chosen, so it may be a weakness.
    """
    return [
        card
        for card in g.pile(id_of("hand", seat))
        if (random or not g.print(card).subtype)
        and not numbers.has_keyword(g, card, "hidden")
        and not zones.is_reserved(g, card)
        and numbers.cannot(g, card, "be-discarded") is None
    ]


# Attachments


def attach(g: Horror, card: int, host: int) -> bool:
    """attachments.1, .3 to .6: attach a card if the host is legal; else it stays, or is discarded."""
    if host == NONE or not zones.in_play(g, host) or not legal_host(g, card, host):
        if kind_of(g.cards[card].zone) == "limbo":
            discard(g, card)
        return False
    if zones.in_play(g, card):
        zones.move_to(g, card, id_of("on", host))
        g.tell(told.attached(g, card, host))
        return True
    enter_play(g, card, id_of("on", host), g.cards[card].controller)
    return True


def _hosts(g: Horror, card: int) -> list[int]:
    """Return a card with everything it is attached to, from the inside out."""
    found = [card]
    while (outer := zones.host_of(g, found[-1])) != NONE:
        found.append(outer)
    return found


def must_be_attached(g: Horror, card: int) -> bool:
    """attachments.1: whether a card says what it must be attached to."""
    return g.print(card).profile.must_be_attached


def hosts(g: Horror, card: int) -> list[int]:
    """attachments.3: what in play a card may be attached to."""
    return [each for each in zones.cards_in_play(g) if each != card and legal_host(g, card, each)]


def attach_to_some_host(g: Horror, card: int, seat: Seat) -> None:
    """attachments.1, .5: a card that must be attached is, as it enters play; without a host it stays away."""
    able = tuple(hosts(g, card))
    if len(able) > 1:
        g.ask(seat, asks.host(g, card, able), host_chosen, card)
    else:
        attach(g, card, able[0] if able else NONE)


@step
def host_chosen(g: Horror, seat: Seat, choice: str, card: int) -> None:
    """attachments.1"""
    attach(g, card, number_in(choice))


def legal_host(g: Horror, card: int, host: int) -> bool:
    """attachments.3, permanent.6, limit-max.6"""
    if numbers.has_keyword(g, card, "permanent") and not zones.is_scenario_card(g, host):
        return False
    if card in _hosts(g, host) or not limits.room_with(g, card, host):
        return False
    rules = [each for each in g.print(card).abilities if type(each) is AttachRule]
    context = looking.view_from(g, card)
    return all(looking.matches(g, context, each.to, host) for each in rules)


# Ready and exhausted


def can_exhaust(g: Horror, card: int) -> bool:
    """exhaust.3, cannot.1"""
    return not g.cards[card].exhausted and numbers.cannot(g, card, "exhaust") is None


def exhaust(g: Horror, card: int) -> None:
    """exhaust.1, exhaust.3"""
    if numbers.cannot(g, card, "exhaust") is not None:
        timing.fall_short(g)
    elif not g.cards[card].exhausted:
        timing.happen(g, Happening("exhausts", g.cards[card].controller, card), turn_sideways, card)


@step
def turn_sideways(g: Horror, card: int) -> None:
    """exhaust.1, evade.5: an exhausted massive enemy is engaged with nobody (massive.2)."""
    g.change(card, exhausted=True)


def ready(g: Horror, card: int) -> None:
    """ready.3, ready.4"""
    if numbers.cannot(g, card, "ready") is not None:
        timing.fall_short(g)
    elif g.cards[card].exhausted:
        timing.happen(g, Happening("readies", g.cards[card].controller, card), turn_upright, card)


@step
def turn_upright(g: Horror, card: int) -> None:
    """ready.3"""
    g.change(card, exhausted=False)


def give_back(g: Horror, card: int) -> None:
    """initiation.10, .q1: a card that was exhausted to pay is as before."""
    g.change(card, exhausted=False)


# Sealing


def seal(g: Horror, card: int, token: str) -> bool:
    """seal.3, seal.8, seal.13: a token of the bag is put on a card."""
    if token not in g.bag:
        return False
    g.bag.remove(token)
    g.change(card, sealed=(*g.cards[card].sealed, token))
    g.tell(told.sealed(g, card, token))
    timing.mark(g, Happening("seals", g.cards[card].controller, card))
    return True


def release(g: Horror, card: int) -> None:
    """seal.10"""
    tokens = g.cards[card].sealed
    g.bag += tokens
    g.change(card, sealed=())
    if tokens:
        g.tell(told.released(g, card, tokens))
        timing.mark(g, Happening("releases", g.cards[card].controller, card))


def sealable(g: Horror, token: str) -> list[str]:
    """seal.5: the tokens of the bag that fit; "any" is every kind there is."""
    return sorted(set(g.bag)) if token == "any" else [token] if token in g.bag else []


# Control


@step
def take_control(g: Horror, card: int, seat: Seat) -> None:
    """ownership-control.6, slots.13: a card goes to somebody else's play area."""
    if slots.room_for(g, seat, card):
        slots.settle_in(g, card, id_of("play", seat), seat)
    else:
        slots.make_room(g, seat, card, id_of("play", seat))


def take_over(g: Horror, card: int, seat: Seat, taken: tuple[str, ...]) -> None:
    """ownership-control.6"""
    zones.move_to(g, card, id_of("play", seat))
    g.change(card, controller=seat, slots=taken)
    g.tell(told.took_control(g, card, seat))
