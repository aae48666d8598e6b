"""Words for things, numbers and conditions: which cards, how many, and whether.

An investigator is named by the investigator's card, so one kind of matcher serves for all. Not for effects.
"""

from typing import Literal

import msgspec


class Word(msgspec.Struct, frozen=True, cache_hash=True, tag=True, tag_field="word", omit_defaults=True):
    """A word that cards are made of; it keeps its hash, since what words say is looked up again and again.

    What it does not say is not saved: a word may learn to say more, and stored positions stay the same.
    """


# fmt: off
Ref = Literal[
    "you", "this", "that", "other", "who", "chosen", "each", "lead", "active", "location", "host", "drawn",
    "performer",
]
# fmt: on
"""A thing known from the situation.

you: whoever uses or suffers the ability; this: the card it is on; that and other: the cards that the
triggering condition is about; who: the investigator it is about; chosen: what was chosen last; each: the one
whose turn it is in a "for each"; lead: the lead investigator; active: whose turn it is; location: where you
are; host: what this card is attached to; drawn: the cards drawn or found last; performer:
whoever performs the skill test.
"""

Skill = Literal["willpower", "intellect", "combat", "agility"]
SKILLS: tuple[Skill, ...] = ("willpower", "intellect", "combat", "agility")
Icon = Literal["willpower", "intellect", "combat", "agility", "wild"]
Class = Literal["guardian", "seeker", "mystic", "rogue", "survivor"]
TestKind = Literal["fight", "evade", "investigate", "parley"]
Token = str
"""A chaos token: a number like "+1", "0" or "-3", or one of the symbols."""
SYMBOLS = ("skull", "cultist", "tablet", "elder-thing", "auto-fail", "elder-sign")
NUMBERED = "+-0123456789"
"""chaos-tokens.6: how tokens with a number on them begin."""
TokenKind = Literal["damage", "horror", "clues", "doom", "resources", "uses"]
"""What may lie on a card; resources of an investigator lie on the investigator's card."""
CardType = Literal[
    "investigator",
    "asset",
    "event",
    "skill",
    "enemy",
    "treachery",
    "location",
    "act",
    "agenda",
    "story",
    "reference",
]
Stat = str
"""A number of a card: a skill, "health", "sanity", "fight", "evade", "damage", "horror", "shroud",
"clue-value", "cost", "threshold", "hand-limit", "actions", "victory"."""
Phase = Literal["mythos", "investigation", "enemy", "upkeep"]
Period = Literal["test", "turn", "phase", "round", "game", "attack"]


# Numbers


class PerInvestigator(Word, frozen=True):
    """per-investigator.1: so many for each investigator who began the scenario."""

    count: int


class CountOf(Word, frozen=True):
    """As many as there are such cards; `different`: those that count as different (different.2)."""

    what: "Matcher"
    different: bool = False


class DifferentActions(Word, frozen=True):
    """different.3: how many different actions you have taken this turn."""


class TokensOn(Word, frozen=True):
    """As many tokens as lie on a card."""

    kind: TokenKind
    on: Ref = "this"


class StatOf(Word, frozen=True):
    """A card's number."""

    stat: Stat
    of: Ref = "you"
    printed: bool = False


class FailedBy(Word, frozen=True):
    """How many points the test was failed by."""


class SucceededBy(Word, frozen=True):
    """How many points the test was passed by."""


class X(Word, frozen=True):
    """letter-x.1: what was chosen or defined for X."""


class Amount(Word, frozen=True):
    """How much the triggering condition is about, as "that much damage"."""


class Excess(Word, frozen=True):
    """heal.3: how much of the healing just done was left over."""


class CardsIn(Word, frozen=True):
    """As many cards as are in your hand, deck or discard pile."""

    zone: Literal["hand", "deck", "discard"]


class Times(Word, frozen=True):
    """A number taken several times."""

    factor: int
    number: "Number"


class Plus(Word, frozen=True):
    """Two numbers added."""

    first: "Number"
    second: "Number"


class AtMost(Word, frozen=True):
    """limit-max.10: a number, to a maximum."""

    number: "Number"
    most: int


class Half(Word, frozen=True):
    """modifiers.5: half a number, rounded up."""

    number: "Number"


class Stage(Word, frozen=True):
    """act-agenda-deck.9: the number of the current act or agenda."""

    deck: Literal["act", "agenda"] = "act"


class Given(Word, frozen=True):
    """A number under a condition, another one otherwise."""

    condition: "Condition"
    number: "Number"
    otherwise: "Number" = 0


