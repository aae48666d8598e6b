"""Neutral player cards of the core box. Not for rules."""

from miskatonic.games.horror.cards.core import core
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import (
    Ability,
    Action,
    Constant,
    CopyLimit,
    Forced,
    Keyword,
    Play,
)
from miskatonic.games.horror.words.triggers import On

ONCE_A_TEST = CopyLimit(1, "test", committed=True)
PERFORMER_DRAWS = Forced(On("at", "test-succeeds"), (fx.Draw(1, "performer"),))

BROKEN_BOTTLE = core(
    "12086",
    "asset",
    ("Broken Bottle", "Zerbrochene Flasche"),
    number=86,
    traits=("Item", "Weapon", "Melee", "Improvised"),
    cost=1,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    abilities=(
        Action(
            (
                fx.Lasting("attack", (mod.Change("you", "combat", 1),)),
                fx.TakeAction(
                    "fight",
                    ("combat",),
                    success=(
                        fx.May((fx.Lasting("attack", (mod.DealsMore("you", 1),)),), price.Discard("this")),
                    ),
                ),
            ),
            (price.Actions(),),
            "fight",
        ),
    ),
)
FEDORA = core(
    "12087",
    "asset",
    ("Fedora", "Filzhut"),
    number=87,
    traits=("Item", "Apparel", "Headwear"),
    cost=2,
    level=0,
    icons={"agility": 1},
    slots=("head",),
    health=Value(1),
    sanity=Value(1),
)
HAND_CRANK_FLASHLIGHT = core(
    "12088",
    "asset",
    ("Hand-Crank Flashlight", "Handkurbel-Taschenlampe"),
    number=88,
    traits=("Item", "Tool"),
    cost=1,
    level=0,
    icons={"intellect": 1},
    slots=("hand",),
    abilities=(
        Action(
            (
                fx.Lasting("test", (mod.Change("you", "intellect", 1),)),
                fx.TakeAction(
                    "investigate",
                    ("intellect",),
                    success=(
                        fx.May(
                            (fx.Lasting("round", (mod.Change("location", "shroud", -1),)),),
                            price.Discard("this"),
                        ),
                    ),
                ),
            ),
            (price.Actions(),),
            "investigate",
        ),
    ),
)
EMERGENCY_CACHE = core(
    "12089",
    "event",
    ("Emergency Cache", "Notfallausrüstung"),
    number=89,
    traits=("Supply",),
    cost=0,
    level=0,
    abilities=(Play((fx.GainResources(3),)),),
)


def _skill(number: int, english: str, german: str, trait: str, icon: str, *more: Ability) -> Printed:
    """Return one of the skills with two icons, of which a test takes one copy."""
    return core(
        f"{12000 + number}",
        "skill",
        (english, german),
        number=number,
        traits=(trait,),
        level=0,
        icons={icon: 2},
        abilities=(ONCE_A_TEST, *more),
    )


GUTS = _skill(90, "Guts", "Mumm", "Innate", "willpower", PERFORMER_DRAWS)
MANUAL_DEXTERITY = _skill(91, "Manual Dexterity", "Fingerfertigkeit", "Innate", "agility", PERFORMER_DRAWS)
OVERPOWER = _skill(92, "Overpower", "Überwältigen", "Practiced", "combat", PERFORMER_DRAWS)
PERCEPTION = _skill(93, "Perception", "Wahrnehmung", "Practiced", "intellect", PERFORMER_DRAWS)
UNEXPECTED_COURAGE = _skill(94, "Unexpected Courage", "Unerwarteter Mut", "Innate", "wild")

CHARISMA_3 = core(
    "12095",
    "asset",
    ("Charisma", "Charisma"),
    number=95,
    traits=("Talent",),
    level=3,
    abilities=(Keyword("permanent"), Constant((mod.ExtraSlot("you", "ally"),))),
)
RELIC_HUNTER_3 = core(
    "12096",
    "asset",
    ("Relic Hunter", "Reliktjäger"),
    number=96,
    traits=("Talent",),
    level=3,
    abilities=(Keyword("permanent"), Constant((mod.ExtraSlot("you", "accessory"),))),
)

CARDS: tuple[Printed, ...] = (
    BROKEN_BOTTLE,
    FEDORA,
    HAND_CRANK_FLASHLIGHT,
    EMERGENCY_CACHE,
    GUTS,
    MANUAL_DEXTERITY,
    OVERPOWER,
    PERCEPTION,
    UNEXPECTED_COURAGE,
    CHARISMA_3,
    RELIC_HUNTER_3,
)
