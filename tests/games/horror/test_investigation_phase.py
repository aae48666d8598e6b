"""The investigation phase: turns, actions, attacks of opportunity (section `investigation`)."""

from typing import Any

import pytest

from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Play, Reaction
from miskatonic.games.horror.words.costs import Actions, Designator
from miskatonic.games.horror.words.modifiers import Doing, NoOpportunity
from miskatonic.games.horror.words.things import Choose, Is, Kind
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import act, agenda, asset, enemy, event, investigator, location, treachery
from tests.games.horror.table import Table

GAIN = (fx.GainResources(1),)
PRESS = Action(GAIN, (Actions(1),))
ENEMY = Choose(Kind("enemy"))


def use(card: int, index: int = 0) -> str:
    """Return the option to use an ability of a card."""
    return f"use:{card}.{card}.{index}.-1"


def attacks(t: Table) -> int:
    """Return how many attacks of opportunity were made."""
    return t.heard.count("opportunity")


# Turns


@rule("investigation.1")
def test_step_2_1_begins_the_investigation_phase() -> None:
    t = Table(2)
    t.put(treachery("Dawn", Forced(On("at", "investigation-begins"), (fx.Deal(horror=1),))), "threat:0")
    t.phase("investigation")
    assert (t.g.phase, t.kind, t.own().horror) == ("investigation", "next-turn", 1)


@rule("investigation.2", "investigation.3", "investigation.4")
def test_the_group_decides_whose_turn_begins_among_those_who_have_not_had_one() -> None:
    t = Table(3)
    t.phase("investigation")
    assert (t.kind, t.options, t.g.active) == ("next-turn", ["seat:0", "seat:1", "seat:2"], -1)
    t.choose("seat:1")
    assert (t.kind, t.asked, t.g.active) == ("turn", 1, 1)
    t.choose("end")
    assert (t.kind, t.options) == ("next-turn", ["seat:0", "seat:2"])


@rule("investigation.5")
def test_a_turn_must_be_finished_before_somebody_else_can_take_one() -> None:
    t = Table(2)
    t.phase("investigation").choose("seat:1")
    for _ in range(2):
        t.choose("resource")
        assert (t.kind, t.asked, len(t.g.asks())) == ("turn", 1, 1)


@rule("investigation.6", "investigation.28")
def test_everybody_has_one_turn_and_then_the_phase_ends() -> None:
    t = Table(2)
    t.put(treachery("Dusk", Forced(On("at", "investigation-ends"), (fx.Deal(horror=1),))), "threat:0")
    t.phase("investigation").choose("seat:1").choose("end")
    assert (t.kind, t.asked) == ("turn", 0)
    t.choose("end")
    assert [each for each in t.heard if each == "turn-begins"] == ["turn-begins"] * 2
    assert (t.kind, t.own().horror) == ("", 1)


@rule("investigation.7", "investigation.9")
def test_a_turn_begins_with_3_actions_each_spent_on_one_of_the_actions() -> None:
    t = Table()
    t.phase("investigation")
    assert t.person().actions == 3
    t.choose("resource").choose("draw")
    assert t.person().actions == 1
    t.choose("resource")
    assert t.kind == ""
    assert t.own().resources == 7


@rule("investigation.8", "investigation.25")
def test_a_turn_may_be_ended_early_and_actions_left_over_are_lost() -> None:
    t = Table()
    t.phase("investigation").choose("resource").choose("end")
    assert t.person().actions == 0
    t.phase("upkeep")
    assert (t.kind, t.person().actions) == ("turn", 3)


@rule("investigation.26", "investigation.27")
def test_without_any_further_action_the_turn_ends_and_its_marker_is_turned() -> None:
    t = Table(2)
    t.phase("investigation").choose("seat:0")
    for _ in range(3):
        assert not t.person(0).turn_taken
        t.choose("resource")
    assert t.person(0).turn_taken
    assert not t.person(1).turn_taken
    assert t.asked == 1


@rule("investigation.q5", "investigation.9")
@pytest.mark.parametrize(("word", "left"), [(fx.GainActions(1), 4), (fx.LoseActions(1), 2)])
def test_three_is_only_what_a_turn_usually_gives(word: Any, left: int) -> None:
    t = Table()
    t.put(treachery("Haste", Forced(On("at", "turn-begins"), (word,))), "threat:0")
    t.phase("investigation")
    for _ in range(left):
        assert t.kind == "turn"
        t.choose("resource")
    assert (t.kind, t.own().resources) == ("", 5 + left)


