"""Small test cards, built in a line: `enemy("Ghoul", fight=2, keywords="hunter")`. Codes come from names."""

from typing import Any

from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.words.abilities import Ability, Keyword


def _keywords(names: str) -> tuple[Ability, ...]:
    """Return keywords named in a string like "hunter retaliate victory=1"."""
    found = []
    for each in names.split():
        name, _, number = each.partition("=")
        found.append(Keyword(name, int(number or 0)))
    return tuple(found)


def card(type: Any, name: str, *abilities: Ability, keywords: str = "", **printed: Any) -> Printed:
    """Return any card."""
    for stat in ("health", "sanity", "fight", "evade", "shroud", "clues", "threshold"):
        if isinstance(printed.get(stat), int):
            printed[stat] = Value(printed[stat])
    code = printed.pop("code", name.lower().replace(" ", "-"))
    return Printed(
        code, type, (name, f"{name} (de)"), abilities=(*_keywords(keywords), *abilities), **printed
    )


def investigator(name: str, *abilities: Ability, skills: int | dict[str, int] = 3, **printed: Any) -> Printed:
    """Return an investigator with the same value in every skill, 7 health and 7 sanity."""
    four = ("willpower", "intellect", "combat", "agility")
    values = dict.fromkeys(four, skills) if isinstance(skills, int) else skills
    printed = {"health": 7, "sanity": 7, "unique": True, **printed}
    return card("investigator", name, *abilities, skills=values, **printed)


def asset(name: str, *abilities: Ability, cost: int | None = 0, **printed: Any) -> Printed:
    """Return an asset that costs nothing."""
    return card("asset", name, *abilities, cost=cost, **printed)


def event(name: str, *abilities: Ability, cost: int | None = 0, **printed: Any) -> Printed:
    """Return an event that costs nothing."""
    return card("event", name, *abilities, cost=cost, **printed)


def skill(name: str, *abilities: Ability, **printed: Any) -> Printed:
    """Return a skill card."""
    return card("skill", name, *abilities, **{"icons": {"wild": 1}, **printed})


def enemy(name: str, *abilities: Ability, **printed: Any) -> Printed:
    """Return an enemy with 2 in everything that deals 1 damage and 1 horror."""
    return card(
        "enemy",
        name,
        *abilities,
        **{"fight": 2, "evade": 2, "health": 2, "damage": 1, "horror": 1, **printed},
    )


def treachery(name: str, *abilities: Ability, **printed: Any) -> Printed:
    """Return a treachery."""
    return card("treachery", name, *abilities, **printed)


def location(name: str, *abilities: Ability, **printed: Any) -> Printed:
    """Return a location with shroud 2 and no clues; its symbol is its name."""
    return card("location", name, *abilities, **{"shroud": 2, "clues": 0, "symbol": name, **printed})


def act(name: str, *abilities: Ability, **printed: Any) -> Printed:
    """Return an act that 2 clues advance."""
    return card("act", name, *abilities, **{"stage": 1, "threshold": 2, **printed})


def agenda(name: str, *abilities: Ability, **printed: Any) -> Printed:
    """Return an agenda that 3 doom advance."""
    return card("agenda", name, *abilities, **{"stage": 1, "threshold": 3, **printed})


def reference(name: str, *abilities: Ability) -> Printed:
    """Return a scenario reference card."""
    return card("reference", name, *abilities)
