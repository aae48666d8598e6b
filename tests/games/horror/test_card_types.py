"""Card types, one by one, and what weaknesses are."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import looking, numbers, zones
from miskatonic.games.horror.rules import encounter, harm
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.words.abilities import (
    Constant,
    ElderSign,
    Play,
    Reaction,
    Revelation,
    Symbol,
)
from miskatonic.games.horror.words.effects import (
    Cancel,
    Deal,
    Discard,
    GainResources,
    Lasting,
    PutIntoPlay,
    ReadStory,
)
from miskatonic.games.horror.words.modifiers import BecomeType, Immune
from miskatonic.games.horror.words.things import Each, Kind, Named
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, card, enemy, event, investigator, reference, treachery
from tests.games.horror.effects import resolve, take_test
from tests.games.horror.table import Table

PLAYER = ("event", "skill", "asset", "investigator")
SCENARIO = ("act", "agenda", "enemy", "location", "reference", "story", "treachery")
ALL = (*PLAYER, *SCENARIO)


def protected_from(t: Table, source: int, kind: str) -> bool:
    """Say whether a rock that is immune to such cards is not touched by this one."""
    rock = t.put(enemy(f"Rock {kind}", Constant((Immune("this", kind),))), "threat:0")  # type: ignore[arg-type]
    return numbers.immune(t.g, rock, source)


# Types


@rule("card-types.1")
def test_a_card_that_became_another_type_has_lost_its_own() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), f"at:{t.named('Hall')}")
    resolve(t, t.person().card, Lasting("round", (BecomeType("this", "asset"),), Each(Named("Ghoul"))))
    seen = Context(0, t.person().card, 0)
    assert ghoul in looking.find(t.g, seen, Kind("asset"))
    assert ghoul not in looking.find(t.g, seen, Kind("enemy"))
    assert f"fight:{ghoul}" not in t.turn().options


@rule("card-types.1")
def test_a_card_works_as_any_card_of_its_new_type_while_a_constant_ability_says_so() -> None:
    t = Table()
    statue = t.put(asset("Statue", fight=2, evade=2, health=3), f"at:{t.named('Hall')}")
    spell = t.put(asset("Spell", Constant((BecomeType(Named("Statue"), "enemy"),))), "play:0")
    t.turn().choose(f"fight:{statue}")
    assert t.card(statue).damage == 1
    resolve(t, t.person().card, Discard(Each(Named("Spell"))))
    assert t.card(spell).zone == "discard:0"
    assert f"fight:{statue}" not in t.turn().options


@rule("card-types.2", "card-types.3", "card-types.q1")
@pytest.mark.parametrize("type", ALL)
def test_events_skills_assets_and_investigators_are_player_cards_and_all_others_scenario_cards(
    type: str,
) -> None:
    t = Table()
    source = t.put(card(type, f"A {type}"), "limbo")
    assert protected_from(t, source, "player") is (type in PLAYER)
    assert protected_from(t, source, "scenario") is (type in SCENARIO)


@rule("card-types.4")
@pytest.mark.parametrize("type", ALL)
def test_of_the_scenario_cards_enemies_and_treacheries_are_encounter_cards(type: str) -> None:
    t = Table()
    source = t.put(card(type, f"A {type}"), "limbo")
    assert protected_from(t, source, "encounter") is (type in ("enemy", "treachery"))


@rule("card-types.5", "card-types.6", "card-types.q2")
@pytest.mark.parametrize(
    ("zone", "player"),
    [("deck:0", True), ("hand:0", True), ("discard:0", True), ("limbo", False), ("threat:0", False)],
)
def test_a_weakness_is_a_player_card_until_it_is_resolved_or_in_play(zone: str, player: bool) -> None:
    t = Table()
    doubt = t.put(treachery("Doubt", subtype="weakness"), zone)
    assert protected_from(t, doubt, "player") is player
    assert protected_from(t, doubt, "encounter") is not player


@rule("card-types.6")
def test_a_weakness_that_is_an_asset_is_a_player_card_in_play_too() -> None:
    t = Table()
    debt = t.put(asset("Debt", subtype="weakness"), "play:0")
    assert protected_from(t, debt, "player")
    assert not protected_from(t, debt, "encounter")


# One by one


@rule("card-type-agenda.1", "card-type-act.1")
def test_act_and_agenda_decks_consist_of_acts_and_agendas() -> None:
    t = Table()
    for deck in ("act", "agenda"):
        found = [t.g.print(card).type for card in t.zone(deck) + t.zone(f"{deck}s")]
        assert found == [deck, deck]


@rule("card-type-event.1")
def test_an_event_is_paid_resolved_and_put_in_its_owners_discard_pile() -> None:
    t = Table()
    gift = t.put(event("Gift", Play((GainResources(3),)), cost=2), "hand:0")
    t.turn().choose(f"play:{gift}")
    assert [each for each in t.heard if each in ("paid", "gained", "discarded")] == [
        "paid",
        "gained",
        "discarded",
    ]
    assert t.card(gift).zone == "discard:0"


@rule("card-type-event.1")
def test_a_cancelled_event_is_paid_and_discarded_without_effect() -> None:
    t = Table()
    gift = t.put(event("Gift", Play((GainResources(3),)), cost=2), "hand:0")
    t.put(asset("Doubt", Reaction(On("when", "plays"), (Cancel(),))), "play:0")
    t.turn().choose(f"play:{gift}")
    t.choose(t.options[0])
    assert (t.own().resources, t.card(gift).zone) == (3, "discard:0")


@rule("card-type-investigator.1", "card-type-investigator.2")
def test_the_investigator_comes_before_the_deck_and_is_in_play_from_the_start() -> None:
    t = Table()
    first = t.g.cards[0]
    assert t.g.print(first.id).type == "investigator"
    assert zones.in_play(t.g, first.id)


@rule("card-type-investigator.3")
def test_the_card_shows_skills_personal_abilities_and_classes() -> None:
    quick = {"willpower": 1, "intellect": 2, "combat": 3, "agility": 5}
    sign = ElderSign(1, (GainResources(2),))
    t = Table(people=(investigator("Wendy", sign, skills=quick, classes=("survivor",)),), bag=("elder-sign",))
    take_test(t, "agility", 6, success=(GainResources(1),)).skip()
    assert t.own().resources == 8
    assert t.g.print(t.person().card).classes == ("survivor",)


@rule("card-type-enemy.2", "card-type-enemy.q1")
def test_enemies_attack_in_the_investigation_phase_by_opportunity_retaliate_and_alert() -> None:
    t = Table(bag=("-8",))
    ghoul = t.put(enemy("Ghoul", keywords="retaliate alert"), "threat:0")
    t.turn().choose("resource")
    assert t.own().damage == 1
    t.choose(f"fight:{ghoul}")
    assert t.own().damage == 2
    t.choose(f"evade:{ghoul}")
    assert t.own().damage == 3


@rule("card-type-enemy.2", "card-type-enemy.q1")
def test_enemies_attack_regularly_in_the_enemy_phase_but_not_in_the_mythos_phase() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    t.phase("mythos")
    assert t.own().damage == 0
    t.phase("enemy")
    assert t.own().damage == 1


@rule("card-type-story.1", "story-cards.1")
def test_players_can_be_told_to_resolve_a_story_card_or_the_story_side_of_a_card() -> None:
    t = Table()
    tale = card("story", "Tale", reverse=(GainResources(1),))
    t.put(tale, f"at:{t.named('Hall')}")
    resolve(t, t.person().card, ReadStory(Each(Kind("story"))))
    assert t.own().resources == 6
    t.put(asset("Stranger", reverse=(GainResources(2),)), f"at:{t.named('Hall')}")
    resolve(t, t.person().card, ReadStory(Each(Named("Stranger"))))
    assert t.own().resources == 8


@rule("card-type-scenario-reference.1", "card-type-scenario-reference.2")
@pytest.mark.parametrize("modifier", [-1, -3])
def test_the_reference_card_says_what_symbols_do_in_this_scenario(modifier: int) -> None:
    overview = reference("Overview", Symbol("skull", modifier))
    t = Table(reference=overview, bag=("skull",))
    assert t.zone("reference") == [t.named("Overview")]
    take_test(t, difficulty=2, success=(GainResources(1),)).skip()
    assert t.own().resources == (6 if modifier == -1 else 5)


@rule("card-type-treachery.1", "card-type-treachery.2")
def test_a_drawn_treachery_is_resolved_and_discarded() -> None:
    t = Table(encounter=(treachery("Chill", Revelation((Deal(horror=1),))), enemy("Rat")))
    t.g.piles["encounter"].sort(key=lambda each: t.g.print(each).type)
    t.do(encounter.draw_encounter, 0)
    assert t.own().horror == 1
    assert t.zone("encounter-discard") == [t.named("Chill")]


@rule("card-type-treachery.2")
def test_a_treachery_stays_if_an_ability_says_so() -> None:
    t = Table(encounter=(treachery("Curse", Revelation((PutIntoPlay(area="threat"),))),))
    t.do(encounter.draw_encounter, 0)
    assert t.card(t.named("Curse")).zone == "threat:0"


@rule("card-type-asset.1", "card-type-asset.2")
def test_an_asset_goes_to_the_play_area_and_stays_until_something_discards_it() -> None:
    t = Table()
    lamp = t.put(asset("Lamp"), "hand:0")
    t.turn().choose(f"play:{lamp}")
    assert t.card(lamp).zone == "play:0"
    t.phase("enemy").phase("upkeep")
    assert t.card(lamp).zone == "play:0"
    resolve(t, t.person().card, Discard(Each(Named("Lamp"))))
    assert t.card(lamp).zone == "discard:0"


@rule("card-type-asset.3")
@pytest.mark.parametrize(("health", "sanity"), [(2, None), (None, 2), (2, 2)])
def test_some_assets_have_health_or_sanity_or_both(health: int | None, sanity: int | None) -> None:
    t = Table()
    dog = t.put(asset("Dog", health=health, sanity=sanity), "play:0")
    assert (dog in harm.soakers(t.g, 0, "damage")) is (health is not None)
    assert (dog in harm.soakers(t.g, 0, "horror")) is (sanity is not None)


@rule("card-type-asset.4", "card-type-asset.q1")
def test_damage_may_be_assigned_to_several_assets_each_up_to_what_remains() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=3), "play:0", damage=2)
    cat = t.put(asset("Cat", health=1), "play:0")
    resolve(t, t.person().card, Deal(damage=4)).choose(f"card:{dog}")
    assert t.options == [f"card:{cat}", "rest"]
    t.choose(f"card:{cat}")
    assert t.own().damage == 2
    assert t.card(dog).zone == t.card(cat).zone == "discard:0"


@rule("card-type-asset.4")
def test_damage_may_be_assigned_partly_and_horror_only_up_to_sanity() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=3, sanity=1), "play:0")
    resolve(t, t.person().card, Deal(damage=2, horror=2)).choose(f"card:{dog}").choose("rest")
    t.choose(f"card:{dog}")
    assert (t.own().damage, t.own().horror) == (1, 1)


@rule("card-type-asset.5")
def test_an_asset_takes_up_its_slots_while_in_play() -> None:
    t = Table()
    first = t.put(asset("Hat", slots=("head",)), "play:0")
    second = t.put(asset("Crown", slots=("head",)), "hand:0")
    t.turn().choose(f"play:{second}")
    assert (t.card(first).zone, t.card(second).zone) == ("discard:0", "play:0")
