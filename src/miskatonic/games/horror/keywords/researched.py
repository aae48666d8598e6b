"""Researched: comes into a deck only by an upgrade, after a task that the campaign log names (researched).

It says something about decks (see `decks`), nothing in play.
"""

NAME = ("Researched", "Erforscht")
