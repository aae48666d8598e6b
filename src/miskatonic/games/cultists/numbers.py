"""Every number of Cultists that is ours to tune, in one place; the clause that states it stands beside it.

Whoever changes one changes the rulebook as well. Floor plans stand in `plan`, route cards in `routes`.
"""

import msgspec


class Count(msgspec.Struct, frozen=True):
    """counts.d1: what depends on the number of players"""

    side: str
    """Side of the board, "A" or "B"."""
    automa: bool
    cultists: int
    target: int
    threshold: int
    """How many dead investigators the cultists need."""
    doubles: bool
    """The start player's vote counts double; otherwise he may change it."""
    portal_rounds: int
    lair: str
    """The fish-man's corridor."""
    dead_cards: int
    """Dead cards among the pulse cards of each cultist."""
    start_alive: int
    start_dead: int
    """Alive and Dead cards in the start pile."""
    seer: bool
    assassin: bool
    """Which special roles take part by default."""


COUNTS = {
    4: Count("A", True, 1, 10, 3, False, 3, "gW", 4, 5, 2, False, False),
    5: Count("A", False, 1, 10, 3, False, 3, "gW", 4, 5, 2, False, False),
    6: Count("A", True, 1, 12, 4, False, 3, "gW", 4, 4, 3, False, True),
    7: Count("B", False, 2, 12, 4, True, 2, "gZ", 3, 8, 2, True, True),
    8: Count("B", False, 2, 13, 5, True, 2, "gZ", 4, 8, 4, True, True),
}

ROUNDS = 10
"""round.1"""
POINTS = 3
"""move.2"""
FOG_POINTS = 2
"""event-list.d9"""

PULSE_CARDS = 14
"""hands.d2"""
PULSE_HAND = 2
"""hands.d3"""
INVESTIGATOR_ROOM_CARDS = (6, 0, 0)
"""hands.d1: Success, Failure, Sabotage"""
CULTIST_ROOM_CARDS = (2, 2, 2)
"""hands.d1"""

FIRST_ROOM_CARDS = (6, 2, 0)
"""room-decks.d1: Success, Failure, Sabotage"""
EXPLORED_FROM = 3
"""room-decks.2"""
SYMBOLS = {"A": 3, "B": 4}
"""room-decks.d2"""
UNSAFE_CARDS = (3, 1, 1)
"""unsafe.d1"""
PILE_CARDS = (12, 5, 3)
"""pile.d1"""

BOOKS = {
    "A": {"CAF": 2, "PNK": 2, "YEL": 2, "GRN": 3, "RED": 3, "VIO": 3},
    "B": {"CAF": 2, "PNK": 2, "YEL": 2, "GRN": 3, "RED": 2, "VIO": 3, "ORG": 2, "BRN": 3},
}
"""shelf.d1"""
ROW_POINTS = {
    "A": {"CAF": 3, "PNK": 3, "YEL": 3, "GRN": 4, "RED": 4, "VIO": 4},
    "B": {"CAF": 3, "PNK": 3, "YEL": 3, "GRN": 4, "RED": 3, "VIO": 5, "ORG": 3, "BRN": 4},
}
"""shelf.d1"""

MARKERS = ("CAF", "GRN", "RED", "VIO")
"""cultist-markers.d1: what the cultist markers show"""
MARKERS_IN_GAME = 3
"""cultist-markers.d1"""

BAG = {
    "calm": 2,
    "lightning": 2,
    "secret-doors": 1,
    "portal": 2,
    "fish-man": 1,
    "cultist": 1,
    "locked": 1,
    "fog": 1,
    "courage": 1,
}
"""event-list.d1"""

FIRE_ROUNDS = (5, 6)
"""firestarter.d1"""
FIRESTARTER_FROM = 7
"""roles.d2: with fewer players there is no Firestarter"""

DISCUSSION_SECONDS = {"default": 180, "1m": 60, "3m": 180, "5m": 300, "10m": 600, "1d": 86400, "none": 0}
"""vote.d1: what a table may set for a discussion; 0 is no limit, the default holds at a table with a clock"""
VOTE_SECONDS = 30
"""vote.d1"""
LONG_SECONDS = 86400
"""From here on a table plays over days; then a vote may take as long as its discussion."""
GUESS_SECONDS = {"default": 60, "1m": 60, "3m": 180, "1d": 86400, "none": 0}
"""seer-guess.d2: the limits that a table may set for the guess, likewise"""
CLAIMS_AT_ONCE = 3
"""How much somebody may claim in one round of a discussion."""
TALK_ROUNDS = 3
"""How many rounds a discussion has if nobody asks for more time."""
TALK_ROUNDS_MOST = 6
"""How many it has at most."""
