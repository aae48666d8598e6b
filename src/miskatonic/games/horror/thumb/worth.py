"""What things are worth to an investigator: clues, cards, resources, wounds, enemies gone, and what words do.

Worth is counted in actions: an action spent on a resource is worth a little more than half of one. Not for
choosing among options.
"""

import math
from collections.abc import Sequence

import msgspec

from miskatonic.core.ids import id_of
from miskatonic.games.horror.indexes import Text
from miskatonic.games.horror.thumb import gates, leads, resorts
from miskatonic.games.horror.thumb.goals import names_in, people_in
from miskatonic.games.horror.thumb.means import (
    CLUE,
    NO_HELP,
    Help,
    attack_chance,
    best_skill,
    evade_chance,
    help_of,
    helped,
    insight,
    prowess,
    search_chance,
    when_it_works,
)
from miskatonic.games.horror.thumb.scene import AVOIDABLE, DANGER, DEFEAT, Scene, nearness
from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Revelation
from miskatonic.games.horror.words.costs import Cost
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.modifiers import Modifier
from miskatonic.games.horror.words.things import Choose, Each, Target

RESOURCE = 0.5
CARD = 0.7
FARE = 5.0
"""A clue that is still missing to come to where the scenario can be ended."""
SPARE = 2.4
"""A clue that can be spent in the next act."""
BLOW = 6.0
"""A point of damage to somebody who must be defeated."""
GOAL = 3.0
"""To be where the act wants everybody."""
ONGOING = 3.0
"""So often something in my threat area hurts until the end."""
HAZARD = 3.0
"""So often somebody is hurt by what burns at a place."""
WORN, BURNT = 0.5, 1.2
"""An asset that loses a point to a fire, or its last."""
IN_VAIN = -0.5
"""To strike at somebody whom nothing can hurt."""
BRINGS_DOOM = 0.4
"""So much of what lies on an enemy, as doom, is gone with it."""
TROUBLE = 2.0
"""An enemy that nobody had to meet."""
BARRED = 1.5
"""An asset that can be played or used again."""
PICKED = 3.0
"""The asset I need most, played out of the deck."""
HEALED = 1.2
"""A point of damage or horror healed."""
UNSEEN = 2
"""So many clues are expected where nobody has been."""
UNSURE = 0.4
"""So many of them an action is thought to find."""
FREE = 0.6
"""So much of what free hands could do is done."""
IDLING = 0.6
"""What they are worth where there is nothing to find."""
USUAL = 0.35
"""What an action is worth that only makes ready."""
STRUCK = 0.5
"""So much of the blows that could be dealt to somebody who must be defeated draws one to him."""
AHEAD = 6
"""So many actions are thought of when somebody asks where to go."""
STATS = {"damage": "health", "horror": "sanity"}
"""What each kind of harm is measured against."""
SOMETHING = 0.4
"""What words are worth that are not looked into."""


# Things


def clue(scene: Scene) -> float:
    """Return what a clue is worth now."""
    goal = scene.goal
    if goal.foes and scene.clues < resorts.fare(scene) and resorts.desperate(scene):
        return FARE
    if goal.missing or scene.inquiry.missing:
        return CLUE
    if goal.foes:
        return BLOW
    if scene.clues_serve_later:
        return SPARE
    return 0.9 if scene.view.acts else 0.3


def doom(scene: Scene) -> float:
    """Return how bad a doom is: the less time is left, the worse."""
    spare = scene.rounds_left - 3 * (scene.view.acts + 1)
    return 0.8 if spare > 5 else 1.6 if spare > 0 else 3.0


def money(scene: Scene, count: float) -> float:
    """Return what it costs to spend resources: the rich spend gladly."""
    have = scene.self.resources
    return count * (0.35 if have < 4 else 0.25 if have < 7 else 0.12)


def gained(scene: Scene, count: float) -> float:
    """Return what it is worth to gain resources: the rich need no more."""
    have = scene.self.resources
    return sum(
        RESOURCE if each < 4 else 0.3 if each < 7 else 0.12 for each in range(have, have + round(count))
    )


def spent_card(scene: Scene) -> float:
    """Return what it costs to give a card from hand: at the end next to nothing."""
    few = 0.15 if scene.me.hand <= 2 else 0.0
    return 0.1 if not scene.view.acts else 0.3 + few


