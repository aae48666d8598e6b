"""Elimination: defeated and resigned investigators, trauma, the end without resolution (elimination,
trauma).
"""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in, word_in
from miskatonic.games.horror import asks, group_asks, numbers, optional, optional_said, told, zones
from miskatonic.games.horror.abilities import text_named, words_of
from miskatonic.games.horror.noting import SOMETHING
from miskatonic.games.horror.rules import (
    cards,
    discarding,
    enemies,
    harm,
    initiating,
    lasting,
    ordering,
    timing,
    tokens,
)
from miskatonic.games.horror.state import NOBODY, NONE, Context, Happening, Horror, step
from miskatonic.games.horror.words import modifiers as mod


@step
def be_defeated(g: Horror, seat: Seat) -> None:
    """defeated.5 to .7: trauma by what was reached, then elimination."""
    g.tell(told.investigator_defeated(seat))
    suffer_defeat(g, seat)
    g.then(eliminate, seat, "defeated")


def suffer_defeat(g: Horror, seat: Seat) -> None:
    """trauma.1 to .3, ultimatums.8, .9, .q3: trauma by what was reached, damage or horror; of both at once
    the investigator chooses.
    """
    card = g.people[seat].card
    dead = g.cards[card].damage >= numbers.value(g, card, "health")
    mad = g.cards[card].horror >= numbers.value(g, card, "sanity")
    if dead and mad:
        suffer_either(g, seat, final=optional.active(g, "finality"))
    elif dead or mad:
        choose_trauma(g, seat, "physical" if dead else "mental", optional.active(g, "finality"))


def suffer_either(g: Horror, seat: Seat, *, final: bool = False) -> None:
    """trauma.3, trauma.q2: which of the two, the investigator chooses, where it matters."""
    if g.campaign:
        g.ask(seat, asks.trauma(seat), choose_trauma, final)
    else:
        suffer_trauma(g, seat, "physical")


@step
def choose_trauma(g: Horror, seat: Seat, kind: str, final: bool = False) -> None:
    """trauma.3, trauma.q3, ultimatums.8, .9: in a campaign under Finality that is the end of them."""
    suffer_trauma(g, seat, kind)
    if final and g.campaign and not g.people[seat].fate:
        tell_fate(g, seat, "killed" if kind == "physical" else "insane")


def suffer_trauma(g: Horror, seat: Seat, kind: str, count: int = 1) -> None:
    """trauma.1, .2, .5, .6, trauma.q1: one trauma more; as much as printed health or sanity ends an
    investigator.
    """
    person = g.people[seat]
    if kind == "physical":
        person = g.alter(seat, physical=person.physical + count)
    else:
        person = g.alter(seat, mental=person.mental + count)
    g.tell(told.trauma(seat, kind, count))
    if person.physical >= numbers.printed_value(g, person.card, "health"):
        tell_fate(g, seat, "killed")
    elif person.mental >= numbers.printed_value(g, person.card, "sanity"):
        tell_fate(g, seat, "insane")


@step
def defeat_by_ability(g: Horror, seat: Seat) -> None:
    """defeat-by-ability.1, .2: defeated without trauma unless the ability says so."""
    if g.people[seat].status != "playing":
        return
    g.tell(told.investigator_defeated(seat))
    what = Happening("is-defeated", seat, g.people[seat].card)
    timing.happen(g, what, eliminate, seat, "defeated")


# The Boon of Osiris


def is_spared(g: Horror, seat: Seat) -> bool:
    """boons.6, killed-insane-devoured.2: whether somebody would be defeated for the first time in this
    scenario, and is not killed by it.
    """
    person = g.people[seat]
    return optional.active(g, "osiris") and "osiris" not in person.boons_used and not person.fate


@step
def be_spared(g: Horror, seat: Seat, by_ability: bool) -> None:
    """boons.6, .q4: the trauma is suffered all the same, then everything is healed instead of the defeat."""
    if g.people[seat].status != "playing":
        return
    g.alter(seat, boons_used=(*g.people[seat].boons_used, "osiris"))
    g.tell(optional_said.spared(seat))
    if not by_ability:
        suffer_defeat(g, seat)
    g.then(rise_again, seat)


@step
def rise_again(g: Horror, seat: Seat) -> None:
    """boons.6, .7, .q4: without damage or horror, and no damage until the next turn; whom the trauma has
    ended is eliminated.
    """
    card = g.people[seat].card
    if g.people[seat].fate:
        g.then(eliminate, seat, "defeated")
        return
    for kind in ("damage", "horror"):
        harm.heal(g, card, kind, int(getattr(g.cards[card], kind)))
    unharmed = (mod.Cannot("this", "be-damaged"),)
    lasting.begin(g, Context(0, card, seat), "your-next-turn", unharmed, (card,))


@step
def resign(g: Horror, seat: Seat) -> None:
    """resign.2, resign.3"""
    g.tell(told.resigned(seat))
    timing.happen(g, Happening("resigns", seat, g.people[seat].card), eliminate, seat, "resigned")


@step
def eliminate(g: Horror, seat: Seat, how: str) -> None:
    """elimination.1, .q1: the steps in the order of the list; weaknesses come first."""
    if g.people[seat].status != "playing":
        return
    timing.happen(g, Happening("is-eliminated", seat, g.people[seat].card), leave_the_game, seat, how)


@step
def leave_the_game(g: Horror, seat: Seat, how: str) -> None:
    """elimination.3: for weaknesses the game is over; their abilities trigger before anything is removed."""
    g.then(weaknesses_end, seat, ())
    g.then(remove_cards, seat, how)


