"""From declaring to play a card or use an ability to its resolution (section `initiation`)."""

import pytest

from miskatonic.core.game import IllegalAnswer
from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules.actions import why_not_play
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Play, Reaction
from miskatonic.games.horror.words.modifiers import CostsLess, CostsMore
from miskatonic.games.horror.words.things import Choose, Each, Is, Kind, Named, X, YourTurn
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.cards import asset, enemy, event, investigator, treachery
from tests.games.horror.table import Table

GAIN = (fx.GainResources(1),)
SHOOT = event("Shot", Play((fx.Deal(damage=1, target=Choose(Kind("enemy"))),)))
CHEAP = asset("Purse", Constant((CostsLess(Is("you"), Named("Book"), 2),)))
TAX = treachery("Tax", Constant((CostsMore("play", Is("you"), price.Resources(1)),)))
STOP = asset("Seal", Reaction(On("when", "plays"), (fx.Cancel(),)))


def use(card: int) -> str:
    """Return the option to use the first ability of a card."""
    return f"use:{card}.{card}.0.-1"


def clause(t: Table, card: int) -> str:
    """Return the clause that forbids to play a card, or nothing."""
    why = why_not_play(t.g, 0, card)
    return "" if why is None else why.cite


# The checks


@rule("initiation.1", "initiation.7")
def test_you_declare_first_and_only_if_both_checks_are_passed_the_process_begins() -> None:
    t = Table()
    book, tome = t.put(asset("Book", cost=5), "hand:0"), t.put(asset("Tome", cost=6), "hand:0")
    t.turn()
    with pytest.raises(IllegalAnswer):
        t.choose(f"play:{tome}")
    assert (t.own().resources, t.person().actions) == (5, 3)
    t.choose(f"play:{book}")
    assert (t.card(book).zone, t.own().resources, t.person().actions) == ("play:0", 0, 2)


@rule("initiation.2", "initiation.4")
def test_check_a_a_card_or_ability_whose_restriction_is_not_met_cannot_be_begun() -> None:
    t = Table()
    bell = t.put(asset("Bell", Free(GAIN, condition=YourTurn())), "play:0")
    t.phase("upkeep")
    assert t.kind != "window"
    t.turn()
    assert use(bell) in t.options


@rule("initiation.3", "initiation.4")
def test_an_effect_that_needs_a_target_needs_a_valid_one() -> None:
    t = Table()
    shot = t.put(SHOOT, "hand:0")
    t.turn()
    assert f"play:{shot}" not in t.options
    assert clause(t, shot) == "target.2"
    t.put(enemy("Rat"), "threat:0")
    t.turn()
    assert f"play:{shot}" in t.options


@rule("initiation.5")
def test_a_restriction_counts_as_met_if_earlier_effects_of_the_same_card_will_meet_it() -> None:
    t = Table(deck=())
    top = t.put(asset("Lamp"), "deck:0")
    sift = t.put(event("Sift", Play((fx.Draw(1), fx.DiscardCards(1)))), "hand:0")
    t.turn().choose(f"play:{sift}")
    assert t.card(top).zone == "discard:0"


@rule("initiation.6")
@pytest.mark.parametrize(("resources", "able"), [(3, True), (2, False)])
def test_check_b_counts_the_costs_with_all_modifiers(resources: int, able: bool) -> None:
    t = Table()
    book = t.put(asset("Book", cost=4), "hand:0")
    t.put(CHEAP, "play:0")
    t.put(TAX, "threat:0")
    t.set(t.person().card, resources=resources)
    t.turn()
    assert (f"play:{book}" in t.options) is able


TOLL = treachery("Toll", Constant((CostsMore("play", Is("you"), price.Actions(1)),)))


@rule("initiation.6")
@pytest.mark.parametrize(("actions", "able"), [(2, True), (1, False)])
def test_check_b_counts_parts_of_the_same_kind_together(actions: int, able: bool) -> None:
    t = Table()
    book = t.put(asset("Book", cost=1), "hand:0")
    t.put(TOLL, "threat:0")
    t.turn(actions=actions)
    assert (f"play:{book}" in t.options) is able


@rule("initiation.6")
@pytest.mark.parametrize("others", [0, 1])
def test_check_b_a_card_cannot_be_exhausted_for_two_parts(others: int) -> None:
    both = (price.Exhaust(Choose(Kind("asset"))), price.Exhaust())
    t = Table()
    bell = t.put(asset("Bell", Free(GAIN, both)), "play:0")
    for _ in range(others):
        t.put(asset("Gong"), "play:0")
    t.turn()
    assert (use(bell) in t.options) is bool(others)
    if others:
        t.choose(use(bell))
        assert (t.card(bell).exhausted, t.card(t.named("Gong")).exhausted) == (True, True)


