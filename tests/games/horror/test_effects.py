"""Effects, "then", "may", "you" and nested sequences (effects, then, may, you-your, nested-sequences)."""

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who, text
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    Action,
    Constant,
    Forced,
    Free,
    Gains,
    Keyword,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.horror.words.costs import Actions, Exhaust, Resources
from miskatonic.games.horror.words.modifiers import Cannot, Immune
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    At,
    Choose,
    Each,
    InZone,
    Is,
    Kind,
    Named,
    Other,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, treachery
from tests.games.horror.table import Table

FEAR = treachery("Fear")
GAIN = (fx.GainResources(1),)


# Effects


@rule("effects.1")
def test_card_effects_come_from_printed_or_gained_text_framework_effects_from_the_framework() -> None:
    t = Table()
    golem = enemy("Golem", Constant((Immune("this", "player"),)), health=5)
    card = t.put(golem, "threat:0", exhausted=True)
    wake = Free((fx.Ready(Each(Named("Golem"))),))
    printed = t.put(asset("Horn", wake), "play:0")
    t.put(asset("Rod", Constant((Gains(Named("Stick"), wake),))), "play:0")
    gained = t.put(asset("Stick"), "play:0")
    t.turn()
    assert not t.can_use(printed)
    assert not t.can_use(gained)
    t.phase("upkeep")
    assert not t.card(card).exhausted


@rule("effects.2")
def test_costs_are_no_effects_they_are_paid_even_by_a_card_that_no_effect_touches() -> None:
    t = Table()
    idol = asset("Idol", Constant((Immune("this", "player"),)), Free(GAIN, costs=(Exhaust(),)))
    card = t.put(idol, "play:0")
    t.turn().use(card)
    assert (t.card(card).exhausted, t.own().resources) == (True, 6)


@rule("effects.2")
def test_who_cancels_effects_cancels_neither_the_costs_nor_the_triggering_condition() -> None:
    t = Table()
    coin = t.put(
        asset("Coin", Reaction(On("after", "gains-resources"), (fx.Draw(),), costs=(Exhaust(),))), "play:0"
    )
    t.put(treachery("Doubt", Forced(On("when", "uses", card=Named("Coin")), (fx.Cancel(),))), "threat:0")
    t.turn().choose("resource").use(coin)
    assert t.own().resources == 6
    assert t.card(coin).exhausted
    assert len(t.zone("hand:0")) == 5


@rule("effects.3")
def test_every_part_of_an_effect_is_resolved_as_well_as_possible_except_what_is_a_may() -> None:
    t = Table()
    t.set(t.person().card, resources=1)
    t.resolve(
        fx.Discard(Choose(Named("Nothing"))), fx.LoseResources(3), fx.May((fx.Draw(),)), fx.Deal(horror=1)
    )
    assert (t.own().resources, t.kind) == (0, "may")
    t.choose("no")
    assert (len(t.zone("hand:0")), t.own().horror) == (5, 1)


@rule("effects.4", "effects.x1")
def test_an_effect_with_a_target_is_not_initiated_without_a_valid_one() -> None:
    t = Table(2)
    who = AllOf((AnyOf((Kind("enemy"), Kind("investigator"))), At(), Other("you")))
    bomb = t.put(asset("Bomb", Free((fx.Deal(damage=1, target=Choose(who)),))), "play:0")
    assert t.turn(0).can_use(bomb)
    t.alter(1, location=t.named("Cellar"))
    assert not t.turn(0).can_use(bomb)
    t.resolve(fx.Deal(damage=1, target=Choose(who)))
    assert (t.own(0).damage, t.own(1).damage) == (0, 0)


@rule("effects.5", "effects.x2")
def test_searching_five_cards_of_a_deck_of_two_searches_two() -> None:
    t = Table(deck=())
    deck = [t.put(asset("Cup"), "deck:0") for _ in range(2)]
    t.resolve(fx.Search(Named("Cup"), top=5))
    assert set(t.options) == {f"card:{card}" for card in deck}


