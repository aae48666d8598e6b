"""Basic actions, threat area, moving, evading, investigating (basic-actions, threat-area, move, evade)."""

from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import zones
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Reaction, Revelation
from miskatonic.games.horror.words.costs import Actions
from miskatonic.games.horror.words.modifiers import Cannot
from miskatonic.games.horror.words.things import Choose, Connecting, DuringTest, Each, Is, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, investigator, location, treachery
from tests.games.horror.table import Table

SKILLED = investigator("Eve", skills={"willpower": 1, "intellect": 4, "combat": 5, "agility": 6})


def kinds(t: Table) -> set[str]:
    """Return what kinds of things may be done."""
    return {kind_in(option) for option in t.options}


# Basic actions


@rule("basic-actions.1", "basic-actions.9")
def test_without_cards_there_are_basic_actions_and_nothing_else() -> None:
    t = Table(deck=())
    t.put(enemy("Rat"), f"at:{t.person().location}")
    assert kinds(t.turn()) == {"draw", "resource", "investigate", "move", "engage", "fight", "end"}
    t.put(asset("Knife"), "hand:0")
    talk = t.put(asset("Friend", Action((fx.GainResources(1),), (Actions(),), "parley")), "play:0")
    leave = t.put(asset("Door", Action((fx.Resign(),), (Actions(),), "resign")), "play:0")
    t.turn()
    assert {"play", "use"} <= kinds(t)
    assert {f"use:{talk}.{talk}.0.-1", f"use:{leave}.{leave}.0.-1"} <= set(t.options)


@rule("basic-actions.2")
def test_the_draw_action_draws_one_card() -> None:
    t = Table()
    top = t.zone("deck:0")[-1]
    t.turn().choose("draw")
    assert t.zone("hand:0")[-1] == top
    assert len(t.zone("hand:0")) == 6


@rule("basic-actions.3", "gain.1")
def test_the_resource_action_gains_one_resource() -> None:
    t = Table()
    t.turn().choose("resource")
    assert t.own().resources == 6


@rule("basic-actions.4", "move-action.1", "move-action.2", "move.1")
def test_the_move_action_takes_the_investigator_to_a_connecting_location() -> None:
    t = Table()
    cellar = t.named("Cellar")
    t.turn().choose(f"move:{cellar}")
    assert t.person().location == cellar
    assert t.person().actions == 2


@rule("basic-actions.5")
def test_the_engage_action_engages_an_enemy_at_the_location() -> None:
    t = Table()
    here, there = t.person().location, t.named("Cellar")
    near, far = t.put(enemy("Rat", keywords="aloof"), f"at:{here}"), t.put(enemy("Bat"), f"at:{there}")
    t.turn()
    assert f"engage:{far}" not in t.options
    t.choose(f"engage:{near}")
    assert t.card(near).zone == "threat:0"


@rule("basic-actions.6", "basic-actions.q1", "basic-actions.q2")
def test_the_fight_action_attacks_any_enemy_at_the_location_with_combat() -> None:
    t = Table(people=(SKILLED,))
    rat = t.put(enemy("Rat", health=3, fight=5), f"at:{t.person().location}", exhausted=True)
    t.turn().choose(f"fight:{rat}")
    assert t.card(rat).damage == 1
    assert t.card(rat).zone.startswith("at:")


@rule("basic-actions.q2")
def test_an_aloof_enemy_that_is_not_engaged_cannot_be_attacked() -> None:
    t = Table()
    here = t.person().location
    free, held = (
        t.put(enemy("Rat", keywords="aloof"), f"at:{here}"),
        t.put(enemy("Bat", keywords="aloof"), "threat:0"),
    )
    t.turn()
    assert f"fight:{free}" not in t.options
    assert f"fight:{held}" in t.options


@rule("basic-actions.7", "basic-actions.q1", "evade.1", "evade.2", "evade.3", "evade.5", "evade.6", "evade.7")
def test_the_evade_action_tests_agility_and_leaves_the_enemy_exhausted_at_the_location() -> None:
    t = Table(people=(SKILLED,))
    rat = t.put(enemy("Rat", evade=6), "threat:0")
    t.turn().choose(f"evade:{rat}")
    assert t.card(rat).exhausted
    assert t.card(rat).zone == f"at:{t.person().location}"


@rule(
    "basic-actions.8",
    "basic-actions.q1",
    "investigate-action.1",
    "investigate-action.2",
    "investigate-action.3",
)
def test_the_investigate_action_tests_intellect_against_the_shroud_for_one_clue() -> None:
    t = Table(people=(SKILLED,), locations=(location("Hall", shroud=4, clues=2),))
    t.turn().choose("investigate")
    assert (t.own().clues, t.card(t.person().location).clues) == (1, 1)


# Evading


