"""What effects that search or look through decks do. Not for drawing and discarding as such (see
`doing_cards`).
"""

from typing import Any

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, kind_in, number_in, numbers_in
from miskatonic.games.horror import asks, group_asks, looking, numbers, told, zones
from miskatonic.games.horror.rules import cards, discarding, drawing, encounter, resolving, timing
from miskatonic.games.horror.rules.doing import does, failed, needs, worth
from miskatonic.games.horror.rules.doing_cards import can_be_in_hand, deck_zone, put_into_play
from miskatonic.games.horror.state import Context, Happening, Horror, kind_of, step
from miskatonic.games.horror.words import effects as fx


@does(fx.Search)
def search(g: Horror, context: Context, word: fx.Search, targets: tuple[int, ...]) -> None:
    """effects.x2, encounter-deck.q1: as many cards as there are; somebody chooses among those that fit."""
    zone = deck_zone(context, word.deck)
    top = looking.amount(g, context, word.top)
    pile = drawing.top(g, zone, top or len(g.pile(zone)))
    if word.deck == "encounter-and-discard":
        pile = [*pile, *g.pile("encounter-discard")]
    g.tell(told.searches(g, context.you, word.deck, tuple(pile)))
    g.amend(context.id, drawn=())
    g.searching = list(pile)
    timing.happen(g, Happening("searches", context.you), offer_found, context.id, tuple(pile), zone)
    g.then(search_over)


@step
def search_over(g: Horror) -> None:
    """effects.x2: the cards are cards of a deck again."""
    g.searching = []


@step
def offer_found(g: Horror, number: int, pile: tuple[int, ...], zone: str) -> None:
    """effects.x2, hidden.2: the cards that fit, and can be where they go; none does, or none may be found:
    the search fails.
    """
    context, word = g.contexts[number], resolving.in_hand(g, number, fx.Search)
    fit = tuple(card for card in pile if looking.matches(g, context, word.what, card))
    if word.to == "hand":
        fit = tuple(card for card in fit if can_be_in_hand(g, card))
    most = min(looking.amount(g, context, word.count), len(fit))
    if most < 1:
        failed(g, context)
        found(g, context.you, (), word.to, zone)
        return
    if most == len(fit) and not word.up_to:
        choose_found(g, context.you, tuple(id_of("card", card) for card in fit), number, word.to, zone)
        return
    ask = asks.search(g, fit, most, 0 if word.up_to else most)
    g.ask(context.you, ask, choose_found, context.id, word.to, zone)


@step
def choose_found(g: Horror, seat: Seat, choice: Any, number: int, to: str, zone: str) -> None:
    """target.5"""
    chosen = numbers_in(choice)
    if resolving.in_hand(g, number, fx.Search).weaknesses:
        weak = [card for card in g.searching if g.print(card).subtype and card not in chosen]
        chosen = (*chosen, *weak)
    g.amend(number, drawn=chosen, ok=bool(chosen))
    found(g, seat, chosen, to, zone)


def found(g: Horror, seat: Seat, chosen: tuple[int, ...], to: str, zone: str) -> None:
    """Put what was found where it belongs; then the deck is shuffled.

    table-talk.1: what goes from a deck to a hand, or stays in the deck, nobody else sees.
    """
    in_a_deck = kind_of(zone) == "deck" or zone == "encounter"
    for card in chosen:
        if to == "draw":
            draw_from(g, seat, card, zone)
            continue
        if to == "hand":
            drawing.add_to_hand(g, seat, card)
        elif to == "discard":
            cards.discard(g, card)
        elif to == "play":
            put_into_play(g, seat, card, "play")
        hidden = in_a_deck and (to in ("top", "stay") or (to == "hand" and not g.options.open_hands))
        g.tell(told.found_in_secret(g, seat, card) if hidden else told.found(g, seat, card))
    if in_a_deck:
        drawing.shuffle(g, zone)
        for card in chosen if to == "top" else ():
            cards.lay(g, card, zone)


def draw_from(g: Horror, seat: Seat, card: int, zone: str) -> None:
    """drawing-cards.1, .2: a certain card of a deck or pile is drawn."""
    if zone in ("encounter", "encounter-discard"):
        cards.lay(g, card, "limbo")
        g.tell(told.found(g, seat, card))
        encounter.resolve(g, seat, card)
    else:
        drawing.draw_this(g, seat, card)


