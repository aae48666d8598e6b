"""The doom track."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.games.ritual.state import DOOM_TRACK
from tests.builders import all_pass, deal, give_and_take, one, table, told, view

ONE_FAILS = "cursed Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra"


@rule("doom.1")
def test_doom_1_the_marker_starts_on_the_first_space() -> None:
    g = deal(doom=True)
    assert (view(g, None).doom_space, view(g, None).doom) == (0, 1)


@rule("doom.1")
def test_doom_1_the_number_of_failures_no_longer_matters() -> None:
    hands = "cursed Mask, cursed Idol, cursed Dagger, cursed Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="Gate", doom=True)
    all_pass(g)
    assert g.sanity == [6, 6, 6, 6, 7]


@rule("doom.1")
def test_doom_1_without_the_track_there_is_no_marker() -> None:
    g = table("ritual", hands=ONE_FAILS, pile="Gate")
    assert (view(g, 0).doom_space, view(g, 0).doom) == (None, None)
    assert not told(all_pass(g), "doom-moves")


@rule("doom.2")
@pytest.mark.parametrize(("space", "loss"), list(enumerate(DOOM_TRACK, 1)))
def test_doom_2_a_failure_costs_what_the_current_space_says(space: int, loss: int) -> None:
    g = table("ritual", hands=ONE_FAILS, pile="Gate", doom=True, marker=space)
    assert one(all_pass(g), "lost").cite == "doom.2"
    assert g.sanity == [7 - loss, 7, 7, 7, 7]


@rule("doom.3")
def test_doom_3_after_the_loss_the_marker_moves_one_space_on() -> None:
    g = table("ritual", hands=ONE_FAILS, pile="Gate", doom=True, marker=3)
    events = all_pass(g)
    assert events.index(one(events, "lost")) < events.index(one(events, "doom-moves"))
    assert (one(events, "doom-moves").cite, g.doom + 1) == ("doom.3", 4)
    assert one(events, "round-begins").text.args["doom"] == 3


@rule("doom.4")
@pytest.mark.parametrize("ending", ["Elder Sign", "Gate"])
def test_doom_4_the_marker_moves_on_whatever_ended_the_round(ending: str) -> None:
    hands = f"{ending}, Cthulhu, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="pure Mask", active=2, doom=True)
    assert told(give_and_take(g, 0), "doom-moves")
    assert g.doom + 1 == 2


@rule("doom.4")
def test_doom_4_the_marker_moves_on_even_if_nobody_failed() -> None:
    hands = "pure Mask, pure Idol, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="Gate", doom=True)
    all_pass(g)
    assert g.doom + 1 == 2


@rule("doom.4")
def test_doom_4_on_the_last_space_the_marker_stays() -> None:
    g = table("ritual", hands=ONE_FAILS, pile="Gate", doom=True, marker=8)
    events = all_pass(g)
    assert (one(events, "doom-stays").cite, told(events, "doom-moves")) == ("doom.4", [])
    assert g.doom + 1 == 8


@rule("doom.d1")
def test_doom_d1_the_track() -> None:
    assert DOOM_TRACK == (1, 2, 2, 3, 3, 4, 4, 5)


@rule("doom.5")
def test_doom_5_cthulhu_takes_no_notice_of_the_track() -> None:
    hands = "Gate, Cthulhu, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="pure Mask", active=2, doom=True, marker=8)
    give_and_take(g, 0)
    assert g.sanity == [3, 7, 3, 3, 3]


@rule("doom.q1")
def test_doom_q1_nyarlathotep_takes_what_the_current_space_says() -> None:
    hands = "Gate, Nyarlathotep, pure Dagger, pure Chalice, pure Candelabra"
    g = table("ritual", hands=hands, pile="pure Mask", active=2, sanity="6 1 6 5 5", doom=True, marker=4)
    give_and_take(g, 0)
    assert g.sanity == [3, 7, 3, 5, 5]


@rule("doom.q1")
def test_doom_q1_hastur_adds_the_cursed_cards_to_what_the_current_space_says() -> None:
    hands = "Gate, Hastur, cursed Dagger, pure Chalice, Elder Sign"
    g = table("ritual", hands=hands, pile="pure Mask", active=2, doom=True, marker=2)
    give_and_take(g, 0)
    space, cursed = 2, 2
    assert g.sanity == [7 - space - cursed, 7, 3, 3, 7]
