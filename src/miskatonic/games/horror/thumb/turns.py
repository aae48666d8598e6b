"""What to do in a turn: every option gets a worth in actions and a reason, and the best is taken.

Not for what is asked besides (see `answers`).
"""

from collections.abc import Callable, Sequence

import msgspec

from miskatonic.core.game import Option
from miskatonic.core.text import Text, text
from miskatonic.games.horror.abilities import text_named
from miskatonic.games.horror.thumb import worth as value
from miskatonic.games.horror.thumb.scene import DEFEAT, Scene
from miskatonic.games.horror.told import card_name
from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Ability, Action, Constant, Free, Objective, Play, Reaction
from miskatonic.games.horror.words.costs import Cost

IDLE = -0.1
SOAK = 0.8
"""A point of health or sanity on an asset."""
ADVANCE = 50.0
RUSH = 12.0
"""What the way to where everybody must be is worth, if it can be gone in one turn."""
SKILLED = 0.5
"""Who finds so many clues with an action at an ordinary place is good at it."""
LATE = 5
"""From this round on nobody waits any longer."""


class Deed(msgspec.Struct, frozen=True):
    """An option, what it is worth, and why."""

    id: str
    worth: float
    why: tuple[Text, ...] = ()


def best(scene: Scene, options: Sequence[Option]) -> Deed:
    """Return the option worth most."""
    return max((weigh(scene, option.id) for option in options), key=lambda deed: deed.worth)


def weigh(scene: Scene, id: str) -> Deed:
    """Return what an option is worth, and why."""
    kind, _, what = id.partition(":")
    weigher = WEIGHERS.get(kind)
    return weigher(scene, id, what) if weigher is not None else Deed(id, 0.0)


# The basic actions


def _advance(scene: Scene, id: str, what: str) -> Deed:
    return Deed(id, ADVANCE, (text("hint-advance"),))


def _objective(scene: Scene, id: str) -> Deed:
    """Go on, but do not leave the first act before somebody can find clues well, or time presses."""
    early = scene.stage == 1 and scene.view.round < LATE
    ready = not early or any(value.insight(Scene(scene.view, each.seat)) >= SKILLED for each in scene.playing)
    return Deed(id, ADVANCE, (text("hint-advance"),)) if ready else Deed(id, IDLE, (text("hint-wait"),))


def _end(scene: Scene, id: str, what: str) -> Deed:
    return Deed(id, IDLE if scene.me.actions else 0.2, (text("hint-end"),))


def _draw(scene: Scene, id: str, what: str) -> Deed:
    gain = 0.6 if scene.me.hand < 3 else 0.4 if scene.me.hand < scene.me.hand_limit else 0.05
    return Deed(id, gain - scene.opportunity, (text("hint-draw"),))


def _resource(scene: Scene, id: str, what: str) -> Deed:
    have = scene.self.resources
    gain = 0.5 if have < 3 else 0.3 if have < 6 else 0.1
    return Deed(id, gain - scene.opportunity, (text("hint-resource"),))


def _investigate(scene: Scene, id: str, what: str) -> Deed:
    place = scene.here
    if place is None or not place.clues:
        return Deed(id, IDLE)
    chance = value.backed(scene, "intellect", scene.number(place, "shroud"))
    why = [_chance(chance), text("hint-clues", missing=scene.goal.missing)]
    return Deed(id, value.clues_found(scene, place, chance) - scene.opportunity, (*why, *_provoked(scene)))


def _fight(scene: Scene, id: str, what: str) -> Deed:
    enemy = scene.cards[int(what)]
    chance = value.attack_chance(scene, enemy)
    return Deed(id, value.attack_worth(scene, enemy), (_chance(chance), threat(scene, enemy)))


def _evade(scene: Scene, id: str, what: str) -> Deed:
    enemy = scene.cards[int(what)]
    chance = value.evade_chance(scene, enemy)
    return Deed(id, value.slipping(scene, enemy, chance), (_chance(chance), threat(scene, enemy)))


def _engage(scene: Scene, id: str, what: str) -> Deed:
    """Take an enemy off somebody who is worse at fighting and closer to defeat; usually no good idea."""
    return Deed(id, IDLE - scene.opportunity)


def _move(scene: Scene, id: str, what: str) -> Deed:
    """Go toward the place where there is most to do."""
    stay = value.place_worth(scene, scene.me.location)
    aims = [
        (value.place_worth(scene, place, far) - stay, place)
        for place, (far, first) in scene.ways.items()
        if far and first == int(what)
    ]
    gain, aim = max(aims, default=(IDLE, int(what)))
    worth = value.USUAL + 0.7 * gain - scene.opportunity
    named = card_name(scene.cards[aim].name)
    why = text("hint-move", card=named)
    if aim in scene.goal.gather_at:
        worth, why = _gathering(scene, aim, worth), text("hint-gather", card=named)
    return Deed(id, worth, (why, *_provoked(scene)))


def _gathering(scene: Scene, aim: int, worth: float) -> float:
    """Run to where the act wants everybody, all in one round; spare actions go into shaking off enemies."""
    spare = scene.me.actions - scene.ways[aim][0]
    last = all(person.location == aim for person in scene.playing if person.seat != scene.seat)
    if scene.opportunity >= DEFEAT / 2 or (spare > 0 and scene.engaged) or spare < 0:
        return worth + (value.GOAL if last and scene.ways[aim][0] == 1 else 0.0)
    return RUSH


