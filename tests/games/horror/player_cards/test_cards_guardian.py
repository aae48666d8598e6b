"""Guardian cards of the core box: each where its abilities matter, and where it must not be allowed."""

from miskatonic.games.horror.cards import guardian
from miskatonic.games.horror.cards.guardian import (
    BODYGUARD,
    BODYGUARD_2,
    COUNTERATTACK,
    DANIELA_REYES,
    DANIELAS_WRENCH,
    ENDURANCE,
    IN_HARMS_WAY,
    LESSON_LEARNED,
    LOGAN_HASTINGS,
    RESILIENCE,
    RIGHT_TOOL_FOR_THE_JOB,
    SCENE_OF_THE_CRIME,
)
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import ending, fighting, rounds
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Play, Revelation
from tests.games.horror.cards import asset, enemy, event, investigator, location, treachery
from tests.games.horror.table import PLAIN, Table

GHOUL = enemy("Ghoul", fight=3, evade=3, health=5, damage=2, horror=0)
RAT = enemy("Rat", fight=1, evade=1, health=1)
STUDY = location("Study", clues=3)


def daniela(*others: Printed, bag: tuple[str, ...] = ("0",)) -> Table:
    """Return a table with Daniela at seat 0."""
    return Table(people=(DANIELA_REYES, *others), bag=bag)


def ability(card: int, index: int) -> str:
    """Return the option to use an ability of a card, by its place on the card."""
    return f"use:{card}.{card}.{index}.-1"


def attack_of(t: Table, foe: int, seat: int = 0) -> Table:
    """Let an enemy attack, up to the first decision."""
    return t.do(fighting.begin_attack, foe, seat)


# Daniela Reyes


@matters("12001")
def test_daniela_strikes_back_at_the_enemy_that_attacked_her() -> None:
    t = daniela()
    ghoul = t.put(GHOUL, "threat:0")
    attack_of(t, ghoul).use(t.person().card).skip()
    assert t.card(ghoul).damage == 1


@matters("12001")
def test_daniela_strikes_back_for_somebody_else_at_her_location() -> None:
    t = daniela(investigator("Bert"))
    ghoul = t.put(GHOUL, "threat:1")
    attack_of(t, ghoul, 1).use(t.person().card).skip()
    assert t.card(ghoul).damage == 1


@matters("12001")
def test_daniela_may_strike_back_with_a_fight_ability_that_then_takes_no_action() -> None:
    t = daniela()
    ghoul, gun = t.put(GHOUL, "threat:0"), t.put(guardian.M1911, "play:0")
    t.alter(0, actions=0)
    attack_of(t, ghoul).use(t.person().card)
    assert t.options == [f"fight:{ghoul}", ability(gun, 1)]
    t.choose(ability(gun, 1)).skip()
    assert (t.card(ghoul).damage, t.card(gun).uses, t.person().acted) == (2, 3, 0)


@matters("12001")
def test_daniela_may_strike_back_with_a_fight_event_that_she_pays_for() -> None:
    t = daniela()
    punch = event("Punch", Play((fx.TakeAction("fight"),), designator="fight"), cost=2)
    ghoul, card = t.put(GHOUL, "threat:0"), t.put(punch, "hand:0")
    before = t.own().resources
    attack_of(t, ghoul).use(t.person().card).choose(f"play:{card}").skip()
    assert (t.card(ghoul).damage, t.own().resources) == (1, before - 2)


@matters("12001")
def test_only_the_attacker_can_be_struck_back_at() -> None:
    t = daniela()
    ghoul, gun = t.put(GHOUL, "threat:0"), t.put(guardian.M1911, "play:0")
    rat = t.put(RAT, "threat:0")
    attack_of(t, ghoul).use(t.person().card).choose(ability(gun, 1)).skip()
    assert (t.card(ghoul).damage, t.card(rat).damage) == (2, 0)


@refused("12001")
def test_daniela_strikes_back_once_per_round() -> None:
    t = daniela()
    ghoul = t.put(GHOUL, "threat:0")
    attack_of(t, ghoul).use(t.person().card).skip()
    attack_of(t, ghoul)
    assert not t.can_use(t.person().card)


@refused("12001")
def test_daniela_does_not_strike_back_for_somebody_elsewhere() -> None:
    t = daniela(investigator("Bert"))
    t.alter(1, location=t.named("Cellar"))
    ghoul = t.put(GHOUL, "threat:1")
    attack_of(t, ghoul, 1)
    assert not t.can_use(t.person().card)