@rule("initiation.6")
def test_check_b_an_action_with_additional_actions_needs_them_all() -> None:
    t = Table()
    mud = treachery("Mud", Constant((CostsMore("move", Is("you"), price.Actions(1)),)))
    t.put(mud, "threat:0")
    t.turn(actions=1)
    assert not [each for each in t.options if each.startswith("move:")]
    t.turn(actions=2).choose(f"move:{t.named('Cellar')}")
    assert (t.person().location, t.person().actions) == (t.named("Cellar"), 0)


# Steps 1 and 2


@rule("initiation.8", "initiation.9")
def test_the_modified_cost_is_paid() -> None:
    t = Table()
    book = t.put(asset("Book", cost=4), "hand:0")
    t.put(CHEAP, "play:0")
    t.turn().choose(f"play:{book}")
    assert t.own().resources == 5 - (4 - 2)


@rule("initiation.10", "initiation.q1")
def test_if_the_cost_turns_out_to_be_too_high_the_process_stops_and_nothing_is_paid() -> None:
    t = Table()
    storm = t.put(event("Storm", Play((fx.GainResources(X()),)), cost=-1), "hand:0")
    t.put(TAX, "threat:0")
    t.put(enemy("Rat"), "threat:0")
    t.turn().choose(f"play:{storm}").choose("x:5")
    assert "cannot-pay" in t.heard
    assert (t.own().resources, t.person().actions, t.own().damage) == (5, 3, 0)
    assert t.card(storm).zone == "hand:0"


@rule("initiation.10")
def test_if_it_can_be_paid_it_is() -> None:
    t = Table()
    storm = t.put(event("Storm", Play((fx.Draw(X()),)), cost=-1), "hand:0")
    t.put(TAX, "threat:0")
    t.turn().choose(f"play:{storm}").choose("x:4")
    assert (t.own().resources, t.person().actions, t.card(storm).zone) == (0, 2, "discard:0")


@rule("initiation.10")
def test_if_a_part_of_the_cost_is_gone_when_it_is_to_be_paid_the_rest_is_given_back() -> None:
    scare = Forced(On("after", "exhausts"), (fx.Discard(Each(Named("Dog"))),))
    costs = (price.Exhaust(), price.Actions(1), price.Resources(2), price.Discard(Choose(Named("Dog"))))
    t = Table()
    bell = t.put(asset("Bell", Action((fx.Draw(3),), costs)), "play:0")
    t.put(asset("Dog"), "play:0")
    t.put(treachery("Bang", scare), "threat:0")
    hand = len(t.zone("hand:0"))
    t.turn().choose(use(bell))
    assert "cannot-pay" in t.heard
    assert (t.card(bell).exhausted, t.person().actions, t.own().resources) == (False, 3, 5)
    assert len(t.zone("hand:0")) == hand


@rule("initiation.10", "gain.2")
def test_actions_given_back_are_what_they_were_each_once() -> None:
    scare = Forced(On("after", "exhausts"), (fx.Discard(Each(Named("Dog"))),))
    costs = (price.Exhaust(), price.Actions(1), price.Actions(1), price.Discard(Choose(Named("Dog"))))
    t = Table()
    bell = t.put(asset("Bell", Action((fx.Draw(3),), costs, designator="parley")), "play:0")
    t.put(asset("Dog"), "play:0")
    t.put(treachery("Bang", scare), "threat:0")
    t.alter(spare=("parley",))
    t.turn().choose(use(bell))
    assert "cannot-pay" in t.heard
    assert (t.person().actions, t.person().spare, t.person().acted) == (3, ("parley",), 0)


@rule("initiation.q1", "initiation.4")
def test_what_cannot_be_begun_costs_no_action_and_provokes_nothing() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    tome = t.put(asset("Tome", cost=6), "hand:0")
    t.turn()
    with pytest.raises(IllegalAnswer):
        t.choose(f"play:{tome}")
    assert (t.person().actions, t.own().damage) == (3, 0)


@rule("initiation.11")
def test_attacks_of_opportunity_come_when_the_cost_is_paid_and_the_card_is_not_yet_played() -> None:
    t = Table()
    t.put(enemy("Rat"), "threat:0")
    t.put(asset("Owl", Reaction(On("when", "attacks"), GAIN)), "play:0")
    book = t.put(asset("Book", cost=4), "hand:0")
    t.turn().choose(f"play:{book}")
    assert t.kind == "reaction"
    assert (t.own().resources, t.person().actions, t.card(book).zone) == (1, 2, "hand:0")
    t.choose("pass")
    assert t.card(book).zone == "play:0"


