"""How an investigator of Cultists plays: where to go, what to do, whom to name, from what he thinks.

The same for every bot; they differ in what they think (`mind`). Values are roughly points of the bookshelf.
Not for the cultists (`scheme`) and not for talk (`speech`).
"""

from collections.abc import Sequence

from miskatonic.core.ids import id_of, kind_in, number_in, word_in
from miskatonic.games.cultists.cards import COURAGE, NOBODY, SABOTAGE, SUCCESS, Figure
from miskatonic.games.cultists.mind import Mind
from miskatonic.games.cultists.plan import CAFETERIA, PORTAL_CHAMBER, SURVEILLANCE, is_room
from miskatonic.games.cultists.rules.votes import tally
from miskatonic.games.cultists.scene import Scene, Way

MATCH = 12.0
"""What winning is worth."""
KILLS = 0.4
"""How often a cultist gives a Dead card in an encounter."""
COMES = 0.25
"""How often a cultist who could come to somebody alone does so."""
FIND = 2.0
"""What finding a dead figure is worth: a vote, and knowing whom it met."""
LOOK = 0.15
"""What looking at a pulse deck is worth in any case."""
PILE_CARD = 0.35
"""What the card from the draw pile is worth that a check adds to a room, against a Success."""
SECURE, PASS = 0.12, 0.0
FIGHT, CHASE, RESTART, CLOSE = 0.7, 0.3, 1.2, 2.0
STAYS = 0.85
"""How likely somebody is still there who has moved already; only events move him."""
WORTH_A_VOTE = 0.2
"""By how much a vote must raise the chance to win before somebody calls it."""
WORTH_NAMING = 0.2
"""By how much it must raise the chance to win before somebody names anybody."""
SURE = 0.55
"""How certain the Assassin must be."""

WIN = (0.08, 0.33, 0.48, 0.58, 0.65, 0.7)
"""The investigators' chance to win if so many more of them may die before the threshold is reached."""
SECOND = 0.45
"""How much of the way to victory it is to get rid of the first of two cultists."""


# What is at stake


def spare_lives(scene: Scene, mind: Mind) -> float:
    """counts.4, dead.1: how many more investigators may die, as far as one can guess"""
    dead = 0.0
    for figure, each in enumerate(scene.view.figures):
        innocent = 1 - mind.suspect(figure)
        dead += innocent * (1.0 if each.ghost else mind.dead(figure))
    return scene.view.threshold - dead


def win_chance(lives: float) -> float:
    """Return the chance to win with so many lives to spare."""
    lives = min(max(lives, 0.0), len(WIN) - 1.001)
    below = int(lives)
    return WIN[below] + (lives - below) * (WIN[below + 1] - WIN[below])


def vote_gain(scene: Scene, mind: Mind, figure: Figure, lives: float) -> float:
    """vote.9, end.2, end.3: by how much the chance to win rises if somebody is eliminated"""
    guilty = mind.suspect(figure)
    now = win_chance(lives)
    right = 1.0
    if scene.view.cultist_count == 2:
        fallen = sum([mind.suspect(each) for each in range(scene.seats) if scene.view.figures[each].ghost])
        right = now + (1 - now) * (SECOND + (1 - SECOND) * min(1.0, fallen))
    wrong = win_chance(lives - (1 - mind.dead(figure)))
    return guilty * right + (1 - guilty) * wrong - now


def best_to_name(scene: Scene, mind: Mind) -> tuple[Figure, float]:
    """vote.q1: whom to eliminate, and what that would bring"""
    gains = vote_gains(scene, mind)
    best = max(gains, key=gains.__getitem__)
    return best, gains[best]


def vote_gains(scene: Scene, mind: Mind) -> dict[Figure, float]:
    """vote.q1: what it would bring to eliminate each of those who can be named"""
    lives = spare_lives(scene, mind)
    return {figure: vote_gain(scene, mind, figure, lives) for figure in scene.candidates()}


# Moving


