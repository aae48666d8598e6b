"""Winter squalls: what happens to whoever moves the fate piece onto a tile of Ithaqua's."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import number_in
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import ABYSS, ITHAQUA, LODGE, NONE, SQUALLS
from miskatonic.games.fate.rules.figures import shift_cultists, supply_to_lodge
from miskatonic.games.fate.rules.piles import discard_from_hand
from miskatonic.games.fate.state import Fate, Gale, asking, step
from miskatonic.games.fate.words import Cultists, DiscardSpell, Investigators


@step
def turn_up(g: Fate) -> None:
    """squalls.1, squalls.2, squalls.d1 to squalls.d4"""
    tile = g.squalls[g.fate]
    if tile == NONE or g.gods[g.active] == ITHAQUA:
        return
    cite = f"squalls.d{tile + 1}"
    g.gale = Gale(g.fate, tile, g.active, g.turn)
    g.tell(told.squall_turned_up(g.active, g.fate, tile))
    for word in SQUALLS[tile].effect:
        if isinstance(word, Cultists):
            shift_cultists(g, g.active, LODGE, ABYSS, word.count, cite)
        elif isinstance(word, Investigators):
            supply_to_lodge(g, g.active, word.count, cite)
        elif isinstance(word, DiscardSpell) and g.hands[g.active]:
            g.then(ask_gust)
    g.then(calm_down)


@asking
def ask_gust(g: Fate) -> None:
    """squalls.d3, choices.4"""
    g.ask(g.active, asks.gust(g.hands[g.active]), blown_away)


@step
def blown_away(g: Fate, seat: Seat, choice: str) -> None:
    """squalls.d3, gates.4"""
    discard_from_hand(g, seat, number_in(choice), "squalls.d3")


@step
def calm_down(g: Fate) -> None:
    """squalls.d5"""
    tile, g.squalls[g.fate] = g.squalls[g.fate], NONE
    g.squall_pile = tuple(sorted((*g.squall_pile, tile)))
    shift_cultists(g, g.gods.index(ITHAQUA), ABYSS, g.fate, 1, "squalls.d5")
