"""The basic weaknesses of the core box. Not for rules."""

from miskatonic.games.horror.printed import Printed

CARDS: tuple[Printed, ...] = ()
