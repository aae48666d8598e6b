"""Looking back: a match as it was after a move, worked out in a worker process, so no table waits for it.

Readers have a worker of their own, so they and the bots do not wait for each other. A position never changes
once it was played: what somebody has looked at is kept for a while, and whoever asks for the same at the same
time shares one answer. Not for who may look through whose eyes, nor how often (see `http`).
"""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Literal

import msgspec
from msgspec.structs import replace

from miskatonic import games
from miskatonic.core.game import Seat
from miskatonic.core.record import Answer, Match
from miskatonic.server.fairness import Claim
from miskatonic.server.protocol import Chair
from miskatonic.server.protocol_http import ChartLine, MatchChart, MatchCourse, Position, RoundMark
from miskatonic.server.table import Table
from miskatonic.server.workers import Workers

WORKERS = 1
CROWD = 32
"""Positions that may be worked out or wait for it; who wants yet another one is told to come back."""
KEPT_BYTES = 8_000_000

COURSE = -1
"""In the place of a number of moves: all of them."""

Reader = Seat | Literal["open"] | None
"""Whose eyes: a seat's, a spectator's, or those of somebody before whom all cards lie open."""

Key = tuple[str, Reader, int]
"""A table, whose eyes, and after how many moves."""


class Busy(Exception):
    """Too many positions are being worked out already."""


class Readers:
    """Those who look back at earlier positions of any table."""

    def __init__(self, seconds: float) -> None:
        """Prepare a worker; `seconds` is how long it may take for one position."""
        self._workers = Workers(WORKERS, seconds)
        self._under_way: dict[Key, asyncio.Task[bytes]] = {}
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        """Encoded views, the one that was longest not looked at first."""
        self._kept_bytes = 0

    async def look(self, table: Table, reader: Reader, move: int) -> bytes:
        """Return the match as it was after so many moves, as the reader saw it, encoded; raise Busy."""
        found = without_view(table, reader, move)
        return filled(found, await self._view(table, reader, found.move))

    async def course(self, table: Table) -> bytes:
        """Return how a match went that is over, encoded; raise Busy."""
        return await self._worked_out((table.id, None, COURSE), course_task(table))

    async def _view(self, table: Table, reader: Reader, move: int) -> bytes:
        return await self._worked_out((table.id, reader, move), task(table, reader, move))

    async def _worked_out(self, key: Key, work: "partial[bytes]") -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            if len(self._under_way) >= CROWD:
                raise Busy
            self._under_way[key] = asyncio.create_task(self._work_out(key, work))
        return await asyncio.shield(self._under_way[key])

    async def _work_out(self, key: Key, work: "partial[bytes]") -> bytes:
        try:
            view = await self._workers.run(work, Claim(table=key[0]))
        finally:
            del self._under_way[key]
        self._keep(key, view)
        return view

    def _keep(self, key: Key, view: bytes) -> None:
        """Keep a view, and let go of those that nobody has looked at for longest."""
        self._kept[key] = view
        self._kept_bytes += len(view)
        while self._kept_bytes > KEPT_BYTES:
            _, oldest = self._kept.popitem(last=False)
            self._kept_bytes -= len(oldest)

    def close(self) -> None:
        """Stop the worker."""
        self._workers.close()


def without_view(table: Table, reader: Reader, move: int) -> Position:
    """Return what needs no working out; moves that older rules allowed cannot be played again."""
    match = _played(table)
    move = max(match.earliest, min(move, match.number))
    seat = None if reader == "open" else reader
    lines = tuple([line for line in table.logs[seat] if line.move <= move])
    return Position(move, match.number, Chair(seat, None, None, None, lines))


def filled(found: Position, view: bytes) -> bytes:
    """Return the position with its view, encoded."""
    return msgspec.json.encode(replace(found, chair=replace(found.chair, view=msgspec.Raw(view))))


def task(table: Table, reader: Reader, move: int) -> "partial[bytes]":
    """Return what a worker has to do, with all that it needs to know of the match."""
    state, answers = _played(table).way_to(move)
    return partial(view_after, table.game.name, msgspec.json.encode(state), answers, reader)


def _played(table: Table) -> Match:
    """Return the match that one looks back at."""
    assert table.match is not None, "nobody looks back at a table before its match"
    return table.match


def view_after(game_name: str, state: bytes, answers: tuple[Answer, ...], reader: Reader) -> bytes:
    """Go on from a position by some answers, and return what the reader sees then; runs in a worker."""
    game = games.get(game_name)
    position = msgspec.json.decode(state, type=game.state_type)
    for answer in answers:
        game.answer(position, answer.seat, answer.choice)
    return msgspec.json.encode(game.open_view(position) if reader == "open" else game.view(position, reader))


def course_task(table: Table) -> "partial[bytes]":
    """Return what a worker has to do to see how a match went."""
    match = _played(table)
    state, _ = match.way_to(match.earliest)
    answers = match.standing()
    return partial(
        course_of, table.game.name, msgspec.json.encode(state), match.earliest, answers, match.number
    )


def course_of(
    game_name: str, state: bytes, first: int, answers: tuple[tuple[int, Answer], ...], moves: int
) -> bytes:
    """Go through a match and note what is counted in it; runs in a worker."""
    game = games.get(game_name)
    position = msgspec.json.decode(state, type=game.state_type)
    rounds: list[RoundMark] = []
    lines: dict[tuple[str, Seat | None], list[tuple[int, int]]] = {}

    def look(move: int) -> None:
        if (round := game.round(position)) and (not rounds or rounds[-1].round != round):
            rounds.append(RoundMark(move, round))
        for name, counts in game.counted(position).items():
            for place, count in enumerate(counts):
                seat = place if len(counts) > 1 else None
                points = lines.setdefault((name, seat), [])
                if not points or points[-1][1] != count:
                    points.append((move, count))

    look(first)
    for move, answer in answers:
        game.answer(position, answer.seat, answer.choice)
        look(move)
    names = dict.fromkeys(name for name, _ in lines)
    charts = [
        MatchChart(
            name,
            tuple([ChartLine(seat, tuple(points)) for (of, seat), points in lines.items() if of == name]),
        )
        for name in names
    ]
    return msgspec.json.encode(MatchCourse(moves, first, tuple(rounds), tuple(charts)))
