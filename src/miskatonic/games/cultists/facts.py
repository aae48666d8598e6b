"""What everybody at the table has seen happen in Cultists, as plain data (secrets.1, secrets.d1).

A position keeps these facts in the order in which they happened; views show them as they are, so nothing
hidden may stand in one. Cards have names here. Not for what single players know.
"""

from typing import Literal

import msgspec

from miskatonic.games.cultists.cards import NOBODY, Figure

Death = Literal["reported", "voted", "attacked"]
"""How a figure became a ghost (ghost.1)."""
PollCause = Literal["called", "murder"]
"""Why a vote is held: somebody called it, or somebody was found dead."""
PortalState = Literal["open", "closed", "lost"]
"""portal.1, portal.4, portal.5"""
ClaimKind = Literal[
    "investigator", "seer", "assassin", "suspect", "trust", "cultist",
    "checked-alive", "checked-dead", "gave-alive", "put-success", "route",
]  # fmt: skip
"""What can be claimed (talk.6)."""


class Walked(msgspec.Struct, frozen=True, gc=False, tag="walked"):
    """A figure has made its move (move.1, move.8)."""

    round: int
    figure: Figure
    path: tuple[str, ...]
    """All places it was in, the first and the last included."""
    ghost: bool = False


class Gift(msgspec.Struct, frozen=True, gc=False):
    """One card of an encounter; nobody but the giver knows which (encounter.7)."""

    giver: Figure
    receiver: Figure


class Met(msgspec.Struct, frozen=True, gc=False, tag="met"):
    """An encounter (encounter.7)."""

    round: int
    place: str
    figures: tuple[Figure, ...]
    gifts: tuple[Gift, ...]
    """Who gave to whom; who is missing had no card left (hands.q2)."""


class Drawn(msgspec.Struct, frozen=True, gc=False, tag="drawn"):
    """An event marker came out of the bag (event.1)."""

    round: int
    event: str


class Swapped(msgspec.Struct, frozen=True, gc=False, tag="swapped"):
    """A figure changed over through Secret Doors (event-list.d4)."""

    round: int
    figure: Figure
    origin: str
    place: str


class Burnt(msgspec.Struct, frozen=True, gc=False, tag="burnt"):
    """A room burnt (firestarter.d2)."""

    round: int
    room: str


class Checked(msgspec.Struct, frozen=True, gc=False, tag="checked"):
    """Somebody's state was checked (check-state.3 to check-state.6)."""

    round: int
    by: Figure
    target: Figure
    place: str
    """Where the target stood."""
    camera: bool
    cards: int
    """How many cards the pulse deck had then: the first so many that were given."""
    reported: bool


class Added(msgspec.Struct, frozen=True, gc=False, tag="added"):
    """A card of the draw pile went unseen into a deck (check-state.7, camera.3)."""

    round: int
    place: str
    """The room, or "unsafe"."""


class Laid(msgspec.Struct, frozen=True, gc=False, tag="laid"):
    """Somebody filled a room deck or secured a corridor (fill.2, secure.2)."""

    round: int
    by: Figure
    place: str
    """The room, or the corridor he stood in."""


class Turned(msgspec.Struct, frozen=True, gc=False, tag="turned"):
    """A room marker was turned to its explored side (room-decks.2)."""

    round: int
    room: str
    symbol: bool
    face: str = ""
    """What the unsafe-paths deck yielded, if the marker shows the symbol (unsafe.4)."""


class Searched(msgspec.Struct, frozen=True, gc=False, tag="searched"):
    """A room was checked (check-room.2)."""

    round: int
    by: Figure
    room: str
    camera: bool
    face: str
    done: bool = False
    """The room is done now (shelf.4)."""


class Marker(msgspec.Struct, frozen=True, gc=False, tag="marker"):
    """A cultist marker came into a room, or somebody removed it (unsafe.6, fight.1)."""

    round: int
    room: str
    by: Figure = NOBODY
    """Who fought it; NOBODY: it came."""


class FishMan(msgspec.Struct, frozen=True, gc=False, tag="fish-man"):
    """The fish-man came into his corridor, or somebody chased him away (unsafe.7, fish-man.3)."""

    round: int
    by: Figure = NOBODY
    """Who chased him; NOBODY: he came."""


class Power(msgspec.Struct, frozen=True, gc=False, tag="power"):
    """The power went off, or somebody restarted it (event-list.d3, power.3)."""

    round: int
    on: bool
    by: Figure = NOBODY


class Gate(msgspec.Struct, frozen=True, gc=False, tag="gate"):
    """The portal opened, was closed, or can no longer be closed (portal.1, portal.4, portal.5)."""

    round: int
    state: PortalState
    by: Figure = NOBODY
    helper: Figure = NOBODY


class Helped(msgspec.Struct, frozen=True, gc=False, tag="helped"):
    """Somebody was asked to help at the portal, and answered (portal.q1)."""

    round: int
    by: Figure
    helper: Figure
    agreed: bool


class Attacked(msgspec.Struct, frozen=True, gc=False, tag="attacked"):
    """The Assassin attacked (assassin.2)."""

    round: int
    by: Figure
    target: Figure


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """Somebody did nothing (action.1)."""

    round: int
    by: Figure


class Polled(msgspec.Struct, frozen=True, gc=False, tag="polled"):
    """A vote, as it was counted in the end (vote.5 to vote.8)."""

    round: int
    cause: PollCause
    by: Figure
    """Who called it, or whose check led to it."""
    votes: tuple[Figure, ...]
    """For each player whom he named; NOBODY: he abstained."""
    changed: bool
    """The start player changed his vote."""
    first: Figure
    """Whom he had named before that."""
    eliminated: Figure


class Fell(msgspec.Struct, frozen=True, gc=False, tag="fell"):
    """A figure became a ghost (ghost.1)."""

    round: int
    figure: Figure
    cause: Death


Fact = (
    Walked
    | Met
    | Drawn
    | Swapped
    | Burnt
    | Checked
    | Added
    | Laid
    | Turned
    | Searched
    | Marker
    | FishMan
    | Power
    | Gate
    | Helped
    | Attacked
    | Passed
    | Polled
    | Fell
)


class Claim(msgspec.Struct, frozen=True, gc=False):
    """What somebody claimed in a discussion; it may be a lie (talk.6)."""

    round: int
    poll: int
    """Before which vote of the game, counted from 1."""
    turn: int
    """In which round of that discussion, counted from 1."""
    speaker: Figure
    kind: ClaimKind
    figure: Figure = NOBODY
    """Whom it is about."""
    place: str = ""
    """Which place it is about."""
