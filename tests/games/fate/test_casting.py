"""Casting a spell, Banishment against it, and the moments at which one may cast."""

from typing import Any

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who
from miskatonic.games.fate.cards import card_name
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
    cast,
    choices,
    choose,
    ids,
    load_dice,
    move,
    one,
    read,
    refused,
    use,
    view,
)

TIDE, CALL, TRAIL, SEAL = (
    "Rising Tide (Book)",
    "Call from Below (Book)",
    "False Trail (Book)",
    "Broken Seal (Book)",
)
IDLE = "Warding Circle (Flame), Warding Circle (Skull), Warding Circle (Moon)"
"""Spells that cannot be cast in a window."""


def casts(g: Fate) -> list[str]:
    """Return the spells that the player asked may cast now."""
    return cards_named(int(each[5:]) for each in choices(g) if each.startswith("cast"))


def asked_in_turn(g: Fate) -> list[tuple[int, str]]:
    """Let everybody pass; return who was asked, and what."""
    asked_now = []
    while g.asks() and "pass" in choices(g):
        asked_now.append((asked(g), ask(g).kind))
        choose(g, "pass")
    return asked_now


# Casting


@rule("casting.1")
def test_casting_1_the_card_is_turned_up_with_all_its_choices_named() -> None:
    g = altar(phase="preparation", lodges={A: 2}, readied={A: TRAIL, B: IDLE})
    shown = one(cast(g, TRAIL, "rival:1:2"), "cast")
    assert (shown.cite, shown.audience, shown.on) == ("spells.d2", None, ("readied:0", "seat:1"))
    assert read([shown], C) == "Player 1 casts False Trail (Book) against Player 2 with 2 investigators."
    assert (g.readied[A], view(g, None).casting[0].card.spell) == ((), "false-trail")


@rule("casting.1")
def test_casting_1_nothing_is_told_before_all_is_named() -> None:
    g = altar(phase="preparation", lodges={A: 2}, readied={A: TRAIL})
    assert choose(g, f"cast:{card(TRAIL)}") == []
    assert choices(g) == [f"rival:{rival}:{count}" for rival in (1, 2, 3) for count in (1, 2)]


@rule("casting.1")
def test_casting_1_it_is_carried_out_before_anything_else_goes_on() -> None:
    g = altar(phase="preparation", readied={A: CALL, B: IDLE})
    cast(g, CALL)
    assert (asked(g), ask(g).kind, at(g, A, "lodge")) == (B, "cast", [7])
    choose(g, "pass")
    assert (asked(g), ask(g).kind, at(g, A, "lodge")) == (B, "window", [9])


@rule("casting.2")
@pytest.mark.parametrize(
    ("spell", "seat", "lacking"),
    [
        (TIDE, B, "not the own turn"),
        (SEAL, A, "no sign"),
        (TRAIL, A, "no investigator"),
        ("Betrayal (Book)", A, "no rival here"),
        ("Frenzy (Book)", A, "no roll"),
    ],
)
def test_casting_2_without_timing_condition_or_target_it_cannot_be_chosen(
    spell: str, seat: int, lacking: str
) -> None:
    g = altar(phase="preparation", readied={seat: spell})
    assert (asked(g), casts(g)) == (seat, [])
    assert refused(g, f"cast:{card(spell)}").clause == "windows.2"


@rule("casting.3")
def test_casting_3_all_but_the_caster_with_a_readied_spell_are_asked_once_from_the_active_player() -> None:
    readied = {A: "Frenzy (Moon)", B: "Frenzy (Book)", C: f"{CALL}, Frenzy (Flame)"}
    g = altar(phase="preparation", active=B, readied=readied)
    choose(g, "pass")
    cast(g, CALL)
    asked_now = asked_in_turn(g)
    assert [each for each in asked_now if each[1] == "cast"] == asked_now[:2] == [(B, "cast"), (A, "cast")]


@rule("casting.3")
def test_casting_3_only_banishment_may_answer() -> None:
    g = altar(phase="preparation", readied={A: TIDE, B: f"{CALL}, Banishment (Moon)"})
    cast(g, TIDE)
    assert (asked(g), casts(g), ask(g).cite) == (B, ["Banishment (Moon)"], "casting.3")


