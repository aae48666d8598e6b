"""What is printed on cards and what it is for (section `card-anatomy`)."""

from typing import get_args

import msgspec
import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers, zones
from miskatonic.games.horror.decks import price
from miskatonic.games.horror.printed import Printed, Value
from miskatonic.games.horror.rules import testing
from miskatonic.games.horror.rules.encounter import draw_encounter
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import ElderSign, Free, Keyword, Objective, Play
from miskatonic.games.horror.words.things import AtLeast, CardType, Each, Named, TokensOn, Trait
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import (
    act,
    agenda,
    asset,
    enemy,
    event,
    investigator,
    location,
    reference,
    skill,
    treachery,
)
from tests.games.horror.cards import card as any_card
from tests.games.horror.table import Table

GAIN = (fx.GainResources(1),)
SCENARIO = (
    *(
        act("Seek"),
        agenda("Stir"),
        location("Hall"),
        treachery("Curse"),
        enemy("Ghoul"),
        reference("Overview"),
    ),
    any_card("story", "Letter"),
)
PLAYER = (investigator("Ada"), asset("Lamp"), event("Tip"), skill("Guts"))


# Kinds of cards


@rule("card-anatomy.1", "card-anatomy.2", "card-anatomy.q1")
def test_every_type_of_card_is_a_scenario_card_or_a_player_card() -> None:
    t = Table()
    for printed in SCENARIO:
        assert zones.is_scenario_card(t.g, t.put(printed, "aside")), printed.type
    for printed in PLAYER:
        assert not zones.is_scenario_card(t.g, t.put(printed, "removed")), printed.type
    assert {each.type for each in (*SCENARIO, *PLAYER)} == set(get_args(CardType))


@rule("card-anatomy.2")
def test_the_mini_card_of_an_investigator_shows_location_and_whether_the_turn_was_taken() -> None:
    t = Table(2)
    t.turn(0).choose(f"move:{t.named('Cellar')}")
    assert [t.person(seat).location for seat in (0, 1)] == [t.named("Cellar"), t.named("Hall")]


@rule("card-anatomy.q1")
def test_enemies_and_treacheries_are_drawn_as_encounter_cards() -> None:
    t = Table()
    t.put(treachery("Rest"), "encounter")
    ghoul, curse = t.put(enemy("Ghoul"), "encounter"), t.put(treachery("Curse"), "encounter")
    t.do(draw_encounter, 0)
    t.do(draw_encounter, 0)
    assert (t.card(ghoul).zone, t.card(curse).zone) == ("threat:0", "encounter-discard")


@rule("card-anatomy.4", "card-anatomy.23")
def test_the_type_says_how_a_card_is_used() -> None:
    t = Table()
    hand = {
        each.type: t.put(each, "hand:0") for each in (asset("Lamp"), event("Tip", Play(GAIN)), skill("Guts"))
    }
    t.turn()
    playable = {kind for kind, card in hand.items() if f"play:{card}" in t.options}
    assert playable == {"asset", "event"}
    t.choose(f"play:{hand['asset']}").choose(f"play:{hand['event']}")
    assert [t.card(hand[kind]).zone for kind in ("asset", "event")] == ["play:0", "discard:0"]
    t.call(testing.begin, Context(0, t.person().card, 0), 0, ("combat",), 1)
    assert t.options == [f"card:{hand['skill']}"]


# Fields that are only read


FULL = Printed(
    "core-113",
    "enemy",
    ("Ghoul", "Ghul"),
    set="ghouls",
    set_place=(2, 5),
    product="core",
    number=113,
    fight=Value(3),
)
BOOK = Printed(
    "core-42",
    "asset",
    ("Old Book", "Altes Buch"),
    subtitle=("Of Secrets", "Der Geheimnisse"),
    classes=("seeker",),
    level=2,
    cost=3,
    product="core",
    number=42,
)


