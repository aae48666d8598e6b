"""Myriad: up to three copies in a deck, paid for once (myriad).

It says something about decks (see `decks`), nothing in play.
"""

NAME = ("Myriad", "Unzählig")
