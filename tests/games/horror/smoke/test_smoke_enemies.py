"""Enemies of Smoke and Mirrors: the six suspects and how they talk, the Servant of Flame, what else roams."""

import pytest

from miskatonic.games.horror import numbers
from miskatonic.games.horror.encounter import (
    flying_terrors,
    gangs_of_arkham,
    people_of_arkham,
    whippoorwills,
)
from miskatonic.games.horror.encounter import smoke_and_mirrors as own
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import encounter, harm
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.cards import treachery
from tests.games.horror.effects import take_test
from tests.games.horror.smoke.city import city, questioned, suspect
from tests.games.horror.table import QUIET, Table

HERE = "Merchant District"


def hurt(t: Table, card: int, damage: int) -> Table:
    """Let an enemy be dealt damage by the first investigator."""
    t.call(harm.deal, (card,), damage, 0, by=0)
    return t.skip()


# David Renfield


def investigates(t: Table, seat: int = 0) -> Table:
    """Let somebody investigate successfully; what may be done after that is asked."""
    return t.turn(seat).choose("investigate").skip("window", "commit")


@matters("12139")
def test_david_runs_where_nobody_is_and_leaves_a_lead() -> None:
    t = city(2)
    t.alter(1, location=t.named("Easttown"))
    david = suspect(t, people_of_arkham.DAVID_RENFIELD)
    investigates(t).use(david)
    places = {t.named(name) for name in ("Miskatonic University", "Southside", "Waterfront District")}
    assert set(t.options) == {f"card:{place}" for place in places}
    t.choose(f"card:{t.named('Southside')}").skip()
    assert (t.card(david).zone, t.card(david).resources) == (f"at:{t.named('Southside')}", 1)


@matters("12139")
def test_with_as_many_leads_as_investigators_he_has_told_everything() -> None:
    t = city(2)
    david = suspect(t, people_of_arkham.DAVID_RENFIELD, resources=1)
    investigates(t).use(david).choose(f"card:{t.named('Easttown')}").skip()
    assert questioned(t) == ["David Renfield"]
    assert "story-codex-1-over" in t.heard


@matters("12139")
def test_with_people_all_round_he_runs_to_any_of_them() -> None:
    t = city(2, at="French Hill", bag=("+1",))
    t.alter(1, location=t.named("Southside"))
    david = suspect(t, people_of_arkham.DAVID_RENFIELD, "French Hill")
    investigates(t).use(david).skip()
    assert t.card(david).zone == f"at:{t.named('Southside')}"


@refused("12139")
def test_david_does_not_mind_a_failed_investigation_nor_one_elsewhere() -> None:
    t = city(bag=("-8",))
    david = suspect(t, people_of_arkham.DAVID_RENFIELD)
    investigates(t)
    assert not t.can_use(david)
    t.bag("+1")
    t.alter(location=t.named("Easttown"))
    investigates(t)
    assert not t.can_use(david)


# Cornelia Akely


@matters("12140")
def test_cornelia_stays_awake_and_talking_to_her_calms() -> None:
    t = city(2)
    t.alter(1, location=t.named("Easttown"))
    t.set(t.person().card, horror=2)
    cornelia = t.put(people_of_arkham.CORNELIA_AKELY, "threat:0")
    t.turn().choose(f"evade:{cornelia}").skip("window", "commit").use(cornelia).skip()
    assert (t.card(cornelia).exhausted, t.card(cornelia).resources, t.own().horror) == (False, 1, 1)


@refused("12140")
def test_who_fails_to_evade_her_is_attacked_and_learns_nothing() -> None:
    t = city(bag=("-8",))
    cornelia = t.put(people_of_arkham.CORNELIA_AKELY, "threat:0")
    t.turn().choose(f"evade:{cornelia}").skip()
    assert (t.own().damage, questioned(t), t.card(cornelia).resources) == (1, [], 0)


# Naomi O'Bannion


@matters("12141")
def test_naomi_takes_money_and_has_something_seen_to() -> None:
    t = city(2)
    naomi = t.put(people_of_arkham.NAOMI_OBANNION, "threat:0")
    bat = t.put(flying_terrors.BAT_HORROR, f"at:{t.named('French Hill')}")
    t.turn().use(naomi).choose("yes").skip()
    assert (t.own().resources, t.card(bat).zone, t.card(naomi).resources) == (3, "encounter-discard", 1)