@rule("effects.x2")
def test_what_is_found_in_a_deck_for_the_hand_is_told_to_nobody_else() -> None:
    t = Table(2, deck=())
    cup = t.put(asset("Cup"), "deck:0")
    t.resolve(fx.Search(Named("Cup"), top=5))
    assert t.card(cup).zone == "hand:0"
    (line,) = [each for each in t.told if each.text.id == "found"]
    assert line.seen_by(0) == line.text
    assert line.seen_by(1) == line.seen_by(None) == text("found-hidden", who=Who(0))


@rule("effects.5")
def test_discarding_three_cards_from_a_hand_of_one_discards_one() -> None:
    t = Table(deck=())
    card = t.put(asset("Cup"), "hand:0")
    t.resolve(fx.DiscardCards(3))
    assert t.zone("discard:0") == [card]


@rule("effects.x2", "encounter-deck.q1")
def test_drawing_three_cards_from_a_deck_of_one_goes_on_after_reshuffling_at_1_horror() -> None:
    t = Table(deck=())
    cup, spoon, fork = (
        t.put(asset("Cup"), "deck:0"),
        t.put(asset("Spoon"), "discard:0"),
        t.put(asset("Fork"), "discard:0"),
    )
    t.resolve(fx.Draw(3))
    assert t.zone("hand:0")[0] == cup
    assert set(t.zone("hand:0")) == {cup, spoon, fork}
    assert t.own().horror == 1


@rule("effects.6", "effects.x3")
def test_all_resources_are_gained_and_all_cards_drawn_before_anything_after_drawing_a_card() -> None:
    t = Table()
    t.put(asset("Eye", Reaction(On("after", "draws-card"), (fx.Deal(horror=1),))), "play:0")
    t.resolve(fx.Draw(3), fx.GainResources(3))
    assert t.kind == "reaction"
    assert (t.own().resources, len(t.zone("hand:0"))) == (8, 8)


# Then


def then(*first: fx.Effect) -> fx.Then:
    """Return "…, then you take 1 horror"."""
    return fx.Then(first, (fx.Deal(horror=1),))


@rule("then.1", "then.2")
def test_what_stands_behind_then_follows_when_all_before_it_was_done() -> None:
    t = Table()
    t.set(t.person().location, clues=2)
    t.resolve(then(fx.DiscoverClues(2), fx.LoseResources(5)))
    assert (t.own().clues, t.own().resources, t.own().horror) == (2, 0, 1)


@rule("then.1", "then.4")
def test_what_stands_behind_then_does_not_happen_when_the_first_part_was_not_done_in_full() -> None:
    t = Table()
    t.set(t.person().location, clues=1)
    t.resolve(then(fx.DiscoverClues(2)))
    assert (t.own().clues, t.own().horror) == (1, 0)
    t.put(treachery("Chain", Constant((Cannot("you", "gain-resources"),))), "threat:0")
    t.resolve(then(fx.GainResources(1)))
    assert t.own().horror == 0


@rule("then.4")
def test_what_stands_behind_then_does_not_happen_when_the_first_part_was_cancelled() -> None:
    t = Table()
    t.put(treachery("Thief", Forced(On("when", "gains-resources"), (fx.Cancel(),))), "threat:0")
    t.resolve(then(fx.GainResources(1)))
    assert (t.own().resources, t.own().horror) == (5, 0)


@rule("then.3", "then.x1")
def test_the_horror_behind_then_comes_before_what_is_due_after_drawing_the_encounter_card() -> None:
    t = Table()
    t.put(asset("Eye", Reaction(On("after", "draws-encounter", who=Is("you")), GAIN)), "play:0")
    fear = t.put(FEAR, "encounter")
    t.resolve(then(fx.DrawEncounter()))
    assert t.kind == "reaction"
    assert t.own().horror == 1
    assert t.card(fear).zone == "encounter-discard"


