"""How likely a player of Fate is to win from here, and which answers are worth a thought.

The weights come from a fit to matches between `simple` bots (docs/balance-fate.md says how). Not for rules of
thumb (`thumb`).
"""

from math import exp

from miskatonic.core.game import Ask, Choice, Seat
from miskatonic.core.hint import best
from miskatonic.core.ids import kind_in, number_in
from miskatonic.core.rng import Rng
from miskatonic.games.fate import thumb, worth
from miskatonic.games.fate.asks import PASSES
from miskatonic.games.fate.cards import (
    BACK,
    BROKEN_SEAL,
    CALL_FROM_BELOW,
    CAPTIVE,
    DREAM_ROAD,
    EFFECT,
    FALSE_TRAIL,
    GATHERING,
    MIND_THEFT,
    NYARLATHOTEP,
    OTHER_WORLDS,
)
from miskatonic.games.fate.numbers import LAST_SPACE, SIGNS_TO_LOSE
from miskatonic.games.fate.numbers import READIED as READIED_SPELLS
from miskatonic.games.fate.rules.control import controls
from miskatonic.games.fate.state import Fate

STEP = 0.35
NEAR = {LAST_SPACE - 4: 0.16, LAST_SPACE - 3: 0.35, LAST_SPACE - 2: 0.9, LAST_SPACE - 1: 1.83}
"""A marker so near to the last space, in addition to its steps."""
LAST_ROLL = 0.95
"""A roll in Other Worlds that would win, for whom it is the turn; less, the less likely it is."""
CULTIST = (0.21, 0.0, 0.0, 0.18, 0.09, -0.05)
GATHERED = 0.7
"""Being sure of control in The Gathering, from where all cultists may go to Other Worlds."""
READIED = (0.1, 0.25, 0.25, 0.2, 0.15, 0.3, 0.08, 0.15, 0.06, 0.1, 0.2, 0.06)
"""Each of the twelve spells, readied."""
ARTEFACT = 0.31
FREE = 0.14
"""A Gate or a pair in hand: the whole board can be reached."""
SIGN = 0.18
"""A sign, when somebody has ten; before that, the part there is of it."""
FEWEST = {6: 0.11, 7: 0.11, 8: 1.0, 9: 1.0}
"""Having the fewest signs, when somebody has so many."""
INVESTIGATOR = 0.05
CAPTIVE_HELD = 0.31
TURN = 0.145
"""Every turn that somebody else has first."""

WORTH_A_THOUGHT = frozenset({"move", "gift", "place", "release", "lay-tile"})
"""The decisions in which the rules of thumb were seen to err, beside what to cast in two own windows."""
MOST_MOVES = 6
"""So many ways to move are thought about."""
STEP_CHANCE = 0.06
"""About how much a step adds to the chance to win."""
LIKING = (-0.25, -0.25, -0.27, 0.2, 0.72, 0.57)
"""How many steps more each location brings than the rules of thumb believe."""
HUNCH = 0.08
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
    stands = STEP * summon + NEAR.get(summon, 0.0) - TURN * ((seat - g.active) % g.seats)
    if seat == g.active:
        stands += LAST_ROLL * worth.AT_LEAST[row[OTHER_WORLDS] + 1][LAST_SPACE - summon]
    stands += sum([each * count for each, count in zip(CULTIST, row, strict=False)])
    if controls(g, seat, GATHERING, 1):
        stands += GATHERED
    stands += sum([READIED[EFFECT[card]] for card in g.readied[seat]]) + ARTEFACT * len(g.artefacts[seat])
    if g.gates[seat] or len({BACK[card] for card in g.hands[seat]}) < len(g.hands[seat]):
        stands += FREE
    if g.gods[seat] == NYARLATHOTEP:
        stands += CAPTIVE_HELD * sum([each[CAPTIVE] for each in g.cultists])
    return stands - _trouble(g, seat)


def _trouble(g: Fate, seat: Seat) -> float:
    """loss.2, raid.1: what signs and investigators cost; who has the fewest signs may win by them"""
    signs, most = g.signs[seat], max(g.signs)
    cost = SIGN * most / SIGNS_TO_LOSE * signs + INVESTIGATOR * g.lodges[seat]
    return cost - FEWEST.get(most, 0.0) if signs == min(g.signs) else cost


# Answers worth a thought


def opinions(g: Fate, seat: Seat, ask: Ask, rng: Rng) -> dict[Choice, float]:
    """Return the answers worth trying, with about the chance to win after each."""
    if ask.kind == "god":
        return {best(thumb.worths(g, seat, ask)): 0.5}
    usual = _usual(g, seat, ask, rng)
    if not _worth_a_thought(g, seat, ask):
        return {usual: 0.5}
    chance = win_chance(g, seat)
    if ask.kind == "move":
        return _moves(g, seat, ask, chance)
    return {**dict.fromkeys(_timely(g, ask), chance - HUNCH), usual: chance}


def _worth_a_thought(g: Fate, seat: Seat, ask: Ask) -> bool:
    """Say whether the rules of thumb may err here; on whom a spell is cast they know well enough."""
    if ask.kind == "window" and seat == g.active:
        return g.window in ("prep", "end") and "pass" in [option.id for option in ask.options]
    return ask.kind in WORTH_A_THOUGHT


def _usual(g: Fate, seat: Seat, ask: Ask, rng: Rng) -> Choice:
    """ready.3: what the rules of thumb say, but any spell rather than none: readied, it is a source"""
    usual = thumb.decide(g, seat, ask, rng)
    if ask.kind != "ready" or usual != "none" or len(g.readied[seat]) >= READIED_SPELLS:
        return usual
    spells = [option.id for option in ask.options[:-1]]
    return max(spells, key=lambda id: READIED[EFFECT[number_in(id)]], default="none")


def _moves(g: Fate, seat: Seat, ask: Ask, chance: float) -> dict[Choice, float]:
    """movement.1: the ways, or the destinations, that seem to bring most"""
    values = thumb.move_values(g, seat, ask, LIKING)
    first = sorted(values, key=values.__getitem__, reverse=True)[:MOST_MOVES]
    return {id: chance - STEP_CHANCE * (values[first[0]] - values[id]) for id in first}


def _timely(g: Fate, ask: Ask) -> list[str]:
    """Return the answers that can be wise at this moment."""
    ids = [option.id for option in ask.options if not PASSES.get(option.id)]
    if ask.kind == "window":
        return [id for id in ids if kind_in(id) != "cast" or g.window == _WINDOWS.get(EFFECT[number_in(id)])]
    return ids


_WINDOWS = {
    CALL_FROM_BELOW: "prep",
    DREAM_ROAD: "prep",
    MIND_THEFT: "prep",
    BROKEN_SEAL: "end",
    FALSE_TRAIL: "end",
}
"""When a spell that could be cast in all own windows serves best, of those that are thought about."""
