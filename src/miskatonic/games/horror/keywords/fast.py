"""Fast: played without an action (fast). Other rules ask for it; it does nothing by itself."""

NAME = ("Fast", "Schnell")