# Actions


@rule("investigation.10")
def test_draw_draws_1_card() -> None:
    t = Table()
    top, hand = t.zone("deck:0")[-1], len(t.zone("hand:0"))
    t.turn().choose("draw")
    assert t.card(top).zone == "hand:0"
    assert len(t.zone("hand:0")) == hand + 1


@rule("investigation.11")
def test_resource_gains_1_resource() -> None:
    t = Table()
    t.turn().choose("resource")
    assert t.own().resources == 6


@rule("investigation.12")
def test_activate_an_ability_of_your_cards_encounter_cards_here_your_threat_area_act_or_agenda() -> None:
    acts, agendas = (act("Seek", PRESS),), (agenda("Stir", PRESS),)
    t = Table(2, acts=acts, agendas=agendas)
    here, there = t.named("Hall"), t.named("Cellar")
    yours = [t.put(asset("Bell", PRESS), "play:0"), t.put(enemy("Imp", PRESS), f"at:{here}", exhausted=True)]
    yours += [t.put(treachery("Knot", PRESS), "threat:0"), t.named("Seek"), t.named("Stir")]
    others = [t.put(asset("Gong", PRESS), "play:1"), t.put(enemy("Bat", PRESS), f"at:{there}")]
    t.alter(1, location=there)
    others.append(t.put(treachery("Web", PRESS), "threat:1"))
    t.turn(0)
    offered = {each for each in t.options if each.startswith("use:")}
    assert offered == {use(each) for each in yours}
    assert not offered & {use(each) for each in others}
    t.choose(use(yours[0]))
    assert (t.own().resources, t.person().actions) == (6, 2)


@rule("investigation.q1")
def test_your_location_itself_and_encounter_cards_in_threat_areas_there_can_be_activated_as_well() -> None:
    hall = location("Hall", PRESS, connections=("Cellar",))
    t = Table(2, locations=(hall, location("Cellar", PRESS)))
    web = t.put(treachery("Web", PRESS), "threat:1")
    t.turn(0)
    offered = {each for each in t.options if each.startswith("use:")}
    assert offered == {use(t.named("Hall")), use(web)}


@rule("investigation.13")
def test_play_an_asset_or_an_event_from_your_hand() -> None:
    t = Table()
    lamp, tip = t.put(asset("Lamp", cost=2), "hand:0"), t.put(event("Tip", Play(GAIN), cost=1), "hand:0")
    t.turn().choose(f"play:{lamp}").choose(f"play:{tip}")
    assert (t.card(lamp).zone, t.card(tip).zone) == ("play:0", "discard:0")
    assert (t.own().resources, t.person().actions) == (5 - 2 - 1 + 1, 1)


@rule("investigation.14")
def test_move_to_a_connected_location() -> None:
    t = Table()
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert t.person().location == t.named("Cellar")
    assert [each for each in t.options if each.startswith("move:")] == [f"move:{t.named('Hall')}"]


@rule("investigation.15")
def test_investigate_the_location_where_you_are() -> None:
    t = Table(locations=(location("Hall", clues=2),))
    t.turn().choose("investigate")
    assert (t.own().clues, t.card(t.named("Hall")).clues) == (1, 1)


@rule("investigation.16", "investigation.17", "investigation.18")
def test_engage_evade_and_fight_are_aimed_at_enemies_at_your_location() -> None:
    t = Table(2)
    free = t.put(enemy("Cultist", keywords="aloof"), f"at:{t.named('Hall')}")
    mine, theirs = t.put(enemy("Rat"), "threat:0"), t.put(enemy("Ghoul"), "threat:1")
    t.put(enemy("Bat"), f"at:{t.named('Cellar')}")
    t.turn(0)
    aimed = {each for each in t.options if kind_in(each) in ("engage", "evade", "fight")}
    assert aimed == {
        *(f"engage:{free}", f"engage:{theirs}", f"evade:{mine}"),
        *(f"fight:{mine}", f"fight:{theirs}"),
    }


