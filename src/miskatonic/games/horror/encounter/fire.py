"""Fire: it burns whoever is there, and its smoke the others."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Revelation
from miskatonic.games.horror.words.things import (
    AllOf,
    At,
    Choose,
    Each,
    FailedBy,
    Kind,
    Named,
    Nearest,
    Not,
    Trait,
    WithAttached,
    WithStat,
)
from miskatonic.games.horror.words.triggers import On

SET = "fire"
UNBURNT = AllOf((Kind("location"), Not(WithAttached(Named("Fire!")))))

FIRE = core(
    "12129",
    "treachery",
    ("Fire!", "Feuer!"),
    number=129,
    set=SET,
    set_place=(1, 7),
    traits=("Hazard",),
    abilities=(
        Revelation((fx.Attach(Choose(Nearest(UNBURNT))),)),
        Forced(
            On("when", "investigation-ends"),
            (
                fx.Deal(
                    1,
                    target=Each(AllOf((Not(Trait("Elite")), WithStat("health", 1), At("this")))),
                    direct=True,
                ),
            ),
        ),
        Action((fx.Test(("agility",), 3, (fx.Discard("this"),)),), (price.Actions(),)),
    ),
)
NOXIOUS_SMOKE = core(
    "12130",
    "treachery",
    ("Noxious Smoke", "Giftiger Rauch"),
    number=130,
    set=SET,
    set_place=(6, 7),
    traits=("Hazard",),
    abilities=(Revelation((fx.Test(("willpower", "agility"), 3, failure=(fx.Deal(FailedBy()),)),)),),
)

CARDS = (FIRE, NOXIOUS_SMOKE)
COPIES = {FIRE.code: 5, NOXIOUS_SMOKE.code: 2}
