"""Cultists: investigators search for books, a cult murders among them. Among Cultists, 4 to 8 players."""

from miskatonic.games.cultists.game import GAME as GAME
