"""What things are worth to a player of Fate, measured in steps of the summon marker.

Rough numbers, all in one place: the rules of thumb (`thumb`) weigh options with them. Looks only at what the
player may know: own cards, and of the others' what lies open. Not for deciding.
"""

from math import comb

from miskatonic.core.game import Seat
from miskatonic.games.fate.cards import (
    ABYSS,
    AZATHOTH,
    BACK,
    BROKEN_SEAL,
    CAPTIVE,
    CARDS,
    CEREMONY,
    COST,
    CTHULHU,
    DIE,
    EFFECT,
    EYE,
    GATE,
    GATHERING,
    HASTUR,
    IDOL,
    ITHAQUA,
    LIBRARY,
    LOCATIONS,
    LODGE,
    MUSEUM,
    NONE,
    NYARLATHOTEP,
    OTHER_WORLDS,
    RISING_TIDE,
    SHUB_NIGGURATH,
    STREETS,
    TSATHOGGUA,
    YOG_SOTHOTH,
    Card,
    Location,
)
from miskatonic.games.fate.numbers import (
    CEREMONY_SACRIFICE,
    GATHERING_CULTISTS,
    INVESTIGATORS_THAT_FOLLOW,
    INVESTIGATORS_THAT_RAID,
    LAST_SPACE,
    READIED,
    SIGNS_TO_LOSE,
)
from miskatonic.games.fate.rules.control import controls
from miskatonic.games.fate.state import Fate

SUCCESS = sum(face != EYE for face in DIE) / len(DIE)
"""dice.d1: how likely a die summons, or brings a sign."""
STAR_CHANCE = 1 / 6
"""control.d1"""

WIN = 5.0
"""The last step, on top of being a step."""
CULTIST = (0.4, 0.08, 0.08, 0.15, 0.1, 0.15)
"""An own cultist in each location."""
LODGE_CULTIST = 0.03
"""An own cultist in the lodge rather than in the abyss."""
GATE_HELD = 0.4
SPELL = 0.08
"""A spell more in hand."""
SPITE = 2.5
"""How dear a rival's loss is, compared with an own one. Too dear to be wise; but players like to raid."""
INVESTIGATOR = 0.06
"""An investigator in the own lodge, who may come to raid."""
SIGN = (0.0, 0.1, 0.2, 0.3, 0.42, 0.56, 0.74, 1.0, 1.4, 2.2, 6.0)
"""So many own signs: what they cost altogether."""
SQUALL = 0.25
"""A squall tile that waits for whoever comes."""

READY = (0.08, 0.15, 0.4, 0.35, 0.4, 0.8, 0.2, 0.3, 0.15, 0.3, 0.95, 0.2)
"""Each of the twelve spells, readied."""
ARTEFACT = (0.2, 0.3, 1.0, 1.0, 0.4, 0.2, 1.0, 0.2, 0.3, 0.4, 0.7, 0.3)
"""Each of the twelve artefacts."""
ANY_ARTEFACT = sum(ARTEFACT) / len(ARTEFACT)

COST_BITS = tuple(sum(1 << symbol for symbol in COST[card]) for card in range(CARDS))
"""The symbols that each spell costs, as bits; no spell costs a symbol twice."""
_DICE = 24
AT_LEAST = tuple(
    tuple(
        sum(
            comb(dice, hits) * SUCCESS**hits * (1 - SUCCESS) ** (dice - hits)
            for hits in range(least, dice + 1)
        )
        for least in range(SIGNS_TO_LOSE + 1)
    )
    for dice in range(_DICE + 1)
)
"""How likely so many dice show at least so many successes."""


# Spells and artefacts


def spells(g: Fate, seat: Seat) -> list[float]:
    """Return what each of the twelve spells is worth to the player when readied."""
    worth = list(READY)
    if g.summon[seat] > 3:
        worth[RISING_TIDE] = 0.9 if g.summon[seat] == 4 else 0.02
    signs = g.signs[seat]
    worth[BROKEN_SEAL] = max(0.05, SIGN[signs] - SIGN[max(0, signs - 2)])
    return worth


