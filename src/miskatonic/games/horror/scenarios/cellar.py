"""What Sleeps Below: a small practice scenario of our own, to learn the rules with one to four
investigators.
"""

from miskatonic.games.horror.printed import Printed, Scenario, Value
from miskatonic.games.horror.rules import Deck
from miskatonic.games.horror.scenarios import Chest
from miskatonic.games.horror.scenarios.cellar_players import COMMON, INVESTIGATORS, OWN, PLAYER_CARDS
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    Action,
    AttachRule,
    Constant,
    Forced,
    Haunted,
    Keyword,
    Objective,
    Revelation,
    Symbol,
)
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import (
    AllOf,
    At,
    Choose,
    CountOf,
    FailedBy,
    InZone,
    Is,
    Kind,
    Most,
    Named,
    Nearest,
    Times,
)
from miskatonic.games.horror.words.triggers import On

# Locations

PORCH = Printed(
    "porch",
    "location",
    ("Sagging Porch", "Morsche Veranda"),
    symbol="porch",
    connections=("hall",),
    shroud=Value(1),
    clues=Value(0),
    starts_revealed=True,
    abilities=(Action((fx.TakeAction("resign"),), (price.Actions(),), "resign"),),
)
HALL = Printed(
    "hall",
    "location",
    ("Entrance Hall", "Diele"),
    symbol="hall",
    connections=("porch", "library", "kitchen", "cellar"),
    shroud=Value(2),
    clues=Value(1, each=True),
)
LIBRARY = Printed(
    "library",
    "location",
    ("Damp Library", "Feuchte Bibliothek"),
    symbol="library",
    connections=("hall",),
    shroud=Value(3),
    clues=Value(2, each=True),
    abilities=(Keyword("victory", 1), Haunted((fx.Deal(0, 1),))),
)
KITCHEN = Printed(
    "kitchen",
    "location",
    ("Cold Kitchen", "Kalte Küche"),
    symbol="kitchen",
    connections=("hall", "cellar"),
    shroud=Value(2),
    clues=Value(1, each=True),
)
CELLAR = Printed(
    "cellar",
    "location",
    ("Flooded Cellar", "Gefluteter Keller"),
    symbol="cellar",
    connections=("hall",),
    shroud=Value(4),
    clues=Value(1, each=True),
    abilities=(Forced(On("after", "enters-location", card=Is("this")), (fx.Deal(0, 1, "who"),)),),
)

# Acts and agendas

ACT_1 = Printed(
    "act-1",
    "act",
    ("The Quiet House", "Das stille Haus"),
    stage=1,
    threshold=Value(2, each=True),
    reverse=(
        fx.Spawn(
            Choose(AllOf((InZone("aside"), Named("The Thing in the Water")))), Choose(Named("Flooded Cellar"))
        ),
    ),
)
ACT_2 = Printed(
    "act-2",
    "act",
    ("What Sleeps Below", "Was unten schläft"),
    stage=2,
    abilities=(Objective(On("after", "is-defeated", card=Named("The Thing in the Water"))),),
    reverse=(fx.Resolution(1),),
)
AGENDA_1 = Printed(
    "agenda-1",
    "agenda",
    ("The Water Rises", "Das Wasser steigt"),
    stage=1,
    threshold=Value(6),
    reverse=(fx.EachInvestigator((fx.Test(("willpower",), 3, (), (fx.Deal(0, FailedBy()),)),)),),
)
AGENDA_2 = Printed(
    "agenda-2",
    "agenda",
    ("The Water Wakes", "Das Wasser erwacht"),
    stage=2,
    threshold=Value(8),
    reverse=(fx.Resolution(2),),
)

# Encounter cards