@rule("card-anatomy.3", "card-anatomy.5", "card-anatomy.19", "card-anatomy.20")
def test_a_scenario_card_knows_its_name_encounter_set_place_in_it_product_and_number() -> None:
    again = msgspec.json.decode(msgspec.json.encode(FULL), type=Printed)
    assert (again.name, again.set, again.set_place) == (("Ghoul", "Ghul"), "ghouls", (2, 5))
    assert (again.product, again.number) == ("core", 113)


@rule("card-anatomy.24", "card-anatomy.25", "card-anatomy.26", "card-anatomy.34")
def test_a_player_card_knows_its_class_name_subtitle_product_and_number() -> None:
    again = msgspec.json.decode(msgspec.json.encode(BOOK), type=Printed)
    assert (again.classes, again.name) == (("seeker",), ("Old Book", "Altes Buch"))
    assert (again.subtitle, again.product, again.number) == (("Of Secrets", "Der Geheimnisse"), "core", 42)
    assert asset("Lamp").classes == ()


@rule("card-anatomy.5", "card-anatomy.25")
def test_a_card_is_found_by_its_name() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.put(enemy("Rat"), "threat:0")
    lamp = t.put(asset("Lamp"), "play:0")
    for card, name in ((ghoul, "Ghoul"), (lamp, "Lamp")):
        trap = t.put(event(f"{name} Trap", Play((fx.Exhaust(Each(Named(name))),)), keywords="fast"), "hand:0")
        t.turn().choose(f"play:{trap}")
        assert t.card(card).exhausted
    assert not t.card(t.named("Rat")).exhausted


@rule("card-anatomy.22")
def test_the_level_says_how_much_experience_a_card_takes() -> None:
    assert [price(asset("Book", level=level), 0) for level in (1, 2, 5)] == [1, 2, 5]


# Fields of all cards


@rule("card-anatomy.6", "card-anatomy.28")
def test_abilities_may_mention_traits() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", traits=("Monster",)), "threat:0")
    t.put(enemy("Rat", traits=("Creature",)), "threat:0")
    trap = t.put(event("Trap", Play((fx.Exhaust(Each(Trait("Monster"))),)), keywords="fast"), "hand:0")
    friend = t.put(asset("Friend", traits=("Ally",)), "play:0")
    nap = t.put(event("Nap", Play((fx.Exhaust(Each(Trait("Ally"))),)), keywords="fast"), "hand:0")
    t.turn().choose(f"play:{trap}").choose(f"play:{nap}")
    tired = [card for card in range(len(t.g.cards)) if t.card(card).exhausted]
    assert tired == [ghoul, friend]


@rule("card-anatomy.7", "card-anatomy.29")
def test_the_text_box_holds_keywords_and_other_effects() -> None:
    t = Table()
    hound = t.put(enemy("Hound", Keyword("hunter"), Free(GAIN)), f"at:{t.named('Hall')}")
    bell = t.put(asset("Bell", Keyword("fast"), Free(GAIN)), "hand:0")
    assert numbers.has_keyword(t.g, hound, "hunter")
    t.turn().choose(f"play:{bell}")
    assert t.person().actions == 3
    assert {f"use:{each}.{each}.1.-1" for each in (hound, bell)} <= set(t.options)


# Enemies


@rule("card-anatomy.8", "card-anatomy.9")
@pytest.mark.parametrize(
    ("fight", "health", "ends"), [(3, 1, "encounter-discard"), (3, 2, "threat:0"), (4, 1, "threat:0")]
)
def test_fight_is_how_difficult_an_attack_is_and_health_the_damage_that_defeats(
    fight: int, health: int, ends: str
) -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", fight=fight, health=health), "threat:0")
    t.turn().choose(f"fight:{ghoul}")
    assert t.card(ghoul).zone == ends


@rule("card-anatomy.10")
@pytest.mark.parametrize(("evade", "away"), [(3, True), (4, False)])
def test_evade_is_how_difficult_it_is_to_evade_the_enemy(evade: int, away: bool) -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", evade=evade), "threat:0")
    t.turn().choose(f"evade:{ghoul}")
    assert t.card(ghoul).exhausted is away


