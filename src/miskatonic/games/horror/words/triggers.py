"""Words for when: what can happen in a game, and how an ability stands to it. Not for effects."""

from typing import Literal

from miskatonic.games.horror.words.things import Condition, Matcher, Number, Word

Timing = Literal["would", "when", "at", "after"]
"""nested-sequences.1 to .3, instead.3: "whenever" is when (trigger-condition.3), "if" is at (at-timing.2)."""

# fmt: off
Happens = Literal[
    "game-begins", "game-ends", "round-begins", "round-ends", "mythos-begins", "mythos-ends",
    "investigation-begins", "investigation-ends", "enemy-phase-begins", "enemy-phase-ends",
    "upkeep-begins", "upkeep-ends", "turn-begins", "turn-ends", "takes-action", "draws-card",
    "draws-encounter", "resolves-revelation", "spawns", "enters-play", "leaves-play",
    "is-discarded", "plays", "uses", "commits", "searches", "shuffles", "moves", "enemy-moves",
    "reveals-location", "enters-location", "leaves-location", "engages", "disengages", "attacks",
    "is-attacked", "evades", "investigates", "parleys", "discovers-clue", "is-dealt", "takes",
    "heals", "is-defeated", "is-eliminated", "resigns", "test-begins", "reveals-token",
    "resolves-token", "test-succeeds", "test-fails", "test-ends", "gains-resources", "spends-clues",
    "places-doom", "act-advances", "agenda-advances", "readies", "exhausts", "seals", "releases",
    "spends-resources", "evades-successfully", "horror-placed", "activates", "deals-damage", "takes-damage",
    "takes-horror",
]
# fmt: on
"""What can happen: `who` is the investigator it is about, `card` the card, `other` a second one."""


class On(Word, frozen=True):
    """trigger-condition.1: a triggering condition."""

    timing: Timing
    what: Happens
    who: Matcher | None = None
    """The investigator it must be about; None: anybody."""
    card: Matcher | None = None
    other: Matcher | None = None
    least: Number | None = None
    """How much it must be about, at least."""
    condition: Condition | None = None
    first: bool = False
    """Only the first time in each turn that it happens to that investigator."""
    exactly: tuple[int, ...] = ()
    """How much it must be about, exactly one of these; empty: anything."""
    most: Number | None = None
    """How much it must be about, at most."""


class Limit(Word, frozen=True):
    """limit-max.4, .9: how often an ability can be used in a period; a `maximum` counts all copies."""

    count: int
    period: Literal["test", "turn", "phase", "round", "game", "attack"]
    group: bool = False
    maximum: bool = False
