"""Positions of Cultists, for tests: who is what, who stands where, which cards lie where.

    g = table(5, places={P1: "YEL", P3: "gN"}, hands={P2: "Dead Alive"}, decks={"VIO": "Success Failure"})
    walk(g, P1, "gN", "stop")

Whatever is not said is as harmless as can be: full hands of Alive and Success, pulse decks of one Alive card,
rooms with one Success, power on, no event. The last seats are the cultists. Not for long games.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from miskatonic.core.game import Choice, Event, Seat
from miskatonic.core.rng import Rng
from miskatonic.core.text import Text, Who
from miskatonic.games.cultists.cards import (
    ALIVE,
    CARD,
    CHARACTERS,
    CULTIST,
    DEAD,
    FIRESTARTER,
    INVESTIGATOR,
    START,
    Card,
    Figure,
    cards,
)
from miskatonic.games.cultists.defaults import default
from miskatonic.games.cultists.facts import PortalState
from miskatonic.games.cultists.numbers import (
    BAG,
    BOOKS,
    COUNTS,
    CULTIST_ROOM_CARDS,
    INVESTIGATOR_ROOM_CARDS,
    MARKERS,
    MARKERS_IN_GAME,
    PILE_CARDS,
    PULSE_CARDS,
    PULSE_HAND,
    ROW_POINTS,
    UNSAFE_CARDS,
)
from miskatonic.games.cultists.rules import action, automa, move
from miskatonic.games.cultists.state import Cultists, CultistsOptions, Phase, empty_board

P1, P2, P3, P4, P5, P6, P7, P8 = range(8)
NOTHING: Mapping[Any, Any] = {}
ByFigure = Mapping[Figure, str]


def faces(words: str) -> tuple[Card, ...]:
    """Return the cards of "Alive Dead Success"."""
    return tuple(CARD[word.lower()] for word in words.split())


def table(
    players: int = 5,
    *,
    options: CultistsOptions | None = None,
    seed: int = 1,
    start: Seat = P1,
    round: int = 1,
    phase: Phase = "action",
    roles: ByFigure = NOTHING,
    routes: Mapping[Figure, int] = NOTHING,
    places: ByFigure = NOTHING,
    ghosts: Sequence[Figure] = (),
    hands: ByFigure = NOTHING,
    supplies: ByFigure = NOTHING,
    room_hands: ByFigure = NOTHING,
    pulses: ByFigure = NOTHING,
    decks: Mapping[str, str] = NOTHING,
    explored: str = "",
    symbols: str = "",
    done: str = "",
    books: Mapping[str, int] = NOTHING,
    unsafe: str | None = None,
    pile: str | None = None,
    markers: str | None = None,
    open_markers: str = "",
    bag: str | None = None,
    event: str = "",
    power: bool = True,
    fish_man: bool = False,
    portal: PortalState | Literal[""] = "",
    portal_round: int = 0,
    vote_marker: bool = True,
    score: int | None = None,
    target: int | None = None,
    notes: Sequence[int] | None = None,
) -> Cultists:
    """Lay out a position.

    `roles` names special ones, all others follow from the number of players; an option for a special role is
    set if somebody has it. A pulse deck is what it holds all in all, its cards given by nobody at the start.
    Bag, pile and markers are drawn from the end, the next card of a supply is last.
    """
    count = COUNTS[players]
    dealt = roles_of(players, roles)
    g = empty_board(options or options_for(players, dealt), Rng.seeded(seed))
    g.start, g.round, g.phase = start, round, phase
    g.roles = dealt
    g.characters = list(CHARACTERS[: len(g.places)])
    g.routes = tuple(routes.get(figure, figure) for figure in g.figures)
    for figure in g.figures:
        _deal(g, figure, hands.get(figure), supplies.get(figure), room_hands.get(figure))
        g.pulses[figure] = tuple((face, START, 0) for face in faces(pulses.get(figure, "Alive")))
        g.places[figure] = places.get(figure, "CAF")
    g.fallen = tuple(ghosts)
    for room in g.plan.rooms:
        g.decks[room] = tuple((face, START, 0) for face in faces(decks.get(room, "Success")))
        g.books[room] = BOOKS[count.side][room] if room in done.split() else books.get(room, 0)
    for room in done.split():
        g.decks[room] = ()
    g.explored = tuple(explored.split())
    g.done = tuple(done.split())
    g.symbols = tuple(symbols.split())
    g.unsafe = tuple((face, START, 0) for face in (cards(UNSAFE_CARDS) if unsafe is None else faces(unsafe)))
    g.pile = tuple(cards(PILE_CARDS)) if pile is None else faces(pile)
    g.markers = MARKERS[:MARKERS_IN_GAME] if markers is None else tuple(markers.split())
    g.open_markers = tuple(open_markers.split())
    g.bag = tuple(each for each, number in BAG.items() for _ in range(number)) if bag is None else ()
    g.bag += tuple((bag or "").split())
    g.event, g.power, g.fish_man, g.vote_marker = event, power, fish_man, vote_marker
    g.portal, g.portal_round = portal, portal_round
    g.score = sum(ROW_POINTS[count.side][room] for room in g.done) if score is None else score
    g.target = count.target if target is None else target
    g.notes = (0,) * round if notes is None else tuple(notes)
    return g


def roles_of(players: int, named: ByFigure) -> tuple[str, ...]:
    """Return everybody's role: the named ones, and the last seats cultists as long as there are too few."""
    found = [named.get(seat, INVESTIGATOR) for seat in range(players)]
    missing = COUNTS[players].cultists - sum(role in (CULTIST, FIRESTARTER) for role in found)
    for seat in reversed(range(players)):
        if missing > 0 and seat not in named:
            found[seat] = CULTIST
            missing -= 1
    return tuple(found)


