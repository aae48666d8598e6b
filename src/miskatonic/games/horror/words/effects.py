"""Words for what happens: the effects of abilities and cards (effects.1). Not for when or how long."""

from typing import Literal

from miskatonic.games.horror.words.chaos import ChaosEffect
from miskatonic.games.horror.words.costs import Cost, Designator
from miskatonic.games.horror.words.decks import DiscardCards as DiscardCards
from miskatonic.games.horror.words.decks import DiscardTop as DiscardTop
from miskatonic.games.horror.words.decks import DiscardUntil as DiscardUntil
from miskatonic.games.horror.words.decks import Draw as Draw
from miskatonic.games.horror.words.decks import DrawCard as DrawCard
from miskatonic.games.horror.words.decks import DrawEncounter as DrawEncounter
from miskatonic.games.horror.words.decks import DrawShared as DrawShared
from miskatonic.games.horror.words.decks import DrawTopmost as DrawTopmost
from miskatonic.games.horror.words.decks import LookAtTop as LookAtTop
from miskatonic.games.horror.words.decks import Search as Search
from miskatonic.games.horror.words.decks import Show as Show
from miskatonic.games.horror.words.decks import ShuffleDeck as ShuffleDeck
from miskatonic.games.horror.words.ends import BecomeBoth as BecomeBoth
from miskatonic.games.horror.words.ends import KillAll as KillAll
from miskatonic.games.horror.words.layout import BeginAt as BeginAt
from miskatonic.games.horror.words.layout import DealBeneath as DealBeneath
from miskatonic.games.horror.words.layout import PutBeneath as PutBeneath
from miskatonic.games.horror.words.layout import TurnUp as TurnUp
from miskatonic.games.horror.words.log import CrossOut as CrossOut
from miskatonic.games.horror.words.log import EarnReward as EarnReward
from miskatonic.games.horror.words.log import EndCampaign as EndCampaign
from miskatonic.games.horror.words.log import LogEffect
from miskatonic.games.horror.words.log import Record as Record
from miskatonic.games.horror.words.modifiers import Modifier, Until
from miskatonic.games.horror.words.things import (
    Condition,
    Matcher,
    Number,
    Ref,
    Skill,
    Target,
    TokenKind,
    Word,
)
from miskatonic.games.horror.words.triggers import On

# Cards and decks


class ShuffleInto(Word, frozen=True):
    """Cards are shuffled into their owner's deck, or into the encounter deck."""

    target: Target = "this"


class PutOnDeck(Word, frozen=True):
    """Cards are put on top of their owner's deck, or at its bottom."""

    target: Target
    bottom: bool = False


class ReturnToHand(Word, frozen=True):
    """Cards go to their owner's hand."""

    target: Target


class Discard(Word, frozen=True):
    """discard-pile.1: cards are discarded."""

    target: Target = "this"


class Exile(Word, frozen=True):
    """exile.2"""

    target: Target = "this"


class RemoveFromGame(Word, frozen=True):
    """removed-from-game.1"""

    target: Target = "this"


class SetAside(Word, frozen=True):
    """Cards are set aside, out of play; `facedown`: and nobody looks at them."""

    target: Target = "this"
    facedown: bool = False


class ToVictoryDisplay(Word, frozen=True):
    """victory.2"""

    target: Target = "this"


class PutIntoPlay(Word, frozen=True):
    """put-into-play.1: cards go straight into play; "threat" in your threat area."""

    target: Target = "this"
    area: Literal["play", "threat", "location", "agenda"] = "play"
    exhausted: bool = False
    under: Target | None = None
    """Under whose control, if not yours."""


class PlayCard(Word, frozen=True):
    """play-action.5: you play a card, its cost reduced; `as_if_at`: as if at that location."""

    what: Matcher
    cheaper: Number = 0
    free: bool = False
    as_if_at: Target | None = None
    found: bool = False
    """Not from your hand, but one that was just found."""
    zone: Literal["hand", "discard"] = "hand"
    """Where it is played from."""


