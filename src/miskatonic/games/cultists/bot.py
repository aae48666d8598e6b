"""How to play Cultists: the bots of this game, and the guide for bots that play any game."""

from collections.abc import Callable, Mapping

from miskatonic.core.bot import Bot
from miskatonic.games.cultists.guide import CultistsGuide

BOTS: Mapping[str, Callable[[], Bot]] = {}
GUIDE = CultistsGuide()
