"""Attacks of enemies: in the enemy phase, of opportunity, by keywords (enemy, attack-of-opportunity,
massive).
"""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.games.horror import asks, during, looking, numbers, told, zones
from miskatonic.games.horror.noting import SOMETHING
from miskatonic.games.horror.rules import cards, harm, ordering, points, timing
from miskatonic.games.horror.state import Happening, Horror, step
from miskatonic.games.horror.words import modifiers as mod


def attack(g: Horror, enemy: int, seat: Seat) -> None:
    """attacker.1, enemy.6: an enemy attacks an investigator; elusive acts when it is over."""
    g.then(begin_attack, enemy, seat)


@step
def begin_attack(g: Horror, enemy: int, seat: Seat) -> None:
    """attacker.2: somebody is attacked; what reacts may cancel it."""
    if not zones.in_play(g, enemy) or g.people[seat].status != "playing":
        return
    if not can_attack(g, enemy, seat):
        return
    was_ready = not g.cards[enemy].exhausted
    g.tell(told.attacks(g, enemy, seat))
    timing.happen(g, Happening("attacks", seat, enemy), strike, enemy, seat)
    g.then(attack_over, enemy, was_ready, seat)


@step
def strike(g: Horror, enemy: int, seat: Seat) -> None:
    """enemy.6: damage and horror at the same moment."""
    g.attacks.append((enemy, g.cards[enemy].copy, seat))
    g.unsettled |= SOMETHING
    damage, horror = numbers.value(g, enemy, "damage"), numbers.value(g, enemy, "horror")
    harm.deal(g, (g.people[seat].card,), damage, horror, source=enemy, attack=True)


@step(during=lambda g, enemy, was_ready, seat: during.Doing("attacks", seat, enemy))
def attack_over(g: Horror, enemy: int, was_ready: bool, seat: Seat) -> None:
    """elusive.2, elusive.q1: immediately after an attack has been resolved."""
    if was_ready and zones.in_play(g, enemy) and not strikes_back(g, enemy):
        points.reach(g, "attack-over", enemy)


def strikes_back(g: Horror, enemy: int) -> bool:
    """elusive.q4: it answers an attack against it, which is over only after this one."""
    test = g.tests[-1] if g.tests else None
    return test is not None and test.kind == "fight" and test.target == enemy and test.began_ready


# The enemy phase


@step
def attacks_in_enemy_phase(g: Horror, seat: Seat, done: tuple[int, ...]) -> None:
    """enemy.3 to .5, .8, .q4: every ready enemy engaged with this investigator, in the order they choose."""
    if g.people[seat].status != "playing":
        return
    able = ready_to_attack(g, seat, (*done, *g.struck))
    if len(able) == 1:
        next_attack(g, seat, id_of("card", able[0]), done)
    elif able:
        ordering.choose_next(g, seat, asks.order_attacks(g, able, "enemy.8"), next_attack, done)


@step
def next_attack(g: Horror, seat: Seat, choice: str, done: tuple[int, ...]) -> None:
    """enemy.5, enemy.7, massive.4, massive.q1: it attacks and exhausts; a massive one attacks everybody."""
    enemy = number_in(choice)
    if numbers.has_keyword(g, enemy, "massive"):
        g.struck.append(enemy)
        g.then(massive_attacks, enemy, ())
    else:
        attack(g, enemy, seat)
        g.then(exhaust_attacker, enemy)
    g.then(attacks_in_enemy_phase, seat, (*done, enemy))


@step
def massive_attacks(g: Horror, enemy: int, done: tuple[Seat, ...]) -> None:
    """massive.4 to .7, enemy.7, .q3: one after another, in the lead investigator's order; then it
    exhausts.
    """
    if not zones.in_play(g, enemy) or g.cards[enemy].exhausted:
        return
    engaged = zones.engaged_with(g, enemy)
    left = tuple([seat for seat in engaged if seat not in done and can_attack(g, enemy, seat)])
    if not left:
        g.then(exhaust_attacker, enemy)
    elif len(left) == 1:
        massive_attack(g, g.lead, id_of("seat", left[0]), enemy, done)
    else:
        ordering.choose_next(g, g.lead, asks.massive_order(g, enemy, left), massive_attack, enemy, done)


