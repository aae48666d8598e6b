"""Who survives a round, what failing costs, and how the game ends."""

import pytest

from miskatonic.core.rulebook import rule
from tests.builders import (
    all_pass,
    ask,
    failed,
    give_and_take,
    one,
    read,
    table,
    told,
    view,
    winners,
)

# Who survives


@rule("survive.1")
def test_survive_1_all_cards_are_revealed() -> None:
    g = table("ritual", hands="Gate, pure Idol, Elder Sign, pure Mask, Cultist", pile="Gate")
    events = told(all_pass(g), "revealed")
    hands = ["Gate", "pure Idol", "Elder Sign", "pure Mask", "Cultist"]
    for event, card in zip(events, hands, strict=True):
        assert card in read([event], 1)
        assert card in read([event], None)
    assert {(event.cite, event.audience, event.reveals) for event in events} == {("survive.1", None, True)}
    assert view(g, 0).last_round.hands[0] == "gate"


@rule("survive.3", "survive.4")
def test_survive_4_the_table_is_shown_why_each_of_them_failed() -> None:
    g = table("ritual", hands="pure Mask, cursed Mask, cursed Idol, pure Dagger, Elder Sign", pile="Gate")
    all_pass(g)
    assert view(g, 0).last_round.why == ("shared", "shared", "cursed", None, None)


@rule("survive.2")
def test_survive_2_a_pure_artefact_of_ones_own_survives() -> None:
    g = table("ritual", hands="pure Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra", pile="Gate")
    events = all_pass(g)
    assert failed(g) == []
    assert [event.cite for event in told(events, "survived")] == ["survive.2"] * 5


@rule("survive.2")
@pytest.mark.parametrize("other", ["pure Mask", "cursed Mask"])
def test_survive_2_another_players_artefact_matters_whatever_its_colour(other: str) -> None:
    g = table("ritual", hands=f"pure Mask, pure Idol, {other}, pure Chalice, pure Candelabra", pile="Gate")
    all_pass(g)
    assert failed(g) == [0, 2]


@rule("survive.2")
def test_survive_2_an_artefact_in_the_discard_pile_does_not_matter() -> None:
    g = table(
        "ritual",
        hands="pure Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra",
        pile="Gate",
        discard="pure Mask",
    )
    all_pass(g)
    assert failed(g) == []


@rule("survive.3")
def test_survive_3_a_cursed_card_fails() -> None:
    g = table("ritual", hands="pure Mask, cursed Idol, pure Dagger, Cthulhu, pure Candelabra", pile="Gate")
    events = all_pass(g)
    assert failed(g) == [1, 3]
    assert [event.cite for event in told(events, "failed-cursed")] == ["survive.3", "survive.3"]


@rule("survive.4")
def test_survive_4_all_who_share_a_kind_fail_whatever_the_colours() -> None:
    g = table("ritual", hands="pure Mask, pure Mask, cursed Mask, pure Chalice, pure Idol", pile="Gate")
    events = all_pass(g)
    assert failed(g) == [0, 1, 2]
    assert [event.cite for event in told(events, "failed-shared")] == ["survive.4"] * 3


@rule("survive.q1")
def test_survive_q1_nobody_needs_an_artefact_to_survive() -> None:
    g = table("ritual", hands="Gate, Elder Sign, Magical Orb, Investigator, pure Mask", pile="Gate")
    all_pass(g)
    assert failed(g) == []


@rule("survive.5", "events.5")
def test_survive_5_two_gates_do_not_clash() -> None:
    g = table("ritual", hands="Gate, Gate, pure Dagger, pure Chalice, pure Idol", pile="Elder Sign")
    events = all_pass(g)
    assert failed(g) == []
    assert [event.cite for event in told(events, "survived")] == ["survive.5"] * 2 + ["survive.2"] * 3


