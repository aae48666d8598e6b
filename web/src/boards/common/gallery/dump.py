"""Writes positions of real games, as seats see them, for the gallery page: python dump.py fate.

Which positions a game wants to look at stands in its own `gallery/positions.py`, and how its games are played
to get there, if not at random (`answer`). For looking at a board while
working on it; nothing of it is built or shipped.
"""

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from runpy import run_path
from typing import Any

import msgspec

from miskatonic import games
from miskatonic.core.game import asked
from miskatonic.core.rng import Rng

NAMES = ("Abigail", "Wilhelmina Featherstone", "Bert", "Kassandra", "Özgür", "Zadok Allen", "Nahum", "Ada")

Wanted = Callable[[Any, int], bool]
"""Says whether a position, seen by a seat, is one to look at."""

Answer = Callable[[Any, Any, int, Any, Rng], Any]
"""Answers what a seat is asked: the game, the position, the seat, the ask, chance."""


def at_random(game: Any, g: Any, seat: int, ask: Any, rng: Rng) -> Any:
    """Answer with any one option."""
    picked = rng.choice([option.id for option in ask.options])
    return picked if ask.one else (picked,)


def find(game: Any, options: dict[str, Any], seat: int, wanted: Wanted, answer: Answer) -> Any:
    """Play until the seat is in such a position."""
    for seed in range(10_000):
        g, rng = game.new(game.options(**options), seed), Rng.seeded(seed)
        while not wanted(g, seat):
            if g.outcome is not None:
                break
            who, ask = next(iter(game.asks(g).items()))
            game.answer(g, who, answer(game, g, who, ask, rng))
        else:
            return g
    raise LookupError(options)


def position(
    game: Any, answer: Answer, title: str, options: dict[str, Any], seat: int | None, wanted: Wanted
) -> dict[str, Any]:
    """Return what the gallery needs to show it."""
    g = find(game, options, seat or 0, wanted, answer)
    ask = asked(game, g).get(seat) if seat is not None else None
    sealed = game.sealed(g).get(seat)
    given = None if sealed is None else sealed.choice
    return {
        "title": title,
        "chair": {
            "seat": seat,
            "view": game.view(g, seat),
            "ask": ask,
            "undo": None,
            "log": (),
            "given": given,
            "cautions": {},
            "chances": game.chances(g, seat) if ask is not None and seat is not None else {},
        },
        "names": NAMES[: g.options.seats],
        "seats": [
            {
                "kind": "bot" if number % 3 == 2 else "person",
                "name": NAMES[number],
                "bot": "",
                "connected": number != 3,
                "mine": number == seat,
            }
            for number in range(g.options.seats)
        ],
    }


def dump(name: str, only: Iterable[str]) -> None:
    """Write the views of a game, or some of them anew."""
    gallery = Path(__file__).parents[2] / name / "gallery"
    game = import_module(games.package(name)).GAME
    wanted = run_path(str(gallery / "positions.py"))
    answer = wanted.get("answer", at_random)
    shown = [position(game, answer, *each) for each in wanted["POSITIONS"] if not only or each[0] in only]
    (gallery / "views.json").write_bytes(msgspec.json.encode(shown))


if __name__ == "__main__":
    dump(sys.argv[1], sys.argv[2:])
