"""Curses: receiving them, and finding out whether an event sets one off.

What a curse then does stands where it strikes, with the numbers of its card.
"""

from typing import cast

from miskatonic.core.game import Seat
from miskatonic.games.fate import told
from miskatonic.games.fate.cards import ABYSS, CURSES, HUNGER, LODGE
from miskatonic.games.fate.numbers import HUNGER as HUNGRY
from miskatonic.games.fate.rules.figures import shift_cultists
from miskatonic.games.fate.state import Fate
from miskatonic.games.fate.words import Cultists


def watcher(g: Fate, victim: Seat) -> Seat:
    """curse.1, counts.2"""
    return (victim - 1) % g.seats


def receive_curse(g: Fate, victim: Seat, cite: str) -> bool:
    """curse.1, curse.4, curse.5, curse.q4; say whether there was one"""
    if not g.curse_deck:
        if not g.curse_discard:
            return False
        reshuffled = list(g.curse_discard)
        g.rng.shuffle(reshuffled)
        g.curse_deck, g.curse_discard = tuple(reshuffled), ()
        g.tell(told.curses_shuffled())
    kind, g.curse_deck = g.curse_deck[-1], g.curse_deck[:-1]
    g.curses[victim] += ((kind, 0),)
    g.tell(told.curse_received(victim, watcher(g, victim), kind, cite))
    test_hunger(g, victim)
    return True


def strikes(g: Fate, victim: Seat, kind: int) -> bool:
    """curse.2, curse.3, curse.q1, curse.q2: say whether this event sets off a curse of that kind.

    The first such curse is shown and discarded. Of the others received before it everybody knows now that
    they are of another kind.
    """
    held = g.curses[victim]
    if not held:
        return False
    for place, (each, ruled_out) in enumerate(held):
        if each == kind:
            g.curses[victim] = (*held[:place], *held[place + 1 :])
            g.curse_discard += (kind,)
            g.tell(told.curse_strikes(victim, kind))
            return True
        held = (*held[:place], (each, ruled_out | 1 << kind), *held[place + 1 :])
    g.curses[victim] = held
    return False


def test_hunger(g: Fate, victim: Seat) -> None:
    """curses.d4, curse.6, curse.q4; called whenever cultists have come into a lodge"""
    if g.cultists[victim][LODGE] >= HUNGRY and strikes(g, victim, HUNGER):
        lose_cultists(g, victim, HUNGER)


def lose_cultists(g: Fate, victim: Seat, kind: int) -> None:
    """curses.d4, curses.d7: as many as the card says go from the lodge to the abyss."""
    word = cast(Cultists, CURSES[kind].effect[0])
    shift_cultists(g, victim, LODGE, ABYSS, word.count, told.CURSE_CITES[kind])
