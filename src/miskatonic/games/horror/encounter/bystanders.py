"""Bystanders: people who are in the way, and should not come to harm."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.words.abilities import Keyword

SET = "bystanders"

BYSTANDER = core(
    "12123",
    "enemy",
    ("Bystander", "Unbeteiligter"),
    number=123,
    set=SET,
    set_place=(1, 3),
    traits=("Humanoid", "Civilian"),
    fight=Value(1),
    evade=Value(1),
    health=Value(1),
    damage=1,
    abilities=(Keyword("doomed"),),
)

CARDS = (BYSTANDER,)
COPIES = {BYSTANDER.code: 3}
