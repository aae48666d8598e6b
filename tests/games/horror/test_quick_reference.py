"""The quick reference and the icon legend: every rule of the game in a line."""

from typing import get_args

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers, zones
from miskatonic.games.horror.printed import Value
from miskatonic.games.horror.rules import encounter
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, ElderSign, Free, Keyword, Revelation, Symbol
from miskatonic.games.horror.words.things import Class, Icon, Kind, Most, Named
from tests.games.horror.cards import asset, enemy, investigator, location, reference, skill, treachery
from tests.games.horror.table import Table

ONE = (price.Actions(1),)
ROOMS = Kind("location")


def at(t: Table, name: str) -> str:
    """Return the zone of cards at a location."""
    return f"at:{t.named(name)}"


def draw(t: Table, seat: int = 0) -> Table:
    """Let an investigator draw the top card of the encounter deck."""
    return t.do(encounter.draw_encounter, seat)


@rule("quick-reference.1")
def test_the_phases_follow_each_other_and_round_1_has_no_mythos_phase() -> None:
    t = Table().end().end()
    phases = [id.removeprefix("phase-") for id in t.heard if id.startswith("phase-")]
    assert phases[:4] == ["investigation", "enemy", "upkeep", "mythos"]
    assert phases[4:7] == ["investigation", "enemy", "upkeep"]


@rule("quick-reference.4")
def test_prey_decides_between_equal_options() -> None:
    people = (investigator("Ada", skills=3), investigator("Bert", skills=5))
    t = Table(people=people)
    prey = Keyword("prey", what=Most("willpower", Kind("investigator")))
    ghoul = t.put(enemy("Ghoul", prey, keywords="hunter"), at(t, "Cellar"))
    t.phase("enemy")
    assert t.card(ghoul).zone == "threat:1"


@rule("quick-reference.5")
def test_whoever_draws_the_card_resolves_its_revelation() -> None:
    mud = treachery("Mud", Revelation((fx.Deal(horror=2),)))
    t = Table(seats=2, encounter=(mud,))
    draw(t, 1)
    assert (t.own(0).horror, t.own(1).horror) == (0, 2)


@rule("quick-reference.6")
def test_an_enemy_appears_where_its_spawn_instruction_says() -> None:
    ghoul = enemy("Ghoul", Keyword("spawn", what=Named("Cellar")))
    t = Table(encounter=(ghoul,))
    draw(t)
    assert t.card(t.named("Ghoul")).zone == at(t, "Cellar")


@rule("quick-reference.7", "quick-reference.q2")
def test_a_massive_enemy_is_engaged_with_all_investigators_there_while_it_is_ready() -> None:
    t = Table(seats=3)
    t.alter(2, location=t.named("Cellar"))
    giant = t.put(enemy("Giant", keywords="massive"), at(t, "Hall"))
    assert zones.engaged_with(t.g, giant) == [0, 1]
    t.set(giant, exhausted=True)
    assert zones.engaged_with(t.g, giant) == []


@rule("quick-reference.8", "quick-reference.10", "quick-reference.q2")
def test_hunter_and_patrol_move_one_location_in_the_enemy_phase_ready_and_unengaged_ones_only() -> None:
    row = tuple(location(f"R{n}", connections=(f"R{n - 1}", f"R{n + 1}")) for n in range(6))
    patrol = Keyword("patrol", what=Named("R5"))
    for printed, goes in ((enemy("Ghoul", keywords="hunter"), "R2"), (enemy("Guard", patrol), "R4")):
        t = Table(seats=2, locations=row)
        free = t.put(printed, at(t, "R3"))
        tired = t.put(printed, at(t, "R3"), exhausted=True)
        busy = t.put(printed, "threat:1")
        t.alter(1, location=t.named("R1"))
        t.phase("enemy")
        assert t.card(free).zone == at(t, goes)
        assert (t.card(tired).zone, t.card(busy).zone) == (at(t, "R3"), "threat:1")


@rule("quick-reference.9")
def test_surge_draws_another_encounter_card_once_the_first_is_resolved() -> None:
    mud = treachery("Mud", Revelation((fx.Deal(horror=1),)), keywords="surge")
    last = treachery("Last", Revelation((fx.Deal(damage=1),)))
    t = Table()
    never = t.put(treachery("Never"), "encounter")
    t.put(last, "encounter")
    t.put(mud, "encounter")
    draw(t)
    assert (t.own().horror, t.own().damage) == (1, 1)
    assert t.zone("encounter")[-1] == never


