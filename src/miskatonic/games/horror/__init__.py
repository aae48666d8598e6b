"""Horror: a cooperative card game for one to four investigators."""

from miskatonic.games.horror.game import GAME

__all__ = ["GAME"]
