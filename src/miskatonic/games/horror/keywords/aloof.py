"""Aloof: does not engage by itself (aloof, quick-reference.15). Other rules ask for it; it does nothing by
itself.
"""

NAME = ("Aloof", "Zurückhaltend")
