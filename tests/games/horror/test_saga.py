"""Horror's campaigns as the house keeps them: what everybody sees, and whose business a change is."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from miskatonic.core import saga as core
from miskatonic.core.rulebook import rule
from miskatonic.core.series import BadSeries, Series
from miskatonic.core.text import LANGUAGES, Speech
from miskatonic.games.horror import saga
from miskatonic.games.horror.campaign.document import Campaign
from miskatonic.games.horror.cards.starters import STARTERS
from miskatonic.games.horror.saga import SAGA

JOE, DANIELA, TRISH = "12004", "12001", "12007"
STUDIOUS = "12042"


def starter(code: str) -> dict[str, int]:
    return dict(Counter(next(each.cards for each in STARTERS if each.investigator == code)))


def begun(*bots: str, **changed: Any) -> Any:
    """Anna plays Joe; whoever is named else is played by a bot."""
    people = (saga.NewHero(JOE, starter(JOE)), *(saga.NewHero(each, starter(each), True) for each in bots))
    tale = SAGA.begin(saga.CampaignWish("brethren_of_ash", "easy", people), "Anna", 1)
    return {**tale, **changed}


def looked(tale: Any) -> saga.CampaignView:
    return SAGA.view(Series("horror", tale=tale))


def rich(tale: Any, unspent: int = 5) -> Any:
    """Everybody has experience to spend, and the prologue was read."""
    heroes = [{**each, "earned": unspent, "unspent": unspent} for each in tale["heroes"]]
    return SAGA.change({**tale, "heroes": heroes}, saga.DecideStory(0), "Anna", 1)


def refused(clause: str) -> Any:
    return pytest.raises(core.Refused, check=lambda error: error.clause == clause)


def test_a_campaign_begins_with_its_prologue() -> None:
    seen = looked(begun(DANIELA))
    assert [(each.investigator, each.owner) for each in seen.heroes] == [(JOE, "Anna"), (DANIELA, "")]
    assert seen.next is not None
    assert (seen.next.kind, seen.pages) == ("passage", ())
    assert JOE not in seen.free
    assert TRISH in seen.free


def test_what_was_read_is_a_page_of_the_story() -> None:
    seen = looked(rich(begun()))
    assert [each.text.id for each in seen.pages if each.text] == ["story-ash-prologue"]
    assert seen.next is not None
    assert (seen.next.scenario, seen.next.obstacle) == ("spreading_flames", None)


def test_nobody_decides_what_was_not_read() -> None:
    with refused("next-scenario.1"):
        SAGA.change(begun(), saga.DecideStory(1), "Anna", 1)


@rule("campaign-experience.7", "campaign-experience.10")
def test_prices_and_what_has_to_make_room_are_told() -> None:
    joe = looked(rich(begun())).heroes[0]
    assert joe.offers[STUDIOUS] == saga.CardOffer(3, "campaign-experience.7")
    upgrade = next(each for each in joe.offers.values() if each.instead)
    assert (upgrade.clause, upgrade.room) == ("campaign-experience.13", False)
    assert any(each.room for each in joe.offers.values())
    assert not set(joe.may_go) & {"12005", "12006"}


@rule("campaign-experience.16")
def test_nothing_is_for_sale_while_a_scenario_is_played() -> None:
    assert looked(SAGA.begin_match(rich(begun()), 1)).heroes[0].offers == {}


@rule("campaign-experience.7", "campaign-experience.16")
def test_what_was_bought_is_told_and_can_be_undone() -> None:
    before = rich(begun())
    after = SAGA.change(before, saga.BuyCard(JOE, STUDIOUS), "Anna", 1)
    joe = looked(after).heroes[0]
    assert (joe.unspent, [each.price for each in joe.bought]) == (2, [3])
    assert SAGA.change(after, saga.UndoPurchase(JOE), "Anna", 1) == before


@rule("campaign-experience.2")
def test_own_investigators_are_their_owners_business() -> None:
    tale = begun(DANIELA)
    buy, undo, leave = saga.BuyCard(JOE, STUDIOUS), saga.UndoPurchase(JOE), saga.LeaveCampaign(JOE)
    assert [SAGA.right(tale, each, "Anna") for each in (buy, undo, leave)] == ["own", "own", "own"]
    assert [SAGA.right(tale, each, "Ben") for each in (buy, undo, leave)] == ["nobody", "nobody", "group"]
    assert SAGA.right(tale, saga.BuyCard(DANIELA, STUDIOUS), "Anna") == "group"
    assert SAGA.right(tale, saga.DecideStory(0), "Anna") == "group"


@rule("join-leave.1")
def test_whoever_was_invited_joins_until_something_was_played() -> None:
    join = saga.JoinCampaign(TRISH, starter(TRISH), "Ben")
    tale = begun()
    assert SAGA.right(tale, join, "Ben") == "own"
    assert SAGA.right(tale, join, "Anna") == "group"
    score = {"scenario": "spreading_flames", "resolution": 1, "won": True, "experience": {}}
    assert SAGA.right({**tale, "scores": [score]}, join, "Ben") == "group"
    assert SAGA.people(SAGA.change(tale, join, "Ben", 1)) == ("Anna", "Ben")


def test_how_a_scenario_ended_is_a_page_with_its_story() -> None:
    score = {"scenario": "spreading_flames", "resolution": 1, "won": True, "experience": {JOE: 2}}
    seen = looked({**rich(begun()), "scores": [score], "part": 2})
    assert [each.scenario for each in seen.pages] == ["", "spreading_flames"]
    assert seen.pages[1].text is not None
    assert all(seen.pages[1].ending)


def test_everything_that_is_seen_can_be_said() -> None:
    speeches = [Speech(each, ["miskatonic.core", "miskatonic.games.horror"]) for each in LANGUAGES]
    seen = looked({**rich(begun()), "log": [{"what": "university-burned"}]})
    texts = [*(each.text for each in seen.pages if each.text), *(each.text for each in seen.log)]
    assert all(speech.say(each) for speech in speeches for each in texts)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"plan": "elsewhere"}, "refused-no-campaign"),
        ({"heroes": [{"investigator": "nobody", "owner": "", "deck": {}}]}, "deck-unknown-code"),
        ({"heroes": [{"investigator": JOE, "owner": "", "deck": {STUDIOUS: 10**9}}]}, "bad-campaign-decks"),
        ({"ownerless": ["nothing"]}, "deck-unknown-code"),
        ({"version": 99}, "bad-series-version"),
    ],
)
def test_a_document_that_names_what_nobody_knows_is_told_apart(changed: Any, reason: str) -> None:
    with pytest.raises(BadSeries, check=lambda bad: bad.reason.id == reason):
        SAGA.read(Series("horror", tale=begun(**changed)))


@pytest.mark.parametrize(
    "change",
    [
        {"type": "join", "investigator": TRISH, "deck": {STUDIOUS: 10**9}},
        {"type": "buy", "investigator": JOE, "card": "x" * 50},
        {"type": "buy", "investigator": JOE, "card": "x", "removes": ["x"] * 11},
        {"type": "rob", "investigator": JOE},
    ],
)
def test_a_change_that_nobody_would_make_is_no_change(change: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(change, SAGA.change_type)


def test_a_tale_is_plain_data_that_the_campaign_reads_again() -> None:
    tale = begun(DANIELA)
    assert msgspec.to_builtins(msgspec.convert(tale, Campaign)) == tale
