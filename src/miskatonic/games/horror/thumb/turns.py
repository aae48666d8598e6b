"""What to do in a turn: every option gets a worth in actions and a reason, and the best is taken.

Not for what is asked besides (see `answers`).
"""

from collections.abc import Callable, Sequence

import msgspec

from miskatonic.core.game import Option
from miskatonic.core.ids import Id, id_of, read_id
from miskatonic.core.text import Text, text
from miskatonic.games.horror.abilities import text_named
from miskatonic.games.horror.naming import card_name
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.thumb import gates, leads, means, resorts
from miskatonic.games.horror.thumb import worth as value
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Ability, Action, Constant, Free, Objective, Play, Reaction
from miskatonic.games.horror.words.costs import Cost
from miskatonic.games.horror.words.effects import Effect

IDLE = -0.1
UNPROVOKING = ("fight", "evade", "parley", "resign")
"""attack-of-opportunity.1: what may be done while enemies are engaged with me."""
SERVICE = 0.8
"""What an ability of an asset is worth that is not looked into."""
SOAK = 1.2
"""A point of health or sanity on an asset."""
ADVANCE = 50.0
RUSH = 12.0
"""What the way to where everybody must be is worth, if it can be gone in one turn."""
SKILLED = 0.5
"""Who finds so many clues with an action at an ordinary place is good at it."""
OCCASION = 1.6
"""What an event is worth when its time comes."""
RICH = 1.0
"""What a card is worth to somebody who has few and could pay for one."""
LEISURE = 0.4
"""How much more it is worth while nothing else is to be done."""
ERRAND = 2.5
"""What it is worth to go one location further in every round."""
SHORT = 1.2
"""What the same way is worth while a spare action could first shake off who is engaged with me."""
LITTLE_TIME = 0.6
"""So much less is an asset worth when few rounds are left to use it."""
SINGED = 1.2
"""How much worse than any other wound one is that need not have happened."""
LATE = 5
"""From this round on nobody waits any longer."""
HOPELESS = 0.05
"""A test with so little chance is as good as lost."""


class Deed(msgspec.Struct, frozen=True):
    """An option, what it is worth, and why."""

    id: str
    worth: float
    why: Text | None = None
    """What decides; None: nothing more is known than its worth."""
    chance: float = 1.0
    """How likely its test succeeds, with the cards I would commit; 1 without a test."""


def worths(scene: Scene, options: Sequence[Option]) -> dict[str, float]:
    """Return what each option is worth, but of tests as good as lost only if all are."""
    deeds = [weigh(scene, option.id) for option in options]
    hopeful = [deed for deed in deeds if deed.chance >= HOPELESS]
    return {deed.id: deed.worth for deed in hopeful or deeds}


def weigh(scene: Scene, id: str) -> Deed:
    """Return what an option is worth, and why."""
    what = read_id(id)
    weigher = WEIGHERS.get(what.kind)
    return weigher(scene, id, what) if weigher is not None else Deed(id, 0.0)


# The basic actions


def _advance(scene: Scene, id: str, what: Id) -> Deed:
    return Deed(id, ADVANCE, text("hint-advance"))


def _objective(scene: Scene, id: str) -> Deed:
    """Go on, but not unprepared."""
    if _can_find_clues(scene) and _has_looked_everywhere(scene):
        return Deed(id, ADVANCE, text("hint-advance"))
    return Deed(id, IDLE, text("hint-wait"))


def _can_find_clues(scene: Scene) -> bool:
    """Nobody leaves the first act before somebody can find clues well, or time presses."""
    early = scene.stage == 1 and scene.view.round < LATE
    return not early or any(means.insight(Scene(scene.view, each.seat)) >= SKILLED for each in scene.playing)


def _has_looked_everywhere(scene: Scene) -> bool:
    """Clues that can be spent in the next act are found first, wherever that is easy."""
    if not scene.clues_serve_later:
        return True
    eyes = [Scene(scene.view, person.seat) for person in scene.playing]
    return not any(
        place.clues
        and not scene.burns(place.id)
        and any(means.insight(each, scene.number(place, "shroud")) >= SKILLED for each in eyes)
        for place in scene.places
    )


def _end(scene: Scene, id: str, what: Id) -> Deed:
    gain = IDLE - _left_to(scene, scene.me.location) if scene.me.actions else 0.2
    return Deed(id, gain, text("hint-end"))


