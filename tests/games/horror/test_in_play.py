"""In play and out of play: entering, putting into play, limbo, copies, tokens, hands."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers, zones
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import acts, cards, encounter, rounds
from miskatonic.games.horror.words.abilities import (
    AttachRule,
    Constant,
    Forced,
    Free,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.costs import Exhaust
from miskatonic.games.horror.words.effects import (
    Attach,
    Discard,
    DiscardCards,
    Draw,
    EachInvestigator,
    GainResources,
    Lasting,
    PutIntoPlay,
    ReturnToHand,
)
from miskatonic.games.horror.words.effects import (
    Test as TakesTest,
)
from miskatonic.games.horror.words.modifiers import Change, EntersExhausted
from miskatonic.games.horror.words.things import (
    Choose,
    Each,
    InZone,
    Is,
    Kind,
    Named,
    Trait,
)
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.cards import asset, enemy, event, location, skill, treachery
from tests.games.horror.effects import resolve, take_test
from tests.games.horror.table import Table

DOG = asset("Dog", health=2, cost=3)


# In play


@rule("in-play.1", "in-play.2", "in-play.q1")
@pytest.mark.parametrize("zone", ["play:0", "threat:0", "at:hall", "map", "on:hall", "beside"])
def test_cards_in_these_places_are_in_play(zone: str) -> None:
    t = Table()
    printed = location("Yard") if zone == "map" else DOG if zone == "play:0" else enemy("Rat")
    card = t.put(printed, zone.replace("hall", str(t.named("Hall"))))
    assert zones.in_play(t.g, card)
    assert card in zones.cards_in_play(t.g)


@rule("in-play.2")
def test_the_current_act_and_agenda_and_the_reference_card_are_in_play_but_not_later_acts() -> None:
    t = Table()
    for name in ("Seek", "Stir", "Overview", "Hall", "Ada"):
        assert zones.in_play(t.g, t.named(name))
    for name in ("Flee", "Wake"):
        assert not zones.in_play(t.g, t.named(name))


@rule("in-play.3")
@pytest.mark.parametrize(
    "zone", ["hand:0", "deck:0", "discard:0", "encounter", "encounter-discard", "victory", "aside", "removed"]
)
def test_cards_in_these_places_are_out_of_play(zone: str) -> None:
    t = Table()
    assert not zones.in_play(t.g, t.put(DOG, zone))


@rule("in-play.4", "enter-play.1")
@pytest.mark.parametrize("zone", ["hand:0", "deck:0", "discard:0"])
def test_a_card_that_comes_from_out_of_play_enters_play(zone: str) -> None:
    t = Table()
    dog = t.put(DOG, zone)
    t.put(asset("Kennel", Reaction(On("after", "enters-play", card=Named("Dog")), (Draw(),))), "play:0")
    t.call(cards.enter_play, dog, "play:0", 0)
    assert t.kind == "reaction"
    assert zones.in_play(t.g, dog)


@rule("enter-play.1")
def test_moving_from_one_place_in_play_to_another_is_not_entering_play() -> None:
    t = Table()
    t.put(enemy("Rat", keywords="aloof"), f"at:{t.named('Hall')}")
    t.put(asset("Trap", Reaction(On("after", "enters-play"), (Draw(),))), "play:0")
    t.turn().choose(f"engage:{t.named('Rat')}")
    assert t.kind == "turn"


@rule("in-play.5")
def test_a_card_that_goes_out_of_play_leaves_play() -> None:
    t = Table()
    dog = t.put(DOG, "play:0")
    t.put(asset("Collar", Reaction(On("after", "leaves-play", card=Named("Dog")), (Draw(),))), "play:0")
    resolve(t, t.person().card, ReturnToHand(Each(Named("Dog"))))
    assert (t.kind, t.card(dog).zone) == ("reaction", "hand:0")


@rule("in-play.6")
def test_tokens_count_only_while_their_card_is_in_play() -> None:
    t = Table()
    idol = t.put(asset("Idol"), "play:0", doom=2)
    assert acts.doom_in_play(t.g) == 2
    t.call(cards.discard, idol)
    assert acts.doom_in_play(t.g) == 0


@rule("in-play.7")
def test_resources_in_a_pool_are_in_play_on_the_investigator() -> None:
    t = Table()
    assert zones.in_play(t.g, t.person().card)
    assert t.own().resources == 5


@rule("in-play.q1")
def test_an_attachment_is_in_play_as_long_as_what_it_is_attached_to() -> None:
    t = Table()
    dog = t.put(DOG, "play:0")
    leash = t.put(asset("Leash"), f"on:{dog}", controller=0, owner=0)
    assert zones.in_play(t.g, leash)
    t.call(cards.discard, dog)
    assert not zones.in_play(t.g, leash)


@rule("in-play.q1")
def test_an_encounter_card_put_beside_the_agenda_is_in_play_and_works() -> None:
    omen = treachery(
        "Omen",
        Revelation((PutIntoPlay(area="agenda"),)),
        Constant((Change(Kind("investigator"), "willpower", -1),)),
    )
    t = Table(encounter=(omen,))
    t.do(encounter.draw_encounter, 0)
    assert zones.in_play(t.g, t.named("Omen"))
    assert numbers.value(t.g, t.person().card, "willpower") == 2


# Entering play


@rule("enter-play.2")
def test_a_card_put_into_play_exhausted_does_not_become_exhausted() -> None:
    t = Table()
    dog = t.put(DOG, "discard:0")
    t.put(asset("Whip", Reaction(On("after", "exhausts"), (Draw(),))), "play:0")
    resolve(t, t.person().card, PutIntoPlay(Choose(InZone("discard")), exhausted=True))
    assert t.card(dog).exhausted
    assert t.kind == ""


@rule("enter-play.2")
def test_a_card_can_say_itself_that_it_enters_play_exhausted() -> None:
    t = Table()
    t.put(asset("Whip", Reaction(On("after", "exhausts"), (Draw(),))), "play:0")
    slow = t.put(asset("Turtle", Constant((EntersExhausted("this"),))), "hand:0")
    t.turn().choose(f"play:{slow}")
    assert t.card(slow).exhausted
    assert t.kind == "turn"


@rule("enter-play.2")
def test_another_card_can_say_that_cards_enter_play_exhausted() -> None:
    t = Table()
    t.put(asset("Fog", Constant((EntersExhausted(Kind("asset")),))), "play:0")
    dog = t.put(asset("Dog"), "hand:0")
    t.turn().choose(f"play:{dog}")
    assert t.card(dog).exhausted


# Putting into play


@rule("put-into-play.1", "put-into-play.2", "put-into-play.3")
def test_a_card_is_put_into_play_where_it_belongs_without_its_cost() -> None:
    t = Table()
    t.set(t.person().card, resources=1)
    dog = t.put(DOG, "discard:0")
    resolve(t, t.person().card, PutIntoPlay(Choose(InZone("discard"))))
    assert t.card(dog).zone == "play:0"
    assert t.own().resources == 1


@rule("put-into-play.3")
def test_an_enemy_put_into_play_spawns_as_if_drawn_and_an_ability_may_say_otherwise() -> None:
    t = Table()
    rat = t.put(enemy("Rat"), "encounter-discard")
    resolve(t, t.person().card, PutIntoPlay(Choose(InZone("encounter-discard"))))
    assert t.card(rat).zone == "threat:0"
    curse = t.put(treachery("Curse"), "encounter-discard")
    resolve(t, t.person().card, PutIntoPlay(Choose(InZone("encounter-discard")), "threat"))
    assert t.card(curse).zone == "threat:0"


@rule("put-into-play.4")
def test_putting_into_play_is_not_playing() -> None:
    t = Table()
    t.put(DOG, "discard:0")
    t.put(asset("Applause", Reaction(On("after", "plays"), (Draw(),))), "play:0")
    resolve(t, t.person().card, PutIntoPlay(Choose(InZone("discard"))))
    assert t.kind == ""


# Limbo


@rule("limbo.1", "limbo.2", "limbo.5", "limbo.6")
def test_an_event_is_in_limbo_while_it_is_resolved_and_then_in_the_discard_pile() -> None:
    t = Table()
    ruse = t.put(event("Ruse", Play((TakesTest(("willpower",), 3),)), icons={"wild": 1}), "hand:0")
    t.put(skill("Nerve"), "hand:0")
    t.turn().choose(f"play:{ruse}")
    assert t.kind == "commit"
    assert t.card(ruse).zone == "limbo"
    assert not zones.in_play(t.g, ruse)
    t.choose(())
    assert t.card(ruse).zone == "discard:0"


@rule("limbo.2", "limbo.q2")
def test_an_event_is_still_in_hand_but_reserved_while_it_provokes_attacks() -> None:
    claw = Forced(On("after", "attacks", card=Is("this")), (DiscardCards(1, "who", random=True),))
    t = Table(deck=())
    t.put(enemy("Ghoul", claw), "threat:0")
    ruse = t.put(event("Ruse", Play((GainResources(1),))), "hand:0")
    t.put(asset("Spy", Reaction(On("when", "attacks"), (Draw(),))), "play:0")
    t.put(DOG, "deck:0")
    t.turn().choose(f"play:{ruse}")
    assert t.kind == "reaction"
    assert t.card(ruse).zone == "hand:0"
    t.choose("pass")
    assert [each for each in t.heard if each in ("gained", "discarded")] == ["gained", "discarded"]


@rule("limbo.q2")
def test_other_effects_cannot_choose_or_move_a_reserved_event() -> None:
    thief = Forced(On("after", "attacks", card=Is("this")), (Discard(Each(InZone("hand"))),))
    t = Table(deck=())
    t.put(enemy("Ghoul", thief), "threat:0")
    ruse, dog = t.put(event("Ruse", Play((GainResources(1),))), "hand:0"), t.put(DOG, "hand:0")
    t.turn().choose(f"play:{ruse}")
    told = [each for each in t.heard if each in ("gained", "discarded")]
    assert told == ["discarded", "gained", "discarded"]
    assert t.zone("discard:0") == [dog, ruse]


@rule("limbo.1", "limbo.3", "limbo.6")
def test_a_treachery_is_in_limbo_while_its_revelation_is_resolved() -> None:
    t = Table(encounter=(treachery("Maze", Revelation((TakesTest(("willpower",), 3),))),))
    t.put(skill("Nerve"), "hand:0")
    t.do(encounter.draw_encounter, 0)
    assert t.card(t.named("Maze")).zone == "limbo"
    t.choose(())
    assert t.card(t.named("Maze")).zone == "encounter"
    assert "encounter-reshuffled" in t.heard


@rule("limbo.1", "limbo.4", "limbo.q1")
@pytest.mark.parametrize("printed", [skill("Nerve"), asset("Tool", icons={"wild": 1})])
def test_committed_cards_are_in_limbo_until_the_test_ends(printed: Printed) -> None:
    t = Table()
    card = t.put(printed, "hand:0")
    t.put(asset("Dial", Free((GainResources(1),), (Exhaust(),))), "play:0")
    take_test(t).skip("window").choose((f"card:{card}",))
    assert (t.kind, t.card(card).zone) == ("window", "limbo")
    t.skip()
    assert t.card(card).zone == "discard:0"


@rule("limbo.5")
def test_a_card_in_limbo_is_not_in_play_for_other_effects() -> None:
    t = Table()
    card = t.put(asset("Tool", icons={"wild": 1}), "hand:0")
    broom = Free((Discard(Choose(Kind("asset"))),), (Exhaust(),))
    helper = t.put(asset("Broom", broom), "play:0")
    take_test(t).skip("window").choose((f"card:{card}",))
    t.choose(f"use:{helper}.{helper}.0.-1")
    assert t.card(helper).zone == "discard:0"
    assert t.card(card).zone == "discard:0"
    assert t.heard.count("discarded") == 2


@rule("limbo.7")
def test_a_card_that_enters_play_by_its_own_effects_leaves_limbo_at_once() -> None:
    trap = Play((Attach("location"), TakesTest(("willpower",), 3)))
    t = Table()
    snare = t.put(event("Snare", trap, AttachRule(Kind("location"))), "hand:0")
    t.put(skill("Nerve"), "hand:0")
    t.turn().choose(f"play:{snare}")
    assert t.kind == "commit"
    assert t.card(snare).zone == f"on:{t.named('Hall')}"
    t.choose(())
    assert t.card(snare).zone == f"on:{t.named('Hall')}"


# Copies


@rule("copy.1")
def test_cards_of_the_same_name_are_copies_whatever_else_differs() -> None:
    t = Table()
    t.put(asset("Twin", unique=True), "play:0")
    other = event("Twin", Play((GainResources(1),)), unique=True, code="twin-event")
    t.put(asset("Twin", unique=True, cost=4, code="twin-dear", health=9), "hand:0")
    assert not any(option.startswith("play:") and "Twin" in option for option in t.turn().options)
    dear = next(card for card in t.zone("hand:0") if t.g.print(card).code == "twin-dear")
    assert f"play:{dear}" not in t.options
    assert other.name == t.g.print(dear).name


@rule("copy.2", "copy.3")
def test_a_card_that_returns_to_play_is_new() -> None:
    once = Free((GainResources(1),), (), Limit(1, "game"))
    t = Table()
    dog = t.put(asset("Dog", once, health=2), "play:0", damage=1)
    resolve(t, dog, Lasting("round", (Change("this", "health", 3),), "this"))
    assert numbers.value(t.g, dog, "health") == 5
    key = f"use:{dog}.{dog}.0.-1"
    t.turn().choose(key)
    assert key not in t.options
    resolve(t, t.person().card, ReturnToHand(Each(Named("Dog"))))
    t.turn().choose(f"play:{dog}")
    assert (t.card(dog).damage, numbers.value(t.g, dog, "health")) == (0, 2)
    assert key in t.options


@rule("copy.q1")
def test_two_locations_of_one_name_are_copies_and_yet_different_locations() -> None:
    street = location("Street", connections=("Street",), clues=1)
    t = Table(locations=(street, street))
    here, there = t.zone("map")
    assert t.g.print(here).name == t.g.print(there).name
    t.turn().choose(f"move:{there}")
    assert t.person().location == there
    assert (t.card(here).clues, t.card(there).clues) == (1, 1)


# Tokens, traits, hands, player order


@rule("tokens-running-out.1")
def test_tokens_never_run_out() -> None:
    t = Table()
    resolve(t, t.person().card, GainResources(1000))
    assert t.own().resources == 1005


@rule("traits.1", "traits.2")
def test_a_trait_does_nothing_until_an_ability_refers_to_it() -> None:
    t = Table()
    beast = t.put(asset("Dog", traits=("Beast",)), "play:0")
    plain = t.put(asset("Cat"), "play:0")
    assert t.turn().options == Table().turn().options
    resolve(t, t.person().card, Discard(Each(Trait("Beast"))))
    assert (t.card(beast).zone, t.card(plain).zone) == ("discard:0", "play:0")


@rule("hand-size.1", "hand-size.2")
def test_the_hand_limit_is_8_and_checked_only_in_the_upkeep_phase() -> None:
    t = Table()
    for _ in range(5):
        t.put(DOG, "hand:0")
    t.turn().choose("draw")
    assert len(t.zone("hand:0")) == 11
    t.do(rounds.upkeep)
    assert (t.kind, t.ask.least, t.ask.most) == ("discard", 4, 4)
    order = [each for each in t.heard if each in ("drew", "gained")]
    assert order[-2:] == ["drew", "gained"]


@rule("hand-size.q1")
def test_the_current_hand_limit_counts() -> None:
    t = Table()
    t.put(asset("Bag", Constant((Change("you", "hand-limit", 2),))), "play:0")
    for _ in range(5):
        t.put(DOG, "hand:0")
    t.do(rounds.upkeep)
    assert (len(t.zone("hand:0")), t.ask.least) == (11, 1)


@rule("player-order.1", "player-order.2")
def test_in_player_order_the_lead_begins_and_the_next_follow_clockwise() -> None:
    t = Table(seats=4)
    t.g.lead = 2
    assert zones.playing(t.g) == (2, 3, 0, 1)
    resolve(t, t.person(2).card, EachInvestigator((GainResources(1),)), you=2)
    gained = [event.on for event in t.told if event.text.id == "gained"]
    assert gained == [("seat:2",), ("seat:3",), ("seat:0",), ("seat:1",)]


@rule("enter-play.1", "spawn.3")
def test_what_something_brought_into_play_before_it_could_spawn_does_not_enter_play_again() -> None:
    hook = Forced(On("when", "spawns"), (Attach(Each(Named("Cellar")), "that"),))
    t = Table()
    t.put(asset("Hook", hook), "play:0")
    ghoul = t.put(enemy("Ghoul"), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert t.card(ghoul).zone == f"on:{t.named('Cellar')}"
