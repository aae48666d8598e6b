"""How likely people are to do what they do in Cultists, as the bots see it: all guesses in one place.

What the rules fix is counted in `counting`; here stands only what could be otherwise. Ratios say how much
likelier a cultist does something than an investigator.
"""

FAITHFUL = 0.95
"""How many cultists keep to their route card all game, so that their room actions look like anybody's."""
EAGER = 1.6
"""How much a cultist prefers to give a Dead card, against taking one of his hand blindly."""
CUNNING = 0.4
"""How much the checks of pulse decks say, as a power: cultists kill where the suspicion falls on others."""
SILENT = 0.5
"""How often a cultist who sees a Dead card keeps silent."""
LAYS = (0.25, 0.4, 0.35)
"""How often a cultist who fills or secures puts down Success, Failure, Sabotage."""

HABITS = {
    "met": 1.15,
    "filled": 1.05,
    "searched": 0.55,
    "cleared": 0.85,
    "reported": 1.3,
    "called": 1.4,
    "refused": 1.6,
}
"""How much likelier a cultist does each of these things, each time (`clues.HABITS`)."""
HABITUAL = 4
"""What somebody does more often than this says nothing more."""

VOTED = {(False, False): 1.0, (False, True): 1.2, (True, False): 1.1, (True, True): 0.6}
"""Naming somebody in a vote: (the voter is a cultist, the named one is a cultist)."""
SUSPECTED = {(False, False): 1.0, (False, True): 1.2, (True, False): 1.1, (True, True): 0.5}
"""Claiming to suspect somebody: (the speaker is a cultist, the other one is a cultist)."""
ACCUSED = {(False, False): 1.0, (False, True): 1.3, (True, False): 1.3, (True, True): 0.5}
"""Claiming to know that somebody is a cultist."""
TRUSTED = {(False, False): 1.0, (False, True): 0.75, (True, False): 1.0, (True, True): 1.1}
"""Claiming to trust somebody."""
CAUGHT = 6.0
"""Claiming a Dead card in a check that was not reported: an investigator's check would have been."""
