"""Cultists' table as lines of text, for a terminal of 80 columns or a screen reader.

Draws a seat's view and nothing else, so it cannot show what the seat may not know. Claims stand apart from
facts, and what only the viewer knows stands last. In columns a few signs stand for what sentences say in
words; a line below explains those in use. Not for prompts or log.
"""

from collections.abc import Container, Iterable, Mapping

from rich.cells import cell_len
from rich.markup import escape

from miskatonic.core.drawing import LONGEST_NAME, all_wrapped, column, left, right, sheet, wrapped
from miskatonic.core.text import Speech
from miskatonic.games.cultists.board import bold
from miskatonic.games.cultists.cards import Figure
from miskatonic.games.cultists.reveal import Reveal
from miskatonic.games.cultists.view import CultistsView, PlaceView, RoomView

_SIGNS = ">*~+("
"""The signs in the order in which they are explained."""
_COUNTS, _SIZES = (1, 3, 4), range(2, 6)
"""Which columns of a place and of a figure hold numbers."""


def draw(view: CultistsView, speech: Speech, names: Mapping[int, str], plain: bool) -> list[str]:
    """Return the table as lines of rich markup; `plain` uses whole sentences instead of columns and marks."""
    if view.phase == "characters":
        return []
    board = _Sentences(view, speech, names) if plain else _Columns(view, speech, names)
    if sheet().short and not plain and view.reveal is None:
        return _in_short(_Columns(view, speech, names))
    return [
        *board.heading(),
        *board.circumstances(),
        *board.plan(),
        *board.company(),
        *board.going_on(),
        *board.claims(),
        *board.mine(),
        *board.reveal(),
    ]


def _in_short(board: "_Columns") -> list[str]:
    """Return the table without what can be looked up: clock, empty corridors, doors, claims, old cards.

    In brief, corridors stand one behind the other, and so does everything about people; what is unusual is
    left out as well.
    """
    if sheet().brief:
        return [
            *board.heading(),
            *board.rows_of(board.rooms),
            *board.corridors(),
            *wrapped(" ".join([*board.company_in_brief(), *board.voting(), *board.mine_in_brief()])),
        ]
    return [
        *board.heading(),
        *board.now(),
        *board.plan_in_short(),
        *board.company_in_short(),
        *board.going_on(),
        *board.mine_in_short(),
    ]


class _Sentences(Reveal):
    """The table for a screen reader: nothing is drawn, and the order of lines is the order of reading."""

    def heading(self) -> list[str]:
        return all_wrapped([", ".join(self.course()) + "."])

    def plan(self) -> list[str]:
        return all_wrapped(
            self.say("board-facts", name=self.place(place.name), facts="; ".join(self.facts(place)))
            for place in self.view.places
        )

    def facts(self, place: PlaceView) -> Iterable[str]:
        present = self.present(place.name)
        if present:
            yield self.say("board-here", figures=self.whos(present))
        else:
            yield self.say("board-empty")
        yield from self.notes(place.name)
        room = self.rooms.get(place.name)
        if room is not None:
            yield from self.room(room)
        usual = [door for door in place.doors if door not in place.secret]
        yield self.say("board-doors", places=self.places(usual))
        if place.secret:
            yield self.say("board-doors-secret", places=self.places(place.secret))
        if place.closed:
            yield self.say("board-doors-closed", places=self.places(place.closed))

    def room(self, room: RoomView) -> Iterable[str]:
        if self.is_on_my_route(room.name):
            yield self.say("board-on-route")
        yield self.state(room) or self.say("board-unexplored")
        if room.symbol:
            yield self.say("board-symbol")
        books = {"books": room.books, "all": room.all_books, "points": room.row_points}
        yield self.say("board-room", deck=room.deck, **books)

    def company(self) -> list[str]:
        return all_wrapped(
            self.say("board-facts", name=self.introduced(figure), facts="; ".join(self.told_of(figure)))
            for figure in self.figures
        )

    def introduced(self, number: Figure) -> str:
        return self.say(
            "board-figure", who=self.name(number), character=self.character(self.view.figures[number])
        )

    def told_of(self, number: Figure) -> list[str]:
        figure = self.view.figures[number]
        sizes = {"pulse": len(figure.pulse), "hand": figure.hand, "supply": figure.supply}
        return [*self.marks(number), self.say("board-sizes", rooms=figure.room_cards, **sizes)]


