"""Reeking Decay: what lies in the sewers rots, and takes along what comes near."""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Revelation
from miskatonic.games.horror.words.things import AllOf, Choose, ControlledBy, Kind, Not, Story

SET = "reeking_decay"
treachery = partial(core, type="treachery", set=SET)

UNNATURAL_DECAY = treachery(
    "12191",
    name=("Unnatural Decay", "Widernatürlicher Verfall"),
    number=191,
    set_place=(1, 4),
    traits=("Curse",),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("willpower",),
                    4,
                    failure=(
                        fx.Choice(
                            (
                                (fx.PlaceDoom(1, Choose(AllOf((Kind("asset"), ControlledBy())))),),
                                (fx.Deal(2),),
                            )
                        ),
                    ),
                ),
            )
        ),
    ),
)
PUTRID_VAPORS = treachery(
    "12192",
    name=("Putrid Vapors", "Faulige Dämpfe"),
    number=192,
    set_place=(3, 4),
    traits=("Hazard",),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("agility",),
                    3,
                    failure=(
                        fx.Deal(0, 1),
                        fx.Discard(Choose(AllOf((Kind("asset"), Not(Story()), ControlledBy())))),
                    ),
                ),
            )
        ),
    ),
)

CARDS = (UNNATURAL_DECAY, PUTRID_VAPORS)
COPIES = {UNNATURAL_DECAY.code: 2, PUTRID_VAPORS.code: 2}
