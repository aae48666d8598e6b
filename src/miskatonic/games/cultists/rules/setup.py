"""Setting up: characters are chosen; tokens, routes, cards and markers are dealt; then comes the night."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import word_in
from miskatonic.core.rng import Rng
from miskatonic.games.cultists import asks, told
from miskatonic.games.cultists.cards import (
    ALIVE,
    ASSASSIN,
    CHARACTERS,
    CULTIST,
    DEAD,
    FIRESTARTER,
    INVESTIGATOR,
    SEER,
    START,
    cards,
)
from miskatonic.games.cultists.numbers import (
    BAG,
    CULTIST_ROOM_CARDS,
    FIRST_ROOM_CARDS,
    INVESTIGATOR_ROOM_CARDS,
    MARKERS,
    MARKERS_IN_GAME,
    PILE_CARDS,
    PULSE_CARDS,
    PULSE_HAND,
    SYMBOLS,
    UNSAFE_CARDS,
)
from miskatonic.games.cultists.plan import RANK
from miskatonic.games.cultists.routes import ROUTES
from miskatonic.games.cultists.rules import night
from miskatonic.games.cultists.rules.figures import dead_investigators, turn_order
from miskatonic.games.cultists.state import (
    Cultists,
    CultistsOptions,
    asking,
    empty_board,
    special_roles,
    step,
)


def new_game(options: CultistsOptions, seed: int) -> Cultists:
    """Return the first position in which somebody must decide."""
    g = empty_board(options, Rng.seeded(seed))
    g.begin(set_up)
    return g


@step
def set_up(g: Cultists) -> None:
    """setup.d1"""
    g.then(name_start_player)
    g.then(choose_character, 0)
    g.then(deal_roles)
    g.then(deal_routes)
    g.then(deal_hands)
    g.then(deal_start_cards)
    g.then(lay_out_rooms)
    g.then(lay_out_decks)
    g.then(lay_out_markers)
    g.then(night.night)


@step
def name_start_player(g: Cultists) -> None:
    """setup.1, setup.q1"""
    named = g.options.start
    g.start = g.rng.below(g.seats) if named is None else named
    g.tell(told.start_player(g.start))


# Characters


def free_characters(g: Cultists) -> tuple[str, ...]:
    """characters.d2"""
    return tuple([character for character in CHARACTERS if character not in g.characters])


@asking
def choose_character(g: Cultists, place: int) -> None:
    """characters.d2, decisions.13"""
    g.ask(turn_order(g)[place], asks.character(free_characters(g)), chose_character, place)


@step
def chose_character(g: Cultists, seat: Seat, choice: str, place: int) -> None:
    """characters.1, characters.d2"""
    free = free_characters(g)
    g.characters[seat] = g.rng.choice(free) if choice == "any" else word_in(choice)
    g.tell(told.character_chosen(seat, g.characters[seat], g.seats))
    if place + 1 < g.seats:
        g.then(choose_character, place + 1)
    elif g.count.automa:
        g.then(automa_takes_character)


@step
def automa_takes_character(g: Cultists) -> None:
    """characters.d2"""
    automa = g.seats
    g.characters[automa] = g.rng.choice(free_characters(g))
    g.tell(told.character_chosen(automa, g.characters[automa], g.seats))


# Dealing


def tokens(options: CultistsOptions, cultists: int) -> list[str]:
    """roles.d3"""
    seer, assassin, firestarter = special_roles(options)
    found = [FIRESTARTER if firestarter else CULTIST] + [CULTIST] * (cultists - 1)
    found += [SEER] * seer + [ASSASSIN] * assassin
    return found + [INVESTIGATOR] * (options.seats - len(found))


@step
def deal_roles(g: Cultists) -> None:
    """roles.1, roles.d3"""
    dealt = tokens(g.options, g.count.cultists)
    g.rng.shuffle(dealt)
    g.roles = tuple(dealt)


@step
def deal_routes(g: Cultists) -> None:
    """routes.d2"""
    routes = list(range(len(ROUTES[g.count.side])))
    g.rng.shuffle(routes)
    g.routes = tuple(routes[: len(g.places)])


@step
def deal_hands(g: Cultists) -> None:
    """hands.d1, hands.d2, hands.d3"""
    for figure in g.figures:
        cultist = g.is_cultist(figure)
        dead = g.count.dead_cards if cultist else 0
        supply = [ALIVE] * (PULSE_CARDS - dead) + [DEAD] * dead
        g.rng.shuffle(supply)
        g.hands[figure] = tuple(reversed(supply[-PULSE_HAND:]))
        g.supplies[figure] = tuple(supply[:-PULSE_HAND])
        g.room_hands[figure] = tuple(cards(CULTIST_ROOM_CARDS if cultist else INVESTIGATOR_ROOM_CARDS))


@step
def deal_start_cards(g: Cultists) -> None:
    """pulse.d1, pulse.d2, end.q1"""
    pile = [ALIVE] * g.count.start_alive + [DEAD] * g.count.start_dead
    g.rng.shuffle(pile)
    for figure in g.figures:
        face = ALIVE if g.is_cultist(figure) else pile.pop()
        g.pulses[figure] = ((face, START, 0),)
    g.notes = (dead_investigators(g),)


@step
def lay_out_rooms(g: Cultists) -> None:
    """room-decks.d1, room-decks.d2"""
    first = cards(FIRST_ROOM_CARDS)
    g.rng.shuffle(first)
    for room in g.plan.rooms:
        g.decks[room] = ((first.pop(), START, 0),)
    marked = list(g.plan.rooms)
    g.rng.shuffle(marked)
    g.symbols = tuple(sorted(marked[: SYMBOLS[g.count.side]], key=RANK.__getitem__))


@step
def lay_out_decks(g: Cultists) -> None:
    """unsafe.d1, pile.d1"""
    g.unsafe = tuple([(card, START, 0) for card in cards(UNSAFE_CARDS)])
    pile = cards(PILE_CARDS)
    g.rng.shuffle(pile)
    g.pile = tuple(pile)


@step
def lay_out_markers(g: Cultists) -> None:
    """cultist-markers.d1, event-list.d1"""
    markers = list(MARKERS)
    g.rng.shuffle(markers)
    g.markers = tuple(markers[:MARKERS_IN_GAME])
    g.bag = tuple([event for event, count in BAG.items() for _ in range(count)])
