"""The enemy phase and the upkeep phase (sections `enemy` and `upkeep`)."""

import pytest

from miskatonic.core.ids import number_in
from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    Constant,
    Forced,
    Free,
    Keyword,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import AllOf, Choose, Each, Exhausted, Exists, Is, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, investigator, location, treachery
from tests.games.horror.table import CELLAR, GARDEN, HALL, Table

GAIN = (fx.GainResources(1),)
WATCH = asset("Watch", Free(GAIN))
ATTIC = location("Attic", connections=("Cellar",))


def where(t: Table, card: int) -> str:
    """Return the name of the location where an enemy is."""
    return t.g.print(number_in(t.card(card).zone)).name[0]


def window(t: Table) -> str:
    """Return which window asks."""
    return t.ask.text.id.removeprefix("ask-window-")


# The enemy phase


@rule("enemy.1", "enemy.q1")
def test_step_3_1_begins_the_enemy_phase_and_hunters_move_only_after_it() -> None:
    t = Table()
    hound = t.put(enemy("Hound", keywords="hunter"), f"at:{t.named('Cellar')}")
    t.put(asset("Owl", Reaction(On("after", "enemy-phase-begins"), GAIN)), "play:0")
    t.phase("enemy")
    assert (t.kind, t.g.phase, where(t, hound)) == ("reaction", "enemy", "Cellar")
    t.choose("pass")
    assert t.card(hound).zone == "threat:0"


@rule("enemy.2")
def test_step_3_2_moves_ready_unengaged_enemies_with_hunter_or_patrol() -> None:
    t = Table(2)
    cellar = t.named("Cellar")
    t.alter(0, location=t.named("Garden"))
    hunter = t.put(enemy("Hound", keywords="hunter"), f"at:{cellar}")
    guard = t.put(enemy("Guard", Keyword("patrol", what=Named("Hall"))), f"at:{cellar}")
    tired = t.put(enemy("Tired Hound", keywords="hunter"), f"at:{cellar}", exhausted=True)
    plain = t.put(enemy("Ghoul"), f"at:{cellar}")
    t.alter(1, location=t.named("Garden"))
    busy = t.put(enemy("Busy Hound", keywords="hunter"), "threat:1")
    t.phase("enemy")
    assert [where(t, each) for each in (hunter, guard)] == ["Hall", "Hall"]
    assert [where(t, each) for each in (tired, plain)] == ["Cellar", "Cellar"]
    assert t.card(busy).zone == "threat:1"


@rule("enemy.3", "enemy.4", "enemy.9", "enemy.10")
def test_each_investigator_finishes_their_attacks_in_player_order_with_windows_between() -> None:
    t = Table(2)
    t.g.lead = 1
    t.put(WATCH, "play:0")
    for seat in (0, 1):
        t.put(enemy("Rat"), f"threat:{seat}")
        t.put(enemy("Ghoul"), f"threat:{seat}")
    t.phase("enemy")
    seen = []
    while t.kind:
        seen.append((window(t), t.own(1).damage, t.own(0).damage))
        t.choose("pass")
    assert seen == [("enemy-attacks", 0, 0), ("enemy-attacks", 2, 0), ("enemy-end", 2, 2)]


@rule("enemy.5")
def test_every_engaged_ready_enemy_attacks_once_and_exhausted_ones_do_not() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    t.put(enemy("Ghoul"), "threat:0", exhausted=True)
    t.put(enemy("Cultist", keywords="aloof"), f"at:{t.named('Hall')}")
    t.phase("enemy")
    assert (t.own().damage, t.own().horror) == (1, 1)


@rule("enemy.6")
def test_damage_and_horror_of_an_attack_come_at_the_same_time() -> None:
    t = Table(people=(investigator("Ada", health=1, sanity=1),), seats=1)
    t.g.campaign = True
    t.put(enemy("Rat"), "threat:0")
    t.phase("enemy")
    assert t.kind == "trauma"
    assert (t.own().damage, t.own().horror) == (1, 1)


