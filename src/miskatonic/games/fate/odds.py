"""How likely a player of Fate is to win from here, and which answers are worth a thought.

The weights come from a fit to matches between `simple` bots (docs/balance-fate.md says how). Not for rules of
thumb (`thumb`).
"""

from math import exp

from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.fate import thumb
from miskatonic.games.fate.cards import (
    BETRAYAL,
    BLOOD_PRICE,
    BROKEN_SEAL,
    CALL_FROM_BELOW,
    CAPTIVE,
    CEREMONY,
    DREAM_ROAD,
    EFFECT,
    FALSE_TRAIL,
    GATHERING,
    MIND_THEFT,
    NYARLATHOTEP,
    OTHER_WORLDS,
    PRESS_CALL,
    RISING_TIDE,
    STREETS,
)
from miskatonic.games.fate.numbers import LAST_SPACE, SIGNS_TO_LOSE
from miskatonic.games.fate.state import Fate

STEP = 0.23
STEP_LATE = 0.24
"""A step in addition, at the end of the race; before it, the part that the leader has come."""
NEAR = {LAST_SPACE - 2: 0.43, LAST_SPACE - 1: 1.17}
"""A marker so near to the last space."""
CULTIST = (0.2, 0.05, 0.05, 0.16, 0.05, 0.16)
READIED = 0.14
ARTEFACT = 0.34
SIGN = 0.29
"""A sign, when somebody has nearly ten; before that, the part there is of it."""
INVESTIGATOR = 0.05
CAPTIVES = 0.27
TURN = 0.14
"""Every turn that somebody else has first."""

STEP_CHANCE = 0.04
"""About how much a step adds to the chance to win."""
HUNCH = 0.02
"""How much better an answer seems because the rules of thumb give it."""


def win_chance(g: Fate, seat: Seat) -> float:
    """win.1, loss.2: the player's share in the hope of all"""
    if g.outcome is not None:
        return float(seat in g.outcome.winners)
    hopes = [exp(standing(g, each)) for each in range(g.seats)]
    return hopes[seat] / sum(hopes)


def standing(g: Fate, seat: Seat) -> float:
    """Return how well a player stands, in comparison with the others."""
    row, summon = g.cultists[seat], g.summon[seat]
    stands = summon * (STEP + STEP_LATE * max(g.summon) / LAST_SPACE) + NEAR.get(summon, 0.0)
    stands += sum([CULTIST[location] * row[location] for location in range(6)])
    stands += READIED * len(g.readied[seat]) + ARTEFACT * len(g.artefacts[seat])
    stands -= SIGN * max(g.signs) / SIGNS_TO_LOSE * g.signs[seat] + INVESTIGATOR * g.lodges[seat]
    stands -= TURN * ((seat - g.active) % g.seats)
    if g.gods[seat] == NYARLATHOTEP:
        stands += CAPTIVES * sum([each[CAPTIVE] for each in g.cultists])
    return stands


# Answers worth a thought


def opinions(g: Fate, seat: Seat, ask: Ask, rng: Rng) -> dict[Choice, float]:
    """Return the answers worth trying, with about the chance to win after each."""
    usual = thumb.decide(g, seat, ask, rng)
    if not ask.one or ask.kind in ("god", "colour"):
        return {usual: 0.5}
    chance = win_chance(g, seat)
    if ask.kind == "move":
        values = thumb.move_values(g, seat, ask)
        best = max(values.values())
        return {id: chance - STEP_CHANCE * (best - value) for id, value in values.items()}
    tried = [option.id for option in ask.options if worth_trying(g, seat, ask.kind, option.id)]
    if usual not in tried:
        tried.append(str(usual))
    return {id: chance if id == usual else chance - HUNCH for id in tried}


def worth_trying(g: Fate, seat: Seat, kind: str, id: str) -> bool:
    """Say whether an answer can be wise at this moment; only those are thought about."""
    what, _, rest = id.partition(":")
    if what.startswith("pass-") or (kind == "control" and what == "none"):
        return False
    if kind == "window" and what == "cast":
        return _in_time(g, seat, EFFECT[int(rest)])
    if kind == "roam" and what == "move":
        return int(rest[-1]) in (OTHER_WORLDS, CEREMONY, GATHERING)
    return True


def _in_time(g: Fate, seat: Seat, effect: int) -> bool:
    """Say whether a spell can be cast wisely in this window; many could be cast at any time."""
    own = seat == g.active
    if effect in (CALL_FROM_BELOW, DREAM_ROAD, MIND_THEFT):
        return own and g.window == "prep"
    if effect in (BLOOD_PRICE, RISING_TIDE, PRESS_CALL):
        return own and g.window == "acted"
    if effect == BROKEN_SEAL:
        return own and g.window == "end"
    if effect == FALSE_TRAIL:
        return g.window == "end" if own else g.window == "moved" and g.fate == STREETS
    return effect == BETRAYAL and g.window == "moved"
