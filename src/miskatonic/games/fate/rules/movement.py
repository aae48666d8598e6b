"""II Movement: the fate piece moves, investigators follow, figures are placed."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import number_in, read_id
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import (
    ABYSS,
    BACK,
    CURSES,
    GATE,
    LOCATIONS,
    LODGE,
    SILVER_KEY,
    TORN_VEIL,
    Card,
    Location,
)
from miskatonic.games.fate.numbers import HAND, INVESTIGATORS_THAT_FOLLOW
from miskatonic.games.fate.rules import raid
from miskatonic.games.fate.rules.curses import strikes
from miskatonic.games.fate.rules.effects import exhaust
from miskatonic.games.fate.rules.figures import clockwise, supply_to_lodge
from miskatonic.games.fate.rules.piles import discard_hand, draw, leave_hand
from miskatonic.games.fate.state import Fate, asking, step
from miskatonic.games.fate.words import Investigators

# The fate piece


@step
def find_way(g: Fate) -> None:
    """movement.1, movement.6"""
    if not has_way(g):
        discard_hand(g, g.active)
        draw(g, g.active, HAND, "movement.6")
    if has_way(g):
        g.then(ask_move)
    else:
        to = (g.fate + 1) % len(LOCATIONS)
        g.tell(told.drifted(g.active, to))
        g.fate = to


def has_way(g: Fate) -> bool:
    """movement.2 to movement.6, movement.q1"""
    hand = g.hands[g.active]
    if g.gates[g.active] or len(hand) > 1:
        # Two spells are a pair, or one of them has the symbol of another location.
        return True
    return bool(hand) and (BACK[hand[0]] + 1 != g.fate or g.road or has_key(g))


def has_key(g: Fate) -> bool:
    """artefact-list.d3"""
    return SILVER_KEY in g.artefacts[g.active] and not g.exhausted >> SILVER_KEY & 1


@asking
def ask_move(g: Fate) -> None:
    """movement.1 to movement.5, choices.3"""
    hand = g.hands[g.active]
    g.ask(g.active, asks.move(hand, g.fate, g.gates[g.active] > 0, g.road, has_key(g)), chose_way)


@step
def chose_way(g: Fate, seat: Seat, choice: str) -> None:
    """movement.2 to movement.5"""
    way = read_id(choice)
    if way.kind == "spell":
        go(g, seat, BACK[way.number] + 1, way.kind, (way.number,))
    else:
        g.ask(seat, asks.destination(g.fate, choice), chose_destination, choice)


@step
def chose_destination(g: Fate, seat: Seat, choice: str, chosen: str) -> None:
    """movement.3, movement.4, movement.5"""
    way = read_id(chosen)
    go(g, seat, number_in(choice), way.kind, way.numbers)


def go(g: Fate, seat: Seat, to: Location, way: str, cards: tuple[Card, ...]) -> None:
    """movement.1, movement.7, movement.q2, curses.d5"""
    left = g.fate
    if way == "gate":
        g.gates[seat] -= 1
        g.columns[left] += (GATE,)
    else:
        leave_hand(g, seat, cards)
        g.columns[left] += cards
    g.fate = to
    g.tell(told.moved(seat, to, way, cards))
    if way == "key":
        exhaust(g, seat, SILVER_KEY)
    if way == "pair" and strikes(g, seat, TORN_VEIL):
        word = CURSES[TORN_VEIL].effect[0]
        assert isinstance(word, Investigators)
        supply_to_lodge(g, seat, word.count, "curses.d5")


# Investigators and cultists


@step
def collect_investigators(g: Fate) -> None:
    """collect.1, collect.2, collect.q1"""
    here = g.investigators[g.fate]
    if here >= INVESTIGATORS_THAT_FOLLOW:
        g.investigators[g.fate] = 0
        g.lodges[g.active] += here
        g.tell(told.investigators_follow(g.active, here, g.fate))


@step
def place_cultist(g: Fate) -> None:
    """placement.1, placement.2, placement.q1"""
    row = g.cultists[g.active]
    if row[LODGE]:
        row[LODGE] -= 1
        row[g.fate] += 1
        g.tell(told.cultist_placed(g.active, g.fate))
    elif row[ABYSS]:
        home = min(1, row[ABYSS] - 1)
        row[ABYSS] -= 1 + home
        row[LODGE] += home
        row[g.fate] += 1
        g.tell(told.cultists_rise(g.active, g.fate, home))


@step
def place_investigator(g: Fate) -> None:
    """placement.3, placement.4, placement.q2"""
    if not g.supply:
        g.tell(told.supply_empty())
        for seat in clockwise(g, g.active):
            g.then(raid.raid, seat, "placement.4")
    g.then(add_investigator)


@step
def add_investigator(g: Fate) -> None:
    """placement.3, placement.4, placement.q2"""
    if g.supply:
        g.supply -= 1
        g.investigators[g.fate] += 1
        g.tell(told.investigator_placed(g.fate))