def _burnt(scene: Scene, place: int) -> float:
    """Return how bad it is to end my turn at a place because of what burns there."""
    return SINGED * value.scorching(scene) if scene.burns(place) else 0.0


def _left_to(scene: Scene, place: int) -> float:
    """Return how bad it is to end my turn at a place, because of what burns there, or who waits."""
    return _burnt(scene, place) + scene.awaits(place)


def _draw(scene: Scene, id: str, what: Id) -> Deed:
    gain = 0.6 if scene.me.hand < 3 else 0.4 if scene.me.hand < scene.me.hand_limit else 0.05
    if scene.me.hand < 3 and scene.self.resources > 4:
        gain = RICH
    if scene.stage == 1 and not scene.goal.missing and scene.me.hand < scene.me.hand_limit:
        gain += LEISURE
    return Deed(id, gain - scene.opportunity, text("hint-draw", hand=scene.me.hand))


def _resource(scene: Scene, id: str, what: Id) -> Deed:
    have = scene.self.resources
    gain = 0.5 if have < 3 else 0.3 if have < 6 else 0.1
    return Deed(id, gain - scene.opportunity, text("hint-resource", resources=scene.self.resources))


def _investigate(scene: Scene, id: str, what: Id) -> Deed:
    place = scene.here
    told = leads.overheard(scene, "investigates")
    if place is None or not (place.clues or told):
        return Deed(id, IDLE)
    shroud = scene.number(place, "shroud")
    plan = means.plan(scene, "intellect", shroud)
    found = value.clues_found(scene, place, plan.worth) + plan.chance * told
    why = _tested(plan, text("hint-clues", missing=scene.goal.missing))
    return Deed(id, found - scene.opportunity, why, plan.chance)


def _fight(scene: Scene, id: str, what: Id) -> Deed:
    enemy = scene.cards[what.number]
    plan = means.plan(scene, "combat", scene.number(enemy, "fight"))
    return Deed(id, value.attack_worth(scene, enemy), _tested(plan, threat(scene, enemy)), plan.chance)


def _evade(scene: Scene, id: str, what: Id) -> Deed:
    enemy = scene.cards[what.number]
    plan = means.plan(scene, "agility", scene.number(enemy, "evade"))
    worth = value.slipping(scene, enemy, plan.worth)
    return Deed(id, worth, _tested(plan, threat(scene, enemy)), plan.chance)


def _engage(scene: Scene, id: str, what: Id) -> Deed:
    """Take an enemy off somebody who is worse at fighting and closer to defeat; usually no good idea."""
    return Deed(id, IDLE - scene.opportunity)


def _move(scene: Scene, id: str, what: Id) -> Deed:
    """Go toward the place where there is most to do."""
    stay = value.place_worth(scene, scene.me.location)
    aims = [
        (value.place_worth(scene, place, far) - stay, place)
        for place, (far, first) in scene.ways.items()
        if far and first == what.number
    ]
    gain, aim = max(aims, default=(IDLE, what.number))
    worth = value.USUAL + 0.7 * gain - scene.opportunity
    if scene.me.actions == 1 or scene.left(scene.self) <= 1:  # who would fall to the fire does not wait
        worth += _left_to(scene, scene.me.location) - _left_to(scene, what.number)
    if what.number in scene.goal.enter and not (gates.due(scene) and gates.in_time(scene)):
        worth = IDLE
    if scene.me.actions == 2 and not _goes_on(scene, what.number):  # in and out again is no use
        worth -= scene.awaits(what.number)
    named = card_name(scene.cards[aim].name)
    why = text("hint-move", card=named)
    if aim in scene.goal.gather_at:
        worth, why = _gathering(scene, aim, worth), text("hint-gather", card=named)
    return Deed(id, worth, why)


def _goes_on(scene: Scene, place: int) -> bool:
    """Say whether there is a place behind this one that I want to come to."""
    return any(
        resorts.drawn_to(scene, to) for to, (far, first) in scene.ways.items() if far > 1 and first == place
    )


def _gathering(scene: Scene, aim: int, worth: float) -> float:
    """Run to where the act wants everybody, all in one round; spare actions go into shaking off enemies."""
    far = scene.ways[aim][0]
    spare = scene.me.actions - far
    if spare < 0 or _deadly(scene, aim) or _in_vain(scene, aim):
        last = all(person.location == aim for person in scene.playing if person.seat != scene.seat)
        return worth + (value.GOAL if last and far == 1 else 0.0)
    return SHORT if spare and scene.engaged else RUSH


