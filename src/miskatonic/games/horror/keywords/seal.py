"""Seal: a chaos token is sealed on the card when it enters play (seal)."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import word_in
from miskatonic.games.horror import asks, zones
from miskatonic.games.horror.rules import cards
from miskatonic.games.horror.rules.points import keyword
from miskatonic.games.horror.state import NOBODY, Horror, step
from miskatonic.games.horror.words.abilities import Keyword

NAME = ("Seal", "Versiegeln")


@keyword("seal", at="enters-play")
def seal(g: Horror, card: int, word: Keyword) -> None:
    """seal.4, .q1: at once after it has entered play."""
    g.then(seal_on, card, word.type)


@step
def seal_on(g: Horror, card: int, token: str) -> None:
    """seal.4, .5, .q2: the controller chooses; a missing token is just missing."""
    able = cards.sealable(g, token) if zones.in_play(g, card) else []
    seat = g.cards[card].controller
    if len(able) > 1 and seat != NOBODY:
        g.ask(seat, asks.seal(g, tuple(able)), sealed, card)
    elif able:
        cards.seal(g, card, able[0])


@step
def sealed(g: Horror, seat: Seat, choice: str, card: int) -> None:
    """seal.5"""
    cards.seal(g, card, word_in(choice))
