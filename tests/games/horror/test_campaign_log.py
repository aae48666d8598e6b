"""What a match writes into the campaign log, reads from it, and hands back when it is over."""

from typing import Any

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.core.rulebook import rule
from miskatonic.games.horror.campaign.report import Report, report
from miskatonic.games.horror.game import GAME
from miskatonic.games.horror.notes import LogNote, is_recorded, phrase
from miskatonic.games.horror.options import Chapter, HorrorOptions, Veteran
from miskatonic.games.horror.printed import Ending
from miskatonic.games.horror.rules import elimination, ending
from miskatonic.games.horror.state import Horror
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words.chaos import AddToken, RemoveToken
from miskatonic.games.horror.words.effects import (
    BecomeBearer,
    CrossOut,
    DefineX,
    Draw,
    EarnReward,
    Effect,
    EndCampaign,
    Exile,
    GainResources,
    If,
    LoseExperience,
    Record,
    Remember,
    ShuffleInto,
    ToVictoryDisplay,
)
from miskatonic.games.horror.words.things import AllOf, Choose, Each, InZone, Named, Recorded, Remembered, X
from tests.games.horror.cards import asset, enemy, treachery
from tests.games.horror.effects import resolve
from tests.games.horror.table import Table
from tests.games.horror.vocabulary import SPEECH

BELL = LogNote("the-bell")


def table(*log: LogNote, seats: int = 1, **more: Any) -> Table:
    """Return a table in the middle of a campaign with these notes."""
    return Table(seats, chapter=Chapter("tiny", log), **more)


def do(t: Table, *effects: Effect) -> Table:
    return resolve(t, t.person().card, *effects)


def rich(t: Table) -> bool:
    return t.own().resources > 5


# Notes


@rule("record.1", "campaign-log.1")
def test_a_note_goes_into_the_campaign_log_and_all_are_told() -> None:
    t = do(table(), Record("the-bell"))
    assert t.g.log == [BELL]
    assert [event.cite for event in t.told if event.text.id == "recorded"] == ["record.1"]
    assert view(t.g, None).log == (phrase(BELL),)


@rule("record.4", "record.x1")
def test_the_phrase_stands_there_exactly_with_its_name_and_its_number() -> None:
    t = do(table(), DefineX(3), Record("the-book", Choose(Named("Hall")), X()))
    (note,) = t.g.log
    assert SPEECH["en"].say(phrase(note)) == "The book of Hall has 3 pages"
    assert SPEECH["de"].say(phrase(note)) == "Das Buch von Hall (de) hat 3 Seiten"


def test_the_same_note_is_written_once() -> None:
    assert do(table(), Record("the-bell"), Record("the-bell")).g.log == [BELL]


@rule("record.2")
def test_what_an_earlier_scenario_noted_can_be_referred_to() -> None:
    ask = If(Recorded("the-bell"), (GainResources(1),))
    assert rich(do(table(BELL), ask))
    assert not rich(do(table(), ask))


@rule("record.2")
@pytest.mark.parametrize(("name", "found"), [("Ada", True), ("Bert", False), ("", True)])
def test_a_note_may_be_looked_for_by_the_name_in_it(name: str, found: bool) -> None:
    t = table(LogNote("the-book", ("Ada", "Ada")))
    assert rich(do(t, If(Recorded("the-book", name), (GainResources(1),)))) == found


@rule("record.3")
def test_a_crossed_out_note_stays_but_is_ignored() -> None:
    t = do(table(BELL), CrossOut("the-bell"), If(Recorded("the-bell"), (GainResources(1),)))
    assert t.g.log == [LogNote("the-bell", crossed_out=True)]
    assert (rich(t), view(t.g, None).log) == (False, ())
    assert "crossed-out" in t.heard


@rule("record.3")
def test_what_was_crossed_out_before_is_not_crossed_out_again() -> None:
    t = do(table(LogNote("the-bell", crossed_out=True), BELL), CrossOut("the-bell"))
    assert t.heard.count("crossed-out") == 1


@rule("record.3")
def test_a_note_that_was_crossed_out_may_be_written_anew() -> None:
    t = do(table(LogNote("the-bell", crossed_out=True)), Record("the-bell"))
    assert is_recorded(t.g.log, "the-bell")


@rule("record.2")
def test_a_scenario_is_laid_out_by_the_log() -> None:
    setup = (If(Recorded("the-bell"), (GainResources(1),), (GainResources(2),)),)
    assert table(BELL, scenario={"setup": setup}).own().resources == 6
    assert table(scenario={"setup": setup}).own().resources == 7


