"""Survivor cards of the core box, with Isabelle Barnes and her signature cards. Not for rules."""

from miskatonic.games.horror.cards.core import core, spend_to_add
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed, Value
from miskatonic.games.horror.words import chaos
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
    Revelation,
)
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    At,
    Choose,
    DuringTest,
    Each,
    Fewer,
    Given,
    InZone,
    Is,
    Kind,
    Not,
    Other,
    ScenarioCard,
    StatOf,
    TestOn,
    TokenRevealed,
    Trait,
    WithStat,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import Limit, On

TOOL_OR_WEAPON = AllOf((Kind("asset"), AnyOf((Trait("Tool"), Trait("Weapon")))))
ON_SCENARIO_CARD = TestOn(ScenarioCard())


def _sanity_left(most: int) -> Fewer:
    """You have at most so much remaining sanity."""
    return Fewer(StatOf("remaining-sanity"), most + 1)


ISABELLE_BARNES = core(
    "12013",
    "investigator",
    ("Isabelle Barnes", "Isabelle Barnes"),
    ("The Returned", "Die Zurückgekehrte"),
    number=13,
    classes=("survivor",),
    traits=("Chosen", "Hunter"),
    unique=True,
    skills={"willpower": 4, "intellect": 2, "combat": 3, "agility": 3},
    health=Value(5),
    sanity=Value(9),
    deck=DeckRules(
        (DeckOption(("survivor",), neutral=True), DeckOption(("mystic",), most=2)), ("12014", "12015")
    ),
    abilities=(
        Free(
            (
                fx.Then(
                    (chaos.Commit(Choose(AllOf((Kind("skill"), InZone("discard"))))),),
                    (fx.Delayed(On("after", "test-ends"), (fx.ShuffleInto("chosen"),), "test"),),
                ),
            ),
            (price.Suffer(horror=1, direct=True),),
            Limit(1, "round"),
            DuringTest(),
        ),
        ElderSign(1, success=(fx.Heal("horror", 1),)),
    ),
)
ISABELLES_TWIN_45S = core(
    "12014",
    "asset",
    ("Isabelle's Twin .45s", "Isabelles Zwillings-45er"),
    ("Loaded with Vengeance", "Mit Vergeltung geladen"),
    number=14,
    classes=("survivor",),
    traits=("Item", "Weapon", "Firearm"),
    unique=True,
    cost=4,
    icons={"combat": 1, "agility": 1, "wild": 1},
    slots=("hand", "hand"),
    abilities=(
        DeckOnly("Isabelle Barnes"),
        Keyword("uses", 6, "ammo"),
        Action(
            (
                fx.Lasting("attack", (mod.Change("you", "combat", 1), mod.DealsMore("you", 1))),
                fx.TakeAction("fight"),
            ),
            (price.Actions(), price.SpendUses(1, "ammo")),
            "fight",
        ),
        Reaction(
            On("after", "activates", who=Is("you"), card=Is("this")),
            (
                fx.Lasting("attack", (mod.Change("you", "agility", 1), mod.DealsMore("you", 1))),
                fx.TakeAction("fight", ("agility",)),
            ),
            (price.SpendUses(1, "ammo"), price.Exhaust()),
        ),
    ),
)
BREAKING_POINT = core(
    "12015",
    "treachery",
    ("Breaking Point", "Bruchpunkt"),
    number=15,
    subtype="weakness",
    traits=("Hardship",),
    abilities=(
        DeckOnly("Isabelle Barnes"),
        Revelation(
            (
                fx.Then(
                    (fx.Deal(1, direct=True),),
                    (
                        fx.If(
                            _sanity_left(6),
                            (
                                fx.Then(
                                    (fx.Deal(1, direct=True),),
                                    (fx.If(_sanity_left(3), (fx.Deal(1, direct=True),)),),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
)
ALEKSEY_SABUROV = core(
    "12072",
    "asset",
    ("Aleksey Saburov", "Aleksey Saburov"),
    ("Always on the Mend", "Auf dem Weg der Besserung"),
    number=72,
    classes=("survivor",),
    traits=("Ally",),
    unique=True,
    cost=3,
    level=0,
    icons={"willpower": 1},
    slots=("ally",),
    health=Value(2),
    sanity=Value(2),
    abilities=(
        Reaction(
            On("when", "turn-begins", who=Is("you")),
            (fx.Choice(((fx.Heal("damage", 1, "this"),), (fx.Heal("horror", 1, "this"),))),),
        ),
    ),
)
BANDAGES = core(
    "12073",
    "asset",
    ("Bandages", "Wundverbände"),
    number=73,
    classes=("survivor",),
    traits=("Item",),
    cost=2,
    level=0,
    icons={"agility": 1},
    abilities=(
        Keyword("uses", 3, "supplies", discard=True),
        Reaction(
            On(
                "after",
                "takes-damage",
                card=AllOf((AnyOf((Kind("investigator"), AllOf((Kind("asset"), Trait("Ally"))))), At())),
            ),
            (fx.Heal("damage", 1, "that"),),
            (price.SpendUses(1, "supplies"),),
        ),
    ),
)
HUNTERS_INSTINCT = core(
    "12074",
    "asset",
    ("Hunter's Instinct", "Jägerinstinkt"),
    number=74,
    classes=("survivor",),
    traits=("Talent",),
    cost=2,
    level=0,
    icons={"combat": 1, "agility": 1},
    abilities=(
        CopyLimit(1, "investigator"),
        Keyword("uses", 3, "supplies", discard=True),
        Reaction(
            On("after", "engages", who=Is("you"), card=Kind("enemy")),
            (fx.AddToHand(Choose(AllOf((Kind("event"), WithStat("level", 0, 0), InZone("discard"))))),),
            (price.SpendUses(1, "supplies"), price.Exhaust()),
        ),
    ),
)
JUMPSUIT = core(
    "12075",
    "asset",
    ("Jumpsuit", "Overall"),
    number=75,
    classes=("survivor",),
    traits=("Item", "Clothing"),
    cost=1,
    level=0,
    icons={"combat": 1},
    slots=("body",),
    health=Value(2),
    abilities=(
        Free(
            (fx.AddToHand(Choose(AllOf((TOOL_OR_WEAPON, InZone("discard"))))),),
            (price.Discard(),),
            condition=YourTurn(),
        ),
    ),
)


LEVELHEADED = core(
    "12076",
    "asset",
    ("Levelheaded", "Besonnen"),
    number=76,
    classes=("survivor",),
    traits=("Talent",),
    cost=2,
    level=0,
    icons={"willpower": 1, "agility": 1},
    abilities=(spend_to_add("willpower", ON_SCENARIO_CARD), spend_to_add("agility", ON_SCENARIO_CARD)),
)


def _cleaving(combat: int) -> tuple[Action, Reaction]:
    """The two abilities of a cleaver, with its bonus."""
    attack = Action(
        (
            fx.Lasting("attack", (mod.Change("you", "combat", Given(_sanity_left(3), combat + 1, combat)),)),
            fx.Delayed(
                On("after", "is-defeated", card=Kind("enemy"), other=Is("this")),
                (fx.May((fx.Heal("horror", 1),)),),
                "attack",
            ),
            fx.TakeAction("fight"),
        ),
        (price.Actions(),),
        "fight",
    )
    frenzy = Reaction(
        On("when", "activates", who=Is("you"), card=Is("this")),
        (fx.Lasting("attack", (mod.DealsMore("you", 1),)),),
        (price.Suffer(horror=1),),
    )
    return attack, frenzy


MEAT_CLEAVER = core(
    "12077",
    "asset",
    ("Meat Cleaver", "Fleischerbeil"),
    number=77,
    classes=("survivor",),
    traits=("Item", "Weapon", "Melee"),
    cost=3,
    level=0,
    icons={"willpower": 1},
    slots=("hand",),
    abilities=_cleaving(1),
)
LOOK_WHAT_I_FOUND = core(
    "12078",
    "event",
    ('"Look what I found!"', "„Sieh mal, was ich gefunden habe!“"),
    number=78,
    classes=("survivor",),
    traits=("Fortune",),
    cost=2,
    level=0,
    icons={"intellect": 2},
    abilities=(
        Keyword("fast"),
        Play(
            (fx.DiscoverClues(2),),
            On("after", "test-fails", who=Is("you"), condition=DuringTest(kind="investigate"), most=2),
        ),
    ),
)
SHOVE_OFF = core(
    "12079",
    "event",
    ('"Shove off!"', "„Verzieh dich!“"),
    number=79,
    classes=("survivor",),
    traits=("Tactic",),
    cost=1,
    level=0,
    icons={"combat": 1, "agility": 1},
    abilities=(
        Play(
            (
                fx.TakeAction(
                    "evade",
                    success=(fx.Deal(1, target="that"),),
                    failure=(fx.Delayed(On("at", "turn-ends", who=Is("you")), (fx.ReturnToHand("this"),)),),
                ),
            ),
            designator="evade",
        ),
    ),
)
SLIPPERY = core(
    "12080",
    "skill",
    ("Slippery", "Schwer zu greifen"),
    number=80,
    classes=("survivor",),
    traits=("Practiced",),
    level=0,
    icons={"agility": 1},
    abilities=(
        Forced(
            On(
                "at",
                "test-succeeds",
                card=AllOf((Kind("enemy"), Not(Trait("Elite")))),
                condition=DuringTest(kind="evade", yours=False),
            ),
            (fx.Lasting("next-upkeep", (mod.Cannot("that", "ready"),)),),
        ),
    ),
)
TIMELY_INTERVENTION = core(
    "12081",
    "skill",
    ("Timely Intervention", "Rechtzeitiges Eingreifen"),
    number=81,
    classes=("survivor",),
    traits=("Fortune",),
    level=0,
    icons={"willpower": 1, "agility": 1, "wild": 1},
    abilities=(
        CopyLimit(1, "test", committed=True),
        Constant((mod.CanBeCommitted(Is("this"), late=True, own=True),)),
    ),
)
SCRAPE_BY_1 = core(
    "12082",
    "event",
    ("Scrape By", "Vorbeischrammen"),
    number=82,
    classes=("survivor",),
    traits=("Fortune",),
    cost=1,
    level=1,
    icons={"wild": 1},
    abilities=(
        Keyword("fast"),
        Play(
            (chaos.SucceedInstead(), fx.If(TokenRevealed("symbol"), (fx.Deal(0, 1),))),
            On("would", "test-fails", who=Is("you"), condition=TokenRevealed("auto-fail", other=True)),
        ),
    ),
)
OLD_COMPASS_2 = core(
    "12083",
    "asset",
    ("Old Compass", "Alter Kompass"),
    number=83,
    classes=("survivor",),
    traits=("Item", "Tool"),
    cost=2,
    level=2,
    icons={"intellect": 2},
    slots=("hand",),
    abilities=(
        Action(
            (
                fx.Lasting("test", (mod.Change("location", "shroud", -1),)),
                fx.TakeAction(
                    "investigate",
                    failure=(
                        fx.May((chaos.TryAgain((mod.Change("location", "shroud", -2),)),), price.Exhaust()),
                    ),
                ),
            ),
            (price.Actions(),),
            "investigate",
        ),
    ),
)
ON_THE_BRINK_2 = core(
    "12084",
    "skill",
    ("On the Brink", "Kurz vor dem Abgrund"),
    number=84,
    classes=("survivor",),
    traits=("Gambit", "Desperate"),
    level=2,
    icons={"wild": 2},
    abilities=(
        CopyLimit(1, "test", committed=True),
        Forced(
            On("at", "test-fails"),
            (fx.ReturnToHand(Each(AllOf((InZone("committed"), Other())))), fx.Draw(1)),
        ),
    ),
)
MEAT_CLEAVER_3 = core(
    "12085",
    "asset",
    ("Meat Cleaver", "Fleischerbeil"),
    number=85,
    classes=("survivor",),
    traits=("Item", "Weapon", "Melee"),
    cost=2,
    level=3,
    icons={"willpower": 1, "combat": 1, "wild": 1},
    slots=("hand",),
    abilities=_cleaving(2),
)

CARDS: tuple[Printed, ...] = (
    ISABELLE_BARNES,
    ISABELLES_TWIN_45S,
    BREAKING_POINT,
    ALEKSEY_SABUROV,
    BANDAGES,
    HUNTERS_INSTINCT,
    JUMPSUIT,
    LEVELHEADED,
    MEAT_CLEAVER,
    LOOK_WHAT_I_FOUND,
    SHOVE_OFF,
    SLIPPERY,
    TIMELY_INTERVENTION,
    SCRAPE_BY_1,
    OLD_COMPASS_2,
    ON_THE_BRINK_2,
    MEAT_CLEAVER_3,
)
