"""Who sees what in Fate: the view of a seat or a spectator.

A view is built up from nothing. Things have names (`cards`), spells a number as well, by which options call
them. Not for rules.
"""

from functools import cache

import msgspec

from miskatonic.core.game import Outcome, Seat
from miskatonic.games.fate.cards import (
    ABYSS,
    ARTEFACTS,
    BACK,
    CAPTIVE,
    CARDS,
    COLOURS,
    COST,
    CURSES,
    FACES,
    GATE,
    GODS,
    ITHAQUA,
    LOCATIONS,
    LODGE,
    NONE,
    NYARLATHOTEP,
    SPELL,
    SQUALLS,
    SYMBOLS,
    Card,
    Location,
)
from miskatonic.games.fate.numbers import INVESTIGATORS_THAT_FOLLOW
from miskatonic.games.fate.rules.circle import outcome, ranking
from miskatonic.games.fate.rules.control import controls
from miskatonic.games.fate.state import (
    EVERYBODY,
    NOBODY,
    SPECTATORS,
    Control,
    Fate,
    FateOptions,
    Order,
    Phase,
    RollKind,
    Window,
)


class CardView(msgspec.Struct, frozen=True):
    """A spell or a Gate as seen from a seat."""

    back: str
    """Its astral symbol, or "gate"."""
    card: int | None = None
    """Its number, if the viewer knows the card."""
    spell: str | None = None
    cost: tuple[str, ...] = ()
    """What readying it costs, if the viewer knows that."""


class LocationView(msgspec.Struct, frozen=True):
    """One of the six locations."""

    name: str
    symbol: str | None
    """None in Other Worlds, whose symbol is a joker."""
    cultists: tuple[int, ...]
    """How many each player has here."""
    investigators: int
    column: tuple[CardView, ...]
    squall: str | None
    """A squall tile's name, "hidden" if the viewer does not see it, None if there is none."""
    follow: int
    """How many investigators would go to the lodge of a player who comes here now."""
    controls: bool
    """Whether the active player would have control after coming here now."""


class ArtefactView(msgspec.Struct, frozen=True):
    """An artefact beside a lodge."""

    name: str
    ready: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A player with lodge, circle and cards."""

    god: str | None
    colour: str | None
    lodge: int
    """Own cultists in the lodge."""
    abyss: int
    captives: tuple[int, ...]
    """How many cultists of each player lie captive on this lodge."""
    investigators: int
    summon: int
    signs: int
    hand: tuple[CardView, ...]
    """Sorted by their backs."""
    gate: bool
    readied: tuple[CardView, ...]
    """Sorted by their backs and costs."""
    artefacts: tuple[ArtefactView, ...]
    curses: tuple[str | None, ...]
    """In the order received; None where the viewer does not see which."""
    watcher: Seat
    sign_curse: bool
    """Whether a sign on the marker's space has brought this player a curse."""


class CastView(msgspec.Struct, frozen=True):
    """A spell that is being cast."""

    seat: Seat
    card: CardView
    cancelled: bool


class RollView(msgspec.Struct, frozen=True):
    """The dice as they lie on the table."""

    seat: Seat
    kind: RollKind
    faces: tuple[str, ...]
    throws: int
    """How often dice were thrown in this game; a new number is a new throw."""


class GaleView(msgspec.Struct, frozen=True):
    """The last squall tile that was turned up."""

    location: str
    squall: str
    seat: Seat
    turn: int


class FateView(msgspec.Struct, frozen=True, tag_field="game", tag="fate"):
    """All that a seat may know of a position."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    options: FateOptions
    phase: Phase
    window: Window
    turn: int
    round: int
    start: Seat | None
    active: Seat | None
    control: Control
    road: bool
    fate: str
    """The location with the fate piece."""
    locations: tuple[LocationView, ...]
    players: tuple[PlayerView, ...]
    supply: int
    """Investigators nobody has yet."""
    gates: int
    """Gates in the supply."""
    deck: int
    deck_top: str | None
    """The back of the deck's top card."""
    discard: int
    discarded: tuple[CardView, ...]
    """Those cards of the discard pile that the viewer has seen."""
    casting: tuple[CastView, ...]
    shown: tuple[str, ...]
    """The artefacts that lie face up beside the Museum."""
    artefact_deck: int
    artefact_discard: tuple[str, ...]
    curse_deck: int
    curse_discard: tuple[str, ...]
    squalls_unused: int
    squall_drawn: str | None
    """The tile just drawn, if the viewer looks at it."""
    gale: GaleView | None
    roll: RollView | None
    dealt: tuple[str, ...]
    """The god cards dealt to the viewer."""
    order: Order
    """The viewer's standing order to pass."""
    ranking: tuple[tuple[Seat, ...], ...]
    """The final places; players of one place stand together. Empty while the game goes on."""
    outcome: Outcome | None