class _Columns(Reveal):
    """The table in columns; doors are named by the first letters of the place they lead to."""

    def __init__(self, view: CultistsView, speech: Speech, names: Mapping[int, str]) -> None:
        """Cut long names, for people stand close to each other in a column."""
        short = {seat: left(name, LONGEST_NAME).rstrip() for seat, name in names.items()}
        super().__init__(view, speech, short)
        self.signs: dict[str, str] = {}
        """The signs in use, with what they mean."""

    def heading(self) -> list[str]:
        return [bold(" · ".join(self.course()))]

    def sign(self, sign: str, id: str) -> str:
        """Return a sign, and remember to explain it."""
        self.signs[sign] = self.say(id)
        return sign

    def explained(self) -> list[str]:
        """Return a line about the signs in use."""
        shown = {sign: "(…)" if sign == "(" else sign for sign in _SIGNS if sign in self.signs}
        told = " ".join(f"{look} {self.signs[sign]}." for sign, look in shown.items())
        return wrapped(told) if told else []

    # Places

    def plan(self) -> list[str]:
        heads = self.heads()
        rows = [self.cells(place) for place in self.view.places]
        widths = [column(words) for words in zip(heads, *rows, strict=True)]
        lines = _row("  " + _aligned(heads, widths, _COUNTS), [self.say("board-head-here")])
        for place, cells in zip(self.view.places, rows, strict=True):
            start = self.margin(place.name) + _aligned(cells, widths, _COUNTS)
            lines += _row(start, self.here(place.name))
        return [*lines, *self.explained()]

    def heads(self) -> list[str]:
        """Return what stands above the columns of places."""
        return [
            self.say("board-head-place"),
            self.say("board-head-deck"),
            self.say("board-head-state"),
            self.say("board-head-books"),
            self.say("board-head-points"),
            self.say("board-head-doors"),
        ]

    def plan_in_short(self) -> list[str]:
        """Return rooms, and corridors in which somebody or something is."""
        return self.rows_of({*self.rooms, *(each.name for each in self.view.places if self.here(each.name))})

    def rows_of(self, names: Container[str]) -> list[str]:
        """Return the rows of these places, without their doors."""
        seen = [each for each in self.view.places if each.name in names]
        heads = [] if sheet().brief else [self.heads()[:-1]]
        rows = [self.cells(place)[:-1] for place in seen]
        widths = [column(words) for words in zip(*heads, *rows, strict=True)]
        lines = [line for each in heads for line in _row("  " + _aligned(each, widths, _COUNTS), [])]
        for place, cells in zip(seen, rows, strict=True):
            start = self.margin(place.name) + _aligned(cells, widths, _COUNTS)
            lines += _row(start, self.here(place.name))
        return lines

    def corridors(self) -> list[str]:
        """Return who and what is in the corridors, one behind the other."""
        others = [each.name for each in self.view.places if each.name not in self.rooms]
        told = [f"{self.place(name)}: {'; '.join(here)}" for name in others if (here := self.here(name))]
        return wrapped(". ".join(told) + ".") if told else []

    def here(self, place: str) -> list[str]:
        """Return who and what is in a place."""
        present = [self.called(each) for each in self.present(place)]
        return [*([", ".join(present)] if present else []), *self.notes(place)]

    def margin(self, place: str) -> str:
        """Return the signs before a place: the viewer stands there, it is on his route."""
        seat = self.view.seat
        here = seat is not None and self.view.figures[seat].place == place
        you = self.sign(">", "board-sign-you") if here else " "
        return you + (self.sign("*", "board-sign-route") if self.is_on_my_route(place) else " ")

    def cells(self, place: PlaceView) -> list[str]:
        """Return the columns of a place: name, deck, state, books, points, doors."""
        doors = " ".join([*(self.door(place, to) for to in place.doors), *map(self.closed, place.closed)])
        room = self.rooms.get(place.name)
        if room is None:
            return [self.place(place.name), "", "", "", "", doors]
        symbol = self.sign("~", "board-sign-symbol") if room.symbol else ""
        books = f"{room.books}/{room.all_books}"
        state = self.state(room) + symbol
        return [self.place(place.name), str(room.deck), state, books, str(room.row_points), doors]

    def door(self, place: PlaceView, to: str) -> str:
        return (self.sign("+", "board-sign-secret") if to in place.secret else "") + self.say(f"short-{to}")

    def closed(self, to: str) -> str:
        return self.sign("(", "board-sign-closed") + self.say(f"short-{to}") + ")"

    # Figures

    def company(self) -> list[str]:
        heads = [
            self.say("board-head-figure"),
            self.say("board-head-character"),
            self.say("board-head-pulse"),
            self.say("board-head-hand"),
            self.say("board-head-supply"),
            self.say("board-head-rooms"),
        ]
        rows = [self.sizes(figure) for figure in self.figures]
        widths = [column(words) for words in zip(heads, *rows, strict=True)]
        lines = _row("  " + _aligned(heads, widths, _SIZES), [])
        for figure, cells in zip(self.figures, rows, strict=True):
            margin = "> " if figure == self.view.seat else "  "
            lines += _row(margin + _aligned(cells, widths, _SIZES), self.marks(figure))
        return lines

    def company_in_short(self) -> list[str]:
        """Return how many pulse cards everybody has, and of whom there is more to say."""
        return wrapped(
            self.say("board-pulse-decks", figures=", ".join(map(self.counted_pulse, self.figures)))
        )

    def counted_pulse(self, number: Figure) -> str:
        pulse = f"{self.called(number)} {len(self.view.figures[number].pulse)}"
        marks = [*self.knife(number), *self.lasting_marks(number)]
        return f"{pulse} ({', '.join(marks)})" if marks else pulse

    def company_in_brief(self) -> list[str]:
        """Return how many pulse cards everybody has, and who is a ghost."""
        figures = self.view.figures
        pulses = [f"{self.called(each)} {len(figures[each].pulse)}" for each in self.figures]
        ghosts = [each for each in self.figures if figures[each].ghost]
        told = [self.say("board-pulse-decks", figures=", ".join(pulses))]
        return [*told, self.say("board-ghosts", figures=self.whos(ghosts))] if ghosts else told

    def sizes(self, number: Figure) -> list[str]:
        figure = self.view.figures[number]
        sizes = (len(figure.pulse), figure.hand, figure.supply, figure.room_cards)
        return [self.name(number), self.character(figure), *map(str, sizes)]


def _aligned(cells: list[str], widths: list[int], numbers: Container[int]) -> str:
    """Return the columns of a row; those of numbers stand at the right."""
    return " ".join(
        right(cell, width) if at in numbers else left(cell, width)
        for at, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )


def _row(start: str, notes: list[str]) -> list[str]:
    """Return the start of a row with notes behind it, wrapped within their own column."""
    at = cell_len(start) + 1
    first, *more = wrapped("; ".join(notes), at, at)
    return [(escape(start) + " " + first[at:]).rstrip(), *more]
