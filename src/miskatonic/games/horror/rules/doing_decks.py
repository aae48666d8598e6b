"""What effects that search or look through decks do. Not for drawing and discarding as such (see
`doing_cards`).
"""

from typing import Any

from miskatonic.core.game import Seat
from miskatonic.games.horror import asks, looking, told, zones
from miskatonic.games.horror.rules import cards, drawing, encounter, resolving
from miskatonic.games.horror.rules.doing import does, failed, worth
from miskatonic.games.horror.rules.doing_cards import deck_zone, put_into_play
from miskatonic.games.horror.state import Context, Horror, step
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
    g.then(offer_found, context.id, tuple(pile), zone)


@step
def offer_found(g: Horror, number: int, pile: tuple[int, ...], zone: str) -> None:
    """effects.x2: the cards that fit; none does: the search fails."""
    context, word = g.contexts[number], resolving.in_hand(g, number, fx.Search)
    fit = tuple(card for card in pile if looking.matches(g, context, word.what, card))
    if not fit:
        failed(g, context)
        found(g, context.you, (), word.to, zone)
        return
    most = min(looking.amount(g, context, word.count), len(fit))
    if word.must and most == len(fit):
        choose_found(g, context.you, tuple(f"card:{card}" for card in fit), number, word.to, zone)
        return
    ask = asks.search(g, fit, most, most if word.must else 0)
    g.ask(context.you, ask, choose_found, context.id, word.to, zone)


@step
def choose_found(g: Horror, seat: Seat, choice: Any, number: int, to: str, zone: str) -> None:
    """target.5"""
    names = (choice,) if isinstance(choice, str) else choice
    chosen = tuple(int(name.partition(":")[2]) for name in names)
    g.amend(number, drawn=chosen, ok=bool(chosen))
    found(g, seat, chosen, to, zone)


def found(g: Horror, seat: Seat, chosen: tuple[int, ...], to: str, zone: str) -> None:
    """Put what was found where it belongs; then the deck is shuffled."""
    for card in chosen:
        if to == "draw" and zone in ("encounter", "encounter-discard"):
            zones.move_to(g, card, "limbo")
            encounter.resolve(g, seat, card)
        elif to in ("hand", "draw"):
            drawing.add_to_hand(g, seat, card)
        elif to == "discard":
            cards.put_away(g, card, cards.pile_of(g, card))
        elif to == "play":
            put_into_play(g, seat, card, "play")
        g.tell(told.found(g, seat, card))
    if zone.startswith("deck") or zone == "encounter":
        drawing.shuffle(g, zone)
        for card in chosen if to == "top" else ():
            zones.move_to(g, card, zone)


@does(fx.LookAtTop)
def look_at_top(g: Horror, context: Context, word: fx.LookAtTop, targets: tuple[int, ...]) -> None:
    """decks.2: look, and put them back in any order."""
    zone = deck_zone(context, word.deck)
    pile = drawing.top(g, zone, looking.amount(g, context, word.count))
    g.looked += [(context.you, card) for card in pile]
    g.tell(told.looked(g, context.you, tuple(pile)))
    g.then(put_back, context.you, None, zone, tuple(pile))


@step
def put_back(g: Horror, seat: Seat, choice: str | None, zone: str, left: tuple[int, ...]) -> None:
    """decks.2: the next card from the bottom up; the last one is on top."""
    if choice is not None:
        card = int(choice.partition(":")[2])
        g.pile(zone).remove(card)
        g.pile(zone).append(card)
        left = tuple(each for each in left if each != card)
    if len(left) > 1:
        g.ask(seat, asks.put_back(g, left), put_back, zone, left)
    elif left:
        g.pile(zone).remove(left[0])
        g.pile(zone).append(left[0])


@worth(fx.Search, fx.LookAtTop, fx.DiscardTop)
def deck_has_cards(g: Horror, context: Context, word: Any) -> bool:
    """target.7: an empty deck cannot be searched."""
    return bool(g.pile(deck_zone(context, word.deck)))
