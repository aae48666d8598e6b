"""Acts, agendas and the scenario reference of Spreading Flames, where they matter and where they do not."""

from typing import Any

import pytest

from miskatonic.games.horror.cards import guardian, mystic
from miskatonic.games.horror.encounter import ashen_pilgrims, bystanders, fire, spreading_flames
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import acts, harm, rounds, tokens
from miskatonic.games.horror.scenarios import spreading_flames as scenario
from tests.games.horror.cards import asset
from tests.games.horror.flames.campus import EVERYWHERE, aside, burning, campus
from tests.games.horror.table import QUIET, Table

UNIVERSITY = EVERYWHERE[1:]
ALL_FIRES = (fire.FIRE,) * 5
ALLY = asset("Old Friend", slots=("ally",), health=2, sanity=2)


def with_act(act: Any, seats: int = 1, **how: Any) -> Table:
    """Play that act, the first of those left."""
    left = scenario.OWN_CARDS[scenario.OWN_CARDS.index(act) : scenario.OWN_CARDS.index(act) + 2]
    return campus(seats, acts=tuple(each for each in left if each.type == "act"), **how)


def with_agenda(agenda: Any, seats: int = 1, **how: Any) -> Table:
    """Play that agenda, and no other after it."""
    return campus(seats, agendas=(agenda,), **how)


def names(t: Table, zone: str) -> list[str]:
    """Return the names of the cards in a zone."""
    return sorted(t.g.print(card).name[0] for card in t.zone(zone))


def use(t: Table, number: int) -> str:
    """Return the option for an ability of the current act."""
    act = t.zone("act")[0]
    return f"use:{act}.{act}.{number}.-1"


def stage(t: Table) -> int:
    """Return the number of the current act."""
    return t.g.print(t.zone("act")[0]).stage


def end_round(t: Table) -> Table:
    """Come to the end of the round; no other begins."""
    return t.do(rounds.end_round)


# Agendas


@matters("12106", "12107", "12108")
@pytest.mark.parametrize("agenda", [scenario.PAST_CURFEW, scenario.LIT_UP, scenario.WILD_FLAMES])
def test_a_bystander_can_be_talked_into_leaving(agenda: Any) -> None:
    t = with_agenda(agenda)
    person = t.put(bystanders.BYSTANDER, "threat:0")
    t.turn().use(t.zone("agenda")[0]).skip()
    assert (t.card(person).zone, t.own().damage) == ("encounter-discard", 0)
    assert t.card(t.zone("agenda")[0]).doom == 0


@matters("12106")
def test_at_the_end_of_the_first_agenda_who_lacks_willpower_takes_horror() -> None:
    t = with_agenda(scenario.PAST_CURFEW, 2, bag=("-1",))
    t.call(acts.advance, "agenda")
    t.skip()
    assert [t.own(seat).horror for seat in (0, 1)] == [1, 1]


@refused("12106", "12107", "12108")
@pytest.mark.parametrize("agenda", [scenario.PAST_CURFEW, scenario.LIT_UP, scenario.WILD_FLAMES])
def test_nobody_is_talked_into_leaving_who_is_not_here_or_not_a_bystander(agenda: Any) -> None:
    t = with_agenda(agenda)
    there = t.put(bystanders.BYSTANDER, f"at:{t.named('Dormitories')}")
    cantor = t.put(ashen_pilgrims.CANTOR, "threat:0")
    t.turn()
    assert not t.can_use(t.zone("agenda")[0])
    assert [t.card(each).zone for each in (there, cantor)] == [f"at:{t.named('Dormitories')}", "threat:0"]


@matters("12107")
def test_at_the_end_of_the_second_agenda_four_fires_that_are_set_aside_are_discarded() -> None:
    t = with_agenda(scenario.LIT_UP, bag=("-1",))
    aside(t, *ALL_FIRES)
    t.call(acts.advance, "agenda")
    t.skip()
    assert (names(t, "aside"), names(t, "encounter-discard")) == (["Fire!"], ["Fire!"] * 4)
    assert (t.own().damage, t.own().horror) == (1, 0)


@refused("12107")
def test_fires_that_are_out_already_stay_where_they_are() -> None:
    t = with_agenda(scenario.LIT_UP)
    flames = burning(t, "Your Friend's Room")
    t.call(acts.advance, "agenda")
    t.skip()
    assert (names(t, "encounter-discard"), t.card(flames).zone[:3]) == ([], "on:")