@refused("12001")
def test_an_ability_of_two_actions_still_costs_the_second_one() -> None:
    t = daniela()
    ghoul, hammer = t.put(GHOUL, "threat:0"), t.put(guardian.SLEDGEHAMMER_3, "play:0")
    t.alter(0, actions=0)
    attack_of(t, ghoul).use(t.person().card)
    assert ability(hammer, 0) in t.options
    assert ability(hammer, 1) not in t.options


@matters("12001")
def test_her_elder_sign_deals_1_damage_to_an_enemy_at_her_location() -> None:
    t = daniela(bag=("elder-sign",))
    ghoul = t.put(GHOUL, "threat:0")
    t.turn().choose("investigate").skip()
    assert t.card(ghoul).damage == 1


# Daniela's Wrench


@matters("12002")
def test_the_wrench_provokes_an_enemy_here_to_engage_and_attack_at_once() -> None:
    t = daniela()
    ghoul = t.put(GHOUL, f"at:{t.named('Hall')}", exhausted=True)
    wrench = t.put(DANIELAS_WRENCH, "play:0")
    t.turn().choose(ability(wrench, 1)).skip("reaction")
    assert t.card(ghoul).zone == "threat:0"
    assert (t.own().damage, t.card(wrench).exhausted) == (2, True)


@matters("12002")
def test_the_wrench_strikes_harder_at_an_enemy_that_attacked_you_this_round() -> None:
    t = daniela()
    ghoul, wrench = t.put(GHOUL, "threat:0"), t.put(DANIELAS_WRENCH, "play:0")
    t.turn().choose(ability(wrench, 1)).skip("reaction").choose(ability(wrench, 2)).skip()
    assert t.card(ghoul).damage == 2


@matters("12002")
def test_the_wrench_gives_2_combat_and_no_more_damage_without_an_attack() -> None:
    t = daniela(bag=("-4",))
    ghoul, wrench = t.put(GHOUL, "threat:0"), t.put(DANIELAS_WRENCH, "play:0")
    t.turn().choose(ability(wrench, 2)).skip()
    assert t.card(ghoul).damage == 1


@matters("12002")
def test_an_attack_of_last_round_is_forgotten() -> None:
    t = daniela()
    ghoul, wrench = t.put(GHOUL, "threat:0"), t.put(DANIELAS_WRENCH, "play:0")
    attack_of(t, ghoul).skip()
    t.do(rounds.end_round)
    t.turn().choose(ability(wrench, 2)).skip()
    assert t.card(ghoul).damage == 1


@refused("12002")
def test_without_an_enemy_here_the_wrench_is_of_no_use() -> None:
    t = daniela()
    t.put(GHOUL, f"at:{t.named('Cellar')}")
    wrench = t.put(DANIELAS_WRENCH, "play:0")
    assert not t.turn().can_use(wrench)


@refused("12002")
def test_an_exhausted_wrench_can_strike_but_not_provoke() -> None:
    t = daniela()
    t.put(GHOUL, "threat:0")
    wrench = t.put(DANIELAS_WRENCH, "play:0", exhausted=True)
    t.turn()
    assert ability(wrench, 2) in t.options
    assert ability(wrench, 1) not in t.options


# In Harm's Way


@matters("12003")
def test_in_harms_way_goes_to_the_threat_area_when_drawn() -> None:
    t = daniela()
    weakness = t.put(IN_HARMS_WAY, "deck:0")
    t.turn().choose("draw").skip()
    assert t.card(weakness).zone == "threat:0"


@matters("12003")
def test_dealing_damage_to_an_enemy_hurts_you_until_the_third_time() -> None:
    t = daniela()
    ghoul, weakness = t.put(GHOUL, "threat:0"), t.put(IN_HARMS_WAY, "threat:0")
    for times in (1, 2):
        t.turn().choose(f"fight:{ghoul}").skip()
        assert (t.own().damage, t.card(weakness).damage) == (times, times)
    t.turn().choose(f"fight:{ghoul}").skip()
    assert (t.own().damage, t.card(weakness).zone) == (3, "discard:0")


@matters("12003")
def test_a_killing_blow_counts_for_in_harms_way() -> None:
    t = daniela()
    rat, weakness = t.put(RAT, "threat:0"), t.put(IN_HARMS_WAY, "threat:0")
    t.turn().choose(f"fight:{rat}").skip()
    assert (t.card(rat).zone, t.card(weakness).damage) == ("encounter-discard", 1)


