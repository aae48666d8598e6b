"""What it costs to make one deck out of another: the cheapest purchases, and the price of one more card."""

import json
from typing import Any

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import deckcheck, decks, upgrades
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.cards.seeker import STUDIOUS
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words.abilities import Keyword
from tests.games.horror.cards import asset, treachery

LAMP, ROPE, CLUB = asset("Lamp", level=0), asset("Rope", level=0), asset("Club", level=0)


def better(name: str, level: int, *keywords: str, code: str = "") -> Printed:
    """A card of a higher level."""
    abilities = [Keyword(each) for each in keywords]
    return asset(name, *abilities, level=level, code=code or f"{name.lower()}-{level}")


def bought(before: list[Printed], after: list[Printed], wanted: int = 2) -> list[tuple[str, int, str]]:
    found = upgrades.purchases(before, after, wanted)
    return [(each.card, each.price, each.clause) for each in found]


def test_a_deck_that_stays_as_it_is_costs_nothing() -> None:
    assert bought([LAMP, ROPE], [ROPE, LAMP]) == []


@rule("campaign-experience.7")
def test_a_card_costs_its_level() -> None:
    assert bought([LAMP, ROPE], [LAMP, better("Idol", 3)]) == [("idol-3", 3, "campaign-experience.7")]


@rule("campaign-experience.12")
def test_a_card_of_level_0_costs_1() -> None:
    assert bought([LAMP, ROPE], [LAMP, CLUB]) == [("club", 1, "campaign-experience.12")]


@rule("campaign-experience.13")
def test_a_higher_version_costs_the_difference_to_the_one_it_replaces() -> None:
    low, high = better("Lamp", 2), better("Lamp", 5)
    assert bought([low, ROPE], [high, ROPE]) == [("lamp-5", 3, "campaign-experience.13")]
    assert upgrades.purchases([low, ROPE], [high, ROPE], 2)[0].instead == "lamp-2"


@rule("campaign-experience.13")
def test_the_full_price_is_paid_while_the_lower_version_stays() -> None:
    assert bought([LAMP, ROPE], [LAMP, better("Lamp", 2)]) == [("lamp-2", 2, "campaign-experience.7")]


@rule("campaign-experience.14")
def test_every_copy_is_paid_for_by_itself() -> None:
    assert [price for _, price, _ in bought([LAMP, LAMP], [better("Lamp", 2)] * 2)] == [2, 2]


@rule("exceptional.2", "exceptional.q1")
def test_an_exceptional_card_costs_twice_its_level_and_twice_the_difference() -> None:
    crown = better("Crown", 3, "exceptional")
    assert bought([LAMP, ROPE], [LAMP, crown]) == [("crown-3", 6, "exceptional.2")]
    assert bought([asset("Crown", level=1), ROPE], [crown, ROPE])[0][1] == 5


@rule("myriad.3")
def test_two_more_copies_of_a_myriad_card_are_free_with_the_first() -> None:
    torch = better("Torch", 2, "myriad")
    after = [torch, torch, torch]
    assert [(price, why) for _, price, why in bought([LAMP, ROPE, CLUB], after, 3)] == [
        (2, "campaign-experience.7"),
        (0, "myriad.3"),
        (0, "myriad.3"),
    ]


@rule("exile.5")
def test_a_deck_that_lost_cards_is_filled_with_level_0_for_nothing() -> None:
    assert [price for _, price, _ in bought([LAMP], [LAMP, ROPE], wanted=2)] == [0]
    assert [price for _, price, _ in bought([LAMP], [ROPE, CLUB], wanted=2)] == [0, 1]


def test_weaknesses_cost_nothing() -> None:
    assert bought([LAMP], [LAMP, treachery("Debt", subtype="basic-weakness")], wanted=1) == []


def test_one_more_copy_takes_the_place_of_the_lower_version() -> None:
    high = better("Lamp", 2)
    assert upgrades.price_of(high, [LAMP, ROPE], [LAMP, ROPE], 2) == (2, "lamp")
    assert upgrades.price_of(LAMP, [LAMP, ROPE], [high, ROPE], 2) == (0, "")
    assert upgrades.price_of(CLUB, [LAMP, ROPE], [LAMP, ROPE], 2) == (1, "")


# A deck that is looked at

JOE = next(each for each in STARTERS if each.investigator == "12004")


def document(**changed: int) -> str:
    cards = {code: JOE.cards.count(code) for code in JOE.cards} | changed
    return json.dumps({"investigator_code": "12004", "slots": {code: n for code, n in cards.items() if n}})


def look(source: str, **more: Any) -> deckcheck.DeckCheck:
    return deckcheck.check(source, by_code(), **more)


def test_a_new_deck_has_figures_and_no_prices() -> None:
    found = look(document())
    assert found.figures == deckcheck.DeckFigures(30, 30, 0, 0, 5, ())
    assert found.upgrade is None


def test_a_card_that_begins_in_play_is_not_drawn_and_may_make_the_hand_larger() -> None:
    found = look(document(**{STUDIOUS.code: 1}), before=document(), experience=5)
    assert found.figures is not None
    assert found.upgrade is not None
    assert (found.figures.opening_hand, found.figures.in_play) == (6, (STUDIOUS.code,))
    assert (found.upgrade.spent, found.problems) == (3, ())


@rule("campaign-experience.7")
def test_what_cannot_be_paid_for_is_a_problem() -> None:
    found = look(document(**{STUDIOUS.code: 1}), before=document(), experience=2)
    assert [each.clause for each in found.problems] == ["campaign-experience.7"]


@rule("campaign-experience.9")
def test_prices_are_told_of_the_cards_that_the_investigator_may_choose() -> None:
    found = look(document(), before=document(), experience=2)
    assert found.upgrade is not None
    assert found.upgrade.prices[STUDIOUS.code] == deckcheck.Price(3, "")
    assert not {"12005", "12010"} & set(found.upgrade.prices)


def test_the_deck_before_has_the_same_investigator() -> None:
    other = json.dumps({"investigator_code": "12001", "slots": {}})
    found = look(document(), before=other)
    assert "deck-other-investigator" in [each.text.id for each in found.problems]


def test_a_deck_before_that_cannot_be_read_is_told_like_any_other() -> None:
    assert look(document(), before="{").problems[0].text.id == "deck-no-json"


@rule("campaign-experience.13")
def test_a_card_of_level_0_is_a_lower_version_of_one_of_level_1() -> None:
    lamp = asset("Lamp", level=0, code="lamp-0")
    assert decks.is_lower(lamp, asset("Lamp", level=1, code="lamp-1"))
    assert not decks.is_lower(lamp, asset("Lamp", level=0, code="lamp-00"))
    assert not decks.is_lower(lamp, asset("Rope", level=1))


@rule("standalone.2")
def test_weaknesses_cost_no_experience_whatever_their_level() -> None:
    doubt = treachery("Doubt", subtype="weakness", level=3)
    assert decks.experience_in([doubt, asset("Lamp", level=2)]) == 2
