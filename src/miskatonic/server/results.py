"""How a match stands, for lists; how it ended for each person; and what such ends add up to.

Pure: the store keeps what is made here without knowing what it is. Not for what is sent while a match is
played (see `present`). Who has handed a seat over and not come back has not played to the end: a bot has.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from miskatonic.core.game import Ask, Seat, asked
from miskatonic.core.text import Text
from miskatonic.server.protocol_http import GameStatistics, HeadToHead, MyMatch, Other, Sitter, Statistics
from miskatonic.server.store import End, Ended
from miskatonic.server.table import Table


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match stands; `asks` is each seat's own business."""

    round: int = 0
    sitters: tuple[Sitter, ...] = ()
    waiting: tuple[Seat, ...] = ()
    """For whom everybody sees the game wait."""
    asks: dict[Seat, Text] = {}
    winners: tuple[Seat, ...] = ()


class Opponent(msgspec.Struct, frozen=True):
    """Somebody else at the table: a bot of some level, or a person, whom his session tells apart."""

    name: str
    won: bool
    bot: str = ""
    session: str = ""


class Result(msgspec.Struct, frozen=True):
    """How a match ended for one person."""

    game: str
    name: str
    won: bool
    others: tuple[Opponent, ...]


def standing(table: Table, asks: Mapping[Seat, Ask]) -> bytes:
    """Return how the match stands, with who must still decide what, to be kept with the table."""
    sitters = tuple([Sitter(chair.name, chair.bot) for chair in table.chairs])
    match = table.match
    if match is None:
        return msgspec.json.encode(Standing(sitters=sitters))
    state, outcome = match.state, match.outcome
    playing = table.status == "playing"
    return msgspec.json.encode(
        Standing(
            table.game.round(state),
            sitters,
            tuple(asked(table.game, state)) if playing else (),
            {seat: ask.text for seat, ask in asks.items()},
            outcome.winners if outcome is not None else (),
        )
    )


def read_standing(kept: bytes) -> Standing:
    """Return the standing that was kept; nothing is known of tables from before there was such a thing."""
    return msgspec.json.decode(kept, type=Standing) if kept else Standing()


def ended(table: Table) -> tuple[Ended, ...]:
    """Return how a match that has just ended did so for everybody who played it; a lesson is none."""
    if table.created.lesson:
        return ()
    outcome = table.match.outcome if table.match is not None else None
    assert outcome is not None, "it has ended"
    winners = outcome.winners
    people = dict.fromkeys(table.chairs[seat].session for seat in table.people())
    return tuple([Ended(each, msgspec.json.encode(_result(table, each, winners))) for each in people])


def _result(table: Table, session: str, winners: Sequence[Seat]) -> Result:
    mine = table.seats_of(session)
    others = [
        Opponent(chair.name, seat in winners, chair.bot, chair.session if chair.kind == "person" else "")
        for seat, chair in enumerate(table.chairs)
        if seat not in mine
    ]
    won = any(seat in winners for seat in mine)
    return Result(table.game.name, table.chairs[mine[0]].name, won, tuple(others))


def statistics(kept: Iterable[End], until: Callable[[int], int]) -> Statistics:
    """Add up how a person's matches ended, the oldest first; nobody's session is told.

    `until` says how long the record of a match is kept that changed last at some time.
    """
    found = [(end, msgspec.json.decode(end.data, type=Result)) for end in kept]
    games = dict.fromkeys(result.game for _, result in found)
    matches = [
        MyMatch(
            end.table,
            result.game,
            end.at,
            result.name,
            result.won,
            tuple([Other(each.name, each.bot, each.won) for each in result.others]),
            "" if end.updated is None else record_address(end.table),
            0 if end.updated is None else until(end.updated),
        )
        for end, result in found
    ]
    return Statistics(
        tuple([_of_game(game, [each for _, each in found if each.game == game]) for game in games]),
        tuple(reversed(matches)),
    )


def record_address(table: str) -> str:
    """Return where the record of a match that is over can be downloaded."""
    return f"/api/tables/{table}/record"


def _of_game(game: str, results: Sequence[Result]) -> GameStatistics:
    streak = best = 0
    for each in results:
        streak = streak + 1 if each.won else 0
        best = max(best, streak)
    won = sum(each.won for each in results)
    return GameStatistics(game, len(results), won, streak, best, _head_to_head(results))


def _head_to_head(results: Iterable[Result]) -> tuple[HeadToHead, ...]:
    """People by their last name, then bots by level; several bots of one level at a table count once."""
    met: dict[tuple[str, str], HeadToHead] = {}
    for result in results:
        sides = {(each.session, each.bot): each for each in sorted(result.others, key=lambda each: each.won)}
        for key, other in sides.items():
            before = met.pop(key, HeadToHead("", "", 0, 0, 0, 0))
            met[key] = HeadToHead(
                "" if other.bot else other.name,
                other.bot,
                before.played + 1,
                before.won + (result.won and not other.won),
                before.lost + (other.won and not result.won),
                before.alike + (result.won == other.won),
            )
    return tuple(sorted(met.values(), key=lambda each: (each.bot != "", -each.played, each.name)))