@matters("12003")
def test_still_in_play_at_the_end_it_brings_physical_trauma() -> None:
    t = daniela()
    t.put(IN_HARMS_WAY, "threat:0")
    t.do(ending.resolve, 1)
    assert t.person().physical == 1


@refused("12003")
def test_damage_that_somebody_else_deals_does_not_hurt_daniela() -> None:
    t = daniela(investigator("Bert", skills=5))
    ghoul, weakness = t.put(GHOUL, "threat:0"), t.put(IN_HARMS_WAY, "threat:0")
    t.turn(1).choose(f"fight:{ghoul}").skip()
    assert t.card(ghoul).damage == 1
    assert (t.own().damage, t.card(weakness).damage) == (0, 0)


@refused("12003")
def test_a_missed_attack_deals_no_damage_and_brings_none() -> None:
    t = daniela(bag=("auto-fail",))
    ghoul, weakness = t.put(GHOUL, "threat:0"), t.put(IN_HARMS_WAY, "threat:0")
    t.turn().choose(f"fight:{ghoul}").skip()
    assert (t.own().damage, t.card(weakness).damage) == (0, 0)


# Bodyguard


@matters("12016")
def test_the_bodyguard_takes_damage_for_another_at_your_location() -> None:
    t = Table(seats=2)
    ghoul, guard = t.put(GHOUL, "threat:1"), t.put(BODYGUARD, "play:0")
    attack_of(t, ghoul, 1).choose(f"card:{guard}").choose("rest")
    assert (t.card(guard).damage, t.own(1).damage) == (1, 1)


@matters("12016")
def test_a_defeated_bodyguard_deals_1_damage_to_an_enemy_here() -> None:
    t = Table()
    ghoul, guard = t.put(GHOUL, "threat:0"), t.put(BODYGUARD, "play:0", damage=1)
    attack_of(t, ghoul).choose(f"card:{guard}").use(guard)
    assert (t.card(ghoul).damage, t.card(guard).zone) == (1, "discard:0")


@refused("12016")
def test_the_bodyguard_does_not_reach_another_location() -> None:
    t = Table(seats=2)
    t.alter(1, location=t.named("Cellar"))
    ghoul = t.put(GHOUL, "threat:1")
    t.put(BODYGUARD, "play:0")
    attack_of(t, ghoul, 1)
    assert t.own(1).damage == 2


@refused("12016")
def test_the_bodyguard_takes_no_horror_for_others() -> None:
    t = Table(seats=2)
    t.put(BODYGUARD, "play:0")
    ghost = t.put(enemy("Ghost", damage=0, horror=1), "threat:1")
    attack_of(t, ghost, 1)
    assert t.own(1).horror == 1


@matters("12027")
def test_the_better_bodyguard_deals_2_damage() -> None:
    t = Table(seats=2)
    ghoul, guard = t.put(GHOUL, "threat:1"), t.put(BODYGUARD_2, "play:0", damage=2)
    attack_of(t, ghoul, 1).choose(f"card:{guard}").use(guard)
    assert (t.card(ghoul).damage, t.own(1).damage) == (2, 1)


@refused("12027")
def test_without_an_enemy_here_the_better_bodyguard_falls_in_silence() -> None:
    t = Table()
    guard = t.put(BODYGUARD_2, "play:0", damage=2)
    t.resolve(fx.Deal(1)).choose(f"card:{guard}")
    assert (t.kind, t.card(guard).zone) == ("", "discard:0")


# Endurance


def endure(index: int, skill: str) -> tuple[Table, int]:
    """Return a table in the first window of a fight or evasion, and the option of Endurance."""
    t = Table(bag=("-2",))
    ghoul, training = t.put(GHOUL, "threat:0"), t.put(ENDURANCE, "play:0")
    t.turn().choose(f"{'fight' if skill == 'combat' else 'evade'}:{ghoul}")
    t.choose(ability(training, index))
    return t, ghoul


@matters("12017")
def test_endurance_gives_2_combat_in_an_attack_for_1_resource() -> None:
    t, ghoul = endure(0, "combat")
    t.skip()
    assert (t.card(ghoul).damage, t.own().resources) == (1, 4)


@matters("12017")
def test_endurance_gives_2_agility_in_an_evasion() -> None:
    t, ghoul = endure(1, "agility")
    t.skip()
    assert t.card(ghoul).exhausted