def options_for(players: int, roles: Sequence[str]) -> CultistsOptions:
    """Return options in which exactly the special roles that somebody has are in the game."""
    chosen = {name: "yes" if name in roles else "no" for name in ("seer", "assassin", "firestarter")}
    return CultistsOptions(seats=players, **chosen)  # type: ignore[arg-type]


def _deal(g: Cultists, figure: Figure, hand: str | None, supply: str | None, room_hand: str | None) -> None:
    cultist = g.is_cultist(figure)
    rest = PULSE_CARDS - PULSE_HAND
    dead = g.count.dead_cards if cultist else 0
    g.hands[figure] = (ALIVE,) * PULSE_HAND if hand is None else faces(hand)
    g.supplies[figure] = (ALIVE,) * (rest - dead) + (DEAD,) * dead if supply is None else faces(supply)
    kinds = CULTIST_ROOM_CARDS if cultist else INVESTIGATOR_ROOM_CARDS
    g.room_hands[figure] = tuple(cards(kinds)) if room_hand is None else tuple(sorted(faces(room_hand)))


# Playing


def begin(g: Cultists, step: Callable[..., None], *args: Any) -> list[Event]:
    """Run a step of the rules, and all that follows from it, up to the next ask."""
    g.then(step, *args)
    return g.run()


def to_move(g: Cultists, figure: Figure) -> list[Event]:
    """Let it be this figure's move."""
    g.phase = "move"
    return begin(g, automa.begin_automa_move if figure >= g.seats else move.begin_move, figure)


def walk(g: Cultists, seat: Seat, *steps: str) -> list[Event]:
    """Let a living figure or a ghost move: places, and "stop" at the end if points are left."""
    events = to_move(g, seat)
    for each in steps:
        events += g.answer(seat, "stop" if each == "stop" else f"to:{each}")
    return events


def to_act(g: Cultists, figure: Figure) -> list[Event]:
    """Let it be this figure's turn in the action phase."""
    g.phase = "action"
    return begin(g, automa.begin_automa_turn if figure >= g.seats else action.begin_turn, figure)


def act(g: Cultists, seat: Seat, *choices: str) -> list[Event]:
    """Let a figure have its turn and do this; more choices are its answers to what it is asked next."""
    events = to_act(g, seat)
    for choice in choices:
        events += g.answer(seat, choice)
    return events


def all_answer(g: Cultists, choice: Choice = "confirm", **others: Choice) -> list[Event]:
    """Let everybody who is asked give this answer; P1="…" and so on give another one."""
    events: list[Event] = []
    for seat in list(g.asks()):
        events += g.answer(seat, others.get(f"P{seat + 1}", choice))
    return events


# Looking


def options(g: Cultists, seat: Seat) -> list[str]:
    """Return the ids of what a seat is offered; nothing if it is not asked."""
    ask = g.asks().get(seat)
    return [] if ask is None else [option.id for option in ask.options]


def said(events: Sequence[Event]) -> list[str]:
    """Return the messages of events, as those read them who may know all."""
    return [event.text.id for event in events]


def read(events: Sequence[Event], seat: Seat | None) -> list[str]:
    """Return the messages of events as this seat, or a spectator, reads them."""
    return [seen.id for event in events if (seen := event.seen_by(seat)) is not None]


def lines(events: Sequence[Event], reader: Seat | None = None) -> list[str]:
    """Return what a seat, or a spectator, is told, with arguments and rule: "chased who=P1 (fish-man.3)"."""
    return [
        f"{_words(seen)} ({event.cite})" for event in events if (seen := event.seen_by(reader)) is not None
    ]


def _words(value: object) -> str:
    match value:
        case Who(seat):
            return f"P{seat + 1}"
        case Text(id, args):
            return " ".join([id, *[f"{name}={_words(arg)}" for name, arg in args.items()]])
        case list():
            return "+".join(map(_words, value))
    return str(value)


def pulse(g: Cultists, figure: Figure) -> list[Card]:
    """Return the faces in a pulse deck, in the order in which they were given."""
    return [face for face, _, _ in g.pulses[figure]]


def settle(g: Cultists, *kinds: str) -> list[Event]:
    """decisions.d1: let the rules decide for everybody until somebody is asked one of these kinds"""
    events: list[Event] = []
    while g.asks() and not any(ask.kind in kinds for ask in g.asks().values()):
        seat = next(iter(g.asks()))
        choice = default(g, seat)
        assert choice is not None
        events += g.answer(seat, choice)
    return events
