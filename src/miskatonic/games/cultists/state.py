"""A position of Cultists, and the options of a match. Plain data; not for rules.

*Figures* are the players' 0 … seats-1 and after them the automa (4 and 6 players). Lists of figures are in
that order. Whatever all have seen is in `history`; what single players know follows from `history`, their
role and the faces of cards.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Literal, ParamSpec, Self

import msgspec

from miskatonic.core.flow import Flow, Steps
from miskatonic.core.game import Field, Outcome, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.cultists.cards import CULTIST_ROLES, NOBODY, Card, Figure
from miskatonic.games.cultists.facts import Claim, Fact, PollCause, PortalState
from miskatonic.games.cultists.numbers import COUNTS, DISCUSSION_SECONDS, GUESS_SECONDS, Count
from miskatonic.games.cultists.plan import PLANS, Plan
from miskatonic.games.cultists.routes import Route

step = Steps()
P = ParamSpec("P")

PulseCard = tuple[Card, Figure, int]
"""A card in a pulse deck: its face, who gave it (START: it lay there), in which round (0 at the start)."""
RoomCard = tuple[Card, Figure, int]
"""A card in a room deck or the unsafe-paths deck: its face, who put it there (START, PILE), which round."""

Phase = Literal["characters", "night", "move", "event", "action", "clean-up", "guess", "over"]
Stage = Literal["discussion", "vote", "change"]
"""How far a vote has come."""
Ending = Literal["eliminated", "books", "claim-right", "claim-wrong", "noted", "dead", "clock", "seer-found"]
"""How the game can end (end.2 to end.7, claim.2, seer-guess.1)."""

ROLE_CHOICES = ("default", "yes", "no")

FIELDS = (
    Field("seats", 5, (4, 5, 6, 7, 8), "counts.1"),
    Field("seer", "default", ROLE_CHOICES, "roles.d2"),
    Field("assassin", "default", ROLE_CHOICES, "roles.d2"),
    Field("firestarter", "default", ROLE_CHOICES, "roles.d2"),
    Field("start", None, (None, 0, 1, 2, 3, 4, 5, 6, 7), "setup.q1"),
    Field("discussion", "default", tuple(DISCUSSION_SECONDS), "vote.d1"),
    Field("guess", "default", tuple(GUESS_SECONDS), "seer-guess.d2"),
)


class CultistsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agreed on before the game; see `FIELDS`."""

    seats: int = 5
    seer: str = "default"
    assassin: str = "default"
    firestarter: str = "default"
    start: int | None = None
    """The first start player; None: drawn at random."""
    discussion: str = "default"
    """How long a discussion lasts at most: "1m", "3m", "5m", "10m", "1d" or "none"; "default" is 3 minutes,
    and none at a table without a clock."""
    guess: str = "default"
    """How long the cultists have to name the Seer: "1m", "3m", "1d" or "none"; "default" is 1 minute, and
    none at a table without a clock."""


class Poll(msgspec.Struct, frozen=True):
    """A vote that is being held, from its discussion on."""

    cause: PollCause
    by: Figure
    """Who called it, or whose check led to it."""
    number: int
    """Which vote of the game this is, counted from 1."""
    stage: Stage = "discussion"
    turn: int = 1
    """The round of the discussion."""
    more: bool = False
    """Somebody has asked for more time in this round of the discussion."""
    votes: tuple[Figure, ...] = ()
    """The votes, open for all, in seat order; empty before that."""


class Check(msgspec.Struct, frozen=True):
    """A check of a state whose notice is not out yet; that it takes place is public."""

    by: Figure
    target: Figure
    camera: bool