@rule("evade.4")
def test_who_fails_to_evade_remains_engaged() -> None:
    t = Table()
    rat = t.put(enemy("Rat", evade=4), "threat:0")
    t.turn().choose(f"evade:{rat}")
    assert t.card(rat).zone == "threat:0"
    assert not t.card(rat).exhausted


@rule("evade.5")
def test_an_enemy_that_was_exhausted_already_is_evaded_without_exhausting_again() -> None:
    t = Table()
    watch = Reaction(On("after", "exhausts", card=Kind("enemy")), (fx.GainResources(1),))
    t.put(asset("Watch", watch), "play:0")
    rat = t.put(enemy("Rat"), "threat:0", exhausted=True)
    t.turn().choose(f"evade:{rat}")
    assert t.kind == "turn"
    assert t.card(rat).exhausted
    assert t.card(rat).zone.startswith("at:")


@rule("evade.8", "evade.q1")
def test_only_an_engaged_enemy_can_be_evaded() -> None:
    t = Table(2)
    rat = t.put(enemy("Rat"), "threat:1")
    charm = t.put(asset("Charm", Action((fx.TakeAction("evade"),), (Actions(),), "evade")), "play:0")
    t.turn(0)
    assert f"evade:{rat}" not in t.options
    assert f"use:{charm}.{charm}.0.-1" not in t.options
    t.turn(1)
    assert f"evade:{rat}" in t.options


@rule("evade.q1")
def test_an_ability_may_name_an_enemy_that_is_not_engaged_as_target_of_its_evasion() -> None:
    t = Table(2)
    t.put(enemy("Rat", evade=9, keywords="alert"), "threat:1")
    evade = fx.TakeAction("evade", on=Each(Named("Rat")))
    charm = t.put(asset("Charm", Action((evade,), (Actions(),), "evade")), "play:0")
    t.turn(0).choose(f"use:{charm}.{charm}.0.-1")
    assert (t.own(0).damage, t.own(1).damage) == (1, 0)


@rule("evade.9")
def test_an_evade_action_provokes_no_attack_of_opportunity() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    t.put(enemy("Bat"), "threat:0")
    t.turn().choose(f"evade:{rat}")
    assert t.own().damage == 0


@rule("evade.10", "evade.11")
def test_an_automatic_evasion_has_no_test_and_is_no_success() -> None:
    t = Table()
    rat = t.put(enemy("Rat", evade=9), "threat:0")
    win = Reaction(On("after", "test-succeeds", condition=DuringTest(kind="evade")), (fx.GainResources(5),))
    slip = Free((fx.Evade(Each(Named("Rat"))),))
    cloak = t.put(asset("Cloak", slip, win), "play:0")
    t.turn().choose(f"use:{cloak}.{cloak}.0.-1")
    assert "test-begins" not in t.heard
    assert t.kind == "turn"
    assert t.card(rat).exhausted
    assert t.card(rat).zone == f"at:{t.person().location}"


# Moving


@rule("move.2", "move.x1")
def test_from_the_merchant_district_one_moves_to_the_waterfront_district_it_shows() -> None:
    market = location("Merchant District", connections=("Waterfront District",))
    t = Table(locations=(market, location("Waterfront District"), location("Docks")))
    t.turn()
    assert f"move:{t.named('Waterfront District')}" in t.options
    assert f"move:{t.named('Docks')}" not in t.options


@rule("move.2")
def test_an_ability_may_move_an_investigator_to_a_location_that_does_not_connect() -> None:
    far = location("Tower")
    t = Table(locations=(location("Hall"), far))
    wings = t.put(asset("Wings", Free((fx.Move(Choose(Named("Tower"))),))), "play:0")
    t.turn().choose(f"use:{wings}.{wings}.0.-1")
    assert t.person().location == t.named("Tower")


@rule("move.3", "move.q1")
def test_the_location_one_is_at_decides_where_one_may_go() -> None:
    t = Table(locations=(location("Hall", connections=("Pit",)), location("Pit")))
    pit = t.named("Pit")
    t.turn().choose(f"move:{pit}")
    assert t.person().location == pit
    assert "move" not in kinds(t)


@rule("move.4")
def test_leaving_and_entering_are_one_moment() -> None:
    t = Table()
    cellar = t.named("Cellar")
    seen = Reaction(On("after", "leaves-location", card=Named("Hall")), (fx.GainResources(1),))
    t.put(asset("Watch", seen), "play:0")
    t.turn().choose(f"move:{cellar}")
    assert t.kind == "reaction"
    assert t.person().location == cellar


