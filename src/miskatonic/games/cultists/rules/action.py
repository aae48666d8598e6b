"""III Action: every figure carries out one character action or one room action, or passes.

What is legal is decided here; what the larger actions do stands in `checks`, `rooms`, `votes` and `portal`.
"""

from collections.abc import Callable

from miskatonic.core.game import Seat
from miskatonic.core.ids import id_of, read_id
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import (
    ASSASSIN,
    CARD,
    COURAGE,
    FACES,
    NOBODY,
    Card,
    Figure,
)
from miskatonic.games.cultists.facts import Attacked, FishMan, Laid, Marker, Passed, Power
from miskatonic.games.cultists.plan import CAFETERIA, PORTAL_CHAMBER, SURVEILLANCE, is_room
from miskatonic.games.cultists.routes import names_room
from miskatonic.games.cultists.rules import checks, ending, portal, rooms, unsafe, votes
from miskatonic.games.cultists.rules.figures import living_at
from miskatonic.games.cultists.state import Cultists, asking, step

FREE = ("fight", "chase", "close")
"""event-list.d10"""


@step
def begin_turn(g: Cultists, figure: Figure) -> None:
    """action.1, action.6, action.7"""
    if start_turn(g, figure):
        g.then(ask_action)


def start_turn(g: Cultists, figure: Figure) -> bool:
    """action.1, action.7: who was helper at the portal is skipped"""
    if figure in g.had_turn:
        g.tell(told.skipped(figure, g.seats))
        return False
    g.active = figure
    g.had_turn += (figure,)
    g.main_action = True
    return True


# What is legal


def legal_actions(g: Cultists) -> tuple[str, ...]:
    """action.5, decisions.4, decisions.8, ghost.q1: the ids of all that the active figure may do

    A ghost may do all that a living figure may, but call a vote and close the portal. Passing is at the end.
    """
    figure = g.active
    found: list[str] = []
    if g.main_action:
        found += character_actions(g, figure)
        found += card_actions(g, figure)
        found += function_actions(g, figure)
    found += free_actions(g, figure)
    found.append("pass")
    return tuple(found)


def character_actions(g: Cultists, figure: Figure) -> list[str]:
    """check-state.1, check-state.2, assassin.1, assassin.q1, assassin.q2"""
    others = [each for each in living_at(g, g.places[figure]) if each != figure]
    found = [id_of("check", each) for each in others]
    if g.roles[figure] == ASSASSIN and g.attacker == NOBODY:
        found += [id_of("attack", each) for each in others if each < g.seats]
    return found


def card_actions(g: Cultists, figure: Figure) -> list[str]:
    """secure.1, fill.1, check-room.1: what is done with cards of rooms and corridors"""
    place = g.places[figure]
    faces = [FACES[card] for card in sorted(set(g.room_hands[figure]))]
    if not is_room(place):
        return [id_of("secure", face) for face in faces]
    if place in g.open_markers or not may_act_in(g, figure, place):
        return []
    found = [id_of("fill", face) for face in faces] if place not in g.done else []
    if rooms.may_check(g, place):
        found.append("search")
    return found


def function_actions(g: Cultists, figure: Figure) -> list[str]:
    """board.2, vote.1, camera.1, power.3, cultist-markers.1: what the function of a room lets one do"""
    place = g.places[figure]
    if place in g.open_markers:
        return []
    if place == CAFETERIA and may_call_vote(g, figure):
        return ["vote"]
    if place == SURVEILLANCE and g.power:
        return camera_actions(g, figure)
    if place == SURVEILLANCE and may_act_in(g, figure, place):
        return ["restart"]
    return []


def may_call_vote(g: Cultists, figure: Figure) -> bool:
    """vote.1, ghost.q1: only the living call votes"""
    return g.vote_marker and figure not in g.fallen and may_act_in(g, figure, CAFETERIA)


def camera_actions(g: Cultists, figure: Figure) -> list[str]:
    """camera.2, camera.q1, camera.q2, cultist-markers.q1"""
    found = [id_of("camera-room", room) for room in g.plan.rooms if rooms.may_check(g, room)]
    return found + [id_of("camera", each) for each in g.figures if each != figure and each not in g.fallen]


def free_actions(g: Cultists, figure: Figure) -> list[str]:
    """fight.1, fish-man.3, portal.2, event-list.d10: what Courage makes free, if it may be done now"""
    place = g.places[figure]
    found = []
    if may_do(g, "fight") and place in g.open_markers:
        found.append("fight")
    if may_do(g, "chase") and g.fish_man and figure == g.start and place == g.count.lair:
        found.append("chase")
    if may_do(g, "close") and portal.can_be_closed(g) and may_act_in(g, figure, PORTAL_CHAMBER):
        found += [id_of("close", each) for each in portal.helpers(g)]
    return found


def may_do(g: Cultists, free: str) -> bool:
    """event-list.d10: with Courage each once in addition to the action, otherwise as the action"""
    return free not in g.free_used if g.event == COURAGE else g.main_action


def may_act_in(g: Cultists, figure: Figure, room: str) -> bool:
    """routes.2, routes.3, routes.4, routes.q1"""
    return g.is_cultist(figure) or names_room(g.count.side, g.routes[figure], g.round, room)


# Choosing


