"""How likely people are to do what they do in Cultists, as the bots see it: all guesses in one place.

What the rules fix is counted in `counting`; here stands only what could be otherwise. Ratios say how much
likelier a cultist does something than an investigator.
"""

FAITHFUL = 0.95
"""How many cultists keep to their route card all game, so that their room actions look like anybody's."""
BOLD = {1: 0.0, 2: 0.25}
"""By how much, with one or two cultists, the public may suspect him most when the victim is found, and a
cultist still is glad to kill."""
EAGER = 2.0
"""How much a cultist who is glad to kill prefers to give a Dead card, against taking one blindly."""
RELUCTANT = 0.05
"""The same if he is not glad to."""
CUNNING = 0.3
"""How much the checks of pulse decks say, as a power: cultists kill where the suspicion falls on others."""
SILENT = 0.5
"""How often a cultist who sees a Dead card keeps silent."""
LAYS = (0.25, 0.4, 0.35)
"""How often a cultist who fills or secures puts down Success, Failure, Sabotage."""

HABITS = {
    "met": 1.1,
    "filled": 1.05,
    "searched": 0.75,
    "cleared": 0.75,
    "reported": 2.0,
    "called": 1.0,
    "refused": 2.5,
}
"""How much likelier a cultist does each of these things, each time (`clues.HABITS`)."""
HABITUAL = 4
"""What somebody does more often than this says nothing more."""

VOTED = {(False, False): 1.0, (False, True): 1.1, (True, False): 1.0, (True, True): 0.4}
"""Naming somebody in a vote: (the voter is a cultist, the named one is a cultist)."""
SUSPECTED = {(False, False): 1.0, (False, True): 1.05, (True, False): 1.0, (True, True): 0.8}
"""Claiming to suspect somebody: (the speaker is a cultist, the other one is a cultist)."""
ACCUSED = {(False, False): 1.0, (False, True): 2.0, (True, False): 1.1, (True, True): 1.0}
"""Claiming to know that somebody is a cultist."""
TRUSTED = {(False, False): 1.0, (False, True): 0.9, (True, False): 0.85, (True, True): 0.8}
"""Claiming to trust somebody."""
CAUGHT = 6.0
"""Claiming a Dead card in a check that was not reported: an investigator's check would have been."""
