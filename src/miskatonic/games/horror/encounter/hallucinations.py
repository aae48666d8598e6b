"""Hallucinations: things seen and urges felt that are not there."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Revelation
from miskatonic.games.horror.words.things import CardsIn, FailedBy

SET = "hallucinations"
LOSE_A_CARD = fx.DiscardCards(1, random=True)

EXTRAPLANAR_VISIONS = core(
    "12127",
    "treachery",
    ("Extraplanar Visions", "Visionen anderer Ebenen"),
    number=127,
    set=SET,
    set_place=(1, 4),
    traits=("Power",),
    abilities=(
        Revelation(
            (fx.Test(("willpower", "intellect"), CardsIn("hand"), failure=(fx.Deal(1), LOSE_A_CARD)),)
        ),
    ),
)
WILD_COMPULSION = core(
    "12128",
    "treachery",
    ("Wild Compulsion", "Wilder Drang"),
    number=128,
    set=SET,
    set_place=(3, 4),
    traits=("Madness", "Bane"),
    abilities=(
        Revelation(
            (
                fx.Test(
                    ("willpower",),
                    3,
                    failure=(fx.ForEach(FailedBy(), (fx.Choice(((LOSE_A_CARD,), (fx.LoseResources(1),))),)),),
                ),
            )
        ),
    ),
)

CARDS = (EXTRAPLANAR_VISIONS, WILD_COMPULSION)
COPIES = {EXTRAPLANAR_VISIONS.code: 2, WILD_COMPULSION.code: 2}
