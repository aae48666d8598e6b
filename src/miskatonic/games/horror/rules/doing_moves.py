"""What effects on places and enemies do: moving, engaging, evading, attacks, how many actions.

Not for taking an action (see `doing_actions`).
"""

from typing import Any

from miskatonic.core.game import Seat
from miskatonic.games.horror import looking, numbers, zones
from miskatonic.games.horror.rules import (
    allowance,
    cards,
    elimination,
    enemies,
    fighting,
    moving,
    resolving,
    results,
)
from miskatonic.games.horror.rules.doing import LEADS, does, failed, needs
from miskatonic.games.horror.rules.doing_cards import seats
from miskatonic.games.horror.state import NOBODY, Context, Horror, kind_of, step
from miskatonic.games.horror.words import effects as fx


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
    return zones.is_place(g, to) and all(
        moving.why_not(g, seat, to, connected=False) is None for seat in people
    )


LEADS[fx.Move] = _can_move


@does(fx.MoveEnemy)
def move_enemy(g: Horror, context: Context, word: fx.MoveEnemy, targets: tuple[int, ...]) -> None:
    """move.1, move.7"""
    places = resolving.aimed_at(g, context, word.to)
    if not places or not zones.is_place(g, places[0]):
        failed(g, context)
        return
    for enemy in targets:
        enemies.move(g, enemy, places[0])


def _enemy_can_move(
    g: Horror, context: Context, word: fx.MoveEnemy, movers: tuple[int, ...], to: int
) -> bool:
    """move.9"""
    return zones.is_place(g, to) and all(zones.location_of(g, each) != to for each in movers)


LEADS[fx.MoveEnemy] = _enemy_can_move


@does(fx.MoveToward)
def move_toward(g: Horror, context: Context, word: fx.MoveToward, targets: tuple[int, ...]) -> None:
    """move.1, hunter.5: one connection each, one after another."""
    places = tuple([each for each in resolving.aimed_at(g, context, word.to) if zones.is_place(g, each)])
    for enemy in targets:
        g.then(step_toward, enemy, places, context.id)


@step
def step_toward(g: Horror, enemy: int, places: tuple[int, ...], number: int) -> None:
    """hunter.5, hunter.q2: the way is looked for when it moves; there already, or cut off, it stays."""
    if zones.in_play(g, enemy) and enemies.toward(g, enemy, list(places)):
        enemies.move_toward(g, enemy, list(places))
    else:
        failed(g, g.contexts[number])


@needs(fx.MoveEnemy, fx.MoveToward, fx.Engage, fx.EnemyAttack)
def is_enemy_in_play(g: Horror, context: Context, word: Any, card: int) -> bool:
    """move.1, engage-action.2, attacker.1, target.7: nothing else does what enemies do."""
    return zones.in_play(g, card) and zones.is_type(g, card, "enemy")


@does(fx.Engage)
def engage(g: Horror, context: Context, word: fx.Engage, targets: tuple[int, ...]) -> None:
    """aloof.4, prey.4"""
    for seat in seats(g, looking.refer(g, context, word.who)):
        for enemy in targets:
            enemies.engage(g, enemy, seat)


@does(fx.Disengage)
def disengage(g: Horror, context: Context, word: fx.Disengage, targets: tuple[int, ...]) -> None:
    """evade.6"""
    for enemy in targets:
        enemies.disengage(g, enemy)


@needs(fx.Disengage)
def is_engaged(g: Horror, context: Context, word: Any, card: int) -> bool:
    """target.7"""
    return kind_of(g.cards[card].zone) == "threat"


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
    for enemy in targets:
        engaged = zones.engaged_with(g, enemy)
        whom = engaged if word.who is None else seats(g, looking.refer(g, context, word.who))
        for seat in whom:
            fighting.attack(g, enemy, seat)


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
    """ready.3"""
    for card in targets:
        cards.ready(g, card)


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
    return zones.is_place(g, card) and not g.cards[card].revealed


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


@does(fx.Resign)
def resign(g: Horror, context: Context, word: fx.Resign, targets: tuple[int, ...]) -> None:
    """resign.2"""
    if context.you != NOBODY:
        g.then(elimination.resign, context.you)
