"""The rules of Cultists, a module for each part of the rulebook; every step names the clauses it carries out.

Read `rounds` first. Not for who may see what (`view`) and not for wording (`told`, `asks`, messages).
"""

from miskatonic.games.cultists.rules.setup import new_game as new_game
