"""What Horror leaves to chance, and among what chance decides."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import drawing, elimination, setup
from miskatonic.games.horror.rules.doing_cards import discard_some
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.things import AllOf, AtRandom, Each, InZone, Kind
from tests.chance import Loaded, loaded, proves_chance
from tests.games.horror.cards import asset, enemy, location, treachery
from tests.games.horror.table import CELLAR, GARDEN, HALL, Table

FEW = tuple(asset(name) for name in ("Axe", "Book", "Coat"))


def with_hand() -> tuple[Table, list[int], Loaded]:
    t = Table()
    for card in t.zone("hand:0"):
        t.set(card, zone="removed")
    t.g.pile("hand:0").clear()
    return t, [t.put(each, "hand:0") for each in FEW], loaded(t.g)


def with_deck() -> tuple[Table, tuple[int, ...], Loaded]:
    t = Table()
    return t, tuple(t.zone("deck:0")), loaded(t.g)


@rule("effects.5")
@proves_chance("rules/doing_cards:discard_some")
def test_a_random_discard_takes_any_card_of_the_hand() -> None:
    t, hand, dice = with_hand()
    t.do(discard_some, (0,), 1, True, 0, ())
    assert (dice.drawn, t.zone("discard:0")) == ([tuple(hand)], [hand[-1]])


@rule("effects.3")
@proves_chance("rules/doing_flow:by_chance")
def test_chance_decides_among_all_sets_of_effects() -> None:
    t, options = Table(), ((fx.Deal(1),), (fx.GainResources(2),))
    dice, before = loaded(t.g), t.own().resources
    t.resolve(fx.ByChance(options))
    assert (dice.drawn, t.own().resources, t.own().damage) == ([options], before + 2, 0)


@rule("in-play.3")
@proves_chance("rules/doing_layout:deal_beneath")
def test_cards_are_shuffled_before_they_are_dealt_beneath_others() -> None:
    t = Table()
    foes = tuple(t.put(enemy(name), "aside") for name in ("Amos", "Beth", "Carl"))
    dice, places = loaded(t.g), [t.named(each.name[0]) for each in (HALL, CELLAR, GARDEN)]
    t.resolve(fx.DealBeneath(Each(AllOf((InZone("aside"), Kind("enemy")))), Each(Kind("location"))))
    assert dice.drawn == [foes]
    assert [t.zone(f"beneath:{place}") for place in places] == [[foe] for foe in foes[::-1]]


@rule("seal.13")
@proves_chance("rules/doing_tests:seal")
def test_a_random_seal_takes_any_token_that_fits() -> None:
    t = Table()
    charm = t.put(asset("Charm"), "play:0")
    t.bag("0", "-1", "skull")
    dice = loaded(t.g)
    t.resolve(chaos.SealToken("any", random=True), source=charm)
    assert (dice.drawn, t.card(charm).sealed, t.g.bag) == ([3], ("skull",), ["0", "-1"])


@rule("test.11")
@proves_chance("rules/testing:take_token")
def test_the_token_of_a_test_is_any_of_the_bag() -> None:
    t = Table()
    t.bag("+1", "0", "-1")
    dice = loaded(t.g)
    t.turn().choose("investigate").skip("window", "commit")
    assert (dice.drawn, t.g.tests[-1].tokens if t.g.tests else ("-1",)) == ([3], ("-1",))


@rule("lead-investigator.2")
@proves_chance("rules/elimination:count_votes")
def test_without_agreement_the_lead_is_any_of_those_who_play() -> None:
    t = Table(3)
    dice = loaded(t.g)
    t.g.votes = [0, 1, 1]
    t.do(elimination.count_votes)
    assert (dice.drawn, t.g.lead) == ([(0, 1, 2)], 2)


@rule("target.7")
@proves_chance("rules/resolving:_let_chance_decide")
def test_a_random_target_is_any_that_is_valid() -> None:
    t = Table()
    foes = tuple(t.put(enemy(name), "aside") for name in ("Amos", "Beth", "Carl"))
    dice = loaded(t.g)
    t.resolve(fx.PutBeneath(AtRandom(AllOf((InZone("aside"), Kind("enemy")))), Each(Kind("act"))))
    assert (dice.drawn, t.zone(f"beneath:{t.zone('act')[0]}")) == ([foes], [foes[-1]])


@rule("move.2")
@proves_chance("rules/resolving:_choose_second")
def test_a_random_destination_is_any_that_fits() -> None:
    t = Table()
    dice, places = loaded(t.g), [t.named(each.name[0]) for each in (CELLAR, GARDEN)]
    t.resolve(fx.Move(AtRandom(Kind("location"))))
    assert dice.drawn == [tuple(places)]
    assert t.person().location == places[-1]


# Decks


@rule("decks.1")
@proves_chance("rules/drawing:shuffle", "rules/doing_decks:shuffle_deck")
def test_a_shuffled_deck_is_in_a_random_order() -> None:
    t, deck, dice = with_deck()
    t.resolve(fx.ShuffleDeck("yours"))
    assert (dice.drawn, t.zone("deck:0")) == ([deck], list(deck[::-1]))


@rule("ownership-control.7")
@proves_chance("rules/doing_cards:shuffle_into")
def test_what_is_shuffled_into_a_deck_lies_anywhere_in_it() -> None:
    t, deck, dice = with_deck()
    charm = t.put(asset("Charm"), "play:0")
    t.resolve(fx.ShuffleInto("this"), source=charm)
    assert (dice.drawn, t.zone("deck:0")) == ([(*deck, charm)], [charm, *deck[::-1]])


@proves_chance("rules/doing_decks:found")
def test_a_deck_that_was_searched_is_shuffled() -> None:
    t, deck, dice = with_deck()
    t.resolve(fx.Search(Kind("asset"), to="hand")).choose(f"card:{deck[0]}")
    assert (dice.drawn, t.zone("deck:0")) == ([deck[1:]], list(deck[:0:-1]))


@rule("drawing-cards.7")
@proves_chance("rules/drawing:_reshuffle")
def test_a_discard_pile_is_shuffled_before_it_is_the_deck_again() -> None:
    t = Table(deck=())
    pile = tuple(t.put(each, "discard:0") for each in FEW)
    dice = loaded(t.g)
    t.call(drawing.draw, 0, 1)
    assert (dice.drawn[0], t.zone("deck:0")) == (pile, [pile[2], pile[1]])
    assert pile[0] in t.zone("hand:0"), "it was at the bottom and is on top now"


@rule("encounter-deck.2")
@proves_chance("rules/drawing:refill_encounter_deck")
def test_the_encounter_discard_is_shuffled_before_it_is_the_deck_again() -> None:
    t = Table()
    for card in t.zone("encounter"):
        t.set(card, zone="removed")
    t.g.pile("encounter").clear()
    pile = tuple(t.put(treachery(name), "encounter-discard") for name in ("Fog", "Gale", "Hail"))
    dice = loaded(t.g)
    t.call(drawing.refill_encounter_deck)
    assert (dice.drawn, t.zone("encounter")) == ([pile], list(pile[::-1]))


@rule("ultimatums.3")
@proves_chance("rules/drawing:weaknesses_return")
def test_weaknesses_that_return_to_the_deck_lie_anywhere_in_it() -> None:
    t, deck, dice = with_deck()
    doubt = t.put(treachery("Doubt", subtype="basicweakness"), "discard:0")
    t.do(drawing.weaknesses_return, "deck:0", (doubt,))
    assert (dice.drawn, t.zone("deck:0")) == ([(*deck, doubt)], [doubt, *deck[::-1]])


# Setting up


@pytest.fixture
def dealt_by_loaded_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "Rng", Loaded)


@rule("setup.6", "setup.20")
@proves_chance("rules/setup:lay_out", "rules/setup:scenario_setup#2", "rules/setup:_shuffle_in")
@pytest.mark.usefixtures("dealt_by_loaded_dice")
def test_decks_and_the_encounter_deck_are_shuffled_before_play() -> None:
    t = Table(deck=FEW * 4, encounter=tuple(treachery(name) for name in ("Fog", "Gale", "Hail")))
    assert isinstance(t.g.rng, Loaded)
    names = [
        tuple(t.card(card).code for card in drawn) for drawn in t.g.rng.drawn if isinstance(drawn, tuple)
    ]
    assert names[0] == tuple(each.code for each in FEW * 4), "the deck, as it was brought"
    assert names[-1] == ("fog", "gale", "hail")
    assert [t.card(card).code for card in t.zone("encounter")] == ["hail", "gale", "fog"]


@rule("locations.4")
@proves_chance("rules/setup:scenario_setup")
@pytest.mark.usefixtures("dealt_by_loaded_dice")
def test_shuffled_locations_lie_in_any_order() -> None:
    left, right = location("Left"), location("Right")
    plan = {"shuffled": ("left", "right"), "spots": ((0, 0), (1, 0))}
    t = Table(box=(left, right), scenario=plan)
    assert isinstance(t.g.rng, Loaded)
    assert ("left", "right") in t.g.rng.drawn
    assert [t.card(card).code for card in t.zone("map")][-2:] == ["right", "left"]


@rule("random-weakness.3")
@proves_chance("rules/setup:draw_basic_weaknesses")
def test_a_basic_weakness_is_any_that_is_left() -> None:
    t = Table(box=tuple(treachery(name, subtype="basicweakness") for name in ("Doubt", "Dread", "Grief")))
    dice, stock = loaded(t.g), ["doubt", "dread", "grief"]
    setup.draw_basic_weaknesses(t.g, 0, 2, stock)
    assert (dice.drawn, stock) == ([3, 2], ["doubt"])


@rule("mulligan.4")
@proves_chance("rules/setup:shuffle_back")
def test_what_was_set_aside_in_a_mulligan_is_shuffled_back() -> None:
    t, deck, dice = with_deck()
    aside = t.put(asset("Charm"), "waiting:0")
    t.do(setup.shuffle_back, 0)
    assert (dice.drawn, t.zone("deck:0")) == ([(*deck, aside)], [aside, *deck[::-1]])


@rule("setup.15")
@proves_chance("rules/setup:hand_back")
def test_an_opening_hand_that_is_given_back_is_shuffled_in() -> None:
    t, deck, dice = with_deck()
    hand = t.zone("hand:0")
    t.do(setup.hand_back, 0)
    assert (dice.drawn, t.zone("hand:0")) == ([(*deck, *hand)], [])
    assert t.zone("deck:0") == [*hand[::-1], *deck[::-1]]


@rule("boons.3")
@proves_chance("rules/setup:take_destined")
def test_the_deck_is_shuffled_after_destiny_was_taken_from_it() -> None:
    t, deck, dice = with_deck()
    t.call(setup.take_destined, 0, f"card:{deck[0]}")
    assert dice.drawn == [deck[1:]]