@rule("investigation.16")
def test_engage_brings_the_enemy_into_your_threat_area() -> None:
    t = Table()
    free = t.put(enemy("Cultist", keywords="aloof"), f"at:{t.named('Hall')}")
    t.turn().choose(f"engage:{free}")
    assert t.card(free).zone == "threat:0"


@rule("investigation.17")
def test_evade_attempts_to_evade_an_enemy_engaged_with_you() -> None:
    t = Table()
    rat = t.put(enemy("Rat", evade=3), "threat:0")
    t.turn().choose(f"evade:{rat}")
    assert (t.card(rat).zone, t.card(rat).exhausted) == (f"at:{t.named('Hall')}", True)


@rule("investigation.18")
def test_fight_attacks_an_enemy_at_your_location() -> None:
    t = Table()
    rat = t.put(enemy("Rat", fight=3), "threat:0")
    t.turn().choose(f"fight:{rat}")
    assert t.card(rat).damage == 1


@rule("investigation.19")
def test_parley_uses_an_action_ability_to_parley_with_an_enemy_at_your_location() -> None:
    talk = Action((fx.Discard("this"),), (Actions(1),), "parley")
    t = Table()
    here, away = (
        t.put(enemy("Cultist", talk), "threat:0"),
        t.put(enemy("Ghoul", talk), f"at:{t.named('Cellar')}"),
    )
    t.turn()
    assert use(away) not in t.options
    t.choose(use(here))
    assert t.card(here).zone == "encounter-discard"
    assert t.person().actions == 2
    assert attacks(t) == 0


@rule("investigation.20")
def test_resign_uses_an_action_ability_to_resign() -> None:
    gate = location("Gate", Action((fx.Resign(),), (Actions(1),), "resign"))
    t = Table(2, locations=(gate,))
    t.turn(0).choose(use(t.named("Gate")))
    assert t.person(0).status == "resigned"


@rule("investigation.q4")
def test_a_card_with_the_designator_parley_parleys_with_whom_its_text_says() -> None:
    bribe = event("Bribe", Play((fx.Discard(ENEMY),), designator="parley"))
    t = Table()
    cultist, card = t.put(enemy("Cultist"), "threat:0"), t.put(bribe, "hand:0")
    t.turn().choose(f"play:{card}")
    assert t.card(cultist).zone == "encounter-discard"
    assert attacks(t) == 0


@rule("investigation.21")
def test_the_same_action_may_be_taken_three_times_in_a_row_and_in_any_mixture() -> None:
    t = Table()
    t.turn().choose("resource").choose("resource").choose("resource")
    assert t.own().resources == 8
    t.turn().choose("draw").choose("resource").choose("draw")
    assert t.own().resources == 9


@rule("investigation.24")
def test_after_each_action_play_goes_back_to_the_window_before_it() -> None:
    t = Table(2)
    t.put(asset("Watch", Free(GAIN)), "play:1")
    t.turn(0)
    for _ in range(3):
        assert (t.asked, t.kind) == (1, "window")
        t.choose("pass").choose("resource")
    assert (t.asked, t.kind) == (1, "window")


# Attacks of opportunity


def provoking(t: Table) -> dict[str, str]:
    """Give the table something to do of every kind; return the option for each."""
    hall = t.named("Hall")
    lamp = t.put(asset("Lamp"), "hand:0")
    bell = t.put(asset("Bell", PRESS), "play:0")
    cultist = t.put(enemy("Cultist", keywords="aloof"), f"at:{hall}")
    return {
        "draw": "draw",
        "resource": "resource",
        "activate": use(bell),
        "play": f"play:{lamp}",
        "move": f"move:{t.named('Cellar')}",
        "investigate": "investigate",
        "engage": f"engage:{cultist}",
    }


@rule("investigation.22")
@pytest.mark.parametrize("doing", ["draw", "resource", "activate", "play", "move", "investigate", "engage"])
def test_any_other_action_makes_each_ready_engaged_enemy_attack(doing: str) -> None:
    t = Table()
    for _ in range(2):
        t.put(enemy("Rat"), "threat:0")
    t.put(enemy("Ghoul"), "threat:0", exhausted=True)
    option = provoking(t)[doing]
    t.turn().choose(option)
    assert attacks(t) == 2
    assert (t.own().damage, t.own().horror) == (2, 2)


