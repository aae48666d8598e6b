"""Gangs of Arkham: people who want your money, and shoot before they ask."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Forced, Keyword, Revelation
from miskatonic.games.horror.words.things import AllOf, At, Each, Is, Kind, Most
from miskatonic.games.horror.words.triggers import On

SET = "gangs_of_arkham"

ROGUE_GANGSTER = core(
    "12164",
    "enemy",
    ("Rogue Gangster", "Abtrünniger Gangster"),
    number=164,
    set=SET,
    set_place=(1, 4),
    traits=("Humanoid", "Syndicate"),
    fight=Value(3),
    evade=Value(3),
    health=Value(3),
    damage=1,
    abilities=(
        Keyword("hunter"),
        Keyword("prey", what=Most("resources", Kind("investigator"))),
        Keyword("retaliate"),
        Forced(
            On("after", "engages", who=Is("you"), card=Is("this")),
            (fx.Then((fx.LoseResources(1),), (), (fx.EnemyAttack("this"),)),),
        ),
    ),
)
CROSSFIRE = core(
    "12165",
    "treachery",
    ("Crossfire", "Kreuzfeuer"),
    number=165,
    set=SET,
    set_place=(3, 4),
    traits=("Hazard",),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("agility",),
                    3,
                    failure=(fx.Deal(1, target=Each(AllOf((Kind("investigator"), At())))),),
                ),
            )
        ),
    ),
)

CARDS = (ROGUE_GANGSTER, CROSSFIRE)
COPIES = {ROGUE_GANGSTER.code: 2, CROSSFIRE.code: 2}
