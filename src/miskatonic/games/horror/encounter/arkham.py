"""Arkham: the districts of the city, two of them in two versions, and the university as the fire left it."""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Keyword, Reaction
from miskatonic.games.horror.words.modifiers import CostsMore
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    At,
    Both,
    Choose,
    Connecting,
    ControlledBy,
    CountOf,
    Each,
    Fewer,
    Is,
    Kind,
    Matches,
    Not,
    Revealed,
    ScenarioCard,
    Trait,
    Without,
    WithStat,
    WithUses,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import Limit, On

SET = "arkham_ch2"
place = partial(core, type="location", set=SET)
district = partial(place, traits=("Arkham",))

DISCOVERED_HERE = On("after", "discovers-clue", who=Is("you"), card=Is("this"))
PATIENT_HERE = AllOf(
    (AnyOf((Kind("investigator"), AllOf((Kind("asset"), Trait("Ally"))))), At("this")),
)
"""Investigators and Ally assets at the location."""


def assets_with(uses: str) -> AllOf:
    """Return the assets of yours that bear uses of a type."""
    return AllOf((Kind("asset"), WithUses(uses), ControlledBy()))


BANK = district(
    "12145",
    name=("Downtown", "Innenstadt"),
    subtitle=("First Bank of Arkham", "First Bank of Arkham"),
    number=145,
    set_place=(1, 12),
    symbol="downtown",
    connections=("easttown", "northside"),
    shroud=Value(4),
    clues=Value(2, each=True),
    abilities=(Keyword("victory", 1), Reaction(DISCOVERED_HERE, (fx.GainResources(1),))),
)
SANATORIUM = district(
    "12146",
    name=("Downtown", "Innenstadt"),
    subtitle=("Arkham Sanatorium", "Sanatorium von Arkham"),
    number=146,
    set_place=(2, 12),
    symbol="downtown",
    connections=("easttown", "northside"),
    shroud=Value(4),
    clues=Value(2, each=True),
    abilities=(
        Keyword("victory", 1),
        Reaction(DISCOVERED_HERE, (fx.Heal("horror", 1, Choose(PATIENT_HERE)),)),
    ),
)
HOSPITAL = district(
    "12147",
    name=("Uptown", "Wohnviertel"),
    subtitle=("St. Mary's Hospital", "St.-Mary-Krankenhaus"),
    number=147,
    set_place=(3, 12),
    symbol="uptown",
    connections=("university", "southside"),
    shroud=Value(2),
    clues=Value(2, each=True),
    abilities=(
        Action(
            (fx.ForEach(2, (fx.Heal("damage", 1, Choose(PATIENT_HERE, up_to=True)),)),),
            (price.Actions(),),
            limit=Limit(1, "game"),
        ),
    ),
)
MAGICK_SHOPPE = district(
    "12148",
    name=("Uptown", "Wohnviertel"),
    subtitle=("Ye Olde Magick Shoppe", "Ye Olde Magick Shoppe"),
    number=148,
    set_place=(4, 12),
    symbol="uptown",
    connections=("university", "southside"),
    shroud=Value(3),
    clues=Value(2, each=True),
    abilities=(
        Action(
            (
                fx.Then(
                    (fx.Search(AllOf((Kind("asset"), AnyOf((Trait("Spell"), Trait("Ritual"))))), top=9),),
                    (),
                    (fx.Draw(1),),
                ),
            ),
            (price.Actions(),),
        ),
    ),
)
NORTHSIDE = district(
    "12149",
    name=("Northside", "Nordstadt"),
    number=149,
    set_place=(5, 12),
    symbol="northside",
    connections=("downtown", "university"),
    shroud=Value(3),
    clues=Value(2, each=True),
    abilities=(
        Action(
            (fx.DiscoverClues(1, Choose(AllOf((Kind("location"), Revealed(), Trait("Arkham"))))),),
            (price.Actions(), price.Resources(5)),
            limit=Limit(1, "round"),
        ),
    ),
)
EASTTOWN = district(
    "12150",
    name=("Easttown", "Oststadt"),
    number=150,
    set_place=(6, 12),
    symbol="easttown",
    connections=("downtown", "merchant", "waterfront"),
    shroud=Value(2),
    clues=Value(1, each=True),
    abilities=(
        Reaction(
            On(
                "after",
                "discovers-clue",
                who=Is("you"),
                card=Is("this"),
                condition=Matches("this", Without("clues")),
            ),
            (
                fx.Search(AllOf((Kind("asset"), Trait("Ally"))), to="stay"),
                fx.PlayCard(Kind("asset"), found=True),
            ),
            limit=Limit(1, "game"),
        ),
    ),
)
MERCHANT_DISTRICT = place(
    "12151",
    name=("Merchant District", "Geschäftsviertel"),
    number=151,
    set_place=(7, 12),
    traits=("Arkham", "Central"),
    symbol="merchant",
    connections=("university", "southside", "easttown", "waterfront"),
    shroud=Value(3),
    clues=Value(1, each=True),
    abilities=(
        Free(
            (fx.Move(Choose(Connecting())),),
            limit=Limit(1, "round"),
            condition=Both((YourTurn(), Fewer(CountOf(Kind("investigator")), 3))),
        ),
    ),
)
WATERFRONT_DISTRICT = district(
    "12152",
    name=("Waterfront District", "Uferviertel"),
    number=152,
    set_place=(8, 12),
    symbol="waterfront",
    connections=("merchant", "easttown"),
    shroud=Value(1),
    clues=Value(1, each=True),
    abilities=(
        Keyword("victory", 1),
        Constant((CostsMore("investigate", Kind("investigator"), price.Actions(), Is("this")),)),
    ),
)
SOUTHSIDE = district(
    "12153",
    name=("Southside", "Südstadt"),
    number=153,
    set_place=(9, 12),
    symbol="southside",
    connections=("uptown", "merchant", "french-hill"),
    shroud=Value(2),
    clues=Value(2, each=True),
    abilities=(
        Action(
            (fx.DrawShared(3, AllOf((Kind("investigator"), At("this")))),),
            (price.Actions(2),),
            limit=Limit(1, "round", group=True),
        ),
    ),
)
FRENCH_HILL = district(
    "12154",
    name=("French Hill", "Französisches Viertel"),
    number=154,
    set_place=(10, 12),
    symbol="french-hill",
    connections=("southside",),
    shroud=Value(4),
    clues=Value(2, each=True),
    abilities=(
        Keyword("victory", 1),
        Action(
            (
                fx.Choice(
                    tuple(
                        (fx.AddUses(1, uses, Choose(assets_with(uses))),) for uses in ("charges", "secrets")
                    )
                ),
            ),
            (price.Actions(), price.DiscardCards(1)),
            limit=Limit(1, "round"),
        ),
    ),
)
BURNING_CAMPUS = district(
    "12155",
    name=("Miskatonic University", "Miskatonic-Universität"),
    subtitle=("In Flames", "Steht in Flammen"),
    number=155,
    set_place=(11, 12),
    symbol="university",
    connections=("northside", "uptown", "merchant"),
    shroud=Value(4),
    clues=Value(1, each=True),
    abilities=(
        Keyword("victory", 1),
        Forced(
            On("when", "investigation-ends"),
            (
                fx.Deal(
                    1,
                    target=Each(AllOf((Not(ScenarioCard()), WithStat("health", 1), At("this")))),
                    direct=True,
                ),
            ),
        ),
    ),
)
QUIET_CAMPUS = district(
    "12156",
    name=("Miskatonic University", "Miskatonic-Universität"),
    subtitle=("Quiet Campus", "Ruhiger Campus"),
    number=156,
    set_place=(12, 12),
    symbol="university",
    connections=("northside", "uptown", "merchant"),
    shroud=Value(2),
    clues=Value(1, each=True),
    abilities=(
        Keyword("victory", 1),
        Action(
            (
                fx.PlayCard(
                    AllOf((Kind("asset"), AnyOf((Trait("Tome"), Trait("Spell"))))), cheaper=2, zone="discard"
                ),
            ),
            (price.Actions(),),
            limit=Limit(1, "game"),
        ),
    ),
)

CARDS = (
    BANK,
    SANATORIUM,
    HOSPITAL,
    MAGICK_SHOPPE,
    NORTHSIDE,
    EASTTOWN,
    MERCHANT_DISTRICT,
    WATERFRONT_DISTRICT,
    SOUTHSIDE,
    FRENCH_HILL,
    BURNING_CAMPUS,
    QUIET_CAMPUS,
)
COPIES = {card.code: 1 for card in CARDS}
