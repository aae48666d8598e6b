"""Rounds and phases with their framework steps (timing, mythos, investigation, enemy, upkeep)."""

from typing import Any

from miskatonic.core.flow import Step
from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in, numbers_in
from miskatonic.games.horror import asks, group_asks, numbers, optional, told, zones
from miskatonic.games.horror.noting import SOMETHING
from miskatonic.games.horror.rules import (
    actions,
    acts,
    allowance,
    cards,
    discarding,
    drawing,
    encounter,
    fighting,
    lasting,
    ordering,
    points,
    standing,
    timing,
    tokens,
    windows,
)
from miskatonic.games.horror.state import NOBODY, Happening, Horror, Phase, step


@step
def begin_round(g: Horror) -> None:
    """timing.1, .2, .q4, quick-reference.1, upkeep.10, ultimatums.6: the first round has no mythos phase,
    unless Dread was chosen.
    """
    g.round += 1
    g.tell(told.round_begins(g.round))
    if g.round == 1 and not optional.active(g, "dread"):
        g.phase = ""
        timing.mark(g, Happening("round-begins"))
    else:
        g.then(mythos)
    g.then(investigation)
    g.then(enemy_phase)
    g.then(upkeep)


def enter_phase(g: Horror, phase: Phase) -> None:
    """timing.6: a phase begins; what lasted until now is over."""
    g.phase = phase
    lasting.expire(g, f"{phase}-begins")
    g.tell(told.phase_begins(phase))
    standing.try_again(g)


def each_in_player_order(g: Horror, part: Step) -> None:
    """player-order.1: every investigator does this part of the phase."""
    g.then(next_in_player_order, part.__name__, ())


@step
def next_in_player_order(g: Horror, part: str, done: tuple[Seat, ...]) -> None:
    """player-order.1, .2: the lead investigator first, whoever that is by now, then the others clockwise."""
    for seat in zones.playing(g):
        if seat not in done:
            g.queue.append((part, (seat,)))
            g.then(next_in_player_order, part, (*done, seat))
            return


# 1. Mythos phase


@step
def mythos(g: Horror) -> None:
    """mythos.2 to .11, mythos-phase-summary.1 to .3, timing.q1"""
    enter_phase(g, "mythos")
    timing.mark(g, Happening("round-begins"))
    timing.mark(g, Happening("mythos-begins"))
    g.then(place_doom)
    g.then(acts.check_doom)
    each_in_player_order(g, encounter.draw_encounter)
    g.then(windows.open, "mythos")
    g.then(end_phase, "mythos-ends")


@step
def place_doom(g: Horror) -> None:
    """mythos.3, doom.1"""
    acts.doom_on_agenda(g, 1)


# 2. Investigation phase


@step
def investigation(g: Horror) -> None:
    """investigation.1, investigation-phase-summary.1, .2, timing.q1"""
    enter_phase(g, "investigation")
    timing.mark(g, Happening("investigation-begins"))
    g.then(windows.open, "investigation")
    g.then(next_turn)
    g.then(end_phase, "investigation-ends")


@step
def next_turn(g: Horror) -> None:
    """investigation.2, .6, .28: those who have not had a turn decide who is next."""
    left = tuple([seat for seat in zones.playing(g) if not g.people[seat].turn_taken])
    if len(left) == 1:
        begin_turn(g, g.lead, id_of("seat", left[0]))
    elif left:
        g.ask(g.lead, group_asks.next_turn(left), begin_turn)


@step
def begin_turn(g: Horror, lead: Seat, choice: str) -> None:
    """investigation.3 to .5, .7, action.3, action.5, .6, .q2: the turn begins with 3 actions, more or
    less.
    """
    seat = number_in(choice)
    g.active = seat
    g.turn += 1
    g.passed = []
    standing.try_again(g)
    lasting.expire_for(g, seat)
    person = g.people[seat]
    g.tell(told.turn_begins(seat, allowance.begin(g, seat)))
    timing.mark(g, Happening("turn-begins", seat, person.card))
    g.then(actions.turn, seat)
    g.then(end_turn, seat)
    g.then(next_turn)


@step
def end_turn(g: Horror, seat: Seat) -> None:
    """investigation.8, .27, action.4: unspent actions are lost; the turn is complete."""
    g.alter(seat, actions=0, spare=(), turn_taken=True)
    lasting.expire(g, "turn")
    if g.people[seat].status == "playing":
        timing.mark(g, Happening("turn-ends", seat, g.people[seat].card))
    g.then(nobody_active)


@step
def nobody_active(g: Horror) -> None:
    """active-player.q1: outside a turn nobody is active."""
    g.active = NOBODY
    g.unsettled |= SOMETHING


# 3. Enemy phase


@step
def enemy_phase(g: Horror) -> None:
    """enemy.1 to .3, .9 to .11, enemy-phase-summary.1 to .4, .q1, timing.q1"""
    enter_phase(g, "enemy")
    g.struck = []
    timing.mark(g, Happening("enemy-phase-begins"))
    g.then(enemies_move, ())
    each_in_player_order(g, face_enemies)
    g.then(windows.open, "enemy-end")
    g.then(end_phase, "enemy-phase-ends")


