"""Survivor cards of the core box: each where its abilities matter, and where it must not be allowed."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.cards.survivor import (
    ALEKSEY_SABUROV,
    BANDAGES,
    BREAKING_POINT,
    HUNTERS_INSTINCT,
    ISABELLE_BARNES,
    ISABELLES_TWIN_45S,
    JUMPSUIT,
    LEVELHEADED,
    MEAT_CLEAVER,
    MEAT_CLEAVER_3,
)
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import fighting, rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Play, Revelation
from tests.games.horror.cards import asset, enemy, event, investigator, skill, treachery
from tests.games.horror.table import Table

TROLL = enemy("Troll", fight=3, evade=3, health=9, damage=1, horror=0)
RAT = enemy("Rat", fight=1, evade=1, health=1)
NERVE = skill("Nerve", icons={"willpower": 1, "combat": 1})


def isabelle(*others: Printed, bag: tuple[str, ...] = ("0",)) -> Table:
    """Return a table with Isabelle at seat 0."""
    return Table(people=(ISABELLE_BARNES, *others), bag=bag)


def ability(card: int, index: int) -> str:
    """Return the option to use an ability of a card, by its place on the card."""
    return f"use:{card}.{card}.{index}.-1"


def attack_of(t: Table, foe: int, seat: int = 0) -> Table:
    """Let an enemy attack, up to the first decision."""
    return t.do(fighting.begin_attack, foe, seat)


# Isabelle Barnes


@matters("12013")
def test_isabelle_commits_a_skill_from_her_discard_pile_for_1_direct_horror() -> None:
    t = isabelle(bag=("-1",))
    troll, nerve = t.put(TROLL, "threat:0"), t.put(NERVE, "discard:0")
    t.turn().choose(f"fight:{troll}").use(t.person().card).skip()
    assert (t.own().horror, t.card(troll).damage, t.card(nerve).zone) == (1, 1, "deck:0")
    assert "committed" in t.heard


@refused("12013")
def test_isabelle_needs_a_skill_that_fits_the_test() -> None:
    t = isabelle()
    troll, trick = t.put(TROLL, "threat:0"), t.put(event("Trick", icons={"combat": 2}), "discard:0")
    t.put(skill("Wit", icons={"intellect": 1}), "discard:0")
    t.turn().choose(f"fight:{troll}")
    assert not t.can_use(t.person().card)
    assert t.card(trick).zone == "discard:0"


@refused("12013")
def test_isabelle_uses_her_ability_only_in_her_own_tests_once_per_round() -> None:
    t = isabelle(investigator("Bert"))
    troll = t.put(TROLL, "threat:0")
    t.put(NERVE, "discard:0")
    other = t.put(NERVE, "discard:0")
    t.turn(1).choose(f"fight:{troll}")
    assert not t.can_use(t.person().card)
    t.turn(0).choose(f"fight:{troll}").use(t.person().card).choose(f"card:{other}")
    assert not t.can_use(t.person().card)


@matters("12013")
def test_her_elder_sign_heals_1_horror_if_she_succeeds() -> None:
    t = isabelle(bag=("elder-sign",))
    t.set(t.person().card, horror=2)
    troll = t.put(TROLL, "threat:0")
    t.turn().choose(f"fight:{troll}").skip()
    assert (t.own().horror, t.card(troll).damage) == (1, 1)


@refused("12013")
def test_her_elder_sign_heals_nothing_if_she_fails() -> None:
    t = isabelle(bag=("elder-sign",))
    t.set(t.person().card, horror=2)
    wall = t.put(enemy("Wall", fight=9), "threat:0")
    t.turn().choose(f"fight:{wall}").skip()
    assert t.own().horror == 2


# Isabelle's Twin .45s


@matters("12014")
def test_the_twin_45s_shoot_with_combat_and_then_with_agility() -> None:
    t = isabelle(bag=("-1",))
    troll, guns = t.put(TROLL, "threat:0"), t.put(ISABELLES_TWIN_45S, "play:0")
    t.turn().choose(ability(guns, 2)).skip("window", "commit")
    assert (t.card(troll).damage, t.card(guns).uses) == (2, 5)
    t.use(guns).skip()
    assert (t.card(troll).damage, t.card(guns).uses, t.card(guns).exhausted) == (4, 4, True)
    assert t.person().actions == 2


@refused("12014")
def test_exhausted_the_twin_45s_shoot_only_once() -> None:
    t = isabelle()
    t.put(TROLL, "threat:0")
    guns = t.put(ISABELLES_TWIN_45S, "play:0", exhausted=True)
    t.turn().choose(ability(guns, 2)).skip("window", "commit")
    assert t.kind == "turn"


@refused("12014")
def test_without_ammo_the_twin_45s_do_not_shoot() -> None:
    t = isabelle()
    t.put(TROLL, "threat:0")
    guns = t.put(ISABELLES_TWIN_45S, "play:0", uses=0)
    assert not t.turn().can_use(guns)


@refused("12014")
def test_the_last_bullet_is_followed_by_none() -> None:
    t = isabelle()
    t.put(TROLL, "threat:0")
    guns = t.put(ISABELLES_TWIN_45S, "play:0", uses=1)
    t.turn().choose(ability(guns, 2)).skip("window", "commit")
    assert t.kind == "turn"


# Breaking Point


def break_down(horror: int) -> Table:
    """Let Isabelle, with so much horror, draw Breaking Point; an ally could take damage."""
    t = isabelle()
    t.put(asset("Friend", health=3), "play:0")
    t.set(t.person().card, horror=horror)
    t.put(BREAKING_POINT, "deck:0")
    t.turn().choose("draw").skip()
    return t


@matters("12015")
def test_breaking_point_deals_more_direct_damage_the_less_sanity_is_left() -> None:
    assert break_down(0).own().damage == 1
    assert break_down(3).own().damage == 2
    assert break_down(6).own().damage == 3


@refused("12015")
def test_breaking_point_stops_while_enough_sanity_is_left() -> None:
    assert break_down(2).own().damage == 1
    assert break_down(5).own().damage == 2


# Aleksey Saburov


@matters("12072")
def test_aleksey_heals_himself_when_your_turn_begins() -> None:
    t = Table()
    aleksey = t.put(ALEKSEY_SABUROV, "play:0", damage=1, horror=1)
    t.g.phase = "investigation"
    t.do(rounds.begin_turn, 0, "seat:0").use(aleksey).choose("choice:1")
    assert (t.card(aleksey).damage, t.card(aleksey).horror) == (1, 0)


@refused("12072")
def test_unhurt_aleksey_has_nothing_to_heal_and_not_in_the_turn_of_others() -> None:
    t = Table(seats=2)
    aleksey = t.put(ALEKSEY_SABUROV, "play:0")
    t.g.phase = "investigation"
    assert not t.do(rounds.begin_turn, 0, "seat:0").can_use(aleksey)
    t.set(aleksey, damage=1)
    assert not t.do(rounds.begin_turn, 1, "seat:1").can_use(aleksey)


# Bandages


@matters("12073")
def test_bandages_heal_whoever_here_took_damage() -> None:
    t = Table(seats=2)
    troll, bandages = t.put(TROLL, "threat:1"), t.put(BANDAGES, "play:0")
    attack_of(t, troll, 1).use(bandages)
    assert (t.own(1).damage, t.card(bandages).uses) == (0, 2)


@matters("12073")
def test_bandages_heal_an_ally_and_are_discarded_with_the_last_supply() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=3, traits=("Ally",)), "play:0")
    troll, bandages = t.put(TROLL, "threat:0"), t.put(BANDAGES, "play:0", uses=1)
    attack_of(t, troll).choose(f"card:{dog}").use(bandages)
    assert (t.card(dog).damage, t.card(bandages).zone) == (0, "discard:0")


@refused("12073")
def test_bandages_do_not_help_elsewhere_against_horror_or_things() -> None:
    t = Table(seats=2)
    t.put(BANDAGES, "play:0")
    vest = t.put(asset("Vest", health=3), "play:0")
    t.resolve(fx.Deal(0, 1))
    assert t.kind == ""
    t.resolve(fx.Deal(1)).choose(f"card:{vest}")
    assert t.kind == ""
    t.alter(1, location=t.named("Cellar"))
    t.resolve(fx.Deal(1), you=1)
    assert t.kind == ""


@refused("12073")
def test_bandages_come_too_late_for_the_defeated() -> None:
    t = Table(seats=2)
    t.put(BANDAGES, "play:0")
    t.set(t.person(1).card, damage=6)
    attack_of(t, t.put(TROLL, "threat:1"), 1)
    assert (t.kind, t.person(1).status) == ("", "defeated")


# Hunter's Instinct


@matters("12074")
def test_hunters_instinct_brings_back_a_level_0_event_after_an_engagement() -> None:
    t = Table()
    trick, instinct = t.put(event("Trick", level=0), "discard:0"), t.put(HUNTERS_INSTINCT, "play:0")
    troll = t.put(TROLL, f"at:{t.named('Hall')}", exhausted=True)
    t.turn().choose(f"engage:{troll}").use(instinct)
    assert t.card(trick).zone == "hand:0"
    assert (t.card(instinct).uses, t.card(instinct).exhausted) == (2, True)


@matters("12074")
def test_an_enemy_that_spawns_engaged_with_you_wakes_the_hunters_instinct() -> None:
    t = Table()
    t.put(event("Trick", level=0), "discard:0")
    instinct = t.put(HUNTERS_INSTINCT, "play:0")
    t.put(TROLL, "encounter")
    t.resolve(fx.DrawEncounter())
    assert t.can_use(instinct)


@matters("12074")
def test_hunters_instinct_is_discarded_with_its_last_supply() -> None:
    t = Table()
    t.put(event("Trick", level=0), "discard:0")
    instinct = t.put(HUNTERS_INSTINCT, "play:0", uses=1)
    troll = t.put(TROLL, f"at:{t.named('Hall')}", exhausted=True)
    t.turn().choose(f"engage:{troll}").use(instinct)
    assert t.card(instinct).zone == "discard:0"


@refused("12074")
def test_hunters_instinct_finds_no_better_event_none_without_a_level_and_no_asset() -> None:
    t = Table()
    t.put(event("Plan", level=1), "discard:0")
    t.put(event("Own Idea", level=None), "discard:0")
    t.put(asset("Lamp", level=0), "discard:0")
    t.put(HUNTERS_INSTINCT, "play:0")
    troll = t.put(TROLL, f"at:{t.named('Hall')}", exhausted=True)
    t.turn().choose(f"engage:{troll}")
    assert t.kind == "turn"


@refused("12074")
def test_one_hunters_instinct_is_enough_for_an_investigator() -> None:
    t = Table()
    t.put(HUNTERS_INSTINCT, "play:0")
    second = t.put(HUNTERS_INSTINCT, "hand:0")
    assert f"play:{second}" not in t.turn().options


# Jumpsuit


@matters("12075")
def test_the_jumpsuit_is_discarded_for_a_tool_or_weapon_from_the_discard_pile() -> None:
    t = Table()
    hammer = t.put(asset("Hammer", traits=("Tool",)), "discard:0")
    t.put(event("Repair", traits=("Tool",)), "discard:0")
    suit = t.put(JUMPSUIT, "play:0")
    t.turn().use(suit)
    assert (t.card(hammer).zone, t.card(suit).zone) == ("hand:0", "discard:0")


@refused("12075")
def test_the_jumpsuit_needs_your_turn_and_something_to_take_back() -> None:
    t = Table(seats=2)
    suit = t.put(JUMPSUIT, "play:0")
    assert not t.turn().can_use(suit)
    t.put(asset("Hammer", traits=("Weapon",)), "discard:0")
    assert not t.turn(1).can_use(suit)
    assert t.turn(0).can_use(suit)


# Levelheaded


def shaken(t: Table, by: Printed) -> Table:
    """Let a card test willpower."""
    if by.type == "treachery":
        t.put(by, "encounter")
        return t.resolve(fx.DrawEncounter())
    card = t.put(by, "hand:0")
    return t.turn().choose(f"play:{card}")


TEST = (fx.Test(("willpower",), 3, failure=(fx.Deal(1),)),)
FRIGHT = treachery("Fright", Revelation(TEST))
RITE = event("Rite", Play(TEST))


@matters("12076")
def test_levelheaded_gives_2_in_a_test_on_a_scenario_card() -> None:
    t = Table(bag=("-2",))
    calm = t.put(LEVELHEADED, "play:0")
    before = t.own().resources
    shaken(t, FRIGHT).choose(ability(calm, 0)).skip()
    assert (t.own().damage, t.own().resources) == (0, before - 1)


@matters("12076")
def test_levelheaded_gives_1_in_a_test_on_a_player_card() -> None:
    t = Table(bag=("-2",))
    calm = t.put(LEVELHEADED, "play:0")
    shaken(t, RITE).choose(ability(calm, 0)).skip()
    assert t.own().damage == 1


@matters("12076")
def test_levelheaded_gives_1_agility_in_a_basic_evasion() -> None:
    t = Table(bag=("-1",))
    calm, troll = t.put(LEVELHEADED, "play:0"), t.put(TROLL, "threat:0")
    t.turn().choose(f"evade:{troll}").choose(ability(calm, 1)).skip()
    assert t.card(troll).exhausted


@refused("12076")
def test_levelheaded_does_not_help_with_other_skills_or_without_resources() -> None:
    t = Table()
    calm = t.put(LEVELHEADED, "play:0")
    t.turn().choose("investigate")
    assert not t.can_use(calm)
    t.set(t.person().card, resources=0)
    assert not shaken(t, FRIGHT).can_use(calm)


# Meat Cleaver


@matters("12077")
def test_the_cleaver_gives_1_combat_and_2_with_little_sanity_left() -> None:
    for horror, token in ((0, "-1"), (4, "-2")):
        t = Table(bag=(token,))
        t.set(t.person().card, horror=horror)
        troll, cleaver = t.put(TROLL, "threat:0"), t.put(MEAT_CLEAVER, "play:0")
        t.turn().choose(ability(cleaver, 0)).skip()
        assert t.card(troll).damage == 1


@rule("modifiers.1")
@matters("12077")
def test_the_cleaver_counts_the_sanity_that_is_left_when_the_test_is_resolved() -> None:
    t = Table(bag=("-2",))
    t.put(skill("Guts", icons={"combat": 1}), "hand:0")
    troll, cleaver = t.put(TROLL, "threat:0"), t.put(MEAT_CLEAVER, "play:0")
    t.turn().choose(ability(cleaver, 0)).skip("window", "reaction")
    assert t.kind == "commit"
    t.set(t.person().card, horror=4)
    t.skip()
    assert t.card(troll).damage == 1


@matters("12077")
def test_the_cleaver_deals_1_more_for_1_horror() -> None:
    t = Table()
    troll, cleaver = t.put(TROLL, "threat:0"), t.put(MEAT_CLEAVER, "play:0")
    t.turn().choose(ability(cleaver, 0)).use(cleaver).skip()
    assert (t.card(troll).damage, t.own().horror) == (2, 1)
    t.choose(f"fight:{troll}").skip()
    assert t.card(troll).damage == 3


@matters("12077")
def test_whoever_defeats_an_enemy_with_the_cleaver_may_heal_1_horror() -> None:
    t = Table()
    t.set(t.person().card, horror=2)
    rat, cleaver = t.put(RAT, "threat:0"), t.put(MEAT_CLEAVER, "play:0")
    t.turn().choose(ability(cleaver, 0)).skip().choose("yes")
    assert (t.card(rat).zone, t.own().horror) == ("encounter-discard", 1)


@refused("12077")
def test_an_enemy_defeated_without_the_cleaver_heals_nothing() -> None:
    t = Table()
    t.set(t.person().card, horror=2)
    troll, cleaver = t.put(TROLL, "threat:0"), t.put(MEAT_CLEAVER, "play:0")
    t.turn().choose(ability(cleaver, 0)).skip()
    t.set(troll, damage=8)
    t.choose(f"fight:{troll}").skip()
    assert (t.kind, t.own().horror) == ("turn", 2)


@refused("12077")
def test_without_an_enemy_the_cleaver_has_no_use() -> None:
    t = Table()
    cleaver = t.put(MEAT_CLEAVER, "play:0")
    assert not t.turn().can_use(cleaver)


@matters("12085")
def test_the_better_cleaver_gives_2_combat_and_3_with_little_sanity_left() -> None:
    for horror, token in ((0, "-2"), (4, "-3")):
        t = Table(bag=(token,))
        t.set(t.person().card, horror=horror)
        troll, cleaver = t.put(TROLL, "threat:0"), t.put(MEAT_CLEAVER_3, "play:0")
        t.turn().choose(ability(cleaver, 0)).skip()
        assert t.card(troll).damage == 1


@matters("12085")
def test_the_better_cleaver_deals_1_more_for_1_horror_and_may_heal_it() -> None:
    t = Table()
    rat, cleaver = t.put(enemy("Big Rat", health=2), "threat:0"), t.put(MEAT_CLEAVER_3, "play:0")
    t.turn().choose(ability(cleaver, 0)).use(cleaver).skip().choose("yes")
    assert (t.card(rat).zone, t.own().horror) == ("encounter-discard", 0)


@refused("12085")
def test_the_better_cleaver_needs_more_sanity_lost_for_its_third_point() -> None:
    t = Table(bag=("-3",))
    t.set(t.person().card, horror=3)
    troll, cleaver = t.put(TROLL, "threat:0"), t.put(MEAT_CLEAVER_3, "play:0")
    t.turn().choose(ability(cleaver, 0)).skip()
    assert t.card(troll).damage == 0