@rule("move.5")
def test_who_is_moved_passes_through_no_location_between() -> None:
    trap = Forced(On("after", "enters-location", card=Is("this")), (fx.Deal(damage=1),))
    rooms = (
        location("Hall", connections=("Stairs",)),
        location("Stairs", trap, connections=("Tower",)),
        location("Tower"),
    )
    t = Table(locations=rooms)
    wings = t.put(asset("Wings", Free((fx.Move(Each(Named("Tower"))),))), "play:0")
    t.turn().choose(f"use:{wings}.{wings}.0.-1")
    assert t.person().location == t.named("Tower")
    assert t.own().damage == 0
    assert not t.card(t.named("Stairs")).revealed


@rule("move.6")
def test_an_investigator_reveals_the_location_moved_to_and_its_clues_are_placed() -> None:
    t = Table()
    cellar = t.named("Cellar")
    assert (t.card(cellar).revealed, t.card(cellar).clues) == (False, 0)
    t.turn().choose(f"move:{cellar}")
    assert (t.card(cellar).revealed, t.card(cellar).clues) == (True, 2)


@rule("move.1", "move.7")
def test_a_location_stays_unrevealed_when_an_enemy_moves_there() -> None:
    t = Table()
    cellar = t.named("Cellar")
    rat = t.put(enemy("Rat"), f"at:{t.person().location}", exhausted=True)
    flute = t.put(asset("Flute", Free((fx.MoveEnemy(Each(Named("Rat")), Each(Named("Cellar"))),))), "play:0")
    t.turn().choose(f"use:{flute}.{flute}.0.-1")
    assert t.card(rat).zone == f"at:{cellar}"
    assert not t.card(cellar).revealed


@rule("move.8")
def test_abilities_move_tokens_from_card_to_card_and_cards_from_zone_to_zone() -> None:
    t = Table()
    cup = t.put(asset("Cup"), "play:0", resources=2)
    pour = fx.MoveTokens("resources", 2, Each(Named("Cup")), "you")
    back = fx.ReturnToHand(Each(Named("Cup")))
    hand = t.put(asset("Hand", Free((pour, back))), "play:0")
    t.turn().choose(f"use:{hand}.{hand}.0.-1")
    assert t.own().resources == 7
    assert t.card(cup).zone == "hand:0"


@rule("move.9", "move.10")
def test_nobody_moves_to_where_they_are_and_without_a_destination_a_move_cannot_be_attempted() -> None:
    t = Table(locations=(location("Hall"),))
    stay = t.put(asset("Chair", Free((fx.Move(Choose(Kind("location"))),))), "play:0")
    walk = t.put(asset("Shoes", Free((fx.Move(Choose(Connecting())),))), "play:0")
    t.turn()
    assert f"use:{stay}.{stay}.0.-1" not in t.options
    assert f"use:{walk}.{walk}.0.-1" not in t.options
    assert "move" not in kinds(t)


@rule("move.9")
def test_an_enemy_does_not_move_to_where_it_is() -> None:
    t = Table()
    here = t.person().location
    t.put(enemy("Rat"), f"at:{here}", exhausted=True)
    lure = fx.Then(
        (fx.MoveEnemy(Each(Named("Rat")), "location"),), (fx.GainResources(1),), (fx.LoseResources(1),)
    )
    flute = t.put(asset("Flute", Free((lure,))), "play:0")
    t.turn().choose(f"use:{flute}.{flute}.0.-1")
    assert "enemy-moved" not in t.heard
    assert t.own().resources == 4


@rule("move-action.3")
def test_a_move_action_provokes_attacks_of_opportunity() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert t.own().damage == 1
    assert t.card(rat).zone == "threat:0"


# Investigating


@rule("investigate-action.4")
def test_a_discovered_clue_goes_to_the_investigator_who_controls_it_from_then_on() -> None:
    t = Table(2)
    cellar = t.named("Cellar")
    t.set(cellar, revealed=True, clues=1)
    find = Free((fx.DiscoverClues(1, at=Each(Named("Cellar"))),))
    lamp = t.put(asset("Lamp", find), "play:1")
    t.turn(1).choose(f"use:{lamp}.{lamp}.0.-1")
    assert (t.own(1).clues, t.own(0).clues, t.card(cellar).clues) == (1, 0, 0)


@rule("investigate-action.5")
def test_a_failed_investigation_discovers_nothing_and_counts_as_none() -> None:
    t = Table(locations=(location("Hall", shroud=4, clues=1),))
    t.put(asset("Watch", Reaction(On("after", "investigates"), (fx.GainResources(1),))), "play:0")
    t.turn().choose("investigate")
    assert t.kind == "turn"
    assert t.own().clues == 0


@rule("investigate-action.6")
def test_a_location_without_clues_may_be_investigated_and_then_nothing_is_discovered() -> None:
    t = Table(locations=(location("Hall", shroud=2, clues=0),))
    t.put(asset("Watch", Reaction(On("after", "investigates"), (fx.GainResources(1),))), "play:0")
    t.turn().choose("investigate")
    assert t.kind == "reaction"
    t.skip()
    assert t.own().clues == 0


