"""A series of matches with a standing: an evening of rematches, or a campaign, as one portable document.

The document (JSON, format version 1) holds the records of the matches played, who sat where and won, and
whatever else the game tells from match to match (`tale`), as plain data that only the game reads. Not for
files, tables or what a tale means.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from miskatonic.core.game import Seat
from miskatonic.core.record import Match, Record
from miskatonic.core.text import Refusal, Text, text

FORMAT = "miskatonic-series"
FORMAT_VERSION = 1
MAX_SERIES_BYTES = 32_000_000


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match of the series that is over."""

    people: tuple[str, ...]
    """Who sat where, by seat; the same person may hold several seats, and "" is nobody's."""
    winners: tuple[Seat, ...]
    record: Record


class Series(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches of one game that belong together."""

    game: str
    name: str = ""
    """What its people call it."""
    matches: tuple[Played, ...] = ()
    tale: Any = None
    """What the game itself tells from match to match; None: there is nothing but the score."""
    format: str = FORMAT
    version: int = FORMAT_VERSION


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands in a series."""

    person: str
    played: int
    won: int


class BadSeries(Refusal):
    """A document cannot be used; says where it is wrong and why."""

    def __init__(self, where: str, reason: Text) -> None:
        super().__init__(where, reason)
        self.where = where
        self.reason = reason

    def __str__(self) -> str:
        """Return where it is wrong, and why."""
        return f"{self.where}: {super().__str__()}"


def newer(where: str, found: Any, known: int) -> BadSeries:
    """Return the error for a document that another version of the program wrote."""
    return BadSeries(where, text("bad-series-version", found=str(found)[:20], known=known))


def damaged(where: str, error: Exception) -> BadSeries:
    """Return the error for a document that lacks something or has too much."""
    return BadSeries(where, text("bad-series-shape", detail=str(error)[:200]))


def add(series: Series, match: Match, people: Sequence[str]) -> Series:
    """Return the series with a match that is over, and who sat there."""
    assert match.outcome is not None, "a match counts when it is over"
    assert match.game.name == series.game
    played = Played(tuple(people), match.outcome.winners, match.record(people))
    return replace(series, matches=(*series.matches, played))


def standings(series: Series) -> tuple[Standing, ...]:
    """Return how everybody stands in a series."""
    return score((each.people, each.winners) for each in series.matches)


def score(matches: Iterable[tuple[Sequence[str], Sequence[Seat]]]) -> tuple[Standing, ...]:
    """Return how everybody stands after matches, of each of which one knows who sat where and won.

    Who won most comes first, then who needed fewer matches, then by name.
    """
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for people, winners in matches:
        played.update({person for person in people if person})
        won.update({people[seat] for seat in winners if people[seat]})
    found = [Standing(person, count, won[person]) for person, count in played.items()]
    return tuple(sorted(found, key=lambda each: (-each.won, each.played, each.person)))


def write(series: Series) -> bytes:
    """Return the document as JSON."""
    return msgspec.json.format(msgspec.json.encode(series), indent=1) + b"\n"


def read(data: bytes) -> Series:
    """Return the series in this JSON; raise BadSeries if it is damaged, foreign or newer."""
    if len(data) > MAX_SERIES_BYTES:
        raise BadSeries("series", text("bad-series-too-large", bytes=MAX_SERIES_BYTES))
    try:
        head = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSeries("series", text("bad-record-json", detail=str(error)[:120])) from None
    if head.get("format") != FORMAT:
        raise BadSeries("format", text("bad-series-foreign"))
    if head.get("version") != FORMAT_VERSION:
        raise newer("version", head.get("version"), FORMAT_VERSION)
    try:
        series = msgspec.convert(head, Series)
    except (msgspec.ValidationError, RecursionError) as error:
        raise damaged("series", error) from None
    for number, each in enumerate(series.matches):
        if each.record.game != series.game or any(not 0 <= seat < len(each.people) for seat in each.winners):
            raise BadSeries(f"matches[{number}]", text("bad-series-match", number=number + 1))
    return series