def readying(g: Fate, seat: Seat, location: Location) -> list[tuple[float, Card]]:
    """ready.2 to ready.4: what readying each payable spell of the hand there would bring, best first"""
    found, jokers = 0, 0
    for card in (*g.columns[location], *g.readied[seat]):
        if card == GATE:
            jokers += 1
        else:
            found |= 1 << BACK[card]
    if location == OTHER_WORLDS:
        jokers += 1
    else:
        found |= 1 << location - 1
    payable = [card for card in g.hands[seat] if (COST_BITS[card] & ~found).bit_count() <= jokers]
    if not payable:
        return []
    worth = spells(g, seat)
    old = g.readied[seat]
    given_up = min([worth[EFFECT[card]] for card in old]) if len(old) >= READIED else 0.0
    gains = [(worth[EFFECT[card]] - given_up, card) for card in payable]
    gains.sort(reverse=True)
    return gains


def visit_and_ready(g: Fate, seat: Seat, to: Location) -> float:
    """Return what a visit brings together with the best spell that can be readied there."""
    spells = readying(g, seat, to)
    return visit(g, seat, to) + (max(0.0, spells[0][0]) if spells else 0.0)


# Figures


def control_chance(g: Fate, seat: Seat, location: Location, more: int) -> float:
    """control.1, control.2, control.d2: how likely the player has control there with so many cultists more"""
    if controls(g, seat, location, more):
        return 1.0
    if IDOL in g.artefacts[seat] and not g.exhausted >> IDOL & 1 and controls(g, seat, location, more + 2):
        return 1.0
    return STAR_CHANCE


def roaming(g: Fate, seat: Seat, moves: int) -> float:
    """gathering.2, gathering.3, gods.d7: what so many cultists gain by going to Other Worlds."""
    gained = 0.0
    row = g.cultists[seat]
    for location in (STREETS, MUSEUM, LIBRARY, GATHERING, CEREMONY):
        movers = min(moves, row[location])
        gained += movers * (CULTIST[OTHER_WORLDS] - CULTIST[location])
        moves -= movers
    return gained


def lead(g: Fate, seat: Seat) -> float:
    """Return how far a player has come."""
    return g.summon[seat] + 0.25 * g.cultists[seat][OTHER_WORLDS] - 0.5 * SIGN[g.signs[seat]]


def leader(g: Fate, seat: Seat) -> Seat:
    """Return the rival who has come farthest."""
    return max([rival for rival in range(g.seats) if rival != seat], key=lambda rival: lead(g, rival))


def sign_on(g: Fate, seat: Seat, rival: Seat) -> float:
    """loss.2: what a sign on a rival's circle is worth to the player.

    A rival with many signs may end the game. Then those with the fewest signs win.
    """
    signs = g.signs[rival]
    worth = SPITE * (SIGN[signs + 1] - SIGN[signs]) if signs < 7 else 0.1
    if rival == leader(g, seat):
        worth += 0.08
    if signs >= 6:
        mine = (g.signs[seat], -g.summon[seat])
        others = [(g.signs[each], -g.summon[each]) for each in range(g.seats) if each not in (seat, rival)]
        wins = not others or mine <= min(others)
        worth += (signs - 5) * (0.25 if wins else -0.12)
    return worth


def raid_risk(g: Fate, seat: Seat, more: int) -> float:
    """collect.1, end-raid.1: what so many more investigators in the own lodge cost."""
    lodge = g.lodges[seat] + more
    cost = more * INVESTIGATOR
    if lodge >= INVESTIGATORS_THAT_RAID:
        signs = g.signs[seat]
        after = min(SIGNS_TO_LOSE, signs + round(lodge * SUCCESS))
        cost += SIGN[after] - SIGN[signs] - lodge * INVESTIGATOR * 0.6
    return cost


# Going somewhere


def visit(g: Fate, seat: Seat, to: Location) -> float:
    """Return what taking the fate piece there would bring, but for spells readied there."""
    row = g.cultists[seat]
    placed = 1 if row[LODGE] or row[ABYSS] else 0
    gained = placed * CULTIST[to]
    here = g.investigators[to]
    if here >= INVESTIGATORS_THAT_FOLLOW:
        gained -= raid_risk(g, seat, here)
    if g.squalls[to] != NONE and g.gods[seat] != ITHAQUA:
        gained -= SQUALL
    return gained + _ACTIONS[to](g, seat, row[to] + placed, control_chance(g, seat, to, placed))


def _other_worlds(g: Fate, seat: Seat, own: int, control: float) -> float:
    """other-worlds.2, other-worlds.3"""
    summoned = own * SUCCESS * (1 - 0.6 * CULTIST[OTHER_WORLDS])
    returned = own * (1 - SUCCESS) * control * LODGE_CULTIST
    return summoned + returned + WIN * AT_LEAST[own][LAST_SPACE - g.summon[seat]]


