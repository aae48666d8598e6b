"""Bad Weather: rain that washes away time, traces and streets."""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Revelation
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import FailedBy
from miskatonic.games.horror.words.triggers import On

SET = "bad_weather"
hazard = partial(core, type="treachery", set=SET, traits=("Hazard",))

DOWNPOUR = hazard(
    "12158",
    name=("Downpour", "Wolkenbruch"),
    number=158,
    set_place=(1, 4),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("agility",),
                    3,
                    failure=(
                        fx.ForEach(
                            FailedBy(),
                            (fx.Choice(((fx.LoseActions(1),), (fx.PlaceClues(1, yours=True),))),),
                        ),
                    ),
                ),
            )
        ),
    ),
)
FLASH_FLOOD = hazard(
    "12159",
    name=("Flash Flood", "Sturzflut"),
    number=159,
    set_place=(3, 4),
    abilities=(
        Revelation((fx.Attach("location"),)),
        Constant((Change("host", "shroud", 4),)),
        Forced(On("when", "round-ends"), (fx.Discard("this"),)),
    ),
)

CARDS = (DOWNPOUR, FLASH_FLOOD)
COPIES = {DOWNPOUR.code: 2, FLASH_FLOOD.code: 2}
