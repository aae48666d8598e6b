"""How a campaign begins, goes on and ends, who comes and goes, and what it is as a document."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.core.series import BadSeries, Series, add, read, write
from miskatonic.core.text import LANGUAGES, Speech, Text
from miskatonic.core.trial import random_answer
from miskatonic.games.horror import decks, lineup
from miskatonic.games.horror.campaign import epic, heroes, plan, story
from miskatonic.games.horror.campaign.document import Campaign, Score, hero, lost, of, party, put
from miskatonic.games.horror.campaign.report import Fared
from miskatonic.games.horror.cards import by_code
from miskatonic.games.horror.collection import available, weakness_pool
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.notes import LogNote
from miskatonic.games.horror.options import HorrorOptions
from miskatonic.games.horror.printed import Ending
from miskatonic.games.horror.rules import ending
from tests.games.horror.campaigns import (
    KNOWN,
    PEOPLE,
    PLAN,
    ada,
    begun,
    changed,
    deck,
    person,
    refused,
    regular,
    reported,
    rich,
)
from tests.games.horror.table import Table


def played(campaign: Campaign, *fared: Fared, **what: Any) -> Campaign:
    """Let the next scenario be played and end so."""
    return reported(story.begin_scenario(campaign, PLAN, KNOWN), *fared, **what)


def fared(name: str = "ada", **how: Any) -> Fared:
    return Fared(name, deck=how.pop("deck", deck(name)), **how)


# Beginning


@rule("campaign.1", "campaign.2", "deckbuilding.13", "setup.7")
def test_a_campaign_begins_with_decks_and_the_chaos_bag_of_its_difficulty() -> None:
    campaign = begun("ada", "bert")
    assert campaign.bag == ("0", "skull")
    assert [each.owner for each in party(campaign)] == ["player of ada", "player of bert"]
    assert regular(campaign) == ["book", "book", "lamp", "rope"]
    assert story.options(campaign, PLAN, KNOWN)["scenario"] == "first"


@rule("deckbuilding.11", "card-level.4")
def test_a_first_deck_has_no_cards_above_level_0() -> None:
    with refused("deckbuilding.11"):
        begun(ada=deck("ada", "book", "book", "lamp", "star-1"))


@rule("deckbuilding.12", "campaign-experience.q3")
def test_experience_to_begin_with_is_spent_at_once_and_level_0_costs_nothing_then() -> None:
    generous = replace(PLAN, experience=3)
    campaign = begun(plan=generous, ada=deck("ada", "book", "book", "lamp", "star-1"))
    assert (ada(campaign).earned, ada(campaign).unspent) == (3, 2)


@rule("random-weakness.6", "bearer.5")
def test_the_basic_weakness_is_drawn_once_and_stays_for_the_whole_campaign() -> None:
    campaign = begun()
    (weakness,) = [code for code in ada(campaign).deck if decks.is_basic_weakness(KNOWN[code])]
    chosen = story.options(campaign, PLAN, KNOWN)
    assert chosen["decks"][0]["cards"][weakness] == 1
    after = played(campaign, fared(deck=ada(campaign).deck))
    assert weakness in ada(after).deck


@rule("random-weakness.q1", "collection.2")
def test_nobody_draws_a_weakness_that_somebody_else_has() -> None:
    four = begun("ada", "bert", "cleo", "dan")
    drawn = [code for each in four.heroes for code in each.deck if decks.is_basic_weakness(KNOWN[code])]
    assert len(set(drawn)) == 4


@rule("random-weakness.4", "random-weakness.x1", "collection.3")
def test_the_pool_has_the_weaknesses_of_all_products_one_copy_of_each_product() -> None:
    core = weakness_pool(by_code(), ())
    assert len(core) == 10
    more = weakness_pool({**by_code(), "fear": KNOWN["fear"]}, ())
    assert (len(more), more.count("fear")) == (11, 1)


@rule("collection.1", "collection.2", "collection.q1", "collection.x1")
def test_what_the_game_uses_is_not_in_the_collection() -> None:
    matteo, luna = ["book", "book"], ["lamp"]
    used = [*matteo, *luna]
    assert [available(KNOWN, code, used) for code in ("book", "lamp", "coin")] == [0, 1, 2]
    assert available(KNOWN, "lamp", [*used, "lamp", "lamp"]) == 0


@rule("deckbuilding.2")
def test_nobody_plays_the_same_investigator_as_another() -> None:
    with refused("deckbuilding.2"):
        begun("ada", "ada")


# The next match


@rule("setup.8", "campaign.3", "next-scenario.1")
def test_the_next_match_takes_everything_over() -> None:
    campaign = replace(rich(), bag=("cultist",), log=(LogNote("the-bell"),), rewards=("Prize",))
    campaign = changed(campaign, physical=2, bears=("armitage",))
    chapter = msgspec.convert(story.options(campaign, PLAN, KNOWN), HorrorOptions).chapter
    assert chapter is not None
    assert (chapter.bag, chapter.log, chapter.rewards) == (("cultist",), campaign.log, ("Prize",))
    assert [(each.physical, each.bears, each.experience) for each in chapter.veterans] == [
        (2, ("armitage",), 10)
    ]


@rule("earn.1", "earn.2", "earn.3", "bearer.1", "bearer.2", "bearer.3", "bearer.q1", "story-rewards.1")
def test_what_is_borne_is_no_part_of_the_count_and_no_rule_for_decks_asks_for_it() -> None:
    campaign = played(begun(), fared(bears=("armitage", "mark")))
    assert ada(campaign).bears == ("armitage", "mark")
    assert "armitage" not in ada(campaign).deck
    campaign = story.decide(campaign, PLAN)
    assert story.options(campaign, PLAN, KNOWN)["chapter"]["veterans"][0]["bears"] == ("armitage", "mark")


@rule("story-rewards.3", "story-rewards.2")
def test_a_story_card_has_a_set_and_no_level_and_cannot_be_put_into_a_deck() -> None:
    card = KNOWN["armitage"]
    assert (bool(card.set), card.level) == (True, None)
    with refused("asset.9"):
        begun(ada=deck("ada", "book", "book", "lamp", "armitage"))


# What a finished scenario does


@rule("campaign-experience.3", "campaign-experience.4", "campaign-experience.5", "campaign-experience.6")
@rule("experience-glossary.1", "experience-glossary.2", "experience-glossary.3", "campaign-log.2")
def test_experience_is_added_to_what_was_unspent() -> None:
    after = played(changed(begun(), earned=5, unspent=2), fared(experience=3))
    assert (ada(after).earned, ada(after).unspent) == (8, 5)


@rule("campaign-experience.q2", "campaign-trauma.1")
def test_whoever_was_defeated_earns_as_well_and_goes_on() -> None:
    after = played(begun(), fared(status="defeated", experience=3, physical=1))
    assert (ada(after).unspent, ada(after).status, ada(after).physical) == (3, "alive", 1)


@rule("campaign-log.3", "campaign-log.4", "campaign-trauma.2", "campaign-trauma.4", "campaign-trauma.8")
def test_trauma_and_story_cards_are_recorded() -> None:
    after = played(begun(), fared(physical=1, mental=2, bears=("lantern",)))
    assert (ada(after).physical, ada(after).mental, ada(after).bears) == (1, 2, ("lantern",))


@rule("campaign-log.5", "campaign-trauma.6", "campaign-trauma.9", "campaign-trauma.q3")
@pytest.mark.parametrize("fate", ["killed", "insane", "devoured"])
def test_who_is_lost_is_recorded_and_cannot_be_used_again(fate: str) -> None:
    after = played(begun("ada", "bert"), fared(fate=fate), fared("bert"))
    assert (ada(after).status, [each.investigator for each in party(after)]) == (fate, ["bert"])
    with refused("campaign-trauma.q2"):
        heroes.replace_lost(after, "ada", "ada", deck(), KNOWN, 1)
    with refused("join-leave.3"):
        heroes.join(after, ("ada", "somebody"), deck(), KNOWN, 1)


def test_log_bag_rewards_and_exiled_cards_are_taken_over() -> None:
    after = played(
        begun(), fared(exiled=("book",)), log=(LogNote("the-bell"),), bag=("0",), rewards=("Prize",)
    )
    assert (after.log, after.bag, after.rewards) == ((LogNote("the-bell"),), ("0",), ("Prize",))
    assert ada(after).exiled == ("book",)


@rule("standalone.9")
def test_ending_and_experience_are_kept_as_a_score() -> None:
    after = played(begun(), fared(experience=4), resolution=2)
    assert after.scores == (Score("first", 2, True, {"ada": 4}),)


@rule("next-scenario.1")
def test_after_a_scenario_come_purchases_and_then_the_next_part() -> None:
    after = played(begun())
    assert (after.part, after.playing) == (1, False)
    with refused("next-scenario.1"):
        story.options(after, PLAN, KNOWN)
    assert story.options(story.decide(after, PLAN), PLAN, KNOWN)["scenario"] == "second"


@rule("winning-and-losing.6", "winning-and-losing.7")
def test_a_lost_scenario_lets_the_campaign_go_on_unless_something_says_otherwise() -> None:
    assert played(begun(), resolution=0).over == ""
    assert played(begun(), campaign_over="lost").over == "lost"


# Decisions


@rule("record.1", "record.3")
def test_a_decision_writes_and_crosses_out_notes() -> None:
    campaign = played(begun())
    stayed = story.decide(campaign, PLAN, 0)
    assert stayed.log == (LogNote("stayed"),)
    went = story.decide(replace(campaign, log=(LogNote("stayed"),)), PLAN, 1)
    assert went.log == (LogNote("stayed", crossed_out=True), LogNote("went"))


@rule("record.2")
def test_a_part_for_which_the_log_has_no_note_is_left_out() -> None:
    campaign = played(begun())
    assert story.decide(campaign, PLAN, 0).part == 3
    assert story.decide(campaign, PLAN, 1).part == 2


@pytest.mark.parametrize("way", [-1, 2])
def test_only_the_ways_there_are_can_be_chosen(way: int) -> None:
    with refused("campaign.2"):
        story.decide(played(begun()), PLAN, way)


def test_where_a_scenario_is_next_nothing_is_decided() -> None:
    with refused("next-scenario.1"):
        story.decide(begun(), PLAN)


def test_behind_the_last_part_the_campaign_is_over() -> None:
    end = played(story.decide(played(begun()), PLAN), scenario="second")
    assert end.over == "ended"
    with refused("campaign.1"):
        story.begin_scenario(end, PLAN, KNOWN)


# Joining, leaving, replacing


@rule("join-leave.1")
def test_people_come_and_go_only_between_scenarios() -> None:
    playing = story.begin_scenario(begun("ada", "bert"), PLAN, KNOWN)
    with refused("join-leave.1"):
        heroes.join(playing, ("cleo", "Cid"), deck("cleo"), KNOWN, 1)
    with refused("join-leave.1"):
        heroes.leave(playing, "bert", KNOWN)
    with refused("join-leave.1"):
        heroes.come_back(playing, "bert")


@rule("join-leave.2")
def test_who_leaves_is_not_erased_and_may_come_back_as_they_were() -> None:
    campaign = changed(begun("ada", "bert"), "bert", unspent=4, earned=4, physical=1)
    away = heroes.leave(campaign, "bert", KNOWN)
    assert [each.investigator for each in party(away)] == ["ada"]
    assert hero(away, "bert").unspent == 4
    assert heroes.come_back(away, "bert") == campaign


@rule("join-leave.1", "campaign-trauma.10")
def test_who_has_lost_an_investigator_may_leave_instead_of_choosing_a_new_one() -> None:
    after = story.decide(played(begun("ada", "bert"), fared(fate="killed"), fared("bert")), PLAN)
    left = heroes.leave(after, "ada", KNOWN)
    assert (ada(left).status, lost(left)) == ("killed", ())
    assert story.options(left, PLAN, KNOWN)["seats"] == 1


@rule("random-weakness.q1")
def test_nobody_draws_the_weakness_of_somebody_who_may_come_back() -> None:
    away = heroes.leave(begun("ada", "bert"), "ada", KNOWN)
    (hers,) = [code for code in ada(away).deck if decks.is_basic_weakness(KNOWN[code])]
    for seed in range(12):
        cleo = hero(heroes.join(away, ("cleo", "Cid"), deck("cleo"), KNOWN, seed), "cleo")
        assert hers not in cleo.deck


@rule("join-leave.3")
def test_a_newcomer_takes_an_investigator_nobody_has_used() -> None:
    away = heroes.leave(begun("ada", "bert"), "bert", KNOWN)
    with refused("join-leave.3"):
        heroes.join(away, ("bert", "Cid"), deck("bert"), KNOWN, 1)


@rule("join-leave.4")
def test_a_newcomer_begins_without_experience_and_trauma_with_a_level_0_deck() -> None:
    campaign = changed(begun(), unspent=5, earned=5)
    new = hero(heroes.join(campaign, ("cleo", "Cid"), deck("cleo"), KNOWN, 1), "cleo")
    assert (new.owner, new.unspent, new.physical, new.mental) == ("Cid", 0, 0, 0)
    with refused("deckbuilding.11"):
        heroes.join(campaign, ("cleo", "Cid"), deck("cleo", "book", "book", "lamp", "star-1"), KNOWN, 1)


@rule("setup.1")
def test_no_more_than_four_take_part() -> None:
    full = begun("ada", "bert", "cleo", "dan")
    with refused("setup.1"):
        heroes.join(full, ("eva", "Eve"), deck("eva"), KNOWN, 1)


@rule("campaign-trauma.10", "campaign-trauma.q2")
def test_whoever_lost_an_investigator_chooses_a_new_one_with_a_new_deck() -> None:
    after = story.decide(
        played(begun("ada", "bert"), fared(fate="killed", experience=3), fared("bert")), PLAN
    )
    with refused("campaign-trauma.10"):
        story.options(after, PLAN, KNOWN)
    with refused("campaign-trauma.q2"):
        heroes.replace_lost(after, "ada", "bert", deck("bert"), KNOWN, 1)
    new = heroes.replace_lost(after, "ada", "cleo", deck("cleo"), KNOWN, 1)
    assert (hero(new, "cleo").owner, hero(new, "cleo").unspent, lost(new)) == ("player of ada", 0, ())
    assert story.options(new, PLAN, KNOWN)["seats"] == 2
    with refused("campaign-trauma.10"):
        heroes.replace_lost(new, "ada", "dan", deck("dan"), KNOWN, 1)


@rule("campaign-trauma.11")
def test_without_another_investigator_in_the_collection_the_campaign_is_lost() -> None:
    few = {code: card for code, card in KNOWN.items() if card not in PEOPLE[2:]}
    both = begun("ada", "bert")
    assert heroes.nobody_left(changed(both, status="killed"), few)
    assert not heroes.nobody_left(changed(both, status="killed"), KNOWN)
    all_dead = [fared(name, fate="killed") for name in ("ada", "bert", "cleo")]
    assert played(begun("ada", "bert", "cleo"), *all_dead).over == "lost"


@rule("story-rewards.4")
def test_the_others_choose_who_bears_a_unique_card_of_somebody_who_left() -> None:
    campaign = changed(begun("ada", "bert"), bears=("armitage", "lantern", "mark"))
    away = heroes.leave(campaign, "ada", KNOWN)
    assert away.ownerless == ("armitage",)
    with refused("story-rewards.4"):
        story.options(away, PLAN, KNOWN)
    with refused("story-rewards.4"):
        heroes.become_bearer(away, "armitage", "ada")
    given = heroes.become_bearer(away, "armitage", "bert")
    assert (hero(given, "bert").bears, given.ownerless) == (("armitage",), ())


@rule("story-rewards.q1")
def test_other_cards_leave_with_their_bearer() -> None:
    campaign = changed(begun("ada", "bert"), bears=("armitage", "lantern", "mark"))
    assert ada(heroes.leave(campaign, "ada", KNOWN)).bears == ("lantern", "mark")


@rule("story-rewards.4")
def test_the_unique_card_of_a_lost_investigator_finds_another_bearer() -> None:
    after = played(begun("ada", "bert"), fared(fate="killed", bears=("armitage",)), fared("bert"))
    assert after.ownerless == ("armitage",)


@rule("standalone.12", "standalone-scenario.7")
def test_a_card_that_the_collection_does_not_have_is_gone_without() -> None:
    campaign = begun("ada", "bert")
    after = played(campaign, fared(bears=("expansion-card",)), fared("bert"))
    assert ada(after).bears == ()
    t = Table(scenario={"endings": {1: Ending(bearer="expansion-card", experience=1)}})
    t.do(ending.resolve, 1)
    assert (t.g.ended, t.person().experience) == (True, 1)


# Epic


def finished(**what: Any) -> Campaign:
    """Return a campaign that is over, in which Ada has gone through a lot and Bert was killed."""
    old = changed(begun("ada", "bert"), deck=deck("ada", "book-3", "book", "lamp", "rope"), **what)
    old = changed(old, "bert", status="killed", earned=7)
    return replace(old, over="won", log=(LogNote("the-bell"),), bag=("cultist",))


REBUILT = {"ada": {"coin": 2, "rope": 2}}


def again(old: Campaign, rebuilt: Any = REBUILT, **what: Any) -> Campaign:
    return epic.carry_over(old, what.pop("plan", PLAN), "easy", rebuilt, KNOWN, **what)


@rule("epic.1")
def test_survivors_go_on_into_another_campaign_and_not_all_have_to() -> None:
    old = changed(finished(), "bert", status="alive")
    assert [each.investigator for each in again(old, {}).heroes] == ["ada", "bert"]
    assert [each.investigator for each in again(old, {}, who=["bert"]).heroes] == ["bert"]
    with refused("epic.1"):
        again(finished(), {}, who=["bert"])
    with refused("epic.1"):
        again(replace(finished(), over=""))


@rule("epic.2", "epic.5", "epic.q3")
def test_the_total_score_is_all_experience_of_all_campaigns_spent_or_not() -> None:
    old = finished(earned=9, unspent=2, before=4)
    assert epic.total_score(ada(old)) == 13
    assert epic.total_score(hero(old, "bert")) == 7


@rule("epic.3", "epic.4", "epic.q3")
def test_experience_begins_anew_and_the_log_says_what_there_was() -> None:
    new = again(finished(earned=9, unspent=2, before=4))
    assert (ada(new).earned, ada(new).unspent, ada(new).before) == (0, 0, 13)
    assert new.log == (LogNote("total-experience", ("Ada", "Ada (de)"), 13),)


@rule("epic.6")
def test_all_cards_above_level_0_go() -> None:
    assert regular(again(finished(), {})) == ["book", "lamp", "rope"]


@rule("epic.7")
def test_the_deck_may_be_rebuilt_as_for_a_new_campaign() -> None:
    assert regular(again(finished())) == ["coin", "coin", "rope", "rope"]
    with refused("deckbuilding.11"):
        again(finished(), {"ada": {"coin": 2, "rope": 1, "star-1": 1}})


@rule("epic.8", "epic.9", "epic.15", "epic.x1", "epic.q1")
def test_trauma_story_cards_and_weaknesses_carry_over_with_what_they_say() -> None:
    new = ada(again(finished(physical=1, mental=2, bears=("armitage", "mark"))))
    assert (new.physical, new.mental, new.bears) == (1, 2, ("armitage", "mark"))


@rule("epic.10", "epic.11", "epic.12", "epic.14")
def test_other_notes_do_not_and_bag_and_difficulty_are_new() -> None:
    new = again(finished())
    assert "the-bell" not in [note.what for note in new.log]
    assert (new.bag, new.difficulty, new.part) == (("0", "skull"), "easy", 0)


@rule("epic.13")
def test_experience_to_begin_with_is_given_again() -> None:
    assert ada(again(finished(), plan=replace(PLAN, experience=2))).unspent == 2
    wise = {**KNOWN, "ada": person("Ada", experience=3)}
    assert ada(epic.carry_over(finished(), PLAN, "easy", REBUILT, wise)).unspent == 3


@rule("epic.q2")
def test_no_second_basic_weakness_is_drawn() -> None:
    old = finished()
    weakness = [code for code in ada(old).deck if decks.is_basic_weakness(KNOWN[code])]
    assert [code for code in ada(again(old)).deck if decks.is_basic_weakness(KNOWN[code])] == weakness


# The document


def document(campaign: Campaign) -> bytes:
    return write(put(Series("horror", "Our campaign"), campaign))


@rule("campaign-log.1")
def test_a_campaign_round_trips_byte_for_byte() -> None:
    for campaign in (begun(), rich(), played(begun(), fared(fate="killed")), finished()):
        data = document(campaign)
        assert of(read(data)) == campaign
        assert document(of(read(data))) == data


@pytest.mark.parametrize(
    "tale",
    [
        None,
        7,
        {},
        {"plan": "tiny", "difficulty": "easy", "version": 2},
        {"plan": "tiny", "difficulty": "easy", "heroes": [{"investigator": "ada"}]},
        {"plan": "tiny", "difficulty": "easy", "colour": "red"},
        {
            "plan": "tiny",
            "difficulty": "easy",
            "heroes": [{"investigator": "ada", "owner": "", "deck": {}, "unspent": -1}],
        },
    ],
)
def test_a_damaged_or_newer_tale_gets_one_clear_error(tale: Any) -> None:
    with pytest.raises(BadSeries) as found:
        of(Series("horror", tale=tale))
    assert found.value.where == "tale"


def test_a_series_of_another_game_is_no_campaign() -> None:
    with pytest.raises(BadSeries):
        of(Series("ritual", tale={"plan": "tiny", "difficulty": "easy"}))


# Brethren of Ash


@pytest.mark.parametrize("name", plan.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_passage_of_a_campaign_is_told(name: str, language: str) -> None:
    speech = Speech(language, ["miskatonic.core", "miskatonic.games.horror"])
    for part in plan.find(name).parts:
        for said in (part.story, *(way.text for way in part.ways)):
            assert not said or len(speech.say(Text(said))) > 20


def test_brethren_of_ash_begins_with_a_prologue_and_the_starter_decks() -> None:
    ash = plan.find("brethren_of_ash")
    joe = lineup.starters("spreading_flames")["12004"]
    counts = {code: joe.cards.count(code) for code in joe.cards}
    campaign = story.begin(ash, "easy", [("12004", "Ann", counts)], by_code(), 1)
    campaign = story.decide(campaign, ash)
    chosen = story.options(campaign, ash, {**by_code(), **lineup.story_cards()})
    assert GAME.options(**chosen).scenario == "spreading_flames"


def test_a_whole_scenario_is_played_for_the_campaign_and_handed_back() -> None:
    ash, known = plan.find("brethren_of_ash"), {**by_code(), **lineup.story_cards()}
    starters = lineup.starters("spreading_flames")
    people = [(code, code, dict(Counter(starters[code].cards))) for code in ("12004", "12001")]
    campaign = story.decide(story.begin(ash, "easy", people, known, 1), ash)
    chosen = story.options(campaign, ash, known)
    campaign = story.begin_scenario(campaign, ash, known)
    match, dice = Match(GAME, GAME.options(**{**chosen, "windows": "few"}), 1), Rng.seeded(1)
    while match.outcome is None:
        match.answer(*random_answer(match.asks, dice))
    after = story.finish(campaign, ash, match, known)
    assert (after.part, after.playing, after.log) == (2, False, tuple(match.state.log))
    assert sorted(after.bag) == sorted(ash.bags["easy"])
    assert [each.earned for each in after.heroes] == [each.experience for each in match.state.people]
    assert [each.deck for each in after.heroes] == [each.deck for each in campaign.heroes]
    series = add(put(Series("horror"), after), match, ["Ann", "Bob"])
    assert of(read(write(series))) == after
    with refused("next-scenario.1"):
        story.finish(changed(campaign, "12004", physical=1), ash, match, known)
    with refused("campaign-log.2"):
        story.finish(after, ash, match, known)


def test_a_document_that_was_kept_by_format_version_1_is_still_read_and_written_the_same() -> None:
    kept = (Path(__file__).parent / "kept" / "campaign-1.json").read_bytes()
    campaign = of(read(kept))
    assert [each.status for each in campaign.heroes] == ["away", "alive", "alive"]
    assert write(put(read(kept), campaign)) == kept
    ash, known = plan.find(campaign.plan), {**by_code(), **lineup.story_cards()}
    assert GAME.options(**story.options(campaign, ash, known)).scenario == "smoke_and_mirrors"


@rule("record.1")
def test_a_way_that_was_noted_before_is_not_noted_twice() -> None:
    campaign = replace(begun(), part=1, log=(LogNote("stayed"),))
    assert story.decide(campaign, PLAN, 0).log == (LogNote("stayed"),)


@rule("next-scenario.1")
def test_behind_the_last_part_nothing_comes() -> None:
    done = replace(begun(), part=len(PLAN.parts))
    assert story.next_part(done, PLAN) is None
    with refused("next-scenario.1"):
        story.options(done, PLAN, KNOWN)


@rule("exile.4")
def test_whole_decks_need_not_be_filled() -> None:
    assert story.short_decks(begun(), KNOWN) == ()