@rule("card-anatomy.11", "card-anatomy.12")
def test_damage_and_horror_are_what_an_attack_of_the_enemy_deals() -> None:
    t = Table()
    t.put(enemy("Ghoul", damage=3, horror=2), "threat:0")
    t.phase("enemy")
    assert (t.own().damage, t.own().horror) == (3, 2)


# Locations


@rule("card-anatomy.13")
@pytest.mark.parametrize(("shroud", "found"), [(3, 1), (4, 0)])
def test_shroud_is_how_difficult_it_is_to_investigate(shroud: int, found: int) -> None:
    t = Table(locations=(location("Hall", shroud=shroud, clues=1),))
    t.turn().choose("investigate")
    assert t.own().clues == found


@rule("card-anatomy.14", "card-anatomy.q2")
@pytest.mark.parametrize(("value", "clues"), [(Value(3), 3), (Value(3, each=True), 6)])
def test_the_clue_value_is_placed_when_the_location_is_first_revealed(value: Value, clues: int) -> None:
    vault = location("Vault", clues=value, symbol="Vault")
    t = Table(2, locations=(location("Hall", connections=("Vault",)), vault))
    assert t.card(t.named("Vault")).clues == 0
    t.turn(0).choose(f"move:{t.named('Vault')}")
    assert t.card(t.named("Vault")).clues == clues


@rule("card-anatomy.15")
def test_connection_symbols_show_where_one_can_go() -> None:
    rooms = (
        location("Hall", symbol="moon", connections=("star", "sun")),
        *(location("Attic", symbol="star"), location("Cave", symbol="tree"), location("Roof", symbol="sun")),
    )
    t = Table(locations=rooms)
    t.turn()
    moves = [each for each in t.options if each.startswith("move:")]
    assert moves == [f"move:{t.named(name)}" for name in ("Attic", "Roof")]


# Acts and agendas


@rule("card-anatomy.16")
def test_the_sequence_number_is_the_place_in_the_deck() -> None:
    t = Table(acts=(act("Seek"), act("Flee", stage=2), act("Hide", stage=3)))
    t.put(event("Leap", Play((fx.AdvanceAct(),)), keywords="fast"), "hand:0")
    t.turn().choose(f"play:{t.named('Leap')}")
    assert t.zone("act") == [t.named("Flee")]
    assert [t.g.print(card).stage for card in (*t.zone("act"), *t.zone("acts"))] == [2, 3]


@rule("card-anatomy.17", "card-anatomy.q2")
@pytest.mark.parametrize(("threshold", "needed"), [(Value(3), 3), (Value(2, each=True), 4)])
def test_so_many_clues_must_be_spent_for_the_act_to_advance(threshold: Value, needed: int) -> None:
    t = Table(2, acts=(act("Seek", threshold=threshold), act("Flee", stage=2)))
    t.set(t.person(0).card, clues=needed - 1)
    t.turn(0)
    assert "advance" not in t.options
    t.set(t.person(0).card, clues=needed)
    t.turn(0).skip("window").choose("advance")
    assert (t.zone("act"), t.own().clues) == ([t.named("Flee")], 0)


@rule("card-anatomy.18", "card-anatomy.q2")
@pytest.mark.parametrize(("threshold", "needed"), [(Value(3), 3), (Value(2, each=True), 4)])
def test_so_much_doom_must_be_in_play_for_the_agenda_to_advance(threshold: Value, needed: int) -> None:
    for doom, current in ((needed - 2, "Stir"), (needed - 1, "Wake")):
        t = Table(2, agendas=(agenda("Stir", threshold=threshold), agenda("Wake", stage=2)))
        t.set(t.named("Stir"), doom=doom)
        t.phase("mythos")
        assert t.zone("agenda") == [t.named(current)]


@rule("card-anatomy.q2")
def test_acts_and_agendas_with_an_objective_follow_the_objective() -> None:
    hunt = Objective(on=On("after", "is-defeated", card=Named("Ghoul")))
    doom = Objective(condition=AtLeast(TokensOn("resources", "lead"), 9), adds=True)
    t = Table(
        acts=(act("Hunt", hunt), act("Flee", stage=2)),
        agendas=(agenda("Stir", doom, threshold=1), agenda("Wake", stage=2)),
    )
    t.set(t.person().card, clues=9)
    ghoul = t.put(enemy("Ghoul", fight=1, health=1), "threat:0")
    t.turn()
    assert "advance" not in t.options
    t.choose(f"fight:{ghoul}")
    assert t.zone("act") == [t.named("Flee")]
    t.phase("mythos")
    assert t.zone("agenda") == [t.named("Stir")]


