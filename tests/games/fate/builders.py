"""Altars for tests of Fate: positions that read like a table being set up, and the things players do at them.

A position is built from what the test names, not played up to. Figures and cards that nobody names stay in
the box, except that decks hold all that is left. Not for random play.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any, Literal

import pytest

from miskatonic.core.game import Ask, Event, IllegalAnswer, Seat
from miskatonic.core.rng import Rng
from miskatonic.core.text import Speech, Text
from miskatonic.games.fate import GAME as FATE
from miskatonic.games.fate.cards import (
    ABYSS,
    ARTEFACTS,
    BACK,
    CARDS,
    CURSE_CARDS,
    CURSES,
    FACES,
    GATE,
    GODS,
    LOCATIONS,
    LODGE,
    SQUALLS,
    SYMBOLS,
    TILES,
    Card,
    Face,
    artefact_name,
    card_name,
    curse_name,
    god_name,
    squall_name,
)
from miskatonic.games.fate.rules import rolls, turn
from miskatonic.games.fate.state import Fate, empty_table

A, B, C, D = range(4)
"""The players, clockwise, as the rulebook's examples call them."""
PLACES = (*LOCATIONS, "lodge", "abyss", "captive")
USUAL_GODS = ("Cthulhu", "Tsathoggua", "Shub-Niggurath", "Yog-Sothoth")

Phase = Literal["preparation", "movement", "activation", "conclusion"]
PHASES = ("preparation", "movement", "activation", "conclusion")
BySeat = Mapping[Seat, str]
Numbers = Mapping[Seat, int]
NOTHING: Mapping[Any, Any] = {}

# Setting up


def altar(
    *,
    players: int = 4,
    active: Seat = A,
    phase: Phase = "movement",
    fate: str = "other-worlds",
    gods: BySeat = NOTHING,
    cultists: BySeat = NOTHING,
    investigators: str = "",
    lodges: Numbers = NOTHING,
    supply: int = 10,
    summon: Numbers = NOTHING,
    signs: Numbers = NOTHING,
    sign_curses: Sequence[Seat] = (),
    hands: BySeat = NOTHING,
    readied: BySeat = NOTHING,
    columns: Mapping[str, str] = NOTHING,
    deck: str = "",
    discard: str = "",
    rest: Literal["deck", "box"] = "deck",
    gate_supply: int | None = None,
    artefacts: BySeat = NOTHING,
    exhausted: str = "",
    shown: str = "",
    artefact_deck: str | None = None,
    artefact_discard: str = "",
    curses: BySeat = NOTHING,
    curse_deck: str | None = None,
    curse_discard: str = "",
    squalls: Mapping[str, str] = NOTHING,
    road: bool = False,
    dice: str = "",
    whole_turn: bool = False,
    seed: int = 1,
    **options: Any,
) -> Fate:
    """Set up the beginning of a phase and run on to the first ask; `opening` is what was told meanwhile.

    The game halts after this phase unless the `whole_turn` is to follow, and then the next player's.
    Cards are named as on the table: "Frenzy (Book)", or "Book" for any spell with that back that nobody
    names, or "Gate"; several are separated by commas. Figures are counted by place: "lodge 0, abyss 4,
    museum 1"; who does not say otherwise has 7 cultists in the lodge and 7 in the abyss. `lodges` are
    investigators. Decks list their top card first; `deck` lies on top of the spells nobody names, or with
    `rest="box"` alone. A deck of artefacts or curses that is named holds no others. `dice` is what the next
    throws show (see `load_dice`).
    """
    checked = FATE.options(seats=players, **options)
    g = empty_table(checked, Rng.seeded(seed))
    g.start, g.active, g.turn, g.phase = active, active, 1, phase
    g.fate, g.road, g.supply = LOCATIONS.index(fate), road, supply
    g.colours = list(range(players))
    _seat_gods(g, gods)
    for seat in range(players):
        g.cultists[seat][LODGE] = g.cultists[seat][ABYSS] = 7
        for place, number in _counted(cultists.get(seat, "")).items():
            g.cultists[seat][PLACES.index(place)] = number
        g.lodges[seat] = lodges.get(seat, 0)
        g.summon[seat] = summon.get(seat, 0)
        g.signs[seat] = signs.get(seat, 0)
        g.sign_curses[seat] = seat in sign_curses
    for place, number in _counted(investigators).items():
        g.investigators[LOCATIONS.index(place)] = number
    _lay_spells(g, hands, readied, columns, deck, discard, rest)
    gates_out = sum(g.gates) + sum(column.count(GATE) for column in g.columns)
    g.gate_supply = 4 - gates_out if gate_supply is None else gate_supply
    _lay_artefacts(g, artefacts, exhausted, shown, artefact_deck, artefact_discard)
    _lay_curses(g, curses, curse_deck, curse_discard)
    _lay_squalls(g, squalls)
    load_dice(g, dice)
    _begin(g, phase, whole_turn)
    return g


