"""A position of Ritual, and the options of a match. Plain data; not for rules.

Names for people round the table: *seats* are the players 0 … seats-1; *holders* are the seats and after
them the straw players (straw.q2), in the order of `hands`.
"""

from typing import Literal, Self

import msgspec

from miskatonic.core.flow import Flow, Steps
from miskatonic.core.game import Field, Outcome, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.ritual.cards import NONE, Card

step = Steps()

Cause = Literal["", "all-passed", "pile", "elder-sign", "old-one"]
"""Why a round ends; nothing while it goes on."""

NOBODY: Seat = -1
FULL_SANITY = 7
"""setup.1, loss.3"""
DOOM_TRACK = (1, 2, 2, 3, 3, 4, 4, 5)
"""doom.d1"""

FIELDS = (
    Field("seats", 5, (3, 4, 5, 6, 7), "counts.1"),
    Field("variant", "base", ("base", "competitive"), "end.3"),
    Field("event", "orb", ("orb", "trapezohedron"), "alternative.1"),
    Field("scholar", "investigator", ("investigator", "student"), "alternative.2"),
    Field("zealot", "cultist", ("cultist", "professor"), "alternative.3"),
    Field(
        "old_one", "cthulhu", ("cthulhu", "nyarlathotep", "yog-sothoth", "hastur", "mystery"), "alternative.4"
    ),
    Field("doom", False, (False, True), "doom.1"),
    Field("confession", False, (False, True), "faq.1"),
    Field("talk_filter", True, (True, False), "talk.3"),
    Field("start", None, (None, 0, 1, 2, 3, 4, 5, 6), "round.4"),
)


class RitualOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agreed on before the game; see `FIELDS`."""

    seats: int = 5
    variant: str = "base"
    event: str = "orb"
    scholar: str = "investigator"
    zealot: str = "cultist"
    old_one: str = "cthulhu"
    doom: bool = False
    confession: bool = False
    talk_filter: bool = True
    start: int | None = None


class Turn(msgspec.Struct, frozen=True):
    """A finished turn of this round, as everybody saw it."""

    giver: Seat
    path: tuple[Seat, ...]
    """Who received the card, in order."""
    taker: Seat
    """Who took it; NOBODY if all passed."""
    card: Card
    """The card that travelled; the taker does not know it."""
    discarded: Card
    """The card that was discarded face up."""


class Removed(msgspec.Struct, frozen=True):
    """A card that the Orb took out of the round, face down."""

    card: Card
    by: Seat
    since: int
    """How many confessions of this round came before."""


class Confessed(msgspec.Struct, frozen=True):
    """A card that its holder had seen and shuffled back into the draw pile; everybody knows its face."""

    card: Card
    by: Seat
    turn: int
    """How many turns of the round were over."""


class RoundEnd(msgspec.Struct, frozen=True):
    """How the last round ended; everything in it was shown to all."""

    round: int
    cause: Cause
    hands: tuple[Card, ...]
    discard: tuple[Card, ...]
    failed: tuple[int, ...]
    """The holders who failed, straw players among them."""
    sanity_before: tuple[int, ...]
    sanity_after: tuple[int, ...]
    old_one: Card = NONE
    """The Great Old One whose effect ended the round."""


class Ritual(Flow, kw_only=True):
    """A position of Ritual. `excluded` sets hold what a seat can rule out about a card it cannot see."""

    steps = step

    options: RitualOptions
    rng: Rng
    deck: tuple[Card, ...]
    sanity: list[int]
    round: int = 0
    doom: int = 0
    """The marker's space on the doom track, counted from 0."""
    hands: list[Card] = []
    pile: list[Card] = []
    """The draw pile; the top card is last."""
    discard: list[Card] = []
    removed: tuple[Removed, ...] = ()
    confessed: tuple[Confessed, ...] = ()
    active: Seat = NOBODY
    followers: tuple[Seat, ...] = ()
    """Whose hand is on the table."""
    travelling: Card = NONE
    """The card that was drawn and is given, passed or taken this turn."""
    path: tuple[Seat, ...] = ()
    """Who has received the travelling card, in order; the last one holds it."""
    past: tuple[Turn, ...] = ()
    cause: Cause = ""
    """What ends the round at the end of this turn, if anything does."""
    looker: Seat = NOBODY
    """Who looked at the top card; when it is drawn, he knows the travelling card."""
    top_excluded: int = 0
    travelling_excluded: int = 0
    own_excluded: list[int] = []
    """For each seat, what its own card cannot be, from what it was allowed to learn."""
    last_round: RoundEnd | None = None
    outcome: Outcome | None = None

    def copy(self) -> Self:
        """Return a position that shares nothing changeable with this one."""
        twin = super().copy()
        twin.rng = Rng(self.rng.state)
        twin.sanity = self.sanity[:]
        twin.hands = self.hands[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.own_excluded = self.own_excluded[:]
        return twin

    @property
    def seats(self) -> int:
        """Return how many players there are, straw players not counted."""
        return self.options.seats
