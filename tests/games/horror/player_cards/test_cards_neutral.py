"""Neutral player cards, each where it matters and where it must not be allowed."""

import pytest

from miskatonic.games.horror.cards import neutral
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import slots
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import Skill
from tests.games.horror.cards import asset, enemy, skill
from tests.games.horror.table import Table

GHOUL = enemy("Ghoul", fight=4, health=3)
FRIEND = asset("Friend", slots=("ally",))
PAL = asset("Pal", slots=("ally",))
RING = asset("Ring", slots=("accessory",))
BROOCH = asset("Brooch", slots=("accessory",))


# Broken Bottle


@matters("12086")
def test_a_broken_bottle_fights_with_one_more_and_may_be_discarded_for_one_more_damage() -> None:
    t = Table()
    bottle = t.put(neutral.BROKEN_BOTTLE, "play:0")
    ghoul = t.put(GHOUL, "threat:0")
    t.turn().use(bottle).skip()
    t.choose("yes").skip()
    assert t.card(ghoul).damage == 2
    assert t.card(bottle).zone == "discard:0"


@matters("12086")
def test_a_broken_bottle_that_is_kept_deals_the_usual_damage() -> None:
    t = Table()
    bottle = t.put(neutral.BROKEN_BOTTLE, "play:0")
    ghoul = t.put(GHOUL, "threat:0")
    t.turn().use(bottle).skip().choose("no").skip()
    assert t.card(ghoul).damage == 1
    assert t.card(bottle).zone == "play:0"


@refused("12086")
def test_without_success_a_broken_bottle_cannot_be_discarded_for_damage() -> None:
    t = Table(bag=("-1",))
    bottle = t.put(neutral.BROKEN_BOTTLE, "play:0")
    ghoul = t.put(GHOUL, "threat:0")
    t.turn().use(bottle).skip()
    assert t.kind == "turn"
    assert t.card(ghoul).damage == 0
    assert t.card(bottle).zone == "play:0"


@refused("12086")
def test_without_an_enemy_a_broken_bottle_cannot_be_used() -> None:
    t = Table()
    bottle = t.put(neutral.BROKEN_BOTTLE, "play:0")
    assert not t.turn().can_use(bottle)


# Fedora


@matters("12087")
def test_a_fedora_takes_a_damage_and_is_defeated_by_it() -> None:
    t = Table()
    hat = t.put(neutral.FEDORA, "play:0")
    t.resolve(fx.Deal(1)).choose(f"card:{hat}")
    assert t.own().damage == 0
    assert t.card(hat).zone == "discard:0"


@refused("12087")
def test_a_fedora_takes_no_second_damage() -> None:
    t = Table()
    hat = t.put(neutral.FEDORA, "play:0")
    t.resolve(fx.Deal(2)).choose(f"card:{hat}")
    assert t.kind != "assign"
    assert t.own().damage == 1


# Hand-Crank Flashlight


def searching(t: Table) -> int:
    """Put a flashlight into play at a location with shroud 4 and two clues."""
    light = t.put(neutral.HAND_CRANK_FLASHLIGHT, "play:0")
    t.set(t.person().location, clues=2)
    return light


@matters("12088")
def test_a_flashlight_investigates_with_one_more_and_may_be_discarded_for_less_shroud_this_round() -> None:
    t = Table(bag=("-2",))
    light = searching(t)
    t.turn().use(light).skip()
    t.choose("ability").choose("yes").skip()
    assert t.own().clues == 1
    assert t.card(light).zone == "discard:0"
    t.choose("investigate").skip()
    assert t.own().clues == 2


@matters("12088")
def test_the_shroud_is_as_it_was_in_the_next_round() -> None:
    t = Table(bag=("-2",))
    light = searching(t)
    t.turn().use(light).skip().choose("ability").choose("yes").skip()
    t.phase("upkeep").skip()
    t.turn().choose("investigate").skip()
    assert t.own().clues == 1


@refused("12088")
def test_after_a_failed_investigation_a_flashlight_stays() -> None:
    t = Table(bag=("-3",))
    light = searching(t)
    t.turn().use(light).skip()
    assert t.kind == "turn"
    assert t.card(light).zone == "play:0"


# Emergency Cache


@matters("12089")
def test_an_emergency_cache_brings_three_resources() -> None:
    t = Table()
    cache = t.put(neutral.EMERGENCY_CACHE, "hand:0")
    before = t.own().resources
    t.turn().choose(f"play:{cache}").skip()
    assert t.own().resources == before + 3
    assert t.person().actions == 2


@refused("12089")
def test_an_emergency_cache_cannot_be_played_in_somebody_elses_turn() -> None:
    t = Table(seats=2)
    cache = t.put(neutral.EMERGENCY_CACHE, "hand:0")
    t.turn(1)
    assert f"play:{cache}" not in [option.id for ask in t.g.asks().values() for option in ask.options]


