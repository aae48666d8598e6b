"""Who sees what in Cultists: the view of a seat or a spectator.

A view is built up from nothing. Things have names, figures have numbers: the players' are their seats, the
automa's is the number of seats. Not for rules.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from miskatonic.core.game import Outcome, Seat
from miskatonic.games.cultists.cards import (
    ALIVE,
    DEAD,
    FACES,
    FIRESTARTER,
    NOBODY,
    START,
    Card,
    Figure,
    Team,
    team,
)
from miskatonic.games.cultists.facts import (
    Checked,
    Claim,
    Death,
    Fact,
    PollCause,
    PortalState,
)
from miskatonic.games.cultists.knowledge import (
    dead_from_start,
    dead_seen,
    known_roles,
    known_teams,
    knows_cultists,
    seen_alive,
)
from miskatonic.games.cultists.numbers import BOOKS, ROW_POINTS
from miskatonic.games.cultists.past import Past, look_back, open_card
from miskatonic.games.cultists.past import RoomCardView as RoomCardView
from miskatonic.games.cultists.plan import PLANS, UNSAFE, is_room, open_doors
from miskatonic.games.cultists.routes import ROUTES, Route, route_name
from miskatonic.games.cultists.rules import ending
from miskatonic.games.cultists.rules.figures import dead_investigators, turn_order
from miskatonic.games.cultists.state import Cultists, CultistsOptions, Ending, Phase, Stage, special_roles


class RouteView(msgspec.Struct, frozen=True):
    """A route card."""

    name: str
    """Like "A3"."""
    rounds: tuple[tuple[str, ...], ...]
    """The rooms it names for each round."""


class PulseCardView(msgspec.Struct, frozen=True):
    """A card in a pulse deck."""

    giver: Figure | None
    """None: it has lain there from the start."""
    round: int
    """In which round it was given; 0 is the start."""
    face: str | None
    """"alive" or "dead", if the viewer knows it for certain."""


class FigureView(msgspec.Struct, frozen=True):
    """A player's figure or the automa."""

    character: str | None
    place: str
    ghost: bool
    fell: Death | None
    """How it became a ghost."""
    role: str | None
    """Its role, if the viewer knows it."""
    team: Team | None
    """If the viewer knows it for certain."""
    pulse: tuple[PulseCardView, ...]
    """Its pulse deck, in the order in which the cards were given."""
    open_dead: bool
    """A Dead card lies open on its pulse deck."""
    hand: int
    """How many pulse cards it has in hand."""
    supply: int
    """How many are in its pulse supply."""
    room_cards: int
    """How many room cards it has in hand."""
    had_turn: bool
    """It has had its turn in this action phase, or used it up as helper at the portal."""
    automa: bool
    route: RouteView | None
    """Its route card, if the viewer may see it."""


class RoomView(msgspec.Struct, frozen=True):
    """A room with its deck, its marker and its row on the bookshelf."""

    name: str
    deck: int
    """How many cards its deck has."""
    added: tuple[RoomCardView, ...]
    """All cards that were ever added to its deck; which of them have been drawn nobody knows."""
    cards: tuple[RoomCardView, ...]
    """The cards of its deck; empty while the game goes on."""
    explored: bool
    symbol: bool | None
    """Whether its marker shows the unsafe-paths symbol; None as long as nobody knows."""
    done: bool
    books: int
    """Books on the shelf."""
    all_books: int
    row_points: int
    """What its full row scores."""
    cultist_marker: bool
    burnt: bool


class PlaceView(msgspec.Struct, frozen=True):
    """A place with the doors that are open now; in place order."""

    name: str
    room: bool
    doors: tuple[str, ...]
    closed: tuple[str, ...]
    """Where a door leads that the event in force keeps closed (event-list.d8)."""
    secret: tuple[str, ...]
    """Where a door leads that is there only while the event is in force (event-list.d4)."""


class PortalView(msgspec.Struct, frozen=True):
    """The portal."""

    state: PortalState
    opened: int
    """In which round it opened."""
    last: int
    """The last round in which it can be closed."""


class MoveView(msgspec.Struct, frozen=True):
    """The move that is being made."""

    figure: Figure
    path: tuple[str, ...]
    """The places so far; the first is where it began."""
    points: int
    """Points left."""


