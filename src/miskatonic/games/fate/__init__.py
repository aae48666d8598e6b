"""Fate: move the one fate piece that all share, and call your god first. Fate of the Elder Gods, 2 to 4 players."""

from miskatonic.games.fate.game import GAME as GAME