@cache
def open_card(card: Card) -> CardView:
    """Return a card as one sees it who knows it."""
    if card == GATE:
        return CardView("gate")
    cost = tuple(SYMBOLS[symbol] for symbol in COST[card])
    return CardView(SYMBOLS[BACK[card]], card, SPELL[card].name, cost)


@cache
def closed_card(card: Card) -> CardView:
    """hidden.2"""
    return CardView("gate" if card == GATE else SYMBOLS[BACK[card]])


@cache
def readied_card(card: Card) -> CardView:
    """hidden.3: all others know the back and the cost row shown."""
    return CardView(SYMBOLS[BACK[card]], cost=open_card(card).cost)


def view(g: Fate, seat: Seat | None) -> FateView:
    """hidden.1 to hidden.9"""
    viewer = SPECTATORS if seat is None else seat
    over = g.outcome is not None
    return FateView(
        seat=seat,
        options=g.options,
        phase=g.phase,
        window=g.window,
        turn=g.turn,
        round=g.round,
        start=None if g.start == NOBODY else g.start,
        active=None if g.active == NOBODY else g.active,
        control=g.control,
        road=g.road,
        fate=LOCATIONS[g.fate],
        locations=tuple([_location(g, each, viewer) for each in range(len(LOCATIONS))]),
        players=tuple([_player(g, each, viewer) for each in range(g.seats)]),
        supply=g.supply,
        gates=g.gate_supply,
        deck=len(g.deck),
        deck_top=SYMBOLS[BACK[g.deck[-1]]] if g.deck else None,
        discard=len(g.discard),
        discarded=tuple([open_card(card) for card in sorted(g.discard) if g.known[card] >> viewer & 1]),
        casting=tuple([CastView(each.seat, open_card(each.card), each.cancelled) for each in g.casting]),
        shown=_artefact_names(g.shown),
        artefact_deck=len(g.artefact_deck),
        artefact_discard=_artefact_names(tuple(sorted(g.artefact_discard))),
        curse_deck=len(g.curse_deck),
        curse_discard=tuple([CURSES[kind].name for kind in sorted(g.curse_discard)]),
        squalls_unused=len(g.squall_pile),
        squall_drawn=_squall_drawn(g, seat),
        gale=_gale(g),
        roll=_roll(g),
        dealt=tuple([GODS[god].name for god in g.dealt[seat]]) if seat is not None else (),
        order=g.orders[seat] if seat is not None else "",
        ranking=ranking(g) if over else (),
        outcome=outcome(g),
    )


def open_view(g: Fate) -> FateView:
    """Return what a spectator sees when nothing is hidden any more: all spells, curses and squalls."""
    bare = g.copy()
    bare.known = [EVERYBODY] * len(g.known)
    shown = view(bare, None)
    curses = [tuple([CURSES[kind].name for kind, _ in row]) for row in g.curses]
    squalls = [None if tile == NONE else SQUALLS[tile].name for tile in g.squalls]
    return msgspec.structs.replace(
        shown,
        players=tuple(
            [msgspec.structs.replace(one, curses=row) for one, row in zip(shown.players, curses, strict=True)]
        ),
        locations=tuple(
            [
                msgspec.structs.replace(one, squall=tile)
                for one, tile in zip(shown.locations, squalls, strict=True)
            ]
        ),
    )


