"""Spreading Flames: the first scenario of the campaign *Brethren of Ash*, for one to four investigators.

Acts, agendas, scenario reference, setup and endings; the story is told by the messages named here. The
encounter sets it gathers are in `encounter`.
"""

from functools import partial

from miskatonic.games.horror.cards.core import aside, core
from miskatonic.games.horror.encounter import (
    ashen_pilgrims,
    bystanders,
    cosmic_evils,
    eldritch_lore,
    fire,
    hallucinations,
    mad_science,
    miskatonic_university,
)
from miskatonic.games.horror.encounter import spreading_flames as own
from miskatonic.games.horror.printed import Ending, Scenario, Value
from miskatonic.games.horror.scenarios import Chest
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Free, Objective, Symbol
from miskatonic.games.horror.words.chaos import RevealToken
from miskatonic.games.horror.words.modifiers import NoSlot
from miskatonic.games.horror.words.things import (
    AllAt,
    AllOf,
    At,
    AtLeast,
    AtPlace,
    Choose,
    Each,
    Everywhere,
    FailedBy,
    InZone,
    Is,
    Kind,
    Named,
    PerInvestigator,
    Plus,
    Stage,
    Times,
)
from miskatonic.games.horror.words.triggers import On

NAME = ("Spreading Flames", "Auflodernde Flammen")
agenda = partial(core, type="agenda", set=own.SET)
act = partial(core, type="act", set=own.SET)


SET_ASIDE_FIRE = AllOf((InZone("aside"), Named("Fire!")))
SERVANT = Named("Servant of Flame")
DRAW_FIRE = fx.DrawTopmost(Named("Fire!"))
END_OF_ROUND = On("at", "round-ends")

# The scenario reference

REFERENCE = core(
    "12105",
    "reference",
    NAME,
    number=105,
    set=own.SET,
    set_place=(1, 11),
    abilities=(
        Symbol("skull", Times(-1, Stage())),
        Symbol("tablet", -1, (RevealToken(),), failure=(fx.Deal(1),)),
        Symbol("elder-thing", -3, failure=(fx.If(AtLeast(FailedBy(), 2), (DRAW_FIRE,)),)),
        Symbol("skull", Times(-1, Plus(Stage(), 1)), hard=True),
        Symbol("tablet", -2, (RevealToken(),), failure=(fx.Deal(1),), hard=True),
        Symbol("elder-thing", -4, failure=(DRAW_FIRE,), hard=True),
    ),
)

# Agendas

SEND_HOME = Action(
    (fx.Test(("intellect",), 2, (fx.Discard(Choose(AllOf((Named("Bystander"), Kind("enemy"), At())))),)),),
    (price.Actions(),),
    "parley",
)
"""A bystander is talked into leaving."""

PAST_CURFEW = agenda(
    "12106",
    name=("Past Curfew", "Nach der Sperrstunde"),
    number=106,
    set_place=(2, 11),
    stage=1,
    threshold=Value(3),
    abilities=(SEND_HOME,),
    reverse=(fx.EachInvestigator((fx.Test(("willpower",), 3, failure=(fx.Deal(0, 1),)),)),),
    story="story-past-curfew",
    reverse_story="story-past-curfew-over",
)
LIT_UP = agenda(
    "12107",
    name=("Lit Up", "Hell erleuchtet"),
    number=107,
    set_place=(3, 11),
    stage=2,
    threshold=Value(5),
    abilities=(SEND_HOME,),
    reverse=(
        fx.Discard(Choose(SET_ASIDE_FIRE, 4)),
        fx.EachInvestigator((fx.Test(("agility",), 3, failure=(fx.Deal(1),)),)),
    ),
    story="story-lit-up",
    reverse_story="story-lit-up-over",
)
WILD_FLAMES = agenda(
    "12108",
    name=("Wild Flames", "Entfesselte Flammen"),
    number=108,
    set_place=(4, 11),
    stage=3,
    threshold=Value(10),
    abilities=(
        SEND_HOME,
        Forced(On("after", "places-doom", card=Is("this")), (fx.DrawTopmost(Named("Fire!"), "lead"),)),
    ),
    reverse=(
        fx.Trauma("physical", target=Each(Kind("investigator"))),
        fx.Defeat(Each(Kind("investigator"))),
    ),
    story="story-wild-flames",
    reverse_story="story-wild-flames-over",
)

# Acts

