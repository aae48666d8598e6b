"""Fast: played without an action (fast, quick-reference.11). Other rules ask for it; it does nothing by
itself.
"""

NAME = ("Fast", "Schnell")
