"""Enemies: where they spawn, whom they engage, how they move (spawn, enemy-cards, prey). Not for attacks."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, number_in
from miskatonic.games.horror import asks, looking, naming, numbers, told, zones
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import cards, points, timing
from miskatonic.games.horror.state import NOBODY, Context, Happening, Horror, kind_of, step

# Spawning


def spawn(g: Horror, enemy: int, seat: Seat, at: tuple[int, ...] | None = None) -> None:
    """spawn.1 to .6: an enemy enters play where its instruction, or the ability that brings it, says."""
    if numbers.cannot(g, enemy, "spawn") is not None:
        timing.fall_short(g)
        cards.discard(g, enemy)
        return
    places = at if at is not None else points.answer(g, "spawns", enemy, seat)
    timing.happen(
        g, Happening("spawns", seat, enemy), spawn_at, enemy, seat, None if places is None else tuple(places)
    )


@step
def spawn_at(g: Horror, enemy: int, seat: Seat, places: tuple[int, ...] | None) -> None:
    """spawn.3 to .5, spawn.x1, spawn.q1, .q2, aloof.3, enemy-cards.4"""
    if places is None:
        zone = (
            id_of("threat", seat)
            if _engages_on_spawning(g, enemy, seat)
            else id_of("at", g.people[seat].location)
        )
        cards.enter_play(g, enemy, zone)
        g.then(spawned, enemy, kind_of(zone) == "threat")
        return
    if not places:
        g.tell(told.no_place_to_spawn(g, enemy))
        timing.fall_short(g)
        cards.discard(g, enemy)
        return
    if len(places) == 1:
        place_enemy(g, seat, id_of("card", places[0]), enemy)
    else:
        g.ask(seat, asks.spawn_at(g, enemy, places), place_enemy, enemy)


def _engages_on_spawning(g: Horror, enemy: int, seat: Seat) -> bool:
    """spawn.q1, cannot.1: aloof and massive enemies are placed at the location instead, and so is any where
    the investigator cannot be engaged.
    """
    if numbers.has_keyword(g, enemy, "aloof") or numbers.has_keyword(g, enemy, "massive"):
        return False
    return numbers.cannot(g, g.people[seat].card, "be-engaged", enemy) is None


@step
def place_enemy(g: Horror, seat: Seat, choice: str, enemy: int) -> None:
    """spawn.5, spawn.q3: it enters play there; then it engages by the usual rules."""
    place = number_in(choice)
    cards.enter_play(g, enemy, id_of("at", place))
    g.then(spawned, enemy, False)


@step
def spawned(g: Horror, enemy: int, engaged: bool) -> None:
    """spawn.2, .3: wherever it is now, it has entered that location; one that spawns engaged has engaged,
    too.
    """
    if zones.in_play(g, enemy):
        timing.mark(g, Happening("enters-location", NOBODY, enemy, zones.location_of(g, enemy)))
        if engaged and (seat := zones.seat_in(g.cards[enemy].zone)) != NOBODY:
            timing.mark(g, Happening("engages", seat, enemy))


# Engagement


@step
def engage_somebody(g: Horror, enemy: int) -> None:
    """enemy-cards.3, .q1, prey.q1: an enemy engages; if there are several it could engage, the lead
    investigator chooses.
    """
    able = whom_it_engages(g, enemy)
    if len(able) == 1:
        engage(g, enemy, able[0])
    elif able:
        g.ask(g.lead, asks.engages(g, enemy, tuple(able)), lead_chose_engagement, enemy)


@step
def lead_chose_engagement(g: Horror, lead: Seat, choice: str, enemy: int) -> None:
    """enemy-cards.q1, prey.q1"""
    engage(g, enemy, number_in(choice))


def is_massive_beside(g: Horror, enemy: int, seat: Seat) -> bool:
    """massive.3, modifiers.1: whether an enemy would be Massive outside the threat area, too; one that is
    Massive only because it is engaged would engage and leave for ever.
    """
    if not g.in_force.keywords:
        return True
    imagined = g.copy()
    zones.move_to(imagined, enemy, id_of("at", g.people[seat].location))
    return numbers.has_keyword(imagined, enemy, "massive")


@step
def stand_beside(g: Horror, enemy: int) -> None:
    """massive.3, .9: an engaged enemy that becomes Massive leaves the threat area, and is where it was."""
    seat = zones.seat_in(g.cards[enemy].zone)
    zones.move_to(g, enemy, id_of("at", g.people[seat].location))
    if g.cards[enemy].exhausted:
        timing.mark(g, Happening("disengages", seat, enemy))


def whom_it_engages(g: Horror, enemy: int) -> list[Seat]:
    """enemy-cards.3, .5, .6, aloof.2, prey.2, .3: the investigators an enemy would engage by itself now."""
    card = g.cards[enemy]
    if card.exhausted or kind_of(card.zone) != "at" or _is_engaging(g, enemy):
        return []
    there = zones.people_at(g, zones.location_of(g, enemy))
    if not there or (g.frames and timing.is_free(g, enemy)):
        return []
    if numbers.has_keyword(g, enemy, "aloof") or numbers.has_keyword(g, enemy, "massive"):
        return []
    able = [seat for seat in there if numbers.cannot(g, g.people[seat].card, "be-engaged", enemy) is None]
    return prefer(g, enemy, able)


def _is_engaging(g: Horror, enemy: int) -> bool:
    """nested-sequences.7: its engagement is under way; what cancels or undoes it does not start another."""
    under_way = [each.happening for each in g.sequences]
    return enemy in [each.card for each in under_way if each.what == "engages"]


def prefer(g: Horror, enemy: int, seats: list[Seat]) -> list[Seat]:
    """prey.2, .3, .q2, hunter.4: of equally near investigators those that fit its prey best."""
    prey = numbers.keyword(g, enemy, "prey")
    if prey is None or prey.what is None:
        return seats
    fit = set(looking.find(g, Context(0, enemy, NOBODY), prey.what))
    chosen = [seat for seat in seats if g.people[seat].card in fit]
    if prey.only:
        return chosen
    return chosen or _best_among(g, enemy, seats) or seats


def _best_among(g: Horror, enemy: int, seats: list[Seat]) -> list[Seat]:
    """prey.2: a ranking like "highest willpower" is looked for among those it can choose from."""
    prey = numbers.keyword(g, enemy, "prey")
    stat = getattr(prey.what if prey else None, "stat", "")
    if not stat or not seats:
        return []
    ranks = {seat: numbers.value(g, g.people[seat].card, stat) for seat in seats}
    pick = min if type(prey.what if prey else None).__name__ == "Fewest" else max
    best = pick(ranks.values())
    return [seat for seat in seats if ranks[seat] == best]


def engage(g: Horror, enemy: int, seat: Seat) -> None:
    """engage-action.2, .4: the enemy goes to the investigator's threat area, leaving any other."""
    if numbers.has_keyword(g, enemy, "massive") or seat in zones.engaged_with(g, enemy):
        return
    timing.happen(g, Happening("engages", seat, enemy), put_in_threat_area, enemy, seat)


