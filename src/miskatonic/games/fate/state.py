"""A position of Fate, and the options of a match. Plain data; not for rules.

Hands are kept sorted, so that the order of cards tells nothing. What seats know about spells that others
cannot see is in `known`.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Self

import msgspec

from miskatonic.core.flow import Flow, Steps
from miskatonic.core.game import Field, Outcome, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.fate.cards import (
    CARDS,
    LOCATIONS,
    NONE,
    OTHER_WORLDS,
    PLACES,
    Card,
    Face,
    Location,
)

step = Steps()
P = ParamSpec("P")

NOBODY: Seat = -1

EVERYBODY = 0b11111
"""A set of readers as bits: bit n is seat n, bit 4 stands for spectators."""
SPECTATORS = 4

FIELDS = (
    Field("seats", 4, (2, 3, 4), "counts.1"),
    Field("library_keeps", False, (False, True), "library.q1"),
)


class FateOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agreed on before the game; see `FIELDS`."""

    seats: int = 4
    library_keeps: bool = False


Phase = Literal["gods", "colours", "preparation", "movement", "activation", "conclusion", "over"]
Window = Literal["", "prep", "moved", "acted", "end"]
"""windows.1: the open window there is; else empty."""
Control = Literal["", "full", "temporary"]
"""What the active player has where he is, since it was settled this turn."""
RollKind = Literal["control", "other-worlds", "raid", "gift"]
"""dice.d2: what is rolled for."""
Order = Literal["", "turn", "own", "raid"]
"""windows.9: a standing order to pass."""


class Roll(msgspec.Struct, frozen=True):
    """The dice on the table."""

    seat: Seat
    kind: RollKind
    faces: tuple[Face, ...]


class Cast(msgspec.Struct, frozen=True):
    """A spell that lies face up until it has been carried out."""

    seat: Seat
    card: Card
    named: tuple[str, ...] = ()
    """What the caster named: ids of options, like "rival:2"."""
    cancelled: bool = False


class Gale(msgspec.Struct, frozen=True):
    """The last squall tile that was turned up."""

    location: Location
    tile: int
    seat: Seat
    turn: int


