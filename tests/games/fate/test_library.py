"""The Library: spells drawn, and more of them readied."""

from typing import Any

from miskatonic.core.rulebook import rule
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import (
    A,
    B,
    altar,
    ask,
    card,
    cards,
    choices,
    choose,
    column,
    one,
    told,
    view,
)


@rule("library.1")
def test_library_1_three_spells_are_drawn() -> None:
    g = altar(phase="activation", fate="library", hands={A: "Book, Book"}, deck="Moon, Skull, Flame")
    drew = one(choose(g, "none"), "drew")
    assert (len(g.hands[A]), drew.cite) == (5, "library.1")


@rule("library.1")
def test_library_1_all_see_the_backs_and_only_the_player_the_faces() -> None:
    g = altar(phase="activation", fate="library", deck="Frenzy (Moon), Betrayal (Skull), Frenzy (Flame)")
    choose(g, "none")
    assert [each.spell for each in view(g, A).players[A].hand] == ["frenzy", "betrayal", "frenzy"]
    for viewer in (B, None):
        shown = view(g, viewer).players[A].hand
        assert [(each.back, each.spell) for each in shown] == [
            ("flame", None),
            ("skull", None),
            ("moon", None),
        ]


TWO_TRAILS = "False Trail (Book), Call from Below (Book)"


@rule("library.2")
def test_library_2_two_spells_may_be_readied_in_the_conclusion() -> None:
    columns = {"library": "Lantern", "streets": "Lantern"}
    g = altar(
        phase="conclusion", fate="library", hands={A: f"{TWO_TRAILS}, False Trail (Moon)"}, columns=columns
    )
    choose(g, choices(g)[0])
    choose(g, choices(g)[0])
    assert (len(g.readied[A]), g.window) == (2, "end")


@rule("library.2")
def test_library_2_elsewhere_only_one() -> None:
    g = altar(phase="conclusion", fate="streets", hands={A: TWO_TRAILS})
    choose(g, choices(g)[0])
    assert (len(g.readied[A]), g.window) == (1, "end")


@rule("library.2")
def test_library_2_up_to_two_means_one_or_none_too() -> None:
    g = altar(phase="conclusion", fate="library", hands={A: TWO_TRAILS}, columns={"library": "Lantern"})
    choose(g, choices(g)[0])
    assert choices(g)[-1] == "none"
    choose(g, "none")
    assert (len(g.readied[A]), column(g, "library")) == (1, [])


@rule("library.3")
def test_library_3_the_second_is_paid_with_the_same_symbols() -> None:
    g = altar(phase="conclusion", fate="library", hands={A: TWO_TRAILS}, columns={"library": "Lantern"})
    choose(g, f"ready:{card('False Trail (Book)')}")
    assert choices(g) == [f"ready:{card('Call from Below (Book)')}", "none"]


@rule("library.3")
def test_library_3_the_first_counts_as_a_source_for_the_second() -> None:
    hand = "False Trail (Moon), Dream Road (Moon), False Trail (Skull)"
    g = altar(phase="conclusion", fate="library", hands={A: hand})
    assert choices(g) == [f"ready:{card('False Trail (Moon)')}", "none"]
    choose(g, choices(g)[0])
    assert choices(g) == [f"ready:{card('False Trail (Skull)')}", "none"]


def library_with_control(**position: Any) -> Fate:
    return altar(phase="activation", fate="library", cultists={A: "library 3"}, **position)


@rule("library.4")
def test_library_4_with_control_a_spell_is_readied_without_symbols_at_once() -> None:
    g = library_with_control(hands={A: "Rising Tide (Book)"}, deck="Moon, Skull, Flame")
    assert (ask(g).kind, ask(g).cite, len(choices(g))) == ("free-ready", "library.4", 5)
    readied = one(choose(g, f"ready:{card('Rising Tide (Book)')}"), "readied")
    assert (g.readied[A], readied.cite) == (cards("Rising Tide (Book)"), "library.4")


@rule("library.4", "choices.13")
def test_library_4_without_a_spell_in_hand_nobody_is_asked() -> None:
    assert library_with_control(rest="box").asks() == {}