@rule("standalone.11", "standalone-scenario.6")
def test_without_a_campaign_it_is_remembered_until_the_end() -> None:
    t = do(Table(), Record("the-bell"), If(Recorded("the-bell"), (GainResources(1),)))
    assert rich(t)
    assert [event.cite for event in t.told if event.text.id == "recorded-alone"] == ["standalone.11"]


# Remembering


@rule("remember.1", "remember.2")
def test_what_is_remembered_matters_in_this_scenario_and_is_not_in_the_log() -> None:
    t = do(table(), Remember("the-bell"), If(Remembered("the-bell"), (GainResources(1),)))
    assert rich(t)
    assert (t.g.log, over(t).log) == ([], ())


@rule("remember.1", "remember.2")
def test_it_still_matters_in_the_resolution() -> None:
    end = Ending(effects=(If(Remembered("the-bell"), (Record("door-open"),)),))
    t = do(table(scenario={"endings": {1: end}}), Remember("the-bell"))
    assert over(t).log == (LogNote("door-open"),)


@rule("remember.3")
def test_you_is_whoever_resolves_the_effect() -> None:
    t = table(seats=2)
    resolve(t, t.person(1).card, Remember("the-bell"), GainResources(1), you=1)
    assert [t.own(seat).resources for seat in (0, 1)] == [5, 6]


# What a finished match hands back


def over(t: Table, number: int = 1) -> Report:
    """Let the scenario end and return what it hands back."""
    t.do(ending.resolve, number)
    return report(t.g)


@rule("campaign-log.2", "record.1")
def test_an_ending_writes_its_notes() -> None:
    t = table(BELL, scenario={"endings": {1: Ending(effects=(Record("door-open"), CrossOut("the-bell")))}})
    assert over(t).log == (LogNote("the-bell", crossed_out=True), LogNote("door-open"))


@rule("campaign-log.2", "campaign-experience.1", "campaign-experience.5")
def test_the_experience_of_each_investigator_is_handed_back_with_bonus_and_penalty() -> None:
    t = table(seats=2, scenario={"endings": {1: Ending(experience=2)}})
    t.put(enemy("Ghoul", keywords="victory=1"), "victory")
    resolve(t, t.person(1).card, LoseExperience(1), you=1)
    assert [each.experience for each in over(t).investigators] == [3, 2]


@rule("campaign-log.3", "campaign-trauma.8", "campaign-trauma.12")
def test_trauma_of_earlier_scenarios_is_there_from_the_start_and_counts_on() -> None:
    t = Table(chapter=Chapter("tiny", veterans=(Veteran(2, 1),)), scenario={"endings": {1: Ending(mental=1)}})
    t.alter(0, physical=2, mental=1)
    (ada,) = over(t).investigators
    assert (ada.physical, ada.mental) == (2, 2)


@rule("campaign-log.4")
def test_what_somebody_became_the_bearer_of_is_handed_back_and_is_no_part_of_the_deck() -> None:
    t = table()
    t.put(asset("Armitage"), "aside")
    do(t, BecomeBearer(Each(AllOf((Named("Armitage"), InZone("aside"))))))
    (ada,) = over(t).investigators
    assert (ada.bears, ada.deck) == (("armitage",), {"lantern": 12})


@rule("bearer.4", "bearer.q2", "random-weakness.7")
def test_a_weakness_gained_in_a_scenario_is_borne_from_then_on_wherever_its_card_is() -> None:
    t = table()
    mark = t.put(treachery("Mark", subtype="weakness"), "aside")
    do(t, BecomeBearer(Each(AllOf((Named("Mark"), InZone("aside"))))), ShuffleInto(Each(Named("Mark"))))
    do(t, Draw(1))
    assert (t.card(mark).owner, over(t).investigators[0].bears) == (0, ("mark",))


@rule("campaign-trauma.7")
@pytest.mark.parametrize("chosen", ["physical", "mental"])
def test_whoever_falls_to_damage_and_horror_at_once_chooses_one_trauma(chosen: str) -> None:
    t = table(seats=2)
    t.set(t.person().card, damage=7, horror=7)
    t.do(elimination.be_defeated, 0).choose(chosen)
    (ada, _) = over(t).investigators
    assert (ada.physical, ada.mental) == ((1, 0) if chosen == "physical" else (0, 1))


