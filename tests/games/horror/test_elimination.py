"""Elimination: resigned and defeated investigators, and what becomes of their cards and tokens."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.rules import elimination, ending, harm
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Symbol
from miskatonic.games.horror.words.things import (
    AllOf,
    At,
    Choose,
    Each,
    Exists,
    Kind,
    Named,
    Not,
    PerInvestigator,
    Unless,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, investigator, reference, skill, treachery
from tests.games.horror.table import Table

ONE = (price.Actions(1),)
DOOR = asset("Door", Action((fx.TakeAction("resign"),), ONE, "resign"))
WEAKNESS = {"subtype": "weakness"}


def eliminated(t: Table, seat: int = 0, how: str = "defeated") -> Table:
    """Let an investigator be eliminated."""
    return t.do(elimination.eliminate, seat, how)


# resign


@rule("elimination.2")
def test_nothing_puts_an_investigator_who_is_out_of_the_game_into_play_again() -> None:
    t = Table(2)
    ben = t.person(1).card
    t.resolve(fx.Defeat(Choose(Kind("investigator"))), fx.PutIntoPlay("chosen", "threat"))
    t.choose(f"card:{ben}")
    assert t.card(ben).zone == "removed"


@rule("resign.1", "resign.2", "resign.5", "elimination.1")
def test_a_resign_ability_takes_an_activate_action_provokes_nothing_and_eliminates() -> None:
    t = Table(seats=2)
    door, _ = t.put(DOOR, "play:0"), t.put(enemy("Ghoul"), "threat:0")
    t.turn(0).use(door)
    assert (t.person().status, t.own().damage) == ("resigned", 0)
    assert "opportunity" not in t.heard


@rule("resign.3")
def test_whoever_has_resigned_is_not_defeated_and_suffers_no_trauma() -> None:
    t = Table(seats=2)
    t.put(asset("Grave", Forced(On("after", "is-defeated"), (fx.GainResources(1),))), "play:1")
    door = t.put(DOOR, "play:0")
    t.turn(0).use(door)
    assert t.own(1).resources == 5
    assert (t.person().physical, t.person().mental, t.person().status) == (0, 0, "resigned")


@rule("resign.4", "resign.q1")
def test_each_surviving_investigator_is_everybody_still_in_the_game() -> None:
    not_there = Exists(AllOf((Kind("investigator"), Not(At("this")))))
    together = Free((fx.GainResources(1),), condition=Unless(not_there))
    for how in ("resigned", "defeated"):
        t = Table(seats=3)
        t.alter(2, location=t.named("Cellar"))
        drum = t.put(asset("Drum", together), "play:0")
        assert not t.turn(0).can_use(drum)
        eliminated(t, 2, how)
        assert t.turn(0).can_use(drum)


@rule("resign.q1")
def test_once_the_scenario_is_over_whoever_resigned_has_survived() -> None:
    t = Table(seats=3, scenario={})
    eliminated(t, 1, "resigned")
    eliminated(t, 2, "defeated")
    t.do(ending.resolve, 1)
    assert t.g.outcome is not None
    assert t.g.outcome.winners == (0, 1)


def test_the_board_says_whether_the_scenario_was_won() -> None:
    for resolution, won in ((1, True), (0, False)):
        t = Table(scenario={})
        assert not view(t.g, 0).won
        t.do(ending.resolve, resolution)
        assert view(t.g, 0).won == won


# elimination


@rule("elimination.1", "health-damage.3")
def test_defeat_eliminates_too() -> None:
    t = Table(seats=2)
    t.call(harm.deal, (t.own().id,), 7, 0)
    assert t.person().status == "defeated"
    assert t.g.asks() == {}


@rule("elimination.2")
def test_nothing_reaches_an_eliminated_investigator_but_per_investigator_values_count_them() -> None:
    chief = investigator("Ada", Constant((mod.Change(Kind("investigator"), "combat", 1),)))
    t = Table(people=(chief, investigator("Bert")))
    gift = Free((fx.GainResources(PerInvestigator(1), Each(Kind("investigator"))),))
    box = t.put(asset("Box", gift), "play:1")
    assert numbers.value(t.g, t.own(1).id, "combat") == 4
    eliminated(t, 0)
    assert numbers.value(t.g, t.own(1).id, "combat") == 3
    t.turn(1).use(box)
    assert (t.own(0).resources, t.own(1).resources) == (0, 7)


@rule("elimination.2")
def test_the_test_of_an_eliminated_investigator_has_no_outcome_and_only_its_formal_end() -> None:
    crush = Symbol("skull", 0, (fx.Deal(damage=9),))
    t = Table(seats=2, reference=reference("Overview", crush), bag=("skull",))
    t.set(t.named("Hall"), clues=1)
    help = t.put(skill("Help"), "hand:1")
    t.turn(0).choose("investigate").choose((f"card:{help}",)).skip()
    assert t.person().status == "defeated"
    assert not {"test-passed", "test-failed"} & set(t.heard)
    assert (t.card(t.named("Hall")).clues, t.card(help).zone, t.g.bag) == (1, "discard:1", ["skull"])


@rule("elimination.3")
def test_the_lead_investigator_orders_what_several_weaknesses_do_at_the_end() -> None:
    first = treachery("First", Forced(On("when", "game-ends"), (fx.Trauma("mental"),)), **WEAKNESS)
    either = fx.Choice(((fx.Trauma("physical"),), (fx.Trauma("mental"),)))
    then = treachery("Then", Forced(On("when", "game-ends"), (either,)), **WEAKNESS)
    t = Table(seats=2)
    one, two = t.put(first, "threat:1"), t.put(then, "threat:1")
    eliminated(t, 1, "resigned")
    assert t.asked == 0
    assert [option.on for option in t.ask.options] == [(f"card:{one}",), (f"card:{two}",)]
    t.choose(t.options[1])
    assert (t.kind, t.person(1).mental) == ("choice", 0)
    t.choose("choice:0")
    assert (t.person(1).physical, t.person(1).mental) == (1, 1)


@rule("elimination.3", "elimination.4")
def test_weaknesses_trigger_when_the_game_ends_and_are_removed_from_the_game() -> None:
    debt = treachery("Debt", Forced(On("when", "game-ends"), (fx.Trauma("mental"),)), **WEAKNESS)
    fear = treachery("Fear", Forced(On("when", "game-ends"), (fx.Trauma("physical"),)))
    t = Table(seats=2)
    mine, theirs, scenario = t.put(debt, "threat:0"), t.put(debt, "threat:1"), t.put(fear, "threat:0")
    eliminated(t, 0, "resigned")
    assert (t.person(0).mental, t.person(0).physical, t.person(1).mental) == (1, 0, 0)
    assert [t.card(card).zone for card in (mine, theirs, scenario)] == [
        "removed",
        "threat:1",
        "encounter-discard",
    ]


@rule("elimination.5", "elimination.6")
def test_cards_owned_and_controlled_and_all_cards_out_of_play_are_removed() -> None:
    t = Table(seats=2)
    t.put(asset("Coat"), "discard:0")
    t.put(asset("Hat", keywords="permanent"), "play:0")
    lamp = t.put(asset("Lamp"), f"on:{t.named('Cellar')}", owner=0, controller=0)
    eliminated(t, 0)
    assert [t.zone(f"{zone}:0") for zone in ("play", "hand", "deck", "discard", "investigator")] == [[]] * 5
    assert t.card(lamp).zone == "removed"
    assert len(t.zone("removed")) == 1 + 12 + 3


@rule("elimination.7")
def test_cards_that_somebody_else_controls_stay_until_they_leave_play() -> None:
    for gone in ("discard", "hand"):
        t = Table(seats=2)
        lent = t.put(asset("Lent"), "play:1", owner=0)
        eliminated(t, 0)
        assert t.card(lent).zone == "play:1"
        word = (
            fx.Discard(Choose(Named("Lent"))) if gone == "discard" else fx.ReturnToHand(Choose(Named("Lent")))
        )
        broom = t.put(asset("Broom", Free((word,))), "play:1")
        t.turn(1).use(broom)
        assert t.card(lent).zone == "removed"


@rule("elimination.8", "elimination.9")
def test_clues_go_to_the_location_and_resources_to_the_pool() -> None:
    t = Table(seats=2)
    t.alter(0, location=t.named("Cellar"))
    t.set(t.own().id, clues=3)
    eliminated(t, 0)
    assert t.card(t.named("Cellar")).clues == 3
    assert (t.own().clues, t.own().resources) == (0, 0)


@rule("elimination.10", "elimination.q4")
def test_engaged_enemies_are_put_at_the_location_as_they_are_and_unengaged() -> None:
    t = Table(seats=2)
    t.alter(0, location=t.named("Cellar"))
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0", damage=2, doom=1, exhausted=True)
    mark = t.put(treachery("Mark"), f"on:{ghoul}")
    eliminated(t, 0)
    cell = t.card(ghoul)
    assert (cell.zone, cell.damage, cell.doom, cell.exhausted) == (f"at:{t.named('Cellar')}", 2, 1, True)
    assert t.card(mark).zone == f"on:{ghoul}"


@rule("elimination.q4")
def test_a_ready_enemy_then_engages_another_investigator_there() -> None:
    t = Table(seats=2)
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    eliminated(t, 0)
    assert t.card(ghoul).zone == "threat:1"


@rule("elimination.11")
def test_other_cards_in_the_threat_area_go_to_the_discard_piles_where_they_belong() -> None:
    t = Table(seats=2)
    mud = t.put(treachery("Mud"), "threat:0")
    trap = t.put(asset("Trap"), "threat:0", owner=1)
    eliminated(t, 0)
    assert (t.card(mud).zone, t.card(trap).zone) == ("encounter-discard", "discard:1")


@rule("elimination.12")
def test_those_who_remain_choose_a_new_lead_investigator() -> None:
    t = Table(seats=3)
    eliminated(t, 0)
    assert sorted(t.g.asks()) == [1, 2]
    t.choose("seat:2", seat=1).choose("seat:2", seat=2)
    assert t.g.lead == 2


@rule("elimination.13")
def test_if_nobody_remains_the_scenario_ends_without_a_resolution() -> None:
    t = Table(seats=2)
    eliminated(t, 0)
    assert not t.g.ended
    eliminated(t, 1, "resigned")
    assert t.g.ended
    assert t.g.resolution == 0


@rule("elimination.14")
def test_elimination_from_the_scenario_is_none_from_the_campaign() -> None:
    t = Table(seats=2)
    t.call(harm.deal, (t.own().id,), 7, 0)
    assert (t.person().status, t.person().fate) == ("defeated", "")


@rule("elimination.q1")
def test_weaknesses_come_first_wherever_they_are() -> None:
    t = Table(seats=2)
    stalker = enemy("Stalker", **WEAKNESS)
    near = t.put(stalker, "threat:0")
    far = t.put(stalker, "threat:1", owner=0, controller=-1)
    roaming = t.put(stalker, f"at:{t.named('Cellar')}", owner=0, controller=-1)
    eliminated(t, 0)
    assert [t.card(card).zone for card in (near, far, roaming)] == ["removed"] * 3


@rule("elimination.q1")
def test_a_weakness_that_ends_with_the_game_still_finds_the_investigator_with_everything() -> None:
    greed = treachery("Greed", Forced(On("when", "game-ends"), (fx.PlaceClues(2, yours=True),)), **WEAKNESS)
    t = Table(seats=2)
    t.set(t.own().id, clues=3)
    t.put(greed, "threat:0")
    eliminated(t, 0)
    assert t.card(t.named("Hall")).clues == 3
    assert "clues-placed" in t.heard


@rule("elimination.q2")
def test_cards_of_others_that_the_player_controls_go_to_their_owners_discard_piles() -> None:
    t = Table(seats=2)
    lent = t.put(asset("Lent"), "play:0", owner=1)
    guide = t.put(asset("Guide", set="town"), "play:0", owner=-1)
    sign = t.put(asset("Sign"), f"on:{t.named('Hall')}", owner=1, controller=0)
    eliminated(t, 0)
    assert [t.card(card).zone for card in (lent, guide, sign)] == [
        "discard:1",
        "encounter-discard",
        "discard:1",
    ]


@rule("elimination.q3")
def test_hidden_encounter_cards_in_hand_are_discarded_not_removed() -> None:
    t = Table(seats=2)
    secret = t.put(treachery("Secret", keywords="hidden"), "hand:0")
    eliminated(t, 0)
    assert t.card(secret).zone == "encounter-discard"
    told = [event for event in t.told if event.on == (f"card:{secret}",)]
    assert [(event.text.id, event.reveals) for event in told] == [("discarded", True)]


# defeat-by-ability


@rule("defeat-by-ability.1", "defeat-by-ability.2")
def test_an_ability_that_defeats_eliminates_and_brings_no_trauma_by_itself() -> None:
    for more, trauma in (((), 0), ((fx.Trauma("mental"),), 1)):
        t = Table(seats=2)
        doom = t.put(asset("Doom", Free((*more, fx.Defeat("you")))), "play:0")
        t.turn(0).use(doom)
        assert (t.person().status, t.person().mental, t.person().physical) == ("defeated", trauma, 0)
        assert t.zone("hand:0") == []


# health-damage


@rule("health-damage.1")
def test_a_card_gets_as_many_damage_tokens_as_it_takes() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=9), "threat:0")
    t.call(harm.deal, (t.own().id, ghoul), 2, 0)
    assert (t.own().damage, t.card(ghoul).damage) == (2, 2)


@rule("health-damage.2", "health-damage.4")
def test_damage_equal_to_health_or_more_defeats_an_investigator_and_costs_1_physical_trauma() -> None:
    for damage, status, trauma in ((6, "playing", 0), (7, "defeated", 1), (9, "defeated", 1)):
        t = Table(seats=2)
        t.call(harm.deal, (t.own().id,), damage, 0)
        assert (t.person().status, t.person().physical) == (status, trauma)


@rule("health-damage.5")
def test_physical_trauma_can_kill() -> None:
    t = Table(seats=2)
    t.alter(0, physical=6)
    t.call(harm.deal, (t.own().id,), 7, 0)
    assert (t.person().physical, t.person().fate) == (7, "killed")


@rule("health-damage.6")
def test_a_defeated_enemy_goes_to_the_encounter_discard_pile() -> None:
    t = Table()
    weak, strong = t.put(enemy("Weak"), "threat:0"), t.put(enemy("Strong", health=3), "threat:0")
    t.call(harm.deal, (weak, strong), 2, 0)
    assert (t.card(weak).zone, t.card(strong).zone) == ("encounter-discard", "threat:0")


@rule("health-damage.7")
def test_a_defeated_asset_goes_to_its_owners_discard_pile() -> None:
    t = Table(seats=2)
    dog = t.put(asset("Dog", health=2), "play:0", owner=1)
    t.call(harm.deal, (dog,), 1, 0)
    assert t.card(dog).zone == "play:0"
    t.call(harm.deal, (dog,), 1, 0)
    assert t.card(dog).zone == "discard:1"


@rule("health-damage.8")
def test_no_damage_can_be_assigned_to_an_asset_without_health() -> None:
    t = Table()
    dog, book = t.put(asset("Dog", health=2), "play:0"), t.put(asset("Book", sanity=2), "play:0")
    t.call(harm.deal, (t.own().id,), 1, 0)
    assert f"card:{dog}" in t.options
    assert f"card:{book}" not in t.options


@rule("health-damage.9")
def test_remaining_health_is_base_health_less_damage_with_modifiers() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", health=4), "threat:0", damage=1)
    t.put(asset("Curse", Constant((mod.Change(Kind("enemy"), "health", 2),))), "play:0")
    assert numbers.value(t.g, ghoul, "remaining-health") == 5


@rule("health-damage.10")
def test_direct_damage_must_be_assigned_to_the_investigator_card() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=2), "play:0")
    t.call(harm.deal, (t.own().id,), 1, 0, direct=True)
    assert (t.kind, t.own().damage, t.card(dog).damage) == ("", 1, 0)


@rule("elimination.8", "leaves-play.3")
def test_clues_that_stay_at_the_location_are_not_with_the_investigator_any_more() -> None:
    t = Table(2)
    t.set(t.own().id, clues=2)
    t.do(elimination.eliminate, 0, "resigned")
    assert (t.card(t.named("Hall")).clues, t.own().clues) == (2, 0)


@rule("elimination.3", "elimination.q1")
def test_what_other_cards_do_when_the_game_ends_does_not_happen_at_an_elimination() -> None:
    t = Table(2)
    t.put(asset("Will", Forced(On("when", "game-ends"), (fx.PlaceClues(2),))), "play:0")
    eliminated(t, 0)
    assert (t.triggered, t.card(t.named("Hall")).clues) == ([], 0)


@rule("elimination.2")
def test_the_turn_of_whoever_is_eliminated_is_over_and_nobody_elses() -> None:
    t = Table(2)
    t.g.active = 0
    eliminated(t, 0)
    assert t.g.active == -1
    t = Table(2)
    t.g.active = 1
    eliminated(t, 0)
    assert t.g.active == 1