class Fate(Flow, kw_only=True):
    """A position of Fate. Lists of players are in seat order; cards, places and faces as in `cards`."""

    steps = step

    options: FateOptions
    rng: Rng

    # The course of the game
    phase: Phase = "gods"
    window: Window = ""
    turn: int = 0
    start: Seat = NOBODY
    active: Seat = NOBODY
    control: Control = ""
    road: bool = False
    """Dream Road is in force this turn."""
    asking: tuple[str, tuple[Any, ...]] = ("", ())
    """The step that asked, with its arguments; run again it asks the same."""
    orders: list[Order] = []
    """Each seat's standing order to pass; the seat's own secret."""

    # Gods
    dealt: list[tuple[int, ...]] = []
    gods: list[int] = []
    colours: list[int] = []

    # Figures
    fate: Location = OTHER_WORLDS
    cultists: list[list[int]] = []
    """For each seat how many of its cultists are in each place."""
    investigators: list[int] = []
    """How many stand in each location."""
    lodges: list[int] = []
    """How many investigators are in each player's lodge."""
    supply: int = 0
    summon: list[int] = []
    signs: list[int] = []
    sign_curses: list[bool] = []
    """Who has received the one curse of signs.2."""

    # Spells and Gates
    hands: list[tuple[Card, ...]] = []
    gates: list[int] = []
    """How many Gates each player holds; the rest of them lie in columns or in the supply."""
    gate_supply: int = 0
    readied: list[tuple[Card, ...]] = []
    columns: list[tuple[Card, ...]] = []
    deck: list[Card] = []
    """The top card is last."""
    discard: list[Card] = []
    casting: tuple[Cast, ...] = ()
    """The spells that are being cast, each an answer to the one before."""
    known: list[int] = []
    """For each spell who knows where it is, as bits."""

    # Artefacts, curses, squalls, dice
    artefacts: list[tuple[int, ...]] = []
    exhausted: int = 0
    """Which artefacts are exhausted, as bits."""
    shown: tuple[int, ...] = ()
    artefact_deck: tuple[int, ...] = ()
    artefact_discard: tuple[int, ...] = ()
    curses: list[tuple[tuple[int, int], ...]] = []
    """The curses of each victim in the order received: the kind, and as bits the kinds that everybody can
    rule out, because they would have taken effect."""
    curse_deck: tuple[int, ...] = ()
    curse_discard: tuple[int, ...] = ()
    squalls: list[int] = []
    """The tile on each location, or NONE."""
    squall_pile: tuple[int, ...] = ()
    squall_drawn: int = NONE
    """The tile that Ithaqua's player looks at and has not laid yet."""
    gale: Gale | None = None
    roll: Roll | None = None
    throws: int = 0
    """How often dice were thrown in this game."""
    warded: int = 0
    """How many signs of the running raid are warded off."""

    loser: Seat = NOBODY
    outcome: Outcome | None = None

    def __post_init__(self) -> None:
        """Take over what was stored; steps are called as they are now."""
        Flow.__post_init__(self)
        if self.asking[0]:
            self.asking = self.steps.stored(*self.asking)

    def copy(self) -> Self:
        """Return a position that shares nothing changeable with this one."""
        twin = super().copy()
        twin.rng = Rng(self.rng.state)
        twin.orders = self.orders[:]
        twin.dealt = self.dealt[:]
        twin.gods = self.gods[:]
        twin.colours = self.colours[:]
        twin.cultists = [row[:] for row in self.cultists]
        twin.investigators = self.investigators[:]
        twin.lodges = self.lodges[:]
        twin.summon = self.summon[:]
        twin.signs = self.signs[:]
        twin.sign_curses = self.sign_curses[:]
        twin.hands = self.hands[:]
        twin.gates = self.gates[:]
        twin.readied = self.readied[:]
        twin.columns = self.columns[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.known = self.known[:]
        twin.artefacts = self.artefacts[:]
        twin.curses = self.curses[:]
        twin.squalls = self.squalls[:]
        return twin

    def is_turned_up(self, location: Location) -> bool:
        """squalls.1: say whether the tile there lies face up, because its effect is being carried out."""
        gale = self.gale
        return gale is not None and (gale.turn, gale.location) == (self.turn, location)

    @property
    def seats(self) -> int:
        """Return how many players there are."""
        return self.options.seats

    @property
    def round(self) -> int:
        """turn.i1"""
        return (self.turn + self.options.seats - 1) // self.options.seats


def empty_table(options: FateOptions, rng: Rng) -> Fate:
    """Return a position in which nothing lies on the table yet."""
    seats = options.seats
    return Fate(
        options=options,
        rng=rng,
        orders=[""] * seats,
        dealt=[()] * seats,
        gods=[NONE] * seats,
        colours=[NONE] * seats,
        cultists=[[0] * PLACES for _ in range(seats)],
        investigators=[0] * len(LOCATIONS),
        lodges=[0] * seats,
        summon=[0] * seats,
        signs=[0] * seats,
        sign_curses=[False] * seats,
        hands=[()] * seats,
        gates=[0] * seats,
        readied=[()] * seats,
        columns=[()] * len(LOCATIONS),
        known=[0] * CARDS,
        artefacts=[()] * seats,
        curses=[()] * seats,
        squalls=[NONE] * len(LOCATIONS),
    )


def asking(function: Callable[Concatenate[Fate, P], None]) -> Callable[Concatenate[Fate, P], None]:
    """Register a step that asks and does nothing else, so that `sample` can have it ask again.

    What a player is asked about details of a choice that nobody has seen yet (whom a spell shall strike) is
    no such step: others must not notice it, so for them the choice before is still open.
    """
    name = function.__name__

    @wraps(function)
    def ask(g: Fate, /, *args: P.args, **kwargs: P.kwargs) -> None:
        g.asking = (name, args)
        function(g, *args, **kwargs)

    return step(ask)
