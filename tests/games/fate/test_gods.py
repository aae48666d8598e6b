"""The Dark Gifts of the eight gods, and Ithaqua's winter squalls."""

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.core.game import Option
from miskatonic.core.ids import read_id
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who, text
from miskatonic.games.fate.cards import FROST, GODS, GUST, LOCATIONS, NONE, TILES
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    asked,
    at,
    card,
    cards_named,
    choices,
    choose,
    ids,
    move,
    one,
    pass_all,
    read,
    say,
    told,
    view,
    winners,
)


def ceremony(god: str, **position: Any) -> Fate:
    """Bring the player of a god to The Ceremony, without control; `opening` is what the gift told so far."""
    g = altar(phase="activation", fate="ceremony", gods={A: god}, hands={A: "Gate"}, **position)
    g.opening = tuple(choose(g, "none"))
    return g


# Dark Gifts


@rule("gods.1", "ceremony.2")
@pytest.mark.parametrize("god", ["Shub-Niggurath", "Yog-Sothoth", "Azathoth", "Ithaqua"])
def test_gods_1_each_god_has_a_gift_of_its_own(god: str) -> None:
    g = ceremony(god, cultists={A: "library 1"})
    assert say(one(g.opening, "gift-used").text) == f"Player 1 uses the Dark Gift of {god}."
    assert len({each.gift for each in GODS}) == len(GODS)


@rule("gods.1")
@pytest.mark.parametrize("place", [place for place in LOCATIONS if place != "ceremony"])
def test_gods_1_the_gift_is_used_in_the_ceremony_only(place: str) -> None:
    g = altar(phase="activation", fate=place, cultists={A: "library 1"}, artefact_deck="")
    kinds = set()
    while g.asks():
        kinds.add(ask(g).kind)
        choose(g, choices(g)[-1])
    assert "gift" not in kinds


@rule("gods.d1")
def test_gods_d1_cthulhu_moves_a_cultist_from_the_abyss_to_any_location() -> None:
    g = ceremony("Cthulhu")
    assert choices(g) == ["to:0", "to:1", "to:2", "to:3", "to:4", "to:5"]
    events = choose(g, "to:0")
    assert at(g, A, "other-worlds", "abyss") == [1, 6]
    assert [event.cite for event in events] == ["gods.d1", "gods.d1"]


@rule("gods.d1", "ceremony.q1")
def test_gods_d1_with_an_empty_abyss_there_is_no_gift() -> None:
    assert ceremony("Cthulhu", cultists={A: "abyss 0"}).asks() == {}


@rule("gods.d2")
def test_gods_d2_hastur_puts_an_own_cultist_in_a_rivals_place() -> None:
    cultists = {A: "museum 1", B: "museum 2, other-worlds 1, lodge 7", C: "library 1"}
    g = ceremony("Hastur", cultists=cultists)
    assert choices(g) == ["cultist:1:4", "cultist:2:1"]  # none in Other Worlds
    choose(g, "cultist:1:4")
    assert (at(g, B, "museum", "abyss"), at(g, A, "museum", "lodge")) == ([1, 8], [2, 6])


@rule("gods.d2", "gods.d3")
@pytest.mark.parametrize("god", ["Hastur", "Nyarlathotep"])
def test_gods_d2_cultists_in_other_worlds_lodge_and_abyss_are_safe(god: str) -> None:
    assert ceremony(god, cultists={B: "other-worlds 3"}).asks() == {}


@rule("gods.d2", "gods.d3", "setup.1")
def test_gods_d2_hastur_and_nyarlathotep_need_three_players() -> None:
    least = {god.name: god.least_players for god in GODS}
    assert [name for name in least if least[name] == 3] == ["hastur", "nyarlathotep"]
    assert set(least.values()) == {2, 3}


@rule("gods.d3")
def test_gods_d3_nyarlathotep_captures_a_rivals_cultist() -> None:
    g = ceremony("Nyarlathotep", cultists={A: "museum 1", B: "museum 1, other-worlds 1", D: "library 2"})
    assert choices(g) == ["cultist:1:4", "cultist:3:1"]
    events = choose(g, "cultist:3:1")
    assert (at(g, D, "library", "captive"), g.asks()) == ([1, 1], {})  # one captive is not enough
    assert read(events, None).endswith("One cultist of Player 4 goes from the Library into captivity.")