@rule("enemy.7")
def test_the_enemy_exhausts_after_its_attack_and_all_that_the_attack_triggered() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    t.put(asset("Owl", Reaction(On("after", "attacks"), GAIN)), "play:0")
    t.phase("enemy")
    assert (t.kind, t.own().damage, t.card(rat).exhausted) == ("reaction", 1, False)
    t.choose("pass")
    assert t.card(rat).exhausted


@rule("enemy.8")
def test_an_investigator_engaged_with_several_enemies_chooses_their_order() -> None:
    t = Table(2)
    rat, ghoul = t.put(enemy("Rat"), "threat:1"), t.put(enemy("Ghoul", damage=3), "threat:1")
    t.put(asset("Owl", Reaction(On("after", "attacks"), GAIN)), "play:1")
    t.phase("enemy")
    assert (t.asked, t.kind, t.options) == (1, "order", [f"card:{rat}", f"card:{ghoul}"])
    t.choose(f"card:{ghoul}")
    assert t.own(1).damage == 3


@rule("enemy.11")
def test_step_3_4_ends_the_enemy_phase_after_its_last_window() -> None:
    t = Table()
    t.put(treachery("Dusk", Forced(On("at", "enemy-phase-ends"), (fx.Deal(horror=1),))), "threat:0")
    t.put(WATCH, "play:0")
    t.phase("enemy").choose("pass")
    assert (window(t), t.own().horror) == ("enemy-end", 0)
    t.choose("pass")
    assert t.own().horror == 1


@rule("enemy.q2")
def test_enemies_move_one_by_one_as_the_lead_chooses_and_are_checked_when_they_would_move() -> None:
    stop = Forced(On("after", "enters-location", card=Is("this")), (fx.Exhaust(Each(Named("Bat"))),))
    t = Table(2, locations=(HALL, CELLAR, GARDEN, ATTIC))
    t.g.lead = 1
    hound = t.put(enemy("Hound", stop, keywords="hunter"), f"at:{t.named('Attic')}")
    bat = t.put(enemy("Bat", keywords="hunter"), f"at:{t.named('Attic')}")
    wolf = t.put(enemy("Wolf", keywords="hunter"), f"at:{t.named('Attic')}")
    t.phase("enemy")
    assert (t.asked, t.kind) == (1, "order")
    assert t.options == [f"card:{each}" for each in (hound, bat, wolf)]
    t.choose(f"card:{hound}")
    assert [where(t, each) for each in (hound, bat, wolf)] == ["Cellar", "Attic", "Cellar"]


@rule("enemy.q3")
def test_a_massive_enemy_attacks_all_it_is_engaged_with_in_the_step_of_the_first_of_them_then_exhausts() -> (
    None
):
    t = Table(3)
    t.alter(0, location=t.named("Cellar"))
    giant = t.put(enemy("Giant", keywords="massive"), f"at:{t.named('Hall')}")
    t.put(asset("Owl", Reaction(On("after", "attacks"), GAIN)), "play:0")
    t.put(WATCH, "play:0")
    t.phase("enemy")
    assert window(t) == "enemy-attacks"
    t.choose("pass").choose("pass")
    assert (t.asked, t.kind, t.options) == (0, "order", ["seat:1", "seat:2"])
    t.choose("seat:2")
    assert [t.own(seat).damage for seat in range(3)] == [0, 0, 1]
    assert not t.card(giant).exhausted
    t.skip("reaction")
    assert (window(t), [t.own(seat).damage for seat in range(3)]) == ("enemy-attacks", [0, 1, 1])
    assert t.card(giant).exhausted
    t.skip("window")
    assert [t.own(seat).damage for seat in range(3)] == [0, 1, 1]


WAKE = Free((fx.Ready(Each(AllOf((Kind("enemy"), Exhausted())))),))
LURE = Free((fx.Engage(Choose(Named("Rat"))),))


