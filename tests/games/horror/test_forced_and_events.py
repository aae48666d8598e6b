"""Forced abilities, event cards, exhausting and gaining (forced-ability, event-card, exhaust, gain)."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import (
    Constant,
    Forced,
    Free,
    Gains,
    Haunted,
    Keyword,
    Play,
    Reaction,
)
from miskatonic.games.horror.words.costs import Exhaust, Resources
from miskatonic.games.horror.words.modifiers import Blank, Change, GainIcons, GainKeyword, GainTrait
from miskatonic.games.horror.words.things import (
    AtLeast,
    Choose,
    Each,
    Is,
    IsHaunted,
    Kind,
    Named,
    StatOf,
    TokensOn,
    Trait,
)
from miskatonic.games.horror.words.triggers import On, Timing
from tests.games.horror.cards import asset, enemy, event, location, treachery
from tests.games.horror.table import Table

GAIN = (fx.GainResources(1),)
FAST = Keyword("fast")


def forced(timing: Timing, *effects: fx.Effect) -> Forced:
    """Return a forced ability about gaining resources."""
    return Forced(On(timing, "gains-resources", who=Is("you")), effects or (fx.Deal(horror=1),))


# Forced abilities


@rule("forced-ability.1", "forced-ability.4")
def test_a_forced_ability_triggers_by_itself_each_time_its_moment_comes() -> None:
    t = Table()
    t.put(treachery("Toll", forced("after")), "threat:0")
    t.turn().choose("resource").choose("resource")
    assert t.own().horror == 2
    assert t.triggered == ["Toll", "Toll"]


@rule("forced-ability.2", "forced-ability.5", "forced-ability.6", "forced-ability.q2")
def test_forced_abilities_trigger_at_the_point_in_time_they_name() -> None:
    for timing, gained in (("when", 0), ("at", 1), ("after", 1)):
        had = AtLeast(StatOf("resources", "you"), 6)
        told = fx.If(had, (fx.Deal(horror=1),), (fx.Deal(damage=1),))
        t = Table()
        t.put(treachery("Toll", forced(timing, told)), "threat:0")  # type: ignore[arg-type]
        t.turn().choose("resource")
        assert (t.own().horror, t.own().damage) == (gained, 1 - gained), timing


@rule("forced-ability.q2")
def test_at_and_if_come_between_when_and_after() -> None:
    t = Table()
    for name, timing in (("After", "after"), ("At", "at"), ("When", "when")):
        t.put(treachery(name, forced(timing)), "threat:0")  # type: ignore[arg-type]
    t.turn().choose("resource")
    assert t.triggered == ["When", "At", "After"]


@rule("forced-ability.3")
def test_a_forced_ability_that_cannot_affect_its_target_is_not_initiated() -> None:
    t = Table()
    t.put(treachery("Rust", forced("after", fx.Exhaust(Each(Named("Lamp"))))), "threat:0")
    lamp = t.put(asset("Lamp"), "play:0", exhausted=True)
    t.turn().choose("resource")
    assert t.triggered == []
    t.set(lamp, exhausted=False)
    t.choose("resource")
    assert t.triggered == ["Rust"]


@rule("forced-ability.7")
def test_all_forced_abilities_of_a_moment_come_before_any_reaction_to_it() -> None:
    t = Table()
    for name in ("One", "Two"):
        t.put(treachery(name, forced("when")), "threat:0")
    t.put(asset("Balm", Reaction(On("when", "gains-resources"), (fx.Heal("horror", 1),))), "play:0")
    t.turn().choose("resource")
    assert t.kind == "reaction"
    assert (t.own().horror, t.own().resources) == (2, 5)


@rule("forced-ability.x1")
def test_horror_for_playing_an_asset_is_dealt_before_the_asset_enters_play() -> None:
    t = Table()
    pain = Forced(On("when", "plays", who=Is("you"), card=Kind("asset")), (fx.Deal(horror=1),))
    t.put(treachery("Greed", pain), "threat:0")
    t.put(asset("Balm", Reaction(On("after", "takes"), (fx.Heal("horror", 1),))), "play:0")
    cup = t.put(asset("Cup"), "hand:0")
    t.turn().choose(f"play:{cup}")
    assert t.kind == "reaction"
    assert (t.own().horror, t.card(cup).zone) == (1, "hand:0")
    t.skip()
    assert t.card(cup).zone == "play:0"


@rule("forced-ability.q1")
def test_encounter_cards_come_first_then_player_cards_then_reactions() -> None:
    t = Table(2)
    t.put(asset("Purse", forced("after")), "play:0")
    t.put(treachery("Toll", forced("after")), "threat:0")
    t.put(treachery("Fee", forced("after", fx.Draw(1))), "threat:0")
    t.put(asset("Balm", Reaction(On("after", "gains-resources"), (fx.Heal("horror", 1),))), "play:0")
    t.g.lead = 1
    t.turn(0).skip("window").choose("resource")
    assert (t.kind, t.asked, len(t.options)) == ("order", 1, 2)
    fee = next(option for option in t.options if option.startswith(f"{t.named('Fee')}."))
    t.choose(fee)
    assert t.triggered == ["Fee", "Toll", "Purse"]
    assert t.kind == "reaction"


# Event cards


@rule("event-card.1")
def test_an_event_is_played_from_hand_by_a_play_action_in_the_own_turn() -> None:
    t = Table(2)
    luck = t.put(event("Luck", Play(GAIN, condition=AtLeast(TokensOn("clues", "you"), 1)), cost=2), "hand:0")
    buried = t.put(event("Luck", Play(GAIN)), "discard:0")
    t.turn(0)
    assert f"play:{luck}" not in t.options
    t.set(t.person().card, clues=1)
    assert f"play:{luck}" in t.turn(0).options
    assert f"play:{buried}" not in t.options
    assert 0 not in t.turn(1).g.asks()
    t.turn(0).choose(f"play:{luck}")
    assert (t.person().actions, t.own().resources) == (2, 4)


@rule("event-card.2")
def test_a_fast_event_is_played_in_a_window_or_in_reaction_without_an_action() -> None:
    t = Table(2)
    gift = t.put(event("Gift", FAST, Play(GAIN)), "hand:1")
    echo = t.put(event("Echo", FAST, Play((fx.Draw(),), on=On("after", "gains-resources"))), "hand:0")
    t.turn(0)
    assert (t.kind, t.asked, t.options) == ("window", 1, [f"play:{gift}", "pass"])
    t.choose(f"play:{gift}")
    assert (t.kind, t.asked) == ("reaction", 0)
    t.choose(t.options[0])
    assert t.card(echo).zone == "discard:0"
    assert t.person(0).actions == 3


@rule("event-card.3", "event-card.4")
def test_costs_are_paid_then_effects_resolved_then_the_event_is_discarded() -> None:
    t = Table()
    aim = Choose(Kind("enemy"))
    rats = [t.put(enemy("Rat"), "threat:0", exhausted=True) for _ in range(2)]
    shot = t.put(event("Shot", Play((fx.Deal(damage=1, target=aim),)), cost=3), "hand:0")
    t.turn().choose(f"play:{shot}")
    assert (t.kind, t.own().resources, t.card(shot).zone) == ("target", 2, "limbo")
    t.choose(f"card:{rats[0]}")
    assert (t.card(rats[0]).damage, t.card(shot).zone) == (1, "discard:0")


@rule("event-card.4", "event-card.5")
def test_a_cancelled_event_was_played_and_paid_and_is_discarded() -> None:
    t = Table()
    t.put(treachery("Envy", Forced(On("when", "plays", card=Kind("event")), (fx.Cancel(),))), "threat:0")
    luck = t.put(event("Luck", Play((fx.GainResources(9),)), cost=2), "hand:0")
    t.turn().choose(f"play:{luck}")
    assert (t.own().resources, t.person().actions) == (3, 2)
    assert t.card(luck).zone == "discard:0"


@rule("event-card.6")
def test_nobody_has_to_play_an_event_unless_it_says_must() -> None:
    on = On("after", "gains-resources", who=Is("you"))
    t = Table()
    t.put(event("Joy", FAST, Play((fx.Draw(),), on=on)), "hand:0")
    t.turn().choose("resource")
    assert "pass" in t.options
    t.choose("pass")
    must = t.put(event("Debt", FAST, Play((fx.LoseResources(1),), on=on, must=True)), "hand:0")
    t.choose("resource")
    assert "pass" not in t.options
    t.choose(next(option for option in t.options if option.startswith(f"{must}.")))
    assert t.card(must).zone == "discard:0"
    t.choose("pass")
    assert t.own().resources == 6


@rule("event-card.q1")
def test_an_event_is_in_the_discard_pile_before_anything_that_comes_after_playing_it() -> None:
    t = Table()
    t.put(asset("Echo", Reaction(On("after", "plays", card=Kind("event")), (fx.Draw(),))), "play:0")
    t.put(asset("Purse", Reaction(On("after", "gains-resources"), (fx.Draw(),))), "play:0")
    luck = t.put(event("Luck", Play(GAIN)), "hand:0")
    t.turn().choose(f"play:{luck}")
    assert (t.g.sequences[-1].happening.what, t.card(luck).zone) == ("gains-resources", "limbo")
    t.choose("pass")
    assert (t.g.sequences[-1].happening.what, t.card(luck).zone) == ("plays", "discard:0")


# Exhausting


@rule("exhaust.1", "exhaust.2", "exhaust.3")
def test_an_exhausted_card_cannot_exhaust_again_for_a_cost() -> None:
    t = Table()
    coin = t.put(asset("Coin", Free(GAIN, costs=(Exhaust(),))), "play:0")
    t.turn().use(coin)
    assert t.card(coin).exhausted
    assert not t.can_use(coin)


@rule("exhaust.2", "exhaust.3")
def test_an_effect_exhausts_ready_cards_only_until_an_ability_readies_them() -> None:
    t = Table()
    t.put(asset("Watch", Forced(On("after", "exhausts", card=Named("Coin")), (fx.Deal(horror=1),))), "play:0")
    coin = t.put(asset("Coin"), "play:0")
    every = Each(Named("Coin"))
    t.resolve(fx.Exhaust(every)).resolve(fx.Exhaust(every))
    assert (t.card(coin).exhausted, t.own().horror) == (True, 1)
    t.resolve(fx.Ready(every)).resolve(fx.Exhaust(every))
    assert t.own().horror == 2


@rule("exhaust.3", "exhaust.q1")
def test_exhausted_cards_ready_in_the_upkeep_phase_and_in_no_other() -> None:
    t = Table()
    coin = t.put(asset("Coin"), "play:0", exhausted=True)
    for phase in ("mythos", "enemy"):
        t.phase(phase)
        assert t.card(coin).exhausted
    t.turn().choose("end")
    assert t.card(coin).exhausted
    t.phase("upkeep")
    assert not t.card(coin).exhausted


# Gaining


@rule("gain.1")
def test_gained_resources_come_from_the_token_pool() -> None:
    t = Table(2)
    t.resolve(fx.GainResources(4), you=1)
    assert (t.own(0).resources, t.own(1).resources) == (5, 9)


@rule("gain.2")
def test_an_action_gained_in_the_own_turn_may_be_taken_in_it() -> None:
    t = Table()
    watch = t.put(asset("Watch", Free((fx.GainActions(1),), costs=(Exhaust(),))), "play:0")
    t.turn().use(watch)
    for left in (3, 2, 1, 0):
        t.choose("resource")
        assert t.person().actions == left
    assert "resource" not in (t.options if t.kind else [])


@rule("gain.3", "investigation-phase-summary.3")
def test_an_action_gained_or_lost_outside_the_own_turn_counts_in_the_next() -> None:
    t = Table()
    t.phase("mythos").resolve(fx.GainActions(1))
    assert t.person().actions_to_come == 1
    t.phase("investigation").skip("window")
    assert (t.kind, t.person().actions) == ("turn", 4)
    t.phase("enemy").resolve(fx.LoseActions(2))
    t.alter(0, turn_taken=False)
    t.phase("investigation").skip("window")
    assert t.person().actions == 1


@rule("gain.4")
def test_a_card_with_gained_characteristics_works_as_if_it_had_them() -> None:
    t = Table()
    lamp = t.put(asset("Lamp"), "play:0")
    note = t.put(asset("Note"), "hand:0")
    gains = (
        GainTrait(Named("Lamp"), "Relic"),
        Gains(Named("Lamp"), Free((fx.Draw(),), costs=(Exhaust(),))),
        GainKeyword(Named("Note"), "fast"),
        GainIcons(Named("Note"), "intellect"),
    )
    t.put(asset("Spell", Constant(gains)), "play:0")
    t.turn()
    assert t.can_use(lamp)
    t.choose(f"play:{note}")
    assert t.person().actions == 3
    t.resolve(fx.Exhaust(Each(Trait("Relic"))))
    assert t.card(lamp).exhausted
    second = t.put(asset("Note"), "hand:0")
    t.turn().choose("investigate").skip("window")
    assert t.options == [f"card:{second}"]


@rule("gain.4")
def test_an_ability_gained_by_whoever_has_it_is_gained_by_those_only_who_have_it_anyway() -> None:
    t = Table(
        locations=(location("Hall", Haunted((fx.Deal(horror=1),)), shroud=9), location("Yard", shroud=9))
    )
    t.put(asset("Omen", Constant((Gains(IsHaunted(), Haunted((fx.Deal(damage=1),))),))), "play:0")
    t.turn().choose("investigate").choose(t.options[0])
    assert (t.own().horror, t.own().damage) == (1, 1)
    t.alter(0, location=t.named("Yard"))
    t.set(t.named("Yard"), revealed=True)
    t.turn().choose("investigate")
    assert (t.own().horror, t.own().damage) == (1, 1)


@rule("gain.5")
def test_what_was_gained_is_not_printed() -> None:
    t = Table()
    rat = t.put(enemy("Rat", keywords="alert"), "threat:0")
    t.put(asset("Spell", Constant((GainKeyword(Named("Rat"), "hunter"), Blank(Named("Rat"))))), "play:0")
    assert numbers.has_keyword(t.g, rat, "hunter")
    assert not numbers.has_keyword(t.g, rat, "alert")
    t.put(asset("Shield", Constant((Change(Is("you"), "combat", 4),))), "play:0")
    t.resolve(fx.GainResources(StatOf("combat", "you", printed=True)))
    assert t.own().resources == 8


@rule("effects.2", "event-card.3")
def test_an_event_with_an_extra_cost_is_paid_in_full_before_it_takes_effect() -> None:
    t = Table()
    bribe = t.put(event("Bribe", Play((fx.Draw(),), costs=(Resources(2),)), cost=1), "hand:0")
    t.turn().choose(f"play:{bribe}")
    assert (t.own().resources, len(t.zone("hand:0"))) == (2, 6)
