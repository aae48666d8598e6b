"""Eldritch Lore: what is better not known."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.encounter.cosmic_evils import SURGE
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, CopyLimit, Forced, Revelation
from miskatonic.games.horror.words.things import FailedBy, Is, Matches, Without
from miskatonic.games.horror.words.triggers import On

SET = "eldritch_lore"

UNSPEAKABLE_TRUTHS = core(
    "12125",
    "treachery",
    ("Unspeakable Truths", "Unaussprechliche Wahrheiten"),
    number=125,
    set=SET,
    set_place=(1, 4),
    traits=("Terror",),
    abilities=(
        CopyLimit(1, "investigator"),
        Revelation((fx.PutIntoPlay("this", "threat"),)),
        Forced(On("after", "discovers-clue", who=Is("you")), (fx.Deal(0, 1),)),
        Action((fx.Discard("this"),), (price.Actions(2),)),
    ),
)
FORBIDDEN_SECRETS = core(
    "12126",
    "treachery",
    ("Forbidden Secrets", "Verbotene Geheimnisse"),
    number=126,
    set=SET,
    set_place=(3, 4),
    traits=("Pact",),
    abilities=(
        Revelation(
            (
                fx.If(
                    Matches("you", Without("clues")),
                    (SURGE,),
                    (
                        fx.Test(
                            ("intellect",),
                            3,
                            failure=(
                                fx.ForEach(
                                    FailedBy(),
                                    (fx.Choice(((fx.PlaceClues(1, yours=True),), (fx.Deal(0, 1),))),),
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
    ),
)

CARDS = (UNSPEAKABLE_TRUTHS, FORBIDDEN_SECRETS)
COPIES = {UNSPEAKABLE_TRUTHS.code: 2, FORBIDDEN_SECRETS.code: 2}