@does(fx.LookAtTop)
def look_at_top(g: Horror, context: Context, word: fx.LookAtTop, targets: tuple[int, ...]) -> None:
    """decks.2: look, draw what the effect says, and put the others back."""
    zone = deck_zone(context, word.deck)
    pile = tuple(drawing.top(g, zone, looking.amount(g, context, word.count)))
    seats = range(len(g.people)) if word.reveal else (context.you,)
    g.looked += [(seat, card) for seat in seats for card in pile]
    g.tell(told.turned_up(g, context.you, pile) if word.reveal else told.looked(g, context.you, pile))
    if word.draw >= len(pile):
        take_some(g, context.you, [id_of("card", card) for card in pile], context.id, zone, pile)
    elif word.draw:
        ask = asks.search(g, pile, word.draw, word.draw)
        g.ask(context.you, ask, take_some, context.id, zone, pile)
    elif word.discard and pile:
        g.ask(
            context.you,
            group_asks.discard_looked(g, pile, word.discard),
            discard_looked,
            zone,
            pile,
            word.bottom,
        )
    else:
        put_down(g, context.you, zone, pile, word.bottom)


@step
def take_some(g: Horror, seat: Seat, choice: Any, number: int, zone: str, pile: tuple[int, ...]) -> None:
    """drawing-cards.1, .4: the others are put down before the cards that were drawn do anything."""
    chosen = numbers_in(choice)
    g.amend(number, drawn=chosen)
    rest = tuple(card for card in pile if card not in chosen)
    put_down(g, seat, zone, rest, resolving.in_hand(g, number, fx.LookAtTop).bottom)
    for card in chosen:
        g.then(take_one, seat, card, zone)


@step
def discard_looked(
    g: Horror, seat: Seat, choice: Any, zone: str, pile: tuple[int, ...], bottom: bool
) -> None:
    """decks.2, discard-pile.1: what is not wanted is discarded, the others are put down."""
    chosen = numbers_in(choice)
    put_down(g, seat, zone, tuple([card for card in pile if card not in chosen]), bottom)
    for card in chosen:
        g.then(discarding.discard_one, card)


@step
def take_one(g: Horror, seat: Seat, card: int, zone: str) -> None:
    """drawing-cards.1: unless it has left the deck in the meantime."""
    if g.cards[card].zone == zone:
        draw_from(g, seat, card, zone)


def put_down(g: Horror, seat: Seat, zone: str, pile: tuple[int, ...], bottom: bool) -> None:
    """decks.2: in any order, on top, or each on top or at the bottom."""
    if bottom:
        g.then(place_rest, seat, None, zone, pile)
    else:
        g.then(put_back, seat, None, zone, pile)


@step
def place_rest(g: Horror, seat: Seat, choice: str | None, zone: str, left: tuple[int, ...]) -> None:
    """decks.2: one after another, on top of the deck or at its very bottom."""
    if choice is not None:
        card = number_in(choice)
        cards.lay(g, card, zone, bottom=kind_in(choice) != "top")
        left = tuple(each for each in left if each != card)
    if left:
        g.ask(seat, asks.place_rest(g, left), place_rest, zone, left)


@step
def put_back(g: Horror, seat: Seat, choice: str | None, zone: str, left: tuple[int, ...]) -> None:
    """decks.2: the next card from the bottom up; the last one is on top."""
    if choice is not None:
        card = number_in(choice)
        cards.lay(g, card, zone)
        left = tuple(each for each in left if each != card)
    if len(left) > 1:
        g.ask(seat, asks.put_back(g, left), put_back, zone, left)
    elif left:
        cards.lay(g, left[0], zone)


@worth(fx.Search, fx.LookAtTop, fx.DiscardTop, fx.DiscardUntil, fx.ShuffleDeck)
def deck_has_cards(g: Horror, context: Context, word: Any) -> bool:
    """target.7, encounter-deck.q1: an empty deck cannot be searched; with its discard pile it can."""
    together = word.deck == "encounter-and-discard" and g.pile("encounter-discard")
    return bool(together or g.pile(deck_zone(context, word.deck)))


# Single cards