@rule("casting.4", "spells.d9")
def test_casting_4_a_banished_spell_has_no_effect_and_the_asking_ends() -> None:
    g = altar(phase="preparation", readied={A: TIDE, B: "Banishment (Book)", C: "Banishment (Moon)"})
    cast(g, TIDE)
    cast(g, "Banishment (Book)")
    assert (asked(g), ask(g).kind) == (C, "cast")  # may answer B's Banishment
    events = choose(g, "pass")
    cancelled = one(events, "cancelled")
    assert (cancelled.text.args["who"], cancelled.text.args["card"]) == (Who(A), card_name(card(TIDE)))
    assert (cancelled.cite, g.summon[A]) == ("casting.4", 0)
    assert (asked(g), ask(g).kind) == (C, "window")


@rule("casting.4")
def test_casting_4_a_cancelled_banishment_lets_the_asking_go_on_with_the_next_player() -> None:
    readied = {A: f"{TIDE}, Banishment (Moon)", B: "Banishment (Book)", C: "Frenzy (Book)"}
    g = altar(phase="preparation", readied=readied)
    cast(g, TIDE)
    cast(g, "Banishment (Book)")
    cast(g, "Banishment (Moon)")
    choose(g, "pass")  # C lets A's Banishment stand
    assert (asked(g), ask(g).kind, g.casting[-1].card) == (C, "cast", card(TIDE))
    choose(g, "pass")
    assert g.summon[A] == 1


@rule("casting.5")
def test_casting_5_as_far_as_possible_then_discarded() -> None:
    g = altar(phase="preparation", cultists={A: "abyss 1"}, readied={A: CALL})
    cast(g, CALL)
    assert (at(g, A, "lodge", "abyss"), cards_named(g.discard)) == ([8, 0], [CALL])


@rule("casting.5")
def test_casting_5_a_cancelled_spell_is_discarded_too() -> None:
    g = altar(phase="preparation", readied={A: TIDE, B: "Banishment (Book)"})
    cast(g, TIDE)
    cast(g, "Banishment (Book)")
    assert (cards_named(g.discard), g.casting) == (["Banishment (Book)", TIDE], ())


@rule("casting.6", "curses.d7")
def test_casting_6_a_cancelled_spell_counts_as_cast() -> None:
    g = altar(phase="preparation", readied={A: TIDE, B: "Banishment (Book)"}, curses={A: "Backlash"})
    cast(g, TIDE)
    events = cast(g, "Banishment (Book)")
    assert (one(events, "curse-strikes").cite, at(g, A, "lodge")) == ("curses.d7", [5])


@rule("casting.7")
def test_casting_7_any_number_of_spells_may_be_cast_in_a_turn() -> None:
    g = altar(phase="preparation", signs={A: 1}, readied={A: f"{TIDE}, {CALL}, {SEAL}"})
    for spell in (TIDE, CALL, SEAL):
        cast(g, spell)
    assert (g.summon[A], at(g, A, "lodge"), g.signs[A], g.readied[A]) == (1, [9], 0, ())


@rule("casting.x1")
def test_casting_x1_a_banishment_against_a_banishment() -> None:
    readied = {A: f"{TIDE}, Banishment (Moon)", C: "Banishment (Book)", D: "Banishment (Skull)"}
    g = altar(phase="preparation", readied=readied)
    cast(g, TIDE)
    cast(g, "Banishment (Book)")
    assert asked(g) == A
    cast(g, "Banishment (Moon)")
    choose(g, "pass")  # D lets A's Banishment stand: C's is cancelled
    assert (asked(g), ask(g).kind) == (D, "cast")
    choose(g, "pass")
    assert g.summon[A] == 1
    assert set(cards_named(g.discard)) == {TIDE, "Banishment (Book)", "Banishment (Moon)"}


# Open windows


@rule("windows.1")
def test_windows_1_every_turn_has_four_open_windows() -> None:
    hands = {A: "Moon, Moon, Moon"}
    g = altar(players=2, phase="preparation", whole_turn=True, hands=hands, readied={B: IDLE})
    windows = []
    while g.active == A:
        windows += [(g.window, g.phase)] if ask(g).kind == "window" else []
        options = choices(g)
        choose(g, next(each for each in ("pass", "none", options[0]) if each in options))
    assert windows == [
        ("prep", "preparation"),
        ("moved", "movement"),
        ("acted", "activation"),
        ("end", "conclusion"),
    ]


