"""Rules that always hold: whatever changes a position, they are seen to before anything else happens."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import zones
from miskatonic.games.horror.rules import acts, encounter, rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Ability, Constant, Forced, Objective, Reaction, Revelation
from miskatonic.games.horror.words.things import (
    AnyOf,
    AtLeast,
    Choose,
    Each,
    Engaged,
    Fewer,
    Is,
    Kind,
    Named,
    TokensOn,
    Unless,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import act, asset, enemy, treachery
from tests.games.horror.table import FLEE, QUIET, Table

EVERYBODY = Each(Kind("investigator"))
ALL = Each(AnyOf((Kind("investigator"), Kind("enemy"))))


# Defeat


@rule("health-damage.2", "modifiers.1")
def test_a_lasting_effect_that_takes_health_defeats_whoever_has_as_much_damage() -> None:
    t = Table(2)
    t.set(t.person(1).card, damage=5)
    t.resolve(fx.Lasting("round", (mod.Change(Kind("investigator"), "health", -2),)))
    assert (t.person(0).status, t.person(1).status) == ("playing", "defeated")
    assert t.person(1).physical == 1


@rule("health-damage.6", "modifiers.1")
def test_an_enemy_falls_when_the_health_that_it_had_for_a_while_ends() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "threat:0")
    t.g.phase = "enemy"
    t.resolve(fx.Lasting("phase", (mod.Change(Named("Rat"), "health", 2),)))
    t.resolve(fx.Deal(3, target=Each(Named("Rat"))))
    assert t.card(rat).damage == 3
    t.do(rounds.end_phase, "enemy-phase-ends")
    assert t.card(rat).zone == "encounter-discard"


@rule("health-damage.2", "modifiers.1")
def test_a_condition_that_comes_to_hold_defeats_before_anything_else_is_done() -> None:
    t = Table(2)
    weary = Constant((mod.Change("you", "health", -3),), Fewer(TokensOn("resources", "you"), 5))
    t.put(asset("Weary", weary), "play:1")
    t.set(t.person(1).card, damage=4, resources=5)
    t.resolve(fx.LoseResources(1), fx.GainResources(1), you=1)
    assert t.person(1).status == "defeated"
    assert t.own(1).resources == 0


@rule("health-damage.7", "sanity-and-horror.6", "modifiers.1")
def test_a_condition_that_ceases_to_hold_takes_away_the_asset_it_kept() -> None:
    t = Table()
    brave = Constant((mod.Change(Named("Dog"), "sanity", 1),), Unless(AtLeast(TokensOn("horror", "you"), 1)))
    dog = t.put(asset("Dog", sanity=1), "play:0", horror=1)
    t.put(asset("Whistle", brave), "play:0")
    t.resolve(fx.GainResources(1))
    assert t.card(dog).zone == "play:0"
    t.resolve(fx.Deal(horror=1, direct=True))
    assert t.card(dog).zone == "discard:0"


SPARED = (fx.Instead((fx.Heal("damage", 1),)),)


@rule("health-damage.2")
def test_what_is_healed_instead_of_a_defeat_may_not_be_enough() -> None:
    t = Table(2)
    charm = t.put(asset("Charm", Forced(On("would", "is-defeated", who=Is("you")), SPARED)), "play:1")
    t.resolve(fx.Deal(7), you=1)
    assert (t.person(1).status, t.own(1).damage) == ("playing", 6)
    t.resolve(fx.Deal(3), you=1)
    assert t.person(1).status == "defeated"
    assert (t.triggered, t.card(charm).zone) == (["Charm", "Charm"], "removed")


@rule("health-damage.2")
def test_another_way_to_resolve_a_defeat_may_not_be_enough_either() -> None:
    t = Table(2)
    t.put(asset("Charm", Forced(On("when", "is-defeated", who=Is("you")), SPARED)), "play:1")
    t.resolve(fx.Deal(9), you=1)
    assert (t.person(1).status, t.triggered) == ("defeated", ["Charm"])


@rule("health-damage.2", "cancel.2")
def test_a_defeat_that_was_cancelled_is_tried_again_when_there_is_more_damage() -> None:
    t = Table(2)
    ward = Forced(On("when", "is-defeated", who=Is("you")), (fx.Cancel(),))
    t.put(asset("Ward", ward), "play:1")
    t.resolve(fx.Deal(7), you=1)
    t.resolve(fx.GainResources(1), fx.Deal(horror=0), you=1)
    assert (t.person(1).status, t.triggered) == ("playing", ["Ward"])
    t.resolve(fx.Deal(1), you=1)
    assert (t.person(1).status, t.triggered) == ("playing", ["Ward", "Ward"])


# Several at once


@rule("simultaneous-priority.2", "elimination.12")
def test_who_falls_together_with_the_lead_has_no_vote() -> None:
    t = Table(4)
    for seat in (0, 1):
        t.set(t.person(seat).card, damage=6)
    t.resolve(fx.Deal(1, target=EVERYBODY), you=3)
    assert (t.kind, list(t.g.asks())) == ("lead", [2, 3])
    assert [t.person(seat).status for seat in (0, 1)] == ["defeated", "defeated"]


@rule("simultaneous-priority.2", "victory.8")
def test_a_victory_enemy_that_falls_with_the_last_investigator_counts() -> None:
    t = Table()
    boss = t.put(enemy("Boss", keywords="victory=1", health=1), "threat:0")
    t.set(t.person().card, damage=6)
    t.resolve(fx.Deal(1, target=ALL))
    assert t.g.outcome is not None
    assert t.zone("victory") == [boss]


@rule("simultaneous-priority.2", "effects.6")
def test_nobody_who_has_fallen_reacts_to_who_falls_at_the_same_moment() -> None:
    t = Table(2)
    joy = Reaction(On("after", "is-defeated", card=Kind("enemy")), (fx.GainResources(1),))
    t.put(asset("Joy", joy), "play:1")
    t.put(enemy("Rat", health=1), "threat:1")
    t.set(t.person(1).card, damage=6)
    t.resolve(fx.Deal(1, target=ALL))
    assert t.person(1).status == "defeated"
    assert t.kind == ""


@rule("simultaneous-priority.2", "elimination.10")
def test_enemies_do_not_engage_who_is_falling() -> None:
    t = Table(3)
    rat = t.put(enemy("Rat", health=9), "threat:0")
    for seat in (0, 1):
        t.set(t.person(seat).card, damage=6)
    t.resolve(fx.Deal(1, target=EVERYBODY), you=2)
    assert t.card(rat).zone == "threat:2"
    assert t.heard.count("engaged") == 1


# Engagement


@rule("enemy-cards.3", "enemy-cards.q1", "aloof.2")
def test_an_enemy_engages_as_soon_as_it_is_aloof_no_longer() -> None:
    t = Table()
    thief = t.put(enemy("Thief", keywords="aloof"), f"at:{t.named('Hall')}")
    t.resolve(fx.Lasting("round", (mod.LoseKeyword(Named("Thief"), "aloof"),)), fx.GainResources(1))
    assert t.card(thief).zone == "threat:0"
    assert t.heard.index("engaged") < t.heard.index("gained")


@rule("enemy-cards.3", "enemy-cards.q1", "lasting-effects.6")
def test_an_enemy_engages_when_what_made_it_aloof_ends() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Hall')}")
    t.g.phase = "enemy"
    t.resolve(fx.Lasting("phase", (mod.GainKeyword(Named("Ghoul"), "aloof"),)))
    t.resolve(fx.Disengage(Each(Named("Ghoul"))))
    assert t.card(ghoul).zone == f"at:{t.named('Hall')}"
    t.do(rounds.end_phase, "enemy-phase-ends")
    assert t.card(ghoul).zone == "threat:0"


@rule("enemy-cards.3", "enemy-cards.q1", "constant-ability.3")
def test_an_enemy_engages_when_nothing_keeps_it_from_it_any_more() -> None:
    t = Table()
    wary = Constant((mod.Cannot("you", "be-engaged"),), AtLeast(TokensOn("resources", "you"), 5))
    t.put(asset("Bribe", wary), "play:0")
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Hall')}", exhausted=True)
    t.resolve(fx.Ready(Each(Named("Ghoul"))))
    assert t.card(ghoul).zone == f"at:{t.named('Hall')}"
    t.resolve(fx.LoseResources(1))
    assert t.card(ghoul).zone == "threat:0"


@rule("enemy-cards.q1", "cancel.2")
def test_an_engagement_that_was_cancelled_is_tried_again_in_the_next_phase() -> None:
    t = Table()
    veil = Forced(On("when", "engages", who=Is("you")), (fx.Cancel(),))
    t.put(asset("Veil", veil), "play:0")
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Hall')}", exhausted=True)
    t.resolve(fx.Ready(Each(Named("Ghoul"))), fx.GainResources(1))
    t.resolve(fx.GainResources(1))
    assert (t.card(ghoul).zone, t.triggered) == (f"at:{t.named('Hall')}", ["Veil"])
    t.call(rounds.enter_phase, "upkeep")
    assert t.triggered == ["Veil", "Veil"]


# Massive


@rule("massive.9", "massive.3")
def test_an_engaged_enemy_that_becomes_massive_stays_behind() -> None:
    t = Table()
    whale = t.put(enemy("Whale"), "threat:0")
    t.resolve(fx.Lasting("round", (mod.GainKeyword(Named("Whale"), "massive"),)))
    assert t.card(whale).zone == f"at:{t.named('Hall')}"
    assert zones.engaged_with(t.g, whale) == [0]
    t.resolve(fx.Move(Choose(Named("Cellar"))))
    assert t.card(whale).zone == f"at:{t.named('Hall')}"
    assert zones.engaged_with(t.g, whale) == []


@rule("massive.9", "enemy-cards.3")
def test_an_enemy_that_is_massive_no_longer_engages_one_of_those_who_are_there() -> None:
    t = Table(2)
    whale = t.put(enemy("Whale", keywords="massive"), f"at:{t.named('Hall')}")
    t.resolve(fx.Lasting("round", (mod.LoseKeyword(Named("Whale"), "massive"),)))
    assert (t.asked, t.options) == (0, ["seat:0", "seat:1"])
    t.choose("seat:1")
    assert t.card(whale).zone == "threat:1"


@rule("massive.3", "modifiers.1")
def test_an_enemy_that_is_massive_only_while_it_is_engaged_stays_engaged() -> None:
    t = Table()
    t.put(treachery("Swelling", Constant((mod.GainKeyword(Engaged(), "massive"),))), "threat:0")
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Hall')}")
    t.settle()
    assert t.card(ghoul).zone == "threat:0"


# Cards in play


@rule("attachments.8")
def test_what_was_attached_to_an_act_that_became_an_enemy_is_discarded() -> None:
    beast = enemy("Beast", health=5)
    t = Table(acts=(act("Seek", reverse_card="beast"), FLEE), box=(beast,))
    web = t.put(treachery("Web"), f"on:{t.named('Seek')}")
    t.call(acts.advance, "act")
    assert t.card(web).zone == "encounter-discard"


@rule("attachments.8", "leaves-play.4")
def test_one_can_react_to_the_discarding_of_what_was_attached() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    heard = On("after", "is-discarded", card=Named("Web"))
    t.put(asset("Bell", Forced(heard, (fx.GainResources(1),))), "play:0")
    web = t.put(treachery("Web"), f"on:{ghoul}")
    t.resolve(fx.Discard(Choose(Kind("enemy"))))
    assert (t.card(web).zone, t.own().resources) == ("encounter-discard", 6)


@rule("attachments.8", "cannot.1")
@pytest.mark.parametrize(
    "hindrance",
    [
        Constant((mod.Cannot(Named("Web"), "be-discarded"),)),
        Forced(On("would", "is-discarded", card=Named("Web")), (fx.Instead((fx.GainResources(1),)),)),
    ],
)
def test_nothing_stays_attached_to_what_has_left_play(hindrance: Ability) -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.put(asset("Glue", hindrance), "play:0")
    web = t.put(treachery("Web"), f"on:{ghoul}")
    t.resolve(fx.Discard(Choose(Kind("enemy"))))
    assert t.card(web).zone == "encounter-discard"


@rule("slots.q4", "constant-ability.3")
def test_a_slot_that_depends_on_something_else_is_lost_with_it_at_once() -> None:
    t = Table()
    sling = Constant((mod.ExtraSlot("you", "ally"),), AtLeast(TokensOn("resources", "you"), 5))
    t.put(asset("Sling", sling), "play:0")
    dogs = [t.put(asset(name, slots=("ally",)), "play:0") for name in ("Dog", "Cat")]
    t.resolve(fx.LoseResources(1), fx.Deal(horror=1))
    assert (t.kind, t.options) == ("discard", [f"card:{dog}" for dog in dogs])
    assert t.own().horror == 0
    t.choose(f"card:{dogs[0]}")
    assert (t.card(dogs[0]).zone, t.own().horror) == ("discard:0", 1)


@rule("unique.3")
def test_a_player_card_gives_way_when_its_unique_namesake_enters_play_as_an_enemy() -> None:
    t = Table()
    friend = t.put(asset("Wolf", unique=True, code="friend"), "play:0")
    foe = t.put(enemy("Wolf", unique=True, code="foe"), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert (t.card(friend).zone, t.card(foe).zone) == ("discard:0", "threat:0")


# Decks


@rule("encounter-deck.2", "encounter-deck.q2")
def test_an_empty_encounter_deck_is_renewed_before_the_next_step() -> None:
    t = Table(encounter=(QUIET,))
    omen = t.put(treachery("Omen"), "threat:0")
    t.g.piles["encounter"], left = [], t.zone("encounter")
    for card in left:
        t.g.piles.setdefault("removed", []).append(card)
        t.g.change(card, zone="removed")
    t.resolve(fx.Discard(Each(Named("Omen"))))
    assert t.zone("encounter") == [omen]


@rule("encounter-deck.3", "encounter-deck.q3")
def test_the_last_encounter_card_is_part_of_the_deck_that_is_made_anew() -> None:
    woe = treachery("Woe", Revelation((fx.Deal(horror=1),)))
    t = Table(encounter=(QUIET,))
    t.do(encounter.draw_encounter, 0)
    last = t.put(woe, "encounter")
    other = t.zone("encounter")[0]
    t.do(encounter.draw_encounter, 0)
    t.do(encounter.draw_encounter, 0)
    assert sorted(t.zone("encounter")) == sorted([last, other])
    assert t.zone("encounter-discard") == []


@rule("act.q1")
def test_an_objective_is_met_as_soon_as_its_condition_holds() -> None:
    goal = Objective(condition=AtLeast(TokensOn("resources", "lead"), 6))
    t = Table(acts=(act("Seek", goal), FLEE))
    t.turn().choose("resource")
    assert t.g.print(acts.current(t.g, "act")).name[0] == "Flee"
