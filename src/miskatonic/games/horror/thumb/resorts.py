"""The last resort: a place where somebody can end the scenario at the price of all who are still there.

Read from what is printed on locations and from what the ending brings. Not for better ends (see `goals`).
"""

from typing import TYPE_CHECKING

from miskatonic.games.horror import scenarios
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
    return [
        place
        for place in scene.places
        if any(_leads_to_an_end(printed) for printed in _sides(scene, place.id))
    ]


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
    ends = any(_leads_to_an_end(printed) for printed in _sides(scene, place))
    return DRAWN if ends and desperate(scene) else 0.0


def _sides(scene: "Scene", place: int) -> list[Printed]:
    """locations.4: what is printed on a location, on the other side only if it can be no other."""
    code = scene.cards[place].code
    others = [each for each in scene.box.values() if each.reverse_card == code]
    own = scene.box.get(code)
    return ([own] if own is not None else []) + (others if len(others) == 1 else [])


def skills_for_an_end(scene: "Scene") -> set[str]:
    """Return the skills that such a place asks for, in play or set aside."""
    places = [card.id for card in scene.view.cards if card.type == "location"]
    return {
        skill
        for place in places
        for printed in _sides(scene, place)
        if _leads_to_an_end(printed)
        for each in printed.abilities
        if isinstance(each, Action)
        for effect in each.effects
        if isinstance(effect, Test)
        for skill in effect.skill
    }


def _leads_to_an_end(printed: Printed) -> bool:
    return any(
        isinstance(effect, Test) and any(isinstance(word, Resolution) for word in effect.success)
        for each in printed.abilities
        if isinstance(each, Action)
        for effect in each.effects
    )
