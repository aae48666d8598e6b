"""What the players of Horror agree on before a match, as plain data: scenario, difficulty, decks, campaign.

Not for checking decks (see `lineup`) nor for the campaign as a whole (see `campaign`).
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from miskatonic.core.game import Field
from miskatonic.games.horror.notes import LogNote

DIFFICULTIES = ("easy", "standard", "hard", "expert")
WINDOWS = ("every", "useful", "few")
"""How eagerly windows ask: always when something can be done; when it makes sense; in own turns and tests."""

Number = Annotated[int, Meta(ge=0, le=99)]
LONGEST_NAME = 60
"""How much of a deck's name is kept."""

SCENARIOS = ("spreading_flames", "smoke_and_mirrors", "queen_of_ash", "cellar")
"""The scenarios that can be played, by their modules in `scenarios`."""

ULTIMATUMS = (
    *("agony", "broken-promises", "broken-veil", "chaos", "disaster", "dread", "failure", "finality"),
    *("forbidden-knowledge", "hardship", "highlander", "induction", "orthodoxy", "scream", "survival"),
    *("ultimatums", "exile"),
)
"""ultimatums.1 to .22: what makes the game harder."""
BOONS = ("ancients", "athena", "destiny", "hades", "hermes", "osiris", "thoth")
"""boons.1 to .8: what makes it easier."""
CAMPAIGN_ONLY = ("finality", "induction", "scream", "survival", "ultimatums", "ancients")
"""ultimatums.8, .13, .16, .19, .20, boons.1: those that mean nothing outside a campaign."""
REFRACTIONS = ("scorched-earth",)
"""refractions.1: ultimatums and boons for particular scenarios."""


def _optional(name: str, choices: tuple[str, ...]) -> Field:
    """ultimatums-and-boons.2: any number of them; some are for campaigns."""
    only = tuple(each for each in choices if each in CAMPAIGN_ONLY)
    return Field(name, (), choices, "ultimatums-and-boons.1", "several", in_series=only)


FIELDS = (
    Field("seats", 2, (1, 2, 3, 4), "setup.1"),
    Field("scenario", "spreading_flames", SCENARIOS, "setup.16"),
    Field("difficulty", "standard", DIFFICULTIES, "difficulty-level.1"),
    Field("hidden_decks", False, (False, True), "table-talk.1"),
    Field("windows", "useful", WINDOWS, "timing.q2"),
    Field("open_hands", False, (False, True), "table-talk.1"),
    Field("confirm", True, (True, False), "costs.1"),
    Field("decks", (), ((),), "deckbuilding.1", "decks", per_seat=True),
    Field("chapter", None, (None,), "campaign.1", "chapter"),
    _optional("ultimatums", ULTIMATUMS),
    _optional("boons", BOONS),
    Field("refractions", (), REFRACTIONS, "refractions.1", "several"),
    Field("corrections", None, (None,), "errata.1", "corrections"),
)


class DeckChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck somebody has built: its investigator, and how many copies of each card, by their codes."""

    investigator: str
    cards: dict[str, int]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """What its owner calls it."""


class Veteran(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """campaign.3: what an investigator brings from earlier scenarios."""

    physical: Annotated[int, Meta(ge=0)] = 0
    mental: Annotated[int, Meta(ge=0)] = 0
    bears: tuple[str, ...] = ()
    """earn.2: the codes of the cards gained in earlier scenarios."""
    experience: Annotated[int, Meta(ge=0)] = 0
    """All that was earned so far, or what the deck is worth if copies came free: its cards cost no more."""


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """campaign.1: the match is a scenario of a campaign, and goes on from what was before."""

    campaign: Annotated[str, Meta(pattern="^[a-z0-9_]{1,60}$")]
    log: tuple[LogNote, ...] = ()
    bag: tuple[str, ...] = ()
    """setup.8: the chaos bag as the last scenario left it; empty: as the difficulty says."""
    veterans: tuple[Veteran, ...] = ()
    """By seat; empty: nobody has a past."""
    rewards: tuple[str, ...] = ()
    """rewards.4: the reward cards that decks may have, by their English names."""
    lost: tuple[str, ...] = ()
    """ultimatums.17: the cards that nobody can play any more, by their English names."""


class Erratum(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """errata.1: what is to be read instead of what is printed on a card; None: as it is printed."""

    cost: Number | None = None
    health: Number | None = None
    sanity: Number | None = None
    fight: Number | None = None
    evade: Number | None = None
    damage: Number | None = None
    horror: Number | None = None
    traits: tuple[Annotated[str, Meta(max_length=LONGEST_NAME)], ...] | None = None


class Taboo(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """ultimatums.15: what the taboo list says of a card."""

    experience: Annotated[int, Meta(ge=-9, le=9)] = 0
    """So much more it costs."""
    exceptional: bool = False
    forbidden: bool = False


class Corrections(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """errata.1, ultimatums.q4: errata and a taboo list from outside, by the codes of cards."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    errata: dict[str, Erratum] = {}
    taboos: dict[str, Taboo] = {}


class HorrorOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agreed on before the game."""

    seats: int = 2
    scenario: str = "spreading_flames"
    difficulty: str = "standard"
    windows: str = "useful"
    open_hands: bool = False
    confirm: bool = True
    """Ask once more before costly choices; a matter of the client, which changes no rule."""
    decks: tuple[str | DeckChoice, ...] = ()
    """For each seat a deck, or the code of an investigator who takes the starter deck; empty: as the
    scenario suggests."""
    chapter: Chapter | None = None
    """What a scenario of a campaign takes over from those before; None: it is played by itself."""
    ultimatums: tuple[str, ...] = ()
    boons: tuple[str, ...] = ()
    refractions: tuple[str, ...] = ()
    corrections: Corrections | None = None
    """Errata and taboos; None: every card is as it is printed."""
    hidden_decks: bool | msgspec.UnsetType = msgspec.UNSET
    """Nobody may read the deck lists of others until the match is over; usually everybody may.

    Unset it is not saved, so records from before there was such a thing are still good.
    """
