"""What effects on places and enemies do: moving, engaging, evading, attacks, actions."""

from typing import Any

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.horror import asks, looking, numbers, zones
from miskatonic.games.horror.rules import (
    actions,
    allowance,
    cards,
    elimination,
    enemies,
    fighting,
    granting,
    moving,
    owing,
    resolving,
    results,
    testing,
)
from miskatonic.games.horror.rules.doing import LEADS, does, failed, needs, worth
from miskatonic.games.horror.rules.doing_cards import seats
from miskatonic.games.horror.state import NOBODY, NONE, Context, Horror, kind_of, step
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import Choose


@does(fx.Move)
def move(g: Horror, context: Context, word: fx.Move, targets: tuple[int, ...]) -> None:
    """move.1, move.5"""
    places = resolving.aimed_at(g, context, word.to)
    if not places:
        failed(g, context)
        return
    for seat in seats(g, targets):
        moving.move(g, seat, places[0])


def _can_move(g: Horror, context: Context, word: fx.Move, movers: tuple[int, ...], to: int) -> bool:
    """move.9, cannot.1"""
    people = seats(g, movers)
    return kind_of(g.cards[to].zone) == "map" and all(
        moving.why_not(g, seat, to, connected=False) is None for seat in people
    )


LEADS[fx.Move] = _can_move


@does(fx.MoveEnemy)
def move_enemy(g: Horror, context: Context, word: fx.MoveEnemy, targets: tuple[int, ...]) -> None:
    """move.1, move.7"""
    places = resolving.aimed_at(g, context, word.to)
    if not places:
        failed(g, context)
        return
    for enemy in targets:
        enemies.move(g, enemy, places[0])


def _enemy_can_move(
    g: Horror, context: Context, word: fx.MoveEnemy, movers: tuple[int, ...], to: int
) -> bool:
    """move.9"""
    return kind_of(g.cards[to].zone) == "map" and all(zones.location_of(g, each) != to for each in movers)


LEADS[fx.MoveEnemy] = _enemy_can_move


@does(fx.Engage)
def engage(g: Horror, context: Context, word: fx.Engage, targets: tuple[int, ...]) -> None:
    """aloof.4, prey.4"""
    for card in looking.refer(g, context, word.who):
        for enemy in targets:
            enemies.engage(g, enemy, zones.investigator(g, card))


@does(fx.Disengage)
def disengage(g: Horror, context: Context, word: fx.Disengage, targets: tuple[int, ...]) -> None:
    """evade.6"""
    for enemy in targets:
        enemies.disengage(g, enemy)


@needs(fx.Disengage)
def is_engaged(g: Horror, context: Context, word: Any, card: int) -> bool:
    """target.7"""
    return g.cards[card].zone.startswith("threat:")


@does(fx.Evade)
def evade(g: Horror, context: Context, word: fx.Evade, targets: tuple[int, ...]) -> None:
    """evade.10, evade.11"""
    for enemy in targets:
        results.evade(g, context.you, enemy)


@needs(fx.Evade)
def can_be_evaded(g: Horror, context: Context, word: Any, card: int) -> bool:
    """aloof.q2, target.7"""
    if not zones.is_type(g, card, "enemy") or numbers.cannot(g, card, "be-evaded") is not None:
        return False
    engaged = zones.engaged_with(g, card)
    if not engaged and numbers.has_keyword(g, card, "aloof"):
        return False
    return bool(engaged) or not g.cards[card].exhausted


@does(fx.EnemyAttack)
def enemy_attack(g: Horror, context: Context, word: fx.EnemyAttack, targets: tuple[int, ...]) -> None:
    """attacker.1"""
    for card in looking.refer(g, context, word.who):
        for enemy in targets:
            fighting.attack(g, enemy, zones.investigator(g, card))


@does(fx.Exhaust)
def exhaust(g: Horror, context: Context, word: fx.Exhaust, targets: tuple[int, ...]) -> None:
    """exhaust.2"""
    for card in targets:
        cards.exhaust(g, card)


@needs(fx.Exhaust)
def is_ready(g: Horror, context: Context, word: Any, card: int) -> bool:
    """target.x1, exhaust.3"""
    return zones.in_play(g, card) and not g.cards[card].exhausted


@does(fx.Ready)
def ready(g: Horror, context: Context, word: fx.Ready, targets: tuple[int, ...]) -> None:
    """ready.3; a ready enemy may engage."""
    for card in targets:
        cards.ready(g, card)
    g.then(enemies.check_engagement)


@needs(fx.Ready)
def is_exhausted(g: Horror, context: Context, word: Any, card: int) -> bool:
    """ready.4"""
    return g.cards[card].exhausted


@does(fx.RevealLocation)
def reveal_location(g: Horror, context: Context, word: fx.RevealLocation, targets: tuple[int, ...]) -> None:
    """locations.6"""
    for card in targets:
        moving.reveal(g, card, context.you)


@needs(fx.RevealLocation)
def is_unrevealed(g: Horror, context: Context, word: Any, card: int) -> bool:
    """target.7"""
    return kind_of(g.cards[card].zone) == "map" and not g.cards[card].revealed


@does(fx.GainActions)
def gain_actions(g: Horror, context: Context, word: fx.GainActions, targets: tuple[int, ...]) -> None:
    """gain.2, .3, action.6: now in the own turn, else for the next one."""
    for seat in seats(g, targets):
        change_actions(g, seat, looking.amount(g, context, word.count))


@does(fx.LoseActions)
def lose_actions(g: Horror, context: Context, word: fx.LoseActions, targets: tuple[int, ...]) -> None:
    """action.5, action.q3"""
    for seat in seats(g, targets):
        change_actions(g, seat, -looking.amount(g, context, word.count))