# The skills of which a test takes one copy

DRAWING: list[tuple[Printed, Skill]] = [
    (neutral.GUTS, "willpower"),
    (neutral.OVERPOWER, "combat"),
    (neutral.PERCEPTION, "intellect"),
    (neutral.MANUAL_DEXTERITY, "agility"),
]


@pytest.mark.parametrize(("card", "tested"), DRAWING)
@matters("12090", "12091", "12092", "12093")
def test_the_performing_investigator_draws_a_card_if_the_test_succeeds(card: Printed, tested: Skill) -> None:
    t = Table(seats=2, bag=("-2",))
    help_ = t.put(card, "hand:1")
    hand = len(t.zone("hand:0"))
    t.resolve(fx.Test((tested,), 3)).skip("window")
    t.choose(f"card:{help_}", seat=1).skip()
    assert len(t.zone("hand:0")) == hand + 1
    assert t.card(help_).zone == "discard:1"


@pytest.mark.parametrize(("card", "tested"), DRAWING)
@matters("12090", "12091", "12092", "12093")
def test_nobody_draws_if_the_test_fails(card: Printed, tested: Skill) -> None:
    t = Table(bag=("-4",))
    own = t.put(card, "hand:0")
    hand = len(t.zone("hand:0"))
    t.resolve(fx.Test((tested,), 3)).skip("window").choose(f"card:{own}").skip()
    assert len(t.zone("hand:0")) == hand - 1


@pytest.mark.parametrize(("card", "tested"), [*DRAWING, (neutral.UNEXPECTED_COURAGE, "combat")])
@refused("12090", "12091", "12092", "12093", "12094")
def test_of_these_skills_a_test_takes_one_copy(card: Printed, tested: Skill) -> None:
    t = Table()
    copies = [t.put(card, "hand:0"), t.put(card, "hand:0")]
    t.resolve(fx.Test((tested,), 3)).skip("window")
    assert sum(f"card:{each}" in t.options for each in copies) == 1


@pytest.mark.parametrize(("card", "tested"), DRAWING)
@refused("12090", "12091", "12092", "12093")
def test_these_skills_do_not_fit_other_tests(card: Printed, tested: Skill) -> None:
    t = Table()
    own, other = t.put(card, "hand:0"), t.put(skill("Wit"), "hand:0")
    t.resolve(fx.Test(("agility" if tested != "agility" else "combat",), 3)).skip("window")
    assert f"card:{own}" not in t.options
    assert f"card:{other}" in t.options


@pytest.mark.parametrize("tested", ["willpower", "intellect", "combat", "agility"])
@matters("12094")
def test_unexpected_courage_helps_any_test_with_two(tested: Skill) -> None:
    t = Table(bag=("-2",))
    own = t.put(neutral.UNEXPECTED_COURAGE, "hand:0")
    t.resolve(fx.Test((tested,), 3, (fx.GainResources(4),))).skip("window").choose(f"card:{own}").skip()
    assert t.own().resources == 9


# More slots


@matters("12095")
def test_charisma_makes_room_for_a_second_ally() -> None:
    t = Table()
    t.put(neutral.CHARISMA_3, "play:0")
    friend, pal = t.put(FRIEND, "play:0"), t.put(PAL, "hand:0")
    t.turn().choose(f"play:{pal}").skip()
    assert {t.card(friend).zone, t.card(pal).zone} == {"play:0"}


@matters("12096")
def test_relic_hunter_makes_room_for_a_second_accessory() -> None:
    t = Table()
    t.put(neutral.RELIC_HUNTER_3, "play:0")
    ring, brooch = t.put(RING, "play:0"), t.put(BROOCH, "hand:0")
    t.turn().choose(f"play:{brooch}").skip()
    assert {t.card(ring).zone, t.card(brooch).zone} == {"play:0"}


@pytest.mark.parametrize("card", [neutral.CHARISMA_3, neutral.RELIC_HUNTER_3])
@refused("12095", "12096")
def test_permanent_cards_are_never_played_nor_discarded(card: Printed) -> None:
    t = Table()
    held, there = t.put(card, "hand:0"), t.put(card, "play:0")
    assert f"play:{held}" not in t.turn().options
    t.resolve(fx.Discard("this"), source=there)
    assert t.card(there).zone == "play:0"


@refused("12095")
def test_charisma_has_no_room_for_another_accessory() -> None:
    t = Table()
    t.put(neutral.CHARISMA_3, "play:0")
    t.put(RING, "play:0")
    assert not slots.room_for(t.g, 0, t.put(BROOCH, "hand:0"))
