"""The turn: its order, its four phases, and the preparation."""

import pytest

from miskatonic.core.rulebook import rule
from miskatonic.core.text import Who
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    asked,
    card,
    cast,
    choices,
    choose,
    ids,
    is_exhausted,
    move,
    one,
    pass_all,
    refused,
    set_up,
    told,
    view,
)

HANDS = {A: "Frenzy (Moon)", B: "Frenzy (Skull)", C: "Frenzy (Flame)", D: "Frenzy (Lantern)"}


# turn


@rule("turn.1")
def test_turn_1_the_start_player_takes_the_first_turn() -> None:
    for seed in range(5):
        g = set_up(seed)
        assert (g.turn, asked(g), ask(g).kind) == (1, g.start, "move")


@rule("turn.1")
@pytest.mark.parametrize(("active", "following"), [(A, B), (B, C), (C, D), (D, A)])
def test_turn_1_turns_go_round_clockwise(active: int, following: int) -> None:
    g = altar(phase="conclusion", active=active, whole_turn=True, hands=HANDS)
    begins = one(choose(g, "none"), "turn-begins")
    assert (begins.cite, g.active, asked(g)) == ("turn.1", following, following)
    assert (begins.text.args["who"], begins.text.args["round"]) == (Who(following), 1)


def test_a_round_is_one_turn_of_every_player() -> None:
    g = altar(players=3, phase="preparation", readied={A: "Book"})
    rounds = []
    for turn in range(1, 8):
        g.turn = turn
        rounds.append(g.round)
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@rule("turn.2")
def test_turn_2_four_phases_always_in_this_order() -> None:
    g = altar(phase="preparation", whole_turn=True, hands=HANDS, readied={D: "Book"})
    phases = [g.phase]
    while g.active == A:
        choose(g, next(each for each in choices(g) if each.startswith(("pass", "none", "spell", "god"))))
        phases += [g.phase] if g.phase != phases[-1] else []
    assert phases == ["preparation", "movement", "activation", "conclusion", "preparation"]


@rule("turn.3")
@pytest.mark.parametrize("choice", ["spell:0", "gate", "pass", "nonsense", ""])
def test_turn_3_what_is_not_on_offer_is_refused_with_the_clause(choice: str) -> None:
    g = altar(hands={A: "Frenzy (Moon)"})
    refusal = refused(g, choice)
    assert (refusal.reason.id, refusal.clause) == ("refused-no-option", "movement.1")


@rule("turn.3")
def test_turn_3_who_is_not_asked_is_refused() -> None:
    g = altar(hands=HANDS)
    assert refused(g, f"spell:{card('Frenzy (Skull)')}", B).reason.id == "refused-not-asked"


@rule("turn.4")
def test_turn_4_the_active_player_stays_active_while_a_rival_casts() -> None:
    g = altar(phase="preparation", readied={C: "Call from Below (Book)"}, hands=HANDS)
    assert (asked(g), g.active) == (C, A)
    cast(g, "Call from Below (Book)")
    assert view(g, None).active == A


@rule("turn.4")
def test_turn_4_the_active_player_stays_active_in_a_rivals_raid() -> None:
    g = altar(phase="activation", fate="streets", supply=0, lodges={C: 2}, readied={C: "Book", A: "Moon"})
    choose(g, "none")
    assert (view(g, None).roll.seat, view(g, None).active, asked(g)) == (C, A, A)


# preparation


@rule("preparation.1")
def test_preparation_1_the_turn_begins_with_the_window_prep() -> None:
    g = altar(phase="preparation", whole_turn=True, readied={A: "Dream Road (Book)"}, hands=HANDS)
    assert (ask(g).kind, g.window, g.phase, ids(g.opening)) == (
        "window",
        "prep",
        "preparation",
        ["turn-begins"],
    )
    assert f"cast:{card('Dream Road (Book)')}" in choices(g)


@rule("preparation.1")
def test_preparation_1_the_movement_comes_after_it() -> None:
    g = altar(phase="preparation", whole_turn=True, readied={A: "Dream Road (Book)"}, hands=HANDS)
    cast(g, "Dream Road (Book)")
    pass_all(g)
    assert (ask(g).kind, g.window, g.road) == ("move", "", True)


@rule("preparation.2")
def test_preparation_2_the_active_players_exhausted_artefacts_become_ready() -> None:
    held = {A: "Idol, Necronomicon", B: "Ward Ring"}
    g = altar(phase="preparation", artefacts=held, exhausted="Idol, Ward Ring")
    refreshed = one(g.opening, "refreshed")
    assert (refreshed.cite, refreshed.on) == ("preparation.2", ("seat:0",))
    assert (is_exhausted(g, "Idol"), is_exhausted(g, "Ward Ring")) == (False, True)


@rule("preparation.2")
def test_preparation_2_nothing_is_told_when_nothing_was_exhausted() -> None:
    g = altar(phase="preparation", artefacts={A: "Idol"})
    assert told(g.opening, "refreshed") == []


@rule("preparation.3")
def test_preparation_3_an_exhausted_artefact_cannot_be_used_in_the_window_prep() -> None:
    artefacts = {A: "Bone Flute, Star Chart"}
    g = altar(phase="preparation", whole_turn=True, artefacts=artefacts, exhausted="Bone Flute", hands=HANDS)
    assert choices(g) == ["use:11", "pass", "pass-turn", "pass-own", "pass-raid"]
    assert refused(g, "use:8").clause == "windows.2"
    choose(g, "pass")
    move(g, "Frenzy (Moon)")
    assert (g.window, choices(g)[:2]) == ("moved", ["use:8", "use:11"])
