"""What a seat cannot see is dealt anew by the right odds, and agrees with all that the seat knows."""

from collections import Counter
from itertools import permutations, product

import pytest

from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.games.cultists.cards import (
    ALIVE,
    CULTIST_ROLES,
    DEAD,
    FIRESTARTER,
    SABOTAGE,
    START,
    SUCCESS,
    Figure,
)
from miskatonic.games.cultists.facts import Burnt, Checked, Fell, Laid, Searched
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.routes import names_room
from miskatonic.games.cultists.rules import action, ending, night
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.unseen import pulses, rooms, routes, sample
from miskatonic.games.cultists.unseen.clues import clues
from miskatonic.games.cultists.unseen.pulses import SOME, Proof, Puzzle
from tests.games.cultists.positions import P1, P2, P3, P4, P5, P6, P7, begin, table, walk

# Odds

A, D = pulses.KNOWN[ALIVE], pulses.KNOWN[DEAD]
PUZZLES = [
    Puzzle(((1, 4),), ((0, 0),), ((Proof(1, 0), Proof(2, SOME)),)),
    Puzzle(((1, 3), (2, 4)), ((0, 1), (1, A, 0)), ((Proof(2, 0),), (Proof(3, SOME),))),
    Puzzle(((1, 3), (2, 4)), ((1, D, 1), (0,)), ((Proof(1, 1), Proof(3, 2)), (Proof(1, 0),))),
    Puzzle(((2, 3), (1, 3)), ((0, 1, 0), (), (1,)), ((Proof(3, 2),), (), (Proof(1, 0),))),
    Puzzle(((1, 2),), ((D,),), ((Proof(1, 0),),)),
]


def all_deals(puzzle: Puzzle) -> list[list[list[int]]]:
    """Return what every order of every pool makes of the decks, as lists of faces."""
    stacks = [list(permutations([DEAD] * dead + [ALIVE] * (size - dead))) for dead, size in puzzle.pools]
    return [_dealt(puzzle, [list(each) for each in chosen]) for chosen in product(*stacks)]


def _dealt(puzzle: Puzzle, stacks: list[list[int]]) -> list[list[int]]:
    return [
        [stacks[source].pop(0) if source >= 0 else pulses.known_face(source) for source in deck]
        for deck in puzzle.decks
    ]


def holds(puzzle: Puzzle, decks: list[list[int]]) -> bool:
    for deck, tests in zip(decks, puzzle.tests, strict=True):
        for test in tests:
            dead = deck[: test.size].count(DEAD)
            if not (dead if test.dead == SOME else dead == test.dead):
                return False
    return True


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_the_odds_of_checks_are_those_of_all_deals(puzzle: Puzzle) -> None:
    deals = all_deals(puzzle)
    right = sum(holds(puzzle, decks) for decks in deals)
    assert pulses.chance(puzzle) == pytest.approx(right / len(deals))


@pytest.mark.parametrize("puzzle", PUZZLES[:4])
def test_pulse_cards_are_drawn_as_often_as_they_are_dealt(puzzle: Puzzle) -> None:
    wanted = Counter(str(decks) for decks in all_deals(puzzle) if holds(puzzle, decks))
    rng = Rng.seeded(5)
    drawn = Counter(str(pulses.solve(puzzle).draw(rng)[0]) for _ in range(4000))
    assert drawn.keys() == wanted.keys()
    for decks, number in wanted.items():
        assert drawn[decks] / 4000 == pytest.approx(number / wanted.total(), abs=0.03)


@pytest.mark.parametrize(
    "fitting", [(0b111, 0b111), (0b011, 0b111, 0b110), (0b1, 0b1), (0b1010, 0b1111, 0b0110)]
)
def test_route_cards_are_counted_and_dealt_like_all_deals(fitting: tuple[int, ...]) -> None:
    wanted = [
        dealt
        for dealt in permutations(range(4), len(fitting))
        if all(cards >> route & 1 for cards, route in zip(fitting, dealt, strict=True))
    ]
    assert routes.count(fitting, 0b1111) == len(wanted)
    rng = Rng.seeded(3)
    drawn = {tuple(routes.deal(fitting, 0b1111, rng)) for _ in range(300 if wanted else 0)}
    assert drawn == set(wanted)


# Room decks


def filled_and_searched(face: str, *by: Figure) -> Cultists:
    """Return a position in which these players filled VIO and a card was drawn from it."""
    g = table(5, explored="VIO", decks={"VIO": ""})
    g.history = [Laid(1, each, "VIO") for each in by]
    g.history.append(Searched(2, P4, "VIO", False, face))
    g.laid = tuple((each, 1, "VIO", SUCCESS) for each in by)
    g.round = 2
    begin(g, night.ask_night)
    return g