@rule("windows.2")
def test_windows_2_players_are_asked_from_the_active_player_clockwise() -> None:
    g = altar(phase="preparation", active=C, readied={A: CALL, B: TIDE, C: TRAIL, D: SEAL})
    assert asked_in_turn(g) == [(C, "window"), (D, "window"), (A, "window"), (B, "window")]


@rule("windows.2")
def test_windows_2_one_may_cast_one_spell_use_one_artefact_or_pass() -> None:
    g = altar(phase="preparation", readied={A: f"{CALL}, {TIDE}"}, artefacts={A: "Star Chart, Idol"})
    assert casts(g) == [CALL, TIDE]
    assert choices(g)[2:4] == ["use:11", "pass"]
    assert ids(use(g, "Star Chart")) == ["used", "drew"]


@rule("windows.2")
def test_windows_2_artefacts_are_for_the_active_player_only() -> None:
    g = altar(phase="preparation", readied={B: CALL}, artefacts={B: "Star Chart", C: "Bone Flute"})
    assert (asked(g), [each for each in choices(g) if each.startswith("use")]) == (B, [])
    choose(g, "pass")
    assert g.asks() == {}


@rule("windows.3")
def test_windows_3_after_a_cast_the_asking_begins_again_with_the_active_player() -> None:
    g = altar(phase="preparation", readied={A: TIDE, B: CALL, C: IDLE})
    choose(g, "pass")
    cast(g, CALL)
    assert asked_in_turn(g)[2:] == [(A, "window"), (C, "window")]  # after A and C let the spell stand


@rule("windows.3")
def test_windows_3_after_an_artefact_too_and_all_must_pass_one_after_another() -> None:
    g = altar(phase="preparation", readied={B: IDLE}, artefacts={A: "Star Chart, Shining Stone"})
    use(g, "Star Chart")
    assert (asked(g), g.window) == (A, "prep")
    assert asked_in_turn(g) == [(A, "window"), (B, "window")]
    assert g.window == ""


@rule("windows.4")
@pytest.mark.parametrize(("active", "offered"), [(A, [CALL, TIDE]), (B, [CALL])])
def test_windows_4_any_turn_in_every_window_own_turn_in_those_of_the_own_turn(
    active: int, offered: list[str]
) -> None:
    for phase in ("preparation", "conclusion"):
        g = altar(phase=phase, active=active, readied={A: f"{CALL}, {TIDE}"})
        assert (asked(g), casts(g)) == (A, offered)


@rule("windows.5")
def test_windows_5_reactions_are_not_offered_in_an_open_window() -> None:
    g = altar(
        phase="preparation",
        lodges={A: 3},
        readied={A: "Frenzy (Book), Warding Circle (Book), Banishment (Book)"},
        artefacts={A: "Amulet of Nephren-Ka, Elder Lamp, Idol"},
    )
    assert choices(g) == ["pass", "pass-turn", "pass-own", "pass-raid"]


@rule("windows.5")
def test_windows_5_nothing_but_the_reaction_can_be_used_at_its_moment() -> None:
    artefacts = {A: "Star Chart, Elder Lamp"}
    g = altar(
        phase="conclusion", lodges={A: 5}, readied={A: f"{CALL}, {TIDE}, Frenzy (Book)"}, artefacts=artefacts
    )
    choose(g, "pass")
    assert (ask(g).kind, choices(g)[:2]) == ("roll", [f"cast:{card('Frenzy (Book)')}", "use:3"])
    assert choices(g)[2:] == ["pass", "pass-turn", "pass-own", "pass-raid"]


@rule("windows.6")
def test_windows_6_no_window_opens_inside_a_spell_or_the_raid_it_brings() -> None:
    g = altar(phase="preparation", readied={A: "Press Call (Book)", B: IDLE, C: SEAL})
    cast(g, "Press Call (Book)", "rival:1")
    seen = asked_in_turn(g)
    raid = seen.index((B, "ward"))
    assert {kind for _, kind in seen[:raid]} == {"cast", "roll"}
    assert {kind for _, kind in seen[raid + 1 :]} == {"window"}


