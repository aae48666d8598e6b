"""Enemies and the story asset of Spreading Flames, where they matter and where they must not."""

import pytest

from miskatonic.core.game import BadOptions
from miskatonic.games.horror import numbers
from miskatonic.games.horror.encounter import ashen_pilgrims, bystanders, mad_science, spreading_flames
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import harm
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import SKILLS
from tests.games.horror.cards import asset, investigator
from tests.games.horror.flames.campus import campus
from tests.games.horror.table import Table

LAMP = asset("Lamp")


# Cantor of Flame


@matters("12121")
def test_a_cantor_strikes_back_at_a_failed_attack() -> None:
    t = campus(bag=("-2",))
    cantor = t.put(ashen_pilgrims.CANTOR, "threat:0")
    t.turn().choose(f"fight:{cantor}").skip()
    assert (t.own().damage, t.own().horror) == (1, 0)


@refused("12121")
def test_an_exhausted_cantor_does_not_strike_back() -> None:
    t = campus(bag=("-2",))
    cantor = t.put(ashen_pilgrims.CANTOR, f"at:{t.person().location}", exhausted=True)
    t.turn().choose(f"fight:{cantor}").skip()
    assert t.own().damage == 0


# Hellhound


@matters("12122")
def test_a_hellhound_that_attacks_in_the_enemy_phase_takes_an_asset() -> None:
    t = campus()
    t.put(ashen_pilgrims.HELLHOUND, "threat:0")
    first, second = t.put(LAMP, "play:0"), t.put(LAMP, "play:0")
    t.phase("enemy").skip()
    assert t.options == [f"card:{first}", f"card:{second}"]
    t.choose(f"card:{second}")
    assert (t.card(first).zone, t.card(second).zone) == ("play:0", "discard:0")
    assert (t.own().damage, t.own().horror) == (1, 1)


@matters("12122")
def test_a_hellhound_hunts() -> None:
    t = campus()
    hound = t.put(ashen_pilgrims.HELLHOUND, f"at:{t.named('Dormitories')}")
    t.phase("enemy").skip()
    assert t.card(hound).zone == "threat:0"


@refused("12122")
def test_an_attack_of_opportunity_of_a_hellhound_takes_no_asset() -> None:
    t = campus()
    t.put(ashen_pilgrims.HELLHOUND, "threat:0")
    lamp = t.put(LAMP, "play:0")
    t.turn().choose("resource").skip()
    assert (t.own().damage, t.card(lamp).zone) == (1, "play:0")


# Bystander


@matters("12123")
def test_a_defeated_bystander_puts_doom_on_the_agenda() -> None:
    t = campus()
    person = t.put(bystanders.BYSTANDER, "threat:0")
    t.turn().choose(f"fight:{person}").skip()
    assert t.card(t.zone("agenda")[0]).doom == 1


@refused("12123")
def test_a_bystander_who_only_leaves_puts_no_doom_on_the_agenda() -> None:
    t = campus()
    person = t.put(bystanders.BYSTANDER, "threat:0")
    t.resolve(fx.Discard(), source=person)
    assert (t.card(person).zone, t.card(t.zone("agenda")[0]).doom) == ("encounter-discard", 0)


# Mutated Experiment


@matters("12132")
def test_a_dying_experiment_frightens_everybody_there() -> None:
    t = campus(3)
    thing = t.put(mad_science.MUTATED_EXPERIMENT, "threat:0", damage=2)
    t.alter(2, location=t.named("Dormitories"))
    t.do(harm.begin_dealing, ((thing, 1, 0),), -1, False, False, 0).skip()
    assert t.card(thing).zone == "encounter-discard"
    assert [t.own(seat).horror for seat in range(3)] == [1, 1, 0]


@refused("12132")
def test_an_experiment_that_is_discarded_frightens_nobody() -> None:
    t = campus()
    thing = t.put(mad_science.MUTATED_EXPERIMENT, "threat:0", damage=2)
    t.resolve(fx.Discard(), source=thing)
    assert t.own().horror == 0


