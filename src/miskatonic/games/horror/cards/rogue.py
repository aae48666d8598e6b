"""Rogue cards of the core box, with Trish Scarborough and her signature cards. Not for rules."""

from miskatonic.games.horror.printed import Printed

CARDS: tuple[Printed, ...] = ()
