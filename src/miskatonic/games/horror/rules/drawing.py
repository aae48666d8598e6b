"""Drawing cards, running decks, searching (drawing-cards, encounter-deck, decks). Not for encounters (see
`encounter`).
"""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of
from miskatonic.games.horror import numbers, optional, told, zones
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import cards, discarding, elimination, encounter, harm, resolving, timing
from miskatonic.games.horror.state import NOBODY, Context, Happening, Horror, kind_of, step
from miskatonic.games.horror.words.abilities import Revelation


def draw(g: Horror, seat: Seat, count: int) -> None:
    """drawing-cards.1, .3: a player draws cards at once."""
    if count > 0 and numbers.cannot(g, g.people[seat].card, "draw") is not None:
        timing.fall_short(g)
    elif count > 0:
        g.then(draw_cards, seat, count)


@step
def draw_cards(g: Horror, seat: Seat, count: int) -> None:
    """drawing-cards.5, .7 to .9, .q2, .q3: from the top; an empty deck is reshuffled, once with 1 horror."""
    if g.people[seat].status != "playing":
        return
    drawn: list[int] = []
    reshuffled = False
    while len(drawn) < count:
        deck = g.pile(id_of("deck", seat))
        if not deck:
            if reshuffled or not _reshuffle(g, seat):
                _deck_is_gone(g, seat, drawn)
                return
            reshuffled = True
            continue
        card = deck[-1]
        take_up(g, seat, card)
        drawn.append(card)
    g.tell(told.drew(g, seat, tuple(drawn)))
    if reshuffled:
        harm.deal(g, (g.people[seat].card,), 0, 1)
    for card in drawn:
        g.then(drew, seat, card)


def draw_this(g: Horror, seat: Seat, card: int) -> None:
    """drawing-cards.1, weakness.2, .3: a certain card is drawn, like any from the top of the deck."""
    if numbers.cannot(g, g.people[seat].card, "draw") is not None:
        timing.fall_short(g)
        return
    take_up(g, seat, card)
    g.tell(told.drew(g, seat, (card,)))
    g.then(drew, seat, card)


def take_up(g: Horror, seat: Seat, card: int) -> None:
    """drawing-cards.1, .4, weakness.2, .3: to hand; a weakness that is yet to be resolved is not in it."""
    printed = g.print(card)
    waits = bool(printed.subtype) and not zones.has_hidden(g, card) and _is_resolved_when_drawn(printed)
    cards.lay(g, card, "limbo" if waits else id_of("hand", seat))


def _is_resolved_when_drawn(weakness: Printed) -> bool:
    """weakness.2, .3: it is an enemy or a treachery, or has a revelation."""
    return weakness.type in ("enemy", "treachery") or any(
        type(each) is Revelation for each in weakness.abilities
    )


def _reshuffle(g: Horror, seat: Seat) -> bool:
    """drawing-cards.7, discard-pile.9: the discard pile becomes the deck; False if there is none."""
    pile = list(g.pile(id_of("discard", seat)))
    if not pile:
        return False
    for card in pile:
        cards.lay(g, card, id_of("deck", seat))
    shuffle(g, id_of("deck", seat))
    g.tell(told.reshuffled(seat))
    return True


def _deck_is_gone(g: Horror, seat: Seat, drawn: list[int]) -> None:
    """drawing-cards.9, .q2: no deck and no discard pile: defeated, with 1 mental trauma."""
    g.tell(told.no_cards_left(seat))
    timing.fall_short(g)
    for card in drawn:
        g.then(drew, seat, card)
    elimination.suffer_trauma(g, seat, "mental")
    g.then(elimination.defeat_by_ability, seat)


def shuffle(g: Horror, zone: str) -> None:
    """Put a deck into a random order; what anybody knew of it is gone."""
    pile = g.pile(zone)
    g.rng.shuffle(pile)
    known = set(pile)
    g.looked = [each for each in g.looked if each[1] not in known]


