"""Treacheries of Spreading Flames, each where it matters and where it must do nothing, or something else."""

import pytest

from miskatonic.games.horror.cards import guardian, seeker
from miskatonic.games.horror.encounter import cosmic_evils, eldritch_lore, fire, hallucinations, mad_science
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Revelation
from miskatonic.games.horror.words.modifiers import Change
from tests.games.horror.cards import asset, enemy, skill, treachery
from tests.games.horror.flames.campus import burning, campus, draws
from tests.games.horror.table import QUIET, Table

GHOUL = enemy("Ghoul", health=3)


def hand_of(t: Table, count: int, seat: int = 0) -> None:
    """Leave so many cards in somebody's hand."""
    for card in t.zone(f"hand:{seat}")[count:]:
        t.resolve(fx.RemoveFromGame(), source=card)


def burn(t: Table) -> None:
    """Let the investigation phase end."""
    t.do(rounds.end_phase, "investigation-ends").skip()


# Cosmic Evils


@matters("12124")
def test_cosmic_evils_may_put_doom_on_the_agenda_which_may_advance() -> None:
    t = campus()
    first = t.zone("agenda")[0]
    t.set(first, doom=2)
    draws(t, cosmic_evils.COSMIC_EVILS)
    t.choose("choice:0")
    assert t.zone("agenda") != [first]
    assert (t.own().damage, t.own().horror) == (0, 0)


@matters("12124")
def test_cosmic_evils_may_hurt_directly_and_then_surges() -> None:
    t = campus()
    t.put(asset("Old Friend", health=3, sanity=3), "play:0")
    draws(t, cosmic_evils.COSMIC_EVILS)
    t.choose("choice:1")
    assert (t.own().damage, t.own().horror) == (1, 1)
    assert t.heard.count("drew-encounter") == 2


@refused("12124")
def test_cosmic_evils_surges_only_if_that_was_chosen_and_only_that_time() -> None:
    t = campus()
    evils = draws(t, cosmic_evils.COSMIC_EVILS)
    t.choose("choice:1")
    t.resolve(fx.ShuffleInto(), source=evils)
    t.told.clear()
    t.g.piles["encounter"] = [*(card for card in t.zone("encounter") if card != evils), evils]
    t.resolve(fx.DrawEncounter()).choose("choice:0")
    assert t.heard.count("drew-encounter") == 1


@refused("12124")
def test_in_cosmic_evils_peril_nobody_else_decides() -> None:
    t = campus(2)
    draws(t, cosmic_evils.COSMIC_EVILS, seat=1)
    assert (t.asked, t.kind, t.g.perils[-1][0]) == (1, "choice", 1)


# Unspeakable Truths


@matters("12125")
def test_unspeakable_truths_cost_horror_with_every_discovery() -> None:
    t = campus()
    truths = draws(t, eldritch_lore.UNSPEAKABLE_TRUTHS)
    assert t.card(truths).zone == "threat:0"
    t.set(t.person().location, clues=2)
    t.resolve(fx.DiscoverClues(2))
    assert (t.own().clues, t.own().horror) == (2, 1)


@matters("12125")
def test_two_actions_discard_unspeakable_truths() -> None:
    t = campus()
    truths = t.put(eldritch_lore.UNSPEAKABLE_TRUTHS, "threat:0")
    t.turn().use(truths)
    assert (t.card(truths).zone, t.person().actions) == ("encounter-discard", 1)


@refused("12125")
def test_one_action_does_not_discard_unspeakable_truths() -> None:
    t = campus()
    truths = t.put(eldritch_lore.UNSPEAKABLE_TRUTHS, "threat:0")
    t.turn(actions=1)
    assert not t.can_use(truths)


@refused("12125")
def test_nobody_has_unspeakable_truths_twice() -> None:
    t = campus()
    t.put(eldritch_lore.UNSPEAKABLE_TRUTHS, "threat:0")
    second = draws(t, eldritch_lore.UNSPEAKABLE_TRUTHS)
    assert t.card(second).zone == "encounter-discard"


@refused("12125")
def test_somebody_elses_discovery_is_no_matter_of_yours() -> None:
    t = campus(2)
    t.put(eldritch_lore.UNSPEAKABLE_TRUTHS, "threat:0")
    t.set(t.person(1).location, clues=1)
    t.resolve(fx.DiscoverClues(1), you=1)
    assert (t.own(0).horror, t.own(1).horror) == (0, 0)


# Forbidden Secrets


