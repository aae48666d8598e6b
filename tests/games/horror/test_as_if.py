"""Acting as if at another location, and what is farthest."""

from typing import Literal

from miskatonic.core.rulebook import load, rule
from miskatonic.games.horror.words import costs as price
from miskatonic.games.horror.words import effects as fx
from miskatonic.games.horror.words.abilities import Action, Free, Play
from miskatonic.games.horror.words.things import (
    AllOf,
    AnyOf,
    At,
    Choose,
    Connecting,
    Exists,
    Farthest,
    Having,
    Kind,
    Named,
)
from tests.games.horror.cards import asset, enemy, event, investigator, location, skill
from tests.games.horror.table import Table

ONE = (price.Actions(1),)
NEXT_DOOR = Choose(Connecting())
CLUE_HERE = Exists(AllOf((Kind("location"), At(), Having("clues"))))


def elsewhere(action: Literal["fight", "evade", "investigate"], *more: fx.Effect) -> Action:
    """Return an [action] ability: an action as if at a connecting location, then more."""
    safe: Literal["", "fight", "evade"] = action if action != "investigate" else ""
    return Action((fx.TakeAction(action, as_if_at=NEXT_DOOR), *more), ONE, safe)


def cellar_open(seats: int = 1) -> Table:
    """Return a table with 2 clues in the revealed cellar and none in the hall."""
    t = Table(seats=seats)
    t.set(t.named("Cellar"), revealed=True, clues=2)
    return t


@rule("as-if.1", "as-if.2", "as-if.6")
def test_an_action_is_resolved_as_if_elsewhere_and_the_real_state_does_not_change() -> None:
    t = cellar_open()
    glass = t.put(asset("Glass", elsewhere("investigate")), "play:0")
    t.turn().use(glass).skip()
    assert (t.card(t.named("Cellar")).clues, t.own().clues) == (1, 1)
    assert t.person().location == t.named("Hall")


@rule("as-if.3")
def test_the_altered_state_is_over_when_the_action_is() -> None:
    t = cellar_open()
    t.set(t.named("Hall"), clues=1)
    glass = t.put(asset("Glass", elsewhere("investigate", fx.DiscoverClues(1))), "play:0")
    t.turn().use(glass).skip()
    assert (t.card(t.named("Cellar")).clues, t.card(t.named("Hall")).clues) == (1, 0)


@rule("as-if.4", "as-if.x1", "as-if.q1")
def test_enemies_one_is_really_engaged_with_attack_after_the_costs_and_before_the_effect() -> None:
    for where in ("threat:0", "at"):
        t = cellar_open()
        zone = where if where != "at" else f"at:{t.person().location}"
        t.put(enemy("Real", keywords="massive" if where == "at" else ""), zone)
        t.put(enemy("Far", damage=3, keywords="aloof"), f"at:{t.named('Cellar')}")
        glass = t.put(asset("Glass", elsewhere("investigate")), "play:0")
        t.put(skill("Guess"), "hand:0")
        t.turn().use(glass)
        assert t.kind == "commit"
        assert (t.person().actions, t.own().damage, t.own().clues) == (2, 1, 0)


@rule("as-if.5", "as-if.x2", "as-if.q1")
def test_an_event_may_be_played_whose_restriction_is_met_at_the_connecting_location() -> None:
    dig = event("Dig", Play((fx.DiscoverClues(1),), condition=CLUE_HERE), cost=1)
    t = cellar_open()
    spade, door = t.put(dig, "hand:0"), fx.PlayCard(Named("Dig"), as_if_at=NEXT_DOOR)
    portal = t.put(asset("Portal", Free((door,), (price.Exhaust(),))), "play:0")
    t.turn()
    assert f"play:{spade}" not in t.options
    t.use(portal).choose(f"card:{spade}")
    assert (t.own().clues, t.card(t.named("Cellar")).clues, t.own().resources) == (1, 1, 4)
    assert t.card(spade).zone == "discard:0"


@rule("as-if.5")
def test_without_the_restriction_met_there_either_it_cannot_be_played() -> None:
    dig = event("Dig", Play((fx.GainResources(1),), condition=CLUE_HERE))
    t = Table()
    t.put(dig, "hand:0")
    door = fx.PlayCard(Named("Dig"), as_if_at=NEXT_DOOR)
    portal = t.put(asset("Portal", Free((door,), (price.Exhaust(),))), "play:0")
    assert not t.turn().can_use(portal)


@rule("as-if.6")
def test_targets_are_those_of_the_altered_state() -> None:
    t = cellar_open()
    near, far = t.put(enemy("Near"), "threat:0"), t.put(enemy("Far"), f"at:{t.named('Cellar')}")
    gun = t.put(asset("Gun", elsewhere("fight")), "play:0")
    t.turn().use(gun).skip()
    assert (t.card(near).damage, t.card(far).damage) == (0, 1)


@rule("as-if.7")
def test_others_help_where_one_really_is_and_not_where_one_is_taken_to_be() -> None:
    t = cellar_open(seats=3)
    t.alter(2, location=t.named("Cellar"))
    glass = t.put(asset("Glass", elsewhere("investigate")), "play:0")
    t.put(skill("Help"), "hand:1")
    t.put(skill("Vain"), "hand:2")
    t.turn().use(glass)
    assert (t.kind, t.asked) == ("commit", 1)
    t.choose(())
    assert t.kind == "turn"