THING = Printed(
    "thing",
    "enemy",
    ("The Thing in the Water", "Das Ding im Wasser"),
    unique=True,
    traits=("Monster", "Elite"),
    fight=Value(3),
    evade=Value(3),
    health=Value(2, each=True),
    damage=1,
    horror=1,
    abilities=(Keyword("massive"), Keyword("retaliate"), Keyword("victory", 1)),
)
RAT = Printed(
    "rat",
    "enemy",
    ("Drowned Rat", "Ertrunkene Ratte"),
    traits=("Creature",),
    fight=Value(1),
    evade=Value(3),
    health=Value(1),
    damage=1,
)
LODGER = Printed(
    "lodger",
    "enemy",
    ("Sleepwalking Lodger", "Schlafwandelnder Mieter"),
    traits=("Humanoid",),
    fight=Value(2),
    evade=Value(2),
    health=Value(2),
    damage=1,
    horror=1,
    abilities=(Keyword("hunter"),),
)
SHAPE = Printed(
    "shape",
    "enemy",
    ("Pale Shape", "Bleiche Gestalt"),
    traits=("Monster",),
    fight=Value(3),
    evade=Value(1),
    health=Value(3),
    damage=1,
    horror=1,
    abilities=(
        Keyword("hunter"),
        Keyword("prey", what=Most("willpower", Kind("investigator"))),
        Keyword("alert"),
    ),
)
HERALD = Printed(
    "herald",
    "enemy",
    ("Dripping Herald", "Triefender Bote"),
    traits=("Humanoid", "Cultist"),
    fight=Value(2),
    evade=Value(3),
    health=Value(2),
    horror=1,
    abilities=(
        Keyword("aloof"),
        Keyword("spawn", what=Named("Cold Kitchen")),
        Keyword("doomed"),
        Revelation((fx.PlaceDoom(1, "this"),)),
    ),
)
EEL = Printed(
    "eel",
    "enemy",
    ("Blind Eel", "Blinder Aal"),
    traits=("Creature",),
    fight=Value(2),
    evade=Value(2),
    health=Value(1),
    damage=1,
    abilities=(Keyword("elusive"), Keyword("patrol", what=Named("Flooded Cellar"))),
)
DRAUGHT = Printed(
    "draught",
    "treachery",
    ("Icy Draught", "Eisiger Luftzug"),
    traits=("Hazard",),
    abilities=(Revelation((fx.Test(("agility",), 3, (), (fx.Deal(FailedBy()),)),)),),
)
WHISPER = Printed(
    "whisper",
    "treachery",
    ("Voice in the Pipes", "Stimme in den Rohren"),
    traits=("Terror",),
    abilities=(Keyword("peril"), Revelation((fx.Test(("willpower",), 3, (), (fx.Deal(0, FailedBy()),)),))),
)
SEEPING = Printed(
    "seeping",
    "treachery",
    ("Seeping Wall", "Sickernde Wand"),
    traits=("Hazard",),
    abilities=(
        AttachRule(Kind("location")),
        Revelation(
            (
                fx.Attach(
                    Choose(Nearest(Kind("location"))),
                ),
            )
        ),
        Constant((Change(At("this"), "shroud", 1),)),
    ),
)
DREAD = Printed(
    "dread",
    "treachery",
    ("Unnamed Dread", "Namenloses Grauen"),
    traits=("Terror",),
    abilities=(
        Keyword("hidden"),
        Keyword("peril"),
        Revelation((fx.AddToHand("this"),)),
        Constant((Change("you", "willpower", -1),)),
        Action((fx.Discard("this"), fx.Deal(0, 1)), (price.Actions(),)),
    ),
)
TIDE = Printed(
    "tide",
    "treachery",
    ("Rising Tide", "Steigende Flut"),
    traits=("Omen",),
    abilities=(Keyword("surge"), Revelation((fx.DoomOnAgenda(1),))),
)
PACT = Printed(
    "pact",
    "treachery",
    ("A Bad Bargain", "Ein schlechter Handel"),
    traits=("Pact",),
    abilities=(Revelation((fx.Choice(((fx.Deal(1, 1),), (fx.DoomOnAgenda(1),))),)),),
)

OVERVIEW = Printed(
    "below",
    "reference",
    ("What Sleeps Below", "Was unten schläft"),
    abilities=(
        Symbol("skull", -1, failure=(fx.Deal(0, 1),)),
        Symbol("cultist", Times(-1, CountOf(Kind("enemy")))),
        Symbol("tablet", -2, failure=(fx.Deal(1),)),
        Symbol("elder-thing", -3),
        Symbol("skull", -2, failure=(fx.Deal(0, 1),), hard=True),
        Symbol("cultist", -3, hard=True),
        Symbol("tablet", -3, failure=(fx.Deal(1),), hard=True),
        Symbol("elder-thing", -4, failure=(fx.DoomOnAgenda(1),), hard=True),
    ),
)

SYMBOLS = ("skull", "skull", "cultist", "tablet", "elder-thing", "auto-fail", "elder-sign")
SCENARIO = Scenario(
    "cellar",
    ("What Sleeps Below", "Was unten schläft"),
    acts=("act-1", "act-2"),
    agendas=("agenda-1", "agenda-2"),
    reference="below",
    locations=("porch", "hall", "library", "kitchen", "cellar"),
    start="porch",
    encounter={
        "rat": 3,
        "lodger": 2,
        "shape": 1,
        "herald": 2,
        "eel": 2,
        "draught": 3,
        "whisper": 3,
        "seeping": 2,
        "dread": 2,
        "tide": 2,
        "pact": 2,
    },
    bags={
        "easy": ("+1", "+1", "0", "0", "0", "-1", "-1", "-2", *SYMBOLS),
        "standard": ("+1", "0", "0", "-1", "-1", "-2", "-2", "-3", *SYMBOLS),
        "hard": ("0", "0", "-1", "-1", "-2", "-3", "-3", "-4", *SYMBOLS),
        "expert": ("0", "-1", "-2", "-2", "-3", "-4", "-5", "-6", *SYMBOLS),
    },
    aside=("thing",),
    resolutions={
        0: ("nobody came back up", "niemand kam wieder herauf"),
        1: ("the water is still", "das Wasser ist still"),
        2: ("the water has come up the stairs", "das Wasser ist die Treppe heraufgekommen"),
    },
    lost=(2,),
    layout={"porch": (0, 1), "hall": (1, 1), "library": (1, 0), "kitchen": (2, 1), "cellar": (1, 2)},
)

BOX = (
    *INVESTIGATORS,
    *PLAYER_CARDS,
    PORCH,
    HALL,
    LIBRARY,
    KITCHEN,
    CELLAR,
    ACT_1,
    ACT_2,
    AGENDA_1,
    AGENDA_2,
    THING,
    RAT,
    LODGER,
    SHAPE,
    HERALD,
    EEL,
    DRAUGHT,
    WHISPER,
    SEEPING,
    DREAD,
    TIDE,
    PACT,
    OVERVIEW,
)
CHEST = Chest(
    SCENARIO,
    BOX,
    tuple(Deck(each.code, tuple(card.code for card in (*COMMON, *OWN[each.code]))) for each in INVESTIGATORS),
)