@rule("investigation.22")
@pytest.mark.parametrize("doing", ["fight", "evade"])
def test_fighting_and_evading_provoke_nothing(doing: str) -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    t.put(enemy("Ghoul"), "threat:0")
    t.turn().choose(f"{doing}:{rat}")
    assert attacks(t) == 0


@rule("investigation.22")
@pytest.mark.parametrize("kind", ["fight", "evade", "parley", "resign"])
def test_abilities_that_fight_evade_parley_or_resign_provoke_nothing(kind: Designator) -> None:
    t = Table(2)
    bell = t.put(asset("Bell", Action(GAIN, (Actions(1),), kind)), "play:0")
    t.put(enemy("Rat"), "threat:0")
    t.turn().choose(use(bell))
    assert attacks(t) == 0
    assert t.own().resources == 6


@rule("investigation.22", "golden-rule.1")
@pytest.mark.parametrize(
    "doing", ["draw", "gain-resources", "activate", "play", "move", "investigate", "engage"]
)
def test_a_card_can_say_that_an_action_provokes_nothing(doing: Doing) -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    option = provoking(t)["resource" if doing == "gain-resources" else doing]
    t.put(asset("Shade", Constant((NoOpportunity(Is("you"), doing),))), "play:0")
    t.turn().choose(option)
    assert attacks(t) == 0


@rule("investigation.22")
def test_what_lets_one_action_provoke_nothing_says_nothing_about_others() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    t.put(asset("Shade", Constant((NoOpportunity(Is("you"), "draw"),))), "play:0")
    t.turn().choose("resource")
    assert attacks(t) == 1


@rule("investigation.22", "action-designator.2")
def test_an_ability_with_a_designator_is_that_action_and_provokes_nothing_where_that_does_not() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    boots = t.put(asset("Boots", Action(GAIN, (Actions(1),), "move")), "play:0")
    t.put(asset("Shade", Constant((NoOpportunity(Is("you"), "move"),))), "play:0")
    t.turn().choose(use(boots))
    assert (attacks(t), t.own().resources) == (0, 6)


@rule("investigation.23")
def test_you_choose_the_order_of_the_attacks() -> None:
    t = Table(2)
    rat, ghoul = t.put(enemy("Rat", damage=2), "threat:1"), t.put(enemy("Ghoul", damage=0), "threat:1")
    t.put(asset("Owl", Reaction(On("after", "attacks"), GAIN)), "play:1")
    t.turn(1).choose("resource")
    assert (t.asked, t.kind, t.options) == (1, "order", [f"card:{rat}", f"card:{ghoul}"])
    t.choose(f"card:{ghoul}")
    assert (t.own(1).damage, t.own(1).horror) == (0, 1)


@rule("investigation.q2")
def test_the_attack_of_opportunity_must_be_made() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    t.turn().choose("resource")
    assert t.own().damage == 1
    assert t.kind == "turn"


@rule("investigation.q3")
def test_free_and_reaction_abilities_and_fast_cards_provoke_nothing() -> None:
    t = Table()
    bell = t.put(asset("Bell", Free(GAIN), Reaction(On("after", "gains-resources"), (fx.Draw(1),))), "play:0")
    tip = t.put(event("Tip", Play((fx.Draw(1),)), keywords="fast"), "hand:0")
    t.put(enemy("Rat"), "threat:0")
    t.turn().choose(use(bell))
    assert t.kind == "reaction"
    t.choose(t.options[0]).choose(f"play:{tip}")
    assert attacks(t) == 0
    assert t.kind == "turn"


@rule("investigation.q3")
def test_each_enemy_attacks_once_even_if_the_action_costs_several() -> None:
    t = Table()
    bell = t.put(asset("Bell", Action(GAIN, (Actions(3),))), "play:0")
    t.put(enemy("Rat"), "threat:0")
    t.turn().choose(use(bell))
    assert attacks(t) == 1
    assert t.person().actions == 0


@rule("investigation.4", "cooperative.1")
def test_only_the_active_investigator_takes_actions() -> None:
    t = Table(people=(investigator("Ada"), investigator("Bert")))
    t.turn(1)
    assert set(t.g.asks()) == {1}