@rule("quick-reference.11")
def test_a_fast_card_costs_no_action() -> None:
    t = Table()
    lamp = t.put(asset("Lamp", keywords="fast", cost=2), "hand:0")
    t.turn().choose(f"play:{lamp}")
    assert (t.person().actions, t.own().resources, t.card(lamp).zone) == (3, 3, "play:0")


@rule("quick-reference.12", "quick-reference.q2")
def test_an_elusive_enemy_disengages_moves_to_an_empty_connected_location_and_exhausts() -> None:
    t = Table(seats=2)
    t.alter(1, location=t.named("Cellar"))
    shade = t.put(enemy("Shade", keywords="elusive", health=9), "threat:0")
    t.turn().choose(f"fight:{shade}").skip()
    assert (t.card(shade).zone, t.card(shade).exhausted) == (at(t, "Garden"), True)


@rule("quick-reference.13")
def test_a_doomed_enemy_brings_1_doom_when_defeated_and_the_agenda_may_advance() -> None:
    t = Table()
    priest = t.put(enemy("Priest", keywords="doomed", health=1), "threat:0")
    t.set(t.named("Stir"), doom=1)
    t.turn().choose(f"fight:{priest}").skip()
    assert t.card(t.named("Stir")).doom == 2
    priest = t.put(enemy("Priest", keywords="doomed", health=1), "threat:0")
    t.turn().choose(f"fight:{priest}").skip()
    assert t.card(t.named("Wake")).zone == "agenda"


@rule("quick-reference.14", "quick-reference.q4")
def test_peril_keeps_others_out_until_the_card_is_resolved_with_its_tests_but_not_from_the_next() -> None:
    test = Revelation((fx.Test(("willpower",), 3),))
    t = Table(seats=2, encounter=(treachery("Calm", test),))
    t.put(treachery("Alone", test, keywords="peril surge"), "encounter")
    help = t.put(skill("Help"), "hand:1")
    flask = t.put(asset("Flask", Free((fx.GainResources(1),))), "play:1")
    t.put(skill("Self"), "hand:0")
    draw(t, 0)
    assert (t.kind, list(t.g.asks())) == ("commit", [0])
    t.choose(())
    while t.kind == "window":
        t.choose("pass")
    assert f"card:{help}" not in t.options
    t.choose(())
    while t.kind == "window":
        t.choose("pass")
    assert (t.asked, f"card:{help}" in t.options) == (1, True)
    assert t.card(flask).zone == "play:1"


@rule("quick-reference.15", "quick-reference.q1", "quick-reference.q2")
def test_an_aloof_enemy_engages_nobody_and_is_neither_fought_nor_evaded_but_others_are_fought() -> None:
    t = Table()
    shy = t.put(enemy("Shy", keywords="aloof"), at(t, "Hall"))
    tired = t.put(enemy("Tired"), at(t, "Hall"), exhausted=True)
    t.turn()
    assert t.card(shy).zone == at(t, "Hall")
    assert (f"fight:{shy}" in t.options, f"evade:{shy}" in t.options) == (False, False)
    assert f"fight:{tired}" in t.options
    t.choose(f"engage:{shy}")
    assert f"fight:{shy}" in t.options


@rule("quick-reference.16", "quick-reference.q2")
def test_retaliate_strikes_back_after_a_failed_attack_and_does_not_exhaust() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", keywords="retaliate", fight=5), "threat:0")
    t.turn().choose(f"fight:{ghoul}").skip()
    assert (t.own().damage, t.card(ghoul).exhausted) == (1, False)


@rule("quick-reference.20")
def test_fight_evade_and_investigate_are_tests_of_combat_agility_and_intellect() -> None:
    who = investigator("Ada", skills={"willpower": 0, "intellect": 1, "combat": 2, "agility": 3})
    for name, skill_tested in (("fight", "combat"), ("evade", "agility"), ("investigate", "intellect")):
        t = Table(people=(who,))
        ghoul = t.put(enemy("Ghoul", damage=0, horror=0), "threat:0")
        other = t.put(enemy("Other", keywords="massive"), at(t, "Hall"), exhausted=True)
        t.put(skill("Guess"), "hand:0")
        t.turn()
        assert (f"fight:{other}" in t.options, f"evade:{other}" in t.options) == (True, False)
        t.choose(name if name == "investigate" else f"{name}:{ghoul}")
        assert t.g.tests[-1].skill == skill_tested


