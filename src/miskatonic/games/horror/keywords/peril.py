"""Peril: its drawer is alone with it (peril). Other rules ask for it; it does nothing by itself."""

NAME = ("Peril", "Wagnis")
