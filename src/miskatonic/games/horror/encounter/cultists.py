"""Cultists: zealots, their magician, and words that bring doom upon their own."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Forced, Keyword, Revelation
from miskatonic.games.horror.words.things import (
    AllOf,
    AtLeast,
    Choose,
    CountOf,
    FailedBy,
    Having,
    Is,
    Kind,
    Nearest,
    Other,
    Trait,
    Without,
    X,
)
from miskatonic.games.horror.words.triggers import On

SET = "cultists_ch2"
CULTIST_ENEMY = AllOf((Kind("enemy"), Trait("Cultist")))
DOOMED_CULTISTS = CountOf(AllOf((*CULTIST_ENEMY.all, Having("doom"))))

ZEALOT = core(
    "12188",
    "enemy",
    ("Zealot", "Eiferer"),
    number=188,
    set=SET,
    set_place=(1, 6),
    traits=("Humanoid", "Cultist"),
    fight=Value(2),
    evade=Value(2),
    health=Value(1),
    damage=1,
    abilities=(Keyword("aloof"), Forced(On("after", "enters-play", card=Is("this")), (fx.PlaceDoom(1),))),
)
DARK_MAGICIAN = core(
    "12189",
    "enemy",
    ("Dark Magician", "Dunkler Magier"),
    number=189,
    set=SET,
    set_place=(4, 6),
    traits=("Humanoid", "Cultist"),
    fight=Value(4),
    evade=Value(2),
    health=Value(4),
    damage=1,
    horror=1,
    abilities=(
        Keyword("hunter"),
        Keyword("retaliate"),
        Forced(
            On("when", "round-ends"),
            (
                fx.PlaceDoom(
                    1, Choose(Nearest(AllOf((Kind("enemy"), Without("doom"), Other("this"))), to="this"))
                ),
            ),
        ),
        Keyword("victory", 1),
    ),
)
BLASPHEMOUS_INVOCATION = core(
    "12190",
    "treachery",
    ("Blasphemous Invocation", "Blasphemische Anrufung"),
    number=190,
    set=SET,
    set_place=(5, 6),
    traits=("Hex",),
    abilities=(
        Revelation(
            (
                fx.DefineX(DOOMED_CULTISTS),
                fx.Test(
                    ("willpower",),
                    3,
                    failure=(
                        fx.ForEach(
                            FailedBy(),
                            (fx.PlaceDoom(1, Choose(AllOf((*CULTIST_ENEMY.all, Without("doom"))))),),
                        ),
                        fx.If(
                            AtLeast(X(), DOOMED_CULTISTS),
                            (fx.Search(CULTIST_ENEMY, "encounter-and-discard", to="draw"),),
                        ),
                    ),
                ),
            )
        ),
    ),
)

CARDS = (ZEALOT, DARK_MAGICIAN, BLASPHEMOUS_INVOCATION)
COPIES = {ZEALOT.code: 3, DARK_MAGICIAN.code: 1, BLASPHEMOUS_INVOCATION.code: 2}
