"""The table of Cultists as a bot looks at it: who stands where, which ways lead on, what rooms are worth.

Made from one view, for one decision. Values are in points of the bookshelf, roughly. Not for whom to
believe (`belief`, `thumb`) and not for choosing (`hunt`, `scheme`).
"""

from collections.abc import Iterator

from miskatonic.games.cultists.cards import ASSASSIN, NOBODY, Figure
from miskatonic.games.cultists.facts import Attacked
from miskatonic.games.cultists.numbers import COUNTS, EXPLORED_FROM
from miskatonic.games.cultists.view import CultistsView, RoomView

Way = tuple[str, ...]
"""The places that a move still leads through; without any it stops."""

FIRST_FILLS = 0.75
"""What a card in an unexplored room is worth, against the book that it may bring."""
LATER_FILLS = 0.7
"""The same in an explored room whose deck is too small for its books."""
SPARE_FILLS = 0.15
"""The same if the deck is large enough."""


class Scene:
    """What there is to see."""

    def __init__(self, view: CultistsView) -> None:
        assert view.seat is not None
        assert view.mine is not None
        self.view = view
        self.me: Figure = view.seat
        self.mine = view.mine
        self.seats = view.options.seats
        self.count = COUNTS[self.seats]
        self.ghost = view.figures[self.me].ghost
        self.living = [figure for figure, each in enumerate(view.figures) if not each.ghost]
        self.others = [figure for figure in self.living if figure != self.me]
        self.rooms: dict[str, RoomView] = {room.name: room for room in view.rooms}
        self.doors = {place.name: place.doors for place in view.places}
        self.place = view.figures[self.me].place
        self.has_knife = view.start == self.me
        self.may_attack = self.mine.role == ASSASSIN and not any(
            isinstance(fact, Attacked) for fact in view.history
        )
        self.closed = "" if view.fish_man is None or self.has_knife else view.fish_man

    def at(self, place: str) -> list[Figure]:
        """Return the other living figures there."""
        figures = self.view.figures
        return [figure for figure in self.others if figures[figure].place == place]

    def on_route(self, room: str) -> bool:
        """routes.2: whether my own card names this room now"""
        return room in self.mine.route.rounds[self.view.round - 1]

    def partners(self, place: str) -> list[Figure]:
        """encounter.3, encounter.4: whom I meet if I enter there"""
        there = self.at(place)
        return there if len(there) == 1 or not self.view.power else []

    def still_to_move(self) -> list[Figure]:
        """round.2: the living figures that move after me in this phase"""
        order = self.view.order
        later = order[order.index(self.me) + 1 :]
        return [figure for figure in later if figure in self.others]

    # Ways

    def ways(self) -> Iterator[Way]:
        """move.2 to move.6: all ways in which my running move may go on"""
        move = self.view.move
        assert move is not None
        yield from self._ways(move.path[-1], move.path[0], move.points, len(move.path) > 1)

    def _ways(self, place: str, origin: str, points: int, moved: bool) -> Iterator[Way]:
        if moved and place != origin:
            yield ()
        if not points:
            return
        for to in self.doors[place]:
            if to != self.closed and (to != origin or points > 1):
                for way in self._ways(to, origin, points - 1, True):
                    yield (to, *way)

    def distance(self, figure: Figure, place: str) -> int:
        """board.1: how many doors away a figure is from a place, up to one more than it can walk"""
        reached, edge = {self.view.figures[figure].place}, [self.view.figures[figure].place]
        for doors in range(4):
            if place in reached:
                return doors
            edge = [to for each in edge for to in self.doors[each] if to not in reached]
            reached.update(edge)
        return 4

    # What rooms are worth

    def blocked(self, room: str) -> bool:
        """cultist-markers.1"""
        return self.rooms[room].cultist_marker

    def book_worth(self, room: str, books: int) -> float:
        """shelf.2: what the next book is worth if so many are there; the last one is worth most"""
        row = self.rooms[room]
        return row.row_points * ((books + 1) ** 2 - books**2) / row.all_books**2

    def search_worth(self, room: str, success: float, sabotage: float) -> float:
        """check-room.3, check-room.5: what looking for a book is worth"""
        books = self.rooms[room].books
        lost = self.book_worth(room, books - 1) if books else 0.0
        return success * self.book_worth(room, books) - sabotage * lost

    def fill_worth(self, room: str) -> float:
        """room-decks.2: what another Success is worth in a room"""
        row = self.rooms[room]
        book = row.row_points / row.all_books
        if not row.explored:
            return FIRST_FILLS * book * (1 if row.deck + 1 >= EXPLORED_FROM else 0.8)
        missing = row.all_books - row.books
        return book * (LATER_FILLS if row.deck <= missing else SPARE_FILLS)

    # Who is out

    def candidates(self) -> list[Figure]:
        """vote.q1"""
        return [figure for figure in self.others if figure < self.seats]

    def start(self) -> Figure:
        """Return the start player."""
        return NOBODY if self.view.start is None else self.view.start
