"""A turn: actions and what may be done between them (investigation, action, basic-actions).

Not for free abilities and fast cards as such (see `windows`), which a turn offers beside the actions.
"""

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, read_id
from miskatonic.games.horror import asks, during, looking, naming, numbers, told, zones
from miskatonic.games.horror.abilities import text_named, usable, words_of
from miskatonic.games.horror.profiles import ONE_ACTION
from miskatonic.games.horror.reasons import Reason, reason
from miskatonic.games.horror.rules import (
    allowance,
    drawing,
    enemies,
    fighting,
    initiating,
    lasting,
    moving,
    paying,
    playing,
    slots,
    testing,
    timing,
    tokens,
    windows,
)
from miskatonic.games.horror.state import NONE, Context, Happening, Horror, TestKind, step
from miskatonic.games.horror.words.abilities import Action

BASIC = ("draw", "resource", "move", "investigate", "engage", "evade", "fight")
"""basic-actions.2 to .8"""
AGAINST = ("engage", "evade", "fight")
"""The basic actions that are aimed at an enemy."""
DOING = {"resource": "gain-resources"}
"""What cards call a basic action, where it is not its own name."""


@step
def turn(g: Horror, seat: Seat) -> None:
    """investigation.9, .24 to .26: a window for the others, then an action, something free, or the end of
    the turn.
    """
    if g.active != seat or g.people[seat].status != "playing" or g.ended:
        return
    if windows.asks_others(g):
        others = [other for other in zones.playing(g) if other != seat and other not in g.passed]
        if windows.ask_all(g, others, "turn"):
            g.then(others_act, seat)
            return
    able = choices(g, seat)
    if able:
        windows.tell_of_hidden(g, seat, windows.cards_of(able) if _only_free(g, seat) else [])
        g.ask(seat, asks.turn(g, seat, tuple(able)), act)


def _only_free(g: Horror, seat: Seat) -> bool:
    """action.1: no action is left, so being asked tells of something free."""
    return g.people[seat].actions < 1 and not g.people[seat].spare


@step
def others_act(g: Horror, seat: Seat) -> None:
    """timing.q3: somebody else uses the window in this turn, or all the others pass."""
    if g.wishes:
        g.passed = []
        windows.one_acts(g)
    else:
        g.passed = [other for other in zones.playing(g) if other != seat]
    g.then(turn, seat)


def choices(g: Horror, seat: Seat) -> list[str]:
    """investigation.10 to .21: everything the active investigator can do now; nothing if only ending is
    left.
    """
    return action_choices(g, seat) + windows.free_choices(g, seat)


def action_choices(g: Horror, seat: Seat) -> list[str]:
    """investigation.9: the actions that can be taken now."""
    person = g.people[seat]
    if person.actions < 1 and not person.spare:
        return []
    found = basic_choices(g, seat)
    found += [id_of("play", card) for card in plays(g, seat)]
    for text, context, ability in usable(g, seat, Action):
        if initiating.why_not(g, context, text, ability) is None:
            found.append(id_of("use", text.key))
    return found


def basic_choices(g: Horror, seat: Seat) -> list[str]:
    """basic-actions.2 to .8, draw-action.1, quick-reference.20, .21, .q1: the basic actions that can be taken
    now.
    """
    found = basic_targets(g, seat)
    if not g.people[seat].actions or g.in_force.forbidding or g.in_force.prices:
        found = [each for each in found if why_not_basic(g, seat, each[0], each[1]) is None]
    return [name if target == NONE else id_of(name, target) for name, target in found]


def plays(g: Horror, seat: Seat) -> list[int]:
    """play-action.1, .4: the cards in hand that can be played with a Play action now. Every turn asks about
    all of them, so cards too dear are passed over, and while nothing interferes, slots are all that can stand
    in the way of a plain asset.
    """
    force, most = g.in_force, affordable(g, seat)
    interfered = force.forbidding or force.keywords or force.prices or g.perils or not g.people[seat].actions
    found = []
    for card in g.hand(seat):
        printed = g.printed[g.cards[card].code]
        if not printed.profile.playable or (printed.cost or 0) > most:
            continue
        if printed.profile.plain and not interfered and g.cards[card].owner == seat:
            can = not printed.slots or slots.can_make_room(g, seat, card)
        else:
            can = why_not_play(g, seat, card) is None
        if can:
            found.append(card)
    return found


def affordable(g: Horror, seat: Seat) -> int:
    """costs.4: no printed cost above this can be paid, so the other checks can be spared."""
    return 99 if g.in_force.prices else g.cards[g.people[seat].card].resources


