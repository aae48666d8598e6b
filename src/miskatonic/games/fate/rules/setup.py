"""Setting up: gods and colours are chosen, then the board is laid out."""

from miskatonic.core.game import Seat
from miskatonic.core.ids import number_in
from miskatonic.core.rng import Rng
from miskatonic.games.fate import asks, told
from miskatonic.games.fate.cards import (
    ABYSS,
    ARTEFACTS,
    CARDS,
    COLOURS,
    CURSE_CARDS,
    GODS,
    LOCATIONS,
    LODGE,
    TILES,
)
from miskatonic.games.fate.numbers import (
    ARTEFACTS_SHOWN,
    CULTISTS_IN_ABYSS,
    CULTISTS_IN_LODGE,
    CULTISTS_PER_LOCATION,
    GATES,
    HAND,
    INVESTIGATORS,
    INVESTIGATORS_PER_LOCATION,
    INVESTIGATORS_PER_PLAYER,
)
from miskatonic.games.fate.rules import turn
from miskatonic.games.fate.rules.figures import clockwise
from miskatonic.games.fate.rules.piles import draw
from miskatonic.games.fate.state import Fate, FateOptions, asking, empty_table, step


def new_game(options: FateOptions, seed: int) -> Fate:
    """Return the first position in which somebody must decide."""
    g = empty_table(options, Rng.seeded(seed))
    g.begin(set_up)
    return g


@step
def set_up(g: Fate) -> None:
    """setup.1 to setup.10, setup.d1 to setup.d3"""
    g.then(deal_gods)
    g.then(choose_gods)
    g.then(reveal_gods)
    g.then(choose_colour, 0)
    g.then(place_cultists)
    g.then(name_start_player)
    g.then(lay_out_spells)
    g.then(lay_out_the_rest)
    g.then(deal_spells)
    g.then(turn.begin_turn)


def gods_in_play(seats: int) -> list[int]:
    """setup.1"""
    return [god for god in range(len(GODS)) if GODS[god].least_players <= seats]


@step
def deal_gods(g: Fate) -> None:
    """setup.1, setup.2"""
    gods = gods_in_play(g.seats)
    g.rng.shuffle(gods)
    for seat in range(g.seats):
        g.dealt[seat] = tuple(sorted(gods[2 * seat : 2 * seat + 2]))
        g.tell(told.gods_dealt(seat, g.dealt[seat]))


@asking
def choose_gods(g: Fate) -> None:
    """setup.2, choices.1"""
    for seat in range(g.seats):
        g.ask(seat, asks.god(g.dealt[seat]), chose_god)


@step
def chose_god(g: Fate, seat: Seat, choice: str) -> None:
    """setup.2"""
    g.gods[seat] = number_in(choice)


@step
def reveal_gods(g: Fate) -> None:
    """setup.2, setup.3"""
    for seat, god in enumerate(g.gods):
        g.tell(told.god_chosen(seat, god))
    g.phase = "colours"


@asking
def choose_colour(g: Fate, seat: Seat) -> None:
    """setup.3, setup.d2, choices.1"""
    free = tuple([colour for colour in range(len(COLOURS)) if colour not in g.colours])
    g.ask(seat, asks.colour(free), chose_colour)


@step
def chose_colour(g: Fate, seat: Seat, choice: str) -> None:
    """setup.3, setup.d2"""
    free = [colour for colour in range(len(COLOURS)) if colour not in g.colours]
    g.colours[seat] = free[0] if choice == "any" else number_in(choice)
    g.tell(told.colour_chosen(seat, g.colours[seat]))
    if seat + 1 < g.seats:
        g.then(choose_colour, seat + 1)


@step
def place_cultists(g: Fate) -> None:
    """setup.4, setup.9, components.7, components.d3"""
    for row in g.cultists:
        row[: len(LOCATIONS)] = [CULTISTS_PER_LOCATION] * len(LOCATIONS)
        row[LODGE] = CULTISTS_IN_LODGE
        row[ABYSS] = CULTISTS_IN_ABYSS
    g.investigators = [INVESTIGATORS_PER_LOCATION] * len(LOCATIONS)
    g.supply = INVESTIGATORS + INVESTIGATORS_PER_PLAYER * g.seats - sum(g.investigators)


@step
def name_start_player(g: Fate) -> None:
    """setup.5"""
    g.start = g.active = g.rng.below(g.seats)
    g.tell(told.start_player(g.start))


@step
def lay_out_spells(g: Fate) -> None:
    """setup.6"""
    g.deck = list(range(CARDS))
    g.rng.shuffle(g.deck)
    g.columns = [(g.deck.pop(),) for _ in LOCATIONS]


@step
def lay_out_the_rest(g: Fate) -> None:
    """setup.7, setup.8, setup.d3"""
    artefacts = list(range(len(ARTEFACTS)))
    g.rng.shuffle(artefacts)
    g.shown = tuple(artefacts[:ARTEFACTS_SHOWN])
    g.artefact_deck = tuple(artefacts[ARTEFACTS_SHOWN:])
    curses = list(CURSE_CARDS)
    g.rng.shuffle(curses)
    g.curse_deck = tuple(curses)
    g.gate_supply = GATES
    g.squall_pile = TILES
    g.tell(told.laid_out(g.shown, g.supply))


@step
def deal_spells(g: Fate) -> None:
    """setup.d1"""
    for seat in clockwise(g, g.start):
        draw(g, seat, HAND, "setup.d1")
