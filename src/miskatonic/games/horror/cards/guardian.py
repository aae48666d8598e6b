"""Guardian cards of the core box, with Daniela Reyes and her signature cards. Not for rules."""

from miskatonic.games.horror.printed import Printed

CARDS: tuple[Printed, ...] = ()
