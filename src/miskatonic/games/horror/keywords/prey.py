"""Prey: whom an enemy prefers to engage and to hunt (prey, quick-reference.4). Other rules ask for it; it
does nothing by itself.
"""

NAME = ("Prey", "Beute")
