"""Who sees what in Fate: the view of a seat or a spectator.

A view is built up from nothing. Things have names (`cards`), spells a number as well, by which options call
them. Not for rules.
"""

from functools import cache

import msgspec

from miskatonic.core.game import Outcome, Seat
from miskatonic.games.fate.cards import (
    ARTEFACTS,
    BACK,
    CAPTIVE,
    COLOURS,
    COST,
    CURSES,
    FACES,
    GATE,
    GODS,
    ITHAQUA,
    LOCATIONS,
    LODGE,
    ABYSS,
    NONE,
    SPELL,
    SQUALLS,
    SYMBOLS,
    Card,
    Location,
)
from miskatonic.games.fate.numbers import INVESTIGATORS_THAT_FOLLOW
from miskatonic.games.fate.state import NOBODY, SPECTATORS, Fate, FateOptions


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
    kind: str
    faces: tuple[str, ...]
    throws: int
    """How often dice were thrown in this game; a new number is a new throw."""


class GaleView(msgspec.Struct, frozen=True):
    """The last squall tile that was turned up."""

    location: str
    squall: str
    seat: Seat
    turn: int


class FateView(msgspec.Struct, frozen=True):
    """All that a seat may know of a position."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    options: FateOptions
    phase: str
    window: str
    turn: int
    round: int
    start: Seat | None
    active: Seat | None
    control: str
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
    order: str
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