@rule("enemy.q4")
def test_an_enemy_readied_in_the_window_before_its_investigators_attacks_does_attack() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0", exhausted=True)
    bell = t.put(asset("Bell", WAKE), "play:0")
    t.phase("enemy").choose(f"use:{bell}.{bell}.0.-1").choose("pass")
    assert t.own().damage == 1


@rule("enemy.q4")
def test_an_enemy_that_engages_somebody_who_is_done_does_not_attack_them_in_this_phase() -> None:
    t = Table(2)
    rat = t.put(enemy("Rat"), "threat:1")
    bell = t.put(asset("Bell", LURE), "play:0")
    t.phase("enemy").choose("pass")
    assert (window(t), t.own(0).damage) == ("enemy-attacks", 0)
    t.choose(f"use:{bell}.{bell}.0.-1").skip("window")
    assert t.card(rat).zone == "threat:0"
    assert (t.own(0).damage, t.own(1).damage) == (0, 0)


# The upkeep phase


@rule("upkeep.1")
def test_step_4_1_begins_the_upkeep_phase_before_the_window_and_all_else() -> None:
    t = Table()
    lamp = t.put(asset("Lamp"), "play:0", exhausted=True)
    t.put(treachery("Dawn", Forced(On("at", "upkeep-begins"), (fx.Deal(horror=1),))), "threat:0")
    t.put(WATCH, "play:0")
    t.phase("upkeep")
    assert (t.g.phase, window(t), t.own().horror) == ("upkeep", "upkeep", 1)
    assert t.card(lamp).exhausted


LATER = asset("Clock", Reaction(On("when", "readies"), GAIN))


@rule("upkeep.2", "upkeep.q2")
def test_step_4_2_turns_the_markers_back_but_gives_no_actions() -> None:
    t = Table(2)
    for seat in (0, 1):
        t.alter(seat, turn_taken=True, actions=0)
    t.put(LATER, "play:0", exhausted=True)
    t.phase("upkeep")
    assert t.kind == "reaction"
    assert [(t.person(seat).turn_taken, t.person(seat).actions) for seat in (0, 1)] == [
        (False, 0),
        (False, 0),
    ]
    t.choose("pass").choose("seat:1")
    assert [t.person(seat).actions for seat in (0, 1)] == [0, 3]


@rule("upkeep.3")
def test_step_4_3_readies_player_and_scenario_cards_at_the_same_time() -> None:
    someone_tired = Exists(Exhausted())
    listens = Forced(On("after", "readies", condition=someone_tired), (fx.Deal(horror=1),))
    t = Table()
    lamp = t.put(asset("Lamp", listens), "play:0", exhausted=True)
    ghoul = t.put(enemy("Ghoul"), "threat:0", exhausted=True)
    t.phase("upkeep")
    assert (t.card(lamp).exhausted, t.card(ghoul).exhausted) == (False, False)
    assert t.own().horror == 0


@rule("upkeep.4", "upkeep.5", "upkeep.q1")
def test_step_4_4_all_draw_in_player_order_and_then_all_gain_a_resource() -> None:
    t = Table(2)
    t.g.lead = 1
    dread = treachery("Dread", Revelation((fx.Deal(horror=1),)), subtype="weakness")
    t.put(dread, "deck:1")
    t.put(asset("Owl", Reaction(On("when", "draws-card"), GAIN)), "play:0")
    hands = [len(t.zone(f"hand:{seat}")) for seat in (0, 1)]
    t.phase("upkeep")
    assert (t.kind, t.own(1).horror) == ("reaction", 0)
    t.choose("pass")
    assert (t.kind, t.own(1).horror) == ("reaction", 1)
    assert [t.own(seat).resources for seat in (0, 1)] == [5, 5]
    t.choose("pass")
    assert [t.own(seat).resources for seat in (0, 1)] == [6, 6]
    assert [len(t.zone(f"hand:{seat}")) for seat in (0, 1)] == [hands[0] + 1, hands[1]]


