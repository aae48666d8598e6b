"""Fate: all move one fate piece, and who calls a god first wins. Fate of the Elder Gods, 2 to 4 players."""

from miskatonic.games.fate.game import GAME as GAME
