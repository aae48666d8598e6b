"""Whippoorwills: birds that wait for somebody's last breath."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Keyword, Revelation
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import SKILLS, AllOf, At, Kind, Plus, TokensOn

SET = "whippoorwills_ch2"
WHOEVER_IS_HERE = AllOf((Kind("investigator"), At("this")))

WHIPPOORWILL = core(
    "12166",
    "enemy",
    ("Whippoorwill", "Ziegenmelker"),
    number=166,
    set=SET,
    set_place=(1, 5),
    traits=("Creature",),
    fight=Value(2),
    evade=Value(4),
    health=Value(1),
    horror=1,
    abilities=(
        Keyword("aloof"),
        Keyword("hunter"),
        Constant(tuple(Change(WHOEVER_IS_HERE, skill, -1) for skill in SKILLS)),
    ),
)
EAGER_FOR_DEATH = core(
    "12167",
    "treachery",
    ("Eager for Death", "Begierig auf den Tod"),
    number=167,
    set=SET,
    set_place=(4, 5),
    traits=("Omen",),
    abilities=(
        Revelation((fx.Test(("willpower",), Plus(2, TokensOn("damage", "you")), failure=(fx.Deal(0, 2),)),)),
    ),
)

CARDS = (WHIPPOORWILL, EAGER_FOR_DEATH)
COPIES = {WHIPPOORWILL.code: 3, EAGER_FOR_DEATH.code: 2}