@step
def put_in_threat_area(g: Horror, enemy: int, seat: Seat) -> None:
    """engage-action.2, .4: it leaves whoever it was engaged with at the same moment."""
    if zones.in_play(g, enemy) and g.people[seat].status == "playing":
        before = zones.engaged_with(g, enemy)
        zones.move_to(g, enemy, id_of("threat", seat))
        g.tell(told.engaged(g, enemy, seat))
        for other in before:
            timing.mark(g, Happening("disengages", other, enemy))


def disengage(g: Horror, enemy: int) -> None:
    """evade.6, evade.7: the enemy goes from the threat area to the location."""
    zone = g.cards[enemy].zone
    if kind_of(zone) != "threat":
        return
    seat = zones.seat_in(zone)
    timing.happen(g, Happening("disengages", seat, enemy), leave_threat_area, enemy, seat)


@step
def leave_threat_area(g: Horror, enemy: int, seat: Seat) -> None:
    """evade.7"""
    if g.cards[enemy].zone == id_of("threat", seat):
        zones.move_to(g, enemy, id_of("at", g.people[seat].location))
        timing.free(g, enemy)


# Moving


def toward(g: Horror, enemy: int, goals: list[int]) -> list[int]:
    """hunter.1, hunter.q2, patrol.4: the first steps of the shortest paths to the nearest goal, not
    blocked ones.
    """
    start = zones.location_of(g, enemy)
    away = zones.distances(g, start)
    reach = [goal for goal in goals if goal in away]
    if not reach or start in goals:
        return []
    nearest = min(away[goal] for goal in reach)
    ends = [goal for goal in reach if away[goal] == nearest]
    steps = []
    for to in zones.connections(g, start):
        from_there = zones.distances(g, to)
        if any(from_there.get(end, 99) == nearest - 1 for end in ends):
            steps.append(to)
    return [to for to in steps if why_not_move(g, enemy, to) is None]


def move_toward(g: Horror, enemy: int, goals: list[int]) -> None:
    """hunter.5, patrol.2: one connection; several ways: the lead investigator decides."""
    steps = toward(g, enemy, goals)
    if len(steps) == 1:
        move(g, enemy, steps[0])
    elif steps:
        g.ask(g.lead, asks.enemy_moves(g, enemy, tuple(steps)), lead_moved_enemy, enemy)


@step
def lead_moved_enemy(g: Horror, lead: Seat, choice: str, enemy: int) -> None:
    """lead-investigator.x1"""
    move(g, enemy, number_in(choice))


def why_not_move(g: Horror, enemy: int, to: int) -> Reason | None:
    """move.9, cannot.1: why an enemy cannot move there."""
    if zones.location_of(g, enemy) == to:
        return reason("already-there", "move.9")
    if g.in_force.forbidding:
        for doing in ("move", "move-to", "enter"):
            if (source := numbers.cannot(g, enemy, doing, to)) is not None:
                return reason("cannot", "cannot.1", card=naming.name(g, source))
    return None


def move(g: Horror, enemy: int, to: int) -> None:
    """move.1, move.7, move.9: an enemy goes to another location, which stays unrevealed if it was."""
    if why_not_move(g, enemy, to) is not None:
        timing.fall_short(g)
        return
    timing.happen(g, Happening("enemy-moves", NOBODY, enemy, to), arrive, enemy, to)


@step
def arrive(g: Horror, enemy: int, to: int) -> None:
    """move.4: it leaves and enters at the same moment."""
    timing.happen(g, Happening("enters-location", NOBODY, enemy, to), set_down, enemy, to)


@step
def set_down(g: Horror, enemy: int, to: int) -> None:
    """move.1, hunter.q1, evade.7: the enemy is there, no longer engaged with whom it left."""
    if zones.in_play(g, enemy) and zones.is_place(g, to):
        left = zones.seat_in(g.cards[enemy].zone)
        zones.move_to(g, enemy, id_of("at", to))
        g.tell(told.enemy_moved(g, enemy, to))
        if left != NOBODY:
            timing.mark(g, Happening("disengages", left, enemy))
