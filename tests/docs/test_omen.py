"""The example game of docs/adding-a-game.md is a whole game."""

import pytest

from miskatonic.core.bot import look
from miskatonic.core.conformance import LAWS
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.rulebook import rule
from miskatonic.core.text import Speech
from miskatonic.core.trial import Law, Trial
from tests.docs.omen import GAME
from tests.docs.omen.bot import BOTS, GUIDE
from tests.docs.omen.rules import Omen, OmenOptions, decide
from tests.docs.omen.terminal import draw
from tests.docs.omen.view import view


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_omen_keeps_the_laws_of_every_game(law: Law) -> None:
    law(Trial(GAME, "tests.docs.omen"))


@rule("turn.3")
def test_turn_3_trading_discards_the_rune_and_draws_the_top_of_the_pile() -> None:
    g = Omen(options=OmenOptions(seats=2), rng=Rng.seeded(1), runes=[2, 8], pile=[5, 9])
    decide(g, 0, "trade")
    assert (g.runes, g.pile, g.discard) == ([9, 8], [5], [2])


def test_the_table_shows_only_the_readers_rune() -> None:
    g = Omen(options=OmenOptions(seats=2), rng=Rng.seeded(1), runes=[2, 8], pile=[5, 9])
    english = Speech("en", ["miskatonic.core", "tests.docs.omen"])
    assert draw(view(g, 0), english, {1: "Ben"}, plain=True) == [
        "You hold rune 2.",
        "Ben holds a rune you cannot see.",
        "Runes in the pile: 2",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_omen_to_the_end(seats: int) -> None:
    match = Match(GAME, GAME.options(seats=seats), seed=seats)
    while match.asks:
        [seat] = match.asks
        match.answer(seat, BOTS["simple"]().choose(look(GAME, match.state, seat, Rng.seeded(1))))
    assert match.number == seats
    assert sum(GUIDE.value(match.state, seat) for seat in range(seats)) == 1


def test_the_guide_has_an_opinion_on_every_option() -> None:
    state = GAME.new(GAME.options(), seed=1)
    sight = look(GAME, state, 0, Rng.seeded(1))
    assert set(GUIDE.advice(sight)) == set(GUIDE.options(sight.ask))
