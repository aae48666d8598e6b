"""Lasting effects, delayed effects and constant abilities: what holds for how long, and for which cards."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import numbers
from miskatonic.games.horror.rules import cards, rounds
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Action, Constant, Forced, Free, Reaction, Revelation
from miskatonic.games.horror.words.modifiers import Until
from miskatonic.games.horror.words.things import (
    AtMost,
    Choose,
    DuringPhase,
    Each,
    Exists,
    Kind,
    Plus,
    TokensOn,
    Trait,
    X,
    YourTurn,
)
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, event, treachery
from tests.games.horror.table import Table

ONE = (price.Actions(1),)
ENEMIES = Kind("enemy")


def lasting(until: Until, *modifiers: mod.Modifier) -> Free:
    """Return a [free] ability with a lasting effect."""
    return Free((fx.Lasting(until, modifiers),), (price.Exhaust(),))


def stronger(until: Until) -> Free:
    """Return a [free] ability: +2 combat for a time."""
    return lasting(until, mod.Change("you", "combat", 2))


def combat(t: Table, seat: int = 0) -> int:
    """Return the combat of an investigator as it is now."""
    return numbers.value(t.g, t.own(seat).id, "combat")


# Lasting effects


@rule("lasting-effects.1", "lasting-effects.2", "lasting-effects.6")
def test_an_effect_until_the_end_of_the_phase_goes_on_until_then_and_no_longer() -> None:
    t = Table()
    tonic = t.put(asset("Tonic", stronger("phase")), "play:0")
    t.turn().use(tonic)
    assert combat(t) == 5
    t.choose("resource")
    assert combat(t) == 5
    t.do(rounds.end_phase, "investigation-ends")
    assert combat(t) == 3


@rule("modifiers.1")
def test_a_number_in_it_is_worked_out_whenever_it_is_used() -> None:
    t = Table()
    t.set(t.own().id, clues=1)
    t.resolve(fx.Lasting("game", (mod.Change("you", "combat", AtMost(TokensOn("clues", "you"), 2)),)))
    found = []
    for clues in (1, 2, 5, 0):
        t.set(t.own().id, clues=clues)
        found.append(combat(t))
    assert found == [4, 5, 5, 3]


@rule("modifiers.1", "letter-x.1")
def test_but_what_only_its_moment_knew_is_worked_out_when_it_begins() -> None:
    t = Table()
    dog = t.put(enemy("Dog", health=9), "threat:0")
    sum_of_all = Plus(X(), Plus(TokensOn("damage", "chosen"), TokensOn("clues", "you")))
    raised = fx.Lasting("game", (mod.Change("you", "combat", sum_of_all),))
    t.resolve(fx.DefineX(2), fx.Deal(3, target=Choose(ENEMIES)), raised)
    t.set(dog, damage=7)
    t.set(t.own().id, clues=1)
    assert combat(t) == 3 + 2 + 3 + 1


@rule("lasting-effects.1", "lasting-effects.6")
def test_an_effect_for_this_skill_test_is_over_with_the_test() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul", fight=5, health=3), "threat:0")
    tonic = t.put(asset("Tonic", stronger("test")), "play:0")
    t.turn().choose(f"fight:{ghoul}").use(tonic).skip()
    assert t.card(ghoul).damage == 1
    assert combat(t) == 3


@rule("lasting-effects.1", "lasting-effects.6")
def test_an_effect_for_this_attack_holds_for_the_attack_of_the_same_ability_only() -> None:
    better = fx.Lasting("attack", (mod.Change("you", "combat", 2), mod.DealsMore("you", 1)))
    t = Table()
    ghoul = t.put(enemy("Ghoul", fight=5, health=9), "threat:0")
    axe = t.put(asset("Axe", Action((better, fx.TakeAction("fight")), ONE, "fight")), "play:0")
    t.turn().use(axe).skip()
    assert t.card(ghoul).damage == 2
    t.choose(f"fight:{ghoul}").skip()
    assert t.card(ghoul).damage == 2


@rule("lasting-effects.6")
def test_effects_until_the_end_of_the_action_the_turn_the_next_turn_and_the_round_end_in_time() -> None:
    t = Table()
    for until in ("turn", "your-next-turn", "round", "game"):
        tonic = t.put(asset(f"Tonic {until}", stronger(until)), "play:0")
        t.turn().use(tonic)
    brief = fx.Lasting("action", (mod.Change("you", "combat", 2),))
    gym = t.put(asset("Gym", Action((brief, fx.May((fx.GainResources(1),))), ONE)), "play:0")
    t.turn().use(gym)
    assert combat(t) == 3 + 5 * 2
    t.choose("no")
    assert combat(t) == 3 + 4 * 2
    t.do(rounds.end_turn, 0)
    assert combat(t) == 3 + 3 * 2
    t.do(rounds.begin_turn, 0, "seat:0")
    assert combat(t) == 3 + 2 * 2
    t.do(rounds.end_round)
    assert combat(t) == 3 + 2


@rule("lasting-effects.3")
def test_it_goes_on_although_the_card_that_created_it_is_gone() -> None:
    t = Table()
    tonic = t.put(event("Tonic", stronger("round")), "play:0")
    t.turn().use(tonic)
    t.call(cards.discard, tonic)
    assert t.card(tonic).zone == "discard:0"
    assert combat(t) == 5


@rule("lasting-effects.3")
def test_it_goes_on_although_the_text_of_the_card_that_created_it_is_blanked() -> None:
    t = Table()
    tonic = t.put(asset("Tonic", stronger("round")), "play:0")
    t.turn().use(tonic)
    t.put(asset("Silence", Constant((mod.Blank(Kind("asset")),))), "play:0")
    assert combat(t) == 5


@rule("lasting-effects.4", "lasting-effects.5")
def test_it_applies_to_the_cards_that_are_in_play_when_it_begins_and_to_no_later_ones() -> None:
    t = Table()
    early = t.put(enemy("Early"), f"at:{t.named('Cellar')}")
    curse = t.put(asset("Curse", lasting("round", mod.Change(ENEMIES, "fight", 3))), "play:0")
    t.turn().use(curse)
    late = t.put(enemy("Late"), f"at:{t.named('Cellar')}")
    assert numbers.value(t.g, early, "fight") == 5
    assert numbers.value(t.g, late, "fight") == 2


@rule("lasting-effects.4", "lasting-effects.5")
def test_a_card_that_leaves_play_is_no_longer_affected_when_it_returns_but_the_others_are() -> None:
    t = Table()
    here = f"at:{t.named('Cellar')}"
    one, two = t.put(enemy("One"), here), t.put(enemy("Two"), here)
    curse = t.put(asset("Curse", lasting("round", mod.Change(ENEMIES, "fight", 3))), "play:0")
    t.turn().use(curse)
    t.call(cards.discard, one)
    t.call(cards.enter_play, one, here)
    assert (numbers.value(t.g, one, "fight"), numbers.value(t.g, two, "fight")) == (2, 5)


@rule("lasting-effects.7", "lasting-effects.q1")
def test_what_expires_with_a_period_can_be_initiated_in_that_period_only() -> None:
    t = Table()
    test, turn = (
        t.put(asset("For a test", stronger("test")), "play:0"),
        t.put(asset("For a turn", stronger("turn")), "play:0"),
    )
    mythos = t.put(asset("For the mythos phase", stronger("mythos-ends")), "play:0")
    now = t.put(asset("For this phase", stronger("investigation-ends")), "play:0")
    t.turn()
    assert [t.can_use(card) for card in (test, turn, mythos, now)] == [False, True, False, True]
    t.use(now)
    assert combat(t) == 5
    t.phase("mythos")
    assert [t.can_use(card) for card in (test, turn, mythos, now)] == [False, False, True, False]


@rule("lasting-effects.x1")
def test_until_the_end_of_the_phase_is_over_before_at_the_end_of_the_phase_is_initiated() -> None:
    hit = Forced(On("at", "investigation-ends", condition=Exists(Trait("Strong"))), (fx.GainResources(1),))
    t = Table()
    t.put(asset("Judge", hit), "play:0")
    tonic = t.put(asset("Tonic", lasting("phase", mod.GainTrait("you", "Strong"))), "play:0")
    t.turn().use(tonic)
    t.do(rounds.end_phase, "investigation-ends")
    assert t.own().resources == 5
    t.put(asset("Strong man", traits=("Strong",)), "play:0")
    t.do(rounds.end_phase, "investigation-ends")
    assert t.own().resources == 6


# Delayed effects


@rule("delayed-effects.1", "delayed-effects.2")
def test_a_delayed_effect_happens_by_itself_when_its_time_has_come_and_only_once() -> None:
    later = fx.Delayed(On("at", "turn-ends"), (fx.GainResources(3),))
    t = Table()
    loan = t.put(asset("Loan", Free((later,), (price.Exhaust(),))), "play:0")
    t.turn().use(loan)
    assert t.own().resources == 5
    t.do(rounds.end_turn, 0)
    assert (t.kind, t.own().resources) == ("", 8)
    t.do(rounds.end_turn, 0)
    assert t.own().resources == 8


@rule("delayed-effects.1")
def test_a_delayed_effect_may_wait_for_a_condition() -> None:
    later = fx.Delayed(On("after", "engages"), (fx.Draw(1),))
    t = Table()
    snare = t.put(asset("Snare", Free((later,), (price.Exhaust(),))), "play:0")
    t.turn().use(snare)
    hand = len(t.zone("hand:0"))
    ghoul = t.put(enemy("Ghoul", keywords="aloof"), f"at:{t.person().location}")
    t.turn().choose(f"engage:{ghoul}")
    assert len(t.zone("hand:0")) == hand + 1


@rule("delayed-effects.2")
def test_a_delayed_effect_comes_before_reactions_as_a_forced_ability_does() -> None:
    later = fx.Delayed(On("after", "turn-ends"), (fx.GainResources(3),))
    t = Table()
    loan = t.put(asset("Loan", Free((later,), (price.Exhaust(),))), "play:0")
    t.put(asset("Tip", Reaction(On("after", "turn-ends"), (fx.Draw(1),))), "play:0")
    t.turn().use(loan)
    t.do(rounds.end_turn, 0)
    assert (t.kind, t.own().resources) == ("reaction", 8)


@rule("delayed-effects.3")
def test_it_affects_whatever_is_valid_when_it_resolves_unlike_a_lasting_effect() -> None:
    later = fx.Delayed(On("at", "turn-ends"), (fx.Deal(1, target=Each(ENEMIES)),))
    t = Table()
    here = f"at:{t.named('Cellar')}"
    early = t.put(enemy("Early"), here)
    bomb = t.put(asset("Bomb", Free((later,), (price.Exhaust(),))), "play:0")
    t.turn().use(bomb)
    late = t.put(enemy("Late"), here)
    t.call(cards.discard, early)
    t.do(rounds.end_turn, 0)
    assert (t.card(early).damage, t.card(late).damage) == (0, 1)


# Constant abilities


@rule("constant-ability.1", "constant-ability.2", "constant-ability.4")
def test_a_constant_ability_holds_as_long_as_its_card_is_in_play_without_being_triggered() -> None:
    t = Table()
    club = t.put(asset("Club", Constant((mod.Change("you", "combat", 1),))), "hand:0")
    assert combat(t) == 3
    t.turn().choose(f"play:{club}")
    assert (t.kind, combat(t)) == ("turn", 4)
    t.call(cards.discard, club)
    assert combat(t) == 3


@rule("constant-ability.3")
def test_with_while_it_is_active_whenever_the_condition_is_met() -> None:
    t = Table(seats=2)
    ability = Constant((mod.Change("you", "combat", 1),), YourTurn())
    t.put(asset("Drum", ability), "play:0")
    t.put(asset("Night", Constant((mod.Change("you", "combat", 4),), DuringPhase("enemy"))), "play:0")
    t.turn(1)
    assert combat(t) == 3
    t.turn(0)
    assert combat(t) == 4
    t.phase("enemy")
    assert combat(t) == 7


@rule("encounter-draw.12", "lasting-effects.6")
def test_what_a_treachery_says_for_the_round_goes_on_when_it_is_resolved() -> None:
    t = Table()
    dim = fx.Lasting("round", (mod.Change(Kind("investigator"), "intellect", -1),))
    t.put(treachery("Fog", Revelation((dim,))), "encounter")
    t.phase("mythos")
    assert numbers.value(t.g, t.person().card, "intellect") == 2