@asking
def ask_action(g: Cultists) -> None:
    """action.5, decisions.4"""
    g.ask(g.active, asks.action(legal_actions(g), g.main_action, g.seats), chose_action)


@step
def chose_action(g: Cultists, seat: Seat, choice: str) -> None:
    """action.1, action.5, event-list.d10"""
    deed = read_id(choice)
    kind = deed.kind
    if kind == "pass":
        if g.main_action:
            pass_turn(g, seat)
        end_turn(g)
        return
    if kind == "close":
        g.then(portal.ask_for_help, deed.number)
    elif kind in FREE:
        spend(g, kind)
        ACTIONS[kind](g, seat, deed.word)
    else:
        g.main_action = False
        ACTIONS[kind](g, seat, deed.word)
    if not g.ending:
        g.then(after_action)


def spend(g: Cultists, kind: str) -> None:
    """event-list.d10"""
    if g.event == COURAGE:
        g.free_used += (kind,)
    else:
        g.main_action = False


@step
def after_action(g: Cultists) -> None:
    """action.1, event-list.d10: with Courage the turn goes on as long as there may be something to do

    That somebody is asked again must not tell whether his route lets him close the portal.
    """
    if g.main_action or may_go_on(g):
        g.then(ask_action)
    else:
        end_turn(g)


def may_go_on(g: Cultists) -> bool:
    """event-list.d10: whether a free action may be left, from what everybody can see"""
    if g.event != COURAGE:
        return False
    closing = "close" not in g.free_used and portal.can_be_closed(g) and bool(portal.helpers(g))
    return closing or not {"fight", "chase"}.isdisjoint(free_actions(g, g.active))


def end_turn(g: Cultists) -> None:
    """action.1"""
    g.active = NOBODY
    g.main_action = False
    g.free_used = ()
    g.refused = ()


@step
def end_phase(g: Cultists) -> None:
    """round.7, portal.5"""
    g.had_turn = ()
    portal.test_limit(g)


# What the actions do


def pass_turn(g: Cultists, figure: Figure) -> None:
    """action.1"""
    g.history.append(Passed(g.round, figure))
    g.tell(told.passed(figure, g.seats))


def check(g: Cultists, figure: Figure, target: str) -> None:
    """check-state.1"""
    checks.begin(g, figure, int(target), camera=False)


def camera_check(g: Cultists, figure: Figure, target: str) -> None:
    """camera.2"""
    checks.begin(g, figure, int(target), camera=True)


def attack(g: Cultists, figure: Figure, target: str) -> None:
    """assassin.2, assassin.3"""
    g.attacker = figure
    g.revealed += (figure,)
    g.history.append(Attacked(g.round, figure, int(target)))
    g.tell(told.attacked(figure, int(target)))
    ending.fall(g, int(target), "attacked")


def secure(g: Cultists, figure: Figure, face: str) -> None:
    """secure.1, secure.2"""
    unsafe.add_unsafe_card(g, lay(g, figure, CARD[face]))


def fill(g: Cultists, figure: Figure, face: str) -> None:
    """fill.2, fill.3"""
    room = g.places[figure]
    rooms.add_room_card(g, room, lay(g, figure, CARD[face]))


def lay(g: Cultists, figure: Figure, card: Card) -> tuple[Card, Figure, int]:
    """fill.2, secure.1, hands.d1: take a room card out of the hand and put it down"""
    hand = list(g.room_hands[figure])
    hand.remove(card)
    g.room_hands[figure] = tuple(hand)
    place = g.places[figure]
    g.laid += ((figure, g.round, place, card),)
    g.history.append(Laid(g.round, figure, place))
    g.tell(told.laid(figure, place, card, g.seats))
    return card, figure, g.round


def search(g: Cultists, figure: Figure, _: str) -> None:
    """check-room.1"""
    rooms.check_room(g, figure, g.places[figure], camera=False)


def camera_room(g: Cultists, figure: Figure, room: str) -> None:
    """camera.2"""
    rooms.check_room(g, figure, room, camera=True)


def fight(g: Cultists, figure: Figure, _: str) -> None:
    """fight.1"""
    room = g.places[figure]
    g.open_markers = tuple([each for each in g.open_markers if each != room])
    g.history.append(Marker(g.round, room, figure))
    g.tell(told.fought(figure, room, g.seats))


def chase(g: Cultists, figure: Figure, _: str) -> None:
    """fish-man.3"""
    g.fish_man = False
    g.history.append(FishMan(g.round, figure))
    g.tell(told.chased(figure))


def restart(g: Cultists, figure: Figure, _: str) -> None:
    """power.3"""
    g.power = True
    g.history.append(Power(g.round, True, figure))
    g.tell(told.restarted(figure, g.seats))


def call_vote(g: Cultists, figure: Figure, _: str) -> None:
    """vote.1"""
    votes.begin(g, "called", figure)


ACTIONS: dict[str, Callable[[Cultists, Figure, str], None]] = {
    "check": check,
    "camera": camera_check,
    "attack": attack,
    "secure": secure,
    "fill": fill,
    "search": search,
    "camera-room": camera_room,
    "fight": fight,
    "chase": chase,
    "restart": restart,
    "vote": call_vote,
}
"""action.2, action.3"""
