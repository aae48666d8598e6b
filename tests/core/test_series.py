"""A series keeps a score over rematches in one document, which says clearly when it cannot be used."""

from typing import Any

import msgspec
import pytest

from miskatonic import games
from miskatonic.core.bot import look
from miskatonic.core.record import Match, decode
from miskatonic.core.rng import Rng
from miskatonic.core.series import BadSeries, Played, Series, Standing, add, read, standings, write
from tests.games.golden import MATCHES, files

NAMED = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


def kept(game: str) -> Played:
    """Return a golden match of a game, with people in its seats; the first two have won."""
    record = decode(files(game, next(iter(MATCHES[game])))[0].read_bytes())
    seats = record.options["seats"]
    return Played(NAMED[:seats], (0, 1), record)


def evening(*rounds: tuple[str, tuple[int, ...]]) -> Series:
    """Return a series of matches: who sat there, one letter each, and which seats won."""
    record = kept("ritual").record
    return Series("ritual", matches=tuple(Played(tuple(who), won, record) for who, won in rounds))


def test_a_match_that_is_over_counts_for_those_who_sat_there() -> None:
    ritual, dice = games.get("ritual"), Rng.seeded(1)
    match = Match(ritual, ritual.options(seats=3), 1)
    while match.outcome is None:
        seat, ask = next(iter(match.asks.items()))
        match.answer(
            seat, dice.choice(look(ritual, match.state, seat, dice).ask.options).id if ask.one else ()
        )
    series = add(Series("ritual", "Friday"), match, ["Ann", "Bob", "Ann"])
    assert [each.played for each in standings(series)] == [1, 1]
    assert series.matches[0].winners == match.outcome.winners
    assert series.matches[0].record.moves == match.record().moves


def test_the_standing_counts_matches_and_victories_by_person() -> None:
    series = evening(("AB", (0,)), ("BA", (1,)), ("AC", (1,)))
    assert standings(series) == (Standing("A", 3, 2), Standing("C", 1, 1), Standing("B", 2, 0))


def test_who_holds_two_seats_plays_and_wins_once_and_nobody_is_nobody() -> None:
    series = Series("ritual", matches=(Played(("A", "A", ""), (0, 1, 2), kept("ritual").record),))
    assert standings(series) == (Standing("A", 1, 1),)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_document_of_any_game_round_trips_byte_for_byte(game: str) -> None:
    series = Series(game, "Freitagsrunde", (kept(game),), tale={"ß": [1, {"deep": None}]})
    assert read(write(series)) == series
    assert write(read(write(series))) == write(series)


def spoilt(**what: Any) -> bytes:
    """Return a document in which something is otherwise."""
    return msgspec.json.encode(msgspec.to_builtins(evening(("AB", (0,)))) | what)


@pytest.mark.parametrize(
    ("data", "where", "reason"),
    [
        (b"", "series", "bad-record-json"),
        (b"\xff\xfe", "series", "bad-record-json"),
        (b'{"format": "miskatonic-series", "vers', "series", "bad-record-json"),
        (b"[]", "series", "bad-record-json"),
        (b"{}", "format", "bad-series-foreign"),
        (files("ritual", "base-5")[0].read_bytes(), "format", "bad-series-foreign"),
        (spoilt(version=2), "version", "bad-series-version"),
        (spoilt(matches=7), "series", "bad-series-shape"),
        (spoilt(colour="red"), "series", "bad-series-shape"),
        (spoilt(game="fate"), "matches[0]", "bad-series-match"),
        (msgspec.json.encode(evening(("AB", (2,)))), "matches[0]", "bad-series-match"),
        (b" " * 32_000_001, "series", "bad-series-too-large"),
    ],
)
def test_what_is_damaged_foreign_or_newer_gets_one_clear_error(data: bytes, where: str, reason: str) -> None:
    with pytest.raises(BadSeries) as refused:
        read(data)
    assert (refused.value.where, refused.value.reason.id) == (where, reason)
