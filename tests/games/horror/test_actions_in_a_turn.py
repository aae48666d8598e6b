"""Actions in a turn: how many, what they cost first, and abilities that need the activate action."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import rounds
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Free
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import act, agenda, asset, enemy, investigator, location, treachery
from tests.games.horror.table import CELLAR, GARDEN, Table

ONE = (price.Actions(1),)
RICH = Action((fx.GainResources(3),), ONE)
"""[action] You gain 3 resources."""
FIGHT = Action((fx.TakeAction("fight"),), ONE, "fight")


def begin_turn(t: Table, seat: int = 0) -> Table:
    """Let the turn of an investigator begin by the rules."""
    t.g.phase = "investigation"
    return t.do(rounds.begin_turn, 0, f"seat:{seat}")


# action


@rule("action.1", "action.3")
def test_a_turn_starts_with_3_actions_and_no_fourth_can_be_taken() -> None:
    t = begin_turn(Table())
    assert t.person().actions == 3
    for _ in range(3):
        t.choose("resource")
    assert t.own().resources == 8
    assert t.kind == ""


@rule("action.2", "activate-action.4")
def test_all_costs_of_an_action_are_paid_before_anything_is_resolved() -> None:
    ability = Action((fx.May((fx.Heal("damage", 1),)),), (*ONE, price.Resources(2), price.Exhaust()))
    t = Table()
    kit = t.put(asset("Kit", ability), "play:0")
    t.set(t.own().id, damage=1)
    t.turn().use(kit)
    assert t.kind == "may"
    assert (t.person().actions, t.own().resources, t.card(kit).exhausted) == (2, 3, True)
    assert t.own().damage == 1
    t.choose("yes")
    assert t.own().damage == 0


@rule("action.4")
def test_unspent_actions_are_lost_when_the_turn_ends() -> None:
    t = begin_turn(Table())
    t.choose("resource").choose("end")
    assert t.person().actions == 0


@rule("action.5", "action.6")
def test_losing_and_gaining_actions_outside_the_own_turn_counts_for_the_next_turn() -> None:
    for word, left in ((fx.LoseActions(1, "lead"), 2), (fx.GainActions(2, "lead"), 5)):
        t = Table(seats=2)
        thing = t.put(asset("Thing", Action((word,), ONE)), "play:1")
        t.turn(1).use(thing)
        assert t.person(0).actions == 0
        t.choose("end")
        begin_turn(t, 0)
        assert t.person(0).actions == left


@rule("action.q1")
def test_3_is_no_upper_limit_for_somebody_who_gains_actions() -> None:
    t = Table()
    thing = t.put(asset("Thing", Free((fx.GainActions(2),), (price.Exhaust(),))), "play:0")
    begin_turn(t).use(thing)
    for _ in range(5):
        t.choose("resource")
    assert t.own().resources == 10


@rule("action.q2")
def test_more_lost_than_there_will_be_leaves_0_and_nothing_carries_over() -> None:
    t = Table()
    t.alter(0, actions_to_come=-5)
    begin_turn(t)
    assert (t.person().actions, t.kind) == (0, "")
    begin_turn(t)
    assert t.person().actions == 3


@rule("action.q2")
def test_waiting_gains_and_losses_are_added_up_before_the_floor_of_0() -> None:
    t = Table(seats=2)
    worse = t.put(asset("Worse", Action((fx.LoseActions(5, "lead"),), ONE)), "play:1")
    better = t.put(asset("Better", Action((fx.GainActions(3, "lead"),), ONE)), "play:1")
    t.turn(1).use(worse).use(better).choose("end")
    begin_turn(t, 0)
    assert t.person(0).actions == 1


@rule("action.q3")
def test_actions_lost_in_the_own_turn_are_lost_at_once_down_to_0() -> None:
    t = Table()
    thing = t.put(asset("Thing", Free((fx.LoseActions(2),), (price.Exhaust(),))), "play:0")
    t.turn(actions=3).use(thing)
    assert t.person().actions == 1
    t.set(thing, exhausted=False)
    t.turn(actions=1).use(thing)
    assert t.person().actions == 0
    begin_turn(t)
    assert t.person().actions == 3


# active-player


@rule("active-player.1", "active-player.q1")
def test_the_active_player_is_whoever_takes_their_turn_and_outside_turns_there_is_none() -> None:
    greed = Forced(On("after", "round-begins"), (fx.GainResources(1, "active"),))
    tell = Action((fx.GainResources(4, "active"),), ONE)
    t = Table(seats=2)
    t.put(asset("Greed", greed), "play:1")
    begin_turn(t, 1)
    assert t.g.active == 1
    horn = t.put(asset("Horn", tell), "play:1")
    t.turn(1).use(horn).choose("end")
    assert (t.own(0).resources, t.own(1).resources) == (5, 9)
    t.do(rounds.end_turn, 1)
    assert t.g.active == -1
    t.phase("mythos")
    assert (t.own(0).resources, t.own(1).resources) == (5, 9)


# action-designator


@rule("action-designator.1", "action-designator.2")
def test_a_designated_action_goes_by_its_usual_rules_with_the_changes_stated() -> None:
    strong = Action((fx.TakeAction("fight", success=(fx.GainResources(1),)),), ONE, "fight")
    t = Table()
    t.bag("0")
    ghoul = t.put(enemy("Ghoul", fight=3, health=2), "threat:0")
    sword = t.put(asset("Sword", strong), "play:0")
    t.turn().use(sword).skip()
    assert t.card(ghoul).damage == 1
    assert t.own().resources == 6


@rule("action-designator.1", "action-designator.2")
def test_evade_investigate_and_move_may_be_designated_too() -> None:
    for name, seen in (("evade", "exhausted"), ("investigate", "clues"), ("move", "location")):
        t = Table()
        t.set(t.named("Hall"), clues=1)
        ghoul = t.put(enemy("Ghoul", damage=0, horror=0), "threat:0")
        thing = t.put(asset("Thing", Action((fx.TakeAction(name),), ONE, name)), "play:0")  # type: ignore[arg-type]
        t.turn().use(thing).skip()
        if name == "move":
            t.choose(f"card:{t.named('Cellar')}")
        happened = {
            "exhausted": t.card(ghoul).exhausted,
            "clues": t.own().clues == 1,
            "location": t.person().location == t.named("Cellar"),
        }
        assert [each for each, yes in happened.items() if yes] == [seen]


@rule("action-designator.3", "action-designator.x1", "action-designator.q1")
def test_the_skill_behind_the_designator_is_tested_whatever_the_basic_action_uses() -> None:
    spell = Action((fx.TakeAction("fight", ("willpower",)),), ONE, "fight")
    t = Table(
        people=(investigator("Ada", skills={"willpower": 5, "intellect": 1, "combat": 1, "agility": 1}),)
    )
    ghoul = t.put(enemy("Ghoul", fight=4, health=2), "threat:0")
    flame = t.put(asset("Flame", spell), "play:0")
    t.turn().use(flame).skip()
    assert t.card(ghoul).damage == 1


# activate-action


@rule("activate-action.1", "activate-action.2")
def test_an_action_ability_is_offered_in_the_own_turn_only_and_takes_an_action() -> None:
    t = Table(seats=2)
    chest = t.put(asset("Chest", RICH), "play:0")
    t.turn(1)
    assert (t.asked, t.can_use(chest)) == (1, False)
    t.turn(0).use(chest)
    assert (t.own().resources, t.person().actions) == (8, 2)


@rule("activate-action.3", "quick-reference.q3")
def test_the_action_takes_as_many_actions_as_there_are_icons_in_the_cost() -> None:
    t = Table()
    chest = t.put(asset("Chest", Action((fx.GainResources(3),), (price.Actions(2),))), "play:0")
    t.turn(actions=1)
    assert not t.can_use(chest)
    t.turn(actions=3).use(chest)
    assert t.person().actions == 1


@rule("activate-action.5")
def test_abilities_of_cards_one_controls_the_investigator_card_included() -> None:
    t = Table(people=(investigator("Ada", RICH), investigator("Bert")))
    mine, theirs = t.put(asset("Mine", RICH), "play:0"), t.put(asset("Theirs", RICH), "play:1")
    t.turn(0)
    assert t.can_use(mine)
    assert t.can_use(t.own().id)
    assert not t.can_use(theirs)


@rule("activate-action.6", "activate-action.q2")
def test_scenario_cards_at_the_own_location_in_any_threat_area_there() -> None:
    well = location("Well", RICH, connections=("Hall",))
    t = Table(seats=3, locations=(well, CELLAR, GARDEN))
    t.alter(2, location=t.named("Cellar"))
    here = t.named("Well")
    ghoul = t.put(enemy("Ghoul", RICH), f"at:{here}", exhausted=True)
    mud = t.put(treachery("Mud", RICH), f"on:{here}")
    fear = t.put(treachery("Fear", RICH), "threat:1")
    far = t.put(treachery("Far", RICH), "threat:2")
    t.turn(0)
    assert all(t.can_use(card) for card in (here, ghoul, mud, fear))
    assert not t.can_use(far)
    t.alter(0, location=t.named("Garden"))
    t.turn(0)
    assert not any(t.can_use(card) for card in (here, ghoul, mud, fear, far))


@rule("activate-action.7")
def test_abilities_of_the_current_act_and_the_current_agenda_only() -> None:
    acts = (act("Seek", RICH), act("Flee", RICH, stage=2))
    agendas = (agenda("Stir", RICH), agenda("Wake", RICH, stage=2))
    t = Table(acts=acts, agendas=agendas)
    t.turn()
    assert [t.can_use(t.named(name)) for name in ("Seek", "Stir", "Flee", "Wake")] == [
        True,
        True,
        False,
        False,
    ]


@rule("activate-action.8")
def test_an_activate_action_provokes_an_attack_of_opportunity() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    chest = t.put(asset("Chest", RICH), "play:0")
    t.turn().use(chest)
    assert (t.own().damage, t.own().horror, t.own().resources) == (1, 1, 8)


@rule("activate-action.8", "activate-action.x1")
def test_a_fight_ability_of_cosmic_flame_is_a_fight_action_too_and_provokes_nothing() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    flame = t.put(asset("Cosmic Flame", FIGHT), "play:0")
    t.turn().use(flame).skip()
    assert (t.card(ghoul).damage, t.own().damage, t.person().actions) == (1, 0, 2)


@rule("activate-action.q1")
def test_only_fight_evade_parley_and_resign_keep_an_activate_action_from_provoking() -> None:
    provoking = []
    for name in ("fight", "evade", "parley", "resign", "investigate", "move", "draw", "resource"):
        t = Table(seats=2)
        t.put(enemy("Ghoul"), "threat:0")
        word = fx.GainResources(1) if name == "parley" else fx.TakeAction(name)
        thing = t.put(asset("Thing", Action((word,), ONE, name)), "play:0")
        t.turn().use(thing)
        if t.own().damage:
            provoking.append(name)
    assert provoking == ["investigate", "move", "draw", "resource"]


@rule("activate-action.q1")
def test_a_free_ability_with_a_designator_takes_no_action_and_provokes_nothing() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    cape = t.put(asset("Cape", Free((fx.TakeAction("move"),), (price.Exhaust(),))), "play:0")
    t.turn().use(cape).choose(f"card:{t.named('Cellar')}")
    assert (t.person().actions, t.own().damage) == (3, 0)
    assert t.person().location == t.named("Cellar")
