"""Rogue cards of the core box, with Trish Scarborough and her signature cards. Not for rules."""

from miskatonic.games.horror.cards.core import core, spend_to_add, tests_of
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed, Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import (
    Action,
    Constant,
    CopyLimit,
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
    At,
    AtLeast,
    Choose,
    Connecting,
    ControlledBy,
    Each,
    EngagedWith,
    Exhausted,
    Is,
    Kind,
    Matcher,
    Matches,
    Named,
    Not,
    Revealed,
    StatOf,
    SucceededBy,
    Trait,
    Within,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import On

NEXT_DOOR = Choose(AllOf((Kind("location"), Connecting())))
FROM_ALL = fx.Disengage(Each(AllOf((Kind("enemy"), EngagedWith()))))
ITEM = (Trait("Item"), Kind("asset"))
NOT_ELITE = AllOf((Not(Trait("Elite")), Kind("enemy")))

TRISH_SCARBOROUGH = core(
    "12007",
    "investigator",
    ("Trish Scarborough", "Trish Scarborough"),
    ("The Former Spy", "Die ehemalige Spionin"),
    number=7,
    classes=("rogue",),
    traits=("Agency", "Criminal"),
    unique=True,
    skills={"willpower": 2, "intellect": 4, "combat": 2, "agility": 4},
    health=Value(8),
    sanity=Value(6),
    deck=DeckRules(
        (DeckOption(("rogue",), neutral=True), DeckOption(("seeker",), most=2)), ("12008", "12009")
    ),
    abilities=(
        Constant((mod.ExtraAction("you", "evade"),)),
        ElderSign(
            0,
            (fx.Delayed(On("after", "test-ends"), (fx.May((FROM_ALL, fx.Move(NEXT_DOOR))),), "test"),),
        ),
    ),
)
COVERT_OPS = core(
    "12008",
    "asset",
    ("Covert Ops", "Verdeckte Mission"),
    ("In the Shadows", "In den Schatten"),
    number=8,
    classes=("rogue",),
    traits=("Talent", "Illicit"),
    cost=2,
    icons={"intellect": 1, "agility": 1, "wild": 1},
    abilities=(
        DeckOnly("Trish Scarborough"),
        Reaction(
            On("after", "evades", who=Is("you"), card=Kind("enemy")),
            (fx.Choice(((fx.Draw(1),), (fx.Move(NEXT_DOOR),))),),
            (price.Exhaust(),),
        ),
    ),
)
BLACK_CHAMBER_OPERATIVE = core(
    "12009",
    "enemy",
    ("Black Chamber Operative", "„Black Chamber“-Agent"),
    number=9,
    subtype="weakness",
    traits=("Humanoid", "Coterie"),
    fight=Value(4),
    evade=Value(4),
    health=Value(2),
    damage=1,
    horror=1,
    abilities=(
        DeckOnly("Trish Scarborough"),
        Keyword("hunter"),
        Keyword("prey", what=Named("Trish Scarborough"), only=True),
        Forced(
            On("after", "evades", who=Is("you"), card=Is("this")),
            (
                fx.Then(
                    (fx.PlaceClues(1, "location", yours=True),),
                    (),
                    (fx.Ready(), fx.Engage("this"), fx.EnemyAttack("this")),
                ),
            ),
        ),
    ),
)
LUCKY_CIGARETTE_CASE = core(
    "12044",
    "asset",
    ("Lucky Cigarette Case", "Glücks-Zigarettenetui"),
    number=44,
    classes=("rogue",),
    traits=("Item", "Charm"),
    level=0,
    cost=2,
    icons={"willpower": 1},
    slots=("accessory",),
    abilities=(
        Reaction(On("after", "test-succeeds", who=Is("you"), least=2), (fx.Draw(1),), (price.Exhaust(),)),
    ),
)
M1903_HAMMERLESS = core(
    "12045",
    "asset",
    ("M1903 Hammerless", "M1903 Hammerless"),
    number=45,
    classes=("rogue",),
    traits=("Item", "Weapon", "Firearm"),
    level=0,
    cost=3,
    icons={"agility": 1},
    slots=("hand",),
    abilities=(
        Keyword("uses", 4, "ammo"),
        Action(
            (
                fx.Lasting("attack", (mod.DealsMore("you", 1, Matches("that", Exhausted())),)),
                fx.TakeAction("fight", ("agility",)),
            ),
            (price.Actions(), price.SpendUses(1, "ammo")),
            "fight",
        ),
    ),
)
OLIVIER_BISHOP = core(
    "12046",
    "asset",
    ("Olivier Bishop", "Olivier Bishop"),
    ('Haughty Art "Collector"', "Hochmütiger „Kunstsammler“"),
    number=46,
    classes=("rogue",),
    traits=("Ally", "Criminal", "Socialite"),
    unique=True,
    level=0,
    cost=4,
    icons={"agility": 1},
    slots=("ally",),
    health=Value(2),
    sanity=Value(1),
    abilities=(
        Constant((mod.Change("you", "agility", 1),)),
        Free((fx.Move(NEXT_DOOR),), (price.Exhaust(),), condition=YourTurn()),
    ),
)
SILVER_TONGUE = core(
    "12047",
    "asset",
    ("Silver Tongue", "Silberzüngig"),
    number=47,
    classes=("rogue",),
    traits=("Talent",),
    level=0,
    cost=2,
    icons={"intellect": 1, "agility": 1},
    abilities=(
        spend_to_add("intellect", tests_of("evade", "parley")),
        spend_to_add("agility", tests_of("evade", "parley")),
    ),
)


def _sticky_fingers(code: str, number: int, level: int, agility: int, *keywords: Keyword) -> Printed:
    """Both levels: a resource for every successful evasion."""
    return core(
        code,
        "asset",
        ("Sticky Fingers", "Lange Finger"),
        number=number,
        classes=("rogue",),
        traits=("Talent",),
        level=level,
        cost=1,
        icons={"agility": agility},
        abilities=(
            *keywords,
            CopyLimit(1, "investigator"),
            Reaction(
                On("after", "evades-successfully", who=Is("you"), card=Kind("enemy")),
                (fx.GainResources(1),),
                (price.Exhaust(),),
            ),
        ),
    )


STICKY_FINGERS = _sticky_fingers("12048", 48, 0, 1)
THIEVES_KIT = core(
    "12049",
    "asset",
    ("Thieves' Kit", "Diebeswerkzeug"),
    number=49,
    classes=("rogue",),
    traits=("Item", "Tool", "Illicit"),
    level=0,
    cost=3,
    icons={"intellect": 1},
    slots=("hand",),
    abilities=(
        Keyword("uses", 6, "supplies"),
        Action(
            (fx.TakeAction("investigate", ("intellect", "agility"), success=(fx.GainResources(1),)),),
            (price.Actions(), price.SpendUses(1, "supplies")),
            "investigate",
        ),
    ),
)
BREAKING_AND_ENTERING = core(
    "12050",
    "event",
    ("Breaking and Entering", "Einbruchdiebstahl"),
    number=50,
    classes=("rogue",),
    traits=("Trick",),
    level=0,
    cost=2,
    icons={"intellect": 1, "agility": 1},
    abilities=(
        Play(
            (
                fx.Lasting("test", (mod.AddSkill("you", "agility", "intellect"),)),
                fx.TakeAction(
                    "investigate",
                    ("intellect",),
                    success=(
                        fx.If(
                            AtLeast(SucceededBy(), 2),
                            (fx.May((fx.Evade(Choose(AllOf((Kind("enemy"), At())))),)),),
                        ),
                    ),
                ),
            ),
            designator="investigate",
            safe=True,
        ),
    ),
)
PAINT_THE_TOWN_RED = core(
    "12051",
    "event",
    ("Paint the Town Red", "Auf die Pauke hauen"),
    number=51,
    classes=("rogue",),
    traits=("Fortune", "Gambit"),
    level=0,
    cost=0,
    icons={"willpower": 1, "agility": 1},
    abilities=(
        Play(
            (
                fx.Then(
                    (fx.Search(AllOf((Not(Trait("Elite")), Kind("enemy"))), "encounter", 9, to="draw"),),
                    (fx.GainResources(StatOf("health", "drawn", printed=True)),),
                ),
            ),
            designator="parley",
        ),
    ),
)
PRESTIDIGITATION = core(
    "12052",
    "event",
    ("Prestidigitation", "Taschenspielerei"),
    number=52,
    classes=("rogue",),
    traits=("Trick",),
    level=0,
    cost=1,
    icons={"willpower": 1, "agility": 1},
    abilities=(
        Keyword("fast"),
        Play(
            (
                fx.PlayCard(AllOf(ITEM), cheaper=2),
                fx.Delayed(
                    On("when", "turn-ends", who=Is("you")),
                    (fx.ReturnToHand(Choose(AllOf((*ITEM, ControlledBy())))),),
                ),
            ),
            condition=YourTurn(),
        ),
    ),
)


def _out_of_sight(code: str, number: int, level: int, agility: int, by: int, to: Matcher) -> Printed:
    """Both levels: whoever performs the test may be gone before anybody looks again."""
    there = Choose(AllOf((Kind("location"), to, Revealed())))
    away = fx.May((FROM_ALL, fx.Move(there)))
    return core(
        code,
        "skill",
        ("Out of Sight", "Außer Sicht"),
        number=number,
        classes=("rogue",),
        traits=("Practiced", "Expert") if level else ("Practiced",),
        level=level,
        icons={"agility": agility},
        abilities=(
            CopyLimit(1, "test", committed=True),
            Forced(On("at", "test-succeeds", least=by), (fx.EachInvestigator((away,), Is("performer")),)),
        ),
    )


OUT_OF_SIGHT = _out_of_sight("12053", 53, 0, 1, 2, Connecting())
STICKY_FINGERS_2 = _sticky_fingers("12054", 54, 2, 2, Keyword("fast"))
DECISIVE_STRIKE = core(
    "12055",
    "event",
    ("Decisive Strike", "Entscheidender Schlag"),
    number=55,
    classes=("rogue",),
    traits=("Tactic", "Gambit"),
    level=2,
    cost=2,
    icons={"combat": 1, "agility": 1},
    abilities=(
        Play(
            (
                fx.Lasting("attack", (mod.Change("you", "combat", 2), mod.DealsMore("you", 1))),
                fx.Delayed(
                    On("after", "is-defeated", card=Kind("enemy"), other=Is("this")),
                    (fx.GainResources(5),),
                    "attack",
                ),
                fx.TakeAction("fight", ("combat",)),
            ),
            designator="fight",
        ),
    ),
)
ANOTHER_DAY = core(
    "12056",
    "asset",
    ("Another Day, Another Dollar", "Neuer Tag, neues Geld"),
    number=56,
    classes=("rogue",),
    traits=("Talent",),
    level=3,
    abilities=(Keyword("permanent"), Constant((mod.Change("you", "starting-resources", 2),))),
)
OUT_OF_SIGHT_3 = _out_of_sight("12057", 57, 3, 3, 1, Within(2))

CARDS: tuple[Printed, ...] = (
    TRISH_SCARBOROUGH,
    COVERT_OPS,
    BLACK_CHAMBER_OPERATIVE,
    LUCKY_CIGARETTE_CASE,
    M1903_HAMMERLESS,
    OLIVIER_BISHOP,
    SILVER_TONGUE,
    STICKY_FINGERS,
    THIEVES_KIT,
    BREAKING_AND_ENTERING,
    PAINT_THE_TOWN_RED,
    PRESTIDIGITATION,
    OUT_OF_SIGHT,
    STICKY_FINGERS_2,
    DECISIVE_STRIKE,
    ANOTHER_DAY,
    OUT_OF_SIGHT_3,
)
