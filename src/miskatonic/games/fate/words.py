"""The closed vocabulary of card texts: when, at which price, under which condition, and what happens.

A card is a small tree of these words (`cards`). The rules carry the words out (`rules.effects`), and the text
on the card in both languages is put together from the same words (`cardtext`), so the two cannot drift apart.
Not for which cards there are.
"""

import msgspec

# When

ANY_TURN = "any-turn"
OWN_TURN = "own-turn"
PREP = "prep"
"""Only in the window `prep` of the own turn."""
ROLL = "roll"
OWN_ROLL = "own-roll"
CAST = "cast"
RAID = "raid"
"""After the roll of a raid on oneself (raid.3)."""
BEFORE_RAID = "before-raid"
"""Before the roll of a raid on oneself (raid.2)."""
MOVING = "moving"
READYING = "readying"
COUNTING = "counting"
"""While control is settled (control.d2)."""
SACRIFICING = "sacrificing"

# At which price

EXHAUST = "exhaust"
DESTROY = "destroy"

# What must be named

NOTHING_NAMED = ""
RIVAL = "rival"
RIVAL_AND_NUMBER = "rival-and-number"
RIVAL_AND_BACK = "rival-and-back"
SOME_DICE = "some-dice"
ONE_DIE = "one-die"
TWO_CULTISTS = "two-cultists"


class Word(msgspec.Struct, frozen=True, tag=True):
    """A word that a card is made of."""


# Under which condition


class OwnCultists(Word, frozen=True):
    """So many own cultists must be there ("abyss" or "here")."""

    place: str
    count: int = 1


class OwnInvestigators(Word, frozen=True):
    """An investigator must be in the own lodge."""


class OwnSigns(Word, frozen=True):
    """An elder sign must lie on the own circle."""


class MarkerAtMost(Word, frozen=True):
    """The own summon marker must not have passed that space."""

    space: int


class RivalSpell(Word, frozen=True):
    """The rival must have a spell in hand."""


class RivalHere(Word, frozen=True):
    """The rival must have a cultist here."""


class RaidPossible(Word, frozen=True):
    """An investigator must be in the supply or in the rival's lodge."""


class NotInForce(Word, frozen=True):
    """The road must not be open already."""


class SuccessRolled(Word, frozen=True):
    """The roll must show a success."""


class SwapPossible(Word, frozen=True):
    """An own cultist and a rival's must stand in two different locations."""


# What happens


class Cultists(Word, frozen=True):
    """So many cultists go from one place to another, as far as possible.

    Places are "lodge", "abyss", "here" and, to be chosen, "any".
    """

    count: int
    origin: str
    to: str
    whose: str = "own"


class Investigators(Word, frozen=True):
    """So many investigators go from one place to another, as far as possible; 0 means all.

    Places are "supply", "lodge" (the own one) and "rival" (the lodge of the rival named).
    """

    count: int
    origin: str
    to: str
    least: int = 0
    """Where the player chooses the number, the smallest that may be chosen; else 0."""


class Summon(Word, frozen=True):
    """The own marker moves forward."""

    steps: int = 1


class StepBack(Word, frozen=True):
    """The own marker moves back."""

    steps: int = 1


class RemoveSigns(Word, frozen=True):
    """Own elder signs leave the circle, as far as possible."""

    count: int


class Draw(Word, frozen=True):
    """Spells are drawn."""

    count: int = 1


class Sacrifice(Word, frozen=True):
    """Own cultists here go to the abyss as a price."""

    count: int


class StealSpell(Word, frozen=True):
    """A spell, named by its back, comes from the rival's hand into the own."""


class Reroll(Word, frozen=True):
    """Dice are rolled again: "chosen" ones, "one" of them, or all "successes"."""

    which: str


class WardSigns(Word, frozen=True):
    """The first signs of this raid are not taken."""

    count: int


class Cancel(Word, frozen=True):
    """The spell that is answered has no effect."""


class RaidRival(Word, frozen=True):
    """The rival named is raided."""


class EndRaid(Word, frozen=True):
    """No dice are rolled."""


class CurseRival(Word, frozen=True):
    """The rival named receives a curse."""


class Swap(Word, frozen=True):
    """An own cultist and a rival's change places."""


class AnyRoad(Word, frozen=True):
    """A single spell moves the fate piece anywhere."""


class Joker(Word, frozen=True):
    """One joker more for the spell being readied."""


class CountMore(Word, frozen=True):
    """Own cultists count as more."""

    count: int


class Cheaper(Word, frozen=True):
    """The price of a sacrifice is smaller."""

    count: int = 1


class DiscardSpell(Word, frozen=True):
    """The player discards a spell of own choice from hand."""


class LoseSpell(Word, frozen=True):
    """The spell just readied is discarded without effect."""


class LoseArtefact(Word, frozen=True):
    """The artefact just taken is discarded."""


class NoControl(Word, frozen=True):
    """There is no control this turn."""


class Nothing(Word, frozen=True):
    """Nothing happens."""


# What only Dark Gifts do


class Oust(Word, frozen=True):
    """A rival's cultist goes to the abyss, and an own one from the lodge takes its place."""


class Capture(Word, frozen=True):
    """A rival's cultist becomes a captive."""


class Release(Word, frozen=True):
    """Captives may be sent to the abyss to move the own marker forward."""

    count: int
    steps: int = 1


class LayTile(Word, frozen=True):
    """A winter squall is drawn and laid face down on a location."""


class DropReadied(Word, frozen=True):
    """An own readied spell is discarded without effect to move the own marker forward."""

    steps: int = 1


class Place(Word, frozen=True):
    """The player may put cultists from the lodge into any location."""

    count: int = 1


class Roam(Word, frozen=True):
    """Own cultists may move, each from its location to a different one."""

    count: int


class RollForSummon(Word, frozen=True):
    """Dice are rolled: a success moves the marker forward once, every Eye brings an investigator."""

    dice: int
    steps: int = 1


class Either(Word, frozen=True):
    """One of two effects, to be chosen."""

    first: Word
    second: Word