def test_the_weight_of_room_decks_is_the_odds_of_what_was_drawn() -> None:
    known = clues(filled_and_searched("success", P2, P3), P1)
    rng = Rng.seeded(1)
    drawn = sum(rooms.weigh(known, (P2,), 1, rng) for _ in range(50)) / 50
    assert drawn == pytest.approx((6 / 8 + 2 / 6 + 1) / 3)


@rule("secrets.7", "hands.1", "room-decks.d1")
def test_sabotage_from_a_deck_was_put_there_by_a_cultist_who_filled_it() -> None:
    g = filled_and_searched("sabotage", P2, P3)
    found = {sample(g, P1, Rng.seeded(seed)).roles.index("cultist") for seed in range(30)}
    assert found == {P2, P3}


# Whole positions


def twins(g: Cultists, seat: Figure, number: int = 40) -> list[Cultists]:
    return [sample(g, seat, Rng.seeded(seed)) for seed in range(number)]


def cultists(g: Cultists) -> set[int]:
    return {seat for seat, role in enumerate(g.roles) if role in CULTIST_ROLES}


def night_table(players: int = 5, **kwargs: object) -> Cultists:
    """Return a position in which everybody is asked something harmless."""
    g = table(players, **kwargs)  # type: ignore[arg-type]
    begin(g, night.ask_night)
    return g


@rule("secrets.2")
def test_an_investigator_suspects_everybody_else() -> None:
    assert set().union(*map(cultists, twins(night_table(), P1))) == {P2, P3, P4, P5}


@rule("secrets.2", "night.2", "night.3")
@pytest.mark.parametrize("role", ["seer", "cultist"])
def test_who_knows_the_cultists_draws_no_others(role: str) -> None:
    g = night_table(7, roles={P1: role, P4: "cultist", P7: "cultist" if role == "seer" else "investigator"})
    assert {tuple(sorted(cultists(each))) for each in twins(g, P1)} == {tuple(sorted(cultists(g)))}


@rule("secrets.x1")
def test_the_sole_cultist_is_no_ghost() -> None:
    assert all(P2 not in cultists(each) for each in twins(night_table(ghosts=(P2,)), P1))


@rule("check-state.6", "talk.5")
def test_an_investigator_who_reported_nothing_saw_no_dead_card() -> None:
    g = night_table(pulses={P3: "Alive Alive"})
    g.pulses[P3] = ((ALIVE, START, 0), (ALIVE, P4, 1))
    g.history = [Checked(1, P2, P3, "YEL", False, 2, False)]
    found = twins(g, P1, 120)
    dead = [each for each in found if any(face == DEAD for face, _, _ in each.pulses[P3])]
    assert dead
    assert all(cultists(each) == {P2} for each in dead)


@rule("check-state.6")
def test_a_reported_death_is_one() -> None:
    g = night_table(ghosts=(P3,))
    g.pulses[P3] = ((DEAD, START, 0), (ALIVE, P4, 1))
    g.history = [Checked(1, P2, P3, "YEL", False, 2, True), Fell(1, P3, "reported")]
    assert all(DEAD in [face for face, _, _ in each.pulses[P3]] for each in twins(g, P1))


@rule("secrets.6")
def test_what_a_checker_saw_stays_as_it_was() -> None:
    g = night_table(roles={P1: "cultist"})
    g.pulses[P3] = ((ALIVE, START, 0), (DEAD, P1, 1), (ALIVE, P2, 2))
    g.history = [Checked(2, P1, P3, "YEL", False, 3, False)]
    for each in twins(g, P1):
        assert [face for face, _, _ in each.pulses[P3]].count(DEAD) == 1


@rule("routes.2", "routes.q1")
def test_an_investigator_has_a_route_that_allows_what_he_did() -> None:
    g = night_table(round=3)
    g.history = [Laid(1, P2, "YEL"), Searched(2, P2, "CAF", False, "success")]
    g.laid = ((P2, 1, "YEL", SUCCESS),)
    found = [each for each in twins(g, P1) if P2 not in cultists(each)]
    assert found
    for each in found:
        assert names_room("A", each.routes[P2], 1, "YEL")
        assert names_room("A", each.routes[P2], 2, "CAF")


@rule("routes.i1", "routes.3")
def test_who_acts_in_one_room_in_two_successive_rounds_is_a_cultist() -> None:
    g = night_table(round=3)
    g.history = [Searched(1, P2, "YEL", False, "success"), Searched(2, P2, "YEL", False, "success")]
    g.decks["YEL"] = ()
    g.history.insert(0, Laid(1, P3, "YEL"))
    g.laid = ((P3, 1, "YEL", SUCCESS),)
    assert all(cultists(each) == {P2} for each in twins(g, P1))


