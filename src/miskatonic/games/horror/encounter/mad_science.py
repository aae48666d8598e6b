"""Mad Science: what the laboratories have made of living things."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Forced, Revelation
from miskatonic.games.horror.words.things import AllOf, At, Each, Exists, Given, Is, Kind
from miskatonic.games.horror.words.triggers import On

SET = "mad_science"
ENEMY_HERE = Exists(AllOf((Kind("enemy"), At())))

MUTATED = core(
    "12131",
    "treachery",
    ("Mutated!", "Mutiert!"),
    number=131,
    set=SET,
    set_place=(1, 4),
    traits=("Mutation",),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("willpower",),
                    Given(ENEMY_HERE, 4, 2),
                    failure=(
                        fx.Choice(
                            (
                                (fx.Deal(2),),
                                (fx.Deal(0, 1, Each(AllOf((Kind("investigator"), At())))),),
                            )
                        ),
                    ),
                ),
            )
        ),
    ),
)
MUTATED_EXPERIMENT = core(
    "12132",
    "enemy",
    ("Mutated Experiment", "Mutiertes Experiment"),
    number=132,
    set=SET,
    set_place=(3, 4),
    traits=("Creature", "Mutated"),
    fight=Value(3),
    evade=Value(3),
    health=Value(3),
    damage=1,
    horror=1,
    abilities=(
        Forced(
            On("when", "is-defeated", card=Is("this")),
            (fx.Deal(0, 1, Each(AllOf((Kind("investigator"), At("this"))))),),
        ),
    ),
)

CARDS = (MUTATED, MUTATED_EXPERIMENT)
COPIES = {MUTATED.code: 2, MUTATED_EXPERIMENT.code: 2}