# Servant of Flame


@matters("12114")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_servant_of_flame_has_5_health_for_each_investigator(seats: int) -> None:
    t = campus(seats)
    servant = t.put(spreading_flames.SERVANT_OF_FLAME, "threat:0")
    t.do(harm.begin_dealing, ((servant, 5 * seats - 1, 0),), -1, False, False, 0).skip()
    assert t.card(servant).zone == "threat:0"
    t.do(harm.begin_dealing, ((servant, 1, 0),), -1, False, False, 0).skip()
    assert t.card(servant).zone == "victory"


@matters("12114")
def test_the_servant_of_flame_hunts_for_the_lowest_agility() -> None:
    slow = investigator("Slow", skills={"willpower": 3, "intellect": 3, "combat": 3, "agility": 2})
    t = campus(people=(investigator("Quick"), slow))
    t.alter(1, location=t.named("Your Friend's Room"))
    servant = t.put(spreading_flames.SERVANT_OF_FLAME, f"at:{t.named('Dormitories')}")
    t.phase("enemy").skip()
    assert t.card(servant).zone == "threat:1"
    assert (t.own(1).damage, t.own(1).horror) == (2, 2)


@matters("12114")
def test_the_servant_of_flame_strikes_back() -> None:
    t = campus(bag=("-2",))
    servant = t.put(spreading_flames.SERVANT_OF_FLAME, "threat:0")
    t.turn().choose(f"fight:{servant}").skip()
    assert (t.own().damage, t.own().horror) == (2, 2)


@refused("12114")
def test_an_exhausted_servant_of_flame_neither_hunts_nor_strikes_back() -> None:
    t = campus(bag=("-2",))
    servant = t.put(spreading_flames.SERVANT_OF_FLAME, f"at:{t.named('Dormitories')}", exhausted=True)
    t.phase("enemy").skip()
    assert t.card(servant).zone == f"at:{t.named('Dormitories')}"
    t.alter(location=t.named("Dormitories"))
    t.turn().choose(f"fight:{servant}").skip()
    assert t.own().damage == 0


# Dr. Henry Armitage


def with_armitage(t: Table) -> int:
    """Let Dr. Armitage stand by the first investigator, who is in a fight."""
    t.put(ashen_pilgrims.CANTOR, "threat:0")
    return t.put(spreading_flames.ARMITAGE, "play:0")


@matters("12115")
def test_dr_armitage_helps_with_will_and_wit() -> None:
    t = campus()
    with_armitage(t)
    skills = {skill: numbers.value(t.g, t.person().card, skill) for skill in SKILLS}
    assert skills == {"willpower": 4, "intellect": 4, "combat": 3, "agility": 3}


@matters("12115")
def test_with_dr_armitage_the_first_action_provokes_nothing() -> None:
    t = campus()
    with_armitage(t)
    t.turn().choose("resource").skip()
    assert t.own().damage == 0


@refused("12115")
def test_with_dr_armitage_the_second_action_provokes_as_always() -> None:
    t = campus()
    armitage = with_armitage(t)
    t.turn().choose("resource").skip().choose("resource").skip("window", "reaction")
    assert t.kind == "assign"
    t.choose(f"card:{armitage}")
    assert (t.own().damage, t.card(armitage).damage) == (0, 1)


@refused("12115")
def test_dr_armitage_protects_nobody_else() -> None:
    t = campus(2)
    t.put(spreading_flames.ARMITAGE, "play:0")
    t.put(ashen_pilgrims.CANTOR, "threat:1")
    t.turn(1).choose("resource").skip()
    assert t.own(1).damage == 1


@refused("12115")
def test_dr_armitage_is_not_for_decks_somebody_builds() -> None:
    with pytest.raises(BadOptions):
        campus(deck=(spreading_flames.ARMITAGE,) * 2)
