"""Guardian cards of the core box, with Daniela Reyes and her signature cards. Not for rules."""

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
    Revelation,
)
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    At,
    AtLeast,
    AtMost,
    Both,
    Choose,
    DuringTest,
    Engaged,
    EngagedWith,
    Exists,
    FailedBy,
    FirstAction,
    Given,
    HasAttacked,
    Is,
    Kind,
    Matches,
    Other,
    SucceededBy,
    TokensOn,
    Trait,
    Unless,
)
from miskatonic.games.horror.words.triggers import Limit, On

ENEMY_HERE = AllOf((Kind("enemy"), At()))
SOMEBODY_HERE = AllOf((Kind("investigator"), At()))
ATTACK_OR_EVASION = tests_of("fight", "evade")


def _harder(damage: int) -> fx.Lasting:
    """This attack deals more damage."""
    return fx.Lasting("attack", (mod.DealsMore("you", damage),))


DANIELA_REYES = core(
    "12001",
    "investigator",
    ("Daniela Reyes", "Daniela Reyes"),
    ("The Mechanic", "Die Mechanikerin"),
    number=1,
    classes=("guardian",),
    traits=("Warden", "Worker"),
    unique=True,
    skills={"willpower": 3, "intellect": 2, "combat": 5, "agility": 2},
    health=Value(9),
    sanity=Value(5),
    deck=DeckRules(
        (DeckOption(("guardian",), neutral=True), DeckOption(("survivor",), most=2)), ("12002", "12003")
    ),
    abilities=(
        Reaction(
            On("after", "attacks", who=SOMEBODY_HERE, card=Kind("enemy")),
            (fx.TakeAction("fight", on="that", by_ability=True),),
            limit=Limit(1, "round"),
        ),
        ElderSign(1, (fx.Deal(1, target=Choose(ENEMY_HERE)),)),
    ),
)
DANIELAS_WRENCH = core(
    "12002",
    "asset",
    ("Daniela's Wrench", "Danielas Schraubenschlüssel"),
    ("New and Improved", "Neu und verbessert"),
    number=2,
    classes=("guardian",),
    traits=("Item", "Tool", "Weapon", "Melee"),
    unique=True,
    cost=2,
    icons={"combat": 1, "wild": 1},
    slots=("hand",),
    abilities=(
        DeckOnly("Daniela Reyes"),
        Free((fx.Engage(Choose(ENEMY_HERE)), fx.EnemyAttack("chosen")), (price.Exhaust(),)),
        Action(
            (
                fx.Lasting(
                    "attack",
                    (
                        mod.Change("you", "combat", 2),
                        mod.DealsMore("you", 1, condition=Matches("that", HasAttacked())),
                    ),
                ),
                fx.TakeAction("fight"),
            ),
            (price.Actions(),),
            "fight",
        ),
    ),
)
IN_HARMS_WAY = core(
    "12003",
    "treachery",
    ("In Harm's Way", "In der Gefahrenzone"),
    number=3,
    subtype="weakness",
    traits=("Flaw",),
    abilities=(
        DeckOnly("Daniela Reyes"),
        Revelation((fx.PutIntoPlay("this", "threat"),)),
        Forced(
            On("after", "deals-damage", who=Is("you"), card=Kind("enemy")),
            (
                fx.Deal(1),
                fx.PlaceTokens("damage"),
                fx.If(AtLeast(TokensOn("damage"), 3), (fx.Discard("this"),)),
            ),
        ),
        Forced(On("when", "game-ends"), (fx.Trauma("physical"),)),
    ),
)


def _bodyguard(code: str, number: int, level: int, health: int, sanity: int, damage: int) -> Printed:
    return core(
        code,
        "asset",
        ("Bodyguard", "Leibwächter"),
        number=number,
        classes=("guardian",),
        traits=("Ally",),
        cost=3,
        level=level,
        icons={"combat": 1, "wild": 1} if level else {"combat": 1},
        slots=("ally",),
        health=Value(health),
        sanity=Value(sanity),
        abilities=(
            Constant((mod.MayAssignTo(AllOf((SOMEBODY_HERE, Other("you"))), "damage"),)),
            Reaction(
                On("when", "is-defeated", card=Is("this")), (fx.Deal(damage, target=Choose(ENEMY_HERE)),)
            ),
        ),
    )


