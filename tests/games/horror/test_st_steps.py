"""The steps of a skill test, ST.1 to ST.8 (section `test`)."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import text
from miskatonic.games.horror.rules import limits, testing
from miskatonic.games.horror.rules.encounter import draw_encounter
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    Constant,
    ElderSign,
    Forced,
    Free,
    Play,
    Reaction,
    Revelation,
    Symbol,
)
from miskatonic.games.horror.words.modifiers import Change, UseSkill
from miskatonic.games.horror.words.things import SKILLS, DuringTest, Each, Is, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, investigator, reference, skill, treachery
from tests.games.horror.table import Table

YOU = Is("you")
ANY_TEST = DuringTest(yours=False)
ALARM = asset("Alarm", Free((fx.GainResources(1),), condition=ANY_TEST))
GUTS = skill("Guts", icons={"willpower": 1})
COURAGE = skill("Courage", icons={"wild": 2})
WITS = skill("Wits", icons={"intellect": 1})


def take(t: Table, kind: str = "willpower", hard: int = 3, **more: Any) -> Table:
    """Let the investigator of seat 0 take a test, up to the first ask."""
    t.call(testing.begin, Context(0, t.person(0).card, 0), 0, (kind,), hard, **more)
    return t


def draw(t: Table, printed: Any) -> None:
    """Let seat 0 draw an encounter card."""
    t.put(printed, "encounter")
    t.do(draw_encounter, 0)


GAIN, LOSE = (fx.GainResources(1),), (fx.Deal(horror=1),)


def passed(t: Table) -> bool:
    """Say whether the test that takes `outcomes` was passed."""
    assert (t.own().resources, t.own().horror) in ((6, 0), (5, 1))
    return t.own().resources == 6


outcomes: dict[str, Any] = {"success": GAIN, "failure": LOSE}


# ST.1


@rule("test.1", "test.31")
def test_a_test_formally_begins_in_st1_and_ends_in_st8() -> None:
    begins = Forced(On("when", "test-begins"), (fx.DoomOnAgenda(1),))
    ends = Forced(On("when", "test-ends"), (fx.GainResources(1),))
    t = Table()
    t.put(treachery("Bell", begins), "threat:0")
    t.put(treachery("Gong", ends), "threat:0")
    t.put(GUTS, "hand:0")
    take(t)
    assert t.kind == "commit"
    assert t.card(t.named("Stir")).doom == 1
    assert t.own().resources == 5
    t.choose(())
    assert not t.g.tests
    assert t.own().resources == 6


@rule("test.2", "test.4")
@pytest.mark.parametrize("kind", SKILLS)
def test_there_are_tests_of_four_kinds_and_whatever_demands_one_names_its_kind(kind: Any) -> None:
    four = {"willpower": 1, "intellect": 1, "combat": 1, "agility": 1, kind: 5}
    t = Table(people=(investigator("Ada", skills=four),), encounter=())
    curse = treachery("Curse", Revelation((fx.Test((kind,), 5, success=GAIN, failure=LOSE),)))
    draw(t, curse)
    assert passed(t)


@rule("test.3")
def test_the_performing_investigator_chooses_between_kinds_that_are_open_to_choice() -> None:
    t = Table(2)
    draw(t, treachery("Pit", Revelation((fx.Test(("combat", "agility"), 2),))))
    assert (t.kind, t.asked, t.options) == ("skill", 0, ["skill:combat", "skill:agility"])
    t.put(GUTS, "hand:0")
    t.put(ALARM, "play:0")
    t.choose("skill:agility")
    assert t.g.tests[-1].skill == "agility"


# ST.2


@rule("test.5", "test.6")
def test_the_performer_may_commit_any_number_and_everybody_else_there_one_card() -> None:
    t = Table(2)
    for seat in (0, 0, 0, 1, 1):
        t.put(GUTS, f"hand:{seat}")
    take(t)
    assert (t.asked, t.ask.least, t.options[:-1]) == (
        0,
        0,
        [f"card:{card}" for card in t.zone("hand:0")[-3:]],
    )
    t.choose(t.options[:-1])
    assert t.heard.count("committed") == 3
    assert (t.asked, t.ask.least, t.ask.most) == (1, 0, 1)


@rule("test.6")
def test_somebody_at_another_location_cannot_commit() -> None:
    t = Table(2)
    t.put(GUTS, "hand:1")
    t.alter(1, location=t.named("Cellar"))
    take(t)
    assert not t.g.tests


@rule("test.7", "test.9")
def test_an_icon_matches_if_it_shows_the_tested_skill_or_is_wild_and_other_cards_stay_in_hand() -> None:
    t = Table()
    guts, wild, _ = t.put(GUTS, "hand:0"), t.put(COURAGE, "hand:0"), t.put(WITS, "hand:0")
    take(t)
    assert t.options == [f"card:{guts}", f"card:{wild}"]


@rule("test.8", "test.18")
def test_each_committed_matching_icon_gives_the_performer_1_no_matter_whose() -> None:
    t = Table(2)
    own, other = t.put(COURAGE, "hand:0"), t.put(GUTS, "hand:1")
    take(t, hard=6, **outcomes)
    t.choose((f"card:{own}",)).choose((f"card:{other}",))
    assert passed(t)


@rule("test.10")
def test_committing_a_card_does_not_cost_its_resources() -> None:
    t = Table()
    lantern = t.put(asset("Dear Book", cost=4, icons={"willpower": 1}), "hand:0")
    take(t).choose((f"card:{lantern}",))
    assert t.own().resources == 5
    assert t.card(lantern).zone == "discard:0"


@rule("test.q2")
def test_cards_are_committed_in_player_order_and_for_good() -> None:
    t = Table(2)
    t.g.lead = 1
    card = {seat: t.put(GUTS, f"hand:{seat}") for seat in (0, 1)}
    take(t)
    assert t.asked == 1
    t.choose((f"card:{card[1]}",))
    assert t.asked == 0
    assert t.card(card[1]).zone == "limbo"
    assert t.options == [f"card:{card[0]}"]


# ST.3 and ST.4


@rule("test.11")
def test_one_token_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(1, 13):
        t = Table(bag=("+1", "0", "-1"), seed=seed)
        t.put(skill("Late", Reaction(On("when", "reveals-token"), GAIN)), "hand:0")
        t.put(asset("Watch", Reaction(On("when", "reveals-token"), GAIN)), "play:0")
        take(t).skip("commit")
        assert t.kind == "reaction"
        drawn.add(t.g.tests[-1].tokens)
    assert drawn == {("+1",), ("0",), ("-1",)}


SKULL = Symbol("skull", -1, (fx.DoomOnAgenda(1),))


@rule("test.12", "test.13", "test.q1")
@pytest.mark.parametrize("token", ["skull", "cultist", "tablet", "elder-thing"])
def test_a_symbol_initiates_its_ability_on_the_scenario_reference_card(token: Any) -> None:
    words = Symbol(token, -1, (fx.DoomOnAgenda(1),))
    t = Table(bag=(token,), reference=reference("Overview", words))
    take(t, hard=3, **outcomes)
    assert t.card(t.named("Stir")).doom == 1
    assert not passed(t)


@rule("test.14", "test.q1")
def test_the_elder_sign_initiates_the_ability_on_the_performers_investigator_card() -> None:
    ada = investigator("Ada", ElderSign(2, (fx.DoomOnAgenda(1),)))
    t = Table(people=(ada, investigator("Bert")), bag=("elder-sign",))
    take(t, hard=5, **outcomes)
    assert t.card(t.named("Stir")).doom == 1
    assert passed(t)


@rule("test.15")
def test_a_symbol_of_the_campaign_does_what_the_campaign_guide_says() -> None:
    frost = Symbol("frost", -2, (fx.DoomOnAgenda(1),))
    t = Table(bag=("frost",), scenario={"symbols": (frost,)})
    take(t, hard=2, **outcomes)
    assert t.card(t.named("Stir")).doom == 1
    assert not passed(t)


@rule("test.16")
@pytest.mark.parametrize("token", ["0", "skull", "elder-sign", "frost"])
def test_without_a_symbol_or_an_ability_that_goes_with_it_st4_has_no_effect(token: str) -> None:
    t = Table(bag=(token,))
    take(t, hard=3, **outcomes)
    assert passed(t)
    assert t.card(t.named("Stir")).doom == 0


@rule("test.q5")
def test_an_empty_bag_reveals_no_token_and_the_test_goes_on() -> None:
    t = Table(bag=())
    take(t, hard=3, **outcomes)
    assert passed(t)
    assert "revealed-token" not in t.heard


ENDLESS = [
    (chaos.RedrawToken(),),
    (chaos.ReturnToken(), chaos.RevealToken()),
    (chaos.ReturnToken(), chaos.RevealAndChoose(1)),
    (chaos.AddToken("skull"), chaos.RevealToken()),
    (chaos.ResolveSealed(Each(Named("Seal"))),),
]
"""What brings another token and leaves the bag, or what is sealed, as full as before. No clause ends that."""


@pytest.mark.parametrize("words", ENDLESS)
def test_what_is_done_with_each_token_and_brings_another_comes_to_an_end(words: Any) -> None:
    t = Table(bag=("skull", "-1"))
    t.g.change(t.put(asset("Seal"), "play:0"), sealed=("skull",))
    take(t, hard=3, revealing=words)
    assert t.heard.count("revealed-token") == limits.ENOUGH
    assert t.g.tests == []


@pytest.mark.parametrize("words", ENDLESS)
def test_a_symbol_that_only_brings_itself_again_comes_to_an_end(words: Any) -> None:
    t = Table(reference=reference("Overview", Symbol("skull", 0, words)), bag=("skull",))
    t.g.change(t.put(asset("Seal"), "play:0"), sealed=("skull",))
    take(t, hard=3)
    assert t.heard.count("revealed-token") == limits.ENOUGH
    assert t.g.tests == []


@pytest.mark.parametrize("words", ENDLESS)
@pytest.mark.parametrize("timing", ["when", "after"])
def test_a_forced_ability_that_brings_what_it_refers_to_comes_to_an_end(timing: Any, words: Any) -> None:
    t = Table(bag=("skull", "-1"))
    t.put(asset("Curse", Forced(On(timing, "reveals-token"), words)), "play:0")
    t.g.change(t.put(asset("Seal"), "play:0"), sealed=("skull",))
    take(t, hard=3)
    assert t.heard.count("revealed-token") == limits.ENOUGH
    assert t.g.tests == []


# ST.5


@rule("test.17")
@pytest.mark.parametrize(("base", "good"), [(4, True), (3, False)])
def test_the_modified_value_begins_with_the_base_value_of_the_tested_skill(base: int, good: bool) -> None:
    four = {"willpower": base, "intellect": 9, "combat": 9, "agility": 9}
    t = Table(people=(investigator("Ada", skills=four),))
    take(t, hard=4, **outcomes)
    assert passed(t) is good


@rule("test.19")
@pytest.mark.parametrize(("token", "good"), [("+1", True), ("0", False), ("-2", False)])
def test_the_modifier_of_the_revealed_token_is_applied(token: str, good: bool) -> None:
    t = Table(bag=(token,))
    take(t, hard=4, **outcomes)
    assert passed(t) is good


@rule("test.20")
def test_every_active_modifier_counts_wherever_it_comes_from() -> None:
    t = Table()
    t.put(asset("Charm", Constant((Change(YOU, "willpower", 2),))), "play:0")
    t.put(treachery("Hex", Constant((Change(YOU, "willpower", -1),))), "threat:0")
    take(t, hard=4, **outcomes)
    assert passed(t)
    harder = Table()
    harder.put(treachery("Hex", Constant((Change(YOU, "willpower", -1),))), "threat:0")
    take(harder, hard=3, **outcomes)
    assert not passed(harder)


# ST.6


@rule("test.21", "test.23", "test.25")
@pytest.mark.parametrize(("hard", "good"), [(2, True), (3, True), (4, False)])
def test_a_test_succeeds_if_the_value_is_at_least_the_difficulty(hard: int, good: bool) -> None:
    t = Table()
    take(t, hard=hard, **outcomes)
    assert passed(t) is good


@rule("test.22")
@pytest.mark.parametrize(("fight", "damage"), [(3, 1), (4, 0)])
def test_the_card_or_rule_that_caused_the_test_names_the_difficulty(fight: int, damage: int) -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", fight=fight), "threat:0")
    t.turn().choose(f"fight:{ghoul}")
    assert t.card(ghoul).damage == damage


LUCK = event("Luck", Play((chaos.SucceedAutomatically(),), condition=ANY_TEST), keywords="fast")
DOOM = treachery("Doom", Forced(On("when", "test-begins"), (chaos.FailAutomatically(),)))


@rule("test.24")
def test_for_automatic_success_the_difficulty_is_0() -> None:
    reached = fx.GainResources(1)
    boon = asset("Boon", Forced(On("after", "test-succeeds", least=3), (reached,)))
    t = Table()
    t.put(boon, "play:0")
    luck = t.put(LUCK, "hand:0")
    take(t, hard=99).choose(f"play:{luck}").skip()
    assert t.own().resources == 6


@rule("test.26", "test.27", "test.q1")
@pytest.mark.parametrize("hard", [0, 3])
def test_the_auto_fail_token_fails_even_against_0_with_a_total_of_0(hard: int) -> None:
    t = Table(bag=("auto-fail",))
    t.put(treachery("Shame", Forced(On("after", "test-fails", least=3), (fx.DoomOnAgenda(1),))), "threat:0")
    take(t, hard=hard, **outcomes)
    assert not passed(t)
    assert t.card(t.named("Stir")).doom == (1 if hard == 3 else 0)


@rule("test.26")
def test_a_card_ability_can_make_a_test_fail_automatically() -> None:
    t = Table()
    t.put(DOOM, "threat:0")
    take(t, hard=0, **outcomes)
    assert not passed(t)


@rule("test.q3")
def test_what_would_succeed_and_fail_automatically_fails() -> None:
    t = Table()
    t.put(DOOM, "threat:0")
    luck = t.put(LUCK, "hand:0")
    take(t, hard=0, **outcomes).choose(f"play:{luck}").skip()
    assert not passed(t)


@rule("test.q4")
def test_if_the_outcome_is_certain_before_st3_no_token_is_revealed() -> None:
    t = Table(bag=("skull",), reference=reference("Overview", SKULL))
    luck = t.put(LUCK, "hand:0")
    take(t, hard=99, **outcomes).choose(f"play:{luck}").skip()
    assert passed(t)
    assert t.card(t.named("Stir")).doom == 0
    assert t.g.bag == ["skull"]


# ST.7


@rule("test.28")
@pytest.mark.parametrize(("hard", "resources", "horror"), [(3, 6, 0), (4, 5, 1)])
def test_only_what_belongs_to_the_outcome_is_resolved(hard: int, resources: int, horror: int) -> None:
    t = Table()
    draw(t, treachery("Fear", Revelation((fx.Test(("willpower",), hard, success=GAIN, failure=LOSE),))))
    assert (t.own().resources, t.own().horror) == (resources, horror)


@rule("test.29")
def test_other_cards_can_add_results() -> None:
    skull = Symbol("skull", 0, failure=(fx.Deal(damage=1),))
    t = Table(bag=("skull",), reference=reference("Overview", skull))
    cheer = skill("Cheer", Forced(On("at", "test-fails"), (fx.Draw(1),)), icons={"willpower": 1})
    card = t.put(cheer, "hand:0")
    hand = len(t.zone("hand:0"))
    take(t, hard=5).choose((f"card:{card}",))
    while t.kind == "order":
        t.choose(t.options[0])
    assert t.own().damage == 1
    assert len(t.zone("hand:0")) == hand - 1 + 1


@rule("test.30")
def test_the_performing_investigator_chooses_the_order_of_several_results() -> None:
    skull = Symbol("skull", 0, failure=(fx.Draw(1),))
    t = Table(2, bag=("skull",), reference=reference("Overview", skull))
    t.g.lead = 1
    take(t, hard=5, failure=LOSE)
    assert (t.asked, t.kind, sorted(t.options)) == (0, "order", ["ability", "token:0"])
    t.choose("token:0")
    assert [each for each in t.heard if each in ("drew", "took-horror")][-2:] == ["drew", "took-horror"]


# ST.8


@rule("test.32")
def test_every_committed_card_is_discarded_when_the_test_ends() -> None:
    t = Table(2)
    own, other = t.put(GUTS, "hand:0"), t.put(GUTS, "hand:1")
    take(t).choose((f"card:{own}",)).choose((f"card:{other}",))
    assert t.card(own).zone == "discard:0"
    assert t.card(other).zone == "discard:1"


@rule("test.33")
def test_a_revealed_token_is_outside_the_bag_until_the_test_ends() -> None:
    skull = Symbol("skull", 0, failure=(fx.Draw(1),))
    t = Table(bag=("skull",), reference=reference("Overview", skull))
    take(t, hard=5, failure=LOSE)
    assert t.kind == "order"
    assert t.g.bag == []
    t.choose("ability")
    assert t.g.bag == ["skull"]


# The windows


@rule("test.34", "test.35", "test.36", "test.37", "timing.5")
def test_there_is_a_window_before_and_after_the_commits_and_none_from_st3_to_st8() -> None:
    t = Table()
    t.put(ALARM, "play:0")
    t.put(GUTS, "hand:0")
    take(t)
    seen = []
    while t.kind:
        seen.append((t.kind, t.g.tests[-1].step))
        t.choose("pass" if t.kind == "window" else ())
    assert seen == [("window", 1), ("commit", 2), ("window", 2)]


@rule("test.34")
def test_the_token_is_revealed_only_after_the_second_window() -> None:
    t = Table()
    t.put(ALARM, "play:0")
    take(t).choose("pass")
    assert t.kind == "window"
    assert t.g.tests[-1].tokens == ()


@rule("test.3")
def test_a_card_can_open_another_kind_to_choice() -> None:
    t = Table()
    t.put(asset("Tome", Constant((UseSkill(YOU, "intellect", "willpower"),))), "play:0")
    take(t)
    assert t.options == ["skill:willpower", "skill:intellect"]


@rule("test.4", "test.5")
def test_a_skill_stands_in_for_the_one_it_names_and_for_no_other() -> None:
    t = Table()
    t.put(asset("Trick", Constant((UseSkill("you", "combat", "intellect"),))), "play:0")
    t.resolve(fx.Test(("willpower",), 3))
    assert t.kind != "skill"
    [begins] = [event for event in t.told if event.text.id == "test-begins"]
    assert begins.text.args["skill"] == text("skill-willpower")