WHERE_THERES_SMOKE = act(
    "12109",
    name=("Where There's Smoke...", "Wo Rauch ist …"),
    number=109,
    set_place=(5, 11),
    stage=1,
    threshold=Value(2, each=True),
    abilities=(Objective(END_OF_ROUND, adds=True, may=True),),
    reverse=(
        fx.Discard(Each(Kind("enemy"))),
        fx.PlaceLocation(Each(aside("Dormitories", "Miskatonic Quad"))),
        fx.Spawn(Choose(aside("Servant of Flame")), Choose(Named("Dormitories"))),
        fx.Attach(Choose(AllOf((Kind("location"), Named("Your Friend's Room")))), Choose(SET_ASIDE_FIRE)),
        fx.Discard(Each(SET_ASIDE_FIRE)),
    ),
    story="story-where-theres-smoke",
    reverse_story="story-where-theres-smoke-over",
)
ESCAPE_THE_DORMS = act(
    "12110",
    name=("Escape the Dorms", "Raus aus dem Wohnheim"),
    number=110,
    set_place=(6, 11),
    stage=2,
    abilities=(Objective(condition=AllAt(Kind("investigator"), Named("Miskatonic Quad"))),),
    reverse=(
        fx.SetAside(Each(Everywhere(SERVANT))),
        fx.Discard(Each(Kind("enemy"))),
        fx.RemoveFromGame(Each(Named("Your Friend's Room"))),
        fx.PlaceLocation(Each(AllOf((InZone("aside"), Kind("location"))))),
    ),
    story="story-escape-the-dorms",
    reverse_story="story-escape-the-dorms-over",
)
SEARCHING_FOR_ARMITAGE = act(
    "12111",
    name=("Searching for Dr. Armitage", "Auf der Suche nach Dr. Armitage"),
    number=111,
    set_place=(7, 11),
    stage=3,
    threshold=Value(3, each=True),
    abilities=(
        Objective(
            END_OF_ROUND,
            adds=True,
            may=True,
            who=AllOf((Kind("investigator"), AtPlace(Named("Orne Library")))),
        ),
    ),
    reverse=(
        fx.Lasting("game", (NoSlot(Named("Dr. Henry Armitage")),)),
        fx.PutIntoPlay(Choose(aside("Dr. Henry Armitage")), under=Choose(Kind("investigator"))),
        fx.Spawn(Choose(aside("Servant of Flame")), Choose(Named("Miskatonic Quad"))),
        fx.PlaceClues(PerInvestigator(3), Choose(Named("Miskatonic Quad"))),
        fx.Search(Named("Fire!"), "encounter-and-discard", count=PerInvestigator(1), to="draw"),
    ),
    story="story-searching-for-armitage",
    reverse_story="story-searching-for-armitage-over",
)
BLAZE_OF_GLORY = act(
    "12112",
    name=("Blaze of Glory", "Im Glanz der Flammen"),
    number=112,
    set_place=(8, 11),
    stage=4,
    abilities=(
        Free(
            (fx.Deal(PerInvestigator(1), target=Choose(AllOf((Kind("enemy"), At())))),),
            (price.SpendClues(PerInvestigator(1), group=True),),
        ),
        Action((fx.TakeAction("resign"),), (price.Actions(),), "resign"),
        Objective(On("at", "is-defeated", card=SERVANT)),
    ),
    reverse=(fx.Resolution(1),),
    story="story-blaze-of-glory",
    reverse_story="story-blaze-of-glory-over",
)

# The scenario

SETS = (
    own,
    ashen_pilgrims,
    bystanders,
    cosmic_evils,
    eldritch_lore,
    fire,
    hallucinations,
    mad_science,
    miskatonic_university,
)
ENCOUNTER_DECK = (ashen_pilgrims, bystanders, cosmic_evils, eldritch_lore, hallucinations, mad_science)
SYMBOLS = ("skull", "skull", "tablet", "elder-thing", "auto-fail", "elder-sign")

SCENARIO = Scenario(
    "spreading_flames",
    NAME,
    acts=("12109", "12110", "12111", "12112"),
    agendas=("12106", "12107", "12108"),
    reference="12105",
    locations=(own.FRIENDS_ROOM.code,),
    start=own.FRIENDS_ROOM.code,
    encounter={
        **{code: count for each in ENCOUNTER_DECK for code, count in each.COPIES.items()},
        fire.NOXIOUS_SMOKE.code: 2,
    },
    bags={
        "easy": ("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2", *SYMBOLS),
        "standard": ("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4", *SYMBOLS),
        "hard": ("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5", *SYMBOLS),
        "expert": ("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8", *SYMBOLS),
    },
    aside=(
        *(card.code for card in miskatonic_university.CARDS),
        *(fire.FIRE.code,) * 5,
        own.ARMITAGE.code,
        own.SERVANT_OF_FLAME.code,
    ),
    resolutions={
        0: ("the university burned", "die Universität ist abgebrannt"),
        1: ("the masked pursuer is defeated", "der maskierte Verfolger ist besiegt"),
        2: ("the university is saved", "die Universität ist gerettet"),
        3: (
            "the pursuer is defeated, but the university burned",
            "der Verfolger ist besiegt, aber die Universität ist abgebrannt",
        ),
    },
    endings={
        0: Ending("story-flames-nobody", experience=2, mental=1, effects=(fx.Record("university-burned"),)),
        1: Ending(
            "story-flames-doused",
            experience=3,
            effects=(fx.Record("pursuer-defeated"),),
            bearer=own.ARMITAGE.code,
            choices={2: "story-flames-choose-stay", 3: "story-flames-choose-leave"},
        ),
        2: Ending(
            "story-flames-stay",
            experience=1,
            victory=False,
            physical=1,
            effects=(fx.Record("university-saved"),),
        ),
        3: Ending("story-flames-leave", mental=1, effects=(fx.Record("university-burned"),)),
    },
    story="story-flames-introduction",
    layout={
        own.FRIENDS_ROOM.code: (0, 1),
        miskatonic_university.DORMITORIES.code: (1, 1),
        miskatonic_university.QUAD.code: (2, 1),
        miskatonic_university.SCIENCE_HALL.code: (3, 0),
        miskatonic_university.OBSERVATORY.code: (3, 1),
        miskatonic_university.LIBRARY.code: (3, 2),
    },
)

OWN_CARDS = (
    REFERENCE,
    PAST_CURFEW,
    LIT_UP,
    WILD_FLAMES,
    WHERE_THERES_SMOKE,
    ESCAPE_THE_DORMS,
    SEARCHING_FOR_ARMITAGE,
    BLAZE_OF_GLORY,
    *(card for each in SETS for card in each.CARDS),
)
"""Acts, agendas, reference and encounter cards."""

CHEST = Chest(SCENARIO, OWN_CARDS)
