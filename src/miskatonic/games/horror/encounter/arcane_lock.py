"""Arcane Lock: a door that was open a moment ago."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, CopyLimit, Revelation
from miskatonic.games.horror.words.modifiers import CostsMore
from miskatonic.games.horror.words.things import Is, Kind

SET = "arcane_lock"

ARCANE_LOCK = core(
    "12157",
    "treachery",
    ("Arcane Lock", "Arkanes Schloss"),
    number=157,
    set=SET,
    set_place=(1, 2),
    traits=("Hex", "Obstacle"),
    abilities=(
        CopyLimit(1, "location"),
        Revelation((fx.Attach("location"),)),
        Constant(
            (
                CostsMore("enter", Kind("investigator"), price.Actions(), Is("host")),
                CostsMore("leave", Kind("investigator"), price.Actions(), Is("host")),
            )
        ),
        Action((fx.Test(("willpower", "intellect"), 4, (fx.Discard("this"),)),), (price.Actions(),)),
    ),
)

CARDS = (ARCANE_LOCK,)
COPIES = {ARCANE_LOCK.code: 2}