@matters("12141")
def test_she_need_not_be_given_anything_to_see_to() -> None:
    t = city()
    naomi = t.put(people_of_arkham.NAOMI_OBANNION, "threat:0")
    bat = t.put(flying_terrors.BAT_HORROR, f"at:{t.named('French Hill')}")
    t.turn().use(naomi).choose("no").skip()
    assert t.card(bat).zone == f"at:{t.named('French Hill')}"
    assert questioned(t) == ["Naomi O'Bannion"]


@refused("12141")
def test_she_does_not_touch_people_nor_talk_for_less() -> None:
    t = city(2)
    naomi = t.put(people_of_arkham.NAOMI_OBANNION, "threat:0")
    gangster = t.put(gangs_of_arkham.ROGUE_GANGSTER, f"at:{t.named('French Hill')}")
    t.set(t.person().card, resources=1)
    t.turn()
    assert not t.can_use(naomi)
    t.set(t.person().card, resources=2)
    t.turn().use(naomi).skip()
    assert (t.kind, t.card(gangster).zone) == ("turn", f"at:{t.named('French Hill')}")


# Sgt. Earl Monroe


@matters("12142")
def test_the_more_earl_is_hurt_the_sooner_he_talks() -> None:
    t = city(2, bag=("0",))
    t.set(t.person().card, damage=2)
    earl = t.put(people_of_arkham.EARL_MONROE, "threat:0", damage=1)
    t.turn().use(earl).skip()
    assert (t.card(earl).resources, t.own().damage) == (1, 1)


@refused("12142")
def test_unhurt_he_does_not() -> None:
    t = city(bag=("0",))
    earl = t.put(people_of_arkham.EARL_MONROE, "threat:0")
    t.turn().use(earl).skip()
    assert (t.card(earl).resources, questioned(t)) == (0, [])


# Abigail Foreman


@matters("12143")
def test_abigail_leaves_a_clue_and_a_card() -> None:
    t = city(2, bag=("0",))
    abigail, held = suspect(t, people_of_arkham.ABIGAIL_FOREMAN), len(t.zone("hand:0"))
    t.set(t.named(HERE), clues=3)
    t.turn().use(abigail).skip()
    assert (t.card(t.named(HERE)).clues, len(t.zone("hand:0")), t.card(abigail).resources) == (4, held + 1, 1)


@refused("12143")
def test_among_too_many_clues_she_has_no_time() -> None:
    t = city(bag=("0",))
    abigail = suspect(t, people_of_arkham.ABIGAIL_FOREMAN)
    t.set(t.named(HERE), clues=4)
    t.turn().use(abigail).skip()
    assert (t.card(t.named(HERE)).clues, questioned(t)) == (4, [])


# Margaret Liu


@matters("12144")
def test_a_fine_performance_catches_margarets_eye() -> None:
    t = city(2, bag=("+1",), encounter=(QUIET, treachery("Mud"), treachery("Fog")))
    margaret, top = suspect(t, people_of_arkham.MARGARET_LIU), t.zone("encounter")[-1]
    take_test(t, "combat", 2).skip("window", "commit").use(margaret)
    assert t.kind == "look-discard"
    t.choose(f"card:{top}").skip()
    assert (t.card(top).zone, t.card(margaret).resources) == ("encounter-discard", 1)


@refused("12144")
def test_a_narrow_success_or_one_elsewhere_does_not() -> None:
    t = city(bag=("+1",))
    margaret = suspect(t, people_of_arkham.MARGARET_LIU)
    take_test(t, "combat", 3).skip("window", "commit")
    assert not t.can_use(margaret)
    t.alter(location=t.named("Easttown"))
    take_test(t, "combat", 2).skip("window", "commit")
    assert not t.can_use(margaret)


# All of them


@pytest.mark.parametrize("printed", people_of_arkham.CARDS, ids=lambda card: card.code)
def test_every_suspect_can_be_overcome_by_force_and_counts(printed: Printed) -> None:
    t = city()
    card = t.put(printed, "threat:0")
    hurt(t, card, 5)
    assert t.card(card).zone == "victory"
    assert numbers.value(t.g, card, "victory") == 1


@pytest.mark.parametrize("printed", people_of_arkham.CARDS, ids=lambda card: card.code)
def test_drawn_from_beneath_a_district_a_suspect_stands_there(printed: Printed) -> None:
    t = city()
    card = t.put(printed, f"beneath:{t.named(HERE)}", revealed=False)
    t.do(encounter.draw_that, 0, card).skip()
    aloof = numbers.has_keyword(t.g, card, "aloof")
    assert t.card(card).zone == (f"at:{t.named(HERE)}" if aloof else "threat:0")


