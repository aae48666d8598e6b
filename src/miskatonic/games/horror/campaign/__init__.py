"""A campaign of Horror as a document outside any match, and what takes it from one state to the next.

Not for playing its scenarios.
"""
