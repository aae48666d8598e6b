"""Miskatonic University: the campus after dark. Five locations round the quad."""

from functools import partial

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Free, Keyword, Reaction
from miskatonic.games.horror.words.things import (
    Both,
    Choose,
    Connecting,
    CountOf,
    Fewer,
    Is,
    Kind,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import Limit, On

SET = "miskatonic_university"
place = partial(core, type="location", set=SET)
DISCOVERED_HERE = On("after", "discovers-clue", who=Is("you"), card=Is("this"))

QUAD = place(
    "12116",
    name=("Miskatonic Quad", "Campushof"),
    number=116,
    set_place=(1, 5),
    traits=("Miskatonic", "Central"),
    symbol="quad",
    connections=("dormitories", "science-hall", "observatory", "library"),
    shroud=Value(1),
    clues=Value(0),
    abilities=(
        Free(
            (fx.Move(Choose(Connecting())),),
            limit=Limit(1, "round", group=True),
            condition=Both((YourTurn(), Fewer(CountOf(Kind("investigator")), 3))),
        ),
    ),
)
DORMITORIES = place(
    "12117",
    name=("Dormitories", "Studentenwohnheim"),
    number=117,
    set_place=(2, 5),
    traits=("Miskatonic",),
    symbol="dormitories",
    connections=("friends-room", "quad"),
    shroud=Value(3),
    clues=Value(1, each=True),
    abilities=(
        Action((fx.Heal("damage", 1), fx.Heal("horror", 1)), (price.Actions(),), limit=Limit(1, "game")),
    ),
)
SCIENCE_HALL = place(
    "12118",
    name=("Science Hall", "Institut der Naturwissenschaften"),
    number=118,
    set_place=(3, 5),
    traits=("Miskatonic",),
    symbol="science-hall",
    connections=("quad",),
    shroud=Value(2),
    clues=Value(1, each=True),
    abilities=(Keyword("victory", 1), Forced(DISCOVERED_HERE, (fx.DiscardCards(1),))),
)
OBSERVATORY = place(
    "12119",
    name=("Warren Observatory", "Warren-Sternwarte"),
    number=119,
    set_place=(4, 5),
    traits=("Miskatonic",),
    symbol="observatory",
    connections=("quad",),
    shroud=Value(3),
    clues=Value(1, each=True),
    abilities=(Reaction(DISCOVERED_HERE, (fx.Draw(1),), limit=Limit(1, "round")),),
)
LIBRARY = place(
    "12120",
    name=("Orne Library", "Orne-Bibliothek"),
    number=120,
    set_place=(5, 5),
    traits=("Miskatonic",),
    symbol="library",
    connections=("quad",),
    shroud=Value(4),
    clues=Value(1, each=True),
    abilities=(Keyword("victory", 1), Action((fx.Draw(3),), (price.Actions(2),), limit=Limit(1, "game"))),
)

CARDS = (QUAD, DORMITORIES, SCIENCE_HALL, OBSERVATORY, LIBRARY)
COPIES = {QUAD.code: 1, DORMITORIES.code: 1, SCIENCE_HALL.code: 1, OBSERVATORY.code: 1, LIBRARY.code: 1}
