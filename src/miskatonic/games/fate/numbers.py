"""Every number of Fate that is ours to tune, in one place; the clause that states it stands beside it.

Whoever changes one changes the rulebook as well. Numbers on single cards stand in `cards`.
"""

CULTISTS_IN_LODGE = 7
"""components.7, setup.4"""
CULTISTS_IN_ABYSS = 7
CULTISTS_PER_LOCATION = 1

INVESTIGATORS = 12
"""components.d3"""
INVESTIGATORS_PER_PLAYER = 3
INVESTIGATORS_PER_LOCATION = 1
"""setup.9"""

GATES = 4
"""components.d2"""
HAND = 3
"""setup.d1, movement.6, draw.1: spells dealt, drawn anew and drawn up to"""
READIED = 3
"""ready.8"""
ARTEFACTS_HELD = 3
"""artefacts.4"""
ARTEFACTS_SHOWN = 2
"""setup.7"""

DIE = ("tentacle", "star", "eye", "eye", "eye", "eye")
"""dice.d1"""

LAST_SPACE = 9
"""lodge.3, win.1"""
SIGNS_TO_LOSE = 10
"""loss.1"""

INVESTIGATORS_THAT_FOLLOW = 3
"""collect.1"""
CULTISTS_FOR_CONTROL = 3
"""control.1"""
INVESTIGATORS_THAT_RAID = 5
"""end-raid.1"""

LIBRARY_SPELLS = 3
"""library.1"""
LIBRARY_READIES = 2
"""library.2"""
MUSEUM_SACRIFICES = 3
"""museum.2"""
STREETS_INVESTIGATORS = 2
"""streets.1"""
STREETS_SACRIFICE = 1
"""streets.4"""
CEREMONY_SACRIFICE = 2
"""ceremony.3"""
CEREMONY_SUMMON = 1
GATHERING_CULTISTS = 3
"""gathering.1"""
GATHERING_MOVES = 1
"""gathering.2"""

SQUALLS_ON_BOARD = 3
"""gods.d4"""
HUNGER = 6
"""curses.d4"""
BARRED_FROM = 8
"""curses.d8"""