@rule("investigate-action.q1")
def test_investigating_provokes_attacks_of_opportunity() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    t.turn().choose("investigate")
    assert t.own().damage == 1


@rule("investigate-action.1")
def test_only_the_investigator_whose_turn_it_is_takes_actions() -> None:
    t = Table(2)
    t.turn(1)
    assert list(t.g.asks()) == [1]
    assert "investigate" in t.options


# The threat area


@rule("threat-area.1", "ownership-control.4")
def test_engaged_enemies_and_treacheries_that_affect_somebody_lie_in_the_threat_area() -> None:
    t = Table(2)
    t.put(treachery("Curse", Revelation((fx.PutIntoPlay(area="threat"),))), "encounter")
    rat = t.put(enemy("Rat"), "encounter")
    t.phase("mythos").skip()
    assert t.card(rat).zone == "threat:0"
    assert t.card(t.named("Curse")).zone == "threat:1"
    assert t.card(rat).controller == t.card(t.named("Curse")).controller == -1


@rule("threat-area.2")
def test_what_is_in_the_threat_area_is_where_the_investigator_is() -> None:
    t = Table(2)
    rat = t.put(enemy("Rat", damage=0, horror=0), "threat:0")
    t.turn(1)
    assert f"fight:{rat}" in t.options
    t.turn(0).choose(f"move:{t.named('Cellar')}")
    assert f"fight:{rat}" in t.options
    t.turn(1)
    assert f"fight:{rat}" not in t.options


@rule("threat-area.3")
def test_acting_as_if_somewhere_else_changes_nothing_in_the_threat_area() -> None:
    t = Table()
    cellar = t.named("Cellar")
    t.set(cellar, revealed=True, clues=1)
    rat, bat = t.put(enemy("Rat"), "threat:0"), t.put(enemy("Bat"), f"at:{cellar}")
    look = fx.TakeAction("investigate", as_if_at=Each(Named("Cellar")))
    glass = t.put(asset("Glass", Action((look,), (Actions(),), "investigate")), "play:0")
    t.turn().choose(f"use:{glass}.{glass}.0.-1")
    assert t.own().clues == 1
    assert t.zone("threat:0") == [rat]
    assert (t.own().damage, t.card(bat).zone) == (1, f"at:{cellar}")


@rule("threat-area.4")
def test_everybody_at_the_location_may_use_scenario_cards_in_a_threat_area() -> None:
    t = Table(2)
    web = treachery("Web", Action((fx.Discard(),), (Actions(),)))
    card = t.put(web, "threat:1")
    use = f"use:{card}.{card}.0.-1"
    assert use in t.turn(0).options
    assert use in t.turn(1).options
    t.alter(0, location=t.named("Cellar"))
    assert use not in t.turn(0).options


@rule("move.4")
def test_what_comes_when_leaving_or_entering_comes_before_the_move_and_may_cancel_it() -> None:
    lock = Forced(On("when", "leaves-location", card=Is("this")), (fx.Cancel(),))
    t = Table(locations=(location("Cell", lock, connections=("Yard",)), location("Yard")))
    t.turn().choose(f"move:{t.named('Yard')}")
    assert t.person().location == t.named("Cell")
    assert not t.card(t.named("Yard")).revealed


@rule("move.4", "move.6")
def test_the_new_location_is_revealed_and_its_enemies_engage_before_anything_after_the_move() -> None:
    t = Table()
    cellar = t.named("Cellar")
    rat = t.put(enemy("Rat"), f"at:{cellar}")
    t.put(asset("Watch", Reaction(On("after", "enters-location"), (fx.Draw(),))), "play:0")
    t.turn().choose(f"move:{cellar}")
    assert (t.kind, t.card(cellar).revealed, t.card(rat).zone) == ("reaction", True, "threat:0")


@rule("move.9", "locations.2")
def test_a_location_that_shows_its_own_symbol_does_not_connect_to_itself() -> None:
    street = location("Street", connections=("Street",), symbol="Street")
    t = Table(locations=(street, location("Alley", symbol="Street")))
    assert zones.connections(t.g, t.named("Street")) == [t.named("Alley")]


@rule("action-designator.2", "cannot.1")
def test_a_move_action_of_an_ability_leads_where_one_may_go_only() -> None:
    t = Table()
    boots = t.put(asset("Boots", Action((fx.TakeAction("move"),), (Actions(),), "move")), "play:0")
    t.put(treachery("Flood", Constant((Cannot("you", "move", Named("Cellar")),))), "threat:0")
    t.turn().use(boots)
    assert t.person().location == t.named("Garden")
