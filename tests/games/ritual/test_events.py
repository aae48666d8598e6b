"""Event cards: when they take effect, and what they do."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who
from miskatonic.games.ritual.state import Ritual
from tests.builders import (
    all_cards,
    all_pass,
    ask,
    asked,
    choices,
    faces,
    failed,
    give,
    give_and_take,
    one,
    put_back,
    read,
    remove,
    say,
    table,
    take,
    told,
    view,
    winners,
)

OTHERS = "pure Idol, pure Dagger, pure Chalice, pure Candelabra"


def discards(event: str, pile: str, sanity: str = "", **setup: str) -> Ritual:
    """Set up a table at which player 1 (seat 0) holds an event and player 2 (seat 1) is active."""
    hands = f"{event}, {OTHERS}"
    return table("ritual", hands=hands, pile=pile, active=1, sanity=sanity, **setup)  # type: ignore[arg-type]


@rule("events.1")
def test_events_1_an_event_takes_effect_when_its_holder_takes_another_card() -> None:
    events = give_and_take(discards("Elder Sign", pile="pure Mask"), 0)
    assert told(events, "elder-sign")


@rule("events.1")
@pytest.mark.parametrize("event", ["Elder Sign", "Gate", "Magical Orb"])
def test_events_1_an_event_that_is_revealed_does_nothing(event: str) -> None:
    hands = f"{event}, Cthulhu, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="pure Mask")
    events = all_pass(g)
    assert not any(told(events, id) for id in ("elder-sign", "gate-opens", "gate-closed", "looked"))
    assert failed(g) == [1]


@rule("events.1")
def test_events_1_an_event_that_is_removed_does_nothing() -> None:
    g = discards("Magical Orb", pile="pure Mask, Elder Sign")
    give_and_take(g, 0)
    events = remove(g)
    assert not told(events, "elder-sign")
    assert g.round == 1


@rule("events.1")
def test_events_1_taking_an_event_does_nothing() -> None:
    events = give_and_take(discards("pure Mask", pile="Elder Sign"), 0)
    assert not told(events, "elder-sign")


# Elder Sign


@rule("events.2")
def test_events_2_the_elder_sign_ends_the_round_at_once() -> None:
    g = discards("Elder Sign", pile="pure Mask")
    events = give_and_take(g, 0)
    assert one(events, "elder-sign").cite == "events.2"
    assert one(events, "round-ends-elder-sign").cite == "events.2"
    assert not told(events, "next-active")
    assert g.round == 2


@rule("events.2")
@pytest.mark.parametrize(("card", "fails"), [("pure Mask", []), ("cursed Mask", [0]), ("pure Idol", [0, 1])])
def test_events_2_its_former_holder_is_judged_by_the_card_just_taken(card: str, fails: list[int]) -> None:
    g = discards("Elder Sign", pile=card)
    give_and_take(g, 0)
    assert failed(g) == fails


# Gate


@rule("events.3")
def test_events_3_a_gate_carries_out_the_great_old_one_and_ends_the_round() -> None:
    hands = "Gate, Cthulhu, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="pure Mask", active=2)
    events = give_and_take(g, 0)
    assert one(events, "gate-opens").cite == "events.3"
    assert one(events, "rises-cthulhu").cite == "old-ones.3"
    assert g.last_round is not None
    assert (g.last_round.cause, g.round) == ("old-one", 2)


@rule("events.3")
def test_events_3_without_a_great_old_one_in_hand_nothing_happens() -> None:
    g = discards("Gate", pile="pure Mask, pure Idol, Cthulhu")
    events = give_and_take(g, 0)
    assert one(events, "gate-closed").cite == "events.3"
    assert (g.round, g.sanity) == (1, [7, 7, 7, 7, 7])


@rule("events.3")
def test_events_3_a_great_old_one_in_the_discard_pile_is_held_by_nobody() -> None:
    events = give_and_take(discards("Gate", pile="pure Mask, pure Idol", discard="Cthulhu"), 0)
    assert told(events, "gate-closed")


@rule("events.4")
def test_events_4_who_takes_the_great_old_one_for_a_gate_is_its_holder() -> None:
    g = discards("Gate", pile="Cthulhu")
    events = give_and_take(g, 0)
    assert one(events, "gate-opens").text.args["who"] == Who(0)
    assert g.sanity == [7, 3, 3, 3, 3]


@rule("events.3", "events.4")
def test_events_3_the_active_players_great_old_one_counts_too() -> None:
    hands = "Gate, Cthulhu, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="pure Mask", active=1)
    give_and_take(g, 0)
    assert g.sanity == [3, 7, 3, 3, 3]


# Magical Orb


@rule("events.6")
def test_events_6_the_orb_shows_its_former_holder_the_top_card() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu")
    events = give_and_take(g, 0)
    looked = one(events, "looked")
    assert (looked.cite, looked.audience, looked.reveals) == ("events.6", (0,), True)
    assert (asked(g), choices(g), ask(g).cite) == (0, ["put-back", "remove"], "events.6")
    assert "Cthulhu" in say(ask(g).text)
    assert view(g, 0).top == "cthulhu"


@rule("events.6")
def test_events_6_nobody_else_sees_that_card() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu")
    events = give_and_take(g, 0)
    for other in (1, 2, 3, 4, None):
        assert "Cthulhu" not in read(events, other)
        assert (view(g, other).top, view(g, other).top_colour) == (None, None)


@rule("events.6")
def test_events_6_the_card_may_be_put_back_and_is_drawn_next() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu")
    give_and_take(g, 0)
    assert one(put_back(g), "put-back").cite == "events.6"
    assert (faces([g.travelling]), g.active, g.removed) == (["cthulhu"], 2, ())


@rule("events.6")
def test_events_6_its_former_holder_knows_the_card_that_the_next_player_draws() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu")
    give_and_take(g, 0)
    drew = one(put_back(g), "drew")
    assert "Cthulhu" in read([drew], 0)
    assert "Cthulhu" not in read([drew], 1)
    assert [view(g, viewer).travelling for viewer in range(5)] == ["cthulhu", None, "cthulhu", None, None]


@rule("events.6")
def test_events_6_offered_that_card_he_still_knows_it_and_knows_his_own_after_taking() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu, Elder Sign")
    give_and_take(g, 0)
    put_back(g)
    give(g, 0)
    assert "Cthulhu" in say(ask(g).text)
    assert "Cthulhu" in read(take(g), 0)
    assert (view(g, 0).holders[0].card, view(g, 0).mine) == ("cthulhu", {"cthulhu": 1})


@rule("events.6")
def test_events_6_the_card_may_be_removed_face_down_from_the_round() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu, Elder Sign")
    give_and_take(g, 0)
    removed = one(remove(g), "removed")
    assert (removed.cite, removed.audience) == ("events.6", (0,))
    assert faces([g.travelling]) == ["elder-sign"]
    assert "cthulhu" not in faces([*g.hands, *g.pile, *g.discard])
    assert all_cards(g) == sorted(g.deck)


@rule("events.6")
def test_events_6_only_the_remover_knows_what_was_removed() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu, Elder Sign")
    give_and_take(g, 0)
    events = remove(g)
    assert view(g, 0).removed_by_me == ("cthulhu",)
    for other in (1, 2, 3, 4, None):
        assert "Cthulhu" not in read(events, other)
        assert (view(g, other).removed, view(g, other).removed_by_me) == (1, ())


@rule("events.6")
def test_events_6_the_removed_card_is_back_in_the_next_round() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu, pure Idol")
    give_and_take(g, 0)
    remove(g)
    all_pass(g)
    assert (g.round, g.removed, "cthulhu" in faces([*g.hands, *g.pile, g.travelling])) == (2, (), True)


@rule("turn-end.1", "events.6")
def test_events_6_removing_the_last_card_leaves_the_pile_empty_and_ends_the_round() -> None:
    g = discards("Magical Orb", pile="pure Mask, Cthulhu", rest="discard")
    give_and_take(g, 0)
    assert told(remove(g), "round-ends-pile")


# Shining Trapezohedron


@rule("events.7")
@pytest.mark.parametrize(
    ("top", "left", "message"),
    [("pure Idol", 5, "trapezohedron-pure"), ("cursed Idol", 3, "trapezohedron-cursed")],
)
def test_events_7_a_pure_top_card_gives_1_sanity_and_a_cursed_one_takes_1(
    top: str, left: int, message: str
) -> None:
    g = discards("Shining Trapezohedron", pile=f"pure Mask, {top}", sanity="4 7 7 7 7")
    events = give_and_take(g, 0)
    assert one(events, message).cite == one(events, "looked").cite == "events.7"
    assert g.sanity == [left, 7, 7, 7, 7]


@rule("events.7", "loss.3")
def test_events_7_regains_to_at_most_7() -> None:
    g = discards("Shining Trapezohedron", pile="pure Mask, Gate")
    give_and_take(g, 0)
    assert g.sanity[0] == 7


@rule("events.7")
def test_events_7_the_card_stays_on_top_and_is_drawn_next() -> None:
    g = discards("Shining Trapezohedron", pile="pure Mask, Gate, Elder Sign")
    give_and_take(g, 0)
    assert faces([g.travelling]) == ["gate"]
    assert [view(g, viewer).travelling for viewer in range(5)] == ["gate", None, "gate", None, None]


@rule("events.8")
@pytest.mark.parametrize("variant", ["base", "competitive"])
def test_events_8_falling_to_0_ends_the_whole_game_at_once(variant: str) -> None:
    hands = f"Shining Trapezohedron, {OTHERS}"
    g = table("ritual", hands=hands, pile="pure Mask, Hastur", active=1, sanity="1 5 4 7 7", variant=variant)
    events = give_and_take(g, 0)
    assert events[-1].cite == {"base": "events.8", "competitive": "end.3"}[variant]
    assert winners(g) == {"base": [1, 2, 3, 4], "competitive": [3, 4]}[variant]
    assert (g.asks(), g.sanity) == ({}, [0, 5, 4, 7, 7])
    assert not told(events, "revealed")


@rule("events.q1", "turn-end.1")
@pytest.mark.parametrize("event", ["Magical Orb", "Shining Trapezohedron"])
def test_events_q1_with_an_empty_pile_there_is_nothing_to_look_at_and_the_round_ends(event: str) -> None:
    g = discards(event, pile="pure Mask", rest="discard", sanity="6 7 7 7 7")
    events = give_and_take(g, 0)
    assert one(events, "nothing-to-look-at").cite == "events.q1"
    assert one(events, "round-ends-pile").cite == "turn-end.1"
    assert g.sanity == [6, 7, 7, 7, 7]


@rule("events.q2")
@pytest.mark.parametrize(("top", "colour"), [("pure Idol", "pure"), ("Cthulhu", "cursed")])
def test_events_q2_everybody_learns_the_colour_of_the_top_card(top: str, colour: str) -> None:
    g = discards("Shining Trapezohedron", pile=f"pure Mask, {top}, Gate")
    events = give_and_take(g, 0)
    assert one(events, f"trapezohedron-{colour}").audience is None
    for viewer in (*range(5), None):
        assert view(g, viewer).travelling_colour == colour


@rule("events.q2")
def test_events_q2_which_card_it_is_only_its_former_holder_learns() -> None:
    g = discards("Shining Trapezohedron", pile="pure Mask, Cthulhu, Gate")
    events = give_and_take(g, 0)
    for other in (1, 3, 4, None):
        assert "Cthulhu" not in read(events, other)
    assert "Cthulhu" in read(events, 0)


@rule("events.q2")
def test_events_q2_who_takes_that_card_knows_the_colour_of_his_own() -> None:
    g = discards("Shining Trapezohedron", pile="pure Mask, Cthulhu, Gate")
    give_and_take(g, 0)
    give_and_take(g, 4)
    cursed = ["candelabra", "chalice", "dagger", "idol", "mask"]
    assert view(g, 4).mine == {"cthulhu": 1, **{f"{kind}-cursed": 1 for kind in cursed}}


@rule("events.8", "events.q2")
def test_events_8_the_colour_of_the_last_card_of_the_pile_still_shows_when_it_is_over() -> None:
    g = discards("Shining Trapezohedron", pile="pure Mask, cursed Mask", sanity="1 7 7 7 7", rest="discard")
    give_and_take(g, 0)
    assert g.outcome is not None
    assert (view(g, 3).pile, view(g, 3).top_colour) == (1, "cursed")
