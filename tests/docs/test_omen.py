"""The example game of docs/adding-a-game.md is a whole game."""

import pytest

from miskatonic.core import rulebook
from miskatonic.core.bot import look
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.text import LANGUAGES
from tests.docs.omen import GAME
from tests.docs.omen.bot import BOTS, GUIDE


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


def test_the_rulebook_has_the_same_clauses_in_both_languages() -> None:
    english, german = (list(rulebook.load("tests.docs.omen", language)) for language in LANGUAGES)
    assert english == german != []