@matters("12126")
def test_each_point_failed_against_forbidden_secrets_takes_a_clue_or_costs_horror() -> None:
    t = campus(bag=("-2",))
    t.set(t.person().card, clues=2)
    here = t.card(t.person().location).clues
    draws(t, eldritch_lore.FORBIDDEN_SECRETS)
    t.choose("choice:0").choose("choice:1")
    assert (t.own().clues, t.own().horror) == (1, 1)
    assert t.card(t.person().location).clues == here + 1


@matters("12126")
def test_without_clues_forbidden_secrets_surge_instead() -> None:
    t = campus(bag=("-2",))
    draws(t, eldritch_lore.FORBIDDEN_SECRETS)
    assert t.heard.count("drew-encounter") == 2
    assert t.own().horror == 0


@refused("12126")
def test_when_the_last_clue_is_gone_only_horror_is_left() -> None:
    t = campus(bag=("-2",))
    t.set(t.person().card, clues=1)
    draws(t, eldritch_lore.FORBIDDEN_SECRETS)
    t.choose("choice:0")
    assert (t.kind, t.own().clues, t.own().horror) == ("", 0, 1)


@refused("12126")
def test_with_clues_forbidden_secrets_do_not_surge_and_passing_costs_nothing() -> None:
    t = campus()
    t.set(t.person().card, clues=1)
    draws(t, eldritch_lore.FORBIDDEN_SECRETS)
    assert (t.own().clues, t.own().horror, t.heard.count("drew-encounter")) == (1, 0, 1)


# Extraplanar Visions


@matters("12127")
def test_extraplanar_visions_are_as_hard_as_the_hand_is_full() -> None:
    t = campus()
    hand_of(t, 4)
    draws(t, hallucinations.EXTRAPLANAR_VISIONS)
    t.choose("skill:intellect").skip()
    assert (t.own().damage, len(t.zone("hand:0"))) == (1, 3)


@matters("12127")
def test_cards_committed_against_extraplanar_visions_leave_the_hand_and_make_them_easier() -> None:
    t = campus(bag=("-1",))
    hand_of(t, 3)
    nerve = t.put(skill("Nerve", icons={"willpower": 1}), "hand:0")
    draws(t, hallucinations.EXTRAPLANAR_VISIONS)
    t.choose("skill:willpower").skip("window").choose((f"card:{nerve}",)).skip()
    assert t.own().damage == 0


@refused("12127")
def test_extraplanar_visions_do_nothing_to_a_small_hand() -> None:
    t = campus()
    hand_of(t, 3)
    draws(t, hallucinations.EXTRAPLANAR_VISIONS)
    t.choose("skill:willpower").skip()
    assert (t.own().damage, len(t.zone("hand:0"))) == (0, 3)


# Wild Compulsion


@matters("12128")
def test_each_point_failed_against_wild_compulsion_takes_a_card_or_a_resource() -> None:
    t = campus(bag=("-2",))
    cards, resources = len(t.zone("hand:0")), t.own().resources
    draws(t, hallucinations.WILD_COMPULSION)
    t.choose("choice:0").choose("choice:1")
    assert (len(t.zone("hand:0")), t.own().resources) == (cards - 1, resources - 1)


@refused("12128")
def test_what_somebody_does_not_have_cannot_be_chosen_for_wild_compulsion() -> None:
    t = campus(bag=("-2",))
    hand_of(t, 0)
    draws(t, hallucinations.WILD_COMPULSION)
    assert (t.kind, t.own().resources) == ("", 3)


@matters("12127", "12128")
@pytest.mark.parametrize("card", [hallucinations.EXTRAPLANAR_VISIONS, hallucinations.WILD_COMPULSION])
def test_what_is_discarded_at_random_may_be_a_weakness(card: Printed) -> None:
    t = campus(bag=("auto-fail",))
    hand_of(t, 0)
    t.set(t.person().card, resources=0)
    weakness = t.put(seeker.DEAD_ENDS, "hand:0")
    draws(t, card)
    if t.kind == "skill":
        t.choose("skill:willpower").skip()
    assert t.card(weakness).zone == "discard:0"


# Fire!


@matters("12129")
def test_fire_breaks_out_at_the_nearest_location_that_does_not_burn_yet() -> None:
    t = campus()
    burning(t, "Your Friend's Room")
    flames = draws(t, fire.FIRE)
    assert t.card(flames).zone == f"on:{t.named('Dormitories')}"


