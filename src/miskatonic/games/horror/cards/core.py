"""What all cards of the 2026 core box have in common. Not for the cards themselves."""

from functools import partial

from miskatonic.games.horror.printed import Printed

CORE = "core-2026"
core = partial(Printed, product=CORE)
"""A card of the core box; its code is its number behind the number of the box."""