@rule("gods.d3")
def test_gods_d3_with_two_captives_he_may_send_two_of_choice_back_for_a_step() -> None:
    g = ceremony("Nyarlathotep", cultists={B: "captive 2", C: "library 1"})
    assert choices(g) == ["release:1:1", "release:1:2", "none"]
    choose(g, "release:1:1")
    assert (at(g, B, "captive", "abyss"), at(g, C, "captive"), g.summon[A]) == ([0, 9], [1], 1)


@rule("gods.d3")
def test_gods_d3_each_two_captives_are_offered_once() -> None:
    g = ceremony("Nyarlathotep", cultists={B: "captive 2", C: "captive 1, library 1"})
    assert choices(g) == ["release:1:1", "release:1:2", "release:2:2", "none"]


@rule("gods.d3")
def test_gods_d3_he_need_not_and_it_is_once_per_gift() -> None:
    position = {B: "captive 4", C: "library 1"}
    g = ceremony("Nyarlathotep", cultists=position)
    choose(g, "none")
    assert (at(g, B, "captive"), g.summon[A]) == ([4], 0)
    g = ceremony("Nyarlathotep", cultists=position)
    choose(g, "release:1:1")
    assert (at(g, B, "captive"), g.asks()) == ([2], {})


@rule("gods.d3", "ceremony.q1", "choices.13")
def test_gods_d3_with_nobody_to_capture_two_captives_may_still_go() -> None:
    g = ceremony("Nyarlathotep", cultists={B: "captive 1, other-worlds 2", C: "captive 1"})
    assert choices(g) == ["release:1:2", "none"]
    choose(g, "release:1:2")
    assert (at(g, B, "captive"), at(g, C, "captive"), g.summon[A]) == ([0], [0], 1)


@rule("gods.d4")
def test_gods_d4_ithaqua_draws_a_tile_looks_at_it_and_lays_it_face_down() -> None:
    g = ceremony("Ithaqua", squalls={"library": "Calm"})
    drawn = one(g.opening, "squall-drawn")
    assert (drawn.audience, choices(g)) == ((A,), ["to:0", "to:2", "to:3", "to:4", "to:5"])
    tile = g.squall_drawn
    choose(g, "to:4")
    assert (g.squalls[4], g.squall_drawn, len(g.squall_pile)) == (tile, NONE, len(TILES) - 2)
    assert read([drawn], B) == "Player 1 draws a winter squall and looks at it."


@rule("gods.d4")
def test_gods_d4_the_tile_is_drawn_at_random() -> None:
    assert {ceremony("Ithaqua", seed=seed).squall_drawn for seed in range(30)} == set(TILES)


@rule("gods.d4")
def test_gods_d4_not_with_three_tiles_on_the_board() -> None:
    two = {"library": "Calm", "museum": "Frost"}
    assert ask(ceremony("Ithaqua", squalls=two)).kind == "lay-tile"
    assert ceremony("Ithaqua", squalls={**two, "streets": "Gust"}).asks() == {}


@rule("gods.d5")
@pytest.mark.parametrize(("signs", "left"), [(5, 3), (1, 0)])
def test_gods_d5_tsathoggua_removes_two_own_signs(signs: int, left: int) -> None:
    g = ceremony("Tsathoggua", signs={A: signs, B: 3})
    assert (g.signs[:2], g.asks()) == ([left, 3], {})


@rule("gods.d5")
def test_gods_d5_or_discards_a_readied_spell_for_a_step() -> None:
    g = ceremony("Tsathoggua", readied={A: "Frenzy (Book), Betrayal (Moon)"})
    assert choices(g) == [f"drop:{card('Frenzy (Book)')}", f"drop:{card('Betrayal (Moon)')}"]
    dropped = one(choose(g, choices(g)[0]), "dropped")
    assert (cards_named(g.readied[A]), cards_named(g.discard)) == (["Betrayal (Moon)"], ["Frenzy (Book)"])
    assert (g.summon[A], dropped.cite, dropped.audience) == (1, "gods.d5", (A,))


@rule("gods.d5", "choices.8")
def test_gods_d5_of_the_two_one_is_chosen() -> None:
    g = ceremony("Tsathoggua", signs={A: 3}, readied={A: "Frenzy (Book)"})
    assert choices(g) == ["signs", f"drop:{card('Frenzy (Book)')}"]
    choose(g, "signs")
    assert (g.signs[A], cards_named(g.readied[A])) == (1, ["Frenzy (Book)"])


