"""Mystic cards of the core box, with Dexter Drake and his signature cards. Not for rules."""

from miskatonic.games.horror.printed import Printed

CARDS: tuple[Printed, ...] = ()
