"""The unsafe-paths deck, the cultist markers and the fish-man."""

from miskatonic.games.cultists import told
from miskatonic.games.cultists.cards import FAILURE, SABOTAGE, Card
from miskatonic.games.cultists.facts import FishMan, Marker
from miskatonic.games.cultists.state import Cultists, RoomCard


def add_unsafe_card(g: Cultists, card: RoomCard) -> None:
    """unsafe.1, unsafe.2: a card is drawn at random, so its place in the deck does not matter"""
    g.unsafe += (card,)


def draw_unsafe_card(g: Cultists) -> Card:
    """unsafe.4: a card of the deck, which goes back into it"""
    return g.unsafe[g.rng.below(len(g.unsafe))][0]


def carry_out(g: Cultists, card: Card) -> None:
    """unsafe.5, unsafe.6, unsafe.7"""
    if card == FAILURE:
        cultist_comes(g, "unsafe.6")
    elif card == SABOTAGE:
        fish_man_comes(g, "unsafe.7")


def cultist_comes(g: Cultists, cite: str) -> None:
    """unsafe.6, cultist-markers.d2"""
    if not g.markers:
        fish_man_comes(g, cite)
        return
    room = g.markers[-1]
    g.markers = g.markers[:-1]
    g.open_markers += (room,)
    g.history.append(Marker(g.round, room))
    g.tell(told.cultist_comes(room, cite))


def fish_man_comes(g: Cultists, cite: str) -> None:
    """unsafe.7, fish-man.1"""
    if g.fish_man:
        g.tell(told.fish_man_stays(g.count.lair, cite))
        return
    g.fish_man = True
    g.history.append(FishMan(g.round))
    g.tell(told.fish_man_comes(g.count.lair, cite))
