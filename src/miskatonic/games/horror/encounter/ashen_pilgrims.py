"""Ashen Pilgrims: those who follow the flame, and their hounds."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Forced, Keyword
from miskatonic.games.horror.words.things import AllOf, Choose, ControlledBy, DuringPhase, Is, Kind
from miskatonic.games.horror.words.triggers import On

SET = "ashen_pilgrims"

CANTOR = core(
    "12121",
    "enemy",
    ("Cantor of Flame", "Kantor der Flamme"),
    number=121,
    set=SET,
    set_place=(1, 4),
    traits=("Humanoid", "Cultist"),
    fight=Value(2),
    evade=Value(2),
    health=Value(2),
    damage=1,
    abilities=(Keyword("retaliate"),),
)
HELLHOUND = core(
    "12122",
    "enemy",
    ("Hellhound", "Höllenhund"),
    number=122,
    set=SET,
    set_place=(3, 4),
    traits=("Creature", "Monster"),
    fight=Value(2),
    evade=Value(4),
    health=Value(3),
    damage=1,
    horror=1,
    abilities=(
        Keyword("hunter"),
        Forced(
            On("after", "attacks", who=Is("you"), card=Is("this"), condition=DuringPhase("enemy")),
            (fx.Discard(Choose(AllOf((Kind("asset"), ControlledBy())))),),
        ),
    ),
)

CARDS = (CANTOR, HELLHOUND)
COPIES = {CANTOR.code: 2, HELLHOUND.code: 2}
