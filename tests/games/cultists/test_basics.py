"""Basic notions: teams, figures, states, ghosts, places."""

from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.plan import PLACE_ORDER, PLANS
from miskatonic.games.cultists.rules.figures import dead_investigators, is_dead, living_at
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import P1, P2, P3, P5, all_answer, options, table, to_act, to_move, walk


@rule("basics.1")
def test_a_token_says_team_and_role_and_a_ghost_keeps_both() -> None:
    g = table(5, roles={P2: "assassin"}, ghosts=(P2,))
    sheet = view(g, P2).mine
    assert sheet is not None
    assert (sheet.team, sheet.role) == ("investigators", "assassin")


@rule("basics.2", "automa.1")
def test_there_is_a_figure_for_every_player_and_the_automa() -> None:
    assert [len(table(players).figures) for players in (4, 5, 6, 7, 8)] == [5, 5, 7, 7, 8]


@rule("basics.3")
def test_one_dead_card_makes_a_figure_dead() -> None:
    g = table(5, pulses={P1: "Alive Alive", P2: "Alive Dead Alive"})
    assert (is_dead(g, P1), is_dead(g, P2)) == (False, True)


@rule("basics.4", "basics.5")
def test_an_unconfirmed_dead_figure_is_living_and_acts() -> None:
    g = table(5, places={P1: "gN"}, pulses={P1: "Dead"})
    to_act(g, P1)
    assert living_at(g, "gN") == [P1]
    assert options(g, P1) == ["secure:success", "pass"]


@rule("basics.5", "secrets.6")
def test_nobody_is_told_that_he_is_dead_from_the_start() -> None:
    lives, dead = table(5, pulses={P1: "Alive"}), table(5, pulses={P1: "Dead"})
    assert view(lives, P1) == view(dead, P1)


@rule("basics.6")
def test_a_ghost_stays_a_ghost() -> None:
    g = table(5, places={P1: "YEL", P2: "VIO"}, ghosts=(P1,), pulses={P1: "Alive"})
    walk(g, P1, "VIO")
    to_act(g, P2)
    assert (g.fallen, options(g, P2)) == ((P1,), ["pass"])


@rule("basics.7")
def test_every_figure_stands_in_one_place() -> None:
    g = table(4)
    assert len(g.places) == len(g.figures)
    assert all(place in g.plan.places for place in g.places)


@rule("basics.8", "dead.1")
def test_every_investigator_counts_whatever_his_role_and_the_automa_too() -> None:
    g = table(6, roles={P2: "seer", P3: "assassin"}, ghosts=(P2, P3, 6))
    assert dead_investigators(g) == 3


@rule("basics.8", "fight.q1")
def test_a_cultist_marker_is_no_cultist() -> None:
    g = table(5, open_markers="VIO", places={P1: "VIO", P5: "VIO"})
    to_act(g, P1)
    assert "fight" in options(g, P1)
    g.answer(P1, "fight")
    assert (g.open_markers, g.fallen) == ((), ())


@rule("basics.d1")
def test_the_order_of_places() -> None:
    assert " ".join(PLACE_ORDER) == "CAF PNK YEL GRN RED VIO ORG BRN gW gN gE gS gZ"
    assert [plan.places for plan in PLANS.values()] == [
        tuple(place for place in PLACE_ORDER if place in plan.doors) for plan in PLANS.values()
    ]


@rule("basics.d1", "move.4")
def test_doors_are_offered_in_the_order_of_places() -> None:
    g = table(5, places={P1: "gS"})
    to_move(g, P1)
    assert options(g, P1) == ["to:CAF", "to:RED", "to:VIO"]


@rule("basics.5", "encounter.q3")
def test_a_dead_card_for_the_dead_changes_nothing() -> None:
    g = table(5, places={P5: "gN", P1: "YEL"}, hands={P5: "Dead Alive"}, pulses={P1: "Dead"})
    walk(g, P5, "YEL")
    all_answer(g, "alive:4", P5="dead:0")
    assert (is_dead(g, P1), dead_investigators(g), g.fallen) == (True, 1, ())
