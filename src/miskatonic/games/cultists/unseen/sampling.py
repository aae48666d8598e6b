"""Drawing a position from those that a seat cannot tell apart; see the package for how."""

from functools import lru_cache

from miskatonic.core.game import Seat
from miskatonic.core.rng import Rng
from miskatonic.games.cultists.cards import (
    ALIVE,
    ASSASSIN,
    CULTIST,
    DEAD,
    FIRESTARTER,
    INVESTIGATOR,
    NOBODY,
    PILE,
    SEER,
    SUCCESS,
    Card,
)
from miskatonic.games.cultists.facts import Fell, Marker, Turned
from miskatonic.games.cultists.numbers import MARKERS, PULSE_HAND, SYMBOLS
from miskatonic.games.cultists.plan import RANK, UNSAFE
from miskatonic.games.cultists.rules.figures import dead_investigators
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.unseen import pulses, rooms, routes
from miskatonic.games.cultists.unseen.chance import pick
from miskatonic.games.cultists.unseen.clues import Clues, Suspects, clues


def sample(g: Cultists, seat: Seat, rng: Rng) -> Cultists:
    """Return a position drawn from those that the seat cannot tell from this one."""
    twin = g.copy()
    twin.rng = rng.fork()
    twin.opening = ()
    if g.outcome is not None or not g.roles:
        return twin
    known = clues(g, seat)
    cultists = _draw_cultists(known, rng)
    _deal_roles(twin, g, known, cultists, rng)
    _deal_routes(twin, known, cultists, rng)
    while True:
        _deal_pulses(twin, known, cultists, rng)
        if _explains_end(twin):
            break
    _deal_rooms(twin, known, cultists, rng)
    _deal_markers(twin, rng)
    _ask_anew(twin, seat)
    return twin


# Who the cultists are


def _draw_cultists(known: Clues, rng: Rng) -> Suspects:
    if len(known.suspects) == 1:
        return known.suspects[0]
    return known.suspects[pick(_weights(known), rng)]


@lru_cache(256)
def _weights(known: Clues) -> tuple[float, ...]:
    """Return the odds of each set of suspects, up to a common factor.

    The decks are tried out with dice of their own, always the same ones, so that equal clues weigh the same.
    """
    sure = [_sure_weight(known, suspects) for suspects in known.suspects]
    attempts = rooms.ATTEMPTS
    while True:
        dice = Rng.seeded(attempts)
        weights = [
            weight and weight * rooms.weigh(known, suspects, attempts, dice)
            for weight, suspects in zip(sure, known.suspects, strict=True)
        ]
        if any(weights):
            return tuple(weights)
        attempts *= 4


def _sure_weight(known: Clues, suspects: Suspects) -> float:
    """Return the odds of what roles, route cards and checks tell."""
    firestarters = sum([each in known.firestarters for each in suspects])
    ways = routes.count(_fitting(known, suspects), known.routes)
    return ways and ways * firestarters * pulses.chance(pulses.puzzle(known, suspects))


def _fitting(known: Clues, suspects: Suspects) -> tuple[routes.Cards, ...]:
    """routes.2, routes.3: for each other player the route cards he may have"""
    return tuple(
        [
            known.routes if seat in suspects else known.demands[seat]
            for seat in range(known.seats)
            if seat != known.seat
        ]
    )


def _deal_roles(twin: Cultists, g: Cultists, known: Clues, cultists: Suspects, rng: Rng) -> None:
    """roles.d3, secrets.2"""
    sure = {known.seat, *g.revealed}
    roles = [g.roles[seat] if seat in sure else INVESTIGATOR for seat in range(g.seats)]
    for seat in cultists:
        roles[seat] = CULTIST
    if FIRESTARTER in g.roles:
        roles[rng.choice([each for each in cultists if each in known.firestarters])] = FIRESTARTER
    free = [seat for seat in range(g.seats) if seat not in sure and seat not in cultists]
    for role in (SEER, ASSASSIN):
        if role in g.roles and role not in roles:
            roles[free.pop(rng.below(len(free)))] = role
    twin.roles = tuple(roles)


def _deal_routes(twin: Cultists, known: Clues, cultists: Suspects, rng: Rng) -> None:
    """routes.d2, secrets.3"""
    dealt = routes.deal(_fitting(known, cultists), known.routes, rng)
    dealt.insert(known.seat, twin.routes[known.seat])
    twin.routes = (*dealt, *twin.routes[known.seats :])


# Pulse cards