# Player cards


@rule("card-anatomy.21")
def test_the_cost_is_what_playing_the_card_takes() -> None:
    t = Table()
    lamp = t.put(asset("Lamp", cost=4), "hand:0")
    t.turn().choose(f"play:{lamp}")
    assert t.own().resources == 1


@rule("card-anatomy.27")
def test_an_investigator_has_four_skills() -> None:
    four = {"willpower": 1, "intellect": 2, "combat": 3, "agility": 4}
    t = Table(people=(investigator("Ada", skills=four),))
    assert {skill: numbers.value(t.g, t.person().card, skill) for skill in four} == four


@rule("card-anatomy.30")
def test_the_elder_sign_ability_holds_a_modifier_and_an_effect() -> None:
    t = Table(people=(investigator("Ada", ElderSign(1, GAIN)),), bag=("elder-sign",))
    rat = t.put(enemy("Rat", fight=4), "threat:0")
    t.turn().choose(f"fight:{rat}")
    assert (t.card(rat).damage, t.own().resources) == (1, 6)


@rule("card-anatomy.31", "card-anatomy.32")
@pytest.mark.parametrize(("harm", "stat"), [(fx.Deal(damage=3), "health"), (fx.Deal(horror=3), "sanity")])
def test_so_much_damage_or_horror_defeats_the_card(harm: fx.Deal, stat: str) -> None:
    t = Table(people=(investigator("Ada", **{stat: 2}), investigator("Bert")))
    dog = t.put(asset("Dog", **{stat: 1}), "play:0")
    pain = t.put(event("Pain", Play((harm,))), "hand:0")
    t.turn(0).choose(f"play:{pain}").choose(f"card:{dog}")
    assert t.person(0).status == "defeated"
    assert t.card(dog).zone != "play:0"


@rule("card-anatomy.31")
def test_less_than_its_health_leaves_the_card_in_play() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=2), "play:0")
    pain = t.put(event("Pain", Play((fx.Deal(damage=1),))), "hand:0")
    t.turn().choose(f"play:{pain}").choose(f"card:{dog}")
    assert (t.card(dog).zone, t.card(dog).damage) == ("play:0", 1)


@rule("card-anatomy.33")
def test_skill_icons_change_the_skill_value_for_the_test_the_card_is_committed_to() -> None:
    t = Table()
    rat = t.put(enemy("Rat", fight=5), "threat:0")
    guts = t.put(skill("Guts", icons={"combat": 2}), "hand:0")
    t.turn().choose(f"fight:{rat}").choose((f"card:{guts}",))
    assert t.card(rat).damage == 1
    assert numbers.value(t.g, t.person().card, "combat") == 3


# Faces


@rule("card-anatomy.35")
def test_locations_have_an_unrevealed_and_a_revealed_side_and_acts_and_agendas_sides_a_and_b() -> None:
    back = (fx.Deal(horror=1, target="lead"),)
    t = Table(
        acts=(act("Seek", reverse=back), act("Flee", stage=2)),
        agendas=(agenda("Stir", threshold=1, reverse=back), agenda("Wake", stage=2)),
    )
    cellar = t.named("Cellar")
    assert [t.card(each).revealed for each in (t.named("Hall"), cellar)] == [True, False]
    t.turn().choose(f"move:{cellar}")
    assert t.card(cellar).revealed
    leap = t.put(event("Leap", Play((fx.AdvanceAct(),)), keywords="fast"), "hand:0")
    t.turn().choose(f"play:{leap}")
    assert t.own().horror == 1
    t.phase("mythos")
    assert t.own().horror == 2
    assert not t.card(t.named("Seek")).revealed
    assert not t.card(t.named("Stir")).revealed
