"""How the bots of Fate choose, at altars where one can see why."""

import pytest

from miskatonic import bots
from miskatonic.core.bot import look
from miskatonic.core.game import Choice
from miskatonic.core.ids import ids_in, kind_in
from miskatonic.core.rng import Rng
from miskatonic.games.fate import GAME as FATE
from miskatonic.games.fate.state import Fate
from miskatonic.lab.simulate import match_chance, play
from tests.games.fate.builders import (
    A,
    B,
    C,
    D,
    altar,
    ask,
    asked,
    cast,
    choose,
    here,
    new_game,
    set_up,
    winners,
)

THINKERS = ["simple", "search:4"]


def chosen(bot: str, g: Fate) -> Choice:
    """Return what the bot answers for the seat that is asked."""
    return bots.get("fate", bot).choose(look(FATE, g, asked(g), Rng.seeded(1)))


def play_turn(bot: str, g: Fate) -> Fate:
    """Let the bot answer for everybody until the turn or the game is over."""
    turn = g.turn
    while g.asks() and g.turn == turn:
        choose(g, chosen(bot, g))
    return g


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "simple", "search:1"])
def test_every_bot_plays_to_the_end(bot: str, seats: int) -> None:
    seated = [bots.get("fate", bot), *[bots.get("fate", "simple")] * (seats - 1)]
    assert play(FATE, FATE.options(seats=seats), seated, match_chance(7, seats)).winners


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("bot", "every"), [("random", 3), ("simple", 1), ("search:2", 40)])
def test_what_a_seat_cannot_know_does_not_change_a_choice(bot: str, every: int, seats: int) -> None:
    thinker, player = bots.get("fate", bot), bots.get("fate", "simple")
    g = new_game(seed=seats, seats=seats)
    differed = number = 0
    while FATE.outcome(g) is None:
        seat = next(iter(g.asks()))
        if number % every == 0:
            twin = FATE.sample(g, seat, Rng.seeded(number))
            differed += hidden(twin) != hidden(g)
            choices = [thinker.choose(look(FATE, each, seat, Rng.seeded(9))) for each in (g, twin)]
            assert choices[0] == choices[1]
        FATE.answer(g, seat, player.choose(look(FATE, g, seat, Rng.seeded(number))))
        number += 1
    assert differed > 3


def hidden(g: Fate) -> tuple[object, ...]:
    """Return what nobody sees all of."""
    return g.dealt, g.hands, g.readied, g.columns, g.deck, g.curses, g.squalls


@pytest.mark.parametrize("bot", THINKERS)
def test_thinking_leaves_the_position_as_it_is(bot: str) -> None:
    g = set_up(seed=3)
    before = g.copy()
    chosen(bot, g)
    assert g == before


@pytest.mark.parametrize("bot", [*THINKERS, "random"])
def test_no_bot_leaves_standing_orders(bot: str) -> None:
    g = altar(phase="preparation", readied={B: "Warding Circle (Book)"})
    assert chosen(bot, g) == "pass"


# Winning now


@pytest.mark.parametrize("bot", THINKERS)
def test_the_blood_price_is_paid_for_the_last_step(bot: str) -> None:
    g = altar(
        phase="preparation",
        fate="library",
        summon={A: 8},
        cultists={A: "library 3"},
        readied={A: "Blood Price (Book)"},
        whole_turn=True,
    )
    assert winners(play_turn(bot, g)) == [A]


@pytest.mark.parametrize("bot", THINKERS)
def test_the_shining_stone_is_broken_for_the_last_step(bot: str) -> None:
    g = altar(phase="preparation", summon={A: 8}, artefacts={A: "Shining Stone"}, whole_turn=True)
    assert winners(play_turn(bot, g)) == [A]


@pytest.mark.parametrize("bot", THINKERS)
def test_the_ceremony_is_sought_where_control_of_it_wins(bot: str) -> None:
    g = altar(
        fate="museum",
        summon={A: 8},
        cultists={A: "ceremony 2, other-worlds 2, library 3", B: "ceremony 1"},
        hands={A: "Book, Lantern, Flame"},
        whole_turn=True,
    )
    assert winners(play_turn(bot, g)) == [A]


@pytest.mark.parametrize("bot", THINKERS)
def test_tsathoggua_drops_a_spell_for_the_last_step_and_keeps_the_signs(bot: str) -> None:
    g = altar(
        phase="activation",
        fate="ceremony",
        gods={A: "Tsathoggua"},
        summon={A: 8},
        signs={A: 6},
        readied={A: "Dream Road (Book)"},
        dice="Eye",
        whole_turn=True,
    )
    assert winners(play_turn(bot, g)) == [A]


# The rules of thumb


def test_simple_goes_to_other_worlds_with_many_cultists_there() -> None:
    g = altar(fate="museum", cultists={A: "other-worlds 6"}, hands={A: "Book, Book, Moon"})
    choose(g, chosen("simple", g))
    choose(g, chosen("simple", g))
    assert here(g) == "other-worlds"


@pytest.mark.parametrize(("investigators", "there"), [("museum 2", "museum"), ("museum 3", "streets")])
def test_simple_shuns_a_place_where_investigators_would_follow(investigators: str, there: str) -> None:
    g = altar(hands={A: "Lantern, Skull"}, lodges={A: 2}, signs={A: 7}, investigators=investigators)
    choose(g, chosen("simple", g))
    assert here(g) == there


def test_simple_rolls_for_control() -> None:
    assert chosen("simple", altar(phase="activation", fate="ceremony")) == "roll"


def test_simple_wards_off_the_tenth_sign() -> None:
    g = altar(
        phase="conclusion",
        lodges={A: 5},
        signs={A: 9},
        readied={A: "Warding Circle (Book)"},
        dice="Tentacle, Eye, Eye, Eye, Eye",
    )
    while ask(g).kind != "ward":
        choose(g, "none" if ask(g).kind == "ready" else "pass")
    assert str(chosen("simple", g)).startswith("cast")


@pytest.mark.parametrize(("marker", "answer"), [(2, "pass"), (3, "cast")])
def test_simple_banishes_a_step_of_somebody_who_has_come_far(marker: int, answer: str) -> None:
    g = altar(
        phase="preparation",
        summon={A: marker},
        readied={A: "Rising Tide (Book)", B: "Banishment (Book)"},
    )
    cast(g, "Rising Tide (Book)")
    assert (asked(g), kind_in(*ids_in(chosen("simple", g)))) == (B, answer)


def test_simple_lets_a_rival_roll_two_successes_again() -> None:
    g = altar(
        phase="activation",
        fate="other-worlds",
        cultists={A: "other-worlds 3"},
        readied={B: "Frenzy (Book)"},
        dice="Star, Tentacle, Eye",
    )
    choose(g, chosen("simple", g))
    assert chosen("simple", g) == ("die:0", "die:1")


@pytest.mark.parametrize(("signs", "rival"), [({B: 9, C: 0, D: 5, A: 6}, D), ({B: 9, C: 8, D: 8, A: 0}, B)])
def test_simple_spares_whose_tenth_sign_would_make_another_win(signs: dict[int, int], rival: int) -> None:
    g = altar(phase="activation", fate="streets", signs=signs, dice="Eye")
    choose(g, "none")
    assert chosen("simple", g) == f"supply:{rival}"