@step
def massive_attack(g: Horror, lead: Seat, choice: str, enemy: int, done: tuple[Seat, ...]) -> None:
    """massive.5"""
    seat = number_in(choice)
    attack(g, enemy, seat)
    g.then(massive_attacks, enemy, (*done, seat))


@step
def exhaust_attacker(g: Horror, enemy: int) -> None:
    """enemy.7, massive.6"""
    if zones.in_play(g, enemy):
        cards.exhaust(g, enemy)


def ready_to_attack(g: Horror, seat: Seat, done: tuple[int, ...]) -> tuple[int, ...]:
    """enemy.8, attack-of-opportunity.1, cannot.1: the ready enemies engaged with an investigator that can
    attack, but for these.
    """
    engaged = zones.engaged_enemies(g, seat)
    ready = [enemy for enemy in engaged if not g.cards[enemy].exhausted and enemy not in done]
    return tuple([enemy for enemy in ready if can_attack(g, enemy, seat)])


def can_attack(g: Horror, enemy: int, seat: Seat) -> bool:
    """cannot.1"""
    return numbers.cannot(g, enemy, "attack", g.people[seat].card) is None


# Attacks of opportunity


def attacks_of_opportunity(g: Horror, seat: Seat, doing: str) -> None:
    """attack-of-opportunity.1, .3, .4, card-type-enemy.2, .q1, move-action.3, draw-action.3: every ready
    enemy engaged with whoever provoked it, once each.
    """
    if not _is_spared(g, seat, doing, len(g.people[seat].deeds)):
        g.then(opportunity, seat, ())


def _is_spared(g: Horror, seat: Seat, doing: str, place: int) -> bool:
    """Say whether the action that is the turn's first, second … provokes nobody."""
    if mod.NoOpportunity not in g.in_force.by_kind:
        return False
    words = [word for _, word in looking.applying(g, mod.NoOpportunity, g.people[seat].card)]
    return any(word.doing in (doing, "take-action") and not (word.first and place > 1) for word in words)


def provoked(g: Horror, seat: Seat, doing: str) -> tuple[int, ...]:
    """attack-of-opportunity.1: the enemies that would attack, were this the next action."""
    if _is_spared(g, seat, doing, len(g.people[seat].deeds) + 1):
        return ()
    return _opportunists(g, seat, ())


def _opportunists(g: Horror, seat: Seat, done: tuple[int, ...]) -> tuple[int, ...]:
    """attack-of-opportunity.1, cannot.1: those that attack at an opportunity; some never do."""
    able = ready_to_attack(g, seat, done)
    if "attack-of-opportunity" not in g.in_force.forbidding:
        return able
    return tuple([enemy for enemy in able if numbers.cannot(g, enemy, "attack-of-opportunity") is None])


@step(during=during.provoking)
def opportunity(g: Horror, seat: Seat, done: tuple[int, ...]) -> None:
    """attack-of-opportunity.2, .q3, massive.8: looked at again before each attack."""
    if g.people[seat].status != "playing":
        return
    able = _opportunists(g, seat, done)
    if len(able) == 1:
        take_opportunity(g, seat, id_of("card", able[0]), done)
    elif able:
        ask = asks.order_attacks(g, able, "attack-of-opportunity.2")
        ordering.choose_next(g, seat, ask, take_opportunity, done)


@step
def take_opportunity(g: Horror, seat: Seat, choice: str, done: tuple[int, ...]) -> None:
    """attack-of-opportunity.3, .5: the enemy is not exhausted by it."""
    enemy = number_in(choice)
    g.tell(told.opportunity(g, enemy, seat))
    attack(g, enemy, seat)
    g.then(opportunity, seat, (*done, enemy))