@rule("survive.x1")
def test_survive_x1_a_and_c_survive_and_b_d_and_e_fail() -> None:
    a, b, c, d, e = range(5)
    hands = "pure Mask, pure Candelabra, pure Idol, cursed Dagger, cursed Candelabra"
    g = table("ritual", hands=hands, pile="Gate")
    events = all_pass(g)
    assert failed(g) == [b, d, e]
    assert [event.on for event in told(events, "survived")] == [(f"hand:{a}",), (f"hand:{c}",)]


# The Cultist's exception


@rule("cultist.1", "characters.4")
def test_cultist_1_with_the_cultist_a_cursed_card_survives() -> None:
    g = table("ritual", hands="Cultist, cursed Mask, Cthulhu, cursed Chalice, cursed Idol", pile="Gate")
    events = all_pass(g)
    assert failed(g) == [0]
    assert one(events, "colours-reversed").cite == "cultist.1"
    assert {event.cite for event in told(events, "survived")} == {"cultist.1"}


@rule("cultist.1")
@pytest.mark.parametrize("place", range(7))
def test_cultist_1_it_does_not_matter_who_holds_the_cultist(place: int) -> None:
    hands = ["cursed Mask", "cursed Idol", "cursed Dagger", "cursed Chalice", "cursed Candelabra", "Cthulhu"]
    hands.insert(place, "Cultist")
    g = table("ritual", hands=", ".join(hands), pile="Gate")
    all_pass(g)
    assert failed(g) == [place]


@rule("cultist.1")
def test_cultist_1_a_cultist_in_the_discard_pile_reverses_nothing() -> None:
    hands = "Cultist, cursed Mask, pure Dagger, pure Chalice, pure Idol"
    g = table("ritual", hands=hands, pile="Gate, Elder Sign", active=1)
    give_and_take(g, 0)
    all_pass(g)
    assert failed(g) == [1]


@rule("cultist.2")
def test_cultist_2_every_pure_card_fails_the_cultist_too() -> None:
    g = table("ritual", hands="Cultist, pure Mask, Gate, Investigator, cursed Idol", pile="Gate")
    events = all_pass(g)
    assert failed(g) == [0, 1, 2, 3]
    assert [event.cite for event in told(events, "failed-pure")] == ["cultist.2"] * 4


@rule("cultist.3")
def test_cultist_3_equal_kinds_still_fail() -> None:
    g = table("ritual", hands="Cultist, cursed Mask, pure Mask, cursed Dagger, cursed Idol", pile="Gate")
    events = all_pass(g)
    assert failed(g) == [0, 1, 2]
    assert [event.cite for event in told(events, "failed-shared")] == ["cultist.3", "cultist.3"]


@rule("cultist.x1", "loss.x1")
def test_cultist_x1_only_d_survives_and_the_four_others_lose_4() -> None:
    _a, b, c, d, e = range(5)
    cards = ["pure Mask", "pure Idol", "Cultist", "cursed Dagger", "cursed Idol"]
    assert (cards[c], cards[d], cards[b][5:], cards[e][7:]) == ("Cultist", "cursed Dagger", "Idol", "Idol")
    g = table("ritual", hands=", ".join(cards), pile="Gate")
    all_pass(g)
    assert failed(g) == [0, 1, 2, 4]
    assert g.sanity == [3, 3, 3, 7, 3]


# Losing sanity


@rule("loss.1")
@pytest.mark.parametrize(
    ("hands", "left"),
    [
        ("pure Mask, pure Idol, pure Dagger, pure Chalice, Cthulhu", [7, 7, 7, 7, 6]),
        ("pure Mask, pure Mask, pure Dagger, pure Chalice, Gate", [5, 5, 7, 7, 7]),
        ("pure Mask, pure Mask, pure Dagger, pure Dagger, Cthulhu", [2, 2, 2, 2, 2]),
    ],
)
def test_loss_1_each_failure_costs_as_much_as_there_are_failures(hands: str, left: list[int]) -> None:
    g = table("ritual", hands=hands, pile="Elder Sign")
    events = all_pass(g)
    assert g.sanity == left
    assert {event.cite for event in told(events, "lost")} == {"loss.1"}