@rule("quick-reference.21")
def test_draw_resource_move_and_engage() -> None:
    t = Table(seats=2)
    hand = len(t.zone("hand:0"))
    ghoul = t.put(enemy("Ghoul", damage=0, horror=0), "threat:1")
    t.turn(0, actions=4).choose("draw").choose("resource").choose(f"engage:{ghoul}")
    t.choose(f"move:{t.named('Cellar')}")
    assert (len(t.zone("hand:0")), t.own().resources) == (hand + 1, 6)
    assert (t.card(ghoul).zone, t.person().location) == ("threat:0", t.named("Cellar"))


@rule("quick-reference.22")
def test_activate_and_play() -> None:
    t = Table()
    desk = t.put(asset("Desk", Action((fx.GainResources(2),), ONE)), "play:0")
    lamp = t.put(asset("Lamp", cost=3), "hand:0")
    t.turn().use(desk).choose(f"play:{lamp}")
    assert (t.own().resources, t.person().actions, t.card(lamp).zone) == (4, 1, "play:0")


@rule("quick-reference.23")
def test_parley_and_resign_come_from_card_abilities() -> None:
    talk = Action((fx.Test(("willpower",), 3, (fx.Discard(),)),), ONE, "parley")
    t = Table(seats=2)
    ghoul = t.put(enemy("Ghoul", talk), "threat:0")
    far = t.put(enemy("Far", talk), at(t, "Cellar"))
    door = t.put(asset("Door", Action((fx.Resign(),), ONE, "resign")), "play:0")
    t.turn()
    assert not t.can_use(far)
    assert not {"parley", "resign"} & set(t.options)
    t.use(ghoul).skip()
    assert (t.card(ghoul).zone, t.own().damage) == ("encounter-discard", 0)
    t.use(door)
    assert t.person().status == "resigned"


# Icons


@rule("symbols.1")
def test_icons_that_only_stand_for_a_word_are_words_on_cards() -> None:
    assert get_args(Class) == ("guardian", "seeker", "mystic", "rogue", "survivor")
    assert get_args(Icon) == ("willpower", "intellect", "combat", "agility", "wild")
    t = Table(seats=3)
    giant = t.put(enemy("Giant", health=Value(2, each=True)), at(t, "Cellar"))
    assert numbers.value(t.g, giant, "health") == 6
    guess = t.put(skill("Guess", icons={"intellect": 1, "wild": 1}), "hand:0")
    assert [numbers.icons(t.g, guess, name) for name in ("intellect", "agility")] == [2, 1]


@rule("symbols.2")
def test_the_elder_sign_sets_off_the_investigators_own_ability() -> None:
    ada = investigator("Ada", ElderSign(1, (fx.GainResources(2),)))
    bert = investigator("Bert", ElderSign(1, (fx.GainResources(4),)))
    t = Table(people=(ada, bert), bag=("elder-sign",))
    t.turn(0).choose("investigate").skip()
    assert (t.own(0).resources, t.own(1).resources) == (7, 5)


@rule("symbols.3")
def test_the_auto_fail_token_fails_the_test() -> None:
    t = Table(bag=("auto-fail",))
    t.set(t.named("Hall"), clues=1)
    t.turn().choose("investigate").skip()
    assert "test-failed" in t.heard
    assert t.own().clues == 0


@rule("symbols.4")
def test_each_symbol_token_sets_off_its_own_ability_on_the_scenario_reference_card() -> None:
    tokens = ("skull", "cultist", "tablet", "elder-thing")
    overview = reference(
        "Overview", *(Symbol(token, -1, (fx.GainResources(n),)) for n, token in enumerate(tokens))
    )
    for n, token in enumerate(tokens):
        t = Table(reference=overview, bag=(token,))
        t.turn().choose("investigate").skip()
        assert t.own().resources == 5 + n
