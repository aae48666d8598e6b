"""Whole matches of every game, kept as records and as readable logs: a change of rules shows as a diff.

They lie in the folder `golden` of a game's tests. `python -m tests.games.golden` plays them anew, or those of
one game if it is named. Do that only if the change is meant; if stored matches now end differently, raise the
game's rules version as well.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from miskatonic import games
from miskatonic.core import rulebook
from miskatonic.core.bot import look
from miskatonic.core.game import Ask, Choice, Event, IllegalAnswer, Seat
from miskatonic.core.record import Answer, Match, Move, decode, encode
from miskatonic.core.rng import Rng
from miskatonic.core.text import Speech, text
from tests.games.horror.ash.player import RESOLUTIONS, Determined
from tests.games.horror.flames import foresight
from tests.games.horror.flames.player import Purposeful
from tests.games.horror.smoke import foresight as smoke

FLAMES: dict[str, Any] = {
    "seats": 1,
    "scenario": "spreading_flames",
    "difficulty": "easy",
    "decks": ["12004"],
}

SMOKE: dict[str, Any] = {
    "seats": 1,
    "scenario": "smoke_and_mirrors",
    "difficulty": "easy",
    "decks": ["12004"],
    "chapter": {
        "campaign": "brethren_of_ash",
        "bag": [*["+1"] * 8, "0", "elder-sign"],
        "veterans": [{"bears": ["12115"]}],
    },
}
"""A night with much luck, and Dr. Armitage."""
ASH: dict[str, Any] = {"seats": 1, "scenario": "queen_of_ash", "difficulty": "easy", "decks": ["12004"]}
PREPARED: dict[str, Any] = {
    "campaign": "brethren_of_ash",
    "log": [{"what": "cult-found"}, {"what": "scoured-arkham"}, {"what": "servant-killed"}],
}
"""Who comes to the last scenario with the best of notes."""

MATCHES: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "ritual": {
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
    },
    "fate": {
        "victory-2": (138, {"seats": 2}),
        "victory-3": (28, {"seats": 3}),
        "victory-4": (58, {"seats": 4}),
        "signs-2-library-keeps": (138, {"seats": 2, "library_keeps": True}),
        "signs-3": (101, {"seats": 3}),
        "signs-4-shared": (124, {"seats": 4}),
    },
    "cultists": {
        "books-6": (88, {"seats": 6}),
        "books-8": (49, {"seats": 8}),
        "claim-right-4": (9, {"seats": 4}),
        "claim-right-6": (74, {"seats": 6}),
        "claim-wrong-6": (3, {"seats": 6}),
        "claim-wrong-5": (30, {"seats": 5}),
        "clock-8": (1, {"seats": 8}),
        "clock-5": (146, {"seats": 5}),
        "dead-4": (25, {"seats": 4}),
        "dead-6": (7, {"seats": 6}),
        "eliminated-6": (0, {"seats": 6}),
        "eliminated-7": (75, {"seats": 7}),
        "noted-7-firestarter": (53, {"seats": 7, "firestarter": "yes"}),
        "noted-8-books": (90, {"seats": 8}),
        "seer-found-5": (74, {"seats": 5, "seer": "yes"}),
        "seer-found-7-books": (434, {"seats": 7}),
    },
    "horror": {
        "won-2": (1, {"seats": 2, "scenario": "cellar", "difficulty": "easy"}),
        "won-3": (0, {"seats": 3, "scenario": "cellar", "difficulty": "easy"}),
        "agenda-4": (34, {"seats": 4, "scenario": "cellar"}),
        "agenda-1": (588, {"seats": 1, "scenario": "cellar"}),
        "nobody-1": (0, {"seats": 1, "scenario": "cellar"}),
        "nobody-3-hard": (0, {"seats": 3, "scenario": "cellar", "difficulty": "hard"}),
        "flames-defeated-2": (0, {"seats": 2, "scenario": "spreading_flames"}),
        "flames-defeated-4-expert": (1, {"seats": 4, "scenario": "spreading_flames", "difficulty": "expert"}),
        "flames-stay-1": (9, FLAMES),
        "flames-leave-1": (9, FLAMES),
        "flames-resigned-1": (0, FLAMES),
        "flames-agenda-1": (0, FLAMES | {"decks": ["12001"]}),
        "smoke-killed-1": (10, SMOKE),
        "smoke-held-1": (10, SMOKE),
        "smoke-resigned-1": (10, SMOKE),
        "smoke-midnight-2": (0, {"seats": 2, "scenario": "smoke_and_mirrors", "difficulty": "easy"}),
        "smoke-scattered-4-expert": (
            0,
            {"seats": 4, "scenario": "smoke_and_mirrors", "difficulty": "expert"},
        ),
        "ash-slain-2": (0, ASH | {"seats": 2, "decks": ["12001", "12004"], "chapter": PREPARED}),
        "ash-stopped-1": (0, ASH | {"chapter": PREPARED}),
        "ash-flooded-1": (16, ASH | {"decks": ["12001"]}),
        "ash-nobody-3": (2, {"seats": 3, "scenario": "queen_of_ash"}),
        "ash-too-late-1": (8, {"seats": 1, "scenario": "queen_of_ash", "difficulty": "easy"}),
    },
}
"""For each game its matches: the seed and the options."""

SCHOLARS = ("search", "fill:success", "alive", "abstain", "confirm", "keep", "silent", "fight")
"""What is liked best, first of all: to look for books, and to leave each other in peace."""
HABITS = dict.fromkeys(
    ("books-6", "books-8", "clock-5", "dead-4", "dead-6", "noted-8-books", "seer-found-7-books"), SCHOLARS
)
"""What everybody prefers to do in a match that chance alone would hardly bring about."""

PLAYED_BY = dict.fromkeys(("won-2", "won-3", "agenda-4", "smoke-midnight-2", "ash-too-late-1"), "simple")
"""The bot that plays a match which takes some skill."""


FORESEEN = {
    "flames-stay-1": "stay",
    "flames-leave-1": "leave",
    "flames-resigned-1": "resign",
    "flames-agenda-1": "wait",
    "smoke-killed-1": "kill",
    "smoke-held-1": "hold",
    "smoke-resigned-1": "resign",
    "ash-slain-2": "slay",
    "ash-stopped-1": "stop",
    "ash-flooded-1": "flood",
}
"""The matches that are played with a plan and in the knowledge of what comes; their answers are kept, and
played anew only if the rules no longer take them there."""


def folder(game: str) -> Path:
    """Return where a game's matches are kept."""
    return Path(__file__).parent / game / "golden"