def basic_targets(g: Horror, seat: Seat) -> list[tuple[str, int]]:
    """Return the basic actions with all they may be aimed at, as far as nothing in force hinders them."""
    place = g.people[seat].location
    found = [("draw", NONE), ("resource", NONE)]
    if why_not_target(g, seat, "investigate", NONE) is None:
        found.append(("investigate", NONE))
    found += [("move", to) for to in zones.connections(g, place)]
    for enemy in zones.enemies_at(g, place):
        engaged = zones.engaged_with(g, enemy)
        for name in AGAINST:
            if _why_not_against(g, seat, name, enemy, engaged) is None:
                found.append((name, enemy))
    return found


def why_not_play(g: Horror, seat: Seat, card: int) -> Reason | None:
    """play-action.1, .4, event-card.1: why a card cannot be played with a Play action."""
    if numbers.has_keyword(g, card, "fast"):
        return reason("fast", "fast.3")
    text, ability = playing.play_text(g, card)
    if ability.on is not None:
        return reason("only-when", "play-restrictions.3")
    return initiating.why_not(g, Context(0, card, seat), text, ability)


# Basic actions


def why_not_basic(g: Horror, seat: Seat, name: str, target: int) -> Reason | None:
    """basic-actions.2 to .8: why a basic action cannot be taken."""
    if allowance.left_for(g.people[seat], name) < 1:
        return reason("actions", "action.1", count=1)
    return (
        (_forbidden(g, seat, name, target) if g.in_force.forbidding else None)
        or (_too_dear(g, seat, name, target) if g.in_force.prices else None)
        or why_not_target(g, seat, name, target)
    )


def _forbidden(g: Horror, seat: Seat, name: str, target: int) -> Reason | None:
    """cannot.1"""
    for each in (DOING.get(name, name), "take-action"):
        to = None if target == NONE else target
        if (source := numbers.cannot(g, g.people[seat].card, each, to)) is not None:
            return reason("cannot", "cannot.1", card=naming.name(g, source))
    return None


def _too_dear(g: Horror, seat: Seat, name: str, target: int) -> Reason | None:
    """costs.14: an additional cost that cannot be paid with the action."""
    context = Context(0, g.people[seat].card, seat, designator=name)
    more = paying.additional(g, context, DOING.get(name, name), target)
    return paying.why_not_payable(g, context, (ONE_ACTION, *more)) if more else None


def why_not_target(g: Horror, seat: Seat, name: str, target: int, place: int = NONE) -> Reason | None:
    """Why this action cannot be aimed at that; `place`: as if the investigator were there."""
    here = place if place != NONE else g.people[seat].location
    if name == "move":
        return moving.why_not(g, seat, target)
    if name == "investigate":
        location = here if target == NONE else target
        return (
            None
            if g.cards[location].revealed and numbers.has_value(g, location, "shroud")
            else reason("unrevealed", "locations.3")
        )
    if name in AGAINST:
        if not zones.in_play(g, target) or zones.location_of(g, target) != here:
            return reason("not-here", f"{name}-action.2" if name != "evade" else "evade.2")
        return _why_not_against(g, seat, name, target, zones.engaged_with(g, target))
    return None


def _why_not_against(g: Horror, seat: Seat, name: str, enemy: int, engaged: list[Seat]) -> Reason | None:
    """fight-action.8, evade.8, engage-action.3, .5, aloof.5, .6, massive.q2: why not against an enemy at the
    same place, which is engaged with these.
    """
    if name == "engage":
        if seat in engaged:
            return reason("engaged", "engage-action.5")
        return reason("massive", "massive.q2") if numbers.has_keyword(g, enemy, "massive") else None
    if not engaged and numbers.has_keyword(g, enemy, "aloof"):
        return reason("aloof", "aloof.5" if name == "fight" else "aloof.6")
    if name == "evade" and seat not in engaged:
        return reason("not-engaged", "evade.8")
    if not numbers.has_value(g, enemy, name):
        return reason("cannot-be", "cannot.1")
    unassailable = "be-attacked" if name == "fight" else "be-evaded"
    if g.in_force.forbidding and numbers.cannot(g, enemy, unassailable) is not None:
        return reason("cannot-be", "cannot.1")
    return None