@matters("12129")
def test_fire_burns_everything_with_health_there_when_the_investigation_phase_ends() -> None:
    t = campus(2)
    friend = t.put(asset("Old Friend", health=3, sanity=3), "play:0")
    lamp = t.put(asset("Lamp"), "play:0")
    ghoul = t.put(GHOUL, f"at:{t.person().location}")
    t.alter(1, location=t.named("Dormitories"))
    burning(t, "Your Friend's Room")
    burn(t)
    assert [t.card(each).damage for each in (t.person(0).card, friend, ghoul)] == [1, 1, 1]
    assert [t.card(each).damage for each in (t.person(1).card, lamp)] == [0, 0]


@matters("12129")
def test_a_nimble_investigator_puts_the_fire_out() -> None:
    t = campus()
    flames = burning(t, "Your Friend's Room")
    t.turn().use(flames).skip()
    assert t.card(flames).zone == "encounter-discard"


@refused("12129")
def test_the_fire_somewhere_else_cannot_be_put_out() -> None:
    t = campus()
    flames = burning(t, "Dormitories")
    t.turn()
    assert not t.can_use(flames)


@refused("12129")
def test_if_everything_burns_another_fire_is_discarded() -> None:
    t = campus()
    for place in t.zone("map"):
        burning(t, t.g.print(place).name[0])
    flames = draws(t, fire.FIRE)
    assert t.card(flames).zone == "encounter-discard"


@refused("12129")
def test_fire_does_not_harm_an_elite_enemy() -> None:
    t = campus()
    boss = t.put(enemy("Boss", traits=("Elite",), health=5), f"at:{t.person().location}")
    burning(t, "Your Friend's Room")
    burn(t)
    assert t.card(boss).damage == 0


# Noxious Smoke


@matters("12130")
@pytest.mark.parametrize("skill", ["willpower", "agility"])
def test_noxious_smoke_hurts_for_each_point_failed_by(skill: str) -> None:
    t = campus(bag=("-2",))
    draws(t, fire.NOXIOUS_SMOKE)
    t.choose(f"skill:{skill}").skip()
    assert t.own().damage == 2


@refused("12130")
def test_whoever_holds_their_breath_is_not_hurt_by_noxious_smoke() -> None:
    t = campus()
    draws(t, fire.NOXIOUS_SMOKE)
    assert t.options == ["skill:willpower", "skill:agility"]
    t.choose("skill:agility").skip()
    assert t.own().damage == 0


# Mutated!


@matters("12131")
def test_with_an_enemy_near_mutation_is_harder_to_withstand() -> None:
    t = campus(2)
    t.put(enemy("Ghoul"), "threat:1")
    draws(t, mad_science.MUTATED)
    t.choose("choice:1")
    assert [t.own(seat).horror for seat in (0, 1)] == [1, 1]


@matters("12131")
def test_whoever_fails_may_bear_the_mutation_alone() -> None:
    t = campus(2, bag=("-2",))
    draws(t, mad_science.MUTATED)
    t.choose("choice:0")
    assert [(t.own(seat).damage, t.own(seat).horror) for seat in (0, 1)] == [(2, 0), (0, 0)]


@matters("12131")
def test_mutation_is_harder_only_as_long_as_the_enemy_is_there() -> None:
    t = campus(people=(guardian.DANIELA_REYES,), bag=("elder-sign",))
    t.put(enemy("Rat", health=1), "threat:0")
    t.alter(location=t.named("Your Friend's Room"))
    shaken = asset("Shaken", Constant((Change("you", "willpower", -1),)))
    t.put(shaken, "play:0")
    draws(t, mad_science.MUTATED)
    assert (t.kind, t.own().damage) == ("", 0)


@refused("12131")
def test_without_an_enemy_near_the_same_test_is_passed_and_nothing_happens() -> None:
    t = campus(2)
    t.put(enemy("Ghoul"), f"at:{t.named('Dormitories')}")
    draws(t, mad_science.MUTATED)
    assert t.kind == ""
    assert [(t.own(seat).damage, t.own(seat).horror) for seat in (0, 1)] == [(0, 0), (0, 0)]


# Surge is for the card that was drawn


def test_a_card_that_gained_surge_passes_it_to_no_other() -> None:
    t = campus(encounter=(QUIET, QUIET, QUIET))
    draws(t, cosmic_evils.COSMIC_EVILS)
    t.choose("choice:1")
    t.told.clear()
    draws(t, treachery("Chill", Revelation((fx.Deal(0, 1),))))
    assert t.heard.count("drew-encounter") == 1
