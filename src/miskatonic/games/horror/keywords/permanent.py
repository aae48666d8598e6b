"""Permanent: in play from the start and for good (permanent). Other rules ask for it; it does nothing by
itself.
"""

NAME = ("Permanent", "Dauerhaft")
