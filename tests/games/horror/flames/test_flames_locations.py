"""Locations of Spreading Flames: what can be done there, and what cannot."""

from miskatonic.games.horror import zones
from miskatonic.games.horror.encounter import miskatonic_university, spreading_flames
from miskatonic.games.horror.proofs import matters, refused
from miskatonic.games.horror.rules import ending
from miskatonic.games.horror.words import effects as fx
from tests.games.horror.cards import enemy
from tests.games.horror.flames.campus import campus
from tests.games.horror.table import Table

GHOUL = enemy("Ghoul")


def ways(t: Table, place: str) -> set[str]:
    """Return where one can go from a location."""
    return {t.g.print(to).name[0] for to in zones.connections(t.g, t.named(place))}


@matters("12113", "12116", "12117", "12118", "12119", "12120")
def test_the_campus_is_connected_round_the_quad() -> None:
    t = campus()
    around = {"Dormitories", "Science Hall", "Warren Observatory", "Orne Library"}
    assert ways(t, "Your Friend's Room") == {"Dormitories"}
    assert ways(t, "Dormitories") == {"Your Friend's Room", "Miskatonic Quad"}
    assert ways(t, "Miskatonic Quad") == around
    for place in around - {"Dormitories"}:
        assert ways(t, place) == {"Miskatonic Quad"}


def test_shroud_and_clues_of_the_campus_for_two() -> None:
    t = Table(2, locations=(spreading_flames.FRIENDS_ROOM, *miskatonic_university.CARDS))
    for place in t.zone("map")[1:]:
        t.resolve(fx.RevealLocation("this"), source=place)
    values = {t.g.print(p).name[0]: (t.g.print(p).shroud, t.card(p).clues) for p in t.zone("map")}
    assert {name: (shroud.number if shroud else 0, clues) for name, (shroud, clues) in values.items()} == {
        "Your Friend's Room": (2, 4),
        "Miskatonic Quad": (1, 0),
        "Dormitories": (3, 2),
        "Science Hall": (2, 2),
        "Warren Observatory": (3, 2),
        "Orne Library": (4, 2),
    }


# Your Friend's Room


@matters("12113")
def test_from_your_friends_room_an_enemy_next_door_is_lured_in_without_a_blow() -> None:
    t = campus()
    t.put(GHOUL, "threat:0")
    other = t.put(GHOUL, f"at:{t.named('Dormitories')}")
    t.turn().use(t.named("Your Friend's Room")).skip()
    assert (t.card(other).zone, t.own().damage, t.person().actions) == ("threat:0", 0, 2)


@matters("12113")
def test_from_your_friends_room_even_an_exhausted_enemy_is_engaged() -> None:
    t = campus()
    other = t.put(GHOUL, f"at:{t.named('Dormitories')}", exhausted=True)
    t.turn().use(t.named("Your Friend's Room")).skip()
    assert t.card(other).zone == "threat:0"


@refused("12113")
def test_no_enemy_from_farther_away_can_be_lured_in() -> None:
    t = campus()
    t.put(GHOUL, f"at:{t.named('Miskatonic Quad')}")
    t.turn()
    assert not t.can_use(t.named("Your Friend's Room"))


# Miskatonic Quad


@matters("12116")
def test_from_the_quad_a_small_group_moves_on_for_free_once_a_round() -> None:
    t = campus(2, at="Miskatonic Quad")
    t.turn().use(t.named("Miskatonic Quad")).choose(f"card:{t.named('Orne Library')}").skip()
    assert (t.person().location, t.person().actions) == (t.named("Orne Library"), 3)
    t.alter(1, location=t.named("Miskatonic Quad"))
    t.turn(1)
    assert not t.can_use(t.named("Miskatonic Quad"))


@refused("12116")
def test_three_investigators_have_to_walk() -> None:
    t = campus(3, at="Miskatonic Quad")
    t.turn()
    assert not t.can_use(t.named("Miskatonic Quad"))