BODYGUARD = _bodyguard("12016", 16, 0, 2, 1, 1)
ENDURANCE = core(
    "12017",
    "asset",
    ("Endurance", "Durchhaltevermögen"),
    number=17,
    classes=("guardian",),
    traits=("Talent",),
    cost=2,
    level=0,
    icons={"combat": 1, "agility": 1},
    abilities=(spend_to_add("combat", ATTACK_OR_EVASION), spend_to_add("agility", ATTACK_OR_EVASION)),
)
LOGAN_HASTINGS = core(
    "12018",
    "asset",
    ("Logan Hastings", "Logan Hastings"),
    ("Bounty Hunter", "Kopfgeldjäger"),
    number=18,
    classes=("guardian",),
    traits=("Ally", "Hunter"),
    unique=True,
    cost=4,
    level=0,
    icons={"combat": 1},
    slots=("ally",),
    health=Value(2),
    sanity=Value(1),
    abilities=(
        Constant((mod.Change("you", "combat", 1),)),
        Reaction(
            On("after", "is-defeated", who=Is("you"), card=Kind("enemy")),
            (fx.GainResources(1),),
            (price.Exhaust(),),
        ),
    ),
)
M1911 = core(
    "12019",
    "asset",
    ("M1911", "M1911"),
    number=19,
    classes=("guardian",),
    traits=("Item", "Weapon", "Firearm"),
    cost=3,
    level=0,
    icons={"agility": 1},
    slots=("hand",),
    abilities=(
        Keyword("uses", 4, "ammo"),
        Action(
            (
                fx.Lasting("attack", (mod.Change("you", "combat", 1), mod.DealsMore("you", 1))),
                fx.TakeAction("fight"),
            ),
            (price.Actions(), price.SpendUses(1, "ammo")),
            "fight",
        ),
    ),
)
MACHETE = core(
    "12020",
    "asset",
    ("Machete", "Machete"),
    number=20,
    classes=("guardian",),
    traits=("Item", "Weapon", "Melee"),
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    abilities=(
        Action(
            (
                fx.Lasting("attack", (mod.Change("you", "combat", 1),)),
                fx.TakeAction(
                    "fight",
                    success=(
                        fx.If(
                            Both(
                                (
                                    Matches("that", EngagedWith()),
                                    Unless(Exists(AllOf((Kind("enemy"), EngagedWith(), Other("that"))))),
                                )
                            ),
                            (fx.May((_harder(1),), price.Exhaust()),),
                        ),
                    ),
                ),
            ),
            (price.Actions(),),
            "fight",
        ),
    ),
)
RESILIENCE = core(
    "12021",
    "asset",
    ("Resilience", "Unverwüstlichkeit"),
    number=21,
    classes=("guardian",),
    traits=("Talent",),
    cost=3,
    level=0,
    icons={"willpower": 1},
    health=Value(2),
    sanity=Value(2),
)
LESSON_LEARNED = core(
    "12022",
    "event",
    ("Lesson Learned", "Lektion gelernt"),
    number=22,
    classes=("guardian",),
    traits=("Insight", "Spirit"),
    cost=1,
    level=0,
    icons={"intellect": 1, "combat": 1},
    abilities=(
        Keyword("fast"),
        Play((fx.DiscoverClues(1),), On("after", "attacks", who=Is("you"), card=Kind("enemy"))),
    ),
)
RIGHT_TOOL_FOR_THE_JOB = core(
    "12023",
    "event",
    ("Right Tool for the Job", "Das passende Werkzeug"),
    number=23,
    classes=("guardian",),
    traits=("Insight",),
    cost=1,
    level=0,
    icons={"intellect": 1},
    abilities=(Play((fx.Search(AllOf((Kind("asset"), AnyOf((Trait("Tool"), Trait("Weapon"))))), top=9),)),),
)
SCENE_OF_THE_CRIME = core(
    "12024",
    "event",
    ("Scene of the Crime", "Tatort"),
    number=24,
    classes=("guardian",),
    traits=("Insight", "Bold"),
    cost=2,
    level=0,
    icons={"intellect": 1, "combat": 1},
    abilities=(
        Play(
            (fx.DiscoverClues(Given(Exists(ENEMY_HERE), 2, 1)),),
            condition=FirstAction(),
            safe=True,
        ),
    ),
)
VICIOUS_BLOW = core(
    "12025",
    "skill",
    ("Vicious Blow", "Brutaler Schlag"),
    number=25,
    classes=("guardian",),
    traits=("Practiced",),
    level=0,
    icons={"combat": 1},
    abilities=(
        Forced(
            On("at", "test-succeeds", condition=DuringTest(kind="fight", yours=False)),
            (fx.Lasting("attack", (mod.DealsMore("who", 1),)),),
        ),
    ),
)
COUNTERATTACK = core(
    "12026",
    "event",
    ("Counterattack", "Konter"),
    number=26,
    classes=("guardian",),
    traits=("Spirit", "Tactic"),
    cost=1,
    level=1,
    icons={"combat": 1, "agility": 1},
    abilities=(
        Keyword("fast"),
        Play(
            (fx.Cancel(), fx.Deal(1, target="that")),
            On("when", "attacks", who=SOMEBODY_HERE, card=Kind("enemy")),
        ),
    ),
)
BODYGUARD_2 = _bodyguard("12027", 27, 2, 3, 2, 2)
SLEDGEHAMMER_3 = core(
    "12028",
    "asset",
    ("Sledgehammer", "Vorschlaghammer"),
    number=28,
    classes=("guardian",),
    traits=("Item", "Tool", "Weapon", "Melee"),
    cost=3,
    level=3,
    icons={"combat": 2},
    slots=("hand", "hand"),
    abilities=(
        Action((_harder(1), fx.TakeAction("fight")), (price.Actions(),), "fight"),
        Action(
            (
                fx.Lasting("attack", (mod.Change("you", "combat", 3),)),
                fx.TakeAction("fight", success=(fx.May((_harder(2),), price.Exhaust()),)),
            ),
            (price.Actions(2),),
            "fight",
        ),
    ),
)
WINCHESTER_MODEL_12_5 = core(
    "12029",
    "asset",
    ("Winchester Model 12", "Winchester Model 12"),
    number=29,
    classes=("guardian",),
    traits=("Item", "Weapon", "Firearm"),
    cost=4,
    level=5,
    icons={"combat": 2},
    slots=("hand", "hand"),
    abilities=(
        Keyword("uses", 3, "ammo"),
        Action(
            (
                fx.Lasting("attack", (mod.Change("you", "combat", 3),)),
                fx.TakeAction(
                    "fight",
                    success=(fx.Lasting("attack", (mod.DealsMore("you", AtMost(SucceededBy(), 4)),)),),
                    failure=(
                        fx.If(
                            Both((Matches("that", Engaged()), Unless(Matches("that", EngagedWith())))),
                            (fx.Lasting("attack", (mod.AttackDeals("you", AtMost(FailedBy(), 5)),)),),
                        ),
                    ),
                ),
            ),
            (price.Actions(), price.SpendUses(1, "ammo")),
            "fight",
        ),
    ),
)

CARDS: tuple[Printed, ...] = (
    DANIELA_REYES,
    DANIELAS_WRENCH,
    IN_HARMS_WAY,
    BODYGUARD,
    ENDURANCE,
    LOGAN_HASTINGS,
    M1911,
    MACHETE,
    RESILIENCE,
    LESSON_LEARNED,
    RIGHT_TOOL_FOR_THE_JOB,
    SCENE_OF_THE_CRIME,
    VICIOUS_BLOW,
    COUNTERATTACK,
    BODYGUARD_2,
    SLEDGEHAMMER_3,
    WINCHESTER_MODEL_12_5,
)
