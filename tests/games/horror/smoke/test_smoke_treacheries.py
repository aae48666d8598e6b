"""Treacheries of Smoke and Mirrors, each where it matters and where it must do nothing, or something else."""

from miskatonic.games.horror.encounter import (
    arcane_lock,
    bad_weather,
    dead_ends,
    flying_terrors,
    gangs_of_arkham,
    people_of_arkham,
    whippoorwills,
)
from miskatonic.games.horror.encounter import smoke_and_mirrors as own
from miskatonic.games.horror.numbers import value
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import rounds
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.cards import asset, enemy
from tests.games.horror.smoke.city import city, draws
from tests.games.horror.table import Table

GHOUL = enemy("Ghoul")


def turn_ends(t: Table, seat: int = 0) -> Table:
    """Let somebody's turn end."""
    t.g.active = seat
    return t.do(rounds.end_turn, seat).skip()


# Arcane Lock


@matters("12157")
def test_an_arcane_lock_makes_entering_and_leaving_cost_an_action_more() -> None:
    t = city()
    lock = draws(t, arcane_lock.ARCANE_LOCK)
    assert t.card(lock).zone == f"on:{t.named('Merchant District')}"
    t.turn().choose(f"move:{t.named('Easttown')}").skip()
    assert t.person().actions == 1
    t.turn().choose(f"move:{t.named('Merchant District')}").skip()
    assert t.person().actions == 1


@matters("12157")
def test_an_arcane_lock_is_opened_by_will_or_wit() -> None:
    t = city(bag=("+1",))
    lock = draws(t, arcane_lock.ARCANE_LOCK)
    t.turn().use(lock)
    assert t.options == ["skill:willpower", "skill:intellect"]
    t.choose("skill:willpower").skip()
    assert t.card(lock).zone == "encounter-discard"


@refused("12157")
def test_with_one_action_nobody_leaves_a_locked_place_and_other_ways_cost_as_usual() -> None:
    t = city()
    draws(t, arcane_lock.ARCANE_LOCK)
    t.turn(actions=1)
    assert not [option for option in t.options if option.startswith("move:")]
    t.alter(location=t.named("Southside"))
    t.turn().choose(f"move:{t.named('Uptown')}").skip()
    assert t.person().actions == 2


@refused("12157")
def test_no_place_is_locked_twice() -> None:
    t = city()
    draws(t, arcane_lock.ARCANE_LOCK)
    second = draws(t, arcane_lock.ARCANE_LOCK)
    assert t.card(second).zone == "encounter-discard"


# Bad Weather


@matters("12158")
def test_each_point_failed_against_a_downpour_costs_an_action_or_a_clue() -> None:
    t = city(bag=("-2",))
    t.set(t.person().card, clues=2)
    t.g.active = -1
    draws(t, bad_weather.DOWNPOUR)
    t.choose("choice:0").choose("choice:1")
    assert (t.person().actions_to_come, t.own().clues) == (-1, 1)
    assert t.card(t.named("Merchant District")).clues == 1


@refused("12158")
def test_who_stays_dry_in_a_downpour_loses_nothing() -> None:
    t = city(bag=("0",))
    t.set(t.person().card, clues=2)
    draws(t, bad_weather.DOWNPOUR)
    assert (t.kind, t.person().actions_to_come, t.own().clues) == ("", 0, 2)


@matters("12159")
def test_a_flash_flood_makes_a_place_harder_to_search_until_the_round_ends() -> None:
    t = city()
    flood, here = draws(t, bad_weather.FLASH_FLOOD), t.named("Merchant District")
    assert value(t.g, here, "shroud") == 7
    t.do(rounds.end_round).skip()
    assert (t.card(flood).zone, value(t.g, here, "shroud")) == ("encounter-discard", 3)


@refused("12159")
def test_a_flash_flood_does_not_reach_the_next_district() -> None:
    t = city()
    draws(t, bad_weather.FLASH_FLOOD)
    assert value(t.g, t.named("Easttown"), "shroud") == 2


# Dead Ends


@matters("12160")
def test_raising_suspicions_puts_doom_on_the_nearest_enemy() -> None:
    t = city()
    near = t.put(GHOUL, f"at:{t.named('Easttown')}")
    far = t.put(GHOUL, f"at:{t.named('Downtown')}")
    draws(t, dead_ends.RAISING_SUSPICIONS)
    assert (t.card(near).doom, t.card(far).doom, t.heard.count("drew-encounter")) == (1, 0, 1)


@refused("12160")
def test_an_enemy_with_doom_gets_no_more_and_without_another_it_surges() -> None:
    t = city()
    near = t.put(GHOUL, f"at:{t.named('Easttown')}", doom=1)
    draws(t, dead_ends.RAISING_SUSPICIONS)
    assert (t.card(near).doom, t.heard.count("drew-encounter")) == (1, 2)


@matters("12161")
def test_a_red_herring_costs_nerves_and_a_clue() -> None:
    t = city(bag=("-2",))
    t.set(t.person().card, clues=1)
    draws(t, dead_ends.RED_HERRING)
    assert (t.own().horror, t.own().clues, t.card(t.named("Merchant District")).clues) == (1, 0, 1)


@matters("12161")
def test_with_two_clues_a_red_herring_is_harder_to_see_through() -> None:
    t = city(bag=("0",))
    t.set(t.person().card, clues=2)
    draws(t, dead_ends.RED_HERRING)
    assert (t.own().horror, t.own().clues) == (1, 1)