# May


@rule("may.1")
def test_may_leaves_it_to_the_player() -> None:
    for answer, resources in (("yes", 6), ("no", 5)):
        t = Table().resolve(fx.May(GAIN)).choose(answer)
        assert t.own().resources == resources


@rule("may.2")
def test_where_no_player_is_named_whoever_controls_the_card_decides() -> None:
    t = Table(2)
    chime = Forced(On("after", "gains-resources", who=Named("Ada")), (fx.May((fx.Draw(),)),))
    t.put(asset("Chime", chime), "play:1")
    t.turn(0).choose("resource")
    assert (t.kind, t.asked) == ("may", 1)


@rule("may.2")
def test_another_player_may_be_named() -> None:
    t = Table(2)
    t.resolve(fx.May(GAIN, by="lead"), you=1)
    assert t.asked == 0


@rule("may.3")
def test_who_may_choose_options_may_choose_none() -> None:
    t = Table()
    cups = [t.put(asset("Cup"), "play:0") for _ in range(2)]
    t.resolve(fx.Exhaust(Choose(Named("Cup"), count=2, up_to=True))).choose(())
    assert not any(t.card(cup).exhausted for cup in cups)
    t.resolve(fx.May((fx.Choice((GAIN, (fx.Draw(),))),)))
    assert t.options == ["yes", "no"]
    t.choose("no")
    assert (t.own().resources, len(t.zone("hand:0"))) == (5, 5)


# You


@rule("you-your.1")
def test_on_a_card_in_play_you_is_who_controls_it_or_has_it_in_the_threat_area() -> None:
    t = Table(2)
    sting = Forced(On("after", "gains-resources", who=Is("lead")), (fx.Deal(horror=1),))
    t.put(treachery("Wasp", sting), "threat:1")
    t.put(asset("Thorn", sting), "play:1")
    t.turn(0).choose("resource")
    while t.kind == "order":
        t.choose(t.options[0])
    assert (t.own(0).horror, t.own(1).horror) == (0, 2)


@rule("you-your.2", "revelation.2")
def test_in_a_revelation_you_is_who_drew_the_card() -> None:
    t = Table(2)
    t.put(treachery("Shock", Revelation((fx.Deal(horror=2),))), "encounter")
    t.resolve(fx.DrawEncounter(), you=1)
    assert (t.own(0).horror, t.own(1).horror) == (0, 2)


@rule("you-your.3")
def test_in_an_activated_ability_you_is_who_performs_the_action() -> None:
    t = Table(2)
    nest = t.put(treachery("Nest", Action((fx.GainResources(2),), (Actions(),))), "threat:0")
    t.turn(1).use(nest)
    assert (t.own(0).resources, t.own(1).resources) == (5, 7)


# Nested sequences


def _bells(t: Table) -> dict[str, int]:
    """Put a card into play for every point in time around gaining resources; each says which came."""
    points = {"When": "when", "At": "at", "After": "after"}
    return {
        name: t.put(asset(name, Forced(On(timing, "gains-resources"), (fx.Deal(horror=1),))), "play:0")  # type: ignore[arg-type]
        for name, timing in points.items()
    }


@rule("nested-sequences.1", "nested-sequences.2", "nested-sequences.3")
def test_when_comes_before_it_at_with_it_and_after_follows() -> None:
    t = Table()
    _bells(t)
    t.turn().choose("resource")
    heard = [each for each in t.heard if each in ("forced", "gained")]
    assert heard[-4:] == ["forced", "gained", "forced", "forced"]
    assert t.triggered == ["When", "At", "After"]


