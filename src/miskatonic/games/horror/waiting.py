"""What of the rulebook the game does not carry out yet: errata, expansions, optional rules.

Whole sections, or single clauses of sections that are in force otherwise.

Nobody can play by them here, so no test has to prove them. Not for rules that are in force.
"""

WAITING = (
    "errata",
    "faq",
    "optional-rules",
    "environments",
    "ultimatums-and-boons",
    "ultimatums",
    "boons",
    "refractions",
    "reprints",
    "product-symbols",
    "encounter-sets",
    "legacy-scenarios",
    "replacement-sets",
)
