"""What I would test with: my skills, what is in play, what is in my hand; and how likely it is to work.

Not for what success is worth (see `worth`).
"""

from collections.abc import Sequence

import msgspec

from miskatonic.core.ids import id_of
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.thumb.scene import Scene
from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Ability, Action, Keyword, Reaction
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.modifiers import Modifier
from miskatonic.games.horror.words.things import Skill

CLUE = 3.0
"""A clue that the act still asks for."""
TYPICAL = 3
"""The difficulty of an ordinary enemy, or place."""
ATTACKS = 4
"""So often an asset to fight with is used."""
BLOW_AT_ALL = 1.3
"""A point of damage to any enemy."""
FURY = 0.6
"""A point of damage that must be paid for each time."""
TRIES = 4
"""So often an asset to investigate with is used."""
LAVISH = 4
"""So many cards are committed to a test when nothing comes after it."""


class Help(msgspec.Struct, frozen=True):
    """What helps in a test: more skill, more damage, more clues."""

    skills: tuple[Skill, ...] = ()
    """Any of these instead of the usual one."""
    bonus: float = 0
    damage: float = 0
    clues: float = 0


NO_HELP = Help()


# Tests


class Plan(msgspec.Struct, frozen=True):
    """How likely a test succeeds."""

    alone: float
    """Before anybody commits a card."""
    chance: float
    """With the cards I would commit."""
    worth: float
    """The same, less what these cards are worth."""


def plan(scene: Scene, skill: Skill, difficulty: int, more: int = 0) -> Plan:
    """Return how I would take a test."""
    value = scene.skill(skill) + more
    alone = scene.chance(value, difficulty)
    best = Plan(alone, alone, alone)
    spent = 0.0
    for icons in scene.backing(skill)[: LAVISH if not scene.view.acts else 1]:
        value += icons
        spent += 0.03 if not scene.view.acts else 0.12
        chance = scene.chance(value, difficulty)
        if chance - spent > best.worth:
            best = Plan(alone, chance, chance - spent)
    return best


def backed(scene: Scene, skill: Skill, difficulty: int, more: int = 0) -> float:
    """Return how likely a test succeeds with the cards I would commit, less what they are worth."""
    return plan(scene, skill, difficulty, more).worth


def strongest(scene: Scene, usual: Skill, given: Help) -> Skill:
    """Return the skill I would test with."""
    return max(given.skills or (usual,), key=scene.skill)


def plan_with(scene: Scene, usual: Skill, difficulty: int, given: Help) -> Plan:
    """Return how I would take a test with something that helps."""
    return plan(scene, strongest(scene, usual, given), difficulty, round(given.bonus))


def best_skill(scene: Scene, usual: Skill, given: Help) -> int:
    """Return the skill value I would test with."""
    return max(scene.skill(each) for each in given.skills or (usual,)) + round(given.bonus)


def attack_chance(scene: Scene, enemy: CardOnTable, given: Help = NO_HELP) -> float:
    """Return how likely an attack on an enemy succeeds."""
    return plan_with(scene, "combat", scene.number(enemy, "fight"), given).worth


def evade_chance(scene: Scene, enemy: CardOnTable, given: Help = NO_HELP) -> float:
    """Return how likely I evade an enemy."""
    return plan_with(scene, "agility", scene.number(enemy, "evade"), given).worth


def search_chance(scene: Scene, place: CardOnTable, given: Help = NO_HELP) -> float:
    """Return how likely an investigation succeeds."""
    return plan_with(scene, "intellect", scene.number(place, "shroud"), given).worth


# Tools


def armament(scene: Scene, effects: Sequence[Effect], abilities: Sequence[Ability]) -> float:
    """Return how much better than by hand I fight with an asset, over some attacks on an ordinary enemy."""
    hand = scene.chance(scene.skill("combat"), TYPICAL)
    help = help_of(scene, effects)
    fury = FURY if any(map(strengthens, abilities)) else 0.0
    damage = scene.chance(best_skill(scene, "combat", help), TYPICAL) * (1 + help.damage + fury)
    return ATTACKS * BLOW_AT_ALL * max(0.0, damage - hand)


def strengthens(ability: Ability) -> bool:
    """Say whether an ability makes the use of its own card stronger, for a price."""
    return (
        isinstance(ability, Reaction)
        and (ability.on.timing, ability.on.what) == ("when", "activates")
        and any(isinstance(each, fx.Lasting) for each in ability.effects)
    )