@rule("nested-sequences.4", "nested-sequences.5", "nested-sequences.q1")
def test_what_a_reaction_or_forced_ability_brings_about_is_followed_through_before_the_rest() -> None:
    t = Table()
    t.put(treachery("Ache", Forced(On("when", "gains-resources"), (fx.Deal(horror=1),))), "threat:0")
    t.put(asset("Calm", Reaction(On("after", "takes", who=Is("you")), (fx.Heal("horror", 1),))), "play:0")
    t.turn().choose("resource")
    assert t.kind == "reaction"
    assert (t.own().horror, t.own().resources) == (1, 5)
    t.choose(t.options[0])
    assert (t.own().horror, t.own().resources) == (0, 6)


@rule("nested-sequences.6", "nested-sequences.7")
def test_sequences_nest_as_deep_as_needed_and_the_last_is_finished_first() -> None:
    t = Table()
    chain = (
        Reaction(On("when", "gains-resources"), (fx.Draw(),)),
        Reaction(On("when", "draws-card"), (fx.Deal(horror=1),)),
        Reaction(On("when", "is-dealt", who=Is("you")), (fx.Prevent("horror"),)),
    )
    t.put(asset("Chain", *chain), "play:0")
    t.turn().choose("resource")
    seen = []
    while t.kind == "reaction":
        seen.append([each.happening.what for each in t.g.sequences])
        t.choose(t.options[0])
    assert seen == [
        ["gains-resources"],
        ["gains-resources", "draws-card"],
        ["gains-resources", "draws-card", "is-dealt"],
    ]
    assert (t.own().horror, t.own().resources, len(t.zone("hand:0"))) == (0, 6, 6)


@rule("nested-sequences.q2")
def test_a_fast_event_or_the_resolution_of_an_effect_opens_a_sequence_of_its_own_too() -> None:
    t = Table()
    t.put(asset("Eye", Reaction(On("when", "gains-resources"), (fx.Draw(),))), "play:0")
    gift = t.put(event("Gift", Keyword("fast"), Play(GAIN)), "hand:0")
    t.turn().choose(f"play:{gift}")
    assert t.kind == "reaction"
    assert t.g.sequences[-1].happening.what == "gains-resources"
    t.skip()
    assert t.own().resources == 6


@rule("effects.2")
def test_the_price_of_an_ability_is_paid_before_its_effect() -> None:
    t = Table()
    t.put(asset("Eye", Reaction(On("when", "draws-card"), GAIN)), "play:0")
    shop = t.put(asset("Shop", Free((fx.Draw(),), costs=(Resources(2),))), "play:0")
    t.turn().use(shop)
    assert t.kind == "reaction"
    assert t.own().resources == 3


@rule("then.1", "then.4")
def test_prevented_damage_was_not_dealt_in_full_so_nothing_follows() -> None:
    t = Table()
    shield = Reaction(On("when", "is-dealt", who=Is("you")), (fx.Prevent("damage", 1),))
    t.put(asset("Shield", shield), "play:0")
    t.resolve(fx.Then((fx.Deal(damage=2),), GAIN)).choose("pass")
    assert (t.own().damage, t.own().resources) == (2, 6)
    t.resolve(fx.Then((fx.Deal(damage=2),), GAIN))
    t.choose(t.options[0])
    assert (t.own().damage, t.own().resources) == (3, 6)


@rule("then.4")
def test_an_enemy_that_could_not_spawn_lets_nothing_follow() -> None:
    t = Table()
    t.put(enemy("Rat", Keyword("spawn", what=Named("Attic"))), "aside")
    t.resolve(fx.Then((fx.Spawn(Each(InZone("aside"))),), GAIN, (fx.Draw(),)))
    assert (t.own().resources, len(t.zone("hand:0"))) == (5, 6)


@rule("then.4", "unique.1")
def test_a_unique_card_that_could_not_enter_play_lets_nothing_follow() -> None:
    t = Table()
    t.put(asset("Idol", unique=True), "play:0")
    t.put(asset("Idol", unique=True), "aside")
    enter = fx.PutIntoPlay(Each(AllOf((Named("Idol"), InZone("aside")))))
    t.resolve(fx.Then((enter,), (fx.GainResources(1),)))
    assert t.own().resources == 5