@rule("initiation.q2")
def test_if_such_an_attack_eliminates_the_investigator_what_was_paid_stays_paid_and_it_ends_there() -> None:
    t = Table(people=(investigator("Ada", health=1), investigator("Bert")))
    t.put(enemy("Rat", horror=0), "threat:0")
    gift = t.put(event("Gift", Play((fx.GainResources(3, Choose(Named("Bert"))),)), cost=2), "hand:0")
    t.turn(0).choose(f"play:{gift}")
    assert t.person(0).status == "defeated"
    assert t.own(1).resources == 5
    assert "paid" in t.heard
    assert t.card(gift).zone == "removed"


# Steps 3 and 4


@rule("initiation.12", "initiation.q3")
def test_in_step_3_effects_can_be_cancelled_yet_the_card_is_paid_played_and_discarded() -> None:
    t = Table(2)
    t.put(STOP, "play:1")
    tip = t.put(event("Tip", Play((fx.Draw(3),)), cost=2), "hand:0")
    hand = len(t.zone("hand:0"))
    t.turn(0).choose(f"play:{tip}").choose(t.options[0])
    assert len(t.zone("hand:0")) == hand - 1
    assert (t.own().resources, t.person().actions, t.card(tip).zone) == (3, 2, "discard:0")


@rule("initiation.q3")
def test_an_asset_whose_playing_is_cancelled_is_discarded_too() -> None:
    t = Table(2)
    t.put(STOP, "play:1")
    book = t.put(asset("Book", cost=2), "hand:0")
    t.turn(0).choose(f"play:{book}").choose(t.options[0])
    assert (t.own().resources, t.card(book).zone) == (3, "discard:0")


@rule("initiation.12")
def test_using_an_ability_can_be_cancelled_in_step_3() -> None:
    t = Table(2)
    t.put(asset("Seal", Reaction(On("when", "uses"), (fx.Cancel(),))), "play:1")
    bell = t.put(asset("Bell", Action(GAIN, (price.Actions(1),))), "play:0")
    t.turn(0).choose(use(bell)).choose(t.options[0])
    assert (t.own().resources, t.person().actions) == (5, 2)


@rule("initiation.13")
def test_in_step_4_effects_that_were_not_cancelled_resolve() -> None:
    t = Table(2)
    t.put(STOP, "play:1")
    tip = t.put(event("Tip", Play((fx.Draw(3),))), "hand:0")
    hand = len(t.zone("hand:0"))
    t.turn(0).choose(f"play:{tip}").choose("pass")
    assert len(t.zone("hand:0")) == hand - 1 + 3


@rule("initiation.14")
def test_the_moment_step_4_ends_an_asset_is_in_play_and_an_event_on_its_owners_discard_pile() -> None:
    t = Table()
    t.put(asset("Owl", Reaction(On("after", "plays"), GAIN)), "play:0")
    tip, book = t.put(event("Tip", Play((fx.Draw(1),))), "hand:0"), t.put(asset("Book"), "hand:0")
    t.turn().choose(f"play:{tip}")
    assert (t.kind, t.card(tip).zone) == ("reaction", "discard:0")
    t.choose("pass").choose(f"play:{book}")
    assert (t.kind, t.card(book).zone) == ("reaction", "play:0")


@rule("initiation.15")
def test_the_moment_step_4_ends_the_ability_counts_as_resolved() -> None:
    t = Table()
    t.put(asset("Owl", Reaction(On("after", "uses", card=Named("Bell")), (fx.Draw(1),))), "play:0")
    bell = t.put(asset("Bell", Free(GAIN, limit=Limit(1, "round"))), "play:0")
    t.turn().choose(use(bell))
    assert (t.kind, t.own().resources) == ("reaction", 6)
    t.choose("pass")
    assert use(bell) not in t.options


@rule("initiation.16")
def test_the_sequence_goes_on_if_the_card_leaves_play_on_the_way() -> None:
    t = Table()
    flask = t.put(asset("Flask", Free((fx.Draw(2),), (price.Discard(),))), "play:0")
    hand = len(t.zone("hand:0"))
    t.turn().choose(use(flask))
    assert t.card(flask).zone == "discard:0"
    assert len(t.zone("hand:0")) == hand + 2
