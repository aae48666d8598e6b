"""When the moment of a spell or an artefact has come, by rules of thumb.

Only what a seat may know is used. Not for what it brings (see `worth`), nor for other decisions (`thumb`).
"""

from collections.abc import Callable

from miskatonic.core.game import Seat
from miskatonic.games.fate import worth
from miskatonic.games.fate.cards import (
    ABYSS,
    BACK,
    BETRAYAL,
    BLACK_MIRROR,
    BLOOD_PRICE,
    BONE_FLUTE,
    BROKEN_SEAL,
    CALL_FROM_BELOW,
    CEREMONY,
    DREAM_ROAD,
    FALSE_TRAIL,
    GATHERING,
    LIBRARY,
    LOCATIONS,
    LODGE,
    MIND_THEFT,
    OTHER_WORLDS,
    PRESS_CALL,
    RISING_TIDE,
    SHINING_STONE,
    STAR_CHART,
    STREETS,
    WARD_RING,
    YELLOW_MASK,
    Location,
)
from miskatonic.games.fate.numbers import INVESTIGATORS_THAT_RAID, LAST_SPACE
from miskatonic.games.fate.rules.control import controls
from miskatonic.games.fate.state import Fate
from miskatonic.games.fate.worth import SIGN

WORTH_A_PRESS_CALL = 0.25
WORTH_A_DREAM = 0.35
"""How much better the place must be that only Dream Road leads to."""


def _own(g: Fate, seat: Seat, window: str) -> bool:
    return seat == g.active and g.window == window


def cast_call(g: Fate, seat: Seat) -> bool:
    """spells.d1: when the lodge is empty."""
    return seat == g.active and g.cultists[seat][LODGE] == 0 and g.cultists[seat][ABYSS] > 1


def cast_false_trail(g: Fate, seat: Seat) -> bool:
    """spells.d2: before a raid that is about to come."""
    lodge = g.lodges[seat]
    if g.fate == STREETS and g.window == "moved" and seat != g.active:
        return lodge > 1
    return _own(g, seat, "end") and lodge >= INVESTIGATORS_THAT_RAID - 1


def cast_dream_road(g: Fate, seat: Seat) -> bool:
    """spells.d3: if the best place cannot be reached otherwise."""
    visits = [worth.visit_and_ready(g, seat, to) for to in range(len(LOCATIONS))]
    reach = reachable(g, seat)
    best = max([visits[to] for to in range(len(LOCATIONS)) if to != g.fate])
    usual = max([visits[to] for to in reach], default=0.0)
    return best - usual > WORTH_A_DREAM


def reachable(g: Fate, seat: Seat) -> list[Location]:
    """movement.2, movement.3, movement.4: where the player's cards lead without help."""
    backs = [BACK[card] for card in g.hands[seat]]
    if g.gates[seat] or len(set(backs)) < len(backs):
        return [to for to in range(len(LOCATIONS)) if to != g.fate]
    return [back + 1 for back in backs if back + 1 != g.fate]


def cast_mind_theft(g: Fate, seat: Seat) -> bool:
    """spells.d4: before the own move, for want of a pair."""
    backs = {BACK[card] for card in g.hands[seat]}
    return _own(g, seat, "prep") and not g.gates[seat] and len(backs) == len(g.hands[seat])


def cast_blood_price(g: Fate, seat: Seat) -> bool:
    """spells.d5: after the action, so that the cultists have done what they could."""
    return g.window in ("acted", "end") or g.summon[seat] == LAST_SPACE - 1


def cast_betrayal(g: Fate, seat: Seat) -> bool:
    """spells.d8: when one cultist less costs somebody control, or oneself wins it."""
    if g.window != "moved":
        return False
    if seat == g.active:
        own = g.cultists[seat][g.fate]
        return own > 2 and [row[g.fate] >= own for row in g.cultists].count(True) == 2
    there = g.cultists[g.active][g.fate]
    if g.fate == OTHER_WORLDS:
        return there > 1
    return g.fate in (CEREMONY, GATHERING) and there == 3 and controls(g, g.active, g.fate)


def cast_press_call(g: Fate, seat: Seat) -> bool:
    """spells.d10: in the own turn, when the signs to be expected are worth it."""
    return (
        seat == g.active
        and max([press_call_on(g, seat, rival) for rival in range(g.seats)]) > WORTH_A_PRESS_CALL
    )


def press_call_on(g: Fate, seat: Seat, rival: Seat) -> float:
    """spells.d10: what the signs to be expected on a rival are worth"""
    if rival == seat:
        return 0.0
    return (min(3, g.supply) + g.lodges[rival]) * worth.SUCCESS * worth.sign_on(g, seat, rival)


def cast_broken_seal(g: Fate, seat: Seat) -> bool:
    """spells.d12: in the own turn, when two signs weigh enough."""
    return seat == g.active and g.signs[seat] > 2 and SIGN[g.signs[seat]] - SIGN[g.signs[seat] - 2] > 0.25


def at_once(g: Fate, seat: Seat) -> bool:
    """Whenever it is possible."""
    return True


def never(g: Fate, seat: Seat) -> bool:
    """Not in an open window."""
    return False


CASTS: dict[int, Callable[[Fate, Seat], bool]] = {
    CALL_FROM_BELOW: cast_call,
    FALSE_TRAIL: cast_false_trail,
    DREAM_ROAD: cast_dream_road,
    MIND_THEFT: cast_mind_theft,
    BLOOD_PRICE: cast_blood_price,
    BETRAYAL: cast_betrayal,
    PRESS_CALL: cast_press_call,
    RISING_TIDE: at_once,
    BROKEN_SEAL: cast_broken_seal,
}


def use_flute(g: Fate, seat: Seat) -> bool:
    """artefact-list.d9"""
    return g.cultists[seat][ABYSS] > 1


def use_mask(g: Fate, seat: Seat) -> bool:
    """artefact-list.d11: an own cultist into Other Worlds, a rival's out of it."""
    rivals = sum([row[OTHER_WORLDS] for row in g.cultists]) - g.cultists[seat][OTHER_WORLDS]
    return rivals > 0 and any(g.cultists[seat][LIBRARY : len(LOCATIONS)])


USES: dict[int, Callable[[Fate, Seat], bool]] = {
    SHINING_STONE: at_once,
    BLACK_MIRROR: at_once,
    BONE_FLUTE: use_flute,
    WARD_RING: at_once,
    YELLOW_MASK: use_mask,
    STAR_CHART: at_once,
}
