"""Ultimatums, boons and refractions: optional rules that a group may choose (optional-rules).

Here stand their names, what goes together with what, and what changes before a match begins. What changes in
play stands where the rule stands that is changed, and asks `active`. Not for environments (see `products`).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from miskatonic.core.game import BadOptions
from miskatonic.core.text import text
from miskatonic.games.horror.options import BOONS, CAMPAIGN_ONLY, ULTIMATUMS, HorrorOptions
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Forced, Keyword
from miskatonic.games.horror.words.things import Amount, Named
from miskatonic.games.horror.words.triggers import On

if TYPE_CHECKING:
    from miskatonic.games.horror.state import Horror

CLAUSES = {
    **{
        "agony": "ultimatums.1",
        "broken-promises": "ultimatums.2",
        "broken-veil": "ultimatums.3",
        "chaos": "ultimatums.4",
        "disaster": "ultimatums.5",
        "dread": "ultimatums.6",
        "failure": "ultimatums.7",
        "finality": "ultimatums.8",
        "forbidden-knowledge": "ultimatums.10",
        "hardship": "ultimatums.11",
        "highlander": "ultimatums.12",
        "induction": "ultimatums.13",
        "orthodoxy": "ultimatums.15",
        "scream": "ultimatums.16",
        "survival": "ultimatums.19",
        "ultimatums": "ultimatums.20",
        "exile": "ultimatums.22",
    },
    **{
        "ancients": "boons.1",
        "athena": "boons.2",
        "destiny": "boons.3",
        "hades": "boons.4",
        "hermes": "boons.5",
        "osiris": "boons.6",
        "thoth": "boons.8",
    },
    "scorched-earth": "refractions.3",
}
"""The clause that says first what each of them is."""
NOT_DRAWN = frozenset(
    {
        *("broken-promises", "chaos", "disaster", "failure", "highlander", "induction", "orthodoxy"),
        *("exile", "ancients", "ultimatums"),
    }
)
"""ultimatums.21, .q6: those that change decks or the chaos bag, and are never drawn for a single game."""
SCENARIO_OF = {"scorched-earth": "spreading_flames"}
"""refractions.1: the scenario a refraction is for."""

STARTING = {
    "starting-resources": {"hardship": -2, "hades": 2},
    "opening-hand": {"forbidden-knowledge": -1, "thoth": 1},
}
"""ultimatums.10, .11, boons.4, .8: how many more resources or cards an investigator begins with."""


def chosen(options: HorrorOptions) -> tuple[str, ...]:
    """optional-rules.1, ultimatums-and-boons.2: what the group has chosen; nothing else applies."""
    return (*options.ultimatums, *options.boons, *options.refractions)


def active(g: "Horror", name: str) -> bool:
    """ultimatums-and-boons.4: whether something was chosen; it holds for the whole scenario."""
    options = g.options
    return name in options.ultimatums or name in options.boons or name in options.refractions


def check(options: HorrorOptions) -> None:
    """ultimatums-and-boons.2, refractions.1: raise BadOptions for what cannot be chosen for this match."""
    for field in ("ultimatums", "boons", "refractions"):
        for name in getattr(options, field):
            label = text(f"option-{field}-{name}")
            if name in CAMPAIGN_ONLY and options.chapter is None:
                raise BadOptions(field, text("bad-campaign-only", name=label), CLAUSES[name])
            if options.chapter is None and SCENARIO_OF.get(name, options.scenario) != options.scenario:
                raise BadOptions(field, text("bad-refraction", name=label), CLAUSES[name])


def bag(ultimatums: Sequence[str], tokens: Sequence[str]) -> list[str]:
    """ultimatums.2, .7, .q2: the chaos bag that a scenario or campaign begins with."""
    filled = list(tokens)
    if "broken-promises" in ultimatums:
        filled = [token for token in filled if token != "elder-sign"]
    if "failure" in ultimatums:
        filled.append("auto-fail")
    return filled


def starting(g: "Horror", what: str) -> int:
    """ultimatums.10, .11, boons.4, .8, ultimatums-and-boons.q1: what is added to a beginning, all in all."""
    return sum(by for name, by in STARTING.get(what, {}).items() if active(g, name))


def to_be_drawn(already: Sequence[str]) -> tuple[str, ...]:
    """ultimatums.20, .21, .q6: what may be drawn at random for the next game of a campaign."""
    return tuple(name for name in (*ULTIMATUMS, *BOONS) if name not in NOT_DRAWN and name not in already)


# Refractions

SCORCHED_EARTH = (
    Keyword("elusive"),
    Forced(On("when", "takes-damage", other=Named("Fire!")), (fx.Heal("damage", Amount(), "this"),)),
)
"""refractions.3, .4, .q2: what the Servant of Flame gains."""


def reworded(options: HorrorOptions, box: Sequence[Printed]) -> tuple[Printed, ...]:
    """refractions.3, .4: the cards of a match, some of them with more text than is printed on them."""
    if "scorched-earth" not in options.refractions or options.scenario != SCENARIO_OF["scorched-earth"]:
        return tuple(box)
    return tuple(
        msgspec.structs.replace(card, abilities=(*card.abilities, *SCORCHED_EARTH))
        if card.type == "enemy" and card.name[0] == "Servant of Flame"
        else card
        for card in box
    )
