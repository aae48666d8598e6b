"""Whose a card is; unique and permanent cards; decks and exile (ownership-control, unique, permanent)."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import decks, numbers
from miskatonic.games.horror.rules import cards, elimination, ending
from miskatonic.games.horror.state import NOBODY
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    AttachRule,
    Constant,
    DeckOnly,
    Free,
    Play,
    Reaction,
)
from miskatonic.games.horror.words.modifiers import Blank, LoseKeyword
from miskatonic.games.horror.words.things import AllOf, Choose, Each, InZone, Is, Kind, Named, OfSet
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, investigator, skill, treachery
from tests.games.horror.table import PLAIN, Table

# Ownership and control


@rule("ownership-control.1")
def test_a_player_owns_what_began_in_their_deck_or_zones() -> None:
    t = Table(2, deck=(PLAIN, asset("Scar", keywords="permanent")))
    for seat in (0, 1):
        own = [*t.zone(f"deck:{seat}"), *t.zone(f"hand:{seat}"), *t.zone(f"play:{seat}"), t.person(seat).card]
        assert len(own) == 3
        assert {t.card(card).owner for card in own} == {seat}


@rule("ownership-control.2")
def test_a_player_controls_what_is_in_their_own_zones() -> None:
    t = Table(2)
    hand, deck = t.zone("hand:1"), t.zone("deck:1")
    t.turn(1).choose(f"play:{hand[0]}")
    t.call(cards.discard, hand[1])
    own = [*t.zone("play:1"), *t.zone("discard:1"), *t.zone("hand:1"), *deck]
    assert sorted(own) == sorted([*hand, *deck])
    assert {t.card(card).controller for card in own} == {1}


@rule("ownership-control.3")
def test_the_scenario_controls_its_decks_and_what_it_has_in_play() -> None:
    t = Table(2, encounter=(enemy("Rat"), treachery("Fear")))
    zones = ("encounter", "act", "acts", "agenda", "agendas", "map", "reference")
    held = [card for zone in zones for card in t.zone(zone)]
    assert len(held) == 2 + 2 + 2 + 3 + 1
    assert {t.card(card).controller for card in held} == {NOBODY}


@rule("ownership-control.5")
def test_a_card_enters_play_controlled_by_its_owner() -> None:
    t = Table(2)
    cup = t.put(asset("Cup"), "hand:1")
    t.turn(1).choose(f"play:{cup}")
    assert (t.card(cup).owner, t.card(cup).controller) == (1, 1)


@rule("ownership-control.6")
def test_an_ability_may_pass_control_of_a_card() -> None:
    t = Table(2)
    cup = t.put(asset("Cup", Free((fx.GainResources(1),))), "play:1")
    t.resolve(fx.TakeControl(Each(Named("Cup"))), you=0)
    assert (t.card(cup).owner, t.card(cup).controller, t.card(cup).zone) == (1, 0, "play:0")
    assert t.turn(0).can_use(cup)


@pytest.mark.parametrize(
    ("word", "zone"),
    [
        (fx.Discard(Each(Named("Cup"))), "discard:1"),
        (fx.ReturnToHand(Each(Named("Cup"))), "hand:1"),
        (fx.ShuffleInto(Each(Named("Cup"))), "deck:1"),
    ],
)
@rule("ownership-control.7")
def test_a_card_goes_to_the_zone_of_its_owner_not_of_its_controller(word: fx.Effect, zone: str) -> None:
    t = Table(2)
    cup = t.put(asset("Cup"), "play:1")
    t.resolve(fx.TakeControl(Each(Named("Cup"))), you=0).resolve(word, you=0)
    assert t.card(cup).zone == zone


@rule("ownership-control.8", "ownership-control.q1")
def test_for_triggers_the_card_was_discarded_to_the_pile_of_its_controller() -> None:
    t = Table(2)
    cup = t.put(asset("Cup"), "play:1")
    mourn = Reaction(On("after", "is-discarded", who=Is("you")), (fx.GainResources(1),))
    for seat in (0, 1):
        t.put(asset("Urn", mourn), f"play:{seat}")
    t.resolve(fx.TakeControl(Each(Named("Cup"))), you=0).resolve(fx.Discard(Each(Named("Cup"))), you=0)
    assert t.card(cup).zone == "discard:1"
    assert (t.kind, t.asked) == ("reaction", 0)
    t.choose("pass")
    assert t.kind == ""


@rule("ownership-control.q2")
def test_a_story_card_is_the_scenarios_until_somebody_becomes_its_bearer() -> None:
    t = Table(2)
    guide = t.put(asset("Guide"), "aside")
    t.resolve(fx.PutIntoPlay(Each(AllOf((Named("Guide"), InZone("aside"))))), you=1)
    assert (t.card(guide).controller, t.card(guide).owner) == (1, -1)
    t.resolve(fx.Discard(Each(Named("Guide"))))
    assert t.card(guide).zone == "encounter-discard"
    t.resolve(
        fx.BecomeBearer(Each(AllOf((Named("Guide"), InZone("encounter-discard"))))),
        fx.PutIntoPlay(Each(AllOf((Named("Guide"), InZone("encounter-discard"))))),
        fx.Discard(Each(Named("Guide"))),
        you=1,
    )
    assert (t.card(guide).owner, t.card(guide).zone) == (1, "discard:1")


@rule("ownership-control.q2", "asset.9")
def test_whom_a_scenario_made_the_bearer_of_a_card_bears_it_when_it_has_ended() -> None:
    t = Table(2)
    t.put(asset("Guide"), "aside")
    t.resolve(fx.BecomeBearer(Each(AllOf((Named("Guide"), InZone("aside"))))), fx.Resolution(1), you=1)
    assert t.g.outcome is not None
    assert (ending.borne(t.g, 0), ending.borne(t.g, 1)) == ((), ("guide",))
    assert "becomes-bearer" in t.heard


@rule("ownership-control.1", "ownership-control.q2")
def test_what_has_an_owner_or_belongs_to_the_scenario_gets_no_bearer() -> None:
    t = Table(2)
    lamp = t.put(asset("Lamp"), "play:0")
    t.resolve(fx.BecomeBearer(Each(Named("Lamp"))), fx.BecomeBearer(Each(Named("Cellar"))), you=1)
    assert (t.card(lamp).owner, t.card(t.named("Cellar")).owner) == (0, -1)


# Unique


@rule("unique.1", "unique.2")
def test_nobody_plays_a_unique_card_while_a_copy_by_title_is_in_play() -> None:
    t = Table(2)
    t.put(asset("Lita", unique=True), "play:0")
    other = t.put(asset("Lita", unique=True, code="lita-2"), "hand:1")
    plain = t.put(asset("Lita", code="lita-3"), "hand:1")
    t.turn(1)
    assert f"play:{other}" not in t.options
    assert f"play:{plain}" in t.options


@rule("unique.2")
def test_nobody_puts_a_unique_card_into_play_beside_its_copy() -> None:
    t = Table()
    lita = asset("Lita", unique=True)
    t.put(lita, "play:0")
    second = t.put(lita, "hand:0")
    t.resolve(fx.PutIntoPlay(Each(InZone("hand"))))
    assert t.card(second).zone == "hand:0"


@rule("unique.3")
def test_a_unique_encounter_card_discards_the_unique_player_card_of_its_title() -> None:
    t = Table()
    friend = t.put(asset("Peter", unique=True), "play:0")
    foe = t.put(enemy("Peter", unique=True, code="peter-2"), "encounter")
    t.phase("mythos")
    assert t.card(foe).zone == "threat:0"
    assert t.card(friend).zone == "discard:0"


@rule("unique.1", "unique.q1")
def test_a_second_copy_of_a_unique_encounter_card_is_discarded() -> None:
    t = Table()
    foe = enemy("Peter", unique=True)
    first, second = t.put(foe, "threat:0", exhausted=True), t.put(foe, "encounter")
    t.phase("mythos")
    assert t.card(first).zone == "threat:0"
    assert t.card(second).zone == "encounter-discard"


@rule("unique.q2")
def test_an_investigator_of_the_same_title_stays_in_play_beside_the_encounter_card() -> None:
    t = Table(people=(investigator("Peter"),))
    foe = t.put(enemy("Peter", unique=True, code="peter-2"), "encounter")
    t.phase("mythos")
    assert t.card(foe).zone == "threat:0"
    assert t.own().zone == "investigator:0"


# Permanent

SCAR = asset("Scar", keywords="permanent")


@rule("permanent.1", "permanent.2")
def test_permanent_cards_do_not_count_for_the_size_of_a_deck() -> None:
    assert decks.size((PLAIN, SCAR, PLAIN)) == 2


@rule("permanent.3")
def test_permanent_cards_must_meet_every_other_restriction_of_a_deck() -> None:
    ada, bert = investigator("Ada"), investigator("Bert")
    sworn = asset("Oath", DeckOnly("Ada"), keywords="permanent")
    assert decks.wrong(ada, (PLAIN, sworn)) == ()
    assert [each.clause for each in decks.wrong(bert, (PLAIN, sworn))] == ["signature.1"]
    assert [each.clause for each in decks.wrong(ada, (SCAR, SCAR, SCAR))] == ["deckbuilding.7"]


@rule("permanent.4")
def test_a_game_starts_with_the_permanent_card_in_play() -> None:
    t = Table(deck=(SCAR, *(PLAIN,) * 6))
    scar = t.named("Scar")
    assert t.card(scar).zone == "play:0"
    assert len(t.zone("hand:0")) == 5


@rule("permanent.5", "permanent.8")
def test_a_permanent_card_leaves_play_by_no_effect() -> None:
    t = Table()
    scar = t.put(SCAR, "play:0")
    every = Each(Named("Scar"))
    for word in (fx.Discard, fx.ReturnToHand, fx.ShuffleInto, fx.SetAside, fx.RemoveFromGame, fx.Exile):
        t.resolve(word(every))
        assert t.card(scar).zone == "play:0", word
    t.call(cards.exile, scar)
    assert t.card(scar).zone == "play:0"
    assert t.g.exiled == []


@rule("permanent.5", "permanent.q1")
def test_a_permanent_card_is_removed_when_its_owner_is_eliminated() -> None:
    t = Table(2)
    scar = t.put(SCAR, "play:0")
    t.do(elimination.resign, 0)
    assert t.card(scar).zone == "removed"


@rule("permanent.6", "permanent.7")
def test_a_permanent_card_is_not_attached_but_may_be_attached_to() -> None:
    t = Table()
    scar = t.put(asset("Scar", AttachRule(Kind("asset")), keywords="permanent"), "play:0")
    lamp = t.put(asset("Lamp"), "play:0")
    strap = t.put(event("Strap", Play((fx.Attach(Choose(Named("Scar"))),))), "hand:0")
    t.resolve(fx.Attach(Each(Named("Lamp")), Each(Named("Scar"))))
    assert t.zone(f"on:{lamp}") == []
    t.turn().choose(f"play:{strap}")
    assert t.zone(f"on:{scar}") == [strap]


@rule("permanent.9")
def test_permanent_is_neither_blanked_nor_lost() -> None:
    t = Table()
    scar = t.put(asset("Scar", keywords="permanent fast"), "play:0")
    t.put(
        treachery("Blur", Constant((Blank(Named("Scar")), LoseKeyword(Named("Scar"), "permanent")))),
        "threat:0",
    )
    assert numbers.has_keyword(t.g, scar, "permanent")
    assert not numbers.has_keyword(t.g, scar, "fast")
    t.call(cards.discard, scar)
    assert t.card(scar).zone == "play:0"


@rule("permanent.10", "rewards.5")
def test_a_deck_has_at_most_one_permanent_reward_card() -> None:
    ada = investigator("Ada")
    gold, silver = (asset(name, keywords="permanent reward") for name in ("Gold", "Silver"))
    earned = ("Gold", "Silver", "Bronze")
    assert decks.wrong(ada, (gold, SCAR, asset("Bronze", keywords="reward")), unlocked=earned) == ()
    assert [each.clause for each in decks.wrong(ada, (gold, silver), unlocked=earned)] == ["permanent.10"]


# Decks


@rule("decks.1")
def test_a_game_has_investigator_decks_an_encounter_deck_an_act_deck_and_an_agenda_deck() -> None:
    t = Table(2)
    found = {zone: {t.g.print(card).type for card in t.zone(zone)} for zone in t.g.piles if t.zone(zone)}
    assert found["deck:0"] == found["deck:1"] == {"asset"}
    assert found["encounter"] == {"treachery"}
    assert found["acts"] == found["act"] == {"act"}
    assert found["agendas"] == found["agenda"] == {"agenda"}


@rule("decks.2")
def test_a_deck_keeps_its_order_until_an_ability_rearranges_it() -> None:
    t = Table()
    low, top = t.put(asset("Low"), "deck:0"), t.put(asset("Top"), "deck:0")
    order = t.zone("deck:0")
    t.turn().choose("resource").choose("investigate").choose("end")
    assert t.zone("deck:0") == order
    t.resolve(fx.LookAtTop(2)).choose(f"card:{top}")
    assert t.zone("deck:0") == [*order[:-2], top, low]


@rule("decks.3", "investigator-deck.2")
def test_cards_are_drawn_from_the_drawing_investigators_own_deck() -> None:
    t = Table(2)
    top = t.zone("deck:1")[:-3:-1]
    before = t.zone("deck:0")
    t.resolve(fx.Draw(2), you=1)
    assert t.zone("hand:1")[-2:] == top
    assert t.zone("deck:0") == before


@rule("investigator-deck.1")
def test_an_investigator_deck_has_assets_events_skills_and_weaknesses() -> None:
    all_kinds = (PLAIN, event("Luck"), skill("Guts"), treachery("Doubt", subtype="weakness"))
    t = Table(deck=all_kinds * 3)
    own = [*t.zone("deck:0"), *t.zone("hand:0")]
    assert {t.g.print(card).type for card in own} == {"asset", "event", "skill", "treachery"}
    assert len(own) == 12


@rule("investigator-deck.2")
def test_your_deck_is_the_deck_of_whoever_uses_the_ability() -> None:
    t = Table(2)
    find = t.put(asset("Map", Free((fx.Search(Named("Gem")),))), "play:1")
    gem, other = t.put(asset("Gem"), "deck:1"), t.put(asset("Gem"), "deck:0")
    t.turn(1).use(find)
    assert (t.card(gem).zone, t.card(other).zone) == ("hand:1", "deck:0")


@rule("encounter-set.1")
def test_the_cards_with_the_same_set_icon_form_an_encounter_set() -> None:
    t = Table()
    rat = t.put(enemy("Rat", set="cellar"), "aside")
    fear = t.put(treachery("Fear", set="cellar"), "aside")
    other = t.put(enemy("Wolf", set="forest"), "aside")
    t.resolve(fx.ShuffleInto(Each(AllOf((OfSet("cellar"), InZone("aside"))))))
    assert {rat, fear} <= set(t.zone("encounter"))
    assert t.zone("aside") == [other]


# Exile


@rule("exile.1", "exile.2")
def test_a_card_may_have_to_be_exiled_to_use_it_and_is_then_out_of_the_game() -> None:
    t = Table()
    gem = t.put(asset("Gem", Free((fx.GainResources(3),), costs=(price.Exile(),))), "play:0")
    t.turn().use(gem)
    assert t.own().resources == 8
    assert (t.card(gem).zone, t.g.exiled) == ("removed", [gem])


@rule("exile.2")
def test_a_card_that_is_only_removed_from_the_game_does_not_go_back_to_the_collection() -> None:
    t = Table()
    gem = t.put(asset("Gem"), "play:0")
    t.call(cards.remove_from_game, gem)
    assert (t.card(gem).zone, t.g.exiled) == ("removed", [])


@rule("exile.3")
def test_an_exiled_card_of_a_level_is_out_of_the_deck_and_costs_its_level_again() -> None:
    t = Table(deck=(asset("Gem", Free((fx.Exile(),)), level=2), *(PLAIN,) * 6))
    gem = t.named("Gem")
    t.call(cards.exile, gem)
    deck = ("gem", *("lantern",) * 6)
    left = decks.without(deck, [t.card(card).code for card in t.g.exiled])
    assert left == ("lantern",) * 6
    assert decks.price(t.g.print(gem), short=1) == 2


@rule("exile.4", "exile.5")
def test_a_deck_that_exile_made_too_small_is_filled_up_with_free_level_0_cards_if_wanted() -> None:
    deck = [PLAIN] * 28
    assert decks.missing(deck, wanted=30) == 2
    zero, two = asset("Rope", level=0), asset("Sword", level=2)
    assert (decks.price(zero, short=2), decks.price(two, short=2)) == (0, 2)
    deck += [zero, two]
    assert decks.missing(deck, wanted=30) == 0


@rule("exile.5", "exile.q1")
def test_a_level_0_card_costs_1_experience_once_the_deck_has_its_size() -> None:
    zero = asset("Rope", level=0)
    assert decks.without(("rope", "cup", "rope"), ["rope"]) == ("cup", "rope")
    assert decks.price(zero, short=0) == 1


# Direct damage


@rule("direct-damage-horror.1")
def test_direct_damage_and_horror_stay_with_whom_the_ability_names() -> None:
    t = Table()
    dog = t.put(asset("Dog", health=3, sanity=3), "play:0")
    t.resolve(fx.Deal(damage=1, horror=1, direct=True))
    assert (t.own().damage, t.own().horror, t.card(dog).damage) == (1, 1, 0)
    t.resolve(fx.Deal(damage=1))
    assert t.kind == "assign"


@rule("ownership-control.6")
def test_control_of_several_cards_passes_one_after_another() -> None:
    t = Table(2)
    arms = [t.put(asset(name, slots=("hand", "hand")), "play:1") for name in ("Bow", "Axe")]
    t.resolve(fx.TakeControl(Each(Kind("asset"))), you=0)
    assert [t.card(card).zone for card in arms] == ["discard:1", "play:0"]
