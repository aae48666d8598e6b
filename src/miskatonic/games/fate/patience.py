"""How long a player of Fate who does nothing now passes: a playout is quick where nobody thinks in vain.

Looks only at what the player may know, and asks what the rules of thumb might still do this turn; small
chances are let go. Not for deciding whether to pass (`thumb`).
"""

from miskatonic.core.game import Seat
from miskatonic.games.fate.cards import (
    AMULET,
    BANISHMENT,
    BETRAYAL,
    BLOOD_PRICE,
    EFFECT,
    ELDER_LAMP,
    FALSE_TRAIL,
    FRENZY,
    MUSEUM,
    OTHER_WORLDS,
    RISING_TIDE,
    SPELLS,
    STREETS,
    WARDING_CIRCLE,
)
from miskatonic.games.fate.numbers import BLOOD_PRICE_SACRIFICE, INVESTIGATORS_THAT_RAID
from miskatonic.games.fate.state import Fate

IDLE = frozenset(range(len(SPELLS))) - {FRENZY, BETRAYAL, BANISHMENT, FALSE_TRAIL}
"""The spells that are never cast in another's turn, but for a Warding Circle against a raid."""


def how_to_pass(g: Fate, seat: Seat) -> str:
    """windows.9: as long as hardly anything is missed."""
    held = {EFFECT[card] for card in g.readied[seat]}
    if seat == g.active:
        return "pass" if _own_turn_has_more(g, seat, held) else "pass-turn"
    if held <= IDLE:
        return "pass-raid"
    return "pass" if _turn_has_more(g, seat, held) else "pass-turn"


def _own_turn_has_more(g: Fate, seat: Seat, held: set[int]) -> bool:
    """Say whether the active player may do something later in this turn."""
    if _before(g, "moved"):
        return True
    if _before(g, "acted"):
        if FRENZY in held or ELDER_LAMP in g.artefacts[seat] or g.fate == MUSEUM:
            return True
        if BLOOD_PRICE in held and g.cultists[seat][g.fate] >= BLOOD_PRICE_SACRIFICE:
            return True
    return _before(g, "end") and (
        g.lodges[seat] >= INVESTIGATORS_THAT_RAID - 1
        or RISING_TIDE in [EFFECT[card] for card in g.hands[seat]]
    )


def _turn_has_more(g: Fate, seat: Seat, held: set[int]) -> bool:
    """Say whether something may come in another's turn that the player has an answer to."""
    if _before(g, "moved") or (BANISHMENT in held and g.readied[g.active]):
        return True
    if not _before(g, "acted"):
        return False
    raided = g.fate == STREETS and g.lodges[seat] > 0
    if raided and (WARDING_CIRCLE in held or AMULET in g.artefacts[seat]):
        return True
    return FRENZY in held and (raided or g.fate == OTHER_WORLDS)


def _before(g: Fate, window: str) -> bool:
    """windows.1: whether this window of the turn has not opened yet"""
    if window == "moved":
        return g.window != "moved" and g.phase in ("preparation", "movement")
    if window == "acted":
        return g.window != "acted" and g.phase != "conclusion"
    return g.window != "end"
