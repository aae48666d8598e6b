"""Seeker cards of the core box, with Joe Diamond and his signature cards. Not for rules."""

from miskatonic.games.horror.printed import Printed

CARDS: tuple[Printed, ...] = ()
