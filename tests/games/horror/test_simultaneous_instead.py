"""Points in time: when, at, instead, and who comes first when several things are due at once."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.rules import Deck, encounter, new_game, rounds
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Ability, Forced, Free, Reaction, Revelation
from miskatonic.games.horror.words.costs import Resources
from miskatonic.games.horror.words.things import (
    AllOf,
    Choose,
    Connecting,
    ControlledBy,
    Each,
    InZone,
    Is,
    Kind,
    Named,
    Not,
    TokenRevealed,
)
from miskatonic.games.horror.words.triggers import Limit, On, Timing
from tests.games.horror.cards import agenda, asset, enemy, location, reference, treachery
from tests.games.horror.table import CELLAR, GARDEN, WAKE, Table

EVERYBODY = Each(Kind("investigator"))


# Priority of simultaneous resolution


@rule("simultaneous-priority.1", "simultaneous-priority.2")
def test_decisions_are_made_in_player_order_and_nothing_is_applied_before_the_last() -> None:
    t = Table(3)
    t.g.lead = 1
    t.resolve(fx.DiscardCards(1, target=EVERYBODY))
    order = []
    while t.kind == "discard":
        assert [len(t.zone(f"hand:{seat}")) for seat in range(3)] == [5, 5, 5]
        order.append(t.asked)
        t.choose(t.options[0])
    assert order == [1, 2, 0]
    assert [len(t.zone(f"hand:{seat}")) for seat in range(3)] == [4, 4, 4]


@rule("simultaneous-priority.1", "simultaneous-priority.2")
def test_damage_to_everybody_is_assigned_in_player_order_and_hits_at_the_same_moment() -> None:
    t = Table(2)
    for seat in (0, 1):
        t.put(asset("Dog", health=3), f"play:{seat}")
    t.resolve(fx.Deal(1, target=EVERYBODY))
    assert (t.kind, t.asked) == ("assign", 0)
    t.choose("rest")
    assert (t.asked, t.own(0).damage) == (1, 0)
    t.choose("rest")
    assert (t.own(0).damage, t.own(1).damage) == (1, 1)


BLEED_OR_PAY = fx.Choice(((fx.Deal(1),), (fx.LoseResources(2),)))


@rule("simultaneous-priority.1", "simultaneous-priority.2")
def test_when_each_investigator_chooses_nothing_is_applied_before_all_have_chosen() -> None:
    t = Table(3)
    t.g.lead = 1
    t.resolve(fx.EachInvestigator((fx.Draw(1), BLEED_OR_PAY)))
    for seat, place in ((1, 0), (2, 1), (0, 0)):
        assert (t.kind, t.asked) == ("choice", seat)
        assert [(len(t.zone(f"hand:{each}")), t.own(each).damage) for each in range(3)] == [(5, 0)] * 3
        t.choose(f"choice:{place}")
    assert [len(t.zone(f"hand:{seat}")) for seat in range(3)] == [6, 6, 6]
    assert [(t.own(seat).damage, t.own(seat).resources) for seat in range(3)] == [(1, 5), (1, 5), (0, 3)]


@rule("simultaneous-priority.2")
def test_what_one_has_decided_the_next_hear_before_they_decide() -> None:
    t = Table(2)
    t.resolve(fx.EachInvestigator((BLEED_OR_PAY,))).choose("choice:1")
    assert t.heard[-1] == "decided"
    t = Table(2)
    t.resolve(fx.EachInvestigator((fx.May((fx.GainResources(1),)),))).choose("no")
    assert t.heard[-1] == "decided-not"


@rule("simultaneous-priority.2")
@pytest.mark.parametrize("effect", [fx.Deal(7), fx.Choice(((fx.Deal(7),), (fx.Deal(0, 7),)))])
def test_those_whom_one_effect_strikes_down_fall_together(effect: fx.Effect) -> None:
    t = Table(3)
    t.resolve(fx.EachInvestigator((effect,), Not(Named("Cleo"))))
    while t.kind == "choice":
        t.choose(f"choice:{t.asked}")
    assert [t.person(seat).status for seat in range(3)] == ["defeated", "defeated", "playing"]
    assert (t.kind, t.g.lead) == ("", 2)


@rule("simultaneous-priority.2", "deal-damage-horror.10")
def test_when_each_takes_damage_all_assign_it_before_any_is_placed() -> None:
    t = Table(2)
    for seat in (0, 1):
        t.put(asset("Dog", health=3), f"play:{seat}")
    t.resolve(fx.EachInvestigator((fx.Deal(1),)))
    t.choose("rest")
    assert (t.asked, t.own(0).damage) == (1, 0)
    t.choose("rest")
    assert (t.own(0).damage, t.own(1).damage) == (1, 1)


@rule("simultaneous-priority.2")
def test_who_may_pay_says_so_first_and_pays_when_all_have_decided() -> None:
    t = Table(2)
    t.resolve(fx.EachInvestigator((fx.May((fx.Draw(1),), Resources(1)),)))
    t.choose("yes")
    assert (t.asked, t.own().resources, len(t.zone("hand:0"))) == (1, 5, 5)
    t.choose("no")
    assert [t.own(seat).resources for seat in (0, 1)] == [4, 5]
    assert [len(t.zone(f"hand:{seat}")) for seat in (0, 1)] == [6, 5]


@rule("simultaneous-priority.2")
def test_when_each_chooses_a_card_all_choose_before_any_is_discarded() -> None:
    t = Table(2)
    own = AllOf((Kind("asset"), ControlledBy("you")))
    dogs = [t.put(asset("Dog"), f"play:{seat}") for seat in (0, 0, 1, 1)]
    t.resolve(fx.EachInvestigator((fx.Discard(Choose(own)),)))
    t.choose(f"card:{dogs[0]}")
    assert (t.asked, t.card(dogs[0]).zone) == (1, "play:0")
    t.choose(f"card:{dogs[2]}")
    assert [t.card(dog).zone for dog in dogs] == ["discard:0", "play:0", "discard:1", "play:1"]


@rule("simultaneous-priority.2")
def test_what_is_chosen_for_a_later_part_is_chosen_before_any_part_is_applied() -> None:
    t = Table(2)
    own = AllOf((Kind("asset"), ControlledBy("you")))
    dogs = [t.put(asset("Dog"), f"play:{seat}") for seat in (0, 0, 1, 1)]
    cats = [t.put(asset("Cat", sanity=2), f"play:{seat}", horror=1) for seat in (0, 0, 1, 1)]
    pets = AllOf((own, Named("Cat")))
    t.resolve(
        fx.EachInvestigator(
            (fx.GainResources(1), fx.Heal("horror", 1, Choose(pets)), fx.Discard(Choose(own)))
        )
    )
    for seat in (0, 1):
        for chosen in (cats[2 * seat], dogs[2 * seat]):
            assert (t.kind, t.asked, t.own(0).resources) == ("target", seat, 5)
            assert [t.card(cat).horror for cat in cats] == [1, 1, 1, 1]
            t.choose(f"card:{chosen}")
    assert [t.card(dog).zone for dog in dogs] == ["discard:0", "play:0", "discard:1", "play:1"]
    assert [t.card(cat).horror for cat in cats] == [0, 1, 0, 1]
    assert [t.own(seat).resources for seat in (0, 1)] == [6, 6]


@rule("simultaneous-priority.2")
def test_where_each_goes_is_chosen_before_anybody_goes() -> None:
    t = Table(2)
    t.resolve(fx.EachInvestigator((fx.Move(Choose(Connecting())),)))
    t.choose(f"card:{t.named('Cellar')}")
    assert (t.asked, t.person(0).location) == (1, t.named("Hall"))
    t.choose(f"card:{t.named('Garden')}")
    assert [t.person(seat).location for seat in (0, 1)] == [t.named("Cellar"), t.named("Garden")]


@rule("simultaneous-priority.2", "target.8")
def test_each_chooses_with_what_they_have_chosen_before_in_mind() -> None:
    t = Table(2)
    own = AllOf((Kind("asset"), ControlledBy("you")))
    dogs = [t.put(asset("Dog"), f"play:{seat}") for seat in (0, 0, 0, 1, 1, 1)]
    another = AllOf((own, Not(Is("chosen"))))
    t.resolve(fx.EachInvestigator((fx.Exhaust(Choose(own)), fx.Discard(Choose(another)))))
    t.choose(f"card:{dogs[0]}")
    assert t.options == [f"card:{dogs[1]}", f"card:{dogs[2]}"]
    t.choose(f"card:{dogs[1]}").choose(f"card:{dogs[3]}").choose(f"card:{dogs[4]}")
    assert [t.card(dog).exhausted for dog in dogs] == [True, False, False, True, False, False]
    assert [t.card(dog).zone for dog in dogs[1:3]] == ["discard:0", "play:0"]


@rule("simultaneous-priority.2")
def test_what_an_earlier_part_may_bring_is_chosen_when_it_is_done() -> None:
    t = Table(2)
    lamps = Choose(AllOf((Kind("asset"), InZone("discard"))))
    t.resolve(fx.EachInvestigator((fx.DiscardTop(2), fx.ReturnToHand(lamps))))
    assert (t.kind, t.asked, len(t.zone("discard:0"))) == ("target", 0, 2)


PAIN = Forced(On("at", "round-ends"), (fx.Deal(0, 1),))
GAIN = Forced(On("at", "round-ends"), (fx.GainResources(1),))
LEARN = Forced(On("at", "round-ends"), (fx.Draw(1),))
"""Nobody knows what comes, so the order matters."""


def at_round_end(*placed: tuple[Printed, str]) -> tuple[Table, list[int]]:
    """Put cards somewhere and let the round end."""
    t = Table(2)
    put = [t.put(card, zone) for card, zone in placed]
    t.do(rounds.end_round)
    return t, put


@rule("simultaneous-priority.3", "simultaneous-priority.q2")
def test_forced_abilities_on_encounter_cards_come_before_those_on_player_cards() -> None:
    t, _ = at_round_end((asset("Coin", GAIN), "play:0"), (treachery("Ache", PAIN), "threat:0"))
    names = [event.on for event in t.told if event.text.id == "forced"]
    assert names == [(f"card:{t.named('Ache')}",), (f"card:{t.named('Coin')}",)]


@rule("simultaneous-priority.4")
def test_the_lead_investigator_orders_forced_abilities_that_are_due_at_once() -> None:
    t, (one, two) = at_round_end((treachery("Ache", LEARN), "threat:1"), (enemy("Ghoul", PAIN), "threat:1"))
    assert (t.kind, t.asked) == ("order", t.g.lead)
    t.use(two)
    names = [event.on for event in t.told if event.text.id == "forced"]
    assert names == [(f"card:{two}",), (f"card:{one}",)]


@rule("simultaneous-priority.5", "simultaneous-priority.q2")
def test_a_delayed_effect_that_falls_due_is_ordered_with_them() -> None:
    t = Table(2)
    ghoul = t.put(enemy("Ghoul", LEARN), "threat:0")
    later = fx.Delayed(On("at", "round-ends"), (fx.GainResources(2),))
    t.resolve(later, source=t.put(treachery("Omen"), "threat:0"))
    t.do(rounds.end_round)
    assert t.kind == "order"
    assert len(t.options) == 2
    delayed = next(option for option in t.options if option.startswith("delayed:"))
    before = len(t.zone("hand:0"))
    t.choose(delayed)
    assert (t.own().resources, len(t.zone("hand:0"))) == (7, before + 1)
    assert t.card(ghoul).zone == "threat:0"


@rule("simultaneous-priority.q2")
def test_a_delayed_effect_is_of_the_tier_of_the_card_that_created_it() -> None:
    t = Table()
    t.put(enemy("Ghoul", PAIN), "threat:0")
    t.resolve(
        fx.Delayed(On("at", "round-ends"), (fx.GainResources(2),)), source=t.put(asset("Coin"), "play:0")
    )
    t.told.clear()
    t.do(rounds.end_round)
    assert t.kind != "order"
    assert t.heard.index("forced") < t.heard.index("gained")


@rule("simultaneous-priority.q1")
def test_acts_agendas_locations_reference_and_weaknesses_are_of_the_first_tier() -> None:
    hall = location("Hall", LEARN, connections=("Cellar", "Garden"))
    t = Table(
        locations=(hall, CELLAR, GARDEN),
        agendas=(agenda("Stir", LEARN), WAKE),
        reference=reference("Overview", LEARN),
    )
    t.put(enemy("Stalker", LEARN, subtype="weakness"), "threat:0")
    t.put(asset("Coin", GAIN), "play:0")
    before = len(t.zone("hand:0"))
    t.do(rounds.end_round)
    assert len(t.options) == 4
    while t.kind == "order":
        assert not t.can_use(t.named("Coin"))
        t.choose(t.options[0])
    assert (len(t.zone("hand:0")), t.own().resources) == (before + 4, 6)


# When


@rule("when.1", "when.2", "when.x1")
def test_when_you_draw_an_enemy_comes_before_its_revelation_and_spawning() -> None:
    t = Table()
    eye = t.put(
        asset("Eye", Reaction(On("when", "draws-encounter", card=Kind("enemy")), (fx.Draw(1),))), "play:0"
    )
    ghoul = t.put(enemy("Ghoul", Revelation((fx.Deal(1),))), "encounter")
    t.do(encounter.draw_encounter, 0)
    assert t.can_use(eye)
    assert (t.card(ghoul).zone, t.own().damage) == ("limbo", 0)
    t.use(eye)
    assert (t.card(ghoul).zone, t.own().damage) == ("threat:0", 1)


# At


@rule("at-variant.1", "at-variant.x1", "at-variant.q1")
def test_at_the_start_of_the_round_is_resolved_with_the_start_of_the_round() -> None:
    t = Table()
    t.put(asset("Dawn", Forced(On("at", "round-begins"), (fx.GainResources(1),))), "play:0")
    t.do(rounds.end_phase, "mythos-ends")
    assert t.own().resources == 5
    t.told.clear()
    t.do(rounds.mythos)
    assert t.own().resources == 6
    assert t.heard.index("gained") < t.heard.index("doom-placed")


def marks(*timings: Timing) -> list[Ability]:
    """Return forced abilities about gaining resources at these points in time."""
    return [Forced(On(each, "gains-resources"), (fx.Draw(1),)) for each in timings]


@rule("at-variant.3")
def test_at_comes_after_when_and_before_after() -> None:
    t = Table()
    backwards: tuple[Timing, ...] = ("after", "at", "when")
    cards = {each: t.put(asset(each.title(), *marks(each)), "play:0") for each in backwards}
    t.turn().choose("resource")
    names = [event.on[0] for event in t.told if event.text.id == "forced"]
    assert names == [f"card:{cards[each]}" for each in reversed(backwards)]


@rule("at-variant.2", "at-variant.x2", "at-variant.q2")
@pytest.mark.parametrize("token", ["skull", "cultist", "elder-sign"])
def test_if_you_reveal_a_token_is_resolved_with_revealing_that_token(token: str) -> None:
    for bag, gained in ((token, 1), ("0", 0)):
        t = Table(bag=(bag,))
        luck = Forced(On("at", "reveals-token", condition=TokenRevealed(token)), (fx.GainResources(1),))
        t.put(asset("Luck", luck), "play:0")
        t.resolve(fx.Test(("intellect",), 0)).skip()
        assert t.own().resources == 5 + gained


# Instead


def gaining(*abilities: Ability) -> Table:
    """Gain 1 resource beside an asset with these abilities."""
    t = Table()
    t.put(asset("Charm", *abilities), "play:0")
    return t.turn().choose("resource")


def swap(timing: Timing, *effects: fx.Effect) -> Forced:
    """Return "when you (would) gain resources, … instead"."""
    return Forced(On(timing, "gains-resources"), (fx.Instead(effects),))


@rule("instead.1")
def test_a_replacement_effect_resolves_in_place_of_what_would_happen() -> None:
    t = gaining(swap("would", fx.Draw(1)))
    assert (t.own().resources, len(t.zone("hand:0"))) == (5, 6)
    t = gaining(swap("when", fx.Draw(1)))
    assert (t.own().resources, len(t.zone("hand:0"))) == (5, 6)


@rule("instead.2")
def test_of_several_replacements_the_latest_is_used() -> None:
    t = Table()
    first = t.put(asset("First", swap("when", fx.Draw(1))), "play:0")
    last = t.put(asset("Last", swap("when", fx.Deal(0, 1))), "play:0")
    t.turn().choose("resource").use(first)
    assert t.card(last).zone == "play:0"
    assert (t.own().resources, len(t.zone("hand:0")), t.own().horror) == (5, 5, 1)


@rule("instead.3", "instead.x1")
def test_an_ability_with_would_comes_before_one_without() -> None:
    t = Table()
    happens = t.put(asset("Happens", Forced(On("when", "gains-resources"), (fx.Draw(1),))), "play:0")
    would = t.put(asset("Would", Forced(On("would", "gains-resources"), (fx.Draw(1),))), "play:0")
    t.turn().choose("resource")
    names = [event.on[0] for event in t.told if event.text.id == "forced"]
    assert names == [f"card:{would}", f"card:{happens}"]


@rule("instead.4")
def test_the_new_condition_takes_the_place_of_the_old_one() -> None:
    joy = Forced(On("after", "draws-card"), (fx.Deal(0, 1),))
    t = gaining(swap("would", fx.Draw(1)), joy)
    assert t.own().horror == 1


@rule("instead.5")
def test_abilities_about_the_old_condition_can_no_longer_be_used() -> None:
    late = Reaction(On("when", "gains-resources"), (fx.Deal(0, 1),))
    after = Forced(On("after", "gains-resources"), (fx.Deal(0, 1),))
    t = gaining(swap("would", fx.Draw(1)), late, after)
    assert t.kind == "turn"
    assert t.own().horror == 0


# Game, flavor text, upkeep


@rule("game.1", "game.2")
def test_a_new_scenario_is_a_new_game_with_limits_of_its_own() -> None:
    once = asset("Once", Free((fx.GainResources(1),), limit=Limit(1, "game")), keywords="permanent")
    t = Table(deck=(once, *(asset("Lantern"),) * 9))
    card = t.named("Once")
    t.turn().use(card)
    assert not t.can_use(card)
    t.do(rounds.end_round)
    assert not t.turn().can_use(card)
    deck = Deck("ada", ("once", *("lantern",) * 9))
    t.g = new_game(t.g.options, t.g.scenario, [deck], list(t.g.printed.values()), 1)
    t.choose(()).skip()
    assert t.can_use(card)


@rule("flavor-text.1")
def test_there_is_no_room_for_flavor_text_on_a_card() -> None:
    assert not [field for field in Printed.__struct_fields__ if "flavo" in field]


@rule("upkeep-overview.1")
def test_the_upkeep_phase_readies_every_exhausted_card() -> None:
    t = Table(2)
    tired = [
        t.put(enemy("Ghoul"), f"at:{t.named('Cellar')}", exhausted=True),
        t.put(asset("Lamp"), "play:1", exhausted=True),
    ]
    t.phase("upkeep")
    assert [t.card(card).exhausted for card in tired] == [False, False]


@rule("upkeep-overview.2")
def test_each_investigator_draws_a_card_and_gains_a_resource() -> None:
    t = Table(2)
    t.phase("upkeep")
    assert [len(t.zone(f"hand:{seat}")) for seat in (0, 1)] == [6, 6]
    assert [t.own(seat).resources for seat in (0, 1)] == [6, 6]


@rule("upkeep-overview.3")
def test_hands_are_discarded_down_to_eight() -> None:
    t = Table(2)
    for _ in range(4):
        t.put(asset("Coin"), "hand:0")
    t.phase("upkeep")
    assert (t.kind, t.asked, t.ask.least, t.ask.most) == ("discard", 0, 2, 2)
    t.choose(*t.options[:2])
    assert [len(t.zone(f"hand:{seat}")) for seat in (0, 1)] == [8, 6]


@rule("upkeep-overview.q1")
def test_everybody_draws_then_everybody_gains_then_hands_are_checked() -> None:
    t = Table(2)
    for seat in (0, 1):
        for _ in range(4):
            t.put(asset("Coin"), f"hand:{seat}")
    t.told.clear()
    t.phase("upkeep")
    assert [id for id in t.heard if id in ("drew", "gained")] == ["drew", "drew", "gained", "gained"]
    assert [event.on for event in t.told if event.text.id == "drew"] == [("seat:0",), ("seat:1",)]
    assert (t.kind, t.asked) == ("discard", 0)
    t.choose(*t.options[:2])
    assert (t.kind, t.asked) == ("discard", 1)
