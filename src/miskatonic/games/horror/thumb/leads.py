"""What there is to find out where an act counts whom one has dealt with: suspects, hiding places, who talks.

Not for fights as such, nor for what clues are worth otherwise (see `worth`).
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from miskatonic.games.horror.view import CardOnTable
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Ability, Action, Objective, Reaction
from miskatonic.games.horror.words.costs import SpendClues
from miskatonic.games.horror.words.things import AtLeast, Beneath, Choose, CountOf, Trait, Word

if TYPE_CHECKING:
    from miskatonic.games.horror.thumb.scene import Scene

SUSPECT = 16.0
"""To be done with a suspect, whether by words or by force."""
UNCOVERED = 10.0
"""To know who hides at a place, besides the clues that it takes."""
HIDING = 9.0
"""To be where somebody hides, with clues enough."""
TALKING = 0.5
"""So likely a suspect talks, as a rule."""
RISK = (0.7, 0.4, 0.25)
"""How likely whoever is uncovered hurts me, with so many actions left."""
HOME = 3.0
"""To be at home rather than defeated."""
FRAIL = 1
"""Who could take no more than this after the attacks of all enemies here had better go home."""
SAFE = 0.4
"""So much of it draws one there."""


class Inquiry(msgspec.Struct, frozen=True):
    """Whom the act wants to be dealt with, and where somebody hides yet."""

    suspects: frozenset[int] = frozenset()
    hiding: frozenset[int] = frozenset()
    """The locations with a card facedown beneath them, if clues uncover it."""
    price: int = 0
    """So many clues of the group it takes."""
    missing: int = 0
    """So many clues are still to be found to uncover everybody."""
    ready: bool = False
    """Whether there are enough for one of them."""


def inquire(scene: "Scene") -> Inquiry:
    """Read from the act whom it counts, and what it takes to uncover a card."""
    printed = scene.printed(scene.act) if scene.act is not None else None
    abilities: Sequence[Ability] = printed.abilities if printed is not None else ()
    uncovering = [each for each in abilities if isinstance(each, Action) and uncovers(each.effects)]
    traits = {trait for each in abilities if isinstance(each, Objective) for trait in _counted(each)}
    if not uncovering or not traits:
        return Inquiry()
    costs = [cost.count for each in uncovering for cost in each.costs if isinstance(cost, SpendClues)]
    price = round(sum(scene.amount(count) for count in costs))
    held = sum(scene.cards[person.card].clues for person in scene.playing)
    hiding = frozenset(place.id for place in scene.places if place.beneath)
    return Inquiry(
        suspects=frozenset(enemy.id for enemy in scene.enemies if traits & {*enemy.traits}),
        hiding=hiding,
        price=price,
        missing=max(0, price * len(hiding) - held),
        ready=bool(hiding) and held >= price,
    )


def uncovers(effects: Sequence[object]) -> bool:
    """Say whether effects draw a card from beneath another."""
    return any(
        isinstance(each, fx.DrawCard)
        and isinstance(each.target, Choose)
        and isinstance(each.target.what, Beneath)
        for each in effects
    )


def _counted(objective: Objective) -> set[str]:
    """Return the traits of the cards that an Objective counts."""
    if not isinstance(objective.condition, AtLeast):
        return set()
    counts = [word for word in _words(objective.condition) if isinstance(word, CountOf)]
    return {word.name for count in counts for word in _words(count) if isinstance(word, Trait)}


def _words(word: Any) -> Iterator[Word]:
    """Return all words that stand in another."""
    if isinstance(word, tuple):
        for each in word:
            yield from _words(each)
    elif isinstance(word, Word):
        yield word
        for name in word.__struct_fields__:
            yield from _words(getattr(word, name))


def a_lead(scene: "Scene") -> float:
    """Return what one more lead is worth: a suspect talks after as many as there are investigators."""
    return SUSPECT / max(1, len(scene.view.people))


def blow(scene: "Scene", enemy: CardOnTable, damage: float) -> float:
    """Return what damage to a suspect is worth besides; nothing, if it is none."""
    if enemy.id not in scene.inquiry.suspects:
        return 0.0
    return SUSPECT * min(damage, scene.left(enemy)) / max(1, scene.number(enemy, "health"))


def uncovering(scene: "Scene") -> float:
    """Return what it is worth to know who hides here: whoever it is may strike before I can do anything."""
    left = max(0, scene.me.actions - 1)
    return UNCOVERED - RISK[min(left, len(RISK) - 1)] * scene.pain(2, 2)


def overheard(scene: "Scene", doing: str) -> float:
    """Return what it is worth that somebody here talks to whoever does this: investigates, evades."""
    found = 0.0
    for enemy in scene.near:
        printed = scene.printed(enemy) if enemy.id in scene.inquiry.suspects else None
        for each in printed.abilities if printed is not None else ():
            if isinstance(each, Reaction) and each.on.what in (doing, "test-succeeds") and _talks(each):
                found += a_lead(scene) * (1.0 if each.on.what == doing else TALKING)
    return found


def _talks(ability: Reaction) -> bool:
    return any(isinstance(word, fx.ReadCodex) for word in ability.effects)


def going_home(scene: "Scene", otherwise: float) -> float:
    """Return what it is worth to resign from an inquiry: good, if the enemies here would soon defeat me."""
    if not scene.inquiry.price:
        return otherwise
    threats = [enemy for enemy in scene.near if not enemy.exhausted and "aloof" not in enemy.keywords]
    frail = any(
        scene.stamina(scene.me, stat) - sum(scene.number(enemy, harm) for enemy in threats) <= FRAIL
        for harm, stat in (("damage", "health"), ("horror", "sanity"))
    )
    return HOME if frail else otherwise


def drawn_to(scene: "Scene", place: int) -> float:
    """Return what it is worth to go where somebody hides, with clues enough to uncover them."""
    return HIDING if scene.inquiry.ready and place in scene.inquiry.hiding else 0.0


def meeting(scene: "Scene", enemy: CardOnTable, dealt: float) -> float:
    """Return what it is worth to go to a suspect, to talk or to strike so hard a blow."""
    printed = scene.printed(enemy)
    talks = any(
        isinstance(word, fx.ReadCodex) and word.entry for word in _words(printed.abilities if printed else ())
    )
    words = TALKING * a_lead(scene) if talks else 0.0
    return SAFE * SUSPECT + SAFE * max(words, blow(scene, enemy, dealt))