def files(game: str, name: str) -> tuple[Path, Path]:
    """Return where a match's record and its log are kept."""
    return folder(game) / f"{name}.json", folder(game) / f"{name}.log"


def play(game: str, name: str) -> Match:
    """Play a match with random answers, by habit where everybody has one, or by a bot."""
    if name in FORESEEN:
        return _replayed(game, name) or _foreseen(game, name)
    seed, options = MATCHES[game][name]
    rules, rng = games.get(game), Rng.seeded(seed)
    match = Match(rules, rules.options(**options), seed)
    bot = games.bots(game)[PLAYED_BY[name]]() if name in PLAYED_BY else None
    while match.outcome is None:
        seat, ask = next(iter(match.asks.items()))
        if bot is not None:
            match.answer(seat, bot.choose(look(rules, match.state, seat, rng)))
        else:
            match.answer(seat, _choice(ask, rng, HABITS.get(name, ())))
    return match


def _replayed(game: str, name: str) -> Match | None:
    """Return the match that was kept, if its answers still lead to the same end."""
    file = files(game, name)[0]
    if not file.exists():
        return None
    match, kept = _new(game, name), decode(file.read_bytes())
    try:
        for move in kept.moves:
            assert isinstance(move, Answer)
            one = match.asks[move.seat].one
            match.answer(move.seat, move.choice[0] if one else move.choice)
    except (IllegalAnswer, KeyError):
        return None
    return match if match.outcome is not None and _ends_as_meant(match, name) else None