@does(fx.DrawCard)
def draw_card(g: Horror, context: Context, word: fx.DrawCard, targets: tuple[int, ...]) -> None:
    """drawing-cards.1, .2: encounter cards are resolved, all others come to hand."""
    for card in targets:
        if g.print(card).subtype or not zones.is_encounter_card(g, card):
            drawing.draw_this(g, context.you, card)
        else:
            g.then(encounter.draw_that, context.you, card)


@needs(fx.DrawCard)
def is_to_be_drawn(g: Horror, context: Context, word: fx.DrawCard, card: int) -> bool:
    """target.7"""
    return kind_of(g.cards[card].zone) in DRAWN_FROM


DRAWN_FROM = ("deck", "discard", "encounter", "encounter-discard", "aside", "facedown", "beneath")
"""drawing-cards.1, .2: where cards lie that can be drawn."""


@does(fx.DiscardUntil)
def discard_until(g: Horror, context: Context, word: fx.DiscardUntil, targets: tuple[int, ...]) -> None:
    """effects.5, encounter-deck.3: one after another, as long as there are cards."""
    g.amend(context.id, drawn=())
    zone = deck_zone(context, word.deck)
    g.then(discard_next, context.id, zone, len(g.pile(zone)))


@step
def discard_next(g: Horror, number: int, zone: str, left: int) -> None:
    """effects.5: the top card, and the next one, unless it was what is looked for."""
    context, word = g.contexts[number], resolving.in_hand(g, number, fx.DiscardUntil)
    if not g.pile(zone) or not left:
        failed(g, context)
        return
    card = g.pile(zone)[-1]
    wanted = looking.matches(g, context, word.what, card)
    cards.discard(g, card)
    if wanted:
        g.amend(number, drawn=(card,))
    else:
        g.then(discard_next, number, zone, left - 1)


@does(fx.DrawShared)
def draw_shared(g: Horror, context: Context, word: fx.DrawShared, targets: tuple[int, ...]) -> None:
    """drawing-cards.3: divided first; then everybody draws."""
    g.then(share_draws, context.id, looking.amount(g, context, word.count), ())


def sharers(g: Horror, context: Context, word: fx.DrawShared) -> list[Seat]:
    """elimination.2, cannot.1: who can draw some of the cards, in player order."""
    there = {zones.investigator(g, card) for card in looking.find(g, context, word.who)}
    able = [seat for seat in zones.playing(g) if seat in there]
    return [seat for seat in able if numbers.cannot(g, g.people[seat].card, "draw") is None]


@step
def share_draws(g: Horror, number: int, left: int, shares: tuple[Seat, ...]) -> None:
    """drawing-cards.3, player-order.1: who gets the next card, until all are given; alone, everything."""
    context, word = g.contexts[number], resolving.in_hand(g, number, fx.DrawShared)
    able = sharers(g, context, word)
    if not able:
        failed(g, context)
    elif left and len(able) > 1:
        g.ask(context.you, group_asks.who_draws(tuple(able), left), share_given, number, left, shares)
    else:
        for seat in able:
            drawing.draw(g, seat, left + shares.count(seat) if len(able) == 1 else shares.count(seat))


@step
def share_given(g: Horror, you: Seat, choice: str, number: int, left: int, shares: tuple[Seat, ...]) -> None:
    """drawing-cards.3"""
    g.then(share_draws, number, left - 1, (*shares, number_in(choice)))


@worth(fx.DrawShared)
def somebody_can_draw(g: Horror, context: Context, word: fx.DrawShared) -> bool:
    """costs.12"""
    return bool(sharers(g, context, word))


@does(fx.ShuffleDeck)
def shuffle_deck(g: Horror, context: Context, word: fx.ShuffleDeck, targets: tuple[int, ...]) -> None:
    """decks.1"""
    drawing.shuffle(g, deck_zone(context, word.deck))


@does(fx.Show)
def show(g: Horror, context: Context, word: fx.Show, targets: tuple[int, ...]) -> None:
    """table-talk.1: everybody sees them."""
    for card in targets:
        g.tell(told.shown(g, context.you, card))


@needs(fx.Show)
def is_held(g: Horror, context: Context, word: fx.Show, card: int) -> bool:
    """target.7"""
    return kind_of(g.cards[card].zone) == "hand"
