"""Massive: engaged with everybody at its location while ready (massive, quick-reference.7). Other rules ask
for it; it does nothing by itself.
"""

NAME = ("Massive", "Gewaltig")
