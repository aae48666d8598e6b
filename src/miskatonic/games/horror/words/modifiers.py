"""Words for what holds while something lasts: changed numbers, keywords, traits, what cannot be done.

A constant ability or a lasting effect is made of these. Not for what happens once.
"""

from typing import Literal

from miskatonic.games.horror.words.costs import Cost
from miskatonic.games.horror.words.things import Condition, Icon, Matcher, Number, Ref, Skill, Stat, Word

# fmt: off
Doing = Literal[
    "move", "move-to", "play", "commit", "draw", "gain-resources", "fight", "evade", "investigate",
    "engage", "activate", "trigger", "be-attacked", "be-damaged", "be-discarded", "leave-play",
    "ready", "heal", "discover", "be-evaded", "spawn", "take-action", "enter", "attack", "reveal",
    "exhaust", "be-engaged", "advance", "leave", "attack-of-opportunity",
]
# fmt: on
"""What somebody or something cannot do, or has to pay more for."""


class Change(Word, frozen=True):
    """modifiers.1: a number of cards is changed."""

    whom: "Matcher | Ref"
    stat: Stat
    by: Number
    condition: Condition | None = None


class Double(Word, frozen=True):
    """modifiers.4: a number is doubled."""

    whom: "Matcher | Ref"
    stat: Stat


class Halve(Word, frozen=True):
    """modifiers.4, .5: a number is halved, rounded up."""

    whom: "Matcher | Ref"
    stat: Stat


class SetBase(Word, frozen=True):
    """base-value.2: a number has another base value."""

    whom: "Matcher | Ref"
    stat: Stat
    to: Number


class GainKeyword(Word, frozen=True):
    """gain.4: cards gain a keyword."""

    whom: "Matcher | Ref"
    name: str
    number: int = 0


class LoseKeyword(Word, frozen=True):
    """Cards lose a keyword."""

    whom: "Matcher | Ref"
    name: str


class GainTrait(Word, frozen=True):
    """gain.4: cards gain a trait."""

    whom: "Matcher | Ref"
    name: str


class GainIcons(Word, frozen=True):
    """gain.4: cards gain skill icons."""

    whom: "Matcher | Ref"
    icon: Icon
    count: int = 1


class EntersExhausted(Word, frozen=True):
    """enter-play.2: such cards enter play exhausted."""

    whom: "Matcher | Ref"


class BecomeType(Word, frozen=True):
    """card-types.1: cards become cards of another type."""

    whom: "Matcher | Ref"
    type: Literal["asset", "enemy", "treachery", "location"]


class Blank(Word, frozen=True):
    """blank.1: the printed text box of cards counts as blank."""

    whom: "Matcher | Ref"


class Cannot(Word, frozen=True):
    """cannot.1: an investigator or card cannot do something; `to`: only with such a card or place."""

    whom: "Matcher | Ref"
    doing: Doing
    to: "Matcher | None" = None
    condition: Condition | None = None


class Immune(Word, frozen=True):
    """immune.1: effects of cards of a kind do nothing to such cards."""

    whom: "Matcher | Ref"
    to: Literal["player", "scenario", "encounter", "treachery", "enemy", "event"]


class CostsMore(Word, frozen=True):
    """costs.14: an additional cost."""

    doing: Doing
    whom: "Matcher | Ref"
    cost: Cost
    to: "Matcher | None" = None


class CostsLess(Word, frozen=True):
    """initiation.8: playing such cards costs fewer resources."""

    whom: "Matcher | Ref"
    what: Matcher
    by: Number


class MayAssignTo(Word, frozen=True):
    """deal-damage-horror.4: damage or horror of such investigators may be assigned to this card."""

    whose: "Matcher | Ref"
    kind: Literal["damage", "horror"]


class NoOpportunity(Word, frozen=True):
    """Actions of this kind provoke no attacks of opportunity; "take-action" is any action."""

    whom: "Matcher | Ref"
    doing: Doing
    first: bool = False
    """Only the first action of each round."""


class ExtraSlot(Word, frozen=True):
    """slots.12: one more slot of a kind; `only` for such assets."""

    whom: "Matcher | Ref"
    slot: str
    count: int = 1
    only: Matcher | None = None


class NoSlot(Word, frozen=True):
    """slots.9: such assets need no slot."""

    what: Matcher


class SlotInstead(Word, frozen=True):
    """slots.8: such assets may sit in a slot of another kind."""

    what: Matcher
    slot: str


class UseSkill(Word, frozen=True):
    """Tests of a kind may be made with another skill, or a skill is added to it."""

    whom: "Matcher | Ref"
    skill: Skill
    instead_of: Skill


class ConnectsTo(Word, frozen=True):
    """Locations are connected to others; `both_ways` or one way."""

    whom: "Matcher | Ref"
    to: Matcher
    both_ways: bool = True


class DealsMore(Word, frozen=True):
    """fight-action.4: attacks of an investigator deal more damage."""

    whom: "Matcher | Ref"
    damage: Number
    condition: Condition | None = None


class DiscoversMore(Word, frozen=True):
    """More clues are discovered by investigating."""

    whom: "Matcher | Ref"
    clues: Number
    condition: Condition | None = None


class CanBeCommitted(Word, frozen=True):
    """Such cards of yours may be committed where rules forbid it; `late` after tokens are revealed."""

    what: Matcher
    late: bool = False
    elsewhere: bool = False
    own: bool = False
    """Only to tests that you perform."""


class AttackDeals(Word, frozen=True):
    """fight-action.3: attacks of an investigator deal so much damage in place of 1."""

    whom: "Matcher | Ref"
    damage: Number
    condition: Condition | None = None


class StaysInPlay(Word, frozen=True):
    """cannot.1: such cards cannot leave play except by their own abilities."""

    whom: "Matcher | Ref"


class AddSkill(Word, frozen=True):
    """One skill of an investigator is added to another, whatever it is at that moment."""

    whom: "Matcher | Ref"
    skill: Skill
    to: Skill


Purpose = Literal["evade", "fight", "investigate", "move", "engage", "draw"]
"""What an additional action may be for."""


class ExtraAction(Word, frozen=True):
    """gain.2, boons.5: an additional action in each turn, for actions of one kind only."""

    whom: "Matcher | Ref"
    only: Purpose


# fmt: off
Modifier = (
    Change | Double | Halve | SetBase | GainKeyword | LoseKeyword | GainTrait | GainIcons | BecomeType
    | EntersExhausted
    | Blank | Cannot | Immune | CostsMore | CostsLess | MayAssignTo | NoOpportunity | ExtraSlot | NoSlot
    | SlotInstead | UseSkill | ConnectsTo | DealsMore | DiscoversMore | CanBeCommitted
    | StaysInPlay | AddSkill | ExtraAction | AttackDeals
)
# fmt: on

# fmt: off
Until = Literal[
    "test", "attack", "action", "turn", "phase", "round", "game", "your-next-turn",
    "mythos-begins", "investigation-begins", "enemy-begins", "upkeep-begins",
    "mythos-ends", "investigation-ends", "enemy-ends", "upkeep-ends", "resolved", "next-upkeep",
]
# fmt: on
"""lasting-effects.1: how long something lasts; with a phase: until it begins (timing.6) or ends; "resolved":
until the encounter card that says so is wholly resolved (encounter-draw.12); "next-upkeep": in the next
upkeep phase, and not before."""