def _location(g: Fate, location: Location, viewer: Seat) -> LocationView:
    """hidden.1, hidden.2, hidden.4, hidden.7"""
    tile = g.squalls[location]
    seen = _sees_squalls(g, viewer) or g.is_turned_up(location)
    squall = None if tile == NONE else SQUALLS[tile].name if seen else "hidden"
    here = g.investigators[location]
    return LocationView(
        LOCATIONS[location],
        SYMBOLS[location - 1] if location else None,
        tuple([row[location] for row in g.cultists]),
        here,
        tuple([_card(g, card, viewer) for card in g.columns[location]]),
        squall,
        here if here >= INVESTIGATORS_THAT_FOLLOW else 0,
        g.active != NOBODY and _would_control(g, location),
    )


def _would_control(g: Fate, location: Location) -> bool:
    """control.1, placement.1, placement.2: the active player brings a cultist along, if there is one"""
    row = g.cultists[g.active]
    return controls(g, g.active, location, location != g.fate and row[LODGE] + row[ABYSS] > 0)


def _sees_squalls(g: Fate, viewer: Seat) -> bool:
    """hidden.7"""
    return viewer < g.seats and g.gods[viewer] == ITHAQUA


def _card(g: Fate, card: Card, viewer: Seat) -> CardView:
    """hidden.2, hidden.3, hidden.4"""
    return open_card(card) if card != GATE and g.known[card] >> viewer & 1 else closed_card(card)


def _player(g: Fate, seat: Seat, viewer: Seat) -> PlayerView:
    """hidden.1, hidden.2, hidden.3, hidden.6"""
    watcher = (seat - 1) % g.seats
    return PlayerView(
        god=None if g.phase == "gods" else GODS[g.gods[seat]].name,
        colour=None if g.colours[seat] == NONE else COLOURS[g.colours[seat]],
        lodge=g.cultists[seat][LODGE],
        abyss=g.cultists[seat][ABYSS],
        captives=_captives(g, seat),
        investigators=g.lodges[seat],
        summon=g.summon[seat],
        signs=g.signs[seat],
        hand=_hand(g, seat, viewer),
        gate=g.gates[seat] > 0,
        readied=_readied(g, seat, viewer),
        artefacts=tuple(
            [ArtefactView(ARTEFACTS[each].name, not g.exhausted >> each & 1) for each in g.artefacts[seat]]
        ),
        curses=tuple([CURSES[kind].name if viewer == watcher else None for kind, _ in g.curses[seat]]),
        watcher=watcher,
        sign_curse=g.sign_curses[seat],
    )


def _hand(g: Fate, seat: Seat, viewer: Seat) -> tuple[CardView, ...]:
    """hidden.2, hidden.3: sorted by backs, those of one back that the viewer knows first"""
    cards = [_card(g, card, viewer) for card in g.hands[seat]]
    cards.sort(key=lambda each: (SYMBOLS.index(each.back), CARDS if each.card is None else each.card))
    return tuple(cards)


def _readied(g: Fate, seat: Seat, viewer: Seat) -> tuple[CardView, ...]:
    """hidden.3: sorted by backs and costs"""
    cards = [
        open_card(card) if g.known[card] >> viewer & 1 else readied_card(card) for card in g.readied[seat]
    ]
    cards.sort(key=lambda each: (each.back, each.cost, CARDS if each.card is None else each.card))
    return tuple(cards)


def _captives(g: Fate, seat: Seat) -> tuple[int, ...]:
    """gods.q1"""
    if g.gods[seat] != NYARLATHOTEP:
        return (0,) * g.seats
    return tuple([row[CAPTIVE] for row in g.cultists])


@cache
def _artefact_names(artefacts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([ARTEFACTS[each].name for each in artefacts])


def _squall_drawn(g: Fate, seat: Seat | None) -> str | None:
    """gods.d4, hidden.7"""
    seen = g.squall_drawn != NONE and seat is not None and g.gods[seat] == ITHAQUA
    return SQUALLS[g.squall_drawn].name if seen else None


def _gale(g: Fate) -> GaleView | None:
    gale = g.gale
    if gale is None:
        return None
    return GaleView(LOCATIONS[gale.location], SQUALLS[gale.tile].name, gale.seat, gale.turn)


def _roll(g: Fate) -> RollView | None:
    roll = g.roll
    if roll is None:
        return None
    return RollView(roll.seat, roll.kind, tuple([FACES[face] for face in roll.faces]), g.throws)
