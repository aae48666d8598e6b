"""The Fight and Engage actions, and attacks of opportunity."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import zones
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Play, Reaction
from miskatonic.games.horror.words.costs import Actions, Exhaust, Resources
from miskatonic.games.horror.words.effects import (
    Deal,
    Draw,
    Effect,
    Evade,
    GainResources,
    Lasting,
    Move,
    MustPay,
    TakeAction,
    Then,
)
from miskatonic.games.horror.words.modifiers import Change, CostsMore, DealsMore
from miskatonic.games.horror.words.things import Each, Is, Kind, Named, Trait
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event
from tests.games.horror.table import Table

GHOUL = enemy("Ghoul", health=3)
BAT = Action((Lasting("attack", (DealsMore("you", 1),)), TakeAction("fight")), (Actions(1),), "fight")


def fighting_table(seats: int = 1, token: str = "0", zone: str = "threat:0") -> tuple[Table, int]:
    """Return a table with a ghoul and one token in the bag."""
    t = Table(seats=seats, bag=(token,))
    return t, t.put(GHOUL, zone.replace("hall", str(t.named("Hall"))))


def ability(card: int, index: int = 0) -> str:
    return f"use:{card}.{card}.{index}.-1"


# Fight


@rule("fight-action.1")
def test_fighting_is_an_action_of_the_own_turn() -> None:
    t, ghoul = fighting_table()
    t.turn()
    assert f"fight:{ghoul}" in t.options
    t.turn(actions=0)
    assert t.kind == ""


@rule("fight-action.2", "fight-action.3")
def test_a_fight_is_a_combat_test_against_the_fight_value_that_deals_1_damage() -> None:
    t, ghoul = fighting_table(token="-1")
    t.put(asset("Brass", Constant((Change("you", "combat", 1),))), "play:0")
    t.set(ghoul)
    t.turn().choose(f"fight:{ghoul}")
    test = next(event for event in t.told if event.text.id == "test-begins")
    assert test.text.args["difficulty"] == 2
    assert t.card(ghoul).damage == 1
    assert t.person().actions == 2


@rule("fight-action.4")
def test_weapons_change_the_damage() -> None:
    t, ghoul = fighting_table()
    bat = t.put(asset("Bat", BAT), "play:0")
    t.turn().choose(ability(bat))
    assert t.card(ghoul).damage == 2


@rule("fight-action.5")
def test_a_failed_attack_deals_the_enemy_no_damage() -> None:
    t, ghoul = fighting_table(token="-8")
    t.turn().choose(f"fight:{ghoul}")
    assert t.card(ghoul).damage == 0


@rule("fight-action.6")
def test_a_failed_attack_hits_the_one_other_investigator_engaged_with_the_enemy() -> None:
    t, ghoul = fighting_table(2, "-8", "threat:1")
    t.turn().choose(f"fight:{ghoul}")
    assert (t.own(0).damage, t.own(1).damage, t.card(ghoul).damage) == (0, 1, 0)


@rule("fight-action.7")
@pytest.mark.parametrize("how", ["basic", "event", "ability"])
def test_fighting_provokes_no_attack_of_opportunity(how: str) -> None:
    t, ghoul = fighting_table()
    bat = t.put(asset("Bat", BAT), "play:0")
    punch = t.put(event("Punch", Play((TakeAction("fight"),), designator="fight")), "hand:0")
    t.turn().choose({"basic": f"fight:{ghoul}", "event": f"play:{punch}", "ability": ability(bat)}[how])
    assert t.card(ghoul).damage > 0
    assert t.own().damage == 0


@rule("fight-action.8", "fight-action.q2")
@pytest.mark.parametrize("zone", ["threat:0", "threat:1", "at:hall"])
def test_any_enemy_at_the_location_may_be_fought(zone: str) -> None:
    t, ghoul = fighting_table(2, zone=zone)
    t.turn().choose(f"fight:{ghoul}")
    assert t.card(ghoul).damage == 1


@rule("fight-action.q2")
def test_only_aloof_restricts_whom_you_may_fight() -> None:
    t = Table(seats=2)
    free = t.put(enemy("Thief", keywords="aloof"), f"at:{t.named('Hall')}")
    engaged = t.put(enemy("Thief", keywords="aloof"), "threat:1")
    t.turn()
    assert f"fight:{free}" not in t.options
    assert f"fight:{engaged}" in t.options


@rule("fight-action.q1")
def test_the_friend_is_dealt_as_much_as_a_success_would_have_dealt_and_may_assign_it() -> None:
    t, ghoul = fighting_table(2, "-8", "threat:1")
    bat = t.put(asset("Bat", BAT), "play:0")
    dog = t.put(asset("Dog", health=2), "play:1")
    t.turn().choose(ability(bat))
    assert (t.asked, t.kind) == (1, "assign")
    t.choose(f"card:{dog}").choose("rest")
    assert (t.card(dog).damage, t.own(1).damage) == (1, 1)
    assert t.card(ghoul).damage == 0


@rule("fight-action.q1")
def test_a_failed_attack_on_the_own_enemy_hits_nobody() -> None:
    t, ghoul = fighting_table(2, "-8", "threat:0")
    t.turn().choose(f"fight:{ghoul}")
    assert (t.own(0).damage, t.own(1).damage) == (0, 0)


# Engage


@rule("engage-action.1", "engage-action.2")
def test_engaging_puts_an_enemy_of_the_location_in_the_threat_area() -> None:
    t = Table()
    thief = t.put(enemy("Thief", keywords="aloof"), f"at:{t.named('Hall')}")
    t.turn().choose(f"engage:{thief}")
    assert t.card(thief).zone == "threat:0"
    assert zones.engaged_with(t.g, thief) == [0]
    assert t.person().actions == 2


@rule("engage-action.3")
@pytest.mark.parametrize(
    ("printed", "zone", "exhausted"),
    [
        (enemy("Thief", keywords="aloof"), "at:hall", False),
        (GHOUL, "at:hall", True),
        (GHOUL, "threat:1", False),
    ],
)
def test_aloof_exhausted_and_otherwise_engaged_enemies_may_be_engaged(
    printed: Printed, zone: str, exhausted: bool
) -> None:
    t = Table(seats=2)
    card = t.put(printed, zone.replace("hall", str(t.named("Hall"))), exhausted=exhausted)
    t.turn().choose(f"engage:{card}")
    assert t.card(card).zone == "threat:0"


@rule("engage-action.3")
def test_an_enemy_elsewhere_cannot_be_engaged() -> None:
    t = Table()
    thief = t.put(enemy("Thief", keywords="aloof"), f"at:{t.named('Cellar')}")
    t.turn()
    assert f"engage:{thief}" not in t.options


@rule("engage-action.4")
def test_an_enemy_leaves_whoever_it_was_engaged_with_at_the_same_moment() -> None:
    t, ghoul = fighting_table(2, zone="threat:1")
    free = Reaction(On("after", "disengages", who=Is("you"), card=Kind("enemy")), (Draw(),))
    t.put(asset("Relief", free), "play:1")
    t.turn().choose(f"engage:{ghoul}")
    assert zones.engaged_with(t.g, ghoul) == [0]
    assert (t.asked, t.kind) == (1, "reaction")


@rule("engage-action.5")
def test_an_enemy_already_engaged_with_you_cannot_be_engaged() -> None:
    t, ghoul = fighting_table()
    t.turn()
    assert f"engage:{ghoul}" not in t.options


@rule("engage-action.6")
def test_engaging_provokes_attacks_of_opportunity() -> None:
    t, _ = fighting_table()
    thief = t.put(enemy("Thief", keywords="aloof"), f"at:{t.named('Hall')}")
    t.turn().choose(f"engage:{thief}")
    assert t.own().damage == 1


# Attacks of opportunity


@rule("attack-of-opportunity.1")
@pytest.mark.parametrize("action", ["draw", "resource", "investigate", "move", "play"])
def test_other_actions_let_each_engaged_ready_enemy_attack(action: str) -> None:
    t, _ = fighting_table()
    tool = t.put(asset("Tool"), "hand:0")
    choice = {"move": f"move:{t.named('Cellar')}", "play": f"play:{tool}"}.get(action, action)
    t.turn().choose(choice)
    assert (t.own().damage, t.own().horror) == (1, 1)


@rule("attack-of-opportunity.1")
@pytest.mark.parametrize("safe", ["parley", "resign"])
def test_parley_and_resign_abilities_are_safe(safe: str) -> None:
    t, _ = fighting_table(2)
    effect = TakeAction("resign") if safe == "resign" else GainResources(1)
    way = t.put(asset("Way", Action((effect,), (Actions(1),), safe)), "play:0")  # type: ignore[arg-type]
    t.turn().choose(ability(way))
    assert t.own().damage == 0
    assert "attacks" not in t.heard


@rule("attack-of-opportunity.1")
def test_evading_is_safe() -> None:
    t, ghoul = fighting_table(token="-8")
    t.turn().choose(f"evade:{ghoul}")
    assert t.own().damage == 0


@rule("attack-of-opportunity.2")
def test_whoever_provokes_several_attacks_chooses_their_order() -> None:
    t, first = fighting_table(2, zone="threat:1")
    second = t.put(enemy("Rat"), "threat:1")
    t.put(asset("Dog", health=1), "play:1")
    t.turn(1).choose("resource")
    assert (t.asked, t.options) == (1, [f"card:{first}", f"card:{second}"])
    t.choose(f"card:{second}").choose("rest")
    names = [event.text.args["card"] for event in t.told if event.text.id == "attacks"]
    assert [getattr(name, "args", {})["en"] for name in names] == ["Rat", "Ghoul"]


@rule("attack-of-opportunity.3", "attack-of-opportunity.6")
def test_the_attacks_come_after_the_costs_and_before_the_effects() -> None:
    t, _ = fighting_table()
    till = t.put(asset("Till", Action((GainResources(3),), (Actions(1), Resources(2)))), "play:0")
    t.turn().choose(ability(till))
    order = [each for each in t.heard if each in ("paid", "attacks", "gained")]
    assert order == ["paid", "attacks", "gained"]
    assert t.own().resources == 6


@rule("attack-of-opportunity.4")
def test_an_ability_for_two_actions_provokes_one_attack_of_each_enemy() -> None:
    t, _ = fighting_table()
    till = t.put(asset("Till", Action((GainResources(3),), (Actions(2),))), "play:0")
    t.turn().choose(ability(till))
    assert t.own().damage == 1


@rule("attack-of-opportunity.5")
def test_an_attack_of_opportunity_does_not_exhaust() -> None:
    t, ghoul = fighting_table()
    t.turn().choose("resource")
    assert not t.card(ghoul).exhausted


@rule("attack-of-opportunity.7")
def test_an_attack_of_opportunity_is_an_enemy_attack_to_abilities() -> None:
    t, ghoul = fighting_table()
    thorns = Reaction(On("after", "attacks", who=Is("you")), (Deal(damage=1, target="that"),))
    t.put(asset("Thorns", thorns), "play:0")
    t.turn().choose("resource")
    assert t.kind == "reaction"
    t.choose(t.options[0])
    assert t.card(ghoul).damage == 1


@rule("attack-of-opportunity.8", "attack-of-opportunity.q2")
@pytest.mark.parametrize("named", ["", "investigate", "move"])
def test_spending_an_action_provokes_unless_the_action_is_one_of_four_types(named: str) -> None:
    t, _ = fighting_table()
    effect = TakeAction(named) if named else GainResources(1)  # type: ignore[arg-type]
    tool = t.put(asset("Tool", Action((effect,), (Actions(1),), named)), "play:0")  # type: ignore[arg-type]
    t.turn().choose(ability(tool))
    assert t.own().damage == 1


@rule("attack-of-opportunity.9")
def test_a_free_ability_that_investigates_does_not_provoke() -> None:
    t, _ = fighting_table()
    lens = t.put(asset("Lens", Free((TakeAction("investigate"),), (Exhaust(),))), "play:0")
    t.turn().choose(ability(lens))
    assert "test-begins" in t.heard
    assert t.own().damage == 0


MUD = Constant(tuple([CostsMore(way, Is("you"), Actions(1)) for way in ("move", "investigate", "evade")]))


@rule("attack-of-opportunity.8", "attack-of-opportunity.9")
@pytest.mark.parametrize("effect", [Move(Each(Named("Cellar"))), TakeAction("investigate")])
def test_a_free_ability_provokes_if_an_action_is_spent_in_it(effect: Effect) -> None:
    t, _ = fighting_table()
    t.put(asset("Mud", MUD), "play:0")
    boots = t.put(asset("Boots", Free((effect,))), "play:0")
    t.turn().choose(ability(boots))
    assert (t.person().actions, t.own().damage) == (2, 1)


@rule("attack-of-opportunity.8")
def test_an_action_that_an_effect_demands_provokes() -> None:
    t, _ = fighting_table()
    drum = t.put(asset("Drum", Free((MustPay(Actions(1), (GainResources(1),)),))), "play:0")
    t.turn().choose(ability(drum))
    assert (t.person().actions, t.own().damage, t.own().resources) == (2, 1, 6)


@rule("attack-of-opportunity.4", "attack-of-opportunity.8")
def test_an_action_ability_in_which_another_action_is_spent_provokes_once() -> None:
    t, _ = fighting_table()
    t.put(asset("Mud", MUD), "play:0")
    boots = t.put(asset("Boots", Action((Move(Each(Named("Cellar"))),), (Actions(1),))), "play:0")
    leap = t.put(event("Leap", Play((Move(Each(Named("Cellar"))),))), "hand:0")
    t.turn().choose(ability(boots))
    assert (t.person().actions, t.own().damage) == (1, 1)
    t.alter(location=t.named("Hall"))
    t.turn().choose(f"play:{leap}")
    assert (t.person().actions, t.own().damage) == (1, 2)


@rule("attack-of-opportunity.4", "attack-of-opportunity.8")
def test_actions_spent_in_both_parts_of_an_ability_provoke_once() -> None:
    t, _ = fighting_table()
    pay = MustPay(Actions(1), (GainResources(1),))
    drum = t.put(asset("Drum", Free((Then((pay,), (pay,)), pay))), "play:0")
    t.turn().choose(ability(drum))
    assert (t.person().actions, t.own().damage, t.own().resources) == (0, 1, 8)


@rule("attack-of-opportunity.1", "attack-of-opportunity.8")
def test_an_action_spent_to_evade_provokes_nobody() -> None:
    t, ghoul = fighting_table()
    t.put(asset("Mud", MUD), "play:0")
    cape = t.put(asset("Cape", Free((TakeAction("evade"),))), "play:0")
    t.turn().choose(ability(cape)).skip()
    assert (t.person().actions, t.own().damage, t.card(ghoul).exhausted) == (2, 0, True)


@rule("attack-of-opportunity.q3", "attack-of-opportunity.8")
def test_who_falls_to_attacks_provoked_in_an_ability_does_not_get_its_effect() -> None:
    t, _ = fighting_table(seats=2)
    t.set(t.person(0).card, damage=6)
    t.put(asset("Mud", MUD), "play:0")
    boots = t.put(asset("Boots", Free((Move(Each(Named("Cellar"))),))), "play:0")
    t.turn().choose(ability(boots))
    assert t.person().status == "defeated"
    assert "moved" not in t.heard


@rule("attack-of-opportunity.q1")
def test_a_fast_card_and_a_reaction_do_not_provoke() -> None:
    t, _ = fighting_table()
    quick = t.put(event("Quick", Play((GainResources(1),)), keywords="fast"), "hand:0")
    again = Reaction(On("after", "plays", who=Is("you")), (GainResources(1),))
    t.put(asset("Again", again), "play:0")
    t.turn().choose(f"play:{quick}")
    assert t.kind == "reaction"
    t.choose(t.options[0])
    assert (t.own().resources, t.own().damage) == (7, 0)


@rule("attack-of-opportunity.q3")
def test_an_enemy_that_is_no_longer_ready_and_engaged_skips_its_attack() -> None:
    t, ghoul = fighting_table()
    rat = t.put(enemy("Rat", traits=("Vermin",)), "threat:0")
    slip = Reaction(On("after", "attacks", card=Named("Ghoul")), (Evade(Each(Trait("Vermin"))),))
    t.put(asset("Cloak", slip), "play:0")
    t.turn().choose("resource").choose(f"card:{ghoul}")
    t.choose(t.options[0])
    assert t.card(rat).exhausted
    assert t.heard.count("attacks") == 1


@rule("attack-of-opportunity.q3")
def test_once_eliminated_there_are_no_further_attacks_and_no_action() -> None:
    t, ghoul = fighting_table(2)
    t.put(GHOUL, "threat:0")
    till = t.put(asset("Till", Action((GainResources(3, "lead"),), (Actions(1), Resources(2)))), "play:0")
    t.set(t.person().card, damage=6)
    t.turn().choose(ability(till)).choose(f"card:{ghoul}")
    t.skip()
    assert t.person().status == "defeated"
    assert t.heard.count("attacks") == 1
    assert "paid" in t.heard
    assert "gained" not in t.heard


def whirled_away(t: Table) -> None:
    """After an attack whoever was attacked is moved to the Cellar."""
    whirl = Forced(On("after", "attacks"), (Move(Each(Named("Cellar"))),))
    t.put(asset("Whirl", whirl), "play:0")


@rule("move.2", "attack-of-opportunity.3", "initiation.q2")
def test_whoever_was_moved_away_by_an_attack_of_opportunity_does_not_move_where_nothing_leads() -> None:
    t, _ = fighting_table()
    whirled_away(t)
    t.turn().choose(f"move:{t.named('Garden')}")
    assert t.person().location == t.named("Cellar")


@rule("engage-action.2", "attack-of-opportunity.3", "initiation.q2")
def test_whoever_was_moved_away_by_an_attack_of_opportunity_engages_nobody_left_behind() -> None:
    t, _ = fighting_table()
    shy = t.put(enemy("Shy", keywords="aloof"), f"at:{t.named('Hall')}")
    whirled_away(t)
    t.turn().choose(f"engage:{shy}")
    assert t.card(shy).zone == f"at:{t.named('Hall')}"