def _in_vain(scene: Scene, aim: int) -> bool:
    """Say whether somebody who has had his turn is not there, so that all others would wait for him."""
    return any(person.turn_taken and person.location != aim for person in scene.playing)


def _deadly(scene: Scene, aim: int) -> bool:
    """attack-of-opportunity.1: say whether I would not live through the attacks on the way to a place."""
    far, first = scene.ways[aim]
    attacks = scene.engaged * (far - 1 if scene.unprovoking else far)
    if far > 1:
        attacks += [
            enemy
            for enemy in scene.enemies
            if scene.place_of(enemy) == first and not enemy.engaged and not enemy.exhausted
        ]
    return any(
        sum(scene.number(enemy, harm) for enemy in attacks) >= scene.stamina(scene.me, stat)
        for harm, stat in value.STATS.items()
    )


# Cards and abilities


def _play(scene: Scene, id: str, what: Id) -> Deed:
    card = scene.cards[what.number]
    printed = scene.printed(card)
    if printed is None:
        return Deed(id, value.SOMETHING)
    cost = value.money(scene, scene.number(card, "cost"))
    safe = any(getattr(each, "safe", False) for each in printed.abilities)
    fast = "fast" in card.keywords
    risk = 0.0 if fast or safe or _attacks(printed.abilities) else scene.opportunity
    gain = played(scene, card, printed)
    why = text(
        "hint-play",
        card=card_name(card.name),
        cost=scene.number(card, "cost"),
        resources=scene.self.resources,
    )
    return Deed(id, gain - cost - risk + (0.4 if fast else 0.0) - 0.3, why)


def played(scene: Scene, card: CardOnTable, printed: Printed) -> float:
    """Return what it is worth to have played a card of mine."""
    if card.type == "asset":
        return asset_worth(scene, card, printed.abilities) - _pushed_out(scene, printed)
    plays = [each for each in printed.abilities if isinstance(each, Play)]
    return sum(value.worth(scene, each.effects) for each in plays)


def _pushed_out(scene: Scene, card: Printed) -> float:
    """slots.6: what the assets are worth that must make room for another."""
    total = 0.0
    for slot in set(card.slots):
        rivals = [
            (asset_worth(scene, other, printed.abilities), other.slots.count(slot))
            for other in scene.view.cards
            if other.zone == id_of("play", scene.seat) and slot in other.slots
            if (printed := scene.printed(other)) is not None
        ]
        lacking = card.slots.count(slot) + sum(held for _, held in rivals) - scene.me.slots.get(slot, 0)
        for worth, held in sorted(rivals):
            if lacking > 0:
                total, lacking = total + worth, lacking - held
    return total


def kept(scene: Scene, card: CardOnTable) -> float:
    """Return what it is worth to keep a card of mine in hand, to play it later."""
    printed = scene.printed(card)
    if printed is None or card.type not in ("asset", "event"):
        return 0.0
    gain = played(scene, card, printed)
    if card.type == "event":
        gain = max(gain, OCCASION)
    return gain - value.money(scene, scene.number(card, "cost"))


def _attacks(abilities: Sequence[Ability]) -> bool:
    """attack-of-opportunity.1: whether playing it is a fight, an evasion or a parley."""
    return any(each.designator in UNPROVOKING for each in abilities if isinstance(each, Play))


def asset_worth(scene: Scene, card: CardOnTable, abilities: Sequence[Ability]) -> float:
    """Return what an asset is worth for the rest of the game: better tests, soaking, whatever it offers."""
    total = SOAK * (scene.left(card, "health") + scene.left(card, "sanity"))
    for each in abilities:
        match each:
            case Action() if each.designator in ("fight", "investigate"):
                total += max(0.3, _serving(scene, each, abilities) - _best_of(scene, card, each.designator))
            case Constant():
                total += sum(
                    means.lift(scene, word) for word in each.modifiers if isinstance(word, mod.Change)
                )
            case Free() | Reaction() | Action():
                total += _offered(scene, card, each)
    return total if scene.view.acts > 1 else LITTLE_TIME * total