def removal(scene: Scene, enemy: CardOnTable) -> float:
    """Return what it is worth to be rid of an enemy: all the attacks that it would still make."""
    attacks = 2.2 if scene.seat in enemy.engaged else 1.5 if enemy.engaged else 0.5
    if "hunter" in enemy.keywords and not enemy.engaged:
        attacks += 0.8
    return attacks * min(scene.attack(enemy), DANGER / 2) + 0.6 + BRINGS_DOOM * doom(scene) * enemy.doom


def beating(scene: Scene, enemy: CardOnTable, chance: float, damage: float) -> float:
    """Return what an attack on an enemy is worth: hurting it, and what failing brings."""
    if scene.shielded(enemy):
        return IN_VAIN
    left = max(1, scene.left(enemy))
    blows = math.ceil(left / max(damage, 0.1))
    worth = removal(scene, enemy) / blows
    if blows > max(1, scene.me.actions):
        worth *= 0.0 if scene.goal.gather_at else 0.6
    if enemy.id in scene.goal.foes and not _is_too_much(scene, enemy, chance * damage):
        worth += BLOW * min(damage, left)
    worth += leads.blow(scene, enemy, damage)
    if "doomed" in enemy.keywords and blows == 1:
        worth -= doom(scene)
    loss = scene.attack(enemy) if "retaliate" in enemy.keywords and not enemy.exhausted else 0.0
    if enemy.engaged and scene.seat not in enemy.engaged:
        loss += 1.2 * damage
    return chance * worth - (1 - chance) * loss


def _is_too_much(scene: Scene, enemy: CardOnTable, dealt: float) -> bool:
    """Say whether somebody who strikes at all who stay cannot be beaten soon, and there is a last resort."""
    return (
        scene.stays(enemy)
        and scene.left(enemy) > AHEAD * dealt
        and resorts.is_there(scene)
        and resorts.desperate(scene)
    )


def slipping(scene: Scene, enemy: CardOnTable, chance: float) -> float:
    """Return what evading an enemy is worth: no attack, and free hands."""
    if enemy.exhausted or scene.seat not in enemy.engaged:
        return 0.0
    if scene.me.actions > 1 and scene.stays(enemy):
        return 0.0
    if scene.goal.gather_at:
        return chance * AVOIDABLE * scene.attack(enemy) * _way_to_go(scene)
    free = FREE * _free_hands(scene, scene.me.actions - 1)
    loss = scene.attack(enemy) if "alert" in enemy.keywords else 0.0
    told = leads.overheard(scene, "evades-successfully") if enemy.id in scene.inquiry.suspects else 0.0
    return chance * (scene.attack(enemy) + free + told) - (1 - chance) * loss


def _way_to_go(scene: Scene) -> int:
    """Return how far it is to where everybody must be."""
    return min((scene.ways[place][0] for place in scene.goal.gather_at if place in scene.ways), default=1)


def _free_hands(scene: Scene, actions: int) -> float:
    """Return what actions are worth to me that nobody disturbs, as long as there are clues to find."""
    if scene.here is None or not scene.here.clues:
        return IDLING * actions
    chance = search_chance(scene, scene.here)
    tries = min(actions, scene.here.clues / max(0.1, chance))
    return tries * max(IDLING, clues_found(scene, scene.here, chance)) + IDLING * (actions - tries)


def clues_found(scene: Scene, place: CardOnTable, chance: float, count: float = 1) -> float:
    """Return what an investigation is worth."""
    return chance * (min(count, place.clues) * clue(scene) - sting(scene))


def sting(scene: Scene) -> float:
    """Return how much it hurts me to discover clues, by what lies in my threat area."""
    return sum(
        _harm_of(scene, each)
        for card in scene.view.cards
        if card.zone == id_of("threat", scene.seat) and (printed := scene.printed(card)) is not None
        for each in printed.abilities
        if isinstance(each, Forced) and each.on.what == "discovers-clue"
    )


# Places