def _ends_as_meant(match: Match, name: str) -> bool:
    end = FORESEEN[name]
    told = {line.event.text.id for line in match.log}
    return SIGNS[end] in told


SIGNS = {
    "stay": "story-flames-stay",
    "leave": "story-flames-leave",
    "resign": "resigned",
    "wait": "story-wild-flames-over",
    "kill": "story-smoke-found",
    "hold": "story-smoke-escaped",
    "slay": "story-ash-slain",
    "stop": "story-ash-stopped",
    "flood": "story-ash-flooded",
}
"""What is told where a match ends as it was meant to."""


def _foreseen(game: str, name: str) -> Match:
    """Play a match in the knowledge of what comes; that takes a while."""
    match, rng, end = _new(game, name), Rng.seeded(MATCHES[game][name][0]), FORESEEN[name]
    plan = Determined(end) if end in RESOLUTIONS else Purposeful(end)
    while match.outcome is None:
        seat = next(iter(match.asks))
        if match.state.options.scenario == "smoke_and_mirrors":
            match.answer(seat, smoke.choose(match.state, seat, FORESEEN[name], rng))
        else:
            match.answer(seat, foresight.choose(match.state, seat, plan, rng))
    assert _ends_as_meant(match, name), f"{name} needs another seed"
    return match


def _new(game: str, name: str) -> Match:
    seed, options = MATCHES[game][name]
    rules = games.get(game)
    return Match(rules, rules.options(**options), seed)


def _choice(ask: Ask, rng: Rng, habits: tuple[str, ...]) -> Choice:
    for habit in habits if ask.one else ():
        liked = [option.id for option in ask.options if option.id.startswith(habit)]
        if liked:
            return rng.choice(liked)
    return _any_choice(ask, rng)


def _any_choice(ask: Ask, rng: Rng) -> Choice:
    if ask.one:
        return rng.choice(ask.options).id
    options = [option.id for option in ask.options]
    rng.shuffle(options)
    return options[: ask.least + rng.below(ask.most - ask.least + 1)]


def log(match: Match) -> str:
    """Return the match for people: every answer, what a spectator reads of it, what only some may know."""
    package = games.package(match.game.name)
    english = Speech("en", ["miskatonic.core", package])
    width = max(map(len, rulebook.load(package, "en"))) + 1
    lines = ["Options: " + ", ".join(f"{name} {value}" for name, value in match.record().options.items())]
    told = 0
    for line in match.log:
        lines += [f"\n> {_answer(move, english)}" for move in match.moves[told : line.move]]
        told = line.move
        lines += [f"{line.event.cite:{width}}{reading}" for reading in _readings(line.event, english)]
    return "\n".join(lines) + "\n"


def _answer(move: Move, english: Speech) -> str:
    assert isinstance(move, Answer)
    return f"{_name(move.seat, english)}: {', '.join(move.choice)}"


def _readings(event: Event, english: Speech) -> Iterator[str]:
    public = event.seen_by(None)
    if public is not None:
        yield english.say(public)
    if event.audience is not None:
        knowing = ", ".join(_name(seat, english) for seat in event.audience if seat >= 0)
        yield f"({knowing}) {english.say(event.text)}"


def _name(seat: Seat, english: Speech) -> str:
    return english.say(text("seat-name", number=seat + 1))


def regenerate(game: str) -> None:
    """Play all matches of a game anew and keep them."""
    folder(game).mkdir(exist_ok=True)
    for name in MATCHES[game]:
        match = play(game, name)
        record_file, log_file = files(game, name)
        record_file.write_bytes(encode(match.record()))
        log_file.write_text(log(match), "utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or MATCHES:
        regenerate(each)