def new_game(seed: int = 1, **options: Any) -> Fate:
    """Begin a game: everybody is asked for a god."""
    return FATE.new(FATE.options(**options), seed)


def set_up(seed: int = 1, **options: Any) -> Fate:
    """Begin a game in which all keep the first god and take any colour: the board is laid out."""
    g = new_game(seed, **options)
    while g.phase in ("gods", "colours"):
        for seat, each in list(g.asks().items()):
            FATE.answer(g, seat, each.options[0].id if each.kind == "god" else "any")
    return g


def _begin(g: Fate, phase: Phase, whole_turn: bool) -> None:
    """Queue the phase, or all from this one on as a turn does, and run."""
    phases = [turn.prepare, turn.move, turn.activate, turn.conclude]
    first = PHASES.index(phase)
    if whole_turn and phase == "preparation":
        g.turn = 0
        g.then(turn.begin_turn)
    elif whole_turn:
        for step in (*phases[first:], turn.end_turn):
            g.then(step)
    else:
        g.then(phases[first])
    g.opening = tuple(g.run())


def _seat_gods(g: Fate, gods: BySeat) -> None:
    free = [each for each in USUAL_GODS if each not in gods.values()]
    for seat in range(g.seats):
        g.gods[seat] = _god_numbers()[gods.get(seat) or free.pop(0)]


def _lay_spells(
    g: Fate,
    hands: BySeat,
    readied: BySeat,
    columns: Mapping[str, str],
    deck: str,
    discard: str,
    rest: Literal["deck", "box"],
) -> None:
    named = [*hands.values(), *readied.values(), *columns.values(), deck, discard]
    taken = {card(name) for names in named for name in _split(names) if name in _card_numbers()}
    if len(taken) < sum(name in _card_numbers() for names in named for name in _split(names)):
        raise ValueError("there is one card of each spell and back")
    box = [card for card in range(CARDS) if card not in taken]
    for seat in range(g.seats):
        held = [_from_box(box, name) for name in _split(hands.get(seat, ""))]
        g.gates[seat] = held.count(GATE)
        g.hands[seat] = tuple(sorted(card for card in held if card != GATE))
        g.readied[seat] = tuple(_from_box(box, name) for name in _split(readied.get(seat, "")))
        for own in (*g.hands[seat], *g.readied[seat]):
            g.known[own] = 1 << seat
    for place, names in columns.items():
        g.columns[LOCATIONS.index(place)] = tuple(_from_box(box, name) for name in _split(names))
    g.discard = [_from_box(box, name) for name in _split(discard)]
    top = [_from_box(box, name) for name in _split(deck)]
    g.deck = [*(box if rest == "deck" else ()), *reversed(top)]


def _from_box(box: list[Card], name: str) -> Card:
    """Return the card of that name; for a mere symbol, take a spell with that back out of the box."""
    if name.casefold() not in SYMBOLS:
        return card(name)
    place = next(place for place, each in enumerate(box) if SYMBOLS[BACK[each]] == name.casefold())
    return box.pop(place)


