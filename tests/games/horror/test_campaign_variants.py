"""Ultimatums and boons in a campaign: decks, experience, who goes on, what chance adds."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.campaign import heroes, story, variants
from miskatonic.games.horror.campaign.document import Agreed, Campaign, lost, party
from miskatonic.games.horror.campaign.report import Fared
from miskatonic.games.horror.optional import NOT_DRAWN
from miskatonic.games.horror.options import BOONS, ULTIMATUMS
from tests.games.horror.campaigns import (
    FEARS,
    KNOWN,
    PLAN,
    ada,
    begun,
    buy,
    changed,
    deck,
    refused,
    regular,
    reported,
)
from tests.games.horror.cards import investigator

SINGLES = deck("ada", "book", "lamp", "rope", "coin")


def under(
    *ultimatums: str, boons: tuple[str, ...] = (), names: tuple[str, ...] = (), **decks: Any
) -> Campaign:
    return begun(*names, agreed=Agreed(ultimatums, boons), **decks)


def played(campaign: Campaign, *fared: Fared, **what: Any) -> Campaign:
    return reported(story.begin_scenario(campaign, PLAN, KNOWN, 1), *fared, **what)


def fears(campaign: Campaign) -> int:
    return sum(ada(campaign).deck.get(each.code, 0) for each in FEARS)


@rule("ultimatums-and-boons.2")
def test_what_is_no_ultimatum_is_refused() -> None:
    with refused("ultimatums-and-boons.2"):
        under("doom")


@rule("ultimatums-and-boons.4")
def test_what_was_agreed_holds_for_every_scenario() -> None:
    campaign = under("dread", boons=("hades",))
    for _ in range(2):
        options = story.options(campaign, PLAN, KNOWN)
        assert (tuple(options["ultimatums"]), tuple(options["boons"])) == (("dread",), ("hades",))
        campaign = story.decide(played(campaign), PLAN) if campaign.part == 0 else campaign


@rule("ultimatums.2", "ultimatums.7")
def test_the_bag_of_the_campaign_begins_otherwise() -> None:
    assert Counter(under("failure").bag) - Counter(begun().bag) == Counter(["auto-fail"])


@rule("ultimatums.4", "ultimatums.q7")
def test_chaos_deals_a_random_legal_deck_at_the_beginning() -> None:
    campaigns = [
        story.begin(PLAN, "easy", [("ada", "Ann", deck())], KNOWN, n, Agreed(("chaos",))) for n in range(9)
    ]
    assert len({tuple(regular(each)) for each in campaigns}) > 1
    for each in campaigns:
        assert ada(each).deck["oath-of-ada"] == 1
        assert {KNOWN[code].level for code in regular(each)} == {0}
        story.options(each, PLAN, KNOWN)


@rule("ultimatums.5")
def test_disaster_adds_one_basic_weakness_to_a_starting_deck() -> None:
    campaign = under("disaster")
    assert fears(campaign) == fears(begun()) + 1
    story.options(campaign, PLAN, KNOWN)
    buy(changed(campaign, earned=3, unspent=3), "book-1", "book")


@rule("ultimatums.12")
def test_the_highlander_holds_for_purchases_too() -> None:
    with refused("ultimatums.12"):
        under("highlander")
    campaign = changed(under("highlander", ada=SINGLES), earned=9, unspent=9)
    with refused("ultimatums.12"):
        buy(campaign, "book", "rope")


@rule("ultimatums.13", "ultimatums.14", "ultimatums-and-boons.q1")
def test_under_induction_nobody_earns_or_spends() -> None:
    campaign = under("induction", boons=("ancients",))
    assert (ada(campaign).earned, ada(campaign).unspent) == (0, 0)
    after = played(campaign, Fared("ada", deck=ada(campaign).deck, experience=5))
    assert (ada(after).earned, ada(after).unspent) == (0, 0)
    with refused("ultimatums.14"):
        buy(changed(after, earned=5, unspent=5), "coin", "rope")


@rule("boons.1")
def test_the_ancients_give_5_experience_to_begin_with() -> None:
    assert ada(under(boons=("ancients",))).unspent == ada(begun()).unspent + 5


@rule("ultimatums.16", "ultimatums.17", "ultimatums.18", "ultimatums.q5")
def test_lost_cards_leave_all_decks_and_can_be_had_no_more() -> None:
    campaign = under("scream", names=("ada", "bert"))
    after = played(campaign, lost=("Book",))
    assert after.lost_cards == ("Book",)
    assert all("book" not in each.deck for each in party(after))
    after = story.decide(after, PLAN)
    with refused("deckbuilding.3"):
        story.options(after, PLAN, KNOWN)
    with refused("ultimatums.18"):
        buy(after, "book")
    filled = after
    for name in ("coin", "coin"):
        filled = buy(filled, name)
    filled = heroes.leave(filled, "bert", KNOWN)
    assert story.options(filled, PLAN, KNOWN)["chapter"]["lost"] == ("Book",)
    with refused("ultimatums.18"):
        heroes.join(after, ("cleo", "Cid"), deck("cleo"), KNOWN, 1)


@rule("ultimatums.19", "ultimatums.q8")
@pytest.mark.parametrize("fate", ["killed", "insane", "devoured"])
def test_under_survival_nobody_takes_the_place_of_the_lost(fate: str) -> None:
    campaign = under("survival", names=("ada", "bert"))
    gone = Fared("ada", status="defeated", fate=fate, deck=ada(campaign).deck)
    after = played(campaign, gone, Fared("bert", deck=deck("bert")))
    assert (lost(after), after.over) == ((), "")
    with refused("ultimatums.19"):
        heroes.replace_lost(after, "ada", "cleo", deck("cleo"), KNOWN, 1)
    with refused("ultimatums.19"):
        heroes.join(after, ("cleo", "player of ada"), deck("cleo"), KNOWN, 1)
    assert len(party(heroes.join(after, ("cleo", "Cid"), deck("cleo"), KNOWN, 1))) == 2


@rule("ultimatums.19")
def test_under_survival_the_campaign_is_lost_with_the_last() -> None:
    campaign = under("survival")
    after = played(campaign, Fared("ada", status="defeated", fate="killed", deck=ada(campaign).deck))
    assert after.over == "lost"


@rule("ultimatums.20", "ultimatums.21", "ultimatums.q6")
def test_chance_adds_an_ultimatum_or_boon_for_one_game() -> None:
    campaign = under("ultimatums", "dread")
    drawn = {story.begin_scenario(campaign, PLAN, KNOWN, seed).drawn for seed in range(200)}
    assert drawn == {*ULTIMATUMS, *BOONS} - NOT_DRAWN - {"dread"}
    begun_one = replace(story.begin_scenario(campaign, PLAN, KNOWN, 1), drawn="hades")
    options = story.options(begun_one, PLAN, KNOWN)
    assert set(options["ultimatums"]) == {"dread", "ultimatums"}
    assert tuple(options["boons"]) == ("hades",)
    assert reported(begun_one).drawn == ""
    assert story.call_off(begun_one).drawn == ""


@rule("ultimatums.20")
def test_without_it_chance_adds_nothing() -> None:
    assert story.begin_scenario(under("dread"), PLAN, KNOWN, 7).drawn == ""


@rule("deckbuilding.12")
def test_whoever_has_no_experience_of_their_own_begins_with_that_of_the_campaign() -> None:
    assert variants.experience(under(), investigator("Ada"), 3) == 3
