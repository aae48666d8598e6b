"""How the bots of Cultists choose, in positions where one can see why."""

from itertools import combinations
from math import prod

import pytest

from miskatonic import bots
from miskatonic.core.bot import look
from miskatonic.core.game import Choice, Seat
from miskatonic.core.rng import Rng
from miskatonic.games.cultists.cards import START
from miskatonic.games.cultists.clues import gather
from miskatonic.games.cultists.counting import dead_chances
from miskatonic.games.cultists.doubt import EAGER, RELUCTANT
from miskatonic.games.cultists.facts import Gift, Laid, Met
from miskatonic.games.cultists.game import GAME
from miskatonic.games.cultists.insight import believe, gladness
from miskatonic.games.cultists.numbers import COUNTS
from miskatonic.games.cultists.rules import clean_up
from miskatonic.games.cultists.state import Cultists
from miskatonic.games.cultists.view import view
from miskatonic.lab.simulate import match_chance, play
from tests.games.cultists.positions import (
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    act,
    begin,
    table,
    to_act,
    to_move,
    walk,
)

THINKERS = ["simple", "belief"]
SEATS = [4, 5, 6, 7, 8]
A5 = 4
"""The number of a route card, which names Cafeteria and portal chamber in round 2."""


def chosen(bot: str, g: Cultists, seat: Seat) -> Choice:
    """Return what the bot answers for this seat."""
    return bots.get("cultists", bot).choose(look(GAME, g, seat, Rng.seeded(1)))


# Whole games


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("bot", THINKERS)
def test_every_bot_plays_to_the_end(bot: str, seats: int) -> None:
    seated = [bots.get("cultists", bot)] * seats
    played = play(GAME, GAME.options(seats=seats), seated, match_chance(7, seats))
    assert 0 < len(played.winners) < seats


@pytest.mark.parametrize("seats", [5, 7])
@pytest.mark.parametrize("bot", THINKERS)
def test_what_a_seat_cannot_know_does_not_change_a_choice(bot: str, seats: int) -> None:
    thinker = bots.get("cultists", bot)
    g = GAME.new(GAME.options(seats=seats), seed=seats)
    differed = number = 0
    while GAME.outcome(g) is None:
        seat = next(iter(g.asks()))
        if number % 5 == 0:
            twin = GAME.sample(g, seat, Rng.seeded(number))
            differed += (twin.roles, twin.hands, twin.routes) != (g.roles, g.hands, g.routes)
            choices = [thinker.choose(look(GAME, each, seat, Rng.seeded(9))) for each in (g, twin)]
            assert choices[0] == choices[1]
        GAME.answer(g, seat, thinker.choose(look(GAME, g, seat, Rng.seeded(number))))
        number += 1
    assert differed > 3


# What they think


def test_who_acts_off_every_route_is_a_cultist_for_certain() -> None:
    g = table(5, round=2, routes={P1: 0})
    g.history += [Laid(1, P2, "VIO"), Laid(2, P2, "VIO")]
    assert believe(view(g, P1)).suspect(P2) == pytest.approx(1.0)


def test_who_reported_nothing_of_a_figure_found_dead_is_suspected() -> None:
    g = table(5, roles={P2: "cultist"}, places={P1: "gN", P2: "gN", P3: "gN"}, pulses={P3: "Dead"})
    before = believe(view(g, P1)).suspect(P2)
    act(g, P2, "check:2", "silent")
    act(g, P1, "check:2", "confirm")
    assert believe(view(g, P1)).suspect(P2) > before


@pytest.mark.parametrize(("glad", "other"), [(2, 0), (1, 1), (0, 2)])
def test_the_odds_of_a_murder_are_those_of_all_ways_the_dead_cards_may_lie(glad: int, other: int) -> None:
    weights = [EAGER] * glad + [RELUCTANT] * other + [1.0] * 12
    lies = list(combinations(range(14), COUNTS[5].dead_cards))
    alive = sum(prod(weights[card] for card in lie) for lie in lies if not {0, 1} & set(lie))
    every = sum(prod(weights[card] for card in lie) for lie in lies)
    given = ((P5, True),) * glad + ((P5, False),) * other
    decks = (((START, True), *given), *[((START, True),)] * 4)
    start = 1 - COUNTS[5].start_dead / (COUNTS[5].start_alive + COUNTS[5].start_dead)
    assert 1 - dead_chances(5, decks, (), (P5,))[P1] == pytest.approx(start * alive / every)