@step
def face_enemies(g: Horror, seat: Seat) -> None:
    """enemy.3, .9: a player window, then the enemies engaged with this investigator attack."""
    g.then(windows.open, "enemy-attacks")
    g.then(fighting.attacks_in_enemy_phase, seat, ())


@step
def enemies_move(g: Horror, done: tuple[int, ...]) -> None:
    """enemy.2, .q2, hunter.q1: one at a time, in the lead investigator's order, as long as they can."""
    able = tuple([enemy for enemy in zones.enemies(g) if enemy not in done and would_move(g, enemy)])
    if len(able) == 1:
        enemy_moves(g, g.lead, id_of("card", able[0]), done)
    elif able:
        ordering.choose_next(g, g.lead, asks.order_moves(g, able), enemy_moves, done)


def would_move(g: Horror, enemy: int) -> bool:
    """enemy.2: ready, unengaged, and with a keyword that moves it."""
    if g.cards[enemy].exhausted or zones.engaged_with(g, enemy):
        return False
    return bool(points.having(g, "enemy-phase", enemy))


@step
def enemy_moves(g: Horror, lead: Seat, choice: str, done: tuple[int, ...]) -> None:
    """enemy.2, .q2: by each of its keywords, one after the other, as long as it can."""
    enemy = number_in(choice)
    first, *further = points.having(g, "enemy-phase", enemy)
    points.act(g, "enemy-phase", enemy, first)
    for each in further:
        g.then(enemy_moves_again, enemy, each.name)
    g.then(enemies_move, (*done, enemy))


@step
def enemy_moves_again(g: Horror, enemy: int, name: str) -> None:
    """enemy.q2: whether it is ready and unengaged is looked at when it would move."""
    if would_move(g, enemy):
        for each in points.having(g, "enemy-phase", enemy):
            if each.name == name:
                points.act(g, "enemy-phase", enemy, each)


# 4. Upkeep phase


@step
def upkeep(g: Horror) -> None:
    """upkeep.1 to .7, upkeep-overview.1 to .3, .q1, timing.q1"""
    enter_phase(g, "upkeep")
    timing.mark(g, Happening("upkeep-begins"))
    g.then(windows.open, "upkeep")
    g.then(reset_turns)
    g.then(ready_all)
    each_in_player_order(g, draw_one)
    g.then(gain_resources)
    each_in_player_order(g, check_hand)
    g.then(end_round)


@step
def reset_turns(g: Horror) -> None:
    """upkeep.2, upkeep.q2: turn markers only; actions come with the turn."""
    for seat in range(len(g.people)):
        g.alter(seat, turn_taken=False)


@step
def ready_all(g: Horror) -> None:
    """upkeep.3: all exhausted cards at the same moment; what comes after one of them waits for all."""
    g.then(timing.open_frame, True)
    for card in zones.cards_in_play(g):
        if g.cards[card].exhausted:
            cards.ready(g, card)
    g.then(timing.close_frame)


@step
def draw_one(g: Horror, seat: Seat) -> None:
    """upkeep.4"""
    if g.people[seat].status == "playing":
        drawing.draw(g, seat, 1)


@step
def gain_resources(g: Horror) -> None:
    """upkeep.5, upkeep.q1: when all have drawn, everybody gains 1 resource."""
    for seat in zones.playing(g):
        tokens.gain_resources(g, seat, 1)


@step
def check_hand(g: Horror, seat: Seat) -> None:
    """upkeep.6, .q3, hand-size.2, .q1: down to the hand limit, as far as cards may be discarded."""
    if g.people[seat].status != "playing":
        return
    over = len(g.hand(seat)) - numbers.value(g, g.people[seat].card, "hand-limit")
    if over <= 0:
        return
    able = tuple(cards.may_be_discarded_from_hand(g, seat))
    count = min(over, len(able))
    if count > 0 and count == len(able) and not discarding.order_matters(g, id_of("discard", seat), able):
        discard_to_limit(g, seat, tuple(id_of("card", card) for card in able))
    elif count > 0:
        g.ask(seat, asks.discard_from_hand(g, able, count, "upkeep.6"), discard_to_limit)


@step
def discard_to_limit(g: Horror, seat: Seat, choice: Any) -> None:
    """upkeep.6, discard-pile.7"""
    for card in numbers_in(choice):
        cards.discard(g, card)


@step
def end_phase(g: Horror, what: str) -> None:
    """lasting-effects.x1: what lasted until the end of the phase is over before what comes at its end."""
    lasting.expire(g, "phase")
    lasting.expire(g, f"{g.phase}-ends")
    timing.mark(g, Happening(what))


@step
def end_round(g: Horror) -> None:
    """upkeep.7 to .10, .q4"""
    lasting.expire(g, "phase")
    lasting.expire(g, "upkeep-ends")
    lasting.expire(g, "round")
    lasting.upkeep_over(g)
    g.attacks = []
    timing.mark(g, Happening("upkeep-ends"))
    timing.mark(g, Happening("round-ends"))
    g.then(begin_round)
