"""Massive: engaged with everybody at its location while ready (massive). Other rules ask for it; it does
nothing by itself.
"""

NAME = ("Massive", "Gewaltig")