class Cultists(Flow, kw_only=True):
    """A position of Cultists."""

    steps = step

    options: CultistsOptions
    rng: Rng

    # The course of the game
    phase: Phase = "characters"
    round: int = 0
    start: Seat = NOBODY
    """The start player, who has the knife."""
    active: Figure = NOBODY
    """Whose move or action it is."""
    path: tuple[str, ...] = ()
    """The places of the running move so far; the first is where it began."""
    points: int = 0
    """Movement points left in the running move."""
    gifts: tuple[tuple[Figure, Figure, int], ...] = ()
    """Cards chosen in the running encounter: giver, receiver, place of the card in the giver's hand."""
    had_turn: tuple[Figure, ...] = ()
    """Who has begun his turn in this action phase, or has used it up as helper at the portal."""
    main_action: bool = False
    """The active figure may still carry out its action (not only free ones)."""
    free_used: tuple[str, ...] = ()
    """Which free actions the active figure has used: "fight", "chase", "close" (event-list.d10)."""
    refused: tuple[Figure, ...] = ()
    """Who has refused to help at the portal in this turn."""
    check: Check | None = None
    poll: Poll | None = None
    polls: int = 0
    """How many votes there have been, the running one included."""
    asking: tuple[str, tuple[Any, ...]] = ("", ())
    """The step that asked, with its arguments; run again it asks the same."""

    # Figures
    characters: list[str] = []
    """Each figure's character; "" before it has one."""
    roles: tuple[str, ...] = ()
    """The players' roles; the automa has none."""
    routes: tuple[Route, ...] = ()
    places: list[str] = []
    fallen: tuple[Figure, ...] = ()
    """The ghosts, in the order in which they became ghosts."""
    reported: tuple[Figure, ...] = ()
    """Those ghosts on whose pulse deck a Dead card lies open."""
    revealed: tuple[Seat, ...] = ()
    """Whose role is public."""
    attacker: Seat = NOBODY
    """The Assassin, once he has attacked."""

    # Cards of the figures
    hands: list[tuple[Card, ...]] = []
    """Pulse cards in hand, left to right."""
    supplies: list[tuple[Card, ...]] = []
    """The pulse supplies; the next card is last."""
    room_hands: list[tuple[Card, ...]] = []
    """Room cards in hand, sorted."""
    pulses: list[tuple[PulseCard, ...]] = []
    """The pulse decks, in the order in which the cards were given."""
    laid: tuple[tuple[Figure, int, str, Card], ...] = ()
    """Every card that was put into a room deck or, in a corridor, into the unsafe-paths deck: by whom, in
    which round, in which place, which card."""

    # The board
    decks: dict[str, tuple[RoomCard, ...]] = {}
    """The room decks; a room that is done has an empty one."""
    gone: tuple[tuple[str, Card, Figure, int], ...] = ()
    """Cards that left a room deck for good: the room and the card as it lay there."""
    explored: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    """The rooms whose markers show the unsafe-paths symbol, in place order."""
    books: dict[str, int] = {}
    """How many books of each room are on the shelf."""
    done: tuple[str, ...] = ()
    unsafe: tuple[RoomCard, ...] = ()
    pile: tuple[Card, ...] = ()
    """The draw pile; the top card is last."""
    markers: tuple[str, ...] = ()
    """The face-down cultist markers; the next one is last."""
    open_markers: tuple[str, ...] = ()
    """The rooms with an open cultist marker."""
    bag: tuple[str, ...] = ()
    """The event markers left, sorted; drawing one takes any of them."""
    clock: tuple[str, ...] = ()
    """The event markers on the clock, round by round."""
    event: str = ""
    """The event in force."""
    power: bool = True
    fish_man: bool = False
    """The fish-man stands in his corridor."""
    portal: PortalState | Literal[""] = ""
    portal_round: int = 0
    """The round in which it opened."""
    vote_marker: bool = True
    fire: str = ""
    """The room that burnt."""
    score: int = 0
    """The investigators' points."""
    target: int = 0
    notes: tuple[int, ...] = ()
    """How many investigators were dead at the start, and at the end of each round (clean-up.3)."""

    # What was seen and said, and the end
    history: list[Fact] = []
    claims: tuple[Claim, ...] = ()
    guesses: tuple[tuple[Seat, Seat], ...] = ()
    """Whom each cultist has named as the Seer, if anybody."""
    ending: Ending | Literal[""] = ""
    """How the game ended, or how the investigators won before the cultists guess."""
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
        twin.characters = self.characters[:]
        twin.places = self.places[:]
        twin.hands = self.hands[:]
        twin.supplies = self.supplies[:]
        twin.room_hands = self.room_hands[:]
        twin.pulses = self.pulses[:]
        twin.decks = self.decks.copy()
        twin.books = self.books.copy()
        twin.history = self.history[:]
        return twin

    @property
    def seats(self) -> int:
        """Return how many players there are, the automa not counted."""
        return self.options.seats

    @property
    def count(self) -> Count:
        """counts.d1: return what depends on the number of players"""
        return COUNTS[self.options.seats]

    @property
    def plan(self) -> Plan:
        """Return the floor plan in use."""
        return PLANS[COUNTS[self.options.seats].side]

    @property
    def figures(self) -> range:
        """basics.2"""
        return range(self.options.seats + COUNTS[self.options.seats].automa)

    def is_cultist(self, figure: Figure) -> bool:
        """basics.8: the automa is an investigator"""
        return figure < len(self.roles) and self.roles[figure] in CULTIST_ROLES


def special_roles(options: CultistsOptions) -> tuple[bool, bool, bool]:
    """roles.d2: whether Seer, Assassin and Firestarter take part"""
    count = COUNTS[options.seats]
    defaults = (count.seer, count.assassin, False)
    chosen = (options.seer, options.assassin, options.firestarter)
    seer, assassin, firestarter = (
        default if choice == "default" else choice == "yes"
        for default, choice in zip(defaults, chosen, strict=True)
    )
    return seer, assassin, firestarter


def empty_board(options: CultistsOptions, rng: Rng) -> Cultists:
    """setup.d2, setup.d3: return a position in which no card is dealt yet and all stand in the Cafeteria"""
    count = COUNTS[options.seats]
    plan = PLANS[count.side]
    figures = options.seats + count.automa
    return Cultists(
        options=options,
        rng=rng,
        characters=[""] * figures,
        places=["CAF"] * figures,
        hands=[()] * figures,
        supplies=[()] * figures,
        room_hands=[()] * figures,
        pulses=[()] * figures,
        decks=dict.fromkeys(plan.rooms, ()),
        books=dict.fromkeys(plan.rooms, 0),
        target=count.target,
    )


def asking(function: Callable[Concatenate[Cultists, P], None]) -> Callable[Concatenate[Cultists, P], None]:
    """Register a step that asks and does nothing else, so that `sample` can have it ask again."""
    name = function.__name__

    @wraps(function)
    def ask(g: Cultists, /, *args: P.args, **kwargs: P.kwargs) -> None:
        g.asking = (name, args)
        function(g, *args, **kwargs)

    return step(ask)
