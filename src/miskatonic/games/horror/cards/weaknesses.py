"""The basic weaknesses of the core box. Not for rules."""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Keyword, Revelation
from miskatonic.games.horror.words.things import (
    AllOf,
    Empty,
    Farthest,
    Is,
    Kind,
    Matches,
    Ready,
    TokensOn,
    Without,
)
from miskatonic.games.horror.words.triggers import On

basic = partial(core, subtype="basic-weakness")

INTO_THREAT_AREA = Revelation((fx.PutIntoPlay("this", "threat"),))
OVERCOME_IN_TWO_ACTIONS = Action((fx.Discard("this"),), (price.Actions(2),))

AMNESIA = basic(
    "12097",
    "treachery",
    ("Amnesia", "Amnesie"),
    number=97,
    traits=("Madness",),
    abilities=(Revelation((fx.DiscardCards(1, all_but=True),)),),
)
THE_GOLD_BUG = basic(
    "12098",
    "asset",
    ("The Gold Bug", "Der Goldene Käfer"),
    number=98,
    traits=("Item", "Relic", "Alchemy", "Cursed"),
    slots=("accessory",),
    abilities=(
        INTO_THREAT_AREA,
        Constant((mod.StaysInPlay("this"),)),
        Constant((mod.Change("you", "health", -1), mod.Change("you", "sanity", -1))),
        Action((fx.ShuffleInto("this"),), (price.Actions(),)),
    ),
)
THE_NAMELESS_LURKER = basic(
    "12099",
    "enemy",
    ("The Nameless Lurker", "Der Namenlose Lauerer"),
    number=99,
    unique=True,
    traits=("Humanoid", "Monster"),
    fight=Value(2),
    evade=Value(2),
    health=Value(1),
    horror=2,
    abilities=(
        Keyword("aloof"),
        Keyword("spawn", what=Farthest(AllOf((Kind("location"), Empty())))),
        Forced(
            On(
                "when",
                "investigation-ends",
                condition=Matches("this", AllOf((Kind("enemy"), Ready(), Without("doom")))),
            ),
            (fx.PlaceDoom(1, "this"),),
        ),
    ),
)
OVERZEALOUS = basic(
    "12100",
    "treachery",
    ("Overzealous", "Übereifrig"),
    number=100,
    traits=("Flaw",),
    abilities=(Revelation((fx.DrawEncounter(1, gains="surge"),)),),
)
PARANOIA = basic(
    "12101",
    "treachery",
    ("Paranoia", "Paranoia"),
    number=101,
    traits=("Madness",),
    abilities=(Revelation((fx.LoseResources(TokensOn("resources", "you")),)),),
)
PURSUED = basic(
    "12102",
    "treachery",
    ("Pursued", "Belauert"),
    number=102,
    traits=("Terror",),
    abilities=(
        INTO_THREAT_AREA,
        Forced(On("after", "enters-location", card=Kind("enemy"), other=Is("location")), (fx.Deal(0, 1),)),
        OVERCOME_IN_TWO_ACTIONS,
    ),
)
SYNDICATE_OBLIGATIONS = basic(
    "12103",
    "treachery",
    ("Syndicate Obligations", "Syndikatsverpflichtungen"),
    number=103,
    traits=("Pact", "Syndicate"),
    abilities=(
        INTO_THREAT_AREA,
        Forced(On("after", "spends-resources", who=Is("you")), (fx.Deal(1),)),
        OVERCOME_IN_TWO_ACTIONS,
    ),
)
WOUNDED = basic(
    "12104",
    "treachery",
    ("Wounded", "Verwundet"),
    number=104,
    traits=("Injury",),
    abilities=(
        INTO_THREAT_AREA,
        Forced(On("after", "moves", who=Is("you"), first=True), (fx.Deal(1),)),
        OVERCOME_IN_TWO_ACTIONS,
    ),
)

CARDS: tuple[Printed, ...] = (
    AMNESIA,
    THE_GOLD_BUG,
    THE_NAMELESS_LURKER,
    OVERZEALOUS,
    PARANOIA,
    PURSUED,
    SYNDICATE_OBLIGATIONS,
    WOUNDED,
)
