"""Every number of Fate that is ours to tune, in one place; the clause that states it stands beside it.

Whoever changes one changes the rulebook as well; texts on cards follow by themselves. Not for what bots think
of things (`worth`, `odds`).
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

# On single cards

CALL_FROM_BELOW_CULTISTS = 2
"""spells.d1"""
FALSE_TRAIL_INVESTIGATORS = 2
"""spells.d2"""
BLOOD_PRICE_SACRIFICE = 3
"""spells.d5"""
WARDING_CIRCLE_SIGNS = 2
"""spells.d7"""
BETRAYAL_CULTISTS = 1
"""spells.d8"""
PRESS_CALL_INVESTIGATORS = 3
"""spells.d10"""
RISING_TIDE_UP_TO = 4
"""spells.d11: the last space from which the marker rises"""
BROKEN_SEAL_SIGNS = 2
"""spells.d12"""

IDOL_CULTISTS = 2
"""artefact-list.d5"""
BONE_FLUTE_CULTISTS = 2
"""artefact-list.d9"""
WARD_RING_INVESTIGATORS = 1
"""artefact-list.d10"""

CURSES_OF_A_KIND = 2
"""components.d2"""
HUNGER_CULTISTS = 3
"""curses.d4"""
TORN_VEIL_INVESTIGATORS = 2
"""curses.d5"""
BACKLASH_CULTISTS = 2
"""curses.d7"""

CTHULHU_CULTISTS = 1
"""gods.d1"""
NYARLATHOTEP_CAPTIVES = 2
"""gods.d3"""
TSATHOGGUA_SIGNS = 2
"""gods.d5"""
SHUB_NIGGURATH_CULTISTS = 3
"""gods.d6"""
YOG_SOTHOTH_MOVES = 3
"""gods.d7"""
AZATHOTH_DICE = 2
"""gods.d8"""

FROST_TILES, TRACKS_TILES, GUST_TILES, CALM_TILES = 2, 2, 1, 1
"""squalls.d1 to squalls.d4"""
FROST_CULTISTS = 2
TRACKS_INVESTIGATORS = 2
