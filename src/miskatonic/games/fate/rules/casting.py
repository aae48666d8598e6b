"""Casting a spell: it is shown, may be answered by Banishment, takes effect and is discarded."""

from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, kind_in, number_in
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import BACKLASH, BANISHMENT, EFFECT, SPELL, Card
from miskatonic.games.fate.rules import effects
from miskatonic.games.fate.rules.curses import lose_cultists, strikes
from miskatonic.games.fate.rules.orders import note_order
from miskatonic.games.fate.state import EVERYBODY, Cast, Fate, asking, step


@step
def cast_spell(g: Fate, seat: Seat, card: Card, names: tuple[str, ...]) -> None:
    """casting.1, casting.3, hidden.5"""
    g.readied[seat] = tuple([each for each in g.readied[seat] if each != card])
    g.known[card] = EVERYBODY
    g.casting += (Cast(seat, card, names),)
    g.tell(told.cast(seat, card, names, g.roll))
    g.then(offer_banishment, 0)
    g.then(resolve_cast)


@asking
def offer_banishment(g: Fate, asked: int) -> None:
    """casting.3, casting.4, windows.8"""
    spell = g.casting[-1]
    if spell.cancelled:
        return
    for ahead in range(asked, g.seats):
        seat = (g.active + ahead) % g.seats
        if seat != spell.seat and g.readied[seat]:
            banishments = tuple([card for card in g.readied[seat] if EFFECT[card] == BANISHMENT])
            g.ask(seat, asks.answer_cast(spell.seat, spell.card, banishments), answered_cast, ahead)
            return


@step
def answered_cast(g: Fate, seat: Seat, choice: str, asked: int) -> None:
    """casting.3, casting.4, spells.d9, windows.9"""
    note_order(g, seat, choice)
    if kind_in(choice) == "cast":
        g.then(cast_spell, seat, number_in(choice), ())
    g.then(offer_banishment, asked + 1)


@step
def resolve_cast(g: Fate) -> None:
    """casting.4, casting.5"""
    spell = g.casting[-1]
    if spell.cancelled:
        g.tell(told.cancelled(spell.seat, spell.card))
    else:
        for place in range(len(SPELL[spell.card].effect)):
            g.then(effects.carry_out, spell.seat, id_of("cast", spell.card), place, spell.named)
    g.then(finish_cast)


def cancel_answered(g: Fate) -> None:
    """casting.4, casting.6, spells.d9: the last spell cast cancels the one before it"""
    *before, answered, banishment = g.casting
    g.casting = (*before, replace(answered, cancelled=True), banishment)


@step
def finish_cast(g: Fate) -> None:
    """casting.5, casting.6, curses.d7"""
    spell = g.casting[-1]
    g.casting = g.casting[:-1]
    g.discard.append(spell.card)
    if strikes(g, spell.seat, BACKLASH):
        lose_cultists(g, spell.seat, BACKLASH)