def _deal_pulses(twin: Cultists, known: Clues, cultists: Suspects, rng: Rng) -> None:
    """secrets.4, secrets.5, secrets.6: decks as far as they were checked, then all the rest of the pools"""
    puzzle = pulses.puzzle(known, cultists)
    drawn, pools = pulses.solve(puzzle).draw(rng)
    givers = [each for each in cultists if each != known.seat]
    left = [_shuffled([DEAD] * dead + [ALIVE] * (size - dead), rng) for dead, size in pools]
    for figure, deck in enumerate(twin.pulses):
        faces = drawn[figure] if figure < len(drawn) else []
        for giver, face in known.pulses[figure][len(faces) :]:
            source = pulses.source(figure, giver, face, cultists, givers)
            faces.append(left[source].pop() if source >= 0 else pulses.known_face(source))
        twin.pulses[figure] = tuple(
            [(face, giver, round) for face, (_, giver, round) in zip(faces, deck, strict=True)]
        )
    for seat in range(twin.seats):
        if seat == known.seat:
            twin.supplies[seat] = tuple(_shuffled(sorted(twin.supplies[seat]), rng))
            continue
        held = len(twin.hands[seat]) + len(twin.supplies[seat])
        cards = left[1 + givers.index(seat)] if seat in givers else [ALIVE] * held
        size = min(PULSE_HAND, held)
        twin.hands[seat], twin.supplies[seat] = tuple(cards[:size]), tuple(cards[size:])
    twin.notes = _notes(twin)


def _shuffled(items: list[Card], rng: Rng) -> list[Card]:
    rng.shuffle(items)
    return items


def _notes(g: Cultists) -> tuple[int, ...]:
    """clean-up.3, end.q1: how many investigators were dead at the end of each round"""
    fell = {fact.figure: fact.round for fact in g.history if isinstance(fact, Fell)}
    since = []
    for figure in g.figures:
        if not g.is_cultist(figure):
            killed = [round for face, _, round in g.pulses[figure] if face == DEAD]
            since.append(min([*killed, fell.get(figure, 99)]))
    return tuple([sum([round <= note for round in since]) for note in range(len(g.notes))])


def _explains_end(g: Cultists) -> bool:
    """end.3, end.4, end.5: when the cultists guess, the dead were too few"""
    if g.phase != "guess":
        return True
    if g.count.cultists > 1:
        return g.notes[-1] < g.count.threshold
    if g.ending != "books":
        return True
    return dead_investigators(g) < g.count.threshold


# Room cards


def _deal_rooms(twin: Cultists, known: Clues, cultists: Suspects, rng: Rng) -> None:
    """secrets.7, secrets.8"""
    found = rooms.explain(known, cultists, rng)
    left = rooms.fill_in(found, known, rng)
    laid = [(face, by, round) for face, (_, by, round, _) in zip(found.faces, known.cards, strict=True)]
    for room in twin.decks:
        twin.decks[room] = tuple([laid[card] for card in found.decks[room]])
    twin.unsafe = tuple([laid[card] for card in found.decks[UNSAFE]])
    twin.gone = tuple([(room, *laid[card]) for room, card in found.gone])
    faces = {(by, round): face for face, by, round in laid if by >= 0}
    twin.laid = tuple([(by, round, place, faces[by, round]) for by, round, place, _ in twin.laid])
    twin.pile = tuple(left[PILE])
    for seat in range(twin.seats):
        if seat != known.seat:
            held = len(twin.room_hands[seat])
            twin.room_hands[seat] = tuple(sorted(left[seat])) if seat in left else (SUCCESS,) * held


# Markers and asks


def _deal_markers(twin: Cultists, rng: Rng) -> None:
    """secrets.8, cultist-markers.d1, room-decks.d2"""
    seen = {fact.room for fact in twin.history if isinstance(fact, Marker) and fact.by == NOBODY}
    markers = [room for room in MARKERS if room not in seen]
    rng.shuffle(markers)
    twin.markers = tuple(markers[: len(twin.markers)])
    turned = {fact.room: fact.symbol for fact in twin.history if isinstance(fact, Turned)}
    shown = [room for room, symbol in turned.items() if symbol]
    hidden = [room for room in twin.plan.rooms if room not in turned]
    rng.shuffle(hidden)
    missing = SYMBOLS[twin.count.side] - len(shown)
    twin.symbols = tuple(sorted([*shown, *hidden[:missing]], key=RANK.__getitem__))


def _ask_anew(twin: Cultists, seat: Seat) -> None:
    """Let the others be asked about what they have in this position; who has answered nobody knows."""
    own = [each for each in twin.pending if each.seat == seat]
    twin.pending = []
    name, args = twin.asking
    twin.steps.named[name](twin, *args)
    twin.pending = [own[0] if each.seat == seat else each for each in twin.pending]
