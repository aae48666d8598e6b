"""Rogue cards of the core box: each where its abilities matter, and where it must not be allowed."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.cards import rogue, seeker
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action
from miskatonic.games.horror.words.costs import Actions
from tests.games.horror.cards import asset, enemy, location
from tests.games.horror.table import PLAIN, QUIET, Table

GHOUL = enemy("Ghoul")
LAMP = asset("Lamp", cost=3, traits=("Item",))


def hand(t: Table, seat: int = 0) -> int:
    return len(t.zone(f"hand:{seat}"))


def evade(t: Table, ghoul: int, seat: int = 0) -> Table:
    """Take the basic action, up to whatever may be decided behind it."""
    return t.turn(seat).choose(f"evade:{ghoul}").skip("window", "commit")


# Covert Ops


@matters("12008")
def test_covert_ops_draws_a_card_after_an_evasion() -> None:
    t = Table()
    ghoul, ops = t.put(GHOUL, "threat:0"), t.put(rogue.COVERT_OPS, "play:0")
    before = hand(t)
    evade(t, ghoul).use(ops).choose("choice:0")
    assert (hand(t), t.card(ops).exhausted) == (before + 1, True)


@matters("12008")
def test_covert_ops_may_move_you_instead() -> None:
    t = Table()
    ghoul, ops = t.put(GHOUL, "threat:0"), t.put(rogue.COVERT_OPS, "play:0")
    evade(t, ghoul).use(ops).choose("choice:1").choose(f"card:{t.named('Cellar')}")
    assert t.person().location == t.named("Cellar")


@matters("12008")
def test_an_automatic_evasion_is_an_evasion_for_covert_ops() -> None:
    t = Table()
    ghoul, ops = t.put(GHOUL, "threat:0"), t.put(rogue.COVERT_OPS, "play:0")
    t.resolve(fx.Evade("this"), source=ghoul)
    assert t.can_use(ops)


@refused("12008")
def test_exhausted_covert_ops_do_nothing() -> None:
    t = Table()
    ghoul = t.put(GHOUL, "threat:0")
    t.put(rogue.COVERT_OPS, "play:0", exhausted=True)
    evade(t, ghoul)
    assert t.kind == "turn"


# Lucky Cigarette Case


@matters("12044")
def test_the_cigarette_case_draws_a_card_after_a_success_by_2() -> None:
    t = Table(locations=(location("Hall", shroud=1),))
    case = t.put(rogue.LUCKY_CIGARETTE_CASE, "play:0")
    before = hand(t)
    t.turn().choose("investigate").skip("window", "commit").use(case)
    assert (hand(t), t.card(case).exhausted) == (before + 1, True)


@refused("12044")
def test_the_cigarette_case_wants_a_success_by_2_of_your_own() -> None:
    t = Table(seats=2, locations=(location("Hall"),))
    t.put(rogue.LUCKY_CIGARETTE_CASE, "play:0")
    t.turn(0).choose("investigate").skip("window", "commit")
    assert t.kind == "turn"
    t.set(t.person(1).card, clues=0)
    t.g.bag = ["+1"]
    t.turn(1).choose("investigate", seat=1).skip("window", "commit")
    assert t.kind == "turn"


# Olivier Bishop


@matters("12046")
def test_olivier_bishop_moves_you_without_an_action_and_makes_you_nimble() -> None:
    t = Table()
    ghoul, olivier = t.put(enemy("Ghoul", evade=4), "threat:0"), t.put(rogue.OLIVIER_BISHOP, "play:0")
    evade(t, ghoul)
    assert t.card(ghoul).exhausted
    t.use(olivier).choose(f"card:{t.named('Cellar')}")
    assert (t.person().location, t.person().actions) == (t.named("Cellar"), 2)


@refused("12046")
def test_olivier_bishop_leads_the_way_only_in_your_turn_and_while_ready() -> None:
    t = Table(seats=2)
    olivier = t.put(rogue.OLIVIER_BISHOP, "play:0", exhausted=True)
    t.turn(0)
    assert not t.can_use(olivier)
    t.set(olivier, exhausted=False)
    t.turn(1)
    assert t.asked == 1


# Thieves' Kit


@matters("12049")
def test_the_thieves_kit_investigates_with_agility_and_pays_for_success() -> None:
    t = Table(people=(seeker.JOE_DIAMOND,), locations=(location("Hall", clues=1),))
    kit, before = t.put(rogue.THIEVES_KIT, "play:0"), t.own().resources
    t.turn().use(kit).choose("skill:agility").skip()
    assert (t.own().clues, t.own().resources, t.card(kit).uses) == (1, before + 1, 5)


@matters("12049")
def test_the_thieves_kit_may_use_intellect_and_pays_nothing_for_failure() -> None:
    t = Table(people=(seeker.JOE_DIAMOND,), bag=("-4",))
    kit, before = t.put(rogue.THIEVES_KIT, "play:0"), t.own().resources
    t.turn().use(kit).choose("skill:intellect").skip()
    assert t.own().resources == before


@refused("12049")
def test_a_thieves_kit_without_supplies_is_of_no_use() -> None:
    t = Table()
    kit = t.put(rogue.THIEVES_KIT, "play:0", uses=0)
    t.turn()
    assert not t.can_use(kit)


# Paint the Town Red


@matters("12051")
def test_painting_the_town_red_draws_an_enemy_that_is_not_elite_and_pays_its_health() -> None:
    t = Table(encounter=(QUIET, QUIET))
    t.put(enemy("Boss", traits=("Elite",)), "encounter")
    ghoul = t.put(enemy("Ghoul", health=3), "encounter")
    paint, before = t.put(rogue.PAINT_THE_TOWN_RED, "hand:0"), t.own().resources
    t.turn().choose(f"play:{paint}")
    assert (t.card(ghoul).zone, t.own().resources) == ("threat:0", before + 3)


@matters("12051")
def test_painting_the_town_red_is_a_parley_and_provokes_nobody() -> None:
    t = Table()
    t.put(GHOUL, "threat:0")
    paint = t.put(rogue.PAINT_THE_TOWN_RED, "hand:0")
    t.turn().choose(f"play:{paint}")
    assert t.own().damage == 0


@matters("12051")
def test_painting_the_town_red_looks_no_further_than_9_cards() -> None:
    t = Table(encounter=(QUIET,) * 2)
    deep = t.put(GHOUL, "encounter")
    for _ in range(9):
        t.put(QUIET, "encounter")
    paint, before = t.put(rogue.PAINT_THE_TOWN_RED, "hand:0"), t.own().resources
    t.turn().choose(f"play:{paint}")
    assert (t.card(deep).zone, t.own().resources) == ("encounter", before)


@refused("12051")
def test_the_town_is_not_painted_red_without_an_encounter_deck() -> None:
    t = Table()
    t.g.piles["encounter"] = []
    paint = t.put(rogue.PAINT_THE_TOWN_RED, "hand:0")
    t.turn()
    assert f"play:{paint}" not in t.options


# Prestidigitation


@matters("12052")
def test_prestidigitation_plays_an_item_2_cheaper_and_takes_one_back_at_the_end_of_the_turn() -> None:
    t = Table(deck=(asset("Stone", cost=9),) * 12)
    trick, lamp = t.put(rogue.PRESTIDIGITATION, "hand:0"), t.put(LAMP, "hand:0")
    t.set(t.person().card, resources=2)
    t.turn(actions=3).choose(f"play:{trick}").choose(f"card:{lamp}")
    assert (t.card(lamp).zone, t.own().resources, t.person().actions) == ("play:0", 0, 3)
    t.do(rounds.end_turn, 0)
    assert t.card(lamp).zone == "hand:0"


@matters("12052")
def test_any_item_you_control_may_return_for_prestidigitation() -> None:
    t = Table()
    trick, lamp = t.put(rogue.PRESTIDIGITATION, "hand:0"), t.put(LAMP, "hand:0")
    rope = t.put(asset("Rope", traits=("Item",)), "play:0")
    t.turn().choose(f"play:{trick}").choose(f"card:{lamp}").do(rounds.end_turn, 0).choose(f"card:{rope}")
    assert (t.card(lamp).zone, t.card(rope).zone) == ("play:0", "hand:0")


@rule("target.4")
@refused("12052")
def test_prestidigitation_needs_an_item_to_play() -> None:
    t = Table(deck=(asset("Stone", cost=9),) * 12)
    trick = t.put(rogue.PRESTIDIGITATION, "hand:0")
    t.put(asset("Rope", traits=("Item",)), "play:0")
    t.turn()
    assert f"play:{trick}" not in t.options


@refused("12052")
def test_prestidigitation_is_for_your_own_turn() -> None:
    t = Table(seats=2)
    t.put(rogue.PRESTIDIGITATION, "hand:0")
    t.put(LAMP, "hand:0")
    t.turn(1)
    assert t.asked == 1


# Another Day, Another Dollar


@matters("12056")
def test_each_copy_of_another_day_adds_2_starting_resources() -> None:
    t = Table(deck=(*(PLAIN,) * 12, rogue.ANOTHER_DAY, rogue.ANOTHER_DAY))
    assert t.own().resources == 5 + 4


@refused("12056")
def test_another_day_is_never_played() -> None:
    t = Table()
    another = t.put(rogue.ANOTHER_DAY, "hand:0")
    t.turn()
    assert f"play:{another}" not in t.options


# Out of Sight


def commit_out_of_sight(t: Table, ghoul: int, card: int) -> Table:
    """Seat 0 evades, with the skill of somebody else if it is theirs."""
    return t.turn().choose(f"evade:{ghoul}").skip("window").choose(f"card:{card}").skip("window", "commit")


@matters("12053")
def test_out_of_sight_takes_the_performing_investigator_away_after_a_success_by_2() -> None:
    t = Table(seats=2)
    ghoul, rat = t.put(GHOUL, "threat:0"), t.put(enemy("Rat"), "threat:0", exhausted=True)
    cellar = t.named("Cellar")
    t.set(cellar, revealed=True)
    skill = t.put(rogue.OUT_OF_SIGHT, "hand:1")
    commit_out_of_sight(t, ghoul, skill).choose("action").skip()
    assert t.asked == 0
    t.choose("yes").skip()
    assert (t.person(0).location, t.person(1).location) == (cellar, t.named("Hall"))
    assert [t.card(each).zone for each in (ghoul, rat)] == [f"at:{t.named('Hall')}"] * 2


@refused("12053")
def test_out_of_sight_wants_a_success_by_2() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=3), "threat:0")
    t.set(t.named("Cellar"), revealed=True)
    skill = t.put(rogue.OUT_OF_SIGHT, "hand:0")
    commit_out_of_sight(t, ghoul, skill)
    assert t.kind == "turn"
    assert t.person().location == t.named("Hall")


@refused("12053", "12057")
def test_only_one_copy_of_out_of_sight_is_committed_to_a_test() -> None:
    t = Table(deck=(rogue.OUT_OF_SIGHT, rogue.OUT_OF_SIGHT_3))
    ghoul = t.put(GHOUL, "threat:0")
    t.turn().choose(f"evade:{ghoul}").skip("window")
    assert len(t.options) == 1


@matters("12057")
def test_the_better_out_of_sight_leads_2_connections_far_after_a_success_by_1() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=5), "threat:0")
    t.alter(location=t.named("Cellar"))
    for name in ("Cellar", "Garden"):
        t.set(t.named(name), revealed=True)
    skill = t.put(rogue.OUT_OF_SIGHT_3, "hand:0")
    commit_out_of_sight(t, ghoul, skill).choose("action").skip().choose("yes")
    assert set(t.options) == {f"card:{t.named('Hall')}", f"card:{t.named('Garden')}"}
    t.choose(f"card:{t.named('Garden')}")
    assert t.person().location == t.named("Garden")


@refused("12057")
def test_the_better_out_of_sight_wants_a_success_by_1_too() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=6), "threat:0")
    t.set(t.named("Cellar"), revealed=True)
    skill = t.put(rogue.OUT_OF_SIGHT_3, "hand:0")
    commit_out_of_sight(t, ghoul, skill)
    assert t.kind == "turn"
    assert t.card(ghoul).exhausted


# M1903 Hammerless


@matters("12045")
def test_the_hammerless_fights_with_agility_and_deals_1_damage_more_to_an_exhausted_enemy() -> None:
    t = Table(people=(seeker.JOE_DIAMOND,), bag=("+1",))
    ghoul = t.put(enemy("Ghoul", fight=3, health=3), f"at:{t.named('Hall')}", exhausted=True)
    gun = t.put(rogue.M1903_HAMMERLESS, "play:0")
    t.turn().use(gun).skip()
    assert (t.card(ghoul).damage, t.card(gun).uses) == (2, 3)


@matters("12045")
def test_the_hammerless_deals_1_damage_to_a_ready_enemy_and_not_more_later() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0")
    gun = t.put(rogue.M1903_HAMMERLESS, "play:0")
    t.turn().use(gun).skip()
    assert t.card(ghoul).damage == 1
    t.set(ghoul, exhausted=True)
    t.choose(f"fight:{ghoul}").skip()
    assert t.card(ghoul).damage == 2


@rule("fight-action.q1")
@matters("12045")
def test_a_miss_of_the_hammerless_hits_a_friend_as_hard_as_it_would_have_hit_the_exhausted_enemy() -> None:
    t = Table(seats=2, bag=("-8",))
    t.put(GHOUL, "threat:1", exhausted=True)
    gun = t.put(rogue.M1903_HAMMERLESS, "play:0")
    t.turn().use(gun).skip()
    assert t.own(1).damage == 2


@refused("12045")
def test_the_hammerless_needs_ammo_and_an_enemy() -> None:
    t = Table()
    gun = t.put(rogue.M1903_HAMMERLESS, "play:0")
    t.turn()
    assert not t.can_use(gun)
    t.put(GHOUL, "threat:0")
    t.set(gun, uses=0)
    assert not t.turn().can_use(gun)


# Silver Tongue


@matters("12047")
def test_a_silver_tongue_adds_2_agility_for_a_resource_in_an_evasion() -> None:
    t = Table()
    ghoul, tongue = t.put(enemy("Ghoul", evade=5), "threat:0"), t.put(rogue.SILVER_TONGUE, "play:0")
    before = t.own().resources
    t.turn().choose(f"evade:{ghoul}").choose(f"use:{tongue}.{tongue}.1.-1").skip()
    assert (t.card(ghoul).exhausted, t.own().resources) == (True, before - 1)


@matters("12047")
def test_a_silver_tongue_adds_1_intellect_while_investigating() -> None:
    t = Table(locations=(location("Hall", shroud=4, clues=1),))
    tongue = t.put(rogue.SILVER_TONGUE, "play:0")
    t.turn().choose("investigate").choose(f"use:{tongue}.{tongue}.0.-1").skip()
    assert t.own().clues == 1


@matters("12047")
def test_a_silver_tongue_adds_2_intellect_in_a_parley() -> None:
    talk = Action((fx.Test(("intellect",), 5),), (Actions(),), "parley")
    t = Table(locations=(location("Hall", talk),))
    tongue = t.put(rogue.SILVER_TONGUE, "play:0")
    t.turn().use(t.named("Hall")).choose(f"use:{tongue}.{tongue}.0.-1").skip()
    assert "test-passed" in t.heard


@refused("12047")
def test_a_silver_tongue_is_of_no_use_outside_a_test_or_without_resources() -> None:
    t = Table()
    tongue = t.put(rogue.SILVER_TONGUE, "play:0")
    assert not t.turn().can_use(tongue)
    t.set(t.person().card, resources=0)
    t.resolve(fx.Test(("agility",), 1))
    assert t.kind == ""


# Sticky Fingers


@matters("12048", "12054")
def test_sticky_fingers_earn_a_resource_for_a_successful_evasion() -> None:
    for printed in (rogue.STICKY_FINGERS, rogue.STICKY_FINGERS_2):
        t = Table()
        ghoul, fingers = t.put(GHOUL, "threat:0"), t.put(printed, "play:0")
        before = t.own().resources
        evade(t, ghoul).use(fingers)
        assert (t.own().resources, t.card(fingers).exhausted) == (before + 1, True)


@matters("12054")
def test_the_better_sticky_fingers_are_played_without_an_action() -> None:
    t = Table()
    fingers = t.put(rogue.STICKY_FINGERS_2, "hand:0")
    t.turn(actions=3).choose(f"play:{fingers}")
    assert t.person().actions == 3


@refused("12048", "12054")
def test_an_automatic_evasion_is_not_a_successful_one_for_sticky_fingers() -> None:
    for printed in (rogue.STICKY_FINGERS, rogue.STICKY_FINGERS_2):
        t = Table()
        ghoul, fingers = t.put(GHOUL, "threat:0"), t.put(printed, "play:0")
        t.resolve(fx.Evade("this"), source=ghoul)
        assert not t.can_use(fingers)


@refused("12048", "12054")
def test_nobody_has_sticky_fingers_twice() -> None:
    t = Table()
    t.put(rogue.STICKY_FINGERS, "play:0")
    more = [t.put(each, "hand:0") for each in (rogue.STICKY_FINGERS, rogue.STICKY_FINGERS_2)]
    t.turn()
    assert not {f"play:{card}" for card in more} & set(t.options)


# Breaking and Entering


@matters("12050")
def test_breaking_and_entering_adds_agility_and_may_evade_an_enemy_there_without_provoking_it() -> None:
    t = Table(locations=(location("Hall", shroud=4, clues=1),))
    ghoul = t.put(GHOUL, "threat:0")
    crime = t.put(rogue.BREAKING_AND_ENTERING, "hand:0")
    t.turn().choose(f"play:{crime}").skip().choose("action").choose("yes")
    assert (t.own().clues, t.own().damage, t.card(ghoul).exhausted) == (1, 0, True)


@matters("12050")
def test_breaking_and_entering_adds_agility_as_it_is_in_the_test() -> None:
    t = Table(locations=(location("Hall", shroud=7, clues=1),))
    crime, tongue = t.put(rogue.BREAKING_AND_ENTERING, "hand:0"), t.put(rogue.SILVER_TONGUE, "play:0")
    t.turn().choose(f"play:{crime}").choose(f"use:{tongue}.{tongue}.1.-1").skip()
    assert t.own().clues == 1


@refused("12050")
def test_breaking_and_entering_evades_nobody_after_a_success_by_1() -> None:
    t = Table(locations=(location("Hall", shroud=5, clues=1),))
    ghoul = t.put(GHOUL, "threat:0")
    crime = t.put(rogue.BREAKING_AND_ENTERING, "hand:0")
    t.turn().choose(f"play:{crime}").skip()
    assert t.kind == "turn"
    assert not t.card(ghoul).exhausted


# Decisive Strike


@matters("12055")
def test_a_decisive_strike_adds_2_combat_and_1_damage_and_pays_for_a_defeat() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", fight=5, health=2), "threat:0")
    strike, before = t.put(rogue.DECISIVE_STRIKE, "hand:0"), t.own().resources
    t.turn().choose(f"play:{strike}").skip()
    assert t.card(ghoul).zone == "encounter-discard"
    assert t.own().resources == before - 2 + 5


@matters("12055")
def test_a_decisive_strike_that_defeats_nobody_pays_nothing_later_either() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=3), "threat:0")
    strike, before = t.put(rogue.DECISIVE_STRIKE, "hand:0"), t.own().resources
    t.turn().choose(f"play:{strike}").skip().choose(f"fight:{ghoul}").skip()
    assert t.card(ghoul).zone == "encounter-discard"
    assert t.own().resources == before - 2


@refused("12055")
def test_no_decisive_strike_without_an_enemy() -> None:
    t = Table()
    strike = t.put(rogue.DECISIVE_STRIKE, "hand:0")
    t.turn()
    assert f"play:{strike}" not in t.options
