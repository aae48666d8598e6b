"""How fast the games are, as ratios to something well known, measured in one run.

Run it with `make bench`; what is counted is said in docs/performance.md. A game has a module of its own
here, with a function `bars()`, and its name in `GAMES`. Not for tests: no test asserts a time.
"""

GAMES = ("ritual", "fate", "cultists", "horror")
