"""Words for abilities: what stands in a card's text box (abilities.1). Not for how they are carried out."""

from typing import Literal

from miskatonic.games.horror.words.building import BuildingWord
from miskatonic.games.horror.words.costs import Cost, Designator
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.modifiers import Modifier
from miskatonic.games.horror.words.things import Condition, Matcher, Number, Ref, Token, Word
from miskatonic.games.horror.words.triggers import Limit, On


class Keyword(Word, frozen=True):
    """keywords.1: a keyword, by its name in `keywords`, with what stands behind it in parentheses."""

    name: str
    number: int = 0
    type: str = ""
    """Of uses and of tokens to seal; of Researched, the note that says that the task is done."""
    what: Matcher | None = None
    """Prey, destination of a patrol, place to spawn."""
    only: bool = False
    discard: bool = False
    """uses.8: without uses the card is discarded."""


Zone = Literal["play", "hand", "deck"]
"""abilities.2: where its card must be for an ability to work."""


class Constant(Word, frozen=True):
    """constant-ability.2: holds all the time, or while a condition is met."""

    modifiers: "tuple[Modifier | Gains, ...]"
    condition: Condition | None = None


class Gains(Word, frozen=True):
    """gain.4: cards gain an ability."""

    whom: "Matcher | Ref"
    ability: "Ability"


class Forced(Word, frozen=True):
    """forced-ability.1"""

    on: On
    effects: tuple[Effect, ...]
    limit: Limit | None = None
    zone: Zone = "play"


class Reaction(Word, frozen=True):
    """triggered-ability.9: [reaction]"""

    on: On
    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    limit: Limit | None = None
    condition: Condition | None = None
    zone: Zone = "play"


class Free(Word, frozen=True):
    """triggered-ability.8: [free]"""

    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    limit: Limit | None = None
    condition: Condition | None = None
    by_group: bool = False
    """clues.5: all investigators may pay together."""


class Action(Word, frozen=True):
    """triggered-ability.14: [action]; one `Actions` among the costs says how many."""

    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...]
    designator: Designator = ""
    limit: Limit | None = None
    condition: Condition | None = None
    safe: bool = False
    """attack-of-opportunity.1: it says itself that it provokes none."""


class Revelation(Word, frozen=True):
    """revelation.1"""

    effects: tuple[Effect, ...]


class Play(Word, frozen=True):
    """play-restrictions.3: what an event does, and when it may be played."""

    effects: tuple[Effect, ...]
    on: On | None = None
    condition: Condition | None = None
    designator: Designator = ""
    costs: tuple[Cost, ...] = ()
    limit: Limit | None = None
    must: bool = False
    safe: bool = False
    """attack-of-opportunity.1: its own text says that it provokes none."""


class ElderSign(Word, frozen=True):
    """chaos-tokens.4: what the elder sign does for an investigator."""

    modifier: Number = 0
    effects: tuple[Effect, ...] = ()
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()


class Symbol(Word, frozen=True):
    """chaos-tokens.2: what a symbol does in this scenario; `hard` on Hard and Expert (difficulty-level.5)."""

    token: Token
    """ "skull", "cultist", "tablet", "elder-thing", or one that only a campaign uses (test.15)."""
    modifier: Number = 0
    effects: tuple[Effect, ...] = ()
    success: tuple[Effect, ...] = ()
    failure: tuple[Effect, ...] = ()
    hard: bool = False


class Haunted(Word, frozen=True):
    """haunted.1"""

    effects: tuple[Effect, ...]


class Objective(Word, frozen=True):
    """act-agenda-deck.5, .q4: when the deck advances; `adds` to what is needed, or replaces it."""

    on: On | None = None
    condition: Condition | None = None
    adds: bool = False
    may: bool = False
    who: Matcher | None = None
    """Whose clues can be spent; None: anybody's."""
    effects: tuple[Effect, ...] = ()
    """resolution.1: what happens in place of advancing."""


class AttachRule(Word, frozen=True):
    """attachments.1: what the card must be attached to as soon as it enters play."""

    to: Matcher


class CopyLimit(Word, frozen=True):
    """limit-max.6, .7, .8: how many copies, by title, can be in play, played or committed."""

    count: int
    per: Literal["investigator", "location", "enemy", "game", "round", "phase", "turn", "test", "deck"]
    """ "deck": how many copies a deck may have; it limits nothing in play."""
    committed: bool = False


class CommitCost(Word, frozen=True):
    """costs.14: what is paid to commit the card."""

    cost: Cost


class DeckOnly(Word, frozen=True):
    """signature cards: only for decks of the investigator of that name."""

    name: str


# fmt: off
Ability = (
    Keyword | Constant | Forced | Reaction | Free | Action | Revelation | Play | ElderSign | Symbol
    | Haunted | Objective | AttachRule | CopyLimit | DeckOnly | CommitCost
    | BuildingWord
)
# fmt: on
