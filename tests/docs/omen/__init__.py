"""Omen: keep your rune or trade it. The example of docs/adding-a-game.md."""

from tests.docs.omen.game import GAME as GAME
