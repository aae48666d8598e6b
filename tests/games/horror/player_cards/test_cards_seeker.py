"""Seeker cards of the core box: each where its abilities matter, and where it must not be allowed."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.cards import seeker
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import enemies
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action
from miskatonic.games.horror.words.costs import Actions
from tests.games.horror.cards import enemy, location, skill
from tests.games.horror.table import HALL, PLAIN, Table

GHOUL = enemy("Ghoul", evade=3)


def hall(t: Table, **what: int) -> int:
    """Return the location everybody begins at, with tokens put on it."""
    place = t.named("Hall")
    if what:
        t.set(place, **what)
    return place


def hand(t: Table, seat: int = 0) -> int:
    return len(t.zone(f"hand:{seat}"))


def parley(difficulty: int) -> Action:
    """Return an ability to parley with willpower."""
    return Action((fx.Test(("willpower",), difficulty),), (Actions(),), "parley")


def investigate(t: Table, seat: int = 0) -> Table:
    """Take the basic action, up to whatever may be decided behind it."""
    return t.turn(seat).choose("investigate")


# Joe Diamond


@matters("12004")
def test_joe_draws_a_card_after_the_first_successful_investigation_of_a_round() -> None:
    t = Table(people=(seeker.JOE_DIAMOND,))
    investigate(t).skip("window", "commit")
    before = hand(t)
    t.use(t.person().card)
    assert hand(t) == before + 1


@refused("12004")
def test_joe_draws_only_once_in_a_round() -> None:
    t = Table(people=(seeker.JOE_DIAMOND,))
    investigate(t).skip("window", "commit").use(t.person().card)
    t.skip().choose("investigate").skip("window", "commit")
    assert t.kind == "turn"


@matters("12004")
def test_joes_elder_sign_adds_1_and_pays_for_success() -> None:
    t = Table(people=(seeker.JOE_DIAMOND,), bag=("elder-sign",))
    before, resources = hand(t), t.own().resources
    investigate(t).skip("window", "commit").choose("action").skip()
    assert (hand(t), t.own().resources) == (before + 1, resources + 1)


# Fingerprint Kit


@matters("12031")
def test_the_fingerprint_kit_adds_1_and_finds_an_additional_clue() -> None:
    t = Table(locations=(location("Hall", shroud=4, clues=3),))
    kit = t.put(seeker.FINGERPRINT_KIT, "play:0")
    t.turn().use(kit).skip()
    assert (t.own().clues, t.card(kit).uses, t.card(kit).exhausted) == (2, 2, True)


@matters("12031")
def test_the_fingerprint_kit_helps_no_later_investigation() -> None:
    t = Table(locations=(location("Hall", clues=3),))
    kit = t.put(seeker.FINGERPRINT_KIT, "play:0")
    t.turn().use(kit).skip().choose("investigate").skip()
    assert t.own().clues == 3


@refused("12031")
def test_the_fingerprint_kit_needs_supplies_and_must_be_ready() -> None:
    t = Table()
    t.put(seeker.FINGERPRINT_KIT, "play:0", uses=0)
    exhausted = t.put(seeker.FINGERPRINT_KIT, "play:0", exhausted=True)
    t.turn()
    assert not t.can_use(exhausted)
    assert not any(each.startswith("use:") for each in t.options)


# Laboratory Assistant


@matters("12032")
def test_playing_the_laboratory_assistant_draws_2_cards() -> None:
    t = Table()
    assistant = t.put(seeker.LABORATORY_ASSISTANT, "hand:0")
    t.turn().choose(f"play:{assistant}")
    before = hand(t)
    t.use(assistant)
    assert hand(t) == before + 2


@matters("12032")
def test_the_laboratory_assistant_raises_the_hand_limit_by_2() -> None:
    t = Table()
    t.put(seeker.LABORATORY_ASSISTANT, "play:0")
    assert numbers.value(t.g, t.person().card, "hand-limit") == 10


@refused("12032")
def test_a_laboratory_assistant_put_into_play_draws_nothing() -> None:
    t = Table()
    assistant = t.put(seeker.LABORATORY_ASSISTANT, "hand:0")
    t.turn().resolve(fx.PutIntoPlay("this"), source=assistant)
    assert t.card(assistant).zone == "play:0"
    assert not t.can_use(assistant)


# Local Map


@matters("12033")
def test_the_local_map_investigates_next_door_and_may_be_exhausted_to_go_there() -> None:
    t = Table()
    cellar = t.named("Cellar")
    t.set(cellar, revealed=True, clues=1)
    chart = t.put(seeker.LOCAL_MAP, "play:0")
    t.turn().use(chart).skip("window", "commit").choose("action").skip().choose("yes")
    assert (t.own().clues, t.person().location, t.card(chart).exhausted) == (1, cellar, True)


@matters("12033")
def test_the_local_map_adds_1_and_leaves_you_where_you_are_if_you_wish() -> None:
    t = Table(locations=(HALL, location("Cellar", shroud=4, connections=("Hall",), clues=2)))
    t.set(t.named("Cellar"), revealed=True, clues=2)
    chart = t.put(seeker.LOCAL_MAP, "play:0")
    t.turn().use(chart).skip("window", "commit").choose("action").skip().choose("no")
    assert (t.own().clues, t.person().location, t.card(chart).exhausted) == (1, hall(t), False)


@refused("12033")
def test_the_local_map_shows_no_unrevealed_location() -> None:
    t = Table()
    chart = t.put(seeker.LOCAL_MAP, "play:0")
    t.turn()
    assert not t.can_use(chart)


@refused("12033")
def test_an_exhausted_local_map_still_investigates_but_does_not_move_you() -> None:
    t = Table()
    t.set(t.named("Cellar"), revealed=True, clues=1)
    chart = t.put(seeker.LOCAL_MAP, "play:0", exhausted=True)
    t.turn().use(chart).skip()
    assert t.kind == "turn"
    assert t.own().clues == 1
    assert t.person().location == hall(t)


# Magnifying Glass


@matters("12034")
def test_the_magnifying_glass_adds_1_intellect_while_investigating() -> None:
    t = Table(locations=(location("Hall", shroud=4, clues=1),))
    t.put(seeker.MAGNIFYING_GLASS, "play:0")
    investigate(t).skip()
    assert t.own().clues == 1


@matters("12034")
def test_the_magnifying_glass_is_played_without_an_action() -> None:
    t = Table()
    glass = t.put(seeker.MAGNIFYING_GLASS, "hand:0")
    t.turn(actions=3).choose(f"play:{glass}")
    assert t.card(glass).zone == "play:0"
    assert t.person().actions == 3


@refused("12034")
def test_the_magnifying_glass_adds_nothing_to_other_tests() -> None:
    t = Table()
    t.put(seeker.MAGNIFYING_GLASS, "play:0")
    t.resolve(fx.Test(("intellect",), 4)).skip()
    assert "test-failed" in t.heard


# Through the Cracks


@matters("12037")
def test_through_the_cracks_adds_1_agility_for_each_clue_up_to_3_and_lets_you_slip_away() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=6), "threat:0")
    other = t.put(enemy("Rat"), "threat:0", exhausted=True)
    garden = t.named("Garden")
    t.set(garden, revealed=True)
    t.set(t.person().card, clues=4)
    cracks = t.put(seeker.THROUGH_THE_CRACKS, "hand:0")
    t.turn().choose(f"play:{cracks}").choose(f"card:{ghoul}").skip().choose("action").choose("yes")
    assert t.person().location == garden
    assert t.card(ghoul).exhausted
    assert t.zone("threat:0") == []
    assert t.card(other).zone == f"at:{hall(t)}"


@matters("12037")
def test_through_the_cracks_adds_no_more_than_3() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=7), "threat:0")
    t.set(t.person().card, clues=5)
    cracks = t.put(seeker.THROUGH_THE_CRACKS, "hand:0")
    t.turn().choose(f"play:{cracks}").skip()
    assert not t.card(ghoul).exhausted


@rule("modifiers.1")
@matters("12037")
def test_through_the_cracks_counts_the_clues_that_are_there_when_the_test_is_resolved() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=5), "threat:0")
    t.set(t.person().card, clues=1)
    t.put(skill("Guts", icons={"agility": 1}), "hand:0")
    cracks = t.put(seeker.THROUGH_THE_CRACKS, "hand:0")
    t.turn().choose(f"play:{cracks}").skip("window")
    assert t.kind == "commit"
    t.set(t.person().card, clues=2)
    t.skip().choose("action")
    assert t.card(ghoul).exhausted


@matters("12041")
def test_the_better_through_the_cracks_adds_2_agility_for_each_clue_up_to_6() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=9), "threat:0")
    t.set(t.person().card, clues=4)
    cracks = t.put(seeker.THROUGH_THE_CRACKS_2, "hand:0")
    t.turn().choose(f"play:{cracks}").skip().choose("action")
    assert t.card(ghoul).exhausted
    assert t.own().resources == 3


@refused("12037", "12041")
def test_nobody_slips_through_the_cracks_without_an_enemy_to_evade() -> None:
    t = Table()
    cracks = [t.put(each, "hand:0") for each in (seeker.THROUGH_THE_CRACKS, seeker.THROUGH_THE_CRACKS_2)]
    t.turn()
    assert not {f"play:{card}" for card in cracks} & set(t.options)


@refused("12037", "12041")
def test_through_the_cracks_never_leads_to_an_unrevealed_location() -> None:
    t = Table()
    ghoul = t.put(GHOUL, "threat:0")
    cracks = t.put(seeker.THROUGH_THE_CRACKS, "hand:0")
    t.turn().choose(f"play:{cracks}").skip().choose("action")
    assert t.kind == "turn"
    assert t.card(ghoul).exhausted
    assert t.person().location == hall(t)


# Working a Hunch


@matters("12038")
def test_a_hunch_finds_a_clue_without_an_action_or_a_test() -> None:
    t = Table()
    hall(t, clues=2)
    hunch = t.put(seeker.WORKING_A_HUNCH, "hand:0")
    t.turn(actions=3).choose(f"play:{hunch}")
    assert (t.own().clues, t.person().actions) == (1, 3)


@refused("12038")
def test_a_hunch_is_worked_only_in_ones_own_turn_and_where_a_clue_is() -> None:
    t = Table(seats=2)
    hunch = t.put(seeker.WORKING_A_HUNCH, "hand:0")
    t.turn(0)
    assert f"play:{hunch}" not in t.options
    hall(t, clues=1)
    t.turn(1)
    assert f"play:{hunch}" not in [each.id for ask in t.g.asks().values() for each in ask.options]


# Studious


@matters("12042")
def test_each_copy_of_studious_adds_a_card_to_the_opening_hand() -> None:
    t = Table(deck=(*(PLAIN,) * 12, seeker.STUDIOUS, seeker.STUDIOUS))
    assert hand(t) == 5 + 2
    assert len(t.zone("play:0")) == 2


@refused("12042")
def test_studious_is_never_played_nor_drawn() -> None:
    t = Table()
    studious = t.put(seeker.STUDIOUS, "hand:0")
    t.turn()
    assert f"play:{studious}" not in t.options


# Deduction


@matters("12039")
def test_deduction_finds_an_additional_clue_for_whoever_investigates() -> None:
    t = Table(seats=2)
    hall(t, clues=3)
    deduction = t.put(seeker.DEDUCTION, "hand:1")
    t.turn(0).choose("investigate").skip("window").choose(f"card:{deduction}").skip()
    assert (t.own(0).clues, t.own(1).clues) == (2, 0)


@matters("12039")
def test_deduction_finds_the_clue_where_the_investigation_is() -> None:
    t = Table()
    cellar, here = t.named("Cellar"), hall(t, clues=2)
    t.set(cellar, revealed=True, clues=2)
    chart, deduction = t.put(seeker.LOCAL_MAP, "play:0"), t.put(seeker.DEDUCTION, "hand:0")
    t.turn().use(chart).skip("window").choose(f"card:{deduction}").skip().choose("action")
    assert (t.card(cellar).clues, t.card(here).clues) == (0, 2)


@refused("12039")
def test_deduction_finds_nothing_in_other_tests() -> None:
    t = Table()
    hall(t, clues=3)
    deduction = t.put(seeker.DEDUCTION, "hand:0")
    t.resolve(fx.Test(("intellect",), 1)).skip("window").choose(f"card:{deduction}").skip()
    assert t.own().clues == 0


@refused("12039")
def test_deduction_is_not_committed_to_tests_of_other_skills() -> None:
    t = Table()
    t.put(seeker.DEDUCTION, "hand:0")
    t.resolve(fx.Test(("combat",), 1)).skip("window")
    assert t.kind == ""


# Dorothy Simmons


def succeed_by(t: Table, points: int) -> Table:
    """Investigate successfully by that many points, up to what may be decided then."""
    t.bag(f"{points - 1:+d}" if points != 1 else "0")
    return investigate(t).skip("window", "commit")


@matters("12030")
def test_dorothy_adds_1_intellect_and_earns_a_resource_for_a_success_by_exactly_1() -> None:
    t = Table(locations=(location("Hall", shroud=3),))
    dorothy, before = t.put(seeker.DOROTHY_SIMMONS, "play:0"), t.own().resources
    succeed_by(t, 1).use(dorothy)
    assert (t.own().resources, t.card(dorothy).exhausted) == (before + 1, True)


@matters("12030")
def test_dorothy_earns_a_resource_for_a_success_by_exactly_3_too() -> None:
    t = Table(locations=(location("Hall", shroud=3),))
    dorothy = t.put(seeker.DOROTHY_SIMMONS, "play:0")
    assert succeed_by(t, 3).can_use(dorothy)


@refused("12030")
def test_dorothy_earns_nothing_for_a_success_by_2_or_4() -> None:
    for points in (2, 4):
        t = Table(locations=(location("Hall", shroud=3),))
        dorothy = t.put(seeker.DOROTHY_SIMMONS, "play:0")
        assert not succeed_by(t, points).can_use(dorothy)


# Sharp Rhetoric


@matters("12035")
def test_sharp_rhetoric_adds_2_intellect_for_a_resource_while_investigating() -> None:
    t = Table(locations=(location("Hall", shroud=5, clues=1),))
    talent, before = t.put(seeker.SHARP_RHETORIC, "play:0"), t.own().resources
    investigate(t).use(talent).skip()
    assert (t.own().clues, t.own().resources) == (1, before - 1)


@matters("12035")
def test_sharp_rhetoric_adds_2_willpower_in_a_parley() -> None:
    t = Table(locations=(location("Hall", parley(5)),))
    talent = t.put(seeker.SHARP_RHETORIC, "play:0")
    t.turn().use(t.named("Hall")).choose(f"use:{talent}.{talent}.1.-1").skip()
    assert "test-passed" in t.heard


@matters("12035")
def test_sharp_rhetoric_adds_1_in_any_other_test_and_may_be_used_again() -> None:
    t = Table()
    talent, before = t.put(seeker.SHARP_RHETORIC, "play:0"), t.own().resources
    t.resolve(fx.Test(("willpower",), 5))
    for _ in range(2):
        t.choose(f"use:{talent}.{talent}.1.-1")
    t.skip()
    assert "test-passed" in t.heard
    assert t.own().resources == before - 2


@refused("12035")
def test_sharp_rhetoric_wants_a_test_of_your_own_and_a_resource() -> None:
    t = Table(seats=2)
    talent = t.put(seeker.SHARP_RHETORIC, "play:0")
    t.turn(0)
    assert not t.can_use(talent)
    t.resolve(fx.Test(("intellect",), 1), you=1)
    assert t.kind == ""
    t.set(t.person().card, resources=0)
    t.resolve(fx.Test(("intellect",), 1))
    assert t.kind == ""


# Gather Intel


@matters("12036")
def test_intel_is_gathered_when_a_hunter_enters_your_location() -> None:
    t = Table()
    ghoul, intel = t.put(GHOUL, f"at:{t.named('Cellar')}"), t.put(seeker.GATHER_INTEL, "hand:0")
    before = hand(t)
    t.resolve(fx.MoveEnemy("this", "location"), source=ghoul).use(intel)
    assert hand(t) == before + 1


@matters("12036")
def test_intel_is_gathered_when_an_enemy_spawns_at_your_location() -> None:
    t = Table()
    t.put(GHOUL, "encounter")
    intel = t.put(seeker.GATHER_INTEL, "hand:0")
    t.resolve(fx.DrawEncounter())
    assert t.can_use(intel)


@refused("12036")
def test_no_intel_is_gathered_about_enemies_elsewhere() -> None:
    t = Table()
    ghoul = t.put(GHOUL, f"at:{hall(t)}", exhausted=True)
    intel = t.put(seeker.GATHER_INTEL, "hand:0")
    t.call(enemies.move, ghoul, t.named("Cellar"))
    assert not t.can_use(intel)
    t.turn()
    assert f"play:{intel}" not in t.options