@rule("upkeep.6")
def test_step_4_5_everybody_with_more_than_8_cards_discards_down_to_8_in_player_order() -> None:
    t = Table(2)
    t.g.lead = 1
    for seat in (0, 0, 0, 1, 1, 1, 1):
        t.put(asset("Book"), f"hand:{seat}")
    t.phase("upkeep")
    assert (t.asked, t.kind, t.ask.least, t.ask.most) == (1, "discard", 2, 2)
    t.choose(tuple(t.options[:2]))
    assert (t.asked, t.kind, t.ask.least) == (0, "discard", 1)
    t.choose(t.options[0])
    assert [len(t.zone(f"hand:{seat}")) for seat in (0, 1)] == [8, 8]


@rule("upkeep.q3")
def test_weaknesses_and_hidden_cards_count_among_the_8_but_are_never_chosen() -> None:
    t = Table()
    for card in t.zone("hand:0")[2:]:
        t.g.piles["hand:0"].remove(card)
        t.set(card, zone="removed")
        t.g.pile("removed").append(card)
    for name in "abcd":
        t.put(asset(f"Burden {name}", subtype="weakness"), "hand:0")
        t.put(treachery(f"Secret {name}", keywords="hidden"), "hand:0")
    plain = [each for each in t.zone("hand:0") if t.g.print(each).name[0] == "Lantern"]
    t.phase("upkeep")
    assert len(t.zone("hand:0")) == 8
    assert all(t.card(each).zone == "discard:0" for each in plain)


@rule("upkeep.q3")
def test_a_modified_hand_limit_takes_the_place_of_8() -> None:
    t = Table()
    t.put(asset("Bag", Constant((Change(Is("you"), "hand-limit", -4),))), "play:0")
    t.phase("upkeep")
    assert (t.kind, t.ask.least) == ("discard", 2)


@rule("upkeep.7", "upkeep.8")
def test_step_4_6_ends_the_phase_and_with_it_the_round() -> None:
    t = Table()
    ends = [Reaction(On("when", each), GAIN) for each in ("upkeep-ends", "round-ends")]
    t.put(asset("Clock", *ends), "play:0")
    t.phase("upkeep")
    seen = []
    while t.kind == "reaction":
        seen.append((t.options[0][-4:], t.g.round, t.own().resources))
        t.choose("pass")
    assert seen == [("0.-1", 1, 6), ("1.-1", 1, 6)]
    assert t.g.round == 2


STRONG = fx.Lasting("round", (Change(Is("you"), "combat", 2),))


@rule("upkeep.9", "upkeep.q4")
def test_what_lasts_until_the_end_of_the_round_expires_before_abilities_at_the_end_of_the_round() -> None:
    t = Table()
    rage = t.put(event("Rage", Play((STRONG,))), "hand:0")
    t.put(
        asset("Clock", LATER.abilities[0], Reaction(On("when", "round-ends"), GAIN)), "play:0", exhausted=True
    )
    t.turn().choose(f"play:{rage}")
    t.phase("upkeep")
    assert numbers.value(t.g, t.person().card, "combat") == 5
    t.choose("pass")
    assert (t.kind, numbers.value(t.g, t.person().card, "combat")) == ("reaction", 3)


@rule("upkeep.10")
def test_the_next_round_begins_with_its_mythos_phase() -> None:
    t = Table()
    t.phase("upkeep")
    assert t.g.round == 2
    assert t.card(t.named("Stir")).doom == 1


@pytest.mark.parametrize("seats", [1, 4])
@rule("upkeep.5")
def test_everybody_gains_1_resource(seats: int) -> None:
    t = Table(seats)
    t.phase("upkeep")
    assert [t.own(seat).resources for seat in range(seats)] == [6] * seats
