"""The log tells what happened and why, to whom it happened, and in whole sentences."""

from miskatonic.cli.telling import Telling
from miskatonic.games.horror.rules import cards, encounter, rounds, setup
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    Action,
    ElderSign,
    Forced,
    Free,
    Keyword,
    Objective,
    Play,
    Reaction,
    Symbol,
)
from miskatonic.games.horror.words.costs import Actions, Exhaust, SpendClues, SpendUses
from miskatonic.games.horror.words.things import Choose, CountOf, InZone, Kind, Named, Times
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.cards import act, asset, enemy, event, investigator, location, reference, treachery
from tests.games.horror.spoken import ENGLISH, log
from tests.games.horror.table import Table

ASIDE = InZone("aside")


def offered(t: Table) -> list[str]:
    return [ENGLISH.say(option.text) for option in t.ask.options]


def investigates(t: Table) -> Table:
    t.turn()
    t.choose("investigate")
    while t.kind in ("window", "commit"):
        t.choose("pass" if t.kind == "window" else ())
    return t


def test_a_symbol_is_told_with_the_number_that_it_counts() -> None:
    skull = Symbol("skull", Times(-1, CountOf(Kind("investigator"))))
    t = Table(reference=reference("Overview", skull), bag=("skull",))
    investigates(t)
    assert log(t, of="revealed-") == ["Ada reveals a chaos token: skull (−1)."]
    assert log(t, of="symbol-") == []


def test_what_else_a_symbol_does_is_told_beneath_it() -> None:
    tablet = Symbol("tablet", -2, failure=(fx.Deal(1),))
    t = Table(reference=reference("Overview", tablet), bag=("tablet",))
    investigates(t)
    assert log(t, of="symbol-") == ["If you fail, take 1 damage."]


def test_an_elder_sign_is_told_with_its_number() -> None:
    ada = investigator("Ada", ElderSign(2))
    t = Table(people=(ada,), bag=("elder-sign",))
    investigates(t)
    assert log(t, of="revealed-") == ["Ada reveals a chaos token: elder sign (+2)."]


def test_a_number_bears_a_real_minus() -> None:
    t = Table(bag=("-3",))
    investigates(t)
    assert log(t, of="revealed-") == ["Ada reveals a chaos token: −3."]


def test_an_attachment_is_told_with_what_it_is_attached_to() -> None:
    t = Table()
    t.put(treachery("Fire"), "aside")
    t.resolve(fx.Attach(Choose(Named("Hall")), Choose(ASIDE)))
    assert log(t, of="entered") == ["Fire is attached to Hall."]


def test_a_location_that_enters_play_is_told_as_one() -> None:
    t = Table()
    t.put(location("Attics"), "aside")
    t.resolve(fx.PlaceLocation(Choose(ASIDE)))
    assert log(t, of="entered") == ["New location: Attics."]


def test_an_attack_with_a_weapon_says_whom_it_is_aimed_at() -> None:
    sword = asset("Sword", Action((fx.TakeAction("fight"),), (Actions(),), designator="fight"))
    t = Table()
    weapon = t.put(sword, "play:0")
    t.put(enemy("Ghoul"), "threat:0")
    t.turn()
    t.choose(f"use:{weapon}.{weapon}.0.-1")
    assert log(t, of="test-begins") == ["Ada takes a test of combat against Ghoul with difficulty 2."]


def test_what_happens_without_a_card_is_asked_about_without_one() -> None:
    watch = asset("Watch", Reaction(On("at", "round-ends"), (fx.GainResources(1),)))
    t = Table()
    t.put(watch, "play:0")
    t.do(rounds.end_round)
    assert ENGLISH.say(t.ask.text) == "When the round ends: do you react?"


def test_who_may_advance_the_act_is_offered_to_advance_it() -> None:
    seek = act("Seek", Objective(On("at", "round-ends"), adds=True, may=True), threshold=1)
    t = Table(acts=(seek, act("Flee", stage=2)))
    t.set(t.person().card, clues=1)
    t.do(rounds.end_round)
    assert offered(t) == ["Advance Seek", "Pass"]


def test_an_ability_that_takes_two_actions_says_so() -> None:
    rope = asset("Rope", Action((fx.Draw(1),), (Actions(2),)))
    t = Table()
    t.put(rope, "play:0")
    t.turn()
    assert "Activate Rope (2 actions): Draw 1 card." in offered(t)