def usable(card: CardOnTable, ability: Action) -> bool:
    """Say whether there are uses left for an ability."""
    return card.uses > 0 or not any(isinstance(each, price.SpendUses) for each in ability.costs)


def supply(printed: Printed | None) -> int:
    """uses.1: how many uses a card enters play with; once, if it counts none."""
    for each in printed.abilities if printed is not None else ():
        if isinstance(each, Keyword) and each.name == "uses":
            return each.number
    return 1


def prowess(scene: Scene, enemy: CardOnTable) -> float:
    """Return how much damage an attack of mine on an enemy does on average, with the best I have in play."""
    best = attack_chance(scene, enemy)
    for card in scene.view.cards:
        printed = scene.printed(card) if card.zone == id_of("play", scene.seat) else None
        for each in printed.abilities if printed is not None else ():
            if isinstance(each, Action) and each.designator == "fight" and usable(card, each):
                help = help_of(scene, each.effects)
                best = max(best, attack_chance(scene, enemy, help) * (1 + help.damage))
    return best


def insight(scene: Scene, shroud: int = TYPICAL) -> float:
    """Return how many clues an action finds at a place, with the best I have in play."""
    best = backed(scene, "intellect", shroud)
    for card in scene.view.cards:
        printed = scene.printed(card) if card.zone == id_of("play", scene.seat) else None
        for each in printed.abilities if printed is not None else ():
            if isinstance(each, Action) and each.designator == "investigate" and usable(card, each):
                best = max(best, _clues_with(scene, each.effects, shroud))
    return best


def _clues_with(scene: Scene, effects: Sequence[Effect], shroud: int = TYPICAL) -> float:
    help = help_of(scene, effects)
    return scene.chance(best_skill(scene, "intellect", help), shroud) * (1 + 0.6 * help.clues)


def equipment(scene: Scene, effects: Sequence[Effect]) -> float:
    """Return how much better than by hand I investigate with an asset, over some tries."""
    hand = scene.chance(scene.skill("intellect"), TYPICAL)
    return TRIES * 0.8 * CLUE * max(0.0, _clues_with(scene, effects) - hand)


def lift(scene: Scene, change: mod.Change) -> float:
    """Return what it is worth that a number of mine is changed for good."""
    if change.whom != "you":
        return 0.0
    if change.stat == "hand-limit":
        return 0.1
    usual = {"intellect": 2.0, "combat": 1.5, "willpower": 0.8, "agility": 0.8}.get(change.stat, 0.5)
    return usual * scene.amount(change.by) * (1.3 if scene.skill(change.stat) >= 4 else 0.8)


def help_of(scene: Scene, effects: Sequence[Effect]) -> Help:
    """Return what the effects of an action add to its test."""
    given = NO_HELP
    for effect in effects:
        match effect:
            case fx.Lasting():
                given = helped(scene, effect.modifiers, given)
            case fx.If():
                given = _help_within(scene, (*effect.otherwise,), given)
            case fx.TakeAction():
                given = msgspec.structs.replace(given, skills=effect.skill or given.skills)
                given = when_it_works(scene, effect.success, given)
    return given


def _help_within(scene: Scene, effects: Sequence[Effect], given: Help) -> Help:
    for each in effects:
        if isinstance(each, fx.Lasting):
            given = helped(scene, each.modifiers, given)
    return given


def when_it_works(scene: Scene, effects: Sequence[Effect], given: Help) -> Help:
    """Return what helps besides once the test is passed: more damage, more clues."""
    for each in effects:
        match each:
            case fx.May():
                given = when_it_works(scene, each.effects, given)
            case fx.If():
                given = when_it_works(scene, each.then, given)
            case fx.Lasting():
                more = helped(scene, each.modifiers, NO_HELP)
                given = msgspec.structs.replace(
                    given, damage=given.damage + more.damage, clues=given.clues + more.clues
                )
    return given


def helped(scene: Scene, modifiers: Sequence[Modifier], given: Help) -> Help:
    """Return what helps besides, by these modifiers."""
    bonus, damage, clues, skills = given.bonus, given.damage, given.clues, given.skills
    for each in modifiers:
        match each:
            case mod.Change() if each.whom == "you":
                bonus += scene.amount(each.by)
            case mod.Change() if each.stat == "shroud":
                bonus -= scene.amount(each.by)
            case mod.AddSkill():
                bonus += scene.skill(each.skill)
            case mod.DealsMore():
                damage += scene.amount(each.damage)
            case mod.DiscoversMore():
                clues += scene.amount(each.clues)
    return Help(skills, bonus, damage, clues)