@matters("12108")
def test_doom_on_the_third_agenda_lets_the_lead_investigator_draw_a_fire() -> None:
    t = with_agenda(scenario.WILD_FLAMES, 2, at="Dormitories")
    first, second = (t.put(fire.FIRE, "encounter-discard") for _ in range(2))
    t.g.lead = 1
    t.call(acts.doom_on_agenda, 1)
    assert (t.card(second).zone, "drew-discarded" in t.heard) == (f"on:{t.named('Dormitories')}", True)
    assert t.card(first).zone == "encounter-discard"


@matters("12108")
def test_when_the_third_agenda_ends_everybody_left_is_defeated_with_physical_trauma() -> None:
    t = with_agenda(scenario.WILD_FLAMES, 3)
    t.alter(2, status="resigned")
    t.call(acts.advance, "agenda")
    assert [(p.status, p.physical) for p in t.g.people] == [("defeated", 1), ("defeated", 1), ("resigned", 0)]
    assert (t.g.ended, t.g.resolution) == (True, 0)


@refused("12108")
def test_when_all_are_defeated_together_nobody_is_asked_to_lead() -> None:
    t = with_agenda(scenario.WILD_FLAMES, 4)
    t.call(acts.advance, "agenda")
    assert (t.kind, t.g.ended) == ("", True)
    assert [(p.status, p.physical) for p in t.g.people] == [("defeated", 1)] * 4


@refused("12108")
def test_without_a_fire_in_the_discard_pile_doom_on_the_third_agenda_draws_nothing() -> None:
    t = with_agenda(scenario.WILD_FLAMES)
    t.put(fire.NOXIOUS_SMOKE, "encounter-discard")
    t.call(acts.doom_on_agenda, 1)
    assert "drew-discarded" not in t.heard


@refused("12108")
def test_doom_on_another_card_draws_no_fire() -> None:
    t = with_agenda(scenario.WILD_FLAMES)
    flames = t.put(fire.FIRE, "encounter-discard")
    cantor = t.put(ashen_pilgrims.CANTOR, "threat:0")
    t.call(tokens.put_doom, cantor, 1)
    assert t.card(flames).zone == "encounter-discard"


# Act 1


@matters("12109")
def test_at_the_end_of_the_round_the_group_may_spend_2_clues_each_to_leave_the_room() -> None:
    t = with_act(scenario.WHERE_THERES_SMOKE, 2)
    t.set(t.person(0).card, clues=3)
    t.set(t.person(1).card, clues=1)
    end_round(t).use(t.zone("act")[0])
    assert stage(t) == 2
    assert [t.own(seat).clues for seat in (0, 1)] == [0, 0]


@matters("12109")
def test_the_first_act_opens_the_dormitories_and_lets_the_servant_of_flame_in() -> None:
    t = with_act(scenario.WHERE_THERES_SMOKE, locations=(spreading_flames.FRIENDS_ROOM,))
    aside(t, *UNIVERSITY, *ALL_FIRES, spreading_flames.SERVANT_OF_FLAME)
    cantor = t.put(ashen_pilgrims.CANTOR, "threat:0")
    t.call(acts.advance, "act")
    assert names(t, "map") == ["Dormitories", "Miskatonic Quad", "Your Friend's Room"]
    assert t.card(t.named("Servant of Flame")).zone == f"at:{t.named('Dormitories')}"
    assert names(t, f"on:{t.person().location}") == ["Fire!"]
    assert names(t, "encounter-discard") == ["Cantor of Flame", *["Fire!"] * 4]
    assert t.card(cantor).zone == "encounter-discard"


@refused("12109")
def test_the_first_act_does_not_advance_in_a_turn_nor_with_too_few_clues() -> None:
    t = with_act(scenario.WHERE_THERES_SMOKE, 2)
    t.set(t.person(0).card, clues=4)
    t.turn()
    assert "advance" not in t.options
    t.set(t.person(0).card, clues=3)
    end_round(t)
    assert (t.kind == "reaction", stage(t)) == (False, 1)


@refused("12109")
def test_the_group_may_keep_its_clues_for_another_round() -> None:
    t = with_act(scenario.WHERE_THERES_SMOKE)
    t.set(t.person(0).card, clues=2)
    end_round(t).choose("pass")
    assert (stage(t), t.own().clues) == (1, 2)