@rule("windows.6")
def test_windows_6_no_window_opens_inside_an_action() -> None:
    g = altar(phase="activation", fate="streets", cultists={A: "streets 3"}, readied={B: IDLE})
    kinds = []
    while g.window != "acted":
        kinds.append(ask(g).kind)
        choose(g, choices(g)[0] if ask(g).kind in ("send", "sacrifice") else "pass")
    assert set(kinds) == {"send", "roll", "ward", "sacrifice"}


# Reactions to a roll


def rolled(**position: Any) -> Fate:
    """Let the active player roll for control in the Museum."""
    g = altar(phase="activation", fate="museum", **position)
    choose(g, "roll")
    return g


@rule("windows.7")
def test_windows_7_after_a_roll_players_are_asked_from_the_active_player_clockwise() -> None:
    g = rolled(active=B, readied={A: IDLE, B: CALL, D: TRAIL})
    assert asked_in_turn(g)[:3] == [(B, "roll"), (D, "roll"), (A, "roll")]


@rule("windows.7")
def test_windows_7_the_elder_lamp_is_for_the_roller_only() -> None:
    g = rolled(readied={B: "Frenzy (Book)"}, artefacts={B: "Elder Lamp"})
    assert (asked(g), choices(g)[:2]) == (B, [f"cast:{card('Frenzy (Book)')}", "pass"])
    g = rolled(artefacts={A: "Elder Lamp"})
    assert (asked(g), choices(g)[:2]) == (A, ["use:3", "pass"])


@rule("windows.7")
def test_windows_7_after_each_use_the_asking_begins_again() -> None:
    g = rolled(readied={A: IDLE, B: "Frenzy (Book)", C: CALL}, dice="Eye")
    choose(g, "pass")
    load_dice(g, "Star")
    cast(g, "Frenzy (Book)")
    assert asked_in_turn(g)[:4] == [(A, "cast"), (C, "cast"), (A, "roll"), (C, "roll")]
    assert g.control == "temporary"


@rule("windows.8")
def test_windows_8_a_player_with_nothing_to_use_is_not_asked() -> None:
    g = altar(
        phase="preparation", artefacts={A: "Idol, Bone Flute"}, cultists={A: "abyss 0"}, readied={C: IDLE}
    )
    assert asked_in_turn(g) == [(C, "window")]


@rule("windows.8")
def test_windows_8_a_player_with_readied_spells_is_always_asked() -> None:
    g = altar(phase="conclusion", lodges={A: 5}, readied={A: CALL, B: SEAL})
    assert (casts(g), asked_in_turn(g)) == (
        [CALL],
        [(A, "window"), (B, "window"), (A, "roll"), (B, "roll"), (A, "ward")],
    )


@rule("windows.8")
def test_windows_8_what_a_rival_is_asked_does_not_tell_what_he_holds() -> None:
    kinds = []
    for spell in ("Frenzy (Book)", "Warding Circle (Book)", "Blood Price (Book)"):
        g = altar(phase="conclusion", lodges={A: 5}, readied={A: spell}, dice="Star, Eye, Eye, Eye, Eye")
        kinds.append(asked_in_turn(g))
    assert kinds[0] == kinds[1] == kinds[2]


@rule("windows.q1")
def test_windows_q1_the_active_player_goes_first_and_every_spell_is_carried_out_completely() -> None:
    readied = {A: CALL, B: "Call from Below (Moon)", C: "Banishment (Moon)"}
    g = altar(phase="preparation", readied=readied)
    assert asked(g) == A
    cast(g, CALL)
    assert [ask(g).kind, casts(g)] == ["cast", []]  # B may not cast the own spell into it
    choose(g, "pass")
    assert casts(g) == ["Banishment (Moon)"]


@rule("windows.x1")
def test_windows_x1_a_passes_b_casts_and_a_may_still_cast() -> None:
    g = altar(
        fate="library",
        hands={A: "Dream Road (Moon), Mind Theft (Moon)"},
        readied={A: TIDE, B: "Betrayal (Book), Frenzy (Book)", C: IDLE, D: "Frenzy (Skull)"},
    )
    move(g, "Dream Road (Moon)")
    choose(g, "pass")
    cast(g, "Betrayal (Book)")
    for _ in range(3):
        choose(g, "pass")  # A, C and D let it stand
    assert (at(g, A, "gathering"), asked(g), casts(g)) == ([0], A, [TIDE])
    assert asked_in_turn(g) == [(A, "window"), (B, "window"), (C, "window"), (D, "window")]
    assert g.window == ""
