"""Prey: whom an enemy prefers to engage and to hunt (prey). Other rules ask for it; it does nothing by
itself.
"""

NAME = ("Prey", "Beute")