def change_actions(g: Horror, seat: Seat, by: int) -> None:
    """action.5, .6, .q2, .q3: at once in the own turn, to a minimum of 0; else for the next turn."""
    person = g.people[seat]
    if g.active == seat and by < 0:
        allowance.lose(g, seat, -by)
    elif g.active == seat:
        g.alter(seat, actions=person.actions + by)
    else:
        g.alter(seat, actions_to_come=person.actions_to_come + by)


# Actions by abilities


@does(fx.TakeAction)
def take_action(g: Horror, context: Context, word: fx.TakeAction, targets: tuple[int, ...]) -> None:
    """action-designator.2, as-if.2: the named action by its usual rules, with what the ability changes."""
    if word.as_if_at is not None:
        places = resolving.aimed_at(g, context, word.as_if_at)
        if not places:
            failed(g, context)
            return
        before = context.as_if
        aim(g, g.amend(context.id, as_if=places[0]), word)
        g.then(as_if_over, context.id, before)
        return
    aim(g, context, word)


def aim(g: Horror, context: Context, word: fx.TakeAction) -> None:
    """target.5, as-if.6: at what the action is aimed."""
    able = tuple(aims(g, context, word))
    if able and word.by_ability and (ways := granting.ways(g, context, word, able)):
        granting.ask_how(g, context, word, able, ways)
        return
    aim_at(g, context, word, able)


def aim_at(g: Horror, context: Context, word: fx.TakeAction, able: tuple[int, ...]) -> None:
    """target.5: one of these."""
    if not able:
        failed(g, context)
    elif len(able) == 1:
        aimed(g, context.you, f"card:{able[0]}", context.id)
    else:
        ask = asks.aim(g, word.action, able)
        g.ask(context.you, ask, aimed, context.id)


@step
def as_if_over(g: Horror, number: int, before: int) -> None:
    """as-if.3: the altered state holds for that action only."""
    g.amend(number, as_if=before)


def aims(g: Horror, context: Context, word: fx.TakeAction) -> list[int]:
    """as-if.6, evade.q1, immune.1: what the action may be aimed at; NONE for actions without a target."""
    able = _aims(g, context, word)
    return [card for card in able if card in context.granted] if context.granted else able


def _aims(g: Horror, context: Context, word: fx.TakeAction) -> list[int]:
    seat, place = context.you, looking.here(g, context)
    if word.action in ("draw", "resource", "parley", "resign", ""):
        return [NONE]
    if word.on is not None:
        what = word.on.what if not isinstance(word.on, str) else None
        found = (
            looking.find(g, context, what)
            if what is not None
            else list(looking.refer(g, context, str(word.on)))
        )
        return [
            card
            for card in found
            if _fits(g, word.action, card) and not numbers.immune(g, card, context.source)
        ]
    if word.action == "investigate":
        return [place] if actions.why_not_target(g, seat, "investigate", place, place) is None else []
    if word.action == "move":
        return [
            to for to in zones.connections(g, place) if moving.why_not(g, seat, to, connected=False) is None
        ]
    return [
        e
        for e in zones.enemies_at(g, place)
        if actions.why_not_target(g, seat, word.action, e, place) is None
        and not numbers.immune(g, e, context.source)
    ]


def _fits(g: Horror, action: str, card: int) -> bool:
    """An ability may name its own target, but aloof and "cannot" hold (aloof.5, cannot.1)."""
    if action == "investigate":
        return g.cards[card].revealed
    if action in ("fight", "evade"):
        free_aloof = numbers.has_keyword(g, card, "aloof") and not zones.engaged_with(g, card)
        return zones.in_play(g, card) and not free_aloof and numbers.has_value(g, card, action)
    return True


@step
def aimed(g: Horror, seat: Seat, choice: str, number: int) -> None:
    """action-designator.3, .q1: the test uses the skill the ability shows."""
    word = resolving.in_hand(g, number, fx.TakeAction)
    target = int(choice.partition(":")[2])
    if owing.owed(g, g.contexts[number], word.action, target):
        if owing.settle(g, number, word.action, target):
            g.then(aimed, seat, choice, number)
        else:
            failed(g, g.contexts[number])
        return
    context = g.amend(number, chosen=(target,) if target != NONE else (), settled=False)
    if word.action == "resign":
        g.then(elimination.resign, seat)
        return
    if word.action not in ("fight", "evade", "investigate"):
        actions.perform(g, seat, word.action, target, context)
        return
    usual = {
        "investigate": ("shroud", "intellect"),
        "fight": ("fight", "combat"),
        "evade": ("evade", "agility"),
    }
    stat, skill = usual[word.action]
    testing.begin(
        g, context, seat, word.skill or (skill,), numbers.value(g, target, stat),
        kind=word.action, target=target, success=word.success, failure=word.failure,
        revealing=word.revealing,
    )  # fmt: skip


@worth(fx.TakeAction)
def can_aim(g: Horror, context: Context, word: fx.TakeAction) -> bool:
    """target.2: there must be something to aim at."""
    if word.as_if_at is not None and isinstance(word.as_if_at, Choose):
        places = looking.find(g, context, word.as_if_at.what)
        return any(aims(g, msgspec.structs.replace(context, as_if=place), word) for place in places)
    return bool(aims(g, context, word))


def _can_act_there(
    g: Horror, context: Context, word: fx.TakeAction, movers: tuple[int, ...], to: int
) -> bool:
    """as-if.6"""
    return bool(aims(g, msgspec.structs.replace(context, as_if=to), word))


LEADS[fx.TakeAction] = _can_act_there


@does(fx.Resign)
def resign(g: Horror, context: Context, word: fx.Resign, targets: tuple[int, ...]) -> None:
    """resign.2"""
    if context.you != NOBODY:
        g.then(elimination.resign, context.you)