class PollView(msgspec.Struct, frozen=True):
    """A vote that is being held."""

    cause: PollCause
    by: Figure
    number: int
    stage: Stage
    turn: int
    """The round of the discussion, counted from 1."""
    votes: tuple[Figure | None, ...]
    """The open votes in seat order, None for an abstention; empty before they are open."""


class StateCheckView(msgspec.Struct, frozen=True):
    """A check of a state whose result is not announced yet."""

    by: Figure
    target: Figure
    camera: bool
    dead_cards: int | None
    """How many Dead cards the viewer sees in the pulse deck; None if he is not the one who looks."""


class SeenView(msgspec.Struct, frozen=True):
    """What the viewer saw when he checked a state."""

    round: int
    target: Figure
    alive: int
    dead: int


class LaidView(msgspec.Struct, frozen=True):
    """A card that the viewer has put into a deck."""

    round: int
    place: str
    """The room, or the corridor that he secured."""
    face: str


class SheetView(msgspec.Struct, frozen=True):
    """What only the viewer knows (night.d2)."""

    role: str
    team: Team
    route: RouteView
    hand: tuple[str, ...]
    """Pulse cards in hand, left to right."""
    supply: dict[str, int]
    """What the pulse supply is made of; its order is unknown."""
    room_hand: tuple[str, ...]
    cultists: tuple[Seat, ...]
    """Who the cultists are; empty for those who do not know it."""
    firestarter: Seat | None
    """Which cultist is the Firestarter, for the cultists."""
    dead_from_start: tuple[Figure, ...]
    """Who was dead from the start, for the cultists."""
    checks: tuple[SeenView, ...]
    laid: tuple[LaidView, ...]


class GuessView(msgspec.Struct, frozen=True):
    """Whom a cultist names as the Seer."""

    cultist: Seat
    named: Seat


class GoneView(msgspec.Struct, frozen=True):
    """A card that has left a room deck for good; shown when the game is over."""

    room: str
    card: RoomCardView


class RevealView(msgspec.Struct, frozen=True):
    """What is shown to all after the end, as far as figures and rooms do not show it (end.d1)."""

    gone: tuple[GoneView, ...]
    unsafe: tuple[RoomCardView, ...]
    pile: tuple[str, ...]
    """The draw pile, the top card first."""
    hands: tuple[tuple[str, ...], ...]
    """Each figure's pulse cards in hand."""
    supplies: tuple[tuple[str, ...], ...]
    """Each figure's pulse supply, the next card first."""
    room_hands: tuple[tuple[str, ...], ...]
    markers: tuple[str, ...]
    """The cultist markers that were never turned up."""
    notes: tuple[int, ...]
    """How many investigators were dead at the start and at the end of each round."""
    dead: int
    """How many were dead at the end."""


class CultistsView(msgspec.Struct, frozen=True, tag_field="game", tag="cultists"):
    """All that a seat may know of a position."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    options: CultistsOptions
    side: str
    """Side of the board, "A" or "B"."""
    special_roles: tuple[str, ...]
    """Which special roles are in the game."""
    cultist_count: int
    threshold: int
    """How many dead investigators the cultists need."""
    phase: Phase
    round: int
    start: Seat | None
    """The start player, who has the knife."""
    active: Figure | None
    order: tuple[Figure, ...]
    """The turn order of this round."""
    figures: tuple[FigureView, ...]
    places: tuple[PlaceView, ...]
    rooms: tuple[RoomView, ...]
    unsafe: int
    """How many cards the unsafe-paths deck has."""
    unsafe_added: tuple[RoomCardView, ...]
    """The cards that were added to it since the start."""
    pile: int
    markers: int
    """How many cultist markers lie face down."""
    event: str | None
    """The event in force."""
    clock: tuple[str, ...]
    """The event markers on the clock."""
    bag: dict[str, int]
    """The event markers left in the bag."""
    power: bool
    fish_man: str | None
    """Where the fish-man stands; None: at the lake."""
    lair: str
    """The corridor in which he may stand."""
    portal: PortalView | None
    vote_marker: bool
    score: int
    target: int
    move: MoveView | None
    check: StateCheckView | None
    poll: PollView | None
    claims: tuple[Claim, ...]
    """What was claimed in discussions; nothing of it need be true."""
    history: tuple[Fact, ...]
    """What everybody has seen, in order."""
    mine: SheetView | None
    """The viewer's own sheet; None for a spectator and before the night."""
    guesses: tuple[GuessView, ...]
    reveal: RevealView | None
    """Everything else, once the game is over."""
    ending: Ending | None
    outcome: Outcome | None


