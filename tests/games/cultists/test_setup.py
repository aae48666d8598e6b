"""The setup and the night."""

from miskatonic.core.game import Event
from miskatonic.core.ids import kind_in
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.facts import Met
from miskatonic.games.cultists.numbers import MARKERS
from miskatonic.games.cultists.rules import night
from miskatonic.games.cultists.rules.figures import dead_investigators
from miskatonic.games.cultists.rules.setup import new_game
from miskatonic.games.cultists.state import Cultists, CultistsOptions
from miskatonic.games.cultists.view import view
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    all_answer,
    begin,
    options,
    read,
    said,
    table,
    to_act,
    walk,
)


def at_night(seats: int = 5, **options: object) -> Cultists:
    """Return a game whose players look at their sheets."""
    g = new_game(CultistsOptions(seats=seats, **options), seed=3)  # type: ignore[arg-type]
    while g.phase == "characters":
        all_answer(g, "any")
    return g


def night_of(g: Cultists) -> list[Event]:
    return begin(g, night.night)


# setup


@rule("setup.1", "setup.q1")
def test_the_players_may_name_the_first_start_player() -> None:
    g = at_night(start=P3)
    all_answer(g)
    assert (g.start, g.phase, g.round, list(g.asks())) == (P3, "move", 1, [P3])


@rule("setup.q1")
def test_otherwise_he_is_drawn_at_random() -> None:
    drawn = {new_game(CultistsOptions(), seed).start for seed in range(30)}
    assert drawn == {0, 1, 2, 3, 4}


@rule("setup.d1")
def test_the_order_of_the_setup() -> None:
    g = new_game(CultistsOptions(start=P1), seed=3)
    assert (said(g.opening), g.roles) == (["start-player"], ())
    while g.phase == "characters":
        all_answer(g, "any")
    assert g.phase == "night"
    assert all((g.roles, g.routes, all(g.hands), all(g.pulses), all(g.decks.values()), g.unsafe, g.pile))
    assert (len(g.markers), len(g.bag), set(g.places)) == (3, 12, {"CAF"})
    assert (all_answer(g) and g.round, g.phase) == (1, "move")


@rule("end.q1", "pulse.d2")
def test_those_dead_from_the_start_are_the_first_note() -> None:
    notes = set()
    for seed in range(12):
        g = new_game(CultistsOptions(seats=8), seed)
        while g.phase == "characters":
            all_answer(g, "any")
        assert g.notes == (dead_investigators(g),)
        notes |= set(g.notes)
    assert len(notes) > 1


@rule("setup.d2")
def test_how_everything_stands_at_the_start() -> None:
    seen = view(at_night(), None)
    assert (seen.power, seen.vote_marker, seen.fish_man, seen.portal) == (True, True, None, None)
    assert (seen.score, seen.target, seen.clock) == (0, 10, ())


@rule("setup.d3")
def test_all_start_in_the_cafeteria_without_an_encounter() -> None:
    g = at_night(6)
    all_answer(g)
    assert set(g.places) == {"CAF"}
    assert not [fact for fact in g.history if isinstance(fact, Met)]


@rule("setup.x1")
def test_nobody_can_end_his_first_move_in_the_cafeteria() -> None:
    g = table(5, places={P1: "CAF"})
    walk(g, P1, "gW", "CAF")
    assert options(g, P1) == ["to:gW", "to:gS"]


@rule("cultist-markers.d1")
def test_three_of_four_cultist_markers_are_in_the_game() -> None:
    g = at_night()
    assert (len(set(g.markers)), set(g.markers) <= set(MARKERS)) == (3, True)
    assert view(g, P1).markers == 3


# night


@rule("night.1", "night.d2")
def test_there_is_one_night_and_everybody_confirms_his_sheet_at_the_same_time() -> None:
    g = at_night()
    assert [(seat, ask.kind, len(ask.options), ask.sealed) for seat, ask in g.asks().items()] == [
        (seat, "night", 1, True) for seat in range(5)
    ]
    all_answer(g)
    assert (g.phase, g.round) == ("move", 1)


@rule("night.2", "secrets.5")
def test_the_cultists_learn_of_each_other_and_who_is_dead_from_the_start() -> None:
    g = table(7, roles={P2: "cultist", P6: "cultist"}, pulses={P3: "Dead"}, phase="night")
    sheet = view(g, P2).mine
    assert sheet is not None
    assert (sheet.cultists, sheet.dead_from_start) == ((P2, P6), (P3,))


@rule("night.2", "automa.1")
def test_the_automa_may_be_dead_from_the_start() -> None:
    sheet = view(table(4, pulses={4: "Dead"}), P4).mine
    assert sheet is not None
    assert sheet.dead_from_start == (4,)


@rule("night.3", "night.d1")
def test_the_seer_learns_names_but_neither_roles_nor_deaths() -> None:
    roles = {P1: "seer", P2: "firestarter", P6: "cultist"}
    seen = view(table(7, roles=roles, pulses={P3: "Dead"}), P1)
    assert seen.mine is not None
    assert (seen.mine.cultists, seen.mine.firestarter, seen.mine.dead_from_start) == ((P2, P6), None, ())
    assert seen.figures[P2].role is None


@rule("night.4")
def test_nobody_learns_who_seer_and_assassin_are() -> None:
    seen = view(table(7, roles={P1: "seer", P3: "assassin", P2: "cultist", P6: "cultist"}), P2)
    assert [figure.role for figure in seen.figures] == [None, "cultist", None, None, None, "cultist", None]


@rule("night.4")
def test_other_investigators_learn_nothing() -> None:
    events = night_of(table(7, pulses={P1: "Dead"}))
    assert read(events, P2) == ["night-falls", "sheet"]


@rule("night.d1")
def test_two_cultists_learn_which_of_them_is_the_firestarter() -> None:
    g = table(7, roles={P2: "firestarter", P6: "cultist"})
    sheets = [view(g, seat).mine for seat in (P2, P6)]
    assert [sheet.firestarter for sheet in sheets if sheet is not None] == [P2, P2]


@rule("night.d2")
def test_nobody_sees_who_has_confirmed() -> None:
    g = at_night()
    before = [view(g, seat) for seat in (P2, None)]
    assert g.answer(P1, "confirm") == []
    assert [view(g, seat) for seat in (P2, None)] == before


@rule("night.5", "talk.d1")
def test_a_cultist_has_no_way_to_speak_to_the_other_alone() -> None:
    g = table(7, roles={P2: "cultist", P6: "cultist"}, places={P2: "gN", P6: "gN", P1: "YEL"})
    to_act(g, P2)
    assert {kind_in(id) for id in options(g, P2)} == {"check", "secure", "pass"}


@rule("night.x1")
def test_what_everybody_sees_in_the_night_of_eight() -> None:
    g = table(
        8,
        roles={P1: "seer", P2: "cultist", P6: "cultist"},
        pulses={P3: "Dead", P7: "Dead"},
    )
    sheets = {seat: view(g, seat).mine for seat in range(8)}
    known = {seat: (s.cultists, s.dead_from_start) for seat, s in sheets.items() if s is not None}
    assert known == {
        P1: ((P2, P6), ()),
        P2: ((P2, P6), (P3, P7)),
        P6: ((P2, P6), (P3, P7)),
        **dict.fromkeys((P3, P4, P5, P7, 7), ((), ())),
    }
