"""What the table is told in Fate: every event, with its message and its rule.

Built once and kept where few happen again and again. What is asked is in `asks`. Not for rules.
"""

from functools import cache
from typing import Any

from miskatonic.core.game import Event, Outcome, Seat
from miskatonic.core.ids import id_of, numbers_in, read_id
from miskatonic.core.text import Text, Who, text
from miskatonic.games.fate import words
from miskatonic.games.fate.cards import (
    ARTEFACTS,
    BACK,
    COLOURS,
    COST,
    CURSES,
    EFFECT,
    FACES,
    LOCATIONS,
    Card,
    Face,
    Location,
    Place,
    artefact_name,
    back_name,
    card_name,
    curse_name,
    god_name,
    location_name,
    squall_name,
    symbol_name,
)
from miskatonic.games.fate.state import Roll

CURSE_CITES = tuple(f"curses.d{kind + 1}" for kind in range(len(CURSES)))
_PLACES = (*LOCATIONS, "lodge", "abyss", "captive")
Names = tuple[str, ...]


def clause(use: str) -> str:
    """Return the clause of the spell or artefact that an option like "cast:17" or "use:6" is about."""
    used = read_id(use)
    if used.kind == "cast":
        return f"spells.d{EFFECT[used.number] + 1}"
    return f"artefact-list.d{used.number + 1}"


def _on(place: Place, seat: Seat) -> str:
    """Return the name of a place on the board."""
    name = _PLACES[place]
    return id_of("location", name) if place < len(LOCATIONS) else id_of(name, seat)


# Setup


@cache
def gods_dealt(seat: Seat, gods: tuple[int, ...]) -> Event:
    """setup.2, hidden.9"""
    return Event(
        text("gods-dealt", who=Who(seat), gods=[god_name(god) for god in gods]),
        "setup.2",
        (id_of("seat", seat),),
        audience=(seat,),
        public=text("gods-dealt-hidden", who=Who(seat)),
        reveals=True,
    )


@cache
def god_chosen(seat: Seat, god: int) -> Event:
    """setup.2, setup.3"""
    chosen = text("god-chosen", who=Who(seat), god=god_name(god))
    return Event(chosen, "setup.2", (id_of("seat", seat),), reveals=True)


@cache
def colour_chosen(seat: Seat, colour: int) -> Event:
    """setup.3"""
    chosen = text("colour-chosen", who=Who(seat), colour=text(f"colour-{COLOURS[colour]}"))
    return Event(chosen, "setup.3", (id_of("seat", seat),))


@cache
def start_player(seat: Seat) -> Event:
    """setup.5"""
    return Event(text("start-player", who=Who(seat)), "setup.5", (id_of("seat", seat),), reveals=True)


def laid_out(shown: tuple[int, ...], supply: int) -> Event:
    """setup.6, setup.7, setup.8, setup.9"""
    laid = text("laid-out", artefacts=[artefact_name(each) for each in shown], supply=supply)
    return Event(laid, "setup.7", ("museum",), reveals=True)


# Turn and movement


@cache
def turn_begins(seat: Seat, round: int) -> Event:
    """turn.1"""
    return Event(text("turn-begins", who=Who(seat), round=round), "turn.1", (id_of("seat", seat),))


@cache
def refreshed(seat: Seat) -> Event:
    """preparation.2"""
    return Event(text("refreshed", who=Who(seat)), "preparation.2", (id_of("seat", seat),))


_WAYS = {"spell": "2", "pair": "3", "gate": "4", "road": "5", "key": "5"}


def moved(seat: Seat, to: Location, way: str, cards: tuple[Card, ...]) -> Event:
    """movement.1 to movement.5, movement.7"""
    where = text(f"to-{LOCATIONS[to]}")
    cite = f"movement.{_WAYS[way]}"
    on = ("fate", id_of("location", LOCATIONS[to]))
    if way == "gate":
        return Event(text("moved-gate", who=Who(seat), to=where), cite, on)
    first, last = card_name(cards[0]), card_name(cards[-1])
    return Event(
        text(f"moved-{way}", who=Who(seat), to=where, card=first, second=last),
        cite,
        on,
        audience=(seat,),
        public=text(f"moved-{way}-hidden", who=Who(seat), to=where, symbol=symbol_name(BACK[cards[0]])),
    )


