"""Reward: a card that a campaign has to unlock (reward). It says something about decks (see `decks`), nothing
in play.
"""

NAME = ("Reward", "Belohnung")