# fmt: off
Number = (
    int | PerInvestigator | CountOf | DifferentActions | TokensOn | StatOf | FailedBy | SucceededBy | X
    | Amount | Excess | CardsIn | Times | Plus | AtMost | Half | Stage | Given
)
# fmt: on


# Which cards


class Kind(Word, frozen=True):
    """Cards of a type."""

    type: CardType


class Trait(Word, frozen=True):
    """traits.2: cards with a trait."""

    name: str


class Named(Word, frozen=True):
    """copy.1: cards of a name; with a `subtitle` only that version."""

    name: str
    subtitle: str = ""


class OfSet(Word, frozen=True):
    """encounter-set.1: the cards of an encounter set."""

    name: str


class Is(Word, frozen=True):
    """Exactly the card the situation knows by that name."""

    ref: Ref


class Other(Word, frozen=True):
    """Any card but the one the situation knows by that name."""

    ref: Ref = "this"


class Unique(Word, frozen=True):
    """Unique cards."""


class Weakness(Word, frozen=True):
    """Weaknesses; `basic` only basic ones."""

    basic: bool = False


class DifferentFrom(Word, frozen=True):
    """different.2: cards that are different from the one the situation knows by that name."""

    ref: Ref = "that"


class Story(Word, frozen=True):
    """asset.7: story assets."""


class ScenarioCard(Word, frozen=True):
    """card-types.3, .q1: scenario cards."""


class HasKeyword(Word, frozen=True):
    """Cards with a keyword."""

    name: str


class Ready(Word, frozen=True):
    """Ready cards."""


class Exhausted(Word, frozen=True):
    """Exhausted cards."""


class Revealed(Word, frozen=True):
    """Revealed locations."""


class Unrevealed(Word, frozen=True):
    """Unrevealed locations."""


class At(Word, frozen=True):
    """Cards at the location of a card; a location is at itself."""

    ref: Ref = "you"


class Connecting(Word, frozen=True):
    """Locations connecting from the location of a card."""

    ref: Ref = "you"


class Within(Word, frozen=True):
    """Locations at most so many connections away."""

    distance: int
    ref: Ref = "you"


class EngagedWith(Word, frozen=True):
    """Enemies engaged with an investigator."""

    ref: Ref = "you"


class Engaged(Word, frozen=True):
    """Enemies engaged with anybody."""


class ControlledBy(Word, frozen=True):
    """Cards an investigator controls."""

    ref: Ref = "you"


class AttachedTo(Word, frozen=True):
    """Cards attached to a card."""

    ref: Ref = "this"


class InThreatAreaOf(Word, frozen=True):
    """Cards in an investigator's threat area, or in `anyone`'s."""

    ref: Ref = "you"
    anyone: bool = False


class InZone(Word, frozen=True):
    """Cards of yours that are out of play."""

    zone: Literal[
        "hand",
        "deck",
        "discard",
        "encounter-deck",
        "encounter-discard",
        "aside",
        "victory",
        "committed",
        "facedown",
    ]
    """"committed": to the test under way, by anybody; "facedown": set aside without anybody looking."""


class Having(Word, frozen=True):
    """Cards with at least so many tokens of a kind."""

    kind: TokenKind
    least: int = 1


class Without(Word, frozen=True):
    """Cards without a single token of a kind."""

    kind: TokenKind


class WithUses(Word, frozen=True):
    """Cards with uses of a type."""

    type: str


class WithStat(Word, frozen=True):
    """Cards with a number in a range."""

    stat: Stat
    least: int = 0
    most: int = 99


class Empty(Word, frozen=True):
    """empty-location.1: locations without enemies and investigators."""


class IsHaunted(Word, frozen=True):
    """haunted.2: locations with a haunted ability, printed or gained."""


class Nearest(Word, frozen=True):
    """nearest.1: of such cards the nearest."""

    what: "Matcher"
    to: Ref = "you"


class Farthest(Word, frozen=True):
    """farthest.1: of such cards the farthest; from all investigators if `to_all`."""

    what: "Matcher"
    to: Ref = "you"
    to_all: bool = False


class Most(Word, frozen=True):
    """Of such cards those with the highest number."""

    stat: Stat
    what: "Matcher"


class Fewest(Word, frozen=True):
    """Of such cards those with the lowest number."""

    stat: Stat
    what: "Matcher"


class AtPlace(Word, frozen=True):
    """Cards at such a location."""

    what: "Matcher"


class Where(Word, frozen=True):
    """Locations where such a card is."""

    what: "Matcher"


class Beneath(Word, frozen=True):
    """in-play.3: cards beneath such a card, out of play."""

    what: "Matcher"


