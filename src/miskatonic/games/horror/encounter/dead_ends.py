"""Dead Ends: questions asked too loudly, and answers that lead nowhere."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.encounter.cosmic_evils import SURGE
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Revelation
from miskatonic.games.horror.words.things import (
    AllOf,
    Choose,
    Given,
    Having,
    Kind,
    Matches,
    Nearest,
    Without,
)

SET = "dead_ends"

RAISING_SUSPICIONS = core(
    "12160",
    "treachery",
    ("Raising Suspicions", "Geweckter Argwohn"),
    number=160,
    set=SET,
    set_place=(1, 4),
    traits=("Blunder",),
    abilities=(
        Revelation(
            (
                fx.Then(
                    (fx.PlaceDoom(1, Choose(Nearest(AllOf((Kind("enemy"), Without("doom")))))),),
                    (),
                    (SURGE,),
                ),
            )
        ),
    ),
)
RED_HERRING = core(
    "12161",
    "treachery",
    ("Red Herring", "Falsche Fährte"),
    number=161,
    set=SET,
    set_place=(3, 4),
    traits=("Scheme",),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("intellect",),
                    Given(Matches("you", Having("clues", 2)), 4, 2),
                    failure=(fx.Deal(0, 1), fx.PlaceClues(1, yours=True)),
                ),
            )
        ),
    ),
)

CARDS = (RAISING_SUSPICIONS, RED_HERRING)
COPIES = {RAISING_SUSPICIONS.code: 2, RED_HERRING.code: 2}
