"""Aloof, Elusive and Retaliate: enemies that keep away, slip away or strike back."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import keywords, numbers, zones
from miskatonic.games.horror.rules import enemies, fighting
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced
from miskatonic.games.horror.words.costs import Actions
from miskatonic.games.horror.words.things import AllOf, At, Choose, Kind
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, location
from tests.games.horror.table import CELLAR, HALL, Table

SHY = enemy("Shy", keywords="aloof")
EEL = enemy("Eel", keywords="elusive", health=5)
WASP = enemy("Wasp", keywords="retaliate", health=5)


def fight(t: Table, seat: int, target: int) -> Table:
    """Attack and go through the whole test without committing or reacting."""
    return t.turn(seat).choose(f"fight:{target}").skip()


# Aloof


@rule("aloof.1")
def test_aloof_is_a_keyword() -> None:
    t = Table()
    shy = t.put(SHY, f"at:{t.named('Hall')}")
    assert "aloof" in keywords.NAMES
    assert numbers.has_keyword(t.g, shy, "aloof")


@rule("aloof.2")
def test_aloof_enemies_do_not_engage_by_themselves() -> None:
    t = Table()
    shy = t.put(SHY, f"at:{t.named('Hall')}")
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Hall')}")
    t.settle()
    assert zones.engaged_with(t.g, ghoul) == [0]
    assert zones.engaged_with(t.g, shy) == []


@rule("aloof.3")
def test_aloof_enemies_spawn_unengaged() -> None:
    t = Table()
    shy = t.put(SHY, "limbo")
    t.call(enemies.spawn, shy, 0)
    assert t.card(shy).zone == f"at:{t.named('Hall')}"


@rule("aloof.4")
def test_an_aloof_enemy_can_be_engaged_by_the_action() -> None:
    t = Table()
    shy = t.put(SHY, f"at:{t.named('Hall')}")
    t.turn().choose(f"engage:{shy}")
    assert zones.engaged_with(t.g, shy) == [0]


@rule("aloof.4")
def test_an_aloof_enemy_can_be_engaged_by_a_card_ability() -> None:
    t = Table()
    shy = t.put(SHY, f"at:{t.named('Hall')}")
    t.resolve(fx.Engage(Choose(AllOf((Kind("enemy"), At())))))
    assert zones.engaged_with(t.g, shy) == [0]


@rule("aloof.5", "aloof.6")
def test_an_unengaged_aloof_enemy_can_be_neither_attacked_nor_evaded() -> None:
    t = Table()
    shy = t.put(SHY, f"at:{t.named('Hall')}")
    t.put(asset("Net", Action((fx.TakeAction("fight"),), (Actions(1),), "fight")), "play:0")
    t.put(asset("Rope", Action((fx.TakeAction("evade"),), (Actions(1),), "evade")), "play:0")
    t.turn()
    assert f"fight:{shy}" not in t.options
    assert f"evade:{shy}" not in t.options
    assert not [each for each in t.options if each.startswith("use:")]


@rule("aloof.q1")
def test_an_aloof_enemy_engaged_with_somebody_else_can_be_attacked() -> None:
    t = Table(2)
    shy = t.put(SHY, "threat:1")
    t.turn(0)
    assert f"fight:{shy}" in t.options


@rule("aloof.q2")
def test_an_unengaged_aloof_enemy_is_hurt_without_an_attack_but_not_evaded_automatically() -> None:
    t = Table()
    shy = t.put(SHY, f"at:{t.named('Hall')}")
    t.resolve(fx.Evade(Choose(Kind("enemy"))), fx.Deal(1, target=Choose(Kind("enemy"))))
    assert not t.card(shy).exhausted
    assert t.card(shy).damage == 1


# Elusive


@rule("elusive.1", "elusive.2")
def test_an_elusive_enemy_that_attacked_disengages_moves_and_exhausts() -> None:
    t = Table(locations=(HALL, CELLAR))
    eel = t.put(EEL, "threat:0")
    t.do(fighting.begin_attack, eel, 0)
    assert "elusive" in keywords.NAMES
    assert t.own().damage == 1
    assert t.card(eel).zone == f"at:{t.named('Cellar')}"
    assert t.card(eel).exhausted


@rule("elusive.2")
def test_an_elusive_enemy_that_was_attacked_slips_away_too() -> None:
    t = Table(locations=(HALL, CELLAR))
    eel = t.put(EEL, "threat:0")
    fight(t, 0, eel)
    assert t.card(eel).damage == 1
    assert t.card(eel).zone == f"at:{t.named('Cellar')}"
    assert t.card(eel).exhausted


@rule("elusive.3")
def test_it_slips_to_a_location_without_investigators() -> None:
    t = Table(2)
    t.alter(1, location=t.named("Cellar"))
    eel = t.put(EEL, "threat:0")
    t.do(fighting.begin_attack, eel, 0)
    assert t.card(eel).zone == f"at:{t.named('Garden')}"


@rule("elusive.3")
def test_with_investigators_everywhere_it_slips_to_any_connected_location() -> None:
    t = Table(2, locations=(HALL, CELLAR))
    t.alter(1, location=t.named("Cellar"))
    eel = t.put(EEL, "threat:0")
    t.do(fighting.begin_attack, eel, 0)
    assert t.card(eel).zone == f"at:{t.named('Cellar')}"


@rule("elusive.4")
def test_it_slips_away_from_an_attacker_it_is_not_engaged_with() -> None:
    t = Table(2, locations=(HALL, CELLAR))
    eel = t.put(EEL, "threat:1")
    fight(t, 0, eel)
    assert t.card(eel).zone == f"at:{t.named('Cellar')}"


@rule("elusive.q1")
def test_it_slips_away_in_the_enemy_phase_though_its_attack_exhausts_it() -> None:
    t = Table(locations=(HALL, CELLAR))
    eel = t.put(EEL, "threat:0")
    t.phase("enemy").skip()
    assert t.card(eel).zone == f"at:{t.named('Cellar')}"


@rule("elusive.q1")
def test_an_enemy_that_was_exhausted_when_the_attack_began_stays() -> None:
    t = Table(locations=(HALL, CELLAR))
    wakes = Forced(On("at", "test-begins"), (fx.Ready("this"),))
    eel = t.put(enemy("Eel", wakes, keywords="elusive", health=5), "threat:0", exhausted=True)
    fight(t, 0, eel)
    assert t.card(eel).damage == 1
    assert not t.card(eel).exhausted
    assert t.card(eel).zone == "threat:0"


@rule("elusive.q1")
def test_a_defeated_elusive_enemy_goes_nowhere() -> None:
    t = Table(locations=(HALL, CELLAR))
    eel = t.put(enemy("Eel", keywords="elusive", health=1), "threat:0")
    fight(t, 0, eel)
    assert t.card(eel).zone == "encounter-discard"


@rule("elusive.q2")
def test_the_lead_investigator_chooses_where_it_slips_to() -> None:
    t = Table(2)
    eel = t.put(EEL, "threat:1")
    t.do(fighting.begin_attack, eel, 1)
    assert t.asked == t.g.lead == 0
    t.choose(f"card:{t.named('Garden')}")
    assert t.card(eel).zone == f"at:{t.named('Garden')}"


@rule("elusive.q2")
def test_without_a_way_out_it_stays_but_disengages_and_exhausts() -> None:
    t = Table(locations=(location("Cell"),))
    eel = t.put(EEL, "threat:0")
    t.do(fighting.begin_attack, eel, 0)
    assert t.card(eel).zone == f"at:{t.named('Cell')}"
    assert t.card(eel).exhausted


@rule("elusive.q3")
def test_it_engages_nobody_where_it_arrives() -> None:
    t = Table(2, locations=(HALL, CELLAR))
    t.alter(1, location=t.named("Cellar"))
    eel = t.put(EEL, "threat:0")
    t.do(fighting.begin_attack, eel, 0)
    t.settle()
    assert zones.engaged_with(t.g, eel) == []


@rule("elusive.q4")
def test_a_retaliate_attack_comes_before_elusive_which_acts_once() -> None:
    dead_end = location("Cellar", connections=("Hall", "Pit"))
    t = Table(locations=(HALL, dead_end, location("Pit", connections=("Cellar",))), bag=("auto-fail",))
    eel = t.put(enemy("Eel", keywords="elusive retaliate", health=5), "threat:0")
    fight(t, 0, eel)
    assert t.own().damage == 1
    assert t.heard.index("attacks") < t.heard.index("enemy-moved")
    assert t.heard.count("enemy-moved") == 1
    assert t.card(eel).zone == f"at:{t.named('Cellar')}"


# Retaliate


@rule("retaliate.1", "retaliate.2", "retaliate.3")
def test_a_failed_attack_is_answered_by_an_attack_that_does_not_exhaust() -> None:
    t = Table(bag=("auto-fail",))
    wasp = t.put(WASP, "threat:0")
    fight(t, 0, wasp)
    assert "retaliate" in keywords.NAMES
    assert (t.own().damage, t.own().horror) == (1, 1)
    assert not t.card(wasp).exhausted


@rule("retaliate.2")
def test_a_successful_attack_is_not_answered() -> None:
    t = Table()
    wasp = t.put(WASP, "threat:0")
    fight(t, 0, wasp)
    assert t.own().damage == 0


@rule("retaliate.2")
def test_an_exhausted_enemy_does_not_strike_back() -> None:
    t = Table(bag=("auto-fail",))
    wasp = t.put(WASP, "threat:0", exhausted=True)
    fight(t, 0, wasp)
    assert t.own().damage == 0


@rule("retaliate.2")
def test_it_strikes_back_when_all_results_of_the_test_have_been_applied() -> None:
    t = Table(bag=("auto-fail",))
    wasp = t.put(WASP, "threat:0")
    swing = Action((fx.TakeAction("fight", failure=(fx.LoseResources(2),)),), (Actions(1),), "fight")
    club = t.put(asset("Club", swing), "play:0")
    t.turn().choose(f"use:{club}.{club}.0.-1").skip()
    while t.kind == "order":
        t.choose(t.options[0])
    assert t.own().damage == 1
    assert t.heard.index("lost-resources") < t.heard.index("attacks")
    assert zones.in_play(t.g, wasp)


@rule("retaliate.4")
def test_it_strikes_back_at_an_attacker_it_is_not_engaged_with() -> None:
    t = Table(2, bag=("auto-fail",))
    wasp = t.put(WASP, "threat:1")
    fight(t, 0, wasp)
    assert t.own(0).damage == 1


@rule("retaliate.q1")
def test_ready_is_looked_at_when_the_test_has_failed() -> None:
    t = Table(bag=("auto-fail",))
    tired = Forced(On("when", "test-fails"), (fx.Exhaust("this"),))
    wasp = t.put(enemy("Wasp", tired, keywords="retaliate", health=5), "threat:0")
    fight(t, 0, wasp)
    assert t.card(wasp).exhausted
    assert t.own().damage == 1


@rule("retaliate.q1")
def test_an_enemy_out_of_play_after_the_results_does_not_strike_back() -> None:
    t = Table(bag=("auto-fail",))
    swing = Action(
        (fx.TakeAction("fight", failure=(fx.Discard(Choose(Kind("enemy"))),)),), (Actions(1),), "fight"
    )
    t.put(WASP, "threat:0")
    club = t.put(asset("Club", swing), "play:0")
    t.turn().choose(f"use:{club}.{club}.0.-1").skip()
    while t.kind == "order":
        t.choose(t.options[0])
    assert t.own().damage == 0