def place_worth(scene: Scene, place: int, far: int = 0) -> float:
    """Return what the next few actions are worth if I go to a location and spend the rest there."""
    card, goal = scene.cards[place], scene.goal
    left = max(0, AHEAD - far)
    total = USUAL * left - 1.6 * scorching(scene) * scene.burns(place)
    if place in goal.gather_at:
        total += 2 * GOAL
    total += rest(scene, card) + leads.drawn_to(scene, place) + resorts.drawn_to(scene, place)
    if place in goal.enter:
        total += 2 * GOAL if gates.due(scene) else -GOAL
    if goal.offer is not None and scene.place_of(scene.cards[goal.offer.card]) == place:
        total += 2 * GOAL if scene.self.clues >= goal.offer.each else 0.0
    if place in goal.spend_at and not goal.missing:
        total += 2 * GOAL if scene.self.clues else 0.5 * GOAL
    others = sum(person.location == place for person in scene.playing if person.seat != scene.seat)
    if card.clues or not card.revealed:
        total += _searching(scene, card, left, others)
    for enemy in scene.enemies:
        if scene.place_of(enemy) == place and scene.seat not in enemy.engaged:
            total += _meeting(scene, enemy)
    return total


def scorching(scene: Scene) -> float:
    """Return how bad a fire is where I am: it hurts me, and whoever is with me."""
    assets = bearers(scene, "health")
    return scene.pain(1, 0, direct=True) + sum(WORN if scene.left(each) > 1 else BURNT for each in assets)


def rest(scene: Scene, place: CardOnTable) -> float:
    """Return what it is worth to be healed at a place, once in the game, for the action that it costs."""
    printed = scene.printed(place) if place.revealed else None
    total = 0.0
    for index, each in enumerate(printed.abilities if printed is not None else ()):
        if isinstance(each, Action) and each.limit is not None and each.limit.period == "game":
            healed = [effect for effect in each.effects if isinstance(effect, fx.Heal)]
            if healed and Text(place.id, place.id, index).key not in scene.me.used:
                total += max(0.0, worth(scene, healed) - USUAL)
    return total


def _searching(scene: Scene, place: CardOnTable, actions: int, others: int) -> float:
    """Return how much more than usual a few actions are worth if they go into looking for clues there."""
    found = insight(scene, scene.number(place, "shroud")) if place.revealed else UNSURE
    clues = place.clues if place.revealed else UNSEEN
    each = found * clue(scene) - USUAL
    if each <= 0:
        return 0.0
    tries = min(actions, clues / found / (1 + others))
    return each * tries


def _meeting(scene: Scene, enemy: CardOnTable) -> float:
    """Return what it is worth to meet an enemy: good if it must be beaten, or hurts the others."""
    if enemy.id in scene.goal.foes:
        dealt = prowess(scene, enemy)
        if _is_too_much(scene, enemy, dealt):
            return 0.0
        blows = min(AHEAD, scene.left(enemy) / max(dealt, 0.1))
        return STRUCK * blows * max(0.0, BLOW * dealt - USUAL)
    if enemy.id in scene.inquiry.suspects:
        return leads.meeting(scene, enemy, prowess(scene, enemy))
    if enemy.exhausted or "aloof" in enemy.keywords:
        return 0.0
    if enemy.engaged:
        return 1.2 * max(0.0, attack_worth(scene, enemy))
    return max(0.0, attack_worth(scene, enemy)) - scene.attack(enemy)


# Words


def commits(scene: Scene) -> float:
    """Return what another card in a test is worth."""
    test = scene.view.test
    if test is None or test.chance is None:
        return 0.0
    return (scene.chance(test.value + 1, test.difficulty) - test.chance) * 2.5


def price_of(scene: Scene, costs: Sequence[Cost], card: CardOnTable | None = None) -> float:
    """Return what prices cost, actions left out."""
    total = 0.0
    for cost in costs:
        match cost:
            case price.Resources():
                total += money(scene, scene.amount(cost.count))
            case price.SpendUses():
                total += 0.2 * cost.count
            case price.SpendClues():
                total += scene.amount(cost.count) * _clue_given(scene)
            case price.DiscardCards():
                total += CARD * cost.count
            case price.Suffer():
                total += scene.pain(cost.damage, cost.horror, cost.direct)
            case price.Discard() | price.Exile() | price.RemoveFromGame():
                total += 0.8
            case price.OneOf():
                total += min(price_of(scene, (each,), card) for each in cost.any)
            case price.Actions():
                pass
            case _:
                total += 0.1
    return total


