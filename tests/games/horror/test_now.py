"""What a seat is shown of what is going on: the nesting of what is being resolved, and the test under way."""

from miskatonic.games.horror import now
from miskatonic.games.horror.view import view
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words import modifiers as mod
from miskatonic.games.horror.words.abilities import Constant, Keyword, Reaction, Symbol
from miskatonic.games.horror.words.things import At, Is
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, reference, skill, treachery
from tests.games.horror.table import Table

DOG = asset("Dog", Reaction(On("after", "attacks", who=Is("you")), (fx.GainResources(1),)))
OWL = asset("Owl", Reaction(On("after", "reveals-token", who=Is("you")), (fx.GainResources(1),)))
HUNCH = skill("Hunch", icons={"intellect": 1})


def nested(t: Table) -> list[tuple[str, str]]:
    """What is being resolved, with the point in time it waits at."""
    return [(each.what, each.point) for each in view(t.g, 0).resolving]


def shown(t: Table, seat: int | None = 0) -> now.TestView:
    """The test under way, as a seat sees it."""
    test = view(t.g, seat).test
    assert test is not None
    return test


def investigate(t: Table) -> Table:
    """Come to the point where cards can be committed."""
    t.turn(0)
    t.choose("investigate")
    return t.skip("window", "reaction")


def test_an_attack_of_opportunity_is_shown_inside_the_action_that_provoked_it() -> None:
    t = Table()
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.put(DOG, "play:0")
    t.turn(0)
    t.choose("resource")
    assert nested(t) == [("act-resource", ""), ("opportunity", ""), ("attacks", "after")]
    assert view(t.g, 0).resolving[-1].card == ghoul


def test_a_test_is_shown_as_long_as_it_lasts() -> None:
    t = Table()
    t.put(HUNCH, "hand:0")
    investigate(t)
    assert nested(t) == [("test", "")]
    t.choose(())
    assert nested(t) == []


def test_what_failing_costs_is_said_until_the_test_is_decided() -> None:
    t = Table(bag=("0",))
    nerve = fx.Test(("willpower",), 2, success=(fx.GainResources(1),), failure=(fx.Deal(0, 2),))
    t.put(skill("Guts", icons={"willpower": 1}), "hand:0")
    whispers = t.put(treachery("Whispers"), "threat:0")
    t.resolve(nerve, source=whispers).skip("window")
    test = shown(t)
    assert test.if_failed is not None
    assert test.if_passed is not None
    assert test.if_failed != test.if_passed


def test_a_test_with_nothing_of_its_own_at_stake_says_nothing() -> None:
    t = Table()
    t.put(HUNCH, "hand:0")
    test = shown(investigate(t))
    assert (test.if_passed, test.if_failed) == (None, None)


def test_a_test_made_while_an_attack_is_not_yet_made_is_shown_as_the_one_it_is() -> None:
    """The attack's own test has not begun, and has no end on the stack yet."""
    t = Table(bag=("0",))
    nerve = fx.Test(("willpower",), 2, success=(fx.GainResources(1),))
    cat = t.put(asset("Cat", Reaction(On("when", "is-attacked"), (nerve,))), "play:0")
    t.put(HUNCH, "hand:0")
    t.put(skill("Guts", icons={"willpower": 1}), "hand:0")
    ghoul = t.put(enemy("Ghoul"), "threat:0")
    t.turn(0).choose(f"fight:{ghoul}").use(cat)
    assert t.kind == "commit"
    resolving = view(t.g, 0).resolving
    assert [each.what for each in resolving][-1] == "test"
    assert [each.card for each in resolving if each.what == "test"] == [-1]


def test_what_nothing_has_replaced_is_not_shown_while_it_is_carried_out() -> None:
    """A token that would be revealed is: only the point in time that is reached now may show."""
    t = Table()
    t.put(asset("Owl", Reaction(On("when", "reveals-token"), (fx.GainResources(1),))), "play:0")
    t.turn(0)
    t.choose("investigate").skip("window", "commit")
    assert nested(t) == [("test", ""), ("reveals-token", "when")]