class Attach(Word, frozen=True):
    """attachments.1: a card is attached."""

    to: Target
    target: Target = "this"


class TakeControl(Word, frozen=True):
    """ownership-control.6: you take control of cards."""

    target: Target


class BecomeBearer(Word, frozen=True):
    """ownership-control.q2: you become the bearer of scenario cards, and so their owner."""

    target: Target = "this"


class AddToHand(Word, frozen=True):
    """hidden.2: the card is added to your hand; secretly if it is hidden."""

    target: Target = "this"


class Spawn(Word, frozen=True):
    """spawn.6: an enemy, set aside or found, spawns at a location or engaged with you."""

    target: Target
    at: Target | None = None


class Flip(Word, frozen=True):
    """A card is turned over."""

    target: Target = "this"


# Tokens


class GainResources(Word, frozen=True):
    """gain.1"""

    count: Number
    target: Target = "you"


class LoseResources(Word, frozen=True):
    """Investigators lose resources, as far as they have them."""

    count: Number
    target: Target = "you"


class DiscoverClues(Word, frozen=True):
    """clues.4: an investigator discovers clues at a location."""

    count: Number = 1
    at: Target = "location"


class PlaceClues(Word, frozen=True):
    """Clues from the token pool, or your own, are put on a card."""

    count: Number
    target: Target = "location"
    yours: bool = False


class PlaceDoom(Word, frozen=True):
    """doom.5: doom is put on a card; `advances`: the agenda may advance at once (mythos.q3)."""

    count: Number
    target: Target = "this"
    advances: bool = False


class DoomOnAgenda(Word, frozen=True):
    """Doom is put on the current agenda; `advances`: it may advance at once (mythos.q3)."""

    count: Number = 1
    advances: bool = False


class RemoveTokens(Word, frozen=True):
    """Tokens go from a card to the token pool."""

    kind: TokenKind
    count: Number
    target: Target


class PlaceTokens(Word, frozen=True):
    """Tokens from the token pool are put on a card; nothing is dealt by it."""

    kind: TokenKind
    count: Number = 1
    target: Target = "this"


class MoveTokens(Word, frozen=True):
    """move.8: tokens go from one card to another."""

    kind: TokenKind
    count: Number
    from_: Target
    target: Target


class AddUses(Word, frozen=True):
    """uses.6: uses are added to cards."""

    count: Number
    type: str
    target: Target = "this"


class Replenish(Word, frozen=True):
    """replenish.1"""

    count: Number
    target: Target = "this"


# Damage, horror and healing


class Deal(Word, frozen=True):
    """deal-damage-horror.2: damage and horror are dealt."""

    damage: Number = 0
    horror: Number = 0
    target: Target = "you"
    direct: bool = False
    asset_first: bool = False
    """deal-damage-horror.4: it is assigned to assets, if able."""


class Heal(Word, frozen=True):
    """heal.1"""

    kind: Literal["damage", "horror"]
    count: Number
    target: Target = "you"


class Prevent(Word, frozen=True):
    """deal-damage-horror.9: assigned damage or horror is prevented; 99 is all of it."""

    kind: Literal["damage", "horror", "both"]
    count: Number = 99


class Redirect(Word, frozen=True):
    """deal-damage-horror.9: assigned damage or horror goes to another card instead."""

    kind: Literal["damage", "horror"]
    count: Number
    target: Target


class Defeat(Word, frozen=True):
    """defeat-by-ability.1: investigators or enemies are defeated."""

    target: Target
    final: bool = False
    """The scenario ends with it: nothing reacts any more."""


class Trauma(Word, frozen=True):
    """trauma.1, trauma.2: investigators suffer trauma."""

    kind: Literal["physical", "mental", "choice"]
    count: int = 1
    target: Target = "you"


class Kill(Word, frozen=True):
    """killed-insane-devoured.5, .6: an investigator is killed, driven insane or devoured."""

    how: Literal["killed", "insane", "devoured"]
    target: Target = "you"


