"""Flying Terrors: wings above the roofs."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Keyword, Revelation
from miskatonic.games.horror.words.things import AllOf, Choose, Engaged, Kind, Matches, Nearest, Not, Trait

SET = "flying_terrors"

BAT_HORROR = core(
    "12162",
    "enemy",
    ("Bat Horror", "Fledermausgrauen"),
    number=162,
    set=SET,
    set_place=(1, 4),
    traits=("Monster",),
    fight=Value(3),
    evade=Value(4),
    health=Value(4),
    damage=1,
    horror=1,
    abilities=(Keyword("elusive"), Keyword("hunter")),
)
AERIAL_PURSUIT = core(
    "12163",
    "treachery",
    ("Aerial Pursuit", "Jagd aus der Luft"),
    number=163,
    set=SET,
    set_place=(3, 4),
    traits=("Scheme",),
    abilities=(
        Keyword("surge"),
        Revelation(
            (
                fx.Then(
                    (
                        fx.MoveToward(
                            Choose(Nearest(AllOf((Kind("enemy"), Not(Trait("Elite")))))), "location"
                        ),
                    ),
                    (fx.If(Matches("chosen", Engaged()), (fx.EnemyAttack("chosen", None),)),),
                ),
            )
        ),
    ),
)

CARDS = (BAT_HORROR, AERIAL_PURSUIT)
COPIES = {BAT_HORROR.code: 2, AERIAL_PURSUIT.code: 2}