@cache
def drifted(seat: Seat, to: Location) -> Event:
    """movement.6"""
    where = text(f"to-{LOCATIONS[to]}")
    return Event(text("drifted", who=Who(seat), to=where), "movement.6", ("fate", _on(to, seat)))


def hand_discarded(seat: Seat, hand: tuple[Card, ...]) -> Event:
    """movement.6, hidden.4"""
    return Event(
        text("hand-discarded", who=Who(seat), cards=[card_name(card) for card in hand]),
        "movement.6",
        (id_of("hand", seat), "discard"),
        audience=(seat,),
        public=text("hand-discarded-hidden", who=Who(seat), count=len(hand)),
    )


@cache
def investigators_follow(seat: Seat, count: int, location: Location) -> Event:
    """collect.1"""
    follow = text(
        "investigators-follow", who=Who(seat), count=count, origin=text(f"from-{LOCATIONS[location]}")
    )
    return Event(follow, "collect.1", (_on(location, seat), id_of("lodge", seat)))


@cache
def cultist_placed(seat: Seat, location: Location) -> Event:
    """placement.1"""
    placed = text("cultist-placed", who=Who(seat), to=text(f"to-{LOCATIONS[location]}"))
    return Event(placed, "placement.1", (id_of("lodge", seat), _on(location, seat)))


@cache
def cultists_rise(seat: Seat, location: Location, home: int) -> Event:
    """placement.2, placement.q1; `home` of them go to the lodge"""
    id = "cultists-rise" if home else "last-cultist-rises"
    risen = text(id, who=Who(seat), to=text(f"to-{LOCATIONS[location]}"))
    return Event(
        risen, "placement.2" if home else "placement.q1", (id_of("abyss", seat), _on(location, seat))
    )


@cache
def investigator_placed(location: Location) -> Event:
    """placement.3"""
    placed = text("investigator-placed", to=text(f"to-{LOCATIONS[location]}"))
    return Event(placed, "placement.3", ("supply", id_of("location", LOCATIONS[location])))


@cache
def supply_empty() -> Event:
    """placement.4"""
    return Event(text("supply-empty"), "placement.4", ("supply",))


# Figures


@cache
def cultists_moved(seat: Seat, count: int, origin: Place, to: Place, cite: str) -> Event:
    """Cultists go from place to place."""
    come, go = text(f"from-{_PLACES[origin]}"), text(f"to-{_PLACES[to]}")
    moved = text("cultists-moved", who=Who(seat), count=count, origin=come, to=go)
    return Event(moved, cite, (_on(origin, seat), _on(to, seat)))


@cache
def investigators_from_supply(seat: Seat, count: int, cite: str) -> Event:
    """Investigators go from the supply to a lodge."""
    moved = text("investigators-from-supply", who=Who(seat), count=count)
    return Event(moved, cite, ("supply", id_of("lodge", seat)))


@cache
def investigators_to_supply(seat: Seat, count: int, cite: str) -> Event:
    """Investigators go from a lodge to the supply."""
    moved = text("investigators-to-supply", who=Who(seat), count=count)
    return Event(moved, cite, (id_of("lodge", seat), "supply"))


@cache
def investigators_to_rival(seat: Seat, rival: Seat, count: int, cite: str) -> Event:
    """Investigators go from one lodge to another."""
    moved = text("investigators-to-rival", who=Who(seat), rival=Who(rival), count=count)
    return Event(moved, cite, (id_of("lodge", seat), id_of("lodge", rival)))