def ways(scene: Scene, mind: Mind) -> dict[Way, float]:
    """move.4: what every way is worth: what there is to do at its end, less the danger"""
    ends: dict[str, float] = {}
    found: dict[Way, float] = {}
    for way in scene.ways():
        end = way[-1] if way else scene.place
        if end not in ends:
            ends[end] = stand_worth(scene, mind, end) - exposure(scene, mind, end, not way)
        found[way] = ends[end] - sum([encounter_cost(scene, mind, place) for place in way]) - 0.01 * len(way)
    return found


def life_worth(scene: Scene, mind: Mind) -> float:
    """dead.1: what it costs the investigators if I die, unless I am dead already"""
    return (1 - mind.dead(scene.me)) * MATCH / scene.view.threshold / 1.5


def encounter_cost(scene: Scene, mind: Mind, place: str) -> float:
    """encounter.5: what it costs on average to enter a place"""
    met = scene.partners(place)
    if not met:
        return 0.0
    guilt = sum([mind.suspect(figure) for figure in met]) / len(met)
    return guilt * KILLS * life_worth(scene, mind)


def exposure(scene: Scene, mind: Mind, place: str, here: bool) -> float:
    """encounter.3: what it costs to be found alone by those who move later"""
    if scene.ghost or scene.at(place):
        return 0.0
    guilt = sum([mind.suspect(each) for each in scene.still_to_move() if scene.distance(each, place) <= 3])
    return guilt * COMES * KILLS * life_worth(scene, mind)


# What can be done in a place


def stand_worth(scene: Scene, mind: Mind, place: str) -> float:
    """action.1: what the best action in a place is worth, if I stand there in the action phase"""
    return max([PASS, *_card_worths(scene, mind, place), *_other_worths(scene, mind, place)])


def _card_worths(scene: Scene, mind: Mind, place: str) -> list[float]:
    """fill.1, check-room.1, secure.1"""
    has_cards = scene.view.figures[scene.me].room_cards > 0
    if not is_room(place):
        return [SECURE] * has_cards
    if scene.blocked(place) or scene.rooms[place].done or not scene.on_route(place):
        return []
    worths = [scene.fill_worth(place)] * has_cards
    if scene.rooms[place].explored and scene.rooms[place].deck:
        worths.append(search_worth(scene, mind, place))
    return worths


def _other_worths(scene: Scene, mind: Mind, place: str) -> list[float]:
    """check-state.1, assassin.1, fight.1, fish-man.3, vote.1, camera.1, power.3, portal.2, ghost.q1"""
    view = scene.view
    there = [figure for figure in scene.at(place) if _has_moved(scene, figure)]
    worths = [STAYS * check_worth(scene, mind, figure) for figure in there]
    if scene.may_attack:
        worths += [STAYS * attack_worth(scene, mind, each) for each in there if each < scene.seats]
    if place == view.fish_man and scene.has_knife:
        worths.append(CHASE)
    if is_room(place) and scene.blocked(place):
        worths.append(fight_worth(scene, place))
    elif place == CAFETERIA and view.vote_marker and not scene.ghost and scene.on_route(place):
        worths.append(call_worth(scene, mind))
    elif place == SURVEILLANCE and view.power:
        worths.append(camera_worth(scene, mind))
    elif place == SURVEILLANCE and scene.on_route(place):
        worths.append(RESTART)
    elif place == PORTAL_CHAMBER and not scene.ghost and _can_close(scene) and scene.on_route(place):
        worths.append(CLOSE)
    return worths


def _has_moved(scene: Scene, figure: Figure) -> bool:
    return scene.view.phase != "move" or figure not in scene.still_to_move()


def _can_close(scene: Scene) -> bool:
    """portal.q1: whether somebody is there, or may come, who can help"""
    portal = scene.view.portal
    if portal is None or portal.state != "open" or scene.view.round > portal.last:
        return False
    order = scene.view.order
    later = order[order.index(scene.me) + 1 :]
    return any(figure in later or scene.view.event == COURAGE for figure in scene.at(PORTAL_CHAMBER))