class LoseExperience(Word, frozen=True):
    """victory.7: investigators earn less experience for this scenario."""

    count: Number
    target: Target = "you"


# Moving and fighting


class Move(Word, frozen=True):
    """move.1: investigators move to a location."""

    to: Target
    target: Target = "you"


class MoveEnemy(Word, frozen=True):
    """move.1: an enemy moves to a location."""

    target: Target
    to: Target


class MoveToward(Word, frozen=True):
    """move.1, hunter.5: enemies move once toward a location, along the shortest path."""

    target: Target
    to: Target


class Engage(Word, frozen=True):
    """Enemies engage an investigator."""

    target: Target
    who: Ref = "you"


class Disengage(Word, frozen=True):
    """Enemies disengage from all investigators."""

    target: Target


class Evade(Word, frozen=True):
    """evade.10: enemies are automatically evaded."""

    target: Target


class EnemyAttack(Word, frozen=True):
    """Enemies make an attack against an investigator at once; None: against whoever they are engaged with."""

    target: Target
    who: Ref | None = "you"


class Exhaust(Word, frozen=True):
    """exhaust.1"""

    target: Target = "this"


class Ready(Word, frozen=True):
    """ready.3"""

    target: Target = "this"


class RevealLocation(Word, frozen=True):
    """locations.6"""

    target: Target


class GainActions(Word, frozen=True):
    """gain.2, action.6"""

    count: Number = 1
    target: Target = "you"


class LoseActions(Word, frozen=True):
    """action.5, action.q3"""

    count: Number = 1
    target: Target = "you"


class TakeAction(Word, frozen=True):
    """action-designator.2: the named action by its usual rules, changed as stated.

    `on` names what it is aimed at where that differs from the rules; `as_if_at`: as if at that location
    (as-if.1).
    """

    action: Designator
    skill: "tuple[Skill, ...]" = ()
    on: Target | None = None
    success: "tuple[Effect, ...]" = ()
    failure: "tuple[Effect, ...]" = ()
    as_if_at: Target | None = None
    revealing: "tuple[Effect, ...]" = ()
    """at-timing.x2: what is done with each chaos token that is revealed during the test."""
    by_ability: bool = False
    """action-designator.2: as a basic action, or with an ability of that designator on a card."""


class Resign(Word, frozen=True):
    """resign.2"""


# Tests


class Test(Word, frozen=True):
    """skill-tests.1: you take a test; several skills: the choice is yours (test.3)."""

    skill: "tuple[Skill, ...]"
    difficulty: Number
    success: "tuple[Effect, ...]" = ()
    failure: "tuple[Effect, ...]" = ()
    target: Target = "you"


# The scenario


class AdvanceAct(Word, frozen=True):
    """act-agenda-deck.10"""


class AdvanceAgenda(Word, frozen=True):
    """act-agenda-deck.10"""


class Resolution(Word, frozen=True):
    """resolution.1: the scenario ends; 0 is "no resolution was reached"."""

    number: int


class Remember(Word, frozen=True):
    """remember.1, .2: the group remembers something until the end of the scenario."""

    what: str


class ReadCodex(Word, frozen=True):
    """codex.3: an entry by its number; 0 is the one called "Φ"."""

    entry: int


class ReadPassage(Word, frozen=True):
    """A passage of the guide is read, by the message that tells it."""

    story: str


class ReadStory(Word, frozen=True):
    """story-cards.2: a card's story side is resolved."""

    target: Target = "this"


class BecomeCurrent(Word, frozen=True):
    """act-agenda-deck.16: the named card becomes the current act or agenda."""

    deck: Literal["act", "agenda"]
    number: int


class PlaceLocation(Word, frozen=True):
    """A location that was set aside enters play."""

    target: Target


# How effects are put together


class Choice(Word, frozen=True):
    """Somebody chooses one of several sets of effects."""

    options: "tuple[tuple[Effect, ...], ...]"
    by: Ref = "you"


