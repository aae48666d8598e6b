"""The automa investigator: what it does is fixed in every detail."""

from collections.abc import Sequence

from miskatonic.games.cultists.cards import COURAGE, FACES, SUCCESS, Figure
from miskatonic.games.cultists.plan import SURVEILLANCE, way
from miskatonic.games.cultists.routes import ROUTES
from miskatonic.games.cultists.rules import action, move, rooms
from miskatonic.games.cultists.rules.figures import closed_to
from miskatonic.games.cultists.state import Cultists, step


def goals(g: Cultists, figure: Figure) -> list[str]:
    """automa.d2: the rooms it would like to go to, in place order"""
    named = ROUTES[g.count.side][g.routes[figure]][g.round - 1]
    return [
        room
        for room in g.plan.rooms
        if room in named and room not in g.done and room not in g.open_markers and room != g.places[figure]
    ]


@step
def begin_automa_move(g: Cultists, figure: Figure) -> None:
    """automa.d2, automa.d3, automa.d6"""
    move.set_out(g, figure)
    if figure in g.fallen:
        others = [room for room in g.plan.rooms if room != g.places[figure]]
        move.teleport(g, (goals(g, figure) or others)[0])
    else:
        g.then(automa_walks, choose_way(g, figure))


def choose_way(g: Cultists, figure: Figure) -> tuple[str, ...]:
    """automa.d2, automa.d3"""
    ways = [each for each in ways_to(g, figure, goals(g, figure)) if len(each) <= g.points]
    if not ways:
        ways = ways_to(g, figure, g.plan.rooms)
    return min(ways, key=len, default=())[: g.points]


def ways_to(g: Cultists, figure: Figure, rooms: Sequence[str]) -> list[tuple[str, ...]]:
    """automa.d3: the way to each of these rooms that can be reached and is not where it stands"""
    closed = closed_to(g, figure)
    ways = [way(g.count.side, g.event, closed, g.places[figure], room) for room in rooms]
    return [each for each in ways if each]


@step
def automa_walks(g: Cultists, places: tuple[str, ...]) -> None:
    """automa.d3: step by step, with the encounters on its way"""
    if places:
        move.enter(g, places[0])
        g.then(automa_walks, places[1:])
    else:
        move.end_move(g)


@step
def begin_automa_turn(g: Cultists, figure: Figure) -> None:
    """automa.d5, automa.d6, action.7"""
    if not action.start_turn(g, figure):
        return
    if figure not in g.fallen and g.places[figure] in g.open_markers:
        action.fight(g, figure, "")
        if g.event != COURAGE:
            action.end_turn(g)
            return
    act(g, figure)
    if not g.ending:
        action.end_turn(g)


def act(g: Cultists, figure: Figure) -> None:
    """automa.d5: steps 2 to 7, the first that is legal"""
    room = g.places[figure]
    allowed = room not in g.open_markers and action.may_act_in(g, figure, room)
    may_fill = allowed and room not in g.done and SUCCESS in g.room_hands[figure]
    may_check = allowed and rooms.may_check(g, room)
    if allowed and room == SURVEILLANCE and not g.power and figure not in g.fallen:
        action.restart(g, figure, "")
    elif may_fill and room not in g.explored:
        action.fill(g, figure, FACES[SUCCESS])
    elif may_check and len(g.decks[room]) > 1:
        action.search(g, figure, "")
    elif may_fill:
        action.fill(g, figure, FACES[SUCCESS])
    elif may_check:
        action.search(g, figure, "")
    else:
        action.pass_turn(g, figure)