@step
def weaknesses_end(g: Horror, seat: Seat, done: tuple[str, ...]) -> None:
    """elimination.3, simultaneous-priority.4: what weaknesses of this investigator in play, or in hand if
    they say so, do when the game ends, in the lead investigator's order.
    """
    there = (*zones.cards_in_play(g), *g.pile(id_of("hand", seat)))
    own = [card for card in there if g.cards[card].owner == seat and g.print(card).subtype]
    due = [text.key for card in own for text in initiating.due_at_game_end(g, card, seat)]
    left = [key for key in due if key not in done]
    if len(left) == 1:
        weakness_ends(g, g.lead, left[0], seat, done)
    elif left:
        ordering.choose_next(g, g.lead, asks.order_forced(g, left), weakness_ends, seat, done)


@step
def weakness_ends(g: Horror, lead: Seat, key: str, seat: Seat, done: tuple[str, ...]) -> None:
    """elimination.3"""
    text = text_named(key)
    initiating.trigger_forced_ability(g, text, Context(0, text.card, seat), words_of(g, text))
    g.then(weaknesses_end, seat, (*done, key))


@step
def remove_cards(g: Horror, seat: Seat, how: str) -> None:
    """elimination.4 to .12"""
    place = g.people[seat].location
    g.alter(seat, status=how, actions=0, spare=())
    _remove_from_play(g, seat)
    _empty_zones(g, seat)
    _leave_tokens(g, seat, place)
    _leave_threat_area(g, seat, place)
    _give_back(g, seat)
    zones.move_to(g, g.people[seat].card, "removed")
    g.alter(seat, location=NONE)
    g.then(after_elimination, seat)


def _remove_from_play(g: Horror, seat: Seat) -> None:
    """elimination.4, .5, .7, .q1: first weaknesses, wherever they are; then what is owned and controlled."""
    owned = [card for card in zones.cards_in_play(g) if g.cards[card].owner == seat]
    for card in owned:
        if g.print(card).subtype:
            cards.leave(g, card, "removed")
    for card in owned:
        own = g.cards[card].controller == seat and card != g.people[seat].card
        if zones.in_play(g, card) and own:
            cards.leave(g, card, "removed")


def _empty_zones(g: Horror, seat: Seat) -> None:
    """elimination.6, elimination.q3: hand, deck and discard pile; Hidden encounter cards are discarded."""
    for zone in (id_of("hand", seat), id_of("deck", seat), id_of("discard", seat)):
        there = g.pile(zone)
        strange = [card for card in there if g.cards[card].owner == NOBODY]
        zones.move_all(g, strange, zone, "encounter-discard")
        for card in strange:
            g.tell(told.hidden_discarded(g, card))
        zones.move_all(g, list(g.pile(zone)), zone, "removed")


def _leave_tokens(g: Horror, seat: Seat, place: int) -> None:
    """elimination.8, .9: clues stay at the location, resources go to the token pool."""
    tokens.lay_down(g, g.people[seat].card, place)


def _leave_threat_area(g: Horror, seat: Seat, place: int) -> None:
    """elimination.10, .11, .q4: enemies stay at the location, other cards are discarded."""
    others = []
    for card in list(g.pile(id_of("threat", seat))):
        if zones.is_type(g, card, "enemy") and place != NONE:
            enemies.leave_threat_area(g, card, seat)
        else:
            others.append(card)
    for card in others:
        cards.leave(g, card, cards.pile_of(g, card))
    discarding.arrange(g, tuple(others))


def _give_back(g: Horror, seat: Seat) -> None:
    """elimination.q2: cards of others that the investigator controlled go to their owners' discard piles."""
    for card in zones.cards_in_play(g):
        if g.cards[card].controller == seat and g.cards[card].owner != seat and zones.in_play(g, card):
            cards.leave(g, card, cards.pile_of(g, card))


@step
def after_elimination(g: Horror, seat: Seat) -> None:
    """elimination.2: the turn of somebody who is out of the game is over; `rounds` goes on with the next."""
    if g.active == seat:
        g.active = NOBODY
        g.unsettled |= SOMETHING


# The lead investigator


@step
def choose_lead(g: Horror) -> None:
    """setup.4, elimination.12, lead-investigator.1, .4: those in the game choose one of them."""
    seats = tuple(sorted(zones.playing(g)))
    if len(seats) == 1:
        lead_is(g, seats[0])
        return
    g.votes = []
    for seat in seats:
        g.ask(seat, group_asks.lead(seats), vote_for_lead)
    g.then(count_votes)


@step
def vote_for_lead(g: Horror, seat: Seat, choice: str) -> None:
    """lead-investigator.1"""
    g.votes.append(NOBODY if word_in(choice) == "random" else number_in(choice))


@step
def count_votes(g: Horror) -> None:
    """lead-investigator.2: without agreement chance decides."""
    wanted, g.votes = set(g.votes), []
    agreed = len(wanted) == 1 and NOBODY not in wanted
    lead_is(g, wanted.pop() if agreed else g.rng.choice(sorted(zones.playing(g))))


def lead_is(g: Horror, seat: Seat) -> None:
    """elimination.12: the lead investigator takes the marker."""
    g.lead = seat
    g.unsettled |= SOMETHING
    g.tell(told.new_lead(seat))


def tell_fate(g: Horror, seat: Seat, how: str) -> None:
    """killed-insane-devoured.5, .6, .q1: killed, insane or devoured; devoured is killed too."""
    g.alter(seat, fate=how)
    g.tell(told.fate(seat, how))