def test_what_happens_is_shown_as_long_as_somebody_reacts_to_it() -> None:
    for point in ("would", "when", "at", "after"):
        t = Table()
        either = fx.Choice(((fx.GainResources(1),), (fx.Draw(1),)))
        cat = t.put(asset("Cat", Reaction(On(point, "attacks"), (either,))), "play:0")
        t.put(enemy("Ghoul"), "threat:0")
        t.turn(0).choose("resource")
        around = [("act-resource", ""), ("opportunity", ""), ("attacks", point)]
        assert nested(t) == around
        t.use(cat)
        assert t.kind == "choice"
        assert nested(t) == [*around, ("uses", "")]


def test_a_test_names_the_source_of_everything_that_changes_it() -> None:
    t = Table(bag=("0",))
    t.put(HUNCH, "hand:0")
    lamp = t.put(asset("Lamp", Constant((mod.Change("you", "intellect", 2),))), "play:0")
    fog = t.put(treachery("Fog", Constant((mod.Change(At("this"), "shroud", 1),))), f"on:{t.named('Hall')}")
    investigate(t)
    test = shown(t)
    assert (test.base, [(each.card, each.by) for each in test.changes], test.value) == (3, [(lamp, 2)], 5)
    assert [(each.card, each.by) for each in test.difficulty_changes] == [(fog, 1)]
    assert (test.against, test.difficulty) == (2, 3)


def test_the_chance_is_exact_with_and_without_each_card_that_could_be_committed() -> None:
    t = Table(bag=("0", "-1", "-2", "-3"))
    hunch = t.put(HUNCH, "hand:0")
    investigate(t)
    assert shown(t).chance == 0.5
    assert (shown(t).adds, shown(t).chances) == ({hunch: 1}, (0.5, 0.75, 1.0))


def test_nobody_else_learns_which_cards_somebody_could_commit() -> None:
    t = Table(seats=2)
    t.put(HUNCH, "hand:0")
    investigate(t)
    for seat in (1, None):
        assert shown(t, seat).adds == {}
        assert len(shown(t, seat).chances) == 1


def test_a_hidden_card_changes_the_chance_only_for_whoever_sees_it() -> None:
    t = Table(seats=2, bag=("0", "-1"))
    dread = treachery("Dread", Keyword("hidden"), Constant((mod.Change("you", "intellect", -1),)))
    t.put(dread, "hand:0")
    t.put(HUNCH, "hand:0")
    investigate(t)
    assert (shown(t).value, shown(t).chance) == (2, 0.5)
    assert (shown(t, 1).value, shown(t, 1).chance) == (3, 1.0)


def test_a_revealed_token_says_what_it_adds_and_what_its_symbol_means() -> None:
    skull = Symbol("skull", -2, (fx.Deal(0, 1),))
    t = Table(bag=("skull",), reference=reference("Overview", skull))
    t.put(OWL, "play:0")
    t.turn(0)
    t.choose("investigate").skip("window", "commit")
    (token,) = shown(t).tokens
    assert (token.token, token.by, token.said is not None) == ("skull", -2, True)
    assert shown(t).chance is None


def test_whoever_has_been_asked_may_not_commit_any_more() -> None:
    t = Table(seats=2)
    t.put(HUNCH, "hand:0")
    t.put(HUNCH, "hand:1")
    investigate(t)
    assert shown(t).may_commit == (0, 1)
    t.choose(())
    assert shown(t).may_commit == (1,)


def test_somebody_elsewhere_may_not_commit() -> None:
    t = Table(seats=2)
    t.put(HUNCH, "hand:0")
    t.alter(1, location=t.named("Garden"))
    investigate(t)
    assert shown(t).may_commit == (0,)


def test_piles_that_can_be_seen_are_shown_in_their_order() -> None:
    t = Table(seats=2)
    first, second = t.put(HUNCH, "discard:1"), t.put(DOG, "discard:1")
    t.put(HUNCH, "hand:1")
    piles = view(t.g, 0).piles
    assert piles["discard:1"] == (first, second)
    assert "hand:1" not in piles