@rule("library.4")
def test_library_4_the_column_is_not_cleared_by_it() -> None:
    g = library_with_control(hands={A: "Rising Tide (Book)"}, columns={"library": "Frenzy (Moon), Gate"})
    choose(g, choices(g)[0])
    assert column(g, "library") == ["Frenzy (Moon)", "Gate"]


@rule("library.4")
def test_library_4_the_cost_row_is_shown_and_nothing_else() -> None:
    g = library_with_control(hands={A: "Rising Tide (Book)"})
    readied = one(choose(g, f"ready:{card('Rising Tide (Book)')}"), "readied")
    seen = readied.seen_by(B)
    assert seen is not None
    assert (seen.id, set(seen.args)) == ("readied-hidden", {"who", "card", "cost"})
    shown = view(g, B).players[A].readied[0]
    assert (shown.back, shown.cost, shown.spell) == ("book", ("book", "lantern", "skull"), None)


@rule("library.4")
def test_library_4_a_fourth_spell_must_be_cast_or_replace_an_old_one() -> None:
    readied = {A: "Frenzy (Moon), Frenzy (Skull), Frenzy (Flame)"}
    g = library_with_control(hands={A: "Rising Tide (Book)"}, readied=readied)
    choose(g, f"ready:{card('Rising Tide (Book)')}")
    assert (ask(g).kind, choices(g)[0]) == ("fourth", f"cast:{card('Rising Tide (Book)')}")
    assert choices(g)[1:] == [f"drop:{each}" for each in g.readied[A][:3]]


@rule("library.q1")
def test_library_q1_the_column_is_cleared_once_after_the_last_spell() -> None:
    g = altar(phase="conclusion", fate="library", hands={A: TWO_TRAILS}, columns={"library": "Lantern"})
    first = choose(g, choices(g)[0])
    assert (told(first, "column-cleared"), len(column(g, "library"))) == ([], 1)
    second = choose(g, choices(g)[0])
    assert (len(told(second, "column-cleared")), column(g, "library")) == (1, [])


@rule("library.q1")
def test_library_q1_a_table_option_leaves_the_column_for_good() -> None:
    columns = {"library": "Frenzy (Lantern)"}
    hands = {A: "False Trail (Book)"}
    g = altar(phase="conclusion", fate="library", hands=hands, columns=columns, library_keeps=True)
    choose(g, choices(g)[0])
    assert (column(g, "library"), len(g.readied[A])) == (["Frenzy (Lantern)"], 1)


@rule("library.q1")
def test_library_q1_the_option_is_off_by_default_and_concerns_the_library_only() -> None:
    assert altar(phase="preparation").options.library_keeps is False
    hands = {A: "False Trail (Book)"}
    g = altar(
        phase="conclusion", fate="streets", hands=hands, columns={"streets": "Moon"}, library_keeps=True
    )
    choose(g, choices(g)[0])
    assert column(g, "streets") == []


@rule("library.x1")
def test_library_x1_both_are_readied_with_the_same_lantern() -> None:
    g = altar(phase="conclusion", fate="library", hands={A: TWO_TRAILS}, columns={"library": "Lantern"})
    choose(g, f"ready:{card('False Trail (Book)')}")
    choose(g, f"ready:{card('Call from Below (Book)')}")
    assert (sorted(g.readied[A]), column(g, "library")) == (sorted(cards(TWO_TRAILS)), [])


@rule("library.x2")
def test_library_x2_one_free_in_the_activation_and_two_in_the_conclusion() -> None:
    g = library_with_control(
        hands={A: f"Rising Tide (Book), {TWO_TRAILS}"}, columns={"library": "Lantern"}, whole_turn=True
    )
    choose(g, f"ready:{card('Rising Tide (Book)')}")
    choose(g, "pass")
    choose(g, f"ready:{card('False Trail (Book)')}")
    choose(g, f"ready:{card('Call from Below (Book)')}")
    assert (len(g.readied[A]), ask(g).kind) == (3, "window")  # a third one is not too many
