"""Cosmic Evils: doom draws near, or it is paid for in flesh and mind."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Keyword, Revelation
from miskatonic.games.horror.words.modifiers import GainKeyword

SET = "cosmic_evils"
SURGE = fx.Lasting("resolved", (GainKeyword("this", "surge"),))

COSMIC_EVILS = core(
    "12124",
    "treachery",
    ("Cosmic Evils", "Kosmisches Böses"),
    number=124,
    set=SET,
    set_place=(1, 3),
    traits=("Omen",),
    abilities=(
        Keyword("peril"),
        Revelation((fx.Choice(((fx.DoomOnAgenda(1, advances=True),), (fx.Deal(1, 1, direct=True), SURGE))),)),
    ),
)

CARDS = (COSMIC_EVILS,)
COPIES = {COSMIC_EVILS.code: 3}
