"""The eight curses, one by one; how curses are received and watched stands in `test_curse`."""

import pytest

from miskatonic.core.game import Event
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who
from tests.games.fate.builders import (
    A,
    B,
    altar,
    artefact,
    artefacts_of,
    at,
    card,
    cards_named,
    cast,
    choices,
    choose,
    column,
    curses_of,
    ids,
    move,
    one,
    read,
    told,
    use,
)


def struck(events: list[Event]) -> list[str]:
    """Return the clauses of the curses that took effect."""
    return [event.cite for event in told(events, "curse-strikes")]


# Broken Word


@rule("curses.d1")
def test_curses_d1_the_readied_spell_is_discarded_and_the_column_cleared() -> None:
    g = altar(
        phase="conclusion",
        fate="streets",
        hands={A: "Frenzy (Book), Call from Below (Book)"},
        columns={"streets": "Moon"},
        curses={A: "Broken Word"},
    )
    events = choose(g, f"ready:{card('Call from Below (Book)')}")
    assert ids(events) == ["readied", "curse-strikes", "dropped", "column-cleared", "drew"]
    assert (g.readied[A], column(g, "streets"), curses_of(g, A)) == ((), [], [])
    assert card("Call from Below (Book)") in g.discard


@rule("curses.d1")
def test_curses_d1_also_when_it_is_readied_free_in_the_library() -> None:
    g = altar(
        phase="activation",
        fate="library",
        cultists={A: "library 3"},
        hands={A: "Rising Tide (Moon)"},
        curses={A: "Broken Word"},
    )
    events = choose(g, f"ready:{card('Rising Tide (Moon)')}")
    assert (struck(events), g.readied[A]) == (["curses.d1"], ())


@rule("curses.d1")
def test_curses_d1_a_fourth_spell_is_not_cast() -> None:
    three = "Frenzy (Flame), Frenzy (Moon), Frenzy (Skull)"
    hands = {A: "Call from Below (Book)"}
    g = altar(phase="conclusion", fate="streets", hands=hands, readied={A: three}, curses={A: "Broken Word"})
    choose(g, f"ready:{card('Call from Below (Book)')}")
    assert (cards_named(g.readied[A]), at(g, A, "lodge"), g.window) == (three.split(", "), [7], "end")


# Blind Stars


@rule("curses.d2")
def test_curses_d2_all_successes_in_other_worlds_are_rolled_again_once_before_reactions() -> None:
    g = altar(
        phase="activation",
        cultists={A: "other-worlds 3"},
        readied={B: "Frenzy (Book)"},
        curses={A: "Blind Stars"},
        dice="Star, Eye, Tentacle / Star, Eye",
    )
    assert ids(g.opening)[-3:] == ["rolled-other-worlds", "curse-strikes", "rerolled"]
    assert choices(g)[0] == f"cast:{card('Frenzy (Book)')}"
    choose(g, "pass")
    assert (g.summon[A], at(g, A, "other-worlds")) == (1, [2])


@rule("curses.d2")
def test_curses_d2_without_a_success_it_waits() -> None:
    cultists, curses = {A: "other-worlds 3"}, {A: "Blind Stars"}
    g = altar(phase="activation", cultists=cultists, curses=curses, dice="Eye, Eye, Eye")
    assert (struck(list(g.opening)), curses_of(g, A)) == ([], ["Blind Stars"])


@rule("curses.d2")
def test_curses_d2_other_rolls_do_not_set_it_off() -> None:
    g = altar(phase="activation", fate="museum", curses={A: "Blind Stars"}, dice="Star")
    assert (struck(choose(g, "roll")), g.control) == ([], "temporary")


# Empty Showcase


@rule("curses.d3")
@pytest.mark.parametrize("choice", ["top", f"take:{artefact('Idol')}"])
def test_curses_d3_the_artefact_taken_goes_to_the_discard_pile(choice: str) -> None:
    deck, curses = "Ward Ring, Bone Flute, Yellow Mask", {A: "Empty Showcase"}
    g = altar(phase="activation", fate="museum", shown="Idol", artefact_deck=deck, curses=curses)
    choose(g, "none")
    events = choose(g, choice)
    assert (struck(events), artefacts_of(g, A)) == (["curses.d3"], [])
    assert artefact("Idol") in g.artefact_discard
    lost = one(events, "artefact-lost")
    assert (lost.cite, lost.text.args["who"]) == ("curses.d3", Who(A))


