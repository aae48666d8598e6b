"""People of Arkham: six who went to a meeting. Some of them will talk, if they are asked in the right way."""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Keyword, Reaction
from miskatonic.games.horror.words.things import (
    AllOf,
    At,
    Is,
    Kind,
    Matches,
    PerInvestigator,
    Plus,
    Times,
    TokensOn,
)
from miskatonic.games.horror.words.triggers import On

SET = "people_of_arkham"
suspect = partial(core, type="enemy", set=SET, unique=True)

DAVID_RENFIELD = suspect(
    "12139",
    name=("David Renfield", "David Renfield"),
    subtitle=("Disillusioned Eschatologist", "Desillusionierter Eschatologe"),
    number=139,
    set_place=(1, 6),
    traits=("Humanoid", "Silver Twilight", "Elite"),
    fight=Value(1),
    evade=Value(4),
    health=Value(5),
    horror=1,
    abilities=(
        Keyword("aloof"),
        Reaction(
            On("after", "investigates", who=Is("you"), card=AllOf((Kind("location"), At("this")))),
            (fx.ReadCodex(1),),
        ),
        Keyword("victory", 1),
    ),
)
CORNELIA_AKELY = suspect(
    "12140",
    name=("Cornelia Akely", "Cornelia Akely"),
    subtitle=("Exhausted Supervisor", "Erschöpfte Vorarbeiterin"),
    number=140,
    set_place=(2, 6),
    traits=("Humanoid", "Worker", "Elite"),
    fight=Value(3),
    evade=Value(3),
    health=Value(4),
    damage=1,
    abilities=(
        Keyword("alert"),
        Reaction(
            On("after", "evades-successfully", who=Is("you"), card=Is("this")),
            (fx.Ready("this"), fx.ReadCodex(2)),
        ),
        Keyword("victory", 1),
    ),
)
NAOMI_OBANNION = suspect(
    "12141",
    name=("Naomi O'Bannion", "Naomi O’Bannion"),
    subtitle=("Runs This Town", "Ihr gehört die Stadt"),
    number=141,
    set_place=(3, 6),
    traits=("Humanoid", "Syndicate", "Elite"),
    fight=Value(4),
    evade=Value(2),
    health=Value(5),
    damage=1,
    horror=1,
    abilities=(
        Keyword("retaliate"),
        Action((fx.ReadCodex(3),), (price.Actions(), price.Resources(PerInvestigator(1))), "parley"),
        Keyword("victory", 1),
    ),
)
EARL_MONROE = suspect(
    "12142",
    name=("Sgt. Earl Monroe", "Sgt. Earl Monroe"),
    subtitle=("Dirty Cop", "Bestechlicher Polizist"),
    number=142,
    set_place=(4, 6),
    traits=("Humanoid", "Police", "Elite"),
    fight=Value(3),
    evade=Value(3),
    health=Value(4),
    damage=1,
    horror=1,
    abilities=(
        Keyword("elusive"),
        Action(
            (fx.Test(("combat",), Plus(4, Times(-1, TokensOn("damage", "this"))), (fx.ReadCodex(4),)),),
            (price.Actions(),),
            "parley",
        ),
        Keyword("victory", 1),
    ),
)
ABIGAIL_FOREMAN = suspect(
    "12143",
    name=("Abigail Foreman", "Abigail Foreman"),
    subtitle=("Wary Librarian", "Argwöhnische Bibliothekarin"),
    number=143,
    set_place=(5, 6),
    traits=("Humanoid", "Miskatonic", "Elite"),
    fight=Value(2),
    evade=Value(4),
    health=Value(4),
    horror=1,
    abilities=(
        Keyword("aloof"),
        Action(
            (
                fx.Test(
                    ("intellect",),
                    TokensOn("clues", "location"),
                    (fx.PlaceClues(1, "location"), fx.ReadCodex(5)),
                ),
            ),
            (price.Actions(),),
            "parley",
        ),
        Keyword("victory", 1),
    ),
)
MARGARET_LIU = suspect(
    "12144",
    name=("Margaret Liu", "Margaret Liu"),
    subtitle=("Beguiling Lounge Singer", "Betörende Nachtclubsängerin"),
    number=144,
    set_place=(6, 6),
    traits=("Humanoid", "Socialite", "Elite"),
    fight=Value(1),
    evade=Value(5),
    health=Value(3),
    horror=1,
    abilities=(
        Keyword("aloof"),
        Reaction(
            On("after", "test-succeeds", who=Is("you"), least=2, condition=Matches("you", At("this"))),
            (fx.ReadCodex(6),),
        ),
        Keyword("victory", 1),
    ),
)

CARDS = (DAVID_RENFIELD, CORNELIA_AKELY, NAOMI_OBANNION, EARL_MONROE, ABIGAIL_FOREMAN, MARGARET_LIU)
COPIES = {card.code: 1 for card in CARDS}