class ByChance(Word, frozen=True):
    """Chance decides which of several sets of effects it is."""

    options: "tuple[tuple[Effect, ...], ...]"


class May(Word, frozen=True):
    """may.1: somebody may do what follows, or pay for it."""

    effects: "tuple[Effect, ...]"
    cost: Cost | None = None
    by: Ref = "you"


class If(Word, frozen=True):
    """trigger-condition.q2: effects under a condition, others otherwise."""

    condition: Condition
    then: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()


class Then(Word, frozen=True):
    """then.1: the rest happens only if the first part was carried out wholly."""

    first: "tuple[Effect, ...]"
    then: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()
    """If it could not be carried out wholly ("if you cannot")."""


class ForEach(Word, frozen=True):
    """for-each.3: effects once for every instance, one after another."""

    count: Number
    effects: "tuple[Effect, ...]"


class EachInvestigator(Word, frozen=True):
    """Every such investigator, in player order, is "you" for the effects."""

    effects: "tuple[Effect, ...]"
    who: Matcher | None = None


class MustPay(Word, frozen=True):
    """costs.16: an additional cost while an effect resolves; without it the effects fail."""

    cost: Cost
    effects: "tuple[Effect, ...]"


class Lasting(Word, frozen=True):
    """lasting-effects.1: something holds for a time; with a `target` only for those cards."""

    until: Until
    modifiers: tuple[Modifier, ...]
    target: Target | None = None


class Delayed(Word, frozen=True):
    """delayed-effects.1: effects at a later point in time."""

    on: On
    effects: "tuple[Effect, ...]"
    until: Until | None = None
    """Only if that point in time comes before this period is over."""


class Cancel(Word, frozen=True):
    """cancel.2: what the ability interrupts does not happen."""


class Ignore(Word, frozen=True):
    """ignore.6: the effect the ability interrupts is ignored."""


class Instead(Word, frozen=True):
    """instead.1: effects in place of what would happen."""

    effects: "tuple[Effect, ...]"


class NameType(Word, frozen=True):
    """card-types.2: a type of player card is named, asset, event or skill: as you choose, or that of a
    card.
    """

    of: Ref | None = None


class DefineX(Word, frozen=True):
    """letter-x.1: X is that number."""

    number: Number


class Run(Word, frozen=True):
    """The escape hatch: a function of ours instead of words; counted and listed."""

    name: str


# fmt: off
Effect = (
    Draw | DrawEncounter | DiscardCards | DiscardTop | Search | LookAtTop | ShuffleInto | PutOnDeck
    | ReturnToHand | Discard | Exile | RemoveFromGame | SetAside | ToVictoryDisplay | PutIntoPlay
    | PlayCard | Attach | TakeControl | BecomeBearer | AddToHand | Spawn | Flip | GainResources
    | LoseResources | DiscoverClues | PlaceClues | PlaceDoom | DoomOnAgenda | RemoveTokens | MoveTokens
    | AddUses | Replenish | Deal | Heal | Prevent | Redirect | Defeat | Trauma | Kill | Move | MoveEnemy
    | Engage | Disengage | Evade | EnemyAttack | Exhaust | Ready | RevealLocation | GainActions | LoseActions
    | TakeAction | Resign | Test | AdvanceAct | AdvanceAgenda | Resolution | Remember | ReadCodex | ReadStory
    | BecomeCurrent | PlaceLocation | Choice | May | If | Then | ForEach | EachInvestigator | MustPay
    | Lasting | Delayed | Cancel | Ignore | Instead | DefineX | Run | DrawTopmost | ChaosEffect | PlaceTokens
    | DrawCard | ShuffleDeck | Show | LoseExperience | LogEffect | NameType | BecomeBoth | KillAll
    | ByChance | PutBeneath | DealBeneath | TurnUp | BeginAt | MoveToward | DiscardUntil | DrawShared
    | ReadPassage
)
# fmt: on