def test_a_cultist_is_glad_to_kill_only_where_the_table_would_look_elsewhere() -> None:
    g = table(5, round=2)
    g.history += [Met(1, "gW", (P2, P3), (Gift(P2, P3), Gift(P3, P2)))]
    g.history += [Met(1, "gN", (P4, P3), (Gift(P4, P3), Gift(P3, P4)))]
    g.history += [Laid(1, P5, "VIO"), Laid(2, P5, "VIO")]
    g.history += [Met(2, "gN", (P4, P2), (Gift(P4, P2), Gift(P2, P4)))]
    g.history += [Met(2, "gN", (P5, P3), (Gift(P5, P3), Gift(P3, P5)))]
    seen = view(g, P1)
    glad = gladness(seen, gather(seen))
    assert glad[P2][-1]  # all look at P5, who acted off every route
    assert not glad[P3][-1]


# What they do


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize(("dead", "answer"), [((P1, P2, P3), "claim"), ((P1,), "confirm")])
def test_the_sole_cultist_claims_when_he_knows_that_enough_are_dead(
    bot: str, dead: tuple[int, ...], answer: str
) -> None:
    g = table(5, pulses=dict.fromkeys(dead, "Dead"))
    begin(g, clean_up.clean_up)
    assert chosen(bot, g, P5) == answer


@pytest.mark.parametrize("bot", THINKERS)
def test_who_holds_only_dead_cards_gives_one(bot: str) -> None:
    g = table(5, places={P5: "CAF", P1: "gW"}, hands={P5: "Dead Dead"})
    walk(g, P5, "gW")
    assert chosen(bot, g, P5) == "dead:0"


@pytest.mark.parametrize("bot", THINKERS)
def test_who_knows_the_cultist_votes_against_nobody_else(bot: str) -> None:
    g = table(5, roles={P1: "seer"}, places={P5: "CAF"}, ghosts=(P4,))
    act(g, P5, "vote")
    for seat in range(5):
        g.answer(seat, ())
    assert chosen(bot, g, P1) in ("figure:4", "abstain")


@pytest.mark.parametrize("bot", THINKERS)
def test_a_ghost_goes_to_somebody_who_has_moved_and_checks_him(bot: str) -> None:
    g = table(5, start=P2, power=False, ghosts=(P1,), places={P2: "gN"}, room_hands={P1: ""})
    to_move(g, P1)
    assert chosen(bot, g, P1) == "to:gN"
    g.answer(P1, "to:gN")
    to_act(g, P1)
    assert chosen(bot, g, P1) == "check:1"


@pytest.mark.parametrize("bot", THINKERS)
def test_the_ghost_of_an_assassin_goes_to_whom_he_is_sure_of_and_attacks_him(bot: str) -> None:
    g = table(5, start=P2, round=2, roles={P1: "assassin"}, ghosts=(P1,), places={P5: "gN"})
    g.history += [Laid(1, P5, "VIO"), Laid(2, P5, "VIO")]
    to_move(g, P1)
    assert chosen(bot, g, P1) == "to:gN"
    g.answer(P1, "to:gN")
    to_act(g, P1)
    assert chosen(bot, g, P1) == "attack:4"


@pytest.mark.parametrize("bot", THINKERS)
def test_a_ghost_seeks_the_camera_and_neither_a_vote_nor_the_portal(bot: str) -> None:
    places = {P1: "gE", P3: "GRN"}
    g = table(5, round=2, routes={P1: A5}, places=places, room_hands={P1: ""}, portal="open", portal_round=2)
    g.history += [Laid(1, P5, "VIO"), Laid(2, P5, "VIO")]
    g.fallen = (P1,)
    to_move(g, P1)
    assert chosen(bot, g, P1) == "to:RED"


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("ghosts", [(P6, P1), (P6, P1, P2, P3, P4, P5)], ids=["some", "all others"])
def test_the_ghost_of_a_cultist_does_not_report_the_last_living_one(
    bot: str, ghosts: tuple[int, ...]
) -> None:
    g = table(7, ghosts=ghosts, places={P6: "gN", P7: "gN"}, pulses={P7: "Alive Dead"})
    act(g, P6, "check:6")
    assert chosen(bot, g, P6) == "silent"
