"""Starting: may be searched for when the game is set up (starting)."""

from typing import Any

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, numbers_in
from miskatonic.games.horror import asks, numbers, told
from miskatonic.games.horror.rules import cards
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import Horror, step

NAME = ("Starting", "Startend")


@keyword("starting", at="opening-hand")
def offer(g: Horror, seat: Seat) -> None:
    """starting.2, .q1, .q2: one card with Starting from the deck, in all; not from what was set aside."""
    g.then(offer_starting, seat)


@step
def offer_starting(g: Horror, seat: Seat) -> None:
    """starting.2"""
    able = tuple(card for card in g.pile(id_of("deck", seat)) if numbers.has_keyword(g, card, "starting"))
    if able:
        g.ask(seat, asks.search(g, able, 1), take)


@step
def take(g: Horror, seat: Seat, choice: Any) -> None:
    """starting.3"""
    for card in numbers_in(choice):
        cards.lay(g, card, id_of("hand", seat))
        g.tell(told.found(g, seat, card))