@rule("curses.d3")
def test_curses_d3_nobody_with_three_artefacts_then_has_to_give_one_up() -> None:
    held = "Ward Ring, Bone Flute, Yellow Mask"
    g = altar(phase="activation", fate="museum", artefacts={A: held}, curses={A: "Empty Showcase"})
    choose(g, "none")
    choose(g, "top")
    assert artefacts_of(g, A) == held.split(", ")


# Hunger of the Deep


@rule("curses.d4")
@pytest.mark.parametrize(("lodge", "after"), [(3, [5, 5]), (4, [3, 8]), (5, [4, 8])])
def test_curses_d4_six_in_the_lodge_send_three_to_the_abyss(lodge: int, after: list[int]) -> None:
    cultists, curses = {A: f"lodge {lodge}"}, {A: "Hunger of the Deep"}
    g = altar(phase="preparation", cultists=cultists, readied={A: "Call from Below (Book)"}, curses=curses)
    cast(g, "Call from Below (Book)")
    assert at(g, A, "lodge", "abyss") == after


@rule("curses.d4")
def test_curses_d4_it_is_spent_then() -> None:
    cultists, curses = {A: "lodge 5"}, {A: "Hunger of the Deep"}
    g = altar(phase="conclusion", cultists=cultists, artefacts={A: "Bone Flute"}, curses=curses)
    events = use(g, "Bone Flute")
    assert (struck(events), curses_of(g, A)) == (["curses.d4"], [])
    assert [event.cite for event in told(events, "cultists-moved")] == ["artefact-list.d9", "curses.d4"]


@rule("curses.d4", "gods.d6")
def test_curses_d4_shub_nigguraths_gift_may_set_it_off() -> None:
    g = altar(
        phase="activation",
        fate="ceremony",
        gods={A: "Shub-Niggurath"},
        cultists={A: "lodge 3"},
        curses={A: "Hunger of the Deep"},
    )
    events = choose(g, "none")
    moved = [(event.cite, event.text.args["count"]) for event in told(events, "cultists-moved")]
    assert (moved, at(g, A, "lodge", "abyss")) == ([("gods.d6", 3), ("curses.d4", 3)], [3, 7])


@rule("curses.d4")
def test_curses_d4_a_rivals_lodge_does_not_set_it_off() -> None:
    cultists, curses = {A: "lodge 5", B: "lodge 9"}, {B: "Hunger of the Deep"}
    g = altar(phase="preparation", cultists=cultists, readied={A: "Call from Below (Book)"}, curses=curses)
    assert struck(cast(g, "Call from Below (Book)")) == []


# Torn Veil


@rule("curses.d5")
@pytest.mark.parametrize(("supply", "lodge"), [(5, 2), (1, 1)])
def test_curses_d5_a_pair_brings_two_investigators_as_far_as_possible(supply: int, lodge: int) -> None:
    hands, curses = {A: "Frenzy (Moon), Betrayal (Moon)"}, {A: "Torn Veil"}
    g = altar(fate="library", hands=hands, curses=curses, supply=supply, dice="Tentacle, Tentacle")
    events = move(g, "Frenzy (Moon)", "Betrayal (Moon)", to="museum")
    assert (struck(events), g.lodges[A]) == (["curses.d5"], lodge)


@rule("curses.d5")
def test_curses_d5_a_single_spell_does_not_set_it_off() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Moon)"}, curses={A: "Torn Veil"})
    assert (struck(move(g, "Frenzy (Moon)")), curses_of(g, A)) == ([], ["Torn Veil"])


@rule("curses.d5")
@pytest.mark.parametrize("way", ["gate", "road", "key"])
def test_curses_d5_nor_does_any_way_but_a_pair(way: str) -> None:
    hands, artefacts = {A: "Frenzy (Moon), Gate"}, {A: "Silver Key"}
    g = altar(fate="library", hands=hands, artefacts=artefacts, road=True, curses={A: "Torn Veil"})
    choose(g, way if way == "gate" else f"{way}:{card('Frenzy (Moon)')}")
    assert (struck(choose(g, "to:0")), g.lodges[A], curses_of(g, A)) == ([], 0, ["Torn Veil"])


@rule("curses.d5")
def test_curses_d5_nor_does_a_rivals_pair() -> None:
    g = altar(fate="library", hands={A: "Frenzy (Moon), Betrayal (Moon)"}, curses={B: "Torn Veil"})
    events = move(g, "Frenzy (Moon)", "Betrayal (Moon)", to="museum")
    assert (struck(events), g.lodges, curses_of(g, B)) == ([], [0, 0, 0, 0], ["Torn Veil"])


