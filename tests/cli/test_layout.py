"""Board and question together: beside each other or below, whole or in short, as the terminal allows."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from miskatonic import bots, games
from miskatonic.cli import layout
from miskatonic.cli.flags import Language
from miskatonic.cli.layout import Question, laid_out
from miskatonic.cli.screen import Screen
from miskatonic.cli.words import speech
from miskatonic.core.bot import look
from miskatonic.core.drawing import sheet
from miskatonic.core.record import Match
from miskatonic.core.rng import Rng
from miskatonic.core.text import text
from tests.cli.driver import Talk


class Terminal(Screen):
    """A screen of that size, or a pipe."""

    def __init__(self, columns: int, rows: int | None, plain: bool = False) -> None:
        super().__init__(plain)
        self.plain = plain
        self._size = columns, rows

    @property
    def columns(self) -> int:
        return self._size[0]

    @property
    def width(self) -> int:
        return min(self._size[0], 100)

    @property
    def rows(self) -> int | None:
        return self._size[1]


def board() -> list[str]:
    rows = 1 if sheet().brief else 5 if sheet().short else 30
    return [f"row {row}" for row in range(rows)]


def question(options: int) -> Question:
    return Question([("What now?", "bold")], [f"option {number}" for number in range(options)])


def test_a_high_terminal_shows_the_whole_board_above_the_question() -> None:
    page = laid_out(Terminal(80, 40), board, question(4))
    assert (page.side_by_side, page.short, len(page.board)) == (False, False, 30)


def test_below_40_rows_the_board_is_short_so_that_the_question_fits_below() -> None:
    page = laid_out(Terminal(80, 24), board, question(4))
    assert (page.side_by_side, page.short, page.rows) == (False, True, 12)


def test_from_100_columns_the_question_stands_beside_the_board() -> None:
    assert not laid_out(Terminal(99, 40), board, question(4)).side_by_side
    page = laid_out(Terminal(100, 40), board, question(4))
    assert (page.side_by_side, page.short, page.rows) == (True, False, 31)


def test_many_options_stand_in_columns_before_they_push_the_board_away() -> None:
    page = laid_out(Terminal(80, 20), board, question(20))
    assert len(page.question) == 1 + 7
    assert page.rows <= 20
    assert str(page.question[1]).split() == ["1", "option", "0", "8", "option", "7", "15", "option", "14"]


def test_a_question_too_high_for_its_column_goes_below_the_board_in_columns() -> None:
    page = laid_out(Terminal(100, 30), board, question(60))
    assert (page.side_by_side, page.short, page.rows) == (False, True, 23)


def test_a_board_is_brief_before_options_are_put_off() -> None:
    page = laid_out(Terminal(80, 11), board, question(20))
    assert (len(page.board), page.parts, page.rows) == (1, 1, 11)


def test_options_that_do_not_fit_come_in_parts_and_keep_their_numbers() -> None:
    many = msgspec.structs.replace(question(60), elsewhere=lambda first, last: f"{first} to {last}")
    pages = [laid_out(Terminal(80, 11), board, many, part) for part in range(4)]
    assert [page.rows for page in pages] == [11, 11, 11, 7]
    assert {page.parts for page in pages} == {4}
    assert [str(page.question[-1]) for page in pages] == ["1 to 18", "19 to 36", "37 to 54", "55 to 60"]
    assert str(pages[1].question[1]).split()[:3] == ["19", "option", "18"]
    assert laid_out(Terminal(80, 11), board, many, 4) == pages[0]


@pytest.mark.parametrize("screen", [Terminal(80, None), Terminal(120, 24, plain=True)])
def test_pipes_and_screen_readers_get_everything_in_the_order_of_reading(screen: Terminal) -> None:
    page = laid_out(screen, board, question(40))
    assert (page.side_by_side, page.short, len(page.board), len(page.question)) == (False, False, 30, 41)


def positions(game_name: str, seats: int, count: int) -> Iterator[tuple[Match, Any]]:
    """Yield a match by random bots whenever seat 0 is asked, and what it is asked."""
    game = games.get(game_name)
    match, chance, bot = (
        Match(game, game.options(seats=seats), 1),
        Rng.seeded(1),
        bots.get(game_name, "random"),
    )
    while match.outcome is None and count:
        seat, ask = next(iter(match.asks.items()))
        if seat == 0:
            count -= 1
            yield match, ask
        match.answer(seat, bot.choose(look(game, match.state, seat, chance)))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("game", "seats"), [("ritual", 7), ("fate", 4), ("cultists", 8), ("horror", 4)])
def test_every_board_in_short_fits_beside_its_question(game: str, seats: int, language: Language) -> None:
    words, draw, screen = speech(language, game), games.terminal(game), Terminal(100, 30)
    names = dict(enumerate(bots.CALLED))
    assert draw is not None
    for match, ask in positions(game, seats, 20):
        view = match.game.view(match.state, 0)
        asked = Question([(words.say(ask.text, names, 0), "bold")], ["one", "two"])
        page = laid_out(screen, lambda view=view: draw(view, words, names, False), asked)  # type: ignore[misc]
        assert page.rows <= 30
        assert max((line.cell_len for line in page.board), default=0) <= layout.NARROW_BOARD


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("game", "seats"), [("ritual", 7), ("fate", 4), ("cultists", 8), ("horror", 4)])
def test_every_question_fits_below_its_board(game: str, seats: int, language: Language) -> None:
    words, draw, screen = speech(language, game), games.terminal(game), Terminal(80, 24)
    names = dict(enumerate(bots.CALLED))
    assert draw is not None
    for match, ask in positions(game, seats, 40):
        view = match.game.view(match.state, 0)
        asked = Question(
            [(words.say(ask.text, names, 0), "bold")],
            [words.say(option.text, names, 0) for option in ask.options],
            elsewhere=lambda first, last: words.say(text("more-options", first=first, last=last, all=99)),
        )
        page = laid_out(screen, lambda view=view: draw(view, words, names, False), asked)  # type: ignore[misc]
        assert page.board or not draw(view, words, names, False)
        assert page.rows <= 24, ask.kind
        assert max(line.cell_len for line in (*page.board, *page.question)) <= 80


def test_more_shows_the_options_that_did_not_fit_and_then_the_first_again() -> None:
    with Talk("play", "horror", "--bots", "random", "--seed", "1", terminal=True, rows=14) as talk:
        while "Options 1 to" not in (asked := talk.until("Your choice (", "read on. ")):
            talk.type("" if "read on. " in asked else "0" if "0 for none" in asked else "1")
        assert "  1  " in asked
        talk.type("more")
        assert "  1  " not in (rest := talk.until("Your choice ("))
        assert "Spreading Flames" in rest
        talk.type("more")
        assert "Options 1 to" in talk.until("Your choice (")


def test_enter_alone_shows_the_whole_table_a_screenful_at_a_time() -> None:
    with Talk("play", "fate", "--bots", "random", "--seed", "1", terminal=True, rows=24) as talk:
        for _ in range(4):
            talk.until("Your choice (")
            talk.type("1")
        assert "Your Dark Gift" not in talk.until("Your choice (")
        talk.type("")
        assert "Supply: investigators" in talk.until("read on. ")
        talk.type("")
        assert "Your Dark Gift" in talk.until("Your choice (")
