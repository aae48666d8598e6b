"""A tiny campaign: three investigators to choose from, a few cards of several levels, two scenarios.

Not for the real one (see `test_brethren_of_ash`).
"""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.horror.campaign import shop, story
from miskatonic.games.horror.campaign.document import (
    NOTHING_AGREED,
    Agreed,
    Campaign,
    Hero,
    Refused,
    hero,
    with_hero,
)
from miskatonic.games.horror.campaign.plan import Part, Plan, Way
from miskatonic.games.horror.campaign.report import Fared, Report
from miskatonic.games.horror.printed import DeckOption, DeckRules, Printed
from miskatonic.games.horror.words.abilities import DeckOnly, Keyword
from miskatonic.games.horror.words.things import Recorded
from tests.games.horror.cards import asset, investigator, treachery

ACCESS = (DeckOption(("seeker",), neutral=True), DeckOption(("guardian",), most=2))
SIZE = 4


def person(name: str, **rules: Any) -> Printed:
    """Return an investigator who needs four cards and her own oath."""
    given = {"options": ACCESS, "required": (f"oath-of-{name.lower()}",), "size": SIZE, **rules}
    return investigator(name, classes=("seeker",), deck=DeckRules(**given))


def card(name: str, level: int | None = 0, *classes: Any, **printed: Any) -> Printed:
    """Return a card of a level; its code has the level behind it."""
    code = f"{name.lower()}-{level}" if level else name.lower()
    return asset(name, classes=classes, level=level, code=code, **printed)


PEOPLE = [person(name) for name in ("Ada", "Bert", "Cleo", "Dan", "Eva")]
OATHS = [
    asset(f"Oath of {name}", DeckOnly(name), level=None) for name in ("Ada", "Bert", "Cleo", "Dan", "Eva")
]
SHELF = (
    card("Book", 0, "seeker"),
    card("Book", 1, "seeker"),
    card("Book", 3, "seeker"),
    card("Lamp"),
    card("Lamp", 2, keywords="exceptional"),
    card("Star", 1, "seeker"),
    card("Star", 3, "seeker"),
    card("Gem", 2, keywords="exceptional"),
    card("Rope"),
    card("Coin"),
    card("Bolt", 1, keywords="myriad"),
    card("Bolt", 3, keywords="myriad"),
    card("Club", 2, "guardian"),
    card("Club", 3, "guardian"),
    card("Idol", 1, "mystic"),
    card("Charm", 2, keywords="permanent"),
    card("Prize", 2, keywords="reward"),
    asset("Tome", Keyword("researched", type="the-book"), level=4, code="tome-4"),
    card("Tome", 1),
)
STORY = (
    asset("Armitage", set="tales", unique=True, level=None),
    asset("Lantern", set="tales", level=None),
    treachery("Mark", set="tales", subtype="weakness"),
)
FEARS = tuple(
    treachery(name, subtype="basic-weakness") for name in ("Fear", "Debt", "Grief", "Rage", "Doubt")
)
KNOWN = {each.code: each for each in (*PEOPLE, *OATHS, *SHELF, *STORY, *FEARS)}

TOKENS: dict[str, tuple[str, ...]] = dict.fromkeys(("easy", "standard"), ("0", "skull"))
PLAN = Plan(
    "tiny",
    ("Tiny", "Winzig"),
    TOKENS,
    (
        Part("first"),
        Part(story="a-question", ways=(Way("stay", ("stayed",)), Way("go", ("went",), ("stayed",)))),
        Part(story="only-for-those-who-went", condition=Recorded("went")),
        Part("second"),
    ),
)


def deck(name: str = "ada", *regular: str) -> dict[str, int]:
    """Return a deck list: the oath, and four regular cards."""
    return {f"oath-of-{name}": 1, **Counter(regular or ("book", "book", "lamp", "rope"))}


def begun(
    *names: str, plan: Plan = PLAN, agreed: Agreed = NOTHING_AGREED, **decks: dict[str, int]
) -> Campaign:
    """Return a campaign in which everybody has built a deck."""
    people = [(name, f"player of {name}", decks.get(name, deck(name))) for name in names or ("ada",)]
    return story.begin(plan, "standard", people, KNOWN, 1, agreed)


def rich(unspent: int = 10, *names: str, **more: Any) -> Campaign:
    """Return a campaign whose investigators have experience to spend."""
    campaign = begun(*names)
    for each in campaign.heroes:
        campaign = with_hero(campaign, replace(each, earned=unspent, unspent=unspent, **more))
    return campaign


def changed(campaign: Campaign, name: str = "ada", **what: Any) -> Campaign:
    """Return the campaign with something changed about an investigator."""
    return with_hero(campaign, replace(hero(campaign, name), **what))


def buy(campaign: Campaign, code: str, *removes: str, copies: int = 1) -> Campaign:
    """Let Ada buy something."""
    return shop.buy(campaign, "ada", code, KNOWN, removes, copies)


def ada(campaign: Campaign) -> Hero:
    return hero(campaign, "ada")


def regular(campaign: Campaign, name: str = "ada") -> list[str]:
    """Return the regular cards of a deck."""
    return sorted(
        code for code in Counter(hero(campaign, name).deck).elements() if KNOWN[code].level is not None
    )


def refused(clause: str) -> Any:
    """Expect that something is not allowed by a clause."""
    return pytest.raises(Refused, check=lambda error: error.clause == clause)


def reported(campaign: Campaign, *fared: Fared, **what: Any) -> Campaign:
    """Let a scenario end, as it was reported."""
    who = fared or tuple(
        Fared(each.investigator, deck=each.deck, physical=each.physical, mental=each.mental, bears=each.bears)
        for each in campaign.heroes
        if each.status == "alive"
    )
    found = Report(what.pop("scenario", "first"), what.pop("resolution", 1), True, who, **what)
    return story.take_over(campaign, PLAN, found, KNOWN)