@matters("12017")
def test_endurance_gives_only_1_in_another_test() -> None:
    t = Table(bag=("-2",))
    training = t.put(ENDURANCE, "play:0")
    before = t.own().resources
    climb = Action((fx.Test(("agility",), 3, failure=(fx.Deal(1),)),), (price.Actions(),))
    cliff = t.put(asset("Cliff", climb), "play:0")
    t.turn().use(cliff).choose(ability(training, 1)).skip()
    assert (t.own().damage, t.own().resources) == (1, before - 1)
    t.turn().use(cliff).choose(ability(training, 1)).choose(ability(training, 1)).skip()
    assert t.own().damage == 1


@refused("12017")
def test_endurance_helps_nobody_else_and_with_no_other_skill() -> None:
    t = Table(seats=2)
    ghoul, training = t.put(GHOUL, "threat:1"), t.put(ENDURANCE, "play:0")
    t.turn(1).choose(f"fight:{ghoul}")
    assert not t.can_use(training)
    t.turn(0).choose("investigate")
    assert not t.can_use(training)


@refused("12017")
def test_endurance_needs_a_resource() -> None:
    t = Table()
    ghoul, training = t.put(GHOUL, "threat:0"), t.put(ENDURANCE, "play:0")
    t.set(t.person().card, resources=0)
    t.turn().choose(f"fight:{ghoul}")
    assert not t.can_use(training)


# Logan Hastings


@matters("12018")
def test_logan_gives_1_combat() -> None:
    t = Table(bag=("-1",))
    ghoul = t.put(GHOUL, "threat:0")
    t.put(LOGAN_HASTINGS, "play:0")
    t.turn().choose(f"fight:{ghoul}").skip()
    assert t.card(ghoul).damage == 1


@matters("12018")
def test_logan_pays_for_a_defeated_enemy() -> None:
    t = Table()
    rat, logan = t.put(RAT, "threat:0"), t.put(LOGAN_HASTINGS, "play:0")
    before = t.own().resources
    t.turn().choose(f"fight:{rat}").skip("window", "commit").use(logan)
    assert (t.own().resources, t.card(logan).exhausted) == (before + 1, True)


@refused("12018")
def test_exhausted_logan_pays_nothing_and_for_others_never() -> None:
    t = Table(seats=2)
    rat, logan = t.put(RAT, "threat:0"), t.put(LOGAN_HASTINGS, "play:0", exhausted=True)
    t.turn().choose(f"fight:{rat}").skip("window", "commit")
    assert t.kind == "turn"
    other = t.put(RAT, "threat:1")
    t.set(logan, exhausted=False)
    t.turn(1).choose(f"fight:{other}").skip("window", "commit")
    assert t.kind == "turn"


# Resilience


@matters("12021")
def test_resilience_takes_2_damage_and_2_horror_for_you_without_a_slot() -> None:
    t = Table()
    card = t.put(RESILIENCE, "hand:0")
    t.turn().choose(f"play:{card}")
    t.resolve(fx.Deal(1, 1)).choose(f"card:{card}").choose(f"card:{card}")
    assert (t.card(card).damage, t.card(card).horror, t.card(card).slots) == (1, 1, ())


@refused("12021")
def test_resilience_cannot_be_given_more_than_it_can_take() -> None:
    t = Table()
    card = t.put(RESILIENCE, "play:0", damage=1)
    t.resolve(fx.Deal(2)).choose(f"card:{card}")
    assert (t.kind, t.own().damage) == ("", 1)


# Lesson Learned


@matters("12022")
def test_lesson_learned_discovers_a_clue_after_an_attack_against_you() -> None:
    t = Table(locations=(STUDY,))
    ghoul, lesson = t.put(GHOUL, "threat:0"), t.put(LESSON_LEARNED, "hand:0")
    attack_of(t, ghoul).use(lesson)
    assert t.own().clues == 1


@refused("12022")
def test_lesson_learned_needs_an_attack_against_you_and_a_clue() -> None:
    t = Table(seats=2, locations=(STUDY,))
    ghoul, lesson = t.put(GHOUL, "threat:1"), t.put(LESSON_LEARNED, "hand:0")
    attack_of(t, ghoul, 1)
    assert t.kind == ""
    t.set(t.named("Study"), clues=0)
    t.set(ghoul)
    attack_of(t, ghoul, 0)
    assert t.kind == ""
    assert f"play:{lesson}" not in t.turn().options


