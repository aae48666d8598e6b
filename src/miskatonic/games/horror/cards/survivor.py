"""Survivor cards of the core box, with Isabelle Barnes and her signature cards. Not for rules."""

from miskatonic.games.horror.printed import Printed

CARDS: tuple[Printed, ...] = ()
