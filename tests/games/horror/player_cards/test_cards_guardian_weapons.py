"""The guardian weapons of the core box, and Vicious Blow: where they matter, and where they must not."""

from miskatonic.games.horror.cards.guardian import (
    M1911,
    MACHETE,
    SLEDGEHAMMER_3,
    VICIOUS_BLOW,
    WINCHESTER_MODEL_12_5,
)
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused
from tests.games.horror.cards import enemy
from tests.games.horror.table import Table

TROLL = enemy("Troll", fight=3, evade=3, health=9, damage=1, horror=0)


def armed(
    weapon: Printed, token: str = "0", *, zone: str = "threat:0", seats: int = 1
) -> tuple[Table, int, int]:
    """Return a table with a troll and a weapon."""
    t = Table(seats=seats, bag=(token,))
    troll = t.put(TROLL, zone)
    return t, troll, t.put(weapon, "play:0")


def strike(t: Table, weapon: int, index: int) -> Table:
    """Attack with an ability of a weapon, up to the first decision behind the test."""
    t.turn().choose(f"use:{weapon}.{weapon}.{index}.-1")
    return t.skip()


# M1911


@matters("12019")
def test_the_m1911_gives_1_combat_and_1_damage_for_1_ammo() -> None:
    t, troll, gun = armed(M1911, "-1")
    strike(t, gun, 1)
    assert (t.card(troll).damage, t.card(gun).uses) == (2, 3)


@matters("12019")
def test_a_missed_shot_hits_whoever_else_the_enemy_is_engaged_with_just_as_hard() -> None:
    t, _, gun = armed(M1911, "auto-fail", zone="threat:1", seats=2)
    strike(t, gun, 1)
    assert t.own(1).damage == 2


@refused("12019")
def test_without_ammo_or_enemy_there_is_no_shot() -> None:
    t, _, gun = armed(M1911)
    t.set(gun, uses=0)
    assert not t.turn().can_use(gun)
    t, _, gun = armed(M1911, zone="aside")
    assert not t.turn().can_use(gun)


# Machete


@matters("12020")
def test_a_machete_may_be_exhausted_to_hit_the_only_engaged_enemy_harder() -> None:
    t, troll, machete = armed(MACHETE, "-1")
    strike(t, machete, 0).choose("yes")
    assert (t.card(troll).damage, t.card(machete).exhausted) == (2, True)


@matters("12020")
def test_a_machete_need_not_be_exhausted() -> None:
    t, troll, machete = armed(MACHETE)
    strike(t, machete, 0).choose("no")
    assert (t.card(troll).damage, t.card(machete).exhausted) == (1, False)


@refused("12020")
def test_with_two_enemies_engaged_the_machete_does_not_hit_harder() -> None:
    t, troll, machete = armed(MACHETE)
    t.put(TROLL, "threat:0")
    t.turn().choose(f"use:{machete}.{machete}.0.-1").choose(f"card:{troll}").skip()
    assert (t.kind, t.card(troll).damage) == ("turn", 1)


@refused("12020")
def test_the_machete_does_not_hit_an_enemy_of_somebody_else_harder() -> None:
    t, troll, machete = armed(MACHETE, zone="threat:1", seats=2)
    strike(t, machete, 0)
    assert (t.kind, t.card(troll).damage) == ("turn", 1)


@refused("12020")
def test_an_exhausted_machete_still_strikes_but_not_harder() -> None:
    t, troll, machete = armed(MACHETE)
    t.set(machete, exhausted=True)
    strike(t, machete, 0)
    assert (t.kind, t.card(troll).damage) == ("turn", 1)


# Vicious Blow


@matters("12025")
def test_a_vicious_blow_makes_a_successful_attack_deal_1_more() -> None:
    t = Table()
    troll, blow = t.put(TROLL, "threat:0"), t.put(VICIOUS_BLOW, "hand:0")
    t.turn().choose(f"fight:{troll}").skip("window").choose((f"card:{blow}",)).skip()
    assert t.card(troll).damage == 2