@rule("curses.d5")
def test_curses_d5_with_an_empty_supply_it_is_spent_for_nothing() -> None:
    hands, curses = {A: "Frenzy (Moon), Betrayal (Moon)"}, {A: "Torn Veil"}
    g = altar(fate="library", hands=hands, curses=curses, supply=0)
    events = move(g, "Frenzy (Moon)", "Betrayal (Moon)", to="museum")
    assert ids(events)[:3] == ["moved-pair", "curse-strikes", "cultist-placed"]
    assert (g.lodges[A], g.curses[A]) == (0, ())


# Doubt


@rule("curses.d6")
def test_curses_d6_control_is_taken_away() -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: "ceremony 3"}, curses={A: "Doubt"})
    assert (struck(list(g.opening)), told(list(g.opening), "controls-full")) == (["curses.d6"], [])
    choose(g, "to:0")  # the gift
    assert (g.control, g.asks(), g.summon[A]) == ("", {}, 0)


@rule("curses.d6")
def test_curses_d6_temporary_control_too_after_the_roll() -> None:
    g = altar(phase="activation", fate="ceremony", curses={A: "Doubt"}, dice="Star")
    events = choose(g, "roll")
    assert ids(events)[:2] == ["rolled-control", "curse-strikes"]
    assert g.control == ""


@rule("curses.d6")
def test_curses_d6_without_control_it_waits() -> None:
    g = altar(phase="activation", fate="ceremony", curses={A: "Doubt"}, dice="Eye")
    assert struck(choose(g, "roll")) == []
    assert curses_of(g, A) == ["Doubt"]


# Backlash


@rule("curses.d7")
@pytest.mark.parametrize(("lodge", "left"), [(4, 2), (1, 0)])
def test_curses_d7_after_the_spell_two_cultists_leave_the_lodge(lodge: int, left: int) -> None:
    cultists, readied = {B: f"lodge {lodge}"}, {B: "Broken Seal (Book)"}
    g = altar(phase="preparation", cultists=cultists, readied=readied, signs={B: 2}, curses={B: "Backlash"})
    events = cast(g, "Broken Seal (Book)")
    assert ids(events) == ["cast", "signs-removed", "curse-strikes", "cultists-moved"]
    assert at(g, B, "lodge") == [left]


@rule("curses.d7")
def test_curses_d7_a_rivals_spell_does_not_set_it_off() -> None:
    g = altar(phase="preparation", readied={A: "Rising Tide (Book)"}, curses={B: "Backlash"})
    assert struck(cast(g, "Rising Tide (Book)")) == []


# Barred Gate


@rule("curses.d8")
@pytest.mark.parametrize(("marker", "after", "spent"), [(6, 7, False), (7, 7, True), (8, 8, True)])
def test_curses_d8_arriving_on_8_or_9_goes_back_one(marker: int, after: int, spent: bool) -> None:
    summon, curses = {A: marker}, {A: "Barred Gate"}
    g = altar(phase="conclusion", summon=summon, artefacts={A: "Shining Stone"}, curses=curses)
    events = use(g, "Shining Stone")
    assert (g.summon[A], curses_of(g, A) == [], g.outcome) == (after, spent, None)
    assert [event.cite for event in told(events, "fell-back")] == ["curses.d8"] * spent


# What everybody learns


def test_a_curse_that_takes_effect_is_shown_to_all() -> None:
    g = altar(phase="activation", fate="ceremony", cultists={A: "ceremony 3"}, curses={A: "Doubt"})
    (shown,) = told(list(g.opening), "curse-strikes")
    assert shown.audience is None
    assert read([shown], None) == "Curse Doubt: Player 1 has no control this turn."


@rule("curses.x1")
def test_curses_x1_three_successes_with_barred_gate_end_on_8() -> None:
    g = altar(
        phase="activation",
        cultists={A: "other-worlds 3"},
        summon={A: 6},
        curses={A: "Barred Gate"},
        dice="Star, Star, Tentacle",
    )
    spaces = [event.text.args["space"] for event in g.opening if event.text.id in ("summoned", "fell-back")]
    assert (spaces, g.summon[A], curses_of(g, A), g.outcome) == ([7, 8, 7, 8], 8, [], None)


@rule("curses.x2")
def test_curses_x2_hunger_of_the_deep_in_the_gathering() -> None:
    g = altar(
        phase="activation",
        fate="gathering",
        cultists={A: "lodge 4, abyss 3, gathering 1"},
        curses={A: "Hunger of the Deep"},
    )
    events = choose(g, "none")
    assert [event.text.args["count"] for event in told(events, "cultists-moved")] == [3, 3]
    assert at(g, A, "lodge", "abyss") == [4, 3]