class WithAttached(Word, frozen=True):
    """Cards that such a card is attached to."""

    what: "Matcher"


class Everywhere(Word, frozen=True):
    """Such cards in play and out of play, but not those removed from the game."""

    what: "Matcher"


class HasAttacked(Word, frozen=True):
    """Enemies that have attacked an investigator this round."""

    ref: Ref = "you"


class OfNamedType(Word, frozen=True):
    """Cards of the type that was named."""


class Searched(Word, frozen=True):
    """Cards among those that are being searched."""


class AllOf(Word, frozen=True):
    """Cards that match all."""

    all: "tuple[Matcher, ...]"


class AnyOf(Word, frozen=True):
    """Cards that match any."""

    any: "tuple[Matcher, ...]"


class Not(Word, frozen=True):
    """Cards that do not match."""

    what: "Matcher"


# fmt: off
Matcher = (
    Kind | Trait | Named | OfSet | Is | Other | Unique | Weakness | HasKeyword | Ready | Exhausted | Revealed
    | Unrevealed | At | Connecting | Within | EngagedWith | Engaged | ControlledBy | AttachedTo
    | InThreatAreaOf | InZone | Having | Without | WithUses | WithStat | Empty | IsHaunted | Nearest
    | Farthest | Most | Fewest | AllOf | AnyOf | Not | AtPlace | WithAttached | Everywhere
    | DifferentFrom | Story | HasAttacked | Searched | ScenarioCard | OfNamedType | Where | Beneath
)
# fmt: on


# Whether


class AtLeast(Word, frozen=True):
    """A number is large enough."""

    number: Number
    least: Number


class Fewer(Word, frozen=True):
    """A number is smaller than another."""

    number: Number
    than: Number


class Exists(Word, frozen=True):
    """There is such a card."""

    what: Matcher


class Matches(Word, frozen=True):
    """The card the situation knows by that name is such a card."""

    ref: Ref
    what: Matcher


class YourTurn(Word, frozen=True):
    """It is your turn."""


class DuringPhase(Word, frozen=True):
    """It is that phase."""

    phase: Phase


class DuringTest(Word, frozen=True):
    """A test is under way: of that skill, of that kind, performed by you."""

    skill: Skill | None = None
    kind: TestKind | None = None
    yours: bool = True


class TokenRevealed(Word, frozen=True):
    """Such a chaos token was revealed for the test; "symbol" is any token without a number; `resolved`: and
    not ignored.
    """

    token: Token
    resolved: bool = False
    other: bool = False
    """Any token but such a one."""


class TestOn(Word, frozen=True):
    """The test under way is on such a card."""

    what: Matcher


class TestAgainst(Word, frozen=True):
    """The test under way is an attack against such an enemy, or an attempt to evade one."""

    what: Matcher


class FirstAction(Word, frozen=True):
    """You have not taken an action this turn."""


class Remembered(Word, frozen=True):
    """The group remembers something that happened in this scenario."""

    what: str


class Recorded(Word, frozen=True):
    """record.2, .3: the campaign log has that note, not crossed out; `card`: with that English name in it."""

    what: str
    card: str = ""


class AllAt(Word, frozen=True):
    """All such cards are at such a location."""

    who: Matcher
    place: Matcher


class Both(Word, frozen=True):
    """All conditions hold."""

    all: "tuple[Condition, ...]"


class Either(Word, frozen=True):
    """Any of the conditions holds."""

    any: "tuple[Condition, ...]"


class Unless(Word, frozen=True):
    """The condition does not hold."""

    condition: "Condition"


# fmt: off
Condition = (
    AtLeast | Fewer | Exists | Matches | YourTurn | DuringPhase | DuringTest | TokenRevealed
    | FirstAction | Remembered | Recorded | Both | Either | Unless | AllAt
    | TestOn | TestAgainst
)
# fmt: on


# What an effect or cost is aimed at


class Each(Word, frozen=True):
    """Every such card."""

    what: Matcher


class Choose(Word, frozen=True):
    """target.4: such cards, chosen; `any_number` at least one (target.6), `up_to` also none."""

    what: Matcher
    count: int = 1
    up_to: bool = False
    any_number: bool = False
    by: Ref = "you"


class AtRandom(Word, frozen=True):
    """So many of such cards as chance decides; from then on they are "chosen"."""

    what: Matcher
    count: int = 1


Aim = Ref | Each | Choose
"""What a cost is aimed at: chance pays nothing."""
Target = Ref | Each | Choose | AtRandom
"""What an effect is aimed at."""