def _clue_given(scene: Scene) -> float:
    """Return what it costs to spend a clue: most where it is the fare to the last resort."""
    if resorts.fare(scene) and resorts.desperate(scene):
        return FARE
    return 2.5 if scene.goal.clues else 0.4


def worth(
    scene: Scene, effects: Sequence[Effect], given: Help = NO_HELP, source: CardOnTable | None = None
) -> float:
    """Return about what effects are worth to me, one after another; what helps a test counts for the next."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, fx.Lasting):
            given = helped(scene, effect.modifiers, given)
            total += in_test(scene, effect.modifiers)
        else:
            total += one_worth(scene, effect, given, source)
    return total


def in_test(scene: Scene, modifiers: Sequence[Modifier]) -> float:
    """Return what more damage or more clues are worth in the test under way."""
    test = scene.view.test
    target = scene.cards.get(test.target) if test is not None else None
    if test is None or target is None:
        return 0.0
    more = helped(scene, modifiers, NO_HELP)
    if test.kind == "fight" and more.damage:
        return beating(scene, target, 1.0, 1 + more.damage) - beating(scene, target, 1.0, 1)
    if test.kind == "investigate" and target.clues > 1:
        return more.clues * clue(scene)
    return 0.0


def strengthening(scene: Scene, effects: Sequence[Effect]) -> float:
    """Return what it is worth that the attack to come strikes harder, on whomever that serves most."""
    harder = Help(damage=help_of(scene, effects).damage)
    return max(
        (attack_worth(scene, enemy, harder) - attack_worth(scene, enemy) for enemy in scene.near), default=0.0
    )


def one_worth(
    scene: Scene, effect: Effect, given: Help = NO_HELP, source: CardOnTable | None = None
) -> float:
    """Return about what an effect is worth to me."""
    match effect:
        case fx.Draw():
            return CARD * scene.amount(effect.count)
        case fx.DrawShared():
            return CARD * scene.amount(effect.count)
        case fx.ReadCodex():
            return leads.a_lead(scene)
        case fx.DrawCard() if leads.uncovers((effect,)):
            return leads.uncovering(scene) + scene.inquiry.price * CLUE
        case fx.GainResources():
            return gained(scene, scene.amount(effect.count))
        case fx.LoseResources():
            return -RESOURCE * min(scene.self.resources, scene.amount(effect.count))
        case fx.DiscardCards():
            return -CARD * (max(0, scene.me.hand - 1) if effect.all_but else scene.amount(effect.count))
        case fx.DiscoverClues():
            clues = scene.here.clues if scene.here is not None and effect.at == "location" else 1
            return min(clues, scene.amount(effect.count)) * clue(scene) - sting(scene) * (clues > 0)
        case fx.PlaceClues():
            return -clue(scene) if effect.yours else 0.5
        case fx.DoomOnAgenda() | fx.PlaceDoom():
            return -doom(scene) * scene.amount(effect.count)
        case fx.Deal():
            return _dealt(scene, effect)
        case fx.Heal():
            count = scene.amount(effect.count)
            return scene.relief(count, 0) if effect.kind == "damage" else scene.relief(0, count)
        case fx.MoveTokens() if effect.kind in STATS:
            return _shifted(scene, STATS[effect.kind])
        case fx.Search():
            return -TROUBLE if effect.to == "draw" and effect.deck != "yours" else 1.0
        case fx.ReturnToHand():
            return -0.9
        case fx.PlayCard():
            return _played(scene, effect)
        case fx.EnemyAttack():
            return -max((scene.attack(enemy) for enemy in scene.near), default=0.0)
        case fx.TakeAction():
            return _taken(scene, effect, given)
        case fx.Test():
            return _tested(scene, effect, given, source)
        case fx.Move() if effect.target == "you":
            here = place_worth(scene, scene.me.location)
            return max((place_worth(scene, to) - here for to in _reached(scene)), default=0.0) + USUAL
        case fx.Evade() | fx.Disengage():
            return max((scene.attack(enemy) for enemy in scene.engaged), default=0.0)
        case fx.Discard() | fx.ShuffleInto():
            return _discarded(scene, effect.target, source)
        case fx.Choice() | fx.May() | fx.If() | fx.ForEach() | fx.Then() | fx.Delayed():
            return _combined(scene, effect, given)
        case fx.Cancel():
            return -_impending(scene)
        case fx.Attach() if source is not None and "Hazard" in source.traits:
            return -scene.pain(1, 0) * HAZARD
        case fx.PutIntoPlay() if source is not None and effect.area == "threat":
            return -ONGOING * _torment(scene, source)
        case fx.Resign():
            return -DEFEAT
        case fx.Resolution():
            return resorts.end_worth(scene, effect.number)
        case chaos.Commit():
            return commits(scene)
    return SOMETHING


def _combined(
    scene: Scene, effect: fx.Choice | fx.May | fx.If | fx.ForEach | fx.Then | fx.Delayed, given: Help
) -> float:
    """Return about what effects are worth to me that are put together from others."""
    match effect:
        case fx.Choice():
            return max(worth(scene, each, given) for each in effect.options)
        case fx.May():
            cost = price_of(scene, (effect.cost,)) if effect.cost is not None else 0.0
            return max(0.0, worth(scene, effect.effects, given) - cost)
        case fx.If():
            return max(worth(scene, effect.then, given), worth(scene, effect.otherwise, given))
        case fx.ForEach():
            return scene.amount(effect.count) * worth(scene, effect.effects, given)
        case fx.Then():
            return worth(scene, (*effect.first, *effect.then), given)
        case fx.Delayed():
            return min(SOMETHING, worth(scene, effect.effects, given))


def _played(scene: Scene, effect: fx.PlayCard) -> float:
    """Return what it is worth to play a card by an effect: nothing while something keeps me from playing."""
    if scene.barred("play"):
        return -SOMETHING
    if effect.found:
        return PICKED
    return 0.9 if _affords_an_asset(scene) else -SOMETHING


def _impending(scene: Scene) -> float:
    """Return what the revelation is worth to me that is about to be resolved."""
    for each in reversed(scene.view.resolving):
        card = scene.cards.get(each.card)
        printed = scene.printed(card) if card is not None and card.type == "treachery" else None
        for ability in printed.abilities if printed is not None else ():
            if isinstance(ability, Revelation):
                return worth(scene, ability.effects, source=card)
    return 0.0


def _shifted(scene: Scene, stat: str) -> float:
    """move.8: harm that goes from one of us to an asset of mine that bears it is as good as healed."""
    if max((scene.left(asset, stat) for asset in bearers(scene, stat)), default=0) < 2:
        return -SOMETHING
    return max(
        burden(scene, scene.cards[person.card], stat)
        for person in scene.playing
        if person.location == scene.me.location
    )


def bearers(scene: Scene, stat: str) -> list[CardOnTable]:
    """Return my assets that can take harm of a kind."""
    zone = id_of("play", scene.seat)
    return [card for card in scene.view.cards if card.zone == zone and stat in card.numbers]


def burden(scene: Scene, card: CardOnTable, stat: str) -> float:
    """Return how good it is for somebody to be rid of a point of harm."""
    if not (card.damage if stat == "health" else card.horror):
        return 0.0
    left = scene.left(card, stat)
    return nearness(left) - nearness(left + 1)


def _affords_an_asset(scene: Scene) -> bool:
    """Say whether I could play an asset in my hand at once."""
    return any(
        card.type == "asset" and scene.number(card, "cost") <= scene.self.resources
        for card in scene.view.cards
        if card.zone == id_of("hand", scene.seat)
    )


def _reached(scene: Scene) -> list[int]:
    """Return the locations one step away."""
    return [place for place, (far, _) in scene.ways.items() if far == 1]


def _dealt(scene: Scene, effect: fx.Deal) -> float:
    """deal-damage-horror.2: to me it hurts, to an enemy it helps."""
    damage, horror = scene.amount(effect.damage), scene.amount(effect.horror)
    if effect.target == "you":
        return -scene.pain(damage, horror, effect.direct)
    if isinstance(effect.target, Each) and people_in(effect.target.what):
        here = [person for person in scene.playing if person.location == scene.me.location]
        return -scene.pain(damage, horror, effect.direct) * len(here)
    if isinstance(effect.target, (Choose, Each)) or effect.target == "that":
        return max((beating(scene, enemy, 1.0, damage) for enemy in scene.near), default=0.0)
    return -0.3 * (damage + horror)


def _taken(scene: Scene, effect: fx.TakeAction, given: Help) -> float:
    """action-designator.2: the action with what helps, against the best target here."""
    given = msgspec.structs.replace(given, skills=effect.skill or given.skills)
    given = when_it_works(scene, effect.success, given)
    match effect.action:
        case "fight":
            return max((attack_worth(scene, enemy, given) for enemy in scene.near), default=0.0)
        case "evade":
            chances = ((enemy, evade_chance(scene, enemy, given)) for enemy in scene.engaged)
            more = worth(scene, effect.success)
            return max(
                (slipping(scene, enemy, chance) + chance * more for enemy, chance in chances), default=0.0
            )
        case "investigate" if scene.here is not None and scene.here.clues:
            chance = search_chance(scene, scene.here, given)
            found = clues_found(scene, scene.here, chance, 1 + given.clues)
            return found + chance * worth(
                scene, [each for each in effect.success if not isinstance(each, fx.May)]
            )
        case "resign":
            return leads.going_home(scene, -DEFEAT)
    return 0.0


def attack_worth(scene: Scene, enemy: CardOnTable, given: Help = NO_HELP) -> float:
    """Return what an attack on an enemy is worth, with what helps."""
    return beating(scene, enemy, attack_chance(scene, enemy, given), 1 + given.damage)


def _tested(scene: Scene, effect: fx.Test, given: Help, source: CardOnTable | None) -> float:
    """skill-tests.1: success and failure, each as likely as it is."""
    value = best_skill(scene, effect.skill[0], msgspec.structs.replace(given, skills=effect.skill))
    chance = scene.chance(value, round(scene.amount(effect.difficulty)))
    return chance * worth(scene, effect.success, source=source) + (1 - chance) * worth(
        scene, effect.failure, source=source
    )


def _discarded(scene: Scene, target: Target, source: CardOnTable | None) -> float:
    """Return what it is worth to discard a card: good for enemies, hazards and what hurts me."""
    if isinstance(target, Choose | Each):
        names = names_in(target.what)
        if any(scene.shielded(enemy) and enemy.id in scene.goal.foes for enemy in scene.near):
            return BLOW if any(_lies_here(scene, name) for name in names) else 0.3
        meant = [enemy for enemy in scene.near if not names or enemy.name[0] in names]
        return max((removal(scene, enemy) for enemy in meant), default=0.3)
    if target == "this" and source is not None and source.zone == id_of("threat", scene.seat):
        return ONGOING * _torment(scene, source) + _fetters(scene, source)
    if target == "this" and source is not None and source.zone == id_of("on", scene.me.location):
        return _torment(scene, source) * _burning(scene)
    return 0.9


def _lies_here(scene: Scene, name: str) -> bool:
    """Say whether a card of that name is attached to my location."""
    return any(
        card.zone == id_of("on", scene.me.location) and card.name[0] == name for card in scene.view.cards
    )


def _fetters(scene: Scene, card: CardOnTable) -> float:
    """Return how bad it is that a card lets my assets do nothing: those in play, and those in my hand."""
    barred = {id_of("play", scene.seat): "trigger", id_of("hand", scene.seat): "play"}
    return BARRED * sum(
        other.type == "asset" and scene.forbids(card, barred[other.zone])
        for other in scene.view.cards
        if other.zone in barred
    )


def _burning(scene: Scene) -> float:
    """Return how often what lies on my location would hurt somebody: all of us, as long as we must stay."""
    here = scene.me.location
    people = sum(
        1.0 if person.seat == scene.seat else 0.8 for person in scene.playing if person.location == here
    )
    stay = any(enemy.id in scene.goal.foes for enemy in scene.near) or (
        scene.here is not None and scene.here.clues > 2
    )
    return people * (1.8 if stay else 0.6)


def _torment(scene: Scene, card: CardOnTable) -> float:
    """Return how much what a card forces upon me hurts each time."""
    printed = scene.printed(card)
    abilities = printed.abilities if printed is not None else ()
    return sum(_harm_of(scene, each) for each in abilities if isinstance(each, Forced))


def _harm_of(scene: Scene, forced: Forced) -> float:
    """Return how much a forced ability hurts me."""
    return sum(
        scene.pain(scene.amount(effect.damage), scene.amount(effect.horror), effect.direct)
        for effect in forced.effects
        if isinstance(effect, fx.Deal)
    )