def _library(g: Fate, seat: Seat, own: int, control: float) -> float:
    """library.1, library.2, library.4"""
    return 0.3 + max(0, 6 - len(g.hands[seat])) * SPELL + 0.5 * control


def _streets(g: Fate, seat: Seat, own: int, control: float) -> float:
    """streets.1, streets.3, streets.4"""
    rivals = [rival for rival in range(g.seats) if rival != seat]
    signs = [sign_on(g, seat, rival) for rival in rivals]
    raids = sum([g.lodges[rival] * sign for rival, sign in zip(rivals, signs, strict=True)])
    sent = 2 * max(signs) if g.supply + g.lodges[seat] > 1 else 0.0
    return SUCCESS * (raids + sent) + min(2, g.lodges[seat]) * INVESTIGATOR + control * 0.1


def _ceremony(g: Fate, seat: Seat, own: int, control: float) -> float:
    """ceremony.1, ceremony.2, ceremony.3"""
    gained = GATE_HELD if g.gate_supply and not g.gates[seat] else 0.0
    if own >= CEREMONY_SACRIFICE:
        last = WIN if g.summon[seat] == LAST_SPACE - 1 else 0.0
        gained += control * (1 + last - CEREMONY_SACRIFICE * CULTIST[CEREMONY])
    return gained + gift(g, seat)


def _museum(g: Fate, seat: Seat, own: int, control: float) -> float:
    """museum.2, museum.3"""
    best = max([ARTEFACT[each] for each in g.shown], default=ANY_ARTEFACT)
    held = g.artefacts[seat]
    if len(held) >= 3:
        best = max(0.0, best - min([ARTEFACT[each] for each in held]))
    signs = g.signs[seat]
    removed = min(3, own, signs)
    return best + control * max(0.0, SIGN[signs] - SIGN[signs - removed] - removed * CULTIST[MUSEUM])


def _gathering(g: Fate, seat: Seat, own: int, control: float) -> float:
    """gathering.1, gathering.2, gathering.3"""
    risen = min(GATHERING_CULTISTS, g.cultists[seat][ABYSS]) * LODGE_CULTIST
    one = roaming(g, seat, 1)
    return risen + one + control * (roaming(g, seat, 20) - one)


_ACTIONS = (_other_worlds, _library, _streets, _ceremony, _museum, _gathering)
assert len(_ACTIONS) == len(LOCATIONS)


def gift(g: Fate, seat: Seat) -> float:
    """gods.d1 to gods.d8: what the player's Dark Gift brings now."""
    god = g.gods[seat]
    row = g.cultists[seat]
    if god == CTHULHU:
        return CULTIST[OTHER_WORLDS] if row[ABYSS] else 0.0
    if god == HASTUR:
        return 0.15 + (CULTIST[CEREMONY] if row[LODGE] else 0.0)
    if god == NYARLATHOTEP:
        last = WIN if g.summon[seat] == LAST_SPACE - 1 else 0.0
        return 1.0 + last if any(each[CAPTIVE] for each in g.cultists) else 0.45
    if god == ITHAQUA:
        return 0.3
    if god == TSATHOGGUA:
        return max(fewer_signs(g, seat), *(drop(g, seat, card) for card in g.readied[seat]), 0.0)
    if god == SHUB_NIGGURATH:
        return min(3, row[ABYSS]) * LODGE_CULTIST + CULTIST[OTHER_WORLDS]
    if god == YOG_SOTHOTH:
        return roaming(g, seat, 3)
    assert god == AZATHOTH
    last = WIN if g.summon[seat] == LAST_SPACE - 1 else 0.0
    return AT_LEAST[2][1] * (1 + last) - 2 * (1 - SUCCESS) * INVESTIGATOR


def fewer_signs(g: Fate, seat: Seat) -> float:
    """gods.d5: what two signs less bring."""
    signs = g.signs[seat]
    return SIGN[signs] - SIGN[max(0, signs - 2)]


def drop(g: Fate, seat: Seat, card: Card) -> float:
    """gods.d5: what dropping a readied spell for a step brings."""
    last = WIN if g.summon[seat] == LAST_SPACE - 1 else 0.0
    return 1 + last - spells(g, seat)[EFFECT[card]]
