"""Queen of Ash: cistern, sluice, and whom the Brethren wait for. Acts and agendas are in `scenarios`."""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.encounter.cultists import CULTIST_ENEMY
from miskatonic.games.horror.encounter.sewers import CISTERN as CISTERN_SYMBOL
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Keyword, Revelation
from miskatonic.games.horror.words.modifiers import Cannot, Change, CostsMore
from miskatonic.games.horror.words.things import (
    AllOf,
    At,
    AtLeast,
    Choose,
    CountOf,
    Each,
    Exists,
    Fewer,
    Is,
    Kind,
    Matches,
    Named,
    Not,
    PerInvestigator,
    Ready,
    StatOf,
    TokensOn,
    Trait,
    Without,
    X,
)
from miskatonic.games.horror.words.triggers import On

SET = "queen_of_ash"


def entry(clues: int) -> Constant:
    """Return what a place that is locked to those who know too little says."""
    price_ = price.SpendClues(PerInvestigator(clues), group=True)
    return Constant((CostsMore("enter", Kind("investigator"), price_, Is("this")),))


# Locations

place = partial(core, type="location", set=SET)
READY_FOLLOWER = AllOf((*CULTIST_ENEMY.all, Ready(), Not(Trait("Elite")), At("this")))

CISTERN_UNREVEALED = place(
    "12174b",
    name=("Underground Cistern", "Unterirdische Zisterne"),
    number=174,
    set_place=(7, 16),
    traits=("Ritual Site",),
    symbol=CISTERN_SYMBOL,
    connections=("tunnels", "pipes", "crypt", "waste", "sluice"),
    abilities=(entry(3),),
)
CISTERN = place(
    "12174",
    name=CISTERN_UNREVEALED.name,
    number=174,
    set_place=(7, 16),
    traits=("Ritual Site",),
    symbol=CISTERN_SYMBOL,
    connections=CISTERN_UNREVEALED.connections,
    shroud=Value(4),
    clues=Value(2, each=True),
    abilities=(
        Forced(
            On("at", "discovers-clue", card=Is("this"), condition=Matches("this", Without("clues"))),
            (fx.PlaceClues(StatOf("clue-value", "this"), "this"),),
        ),
        Forced(
            On("when", "investigation-ends", condition=Exists(READY_FOLLOWER)),
            (
                fx.DefineX(CountOf(READY_FOLLOWER)),
                fx.Discard(Each(READY_FOLLOWER)),
                fx.DoomOnAgenda(X()),
            ),
        ),
    ),
    reverse_card=CISTERN_UNREVEALED.code,
)
SLUICE_UNREVEALED = place(
    "12175b",
    name=("Sluice Control", "Schleusensteuerung"),
    number=175,
    set_place=(8, 16),
    traits=("Sewer",),
    symbol="sluice",
    connections=(CISTERN_SYMBOL,),
    abilities=(entry(1),),
)
SLUICE = place(
    "12175",
    name=SLUICE_UNREVEALED.name,
    number=175,
    set_place=(8, 16),
    traits=("Sewer",),
    symbol="sluice",
    connections=(CISTERN_SYMBOL,),
    shroud=Value(4),
    clues=Value(2, each=True),
    abilities=(
        Action(
            (
                fx.Test(
                    ("agility", "combat"),
                    5,
                    (
                        fx.Defeat(Each(Kind("enemy")), final=True),
                        fx.Resolution(3),
                    ),
                ),
            ),
            (price.Actions(),),
        ),
    ),
    reverse_card=SLUICE_UNREVEALED.code,
)

# Treacheries

BURNT, HAUNTED = (fx.Deal(2, direct=True),), (fx.Deal(0, 2, direct=True),)