@rule("campaign-trauma.q1")
def test_more_trauma_than_health_kills_as_well() -> None:
    t = table(scenario={"endings": {1: Ending(physical=9)}})
    assert over(t).investigators[0].fate == "killed"


@rule("campaign-log.5", "campaign-trauma.3", "campaign-trauma.5")
@pytest.mark.parametrize(("end", "fate"), [(Ending(physical=9), "killed"), (Ending(mental=9), "insane")])
def test_who_was_killed_or_driven_insane_is_handed_back(end: Ending, fate: str) -> None:
    t = table(scenario={"endings": {1: end}})
    assert over(t).investigators[0].fate == fate


def test_what_was_exiled_is_out_of_the_deck() -> None:
    t = table()
    t.put(asset("Charm"), "play:0")
    do(t, Exile(Each(Named("Charm"))))
    (ada,) = over(t).investigators
    assert (ada.exiled, ada.deck) == (("charm",), {"lantern": 12})


@rule("setup.8")
def test_the_chaos_bag_is_handed_back_whole() -> None:
    t = table(bag=("0", "-1", "skull"))
    do(t, AddToken("cultist"), RemoveToken("-1"))
    seal = t.put(asset("Chalice"), "play:0")
    t.set(seal, sealed=("skull",))
    t.g.bag.remove("skull")
    assert over(t).bag == ("0", "cultist", "skull")


def test_the_victory_display_the_ending_and_who_fared_how_are_handed_back() -> None:
    t = table(seats=2)
    t.put(enemy("Ghoul"), "threat:0")
    do(t, ToVictoryDisplay(Each(Named("Ghoul"))))
    t.alter(1, status="resigned")
    found = over(t)
    assert (found.scenario, found.resolution, found.won, found.victory) == ("tiny", 1, True, ("ghoul",))
    assert [each.status for each in found.investigators] == ["playing", "resigned"]


@rule("rewards.3", "reward.4")
def test_a_reward_card_comes_to_the_collection() -> None:
    t = do(table(), EarnReward("Lantern"), EarnReward("Lantern"))
    assert over(t).rewards == ("Lantern",)
    assert t.heard.count("reward-earned") == 1


@pytest.mark.parametrize(("won", "how"), [(True, "won"), (False, "lost")])
def test_an_ending_may_end_the_campaign(won: bool, how: str) -> None:
    t = table(scenario={"endings": {1: Ending(effects=(EndCampaign(won),))}})
    assert over(t).campaign_over == how
    assert f"campaign-{how}" in t.heard


# Options of a match


def options(**chapter: Any) -> HorrorOptions:
    return GAME.options(seats=1, decks=["12004"], chapter={"campaign": "brethren_of_ash", **chapter})


def begun(**chapter: Any) -> Horror:
    return GAME.new(options(**chapter), 1)


@rule("campaign.1", "campaign.3", "campaign-trauma.12", "setup.8")
def test_a_scenario_of_a_campaign_goes_on_from_those_before() -> None:
    g = begun(bag=["0", "cultist"], veterans=[{"physical": 2, "mental": 1}], log=[{"what": "the-bell"}])
    card = g.cards[g.people[0].card]
    assert (card.damage, card.horror, g.bag, g.log) == (2, 1, ["0", "cultist"], [BELL])
    assert g.campaign


@rule("earn.2", "bearer.2", "campaign-log.4")
def test_what_an_investigator_bears_is_in_the_deck_of_later_scenarios() -> None:
    g = begun(veterans=[{"bears": ["12115"]}])
    assert [(card.zone, card.gained) for card in g.cards if card.code == "12115" and card.owner == 0] == [
        ("deck:0", True)
    ]


@pytest.mark.parametrize(
    "chapter",
    [
        7,
        {"campaign": "x", "bag": ["hat"]},
        {"campaign": "x", "veterans": [{}, {}]},
        {"campaign": "x", "veterans": [{"physical": -1}]},
        {"campaign": "x", "veterans": [{"bears": ["99999"]}]},
        {"campaign": "x", "log": [{"what": "No Such Phrase!"}]},
        {"campaign": "x", "colour": "red"},
    ],
)
def test_nonsense_is_refused_with_one_clear_error(chapter: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        GAME.options(seats=1, decks=["12004"], chapter=chapter)
    assert refused.value.field == "chapter"


@rule("campaign-trauma.9")
def test_whoever_is_killed_cannot_be_used_again() -> None:
    with pytest.raises(BadOptions):
        begun(veterans=[{"physical": 9}])