@cache
def swapped(seat: Seat, own: Location, rival: Seat, other: Location, cite: str) -> Event:
    """artefact-list.d11"""
    swap = text(
        "swapped", who=Who(seat), own=location_name(own), rival=Who(rival), other=location_name(other)
    )
    return Event(swap, cite, (_on(own, seat), _on(other, rival)))


# The circle


@cache
def summoned(seat: Seat, space: int, cite: str) -> Event:
    """summon.1"""
    return Event(text("summoned", who=Who(seat), space=space), cite, (id_of("circle", seat),))


@cache
def fell_back(seat: Seat, space: int) -> Event:
    """curses.d8"""
    return Event(text("fell-back", who=Who(seat), space=space), "curses.d8", (id_of("circle", seat),))


@cache
def sign_taken(seat: Seat, signs: int, cite: str) -> Event:
    """signs.1"""
    return Event(text("sign-taken", who=Who(seat), signs=signs), cite, (id_of("circle", seat),))


@cache
def sign_warded(seat: Seat) -> Event:
    """spells.d7"""
    return Event(text("sign-warded", who=Who(seat)), "spells.d7", (id_of("circle", seat),))


@cache
def signs_removed(seat: Seat, count: int, signs: int, cite: str) -> Event:
    """signs.3"""
    removed = text("signs-removed", who=Who(seat), count=count, signs=signs)
    return Event(removed, cite, (id_of("circle", seat),))


# Curses


@cache
def curse_received(victim: Seat, watcher: Seat, kind: int, cite: str) -> Event:
    """curse.1, hidden.6"""
    return Event(
        text("curse-received", who=Who(victim), watcher=Who(watcher), curse=curse_name(kind)),
        cite,
        (id_of("curses", victim),),
        audience=(watcher,),
        public=text("curse-received-hidden", who=Who(victim), watcher=Who(watcher)),
        reveals=True,
    )


@cache
def curse_strikes(victim: Seat, kind: int) -> Event:
    """curse.2"""
    id = f"curse-strikes-{CURSES[kind].name}"
    struck = text("curse-strikes", who=Who(victim), curse=curse_name(kind), why=text(id, who=Who(victim)))
    return Event(struck, CURSE_CITES[kind], (id_of("curses", victim),), reveals=True)


@cache
def curses_shuffled() -> Event:
    """curse.5"""
    return Event(text("curses-shuffled"), "curse.5", reveals=True)


# Dice


@cache
def faces_list(faces: tuple[Face, ...]) -> list[Text]:
    """Return what dice show, as a list for a sentence."""
    counts = [(faces.count(face), face) for face in range(len(FACES))]
    return [text(f"dice-{FACES[face]}", count=count) for count, face in counts if count]


@cache
def rolled(roll: Roll) -> Event:
    """dice.1, dice.2"""
    said = text(f"rolled-{roll.kind}", who=Who(roll.seat), faces=faces_list(roll.faces))
    return Event(said, "dice.1", ("dice",), reveals=True)


@cache
def rerolled(roll: Roll, count: int) -> Event:
    """spells.d6, artefact-list.d4, curses.d2"""
    said = text("rerolled", who=Who(roll.seat), count=count, faces=faces_list(roll.faces))
    return Event(said, "dice.1", ("dice",), reveals=True)


@cache
def controls(seat: Seat, location: Location, kind: str) -> Event:
    """control.1, control.2"""
    said = text(f"controls-{kind}", who=Who(seat), location=location_name(location))
    return Event(said, "control.1" if kind == "full" else "control.2", (_on(location, seat),))


@cache
def raided(seat: Seat, count: int, cite: str) -> Event:
    """raid.1"""
    return Event(text("raided", who=Who(seat), count=count), cite, (id_of("lodge", seat),))


# Spells