# Act 2


@matters("12110")
def test_when_all_are_on_the_quad_the_second_act_advances_at_once() -> None:
    t = with_act(scenario.ESCAPE_THE_DORMS, 2, at="Dormitories")
    t.alter(1, location=t.named("Miskatonic Quad"))
    t.turn().choose(f"move:{t.named('Miskatonic Quad')}")
    assert stage(t) == 3


@matters("12110")
def test_whoever_is_defeated_need_not_reach_the_quad() -> None:
    t = with_act(scenario.ESCAPE_THE_DORMS, 2, at="Miskatonic Quad")
    t.alter(1, location=t.named("Dormitories"))
    t.do(harm.begin_dealing, ((t.person(1).card, 7, 0),), -1, False, False, -1)
    assert (t.person(1).status, stage(t)) == ("defeated", 3)


@matters("12110")
@pytest.mark.parametrize("where", ["victory", "encounter-discard", "at"])
def test_the_second_act_sets_the_servant_of_flame_aside_wherever_it_is(where: str) -> None:
    t = with_act(scenario.ESCAPE_THE_DORMS, at="Miskatonic Quad")
    zone = f"at:{t.named('Miskatonic Quad')}" if where == "at" else where
    servant = t.put(spreading_flames.SERVANT_OF_FLAME, zone, damage=3 if where == "at" else 0)
    t.call(acts.advance, "act")
    assert (t.card(servant).zone, t.card(servant).damage) == ("aside", 0)


@matters("12110")
def test_the_second_act_opens_the_campus_and_closes_the_burning_room() -> None:
    t = with_act(scenario.ESCAPE_THE_DORMS, locations=EVERYWHERE[:3], at="Miskatonic Quad")
    aside(t, *UNIVERSITY[2:])
    flames = burning(t, "Your Friend's Room")
    t.set(t.named("Your Friend's Room"), clues=2)
    room = t.named("Your Friend's Room")
    t.put(ashen_pilgrims.HELLHOUND, f"at:{t.named('Dormitories')}")
    t.call(acts.advance, "act")
    assert names(t, "map") == [
        "Dormitories", "Miskatonic Quad", "Orne Library", "Science Hall", "Warren Observatory",
    ]  # fmt: skip
    assert (t.card(room).zone, t.card(room).clues) == ("removed", 0)
    assert t.card(flames).zone == "encounter-discard"
    assert names(t, "encounter-discard") == ["Fire!", "Hellhound"]


@refused("12110")
def test_the_second_act_waits_for_the_last_one_and_takes_no_clues() -> None:
    t = with_act(scenario.ESCAPE_THE_DORMS, 2, at="Dormitories")
    t.set(t.person(0).card, clues=9)
    t.turn().choose(f"move:{t.named('Miskatonic Quad')}")
    assert stage(t) == 2
    assert "advance" not in t.options


@refused("12110")
def test_nobody_left_is_not_everybody_on_the_quad() -> None:
    t = with_act(scenario.ESCAPE_THE_DORMS, at="Dormitories")
    t.do(harm.begin_dealing, ((t.person(0).card, 7, 0),), -1, False, False, -1)
    assert (t.person(0).status, stage(t)) == ("defeated", 2)


# Act 3


@matters("12111")
def test_those_in_the_library_may_spend_3_clues_for_each_investigator() -> None:
    t = with_act(scenario.SEARCHING_FOR_ARMITAGE, 2, at="Orne Library")
    t.set(t.person(0).card, clues=2)
    t.set(t.person(1).card, clues=4)
    end_round(t).use(t.zone("act")[0])
    assert [t.own(seat).clues for seat in (0, 1)] == [0, 0]
    assert stage(t) == 4


@matters("12111")
def test_the_third_act_brings_dr_armitage_the_servant_of_flame_clues_and_fire() -> None:
    t = with_act(scenario.SEARCHING_FOR_ARMITAGE, 2, at="Orne Library", encounter=(QUIET, fire.FIRE))
    aside(t, spreading_flames.SERVANT_OF_FLAME, spreading_flames.ARMITAGE)
    other = t.put(fire.FIRE, "encounter-discard")
    t.put(ALLY, "play:1")
    t.call(acts.advance, "act")
    t.choose(f"card:{t.person(1).card}")
    assert names(t, "play:1") == ["Dr. Henry Armitage", "Old Friend"]
    assert t.card(t.named("Servant of Flame")).zone == f"at:{t.named('Miskatonic Quad')}"
    assert t.card(t.named("Miskatonic Quad")).clues == 6
    assert t.card(other).zone.startswith("on:")
    assert t.heard.count("drew-encounter") + t.heard.count("found") == 2


