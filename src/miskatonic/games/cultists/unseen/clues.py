"""What a seat knows about the cards and roles that it cannot see, in a form that can be weighed.

Taken from the public history and from what is the seat's own to know, and from nothing else. Two positions
that the seat cannot tell apart have the same clues. Not for drawing anything.
"""

from itertools import combinations

import msgspec

from miskatonic.core.game import Seat
from miskatonic.games.cultists.cards import (
    CARD,
    DEAD,
    FIRESTARTER,
    NOBODY,
    PILE,
    SEER,
    START,
    Card,
    Figure,
    cards,
)
from miskatonic.games.cultists.facts import (
    Added,
    Burnt,
    Checked,
    Drawn,
    Fact,
    Fell,
    Gate,
    Helped,
    Laid,
    Met,
    Passed,
    Polled,
    Power,
    Searched,
    Turned,
    Walked,
)
from miskatonic.games.cultists.numbers import UNSAFE_CARDS
from miskatonic.games.cultists.plan import CAFETERIA, PORTAL_CHAMBER, SURVEILLANCE, UNSAFE, is_room
from miskatonic.games.cultists.routes import ROUTES
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.unseen.routes import Cards, card_set, naming

UNKNOWN: Card = -1
TELLING_NOTHING = (Walked, Met, Passed, Drawn)
"""The facts that nothing hidden can be told from, or not from their order (who gave to whom)."""

Suspects = tuple[Seat, ...]
"""Players who may be the cultists of a game."""


class CheckClue(msgspec.Struct, frozen=True):
    """A check of a state, as the seat remembers it."""

    by: Figure
    target: Figure
    cards: int
    """How many cards the deck had."""
    reported: bool
    dead: int
    """How many Dead cards the seat saw itself; UNKNOWN: it did not check, or the notice is not out."""


DeckCard = tuple[str, Figure, int, Card]
"""A card that was put into a room deck or the unsafe-paths deck: into which, by whom, in which round, and its
face if the seat knows it, else UNKNOWN."""
DeckMove = tuple[str, int, Card]
"""What happened to a deck: the deck, the number of the card that was added, the face that was drawn; where
both are UNKNOWN all cards left the deck."""


class Clues(msgspec.Struct, frozen=True):
    """All that matters to a seat for telling who the cultists are and which cards lie where."""

    seat: Seat
    seats: int
    suspects: tuple[Suspects, ...]
    """Who the cultists may be, as far as roles and ghosts tell."""
    firestarters: tuple[Seat, ...]
    """Who may be the Firestarter, if there is one; all players if nothing is known."""
    routes: Cards
    """The route cards that the seat cannot see."""
    demands: tuple[Cards, ...]
    """For each player the route cards that allow all that he did in rooms, were he an investigator."""
    pulses: tuple[tuple[tuple[Figure, Card], ...], ...]
    """For each figure the givers of its pulse cards, and their faces where the seat knows them."""
    checks: tuple[CheckClue, ...]
    cards: tuple[DeckCard, ...]
    """All cards that were ever put into a deck."""
    moves: tuple[DeckMove, ...]
    """What happened to the decks, in that order."""


def clues(g: Cultists, seat: Seat) -> Clues:
    """secrets.1 to secrets.10"""
    open_routes = {g.routes[seat], *g.routes[g.seats :]}
    routes = card_set([route for route in range(len(ROUTES[g.count.side])) if route not in open_routes])
    seen = [fact for fact in g.history if type(fact) not in TELLING_NOTHING]
    added, moves = _decks(g, seat, seen)
    return Clues(
        seat=seat,
        seats=g.seats,
        suspects=suspects(g, seat),
        firestarters=firestarters(g, seat),
        routes=routes,
        demands=tuple([_fitting(g, routes, demand) for demand in _demands(g, seen)]),
        pulses=tuple([_known_pulse(g, figure, seat) for figure in g.figures]),
        checks=_checks(g, seat, seen),
        cards=added,
        moves=moves,
    )


# Who may be a cultist


def suspects(g: Cultists, seat: Seat) -> tuple[Suspects, ...]:
    """secrets.2, secrets.x1, end.1: were all cultists ghosts, the game would be over"""
    cultists = tuple([each for each in range(g.seats) if g.is_cultist(each)])
    if g.is_cultist(seat) or g.roles[seat] == SEER or g.phase == "guess":
        return (cultists,)
    shown = {each for each in g.revealed if g.is_cultist(each)}
    cleared = {seat, *(each for each in g.revealed if each not in shown)}
    free = [each for each in range(g.seats) if each not in cleared]
    able = firestarters(g, seat)
    return tuple(
        [
            each
            for each in combinations(free, len(cultists))
            if shown.issubset(each)
            and not set(g.fallen).issuperset(each)
            and (FIRESTARTER not in g.roles or any(one in able for one in each))
        ]
    )


