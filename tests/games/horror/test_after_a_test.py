"""When abilities that come "after" a test, or after what it achieved, are resolved (test.q6)."""

from miskatonic.core.rulebook import rule
from miskatonic.games.horror.cards import rogue, survivor
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Forced, Reaction, Symbol
from miskatonic.games.horror.words.things import Each, Kind
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, location, reference, skill
from tests.games.horror.effects import take_test
from tests.games.horror.table import Table

GAIN = (fx.GainResources(1),)


@rule("test.q6", "after.1")
def test_after_you_fail_comes_before_what_failing_brings() -> None:
    t = Table()
    t.put(asset("Charm", Reaction(On("after", "test-fails"), GAIN)), "play:0")
    take_test(t, difficulty=5, failure=(fx.Deal(1),))
    assert (t.kind, t.own().damage) == ("reaction", 0)
    t.choose("pass")
    assert t.own().damage == 1


@rule("test.q6", "after.1")
def test_after_you_succeed_comes_before_what_succeeding_brings() -> None:
    t = Table()
    t.put(asset("Charm", Reaction(On("after", "test-succeeds"), (fx.Deal(horror=1),))), "play:0")
    take_test(t, success=GAIN)
    assert (t.kind, t.own().resources) == ("reaction", 5)
    t.choose("pass")
    assert t.own().resources == 6


@rule("test.q6", "test.30")
def test_if_it_succeeds_is_a_result_and_comes_after_after_you_succeed() -> None:
    t = Table()
    t.put(asset("Charm", Reaction(On("after", "test-succeeds"), (fx.Deal(horror=1),))), "play:0")
    guts = t.put(skill("Guts", Forced(On("at", "test-succeeds"), GAIN)), "hand:0")
    take_test(t).choose((f"card:{guts}",))
    assert (t.kind, t.own().resources) == ("reaction", 5)
    t.choose("pass")
    assert t.own().resources == 6


def with_a_bonus(t: Table) -> tuple[Table, int]:
    """Give seat 0 a skill card that brings a resource as another result of a test."""
    return t, t.put(skill("Guts", Forced(On("at", "test-succeeds"), GAIN)), "hand:0")


@rule("test.q6")
def test_after_you_investigate_comes_when_all_results_have_been_applied() -> None:
    t, guts = with_a_bonus(Table())
    t.set(t.named("Hall"), clues=1)
    t.put(asset("Notes", Reaction(On("after", "investigates"), (fx.Draw(1),))), "play:0")
    t.turn().choose("investigate").choose((f"card:{guts}",))
    assert t.kind == "reaction"
    assert (t.own().clues, t.own().resources) == (1, 6)


@rule("test.q6")
def test_after_you_evade_comes_when_all_results_have_been_applied() -> None:
    for what in ("evades", "evades-successfully"):
        t, guts = with_a_bonus(Table())
        ghoul = t.put(enemy("Ghoul"), "threat:0")
        t.put(asset("Cape", Reaction(On("after", what), (fx.Draw(1),))), "play:0")
        t.turn().choose(f"evade:{ghoul}").choose((f"card:{guts}",))
        assert (t.kind, t.card(ghoul).exhausted, t.own().resources) == ("reaction", True, 6)


@rule("test.q6", "evade.11")
def test_after_an_evasion_that_no_test_brought_about_comes_at_once() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    cape = t.put(asset("Cape", Reaction(On("after", "evades"), (fx.Draw(1),))), "play:0")
    t.resolve(fx.Evade(Each(Kind("enemy"))))
    assert t.can_use(cape)
    assert t.card(ghoul).exhausted


HURTS = Symbol("skull", 0, failure=(fx.Deal(horror=1),))


@rule("test.q6")
def test_look_what_i_found_finds_clues_before_the_token_does_harm() -> None:
    t = Table(bag=("skull",), reference=reference("Overview", HURTS), locations=(location("Hall", shroud=5),))
    t.set(t.named("Hall"), clues=2)
    found = t.put(survivor.LOOK_WHAT_I_FOUND, "hand:0")
    t.turn().choose("investigate").skip("commit")
    assert (t.kind, t.own().horror) == ("reaction", 0)
    t.choose(next(option for option in t.options if option.startswith(f"{found}.")))
    assert (t.own().clues, t.own().horror) == (2, 1)


@rule("test.q6")
def test_the_lucky_cigarette_case_draws_before_the_clue_is_discovered() -> None:
    t = Table(locations=(location("Hall", shroud=1),))
    t.set(t.named("Hall"), clues=1)
    case = t.put(rogue.LUCKY_CIGARETTE_CASE, "play:0")
    t.turn().choose("investigate").skip("commit")
    assert t.can_use(case)
    assert t.own().clues == 0
    t.use(case)
    assert t.own().clues == 1