@matters("12025")
def test_a_vicious_blow_of_a_friend_counts_for_the_attacker() -> None:
    t = Table(seats=2)
    troll, blow = t.put(TROLL, "threat:0"), t.put(VICIOUS_BLOW, "hand:1")
    t.turn().choose(f"fight:{troll}").skip("window").choose((f"card:{blow}",)).skip()
    assert t.card(troll).damage == 2


@refused("12025")
def test_a_vicious_blow_does_not_hit_harder_if_the_attack_fails() -> None:
    t = Table(seats=2, bag=("auto-fail",))
    troll, blow = t.put(TROLL, "threat:1"), t.put(VICIOUS_BLOW, "hand:0")
    t.turn().choose(f"fight:{troll}").skip("window").choose((f"card:{blow}",)).skip()
    assert t.own(1).damage == 1


@refused("12025")
def test_a_vicious_blow_does_not_fit_an_investigation() -> None:
    t = Table()
    blow = t.put(VICIOUS_BLOW, "hand:0")
    t.turn().choose("investigate").skip("window")
    assert t.kind != "commit" or f"card:{blow}" not in t.options


# Sledgehammer


@matters("12028")
def test_the_sledgehammer_deals_1_more() -> None:
    t, troll, hammer = armed(SLEDGEHAMMER_3)
    strike(t, hammer, 0)
    assert (t.card(troll).damage, t.person().actions) == (2, 2)


@matters("12028")
def test_for_2_actions_the_sledgehammer_gives_3_combat_and_may_be_exhausted_to_deal_2_more() -> None:
    t, troll, hammer = armed(SLEDGEHAMMER_3, "-3")
    strike(t, hammer, 1).choose("yes")
    assert (t.card(troll).damage, t.card(hammer).exhausted, t.person().actions) == (3, True, 1)


@matters("12028")
def test_without_exhausting_it_the_heavy_blow_deals_1() -> None:
    t, troll, hammer = armed(SLEDGEHAMMER_3)
    strike(t, hammer, 1).choose("no")
    assert t.card(troll).damage == 1


@refused("12028")
def test_the_heavy_blow_needs_2_actions() -> None:
    t, _, hammer = armed(SLEDGEHAMMER_3)
    t.turn(actions=1)
    assert f"use:{hammer}.{hammer}.0.-1" in t.options
    assert f"use:{hammer}.{hammer}.1.-1" not in t.options


# Winchester Model 12


@matters("12029")
def test_the_winchester_deals_1_more_for_each_point_of_success() -> None:
    t, troll, rifle = armed(WINCHESTER_MODEL_12_5, "-1")
    strike(t, rifle, 1)
    assert (t.card(troll).damage, t.card(rifle).uses) == (3, 2)


@matters("12029")
def test_the_winchester_deals_at_most_4_more() -> None:
    t, troll, rifle = armed(WINCHESTER_MODEL_12_5, "+3")
    strike(t, rifle, 1)
    assert t.card(troll).damage == 5


@matters("12029")
def test_a_missed_rifle_shot_hits_a_friend_for_each_point_of_failure() -> None:
    t, _, rifle = armed(WINCHESTER_MODEL_12_5, "-5", zone="threat:1", seats=2)
    strike(t, rifle, 1)
    assert t.own(1).damage == 2


@matters("12029")
def test_a_missed_rifle_shot_hits_a_friend_for_at_most_5() -> None:
    t = Table(seats=2, bag=("auto-fail",))
    wall, rifle = t.put(enemy("Wall", fight=9, health=9), "threat:1"), t.put(WINCHESTER_MODEL_12_5, "play:0")
    strike(t, rifle, 1)
    assert (t.card(wall).damage, t.own(1).damage) == (0, 5)


@refused("12029")
def test_without_ammo_the_winchester_is_silent() -> None:
    t, _, rifle = armed(WINCHESTER_MODEL_12_5)
    t.set(rifle, uses=0)
    assert not t.turn().can_use(rifle)
