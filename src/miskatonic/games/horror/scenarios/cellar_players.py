"""Investigators and player cards of the practice scenario: our own people and things, one of almost every
kind.
"""

from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import (
    Action,
    Constant,
    CopyLimit,
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
    At,
    Choose,
    Connecting,
    DuringTest,
    Is,
    Kind,
    Ready,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import Limit, On

ENEMY_HERE = Choose(AllOf((Kind("enemy"), At())))
ALLY_OR_SELF = Choose(AllOf((Kind("investigator"), At())))


def _skills(willpower: int, intellect: int, combat: int, agility: int) -> dict[str, int]:
    return {"willpower": willpower, "intellect": intellect, "combat": combat, "agility": agility}


EDDA = Printed(
    "edda",
    "investigator",
    ("Edda Marsh", "Edda Marsh"),
    ("The Archivist", "Die Archivarin"),
    classes=("seeker",),
    traits=("Scholar",),
    unique=True,
    skills=_skills(3, 4, 2, 3),
    health=Value(7),
    sanity=Value(8),
    abilities=(
        Reaction(On("after", "investigates", who=Is("you")), (fx.GainResources(1),), limit=Limit(1, "round")),
        ElderSign(1, success=(fx.Draw(1),)),
    ),
)
TOM = Printed(
    "tom",
    "investigator",
    ("Tom Pike", "Tom Pike"),
    ("The Trawlerman", "Der Trawlerfischer"),
    classes=("guardian",),
    traits=("Drifter",),
    unique=True,
    skills=_skills(3, 2, 4, 3),
    health=Value(9),
    sanity=Value(6),
    abilities=(
        Reaction(
            On("after", "is-defeated", who=Is("you"), card=Kind("enemy")),
            (fx.Draw(1),),
            limit=Limit(1, "round"),
        ),
        ElderSign(1, (fx.Heal("damage", 1),)),
    ),
)
NELL = Printed(
    "nell",
    "investigator",
    ("Nell Frost", "Nell Frost"),
    ("The Runaway", "Die Ausreißerin"),
    classes=("rogue",),
    traits=("Drifter",),
    unique=True,
    skills=_skills(2, 3, 3, 4),
    health=Value(7),
    sanity=Value(7),
    abilities=(
        Reaction(
            On("after", "evades", who=Is("you")), (fx.Move(Choose(Connecting())),), limit=Limit(1, "round")
        ),
        ElderSign(2),
    ),
)
AMOS = Printed(
    "amos",
    "investigator",
    ("Amos Gale", "Amos Gale"),
    ("The Preacher", "Der Prediger"),
    classes=("mystic",),
    traits=("Believer",),
    unique=True,
    skills=_skills(5, 2, 2, 3),
    health=Value(6),
    sanity=Value(9),
    abilities=(
        Free((fx.Heal("horror", 1, ALLY_OR_SELF),), (price.Resources(1),), limit=Limit(1, "round")),
        ElderSign(0, success=(fx.Heal("horror", 1),)),
    ),
)

INVESTIGATORS = (EDDA, TOM, NELL, AMOS)

CROWBAR = Printed(
    "crowbar",
    "asset",
    ("Crowbar", "Brechstange"),
    traits=("Item", "Weapon"),
    cost=2,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    abilities=(
        Action((fx.TakeAction("fight", ("combat",)),), (price.Actions(),), "fight"),
        Constant((mod.Change("you", "combat", 1, DuringTest("combat", "fight")),)),
    ),
)
REVOLVER = Printed(
    "revolver",
    "asset",
    ("Service Revolver", "Dienstrevolver"),
    traits=("Item", "Weapon", "Firearm"),
    cost=3,
    level=0,
    icons={"agility": 1},
    slots=("hand",),
    abilities=(
        Keyword("uses", 3, "ammo"),
        Action(
            (fx.TakeAction("fight", ("combat",), success=(fx.Deal(1, target="that"),)),),
            (price.Actions(), price.SpendUses(1, "ammo")),
            "fight",
        ),
    ),
)
STORM_LAMP = Printed(
    "storm-lamp",
    "asset",
    ("Storm Lamp", "Sturmlaterne"),
    traits=("Item",),
    cost=2,
    level=0,
    icons={"intellect": 1},
    slots=("hand",),
    abilities=(
        Keyword("fast"),
        Constant((mod.Change("you", "intellect", 1, DuringTest("intellect", "investigate")),)),
    ),
)
OLD_FRIEND = Printed(
    "old-friend",
    "asset",
    ("Old Friend", "Alter Freund"),
    traits=("Ally",),
    cost=3,
    level=0,
    icons={"willpower": 1},
    slots=("ally",),
    health=Value(2),
    sanity=Value(2),
    abilities=(Constant((mod.Change("you", "willpower", 1),)),),
)
GUARD_DOG = Printed(
    "guard-dog",
    "asset",
    ("Yard Dog", "Hofhund"),
    traits=("Ally", "Creature"),
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("ally",),
    health=Value(3),
    sanity=Value(1),
    abilities=(
        Reaction(
            On("after", "attacks", who=Is("you"), card=Kind("enemy")),
            (fx.Deal(1, target="that"),),
            (price.Exhaust(),),
        ),
    ),
)
ROSARY = Printed(
    "amulet",
    "asset",
    ("Driftwood Amulet", "Treibholz-Amulett"),
    traits=("Item", "Charm"),
    cost=1,
    level=0,
    icons={"willpower": 1},
    slots=("accessory",),
    abilities=(
        Free(
            (fx.Lasting("test", (mod.Change("you", "willpower", 2),)),),
            (price.Exhaust(),),
            condition=DuringTest("willpower"),
        ),
    ),
)
NOTES = Printed(
    "notes",
    "asset",
    ("Salvaged Notes", "Gerettete Notizen"),
    traits=("Item", "Tome"),
    cost=2,
    level=0,
    icons={"intellect": 1},
    slots=("hand",),
    abilities=(
        Keyword("uses", 3, "secrets"),
        Action((fx.DiscoverClues(1),), (price.Actions(), price.SpendUses(1, "secrets"), price.Exhaust())),
    ),
)
BANDAGES = Printed(
    "bandages",
    "event",
    ("Clean Bandages", "Saubere Verbände"),
    traits=("Supply",),
    cost=1,
    level=0,
    icons={"willpower": 1, "agility": 1},
    abilities=(Play((fx.Heal("damage", 2, ALLY_OR_SELF),)),),
)
QUICK_THINKING = Printed(
    "quick",
    "event",
    ("Quick Thinking", "Schneller Einfall"),
    traits=("Insight",),
    cost=1,
    level=0,
    icons={"intellect": 1},
    abilities=(Keyword("fast"), Play((fx.Draw(2),), condition=YourTurn())),
)
BACK_DOOR = Printed(
    "back-door",
    "event",
    ("Out the Back", "Hinten hinaus"),
    traits=("Trick",),
    cost=1,
    level=0,
    icons={"agility": 2},
    abilities=(Play((fx.Evade(Choose(AllOf((Kind("enemy"), At(), Ready())))),)),),
)
WARDING = Printed(
    "warding",
    "event",
    ("Muttered Warding", "Gemurmelter Bann"),
    traits=("Spell",),
    cost=1,
    level=0,
    icons={"willpower": 1},
    abilities=(
        Keyword("fast"),
        Play(
            (fx.Cancel(), fx.Deal(0, 1)),
            On("when", "resolves-revelation", who=Is("you"), card=Kind("treachery")),
        ),
    ),
)
STRIKE = Printed(
    "strike",
    "event",
    ("All or Nothing", "Alles oder nichts"),
    traits=("Tactic",),
    cost=2,
    level=0,
    icons={"combat": 2},
    abilities=(
        Play(
            (fx.TakeAction("fight", ("combat",), success=(fx.Deal(2, target="that"),)),), designator="fight"
        ),
    ),
)
NERVE = Printed(
    "nerve",
    "skill",
    ("Steady Nerve", "Ruhige Nerven"),
    traits=("Innate",),
    level=0,
    icons={"wild": 2},
    abilities=(CopyLimit(1, "test", committed=True),),
)
HUNCH = Printed(
    "hunch",
    "skill",
    ("Second Look", "Zweiter Blick"),
    traits=("Practiced",),
    level=0,
    icons={"intellect": 2},
    abilities=(Forced(On("at", "test-succeeds", least=2), (fx.Draw(1),)),),
)
GRIT = Printed(
    "grit",
    "skill",
    ("Grit", "Zähigkeit"),
    traits=("Innate",),
    level=0,
    icons={"willpower": 1, "combat": 1},
    abilities=(Forced(On("at", "test-fails"), (fx.GainResources(1),)),),
)
NIGHTMARE = Printed(
    "nightmare",
    "treachery",
    ("Recurring Dream", "Wiederkehrender Traum"),
    subtype="weakness",
    traits=("Madness",),
    abilities=(
        Revelation((fx.PutIntoPlay("this", "threat"),)),
        Forced(On("at", "turn-ends", who=Is("you")), (fx.Deal(0, 1),)),
        Action((fx.Test(("willpower",), 3, (fx.Discard("this"),)),), (price.Actions(),)),
    ),
)
CREDITOR = Printed(
    "creditor",
    "enemy",
    ("Patient Creditor", "Geduldiger Gläubiger"),
    subtype="basic-weakness",
    traits=("Humanoid",),
    fight=Value(3),
    evade=Value(2),
    health=Value(3),
    damage=1,
    horror=0,
    abilities=(
        Keyword("hunter"),
        Action((fx.Discard("this"),), (price.Actions(), price.Resources(4)), "parley"),
    ),
)

PLAYER_CARDS = (
    CROWBAR,
    REVOLVER,
    STORM_LAMP,
    OLD_FRIEND,
    GUARD_DOG,
    ROSARY,
    NOTES,
    BANDAGES,
    QUICK_THINKING,
    BACK_DOOR,
    WARDING,
    STRIKE,
    NERVE,
    HUNCH,
    GRIT,
    NIGHTMARE,
    CREDITOR,
)

COMMON = (BANDAGES, QUICK_THINKING, NERVE, NERVE, GRIT, OLD_FRIEND, WARDING, CROWBAR)
OWN = {
    EDDA.code: (STORM_LAMP, STORM_LAMP, NOTES, NOTES, HUNCH, HUNCH, QUICK_THINKING, BACK_DOOR, NIGHTMARE),
    TOM.code: (REVOLVER, REVOLVER, CROWBAR, GUARD_DOG, GUARD_DOG, STRIKE, STRIKE, GRIT, CREDITOR),
    NELL.code: (BACK_DOOR, BACK_DOOR, STORM_LAMP, REVOLVER, STRIKE, HUNCH, QUICK_THINKING, GRIT, CREDITOR),
    AMOS.code: (ROSARY, ROSARY, WARDING, OLD_FRIEND, BANDAGES, STORM_LAMP, NOTES, GRIT, NIGHTMARE),
}