def view(g: Cultists, seat: Seat | None) -> CultistsView:
    """secrets.1 to secrets.10"""
    count = g.count
    past = look_back(g, seat)
    return CultistsView(
        seat=seat,
        options=g.options,
        side=count.side,
        special_roles=_special_roles(g.options),
        cultist_count=count.cultists,
        threshold=count.threshold,
        phase=g.phase,
        round=g.round,
        start=_somebody(g.start),
        active=_somebody(g.active),
        order=turn_order(g),
        figures=_figures(g, seat, past),
        places=_places(count.side, g.event),
        rooms=tuple([_room(g, room, past.added.get(room, ())) for room in g.plan.rooms]),
        unsafe=len(g.unsafe),
        unsafe_added=tuple(past.added[UNSAFE]),
        pile=len(g.pile),
        markers=len(g.markers),
        event=g.event or None,
        clock=g.clock,
        bag=dict(Counter(g.bag)),
        power=g.power,
        fish_man=count.lair if g.fish_man else None,
        lair=count.lair,
        portal=_portal(g),
        vote_marker=g.vote_marker,
        score=g.score,
        target=g.target,
        move=MoveView(g.active, g.path, g.points) if g.path else None,
        check=_check(g, seat),
        poll=_poll(g),
        claims=g.claims,
        history=tuple(g.history),
        mine=_sheet(g, seat, past.checks) if seat is not None and g.roles else None,
        guesses=tuple([GuessView(cultist, named) for cultist, named in g.guesses]),
        reveal=_reveal(g) if g.outcome is not None else None,
        ending=g.ending or None,
        outcome=ending.outcome(g),
    )


def _somebody(figure: Figure) -> Figure | None:
    return None if figure == NOBODY else figure


@cache
def _special_roles(options: CultistsOptions) -> tuple[str, ...]:
    """roles.5"""
    names = ("seer", "assassin", "firestarter")
    return tuple(name for name, present in zip(names, special_roles(options), strict=True) if present)


# Figures


def _figures(g: Cultists, viewer: Seat | None, past: Past) -> tuple[FigureView, ...]:
    """secrets.1, secrets.2"""
    roles = known_roles(g, viewer)
    teams = known_teams(g, roles, viewer)
    roles += [None] * g.count.automa
    alive = seen_alive(g, past.checks)
    return tuple(
        [
            _figure(g, figure, viewer, roles[figure], teams[figure], past.fell.get(figure), alive[figure])
            for figure in g.figures
        ]
    )


def _figure(
    g: Cultists,
    figure: Figure,
    viewer: Seat | None,
    role: str | None,
    team: Team | None,
    fell: Death | None,
    alive: int,
) -> FigureView:
    """secrets.1, secrets.2, secrets.3"""
    open_route = g.roles and (figure in (viewer, g.seats) or g.outcome is not None)
    return FigureView(
        character=g.characters[figure] or None,
        place=g.places[figure],
        ghost=figure in g.fallen,
        fell=fell,
        role=role,
        team=team,
        pulse=_pulse(g, figure, viewer, alive),
        open_dead=figure in g.reported,
        hand=len(g.hands[figure]),
        supply=len(g.supplies[figure]),
        room_cards=len(g.room_hands[figure]),
        had_turn=figure in g.had_turn,
        automa=figure >= g.seats,
        route=_route(g.count.side, g.routes[figure]) if open_route else None,
    )


def _pulse(g: Cultists, figure: Figure, viewer: Seat | None, alive: int) -> tuple[PulseCardView, ...]:
    """secrets.5, secrets.6: the giver knows what he gave, the cultists who was dead from the start

    `alive` is how many cards the viewer has seen to be all Alive.
    """
    givers: tuple[Figure | None, ...] = (viewer, g.seats)
    if viewer is not None and g.is_cultist(viewer):
        givers = (viewer, g.seats, START)
    over = g.outcome is not None
    return tuple(
        [
            _pulse_view(giver, round, face if over or giver in givers or place < alive else NOBODY)
            for place, (face, giver, round) in enumerate(g.pulses[figure])
        ]
    )


