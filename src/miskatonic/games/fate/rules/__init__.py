"""The rules of Fate, one module for each part of the rulebook; every step names the clauses it carries out.

Read `turn` first. Not for who may see what (`view`) and not for wording (`told`, `asks`, messages).
"""

from miskatonic.games.fate.rules.setup import new_game as new_game