@rule("gods.d5")
def test_gods_d5_without_signs_and_readied_spells_there_is_no_gift() -> None:
    assert ceremony("Tsathoggua", signs={B: 2}).asks() == {}


@rule("gods.d6")
@pytest.mark.parametrize(("abyss", "after"), [(5, [9, 2]), (2, [8, 0])])
def test_gods_d6_shub_niggurath_calls_three_and_may_place_one(abyss: int, after: list[int]) -> None:
    g = ceremony("Shub-Niggurath", cultists={A: f"lodge 7, abyss {abyss}"})
    assert choices(g) == ["to:0", "to:1", "to:2", "to:3", "to:4", "to:5", "none"]
    choose(g, "to:0")
    assert (at(g, A, "lodge", "abyss"), at(g, A, "other-worlds")) == (after, [1])


@rule("gods.d6", "ceremony.q1")
def test_gods_d6_with_an_empty_abyss_one_from_the_lodge_may_still_be_placed() -> None:
    g = ceremony("Shub-Niggurath", cultists={A: "lodge 2, abyss 0"})
    choose(g, "to:0")
    assert at(g, A, "lodge", "other-worlds") == [1, 1]
    assert ceremony("Shub-Niggurath", cultists={A: "lodge 0, abyss 0"}).asks() == {}


@rule("gods.d6")
def test_gods_d6_placing_may_be_declined() -> None:
    g = ceremony("Shub-Niggurath", cultists={A: "lodge 0, abyss 3"})
    choose(g, "none")
    assert (at(g, A, "lodge", "abyss"), g.asks()) == ([3, 0], {})


@rule("gods.d7")
def test_gods_d7_yog_sothoth_moves_up_to_three_each_to_a_different_location() -> None:
    g = ceremony("Yog-Sothoth", cultists={A: "library 3, museum 1"})
    assert "move:1:1" not in choices(g)
    for move_one in ("move:1:0", "move:1:0", "move:4:5"):
        choose(g, move_one)
    assert (at(g, A, "library", "museum", "other-worlds", "gathering"), g.asks()) == ([1, 0, 2, 1], {})


@rule("gods.d7")
def test_gods_d7_he_may_stop_earlier_and_moves_no_cultist_twice() -> None:
    g = ceremony("Yog-Sothoth", cultists={A: "library 1, museum 1"})
    choose(g, "move:1:4")
    assert {read_id(each).numbers[0] for each in choices(g) if each != "none"} == {4}
    choose(g, "move:4:0")
    assert g.asks() == {}  # the one in the Museum now has moved already
    g = ceremony("Yog-Sothoth", cultists={A: "library 2"})
    choose(g, "none")
    assert at(g, A, "library") == [2]


@rule("gods.d8")
@pytest.mark.parametrize(
    ("dice", "summon", "lodge"),
    [("Star, Eye", 1, 1), ("Eye, Eye", 0, 2), ("Tentacle, Star", 1, 0), ("Star, Star", 1, 0)],
)
def test_gods_d8_azathoth_rolls_two_dice(dice: str, summon: int, lodge: int) -> None:
    g = ceremony("Azathoth", dice=dice)
    assert (g.summon[A], g.lodges[A], g.supply) == (summon, lodge, 10 - lodge)
    assert ids(g.opening)[:2] == ["gift-used", "rolled-gift"]


@rule("gods.d8")
def test_gods_d8_investigators_come_as_far_as_possible() -> None:
    g = ceremony("Azathoth", dice="Eye, Eye", supply=1)
    assert (g.lodges[A], g.supply) == (1, 0)


@rule("gods.d8", "win.2")
def test_gods_d8_a_win_comes_before_the_investigators() -> None:
    g = ceremony("Azathoth", dice="Star, Eye", summon={A: 8})
    assert (winners(g), g.lodges[A]) == ([A], 0)


@rule("gods.q1")
def test_gods_q1_captives_count_for_nothing_until_sent_back() -> None:
    g = altar(
        phase="activation",
        active=B,
        fate="museum",
        gods={A: "Nyarlathotep"},
        cultists={B: "captive 5, lodge 0, abyss 0, museum 2"},
    )
    assert ask(g).kind == "control"  # two in the Museum are not enough
    assert at(g, B, "museum", "lodge", "abyss") == [2, 0, 0]