def _offered(scene: Scene, card: CardOnTable, ability: Free | Reaction | Action) -> float:
    """Return what an ability is worth over the game: healing each time, a way each round, others a little."""
    if means.strengthens(ability):
        return 0.0
    if isinstance(ability, Free) and any(isinstance(each, fx.Move) for each in ability.effects):
        return ERRAND
    healed = sum(scene.amount(each.count) for each in ability.effects if isinstance(each, fx.Heal))
    return max(SERVICE, value.HEALED * healed * (card.uses or means.supply(scene.printed(card))))


def _serving(scene: Scene, action: Action, abilities: Sequence[Ability]) -> float:
    """Return how much better I fight or investigate with an asset."""
    if action.designator == "fight":
        return means.armament(scene, action.effects, abilities)
    return means.equipment(scene, action.effects)


def _best_of(scene: Scene, card: CardOnTable, designator: str) -> float:
    """Return what the best other asset of mine does for such actions."""
    best = 0.0
    for other in scene.view.cards:
        printed = (
            scene.printed(other) if other.zone == id_of("play", scene.seat) and other.id != card.id else None
        )
        abilities = printed.abilities if printed is not None else ()
        for each in abilities:
            if isinstance(each, Action) and each.designator == designator and means.usable(other, each):
                best = max(best, _serving(scene, each, abilities))
    return best


def _use(scene: Scene, id: str, what: Id) -> Deed:
    return ability_worth(scene, id, what.word)


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
    if scene.goal.offer is not None and scene.goal.offer.card == card.id and isinstance(ability, Free):
        if not resorts.worth_giving(scene):
            return Deed(id, IDLE)
        return Deed(id, ADVANCE, text("hint-use", card=card_name(card.name)))
    costs: Sequence[Cost] = getattr(ability, "costs", ())
    effects: Sequence[Effect] = getattr(ability, "effects", ())
    gain = value.worth(scene, effects, source=card) - value.price_of(scene, costs, card)
    if means.strengthens(ability):
        gain += value.strengthening(scene, effects)
    why = text("hint-use", card=card_name(card.name))
    chance = 1.0
    actions = sum(each.count for each in costs if isinstance(each, price.Actions))
    if isinstance(ability, Action):
        fights = ability.designator in UNPROVOKING
        gain -= 0.0 if fights or ability.safe else scene.opportunity
        gain /= max(1, actions)
        if ability.designator in ("fight", "investigate"):
            gain += 0.15
        plan = _plan_with(scene, ability)
        if plan is not None:
            why, chance = _tested(plan, why), plan.chance
    elif isinstance(ability, Free):
        gain += 0.2
    elif isinstance(ability, Play):
        gain -= value.money(scene, scene.number(card, "cost")) + value.spent_card(scene)
    return Deed(id, gain, why, chance)


# Why


def _chance(plan: means.Plan) -> Text:
    """Return how likely a test succeeds as it stands, and with the cards I would commit."""
    alone, percent = round(100 * plan.alone), round(100 * plan.chance)
    if percent == alone:
        return text("hint-chance", percent=percent)
    return text("hint-chance-backed", percent=percent, alone=alone)


def _tested(plan: means.Plan, why: Text) -> Text:
    """Return what decides an action with a test: what it is about, and how likely it succeeds."""
    return text("hint-tested", why=why, chance=_chance(plan))


def _plan_with(scene: Scene, ability: Action) -> means.Plan | None:
    """Return how I would take the test of a tool: against whom it serves best, or here."""
    help = means.help_of(scene, ability.effects)
    match ability.designator:
        case "fight" if scene.near:
            target = max(scene.near, key=lambda enemy: value.attack_worth(scene, enemy, help))
            return means.plan_with(scene, "combat", scene.number(target, "fight"), help)
        case "evade" if scene.engaged:
            difficulty = min(scene.number(enemy, "evade") for enemy in scene.engaged)
            return means.plan_with(scene, "agility", difficulty, help)
        case "investigate" if scene.here is not None:
            return means.plan_with(scene, "intellect", scene.number(scene.here, "shroud"), help)
    return None


def threat(scene: Scene, enemy: CardOnTable) -> Text:
    """Return what an enemy does when it attacks."""
    return text(
        "hint-threat",
        card=card_name(enemy.name),
        damage=scene.number(enemy, "damage"),
        horror=scene.number(enemy, "horror"),
    )


WEIGHERS: dict[str, Callable[[Scene, str, Id], Deed]] = {
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
