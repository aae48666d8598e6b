"""Costs, additional costs, and what ignoring does to costs and effects."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import encounter, paying
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Play, Reaction, Revelation
from miskatonic.games.horror.words.chaos import IgnoreToken, RedrawToken
from miskatonic.games.horror.words.costs import (
    Actions,
    DiscardCards,
    DiscardIcons,
    Exhaust,
    Exile,
    OneOf,
    Resources,
    SealToken,
    SpendClues,
    Suffer,
)
from miskatonic.games.horror.words.costs import Discard as ByDiscarding
from miskatonic.games.horror.words.effects import (
    AdvanceAct,
    Deal,
    DiscoverClues,
    Draw,
    GainResources,
    Heal,
    Ignore,
    Move,
    MustPay,
    PlayCard,
    TakeAction,
)
from miskatonic.games.horror.words.effects import DiscardCards as DiscardFromHand
from miskatonic.games.horror.words.modifiers import CostsMore
from miskatonic.games.horror.words.things import Choose, Each, FailedBy, Is, Kind, Named, X
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.cards import act, asset, enemy, event, treachery
from tests.games.horror.effects import resolve, take_test
from tests.games.horror.table import Table


def key(card: int, index: int = 0) -> str:
    return f"use:{card}.{card}.{index}.-1"


def engine(t: Table, *costs: object, effect: object = None, zone: str = "play:0") -> str:
    """Put an asset into play that turns these costs into 3 resources; return the option to use it."""
    ability = Free((effect or GainResources(3),), costs)  # type: ignore[arg-type]
    return key(t.put(asset(f"Engine {len(t.g.cards)}", ability), zone))


# Costs


@rule("costs.1", "costs.5", "costs.6")
def test_an_ability_is_initiated_by_paying_what_stands_before_the_colon() -> None:
    t = Table()
    use = engine(t, Resources(1), Exhaust())
    t.turn().choose(use)
    assert t.own().resources == 7
    assert use not in t.options


@rule("costs.2", "costs.3", "costs.4")
def test_playing_a_card_costs_its_number_of_resources() -> None:
    t = Table()
    lamp = t.put(asset("Lamp", cost=3), "hand:0")
    t.turn().choose(f"play:{lamp}")
    assert (t.own().resources, t.card(lamp).zone) == (2, "play:0")
    dear = t.put(asset("Car", cost=3), "hand:0")
    assert f"play:{dear}" not in t.turn().options


@rule("costs.5")
def test_ability_costs_can_be_damage_and_horror() -> None:
    t = Table()
    use = engine(t, Suffer(damage=1, horror=2))
    t.turn().choose(use)
    assert (t.own().damage, t.own().horror, t.own().resources) == (1, 2, 8)


@rule("costs.7")
def test_several_costs_are_paid_together_or_not_at_all() -> None:
    t = Table()
    t.set(t.person().card, resources=3)
    use = engine(t, Resources(2), SpendClues(1))
    assert use not in t.turn().options
    assert t.own().resources == 3
    t.set(t.person().card, clues=1)
    t.turn().choose(use)
    assert (t.own().resources, t.own().clues) == (4, 0)


@rule("costs.7")
def test_two_costs_in_resources_are_added_up() -> None:
    t = Table()
    t.set(t.person().card, resources=3)
    assert engine(t, Resources(2), Resources(2)) not in t.turn().options


@rule("costs.7", "skill-icons.6")
def test_a_card_in_hand_pays_for_one_part_of_a_cost_only() -> None:
    t = Table(deck=())
    rope = t.put(asset("Rope", icons={"agility": 2}), "hand:0")
    use = engine(t, DiscardIcons(("agility",)), DiscardIcons(("agility",)))
    assert use not in t.turn().options
    boots = t.put(asset("Boots", icons={"wild": 1}), "hand:0")
    t.turn().choose(use).choose(f"card:{rope}")
    assert sorted(t.zone("discard:0")) == [rope, boots]
    assert t.own().resources == 8


@rule("costs.7", "initiation.6")
def test_who_pays_uses_only_cards_that_leave_enough_for_the_rest() -> None:
    t = Table(deck=())
    use = engine(t, DiscardCards(2), DiscardIcons(("agility",)))
    rope = t.put(asset("Rope", icons={"agility": 1}), "hand:0")
    coin, lamp = t.put(asset("Coin"), "hand:0"), t.put(asset("Lamp"), "hand:0")
    knife = t.put(asset("Knife"), "hand:0")
    t.turn().choose(use)
    assert t.options == [f"card:{coin}", f"card:{lamp}", f"card:{knife}"]
    t.choose(f"card:{lamp}").choose(f"card:{coin}")
    assert t.zone("discard:0") == [lamp, coin, rope]


@rule("costs.7", "costs.9")
def test_a_card_in_play_is_not_used_if_the_rest_of_the_cost_needs_it() -> None:
    t = Table()
    use = engine(t, Exhaust(Choose(Kind("asset"))), Exhaust(Choose(Named("Coin"))))
    coin, lamp = t.put(asset("Coin"), "play:0"), t.put(asset("Lamp"), "play:0")
    t.turn().choose(use)
    assert f"card:{coin}" not in t.options
    t.choose(f"card:{lamp}")
    assert (t.card(coin).exhausted, t.card(lamp).exhausted) == (True, True)


@rule("costs.7")
def test_of_several_prices_only_those_can_be_chosen_that_leave_enough_for_the_rest() -> None:
    t = Table(deck=())
    use = engine(t, OneOf((DiscardCards(1), Resources(5))), DiscardCards(1))
    coin = t.put(asset("Coin"), "hand:0")
    t.turn().choose(use)
    assert (t.own().resources, t.zone("discard:0")) == (3, [coin])
    t.put(asset("Coin"), "hand:0")
    assert use not in t.turn().options


@rule("costs.7")
def test_of_several_prices_that_can_be_paid_one_is_chosen() -> None:
    t = Table()
    coin = t.put(asset("Coin"), "hand:0")
    use = engine(t, OneOf((DiscardCards(1, Named("Coin")), Resources(5))))
    t.turn().choose(use)
    assert (t.own().resources, len(t.options)) == (5, 2)
    t.choose(t.options[1])
    assert (t.own().resources, t.card(coin).zone) == (3, "hand:0")


@rule("costs.7", "costs.10")
def test_of_several_prices_that_cannot_be_paid_the_first_is_the_reason() -> None:
    t = Table(deck=())
    t.put(asset("Coin"), "hand:0")
    either = OneOf((DiscardCards(1), SpendClues(1)))
    t.set(t.person().card, clues=1)
    costs = (either, DiscardCards(1), SpendClues(1))
    why = paying.why_not_payable(t.g, Context(0, t.person().card, 0), costs)
    assert (why is not None, why.cite if why else "") == (True, "costs.10")


@rule("costs.7", "costs.11")
def test_clues_of_the_group_are_not_spent_twice() -> None:
    t = Table()
    use = engine(t, SpendClues(1), SpendClues(1, group=True))
    t.set(t.person().card, clues=1)
    assert use not in t.turn().options
    t.set(t.person().card, clues=2)
    assert use in t.turn().options


@rule("costs.7", "seal.7")
def test_two_tokens_to_be_sealed_must_both_be_in_the_bag() -> None:
    t = Table(bag=("skull", "0"))
    use = engine(t, SealToken("skull"), SealToken("skull"))
    assert use not in t.turn().options
    t.bag("skull", "skull")
    assert use in t.turn().options


@rule("costs.8")
def test_only_the_controller_may_pay_for_a_card() -> None:
    t = Table(seats=2)
    use = engine(t, Resources(1), zone="play:1")
    t.turn(0)
    assert t.asked == 1
    assert use in t.options
    t.choose("pass")
    assert use not in t.options


@rule("costs.9")
def test_cards_used_to_pay_must_be_in_play_under_your_control() -> None:
    t = Table(seats=2)
    t.put(asset("Coin"), "play:1")
    t.put(asset("Coin"), "hand:0")
    use = engine(t, ByDiscarding(Choose(Named("Coin"))))
    assert use not in t.turn().skip().options
    coin = t.put(asset("Coin"), "play:0")
    t.turn().skip().choose(use)
    assert t.card(coin).zone == "discard:0"


@rule("costs.10")
def test_cards_discarded_from_a_hand_come_from_your_own() -> None:
    t = Table(seats=2, deck=())
    t.put(asset("Coin"), "hand:1")
    use = engine(t, DiscardCards(1))
    assert use not in t.turn().skip().options
    own = t.put(asset("Coin"), "hand:0")
    t.turn().skip().choose(use)
    assert t.card(own).zone == "discard:0"


@rule("costs.11")
def test_a_cost_paid_as_a_group_takes_from_everybody() -> None:
    t = Table(seats=2)
    t.set(t.person(0).card, clues=1)
    t.set(t.person(1).card, clues=1)
    use = engine(t, SpendClues(2, group=True))
    t.turn().skip().choose(use)
    assert (t.own(0).clues, t.own(1).clues, t.own(0).resources) == (0, 0, 8)


@rule("costs.12")
def test_an_ability_that_would_change_nothing_cannot_be_initiated() -> None:
    t = Table()
    use = engine(t, Exhaust(), effect=Heal("damage", 1))
    assert use not in t.turn().options
    t.set(t.person().card, damage=1)
    assert use in t.turn().options


@rule("costs.13", "costs.q2")
@pytest.mark.parametrize("soaked", [1, 2])
def test_damage_as_a_cost_is_paid_even_if_assets_take_it(soaked: int) -> None:
    t = Table()
    dog = t.put(asset("Dog", health=3), "play:0")
    use = engine(t, Suffer(damage=2))
    t.turn().choose(use)
    for _ in range(soaked):
        t.choose(f"card:{dog}")
    if soaked < 2:
        t.choose("rest")
    assert (t.card(dog).damage, t.own().damage, t.own().resources) == (soaked, 2 - soaked, 8)


@rule("clues.8", "costs.5")
def test_clues_that_are_a_cost_are_spent() -> None:
    t = Table(seats=2)
    greed = Forced(On("after", "spends-clues", who=Is("you")), (Deal(horror=1),))
    t.put(asset("Greed", greed), "play:0")
    t.set(t.person(0).card, clues=1)
    use = engine(t, SpendClues(1))
    t.turn().choose(use)
    assert (t.own().clues, t.own().horror, t.own().resources) == (0, 1, 8)


TOLL = Constant((CostsMore("move", Kind("investigator"), Resources(2), Named("Cellar")),))


def toll(purse: int = 5) -> Table:
    """Return a table where moving to the Cellar costs 2 more resources."""
    t = Table()
    t.put(asset("Toll", TOLL), "play:0")
    t.set(t.person().card, resources=purse)
    return t


@rule("costs.14", "costs.15")
def test_an_additional_cost_is_paid_for_an_action() -> None:
    t = toll()
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert (t.person().location, t.own().resources) == (t.named("Cellar"), 3)
    poor = toll(1)
    assert f"move:{poor.named('Cellar')}" not in poor.turn().options
    assert f"move:{poor.named('Garden')}" in poor.options


@rule("costs.16", "costs.17")
def test_an_additional_cost_falls_due_in_the_middle_of_an_effect() -> None:
    t = toll()
    resolve(t, t.person().card, GainResources(1), Move(Choose(Named("Cellar"))), Draw())
    order = [each for each in t.heard if each in ("gained", "paid", "moved", "drew")]
    assert order == ["gained", "paid", "moved", "drew"]
    assert t.own().resources == 4


@rule("costs.16", "costs.17")
def test_an_additional_cost_of_an_action_by_an_ability_is_paid_when_it_would_be_taken() -> None:
    t = Table()
    fog = Constant((CostsMore("investigate", Kind("investigator"), Resources(2)),))
    t.put(asset("Fog", fog), "play:0")
    use = engine(t, Exhaust(), effect=TakeAction("investigate"))
    t.turn().choose(use)
    assert [each for each in t.heard if each in ("paid", "test-begins")] == ["paid", "test-begins"]


@rule("costs.18")
def test_what_cannot_be_paid_for_is_not_resolved_but_the_rest_is() -> None:
    t = toll(0)
    resolve(t, t.person().card, Move(Choose(Named("Cellar"))), Draw())
    assert t.person().location == t.named("Hall")
    assert "drew" in t.heard


@rule("costs.16", "costs.18")
def test_who_cannot_pay_does_without_but_the_others_do_what_the_effect_says() -> None:
    t = Table(seats=2)
    t.put(asset("Toll", TOLL), "play:0")
    t.set(t.person(0).card, resources=0)
    resolve(t, t.person().card, Move(Each(Named("Cellar")), Each(Kind("investigator"))), Draw())
    assert [t.person(seat).location for seat in (0, 1)] == [t.named("Hall"), t.named("Cellar")]
    assert t.heard.count("drew") == 1


ROBBED = Forced(On("when", "spends-resources"), (DiscardFromHand(1),), Limit(1, "round"))


def two_tolls() -> Table:
    """Return a table where moving costs a resource and the only card in hand, which paying discards."""
    t = Table(deck=())
    t.put(asset("Toll", Constant((CostsMore("move", Kind("investigator"), Resources(1)),))), "play:0")
    t.put(
        asset("Gate", Constant((CostsMore("move", Kind("investigator"), DiscardCards(1)),)), ROBBED), "play:0"
    )
    t.put(asset("Coin"), "hand:0")
    return t


@rule("costs.14", "initiation.10", "initiation.q1")
def test_an_action_whose_costs_can_no_longer_be_paid_is_not_taken_and_costs_nothing() -> None:
    t = two_tolls()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.turn().choose(f"move:{t.named('Cellar')}")
    assert "cannot-pay" in t.heard
    assert (t.person().location, t.person().actions, t.own().resources) == (t.named("Hall"), 3, 5)
    assert (t.own().damage, t.card(ghoul).zone) == (0, "threat:0")


@rule("costs.17", "costs.18")
def test_an_effect_whose_additional_costs_can_no_longer_be_paid_fails_but_the_rest_resolves() -> None:
    t = two_tolls()
    resolve(t, t.person().card, Move(Choose(Named("Cellar"))), GainResources(1))
    assert (t.person().location, t.own().resources) == (t.named("Hall"), 6)


@rule("costs.7", "play-action.5", "initiation.10")
def test_a_card_played_by_an_effect_is_not_played_if_its_costs_can_no_longer_be_paid() -> None:
    t = Table(deck=())
    t.put(asset("Gate", ROBBED), "play:0")
    t.put(asset("Coin"), "hand:0")
    trick = t.put(event("Trick", Play((GainResources(3),), costs=(DiscardCards(1),)), cost=1), "hand:0")
    resolve(t, t.person().card, PlayCard(Named("Trick")))
    t.choose(f"card:{trick}")
    assert (t.card(trick).zone, t.own().resources) == ("hand:0", 5)


@rule("costs.15", "costs.17", "costs.18")
@pytest.mark.parametrize(("purse", "left"), [(5, 3), (1, 1)])
def test_you_must_pay_for_an_effect_that_says_so(purse: int, left: int) -> None:
    t = Table()
    t.set(t.person().card, resources=purse)
    resolve(t, t.person().card, MustPay(Resources(2), (Deal(horror=1),)))
    assert (t.own().resources, t.own().horror) == (left, int(purse > 1))


@rule("costs.19")
def test_a_mandatory_instruction_costs_nothing_additional() -> None:
    t = Table(acts=(act("Seek", reverse=(Move(Choose(Named("Cellar"))),)), act("Flee", stage=2)))
    t.put(asset("Toll", TOLL), "play:0")
    resolve(t, t.person().card, AdvanceAct())
    assert (t.person().location, t.own().resources) == (t.named("Cellar"), 5)


@rule("costs.q1")
def test_whoever_initiates_an_ability_of_a_scenario_card_pays_and_chooses() -> None:
    t = Table(seats=2)
    door = Action((GainResources(4),), (Actions(1), Resources(1), DiscardCards(1)))
    gate = t.put(enemy("Gate", door, keywords="aloof"), f"at:{t.named('Hall')}")
    hand = t.zone("hand:1")
    t.turn(1).choose(key(gate, 1))
    assert (t.asked, t.options) == (1, [f"card:{card}" for card in hand])
    t.choose(t.options[0])
    assert (t.own(0).resources, t.own(1).resources) == (5, 8)


@rule("costs.16", "costs.18")
def test_discovering_clues_by_an_effect_costs_more_too_or_fails() -> None:
    t = Table()
    t.put(treachery("Fog", Constant((CostsMore("discover", "you", Resources(3)),))), "threat:0")
    t.set(t.named("Hall"), clues=2)
    t.resolve(DiscoverClues(1))
    assert (t.own().resources, t.own().clues) == (2, 1)
    t.resolve(DiscoverClues(1))
    assert (t.own().resources, t.own().clues) == (2, 1)


# Ignoring costs


def generous(t: Table) -> str:
    """Put an asset into play that plays a card from hand, ignoring all costs."""
    return engine(t, Exhaust(), effect=PlayCard(Kind("event"), free=True))


@rule("ignore.1", "ignore.2")
def test_a_card_whose_cost_is_ignored_is_resolved_without_paying() -> None:
    t = Table(deck=())
    gift = t.put(event("Gift", Play((GainResources(3),)), cost=9), "hand:0")
    use = generous(t)
    t.turn().choose(use).choose(f"card:{gift}")
    assert t.own().resources == 8


@rule("ignore.3", "ignore.4")
def test_costs_before_the_colon_are_ignored_and_those_while_resolving_are_paid() -> None:
    t = Table(deck=())
    price = (Suffer(damage=2),)
    gift = t.put(event("Gift", Play((MustPay(Resources(2), (Draw(),)),), costs=price), cost=1), "hand:0")
    t.put(asset("Coin"), "deck:0")
    use = generous(t)
    t.turn().choose(use).choose(f"card:{gift}")
    assert (t.own().damage, t.own().resources) == (0, 3)
    assert t.card(t.named("Coin")).zone == "hand:0"


@rule("ignore.5")
def test_an_ignored_cost_of_x_makes_x_0() -> None:
    t = Table(deck=())
    gift = t.put(event("Gift", Play((GainResources(X()), Draw())), cost=-1), "hand:0")
    t.put(asset("Coin"), "deck:0")
    use = generous(t)
    t.turn().choose(use).choose(f"card:{gift}")
    assert t.own().resources == 5
    assert "drew" in t.heard


@rule("ignore.8", "ignore.q2")
def test_exiling_the_card_cannot_be_ignored_but_other_costs_can() -> None:
    t = Table(deck=())
    gift = t.put(
        event("Gift", Play((GainResources(3),), costs=(Exile(), Suffer(damage=2))), cost=2), "hand:0"
    )
    use = generous(t)
    t.turn().choose(use).choose(f"card:{gift}")
    assert t.card(gift).zone == "removed"
    assert (t.own().damage, t.own().resources) == (0, 8)


# Ignoring effects


def ignoring(t: Table, on: On, effect: object = None) -> None:
    """Put an asset into play that ignores something."""
    t.put(asset("Earplugs", Reaction(on, (effect or Ignore(),))), "play:0")  # type: ignore[arg-type]


@rule("ignore.1", "ignore.6", "ignore.7")
def test_one_effect_of_a_card_is_ignored_and_the_others_happen() -> None:
    wail = treachery("Wail", Revelation((Deal(horror=2), GainResources(1))))
    t = Table()
    ignoring(t, On("when", "is-dealt", card=Is("you")))
    t.put(asset("Diary", Reaction(On("after", "takes"), (Draw(),))), "play:0")
    t.put(asset("Journal", Reaction(On("after", "draws-encounter"), (GainResources(5),))), "play:0")
    t.put(wail, "encounter")
    t.do(encounter.draw_encounter, 0).choose(f"{t.named('Earplugs')}.{t.named('Earplugs')}.0.-1")
    assert (t.own().horror, t.own().resources) == (0, 6)
    assert t.options == [f"{t.named('Journal')}.{t.named('Journal')}.0.-1", "pass"]


@rule("ignore.1", "ignore.q1")
def test_ignoring_the_initiation_of_an_ability_cancels_it_but_it_counts_toward_its_limit() -> None:
    t = Table()
    once = Free((GainResources(3),), (), Limit(1, "round"))
    purse = t.put(asset("Purse", once), "play:0")
    ignoring(t, On("when", "uses", card=Named("Purse")))
    t.put(asset("Horn", Reaction(On("when", "uses", card=Named("Purse")), (GainResources(1),))), "play:0")
    t.turn().choose(key(purse))
    assert len(t.options) == 3
    t.choose(f"{t.named('Earplugs')}.{t.named('Earplugs')}.0.-1")
    assert (t.kind, t.own().resources) == ("turn", 5)
    assert key(purse) not in t.options


@rule("ignore.6", "ignore.7", "ignore.q1")
def test_an_attack_that_was_ignored_has_begun_but_was_not_resolved() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    ignoring(t, On("when", "attacks"))
    t.put(asset("Horn", Reaction(On("when", "attacks"), (GainResources(1),))), "play:0")
    t.put(asset("Diary", Reaction(On("after", "attacks"), (Draw(),))), "play:0")
    t.turn().choose("draw")
    t.choose(f"{t.named('Earplugs')}.{t.named('Earplugs')}.0.-1")
    assert t.options == [f"{t.named('Horn')}.{t.named('Horn')}.0.-1", "pass"]
    t.choose("pass")
    assert (t.kind, t.own().damage) == ("turn", 0)


TOKEN = On("when", "reveals-token")


@rule("ignore.x1")
def test_an_ignored_token_has_been_drawn_but_adds_nothing() -> None:
    t = Table(bag=("-8",))
    ignoring(t, TOKEN, IgnoreToken())
    t.put(asset("Diary", Reaction(On("after", "reveals-token"), (Draw(),))), "play:0")
    take_test(t, difficulty=3, success=(GainResources(1),)).skip("commit")
    t.choose(t.options[0])
    assert t.options == [f"{t.named('Diary')}.{t.named('Diary')}.0.-1", "pass"]
    t.choose("pass")
    assert t.own().resources == 6


@rule("ignore.x1")
def test_a_cancelled_token_is_as_if_it_had_never_been_drawn() -> None:
    t = Table(bag=("-8",))
    once = Reaction(TOKEN, (RedrawToken(),), (Exhaust(),))
    t.put(asset("Charm", once), "play:0")
    t.put(asset("Diary", Reaction(On("after", "reveals-token"), (GainResources(1),))), "play:0")
    take_test(t, difficulty=5, failure=(Deal(horror=FailedBy()),)).skip("commit")
    t.choose(t.options[0])
    t.choose(t.options[0])
    assert (t.kind, t.own().resources, t.own().horror) == ("", 6, 5)
    assert t.g.bag == ["-8"]
