"""Straw players at tables of three and four."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import text
from tests.builders import (
    all_pass,
    asked,
    choices,
    deal,
    faces,
    failed,
    give,
    give_and_take,
    one,
    pass_to,
    read,
    table,
    take,
    told,
    view,
)


@rule("straw.1")
@pytest.mark.parametrize(("seats", "straws"), [(3, 2), (4, 1), (5, 0), (6, 0), (7, 0)])
def test_straw_1_two_with_3_players_one_with_4_and_none_with_more(seats: int, straws: int) -> None:
    g = deal(seats=seats)
    assert len(g.hands) == seats + straws
    assert len(told(g.opening, "straw-dealt")) == straws
    assert len(g.pile) == 22 - seats - straws - 1


@rule("straw.2")
def test_straw_2_a_straw_players_card_is_open_to_all() -> None:
    g = table("ritual", hands="pure Mask, pure Idol, Gate", straw="Cultist, Gate", pile="Elder Sign")
    for viewer in (0, 1, 2, None):
        assert [holder.card for holder in view(g, viewer).holders[3:]] == ["cultist", "gate"]


@rule("straw.2")
def test_straw_2_everybody_is_told_the_card_at_round_setup() -> None:
    g = deal(seats=4)
    dealt = one(g.opening, "straw-dealt")
    assert (dealt.cite, dealt.audience, dealt.reveals) == ("straw.2", None, True)
    assert dealt.text.args["card"] == text(f"card-{faces(g.hands)[4]}")


@rule("straw.3")
def test_straw_3_a_straw_player_is_never_given_a_card_and_no_follower() -> None:
    g = table("ritual", hands="pure Mask, pure Idol, Gate", straw="Cultist, Gate", pile="Elder Sign")
    assert (choices(g), g.followers) == (["seat:1", "seat:2"], (1, 2))
    give(g, 1)
    assert choices(g) == ["take", "seat:2"]
    assert [holder.hand_on_table for holder in view(g, 0).holders] == [False, False, True, False, False]


@rule("straw.3", "follow.7")
def test_straw_3_the_round_ends_when_all_real_followers_have_passed() -> None:
    g = table("ritual", hands="pure Mask, pure Idol, Gate", straw="Cultist, Gate", pile="Elder Sign")
    give(g, 1)
    pass_to(g, 2)
    assert choices(g) == ["take", "pass"]


@rule("straw.3", "straw.q2")
def test_straw_3_a_straw_player_never_becomes_active() -> None:
    hands = "pure Mask, pure Idol, pure Dagger"
    g = table("ritual", hands=hands, straw="Cultist, Gate", pile="Elder Sign, Gate", active=2)
    give(g, 0)
    pass_to(g, 1)
    take(g)
    assert (g.active, asked(g)) == (0, 0)


@rule("straw.4")
def test_straw_4_a_straw_player_fails_without_losing_sanity() -> None:
    g = table("ritual", hands="pure Mask, pure Idol, Gate, Investigator", straw="cursed Dagger", pile="Gate")
    events = all_pass(g)
    assert (failed(g), g.sanity, told(events, "lost")) == ([4], [7, 7, 7, 7], [])
    assert view(g, 0).holders[4].sanity is None


@rule("straw.5")
def test_straw_5_a_straw_players_artefact_counts() -> None:
    g = table("ritual", hands="pure Mask, pure Idol, Gate, Investigator", straw="cursed Mask", pile="Gate")
    all_pass(g)
    assert failed(g) == [0, 4]


@rule("straw.6")
def test_straw_6_straw_players_count_among_those_who_fail() -> None:
    hands, straw = "pure Mask, pure Idol, pure Chalice", "cursed Mask, cursed Dagger"
    g = table("ritual", hands=hands, straw=straw, pile="Gate")
    all_pass(g)
    assert (failed(g), g.sanity) == ([0, 3, 4], [4, 7, 7])


@rule("straw.6")
def test_straw_6_straw_players_count_as_players_for_cthulhu() -> None:
    hands, straw = "Gate, Cthulhu, pure Chalice", "cursed Mask, cursed Dagger"
    g = table("ritual", hands=hands, straw=straw, pile="pure Idol", active=2)
    give_and_take(g, 0)
    assert g.sanity == [3, 7, 3]


@rule("straw.6", "old-ones.7")
def test_straw_6_straw_players_count_for_hastur() -> None:
    hands, straw = "Gate, Hastur, pure Chalice", "cursed Mask, Elder Sign"
    g = table("ritual", hands=hands, straw=straw, pile="pure Idol", active=2)
    give_and_take(g, 0)
    artefacts, cursed = 3, 2
    assert (failed(g), g.sanity) == ([0, 2, 3], [7 - artefacts - cursed, 7, 2])


@rule("straw.q1")
def test_straw_q1_a_straw_players_cultist_reverses_the_colours() -> None:
    g = table("ritual", hands="cursed Mask, pure Idol, Cthulhu, cursed Dagger", straw="Cultist", pile="Gate")
    events = all_pass(g)
    assert (failed(g), g.sanity) == ([1, 4], [7, 5, 7, 7])
    assert "Straw player 1" in read(told(events, "colours-reversed"), None)


@rule("straw.q1")
def test_straw_q1_a_straw_players_professor_makes_all_without_an_artefact_fail() -> None:
    g = table("ritual", hands="pure Mask, pure Idol, Gate, pure Dagger", straw="Mad Professor", pile="Gate")
    all_pass(g)
    assert failed(g) == [2, 4]


@rule("straw.q1", "events.3")
def test_straw_q1_a_gate_wakes_a_straw_players_great_old_one() -> None:
    g = table(
        "ritual",
        hands="Gate, pure Idol, pure Dagger, pure Mask",
        straw="Cthulhu",
        pile="pure Chalice",
        active=2,
    )
    give_and_take(g, 0)
    assert g.sanity == [3, 3, 3, 3]


@rule("straw.q1", "old-ones.4")
def test_straw_q1_what_a_straw_player_would_regain_is_void() -> None:
    hands = "Gate, pure Idol, pure Dagger, pure Mask"
    g = table("ritual", hands=hands, straw="Nyarlathotep", pile="pure Chalice", active=2, sanity="3 5 6 6")
    events = give_and_take(g, 0)
    assert (g.sanity, told(events, "regained")) == ([3, 5, 4, 4], [])


@rule("straw.q1", "old-ones.5", "old-ones.6")
@pytest.mark.parametrize(
    ("before", "after"), [("3 5 6 6", [3, 0, 0, 0]), ("3 3 6 6", [2, 2, 5, 5])], ids=["one least", "tie"]
)
def test_straw_q1_what_a_straw_player_would_lose_is_void(before: str, after: list[int]) -> None:
    hands = "Gate, pure Idol, pure Dagger, pure Mask"
    g = table("ritual", hands=hands, straw="Yog-Sothoth", pile="pure Chalice", active=2, sanity=before)
    give_and_take(g, 0)
    assert g.sanity == after


@rule("straw.q1", "characters.2")
def test_straw_q1_an_investigator_helps_no_straw_player() -> None:
    g = table(
        "ritual",
        hands="pure Mask, pure Idol, Gate, pure Dagger",
        straw="Investigator",
        pile="Gate",
        sanity="5 5 5 5",
    )
    assert told(all_pass(g), "regained") == []
    assert g.sanity == [5, 5, 5, 5]


@rule("straw.q2")
def test_straw_q2_straw_players_sit_after_the_last_real_seat() -> None:
    g = deal(seats=3)
    holders = view(g, None).holders
    assert [holder.sanity for holder in holders] == [7, 7, 7, None, None]
    assert [holder.card for holder in holders] == [None, None, None, *faces(g.hands[3:])]


@rule("straw.q2", "turn-end.3")
def test_straw_q2_left_of_the_last_real_seat_is_the_first() -> None:
    g = table(
        "ritual",
        hands="pure Mask, pure Idol, Gate, Elder Sign",
        straw="Cultist",
        pile="pure Chalice, pure Dagger",
        active=3,
    )
    give(g, 1)
    pass_to(g, 0)
    pass_to(g, 2)
    take(g)
    assert g.active == 0