ASHEN_REBIRTH = core(
    "12176",
    "treachery",
    ("Ashen Rebirth", "Wiedergeburt aus der Asche"),
    number=176,
    set=SET,
    set_place=(9, 16),
    traits=("Power",),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("willpower",),
                    4,
                    failure=(
                        fx.If(
                            Fewer(TokensOn("horror", "you"), TokensOn("damage", "you")),
                            BURNT,
                            (
                                fx.If(
                                    Fewer(TokensOn("damage", "you"), TokensOn("horror", "you")),
                                    HAUNTED,
                                    (fx.Choice((BURNT, HAUNTED)),),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
)

# Enemies

enemy = partial(core, type="enemy", set=SET, unique=True)
QUEENS_KNIGHT = enemy(
    "12177",
    name=("Queen's Knight", "Ritter der Königin"),
    number=177,
    set_place=(11, 16),
    traits=("Humanoid", "Cultist"),
    fight=Value(2),
    evade=Value(2),
    health=Value(5),
    damage=2,
    abilities=(
        Keyword("hunter"),
        Forced(On("when", "takes-damage", card=Is("this")), (fx.Deal(1, target=Choose(Named("Elokoss"))),)),
        Keyword("victory", 1),
    ),
)
HERALD_OF_FLAME = enemy(
    "12178",
    name=("Herald of Flame", "Herold der Flamme"),
    number=178,
    set_place=(12, 16),
    traits=("Monster",),
    fight=Value(4),
    evade=Value(2),
    health=Value(5),
    horror=2,
    abilities=(
        Keyword("hunter"),
        Forced(
            On("after", "attacks", card=Is("this")),
            (fx.Heal("damage", 1, Each(AllOf((Kind("enemy"), At("this"))))),),
        ),
        Keyword("victory", 1),
    ),
)


def elokoss(code: str, other: str, subtitle: tuple[str, str], *abilities: object) -> Printed:
    """Return a side of her."""
    return enemy(
        code,
        name=("Elokoss", "Elokoss"),
        subtitle=subtitle,
        number=179,
        set_place=(13, 16),
        traits=("Ancient One", "Flora", "Elite"),
        fight=Value(5),
        evade=Value(5),
        health=Value(5),
        damage=3,
        horror=3,
        abilities=(
            Keyword("massive"),
            Keyword("retaliate"),
            Constant((Change("this", "health", PerInvestigator(5)),)),
            *abilities,
            Keyword("victory", 5),
        ),
        reverse_card=other,
    )


FAINT_EMBERS = elokoss(
    "12179",
    "12179b",
    ("Faint Embers", "Schwache Glut"),
    Constant((Cannot("this", "move"), Cannot("this", "attack-of-opportunity"))),
    Free(
        (
            fx.PlaceClues(1, "this"),
            fx.If(AtLeast(TokensOn("clues"), 5), (fx.Resolution(2),)),
        ),
        (price.SpendClues(PerInvestigator(1)),),
    ),
)
MOTHER_OF_FLAME = elokoss(
    "12179b",
    "12179",
    ("Mother of Flame", "Mutter der Flammen"),
    Keyword("hunter"),
    Forced(
        On("after", "evades", who=Is("you"), card=Is("this")),
        (fx.Ready("this"), fx.Lasting("round", (Cannot("this", "attack", Is("you")),))),
    ),
)
SERVANT_OF_FLAME = enemy(
    "12180",
    name=("Servant of Flame", "Diener der Flamme"),
    subtitle=("A Willing Sacrifice", "Ein williges Opfer"),
    number=180,
    set_place=(14, 16),
    traits=("Humanoid", "Cultist", "Elite"),
    fight=Value(4),
    evade=Value(4),
    health=Value(5, each=True),
    damage=2,
    horror=2,
    abilities=(
        Keyword("hunter"),
        Keyword("retaliate"),
        Forced(On("when", "is-defeated", card=Is("this")), (fx.ReadCodex(0),)),
        Keyword("victory", 2),
    ),
)

CARDS = (
    CISTERN,
    CISTERN_UNREVEALED,
    SLUICE,
    SLUICE_UNREVEALED,
    ASHEN_REBIRTH,
    QUEENS_KNIGHT,
    HERALD_OF_FLAME,
    FAINT_EMBERS,
    MOTHER_OF_FLAME,
    SERVANT_OF_FLAME,
)