@step
def act(g: Horror, seat: Seat, choice: str) -> None:
    """investigation.21: any action in any order; afterwards back to the window before it."""
    g.passed = []
    if choice == "end":
        return
    deed = read_id(choice)
    g.acting = is_action(g, choice)
    if g.acting:
        person = g.people[seat]
        g.alter(seat, deeds=(*person.deeds, choice))
    if deed.kind in BASIC:
        basic(g, seat, deed.kind, deed.number if deed.parts else NONE)
    elif deed.kind == "play" and g.acting:
        text, ability = playing.play_text(g, deed.number)
        taken(g, seat)
        initiating.initiate(g, Context(0, deed.number, seat), text, ability)
    elif deed.kind == "use" and g.acting:
        text = text_named(deed.word)
        taken(g, seat)
        initiating.initiate(g, Context(0, text.card, seat), text, words_of(g, text))
    else:
        windows.do(g, seat, choice)
    g.then(action_over)
    g.then(turn, seat)


def is_action(g: Horror, choice: str) -> bool:
    """action.1: whether this takes an action, unlike fast cards and free abilities."""
    deed = read_id(choice)
    if deed.kind == "play":
        return not numbers.has_keyword(g, deed.number, "fast")
    return deed.kind in BASIC or (
        deed.kind == "use" and isinstance(words_of(g, text_named(deed.word)), Action)
    )


@step
def action_over(g: Horror) -> None:
    """lasting-effects.6: what held for this action ends."""
    g.acting = False
    lasting.expire(g, "action")


def taken(g: Horror, seat: Seat) -> None:
    """action.2: an action is being taken."""
    timing.mark(g, Happening("takes-action", seat, g.people[seat].card))


def basic(g: Horror, seat: Seat, name: str, target: int) -> None:
    """action.2, attack-of-opportunity.3: pay 1 action, suffer attacks of opportunity, then do it."""
    person = g.people[seat]
    spared = allowance.spend(g, seat, 1, name)
    g.tell(told.acts(g, seat, name, target))
    taken(g, seat)
    number = g.number()
    g.contexts[number] = context = Context(number, person.card, seat)
    doing = DOING.get(name, name)
    more = paying.additional(g, context, doing, target) if g.in_force.prices else ()
    if more:
        costs = (ONE_ACTION, *more)
        g.amend(number, bill=costs, paid=(0,), spared=spared, designator=name)
        for place in range(1, len(costs)):
            g.then(pay_additional, number, place)
        g.then(provoke_by_action, number, name)
    elif name not in initiating.SAFE:
        fighting.attacks_of_opportunity(g, seat, doing)
    g.then(carry_out, seat, name, target, number)
    g.then(initiating.forget, number)


@step
def pay_additional(g: Horror, number: int, place: int) -> None:
    """costs.14, initiation.10, .q1: one additional cost of an action; if it cannot be paid, nothing is, and
    the action is not taken.
    """
    if number in g.contexts and not paying.pay_part(g, number, place):
        initiating.stop(g, number, g.contexts[number].source)


@step
def provoke_by_action(g: Horror, number: int, name: str) -> None:
    """attack-of-opportunity.3, initiation.q1: after everything is paid, if it is."""
    if number in g.contexts and name not in initiating.SAFE:
        fighting.attacks_of_opportunity(g, g.contexts[number].you, DOING.get(name, name))


@step(during=during.acting)
def carry_out(g: Horror, seat: Seat, name: str, target: int, number: int) -> None:
    """attack-of-opportunity.6, initiation.q2, move.2, engage-action.2: the action itself, if whoever takes it
    is still there, and it can still be aimed at that.
    """
    if g.people[seat].status != "playing" or number not in g.contexts:
        return
    if why_not_target(g, seat, name, target) is not None:
        return
    perform(g, seat, name, target, g.contexts[number])


TESTS: dict[str, tuple[TestKind, str, str]] = {
    "investigate": ("investigate", "shroud", "intellect"),
    "fight": ("fight", "fight", "combat"),
    "evade": ("evade", "evade", "agility"),
}
"""basic-actions.6 to .8: actions that are tests: of which kind, against what, with which skill."""


def perform(g: Horror, seat: Seat, name: str, target: int, context: Context) -> None:
    """basic-actions.2 to .8: what an action does by its usual rules."""
    if name == "draw":
        drawing.draw(g, seat, 1)
    elif name == "resource":
        tokens.gain_resources(g, seat, 1)
    elif name == "move":
        moving.move(g, seat, target)
    elif name == "engage":
        enemies.engage(g, target, seat)
    else:
        location = looking.here(g, context) if target == NONE else target
        kind, stat, skill = TESTS[name]
        hard = numbers.value(g, location, stat)
        testing.begin(g, context, seat, (skill,), hard, kind=kind, target=location)
