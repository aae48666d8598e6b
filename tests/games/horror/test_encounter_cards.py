"""Encounter deck, revelations, spawning and prey (encounter-deck, revelation, spawn, prey)."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Forced, Keyword, Reaction, Revelation
from miskatonic.games.horror.words.modifiers import Change
from miskatonic.games.horror.words.things import (
    AllOf,
    Choose,
    Connecting,
    Each,
    InZone,
    Is,
    Kind,
    Matcher,
    Most,
    Named,
    Trait,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, investigator, location, treachery
from tests.games.horror.table import CELLAR, HALL, QUIET, Table

FEAR = treachery("Fear")
WEAK, STRONG = investigator("Weak", skills=2), investigator("Strong", skills=4)


def spawns_at(*where: Matcher) -> Keyword:
    """Return a spawn instruction."""
    return Keyword("spawn", what=where[0] if len(where) == 1 else AllOf(where))


def prey(what: Matcher, *, only: bool = False) -> Keyword:
    """Return a prey instruction."""
    return Keyword("prey", what=what, only=only)


def highest(skill: str) -> Most:
    """Return "the investigator with the highest …"."""
    return Most(skill, Kind("investigator"))


# The encounter deck


@rule("encounter-deck.1")
def test_the_encounter_deck_has_enemies_treacheries_and_other_scenario_cards() -> None:
    t = Table(encounter=(enemy("Rat"), FEAR, FEAR, location("Shed")))
    deck = t.zone("encounter")
    assert sorted(t.g.print(card).type for card in deck) == ["enemy", "location", "treachery", "treachery"]
    assert {t.card(card).owner for card in deck} == {-1}


@rule("encounter-deck.2")
def test_an_empty_encounter_deck_is_made_anew_from_its_discard_pile() -> None:
    t = Table(encounter=())
    old = [t.put(FEAR, "encounter-discard") for _ in range(3)]
    last = t.put(QUIET, "encounter")
    t.phase("mythos")
    assert set(t.zone("encounter")) == {*old, last}
    assert t.zone("encounter-discard") == []


@rule("encounter-deck.3", "encounter-deck.q1")
def test_in_the_middle_of_an_effect_the_deck_stays_empty_until_the_effect_is_over() -> None:
    t = Table(encounter=())
    cards = [t.put(FEAR, "encounter") for _ in range(2)]
    t.resolve(fx.DiscardTop(3, "encounter"), fx.May((fx.GainResources(1),)))
    assert (t.zone("encounter"), t.zone("encounter-discard")) == ([], cards[::-1])
    t.choose("no")
    assert set(t.zone("encounter")) == set(cards)


@rule("encounter-deck.q1")
def test_an_effect_that_looks_at_more_cards_than_there_are_does_not_reshuffle_for_it() -> None:
    t = Table(encounter=())
    top, old = t.put(FEAR, "encounter"), t.put(FEAR, "encounter-discard")
    t.resolve(fx.LookAtTop(2, "encounter"))
    assert (t.zone("encounter"), t.zone("encounter-discard")) == ([top], [old])


@rule("encounter-deck.q1")
def test_an_effect_that_draws_more_cards_than_there_are_reshuffles_and_draws_the_rest() -> None:
    t = Table(encounter=())
    hurt = treachery("Hurt", Revelation((fx.Deal(damage=1),)))
    for zone in ("encounter", "encounter-discard"):
        t.put(hurt, zone)
    t.resolve(fx.DrawEncounter(2))
    assert t.own().damage == 2


@rule("encounter-deck.q1")
def test_deck_and_discard_pile_are_searched_together_even_while_the_deck_is_empty() -> None:
    t = Table(encounter=())
    fear = t.put(FEAR, "encounter")
    search = fx.Search(Named("Fear"), "encounter-and-discard", to="draw")
    t.resolve(fx.DiscardTop(1, "encounter"), fx.May((search,)))
    assert t.kind == "may"
    t.choose("yes")
    assert [event.text.id for event in t.told if f"card:{fear}" in event.on][-2:] == ["found", "discarded"]


@rule("encounter-deck.q3", "encounter-deck.3")
def test_the_last_card_a_treachery_is_part_of_the_reshuffle_after_its_drawing() -> None:
    t = Table(encounter=())
    old = t.put(FEAR, "encounter-discard")
    last = t.put(treachery("Hurt", Revelation((fx.Deal(damage=1),))), "encounter")
    t.phase("mythos")
    assert t.own().damage == 1
    assert set(t.zone("encounter")) == {old, last}
    assert t.zone("encounter-discard") == []


@rule("encounter-deck.q3")
def test_what_comes_after_the_last_card_was_drawn_still_finds_it_in_the_discard_pile() -> None:
    t = Table(encounter=())
    t.put(FEAR, "encounter-discard")
    last = t.put(treachery("Hurt", Revelation((fx.Deal(damage=1),))), "encounter")
    t.put(asset("Owl", Reaction(On("after", "draws-encounter"), (fx.GainResources(1),))), "play:0")
    t.phase("mythos")
    assert t.kind == "reaction"
    assert t.card(last).zone == "encounter-discard"
    t.choose("pass")
    assert t.card(last).zone == "encounter"


@rule("encounter-deck.q3", "encounter-draw.13")
def test_if_the_last_card_surges_it_is_reshuffled_before_the_next_is_drawn() -> None:
    t = Table(encounter=())
    t.put(treachery("Wave", Revelation((fx.Deal(damage=1),)), keywords="surge"), "encounter")
    t.put(enemy("Rat"), "encounter-discard")
    t.put(asset("Owl", Reaction(On("when", "draws-encounter"), (fx.GainResources(1),))), "play:0")
    t.phase("mythos").choose("pass")
    assert (t.heard.count("drew-encounter"), t.kind) == (2, "reaction")
    assert (len(t.zone("encounter")), t.zone("encounter-discard")) == (1, [])


@rule("encounter-deck.q2")
def test_without_deck_and_discard_pile_nothing_is_drawn_until_a_card_is_discarded() -> None:
    t = Table(encounter=())
    rat = t.put(enemy("Rat", health=1), "threat:0", exhausted=True)
    t.phase("mythos")
    assert "encounter-empty" in t.heard
    assert t.zone("encounter") == t.zone("encounter-discard") == []
    t.turn().choose(f"fight:{rat}")
    assert t.zone("encounter") == [rat]


# Revelation


@rule("revelation.1", "revelation.2", "revelation.3")
def test_all_revelation_abilities_are_resolved_when_the_card_is_drawn() -> None:
    t = Table()
    twice = (Revelation((fx.Deal(damage=1),)), Revelation((fx.Deal(horror=1),)))
    t.put(treachery("Shock", *twice), "encounter")
    t.phase("mythos")
    assert (t.own().damage, t.own().horror) == (1, 1)


@rule("revelation.2")
def test_a_card_that_is_not_drawn_reveals_nothing() -> None:
    t = Table()
    t.put(treachery("Shock", Revelation((fx.Deal(damage=1),))), "encounter")
    t.resolve(fx.DiscardTop(1, "encounter"))
    assert t.own().damage == 0


@rule("revelation.4")
def test_a_treachery_is_in_limbo_while_its_revelation_resolves() -> None:
    t = Table()
    shock = t.put(treachery("Shock", Revelation((fx.May((fx.GainResources(1),)),))), "encounter")
    t.phase("mythos")
    assert (t.kind, t.card(shock).zone) == ("may", "limbo")
    t.choose("no")
    assert t.card(shock).zone == "encounter-discard"


@rule("revelation.4")
def test_an_enemys_revelation_resolves_before_it_enters_play() -> None:
    t = Table()
    rat = t.put(enemy("Rat", Revelation((fx.May((fx.GainResources(1),)),))), "encounter")
    t.phase("mythos")
    assert t.zone("threat:0") == []
    t.choose("yes")
    assert t.zone("threat:0") == [rat]


@rule("revelation.5")
def test_a_weakness_that_enters_the_hand_is_resolved_as_if_drawn() -> None:
    t = Table()
    doubt = treachery("Doubt", Revelation((fx.Deal(horror=1),)), subtype="weakness")
    card = t.put(doubt, "discard:0")
    t.resolve(fx.ReturnToHand(Each(AllOf((Named("Doubt"), InZone("discard"))))))
    assert (t.own().horror, t.card(card).zone) == (1, "discard:0")
    t.put(doubt, "deck:0")
    t.resolve(fx.Search(Named("Doubt")))
    assert t.own().horror == 2


@rule("revelation.5")
def test_a_weakness_asset_that_is_drawn_resolves_its_revelation_from_hand() -> None:
    t = Table()
    debt = asset("Debt", Revelation((fx.PutIntoPlay(area="threat"),)), subtype="weakness")
    card = t.put(debt, "deck:0")
    t.turn().choose("draw")
    assert t.card(card).zone == "threat:0"


@rule("weakness.3", "revelation.5", "limbo.1")
def test_a_weakness_asset_is_not_in_hand_while_its_revelation_resolves() -> None:
    t = Table()
    debt = asset("Debt", Revelation((fx.May((fx.Draw(1),)),)), subtype="weakness")
    card = t.put(debt, "deck:0")
    t.turn().choose("draw")
    assert t.card(card).zone == "limbo"
    t.choose("no")
    assert t.card(card).zone == "hand:0"


# Spawning


@rule("spawn.1")
def test_an_enemy_spawns_where_its_instruction_says() -> None:
    t = Table()
    rat = t.put(enemy("Rat", spawns_at(Named("Cellar"))), "encounter")
    t.phase("mythos")
    assert t.card(rat).zone == f"at:{t.named('Cellar')}"


@rule("spawn.2")
def test_the_instruction_holds_in_whatever_way_the_enemy_enters_play() -> None:
    t = Table()
    rat = t.put(enemy("Rat", spawns_at(Named("Cellar"))), "aside")
    t.resolve(fx.PutIntoPlay(Each(InZone("aside"))))
    assert t.card(rat).zone == f"at:{t.named('Cellar')}"


@rule("spawn.3")
def test_an_enemy_without_instruction_spawns_engaged_with_whoever_drew_it() -> None:
    t = Table(2)
    rat = t.put(enemy("Rat"), "encounter")
    t.resolve(fx.DrawEncounter(), you=1)
    assert t.card(rat).zone == "threat:1"


@rule("spawn.4", "spawn.x1")
def test_an_enemy_without_a_legal_location_is_discarded() -> None:
    t = Table()
    rat = t.put(enemy("Rat", spawns_at(Named("Attic"))), "encounter")
    bat = t.put(enemy("Bat", spawns_at(Kind("location"), Trait("Cave"))), "encounter")
    t.put(asset("Watch", Reaction(On("after", "enters-play", card=Kind("enemy")), (fx.Draw(),))), "play:0")
    t.resolve(fx.DrawEncounter(2))
    assert t.kind == ""
    assert t.zone("encounter-discard") == [bat, rat]


@rule("spawn.5", "lead-investigator.q1")
def test_whoever_spawns_the_enemy_chooses_among_the_fitting_locations() -> None:
    t = Table(2)
    rat = t.put(enemy("Rat", spawns_at(Connecting())), "encounter")
    t.resolve(fx.DrawEncounter(), you=1)
    cellar, garden = t.named("Cellar"), t.named("Garden")
    assert (t.asked, set(t.options)) == (1, {f"card:{cellar}", f"card:{garden}"})
    t.choose(f"card:{garden}")
    assert t.card(rat).zone == f"at:{garden}"


@rule("spawn.6", "spawn.x2")
def test_an_ability_that_spawns_the_enemy_somewhere_overrides_its_instruction() -> None:
    t = Table(locations=(HALL, CELLAR, location("Southside")))
    acolyte = t.put(enemy("Acolyte", spawns_at(Named("Cellar"))), "encounter")
    t.resolve(
        fx.Search(Named("Acolyte"), "encounter", to="stay"), fx.Spawn("drawn", Each(Named("Southside")))
    )
    assert t.card(acolyte).zone == f"at:{t.named('Southside')}"


@rule("spawn.q1")
def test_aloof_and_massive_enemies_without_instruction_are_put_at_the_drawers_location() -> None:
    t = Table()
    here = t.person().location
    shy, vast = (
        t.put(enemy("Shy", keywords="aloof"), "encounter"),
        t.put(enemy("Vast", keywords="massive"), "encounter"),
    )
    t.resolve(fx.DrawEncounter(2))
    assert t.zone("threat:0") == []
    assert {t.card(shy).zone, t.card(vast).zone} == {f"at:{here}"}


@rule("spawn.q2")
def test_an_enemy_that_is_not_drawn_spawns_engaged_with_who_resolves_the_effect_or_the_lead() -> None:
    t = Table(2)
    rat, bat = t.put(enemy("Rat"), "aside"), t.put(enemy("Bat"), "aside")
    t.resolve(fx.Spawn(Each(AllOf((InZone("aside"), Named("Rat"))))), you=1)
    assert t.card(rat).zone == "threat:1"
    t.resolve(fx.Spawn(Each(AllOf((InZone("aside"), Named("Bat"))))), you=-1, source=t.named("Stir"))
    assert t.card(bat).zone == "threat:0"


@rule("spawn.q3", "prey.5")
def test_a_ready_enemy_engages_where_it_spawns_and_prey_decides_whom_not_where() -> None:
    t = Table(people=(WEAK, STRONG, investigator("Brave", skills=6)))
    cellar = t.named("Cellar")
    t.alter(0, location=cellar)
    t.alter(1, location=cellar)
    rat = t.put(enemy("Rat", spawns_at(Named("Cellar")), prey(highest("combat"))), "encounter")
    t.resolve(fx.DrawEncounter(), you=2)
    assert t.card(rat).zone == "threat:1"


@rule("spawn.5", "prey.5")
def test_the_drawer_may_spawn_the_enemy_away_from_its_prey() -> None:
    t = Table(people=(WEAK, STRONG))
    t.alter(1, location=t.named("Cellar"))
    rat = t.put(enemy("Rat", spawns_at(Connecting()), prey(highest("combat"))), "encounter")
    t.resolve(fx.DrawEncounter(), you=0).choose(f"card:{t.named('Garden')}")
    assert t.card(rat).zone == f"at:{t.named('Garden')}"


# Prey


@rule("prey.1", "prey.2", "prey.x1")
def test_an_enemy_with_prey_highest_willpower_engages_the_most_strong_willed() -> None:
    t = Table(people=(WEAK, STRONG, investigator("Mild", skills=3)))
    rat = t.put(enemy("Rat", prey(highest("willpower"))), f"at:{t.person().location}", exhausted=True)
    t.resolve(fx.Ready(Each(Named("Rat"))))
    assert t.card(rat).zone == "threat:1"


@rule("prey.2")
def test_prey_chooses_among_those_the_enemy_can_choose_from() -> None:
    t = Table(people=(WEAK, STRONG, investigator("Mild", skills=3)))
    t.alter(1, location=t.named("Cellar"))
    rat = t.put(enemy("Rat", prey(highest("willpower"))), f"at:{t.person().location}", exhausted=True)
    t.resolve(fx.Ready(Each(Named("Rat"))))
    assert t.card(rat).zone == "threat:2"


@rule("prey.2")
def test_of_equally_near_investigators_a_hunter_goes_for_its_prey() -> None:
    t = Table(people=(WEAK, STRONG))
    t.alter(0, location=t.named("Cellar"))
    t.alter(1, location=t.named("Garden"))
    rat = t.put(enemy("Rat", prey(highest("combat")), keywords="hunter"), f"at:{t.named('Hall')}")
    t.phase("enemy")
    assert t.card(rat).zone == "threat:1"


@rule("prey.3")
def test_a_prey_only_enemy_moves_toward_its_prey_alone_and_engages_nobody_else() -> None:
    t = Table(people=(WEAK, STRONG))
    hall, cellar = t.named("Hall"), t.named("Cellar")
    t.alter(1, location=t.named("Garden"))
    rat = t.put(enemy("Rat", prey(Named("Strong"), only=True), keywords="hunter"), f"at:{cellar}")
    t.phase("enemy")
    assert (t.person(0).location, t.card(rat).zone) == (hall, f"at:{hall}")
    t.phase("enemy")
    assert t.card(rat).zone == "threat:1"


@rule("prey.4")
def test_others_may_engage_a_prey_only_enemy_by_action_or_ability() -> None:
    t = Table(people=(WEAK, STRONG))
    t.alter(1, location=t.named("Garden"))
    rat = t.put(enemy("Rat", prey(Named("Strong"), only=True)), f"at:{t.named('Hall')}")
    t.turn(0).choose(f"engage:{rat}")
    assert t.card(rat).zone == "threat:0"
    bat = t.put(enemy("Bat", prey(Named("Strong"), only=True)), f"at:{t.named('Hall')}")
    t.resolve(fx.Engage(Choose(Named("Bat"))))
    assert t.card(bat).zone == "threat:0"


@rule("prey.q1", "lead-investigator.3")
def test_of_investigators_who_fit_equally_well_the_lead_investigator_picks_one() -> None:
    t = Table(people=(WEAK, STRONG, investigator("Brave", skills=4)))
    rat = t.put(enemy("Rat", prey(highest("willpower"))), f"at:{t.person().location}", exhausted=True)
    t.resolve(fx.Ready(Each(Named("Rat"))))
    assert (t.asked, t.options) == (0, ["seat:1", "seat:2"])
    t.choose("seat:2")
    assert t.card(rat).zone == "threat:2"


@rule("prey.q2")
def test_a_prey_only_enemy_without_prey_neither_moves_nor_engages() -> None:
    t = Table(2)
    cellar = t.named("Cellar")
    rat = t.put(enemy("Rat", prey(Named("Gone"), only=True), keywords="hunter"), f"at:{cellar}")
    bat = t.put(enemy("Bat", prey(Named("Gone"), only=True)), f"at:{t.named('Hall')}")
    t.phase("enemy")
    assert (t.card(rat).zone, t.card(bat).zone) == (f"at:{cellar}", f"at:{t.named('Hall')}")


@rule("prey.2")
def test_prey_looks_at_values_as_they_are_changed() -> None:
    t = Table(people=(WEAK, STRONG))
    t.put(asset("Bow", Constant((Change(Is("you"), "combat", 5),))), "play:0")
    rat = t.put(enemy("Rat", prey(highest("combat"))), f"at:{t.person().location}", exhausted=True)
    t.resolve(fx.Ready(Each(Named("Rat"))))
    assert t.card(rat).zone == "threat:0"


def test_an_enemy_whose_engagement_is_cancelled_stays_where_it_is_and_the_others_engage() -> None:
    t = Table()
    here = t.person().location
    t.put(treachery("Fog", Forced(On("when", "engages", card=Named("Rat")), (fx.Cancel(),))), "threat:0")
    rat, bat = (t.put(enemy(name), f"at:{here}", exhausted=True) for name in ("Rat", "Bat"))
    t.resolve(fx.Ready(Each(Kind("enemy"))))
    assert (t.card(rat).zone, t.card(bat).zone) == (f"at:{here}", "threat:0")