@rule("firestarter.d3")
def test_who_was_a_ghost_before_the_fire_did_not_set_it() -> None:
    g = night_table(7, roles={P6: "firestarter", P7: "cultist"}, round=6, ghosts=(P7,))
    g.fire = "VIO"
    g.history = [Fell(3, P7, "voted"), Burnt(5, "VIO")]
    g.decks["VIO"] = ()
    assert all(each.roles[P7] != FIRESTARTER for each in twins(g, P1, 80))


@rule("secrets.4")
def test_own_cards_stay_and_only_the_own_supply_is_shuffled() -> None:
    g = night_table(roles={P1: "cultist"}, hands={P1: "Dead Alive"}, supplies={P1: "Alive Dead Dead"})
    found = twins(g, P1)
    assert {each.hands[P1] for each in found} == {(DEAD, ALIVE)}
    assert {each.supplies[P1].count(DEAD) for each in found} == {2}
    assert len({each.supplies[P1] for each in found}) == 3


@rule("secrets.6", "secrets.7")
def test_own_gifts_and_contributions_stay() -> None:
    g = night_table(roles={P1: "cultist"})
    g.pulses[P2] = ((ALIVE, START, 0), (DEAD, P1, 1))
    g.laid = ((P1, 1, "VIO", SABOTAGE),)
    g.history = [Laid(1, P1, "VIO")]
    g.decks["VIO"] += ((SABOTAGE, P1, 1),)
    for each in twins(g, P1):
        assert each.pulses[P2][1] == (DEAD, P1, 1)
        assert (SABOTAGE, P1, 1) in each.decks["VIO"]


@rule("secrets.9", "clean-up.3")
def test_notes_follow_from_the_cards_of_the_sample() -> None:
    g = night_table(roles={P5: "cultist"}, round=3, notes=(0, 0, 1))
    g.pulses[P2] = ((ALIVE, START, 0), (DEAD, P5, 2))
    for each in twins(g, P1):
        dead = [any(face == DEAD and round <= 2 for face, _, round in deck) for deck in each.pulses]
        assert each.notes[2] == sum(found for seat, found in enumerate(dead) if seat not in cultists(each))


@rule("end.4")
def test_when_the_cultist_guesses_too_few_are_dead() -> None:
    g = table(5, roles={P2: "seer"}, score=10)
    for seat in (P1, P3, P4):
        g.pulses[seat] += ((ALIVE, P5, 1), (ALIVE, P5, 2), (ALIVE, P5, 3))
    begin(g, night.looked_at_sheet, P1, "confirm")
    ending.test_points(g)
    g.run()
    assert g.phase == "guess"
    for each in twins(g, P1):
        dead = [any(face == DEAD for face, _, _ in each.pulses[seat]) for seat in (P1, P2, P3, P4)]
        assert sum(dead) < 3


@rule("encounter.8", "secrets.11")
def test_others_are_asked_about_the_cards_they_have_in_the_sample() -> None:
    offered = {option.id for each in twins(_met(), P2) for option in each.asks()[P3].options}
    assert offered == {"alive:0", "dead:0"}


def _met() -> Cultists:
    g = table(5, roles={P3: "cultist"}, places={P1: "gN", P3: "YEL"}, hands={P3: "Alive Dead"})
    walk(g, P1, "YEL")
    g.answer(P3, "dead:0")
    return g


def test_samples_differ_in_nothing_but_what_is_hidden() -> None:
    g = _met()
    for each in twins(g, P2):
        assert GAME.view(each, P2) == GAME.view(g, P2)
        assert (each.places, each.history, each.bag, each.books) == (g.places, g.history, g.bag, g.books)


def test_actions_of_others_are_those_of_their_sampled_roles() -> None:
    g = table(5, places={P2: "YEL"}, round=3)
    begin(g, action.begin_turn, P2)
    offered = {len(each.asks()[P2].options) for each in twins(g, P1)}
    assert len(offered) > 1


@rule("roles.d3", "roles.d2", "secrets.2")
def test_a_special_role_may_be_anybodys_and_one_that_is_not_in_the_game_is_nobodys() -> None:
    found = twins(night_table(7, roles={P2: "seer"}), P1)
    assert {each.roles.count("assassin") for each in found} == {0}
    assert {each.roles.index("seer") for each in found} == {P2, P3, P4, P5, P6, P7}