# The Servant of Flame


@matters("12138")
def test_the_defeated_servant_may_be_killed_and_everybody_draws() -> None:
    t = city(2)
    servant, held = t.put(own.SERVANT_OF_FLAME, "threat:0"), len(t.zone("hand:1"))
    hurt(t, servant, 10).choose("choice:0").skip()
    assert (t.card(servant).zone, len(t.zone("hand:1"))) == ("victory", held + 3)
    assert t.heard.count("to-victory") == 1


@matters("12138")
def test_or_held_for_questioning_and_everybody_has_a_clue() -> None:
    t = city(2)
    servant = t.put(own.SERVANT_OF_FLAME, "threat:0")
    hurt(t, servant, 10).choose("choice:1").skip()
    assert questioned(t) == ["Servant of Flame"]
    assert (t.own(0).clues, t.own(1).clues, t.zone("victory")) == (1, 1, [])


@refused("12138")
def test_the_servant_has_health_for_everybody_and_nothing_is_read_before() -> None:
    t = city(2)
    servant = t.put(own.SERVANT_OF_FLAME, "threat:0")
    hurt(t, servant, 9)
    assert (t.card(servant).zone, "codex-read" in t.heard) == ("threat:0", False)


# What roams the city


@matters("12162")
def test_a_bat_horror_strikes_and_is_gone() -> None:
    t = city()
    bat = t.put(flying_terrors.BAT_HORROR, "threat:0")
    t.resolve(fx.EnemyAttack("this"), source=bat).skip("window", "reaction")
    t.choose(t.options[0]).skip()
    assert (t.own().damage, t.own().horror, t.card(bat).exhausted) == (1, 1, True)
    assert t.card(bat).zone != "threat:0"


@refused("12162")
def test_an_exhausted_one_does_not_flit_away() -> None:
    t = city()
    bat = t.put(flying_terrors.BAT_HORROR, "threat:0", exhausted=True)
    t.resolve(fx.EnemyAttack("this"), source=bat).skip()
    assert t.card(bat).zone == "threat:0"


@matters("12164")
def test_a_gangster_takes_money_or_strikes() -> None:
    t = city(2)
    t.set(t.person(1).card, resources=0)
    gangster = t.put(gangs_of_arkham.ROGUE_GANGSTER, f"at:{t.named(HERE)}", exhausted=True)
    t.resolve(fx.Engage("this"), source=gangster)
    assert (t.own(0).resources, t.own(0).damage) == (4, 0)
    t.resolve(fx.Engage("this"), source=gangster, you=1).skip()
    assert (t.own(1).resources, t.own(1).damage) == (0, 1)


@matters("12164")
def test_a_gangster_prefers_whoever_has_most() -> None:
    t = city(2)
    t.set(t.person(1).card, resources=8)
    gangster = t.put(gangs_of_arkham.ROGUE_GANGSTER, f"at:{t.named(HERE)}")
    t.settle()
    assert t.card(gangster).zone == "threat:1"


@refused("12164")
def test_an_engaged_gangster_takes_nothing_more() -> None:
    t = city()
    t.put(gangs_of_arkham.ROGUE_GANGSTER, "threat:0")
    t.settle()
    assert t.own().resources == 5


@matters("12166")
def test_a_whippoorwill_makes_everything_harder_where_it_sits() -> None:
    t = city(2)
    t.alter(1, location=t.named("Easttown"))
    suspect(t, whippoorwills.WHIPPOORWILL)
    skills = ("willpower", "intellect", "combat", "agility")
    assert [numbers.value(t.g, t.person(0).card, skill) for skill in skills] == [2, 2, 2, 2]


@refused("12166")
def test_but_not_elsewhere_and_it_engages_nobody_by_itself() -> None:
    t = city(2)
    t.alter(1, location=t.named("Easttown"))
    bird = suspect(t, whippoorwills.WHIPPOORWILL)
    t.settle()
    assert numbers.value(t.g, t.person(1).card, "combat") == 3
    assert t.card(bird).zone == f"at:{t.named(HERE)}"


def test_two_whippoorwills_are_twice_as_bad() -> None:
    t = city()
    for _ in range(2):
        suspect(t, whippoorwills.WHIPPOORWILL)
    assert numbers.value(t.g, t.person().card, "agility") == 1
