"""Hunter, Patrol and what "nearest" means."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.horror import looking
from miskatonic.games.horror.printed import Printed
from miskatonic.games.horror.state import Context
from miskatonic.games.horror.words.abilities import Constant, Forced, Keyword
from miskatonic.games.horror.words.effects import Deal, Draw, GainResources
from miskatonic.games.horror.words.modifiers import Cannot
from miskatonic.games.horror.words.things import Choose, Empty, Kind, Most, Named, Nearest
from miskatonic.games.horror.words.triggers import On
from tests.games.horror.cards import asset, enemy, investigator, location
from tests.games.horror.effects import resolve
from tests.games.horror.table import Table

HOUND = enemy("Hound", keywords="hunter")


def street(name: str, *to: str) -> Printed:
    return location(name, connections=to)


LINE = (street("A", "B"), street("B", "A", "C"), street("C", "B", "D"), street("D", "C"))
"""Four streets in a row."""
RING = (street("A", "B", "D"), street("B", "A", "C"), street("C", "B", "D"), street("D", "A", "C"))
"""Four streets in a circle."""


def town(places: tuple[Printed, ...], *people: str) -> Table:
    """Return a town with investigators at these places; prey may look at their combat, 1, 2, 3 …"""
    four = ("willpower", "intellect", "combat", "agility")
    crew = tuple(
        investigator(f"P{place}", skills=dict.fromkeys(four, place + 1)) for place in range(len(people))
    )
    t = Table(people=crew, locations=places)
    for seat, place in enumerate(people):
        t.alter(seat, location=t.named(place))
    return t


def place(t: Table, card: int) -> str:
    """Return the name of the location where an enemy is by itself."""
    zone = t.card(card).zone
    return t.g.print(int(zone[3:])).name[0] if zone.startswith("at:") else zone


# Hunter


@rule("hunter.1")
def test_a_hunter_moves_one_location_along_the_shortest_path() -> None:
    t = town(LINE, "D")
    hound = t.put(HOUND, f"at:{t.named('A')}")
    t.phase("enemy")
    assert place(t, hound) == "B"


@rule("hunter.1")
@pytest.mark.parametrize("state", ["exhausted", "engaged"])
def test_an_exhausted_or_engaged_hunter_does_not_move(state: str) -> None:
    t = town(LINE, "A", "D")
    hound = t.put(HOUND, "threat:0" if state == "engaged" else f"at:{t.named('B')}", exhausted=True)
    t.phase("enemy")
    assert place(t, hound) == ("threat:0" if state == "engaged" else "B")


@rule("hunter.2")
def test_a_hunter_beside_an_investigator_does_not_move() -> None:
    t = town(LINE, "A", "B")
    shade = t.put(enemy("Shade", keywords="hunter aloof"), f"at:{t.named('A')}")
    t.phase("enemy")
    assert place(t, shade) == "A"


@rule("hunter.3", "hunter.4")
def test_of_equally_near_investigators_it_moves_toward_its_prey() -> None:
    t = town(LINE, "A", "C")
    prey = Keyword("prey", what=Most("combat", Kind("investigator")))
    hound = t.put(enemy("Hound", prey, keywords="hunter"), f"at:{t.named('B')}")
    t.phase("enemy")
    assert t.card(hound).zone == "threat:1"


@rule("hunter.5")
def test_without_prey_the_lead_decides_between_equally_near_investigators() -> None:
    t = town(LINE, "A", "C")
    hound = t.put(HOUND, f"at:{t.named('B')}")
    t.phase("enemy")
    assert (t.asked, t.options) == (0, [f"card:{t.named('A')}", f"card:{t.named('C')}"])
    t.choose(f"card:{t.named('C')}")
    assert t.card(hound).zone == "threat:1"


@rule("hunter.5")
def test_if_its_prey_is_not_among_the_nearest_the_lead_decides() -> None:
    t = town(LINE, "A", "C", "D")
    prey = Keyword("prey", what=Named("P2"))
    t.put(enemy("Hound", prey, keywords="hunter"), f"at:{t.named('B')}")
    t.phase("enemy")
    assert t.options == [f"card:{t.named('A')}", f"card:{t.named('C')}"]


@rule("hunter.6")
def test_a_blocked_hunter_stays() -> None:
    t = town(LINE, "D")
    hound = t.put(HOUND, f"at:{t.named('B')}")
    t.put(asset("Fence", Constant((Cannot(Kind("enemy"), "move-to", Named("C")),))), "play:0")
    t.phase("enemy")
    assert place(t, hound) == "B"


@rule("hunter.q1")
def test_hunters_move_after_what_happens_at_the_beginning_of_the_phase() -> None:
    t = town(LINE, "D")
    t.put(HOUND, f"at:{t.named('A')}")
    t.put(asset("Bell", Forced(On("when", "enemy-phase-begins"), (GainResources(1),))), "play:0")
    t.phase("enemy")
    assert [each for each in t.heard if each in ("gained", "enemy-moved")] == ["gained", "enemy-moved"]


@rule("hunter.q1")
def test_hunters_move_singly_in_the_order_of_the_lead_and_engage_on_arrival() -> None:
    t = town(LINE, "B")
    first, second = t.put(HOUND, f"at:{t.named('A')}"), t.put(HOUND, f"at:{t.named('C')}")
    t.put(asset("Bell", Forced(On("after", "engages"), (Draw(1),))), "play:0")
    t.phase("enemy")
    assert (t.asked, t.options) == (0, [f"card:{first}", f"card:{second}"])
    t.choose(f"card:{second}")
    told = [event for event in t.told if event.text.id in ("enemy-moved", "engaged")]
    assert [(event.text.id, f"card:{second}" in event.on) for event in told] == [
        ("enemy-moved", True),
        ("engaged", True),
        ("enemy-moved", False),
        ("engaged", False),
    ]


@rule("hunter.q2")
def test_of_several_shortest_paths_the_lead_picks_one() -> None:
    t = town(RING, "C")
    hound = t.put(HOUND, f"at:{t.named('A')}")
    t.phase("enemy")
    assert t.options == [f"card:{t.named('B')}", f"card:{t.named('D')}"]
    t.choose(f"card:{t.named('D')}")
    assert place(t, hound) == "D"


@rule("hunter.q2")
def test_of_several_shortest_paths_a_free_one_is_taken() -> None:
    t = town(RING, "C")
    hound = t.put(HOUND, f"at:{t.named('A')}")
    t.put(asset("Fence", Constant((Cannot(Kind("enemy"), "move-to", Named("B")),))), "play:0")
    t.phase("enemy")
    assert place(t, hound) == "D"


@rule("hunter.q2")
def test_a_hunter_takes_no_longer_way_round_a_block_and_stays_without_a_path() -> None:
    t = town((*RING, street("E")), "B")
    hound = t.put(HOUND, f"at:{t.named('A')}")
    lost = t.put(HOUND, f"at:{t.named('E')}")
    t.put(asset("Fence", Constant((Cannot(Kind("enemy"), "move-to", Named("B")),))), "play:0")
    t.phase("enemy")
    assert (place(t, hound), place(t, lost)) == ("A", "E")


# Patrol


def guard(goal: object, *, name: str = "Guard", keywords: str = "") -> Printed:
    return enemy(name, Keyword("patrol", what=goal), keywords=keywords)  # type: ignore[arg-type]


@rule("patrol.1")
def test_a_patrol_moves_one_location_toward_its_destination() -> None:
    t = town(LINE, "B")
    one = t.put(guard(Named("D"), keywords="aloof"), f"at:{t.named('A')}")
    t.phase("enemy")
    assert place(t, one) == "B"


@rule("patrol.1")
@pytest.mark.parametrize("state", ["exhausted", "engaged"])
def test_an_exhausted_or_engaged_patrol_does_not_move(state: str) -> None:
    t = town(LINE, "A")
    zone = "threat:0" if state == "engaged" else f"at:{t.named('B')}"
    one = t.put(guard(Named("D")), zone, exhausted=state == "exhausted")
    t.phase("enemy")
    assert t.card(one).zone == zone


@rule("patrol.2")
def test_of_several_destinations_the_lead_chooses_even_the_farther_one() -> None:
    t = town(LINE, "C")
    one = t.put(guard(Empty()), f"at:{t.named('B')}")
    t.phase("enemy")
    assert (t.asked, t.options) == (0, [f"card:{t.named('A')}", f"card:{t.named('D')}"])
    t.choose(f"card:{t.named('D')}")
    assert t.card(one).zone == "threat:0"


@rule("patrol.3")
def test_a_destination_that_is_no_location_is_where_it_is_now() -> None:
    t = town(LINE, "A")
    t.put(enemy("Idol", keywords="aloof"), f"at:{t.named('D')}")
    one = t.put(guard(Named("Idol")), f"at:{t.named('B')}")
    t.phase("enemy")
    assert place(t, one) == "C"


@rule("patrol.4")
def test_a_blocked_patrol_stays() -> None:
    t = town(LINE, "A")
    one = t.put(guard(Named("D")), f"at:{t.named('B')}")
    t.put(asset("Fence", Constant((Cannot(Kind("enemy"), "move-to", Named("C")),))), "play:0")
    t.phase("enemy")
    assert place(t, one) == "B"


@rule("patrol.5")
def test_a_patrol_at_its_destination_or_beside_its_target_does_not_move() -> None:
    t = town(LINE, "A")
    t.put(enemy("Idol", keywords="aloof"), f"at:{t.named('C')}")
    there = t.put(guard(Named("D")), f"at:{t.named('D')}")
    beside = t.put(guard(Named("Idol"), name="Priest"), f"at:{t.named('C')}")
    t.phase("enemy")
    assert (place(t, there), place(t, beside)) == ("D", "C")


@rule("patrol.q1")
def test_an_unengaged_patrol_leaves_a_location_with_investigators() -> None:
    t = town(LINE, "A")
    one = t.put(guard(Named("D"), keywords="aloof"), f"at:{t.named('A')}")
    t.phase("enemy")
    assert place(t, one) == "B"


BOTH = enemy("Warden", Keyword("patrol", what=Named("C")), keywords="hunter")


@rule("enemy.2", "enemy.q2")
def test_an_enemy_with_both_keywords_hunts_first_and_then_patrols_from_there() -> None:
    t = town(RING, "C")
    warden = t.put(BOTH, f"at:{t.named('A')}")
    t.phase("enemy")
    t.choose(f"card:{t.named('B')}")
    assert t.card(warden).zone == "threat:0"


@rule("enemy.q2")
def test_an_enemy_that_has_engaged_on_its_hunt_does_not_patrol() -> None:
    t = town(LINE, "B")
    warden = t.put(BOTH, f"at:{t.named('A')}")
    t.phase("enemy")
    assert t.card(warden).zone == "threat:0"


@rule("patrol.q1")
def test_a_patrol_stays_if_its_own_location_can_be_the_destination() -> None:
    t = town(LINE, "D")
    one = t.put(guard(Kind("location")), f"at:{t.named('B')}")
    t.phase("enemy")
    assert place(t, one) == "B"


# Nearest


def nearest(t: Table, what: object) -> list[str]:
    """Return the names of the nearest of these, seen from investigator 0."""
    found = looking.find(t.g, Context(0, t.person().card, 0), Nearest(what))  # type: ignore[arg-type]
    return [t.g.print(card).name[0] for card in found]


@rule("nearest.1", "nearest.3")
def test_the_nearest_is_the_one_fewest_moves_away() -> None:
    t = town(LINE, "A")
    t.put(enemy("Far"), f"at:{t.named('D')}")
    t.put(enemy("Near"), f"at:{t.named('C')}")
    t.put(enemy("Beyond"), "encounter")
    assert nearest(t, Kind("enemy")) == ["Near"]


@rule("nearest.2")
def test_the_lead_decides_between_equally_near_ones() -> None:
    t = town(LINE, "A", "B")
    left, right = (
        t.put(enemy("Left", health=1), f"at:{t.named('A')}"),
        t.put(enemy("Right"), f"at:{t.named('C')}"),
    )
    effect = Deal(damage=1, target=Choose(Nearest(Kind("enemy"))))
    t.alter(0, location=t.named("D"))
    resolve(t, t.person(1).card, effect, you=1)
    assert (t.asked, t.options) == (0, [f"card:{left}", f"card:{right}"])


@rule("nearest.3")
def test_the_way_to_the_nearest_is_the_shortest_path() -> None:
    t = town(RING, "B")
    hound = t.put(HOUND, f"at:{t.named('A')}")
    t.phase("enemy")
    assert t.card(hound).zone == "threat:0"


@rule("nearest.q1")
def test_distance_is_0_at_the_same_location_and_follows_one_way_connections_forward() -> None:
    one_way = (street("A", "B"), street("B", "C"), street("C", "A"))
    t = town(one_way, "A")
    t.put(enemy("Behind", keywords="aloof"), f"at:{t.named('C')}")
    t.put(enemy("Ahead", keywords="aloof"), f"at:{t.named('B')}")
    assert nearest(t, Kind("enemy")) == ["Ahead"]
    t.put(enemy("Here", keywords="aloof"), f"at:{t.named('A')}")
    assert nearest(t, Kind("enemy")) == ["Here"]


@rule("nearest.q1")
def test_blocks_do_not_count_and_what_cannot_be_reached_is_not_eligible() -> None:
    t = town((*LINE, street("E")), "A")
    t.put(enemy("Lost"), f"at:{t.named('E')}")
    assert nearest(t, Kind("enemy")) == []
    t.put(enemy("Near"), f"at:{t.named('B')}")
    t.put(enemy("Far"), f"at:{t.named('C')}")
    t.put(asset("Fence", Constant((Cannot(Kind("investigator"), "enter", Named("B")),))), "play:0")
    assert nearest(t, Kind("enemy")) == ["Near"]