@rule("as-if.8")
def test_threat_areas_stay_as_they_are() -> None:
    t = cellar_open()
    near, far = t.put(enemy("Near"), "threat:0"), t.put(enemy("Far", health=9), f"at:{t.named('Cellar')}")
    gun = t.put(asset("Gun", elsewhere("fight")), "play:0")
    t.turn().use(gun).skip()
    assert t.zone("threat:0") == [near]
    assert t.card(far).zone == f"at:{t.named('Cellar')}"


@rule("as-if.x3", "as-if.q2")
def test_trish_scarborough_moves_with_olivier_bishop_from_where_she_really_is() -> None:
    walk = Free((fx.Move(Choose(Connecting())),), (price.Exhaust(),))
    t = Table(people=(investigator("Trish Scarborough"),))
    t.set(t.named("Cellar"), revealed=True, clues=2)
    glass = t.put(asset("Glass", elsewhere("investigate")), "play:0")
    olivier = t.put(asset("Olivier Bishop", walk), "play:0")
    t.turn().use(glass).use(olivier)
    assert t.options == [f"card:{t.named('Cellar')}", f"card:{t.named('Garden')}"]
    for language in ("en", "de"):
        text = load("miskatonic.games.horror", language)["as-if.x3"].text
        assert "Olivier Bishop" in text
        assert "Oliver Bishop" not in text


# farthest

LINE = tuple(
    location(f"P{place}", connections=tuple(f"P{each}" for each in (place - 1, place + 1)), clues=1)
    for place in range(7)
)
"""Seven locations in a row."""
ROOMS = Kind("location")


def pointer(what: Farthest) -> Free:
    """Return a [free] ability that puts a clue on the farthest location."""
    return Free((fx.PlaceClues(5, Choose(what)),), (price.Exhaust(),))


def marked(t: Table) -> list[str]:
    """Return the names of the locations with the clues of the pointer."""
    return [t.g.print(card).name[0] for card in t.zone("map") if t.card(card).clues >= 5]


@rule("farthest.1")
def test_the_farthest_has_the_longest_shortest_way() -> None:
    gate = location("P0", connections=("P1", "P7"))
    ring = (gate, *LINE[1:], location("P7", connections=("P0", "P6")))
    for rooms, found in ((LINE, ["P6"]), (ring, ["P4"])):
        t = Table(locations=rooms)
        finger = t.put(asset("Finger", pointer(Farthest(ROOMS))), "play:0")
        t.turn().use(finger)
        assert marked(t) == found


@rule("farthest.2")
def test_the_lead_investigator_decides_a_tie() -> None:
    t = Table(seats=2)
    assert t.g.lead == 0
    finger = t.put(asset("Finger", pointer(Farthest(ROOMS))), "play:1")
    t.turn(1).use(finger)
    assert t.asked == 0
    t.choose(f"card:{t.named('Garden')}")
    assert marked(t) == ["Garden"]


@rule("farthest.x1", "farthest.q1")
def test_the_location_farthest_from_all_investigators_has_the_largest_sum_of_ways() -> None:
    first = location("First", connections=("A1", "B1"))
    way_a = tuple(location(f"A{n}", connections=(f"A{n + 1}",)) for n in range(1, 5))
    way_b = tuple(location(f"B{n}", connections=(f"B{n + 1}",)) for n in range(1, 3))
    second = location("Second", connections=("A5", "C1"))
    way_c = tuple(location(f"C{n}", connections=(f"C{n + 1}" if n < 3 else "B3",)) for n in range(1, 4))
    a, b = location("A5", traits=("Goal",)), location("B3", traits=("Goal",))
    t = Table(seats=2, locations=(first, *way_a, *way_b, second, *way_c, a, b))
    t.alter(1, location=t.named("Second"))
    goals = AllOf((ROOMS, Named("A5"))), AllOf((ROOMS, Named("B3")))
    both = AnyOf(goals)
    all_of_us = t.put(asset("All", pointer(Farthest(both, to_all=True))), "play:0")
    only_me = t.put(asset("Me", pointer(Farthest(both))), "play:0")
    t.turn(0).use(all_of_us)
    assert marked(t) == ["B3"]
    t.set(t.named("B3"), clues=0)
    t.turn(0).use(only_me)
    assert marked(t) == ["A5"]


@rule("farthest.q1")
def test_only_members_still_in_the_game_count() -> None:
    t = Table(seats=2, locations=LINE)
    t.alter(1, location=t.named("P6"))
    finger = t.put(asset("Finger", pointer(Farthest(ROOMS, to_all=True))), "play:0")
    t.alter(1, status="resigned")
    t.turn().use(finger)
    assert marked(t) == ["P6"]


@rule("farthest.q2")
def test_what_cannot_be_reached_is_no_candidate_unless_nothing_can() -> None:
    island, here = location("Island"), location("Here", connections=("There",))
    t = Table(locations=(here, location("There"), island))
    finger = t.put(asset("Finger", pointer(Farthest(ROOMS))), "play:0")
    t.turn().use(finger)
    assert marked(t) == ["There"]
    t = Table(seats=2, locations=(here, island, location("Atoll")))
    lost = AllOf((ROOMS, Named("Island"))), AllOf((ROOMS, Named("Atoll")))
    finger = t.put(asset("Finger", pointer(Farthest(AnyOf(lost)))), "play:1")
    t.turn(1).use(finger)
    assert (t.asked, len(t.options)) == (0, 2)
