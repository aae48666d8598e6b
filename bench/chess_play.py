"""python-chess as a contestant: random play by `legal_moves` and `push`."""

from random import Random

import chess

from bench.measure import Contestant, games_for

LONGEST = 400
"""Moves after which a game is broken off, as random games may wander about."""


def random_play() -> Contestant:
    """Play games at random; count the moves."""
    random = Random(1).random

    def play() -> tuple[int, int]:
        board = chess.Board()
        for moves in range(LONGEST):
            legal = list(board.legal_moves)
            if not legal:
                return moves, 0
            board.push(legal[int(random() * len(legal))])
        return LONGEST, 0

    return lambda seconds: games_for(seconds, play)