@matters("12111")
def test_the_lead_investigator_must_draw_a_fire_for_each_investigator_if_there_are_enough() -> None:
    t = with_act(scenario.SEARCHING_FOR_ARMITAGE, at="Orne Library", encounter=(QUIET, fire.FIRE))
    aside(t, spreading_flames.SERVANT_OF_FLAME, spreading_flames.ARMITAGE)
    t.put(fire.FIRE, "encounter-discard")
    t.call(acts.advance, "act")
    assert (t.kind, len(t.options), t.ask.least, t.ask.most) == ("search", 2, 1, 1)


@refused("12111")
def test_clues_of_those_who_are_not_in_the_library_do_not_count() -> None:
    t = with_act(scenario.SEARCHING_FOR_ARMITAGE, 2, at="Orne Library")
    t.alter(1, location=t.named("Miskatonic Quad"))
    t.set(t.person(0).card, clues=5)
    t.set(t.person(1).card, clues=9)
    end_round(t)
    assert (t.kind == "reaction", stage(t)) == (False, 3)


@refused("12111")
def test_whoever_is_elsewhere_keeps_their_clues_and_is_not_asked() -> None:
    t = with_act(scenario.SEARCHING_FOR_ARMITAGE, 2, at="Orne Library")
    t.alter(1, location=t.named("Miskatonic Quad"))
    t.set(t.person(0).card, clues=6)
    t.set(t.person(1).card, clues=6)
    assert end_round(t).asked == 0
    t.use(t.zone("act")[0])
    assert [t.own(seat).clues for seat in (0, 1)] == [0, 6]


# Act 4


@matters("12112")
def test_in_the_last_act_clues_of_the_group_hurt_an_enemy() -> None:
    t = with_act(scenario.BLAZE_OF_GLORY, 2, at="Miskatonic Quad")
    servant = t.put(spreading_flames.SERVANT_OF_FLAME, "threat:0")
    t.set(t.person(0).card, clues=1)
    t.set(t.person(1).card, clues=1)
    t.turn().choose(use(t, 0))
    assert (t.card(servant).damage, t.own(0).clues, t.own(1).clues) == (2, 0, 0)


@matters("12112", "12003", "12018")
def test_whoever_turns_clues_on_an_enemy_has_dealt_that_damage_and_defeated_it() -> None:
    t = with_act(scenario.BLAZE_OF_GLORY, at="Miskatonic Quad")
    cantor, weakness = (t.put(card, "threat:0") for card in (ashen_pilgrims.CANTOR, guardian.IN_HARMS_WAY))
    logan = t.put(guardian.LOGAN_HASTINGS, "play:0")
    t.set(cantor, damage=1)
    t.set(t.person().card, clues=1)
    t.turn().choose(use(t, 0)).use(logan).choose("rest")
    assert (t.card(cantor).zone, t.card(weakness).damage) == ("encounter-discard", 1)
    assert (t.own().damage, t.own().resources) == (1, 6)


@matters("12112")
def test_when_the_servant_of_flame_is_defeated_the_scenario_ends() -> None:
    t = with_act(scenario.BLAZE_OF_GLORY, at="Miskatonic Quad")
    servant = t.put(spreading_flames.SERVANT_OF_FLAME, "threat:0", damage=4)
    t.set(t.person().card, clues=1)
    t.turn().choose(use(t, 0))
    assert (t.g.ended, t.g.resolution, t.card(servant).zone) == (True, 1, "victory")


@matters("12112")
def test_in_the_last_act_an_investigator_may_flee_without_a_blow() -> None:
    t = with_act(scenario.BLAZE_OF_GLORY, 2, at="Miskatonic Quad")
    t.put(ashen_pilgrims.CANTOR, "threat:0")
    t.turn().choose(use(t, 1))
    assert (t.person().status, t.g.ended) == ("resigned", False)


