"""Abilities, skill cards, skill tests, skill icons and "for each"."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import text
from miskatonic.games.horror import numbers
from miskatonic.games.horror.rules import encounter
from miskatonic.games.horror.words.abilities import (
    Constant,
    Forced,
    Free,
    Keyword,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.costs import DiscardIcons
from miskatonic.games.horror.words.costs import Exhaust as ByExhausting
from miskatonic.games.horror.words.effects import (
    Choice,
    Deal,
    Discard,
    Draw,
    ForEach,
    GainResources,
    LoseActions,
    May,
    Prevent,
)
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import (
    CardsIn,
    Each,
    FailedBy,
    InZone,
    Is,
    Named,
    PerInvestigator,
    TokensOn,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, skill, treachery
from tests.games.horror.effects import resolve, take_test
from tests.games.horror.table import Table

WISE = Constant((Change("you", "willpower", 1),))
EARN = Forced(On("when", "turn-begins"), (GainResources(1),))
SUCCEED = On("at", "test-succeeds")


def resources(t: Table, seat: int = 0) -> int:
    return t.own(seat).resources


def horror(t: Table, seat: int = 0) -> int:
    return t.own(seat).horror


# Abilities


@rule("abilities.1")
def test_a_constant_ability_a_keyword_and_a_spawn_instruction_are_abilities() -> None:
    rat = enemy("Rat", Keyword("spawn", what=Named("Cellar")), keywords="hunter")
    t = Table(encounter=(rat,))
    t.put(asset("Tome", WISE), "play:0")
    assert numbers.value(t.g, t.person().card, "willpower") == 4

    t.do(encounter.draw_encounter, 0)
    assert t.card(t.named("Rat")).zone == f"at:{t.named('Cellar')}"

    t.phase("enemy").skip()
    assert t.card(t.named("Rat")).zone == "threat:0"


@rule("abilities.1")
def test_a_revelation_a_forced_and_a_triggered_ability_are_abilities() -> None:
    t = Table(encounter=(treachery("Chill", Revelation((Deal(horror=1),))),))
    t.do(encounter.draw_encounter, 0)
    assert horror(t) == 1

    t.put(asset("Stipend", EARN), "play:0")
    purse = t.put(asset("Purse", Free((GainResources(3),), (ByExhausting(),))), "play:0")
    before = resources(t)
    t.phase("investigation")
    assert resources(t) == before
    t.choose("pass")
    assert resources(t) == before + 1
    t.choose(f"use:{purse}.{purse}.0.-1")
    assert resources(t) == before + 4


@rule("abilities.2")
def test_an_ability_works_only_while_its_card_is_in_play() -> None:
    t = Table()
    tome = t.put(asset("Tome", WISE), "hand:0")
    assert numbers.value(t.g, t.person().card, "willpower") == 3
    t.turn().choose(f"play:{tome}")
    assert numbers.value(t.g, t.person().card, "willpower") == 4


@rule("abilities.2", "skill-cards.4")
def test_a_committed_skill_works_from_an_out_of_play_zone_by_the_rules_of_its_type() -> None:
    t = Table()
    t.put(skill("Nerve", Forced(SUCCEED, (GainResources(2),))), "hand:0")
    before = resources(t)
    take_test(t, difficulty=1).choose(f"card:{t.named('Nerve')}")
    assert resources(t) == before + 2


@rule("abilities.3")
def test_an_effect_reaches_cards_in_play_unless_it_names_another_zone() -> None:
    t = Table()
    worn = t.put(asset("Coat"), "play:0")
    held = t.put(asset("Coat"), "hand:0")
    resolve(t, t.person().card, Discard(Each(Named("Coat"))))
    assert (t.card(worn).zone, t.card(held).zone) == ("discard:0", "hand:0")
    resolve(t, t.person().card, Discard(Each(InZone("hand"))))
    assert t.card(held).zone == "discard:0"


@rule("abilities.4")
def test_two_instances_of_an_ability_act_separately() -> None:
    t = Table()
    t.put(asset("Stipend", EARN), "play:0")
    t.put(asset("Stipend", EARN), "play:0")
    before = resources(t)
    t.phase("investigation")
    assert resources(t) == before + 2
    assert t.heard.count("gained") == 2


# Skill cards


@rule("skill-cards.1", "skill-cards.2", "card-type-skill.2")
def test_a_skill_card_cannot_be_played() -> None:
    t = Table()
    nerve, tool = t.put(skill("Nerve"), "hand:0"), t.put(asset("Tool"), "hand:0")
    t.turn()
    assert f"play:{tool}" in t.options
    assert f"play:{nerve}" not in t.options


@rule("card-type-skill.1")
def test_a_skill_card_has_no_cost_and_committing_it_costs_nothing() -> None:
    t = Table()
    nerve = t.put(skill("Nerve"), "hand:0")
    t.set(t.person().card, resources=0)
    assert t.g.print(nerve).cost is None
    take_test(t, difficulty=4).choose(f"card:{nerve}")
    assert "test-passed" in t.heard
    assert resources(t) == 0


@rule("skill-cards.3", "card-type-skill.2")
def test_the_ability_of_a_skill_does_nothing_in_hand() -> None:
    t = Table()
    t.put(skill("Nerve", Forced(SUCCEED, (GainResources(2),))), "hand:0")
    before = resources(t)
    take_test(t, difficulty=1).choose(())
    assert resources(t) == before


@rule("skill-cards.4")
def test_the_ability_of_a_skill_is_over_with_its_test() -> None:
    t = Table()
    nerve = t.put(skill("Nerve", Forced(SUCCEED, (GainResources(2),))), "hand:0")
    take_test(t, difficulty=1).choose(f"card:{nerve}")
    before = resources(t)
    take_test(t, difficulty=1).skip()
    assert resources(t) == before


@rule("skill-cards.q1")
@pytest.mark.parametrize(("effects", "asked"), [((Draw(),), False), ((May((Draw(),)),), True)])
def test_a_committed_skill_must_be_applied_unless_it_says_may(effects: Any, asked: bool) -> None:
    t = Table()
    nerve = t.put(skill("Nerve", Forced(SUCCEED, effects)), "hand:0")
    hand = len(t.zone("hand:0"))
    take_test(t, difficulty=1).choose(f"card:{nerve}")
    assert (t.kind == "may") is asked
    if asked:
        t.choose("no")
    assert len(t.zone("hand:0")) == hand - 1 + (0 if asked else 1)


# Skill tests


@rule("skill-tests.1", "skill-tests.4")
@pytest.mark.parametrize("tested", ["willpower", "intellect", "combat", "agility"])
def test_a_test_is_of_exactly_one_skill_by_its_name(tested: str) -> None:
    t = Table()
    t.put(asset("Charm", Constant((Change("you", tested, 2),))), "play:0")
    take_test(t, tested, 5, success=(GainResources(1),)).skip()
    assert resources(t) == 6
    other = {"willpower": "intellect"}.get(tested, "willpower")
    take_test(t, other, 5, success=(GainResources(1),)).skip()
    assert resources(t) == 6


@rule("skill-tests.2", "skill-tests.3")
@pytest.mark.parametrize(("difficulty", "gained"), [(2, 1), (3, 1), (4, 0)])
def test_a_value_at_least_as_high_as_the_difficulty_succeeds(difficulty: int, gained: int) -> None:
    t = Table()
    take_test(t, "willpower", difficulty, success=(GainResources(1),)).skip()
    assert resources(t) == 5 + gained


@rule("skill-tests.5")
def test_the_tester_may_commit_any_number_of_eligible_cards() -> None:
    t = Table()
    nerves = [t.put(skill("Nerve"), "hand:0") for _ in range(3)]
    take_test(t, difficulty=6, success=(GainResources(1),))
    assert (t.ask.least, t.ask.most) == (0, 3)
    t.choose(*(f"card:{card}" for card in nerves))
    assert resources(t) == 6


@rule("skill-tests.6")
def test_everybody_else_at_the_location_may_commit_one_card() -> None:
    t = Table(seats=2)
    t.put(skill("Nerve"), "hand:1")
    t.put(skill("Nerve"), "hand:1")
    take_test(t)
    assert (t.asked, t.kind, t.ask.most) == (1, "commit", 1)


@rule("skill-tests.6")
def test_nobody_elsewhere_may_commit() -> None:
    t = Table(seats=2)
    t.put(skill("Nerve"), "hand:1")
    t.alter(1, location=t.named("Cellar"))
    take_test(t)
    assert t.kind == ""


@rule("skill-tests.7")
def test_committed_cards_are_discarded_when_the_test_ends() -> None:
    t = Table(seats=2)
    own, helping = t.put(skill("Nerve"), "hand:0"), t.put(skill("Nerve"), "hand:1")
    take_test(t).choose((f"card:{own}",)).choose((f"card:{helping}",))
    assert (t.card(own).zone, t.card(helping).zone) == ("discard:0", "discard:1")


# Skill icons


@rule("skill-icons.1")
def test_only_cards_with_a_matching_icon_may_be_committed() -> None:
    t = Table()
    fits = t.put(skill("Nerve", icons={"willpower": 1}), "hand:0")
    t.put(skill("Fists", icons={"combat": 2}), "hand:0")
    take_test(t)
    assert t.options == [f"card:{fits}"]


@rule("skill-icons.2", "skill-icons.6", "skill-icons.q1")
def test_every_matching_or_wild_icon_adds_one_without_being_named() -> None:
    t = Table()
    nerve = t.put(skill("Nerve", icons={"willpower": 2, "wild": 1, "combat": 1}), "hand:0")
    take_test(t, difficulty=6, success=(GainResources(1),)).choose((f"card:{nerve}",))
    assert t.kind == ""
    assert resources(t) == 6


@rule("skill-icons.3", "skill-icons.4")
def test_assets_and_events_may_be_committed_but_do_nothing() -> None:
    t = Table()
    forced = Forced(SUCCEED, (GainResources(5),))
    tool = t.put(asset("Tool", forced, icons={"wild": 1}), "hand:0")
    trick = t.put(event("Trick", forced, icons={"wild": 1}), "hand:0")
    take_test(t, difficulty=5).choose(f"card:{tool}", f"card:{trick}")
    assert "test-passed" in t.heard
    assert resources(t) == 5
    assert t.card(tool).zone == t.card(trick).zone == "discard:0"


@rule("skill-icons.3", "skill-icons.5")
def test_committing_a_skill_resolves_its_abilities() -> None:
    t = Table()
    nerve = t.put(skill("Nerve", Forced(SUCCEED, (GainResources(5),))), "hand:0")
    take_test(t).choose((f"card:{nerve}",))
    assert resources(t) == 10


@rule("skill-icons.6", "skill-icons.7")
def test_wild_icons_pay_for_an_ability_and_each_is_named_as_it_is_used() -> None:
    t = Table()
    trick = event("Feint", icons={"wild": 2})
    gate = t.put(asset("Gate", Free((GainResources(3),), (DiscardIcons(("combat", "agility")),))), "play:0")
    feint = t.put(trick, "hand:0")
    key = f"use:{gate}.{gate}.0.-1"
    t.turn().choose(key)
    assert resources(t) == 8
    assert t.card(feint).zone == "discard:0"
    said = [event.text.args for event in t.told if event.text.id == "wild-stands-for"]
    assert [each["skill"] for each in said] == [text("skill-combat"), text("skill-agility")]


@rule("skill-icons.6", "skill-icons.7")
def test_the_player_chooses_which_icon_is_used_for_what() -> None:
    t = Table()
    gate = t.put(asset("Gate", Free((GainResources(3),), (DiscardIcons(("combat", "agility")),))), "play:0")
    fists = t.put(skill("Fists", icons={"combat": 1}), "hand:0")
    feint = t.put(skill("Feint", icons={"wild": 1}), "hand:0")
    feet = t.put(skill("Feet", icons={"agility": 1}), "hand:0")
    t.turn().choose(f"use:{gate}.{gate}.0.-1")
    assert t.options == [f"card:{fists}", f"wild:{feint}"]
    t.choose(f"wild:{feint}")
    assert t.card(feint).zone == t.card(feet).zone == "discard:0"
    assert t.card(fists).zone == "hand:0"


@rule("skill-icons.6")
def test_too_few_icons_cannot_pay() -> None:
    t = Table()
    gate = t.put(asset("Gate", Free((GainResources(3),), (DiscardIcons(("combat", "agility")),))), "play:0")
    t.put(skill("Feint", icons={"wild": 1}), "hand:0")
    t.turn()
    assert f"use:{gate}.{gate}.0.-1" not in t.options


# For each


def shield(t: Table) -> None:
    """Put an asset into play that prevents any horror of one effect, once."""
    dealt = On("when", "is-dealt", card=Is("you"))
    t.put(asset("Shield", Reaction(dealt, (Prevent("horror"),), (ByExhausting(),))), "play:0")


@rule("for-each.1", "for-each.2")
def test_what_can_be_added_up_is_resolved_as_one_sum() -> None:
    t = Table()
    t.set(t.person().card, horror=3)
    resolve(t, t.person().card, GainResources(TokensOn("horror", "you")))
    assert resources(t) == 8
    assert t.heard.count("gained") == 1


@rule("for-each.1", "for-each.3", "for-each.4")
def test_what_involves_a_choice_is_resolved_once_for_every_instance() -> None:
    t = Table()
    for card in t.zone("hand:0")[2:]:
        t.g.piles["hand:0"].remove(card)
    choice = Choice(((GainResources(1),), (Draw(),)))
    resolve(t, t.person().card, ForEach(CardsIn("hand"), (choice,)))
    t.choose("choice:0").choose("choice:0")
    assert t.kind == ""
    assert t.heard.count("gained") == 2


@rule("for-each.3")
def test_a_choice_for_each_instance_says_how_often_it_comes_again() -> None:
    t = Table()
    choice = Choice(((GainResources(1),), (Draw(),)))
    t.resolve(ForEach(PerInvestigator(3), (choice,)))
    more = []
    while t.kind == "choice":
        more.append((t.ask.text.id, t.ask.text.args.get("more")))
        t.choose("choice:0")
    assert more == [("ask-choice-again", 2), ("ask-choice-again", 1), ("ask-choice", None)]


@rule("for-each.x1", "for-each.2")
def test_one_horror_for_each_point_is_one_effect_that_one_cancel_stops() -> None:
    t = Table()
    shield(t)
    take_test(t, difficulty=6, failure=(Deal(horror=FailedBy()),)).skip("commit")
    assert t.kind == "reaction"
    t.choose(t.options[0])
    assert (t.kind, horror(t)) == ("", 0)


@rule("for-each.x1")
def test_failing_by_three_deals_three_horror() -> None:
    t = Table()
    take_test(t, difficulty=6, failure=(Deal(horror=FailedBy()),)).skip()
    assert horror(t) == 3


@rule("for-each.x2", "for-each.3")
def test_a_choice_for_each_point_remains_separate_effects() -> None:
    t = Table()
    shield(t)
    either = Choice(((LoseActions(1),), (Deal(horror=1),)))
    take_test(t, difficulty=6, failure=(ForEach(FailedBy(), (either,)),)).skip("commit")
    t.choose("choice:1")
    t.choose(t.options[0])
    t.choose("choice:1").choose("choice:1")
    assert (t.kind, horror(t)) == ("", 2)


@rule("limbo.4", "trigger-condition.1")
def test_an_ability_may_react_to_a_card_that_is_committed() -> None:
    t = Table()
    t.put(asset("Ear", Reaction(On("after", "commits"), (GainResources(1),))), "play:0")
    guts = t.put(skill("Guts"), "hand:0")
    t.turn().choose("investigate").choose((f"card:{guts}",))
    assert t.kind == "reaction"