def _lay_artefacts(g: Fate, held: BySeat, exhausted: str, shown: str, deck: str | None, discard: str) -> None:
    for seat, names in held.items():
        g.artefacts[seat] = tuple(map(artefact, _split(names)))
    g.exhausted = sum(1 << artefact(name) for name in _split(exhausted))
    g.shown = tuple(map(artefact, _split(shown)))
    g.artefact_discard = tuple(map(artefact, _split(discard)))
    used = {*g.shown, *g.artefact_discard, *(each for row in g.artefacts for each in row)}
    left = [each for each in range(len(ARTEFACTS)) if each not in used]
    g.artefact_deck = tuple(left if deck is None else reversed([artefact(name) for name in _split(deck)]))


def _lay_curses(g: Fate, held: BySeat, deck: str | None, discard: str) -> None:
    left = list(CURSE_CARDS)
    for seat, names in held.items():
        g.curses[seat] = tuple((curse(name), 0) for name in _split(names))
    g.curse_discard = tuple(map(curse, _split(discard)))
    for kind in (*g.curse_discard, *(kind for row in g.curses for kind, _ in row)):
        left.remove(kind)
    g.curse_deck = tuple(left if deck is None else reversed([curse(name) for name in _split(deck)]))


def _lay_squalls(g: Fate, squalls: Mapping[str, str]) -> None:
    left = list(TILES)
    for place, name in squalls.items():
        tile = squall(name)
        g.squalls[LOCATIONS.index(place)] = tile
        left.remove(tile)
    g.squall_pile = tuple(left)


