"""Raids: one die for every investigator in a lodge."""

from typing import Any

from miskatonic.core.game import Event, Seat
from miskatonic.core.rulebook import rule
from miskatonic.games.fate.rules import raid
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    artefacts_of,
    ask,
    asked,
    card,
    cast,
    choices,
    choose,
    ids,
    one,
    pass_all,
    say,
    told,
    winners,
)

CIRCLE = "Warding Circle (Book)"


def raided(seat: Seat = A, **position: Any) -> tuple[Fate, list[Event]]:
    """Set up a position in which a raid against the player begins; return it and what was told."""
    g = altar(phase="preparation", **position)
    pass_all(g)
    g.then(raid.raid, seat, "streets.3")
    return g, g.run()


@rule("raid.1")
def test_raid_1_one_die_is_rolled_per_investigator_in_that_lodge() -> None:
    g, events = raided(B, lodges={A: 1, B: 3}, dice="Eye, Eye, Eye")
    assert [(event.text.id, event.cite) for event in events[:2]] == [
        ("raided", "streets.3"),
        ("rolled-raid", "dice.1"),
    ]
    assert g.roll is not None
    assert (g.roll.seat, g.roll.kind, len(g.roll.faces)) == (B, "raid", 3)


@rule("raid.1")
def test_raid_1_without_investigators_nothing_happens() -> None:
    g, events = raided(B, lodges={A: 2}, artefacts={B: "Amulet of Nephren-Ka"}, readied={B: CIRCLE})
    assert (events, g.roll, g.asks()) == ([], None, {})


@rule("raid.2", "artefact-list.d2")
def test_raid_2_the_amulet_is_offered_before_the_roll_and_ends_the_raid() -> None:
    g, events = raided(B, lodges={B: 3}, artefacts={B: "Amulet of Nephren-Ka"}, supply=2)
    assert (ids(events), asked(g), choices(g)) == (["raided"], B, ["destroy", "pass"])
    assert ids(choose(g, "destroy")) == ["destroyed", "investigators-to-supply"]
    assert (g.lodges[B], g.supply, g.roll, g.asks()) == (0, 5, None, {})


@rule("raid.2")
def test_raid_2_the_amulet_need_not_be_destroyed() -> None:
    g, _ = raided(B, lodges={B: 1}, artefacts={B: "Amulet of Nephren-Ka"}, dice="Tentacle")
    assert ids(choose(g, "pass")) == ["rolled-raid", "sign-taken"]
    assert artefacts_of(g, B) == ["Amulet of Nephren-Ka"]


@rule("raid.3")
def test_raid_3_warding_circle_comes_after_the_roll_and_its_reactions() -> None:
    g, events = raided(B, lodges={B: 1}, readied={B: CIRCLE}, dice="Tentacle")
    assert (ids(events), ask(g).kind) == (["raided", "rolled-raid"], "roll")
    choose(g, "pass")
    assert (asked(g), ask(g).kind, ask(g).cite) == (B, "ward", "raid.3")
    assert choices(g) == [f"cast:{card(CIRCLE)}", "pass"]


@rule("raid.3")
def test_raid_3_only_the_raided_player_may_cast_it() -> None:
    g, _ = raided(B, lodges={B: 1}, readied={A: CIRCLE, C: "Warding Circle (Moon)"}, dice="Tentacle")
    assert [event.text.id for event in pass_all(g)] == ["sign-taken"]


@rule("raid.4")
def test_raid_4_a_tentacle_brings_a_sign_and_the_investigator_stays() -> None:
    g, events = raided(B, lodges={B: 1}, dice="Tentacle")
    assert (g.signs[B], g.lodges[B], g.supply) == (1, 1, 10)
    assert one(events, "sign-taken").cite == "raid.4"


@rule("raid.5")
def test_raid_5_a_star_brings_a_sign_and_the_investigator_leaves() -> None:
    g, events = raided(B, lodges={B: 1}, dice="Star")
    assert (g.signs[B], g.lodges[B], g.supply) == (1, 0, 11)
    assert [event.cite for event in events[2:]] == ["raid.5", "raid.5"]


@rule("raid.6")
def test_raid_6_an_eye_sends_an_investigator_back_without_a_sign() -> None:
    g, events = raided(B, lodges={B: 1}, dice="Eye")
    assert (g.signs[B], g.lodges[B], g.supply) == (0, 0, 11)
    assert one(events, "investigators-to-supply").cite == "raid.6"


@rule("raid.4", "raid.5", "raid.6")
def test_raid_4_tentacles_are_read_before_stars_before_eyes() -> None:
    _, events = raided(B, lodges={B: 3}, dice="Eye, Star, Tentacle")
    assert [event.cite for event in events[2:]] == ["raid.4", "raid.5", "raid.5", "raid.6"]


@rule("raid.q1")
def test_raid_q1_raids_at_once_are_made_one_player_after_the_other() -> None:
    g = altar(phase="movement", fate="library", hands={A: "Moon"}, supply=0, lodges={A: 1, C: 2})
    events = choose(g, choices(g)[0])
    about = [say(event.text) for event in events if event.text.id in ("raided", "rolled-raid")]
    assert [("Player 1" in each, "Player 3" in each) for each in about] == [
        (True, False),
        (True, False),
        (False, True),
        (False, True),
    ]


@rule("raid.q1")
def test_raid_q1_two_tenth_signs_never_coincide() -> None:
    g = altar(hands={A: "Moon"}, supply=0, lodges={A: 1, B: 1}, signs={A: 9, B: 9}, dice="Star / Star")
    events = choose(g, choices(g)[0])
    assert (g.signs[:2], g.loser, len(told(events, "rolled-raid"))) == ([10, 9], A, 1)


@rule("raid.x1")
def test_raid_x1_two_signs_one_investigator_stays_four_go() -> None:
    g, _ = raided(B, lodges={B: 5}, supply=3, dice="Tentacle, Star, Eye, Eye, Eye")
    assert (g.signs[B], g.lodges[B], g.supply) == (2, 1, 7)


@rule("raid.x2", "spells.d7")
def test_raid_x2_with_warding_circle_no_signs_one_stays_four_go() -> None:
    dice = "Tentacle, Star, Eye, Eye, Eye"
    g, _ = raided(B, lodges={B: 5}, supply=3, readied={B: CIRCLE}, dice=dice)
    choose(g, "pass")
    cast(g, CIRCLE)
    assert (g.signs[B], g.lodges[B], g.supply) == (0, 1, 7)


@rule("raid.x3")
def test_raid_x3_the_tenth_sign_ends_the_game_and_the_star_is_not_carried_out() -> None:
    g, events = raided(B, lodges={B: 2}, signs={B: 9}, dice="Tentacle, Star")
    assert ids(events) == ["raided", "rolled-raid", "sign-taken", "game-lost"]
    assert (g.signs[B], g.lodges[B], winners(g)) == (10, 2, [A, C, D])


@rule("raid.x4")
def test_raid_x4_three_tentacles_three_signs_and_all_can_raid_again() -> None:
    g, _ = raided(B, lodges={B: 3}, dice="Tentacle, Tentacle, Tentacle / Eye, Eye, Eye")
    assert (g.signs[B], g.lodges[B]) == (3, 3)
    g.then(raid.raid, B, "streets.3")
    g.run()
    assert g.lodges[B] == 0
