"""Hidden: kept secretly in the hand of whoever drew it (hidden). Other rules ask for it; it does nothing
by itself.
"""

NAME = ("Hidden", "Verborgen")