@rule("gods.q1")
def test_gods_q1_everybody_sees_whose_captives_they_are() -> None:
    g = altar(gods={A: "Nyarlathotep"}, cultists={B: "captive 1", C: "captive 2"}, hands={A: "Moon"})
    for viewer in (A, B, D, None):
        captives = [player.captives for player in view(g, viewer).players]
        assert captives == [(0, 1, 2, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]


@rule("gods.x1")
def test_gods_x1_azathoths_three_rolls() -> None:
    results = []
    for dice in ("Star, Eye", "Eye, Eye", "Tentacle, Star"):
        g = ceremony("Azathoth", dice=dice)
        results.append((g.summon[A], g.lodges[A]))
    assert results == [(1, 1), (0, 2), (1, 0)]


@rule("gods.x2")
def test_gods_x2_nyarlathotep_sends_both_captives_back() -> None:
    g = ceremony("Nyarlathotep", cultists={B: "captive 1", C: "library 1"})
    choose(g, "release:1:2")
    assert (at(g, B, "captive", "abyss"), at(g, C, "captive", "abyss")) == ([0, 8], [0, 8])
    assert g.summon[A] == 1


@rule("gods.x3")
def test_gods_x3_hastur_with_an_empty_lodge_only_removes() -> None:
    g = ceremony("Hastur", cultists={A: "lodge 0", B: "museum 1"})
    assert (at(g, B, "museum", "abyss"), at(g, A, "museum", "lodge")) == ([0, 8], [0, 0])


def test_a_gift_offered_by_the_rules_before_can_still_be_declined() -> None:
    g = ceremony("Cthulhu")
    (offered,) = g.pending
    older = (*offered.ask.options, Option("none", text("option-no-move"), cite="ceremony.q1"))
    g.pending = [replace(offered, ask=replace(offered.ask, options=older))]
    assert (choose(g, "none"), at(g, A, "abyss"), g.asks()) == ([], [7], {})


# Winter squalls


def blown(tile: str, god: str = "Cthulhu", **position: Any) -> tuple[Fate, list[str]]:
    """Let A move into the Museum, where a tile of D's lies; return the position and what was told."""
    gods = {A: god, D: "Ithaqua"} if god != "Ithaqua" else {A: god}
    position = {"hands": {A: "Frenzy (Skull)"}, **position}
    g = altar(fate="library", gods=gods, squalls={"museum": tile}, **position)
    return g, ids(move(g, "Frenzy (Skull)"))


@rule("squalls.1")
def test_squalls_1_the_tile_is_turned_up_before_investigators_are_collected() -> None:
    g, messages = blown("Tracks", investigators="museum 3")
    assert messages[1:] == [
        "squall-turned-up",
        "investigators-from-supply",
        "cultists-moved",
        "investigators-follow",
        "cultist-placed",
        "investigator-placed",
    ]
    assert g.lodges[A] == 5


@rule("squalls.1")
def test_squalls_1_it_takes_effect_on_the_player_who_moved() -> None:
    g = altar(
        active=B,
        fate="library",
        gods={D: "Ithaqua"},
        hands={B: "Frenzy (Skull)"},
        squalls={"museum": "Tracks", "gathering": "Frost"},
    )
    turned_up = one(move(g, "Frenzy (Skull)"), "squall-turned-up")
    assert (g.lodges, g.squalls[5]) == ([0, 2, 0, 0], FROST)
    assert (turned_up.cite, turned_up.audience) == ("squalls.1", None)
    assert (turned_up.text.args["who"], turned_up.on) == (Who(B), ("location:museum",))


@rule("squalls.2")
def test_squalls_2_ithaquas_player_does_not_turn_it_up() -> None:
    g, messages = blown("Frost", "Ithaqua")
    assert (g.squalls[4], "squall-turned-up" in messages) == (FROST, False)


@rule("squalls.d1")
@pytest.mark.parametrize(("lodge", "left"), [(5, 2), (2, 1)])
def test_squalls_d1_frost_sends_two_cultists_to_the_abyss(lodge: int, left: int) -> None:
    g, _ = blown("Frost", cultists={A: f"lodge {lodge}, abyss 3"})
    assert at(g, A, "lodge", "museum") == [left, 1]  # one is placed afterwards
    assert TILES.count(FROST) == 2


@rule("squalls.d2")
@pytest.mark.parametrize(("supply", "lodge"), [(6, 2), (2, 2)])
def test_squalls_d2_tracks_bring_two_investigators(supply: int, lodge: int) -> None:
    g, _ = blown("Tracks", supply=supply, dice="Tentacle, Tentacle")
    assert g.lodges[A] == lodge


@rule("squalls.d2")
def test_squalls_d2_as_far_as_possible() -> None:
    g, _ = blown("Tracks", supply=1, dice="Tentacle")
    assert (g.lodges[A], g.supply) == (1, 0)


@rule("squalls.d3")
def test_squalls_d3_gust_takes_a_spell_of_own_choice() -> None:
    g, _ = blown("Gust", hands={A: "Frenzy (Skull), Frenzy (Moon), Betrayal (Book), Gate"})
    assert (asked(g), ask(g).kind) == (A, "gust")
    assert choices(g) == [f"discard:{card('Betrayal (Book)')}", f"discard:{card('Frenzy (Moon)')}"]
    discarded = one(choose(g, choices(g)[1]), "discarded")
    assert (cards_named(g.hands[A]), g.gates[A]) == (["Betrayal (Book)"], 1)
    assert cards_named(g.discard) == ["Frenzy (Moon)"]
    assert (discarded.cite, discarded.audience) == ("squalls.d3", (A,))
    assert read([discarded], B) == "Player 1 discards a Moon spell."


@rule("squalls.d3")
def test_squalls_d3_without_a_spell_nothing_is_discarded() -> None:
    g, messages = blown("Gust")
    assert (g.asks(), "discarded" in messages, g.discard) == ({}, False, [])
    assert TILES.count(GUST) == 1


@rule("squalls.d4")
def test_squalls_d4_calm_has_no_effect_on_the_player() -> None:
    g, messages = blown("Calm")
    assert messages[1:] == ["squall-turned-up", "cultists-moved", "cultist-placed", "investigator-placed"]
    assert (at(g, A, "lodge", "abyss"), g.lodges[A]) == ([6, 7], 0)


@rule("squalls.d1", "squalls.d2", "squalls.d4")
@pytest.mark.parametrize("tile", ["Frost", "Tracks", "Calm"])
def test_squalls_d4_only_the_gust_takes_a_spell(tile: str) -> None:
    g, messages = blown(tile, hands={A: "Frenzy (Skull), Frenzy (Moon)"})
    assert (g.asks(), "discarded" in messages, cards_named(g.hands[A])) == ({}, False, ["Frenzy (Moon)"])


@rule("squalls.d5")
@pytest.mark.parametrize("tile", ["Frost", "Tracks", "Gust", "Calm"])
def test_squalls_d5_after_every_tile_ithaquas_cultist_comes_and_the_tile_goes_back(tile: str) -> None:
    g, _ = blown(tile)
    assert at(g, D, "museum", "abyss") == [1, 6]
    assert (g.squalls[4], g.squall_pile) == (NONE, TILES)


@rule("squalls.d5")
def test_squalls_d5_without_a_cultist_in_the_abyss_none_comes() -> None:
    g, _ = blown("Calm", cultists={D: "abyss 0"})
    assert at(g, D, "museum", "lodge") == [0, 7]


@rule("squalls.x1")
def test_squalls_x1_frost_in_the_museum_then_placement_from_the_abyss() -> None:
    g, messages = blown("Frost", cultists={A: "lodge 1, abyss 4"})
    assert messages[1:5] == ["squall-turned-up", "cultists-moved", "cultists-moved", "cultists-rise"]
    assert at(g, A, "lodge", "abyss", "museum") == [1, 3, 1]
    assert at(g, D, "museum") == [1]


def test_a_squall_strikes_a_player_whose_fate_piece_drifts() -> None:
    g = altar(
        fate="streets",
        gods={D: "Ithaqua"},
        deck="",
        rest="box",
        hands={},
        squalls={"ceremony": "Tracks"},
    )
    assert ids(g.opening)[:2] == ["drifted", "squall-turned-up"]
    assert told(list(g.opening), "squall-turned-up")[0].cite == "squalls.1"
    pass_all(g)