@rule("loss.2")
def test_loss_2_sanity_never_goes_below_0_and_only_what_was_there_is_lost() -> None:
    hands = "pure Mask, pure Mask, cursed Dagger, pure Chalice, Gate"
    g = table("ritual", hands=hands, pile="Elder Sign", sanity="1 2 3 7 7")
    events = all_pass(g)
    assert g.sanity == [0, 0, 0, 7, 7]
    assert [event.text.args["amount"] for event in told(events, "lost")] == [1, 2, 3]


@rule("loss.3")
def test_loss_3_sanity_never_rises_above_7() -> None:
    hands = "Investigator, pure Mask, pure Dagger, pure Chalice, Gate"
    g = table("ritual", hands=hands, pile="Elder Sign")
    assert one(all_pass(g), "regained").text.args["amount"] == 0
    assert g.sanity == [7, 7, 7, 7, 7]


# End of the game


@rule("end.1")
def test_end_1_a_new_round_begins_while_everybody_has_sanity_left() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, pure Chalice, Cthulhu"
    g = table("ritual", hands=hands, pile="Elder Sign", sanity="1 1 1 1 2")
    all_pass(g)
    assert g.sanity == [1, 1, 1, 1, 1]
    assert (g.outcome, g.round, ask(g).kind) == (None, 2, "give")


@rule("end.2")
def test_end_2_who_has_none_loses_and_everybody_else_wins() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, cursed Chalice, Cthulhu"
    g = table("ritual", hands=hands, pile="Elder Sign", sanity="1 7 3 2 3")
    over = one(all_pass(g), "game-over")
    assert (winners(g), over.cite) == ([0, 1, 2, 4], "end.2")
    assert (g.asks(), g.round) == ({}, 1)


@rule("end.3")
def test_end_3_competitive_the_sanest_wins_alone() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, cursed Chalice, Cthulhu"
    g = table("ritual", hands=hands, pile="Elder Sign", sanity="1 5 3 2 6", variant="competitive")
    over = one(all_pass(g), "game-over")
    assert g.sanity == [1, 5, 3, 0, 4]
    assert (winners(g), over.cite) == ([1], "end.3")


@rule("end.3")
def test_end_3_competitive_the_last_point_is_enough() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, cursed Chalice, Cthulhu"
    g = table("ritual", hands=hands, pile="Elder Sign", sanity="1 1 1 1 2", variant="competitive")
    all_pass(g)
    assert (g.sanity, winners(g)) == ([1, 1, 1, 0, 0], [0, 1, 2])


@rule("end.3")
def test_end_3_competitive_the_tied_share_the_win() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, cursed Chalice, Cthulhu"
    g = table("ritual", hands=hands, pile="Elder Sign", sanity="4 1 4 2 6", variant="competitive")
    all_pass(g)
    assert winners(g) == [0, 2, 4]


@rule("end.3")
def test_end_3_competitive_ends_as_soon_as_somebody_has_none_not_before() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, pure Chalice, Cthulhu"
    g = table("ritual", hands=hands, pile="Elder Sign", sanity="7 7 7 7 2", variant="competitive")
    all_pass(g)
    assert g.outcome is None


@rule("end.q1")
@pytest.mark.parametrize("variant", ["base", "competitive"])
def test_end_q1_if_all_are_at_0_nobody_wins(variant: str) -> None:
    hands = "pure Mask, pure Mask, pure Dagger, pure Dagger, Cthulhu"
    g = table("ritual", hands=hands, pile="Elder Sign", sanity="5 4 3 2 1", variant=variant)
    over = one(all_pass(g), "game-over")
    assert g.sanity == [0, 0, 0, 0, 0]
    assert (winners(g), over.cite) == ([], "end.q1")