# Right Tool for the Job


@matters("12023")
def test_the_right_tool_is_found_among_the_top_9_cards() -> None:
    t = Table()
    hammer = t.put(asset("Hammer", traits=("Item", "Tool")), "deck:0")
    for _ in range(8):
        t.put(PLAIN, "deck:0")
    search = t.put(RIGHT_TOOL_FOR_THE_JOB, "hand:0")
    t.turn().choose(f"play:{search}")
    assert t.card(hammer).zone == "hand:0"
    assert t.card(search).zone == "discard:0"


@matters("12023")
def test_one_of_several_right_tools_must_be_taken() -> None:
    """effects.3: it does not say that you may."""
    t = Table()
    tools = [t.put(asset(name, traits=("Item", "Tool")), "deck:0") for name in ("Hammer", "Saw")]
    search = t.put(RIGHT_TOOL_FOR_THE_JOB, "hand:0")
    t.turn().choose(f"play:{search}")
    assert (t.ask.least, t.ask.most, set(t.options)) == (1, 1, {f"card:{each}" for each in tools})


@matters("12023")
def test_a_weapon_asset_is_a_right_tool_and_a_weapon_event_is_not() -> None:
    t = Table()
    sword = t.put(asset("Sword", traits=("Weapon",)), "deck:0")
    trick = t.put(event("Sword Trick", traits=("Weapon",)), "deck:0")
    search = t.put(RIGHT_TOOL_FOR_THE_JOB, "hand:0")
    t.turn().choose(f"play:{search}")
    assert (t.card(sword).zone, t.card(trick).zone) == ("hand:0", "deck:0")


@refused("12023")
def test_a_tool_below_the_top_9_cards_is_not_found() -> None:
    t = Table()
    deep = t.put(asset("Hammer", traits=("Item", "Tool")), "deck:0")
    for _ in range(9):
        t.put(PLAIN, "deck:0")
    search = t.put(RIGHT_TOOL_FOR_THE_JOB, "hand:0")
    t.turn().choose(f"play:{search}")
    assert (t.kind, t.card(deep).zone) == ("turn", "deck:0")


# Scene of the Crime


@matters("12024")
def test_the_scene_of_the_crime_gives_2_clues_beside_an_enemy_that_does_not_attack() -> None:
    t = Table(locations=(STUDY,))
    t.put(GHOUL, "threat:0")
    scene = t.put(SCENE_OF_THE_CRIME, "hand:0")
    t.turn().choose(f"play:{scene}").skip("window", "reaction")
    assert (t.own().clues, t.own().damage) == (2, 0)


@matters("12024")
def test_the_scene_of_the_crime_gives_1_clue_without_an_enemy() -> None:
    t = Table(locations=(STUDY,))
    scene = t.put(SCENE_OF_THE_CRIME, "hand:0")
    t.turn().choose(f"play:{scene}")
    assert t.own().clues == 1


@refused("12024")
def test_the_scene_of_the_crime_is_only_a_first_action() -> None:
    t = Table(locations=(STUDY,))
    scene = t.put(SCENE_OF_THE_CRIME, "hand:0")
    assert f"play:{scene}" in t.turn().options
    t.choose("resource")
    assert f"play:{scene}" not in t.options


# Counterattack


@matters("12026")
def test_a_counterattack_cancels_the_attack_and_deals_1_damage() -> None:
    t = Table(seats=2)
    ghoul, counter = t.put(GHOUL, "threat:1"), t.put(COUNTERATTACK, "hand:0")
    attack_of(t, ghoul, 1).use(counter)
    assert (t.card(ghoul).damage, t.own(1).damage) == (1, 0)


@refused("12026")
def test_an_attack_elsewhere_cannot_be_countered() -> None:
    t = Table(seats=2)
    t.alter(1, location=t.named("Cellar"))
    ghoul = t.put(GHOUL, "threat:1")
    t.put(COUNTERATTACK, "hand:0")
    attack_of(t, ghoul, 1)
    assert t.own(1).damage == 2


@refused("12026")
def test_a_treachery_is_no_attack_that_could_be_countered() -> None:
    t = Table()
    trap = t.put(treachery("Trap", Revelation((fx.Deal(1),))), "encounter")
    t.put(COUNTERATTACK, "hand:0")
    t.resolve(fx.DrawEncounter())
    assert (t.own().damage, t.card(trap).zone) == (1, "encounter-discard")