def drew(seat: Seat, cards: tuple[Card, ...], cite: str) -> Event:
    """draw.1, hidden.2, hidden.3"""
    return Event(
        text("drew", who=Who(seat), cards=[card_name(card) for card in cards]),
        cite,
        ("deck", id_of("hand", seat)),
        audience=(seat,),
        public=text("drew-hidden", who=Who(seat), backs=[symbol_name(BACK[card]) for card in cards]),
        reveals=True,
    )


@cache
def spells_shuffled() -> Event:
    """draw.3"""
    return Event(text("spells-shuffled"), "draw.3", ("discard", "deck"), reveals=True)


@cache
def discarded(seat: Seat, card: Card, cite: str) -> Event:
    """hidden.4"""
    return Event(
        text("discarded", who=Who(seat), card=card_name(card)),
        cite,
        (id_of("hand", seat), "discard"),
        audience=(seat,),
        public=text("discarded-hidden", who=Who(seat), card=back_name(card)),
    )


@cache
def dropped(seat: Seat, card: Card, cite: str) -> Event:
    """ready.8, hidden.3, hidden.4"""
    cost = [symbol_name(symbol) for symbol in COST[card]]
    return Event(
        text("dropped", who=Who(seat), card=card_name(card)),
        cite,
        (id_of("readied", seat), "discard"),
        audience=(seat,),
        public=text("dropped-hidden", who=Who(seat), card=back_name(card), cost=cost),
    )


@cache
def readied(seat: Seat, card: Card, cite: str) -> Event:
    """ready.5, hidden.3"""
    cost = [symbol_name(symbol) for symbol in COST[card]]
    return Event(
        text("readied", who=Who(seat), card=card_name(card), cost=cost),
        cite,
        (id_of("hand", seat), id_of("readied", seat)),
        audience=(seat,),
        public=text("readied-hidden", who=Who(seat), card=back_name(card), cost=cost),
    )


@cache
def column_cleared(location: Location, count: int) -> Event:
    """ready.6"""
    cleared = text("column-cleared", location=location_name(location), count=count)
    return Event(cleared, "ready.6", (id_of("column", LOCATIONS[location]), "discard"))


def cast(seat: Seat, card: Card, names: Names, roll: Roll | None) -> Event:
    """casting.1, hidden.5"""
    said = text("cast", who=Who(seat), card=card_name(card), **_named(names, roll))
    return Event(
        said, clause(id_of("cast", card)), (id_of("readied", seat), *_named_things(names)), reveals=True
    )


def _named(names: Names, roll: Roll | None) -> dict[str, Any]:
    """Return what was named, as arguments of the message: its kind, and what belongs to it."""
    if not names:
        return {"named": "nothing"}
    kind, numbers = read_id(names[0]).kind, read_id(names[0]).numbers
    if kind == "die":
        assert roll is not None
        return {"named": "dice", "faces": faces_list(tuple(roll.faces[die] for die in numbers_in(names)))}
    if kind == "own":
        rival, other = read_id(names[1]).numbers
        own, there = location_name(numbers[0]), location_name(other)
        return {"named": "swap", "own": own, "rival": Who(rival), "other": there}
    rival_named = {"rival": Who(numbers[0])}
    if kind == "theft":
        return {"named": "theft", "symbol": symbol_name(numbers[1]), **rival_named}
    if len(numbers) == 2:
        return {"named": "number", "number": numbers[1], **rival_named}
    return {"named": "rival", **rival_named}


def _named_things(names: Names) -> tuple[str, ...]:
    named = [read_id(name) for name in names]
    return tuple(id_of("seat", each.numbers[0]) for each in named if each.kind in ("rival", "theft", "other"))


@cache
def cancelled(seat: Seat, card: Card) -> Event:
    """casting.4, casting.6"""
    return Event(text("cancelled", who=Who(seat), card=card_name(card)), "casting.4", (id_of("seat", seat),))