def _split(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def _counted(places: str) -> dict[str, int]:
    """Return how many figures a list like "museum 2, abyss 0" puts where."""
    pairs = [entry.rsplit(" ", 1) for entry in _split(places)]
    return {place: int(number) for place, number in pairs}


# Names


def card(name: str) -> Card:
    """Return the spell called "Frenzy (Book)", or the Gate."""
    return GATE if name == "Gate" else _card_numbers()[name]


def artefact(name: str) -> int:
    return next(each for each in range(len(ARTEFACTS)) if say(artefact_name(each)) == name)


def curse(name: str) -> int:
    return next(each for each in range(len(CURSES)) if say(curse_name(each)) == name)


def squall(name: str) -> int:
    return next(each for each in range(len(SQUALLS)) if say(squall_name(each)) == name)


@cache
def _card_numbers() -> dict[str, Card]:
    return {say(card_name(card)): card for card in range(CARDS)}


@cache
def _god_numbers() -> dict[str, int]:
    return {say(god_name(god)): god for god in range(len(GODS))}


@cache
def _english() -> Speech:
    return Speech("en", ["miskatonic.core", "miskatonic.games.fate"])


def cards(names: str) -> tuple[Card, ...]:
    """Return the cards with these names, as a hand holds them."""
    return tuple(sorted(map(card, _split(names))))


def cards_named(numbers: Iterable[Card]) -> list[str]:
    """Return the names of cards."""
    return [say(card_name(each)) for each in numbers]


# Dice


def load_dice(g: Fate, throws: str) -> None:
    """Let the next throws show these faces, like "Star, Eye / Tentacle" for two dice and then one.

    Rules stay as they are: a generator is looked for from which the throws come out so. It holds as long as
    nothing else is drawn from the generator between them.
    """
    wanted = [[_face(name) for name in _split(each)] for each in throws.split("/") if each.strip()]
    for seed in count(1) if wanted else ():
        trial = g.copy()
        trial.rng = Rng.seeded(seed)
        if all(rolls.throw(trial, len(faces)) == faces for faces in wanted):
            g.rng = Rng.seeded(seed)
            return


def _face(name: str) -> Face:
    return FACES.index(name.casefold())


# What players do; each returns what the table is told


def choose(g: Fate, choice: str | Sequence[str], seat: Seat | None = None) -> list[Event]:
    """Let the seat that is asked choose an option by its id."""
    return FATE.answer(g, asked(g) if seat is None else seat, choice)


def move(g: Fate, *names: str, to: str = "") -> list[Event]:
    """Move the fate piece with a spell, a pair or the Gate."""
    numbers = sorted(map(card, names))
    if numbers == [GATE]:
        choose(g, "gate")
    elif len(numbers) == 2:
        choose(g, f"pair:{numbers[0]}:{numbers[1]}")
    else:
        return choose(g, f"spell:{numbers[0]}")
    return choose(g, f"to:{LOCATIONS.index(to)}")


def cast(g: Fate, name: str, *named: str) -> list[Event]:
    """Let the seat that is asked cast a spell and name what it needs."""
    events = choose(g, f"cast:{card(name)}")
    for each in named:
        events += choose(g, each)
    return events


def use(g: Fate, name: str, *named: str) -> list[Event]:
    """Let the seat that is asked use an artefact and name what it needs."""
    events = choose(g, f"use:{artefact(name)}")
    for each in named:
        events += choose(g, each)
    return events


def pass_all(g: Fate) -> list[Event]:
    """Let everybody pass as long as passing is possible."""
    events: list[Event] = []
    while g.asks() and "pass" in choices(g):
        events += choose(g, "pass")
    return events


def refused(g: Fate, choice: str, seat: Seat | None = None) -> IllegalAnswer:
    """Return why a choice is refused; nothing may have changed."""
    before = g.copy()
    with pytest.raises(IllegalAnswer) as refusal:
        choose(g, choice, seat)
    assert g == before
    return refusal.value


# What one looks at


def asked(g: Fate) -> Seat:
    """Return the one seat that must decide."""
    (seat,) = g.asks()
    return seat


def ask(g: Fate) -> Ask:
    """Return what the one seat that must decide is asked."""
    return g.asks()[asked(g)]


def choices(g: Fate) -> list[str]:
    return [option.id for option in ask(g).options]


def here(g: Fate) -> str:
    """Return the location with the fate piece."""
    return LOCATIONS[g.fate]


def at(g: Fate, seat: Seat, *places: str) -> list[int]:
    """Return how many cultists a player has in these places."""
    return [g.cultists[seat][PLACES.index(place)] for place in places]


def investigators_at(g: Fate, place: str) -> int:
    return g.investigators[LOCATIONS.index(place)]


def column(g: Fate, place: str) -> list[str]:
    """Return the names of the cards in a column, the first laid first."""
    return cards_named(g.columns[LOCATIONS.index(place)])


def artefacts_of(g: Fate, seat: Seat) -> list[str]:
    return [say(artefact_name(each)) for each in g.artefacts[seat]]


def curses_of(g: Fate, seat: Seat) -> list[str]:
    return [say(curse_name(kind)) for kind, _ in g.curses[seat]]


def showing(g: Fate) -> list[str]:
    """Return the artefacts that lie face up beside the Museum."""
    return [say(artefact_name(each)) for each in g.shown]


def is_exhausted(g: Fate, name: str) -> bool:
    return bool(g.exhausted >> artefact(name) & 1)


def view(g: Fate, seat: Seat | None) -> Any:
    return FATE.view(g, seat)


def told(events: Iterable[Event], id: str) -> list[Event]:
    """Return the events with that message."""
    return [event for event in events if event.text.id == id]


def one(events: Iterable[Event], id: str) -> Event:
    """Return the only event with that message."""
    (event,) = told(events, id)
    return event


def ids(events: Iterable[Event]) -> list[str]:
    """Return the messages of events, in order."""
    return [event.text.id for event in events]


def say(text: Text, reader: Seat | None = None) -> str:
    """Return a message in English."""
    return _english().say(text, reader=reader)


def read(events: Iterable[Event], seat: Seat | None) -> str:
    """Return what a seat (None: a spectator) reads of the events, in English."""
    texts = [event.seen_by(seat) for event in events]
    return "\n".join(say(each, seat) for each in texts if each is not None)


def winners(g: Fate) -> list[Seat]:
    assert g.outcome is not None
    return list(g.outcome.winners)
