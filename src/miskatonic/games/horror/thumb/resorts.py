"""The last resort: a place where somebody can end the scenario at the price of all who are still there.

Read from what is printed on locations and from what the ending brings. Not for better ends (see `goals`).
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from miskatonic.games.horror import lineup, scenarios
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.thumb.goals import entry
from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words.abilities import Action
from miskatonic.games.horror.words.effects import KillAll, Resolution, Test

if TYPE_CHECKING:
    from miskatonic.games.horror.thumb.scene import Scene

LITTLE_TIME = 12
"""From so few rounds on there is no hope for a better end."""
LAST_BREATH = 4
"""Who can take no more than this has none either."""
RELIEF = 20.0
"""What it is worth then to end it so."""
WASTE = -24.0
"""What it is worth before."""
DRAWN = 15.0
"""What it is worth then to be where that can be done."""


def desperate(scene: "Scene") -> bool:
    """Say whether there is no hope any more: no time, hardly any health or sanity, the last agenda, or
    somebody has fallen.
    """
    left = min(scene.left(scene.self), scene.left(scene.self, "sanity"))
    last = scene.act is not None and scene.act.zone == "agenda"
    fewer = len(scene.playing) < len(scene.view.people)
    return last or fewer or scene.rounds_left <= LITTLE_TIME or left <= LAST_BREATH


def worth_giving(scene: "Scene") -> bool:
    """Say whether clues may be given for a better end: all that it takes at once, or with hope for more."""
    offer = scene.goal.offer
    if offer is None or fare(scene) == 0 or not desperate(scene):
        return True
    return scene.self.clues >= offer.each * offer.times


def is_there(scene: "Scene") -> bool:
    """Say whether there is such a place."""
    return bool(_places(scene))


def fare(scene: "Scene") -> int:
    """Return how many clues it still costs to come to such a place; 0: none, or there is no such place."""
    return max((entry(place, scene.box, len(scene.view.people)) for place in _places(scene)), default=0)


def _places(scene: "Scene") -> list[CardOnTable]:
    ends = _ends(scene.view.options.scenario)
    return [place for place in scene.places if place.code in ends]


def end_worth(scene: "Scene", number: int) -> float:
    """Return what it is worth to bring about an ending."""
    plan = scenarios.find(scene.view.options.scenario).scenario
    ending = plan.endings.get(number)
    if number == 0 or number in plan.lost:
        return WASTE
    if ending is None or not any(isinstance(word, KillAll) for word in ending.effects):
        return -WASTE
    return RELIEF if desperate(scene) else WASTE


def drawn_to(scene: "Scene", place: int) -> float:
    """Return what draws somebody without hope to a place."""
    if scene.stage < 2 and not desperate(scene):
        return 0.0
    ends = scene.cards[place].code in _ends(scene.view.options.scenario)
    return DRAWN if ends and desperate(scene) else 0.0


def skills_for_an_end(scene: "Scene") -> frozenset[str]:
    """Return the skills that such a place asks for, in play or set aside."""
    ends = _ends(scene.view.options.scenario)
    return frozenset().union(*(ends[card.code] for card in scene.view.cards if card.code in ends))


@cache
def _ends(scenario: str) -> Mapping[str, frozenset[str]]:
    """locations.4: by code, the places with such an end and what it tests; also by the unrevealed side, if it
    can be no other.
    """
    box = lineup.cards(scenario)
    found = {code: skills for code, printed in box.items() if (skills := _tested_for_an_end(printed))}
    backs = Counter(printed.reverse_card for printed in box.values())
    unrevealed = {box[code].reverse_card: skills for code, skills in found.items()}
    return found | {code: skills for code, skills in unrevealed.items() if code and backs[code] == 1}


def _tested_for_an_end(printed: Printed) -> frozenset[str]:
    return frozenset(
        skill
        for each in printed.abilities
        if isinstance(each, Action)
        for effect in each.effects
        if isinstance(effect, Test) and any(isinstance(word, Resolution) for word in effect.success)
        for skill in effect.skill
    )
