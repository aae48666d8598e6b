"""Peril: its drawer is alone with it (peril, quick-reference.14, .q4). Other rules ask for it; it does
nothing by itself.
"""

NAME = ("Peril", "Wagnis")
