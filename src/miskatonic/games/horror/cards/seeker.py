"""Seeker cards of the core box, with Joe Diamond and his signature cards. Not for rules."""

from miskatonic.games.horror.cards.core import core, spend_to_add, tests_of
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed, Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import (
    Action,
    Constant,
    DeckOnly,
    ElderSign,
    Forced,
    Free,
    Keyword,
    Play,
    Reaction,
)
from miskatonic.games.horror.words.things import (
    AllOf,
    AtLeast,
    AtMost,
    Choose,
    Connecting,
    DuringTest,
    Each,
    EngagedWith,
    Given,
    Is,
    Kind,
    Matches,
    Revealed,
    Searched,
    Times,
    TokensOn,
    X,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import Limit, On

ANY_CARD = AllOf(())
REVEALED_NEXT_DOOR = Choose(AllOf((Kind("location"), Connecting(), Revealed())))

JOE_DIAMOND = core(
    "12004",
    "investigator",
    ("Joe Diamond", "Joe Diamond"),
    ("The Private Investigator", "Der Privatdetektiv"),
    number=4,
    classes=("seeker",),
    traits=("Detective",),
    unique=True,
    skills={"willpower": 2, "intellect": 4, "combat": 4, "agility": 2},
    health=Value(7),
    sanity=Value(7),
    deck=DeckRules(
        (DeckOption(("seeker",), neutral=True), DeckOption(("guardian",), most=2)), ("12005", "12006")
    ),
    abilities=(
        Reaction(On("after", "investigates", who=Is("you")), (fx.Draw(1),), limit=Limit(1, "round")),
        ElderSign(1, success=(fx.Draw(1), fx.GainResources(1))),
    ),
)
DETECTIVES_INTUITION = core(
    "12005",
    "event",
    ("Detective's Intuition", "Intuition des Detektivs"),
    number=5,
    classes=("seeker",),
    traits=("Insight",),
    cost=0,
    icons={"willpower": 1, "intellect": 1, "wild": 1},
    abilities=(
        DeckOnly("Joe Diamond"),
        Play((fx.GainResources(2), fx.Choice(((fx.Heal("damage", 1),), (fx.Heal("horror", 1),))))),
        Reaction(
            On("after", "draws-card", who=Is("you"), card=Is("this"), condition=YourTurn()),
            (fx.Show(), fx.Draw(2)),
            zone="hand",
        ),
    ),
)
DEAD_ENDS = core(
    "12006",
    "event",
    ("Dead Ends", "Nur Sackgassen"),
    number=6,
    subtype="weakness",
    traits=("Blunder",),
    cost=5,
    abilities=(
        DeckOnly("Joe Diamond"),
        Forced(
            On("when", "searches", who=Is("you"), condition=Matches("this", Searched())),
            (fx.DrawCard(), fx.Cancel(), fx.ShuffleDeck()),
            zone="deck",
        ),
        Forced(On("when", "game-ends"), (fx.LoseExperience(2),), zone="hand"),
    ),
)
DOROTHY_SIMMONS = core(
    "12030",
    "asset",
    ("Dorothy Simmons", "Dorothy Simmons"),
    ("Straight-A Student", "Vorzeigestudentin"),
    number=30,
    classes=("seeker",),
    traits=("Ally", "Miskatonic"),
    unique=True,
    level=0,
    cost=3,
    icons={"intellect": 1},
    slots=("ally",),
    health=Value(1),
    sanity=Value(1),
    abilities=(
        Constant((mod.Change("you", "intellect", 1),)),
        Reaction(
            On("after", "investigates", who=Is("you"), exactly=(1, 3)),
            (fx.GainResources(1),),
            (price.Exhaust(),),
        ),
    ),
)
FINGERPRINT_KIT = core(
    "12031",
    "asset",
    ("Fingerprint Kit", "Fingerabdruck-Set"),
    number=31,
    classes=("seeker",),
    traits=("Item", "Tool"),
    level=0,
    cost=4,
    icons={"intellect": 1},
    slots=("hand",),
    abilities=(
        Keyword("uses", 3, "supplies"),
        Action(
            (
                fx.Lasting("test", (mod.Change("you", "intellect", 1), mod.DiscoversMore("you", 1))),
                fx.TakeAction("investigate", ("intellect",)),
            ),
            (price.Actions(), price.Exhaust(), price.SpendUses(1, "supplies")),
            "investigate",
        ),
    ),
)
LABORATORY_ASSISTANT = core(
    "12032",
    "asset",
    ("Laboratory Assistant", "Laborassistentin"),
    number=32,
    classes=("seeker",),
    traits=("Ally", "Miskatonic", "Science"),
    level=0,
    cost=2,
    icons={"willpower": 1, "intellect": 1},
    slots=("ally",),
    health=Value(1),
    sanity=Value(2),
    abilities=(
        Constant((mod.Change("you", "hand-limit", 2),)),
        Reaction(On("after", "plays", who=Is("you"), card=Is("this")), (fx.Draw(2),)),
    ),
)
LOCAL_MAP = core(
    "12033",
    "asset",
    ("Local Map", "Karte der Umgebung"),
    number=33,
    classes=("seeker",),
    traits=("Item",),
    level=0,
    cost=3,
    icons={"agility": 1},
    slots=("hand",),
    abilities=(
        Keyword("uses", 4, "secrets"),
        Action(
            (
                fx.Lasting("test", (mod.Change("you", "intellect", 1),)),
                fx.TakeAction(
                    "investigate",
                    ("intellect",),
                    on=REVEALED_NEXT_DOOR,
                    success=(fx.May((fx.Move("that"),), price.Exhaust()),),
                ),
            ),
            (price.Actions(), price.SpendUses(1, "secrets")),
            "investigate",
        ),
    ),
)
MAGNIFYING_GLASS = core(
    "12034",
    "asset",
    ("Magnifying Glass", "Vergrößerungsglas"),
    number=34,
    classes=("seeker",),
    traits=("Item", "Tool"),
    level=0,
    cost=1,
    icons={"intellect": 1},
    slots=("hand",),
    abilities=(
        Keyword("fast"),
        Constant((mod.Change("you", "intellect", 1, DuringTest(kind="investigate")),)),
    ),
)
SHARP_RHETORIC = core(
    "12035",
    "asset",
    ("Sharp Rhetoric", "Redegewandt"),
    number=35,
    classes=("seeker",),
    traits=("Talent",),
    level=0,
    cost=2,
    icons={"willpower": 1, "intellect": 1},
    abilities=(
        spend_to_add("intellect", tests_of("investigate", "parley")),
        spend_to_add("willpower", tests_of("investigate", "parley")),
    ),
)
GATHER_INTEL = core(
    "12036",
    "event",
    ("Gather Intel", "Informationen sammeln"),
    number=36,
    classes=("seeker",),
    traits=("Insight",),
    level=0,
    cost=1,
    icons={"intellect": 1, "agility": 1},
    abilities=(
        Keyword("fast"),
        Play((fx.Draw(2),), On("when", "enters-location", card=Kind("enemy"), other=Is("location"))),
    ),
)


def _through_the_cracks(code: str, number: int, level: int, cost: int, each: int, wild: int) -> Printed:
    """Both levels: you slip away the more easily the more you know."""
    more = AtMost(Times(each, TokensOn("clues", "you")) if each > 1 else TokensOn("clues", "you"), 3 * each)
    away = (fx.Disengage(Each(EngagedWith())), fx.Move(REVEALED_NEXT_DOOR))
    return core(
        code,
        "event",
        ("Through the Cracks", "Durch die Maschen schlüpfen"),
        number=number,
        classes=("seeker",),
        traits=("Insight", "Trick"),
        level=level,
        cost=cost,
        icons={"agility": 1, "wild": 1} if wild else {"agility": 1},
        abilities=(
            Play(
                (
                    fx.Lasting("test", (mod.Change("you", "agility", more),)),
                    fx.TakeAction("evade", ("agility",), success=(fx.May(away),)),
                ),
                designator="evade",
            ),
        ),
    )


THROUGH_THE_CRACKS = _through_the_cracks("12037", 37, 0, 3, 1, 0)
WORKING_A_HUNCH = core(
    "12038",
    "event",
    ("Working a Hunch", "Einer Ahnung folgen"),
    number=38,
    classes=("seeker",),
    traits=("Insight",),
    level=0,
    cost=2,
    icons={"intellect": 2},
    abilities=(Keyword("fast"), Play((fx.DiscoverClues(1),), condition=YourTurn())),
)
DEDUCTION = core(
    "12039",
    "skill",
    ("Deduction", "Deduktion"),
    number=39,
    classes=("seeker",),
    traits=("Practiced",),
    level=0,
    icons={"intellect": 1},
    abilities=(Constant((mod.DiscoversMore("performer", 1),)),),
)
MYSTERIOUS_GRIMOIRE = core(
    "12040",
    "asset",
    ("Mysterious Grimoire", "Mysteriöses Zauberbuch"),
    number=40,
    classes=("seeker",),
    traits=("Item", "Tome"),
    level=2,
    cost=3,
    icons={"intellect": 2},
    slots=("hand",),
    abilities=(
        Keyword("uses", 4, "secrets"),
        Free(
            (fx.Search(ANY_CARD, top=Given(AtLeast(X(), 2), 6, 3), to="draw", weaknesses=True),),
            (price.SpendUses(1, "secrets", most=2), price.Exhaust()),
            condition=YourTurn(),
        ),
    ),
)
THROUGH_THE_CRACKS_2 = _through_the_cracks("12041", 41, 2, 2, 2, 1)
STUDIOUS = core(
    "12042",
    "asset",
    ("Studious", "Lernbegierig"),
    number=42,
    classes=("seeker",),
    traits=("Talent",),
    level=3,
    abilities=(Keyword("permanent"), Constant((mod.Change("you", "opening-hand", 1),))),
)
UNBRIDLED_KNOWLEDGE = core(
    "12043",
    "event",
    ("Unbridled Knowledge", "Grenzenloses Wissen"),
    number=43,
    classes=("seeker",),
    traits=("Insight",),
    level=5,
    cost=1,
    icons={"intellect": 2, "wild": 1},
    abilities=(
        Play(
            (
                fx.LookAtTop(
                    Given(AtLeast(TokensOn("clues", "you"), 2), 8, 5), reveal=True, draw=3, bottom=True
                ),
            )
        ),
    ),
)

CARDS: tuple[Printed, ...] = (
    JOE_DIAMOND,
    DETECTIVES_INTUITION,
    DEAD_ENDS,
    DOROTHY_SIMMONS,
    FINGERPRINT_KIT,
    LABORATORY_ASSISTANT,
    LOCAL_MAP,
    MAGNIFYING_GLASS,
    SHARP_RHETORIC,
    GATHER_INTEL,
    THROUGH_THE_CRACKS,
    WORKING_A_HUNCH,
    DEDUCTION,
    MYSTERIOUS_GRIMOIRE,
    THROUGH_THE_CRACKS_2,
    STUDIOUS,
    UNBRIDLED_KNOWLEDGE,
)