@refused("12161")
def test_with_one_clue_the_same_skill_sees_through_it() -> None:
    t = city(bag=("0",))
    t.set(t.person().card, clues=1)
    draws(t, dead_ends.RED_HERRING)
    assert (t.own().horror, t.own().clues) == (0, 1)


# Aerial Pursuit


@matters("12163")
def test_in_aerial_pursuit_the_nearest_enemy_comes_closer_and_attacks_if_it_engages() -> None:
    t = city()
    ghoul = t.put(GHOUL, f"at:{t.named('Easttown')}")
    draws(t, flying_terrors.AERIAL_PURSUIT)
    assert (t.card(ghoul).zone, t.own().damage, t.own().horror) == ("threat:0", 1, 1)
    assert t.heard.count("drew-encounter") == 2


@refused("12163")
def test_what_does_not_arrive_does_not_attack_and_what_is_here_already_neither() -> None:
    t = city()
    far = t.put(GHOUL, f"at:{t.named('Downtown')}")
    draws(t, flying_terrors.AERIAL_PURSUIT)
    assert (t.card(far).zone, t.own().damage) == (f"at:{t.named('Easttown')}", 0)
    t.put(enemy("Rat"), "threat:0")
    draws(t, flying_terrors.AERIAL_PURSUIT)
    assert (t.card(far).zone, t.own().damage) == (f"at:{t.named('Easttown')}", 0)


@refused("12163")
def test_elite_enemies_do_not_fly() -> None:
    t = city()
    cornelia = t.put(people_of_arkham.CORNELIA_AKELY, f"at:{t.named('Easttown')}")
    draws(t, flying_terrors.AERIAL_PURSUIT)
    assert t.card(cornelia).zone == f"at:{t.named('Easttown')}"


# Crossfire


@matters("12165")
def test_crossfire_hits_everybody_at_the_location() -> None:
    t = city(3, bag=("-2",))
    t.alter(2, location=t.named("Easttown"))
    draws(t, gangs_of_arkham.CROSSFIRE)
    assert [t.own(seat).damage for seat in range(3)] == [1, 1, 0]


@refused("12165")
def test_who_takes_cover_in_time_saves_all() -> None:
    t = city(2, bag=("0",))
    draws(t, gangs_of_arkham.CROSSFIRE)
    assert [t.own(seat).damage for seat in range(2)] == [0, 0]


# Eager for Death


@matters("12167")
def test_the_more_somebody_is_hurt_the_more_eager_they_are() -> None:
    t = city(bag=("0",))
    t.set(t.person().card, damage=2)
    draws(t, whippoorwills.EAGER_FOR_DEATH)
    assert t.own().horror == 2


@refused("12167")
def test_who_is_unhurt_has_little_to_fear_of_them() -> None:
    t = city(bag=("-1",))
    draws(t, whippoorwills.EAGER_FOR_DEATH)
    assert t.own().horror == 0


# Mark of Elokoss


@matters("12137")
def test_the_mark_burns_an_asset_whenever_its_bearers_turn_ends() -> None:
    t = city(2)
    friend = t.put(asset("Friend", health=3), "play:0")
    t.put(own.MARK_OF_ELOKOSS, "threat:0")
    turn_ends(t)
    assert (t.own(0).damage, t.card(friend).damage) == (0, 1)


@matters("12137")
def test_of_several_assets_the_bearer_chooses_one_and_no_other() -> None:
    t = city()
    both = [t.put(asset(name, health=3), "play:0") for name in ("Friend", "Dog")]
    t.put(own.MARK_OF_ELOKOSS, "threat:0")
    turn_ends(t)
    assert (t.kind, sorted(t.options)) == ("assign", sorted(f"card:{each}" for each in both))


@matters("12137")
def test_without_an_asset_the_mark_burns_its_bearer() -> None:
    t = city()
    t.put(asset("Map"), "play:0")
    t.put(own.MARK_OF_ELOKOSS, "threat:0")
    turn_ends(t)
    assert t.own().damage == 1


@matters("12137")
def test_two_actions_discard_the_mark() -> None:
    t = city()
    mark = t.put(own.MARK_OF_ELOKOSS, "threat:0")
    t.turn().use(mark)
    assert (t.card(mark).zone, t.person().actions) == ("discard:0", 1)


@refused("12137")
def test_the_mark_does_not_burn_in_somebody_elses_turn_nor_go_for_one_action() -> None:
    t = city(2)
    mark = t.put(own.MARK_OF_ELOKOSS, "threat:0")
    turn_ends(t, 1)
    assert (t.own(0).damage, t.own(1).damage) == (0, 0)
    t.turn(0, actions=1)
    assert not t.can_use(mark)


@refused("12137")
def test_an_asset_of_somebody_else_is_none_of_yours() -> None:
    t = city(2)
    friend = t.put(asset("Friend", health=3), "play:1")
    t.put(own.MARK_OF_ELOKOSS, "threat:0")
    turn_ends(t)
    assert (t.own(0).damage, t.card(friend).damage) == (1, 0)


def test_drawn_the_mark_lies_in_the_threat_area() -> None:
    t = city()
    mark = t.put(own.MARK_OF_ELOKOSS, "aside")
    t.resolve(fx.DrawCard("this"), source=mark)
    assert (t.card(mark).zone, t.card(mark).owner, t.card(mark).gained) == ("threat:0", 0, True)
