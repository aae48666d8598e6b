"""What happens in play is told, once, with who did it and what it was done to."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.printed import Ending
from miskatonic.games.horror.rules import drawing, rounds, setup
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Constant, Free, Keyword, Play
from miskatonic.games.horror.words.costs import Exile, Resources, Reveal, SpendClues
from miskatonic.games.horror.words.modifiers import Cannot
from miskatonic.games.horror.words.things import AnyOf, Choose, Each, Exists, Kind, Named, Unless
from tests.games.horror.cards import act, asset, enemy, event, treachery
from tests.games.horror.spoken import log
from tests.games.horror.table import CELLAR, FLEE, GARDEN, HALL, PLAIN, Table

ROPE, OATH = Named("Rope"), Named("Oath")

# Cards


@rule("ownership-control.6")
def test_who_takes_control_of_what_is_told() -> None:
    t = Table(2)
    t.put(asset("Dog"), "play:0")
    t.resolve(fx.TakeControl(Choose(Named("Dog"))), you=1)
    assert log(t, of="took-control") == ["Bert takes control of Dog."]


@rule("unique.2", "unique.q1")
def test_a_second_copy_that_cannot_enter_play_is_told_as_one() -> None:
    t = Table()
    t.put(enemy("Ghoul", unique=True), "threat:0")
    t.put(enemy("Ghoul", unique=True), "encounter")
    t.phase("mythos")
    assert log(t, of="cannot-enter") == ["Ghoul cannot enter play: it is unique and already in play."]


@rule("cannot.1", "leaves-play.1", "then.4")
@pytest.mark.parametrize(("effect", "zone"), [(fx.ReturnToHand, "hand:0"), (fx.Discard, "discard:0")])
def test_what_cannot_leave_play_any_more_when_it_is_due_stays_and_that_is_told(
    effect: Any, zone: str
) -> None:
    t = Table()
    t.put(asset("Ward", Constant((Cannot(OATH, "leave-play"),), Unless(Exists(ROPE)))), "play:0")
    rope, oath = t.put(asset("Rope"), "play:0"), t.put(asset("Oath"), "play:0")
    t.resolve(fx.Then((effect(Each(AnyOf((ROPE, OATH)))),), (fx.GainResources(1),)))
    assert (t.card(rope).zone, t.card(oath).zone, t.own().resources) == (zone, "play:0", 5)
    assert log(t, of="cannot-leave") == ["Oath cannot leave play."]


@rule("ownership-control.7")
def test_a_card_that_is_shuffled_into_a_deck_is_told() -> None:
    t = Table()
    t.resolve(fx.ShuffleInto(), source=t.put(asset("Charm"), "play:0"))
    assert log(t, of="shuffled-in") == ["Charm is shuffled into the deck."]


@rule("ownership-control.7")
def test_a_card_that_returns_to_a_hand_is_told() -> None:
    t = Table()
    t.resolve(fx.ReturnToHand("this"), source=t.put(asset("Charm"), "play:0"))
    assert log(t, of="returned") == ["Charm returns to its owner’s hand."]


@rule("exile.2")
def test_a_card_that_is_exiled_is_told() -> None:
    t = Table()
    flask = t.put(asset("Flask", Free((fx.Draw(1),), (Exile(),))), "play:0")
    t.turn().use(flask)
    assert log(t, of="exiled") == ["Flask is exiled."]


@rule("costs.10")
def test_a_card_shown_to_pay_is_told_with_who_showed_it() -> None:
    t = Table(2)
    t.put(asset("Badge", Free((fx.Draw(1),), (Reveal(Named("Axe")),))), "play:1")
    t.put(asset("Axe"), "hand:1")
    t.turn(1).use(t.named("Badge"))
    assert log(t, of="shown") == ["Bert shows Axe."]


@rule("drawing-cards.7")
def test_a_new_deck_of_the_discard_pile_is_told_and_who_shuffled_it() -> None:
    t = Table(2, deck=(PLAIN,) * 5)
    t.put(asset("Axe"), "discard:1")
    t.call(drawing.draw, 1, 1)
    assert log(t, of="reshuffled") == ["Bert shuffles their discard pile into a new deck."]


@rule("starting.3")
def test_the_starting_card_that_was_taken_is_named() -> None:
    t = Table()
    lucky = t.put(asset("Lucky", keywords="starting"), "deck:0")
    t.do(setup.mulligan, 0, ()).choose((f"card:{lucky}",))
    assert log(t, of="found") == ["Ada finds Lucky."]


@rule("card-types.2")
def test_the_type_that_was_named_is_told_with_who_named_it() -> None:
    t = Table(2)
    t.resolve(fx.NameType(), you=1).choose("type:event")
    assert log(t, of="named-type") == ["Bert names a type of cards: Event."]


@rule("effects.x2")
def test_a_search_tells_how_many_cards_are_searched_and_what_is_found() -> None:
    t = Table(2)
    t.put(asset("Axe"), "deck:1")
    t.resolve(fx.Search(Named("Axe"), top=3), you=1)
    assert log(t, of="searches") == ["Bert searches 3 cards."]
    assert log(t, of="found") == ["Bert finds Axe."]


@rule("effects.x2", "drawing-cards.2")
def test_an_encounter_card_that_is_found_and_drawn_is_named() -> None:
    t = Table(2)
    t.put(treachery("Woe"), "encounter")
    t.resolve(fx.Search(Named("Woe"), deck="encounter", to="draw"), you=1)
    assert log(t, of="found") == ["Bert finds Woe."]


@rule("decks.2", "table-talk.1")
def test_whoever_looks_at_the_top_of_a_deck_reads_what_others_do_not() -> None:
    t = Table(2)
    t.put(asset("Axe"), "deck:1")
    t.resolve(fx.LookAtTop(1), you=1)
    assert log(t, of="looked") == ["Bert looks at Axe."]
    [event] = [event for event in t.told if event.text.id == "looked"]
    assert (event.audience, event.public.id if event.public else "") == ((1,), "looked-hidden")


@rule("decks.2")
def test_the_top_of_a_deck_that_is_revealed_everybody_reads() -> None:
    t = Table(2)
    t.put(asset("Axe"), "deck:1")
    t.resolve(fx.LookAtTop(1, reveal=True), you=1)
    assert log(t, of="turned-up") == ["Bert reveals from the top of the deck: Axe."]


@rule("drawing-cards.9")
def test_that_no_cards_are_left_is_told_before_the_defeat() -> None:
    t = Table(2, deck=(PLAIN,) * 5)
    t.call(drawing.draw, 1, 1)
    assert log(t, of="no-cards-left") == ["Bert has no cards left to draw."]


@rule("attachments.1")
def test_a_card_in_play_that_is_attached_elsewhere_is_told() -> None:
    t = Table()
    t.put(asset("Sign"), f"on:{t.named('Cellar')}")
    t.resolve(fx.Attach(Choose(Named("Hall")), Choose(Named("Sign"))))
    assert log(t, of="attached") == ["Sign is attached to Hall."]


@rule("in-play.3")
def test_a_card_that_is_placed_beneath_another_is_told() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    t.resolve(fx.PutBeneath(Choose(Named("Ghoul")), Choose(Named("Seek"))))
    assert log(t, of="put-beneath") == ["Ghoul is placed beneath Seek."]


@rule("victory.2")
def test_a_card_that_is_put_in_the_victory_display_is_told() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    t.resolve(fx.ToVictoryDisplay(Choose(Named("Ghoul"))))
    assert log(t, of="to-victory") == ["Ghoul goes to the victory display."]


@rule("victory.2", "defeated.1")
def test_a_defeated_enemy_with_victory_is_told_as_defeated_and_where_it_goes() -> None:
    t = Table()
    t.put(enemy("Ghoul", keywords="victory=1"), "threat:0")
    t.resolve(fx.Deal(2, target=Choose(Named("Ghoul"))))
    assert log(t, of="defeated") == ["Ghoul is defeated."]
    assert log(t, of="to-victory") == ["Ghoul goes to the victory display."]
    assert log(t, of="card-took") == ["Ghoul takes 2 damage."]


@rule("hidden.2")
def test_a_card_that_is_added_to_a_hand_openly_is_named() -> None:
    t = Table(2)
    t.resolve(fx.AddToHand(), you=1, source=t.put(asset("Key"), "aside", owner=1))
    assert log(t, of="to-hand") == ["Bert adds Key to their hand."]


# Tokens


@rule("gain.1", "effects.5")
def test_resources_gained_and_lost_are_told_with_who_and_how_many() -> None:
    t = Table(2)
    t.resolve(fx.GainResources(2), fx.LoseResources(9), you=1)
    assert log(t, of="gained") == ["Bert gains 2 resources."]
    assert log(t, of="lost-resources") == ["Bert loses 7 resources."]


@rule("effects.5", "move.8")
def test_tokens_removed_and_moved_are_told_as_many_as_there_were() -> None:
    t = Table()
    t.put(asset("Dog", health=9), "play:0", damage=3)
    t.put(asset("Cat", health=9), "play:0")
    dog, cat = Choose(Named("Dog")), Choose(Named("Cat"))
    t.resolve(fx.RemoveTokens("damage", 1, dog), fx.MoveTokens("damage", 5, dog, cat))
    assert log(t, of="tokens-removed") == ["1 damage removed from Dog."]
    assert log(t, of="tokens-moved") == ["2 damage moved from Dog to Cat."]


@rule("costs.4", "resources.2")
def test_what_is_paid_is_told_with_who_paid() -> None:
    t = Table(2)
    t.put(asset("Rope", Free((fx.Draw(1),), (Resources(3),))), "play:1")
    t.turn(1)
    t.use(t.named("Rope"))
    assert log(t, of="paid") == ["Bert pays 3 resources."]


@rule("clues.8")
def test_clues_that_are_spent_are_told_with_who_spent_them() -> None:
    t = Table(2, acts=(act("Seek", threshold=9), FLEE))
    t.set(t.own(1).id, clues=3)
    t.put(asset("Rope", Free((fx.Draw(1),), (SpendClues(3),))), "play:1")
    t.turn(1)
    t.use(t.named("Rope"))
    assert log(t, of="spent-clues") == ["Bert spends 3 clues."]


@rule("deal-damage-horror.2", "clues.8")
def test_tokens_that_are_placed_are_told_with_their_kind() -> None:
    t = Table()
    t.put(asset("Dog", health=5), "play:0")
    t.resolve(fx.PlaceTokens("damage", 2, Choose(Named("Dog"))))
    t.resolve(fx.PlaceTokens("clues", 1, Choose(Named("Hall"))))
    assert log(t, of="tokens-placed") == ["2 damage placed on Dog."]
    assert log(t, of="clues-placed") == ["1 clue is placed on Hall."]


@rule("investigation.3", "action.3")
def test_a_turn_begins_with_who_it_is_and_how_many_actions_they_have() -> None:
    t = Table(2)
    t.told.clear()
    t.resolve(fx.GainActions(1), you=1)
    t.do(rounds.begin_turn, 0, "seat:1")
    assert log(t, of="turn-begins") == ["The turn of Bert begins: 4 actions."]


@rule("boons.2")
def test_athena_is_told_to_put_the_token_back() -> None:
    t = Table(boons=("athena",), bag=("auto-fail",))
    t.turn().choose("investigate").skip("window", "commit").choose("yes")
    assert log(t, of="athena") == [
        "By the Boon of Athena Ada puts automatic failure back and draws another token."
    ]


# Defeat, trauma and the end


@rule("defeated.5", "trauma.1", "trauma.2")
def test_a_defeat_is_told_with_the_trauma_it_brings() -> None:
    t = Table(2)
    t.resolve(fx.Deal(horror=7, direct=True), you=1)
    t.resolve(fx.Deal(damage=7, direct=True), you=0)
    assert log(t, of="investigator-defeated") == ["Bert is defeated.", "Ada is defeated."]
    assert log(t, of="suffered-") == ["Bert suffers 1 mental trauma.", "Ada suffers 1 physical trauma."]


@rule("defeat-by-ability.1")
def test_a_defeat_by_an_ability_is_told_without_trauma() -> None:
    t = Table(2)
    t.resolve(fx.Defeat("you"), you=1)
    assert log(t, of="investigator-defeated") == ["Bert is defeated."]
    assert log(t, of="suffered-") == []


@rule("resign.2", "resign.3")
def test_who_resigns_is_told_to_have_resigned_and_not_to_be_defeated() -> None:
    t = Table(2)
    t.resolve(fx.Resign(), you=1)
    assert log(t, of="resigned") == ["Bert resigns."]
    assert log(t, of="investigator-defeated") == []


@rule("victory.7")
def test_everybody_is_told_how_much_experience_they_earn() -> None:
    t = Table(2, scenario={"endings": {1: Ending(experience=0)}})
    t.put(enemy("Ghoul", keywords="victory=2"), "victory")
    t.resolve(fx.Resolution(1))
    assert log(t, of="earned") == ["Ada earns 2 experience.", "Bert earns 2 experience."]


@rule("victory.7")
def test_who_will_earn_less_experience_is_told_how_much() -> None:
    t = Table(2)
    t.resolve(fx.LoseExperience(3), you=1)
    assert log(t, of="forfeits") == ["Bert earns 3 fewer experience."]


@rule("remember.1")
def test_what_is_to_be_remembered_is_told_the_first_time_only() -> None:
    t = Table()
    t.resolve(fx.Remember("the cellar is flooded"), fx.Remember("the cellar is flooded"))
    assert t.heard.count("remembers") == 1


@rule("boons.3")
def test_that_a_card_was_chosen_by_destiny_is_told_but_not_which() -> None:
    t = Table(boons=("destiny",), deck=(*(PLAIN,) * 12, asset("Wish")))
    t.choose((f"card:{t.named('Wish')}",))
    assert log(t, of="took-destined") == [
        "By the Boon of Destiny Ada takes a card of choice into the opening hand."
    ]


# Places and enemies


@rule("locations.7")
def test_a_location_is_told_when_it_is_revealed_with_its_clues_and_only_then() -> None:
    t = Table(locations=(HALL, CELLAR, GARDEN))
    t.told.clear()
    cellar = t.named("Cellar")
    t.turn().choose(f"move:{cellar}")
    assert log(t, of="revealed") == ["Cellar is revealed, with 2 clues."]
    t.choose(f"move:{t.named('Hall')}").choose(f"move:{cellar}")
    assert log(t, of="revealed") == ["Cellar is revealed, with 2 clues."]


@rule("clues.4", "investigate-action.4")
def test_clues_that_are_discovered_are_told_with_who_and_where() -> None:
    t = Table(2)
    t.set(t.named("Hall"), clues=1)
    t.resolve(fx.DiscoverClues(3), you=1)
    assert log(t, of="discovered") == ["Bert discovers 1 clue at Hall."]


@rule("evade.5")
def test_an_enemy_that_was_evaded_is_told_with_who_evaded_it() -> None:
    t = Table(2)
    ghoul = t.put(enemy("Ghoul"), "threat:1")
    t.turn(1).choose(f"evade:{ghoul}").skip()
    assert log(t, of="acts-") == ["Bert tries to evade Ghoul."]
    assert log(t, of="evaded") == ["Bert evades Ghoul."]


@rule("retaliate.2")
def test_an_enemy_that_retaliates_is_told_to_do_so_before_it_attacks() -> None:
    t = Table(bag=("-8",))
    ghoul = t.put(enemy("Ghoul", keywords="retaliate"), "threat:0")
    t.turn().choose(f"fight:{ghoul}").skip()
    assert [line for line in t.heard if line in ("retaliates", "attacks")] == ["retaliates", "attacks"]
    assert log(t, of="retaliates") == ["Ghoul retaliates."]
    assert log(t, of="attacks") == ["Ghoul attacks Ada."]


@rule("spawn.4")
def test_an_enemy_that_finds_no_place_to_spawn_is_told() -> None:
    t = Table()
    t.put(enemy("Ghoul", Keyword("spawn", what=Named("Nowhere"))), "encounter")
    t.phase("mythos")
    assert log(t, of="no-place") == ["Ghoul finds no place to spawn."]


@rule("fight-action.6")
def test_who_missed_and_whom_they_hit_is_told() -> None:
    t = Table(2, bag=("-8",))
    ghoul = t.put(enemy("Ghoul"), "threat:1")
    t.turn().choose(f"fight:{ghoul}").skip()
    assert log(t, of="hit-friend") == ["Ada misses and hits Bert."]


@rule("table-talk.1")
def test_whoever_is_asked_because_of_cards_in_hand_alone_is_told_to_consider() -> None:
    t = Table(2)
    t.put(event("Hunch", Keyword("fast"), Play((fx.GainResources(1),))), "hand:1")
    t.phase("enemy")
    assert log(t, of="considers") == ["Bert has something to consider."]


@rule("table-talk.1")
def test_in_a_test_it_is_told_in_which_step_somebody_considers() -> None:
    t = Table(2)
    t.put(event("Hunch", Keyword("fast"), Play((fx.GainResources(1),))), "hand:1")
    t.turn().skip("window").choose("investigate")
    assert log(t, of="considers")[-1] == "Bert has something to consider in step 1 of the test."


@rule("table-talk.1")
def test_whoever_is_asked_because_of_what_all_see_is_not_told_to_consider() -> None:
    t = Table(2)
    t.put(asset("Purse", Free((fx.GainResources(1),))), "play:1")
    t.phase("enemy")
    assert (t.asked, log(t, of="considers")) == (1, [])


@rule("defeated.9", "resolution.1")
def test_enemies_that_fall_as_the_scenario_ends_are_told() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    t.resolve(fx.Defeat(Each(Kind("enemy")), final=True))
    assert log(t, of="defeated") == ["Ghoul is defeated."]
