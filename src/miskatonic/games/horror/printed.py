"""What is printed on a card: names, numbers, icons, abilities (card-anatomy).

Not for what becomes of it in a game.
"""

from functools import cached_property
from typing import Literal

import msgspec

from miskatonic.games.horror.profiles import Profile, mentioned, searched, words_in, work_out
from miskatonic.games.horror.words.abilities import Ability, Symbol
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.things import CardType, Class, Condition, Number

Names = tuple[str, str]
"""The name in English and in German."""


class Value(msgspec.Struct, frozen=True, omit_defaults=True):
    """A printed number; `each`: for each investigator (per-investigator.1)."""

    number: int
    each: bool = False


Says = Literal["heals-damage", "heals-horror"]
"""expanded-access.x2, .q1: what the text box of a card may say, as a flag of the card."""


class DeckOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """deckbuilding.6: cards an investigator may choose from: of these classes, of these levels.

    expanded-access.1: with `traits` or `says`, only cards that have one of them, and without classes those of
    any class.
    """

    classes: tuple[Class, ...] = ()
    neutral: bool = False
    least: int = 0
    most: int = 5
    traits: tuple[str, ...] = ()
    says: tuple[Says, ...] = ()
    types: tuple[CardType, ...] = ()
    """Only cards of these types; empty: of any."""
    up_to: int = 0
    """So many cards of this kind; 0: as many as one likes."""


class DeckRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """deckbuilding.6, .8: what stands on the back of an investigator."""

    options: tuple[DeckOption, ...]
    required: tuple[str, ...]
    """The codes of the signature cards and weaknesses."""
    size: int = 30
    basic_weaknesses: int = 1
    experience: int = 0
    """deckbuilding.12: to be spent when a deck is first built."""


class Printed(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """printed.1, card-type-investigator.3, card-type-asset.3, .5, card-type-skill.1: a card as it is printed;
    numbers that it does not have are None.
    """

    code: str
    type: CardType
    name: Names
    subtitle: Names = ("", "")
    subtype: str = ""
    """"weakness" or "basic-weakness"."""
    classes: tuple[Class, ...] = ()
    """Empty: neutral."""
    traits: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    unique: bool = False
    set: str = ""
    """Its encounter set; empty for player cards."""
    set_place: tuple[int, int] = (0, 0)
    """card-anatomy.20: which card of its encounter set it is, and of how many; (0, 0) for player cards."""
    product: str = ""
    """card-anatomy.19, .34: the product whose symbol it bears, with its own number there."""
    surcharge: int = 0
    """ultimatums.15: so much more experience it costs by the taboo list."""
    forbidden: bool = False
    """ultimatums.15: whether the taboo list allows it in no deck."""
    number: int = 0

    # player cards
    cost: int | None = None
    """None: no cost, it cannot be played; -1: X."""
    level: int | None = None
    icons: dict[str, int] = {}
    slots: tuple[str, ...] = ()
    health: Value | None = None
    sanity: Value | None = None
    skills: dict[str, int] = {}
    """Of investigators."""
    deck: DeckRules | None = None
    """Of investigators: how their decks are built."""

    # enemies
    fight: Value | None = None
    evade: Value | None = None
    damage: int = 0
    horror: int = 0

    # locations
    shroud: Value | None = None
    clues: Value | None = None
    symbol: str = ""
    connections: tuple[str, ...] = ()
    """The symbols of the locations it leads to."""
    starts_revealed: bool = False

    # acts, agendas, stories and reverse sides
    stage: int = 0
    threshold: Value | None = None
    """Clues of an act, doom of an agenda."""
    reverse: tuple[Effect, ...] = ()
    """What the "b" side says, or the story side."""
    story: str = ""
    reverse_story: str = ""
    """The messages that tell the story of the two sides of an act or agenda."""
    both: bool = False
    """act-agenda-deck.9: an agenda that is the current act as well, while there is no other."""
    reverse_card: str = ""
    """act-agenda-deck.15: the code of the card on its reverse. locations.3: of a location, of its unrevealed
    side, if that has a symbol, connections or abilities of its own; several may look alike from there."""

    @cached_property
    def profile(self) -> Profile:
        """Return what can be said of the card once and for all; it is no field, and not saved."""
        return work_out(self)


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """codex.8: a part of a codex entry and when it is read."""

    effects: tuple[Effect, ...]
    condition: Condition | None = None
    story: str = ""
    """The message that tells it."""
    again: bool = False
    """codex.4: it says itself that the entry may be read again."""


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """resolution.1: what an ending tells, and what it means for the investigators and their campaign."""

    story: str = ""
    """The message that tells it."""
    experience: Number | None = None
    """Bonus experience for each investigator; None: the victory display brings none here either."""
    victory: bool = True
    """victory.7: with the experience, each investigator earns what the victory display is worth."""
    physical: int = 0
    mental: int = 0
    """Trauma for each investigator."""
    effects: tuple[Effect, ...] = ()
    """What else the guide tells to do, right after its story: notes above all; "you" is the lead
    investigator."""
    whose: Literal["all", "resigned"] = "all"
    """Whom experience and trauma are for."""
    bearer: str = ""
    """The code of a story asset that an investigator becomes the bearer of."""
    choices: dict[int, str] = {}
    """The endings that the group chooses from next, each with the message it is called by."""
    follows: dict[int, Condition] = {}
    """The entries that are read as well where their condition holds; which resolution was reached stays."""


class Scenario(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """A scenario: what is laid out, and how it begins and ends. Campaigns are not here."""

    code: str
    name: Names
    acts: tuple[str, ...]
    agendas: tuple[str, ...]
    reference: str
    locations: tuple[str, ...]
    """setup.17: in play from the start."""
    start: str
    """setup.18: the location where all begin; empty: `setup` says where."""
    encounter: dict[str, int]
    """How many copies of each encounter card."""
    bags: dict[str, tuple[str, ...]]
    """difficulty-level.3"""
    aside: tuple[str, ...] = ()
    introduction: tuple[Effect, ...] = ()
    """setup.14: what the introduction tells to do; "you" is the lead investigator."""
    adds: dict[str, tuple[str, ...]] = {}
    """setup.14: by difficulty, the tokens that go into the chaos bag for the rest of the campaign."""
    setup: tuple[Effect, ...] = ()
    """setup.16: what else the guide tells to do; "you" is the lead investigator."""
    symbols: tuple[Symbol, ...] = ()
    """test.15: what the guide says about chaos tokens that only this campaign uses."""
    codex: dict[int, tuple[Section, ...]] = {}
    resolutions: dict[int, Names] = {}
    """What each ending is called; 0: no resolution was reached."""
    lost: tuple[int, ...] = ()
    """winning-and-losing.8: the resolutions that say the investigators have lost."""
    endings: dict[int, Ending] = {}
    """What the endings tell and bring."""
    story: str = ""
    """setup.14: the message that tells the introduction."""
    layout: dict[str, tuple[int, int]] = {}
    """Where each location lies on the map: columns from the left, rows from the top; for drawing only."""
    shuffled: tuple[str, ...] = ()
    """setup.17: locations in play from the start of which nobody knows which is which."""
    spots: tuple[tuple[int, int], ...] = ()
    """Where those lie on the map, in the order in which they were put down."""

    @cached_property
    def searches(self) -> frozenset[str]:
        """The decks and piles of which it searches the top."""
        return searched(words_in(self))

    @cached_property
    def mentions(self) -> frozenset[str]:
        """What may happen that it refers to."""
        return mentioned(words_in(self))
