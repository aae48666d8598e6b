"""When, at, if, after: triggering conditions and triggered abilities."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.rules import rounds
from miskatonic.games.horror.words import chaos
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Forced, Free, Reaction
from miskatonic.games.horror.words.effects import Effect
from miskatonic.games.horror.words.things import (
    AtLeast,
    Choose,
    Is,
    Kind,
    TokenRevealed,
    TokensOn,
)
from miskatonic.games.horror.words.triggers import Happens, On, Timing
from tests.games.horror.cards import asset, enemy, location
from tests.games.horror.table import Table

ONE = (price.Actions(1),)
YOU = Is("you")


def chance(timing: Timing, what: Happens, *effects: Effect, **how: object) -> Reaction:
    """Return a [reaction] ability; it draws a card unless told otherwise."""
    return Reaction(On(timing, what, **how), effects or (fx.Draw(1),))  # type: ignore[arg-type]


def must(timing: Timing, what: Happens, *effects: Effect, **how: object) -> Forced:
    """Return a forced ability."""
    return Forced(On(timing, what, **how), effects or (fx.Draw(1),))  # type: ignore[arg-type]


# When, at, after


@rule(
    "at-timing.3", "trigger-condition.1", "trigger-condition.2", "trigger-condition.4", "trigger-condition.7"
)
def test_when_comes_before_the_impact_at_with_it_and_after_when_it_is_done() -> None:
    t = Table()
    before = t.put(asset("Before", chance("when", "gains-resources")), "play:0")
    during = t.put(asset("During", chance("at", "gains-resources")), "play:0")
    later = t.put(asset("Later", chance("after", "gains-resources")), "play:0")
    t.turn().choose("resource")
    seen = []
    while t.kind == "reaction":
        card = next(card for card in (before, during, later) if t.can_use(card))
        seen.append((card, t.own().resources))
        t.use(card)
    assert seen == [(before, 5), (during, 6), (later, 6)]
    assert t.kind == "turn"


@rule("trigger-condition.2", "triggered-ability.10")
def test_when_interrupts_what_triggers_it_before_it_has_any_impact() -> None:
    t = Table()
    heal = t.put(asset("Balm", chance("when", "attacks", fx.Heal("damage", 1))), "play:0")
    t.put(enemy("Ghoul"), "threat:0")
    t.set(t.own().id, damage=5)
    t.phase("enemy")
    assert (t.kind, t.own().damage) == ("reaction", 5)
    t.use(heal)
    assert t.own().damage == 5 - 1 + 1


@rule("trigger-condition.3", "at-timing.2", "trigger-condition.5")
def test_whenever_acts_as_when_does_and_if_as_at_does() -> None:
    whenever: Timing = "when"
    if_so: Timing = "at"
    little = AtLeast(TokensOn("resources", "you"), 1)
    t = Table()
    t.put(asset("Whenever", must(whenever, "gains-resources", fx.LoseResources(9))), "play:0")
    t.put(asset("If", must(if_so, "gains-resources", condition=little)), "play:0")
    t.put(asset("After", must("after", "gains-resources", fx.LoseResources(9))), "play:0")
    hand = len(t.zone("hand:0"))
    t.turn().choose("resource")
    assert len(t.zone("hand:0")) == hand + 1
    assert t.own().resources == 0


@rule("triggered-ability.11", "trigger-condition.5")
def test_an_if_reaction_comes_with_the_impact_after_when_and_before_after() -> None:
    t = Table()
    t.put(asset("Late", chance("after", "evades")), "play:0")
    mid = t.put(asset("Mid", chance("at", "evades", fx.GainResources(1))), "play:0")
    ghoul = t.put(enemy("Ghoul", evade=1), "threat:0")
    t.turn().choose(f"evade:{ghoul}").skip("window", "commit")
    assert t.can_use(mid)
    assert t.card(ghoul).exhausted


@rule("at-timing.1", "at-timing.x1", "trigger-condition.4", "trigger-condition.6")
def test_at_the_end_of_the_round_resolves_with_the_end_of_the_round_and_at_no_other_time() -> None:
    t = Table()
    t.put(asset("Dusk", must("at", "round-ends", fx.GainResources(2))), "play:0")
    t.phase("enemy")
    assert t.own().resources == 5
    now = t.g.round
    t.do(rounds.end_round).skip()
    assert t.own().resources == 7
    assert t.g.round == now + 1


@rule("trigger-condition.6")
def test_at_the_end_of_a_turn_and_of_a_phase_as_well() -> None:
    t = Table()
    t.put(asset("Dusk", must("at", "turn-ends", fx.GainResources(2))), "play:0")
    t.put(asset("Bell", must("at", "investigation-ends", fx.GainResources(4))), "play:0")
    t.do(rounds.end_turn, 0)
    assert t.own().resources == 7
    t.do(rounds.end_phase, "investigation-ends")
    assert t.own().resources == 11


@rule("at-timing.x2", "at-timing.2")
def test_if_you_reveal_a_skull_triggers_with_the_reveal_of_a_skull_and_of_nothing_else() -> None:
    for token, gained in (("skull", 1), ("0", 0)):
        t = Table(bag=(token,))
        t.put(
            asset(
                "Skull", must("at", "reveals-token", fx.GainResources(1), condition=TokenRevealed("skull"))
            ),
            "play:0",
        )
        t.turn().choose("investigate").skip()
        assert t.own().resources == 5 + gained


@rule("at-timing.x2")
def test_a_second_token_that_is_no_skull_does_not_trigger_it_again() -> None:
    skull = TokenRevealed("skull")
    t = Table(bag=("skull",))
    t.put(asset("Skull", must("at", "reveals-token", fx.GainResources(1), condition=skull)), "play:0")
    more = Reaction(On("after", "reveals-token", condition=skull), (chaos.AddToken("0"), chaos.RevealToken()))
    again = t.put(asset("Again", more), "play:0")
    t.turn().choose("investigate").skip("window", "commit").use(again).skip()
    assert t.heard.count("revealed-token") == 2
    assert t.own().resources == 6


@rule("trigger-condition.7", "triggered-ability.12")
def test_after_comes_when_all_is_resolved_and_before_the_game_goes_on() -> None:
    t = Table()
    nest = t.put(asset("Nest", chance("after", "turn-ends")), "play:0")
    t.do(rounds.end_turn, 0)
    assert t.can_use(nest)
    assert t.person().turn_taken
    assert t.g.active == 0


@rule("trigger-condition.q2")
def test_an_if_within_an_effect_is_checked_while_the_effect_resolves_and_triggers_nothing() -> None:
    rich = fx.If(AtLeast(TokensOn("resources", "you"), 6), (fx.Draw(2),))
    t = Table()
    tip = t.put(asset("Tip", Free((fx.GainResources(1), rich), (price.Exhaust(),))), "play:0")
    t.set(t.own().id, resources=9)
    t.turn()
    assert t.kind == "turn"
    t.set(t.own().id, resources=5)
    hand = len(t.zone("hand:0"))
    t.use(tip)
    assert len(t.zone("hand:0")) == hand + 2


# Once for each timing point


@rule("triggered-ability.13", "triggered-ability.x2", "trigger-condition.8")
def test_a_reaction_may_be_triggered_once_each_time_its_condition_is_met() -> None:
    t = Table()
    tip = t.put(asset("Tip", chance("after", "gains-resources", who=YOU)), "play:0")
    t.turn().choose("resource").use(tip)
    assert t.kind == "turn"
    t.choose("resource").use(tip)
    assert t.kind == "turn"


@rule("trigger-condition.8")
def test_a_reaction_on_a_location_is_used_once_for_a_timing_point_whoever_uses_it() -> None:
    t = Table(seats=2, locations=(location("Spring", chance("after", "gains-resources")),))
    t.turn(0).choose("resource").use(t.named("Spring"))
    assert t.kind == "turn"


@rule("trigger-condition.9", "trigger-condition.x1")
def test_two_lucky_cigarette_cases_are_both_triggered_once_each() -> None:
    case = asset("Lucky Cigarette Case", chance("after", "test-succeeds", who=YOU, least=2))
    t = Table()
    one, two = t.put(case, "play:0"), t.put(case, "play:0")
    t.set(t.named("Hall"), clues=1)
    hand = len(t.zone("hand:0"))
    t.put(asset("Lens", icons={"wild": 1}), "hand:0")
    lens = t.zone("hand:0")[-1]
    t.turn().choose("investigate").skip("window").choose((f"card:{lens}",))
    assert t.can_use(one)
    assert t.can_use(two)
    t.use(one)
    assert not t.can_use(one)
    t.use(two)
    assert t.kind == "turn"
    assert len(t.zone("hand:0")) == hand + 2


# Triggered abilities


@rule("triggered-ability.1", "triggered-ability.7", "triggered-ability.8", "quick-reference.17")
def test_a_free_ability_may_be_used_in_every_player_window_without_an_action() -> None:
    t = Table(seats=2)
    flask = t.put(asset("Flask", Free((fx.GainResources(1),))), "play:0")
    ghoul = t.put(enemy("Ghoul"), "threat:1")
    t.turn(1)
    assert (t.asked, t.kind, t.can_use(flask)) == (0, "window", True)
    t.choose("pass", seat=0)
    t.phase("enemy")
    assert t.can_use(flask)
    t.use(flask)
    assert t.own().resources == 6
    assert t.card(ghoul).zone == "threat:1"


@rule("triggered-ability.2", "triggered-ability.3", "triggered-ability.5")
def test_without_meeting_condition_and_cost_and_without_a_target_nothing_is_triggered() -> None:
    rich = AtLeast(TokensOn("resources", "you"), 4)
    shoot = Free(
        (fx.Deal(1, target=Choose(Kind("enemy"))),), (price.Exhaust(), price.Resources(2)), condition=rich
    )
    t = Table()
    gun = t.put(asset("Gun", shoot), "play:0")
    t.turn()
    assert not t.can_use(gun)
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.set(t.own().id, resources=3)
    assert not t.turn().can_use(gun)
    t.set(t.own().id, resources=5)
    t.set(gun, exhausted=True)
    assert not t.turn().can_use(gun)
    t.set(gun, exhausted=False)
    t.turn().use(gun)
    assert (t.card(ghoul).damage, t.own().resources) == (1, 3)


@rule("triggered-ability.5")
def test_all_costs_must_be_payable_in_full() -> None:
    t = Table()
    t.set(t.own().id, resources=1)
    dear = t.put(asset("Dear", Free((fx.Draw(1),), (price.Resources(1), price.Resources(1)))), "play:0")
    assert not t.turn().can_use(dear)


@rule("triggered-ability.4")
def test_nobody_has_to_trigger_a_triggered_ability() -> None:
    t = Table()
    tip = t.put(asset("Tip", chance("after", "gains-resources")), "play:0")
    hand = len(t.zone("hand:0"))
    t.turn().choose("resource")
    assert t.options[-1] == "pass"
    t.choose("pass")
    assert (t.kind, len(t.zone("hand:0"))) == ("turn", hand)
    assert t.card(tip).zone == "play:0"


@rule("triggered-ability.6")
def test_once_initiated_effects_are_resolved_as_far_as_possible_except_where_they_say_may() -> None:
    words = (fx.Heal("horror", 1), fx.LoseResources(9), fx.May((fx.Draw(1),)))
    t = Table()
    tonic = t.put(asset("Tonic", Free(words, (price.Exhaust(),))), "play:0")
    hand = len(t.zone("hand:0"))
    t.turn().use(tonic)
    assert (t.kind, t.own().resources) == ("may", 0)
    t.choose("no")
    assert len(t.zone("hand:0")) == hand


@rule("triggered-ability.9", "triggered-ability.x1", "quick-reference.19")
def test_after_you_have_defeated_an_enemy_you_may_use_a_reaction_without_an_action() -> None:
    t = Table(seats=2)
    trophy = t.put(asset("Trophy", chance("after", "is-defeated", who=YOU, card=Kind("enemy"))), "play:0")
    ghoul = t.put(enemy("Ghoul", health=1), "threat:0")
    t.turn()
    assert not t.can_use(trophy)
    t.choose(f"fight:{ghoul}").skip("window", "commit")
    assert t.can_use(trophy)
    left = t.person().actions
    t.use(trophy)
    assert t.person().actions == left
    second = t.put(enemy("Second", health=1), "threat:1")
    t.turn(1).choose(f"fight:{second}").skip("window", "commit")
    assert t.card(second).zone == "encounter-discard"
    assert t.kind == "turn"


@rule("triggered-ability.1", "triggered-ability.7", "triggered-ability.14", "quick-reference.18")
def test_an_action_ability_takes_an_activate_action_one_for_each_icon() -> None:
    for icons in (1, 2):
        t = Table()
        work = t.put(asset("Work", Action((fx.GainResources(3),), (price.Actions(icons),))), "play:0")
        t.turn(actions=3).use(work)
        assert t.person().actions == 3 - icons


# Attackers


@rule("attacker.1", "attacker.2")
def test_an_enemy_that_attacks_is_the_attacker_and_the_investigator_its_target() -> None:
    t = Table(seats=2)
    ghoul = t.put(enemy("Ghoul", health=5), "threat:1")
    t.put(asset("Thorns", must("after", "attacks", fx.Deal(1, target="that"))), "play:0")
    t.put(asset("Bandage", must("after", "attacks", fx.Draw(1, "who"))), "play:0")
    hand = len(t.zone("hand:1"))
    t.phase("enemy")
    while t.kind == "order":
        t.choose(t.options[0])
    assert t.card(ghoul).damage == 1
    assert len(t.zone("hand:1")) == hand + 1


@rule("attacker.1", "attacker.2")
def test_an_investigator_who_attacks_is_the_attacker_and_the_enemy_the_target() -> None:
    t = Table(seats=2)
    ghoul = t.put(enemy("Ghoul", health=5), "threat:0")
    other = t.put(enemy("Other", health=5), "threat:0")
    t.put(asset("Spite", must("when", "is-attacked", fx.Exhaust("that"))), "play:1")
    t.put(asset("Pay", must("when", "is-attacked", fx.GainResources(2, "who"))), "play:1")
    t.turn().choose(f"fight:{ghoul}")
    while t.kind == "order":
        t.choose(t.options[0])
    t.skip()
    assert (t.card(ghoul).exhausted, t.card(other).exhausted) == (True, False)
    assert (t.own(0).resources, t.own(1).resources) == (7, 5)


@rule("cancel.2")
def test_an_attack_of_an_investigator_that_is_cancelled_has_no_test() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", must("when", "is-attacked", fx.Cancel(), card=Is("this"))), "threat:0")
    t.turn().choose(f"fight:{ghoul}")
    assert (t.kind, t.card(ghoul).damage, t.person().actions) == ("turn", 0, 2)
    assert not t.g.tests
