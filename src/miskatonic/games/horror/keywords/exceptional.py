"""Exceptional: costs twice its level, and a deck has one copy at most (exceptional).

It says something about decks (see `decks`), nothing in play.
"""

NAME = ("Exceptional", "Außergewöhnlich")
