"""How many different continuations there are from fixed positions: a change of what is offered shows here.

Dice and decks lie as the seed has them, so every row of answers leads to one position.
"""

from itertools import combinations

import pytest

from miskatonic.core.game import Ask
from miskatonic.games.fate import GAME
from miskatonic.games.fate.state import Fate
from tests.games.fate.builders import A, B, C, altar, new_game


def answers(ask: Ask) -> list[tuple[str, ...]]:
    """Return every answer that an ask allows."""
    ids = [option.id for option in ask.options]
    return [picked for count in range(ask.least, ask.most + 1) for picked in combinations(ids, count)]


def continuations(g: Fate, depth: int) -> int:
    """Count the rows of so many answers; a row that ends the game or the phase earlier counts as one."""
    asks = g.asks()
    if not depth or not asks:
        return 1
    seat, ask = next(iter(asks.items()))
    total = 0
    for answer in answers(ask):
        twin = g.copy()
        GAME.answer(twin, seat, answer)
        total += continuations(twin, depth - 1)
    return total


def crowded() -> Fate:
    """Set up the middle of a game of three: A is about to prepare a turn."""
    return altar(
        players=3,
        phase="preparation",
        whole_turn=True,
        fate="gathering",
        gods={A: "Nyarlathotep", B: "Ithaqua", C: "Tsathoggua"},
        cultists={A: "other-worlds 2, ceremony 2, museum 1", B: "library 1, ceremony 1", C: "streets 2"},
        investigators="ceremony 3, library 1",
        lodges={A: 2, B: 4},
        signs={A: 2, C: 1},
        summon={A: 4, B: 6},
        hands={A: "Frenzy (Flame), Betrayal (Flame), Mind Theft (Moon), Gate", B: "Book, Moon", C: "Skull"},
        readied={A: "False Trail (Book), Dream Road (Skull)", B: "Banishment (Moon)", C: "Frenzy (Book)"},
        columns={"library": "Moon", "ceremony": "Skull, Gate"},
        artefacts={A: "Yellow Mask, Elder Lamp", B: "Amulet of Nephren-Ka"},
        squalls={"library": "Gust"},
        shown="Idol, Ward Ring",
    )


@pytest.mark.parametrize(("depth", "rows"), [(1, 7), (2, 28), (3, 112), (4, 496), (5, 2520), (6, 10864)])
def test_the_middle_of_a_game_has_as_many_continuations_as_ever(depth: int, rows: int) -> None:
    assert continuations(crowded(), depth) == rows


@pytest.mark.parametrize(("depth", "rows"), [(2, 4), (3, 20), (4, 80), (5, 320), (6, 880), (7, 4720)])
def test_the_beginning_has_as_many_continuations_as_ever(depth: int, rows: int) -> None:
    assert continuations(new_game(1, seats=2), depth) == rows
