"""Cancelling, and what is printed, and what is removed from the game."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.rules import rounds
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Constant, Forced, Free, Play, Reaction
from miskatonic.games.horror.words.things import Choose, Is, StatOf, Trait
from miskatonic.games.horror.words.triggers import Limit, On
from tests.games.horror.cards import asset, enemy, event, investigator
from tests.games.horror.table import Table

ONE = (price.Actions(1),)
YOU = Is("you")
JIM = investigator("Jim Culver", Reaction(On("after", "takes", who=YOU), (fx.GainResources(1),)))
STOP_ATTACK = Reaction(On("when", "attacks", who=YOU), (fx.Cancel(),))


@rule("cancel.1", "cancel.2")
def test_an_attack_that_is_cancelled_is_interrupted_before_it_does_anything() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    ward = t.put(asset("Ward", STOP_ATTACK), "play:0")
    t.phase("enemy").use(ward)
    assert (t.own().damage, t.own().horror) == (0, 0)


@rule("cancel.3", "cancel.x1")
def test_jim_culver_has_taken_no_damage_if_all_of_it_was_cancelled() -> None:
    shield = Reaction(On("when", "is-dealt", who=YOU), (fx.Prevent("both"),))
    for ability in (shield, STOP_ATTACK):
        t = Table(people=(JIM,))
        t.put(enemy("Ghoul"), "threat:0")
        ward = t.put(asset("Ward", ability), "play:0")
        t.phase("enemy").use(ward)
        assert not t.can_use(t.own().id)
        assert t.own().damage == 0
    t = Table(people=(JIM,))
    t.put(enemy("Ghoul"), "threat:0")
    t.phase("enemy")
    assert t.can_use(t.own().id)


@rule("cancel.3")
def test_nothing_comes_after_a_cancelled_effect() -> None:
    t = Table()
    t.put(enemy("Ghoul"), "threat:0")
    ward = t.put(asset("Ward", STOP_ATTACK), "play:0")
    t.put(asset("Medal", Forced(On("after", "attacks", who=YOU), (fx.GainResources(1),))), "play:0")
    t.phase("enemy").use(ward)
    assert t.own().resources == 5


@rule("cancel.q1")
def test_the_cost_of_a_cancelled_event_stays_paid_and_it_was_played() -> None:
    silence = Forced(On("when", "plays"), (fx.Cancel(),))
    t = Table()
    t.put(asset("Silence", silence), "play:0")
    t.put(asset("Critic", Forced(On("after", "plays"), (fx.Draw(1),))), "play:0")
    song = t.put(event("Song", Play((fx.GainResources(9),)), cost=2), "hand:0")
    hand = len(t.zone("hand:0"))
    t.turn().choose(f"play:{song}")
    assert (t.own().resources, t.person().actions) == (3, 2)
    assert t.card(song).zone == "discard:0"
    assert len(t.zone("hand:0")) == hand


@rule("cancel.q1")
def test_an_ability_whose_effect_is_cancelled_was_triggered_and_counts_for_its_limit() -> None:
    t = Table()
    t.put(asset("Silence", Forced(On("when", "uses"), (fx.Cancel(),))), "play:0")
    t.put(asset("Critic", Forced(On("after", "uses"), (fx.Draw(1),))), "play:0")
    purse = t.put(asset("Purse", Free((fx.GainResources(9),), limit=Limit(1, "round"))), "play:0")
    hand = len(t.zone("hand:0"))
    t.turn().use(purse)
    assert (t.own().resources, t.can_use(purse)) == (5, False)
    assert len(t.zone("hand:0")) == hand + 1


# removed-from-game


@rule("removed-from-game.1")
def test_a_card_removed_from_the_game_is_away_and_does_nothing_more() -> None:
    t = Table()
    club = t.put(asset("Club", Constant((mod.Change("you", "combat", 1),)), traits=("Weapon",)), "play:0")
    broom = t.put(asset("Broom", Free((fx.RemoveFromGame(Choose(Trait("Weapon"))),))), "play:0")
    t.turn().use(broom)
    assert t.card(club).zone == "removed"
    assert numbers.value(t.g, t.own().id, "combat") == 3
    assert not t.can_use(broom)


@rule("removed-from-game.2")
def test_it_stays_away_unless_the_effect_says_for_how_long() -> None:
    back = fx.Delayed(On("at", "turn-ends"), (fx.PutIntoPlay("chosen"),))
    t = Table()
    lost, lent = (t.put(asset(name, traits=(name,)), "play:0") for name in ("Lost", "Lent"))
    for trait, more in (("Lost", ()), ("Lent", (back,))):
        away = (fx.RemoveFromGame(Choose(Trait(trait))), *more)
        broom = t.put(asset(f"Away with {trait}", Free(away)), "play:0")
        t.turn().use(broom)
    assert (t.card(lost).zone, t.card(lent).zone) == ("removed", "removed")
    t.do(rounds.end_turn, 0)
    t.do(rounds.end_round).skip()
    assert (t.card(lost).zone, t.card(lent).zone) == ("removed", "play:0")


# printed


@rule("printed.1")
def test_printed_is_what_stands_on_the_card_whatever_changes_it() -> None:
    t = Table()
    t.put(asset("Club", Constant((mod.Change("you", "combat", 2),))), "play:0")
    count = t.put(asset("Count", Free((fx.GainResources(StatOf("combat", printed=True)),))), "play:0")
    t.turn().use(count)
    assert numbers.value(t.g, t.own().id, "combat") == 5
    assert t.own().resources == 5 + 3
