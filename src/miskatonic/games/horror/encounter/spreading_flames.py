"""Spreading Flames: where it begins, who hunts you, and who may help. Acts and agendas are in `scenarios`."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, Keyword
from miskatonic.games.horror.words.modifiers import Change, NoOpportunity
from miskatonic.games.horror.words.things import AllOf, AtPlace, Choose, Connecting, Fewest, Kind

SET = "spreading_flames"

FRIENDS_ROOM = core(
    "12113",
    "location",
    ("Your Friend's Room", "Zimmer deines Freundes"),
    number=113,
    set=SET,
    set_place=(9, 11),
    traits=("Miskatonic",),
    symbol="friends-room",
    connections=("dormitories",),
    shroud=Value(2),
    clues=Value(2, each=True),
    abilities=(
        Action(
            (
                fx.MoveEnemy(Choose(AllOf((Kind("enemy"), AtPlace(Connecting())))), "location"),
                fx.Engage("chosen"),
            ),
            (price.Actions(),),
            "engage",
            safe=True,
        ),
    ),
)
SERVANT_OF_FLAME = core(
    "12114",
    "enemy",
    ("Servant of Flame", "Diener der Flamme"),
    ("Raging Fury", "Rasende Wut"),
    number=114,
    set=SET,
    set_place=(10, 11),
    unique=True,
    traits=("Humanoid", "Elite"),
    fight=Value(4),
    evade=Value(4),
    health=Value(5, each=True),
    damage=2,
    horror=2,
    abilities=(
        Keyword("hunter"),
        Keyword("prey", what=Fewest("agility", Kind("investigator"))),
        Keyword("retaliate"),
        Keyword("victory", 2),
    ),
)
ARMITAGE = core(
    "12115",
    "asset",
    ("Dr. Henry Armitage", "Dr. Henry Armitage"),
    ("Head Librarian", "Leiter der Bibliothek"),
    number=115,
    set=SET,
    set_place=(11, 11),
    unique=True,
    traits=("Ally", "Miskatonic"),
    cost=3,
    icons={"willpower": 1, "intellect": 1, "wild": 1},
    slots=("ally",),
    health=Value(3),
    sanity=Value(3),
    abilities=(
        Constant((Change("you", "willpower", 1), Change("you", "intellect", 1))),
        Constant((NoOpportunity("you", "take-action", first=True),)),
    ),
)

CARDS = (FRIENDS_ROOM, SERVANT_OF_FLAME, ARMITAGE)
COPIES = {FRIENDS_ROOM.code: 1, SERVANT_OF_FLAME.code: 1, ARMITAGE.code: 1}
