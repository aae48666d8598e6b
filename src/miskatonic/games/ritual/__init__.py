"""Ritual: everybody sees your card but you. Arkham Ritual for 3 to 7 players."""

from miskatonic.games.ritual.game import GAME as GAME