@refused("12116")
def test_nobody_crosses_the_quad_for_free_in_somebody_elses_turn() -> None:
    t = campus(2, at="Miskatonic Quad")
    t.turn(0)
    assert (t.asked, t.kind) == (0, "turn")


# Dormitories


@matters("12117")
def test_in_the_dormitories_everybody_can_rest_once() -> None:
    t = campus(2, at="Dormitories")
    for seat in (0, 1):
        t.set(t.person(seat).card, damage=2, horror=2)
        t.turn(seat).use(t.named("Dormitories")).skip()
        assert (t.own(seat).damage, t.own(seat).horror) == (1, 1)


@refused("12117")
def test_nobody_rests_twice_in_the_dormitories() -> None:
    t = campus(at="Dormitories")
    t.set(t.person().card, damage=2, horror=2)
    t.turn().use(t.named("Dormitories")).skip()
    assert not t.can_use(t.named("Dormitories"))


@refused("12117")
def test_nobody_rests_in_the_dormitories_without_need() -> None:
    t = campus(at="Dormitories")
    t.turn()
    assert not t.can_use(t.named("Dormitories"))


# Science Hall


@matters("12118")
def test_a_discovery_in_the_science_hall_costs_a_card() -> None:
    t = campus(at="Science Hall")
    t.set(t.person().location, clues=2)
    before = t.zone("hand:0")
    t.resolve(fx.DiscoverClues(2))
    t.choose(f"card:{before[0]}")
    assert t.zone("hand:0") == before[1:]


@refused("12118")
def test_a_discovery_elsewhere_costs_no_card() -> None:
    t = campus(at="Dormitories")
    t.set(t.person().location, clues=1)
    t.resolve(fx.DiscoverClues(1))
    assert (t.kind, t.own().clues) == ("", 1)


# Warren Observatory


@matters("12119")
def test_a_discovery_in_the_observatory_may_bring_a_card() -> None:
    t = campus(at="Warren Observatory")
    t.set(t.person().location, clues=2)
    before = len(t.zone("hand:0"))
    t.resolve(fx.DiscoverClues(1)).use(t.named("Warren Observatory"))
    assert len(t.zone("hand:0")) == before + 1


@refused("12119")
def test_the_observatory_brings_one_card_a_round() -> None:
    t = campus(at="Warren Observatory")
    t.set(t.person().location, clues=2)
    t.resolve(fx.DiscoverClues(1)).use(t.named("Warren Observatory"))
    t.resolve(fx.DiscoverClues(1))
    assert (t.kind, t.own().clues) == ("", 2)


# Orne Library


@matters("12120")
def test_two_actions_in_the_library_bring_three_cards() -> None:
    t = campus(at="Orne Library")
    before = len(t.zone("hand:0"))
    t.turn().use(t.named("Orne Library")).skip()
    assert (len(t.zone("hand:0")), t.person().actions) == (before + 3, 1)


@refused("12120")
def test_the_library_helps_everybody_only_once() -> None:
    t = campus(at="Orne Library")
    t.turn(actions=4).use(t.named("Orne Library")).skip()
    assert not t.can_use(t.named("Orne Library"))


@refused("12120")
def test_one_action_is_not_enough_for_the_library() -> None:
    t = campus(at="Orne Library")
    t.turn(actions=1)
    assert not t.can_use(t.named("Orne Library"))


# Victory


@matters("12118", "12120")
def test_the_searched_science_hall_and_library_are_worth_experience() -> None:
    t = campus()
    for place in t.zone("map"):
        t.set(place, clues=0)
    t.do(ending.resolve, 1)
    assert {t.g.print(card).name[0] for card in t.zone("victory")} == {"Science Hall", "Orne Library"}


@refused("12118", "12120")
def test_with_clues_left_they_are_worth_nothing() -> None:
    t = campus()
    for place in t.zone("map"):
        t.set(place, clues=1)
    t.do(ending.resolve, 1)
    assert t.zone("victory") == []