@cache
def _pulse_view(giver: Figure, round: int, face: Card) -> PulseCardView:
    return PulseCardView(_somebody(giver), round, None if face == NOBODY else FACES[face])


@cache
def _route(side: str, route: Route) -> RouteView:
    return RouteView(route_name(side, route), ROUTES[side][route])


# Rooms


def _room(g: Cultists, room: str, added: Sequence[RoomCardView]) -> RoomView:
    """secrets.1, secrets.7, secrets.8"""
    side, over = g.count.side, g.outcome is not None
    explored = room in g.explored
    return RoomView(
        name=room,
        deck=len(g.decks[room]),
        added=tuple(added),
        cards=tuple([open_card(card) for card in g.decks[room]]) if over else (),
        explored=explored,
        symbol=room in g.symbols if explored or over else None,
        done=room in g.done,
        books=g.books[room],
        all_books=BOOKS[side][room],
        row_points=ROW_POINTS[side][room],
        cultist_marker=room in g.open_markers,
        burnt=room == g.fire,
    )


@cache
def _places(side: str, event: str) -> tuple[PlaceView, ...]:
    """board.1, event-list.d4, event-list.d8"""
    usual, doors = PLANS[side].doors, open_doors(side, event)
    return tuple(
        PlaceView(
            place,
            is_room(place),
            doors[place],
            closed=tuple(to for to in usual[place] if to not in doors[place]),
            secret=tuple(to for to in doors[place] if to not in usual[place]),
        )
        for place in doors
    )


# What is going on


def _portal(g: Cultists) -> PortalView | None:
    """portal.q2"""
    if not g.portal:
        return None
    return PortalView(g.portal, g.portal_round, g.portal_round + g.count.portal_rounds - 1)


def _poll(g: Cultists) -> PollView | None:
    poll = g.poll
    if poll is None:
        return None
    votes = tuple([_somebody(named) for named in poll.votes])
    return PollView(poll.cause, poll.by, poll.number, poll.stage, poll.turn, votes)


def _sheet(g: Cultists, seat: Seat, checks: list[Checked]) -> SheetView:
    """secrets.2 to secrets.7"""
    role = g.roles[seat]
    cultist = g.is_cultist(seat)
    knows = knows_cultists(g, seat)
    return SheetView(
        role=role,
        team=team(role),
        route=_route(g.count.side, g.routes[seat]),
        hand=_faces(g.hands[seat]),
        supply={FACES[face]: g.supplies[seat].count(face) for face in (ALIVE, DEAD)},
        room_hand=_faces(g.room_hands[seat]),
        cultists=tuple([each for each in range(g.seats) if g.is_cultist(each)]) if knows else (),
        firestarter=g.roles.index(FIRESTARTER) if cultist and FIRESTARTER in g.roles else None,
        dead_from_start=dead_from_start(g) if cultist else (),
        checks=tuple([_seen(g, fact) for fact in checks]),
        laid=tuple([LaidView(round, place, FACES[face]) for by, round, place, face in g.laid if by == seat]),
    )


def _check(g: Cultists, seat: Seat | None) -> StateCheckView | None:
    """check-state.3"""
    check = g.check
    if check is None:
        return None
    dead = sum([face == DEAD for face, _, _ in g.pulses[check.target]]) if seat == check.by else None
    return StateCheckView(check.by, check.target, check.camera, dead)


def _seen(g: Cultists, fact: Checked) -> SeenView:
    """check-state.3"""
    dead = dead_seen(g, fact)
    return SeenView(fact.round, fact.target, fact.cards - dead, dead)


def _faces(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([FACES[card] for card in cards])


def _reveal(g: Cultists) -> RevealView:
    """end.d1"""
    return RevealView(
        gone=tuple([GoneView(room, open_card((face, by, round))) for room, face, by, round in g.gone]),
        unsafe=tuple(map(open_card, g.unsafe)),
        pile=_faces(reversed(g.pile)),
        hands=tuple(map(_faces, g.hands)),
        supplies=tuple([_faces(reversed(supply)) for supply in g.supplies]),
        room_hands=tuple(map(_faces, g.room_hands)),
        markers=g.markers,
        notes=g.notes,
        dead=dead_investigators(g),
    )