def firestarters(g: Cultists, seat: Seat) -> tuple[Seat, ...]:
    """night.d1, firestarter.d3: who may have set fire, as a living player"""
    if FIRESTARTER in g.roles and (g.is_cultist(seat) or g.roles.index(FIRESTARTER) in g.revealed):
        return (g.roles.index(FIRESTARTER),)
    if not g.fire:
        return tuple(range(g.seats))
    ghosts: set[Figure] = set()
    fallen: set[Figure] = set()
    for fact in g.history:
        if isinstance(fact, Fell):
            fallen.add(fact.figure)
        elif isinstance(fact, Burnt):
            ghosts = fallen.copy()
    return tuple([each for each in range(g.seats) if each not in ghosts])


# What room actions demand of a route card


def _demands(g: Cultists, seen: list[Fact]) -> list[list[tuple[int, str]]]:
    """routes.2, routes.q1: where and when each player did what needs the route"""
    found: list[list[tuple[int, str]]] = [[] for _ in range(len(g.places))]
    for fact in seen:
        match fact:
            case Laid(round, by, place) if is_room(place):
                found[by].append((round, place))
            case Searched(round, by, room, False):
                found[by].append((round, room))
            case Polled(round, "called", by):
                found[by].append((round, CAFETERIA))
            case Power(round, True, by):
                found[by].append((round, SURVEILLANCE))
            case Gate(round, "closed", by) | Helped(round, by):
                found[by].append((round, PORTAL_CHAMBER))
            case _:
                pass
    if g.poll is not None and g.poll.cause == "called":
        found[g.poll.by].append((g.round, CAFETERIA))
    if g.asking[0] == "ask_helper" and g.active != NOBODY:
        found[g.active].append((g.round, PORTAL_CHAMBER))
    return found[: g.seats]


def _fitting(g: Cultists, routes: Cards, demand: list[tuple[int, str]]) -> Cards:
    for round, room in demand:
        routes &= naming(g.count.side, round, room)
    return routes


# Pulse cards


def _known_pulse(g: Cultists, figure: Figure, seat: Seat) -> tuple[tuple[Figure, Card], ...]:
    """secrets.5, secrets.6, automa.d4"""
    sees = (seat, g.seats, START) if g.is_cultist(seat) else (seat, g.seats)
    return tuple([(giver, face if giver in sees else UNKNOWN) for face, giver, _ in g.pulses[figure]])


def _checks(g: Cultists, seat: Seat, seen: list[Fact]) -> tuple[CheckClue, ...]:
    """check-state.3 to check-state.6"""
    found = [
        CheckClue(
            fact.by,
            fact.target,
            fact.cards,
            fact.reported,
            _dead(g, fact.target, fact.cards) if fact.by == seat else UNKNOWN,
        )
        for fact in seen
        if isinstance(fact, Checked)
    ]
    if g.check is not None and g.check.by == seat:
        target = g.check.target
        size = len(g.pulses[target])
        found.append(CheckClue(seat, target, size, False, _dead(g, target, size)))
    return tuple(found)


def _dead(g: Cultists, figure: Figure, size: int) -> int:
    return sum([face == DEAD for face, _, _ in g.pulses[figure][:size]])


# Room cards


def _decks(g: Cultists, seat: Seat, seen: list[Fact]) -> tuple[tuple[DeckCard, ...], tuple[DeckMove, ...]]:
    """secrets.7: what went into room decks and the unsafe-paths deck, and what came out of them"""
    added: list[DeckCard] = [(room, START, 0, UNKNOWN) for room in g.plan.rooms]
    added += [(UNSAFE, START, 0, face) for face in cards(UNSAFE_CARDS)]
    moves: list[DeckMove] = [(card[0], number, UNKNOWN) for number, card in enumerate(added)]
    own = {(by, round): face for by, round, _, face in g.laid if by in (seat, g.seats)}
    for fact in seen:
        match fact:
            case Added(round, deck):
                moves.append((deck, len(added), UNKNOWN))
                added.append((deck, PILE, round, UNKNOWN))
            case Laid(round, by, place):
                deck = place if is_room(place) else UNSAFE
                moves.append((deck, len(added), UNKNOWN))
                added.append((deck, by, round, own.get((by, round), UNKNOWN)))
            case Turned(_, _, True, face):
                moves.append((UNSAFE, UNKNOWN, CARD[face]))
            case Searched(_, _, room, _, face, done):
                moves.append((room, UNKNOWN, CARD[face]))
                moves += [(room, UNKNOWN, UNKNOWN)] * done
            case Burnt(_, room):
                moves.append((room, UNKNOWN, UNKNOWN))
            case _:
                pass
    return tuple(added), tuple(moves)