@cache
def stolen(seat: Seat, victim: Seat, card: Card, cite: str) -> Event:
    """spells.d4"""
    return Event(
        text("stolen", who=Who(seat), rival=Who(victim), card=card_name(card)),
        cite,
        (id_of("hand", victim), id_of("hand", seat)),
        audience=(seat, victim),
        public=text("stolen-hidden", who=Who(seat), rival=Who(victim), card=back_name(card)),
        reveals=True,
    )


# Artefacts, Gates, gifts and squalls


def used(seat: Seat, artefact: int, names: Names, roll: Roll | None) -> Event:
    """windows.2, artefacts.2, artefacts.3"""
    id = "used" if ARTEFACTS[artefact].price == words.EXHAUST else "used-up"
    said = text(id, who=Who(seat), artefact=artefact_name(artefact), **_named(names, roll))
    on = (id_of("artefact", ARTEFACTS[artefact].name), *_named_things(names))
    return Event(said, clause(id_of("use", artefact)), on)


@cache
def exhausted(seat: Seat, artefact: int) -> Event:
    """artefacts.2"""
    said = text("exhausted", who=Who(seat), artefact=artefact_name(artefact))
    return Event(said, clause(id_of("use", artefact)), (id_of("artefact", ARTEFACTS[artefact].name),))


@cache
def destroyed(seat: Seat, artefact: int) -> Event:
    """artefacts.3"""
    said = text("destroyed", who=Who(seat), artefact=artefact_name(artefact))
    return Event(said, clause(id_of("use", artefact)), (id_of("artefact", ARTEFACTS[artefact].name),))


@cache
def artefact_taken(seat: Seat, artefact: int, unseen: bool) -> Event:
    """museum.3"""
    id = "artefact-drawn" if unseen else "artefact-taken"
    said = text(id, who=Who(seat), artefact=artefact_name(artefact))
    return Event(said, "museum.3", (id_of("artefact", ARTEFACTS[artefact].name),), reveals=unseen)


@cache
def artefact_lost(seat: Seat, artefact: int, cite: str) -> Event:
    """museum.4, curses.d3"""
    return Event(text("artefact-lost", who=Who(seat), artefact=artefact_name(artefact)), cite)


@cache
def artefacts_shown(shown: tuple[int, ...], cite: str) -> Event:
    """museum.1, museum.5"""
    said = text("artefacts-shown", artefacts=[artefact_name(each) for each in shown])
    return Event(said, cite, ("museum",), reveals=True)


@cache
def artefacts_shuffled() -> Event:
    """museum.6"""
    return Event(text("artefacts-shuffled"), "museum.6", ("museum",), reveals=True)


@cache
def gate_taken(seat: Seat) -> Event:
    """ceremony.1"""
    return Event(text("gate-taken", who=Who(seat)), "ceremony.1", ("gates", id_of("hand", seat)))


@cache
def gift_used(seat: Seat, god: int) -> Event:
    """ceremony.2"""
    return Event(
        text("gift-used", who=Who(seat), god=god_name(god)), f"gods.d{god + 1}", (id_of("seat", seat),)
    )


@cache
def squall_drawn(seat: Seat, tile: int) -> Event:
    """gods.d4, hidden.7"""
    return Event(
        text("squall-drawn", who=Who(seat), squall=squall_name(tile)),
        "gods.d4",
        audience=(seat,),
        public=text("squall-drawn-hidden", who=Who(seat)),
        reveals=True,
    )


@cache
def squall_laid(seat: Seat, location: Location) -> Event:
    """gods.d4"""
    said = text("squall-laid", who=Who(seat), location=location_name(location))
    return Event(said, "gods.d4", (_on(location, seat),))


@cache
def squall_turned_up(seat: Seat, location: Location, tile: int) -> Event:
    """squalls.1"""
    where = location_name(location)
    said = text("squall-turned-up", who=Who(seat), location=where, squall=squall_name(tile))
    return Event(said, "squalls.1", (_on(location, seat),), reveals=True)


def game_over(outcome: Outcome) -> Event:
    """win.1, loss.1"""
    return Event(outcome.text, outcome.cite, reveals=True)