@refused("12112")
def test_too_few_clues_or_nobody_to_hurt_forbid_the_blaze() -> None:
    t = with_act(scenario.BLAZE_OF_GLORY, 2, at="Miskatonic Quad")
    t.set(t.person(0).card, clues=2)
    t.put(spreading_flames.SERVANT_OF_FLAME, f"at:{t.named('Dormitories')}")
    assert use(t, 0) not in t.turn().options
    t.put(ashen_pilgrims.CANTOR, "threat:0")
    t.set(t.person(0).card, clues=1)
    assert use(t, 0) not in t.turn().options
    t.set(t.person(1).card, clues=1)
    assert use(t, 0) in t.turn().options


@refused("12112")
def test_the_death_of_another_enemy_does_not_end_the_scenario() -> None:
    t = with_act(scenario.BLAZE_OF_GLORY, at="Miskatonic Quad")
    cantor = t.put(ashen_pilgrims.CANTOR, "threat:0")
    t.do(harm.begin_dealing, ((cantor, 2, 0),), -1, False, False, 0)
    assert (t.g.ended, t.card(cantor).zone) == (False, "encounter-discard")


# The scenario reference


def token(t: Table, *tokens: str) -> Table:
    """Investigate with these tokens in the bag, and nothing else."""
    t.bag(*tokens)
    return t.turn().choose("investigate").skip()


def reference(seats: int = 1, *, difficulty: str = "standard", **how: Any) -> Table:
    """Lay out the campus with the real scenario reference."""
    return campus(seats, reference=scenario.REFERENCE, difficulty=difficulty, **how)


@matters("12105")
@pytest.mark.parametrize(("difficulty", "more"), [("easy", 0), ("standard", 0), ("hard", 1), ("expert", 1)])
@pytest.mark.parametrize("act", [scenario.WHERE_THERES_SMOKE, scenario.SEARCHING_FOR_ARMITAGE])
def test_a_skull_is_as_bad_as_the_act_is_far(act: Any, difficulty: str, more: int) -> None:
    t = reference(acts=(act,), difficulty=difficulty)
    token(t, "skull")
    assert told_total(t) == max(0, 3 - act.stage - more)


def told_total(t: Table) -> int:
    """Return the skill value the last test was decided by."""
    return next(int(event.text.args["total"]) for event in t.told if "total" in event.text.args)  # type: ignore[arg-type]


@matters("12105")
@pytest.mark.parametrize(("difficulty", "total"), [("easy", 1), ("hard", 0)])
def test_a_tablet_reveals_another_token_and_hurts_whoever_fails(difficulty: str, total: int) -> None:
    t = reference(difficulty=difficulty)
    token(t, "tablet", "-1")
    assert t.heard.count("revealed-token") == 2
    assert (told_total(t), t.own().damage) == (total, 1)


@matters("12105")
@pytest.mark.parametrize(("difficulty", "shroud"), [("easy", 2), ("standard", 2), ("hard", 1), ("expert", 1)])
def test_an_elder_thing_fans_the_flames_if_the_test_fails(difficulty: str, shroud: int) -> None:
    t = reference(difficulty=difficulty, at="Dormitories" if shroud == 2 else "Miskatonic Quad")
    flames = t.put(fire.FIRE, "encounter-discard")
    token(t, "elder-thing")
    assert t.card(flames).zone == f"on:{t.person().location}"


@refused("12105")
def test_failing_by_one_fans_no_flames_on_easy_and_standard() -> None:
    t = reference(at="Miskatonic Quad")
    flames = t.put(fire.FIRE, "encounter-discard")
    token(t, "elder-thing")
    assert t.card(flames).zone == "encounter-discard"


@refused("12105")
def test_without_fire_in_the_discard_pile_an_elder_thing_only_fails_the_test() -> None:
    t = reference(at="Orne Library")
    token(t, "elder-thing")
    assert (t.own().damage, "drew-discarded" in t.heard) == (0, False)


@refused("12105")
def test_a_tablet_does_not_hurt_whoever_succeeds() -> None:
    t = reference(at="Miskatonic Quad")
    token(t, "tablet", "0")
    assert t.own().damage == 0


def test_a_foreseen_tablet_reveals_another_token_and_is_foreseen_only_once() -> None:
    t = reference(at="Miskatonic Quad")
    premonition = t.put(mystic.PREMONITION, "play:0", sealed=("tablet",))
    token(t, "0")
    assert t.heard.count("revealed-token") == 2
    assert (t.card(premonition).zone, sorted(t.g.bag)) == ("discard:0", ["0", "tablet"])
