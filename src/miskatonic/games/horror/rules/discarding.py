"""Several cards discarded at the same moment: in which order they lie on their piles (discard-pile.7, .8).

Nobody is asked while no card of this game looks at the top of such a pile: then the order changes nothing.
"""

from typing import Any

from miskatonic.core.flow import Step
from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in, numbers_in
from miskatonic.games.horror import asks, zones
from miskatonic.games.horror.rules import cards
from miskatonic.games.horror.state import NOBODY, Horror, kind_of, step


def in_order(g: Horror, chosen: tuple[int, ...], how: Step, *args: Any) -> None:
    """discard-pile.7, .8: discard each card by a step, those of one pile in the order somebody chooses."""
    piles: dict[str, list[int]] = {}
    for card in chosen:
        piles.setdefault(cards.pile_of(g, card), []).append(card)
    for pile, some in piles.items():
        if order_matters(g, pile, tuple(some)):
            g.then(choose_order, pile, tuple(some), how.__name__, args)
        else:
            for card in some:
                g.then(how, card, *args)


def arrange(g: Horror, some: tuple[int, ...]) -> None:
    """discard-pile.7, .8: the same for cards that have just gone to their piles together."""
    in_order(g, tuple(card for card in some if g.cards[card].zone == cards.pile_of(g, card)), put_on_top)


@step
def come_off(g: Horror, loose: tuple[int, ...], hosts: tuple[int, ...]) -> None:
    """attachments.8, discard-pile.7: nothing stays attached to what left play, even if something came instead
    of discarding it; all of them went to their piles at the same moment.
    """
    for card in loose:
        if zones.host_of(g, card) in hosts:
            to_own_pile(g, card)
    arrange(g, (*loose, *hosts))


@step
def put_on_top(g: Horror, card: int) -> None:
    """discard-pile.7"""
    if g.cards[card].zone == cards.pile_of(g, card):
        cards.lay(g, card, g.cards[card].zone)


@step
def choose_order(g: Horror, pile: str, some: tuple[int, ...], how: str, args: tuple[Any, ...]) -> None:
    """discard-pile.7, .8: the owner decides; about encounter cards the lead investigator."""
    lead = g.lead if g.people[g.lead].status == "playing" else next(iter(zones.playing(g)), NOBODY)
    seat = number_in(pile) if kind_of(pile) == "discard" else lead
    if seat == NOBODY:
        order_chosen(g, seat, tuple(id_of("card", card) for card in some), how, args)
    else:
        g.ask(seat, asks.order_discards(g, some), order_chosen, how, args)


@step
def order_chosen(g: Horror, seat: Seat, choice: tuple[str, ...], how: str, args: tuple[Any, ...]) -> None:
    """discard-pile.7: one after another, the last one lies on top."""
    for card in numbers_in(choice):
        g.queue.append((how, (card, *args)))


def order_matters(g: Horror, pile: str, some: tuple[int, ...]) -> bool:
    """discard-pile.7: whether different cards go to a pile whose top some card of this game looks at."""
    return kind_of(pile) in g.box.searches and len({g.cards[card].code for card in some}) > 1


@step
def to_own_pile(g: Horror, card: int) -> None:
    """discard-pile.1: to the discard pile of its owner."""
    cards.put_away(g, card, cards.pile_of(g, card))


@step
def discard_one(g: Horror, card: int) -> None:
    """discard-pile.1"""
    cards.discard(g, card)
