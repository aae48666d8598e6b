"""Smoke and Mirrors: who runs from you, and what his masters leave on your skin. Acts and agendas are in
`scenarios`.
"""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Keyword, Revelation
from miskatonic.games.horror.words.things import Is
from miskatonic.games.horror.words.triggers import On

SET = "smoke_and_mirrors"

MARK_OF_ELOKOSS = core(
    "12137",
    "treachery",
    ("Mark of Elokoss", "Zeichen von Elokoss"),
    subtype="weakness",
    number=137,
    set=SET,
    set_place=(5, 9),
    traits=("Curse",),
    abilities=(
        Revelation((fx.PutIntoPlay("this", "threat"),)),
        Forced(On("when", "turn-ends", who=Is("you")), (fx.Deal(1, asset_first=True),)),
        Action((fx.Discard("this"),), (price.Actions(2),)),
    ),
)
SERVANT_OF_FLAME = core(
    "12138",
    "enemy",
    ("Servant of Flame", "Diener der Flamme"),
    ("On the Run", "Auf der Flucht"),
    number=138,
    set=SET,
    set_place=(9, 9),
    unique=True,
    traits=("Humanoid", "Cultist", "Elite"),
    fight=Value(4),
    evade=Value(4),
    health=Value(5, each=True),
    damage=2,
    horror=2,
    abilities=(
        Keyword("elusive"),
        Keyword("hunter"),
        Keyword("retaliate"),
        Forced(On("when", "is-defeated", card=Is("this")), (fx.ReadCodex(0),)),
        Keyword("victory", 1),
    ),
)

CARDS = (MARK_OF_ELOKOSS, SERVANT_OF_FLAME)
COPIES = {MARK_OF_ELOKOSS.code: 4, SERVANT_OF_FLAME.code: 1}
