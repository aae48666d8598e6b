"""Whole matches of Ritual, kept as records and as readable logs, so that a change of rules shows as a diff.

`python -m tests.games.ritual.golden` plays them anew. Do that only if the change is meant; if stored matches
now end differently, raise the game's rules version as well.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from miskatonic import games
from miskatonic.core.game import Event, Seat
from miskatonic.core.record import Answer, Match, Move, encode
from miskatonic.core.rng import Rng
from miskatonic.core.text import Speech, text

FOLDER = Path(__file__).parent
RITUAL = games.get("ritual")

MATCHES: dict[str, tuple[int, dict[str, Any]]] = {
    "base-5": (237, {"seats": 5}),
    "straw-3-doom": (162, {"seats": 3, "doom": True, "old_one": "yog-sothoth"}),
    "straw-4-nyarlathotep": (201, {"seats": 4, "old_one": "nyarlathotep", "zealot": "professor"}),
    "mystery-6-confession": (115, {"seats": 6, "old_one": "mystery", "confession": True, "start": 2}),
    "competitive-7": (
        16,
        {
            "seats": 7,
            "variant": "competitive",
            "event": "trapezohedron",
            "scholar": "student",
            "zealot": "professor",
            "old_one": "hastur",
        },
    ),
}
"""The seed and the options of each match."""


def play(seed: int, options: dict[str, Any]) -> Match:
    """Play a match with random answers."""
    match, rng = Match(RITUAL, RITUAL.options(**options), seed), Rng.seeded(seed)
    while match.outcome is None:
        ((seat, ask),) = match.asks.items()
        match.answer(seat, rng.choice(ask.options).id)
    return match


def log(match: Match) -> str:
    """Return the match for people: every answer, what a spectator reads of it, what only some may know."""
    english = Speech("en", ["miskatonic.core", games.package("ritual")])
    lines = ["Options: " + ", ".join(f"{name} {value}" for name, value in match.record().options.items())]
    told = 0
    for line in match.log:
        lines += [f"\n> {_answer(move, english)}" for move in match.moves[told : line.move]]
        told = line.move
        lines += _reading(line.event, english)
    return "\n".join(lines) + "\n"


def _answer(move: Move, english: Speech) -> str:
    assert isinstance(move, Answer)
    return f"{_name(move.seat, english)}: {', '.join(move.choice)}"


def _reading(event: Event, english: Speech) -> Iterator[str]:
    public = event.seen_by(None)
    if public is not None:
        yield f"{event.cite:14}{english.say(public)}"
    if event.audience is not None:
        knowing = ", ".join(_name(seat, english) for seat in event.audience if seat >= 0)
        yield f"{event.cite:14}({knowing}) {english.say(event.text)}"


def _name(seat: Seat, english: Speech) -> str:
    return english.say(text("seat-name", number=seat + 1))


def files(name: str) -> tuple[Path, Path]:
    """Return where a match's record and its log are kept."""
    return FOLDER / f"{name}.json", FOLDER / f"{name}.log"


def regenerate() -> None:
    """Play all matches anew and keep them."""
    for name, (seed, options) in MATCHES.items():
        match = play(seed, options)
        record_file, log_file = files(name)
        record_file.write_bytes(encode(match.record()))
        log_file.write_text(log(match), "utf-8")