@step
def drew(g: Horror, seat: Seat, card: int) -> None:
    """weakness.2, .3, drawing-cards.4: what a drawn card does, in the order of drawing."""
    timing.happen(g, Happening("draws-card", seat, card), take_in_hand, seat, card)
    if g.cards[card].zone == "limbo":
        g.then(join_hand, seat, card)


@step
def take_in_hand(g: Horror, seat: Seat, card: int) -> None:
    """weakness.2, weakness.3, weakness.5, revelation.5: a weakness is resolved; other cards stay in hand."""
    if g.cards[card].zone not in (id_of("hand", seat), "limbo") or not g.print(card).subtype:
        return
    if g.print(card).type in ("enemy", "treachery"):
        encounter.resolve(g, seat, card)
        return
    revelations = [each for each in g.print(card).abilities if type(each) is Revelation]
    if revelations and g.cards[card].zone != "limbo":
        cards.lay(g, card, "limbo")
    for ability in revelations:
        resolving.carry_out(g, Context(0, card, seat), ability.effects)
    if revelations:
        g.then(join_hand, seat, card)


@step
def join_hand(g: Horror, seat: Seat, card: int) -> None:
    """weakness.3, elimination.6: a weakness of a player type is revealed, or its drawing was cancelled; it
    goes to hand, unless it went elsewhere.
    """
    if g.cards[card].zone != "limbo":
        return
    playing = g.people[seat].status == "playing"
    cards.lay(g, card, id_of("hand", seat) if playing else "removed")


# The encounter deck


def refill_encounter_deck(g: Horror) -> None:
    """encounter-deck.2, .q2, discard-pile.9: an empty encounter deck is made of its discard pile."""
    if g.piles.get("encounter") or not g.pile("encounter-discard"):
        return
    for card in list(g.pile("encounter-discard")):
        cards.lay(g, card, "encounter")
    shuffle(g, "encounter")
    g.tell(told.encounter_reshuffled())


def top(g: Horror, zone: str, count: int) -> list[int]:
    """drawing-cards.q3, effects.5: the top cards of a deck, as many as there are, from the top down."""
    return g.pile(zone)[-1 : -count - 1 : -1] if count > 0 else []


def discard_top(g: Horror, zone: str, count: int) -> None:
    """effects.5, encounter-deck.3, ultimatums.3: discard the top cards, as many as there are."""
    cards_ = tuple(top(g, zone, count))
    discarding.in_order(g, cards_, discarding.discard_one)
    if optional.active(g, "broken-veil") and kind_of(zone) == "deck":
        g.then(weaknesses_return, zone, tuple([card for card in cards_ if g.print(card).subtype]))


@step
def weaknesses_return(g: Horror, zone: str, weaknesses: tuple[int, ...]) -> None:
    """ultimatums.3: weaknesses discarded from the top of a deck are shuffled back into it."""
    back = [card for card in weaknesses if kind_of(g.cards[card].zone) == "discard"]
    for card in back:
        cards.lay(g, card, zone)
        g.tell(told.shuffled_in(g, card))
    if back:
        shuffle(g, zone)


def add_to_hand(g: Horror, seat: Seat, card: int) -> None:
    """weakness.5: a card comes to hand without being drawn; a weakness is resolved as if it were."""
    if cards.take_away(g, card, id_of("hand", seat)):
        weakness_in_hand(g, seat, card)


def weakness_in_hand(g: Horror, seat: Seat, card: int) -> None:
    """revelation.5: a weakness that enters a hand is resolved as if it were drawn."""
    if g.print(card).subtype and not numbers.has_keyword(g, card, "hidden"):
        g.then(take_in_hand, seat, card)


def owner_deck(g: Horror, card: int, seat: Seat) -> str:
    """ownership-control.7, weakness.6, asset.q1: the deck of the card's owner; `seat` gets a player card that
    is nobody's.
    """
    owner = g.cards[card].owner
    printed = g.print(card)
    if owner == NOBODY and (printed.subtype or not zones.is_scenario_card(g, card)):
        owner = seat
    return "encounter" if owner == NOBODY else id_of("deck", owner)
