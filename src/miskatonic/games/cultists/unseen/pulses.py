"""Which unseen pulse cards are Dead, given what checks have shown: exact odds, and drawing by them.

An unseen card comes from a pool: the start pile, or the pulse cards of a cultist. Whoever chooses blindly
between the cards of his hand gives every order of his cards with the same odds, so each pool is a shuffled
stack of so many Dead cards among all. Not for who the cultists are.
"""

from functools import lru_cache

import msgspec

from miskatonic.core.rng import Rng
from miskatonic.games.cultists.cards import ALIVE, DEAD, START, Card, Figure
from miskatonic.games.cultists.numbers import COUNTS, PULSE_CARDS
from miskatonic.games.cultists.unseen.chance import FINE
from miskatonic.games.cultists.unseen.clues import UNKNOWN, Clues, Suspects

SOME = -1
"""In the place of a number of Dead cards: at least one."""

Pool = tuple[int, int]
"""How many Dead cards there are, among how many cards."""


class Proof(msgspec.Struct, frozen=True):
    """The first so many cards of a figure's deck hold so many Dead cards."""

    size: int
    dead: int


class Puzzle(msgspec.Struct, frozen=True):
    """Pools, the unseen cards of decks that were checked, and what the checks showed.

    A deck is a tuple of cards, each the number of its pool, or a known card as ALIVE or DEAD below zero.
    """

    pools: tuple[Pool, ...]
    decks: tuple[tuple[int, ...], ...]
    tests: tuple[tuple[Proof, ...], ...]


KNOWN = {ALIVE: -2, DEAD: -1}


def puzzle(clues: Clues, suspects: Suspects) -> Puzzle:
    """Return what is to be solved if these are the cultists; decks beyond their last check are left out."""
    count = COUNTS[clues.seats]
    givers = [each for each in suspects if each != clues.seat]
    pools = [(count.start_dead, count.start_alive + count.start_dead)]
    pools += [(count.dead_cards, PULSE_CARDS)] * len(givers)
    tests = tuple([_tests(clues, suspects, figure) for figure in range(len(clues.pulses))])
    decks = []
    for figure, deck in enumerate(clues.pulses):
        size = tests[figure][-1].size if tests[figure] else 0
        decks.append(tuple([source(figure, giver, face, suspects, givers) for giver, face in deck[:size]]))
    return Puzzle(tuple(pools), tuple(decks), tests)


def source(figure: Figure, giver: Figure, face: Card, suspects: Suspects, givers: list[int]) -> int:
    """pulse.d1, pulse.d2, hands.1: where a card comes from"""
    if face != UNKNOWN:
        return KNOWN[face]
    if giver == START:
        return KNOWN[ALIVE] if figure in suspects else 0
    return 1 + givers.index(giver) if giver in suspects else KNOWN[ALIVE]


def known_face(source: int) -> Card:
    """Return the face of a card that comes from no pool."""
    return DEAD if source == KNOWN[DEAD] else ALIVE


def _tests(clues: Clues, suspects: Suspects, figure: Figure) -> tuple[Proof, ...]:
    """check-state.4 to check-state.6: an investigator who reports no death has seen no Dead card"""
    found = []
    for check in clues.checks:
        if check.target != figure:
            continue
        if check.dead != UNKNOWN:
            found.append(Proof(check.cards, check.dead))
        elif check.reported:
            found.append(Proof(check.cards, SOME))
        elif check.by not in suspects:
            found.append(Proof(check.cards, 0))
    return tuple(found)


class Solution:
    """The odds of a puzzle, worked out as they are needed."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Put the cards and tests of all decks into one row."""
        self.pools = puzzle.pools
        self.row: list[tuple[int, int, int]] = []
        """(deck, source, test): a card and, if one is made after it, a test; -9 stands for neither."""
        for deck, cards in enumerate(puzzle.decks):
            for place, source in enumerate(cards):
                self.row.append((deck, source, _NONE))
                dead = [test.dead for test in puzzle.tests[deck] if test.size == place + 1]
                self.row += [(deck, _NONE, each) for each in dead]
        self.odds: dict[tuple[int, tuple[Pool, ...], int], float] = {}

    def chance(self, place: int, pools: tuple[Pool, ...], here: int) -> float:
        """Return the odds that all tests from this place of the row on turn out as they did.

        `here` is how many Dead cards of the present deck came before.
        """
        if place == len(self.row):
            return 1.0
        key = (place, pools, here)
        if key not in self.odds:
            self.odds[key] = self._chance(place, pools, here)
        return self.odds[key]

    def _chance(self, place: int, pools: tuple[Pool, ...], here: int) -> float:
        _, source, test = self.row[place]
        after = self._after(place)
        if source == _NONE:
            holds = here > 0 if test == SOME else here == test
            return self.chance(place + 1, pools, here * after) if holds else 0.0
        if source < 0:
            return self.chance(place + 1, pools, (here + (source == KNOWN[DEAD])) * after)
        dead, size = pools[source]
        total = 0.0
        if dead:
            total += dead / size * self.chance(place + 1, taken(pools, source, DEAD), (here + 1) * after)
        if dead < size:
            total += (size - dead) / size * self.chance(place + 1, taken(pools, source, ALIVE), here * after)
        return total

    def _after(self, place: int) -> int:
        """Return 1 if the next place is of the same deck; 0 sets the count back."""
        return int(place + 1 < len(self.row) and self.row[place + 1][0] == self.row[place][0])

    def draw(self, rng: Rng) -> tuple[list[list[Card]], tuple[Pool, ...]]:
        """Draw all faces by their odds; return them deck by deck, and what is left in the pools."""
        decks: list[list[Card]] = [[] for _ in range(1 + max([deck for deck, _, _ in self.row], default=-1))]
        pools, here = self.pools, 0
        for place, (deck, source, _) in enumerate(self.row):
            after = self._after(place)
            if source == _NONE:
                here *= after
                continue
            face = known_face(source)
            if source >= 0:
                dead, size = pools[source]
                odds = 0.0
                if dead:
                    odds = (
                        dead / size * self.chance(place + 1, taken(pools, source, DEAD), (here + 1) * after)
                    )
                face = DEAD if rng.below(FINE) < odds / self.chance(place, pools, here) * FINE else ALIVE
                pools = taken(pools, source, face)
            decks[deck].append(face)
            here = (here + (face == DEAD)) * after
        return decks, pools


_NONE = -9


def taken(pools: tuple[Pool, ...], pool: int, face: Card) -> tuple[Pool, ...]:
    """Return the pools without one card of this face."""
    dead, size = pools[pool]
    return (*pools[:pool], (dead - (face == DEAD), size - 1), *pools[pool + 1 :])


@lru_cache(64)
def solve(puzzle: Puzzle) -> Solution:
    """Return the odds of a puzzle."""
    return Solution(puzzle)


def chance(puzzle: Puzzle) -> float:
    """Return the odds that a deal and blind choices lead to what the checks showed."""
    solution = solve(puzzle)
    return solution.chance(0, solution.pools, 0)