def search_worth(scene: Scene, mind: Mind, room: str) -> float:
    """check-room.2"""
    return scene.search_worth(room, mind.next_face(room, SUCCESS), mind.next_face(room, SABOTAGE))


def check_worth(scene: Scene, mind: Mind, figure: Figure) -> float:
    """check-state.6, check-state.7"""
    place = scene.view.figures[figure].place
    card = scene.fill_worth(place) if is_room(place) and not scene.rooms[place].done else 0.0
    return LOOK + FIND * mind.dead(figure) + PILE_CARD * card


def camera_worth(scene: Scene, mind: Mind) -> float:
    """camera.2"""
    rooms = [room.name for room in scene.view.rooms if can_search(scene, room.name)]
    worths = [search_worth(scene, mind, room) for room in rooms]
    return max([*worths, *[check_worth(scene, mind, figure) for figure in scene.others]], default=0.0)


def can_search(scene: Scene, room: str) -> bool:
    """check-room.1: what holds for the room itself"""
    each = scene.rooms[room]
    return each.explored and each.deck > 0 and not each.done and not each.cultist_marker


def fight_worth(scene: Scene, room: str) -> float:
    """fight.1: more where a function of the room is blocked as well"""
    return FIGHT if not scene.rooms[room].done or room in (CAFETERIA, SURVEILLANCE) else FIGHT / 3


def call_worth(scene: Scene, mind: Mind) -> float:
    """vote.1"""
    if not scene.candidates():
        return 0.0
    gain = best_to_name(scene, mind)[1]
    return MATCH * gain if gain > WORTH_A_VOTE else 0.0


# Acting


def action_worth(scene: Scene, mind: Mind, option: str) -> float:
    """action.5: what an action is worth now"""
    kind = kind_in(option)
    if kind in ("check", "camera"):
        return check_worth(scene, mind, number_in(option))
    if kind == "attack":
        return attack_worth(scene, mind, number_in(option))
    if kind in ("search", "camera-room"):
        return search_worth(scene, mind, word_in(option) or scene.place)
    if kind == "fill":
        return scene.fill_worth(scene.place)
    if kind == "close":
        return CLOSE
    if kind == "fight":
        return fight_worth(scene, scene.place)
    if kind == "vote":
        return call_worth(scene, mind)
    return {"secure": SECURE, "chase": CHASE, "restart": RESTART}.get(kind, PASS)


def attack_worth(scene: Scene, mind: Mind, figure: Figure) -> float:
    """assassin.2: like a vote that cannot fail, but one needs to be rather sure"""
    if mind.suspect(figure) < SURE:
        return -1.0
    return MATCH * vote_gain(scene, mind, figure, spare_lives(scene, mind))


# Voting


def votes(scene: Scene, mind: Mind, options: Sequence[str], least: float) -> dict[str, float]:
    """vote.5: what naming each brings; to name nobody is worth what naming somebody must bring at least"""
    gains = vote_gains(scene, mind)
    named = {id_of("figure", figure): gain for figure, gain in gains.items()}
    return {"abstain": least, **{id: gain for id, gain in named.items() if id in options}}


def changes(scene: Scene, mind: Mind, options: Sequence[str]) -> dict[str, float]:
    """vote.8: by how much the chance to win rises with each outcome"""
    lives = spare_lives(scene, mind)
    return {
        option: 0.0 if out == NOBODY else vote_gain(scene, mind, out, lives)
        for option, out in outcomes(scene, options).items()
    }


def outcomes(scene: Scene, options: Sequence[str]) -> dict[str, Figure]:
    """vote.6, vote.8: who is eliminated after each answer of the start player"""
    poll = scene.view.poll
    assert poll is not None
    votes = [NOBODY if named is None else named for named in poll.votes]
    found = {}
    for option in options:
        changed = votes[:]
        if option != "keep":
            changed[scene.me] = NOBODY if option == "abstain" else number_in(option)
        found[option] = tally(tuple(changed), scene.me, doubles=False)
    return found