# Cards and abilities


def _play(scene: Scene, id: str, what: str) -> Deed:
    card = scene.cards[int(what)]
    printed = scene.printed(card)
    if printed is None:
        return Deed(id, value.SOMETHING)
    cost = value.money(scene, scene.number(card, "cost"))
    safe = any(getattr(each, "safe", False) for each in printed.abilities)
    fast = "fast" in card.keywords
    risk = 0.0 if fast or safe or _attacks(printed.abilities) else scene.opportunity
    if card.type == "asset":
        gain = asset_worth(scene, card, printed.abilities)
    else:
        plays = [each for each in printed.abilities if isinstance(each, Play)]
        gain = sum(value.worth(scene, each.effects) for each in plays)
    why = text(
        "hint-play",
        card=card_name(card.name),
        cost=scene.number(card, "cost"),
        resources=scene.self.resources,
    )
    return Deed(
        id, gain - cost - risk + (0.4 if fast else 0.0) - 0.3, (why, *(_provoked(scene) if risk else ()))
    )


def _attacks(abilities: Sequence[Ability]) -> bool:
    """attack-of-opportunity.1: whether playing it is a fight, an evasion or a parley."""
    return any(
        getattr(each, "designator", "") in ("fight", "evade", "parley", "resign") for each in abilities
    )


def asset_worth(scene: Scene, card: CardOnTable, abilities: Sequence[Ability]) -> float:
    """Return what an asset is worth for the rest of the game: better tests, soaking, whatever it offers."""
    total = SOAK * (scene.number(card, "health") + scene.number(card, "sanity"))
    for each in abilities:
        match each:
            case Action() if each.designator == "fight":
                total += max(0.3, value.armament(scene, each.effects) - _best_of(scene, card, "fight"))
            case Action() if each.designator == "investigate":
                total += max(0.3, value.equipment(scene, each.effects) - _best_of(scene, card, "investigate"))
            case Constant():
                total += sum(
                    value.lift(scene, word) for word in each.modifiers if isinstance(word, mod.Change)
                )
            case Free() | Reaction() | Action():
                total += 0.8
    return total if scene.view.acts else 0.6 * total


def _best_of(scene: Scene, card: CardOnTable, designator: str) -> float:
    """Return what the best other asset of mine does for such actions."""
    rate = value.armament if designator == "fight" else value.equipment
    best = 0.0
    for other in scene.view.cards:
        printed = scene.printed(other) if other.zone == f"play:{scene.seat}" and other.id != card.id else None
        for each in printed.abilities if printed is not None else ():
            if isinstance(each, Action) and each.designator == designator and _usable(other, each):
                best = max(best, rate(scene, each.effects))
    return best


def _usable(card: CardOnTable, ability: Action) -> bool:
    """Say whether there are uses left for an ability."""
    return card.uses > 0 or not any(isinstance(each, price.SpendUses) for each in ability.costs)


def _use(scene: Scene, id: str, what: str) -> Deed:
    return ability_worth(scene, id, what)


def ability_worth(scene: Scene, id: str, key: str) -> Deed:
    """Return what it is worth to use an ability, its price taken off."""
    named = text_named(key)
    source, card = scene.cards.get(named.printed), scene.cards.get(named.card)
    printed = scene.printed(source) if source is not None else None
    if printed is None or card is None or named.index < 0 or named.gain >= 0:
        return Deed(id, value.SOMETHING)
    ability = printed.abilities[named.index]
    if isinstance(ability, Objective):
        return _objective(scene, id)
    costs: Sequence[Cost] = getattr(ability, "costs", ())
    gain = value.worth(scene, getattr(ability, "effects", ()), source=card) - value.price_of(
        scene, costs, card
    )
    why: list[Text] = [text("hint-use", card=card_name(card.name))]
    actions = sum(each.count for each in costs if isinstance(each, price.Actions))
    if isinstance(ability, Action):
        fights = ability.designator in ("fight", "evade", "parley", "resign")
        gain -= 0.0 if fights or ability.safe else scene.opportunity
        gain /= max(1, actions)
        if ability.designator in ("fight", "investigate"):
            gain += 0.15
            why += _provoked(scene) if not fights else ()
    elif isinstance(ability, Free):
        gain += 0.2
    return Deed(id, gain, tuple(why))


# Why


def _chance(chance: float) -> Text:
    return text("hint-chance", percent=round(100 * chance))


def threat(scene: Scene, enemy: CardOnTable) -> Text:
    """Return what an enemy does when it attacks."""
    return text(
        "hint-threat",
        card=card_name(enemy.name),
        damage=scene.number(enemy, "damage"),
        horror=scene.number(enemy, "horror"),
    )


def _provoked(scene: Scene) -> tuple[Text, ...]:
    return (text("hint-provokes", count=len(scene.engaged)),) if scene.engaged else ()


WEIGHERS: dict[str, Callable[[Scene, str, str], Deed]] = {
    "advance": _advance,
    "end": _end,
    "draw": _draw,
    "resource": _resource,
    "investigate": _investigate,
    "fight": _fight,
    "evade": _evade,
    "engage": _engage,
    "move": _move,
    "play": _play,
    "use": _use,
}