def test_surge_says_why_another_card_is_drawn() -> None:
    t = Table()
    t.put(treachery("Wave", keywords="surge"), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert log(t, of="surges") == ["Surge: Ada draws another encounter card."]


def test_what_leaves_the_table_is_told() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    t.resolve(fx.SetAside(Choose(Named("Ghoul"))))
    t.resolve(fx.RemoveFromGame(Choose(Named("Cellar"))))
    assert log(t, of="set-aside") == ["Ghoul is set aside."]
    assert log(t, of="removed") == ["Cellar is removed from the game."]


def test_whoever_chooses_a_skill_is_told_for_which_test() -> None:
    t = Table()
    smoke = t.put(treachery("Smoke"), "encounter")
    t.resolve(fx.Test(("willpower", "agility"), 3), source=smoke)
    assert ENGLISH.say(t.ask.text) == "Smoke, difficulty 3: which skill do you test?"


def test_an_ability_of_ones_own_is_not_used_by_ones_own_name() -> None:
    ada = investigator("Ada", Free((fx.GainResources(1),), limit=Limit(1, "round")))
    t = Table(people=(ada,))
    t.turn()
    t.choose(next(id for id in t.options if id.startswith("use:")))
    assert log(t, of="uses") == ["Ada uses an ability of the investigator card."]


def test_investigators_recover_by_name() -> None:
    t = Table()
    t.set(t.person().card, damage=2)
    t.resolve(fx.Heal("damage", 1))
    assert log(t, of="recovered") == ["Ada recovers from 1 damage."]


def test_that_a_used_card_discards_itself_is_no_echo_of_its_use() -> None:
    t = Table()
    t.put(treachery("Curse", Action((fx.Discard("this"),), (Actions(2),))), "threat:0")
    t.turn()
    t.choose(next(id for id in t.options if id.startswith("use:")))
    telling = Telling(ENGLISH)
    placed = [event.text.id for event in t.told if telling.place(event.text, event.on) is not None]
    assert placed[-2:] == ["uses", "discarded"]


def test_uses_that_are_spent_are_told_with_what_is_left() -> None:
    lamp = asset("Lamp", Keyword("uses", 3, "charges"), Free((fx.Draw(1),), (SpendUses(1, "charges"),)))
    t = Table()
    card = t.put(lamp, "play:0")
    t.turn()
    t.choose(f"use:{card}.{card}.1.-1")
    assert log(t, of="spent-uses") == ["1 charge spent from Lamp, 2 left."]


def test_whoever_swaps_cards_of_the_opening_hand_reads_what_came_instead() -> None:
    t = Table()
    lantern = t.zone("hand:0")[0]
    t.told.clear()
    t.do(setup.mulligan, 0, (f"card:{lantern}",))
    assert log(t, of="drew") == ["Ada draws Lantern."]


def test_what_goes_from_aside_to_a_discard_pile_was_never_in_play() -> None:
    t = Table()
    t.do(cards.put_away, t.put(treachery("Fire"), "aside"), "encounter-discard")
    assert log(t, of="to-discard") == ["Fire goes to the discard pile."]


def test_an_event_that_answers_something_is_offered_to_be_played() -> None:
    lesson = event("Lesson", Play((fx.Draw(1),), on=On("at", "round-ends")))
    t = Table()
    t.put(lesson, "hand:0")
    t.do(rounds.end_round)
    assert offered(t) == ["Play Lesson: Draw 1 card.", "Pass"]


def test_an_ability_that_costs_more_than_actions_says_so() -> None:
    rope = asset("Rope", Action((fx.Draw(1),), (Actions(), SpendClues(1), Exhaust())))
    t = Table()
    t.put(rope, "play:0")
    t.set(t.person().card, clues=1)
    t.turn()
    assert "Activate Rope: Spend 1 clue. Exhaust this asset. Draw 1 card." in offered(t)


def test_forced_effects_of_the_same_name_are_told_apart_by_what_they_are_attached_to() -> None:
    fire = treachery("Fire", Forced(On("at", "round-ends"), (fx.Draw(1),)))
    t = Table()
    for place in ("Hall", "Cellar"):
        t.put(fire, f"on:{t.named(place)}")
    t.do(rounds.end_round)
    assert offered(t) == ["Fire (Hall)", "Fire (Cellar)"]
